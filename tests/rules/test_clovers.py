"""Four-Leaf Clover plays by its rules: the deal, taking, refilling, and how a game ends."""

import json
from itertools import combinations, product
from pathlib import Path
from typing import Any

import deals
import pytest
from cards import Card, Stream, read, stream
from contract import CHANCE, Event, IllegalMove, Move, Options, Outcome
from hypothesis import given, settings
from hypothesis import strategies as st
from rules import clovers
from rules.clovers import EMPTY, PACK, State

DATA = Path(__file__).parent.parent / "data"
ORACLE = json.loads((DATA / "clovers.json").read_text())
DEALS = json.loads((DATA / "clovers_deals.json").read_text())["deals"]
PERFT = json.loads((DATA / "clovers_perft.json").read_text())

OPTION_SETS: list[Options] = [
    {"any_suit": any_suit, "at_most_three": three} for any_suit, three in product(("off", "on"), repeat=2)
]
RULES: dict[str, Options] = dict(
    zip(["basic", "max_three", "any_suit", "any_suit+max_three"], OPTION_SETS, strict=True)
)


def dealt(seed: int, options: Options) -> State:
    empty = clovers.start(options)
    return clovers.apply(empty, clovers.chance(empty, stream(seed, "FOURLEAF", 0)))


def table(row: str, stock: str = "", any_suit: bool = False, at_most_three: bool = False) -> State:
    """A table with these cards in its first places; whatever is not named was taken before."""
    seen, coming = read(row), read(stock)
    taken = tuple(card for card in PACK if card not in seen + coming)
    tableau = seen + (EMPTY,) * (clovers.PLACES - len(seen))
    return State(any_suit, at_most_three, tableau, coming, taken, dealt=True)


# The deal


@pytest.mark.parametrize("case", DEALS, ids=lambda case: f"seed {case['seed']}")
def test_a_seed_deals_the_published_cards(case: dict[str, Any]) -> None:
    state = dealt(int(case["seed"]), {})
    assert state.tableau + state.stock == read(case["cards"])


def test_sixteen_lie_open_and_thirty_two_are_in_the_stock() -> None:
    state = dealt(1, {})
    assert len(state.tableau) == 16
    assert len(state.stock) == 32
    assert state.events == (Event("deal", CHANCE, 0, state.tableau),)  # type: ignore[arg-type]


def test_there_are_no_tens() -> None:
    assert len(PACK) == 48
    assert not any(card[0] == "T" for card in PACK)


def test_the_table_is_empty_and_chance_is_on_turn_before_the_deal() -> None:
    empty = clovers.start({})
    assert clovers.turn(empty) == CHANCE
    assert clovers.legal(empty) == []
    assert clovers.outcome(empty) is None
    assert clovers.seats({}) == 1


@pytest.mark.parametrize("options", [{"any_suit": "yes"}, {"suits": "on"}])
def test_options_that_do_not_exist_are_refused(options: Options) -> None:
    with pytest.raises(ValueError, match="no such"):
        clovers.start(options)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda deal: deal[:-2],
        lambda deal: deal + "TS",
        lambda deal: deal + deal[5:7],
        lambda deal: deal[:-2] + deal[5:7],
        lambda deal: deal.lower(),
        lambda deal: deal.removeprefix("deal "),
        lambda deal: "take 6H9H",
    ],
    ids=["one short", "with a ten", "one more, twice", "a card twice", "small letters", "no verb", "no deal"],
)
def test_only_the_forty_eight_can_be_dealt(spoil: Any) -> None:
    empty = clovers.start({})
    with pytest.raises(IllegalMove):
        clovers.apply(empty, spoil(clovers.chance(empty, Stream(1))))


# Groups


def test_cards_of_one_suit_that_make_fifteen_are_a_group_wherever_they_lie() -> None:
    assert clovers.legal(table("9H 2S 6H 4S 5C AS 8S")) == ["take 2S4SAS8S", "take 9H6H"]


def test_jack_queen_and_king_of_one_suit_are_a_group_and_are_listed_first() -> None:
    assert clovers.legal(table("7S QD JD 8S KD")) == ["take QDJDKD", "take 7S8S"]


@pytest.mark.parametrize("options", OPTION_SETS)
def test_courts_of_two_suits_are_never_a_group(options: Options) -> None:
    state = table("JD QD KH", any_suit=options["any_suit"] == "on", at_most_three=options["at_most_three"] == "on")
    assert clovers.legal(state) == []


def test_two_suits_make_fifteen_only_where_any_suit_may() -> None:
    assert clovers.legal(table("6H 9S")) == []
    assert clovers.legal(table("6H 9S", any_suit=True)) == ["take 6H9S"]


def test_four_cards_make_fifteen_only_where_more_than_three_may() -> None:
    assert clovers.legal(table("2S 4S AS 8S")) == ["take 2S4SAS8S"]
    assert clovers.legal(table("2S 4S AS 8S", at_most_three=True)) == []


