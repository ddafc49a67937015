"""The solver of Four-Leaf Clover is exact where the stock is known, and honest where it is not."""

import json
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from cards import Card, Stream, read, shuffled, stream
from contract import Hint, Move, Options, finish
from hypothesis import given, settings
from hypothesis import strategies as st
from rules import clovers
from rules.clovers import PACK, State
from solvers import clovers as solver

DATA = Path(__file__).parent.parent / "data"
ORACLE = json.loads((DATA / "clovers.json").read_text())

OPTION_SETS: list[Options] = [
    {"any_suit": any_suit, "at_most_three": three} for any_suit, three in product(("off", "on"), repeat=2)
]
RULES: dict[str, Options] = dict(
    zip(["basic", "max_three", "any_suit", "any_suit+max_three"], OPTION_SETS, strict=True)
)


def dealt(seed: int, options: Options) -> State:
    empty = clovers.start(options)
    return clovers.apply(empty, clovers.chance(empty, stream(seed, "FOURLEAF", 0)))


def play_at_random(state: State, rng: Stream, takes: int) -> State:
    """The state after so many takes at random, or at the end."""
    for _ in range(takes):
        moves = clovers.legal(state)
        if not moves:
            break
        state = clovers.apply(state, moves[rng.below(len(moves))])
    return state


def play(state: State, moves: list[Move]) -> State:
    for move in moves:
        state = clovers.apply(state, move)
    return state


def left(state: State) -> int:
    return len(PACK) - len(state.taken)


def advise(state: State, seed: int = 0) -> Hint:
    return finish(solver.hint(clovers.view(state, 0), stream(seed, "THINKING", 0)))


def fewest_by_trying_all(state: State) -> int:
    """The fewest left, by nothing but the rules: every take after every take."""
    seen: dict[frozenset[Card], int] = {}

    def tried(state: State) -> int:
        gone = frozenset(state.taken)
        if gone not in seen:
            after = [clovers.apply(state, move) for move in clovers.legal(state)]
            seen[gone] = min((tried(one) for one in after), default=left(state))
        return seen[gone]

    return tried(state)


# As computed elsewhere


@pytest.mark.parametrize("rule", RULES)
def test_the_fewest_left_of_five_hundred_deals(rule: str) -> None:
    found = [solver.fewest_left(dealt(seed, RULES[rule])) for seed in range(500)]
    assert found == ORACLE["fewest_left_seeds_0_499"][rule]


@pytest.mark.parametrize("rule", RULES)
def test_how_many_of_a_thousand_deals_can_be_cleared(rule: str) -> None:
    found = sum(solver.clearable(dealt(seed, RULES[rule])) for seed in range(1000))
    assert found == ORACLE["wins_over_seeds"][rule]["0..999"]


@pytest.mark.slow
@pytest.mark.parametrize("rule", RULES)
def test_how_many_of_ten_thousand_deals_can_be_cleared(rule: str) -> None:
    found = sum(solver.clearable(dealt(seed, RULES[rule])) for seed in range(10000))
    assert found == ORACLE["wins_over_seeds"][rule]["0..9999"]


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("case", ORACLE["deals"], ids=lambda case: case["code"])
def test_a_best_line_ends_with_the_known_number_of_cards(case: dict[str, Any], rule: str) -> None:
    state, known = dealt(case["seed"], RULES[rule]), case[rule]
    end = play(state, solver.best_line(state))
    assert left(end) == solver.fewest_left(state) == known["min_remaining"]
    assert clovers.turn(end) is None
    assert solver.clearable(state) == known["winnable"]


# As tried out move by move


@pytest.mark.parametrize("rule", ["basic", "max_three"])
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**40 - 1), takes=st.integers(1, 5))
def test_where_suits_bind_the_solver_finds_what_trying_all_finds(rule: str, seed: int, takes: int) -> None:
    state = play_at_random(dealt(seed, RULES[rule]), Stream(seed), takes)
    fewest = fewest_by_trying_all(state)
    assert solver.fewest_left(state) == fewest
    assert solver.clearable(state) == (fewest == 0)


