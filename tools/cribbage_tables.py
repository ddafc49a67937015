"""Makes the tables of the cribbage player from nothing: python tools/cribbage_tables.py [--work DIR] [--jobs N].

Stages, each from what the ones before have written into py/solvers/cribbage/tables; one whose result lies in the
work folder is skipped, so that a run that was stopped goes on where it was.
  start     flat tables, and policy weights by rule of thumb
  laying    crib means, throws and kept hands: what all sides lay, iterated to a fixed point over every hand of ranks
  policy    decisions of the search in self-play, and the softmax fitted to them
  repolicy  the same once more, by a search that expects the policy found so far of the other side
  values    every kept hand against those of the other side: net points in the play, by several policies, each
            fitted to a part of the decisions
  relaying  laying once more, with those values
  revalues  the values once more, with the hands kept now
  board     self-play deals, event by event, and the worth of every pair of scores by backward value iteration
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import cribbage_deals as deals
import cribbage_fit as fit
import cribbage_write as write
import numpy as np
from cards import Stream
from contract import Thinking
from rules.counting import VALUES
from rules.shapes import SHAPES
from solvers.cribbage import master, policy, tables
from solvers.cribbage.hands import AFTER, FIRST
from solvers.cribbage.levels import lay
from solvers.cribbage.seen import Seen, lay_out

ROOT = Path(__file__).resolve().parent.parent
SEED = deals.SEED
STAGES = ("start", "laying", "policy", "repolicy", "values", "relaying", "revalues", "board")
LEARN = 8000
"""Deals of self-play by the search to whose decisions the policy is fitted."""
IMAGINED = 30
"""Hands that the search imagines while the policy learns from it."""
PARTS = 8
"""Of the decisions, to each of which a policy is fitted whose habits the values in the play are averaged over."""
MOST = 8
"""Features that a card has at most."""
REPLAYED = 60_000
"""Deals of self-play by the policy from which the worth of scores is iterated."""
KEPT = deals.KEPT
WORK = ROOT / "build" / "cribbage_tables"


@dataclass(frozen=True, slots=True)
class Run:
    """Where partial results lie, how many processes there may be, and what they work at."""

    folder: Path
    jobs: int
    stage: str


def main() -> None:
    """Run the stages that are not yet done."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, default=WORK, help="partial results")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--stage", choices=STAGES, help="this stage alone, done or not")
    asked = parser.parse_args()
    asked.work.mkdir(parents=True, exist_ok=True)
    if asked.stage:
        began = time.time()
        make[asked.stage](Run(asked.work, asked.jobs, asked.stage))
        took = time.time() - began
        (asked.work / f"{asked.stage}.json").write_text(json.dumps({"seconds": round(took)}))
        print(f"{asked.stage}: {took:.0f} s")
        return
    for stage in STAGES:
        if (asked.work / f"{stage}.json").exists():
            print(stage, "is done")
            continue
        # A fresh process each, since tables are read at import.
        command = [sys.executable, __file__, "--work", str(asked.work), "--jobs", str(asked.jobs), "--stage", stage]
        subprocess.run(command, check=True)


def start(run: Run) -> None:
    """Flat tables; weights that like points, high cards and pairs, and dislike counts of five and twenty-one."""
    weights = [0.0] * policy.FEATURES
    for made in range(17):
        weights[policy.POINTS + made] = float(made)
    for count in (5, 21):
        weights[policy.COUNT + count] = -1.0
    weights[policy.STEP + 1] = weights[policy.STEP + 2] = -0.5
    for rank in range(1, 14):
        weights[policy.RANK + rank] = 0.06 * VALUES[rank]
    weights[policy.SAME + 1] = 0.7
    write.policy(weights, 0)
    roles = [(shape, is_own) for shape in SHAPES for is_own in (True, False)]
    write.laying(
        {role: np.full(91, 5.0) for role in roles},
        {role: np.ones(91) for role in roles},
        {role: np.ones(1820) for role in roles},
        {role: np.zeros(1820) for role in roles},
        0,
    )
    flat = np.array([[(d - p) / 121 for p in range(121)] for d in range(121)])
    write.board({(shape, skunks): flat for shape in KEPT for skunks in (False, True)}, 0)


def laying(run: Run) -> None:
    """The fixed point of laying, with the values in the play as they stand."""
    began = time.time()
    cribs, thrown, kept, values = {}, {}, {}, {}
    for shape in SHAPES:
        size = FIRST[5] - FIRST[4] if shape != "five" else FIRST[4] - FIRST[3]
        mine = {own: np.array(tables.play_values(shape, own)[:size]) for own in (True, False)}
        found = fit.settle(shape, mine)
        for own in (True, False):
            cribs[shape, own] = found[0][own]
            if shape in KEPT:
                thrown[shape, own], kept[shape, own], values[shape, own] = found[1][own], found[2][own], mine[own]
        print(shape, "laid")
    write.laying(cribs, thrown, kept, values, time.time() - began)


def learn(run: Run) -> None:
    """The policy, fitted to decisions of the search."""
    began = time.time()
    features, mask, worth = [], [], []
    for block in spread(decisions, LEARN, 50, run, "decisions"):
        for cards, values in block:
            spare = [[policy.FEATURES] * MOST] * (4 - len(cards))
            features.append([c + [policy.FEATURES] * (MOST - len(c)) for c in cards] + spare)
            mask.append([True] * len(cards) + [False] * len(spare))
            worth.append(values + [0.0] * len(spare))
    seen, legal, aim = np.array(features), np.array(mask), np.array(worth)
    parts = np.array_split(np.arange(len(aim)), PARTS)
    write.habits([fit.fit(seen[part], legal[part], aim[part], policy.FEATURES) for part in parts])
    write.policy(fit.fit(seen, legal, aim, policy.FEATURES), time.time() - began)


