"""What finished games add up to: for every game and option set, by level, over all.

Computed from the lines whenever asked, so that totals cannot disagree with the games.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from records import Line, Pairs


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
    """Won for two games; `triple` for three; `lost_double` and `lost_triple` alike."""
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
    losses = [line for line in ordered if not line.won]
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
        lost_double=sum(line.worth == 2 for line in losses),
        lost_triple=sum(line.worth == 3 for line in losses),
        figures=figures,
    )


def sets(lines: Iterable[Line]) -> dict[tuple[str, Pairs], Totals]:
    """The totals of every game and option set, sorted."""
    grouped: dict[tuple[str, Pairs], list[Line]] = {}
    for line in lines:
        grouped.setdefault((line.game, line.options), []).append(line)
    return {key: totals(grouped[key]) for key in sorted(grouped)}


def by_option(lines: Iterable[Line], *names: str) -> dict[tuple[str, ...], Totals]:
    """The totals by the values of some options, such as shape and level; "" where the default was played."""
    grouped: dict[tuple[str, ...], list[Line]] = {}
    for line in lines:
        chosen = dict(line.options)
        grouped.setdefault(tuple(chosen.get(name, "") for name in names), []).append(line)
    return {key: totals(grouped[key]) for key in sorted(grouped)}
