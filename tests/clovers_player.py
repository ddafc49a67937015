"""Somebody who plays 四つ葉 by taps, at a page that has no other table."""

import page.clovers as clovers
from app import App
from cards import split
from fakes import FakePort, whole_page


def opened(port: FakePort, place: str = "") -> App:
    """A page opened at a place, with the first game's table."""
    return whole_page(port, place, {"clovers": clovers}, {}, {}, wait=10)


def take(app: App, port: FakePort, move: str) -> None:
    """Take a group by tapping its cards one after another."""
    for card in split(move.partition(" ")[2]):
        app.tap(f"card:{card}")
    port.wait(10)


def clearable(port: FakePort) -> App:
    """A clearable deal at the table."""
    app = opened(port, "clovers")
    app.tap("new")
    app.tap("draft:deals=clearable")
    app.tap("deal")
    port.wait(100)
    return app


def lose(app: App, port: FakePort) -> None:
    """Play on, spoiling the clear at the first chance."""
    assert app.sitting is not None
    game = app.sitting.game
    while game.outcome is None:
        legal = game.rules.legal(game.state)
        spoiling = [m for m in legal if not game.entry.solver.clearable(game.rules.apply(game.state, m))]
        take(app, port, (spoiling or legal)[-1])