@pytest.mark.parametrize(("at_most_three", "count"), [(False, 17), (True, 10)])
def test_nine_cards_of_a_suit_hold_as_many_groups_as_the_rule_page_says(at_most_three: bool, count: int) -> None:
    groups = clovers.groups(read("AH 2H 3H 4H 5H 6H 7H 8H 9H"), False, at_most_three)
    assert len(groups) == count


@settings(max_examples=60, deadline=None)
@given(st.permutations(PACK), st.booleans(), st.booleans())
def test_the_groups_are_exactly_the_sets_that_the_rules_name(
    order: list[Card], any_suit: bool, at_most_three: bool
) -> None:
    tableau = tuple(order[:11])

    def is_group(some: tuple[Card, ...]) -> bool:
        one_suit = len({card[1] for card in some}) == 1
        if {card[0] for card in some} == set("JQK"):
            return one_suit and len(some) == 3
        ranks = ["A23456789".find(card[0]) + 1 for card in some]
        right_size = len(some) <= 3 or not at_most_three
        return all(ranks) and sum(ranks) == 15 and right_size and (one_suit or any_suit)

    named = [some for n in range(2, 12) for some in combinations(tableau, n) if is_group(some)]
    found = clovers.groups(tableau, any_suit, at_most_three)
    assert sorted(found) == sorted(named)


# Taking


def test_gaps_are_refilled_from_the_stock_top_row_first_from_the_left() -> None:
    state = clovers.apply(dealt(5, {}), "take 9H6H")
    assert " ".join(map(str, state.tableau)) == "8S 5C 6D 3S 5H 8D AD 4C 2H KS 8H 9S 7C 7S JS 9C"
    assert state.stock[0] == "3D"
    assert state.taken == ("9H", "6H")
    assert state.events == (Event("take", 0, 0, ("9H", "6H")), Event("refill", 0, 2, ("3S", "8H")))


def test_the_places_stay_empty_once_the_stock_is_out() -> None:
    state = clovers.apply(table("6H 7S 9H 8S", "2C"), "take 6H9H")
    assert state.tableau[:4] == ("2C", "7S", EMPTY, "8S")
    state = clovers.apply(state, "take 7S8S")
    assert state.tableau == ("2C", *(EMPTY,) * 15)
    assert state.events == (Event("take", 0, 0, ("7S", "8S")),)


@pytest.mark.parametrize(
    "move",
    ["take 9H6H", "take 6H", "take 6H9S", "take 6h9h", "take  6H9H", "take", "6H9H", "turn", "", "take 7H8H"],
)
def test_any_other_move_is_refused_and_changes_nothing(move: Move) -> None:
    state = table("6H 9S 9H")
    with pytest.raises(IllegalMove):
        clovers.apply(state, move)
    assert state == table("6H 9S 9H")


# The end


def test_cleared_when_every_card_is_gone() -> None:
    state = clovers.apply(table("7S 8S"), "take 7S8S")
    assert clovers.turn(state) is None
    assert clovers.outcome(state) == Outcome((0,), "cleared", 0)


def test_stuck_counts_the_cards_of_tableau_and_stock() -> None:
    assert clovers.outcome(table("JS QS 9S 6H", "2C 3C")) == Outcome((), "stuck", 6)


def test_a_game_can_be_over_before_it_starts() -> None:
    state = dealt(2, {})
    assert clovers.turn(state) is None
    assert clovers.outcome(state) == Outcome((), "stuck", 48)


# What is seen


def test_the_stock_is_not_seen_and_what_was_taken_is() -> None:
    state = clovers.apply(dealt(5, {}), "take 9H6H")
    seen = clovers.view(state, 0)
    assert (seen.tableau, seen.taken) == (state.tableau, state.taken)
    assert seen.stock == (None,) * 30
    assert clovers.legal(seen) == clovers.legal(state)


def test_in_a_view_a_refilled_place_is_face_down_and_not_empty() -> None:
    seen = clovers.apply(clovers.view(dealt(5, {}), 0), "take 9H6H")
    assert seen.tableau[3] is None
    assert seen.events[1] == Event("refill", 0, 2, ())


# Words for the page


def test_courts_count_nothing_towards_fifteen() -> None:
    assert [clovers.value(card) for card in read("AS 9H JD KC")] == [1, 9, 0, 0]


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ("", ""),
        ("6H", ""),
        ("6H 9H", ""),
        ("2H 6H", ""),
        ("6H 9S", "two_suits"),
        ("JS QH", "two_suits"),
        ("JS 6S", "mixed"),
        ("JS", ""),
        ("JS QS", ""),
        ("QH", "needs_court"),
        ("QH KH", "needs_court"),
        ("7H 9H", "over"),
        ("8S", "none"),
        ("2H 8H", "none"),
        ("8H 7H", ""),
    ],
)
def test_what_is_wrong_with_the_cards_chosen(chosen: str, why: str) -> None:
    state = table("6H 9H 2H 7H 8H 9S 8S 6S JS QS KS QH KH", "5H 7S JH")
    assert clovers.trouble(read(chosen), state) == why


