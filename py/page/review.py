"""Looking back: which choices of a deal or a game gave points away, what was better and why, and a measure of skill."""

from collections.abc import Sequence
from typing import Any

from cards import read
from page.parts import sentences, sheet, written_all
from page.picture import Table
from page.words import _, ngettext
from records import Line
from totals import totals

Looks = tuple[Any, ...]
"""Decisions of one's own, each beside the best (the teacher's `review`)."""

SMALL = 0.05
"""Points below which a choice counts as good as the best."""

SMALL_CHANCE = 0.02
"""The same of the chance to win, which is worked out by sampling: two equal choices may seem so far apart."""

LATEST = 30
"""Games in the chart."""


def review(table: Table, looks: Looks | None) -> str:
    """The choices that cost something and what was better, as a sheet: of this deal, or of the whole game once over."""
    if looks is None:
        return sheet(_("Looking back"), f'<p class="small" role="status">{_("Thinking…")}</p>')
    costly = [look for look in looks if look.points >= SMALL or (look.chance or 0) >= SMALL_CHANCE]
    count = ngettext("{n} choice", "{n} choices", len(looks)).format(n=len(looks))
    if not costly:
        good = _("{count}: each the best, or as good as the best.") if looks else _("There was nothing to choose yet.")
        return sheet(_("Looking back"), f'<p class="small">{good.format(count=count)}</p>')
    lost = sum(look.points for look in looks)
    if table.outcome is None:
        head = _("{count}, {lost} points given away in total.").format(count=count, lost=f"{lost:.1f}")
    else:
        head = measured(looks)
    items, deal = "", 0
    for look in costly:
        number = _deal(table, look)
        if table.outcome is not None and number != deal:
            deal = number
            items += f'<li class="h">{_("Deal {n}").format(n=deal)}</li>'
        cost = f"−{look.points:.1f}" if look.points >= SMALL else ""
        items += f'<li><span>{_told(look)}</span><b class="num">{cost}</b></li>'
    note = _("The numbers are averages over what the others may have held, not over what they did hold.")
    return sheet(
        _("Looking back"),
        f'<p class="small">{head}</p><ol class="log">{items}</ol><p class="xs muted mt">{note}</p>',
    )


def figures(looks: Looks) -> dict[str, int]:
    """What a game looked back at adds to the records: hundredths of points lost, deals looked at."""
    return {
        "lost": round(100 * sum(look.points for look in looks)),
        "looked": sum(look.chosen.startswith("lay") for look in looks),
    }


def measured(looks: Looks) -> str:
    """The measure of skill in a sentence."""
    found = figures(looks)
    lost = found["lost"] / 100 / max(1, found["looked"])
    return _("Your choices gave away {lost} points per deal on average.").format(lost=f"{lost:.1f}")


def _deal(table: Table, look: Any) -> int:
    """In which deal of the game it was; all decisions of one deal are alike."""
    return sum(move.startswith("deal") for _seat, move, _events in table.log[: look.index + 1])


def _told(look: Any) -> str:
    chosen, best = (written_all(read(move.partition(" ")[2])) for move in (look.chosen, look.best))
    if look.chosen.startswith("lay"):
        words = _("Laid away: {chosen}. Better: {best}.").format(chosen=chosen, best=best)
    else:
        words = _("Played: {chosen}. Better: {best}.").format(chosen=chosen, best=best)
    why = _better(look.why) if look.points >= SMALL else _("It gave a better chance of winning.")
    lost = look.chance or 0
    chance = _("Chance of winning −{n}%.").format(n=f"{100 * lost:.1f}") if lost >= 0.001 else ""
    return sentences(words, why, chance)


def _better(why: str) -> str:
    return {
        "scores": _("It would have scored at once."),
        "scores_more": _("It would have scored more at once."),
        "low_lead": _("The next card could not have made fifteen."),
        "pair_kept": _("If paired, you could have made a pair royal."),
        "shuts_out": _("Little would have fitted, and you would have kept a card that did."),
        "lay": _("Hand, crib and play together would have been worth more."),
    }.get(why, _("It would have brought more on average."))


def skill(lines: Sequence[Line]) -> list[float]:
    """Points given away per deal in each of the games that were looked back at, in their order."""
    found = []
    for line in lines:
        figures = dict(line.figures)
        if figures.get("looked"):
            found.append(figures.get("lost", 0) / 100 / figures["looked"])
    return found


def progress(lines: Sequence[Line]) -> str:
    """The measure of skill over the latest games, as a panel with a line; its values are spoken."""
    games = [line for line in lines if dict(line.figures).get("looked")][-LATEST:]
    if not games:
        return ""
    values, mean = skill(games), (totals(games).mean("lost", by="looked") or 0) / 100
    head = _("Points given away per deal")
    of = ngettext("the last game looked back at", "the last {n} games looked back at", len(games)).format(n=len(games))
    told = _("{mean} on average. The lower, the better; games with hints are left out.").format(mean=f"{mean:.1f}")
    return (
        f'<div class="panel pad col"><div class="sech"><span>{head}</span><span class="xs muted">{of}</span></div>'
        f'{_line(values, mean, head, of)}<p class="xs muted">{told}</p></div>'
    )


def _line(values: Sequence[float], mean: float, head: str, of: str) -> str:
    high = max(1.0, *values)
    step = 280 / max(len(values) - 1, 1)
    points = [(8 + i * step, 50 - 42 * value / high) for i, value in enumerate(values)]
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in points)
    listed = _(", ").join(f"{value:.1f}" for value in values)
    heard = _("{what}, {of}: {values}").format(what=head, of=of, values=listed)
    level = 50 - 42 * mean / high
    return (
        f'<svg class="line" viewBox="0 0 320 60" role="img" aria-label="{heard}">'
        f'<path class="base" d="M8 50H312"/><path class="base dots" d="M8 {level:.1f}H288"/><path d="M{path}"/>{dots}'
        f'<text x="294" y="{min(58.0, level + 3.5):.1f}">{mean:.1f}</text><text x="8" y="59">0</text></svg>'
    )
