"""Counting agrees with independent counts: hand by hand, play by play, and over every hand there is."""

import json
import random
from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from cards import PACK, Card, rank, read
from hypothesis import given, settings
from hypothesis import strategies as st
from rules import counting

DATA = Path(__file__).parent.parent / "data"
HANDS = json.loads((DATA / "cribbage_hands.json").read_text())["hands"]
PLAYS = json.loads((DATA / "cribbage_pegging.json").read_text())["sequences"]
TOTALS = json.loads((DATA / "cribbage_totals.json").read_text())

CLASSES = {"fifteens": "fifteen", "pairs": "pair", "runs": "run", "flush": "flush", "nobs": "nobs"}


def total(found: tuple[counting.Combination, ...]) -> int:
    return sum(c.points for c in found)


def as_sets(groups: Any) -> list[list[Card]]:
    return sorted(sorted(group) for group in groups)


# The show


@pytest.mark.parametrize("case", HANDS, ids=lambda case: f"hand {case['id']}")
def test_every_combination_of_a_known_hand_is_listed(case: dict[str, Any]) -> None:
    hand, starter = tuple(case["hand"]), case["starter"]
    listed = counting.list_hand(hand, starter, case["crib"])
    for name, kind in CLASSES.items():
        mine = [c for c in listed if c.kind == kind]
        assert sum(c.points for c in mine) == case["points"][name]
        known = case["breakdown"][name]
        if kind in ("flush", "nobs"):
            assert sorted(card for c in mine for card in c.cards) == sorted(known)
        else:
            assert as_sets(c.cards for c in mine) == as_sets(known)
    assert total(listed) == counting.count(hand, starter, case["crib"]) == case["total"]


# Worked examples that common programs get wrong; suits are mixed unless they matter.
EXAMPLES = [
    ("4S 4H 5D 6C", "6S", 24),
    ("4S 5H 5D 6C", "5S", 23),
    ("3S 4H 4D 5C", "5S", 16),
    ("KS KH QD JC", "KC", 16),
    ("TS JH QD QC", "KS", 10),
    ("AS 2H 3D 4C", "5S", 7),
    ("9S 6H 5D 4C", "4S", 14),
    ("QS KH AD 2C", "9S", 0),
    ("5S 5H 5D JC", "5C", 29),
    ("5S 5H 5D 5C", "JC", 28),
]


@pytest.mark.parametrize(("hand", "starter", "points"), EXAMPLES)
def test_worked_examples_of_the_show(hand: str, starter: str, points: int) -> None:
    assert total(counting.list_hand(read(hand), starter)) == points
    assert counting.count(read(hand), starter) == points


@pytest.mark.parametrize(
    ("hand", "starter", "crib", "flush"),
    [
        ("2H 4H 6H 8H", "TS", False, 4),
        ("2H 4H 6H 8H", "TS", True, 0),
        ("2H 4H 6H 8H", "TH", False, 5),
        ("2H 4H 6H 8H", "TH", True, 5),
        ("2H 4H 6S 8H", "TH", False, 0),
        ("2H 4H 6H", "TS", False, 3),
        ("2H 4H 6H", "TH", False, 4),
        ("2H 4H 6S", "TH", False, 0),
    ],
)
def test_a_flush_takes_the_whole_hand_and_in_a_crib_the_starter_too(
    hand: str, starter: str, crib: bool, flush: int
) -> None:
    found = [c for c in counting.list_hand(read(hand), starter, crib) if c.kind == "flush"]
    assert sum(c.points for c in found) == flush
    assert counting.count(read(hand), starter, crib) == total(counting.list_hand(read(hand), starter, crib))


def test_nobs_is_the_jack_of_the_starters_suit_in_the_hand() -> None:
    assert counting.list_hand(read("JH 2S 8D 9C"), "KH")[-1] == counting.Combination("nobs", ("JH",), 1)
    assert counting.count(read("JH 2S 7D KC"), "QH") == counting.count(read("JH 2S 7D KC"), "QS") + 1
    assert "nobs" not in {c.kind for c in counting.list_hand(read("KH 2S 8D 9C"), "JH")}


def test_combinations_are_named_in_counting_order() -> None:
    kinds = [c.kind for c in counting.list_hand(read("4H 5H 6H JH"), "5S")]
    assert kinds == ["fifteen"] * 4 + ["pair"] + ["run"] * 2 + ["flush"]


def test_there_are_6175_multisets_of_five_ranks_and_1820_of_four() -> None:
    assert len(counting.rank_points()) == len(counting.rank_points(5)) == 6175
    assert len(counting.rank_points(4)) == 1820


@given(st.permutations(PACK), st.sampled_from([3, 4]), st.booleans())
@settings(max_examples=500)
def test_the_table_counts_what_the_listing_lists(pack: list[Card], size: int, crib: bool) -> None:
    hand, starter = tuple(pack[:size]), pack[size]
    assert counting.count(hand, starter, crib) == total(counting.list_hand(hand, starter, crib))


