"""What is said at the cribbage table to those who do not see it."""

import json
import random
import re
from dataclasses import replace
from typing import Any

import pytest
import store
from app import App
from contract import Outcome, Thinking
from cribbage_player import next_taps, started, step
from fakes import FakePort, whole_page
from page.cribbage_say import say
from page.cribbage_scene import Ui
from page.cribbage_show import standing
from page.parts import spoken
from store import MemoryStore

DEAL = "C-0000-0A93-T"


def at_the_table(speed: str, shape: str = "pairs") -> tuple[FakePort, App]:
    """The same deal at a table of this shape, at this speed."""
    kept = MemoryStore()
    kept.set(store.PREFERENCES, json.dumps({"lang": "en", "level": "easy", "speed": speed}))
    port = FakePort(kept)
    return port, whole_page(port, f"{DEAL}?shape={shape}")


def to_the_show(port: FakePort, app: App) -> list[str]:
    """Play to the end of the play; everything that the line of words said on the way, as it was painted."""
    assert app.sitting
    game = app.sitting.game
    while game.state.phase != "show":
        for tap in next_taps(game, port.taps()):
            app.tap(tap)
        port.wait(20_000)
    said = [picture.regions.get("say", "") for picture in port.pictures]
    return [line for i, line in enumerate(said) if i == 0 or line != said[i - 1]]


def of_others(app: App) -> list[str]:
    """The cards that others played, in order."""
    assert app.sitting
    game = app.sitting.game
    turns = [game.rules.turn(state) for state in game.states]
    return [move[5:] for move, turn in zip(game.moves, turns, strict=False) if turn != 0 and move.startswith("play ")]


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "instant"])
@pytest.mark.parametrize("shape", ["two", "five", "three", "pairs"])
def test_every_card_of_the_others_and_the_starter_are_told_once_and_in_order(speed: str, shape: str) -> None:
    port, app = at_the_table(speed, shape)
    lines = to_the_show(port, app)
    assert app.sitting
    told = [name for line in lines for name in re.findall(r": ([a-z]+ of [a-z]+)\.", line)]
    assert told == [spoken(app.sitting.game.state.starter), *map(spoken, of_others(app))]


def test_at_no_pace_points_and_goes_are_told_with_the_cards_they_belong_to() -> None:
    port, app = at_the_table("instant")
    whole = " ".join(re.sub("<[^>]*>", "", line) for line in to_the_show(port, app))
    assert app.sitting
    events = [event for _seat, _move, events in app.sitting.table().log for event in events]
    assert whole.count(": go.") == sum(event.kind == "go_said" for event in events) > 0
    for kind, words in (("fifteen", "fifteen"), ("pair", ": pair"), ("last", "last card"), ("run", "run of")):
        assert whole.count(words) == sum(event.kind == kind for event in events)


def test_at_a_pace_only_the_last_move_is_told() -> None:
    port, app = at_the_table("fast")
    assert max(len(re.findall(r": [a-z]+ of [a-z]+\.", line)) for line in to_the_show(port, app)) == 1


@pytest.mark.parametrize("shape", ["three", "pairs"])
def test_at_no_pace_nothing_is_told_twice_while_others_think(shape: str, monkeypatch: pytest.MonkeyPatch) -> None:
    port, app = at_the_table("instant", shape)
    assert app.sitting
    solver = app.sitting.game.entry.solver
    choose = solver.choose

    def slow(*asked: Any) -> Thinking[str]:
        yield from [None] * 5
        return (yield from choose(*asked))

    monkeypatch.setattr(solver, "choose", slow)
    port.thinks = 3
    lines = to_the_show(port, app)
    assert "is thinking…" in " ".join(lines)
    told = [name for line in lines for name in re.findall(r": ([a-z]+ of [a-z]+)\.", line)]
    assert len(told) == len(set(told)) == len(of_others(app)) + 1
    goes = sum(event.kind == "go_said" for _seat, _move, events in app.sitting.table().log for event in events)
    assert len(re.findall(r": go\.", " ".join(lines))) == goes > 0


def test_a_hint_does_not_tell_again_what_others_played() -> None:
    port, app = at_the_table("instant")
    assert app.sitting
    game = app.sitting.game
    while not (game.turn == 0 and game.state.phase == "play" and len(game.state.played) > 4):
        for tap in next_taps(game, port.taps()):
            app.tap(tap)
        port.wait(20_000)
    assert ": " in port.picture.regions["say"]
    app.tap("hint")
    port.wait(20_000)
    app.tap("let-go")
    port.wait(20_000)
    assert " of " not in port.picture.regions["say"]


def test_giving_up_tells_the_standing_alone() -> None:
    port, app = at_the_table("normal", "two")
    to_the_show(port, app)
    assert app.sitting
    table = replace(app.sitting.table(), outcome=Outcome((), "gave_up", scores=(90, 80)))
    assert any(events for _seat, _move, events in table.log)
    assert say(table, Ui(), "summary") == standing(table)


def test_the_card_that_ends_the_game_is_told_before_the_scores() -> None:
    port, app = at_the_table("normal", "two")
    to_the_show(port, app)
    assert app.sitting
    table = app.sitting.table()
    last = max(i for i, (seat, move, _events) in enumerate(table.log) if seat == 1 and move.startswith("play "))
    over = replace(table, log=table.log[: last + 1], outcome=Outcome((1,), "play", scores=(90, 121)))
    said = say(over, Ui(), "play")
    assert f"Opponent: {spoken(table.log[last][1][5:])}." in said
    assert said.endswith(standing(table))


def test_the_crib_of_a_partner_is_said_to_be_the_sides() -> None:
    port = FakePort()
    app = started(port, shape="pairs")
    assert app.sitting is not None
    rng = random.Random(3)
    seen: dict[int, str] = {}
    while len(seen) < 4:
        assert step(app, port, rng)
        port.wait(10_000)
        table = app.sitting.table()
        if table.view.phase == "lay" and table.moves:
            seen[table.view.dealer] = re.sub("<[^>]*>", "", port.picture.regions["say"]).strip()
            app.tap(next(tap for tap in port.taps() if tap.startswith("card:")))
            assert ("your side’s crib" in port.words()) == (table.view.dealer == 2)
            app.tap("undo")
    assert [seen[dealer] for dealer in range(4)] == [
        "Choose a card for your crib.",
        "Choose a card for Left’s crib.",
        "Choose a card for your side’s crib.",
        "Choose a card for Right’s crib.",
    ]


def test_after_a_new_count_nothing_is_said_to_fit_no_more() -> None:
    port = FakePort()
    app = started(port)
    rng = random.Random(1)
    heard = set()
    while step(app, port, rng):
        port.wait(10_000)
        said = re.sub('<span class="vh">.*?</span>', "", port.picture.regions["say"]).strip()
        heard.add(said)
        assert "fits: go. Your turn" not in said
    assert "Nothing you held fitted: go. A new count, your turn." in heard
