"""Plays the levels of cribbage against each other: python tools/ladder.py [--games N] [--jobs N] [hard:medium ...].

Matches are duplicate: every deal is played twice, the second time with the seats changed, so luck in the cards counts
for both. Finished blocks are kept in a folder under the hash of the player's sources, so that a run that was stopped
goes on, a longer one adds to a shorter one, and results of different players never mix. "greedy" is the first level
without its slips.
"""

import argparse
import hashlib
import json
import os
import sys
import time
from collections import Counter
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import cribbage_deals as deals
from cards import Card, Stream
from contract import Thinking, finish
from solvers.cribbage.levels import lay, play
from solvers.cribbage.reading import Dealt
from solvers.cribbage.seen import Seen

ROOT = Path(__file__).resolve().parent.parent
BLOCK = 20
"""Deals' seeds a block: twice as many games."""
MATCHES = {
    "medium:easy": 20_000,
    "hard:medium": 20_000,
    "master:hard": 20_000,
    "greedy:easy": 20_000,
    "medium:greedy": 20_000,
    "hard:greedy": 20_000,
    "master:greedy": 4_000,
    "master:medium": 4_000,
}
"""Who plays whom, and how many games unless told otherwise."""


@dataclass(slots=True)
class Clock:
    """A level as a player whose thinking is timed."""

    level: str
    seconds: float = 0.0
    decisions: int = 0
    slowest: float = 0.0

    def lay(self, dealt: Dealt, rng: Stream) -> Thinking[tuple[Card, ...]]:
        """Lay, on the clock."""
        yield
        began = time.process_time()
        cards = finish(lay(self.level, dealt, rng))
        self._note(time.process_time() - began)
        return cards

    def play(self, seen: Seen, shape: str, rng: Stream) -> Thinking[int]:
        """Play, on the clock."""
        yield
        began = time.process_time()
        r = finish(play(self.level, seen, shape, rng))
        self._note(time.process_time() - began)
        return r

    def _note(self, seconds: float) -> None:
        self.seconds += seconds
        self.decisions += 1
        self.slowest = max(self.slowest, seconds)


def block(asked: tuple[str, int, Path]) -> dict[str, Any]:
    """The games of some seeds, each twice; kept in the folder."""
    match, first, folder = asked
    file = folder / match.replace(":", "-") / f"{first}.json"
    if file.exists():
        kept: dict[str, Any] = json.loads(file.read_text())
        return kept
    clocks = [Clock(level) for level in match.split(":")]
    players = [deals.Player(clock.lay, clock.play) for clock in clocks]
    wins: Counter[int] = Counter()
    points: Counter[str] = Counter()
    for seed in range(first, first + BLOCK):
        won = 0
        for turned in (0, 1):

            def note(seat: int, made: int, what: str, turned: int = turned) -> None:
                points[f"{seat ^ turned} {what}"] += made

            seated = (players[turned], players[1 - turned])
            winner, dealt = deals.play_game(seed, seed % 2, seated, note)
            won += winner == turned
            points["deals"] += dealt
        wins[won] += 1
    result = {
        "wins": [wins[n] for n in range(3)],
        "points": dict(points),
        "seconds": [clock.seconds for clock in clocks],
        "decisions": [clock.decisions for clock in clocks],
        "slowest": [clock.slowest for clock in clocks],
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part")
    part.write_text(json.dumps(result))
    part.rename(file)
    return result


def row(match: str, blocks: list[dict[str, Any]]) -> str:
    """One line of the table: who won how often, points a deal by phase, time a decision."""
    pairs = [sum(b["wins"][n] for b in blocks) for n in range(3)]
    n = sum(pairs)
    rate = (pairs[1] / 2 + pairs[2]) / n
    # A pair of games on the same cards is one observation.
    spread = (sum(count * (won / 2 - rate) ** 2 for won, count in enumerate(pairs)) / n / n) ** 0.5
    points: Counter[str] = Counter()
    for b in blocks:
        points.update(b["points"])
    phases = []
    for what in ("play", "hand", "crib"):
        sides = [points[f"{side} {what}"] / points["deals"] for side in (0, 1)]
        phases.append(f"{sides[0]:.2f} : {sides[1]:.2f}")
    took = [
        1000 * sum(b["seconds"][side] for b in blocks) / sum(b["decisions"][side] for b in blocks) for side in (0, 1)
    ]
    first, second = match.split(":")
    return (
        f"| {first} – {second} | {2 * n:,} | {100 * rate:.2f} ± {196 * spread:.2f} % | "
        f"{' | '.join(phases)} | {took[0]:.2f} : {took[1]:.2f} |"
    )


def hash_of_player() -> str:
    """A hash over the sources that decide, with what they count, draw and are played by: the teacher only explains."""
    sources = sorted((ROOT / "py" / "solvers" / "cribbage").rglob("*.py"))
    sources += [ROOT / "py" / "rules" / name for name in ("counting.py", "shapes.py")]
    sources += [ROOT / "py" / "cards.py", ROOT / "tools" / "cribbage_deals.py"]
    deciding = (file.read_bytes() for file in sources if file.stem != "teacher")
    return hashlib.sha256(b"".join(deciding)).hexdigest()[:12]


def main() -> None:
    """Play what is missing and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("matches", nargs="*", default=list(MATCHES), help="first:second, for instance hard:medium")
    parser.add_argument("--games", type=int, help="games a match, unless as many as the bars ask")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "ladder", help="where finished blocks are kept")
    asked = parser.parse_args()
    player = hash_of_player()
    folder = asked.folder / player
    print(f"player {player}\n")
    print("| match | games | first side wins | play, points a deal | hand | crib | ms a decision |")
    print("|---|---|---|---|---|---|---|")
    for match in asked.matches:
        games = asked.games or MATCHES.get(match, 4_000)
        work = [(match, first, folder) for first in range(0, games // 2, BLOCK)]
        found = []
        began = time.time()
        with Pool(asked.jobs) as pool:
            for done, result in enumerate(pool.imap_unordered(block, work), 1):
                found.append(result)
                bar = "#" * (30 * done // len(work))
                left = (time.time() - began) * (len(work) - done) / done
                print(f"\r{match} [{bar:30}] {left:.0f} s left ", end="", file=sys.stderr, flush=True)
        print("\r" + " " * 70 + "\r", end="", file=sys.stderr)
        print(row(match, found), flush=True)


if __name__ == "__main__":
    main()