def sweep(hands: Iterable[tuple[Card, ...]], crib: bool = False) -> Counter[int]:
    """How many hands and starters count so many points; the table must equal the listing each time."""
    found: Counter[int] = Counter()
    for hand in hands:
        for starter in PACK:
            if starter not in hand:
                points = counting.count(hand, starter, crib)
                assert points == total(counting.list_hand(hand, starter, crib)), (hand, starter, crib)
                found[points] += 1
    return found


def histogram(totals: dict[str, Any]) -> dict[int, int]:
    return {int(points): n for points, n in totals["hist"].items() if n}


@pytest.mark.parametrize("crib", [False, True])
def test_a_slice_of_all_hands_counts_the_same_both_ways(crib: bool) -> None:
    hands = list(combinations(PACK, 4))
    found = sweep(random.Random(1).sample(hands, 200), crib)
    assert sum(found.values()) == 200 * 48
    assert not found.keys() & {19, 25, 26, 27}


def test_every_five_card_hand_by_the_table_gives_the_exact_histogram() -> None:
    """All 1,082,900 hands are a matter of a second by the table."""
    found = Counter(
        counting.count(hand, starter) for hand in combinations(PACK, 3) for starter in PACK if starter not in hand
    )
    assert found == histogram(TOTALS["five_card"])


@pytest.mark.slow
def test_all_12994800_hands_give_the_exact_histogram() -> None:
    assert sweep(combinations(PACK, 4)) == histogram(TOTALS["six_card"]["hand"])


@pytest.mark.slow
def test_all_12994800_cribs_give_the_exact_histogram() -> None:
    """A crib differs from a hand by flushes alone, so hands of several suits need no second listing."""
    one_suit = [hand for hand in combinations(PACK, 4) if len({card[1] for card in hand}) == 1]
    mixed = [hand for hand in combinations(PACK, 4) if len({card[1] for card in hand}) > 1]
    found = sweep(one_suit, crib=True)
    found.update(counting.count(hand, s, crib=True) for hand in mixed for s in PACK if s not in hand)
    assert found == histogram(TOTALS["six_card"]["crib"])


@pytest.mark.slow
def test_all_1082900_hands_of_the_five_card_game_give_the_exact_histogram() -> None:
    assert sweep(combinations(PACK, 3)) == histogram(TOTALS["five_card"])


# The play


@pytest.mark.parametrize("case", PLAYS, ids=lambda case: f"play {case['id']}")
def test_each_card_of_a_known_play_scores_its_points(case: dict[str, Any]) -> None:
    pile: tuple[Card, ...] = ()
    for event in case["events"]:
        scored = counting.play_points(pile, event["card"])
        by_kind = {c.kind.split("_")[-1] if "pair" not in c.kind else "pair": c.points for c in scored}
        assert by_kind.get("fifteen", 0) == event["fifteen"]
        assert by_kind.get("one", 0) == event["thirty_one"]
        assert by_kind.get("pair", 0) == event["pairs"]
        assert by_kind.get("run", 0) == event["run"]
        assert counting.play_score(tuple(map(rank, pile)), rank(event["card"])) == total(scored)
        pile = () if event["series_over"] else (*pile, event["card"])


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("6S 5H 6D 5C", [0, 0, 0, 0]),
        ("6S 7H 8D 6C", [0, 0, 3, 3]),
        ("7S 6H 8D 6C", [0, 0, 3, 0]),
        ("TS 8H 7D 6C", [0, 0, 0, 5]),
        ("4S 2H 3D AC 5S 2D 4H", [0, 0, 3, 4, 7, 0, 5]),
        ("3S 3H 2D AC AS", [0, 2, 0, 3, 2]),
        ("2S 3H 5D 6C AS 7H 4D 2C", [0, 0, 0, 0, 0, 0, 7, 7]),
    ],
)
def test_worked_examples_of_the_play(cards: str, points: list[int]) -> None:
    laid = read(cards)
    found = [counting.play_points(laid[:i], card) for i, card in enumerate(laid)]
    assert [total(f) for f in found] == points


def test_three_and_four_of_a_rank_in_a_row_have_names_of_their_own() -> None:
    laid = read("3S 3H 3D 3C")
    kinds = [c.kind for i, card in enumerate(laid) for c in counting.play_points(laid[:i], card)]
    assert kinds == ["pair", "pair_royal", "double_pair_royal"]


@given(st.permutations(PACK), st.integers(0, 8))
def test_the_fast_score_of_the_play_equals_the_named_one(pack: list[Card], laid: int) -> None:
    pile = tuple(pack[:laid])
    card = pack[laid]
    assert counting.play_score(tuple(map(rank, pile)), rank(card)) == total(counting.play_points(pile, card))