@pytest.mark.parametrize(("rule", "takes"), [("any_suit", 10), ("any_suit+max_three", 10)])
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**40 - 1), further=st.integers(0, 6))
def test_where_any_suits_go_the_solver_finds_what_trying_all_finds(
    rule: str, takes: int, seed: int, further: int
) -> None:
    state = play_at_random(dealt(seed, RULES[rule]), Stream(seed), takes + further)
    fewest = fewest_by_trying_all(state)
    assert solver.fewest_left(state) == fewest
    assert solver.clearable(state) == (fewest == 0)


@pytest.mark.parametrize("rule", RULES)
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**40 - 1), takes=st.integers(0, 12))
def test_answers_in_mid_game_agree_with_each_other(rule: str, seed: int, takes: int) -> None:
    state = play_at_random(dealt(seed, RULES[rule]), Stream(seed), takes)
    line = solver.best_line(state)
    assert left(play(state, line)) == solver.fewest_left(state)
    keeping = solver.keeping(state)
    moves = clovers.legal(state)
    assert keeping == [move for move in moves if solver.clearable(clovers.apply(state, move))]
    assert bool(keeping) == (solver.clearable(state) and bool(moves))


@pytest.mark.parametrize("rule", RULES)
def test_an_empty_table_is_cleared(rule: str) -> None:
    state = replace(dealt(0, RULES[rule]), tableau=(clovers.EMPTY,) * 16, stock=(), taken=PACK)
    assert solver.clearable(state)
    assert solver.fewest_left(state) == 0
    assert solver.best_line(state) == []
    assert solver.keeping(state) == []


# What is known of the rules


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**40 - 1))
def test_under_the_basic_rule_an_empty_stock_is_a_clear_and_stuck_leaves_twenty(seed: int) -> None:
    rng = Stream(seed)
    state = dealt(seed, {})
    while clovers.turn(state) == 0:
        assert solver.sure(clovers.view(state, 0)) == (not state.stock)
        state = play_at_random(state, rng, 1)
    assert left(state) == 0 or left(state) >= 20
    assert not state.stock or left(state) >= 20


@pytest.mark.parametrize("rule", ["max_three", "any_suit", "any_suit+max_three"])
def test_under_the_local_rules_nothing_is_ever_sure(rule: str) -> None:
    assert not solver.sure(replace(dealt(0, RULES[rule]), stock=()))


@pytest.mark.parametrize("rule", ["max_three", "any_suit+max_three"])
def test_with_three_at_most_a_pair_loses_the_clear(rule: str) -> None:
    clearable = (state for seed in range(200) if solver.clearable(state := dealt(seed, RULES[rule])))
    state = next(state for state in clearable if any(len(move) == len("take 6H9H") for move in clovers.legal(state)))
    for move in clovers.legal(state):
        if len(move) == len("take 6H9H"):
            assert not solver.clearable(clovers.apply(state, move))


# Hints


@pytest.mark.parametrize("rule", RULES)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**40 - 1), takes=st.integers(0, 10))
def test_a_hint_is_a_legal_move_with_a_reason(rule: str, seed: int, takes: int) -> None:
    state = play_at_random(dealt(seed, RULES[rule]), Stream(seed), takes)
    if clovers.turn(state) is None:
        with pytest.raises(ValueError, match="no group"):
            advise(state)
        return
    hint = advise(state)
    assert hint.move in clovers.legal(state)
    assert hint.why in {"court", "only", "best", "fewest", "keeps", "larger"}
    if hint.why not in {"court", "only"}:
        assert 0 <= hint.facts["percent"] <= 100
        assert (hint.why == "fewest") <= (hint.facts["percent"] == 0)


@pytest.mark.parametrize("rule", RULES)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**40 - 1), takes=st.integers(0, 8))
def test_a_hint_does_not_peek_into_the_stock(rule: str, seed: int, takes: int) -> None:
    state = play_at_random(dealt(seed, RULES[rule]), Stream(seed), takes)
    if clovers.turn(state) is None:
        return
    other = replace(state, stock=shuffled(tuple(card for card in state.stock if card), Stream(seed + 1)))
    assert advise(state) == advise(other)


