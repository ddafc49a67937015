"""The solver of Royal Marriage is exact, its hints lead to the best end, and it does not peek."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from cards import PACK, Card, Stream, read, shuffled, stream
from contract import Hint, Move, finish
from hypothesis import given, settings
from hypothesis import strategies as st
from rules import marriage as rules
from rules.marriage import State
from solvers import marriage as solver

ORACLE = json.loads((Path(__file__).parent.parent / "data" / "marriage.json").read_text())

rows = st.permutations(PACK).flatmap(lambda pack: st.integers(2, 12).map(lambda size: tuple(pack[:size])))


def dealt(seed: int, **options: str) -> State:
    empty = rules.start(options)
    return rules.apply(empty, rules.chance(empty, stream(seed, "ROYALMAR", 0)))


def table(row: tuple[Card, ...], stock: tuple[Card, ...] = ()) -> State:
    return State(row, stock, laid_out=False, king_left=False, dealt=True)


def play(state: State, moves: list[Move]) -> State:
    for move in moves:
        state = rules.apply(state, move)
    return state


def hint(state: State) -> Hint:
    return finish(solver.hint(rules.view(state, 0), Stream(0)))


def difficulty(state: State, seed: int) -> str:
    return finish(solver.difficulty(state, stream(seed, "THINKING", 0)))


@cache
def tried(row: tuple[Card, ...]) -> tuple[int, int]:
    """Fewest left and how few removals that takes, by trying every order."""
    ends = [tried(rules.apply(table(row), move).row) for move in rules.removals(row)]
    return min(((left, removals + 1) for left, removals in ends), default=(len(row) - 2, 0))


# Exact


@settings(max_examples=300, deadline=None)
@given(rows)
def test_short_rows_are_solved_as_by_trying_everything(row: tuple[Card, ...]) -> None:
    state = table(row)
    left, removals = tried(row)
    assert solver.fewest_left(state) == left
    assert solver.clearable(state) == (left == 0)
    assert solver.keeping(state) == [m for m in rules.removals(row) if tried(rules.apply(state, m).row)[0] == left]
    line = solver.best_line(state)
    assert len(line) == removals
    assert rules.left(play(state, line)) == left


@settings(max_examples=100, deadline=None)
@given(rows, st.integers(1, 11))
def test_turning_late_or_early_the_best_is_the_same(row: tuple[Card, ...], turned: int) -> None:
    state = table(row[:turned], row[turned:])
    assert solver.fewest_left(state) == tried(row)[0]

    @cache
    def fewest(state: State) -> int:
        ends = [fewest(replace(rules.apply(state, move), events=())) for move in rules.legal(state)]
        return min(ends, default=rules.left(state))

    if len(row) < 10:
        assert fewest(state) == tried(row)[0]


@pytest.mark.parametrize("case", ORACLE["short_rows"], ids=lambda case: case["row"].replace(" ", ""))
def test_a_known_short_row_leaves_as_few_as_computed_elsewhere(case: dict[str, Any]) -> None:
    assert solver.fewest_left(table(read(case["row"]))) == case["fewest_left"]


@pytest.mark.parametrize("laid_out", ["off", "on"])
@pytest.mark.parametrize("case", ORACLE["deals"], ids=lambda case: case["code"])
def test_a_known_deal_is_solved_as_elsewhere(case: dict[str, Any], laid_out: str) -> None:
    state = dealt(case["seed"], laid_out=laid_out)
    assert solver.clearable(state) == case["winnable"]
    assert solver.fewest_left(state) == case["min_remaining"]
    line = solver.best_line(state)
    assert len(line) == len(state.stock) + case["fewest_removals"]
    assert rules.left(play(state, line)) == case["min_remaining"]
    if laid_out == "on":
        assert len(solver.keeping(state)) == case["safe_removals_laid_out"]
    else:
        assert solver.keeping(state) == []


def test_the_first_five_hundred_deals_leave_as_few_as_computed_elsewhere() -> None:
    assert [solver.fewest_left(dealt(seed)) for seed in range(500)] == ORACLE["fewest_left_seeds_0_499"]


def ends_cleared_removing_at_once(pack: tuple[Card, ...]) -> bool:
    """Every removal needs the newest card as a bracket, so that only the end of the row has to be looked at."""
    row: list[Card] = []
    for card in pack:
        row.append(card)
        while sizes := [n for n in (1, 2) if len(row) > n + 1 and rules.matches(row[-n - 2], card)]:
            del row[-sizes[0] - 1 : -1]
    return len(row) == 2


def test_of_the_first_ten_thousand_deals_as_many_are_cleared_as_counted_elsewhere() -> None:
    deals = [dealt(seed, laid_out="on") for seed in range(10000)]
    wins = ORACLE["wins_over_seeds"]
    assert sum(map(solver.clearable, deals)) == wins["optimum"]["0..9999"] == 9874
    assert sum(ends_cleared_removing_at_once(deal.row) for deal in deals) == wins["eager"]["0..9999"] == 3895


def test_with_the_king_left_some_deals_end_otherwise_but_about_as_many_are_cleared() -> None:
    queen_left = [solver.clearable(dealt(seed)) for seed in range(1000)]
    king_left = [solver.clearable(dealt(seed, king_left="on")) for seed in range(1000)]
    assert queen_left != king_left
    assert sum(king_left) == pytest.approx(986, abs=12)


# Hints


@pytest.mark.parametrize("seed", [0, 4, 13, 73, 272])
def test_following_the_hints_reaches_the_best_end_with_the_fewest_removals(seed: int) -> None:
    state = dealt(seed)
    best, removals = solver.fewest_left(state), len(solver.best_line(state)) - len(state.stock)
    taken = 0
    while rules.turn(state) == 0:
        advice = hint(state)
        if state.stock:
            assert (advice.move, advice.why, advice.facts) == ("turn", "wait", {})
        else:
            assert advice.facts["removals"] == removals - taken
            assert advice.move in solver.keeping(state)
            taken += 1
        state = rules.apply(state, advice.move)
    assert rules.left(state) == best
    assert taken == removals


def test_a_hint_tells_what_it_takes_and_why() -> None:
    advice = hint(table(read("QH 7C 2D JS 7H KH")))
    assert advice == Hint("out 2DJS", "pair", {"cards": ("2D", "JS"), "removals": 2, "then": ("7C", "7H")})


def test_a_hint_says_when_it_brings_the_royals_together() -> None:
    advice = hint(table(read("QH 7C KH")))
    assert advice == Hint("out 7C", "last", {"cards": ("7C",), "removals": 1, "then": ()})


def test_a_hint_for_a_row_that_cannot_be_cleared_still_leaves_the_fewest() -> None:
    advice = hint(table(read("QH 5S 3D 9S 2C KH")))
    assert (advice.move, advice.why) == ("out 3D", "plan")


@pytest.mark.parametrize("row", ["QH KH", "QH 7C 2D 4S KH"])
def test_there_is_no_hint_when_the_game_is_over(row: str) -> None:
    with pytest.raises(ValueError, match="nothing"):
        hint(table(read(row)))


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**40 - 1), st.integers(0, 50), st.integers(0, 2**40 - 1))
def test_a_hint_is_the_same_whatever_lies_in_the_stock(seed: int, turned: int, other: int) -> None:
    state = play(dealt(seed), ["turn"] * turned)
    hidden = tuple(card for card in state.stock[:-1] if card)
    elsewhere = replace(state, stock=(*shuffled(hidden, Stream(other)), *state.stock[-1:]))
    assert hint(state) == hint(elsewhere)


def test_what_needs_the_stock_refuses_a_view_that_hides_it() -> None:
    with pytest.raises(ValueError, match="hidden"):
        solver.clearable(rules.view(dealt(0), 0))


# Difficulty


def test_difficulty_is_the_same_for_the_same_deal_and_stream_turned_or_laid_out() -> None:
    for seed in range(5):
        found = difficulty(dealt(seed), seed)
        assert (
            found == difficulty(dealt(seed, laid_out="on"), seed) == difficulty(play(dealt(seed), ["turn"] * 9), seed)
        )


def test_stopping_early_never_changes_the_difficulty(monkeypatch: pytest.MonkeyPatch) -> None:
    counts: list[int] = []
    real = solver._play_out

    def counted(row: int, size: int, rng: Stream) -> int:
        counts.append(real(row, size, rng))
        return counts[-1]

    monkeypatch.setattr(solver, "_play_out", counted)
    for seed in range(12):
        state, rng = dealt(seed), stream(seed, "THINKING", 0)
        counts.clear()
        found = finish(solver.difficulty(state, rng))
        row = solver._lanes(dealt(seed, laid_out="on").row)
        while len(counts) < solver.PLAYOUTS:
            counted(row, 52, rng)
        success = counts.count(2) / solver.PLAYOUTS
        assert found == ("hard" if success < 0.074 else "easy" if success > 0.180 else "medium")


@pytest.mark.parametrize("text", ["QH 7C 3C 9D KH", "QH 7C 2D JS 7H KH", "7C 2C 3C 4C", "5S 3D 9S 3H 2C AC"])
def test_random_play_takes_every_way_as_often_as_any_other(text: str) -> None:
    @cache
    def ends(row: tuple[Card, ...]) -> dict[int, float]:
        """How likely each number of cards left is."""
        moves = rules.removals(row)
        likely = {} if moves else {len(row): 1.0}
        for move in moves:
            for size, chance in ends(rules.apply(table(row), move).row).items():
                likely[size] = likely.get(size, 0) + chance / len(moves)
        return likely

    row, rng = read(text), Stream(5)
    found = [solver._play_out(solver._lanes(row), len(row), rng) for _ in range(4000)]
    for size, chance in ends(row).items():
        assert found.count(size) / 4000 == pytest.approx(chance, abs=0.03)
    assert set(found) <= set(ends(row))


def test_random_play_clears_as_often_as_computed_elsewhere() -> None:
    rng = Stream(1)
    cleared = sum(solver._play_out(solver._lanes(dealt(seed, laid_out="on").row), 52, rng) == 2 for seed in range(3000))
    assert cleared / 3000 == pytest.approx(ORACLE["rates"]["laid,random"]["rate"], abs=0.02)


def test_about_a_third_of_the_clearable_deals_is_of_each_difficulty() -> None:
    found = [difficulty(state, seed) for seed in range(90) if solver.clearable(state := dealt(seed))]
    assert all(found.count(name) > len(found) / 5 for name in ("easy", "medium", "hard"))


def test_a_deal_without_a_way_through_is_hard() -> None:
    assert difficulty(dealt(73), 73) == "hard"
