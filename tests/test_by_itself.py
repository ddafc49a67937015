"""What goes by itself at a table, and what ends it."""

from collections.abc import Callable

import pytest
from app import App
from clovers_player import clearable, take
from fakes import FakePort, whole_page


@pytest.mark.parametrize("tap", ["hint", "undo"])
def test_a_hint_or_taking_back_ends_what_goes_by_itself(tap: str) -> None:
    port = FakePort()
    app = whole_page(port, "R-0000-0005-7")
    assert app.sitting is not None
    app.tap("turn-all")
    port.wait(300)
    app.tap(tap)
    at = app.sitting.game.at
    port.wait(60_000)
    assert app.sitting.game.at == at > 1


def finished(port: FakePort) -> App:
    """四つ葉, finished by itself."""
    app = clearable(port)
    assert app.sitting is not None
    game = app.sitting.game
    while not app.sitting.after.get("sure"):
        take(app, port, game.entry.solver.best_line(game.state)[0])
    app.tap("finish")
    port.wait(60_000)
    assert app.sitting.game.outcome
    return app


def turned(port: FakePort) -> App:
    """Royal Marriage, with the whole stock turned by itself."""
    app = whole_page(port, "R-0000-0005-7")
    app.tap("turn-all")
    port.wait(60_000)
    assert app.sitting is not None
    assert app.sitting.game.at == 52
    return app


@pytest.mark.parametrize("by_itself", [finished, turned])
@pytest.mark.parametrize("back", [["restart"], ["undo"], ["undo", "undo", "redo"]], ids=" ".join)
def test_what_has_gone_by_itself_to_its_end_stands_still_when_it_is_taken_back(
    by_itself: Callable[[FakePort], App], back: list[str]
) -> None:
    port = FakePort()
    app = by_itself(port)
    assert app.sitting is not None
    for tap in back:
        app.tap(tap)
    at = app.sitting.game.at
    port.wait(60_000)
    assert app.sitting.game.at == at


def test_a_table_that_another_tab_has_taken_stands_still_from_the_first_move_that_finds_it_out() -> None:
    here = FakePort()
    app = whole_page(here, "R-0000-0005-7")
    assert app.sitting is not None
    app.tap("turn-all")
    here.wait(300)
    whole_page(FakePort(here.store, seed=2), "marriage")
    at = app.sitting.game.at
    here.wait(60_000)
    assert app.places.resting
    assert app.sitting.game.at == at + 1