def open_table(row: str, taken: str, options: Options) -> State:
    """These cards in the tableau, the cards taken, all others in the stock."""
    gone = read(taken)
    seen = read(row)
    stock = tuple(card for card in PACK if card not in seen + gone)
    return replace(clovers.start(options), tableau=seen, stock=stock, taken=gone, dealt=True)


def test_jack_queen_king_come_first() -> None:
    state = open_table("6H 9H JS 7D QS KS 8D 7C 8C AH 2H 3S 4S 5C 9C JD", "", {})
    assert advise(state) == Hint("take JSQSKS", "court")


def test_the_only_group_is_named_so() -> None:
    state = open_table("6H 9H JS 7D QS KD 8C 7S AH 2S 3S 4C 5C 9S JD QC", "", {})
    assert advise(state) == Hint("take 6H9H", "only")


def test_of_two_groups_that_share_a_card_the_larger_brings_more_cards() -> None:
    state = open_table("9H 6H 5H AH JS 7D QS KD 8C 2S 3S 4C 5C 9S JD QC", "", {})
    hint = advise(state)
    assert hint.move == "take 9H5HAH"
    assert hint.why in {"best", "larger"}


def test_a_larger_group_is_said_to_bring_more_cards_only_where_so_many_are_left() -> None:
    larger = 0
    for seed in range(60):
        state, rng = dealt(seed, {}), Stream(seed)
        while clovers.turn(state) == 0:
            hint = advise(state)
            if hint.why == "larger":
                sizes = [len(move) // 2 - 2 for move in clovers.legal(state)]
                assert min(len(read(hint.move[5:])), len(state.stock)) > min(*sizes, len(state.stock))
                larger += 1
            state = play_at_random(state, rng, 1)
    assert larger


def test_a_hint_tells_whether_another_group_did_as_well() -> None:
    facts = [
        solver._advice(clovers.view(dealt(1, {}), 0), groups, clears, left, 10).facts
        for groups, clears, left in (
            ((("6H", "9H"), ("7S", "8S")), (5, 4), (90, 80)),
            ((("6H", "9H"), ("7S", "8S")), (5, 5), (90, 80)),
            ((("6H", "9H"), ("7S", "8S")), (0, 0), (90, 80)),
            ((("6H", "9H"), ("7S", "8S"), ("AC", "5C", "9C")), (0, 0, 0), (80, 80, 90)),
        )
    ]
    assert [fact["alone"] for fact in facts] == [True, False, True, False]


def test_with_three_at_most_the_hint_avoids_a_pair_that_loses_the_clear() -> None:
    state = open_table("9H 6H 5H AH JS 7D QS KD 8C 2S 3S 4C 5C 9S JD QC", "", RULES["any_suit+max_three"])
    assert len(advise(state).move) == len("take 9H5HAH")


@pytest.mark.parametrize("rule", RULES)
def test_a_thought_pauses_after_every_trial(rule: str) -> None:
    state = next(
        state
        for seed in range(100)
        if len(clovers.legal(state := dealt(seed, RULES[rule]))) > 2 and advise(state).why != "court"
    )
    pauses = sum(1 for _ in solver.hint(clovers.view(state, 0), Stream(0)))
    assert pauses == 1 + solver.SAMPLES[state.any_suit, state.at_most_three]


def test_the_hints_clear_more_deals_than_taking_at_random() -> None:
    clears = {"hints": 0, "random": 0}
    for seed in range(30):
        state, rng = dealt(seed, RULES["any_suit+max_three"]), Stream(seed)
        clears["random"] += left(play_at_random(state, rng, 48)) == 0
        while clovers.turn(state) == 0:
            state = clovers.apply(state, advise(state, seed).move)
        clears["hints"] += left(state) == 0
    assert clears["hints"] >= 27 > 9 >= clears["random"]
