"""What finished games add up to: all of them, or those of a game, an option set, a level.

Computed from the lines whenever asked, so that totals cannot disagree with the games.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from catalogue import GAMES
from records import Line, Pairs

NO_RULES = ("first",)
"""Options that are no rule to play by: who deals changes with every game of a match."""


@dataclass(frozen=True, slots=True)
class Totals:
    """What some lines add up to. A streak is of games won in a row, in the order in which they ended."""

    played: int = 0
    won: int = 0
    clean: int = 0
    """Won without a step back and without a hint."""
    streak: int = 0
    best_streak: int = 0
    fewest_left: int | None = None
    left: int = 0
    seconds: int = 0
    fastest: int | None = None
    """Seconds of the quickest game won."""
    double: int = 0
    """Won for two games; `triple` for three; `lost_double` and `lost_triple` alike, by one's own score."""
    triple: int = 0
    lost_double: int = 0
    lost_triple: int = 0
    figures: Mapping[str, int] = field(default_factory=dict)

    def mean(self, name: str, by: str = "") -> float | None:
        """The average of a field or a figure a game, or by another figure; None where nothing was counted."""
        total = getattr(self, name) if name in ("won", "left", "seconds") else self.figures.get(name, 0)
        count = self.figures.get(by, 0) if by else self.played
        return total / count if count else None


def totals(lines: Iterable[Line]) -> Totals:
    """The totals of these lines."""
    ordered = sorted(lines, key=lambda line: (line.ended, line.id))
    streak = best = 0
    figures: dict[str, int] = {}
    for line in ordered:
        streak = streak + 1 if line.won else 0
        best = max(best, streak)
        for name, value in line.figures:
            known = figures.get(name, 0)
            figures[name] = max(known, value) if name.startswith("best_") else known + value
    wins = [line for line in ordered if line.won]
    costs = [_cost(line) for line in ordered if not line.won]
    return Totals(
        played=len(ordered),
        won=len(wins),
        clean=sum(line.clean for line in wins),
        streak=streak,
        best_streak=best,
        fewest_left=min((line.left for line in ordered), default=None),
        left=sum(line.left for line in ordered),
        seconds=sum(line.seconds for line in ordered),
        fastest=min((line.seconds for line in wins), default=None),
        double=sum(line.worth == 2 for line in wins),
        triple=sum(line.worth == 3 for line in wins),
        lost_double=costs.count(2),
        lost_triple=costs.count(3),
        figures=figures,
    )


@lru_cache(maxsize=1 << 10)
def played_as(game: str, options: Pairs) -> Pairs:
    """The options of a line that make a difference to the rules, with how it was dealt and who played. Kept, because
    thousands of games are played by a few option sets."""
    rules: Any = GAMES[game].rules if game in GAMES else None
    pairs = tuple(pair for pair in options if pair[0] not in NO_RULES)
    if not hasattr(rules, "agree"):
        return pairs
    known = _known(rules, options)
    idle = {key for key in known if rules.agree(known) == rules.agree({k: known[k] for k in known if k != key})}
    return tuple(pair for pair in pairs if pair[0] not in idle)


def _known(rules: Any, pairs: Pairs) -> dict[str, str]:
    """The options of a line that this release knows: a later one may have more."""
    values = {option.key: option.values for option in rules.OPTIONS}
    return {key: value for key, value in pairs if value in values.get(key, ())}


def _cost(line: Line) -> int:
    """How many games a loss counts for: what the win was worth goes by the worst loser, who may be another."""
    rules: Any = GAMES[line.game].rules if line.game in GAMES else None
    if len(line.scores) < 3 or not hasattr(rules, "agree"):
        return line.worth
    worth: int = rules.agree(_known(rules, line.options)).worth(line.scores[0])
    return worth