def decisions(first: int, last: int) -> list[tuple[list[list[int]], list[float]]]:
    """What the search saw in these deals: for each decision the features of every card and its net points."""
    found = []

    def play(seen: Seen, shape: str, rng: Stream) -> Thinking[int]:
        table = lay_out(seen)
        value = yield from master.values(seen, shape, rng, by_points=True, size=IMAGINED)
        cards = [card_features(table.hand, r, table.pile, table.count, table.left[1]) for r in value]
        found.append((cards, list(value.values())))
        return max(value, key=lambda r: value[r])

    def lays(dealt: Any, rng: Stream) -> Thinking[tuple[str, ...]]:
        return lay("hard", dealt, rng)

    learner = deals.Player(lays, play)
    for n in range(first, last):
        cards, a, b = deals.streams(SEED, n)
        deals.play_deal(deals.shuffled(cards, 13), n % 2, (learner, learner), [0, 0], lambda *_: False, (a, b))
    return found


def card_features(hand: int, rank: int, pile: int, count: int, left: int) -> list[int]:
    """Every feature of playing this rank."""
    rest = next(rest for r, _, rest in AFTER[hand] if r == rank)
    n = count + VALUES[rank]
    late = n > policy.LATE
    return [
        *policy.pile_features(pile * 14 + rank, n),
        *policy.hand_features(hand, rank, rest, late),
        policy.left_feature(left, late),
    ]


def value_play(run: Run) -> None:
    """Net points in the play of every kept hand, against the average of its role."""
    began = time.time()
    policies = deals.habits()
    laid = {role: fit_numbers(role) for role in ((s, own) for s in SHAPES for own in (True, False))}
    values = {}
    for shape, size in KEPT.items():
        for own in (True, False):
            n = FIRST[size + 1] - FIRST[size]
            nets: list[float] = []
            what = f"values {shape} {'own' if own else 'other'}"
            for block in spread(deals.net_values, n, 70, run, what, shape, own, policies):
                nets += block
            often = np.array(tables.keeps(shape, own)) * fit.blind(size)
            values[shape, own] = np.array(nets) - (np.array(nets) * often).sum() / often.sum()
    cribs = {role: laid[role][0] for role in laid}
    thrown = {role: laid[role][1] for role in laid if role[0] in KEPT}
    kept = {role: laid[role][2] for role in laid if role[0] in KEPT}
    write.laying(cribs, thrown, kept, values, time.time() - began)


def fit_numbers(role: tuple[str, bool]) -> tuple[Any, Any, Any]:
    """The tables of laying as they stand."""
    cribs = np.array(tables.crib_means(*role))
    if role[0] not in KEPT:
        return cribs, None, None
    return cribs, np.array(tables.throws(*role)), np.array(tables.keeps(*role))


def replay(run: Run) -> None:
    """The worth of all scores, from deals that the third level plays with itself."""
    began = time.time()
    found = {}
    for shape in KEPT:
        events: list[list[tuple[int, int]]] = []
        for block in spread(played, REPLAYED, 500, run, f"deals {shape}", shape):
            events += block
        means = [sum(p for deal in events for s, p in deal if s == side) / len(events) for side in (1, 0)]
        print(f"{shape}: dealer {means[0]:.3f}, pone {means[1]:.3f} points a deal")
        for skunks in (False, True):
            found[shape, skunks] = fit.worths(events, skunks)
        print(f"{shape}: first dealer wins {0.5 + found[shape, False][0, 0] / 2:.4f}")
    write.board(found, time.time() - began)


def played(first: int, last: int, shape: str) -> list[list[tuple[int, int]]]:
    """The points of these deals in order: whether the dealer's, and how many."""
    found = []
    hard = deals.player("hard")
    for n in range(first, last):
        events: list[tuple[int, int]] = []

        def peg(seat: int, points: int, what: str, events: list[tuple[int, int]] = events) -> bool:
            events.append((seat, points))
            return False

        cards, a, b = deals.streams(SEED + 1, n)
        size = 13 if shape == "two" else 11
        deals.play_deal(deals.shuffled(cards, size), 1, (hard, hard), [0, 0], peg, (a, b), shape)
        found.append(events)
    return found


def spread(work: Callable[..., list[Any]], n: int, step: int, run: Run, what: str, *more: Any) -> list[list[Any]]:
    """`work` on the numbers below n in blocks, over the processes, with a bar; finished blocks wait in the folder."""
    asked = [(i, min(i + step, n), *more) for i in range(0, n, step)]
    began = time.time()
    found = []
    folder = run.folder / f"{run.stage} {what}".replace(" ", "_")
    folder.mkdir(exist_ok=True)
    with Pool(run.jobs) as pool:
        for done, block in enumerate(pool.imap(Kept(work, folder), asked), 1):
            found.append(block)
            bar = "#" * (30 * done // len(asked))
            spent = time.time() - began
            print(f"\r{what} [{bar:30}] {spent:.0f} s of {spent * len(asked) / done:.0f}", end="", file=sys.stderr)
    print(file=sys.stderr)
    return found


@dataclass(frozen=True, slots=True)
class Kept:
    """A function on a block of numbers whose results are kept in a folder, for other processes to run."""

    work: Callable[..., list[Any]]
    folder: Path

    def __call__(self, asked: tuple[Any, ...]) -> list[Any]:
        file = self.folder / f"{asked[0]}.json"
        if not file.exists():
            part = file.with_suffix(".part")
            part.write_text(json.dumps(self.work(*asked)))
            part.rename(file)
        found: list[Any] = json.loads(file.read_text())
        return found


make = dict(zip(STAGES, (start, laying, learn, learn, value_play, laying, value_play, replay), strict=True))

if __name__ == "__main__":
    main()
