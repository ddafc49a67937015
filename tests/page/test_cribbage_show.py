"""The show promises what is pegged, and its last count stays to be looked at."""

import random
import re
from dataclasses import replace

import pytest
from app import App
from cribbage_player import next_taps, started, step
from fakes import FakePort, whole_page

PROMISE = re.compile(r"Peg (\d+) points?")


def at_the_show(port: FakePort) -> App:
    """Cribbage, the first hand of its first deal about to be counted, every line of it shown."""
    app = whole_page(port, "C-0000-0A93-T?shape=two")
    assert app.sitting
    while not PROMISE.search(port.picture.regions["more"]):
        for tap in next_taps(app.sitting.game, port.taps()):
            app.tap(tap)
        port.wait(20_000)
    return app


def with_holes_to_go(app: App, holes: int) -> int:
    """Put the seat that counts this far from its last hole; the seat."""
    assert app.sitting
    game = app.sitting.game
    seat = game.state.on_turn
    scores = tuple(game.state.terms.target - holes if s == seat else n for s, n in enumerate(game.state.scores))
    game.states[game.at] = replace(game.state, scores=scores)
    app.draw()
    return seat


def promised(port: FakePort) -> int:
    """The points on the button."""
    found = PROMISE.search(port.picture.regions["more"])
    assert found
    return int(found[1])


@pytest.mark.parametrize("holes", [1, 2, 3, 50])
def test_no_more_is_promised_than_is_pegged(holes: int) -> None:
    port = FakePort()
    app = at_the_show(port)
    seat = with_holes_to_go(app, holes)
    while "count-on" in port.taps():
        app.tap("count-on")
    assert app.sitting
    before, told = app.sitting.game.state.scores[seat], promised(port)
    app.tap("on")
    assert app.sitting.game.state.scores[seat] - before == told


def test_the_count_that_ends_a_game_is_seen_once_the_result_is_put_away() -> None:
    port = FakePort()
    app = at_the_show(port)
    with_holes_to_go(app, 1)
    app.tap("on")
    count = port.picture.regions["more"]
    assert app.sitting
    assert app.sitting.game.outcome
    assert 'class="lines num"' in count
    assert "Show the result" not in count
    app.tap("fold")
    assert not port.picture.sheet
    assert 'class="lines num"' in port.picture.regions["more"]
    assert "Show the result" in port.picture.regions["more"]
    app.tap("go")
    assert port.picture.sheet


def test_a_game_given_up_in_the_play_leaves_only_the_way_to_its_result() -> None:
    port = FakePort()
    app = whole_page(port, "C-0000-0A93-T?shape=two")
    app.tap("give-up-yes")
    app.tap("fold")
    assert re.sub("<[^>]*>", "", port.picture.regions["more"]) == "Show the result"


def test_the_list_of_a_count_has_the_name_of_its_hand() -> None:
    port = FakePort()
    at_the_show(port)
    said = re.sub("<[^>]*>", "", port.picture.regions["say"])
    listed = re.search('<div class="scroll"[^>]*aria-label="([^"]*)"', port.picture.regions["more"])
    assert listed
    assert said.startswith(f"{listed[1]}: ")


def test_the_show_is_counted_line_by_line() -> None:
    port = FakePort()
    app = started(port)
    assert app.sitting is not None
    rng = random.Random(10)
    while step(app, port, rng):
        port.wait(10_000)
        if "count-on" in port.taps():
            break
    lit = {key for key, placed in port.cards.items() if "lit" in placed.look}
    assert lit
    lines = port.picture.regions["more"].count("<li")
    before = tuple(app.sitting.game.state.scores)
    app.tap("count-on")
    assert port.picture.regions["more"].count("<li") >= lines
    assert tuple(app.sitting.game.state.scores) == before
    app.tap("all")
    app.tap("on")
    assert sum(app.sitting.game.state.scores) > sum(before)


@pytest.mark.parametrize("shape", ["two", "three"])
def test_a_deal_added_up_adds_up_with_muggins(shape: str) -> None:
    port = FakePort()
    app = started(port, shape=shape, counting="hand", muggins="on")
    rng = random.Random(11)
    headed = set()
    while step(app, port, rng, miss=rng.choice((0, 0, 2))):
        more = port.picture.regions["more"]
        if 'class="deal num"' in more:
            headed.add("Muggins" in more)
            for cells in re.findall(r'<tr><th scope="row">.*?</th>(.*?)</tr>', more):
                *parts, all_of_it = (int(n.replace("–", "0")) for n in re.findall(r"<td>(?:<b>)?([\d–]+)", cells))
                assert sum(parts) == all_of_it
    assert True in headed
