"""How long the solver of Four-Leaf Clover thinks: a row a question, in milliseconds. Runs wherever Python does.

Measured is the processor's time, so that other programs on the same machine do not count.
"""

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import rules.clovers as rules
import solvers.clovers as solver
from cards import stream
from contract import Options, finish
from rules.clovers import State

Row = tuple[str, float, float, float]
"""What was asked; median, 99th percentile and worst, in milliseconds."""

CLOVERS: dict[str, Options] = {
    "basic": {},
    "any suit": {"any_suit": "on"},
    "at most three": {"at_most_three": "on"},
    "both": {"any_suit": "on", "at_most_three": "on"},
}


def bench_clovers(deals: int = 1000) -> list[Row]:
    """Every question under every rule, on the deals of seeds 0 to `deals` - 1, and a hint all through 60 games."""
    rows = []
    for name, options in CLOVERS.items():
        states = [_dealt(options, seed) for seed in range(deals)]
        rows.append(_measured(f"{name}: clearable", solver.clearable, states))
        rows.append(_measured(f"{name}: fewest left", solver.fewest_left, states))
        rows.append(_measured(f"{name}: best line", solver.best_line, states[: deals // 5]))
        rows.append(_measured(f"{name}: keeping", solver.keeping, states[: deals // 5]))
        rows.append(_measured(f"{name}: hint", _hint, [state for s in states[: deals // 16] for state in _hard(s)]))
    return rows


def bench_first_clear(deals: int = 200) -> list[Row]:
    """Finding a deal that can be cleared: from each of these seeds on, dealing included."""
    return [
        _measured(f"{name}: first clearable deal", partial(_first, options), range(deals))
        for name, options in CLOVERS.items()
    ]


def _dealt(options: Options, seed: int) -> State:
    empty = rules.start(options)
    return rules.apply(empty, rules.chance(empty, stream(seed, "FOURLEAF", 0)))


def _first(options: Options, seed: int) -> int:
    while not solver.clearable(_dealt(options, seed)):
        seed += 1
    return seed


def _hint(state: State) -> Any:
    return finish(solver.hint(rules.view(state, 0), stream(0, "THINKING", len(state.taken))))


def _hard(state: State) -> list[State]:
    """The positions of a game played by hints in which a hint takes thought."""
    states = []
    while rules.turn(state) == 0:
        hint = _hint(state)
        if hint.why not in ("court", "only"):
            states.append(state)
        state = rules.apply(state, hint.move)
    return states


def _measured(name: str, ask: Callable[[Any], Any], things: Sequence[Any]) -> Row:
    times = []
    for thing in things:
        began = time.process_time()
        ask(thing)
        times.append((time.process_time() - began) * 1000)
    times.sort()
    return name, times[len(times) // 2], times[len(times) * 99 // 100], times[-1]


def main() -> None:
    """Print the table."""
    print(f"{'':36}{'median':>9}{'p99':>9}{'worst':>9}  ms")
    for name, median, p99, worst in bench_clovers() + bench_first_clear():
        print(f"{name:36}{median:9.3f}{p99:9.3f}{worst:9.3f}")


if __name__ == "__main__":
    main()
