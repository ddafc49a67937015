"""What a player thinks with is what lies on the table, seen from its own seat."""

from dataclasses import replace

import pytest
from cards import PACK
from contract import CHANCE
from rules import cribbage
from rules.cribbage_table import State
from rules.shapes import SHAPES
from solvers.cribbage import reading


def laying(shape: str) -> State:
    """Seat 0 has dealt, pone is to lay; the sides stand at 10, 20 and 30."""
    known = SHAPES[shape]
    cards = "".join(PACK[: known.seats * known.dealt + known.from_pack])
    state = cribbage.apply(cribbage.start({"shape": shape, "first": "0"}), f"deal {cards}")
    return replace(state, scores=(10, 20, 30)[: known.sides])


def laid_by_all(state: State) -> dict[int, reading.Dealt]:
    """What each seat thinks with when it lays, all of them laying the first cards they may."""
    found = {}
    while cribbage.turn(state) != CHANCE:
        found[state.on_turn] = reading.dealt(cribbage.view(state, state.on_turn))
        state = cribbage.apply(state, cribbage.legal(state)[0])
    return found


def played_to(state: State, seat: int) -> State:
    """The play, at the second turn of this seat."""
    while not [play for play in state.played if play.seat == seat] or state.on_turn != seat:
        move = f"cut {PACK[-1]}" if cribbage.turn(state) == CHANCE else cribbage.legal(state)[0]
        state = cribbage.apply(state, move)
    return state


@pytest.mark.parametrize("shape", SHAPES)
def test_each_seat_lays_of_the_cards_that_it_holds(shape: str) -> None:
    state = laying(shape)
    assert {seat: dealt.cards for seat, dealt in laid_by_all(state).items()} == dict(enumerate(state.hands))


@pytest.mark.parametrize(("shape", "owners"), [("two", {0}), ("five", {0}), ("three", {0}), ("pairs", {0, 2})])
def test_the_crib_is_ones_own_at_the_dealers_side_alone(shape: str, owners: set[int]) -> None:
    assert {seat for seat, dealt in laid_by_all(laying(shape)).items() if dealt.is_own} == owners


@pytest.mark.parametrize(
    ("shape", "scores"),
    [
        ("two", [(10, 20), (20, 10)]),
        ("three", [(10, 20, 30), (20, 30, 10), (30, 10, 20)]),
        ("pairs", [(10, 20), (20, 10), (10, 20), (20, 10)]),
    ],
)
def test_a_seat_that_lays_is_told_the_scores_from_its_own_on_to_the_left(
    shape: str, scores: list[tuple[int, ...]]
) -> None:
    assert {seat: dealt.scores for seat, dealt in laid_by_all(laying(shape)).items()} == dict(enumerate(scores))


@pytest.mark.parametrize(
    ("shape", "seat", "dealer", "scores"),
    [
        ("two", 1, 1, (20, 10)),
        ("three", 0, 0, (10, 20, 30)),
        ("three", 1, 2, (20, 30, 10)),
        ("three", 2, 1, (30, 10, 20)),
        ("pairs", 1, 3, (20, 10, 20, 10)),
        ("pairs", 2, 2, (10, 20, 10, 20)),
    ],
)
def test_in_the_play_seats_and_scores_are_told_from_ones_own_on_to_the_left(
    shape: str, seat: int, dealer: int, scores: tuple[int, ...]
) -> None:
    state = replace(played_to(laying(shape), seat), scores=(10, 20, 30)[: SHAPES[shape].sides])
    seen = reading.seen(cribbage.view(state, seat))
    assert (seen.dealer, seen.scores) == (dealer, scores)
    around = [(play.seat - seat) % len(state.hands) for play in state.played]
    assert [by for by, _rank in seen.plays] == around
    assert len(set(around)) == len(state.hands), "everybody has played"
