"""Thinking comes in slices so short that the page can answer a tap after each.

Measured is the processor's time, with the collector of garbage at rest (the page freezes what it starts with), and
with nothing remembered from earlier thoughts. A slice takes about as long in the page as here: the bar there is 10 ms.
"""

import gc
import time
from collections.abc import Callable, Iterator
from functools import partial

import pytest
import rules.cribbage as rules
from cards import Stream, read, stream
from contract import CHANCE, Thinking, finish
from rules.cribbage_table import State
from solvers.cribbage import hands, policy, tables
from solvers.cribbage.levels import choose, hint, lay_table, review

LONGEST = 0.012
TRIES = 6


@pytest.fixture(autouse=True)
def _no_collecting() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def forget() -> None:
    for memory in (hands.points, policy.replies, policy.likeliest, tables.keeps, tables.throws, tables.play_values):
        memory.cache_clear()
    tables._WORTHS.clear()


def slices(thinking: Thinking[object]) -> list[float]:
    """Seconds of each slice, the last one too."""
    found = []
    last = time.process_time()
    for _ in thinking:
        now = time.process_time()
        found.append(now - last)
        last = now
    return [*found, time.process_time() - last]


def assert_short(think: Callable[[Stream], Thinking[object]]) -> None:
    """No slice is long; more tries, cold as well, forgive what other programs on the machine did to one."""
    longest = 0.0
    for seed in range(TRIES):
        forget()
        longest = max(slices(think(Stream(seed))))
        if longest < LONGEST:
            return
    raise AssertionError(f"a slice of {1000 * longest:.1f} ms")


def deals(shape: str, deals: int) -> Iterator[tuple[State, list[State], list[str]]]:
    """States in which a card is chosen, with all states and moves up to there."""
    state, n = rules.start({"shape": shape}), 0
    states: list[State] = []
    moves: list[str] = []
    while (turn := rules.turn(state)) is not None and deals:
        if turn == CHANCE:
            move = rules.chance(state, stream(1, "CRIBBAGE", n))
            n += 1
        else:
            if state.phase in ("lay", "play") and len(rules.legal(state)) > 1:
                yield state, states, moves
            move = finish(choose("hard", rules.view(state, turn), rules.legal(state), Stream(1)))
        states.append(state)
        moves.append(move)
        after = rules.apply(state, move)
        deals -= state.phase == "play" and after.phase == "show"
        state = after


@pytest.mark.parametrize("shape", ["two", "five", "three", "pairs"])
def test_no_slice_of_a_choice_or_a_hint_is_long(shape: str) -> None:
    for state, _, _ in deals(shape, 3):
        view = rules.view(state, state.on_turn)
        assert_short(partial(choose, "master", view, rules.legal(state)))
        assert_short(partial(hint, view))


@pytest.mark.parametrize("scores", [(0, 0), (100, 95), (118, 60)])
def test_no_slice_of_the_table_of_lays_is_long(scores: tuple[int, int]) -> None:
    for text in ("2D3H3S7HTH8D", "5H5STDJC2C8S", "7H8S8D5C5SKD"):
        for is_own in (False, True):
            assert_short(partial(lay_table, read(text), is_own, "two", scores, 121))


def test_no_slice_of_looking_back_is_long() -> None:
    *_, (_, states, moves) = deals("two", 2)
    assert_short(lambda rng: review(states, moves, 0, lambda _at: rng))
