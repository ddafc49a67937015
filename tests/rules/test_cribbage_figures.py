"""Figures of whole games of cribbage, against the rules' own events."""

import random
from collections import Counter

import pytest
from catalogue import GAMES
from game import Game
from rules import cribbage, cribbage_figures


def played(seed: int, shape: str, **options: str) -> Game:
    rng = random.Random(seed)
    game = Game(GAMES["cribbage"], {"shape": shape, **options}, seed, "id", "2026-11-29")
    game.settle()
    while game.turn is not None:
        game.play(rng.choice(game.rules.legal(game.state)))
        game.settle()
    return game


@pytest.mark.parametrize("shape", ["two", "five", "three", "pairs"])
@pytest.mark.parametrize("seed", range(4))
def test_all_seats_together_have_scored_what_the_sides_have(seed: int, shape: str) -> None:
    game = played(seed, shape)
    seats = range(cribbage.seats(game.options))
    figures = [cribbage_figures.figures(game.states[1:], seat) for seat in seats]
    scoring = ("hand_dealer", "hand_pone", "crib", "play_dealer", "play_pone")
    pegged = sum(sum(of.get(name, 0) for name in scoring) for of in figures)
    scores = sum(game.state.scores)
    ahead = 3 if shape == "five" else 0
    assert scores - ahead <= pegged <= scores - ahead + 28  # the last count may run past the target


@pytest.mark.parametrize("muggins", ["off", "on"])
@pytest.mark.parametrize("counting", ["auto", "hand"])
@pytest.mark.parametrize("shape", ["two", "five", "three", "pairs"])
def test_points_in_the_play_are_those_that_were_pegged(shape: str, counting: str, muggins: str) -> None:
    game = played(3, shape, counting=counting, muggins=muggins)
    pegged = dict.fromkeys(range(cribbage.seats(game.options)), 0)
    for before, move, after in zip(game.states, game.moves, game.states[1:], strict=False):
        seat = before.dealer if move.startswith("cut") else before.on_turn
        if move.startswith("cut") or before.phase in ("play", "claim"):
            own = seat % len(after.scores)
            pegged[seat] += after.scores[own] - before.scores[own]
    for seat, points in pegged.items():
        figures = cribbage_figures.figures(game.states[1:], seat)
        assert figures.get("play_dealer", 0) + figures.get("play_pone", 0) == points


def test_what_a_claim_leaves_out_is_nobodys_points_in_the_play() -> None:
    game = played(3, "two", counting="hand", muggins="on")
    missed = 0
    for before, after in zip(game.states, game.states[1:], strict=False):
        claim = next((event for event in after.events if event.kind == "claim"), None)
        if claim and before.phase == "claim" and any(event.kind == "muggins" for event in after.events):
            role = "dealer" if after.dealer == claim.seat else "pone"
            assert cribbage_figures.figures([before, after], claim.seat).get(f"play_{role}") == claim.points
            assert not cribbage_figures.figures([before, after], 1 - claim.seat)
            missed += 1
    assert missed


@pytest.mark.parametrize("seed", range(4))
def test_deals_and_cribs_are_counted_for_dealer_and_pone(seed: int) -> None:
    game = played(seed, "two")
    own, other = (cribbage_figures.figures(game.states[1:], seat) for seat in (0, 1))
    assert own["deals_dealer"] == other["deals_pone"]
    assert own["deals_pone"] == other["deals_dealer"]
    assert own.get("cribs", 0) <= own["deals_dealer"]
    assert max(own["best_hand"], other["best_hand"]) <= 29


@pytest.mark.parametrize("shape", ["two", "three"])
def test_hands_cribs_and_deals_are_counted_one_by_one(shape: str) -> None:
    game = played(3, shape)
    for seat in range(cribbage.seats(game.options)):
        seen: Counter[str] = Counter()
        for state in game.states[1:]:
            role = "dealer" if seat == state.dealer else "pone"
            for event in state.events:
                seen[f"deals_{role}"] += event.kind == "deal"
                seen[f"hands_{role}"] += event.kind == "hand" and event.seat == seat
                seen["cribs"] += event.kind == "crib" and event.seat == seat
        figures = cribbage_figures.figures(game.states[1:], seat)
        assert all(seen.values())
        assert {name: figures.get(name) for name in seen} == seen
