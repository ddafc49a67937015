"""Whole games of cribbage by taps alone: in every shape, at every speed, and over any number of reloads."""

import random
from dataclasses import replace

import pytest
from cribbage_player import due, opened, played_out, started, step
from fakes import FakePort
from rules.shapes import SHAPES


@pytest.mark.parametrize("shape", SHAPES)
def test_a_whole_game_is_played_by_taps(shape: str) -> None:
    port = FakePort()
    app = started(port, shape=shape)
    scores = played_out(app, port, 1)
    assert app.sitting is not None
    terms = app.sitting.game.state.terms
    assert max(scores) == terms.target
    assert scores.count(terms.target) == 1
    assert "Next game" in port.words()


@pytest.mark.parametrize("shape", SHAPES)
def test_every_point_can_be_stated_by_hand(shape: str) -> None:
    port = FakePort()
    app = started(port, shape=shape, counting="hand", muggins="on")
    scores = played_out(app, port, 2)
    assert app.sitting is not None
    kinds = {event.kind for _seat, _move, events in app.sitting.table().log for event in events}
    assert "muggins" not in kinds
    assert max(scores) == app.sitting.game.state.terms.target


def test_the_best_play_of_all_can_be_stated_by_touch() -> None:
    port = FakePort()
    app = started(port, counting="hand")
    assert app.sitting is not None
    game = app.sitting.game
    rules = game.rules
    state = replace(
        rules.start(game.options),
        phase="play",
        on_turn=1,
        dealer=0,
        deals=1,
        hands=(("QC", "7D", "2C", "2D"), ("KS", "JH", "2H", "2S")),
        crib=("AS", "AH", "AC", "AD"),
        starter="9S",
    )
    for card in ("KS", "QC", "JH", "7D", "2H", "2C", "2S"):
        state = rules.apply(state, f"play {card}")
        state = rules.apply(state, f"claim {due(state)}")
    before = state.scores[0]
    game.states[game.at] = rules.apply(state, "play 2D")
    app.draw()
    assert due(game.state) == 15
    assert "claim:15" in port.taps()
    app.tap("claim:15")
    app.tap("claim-it")
    assert game.state.scores[0] == before + 15


def test_what_is_missed_goes_to_the_other_side_with_muggins() -> None:
    port = FakePort()
    app = started(port, counting="hand", muggins="on")
    played_out(app, port, 3, miss=2)
    assert app.sitting is not None
    taken = [e for _s, _m, events in app.sitting.table().log for e in events if e.kind == "muggins"]
    assert taken
    assert {event.seat for event in taken} == {1}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_reload_at_any_moment_changes_nothing(shape: str) -> None:
    port = FakePort()
    whole = played_out(started(port, shape=shape), port, 4)
    port = FakePort()
    app = started(port, shape=shape)
    rng, when = random.Random(4), random.Random(5)
    while step(app, port, rng):
        if when.random() < 0.3:
            app.hide()
            fresh = FakePort(port.store)
            app, port = opened(fresh), fresh
    assert app.sitting is not None
    assert tuple(app.sitting.game.state.scores) == whole


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "instant"])
def test_the_speed_changes_only_the_waiting(speed: str) -> None:
    port = FakePort()
    app = started(port)
    whole = played_out(app, port, 6)
    port = FakePort()
    app = started(port)
    app.tap(f"set:speed:{speed}")
    assert played_out(app, port, 6) == whole