def test_two_suits_are_no_trouble_where_any_suit_may_but_courts_are() -> None:
    state = table("6H 9S JS QH", any_suit=True)
    assert clovers.trouble(("6H", "9S"), state) == ""
    assert clovers.trouble(("JS", "QH"), state) == "two_suits"


@pytest.mark.parametrize(("chosen", "why"), [("2S 4S AS", "fourth"), ("2S 4S AS 8S", "fourth"), ("8S 5S 2S", "")])
def test_a_fourth_card_is_trouble_where_three_are_the_most(chosen: str, why: str) -> None:
    assert clovers.trouble(read(chosen), table("2S 4S AS 8S 5S", at_most_three=True)) == why


def test_a_card_joins_those_chosen_when_one_group_holds_them_all() -> None:
    state = table("6H 9H 2H 7H JS QS KS")
    assert [card for card in state.tableau if card and clovers.joins(card, ("6H",), state)] == ["6H", "9H", "2H", "7H"]
    assert not clovers.joins("9H", ("2H",), state)
    assert clovers.joins("KS", ("JS", "QS"), state)


@settings(max_examples=80, deadline=None)
@given(st.permutations(PACK), st.booleans(), st.booleans(), st.integers(1, 4))
def test_chosen_cards_are_in_no_trouble_exactly_while_a_group_holds_them(
    order: list[Card], any_suit: bool, at_most_three: bool, count: int
) -> None:
    state = State(any_suit, at_most_three, tuple(order[:16]), tuple(order[16:]), dealt=True)
    chosen = order[:count]
    assert (clovers.trouble(chosen, state) == "") == clovers.joins(chosen[0], chosen[1:], state)


# Whole games


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**40 - 1), st.sampled_from(OPTION_SETS), st.randoms(use_true_random=False))
def test_every_card_is_somewhere_and_the_tableau_is_full_while_there_is_stock(
    seed: int, options: Options, choice: Any
) -> None:
    state = dealt(seed, options)
    while clovers.turn(state) == 0:
        state = clovers.apply(state, choice.choice(clovers.legal(state)))
        lying = [card for card in state.tableau if card]
        whole = [*lying, *state.stock, *state.taken]
        assert len(whole) == 48
        assert set(whole) == set(PACK)
        assert len(lying) == 16 or not state.stock
    end = clovers.outcome(state)
    assert end is not None
    assert end.left == 48 - len(state.taken)


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("case", ORACLE["deals"], ids=lambda case: case["code"])
def test_a_known_line_can_be_played_and_leaves_what_it_says(case: dict[str, Any], rule: str) -> None:
    state, known = dealt(case["seed"], RULES[rule]), case[rule]
    assert len(clovers.legal(state)) == known["legal_moves_at_start"]
    for step in known["optimal_line"]:
        going = step.split("+")
        state = clovers.apply(state, clovers.take(card for card in state.tableau if card and card in going))
    assert clovers.outcome(state) == (
        Outcome((0,), "cleared", 0) if known["winnable"] else Outcome((), "stuck", known["min_remaining"])
    )


def perft(state: State, depth: int) -> int:
    """How many ways there are to make so many moves."""
    moves = clovers.legal(state)
    return len(moves) if depth == 1 else sum(perft(clovers.apply(state, move), depth - 1) for move in moves)


@pytest.mark.parametrize("case", PERFT, ids=lambda case: f"seed {case['seed']} {'-'.join(case['options'].values())}")
def test_as_many_lines_of_play_as_counted_elsewhere(case: dict[str, Any]) -> None:
    state = dealt(case["seed"], case["options"])
    assert [perft(state, depth) for depth in range(1, len(case["lines"]) + 1)] == case["lines"]


def written(code: str, options: Options, moves: list[Move]) -> str:
    """A game as text: its code and options, then each move with rows, stock and number of groups after it."""
    state = clovers.start(options)
    lines = [code, " ".join(f"{key}={value}" for key, value in options.items())]
    for move in moves:
        state = clovers.apply(state, move)
        rows = [" ".join(card or "--" for card in state.tableau[i : i + 4]) for i in range(0, 16, 4)]
        lines += [f"> {move}", f"{' / '.join(rows)} | {len(state.stock)} | {len(clovers.legal(state))}"]
    end = clovers.outcome(state)
    return "\n".join([*lines, f"{end.why} {end.left}" if end else "not over", ""])


@pytest.mark.parametrize("name", ["cleared", "stuck", "no_group", "local_rules"])
def test_a_written_game_replays_as_it_was_written(name: str) -> None:
    text = (DATA / f"clovers_playthrough_{name}.txt").read_text()
    lines = text.splitlines()
    options = dict(pair.split("=") for pair in lines[1].split())
    moves = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    game, seed = deals.read(lines[0])
    assert game == clovers.ID
    assert moves[0] == clovers.chance(clovers.start(options), stream(seed, "FOURLEAF", 0))
    assert written(lines[0], options, moves) == text
