"""Laying, against hands whose best lays another program worked out."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from cards import PACK, read, shuffled, stream, suit
from rules.counting import count
from solvers.cribbage import tables
from solvers.cribbage.hands import FIRST, HANDS
from solvers.cribbage.lay import NOBS, Lay, crib_suits, hand_mean, histogram, lays

DATA = Path(__file__).parent.parent.parent / "data"
CASES: list[dict[str, Any]] = json.loads((DATA / "cribbage_lay.json").read_text())["hands"]
CRIBS = json.loads((DATA / "cribbage_crib.json").read_text())
VALUES = json.loads((DATA / "cribbage_keep.json").read_text())
PAIRS = HANDS[FIRST[2] : FIRST[3]]
ROLES = pytest.mark.parametrize("role", ["pone", "dealer"])


def correlation(xs: list[float], ys: list[float]) -> float:
    mx, my = sum(xs) / len(xs), sum(ys) / len(ys)
    both = sum((x - mx) * (y - my) for x, y in zip(xs, ys, strict=True))
    return float(both / (sum((x - mx) ** 2 for x in xs) * sum((y - my) ** 2 for y in ys)) ** 0.5)


def their_crib(role: str, away: tuple[str, ...]) -> float:
    """The mean of the crib by the reference's table, which leaves the suits out."""
    ranks = sorted("A23456789TJQK".index(c[0]) for c in away)
    return float(CRIBS[f"crib_{role}"][ranks[0]][ranks[1]])


def in_their_terms(role: str, lay: Lay) -> float:
    """The total of a lay by the reference's own crib means and values in the play."""
    crib = their_crib(role, lay.cards) + crib_suits(lay.cards, lay.cards + lay.kept)
    stay = tuple(sorted("A23456789TJQK".index(c[0]) + 1 for c in lay.kept))
    play = VALUES[f"pegv_{role}"][HANDS.index(stay) - FIRST[4]]
    return float(lay.hand + (crib if role == "dealer" else -crib) + play)


@ROLES
def test_means_of_the_kept_cards_are_exact_to_four_decimals(role: str) -> None:
    for case in CASES:
        six = tuple(case["six"])
        kept = tuple(c for c in six if c not in case[role]["lay"])
        assert round(hand_mean(kept, six), 4) == case[role]["hand_mean"]


@ROLES
def test_suits_change_the_mean_of_the_crib_as_in_the_reference(role: str) -> None:
    for case in CASES:
        away = tuple(case[role]["lay"])
        theirs = case[role]["crib_mean"] - their_crib(role, away)
        assert crib_suits(away, tuple(case["six"])) == pytest.approx(theirs, abs=0.003)


@pytest.mark.parametrize("text", ["2H7HKS9D4C3S", "2H7HKHJH4C3S", "JSTSKS9D4C3S", "JHQH2H4H6H9C"])
def test_what_suits_bring_the_crib_is_what_all_other_cards_and_starters_bring_it(text: str) -> None:
    six = read(text)
    away = six[:2]
    flushes = nobs = ways = 0
    for three in combinations([c for c in PACK if c not in six], 3):
        ways += 3
        flushes += 15 * (len({suit(c) for c in (*away, *three)}) == 1)
        nobs += sum(suit(starter) == suit(c) for starter in three for c in away if c[0] == "J")
    jacks = sum(c[0] == "J" for c in away)
    assert crib_suits(away, six) == pytest.approx((flushes + nobs) / ways - jacks * NOBS)


def test_of_two_lays_that_are_equal_but_for_suits_pone_lays_the_unsuited_one() -> None:
    # Two queens, one of the suit of the six: five points less often for the dealer.
    best, second = lays(read("3D3C6D7CQDQH"), "two", False)[:2]
    assert best.cards == ("6D", "QH")
    assert second.cards == ("6D", "QD")


@ROLES
def test_the_reference_lay_is_chosen_nine_times_in_ten(role: str) -> None:
    ours = [lays(tuple(case["six"]), "two", role == "dealer")[0] for case in CASES]
    same = sum(set(lay.cards) == set(case[role]["lay"]) for lay, case in zip(ours, CASES, strict=True))
    assert same >= 0.9 * len(CASES)


@ROLES
def test_by_the_reference_own_terms_next_to_nothing_is_lost(role: str) -> None:
    # Both tables of values in the play come from self-play, each by a player of its own: they differ by some 0.3.
    lost = []
    for case in CASES:
        ours = lays(tuple(case["six"]), "two", role == "dealer")[0]
        if set(ours.cards) != set(case[role]["lay"]):
            lost.append(case[role]["total"] - in_their_terms(role, ours))
    assert sum(x > 0.15 for x in lost) <= 6
    assert max(lost) < 0.4
    assert sum(lost) / len(CASES) < 0.012


@ROLES
def test_of_any_hands_seven_in_eight_are_laid_as_by_the_reference(role: str) -> None:
    same, lost = 0, 0.0
    for n in range(500):
        found = lays(shuffled(PACK, stream(n, "REFERENC", 0))[:6], "two", role == "dealer")
        theirs = [in_their_terms(role, lay) for lay in found]
        same += theirs[0] > max(theirs) - 1e-9
        lost += max(theirs) - theirs[0]
    assert same >= 0.875 * 500
    assert lost / 500 < 0.032


@ROLES
def test_crib_means_agree_with_the_reference(role: str) -> None:
    ours = tables.crib_means("two", role == "dealer")
    theirs = [CRIBS[f"crib_{role}"][a - 1][b - 1] for a, b in PAIRS]
    assert correlation(list(ours), theirs) >= 0.98
    assert max(abs(a - b) for a, b in zip(ours, theirs, strict=True)) < 0.25


@ROLES
def test_values_in_the_play_agree_with_the_reference(role: str) -> None:
    ours = tables.play_values("two", role == "dealer")
    assert correlation(list(ours), VALUES[f"pegv_{role}"]) >= 0.91


def test_the_mean_is_that_of_counting_every_starter() -> None:
    for text in ("2H4H6H8H5SKD", "JS5HJDTC4C6C", "5S5H5DJC9C8C", "AS2S3S4SJS5S"):
        six = read(text)
        for lay in lays(six, "two", True):
            counts = histogram(lay.kept, six)
            assert sum(counts.values()) == 46
            assert lay.hand == pytest.approx(sum(points * n for points, n in counts.items()) / 46)


@pytest.mark.parametrize(("shape", "text", "choices"), [("five", "5S5HJDTC4C", 10), ("three", "5S5HJDTC4C", 5)])
def test_other_shapes_lay_from_five_cards(shape: str, text: str, choices: int) -> None:
    found = lays(read(text), shape, False)
    assert len(found) == choices
    assert all(set(lay.cards) | set(lay.kept) == set(read(text)) for lay in found)
    assert found[0].total == max(lay.total for lay in found)


def test_a_five_is_laid_in_ones_own_crib_and_not_in_the_other() -> None:
    assert tables.crib_means("three", True)[4] == max(tables.crib_means("three", True))
    for shape in ("two", "five"):
        best = max(tables.crib_means(shape, False))
        assert tables.crib_means(shape, False)[PAIRS.index((5, 5))] == best
    assert count(read("5S5H5DJC"), "5C", crib=True) == 29
