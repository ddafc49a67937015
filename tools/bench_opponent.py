"""How long the cribbage player thinks: a row a kind of decision, in milliseconds. Runs wherever Python does.

Measured is the processor's time, so that other programs on the same machine do not count. A slice is what passes
between two yields: the page can answer a tap after each.
"""

import gc
import time
from collections import defaultdict

import rules.cribbage as rules
from cards import stream
from contract import CHANCE, Move
from rules.cribbage_table import State
from solvers.cribbage.levels import choose

Row = tuple[str, int, float, float, float, float]
"""What was decided, how often; median, 99th percentile and worst, and the longest slice, in milliseconds."""


def bench_opponent(games: int = 12, shape: str = "two", level: str = "master") -> list[Row]:
    """Every decision of these games that has a choice, one level on all seats."""
    totals: defaultdict[str, list[float]] = defaultdict(list)
    slices: defaultdict[str, float] = defaultdict(float)
    for seed in range(games):
        state = rules.start({"shape": shape})
        chances = moves = 0
        while (turn := rules.turn(state)) is not None:
            if turn == CHANCE:
                move = rules.chance(state, stream(seed, "CRIBBAGE", chances))
                chances += 1
            else:
                view, legal = rules.view(state, turn), rules.legal(state)
                move, total, longest = _timed(level, view, legal, seed, moves)
                if len(legal) > 1:
                    kind = f"{shape}: {_kind(view, turn)}"
                    totals[kind].append(total)
                    slices[kind] = max(slices[kind], longest)
            state = rules.apply(state, move)
            moves += 1
    found = []
    for kind, times in sorted(totals.items()):
        times.sort()
        worst = times[-1]
        found.append((kind, len(times), times[len(times) // 2], times[len(times) * 99 // 100], worst, slices[kind]))
    return found


def _timed(level: str, view: State, legal: list[Move], seed: int, at: int) -> tuple[Move, float, float]:
    thinking = choose(level, view, legal, stream(seed, "THINKING", at))
    began = last = time.process_time()
    longest = 0.0
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            now = time.process_time()
            move: Move = end.value
            return move, 1000 * (now - began), 1000 * max(longest, now - last)
        now = time.process_time()
        longest, last = max(longest, now - last), now


def _kind(view: State, seat: int) -> str:
    if view.phase == "lay":
        late = view.terms.target - max(view.scores) <= 41
        return "lay, near the end" if late else "lay"
    return "play, card " + str(1 + sum(play.seat == seat for play in view.played))


def main() -> None:
    """Print the table."""
    gc.collect()
    gc.freeze()  # as the page does once everything is loaded
    print(f"{'master, ms':30}{'n':>6}{'median':>9}{'p99':>9}{'worst':>9}{'slice':>9}")
    for shape, games in (("two", 12), ("five", 6), ("three", 3), ("pairs", 3)):
        for kind, n, median, p99, worst, longest in bench_opponent(games, shape):
            print(f"{kind:30}{n:6}{median:9.2f}{p99:9.2f}{worst:9.2f}{longest:9.2f}")


if __name__ == "__main__":
    main()
