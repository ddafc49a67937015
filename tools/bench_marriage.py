"""How long the solver of Royal Marriage thinks: a row a question, in milliseconds. Runs wherever Python does."""

import time
from collections.abc import Callable
from typing import Any

import rules.marriage as rules
import solvers.marriage as solver
from cards import Stream, stream
from contract import finish
from rules.marriage import State

Row = tuple[str, float, float, float]
"""What was asked; median, 99th percentile and worst, in milliseconds."""


def bench_marriage(deals: int = 300) -> list[Row]:
    """Every question on the plain deals of seeds 0 to `deals` - 1, all cards laid out: the longest rows there are."""
    empty = rules.start({"laid_out": "on"})
    states = [rules.apply(empty, rules.chance(empty, stream(seed, "ROYALMAR", 0))) for seed in range(deals)]
    few = states[: max(1, deals // 10)]
    return [
        _measured("clearable", solver.clearable, states),
        _measured("fewest left", solver.fewest_left, states),
        _measured("hint", lambda state: finish(solver.hint(state, Stream(0))), states),
        _measured("best line", solver.best_line, states),
        _measured("keeping", solver.keeping, few),
        _measured("difficulty", lambda state: finish(solver.difficulty(state, Stream(1))), few),
    ]


def _measured(name: str, ask: Callable[[State], Any], states: list[State]) -> Row:
    times = []
    for state in states:
        began = time.perf_counter()
        ask(state)
        times.append((time.perf_counter() - began) * 1000)
    times.sort()
    return name, times[len(times) // 2], times[len(times) * 99 // 100], times[-1]


def main() -> None:
    """Print the table."""
    print(f"{'':12}{'median':>9}{'p99':>9}{'worst':>9}  ms")
    for name, median, p99, worst in bench_marriage():
        print(f"{name:12}{median:9.3f}{p99:9.3f}{worst:9.3f}")


if __name__ == "__main__":
    main()
