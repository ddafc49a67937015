"""What a seat may know at the table of cribbage, and what it is told of the others' moves."""

import random
from collections.abc import Iterator

import pytest
from cards import Card, stream
from contract import CHANCE, Move
from rules import cribbage, shapes
from rules.cribbage_table import State, told


def before_the_show(shape: str) -> Iterator[tuple[State, tuple[tuple[Card | None, ...], ...]]]:
    """Every table of a game at random that has cards in hand before the show, with the hands as they were dealt."""
    rng, state, chances = random.Random(1), cribbage.start({"shape": shape}), 0
    dealt: tuple[tuple[Card | None, ...], ...] = ()
    while (turn := cribbage.turn(state)) is not None:
        if turn == CHANCE:
            move = cribbage.chance(state, stream(5, "CRIBBAGE", chances))
            chances += 1
        else:
            move = rng.choice(cribbage.legal(state))
        state = cribbage.apply(state, move)
        if move.startswith("deal "):
            dealt = state.hands
        if dealt and state.counted < 0:
            yield state, dealt


@pytest.mark.parametrize("shape", shapes.SHAPES)
def test_until_the_show_a_seat_knows_its_own_cards_and_no_others(shape: str) -> None:
    for state, dealt in before_the_show(shape):
        for seat, own in enumerate(dealt):
            view = cribbage.view(state, seat)
            known = {card for held in (view.crib, *view.hands) for card in held if card}
            assert known == set(own) - {play.card for play in state.played if play.seat == seat}


@pytest.mark.parametrize(
    ("move", "by", "to_others"),
    [
        ("deal AS2S3S4S5S6S7S8S9STSJSQS", CHANCE, "deal"),
        ("lay ASJS", 1, "lay"),
        ("lift KS2H", CHANCE, "lift KS2H"),
        ("cut 5H", CHANCE, "cut 5H"),
        ("play 5H", 1, "play 5H"),
        ("count", 1, "count"),
        ("claim 8", 1, "claim 8"),
    ],
)
def test_of_a_deal_and_of_what_others_lay_away_no_card_is_told(move: Move, by: int, to_others: Move) -> None:
    assert told(move, by, 0) == to_others
    assert told(move, by, by) == move
