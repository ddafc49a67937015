"""What a seat may know at the table of cribbage, and what it is told of the others' moves."""

from collections.abc import Iterator

import pytest
from cards import Card, read
from contract import CHANCE, Move
from cribbage_states import after, at_show, random_game
from rules import cribbage, shapes
from rules.cribbage_table import State, told

Hands = tuple[tuple[Card | None, ...], ...]


def before_the_show(shape: str) -> Iterator[tuple[State, Hands]]:
    """Every table of a game at random that has cards in hand before the show, with the hands as they were dealt."""
    state = cribbage.start({"shape": shape})
    dealt: Hands = ()
    for move in random_game({"shape": shape}, 5)[0]:
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


def test_a_seat_sees_its_own_cards_and_what_it_laid_until_the_show() -> None:
    deal = "deal AS2S3S4S5S6S7S8S9STSJSQS"
    state = after(cribbage.start({"first": "0"}), deal, "lay ASJS", "lay 2SQS", "cut KH")
    seen = cribbage.view(state, 1)
    assert seen.hands == ((None,) * 4, read("3S5S7S9S"))
    assert seen.crib == ("AS", "JS", None, None)
    assert cribbage.view(state, 0).crib == (None, None, "2S", "QS")
    assert not any(e.cards for e in after(cribbage.start({"first": "0"}), deal, "lay ASJS").events)


def test_the_crib_is_laid_open_when_its_turn_comes() -> None:
    state = at_show(["2S 4S 6S 8H", "3D 5D 9D KH"], "AS AC KC QD", "TC")
    assert cribbage.view(state, 0).hands == state.hands
    assert cribbage.view(after(state, "count"), 1).crib.count(None) == 2
    assert cribbage.view(after(state, "count", "count"), 0).crib == state.crib


def test_no_card_lies_in_two_places_and_the_pack_is_nowhere() -> None:
    for shape in shapes.SHAPES:
        moves, _ = random_game({"shape": shape}, 11)
        state = cribbage.start({"shape": shape})
        for move in moves:
            state = cribbage.apply(state, move)
            cards = [card for held in (*state.hands, state.crib) for card in held if card]
            cards += [play.card for play in state.played]
            cards += [state.starter] if state.starter else []
            assert len(cards) == len(set(cards))
            dealt = state.terms.shape.seats * state.terms.shape.dealt + state.terms.shape.from_pack
            assert len(cards) == (dealt + (state.starter is not None) if state.deals else 0)
