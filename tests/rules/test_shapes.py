"""The shapes of cribbage and the terms of a game: its target, its skunk lines and who deals first."""

import pytest
from cribbage_states import after, at_cut, finished
from rules import cribbage, shapes


def test_the_first_deal_may_be_drawn_by_lot_or_given() -> None:
    assert after(cribbage.start({"first": "lot"}), "lot 1").dealer == 1
    given = cribbage.start({"first": "1"})
    assert (given.phase, given.dealer) == ("deal", 1)
    assert cribbage.start({"first": "3"}).dealer == 1, "seats are counted round the table"


@pytest.mark.parametrize(
    ("loser", "target", "skunks", "worth"),
    [
        (91, "121", "on", 1),
        (90, "121", "on", 2),
        (61, "121", "on", 2),
        (60, "121", "on", 3),
        (60, "121", "off", 1),
        (31, "61", "on", 1),
        (30, "61", "on", 2),
        (0, "61", "on", 2),
        (30, "61", "off", 1),
    ],
)
def test_skunk_lines(loser: int, target: str, skunks: str, worth: int) -> None:
    state = after(at_cut((loser, int(target) - 1), 1, target=target, skunks=skunks), "cut JD")
    assert finished(state).worth == worth


@pytest.mark.parametrize(("shape", "target"), [("two", 121), ("five", 61), ("three", 121), ("pairs", 121)])
def test_each_shape_has_its_usual_target(shape: str, target: int) -> None:
    assert shapes.agree({"shape": shape}).target == target
    assert shapes.agree({"shape": shape, "target": "61"}).target == 61
    assert shapes.agree({"shape": shape, "target": "121"}).target == 121


def test_a_game_whose_dealer_is_given_needs_no_lift() -> None:
    assert cribbage.unneeded({}) == 0
    assert cribbage.unneeded({"first": "lot"}) == 0
    assert cribbage.unneeded({"first": "1"}) == 1
