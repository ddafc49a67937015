"""What the teacher says at the cribbage table: a hint with its reason and numbers, and a deal looked back at."""

from collections.abc import Sequence
from typing import Any

from cards import read
from contract import Hint
from page.cribbage_log import this_deal
from page.parts import sheet, written, written_all
from page.picture import Table
from page.words import _

Looks = tuple[Any, ...]
"""Decisions of one's own, each beside the best (the teacher's `review`)."""

SMALL = 0.05
"""Points below which a choice counts as good as the best."""


def sentence(hint: Hint) -> str:
    """The advice in a sentence, with its reason and its number."""
    best = hint.facts["rows"][0]
    if hint.why == "lay":
        return _("{cards} to the crib: hand {hand}, crib {crib}, play {play}, in all {total}.").format(
            cards=written_all(best.cards),
            hand=f"{best.hand:.1f}",
            crib=f"{_crib(best):+.1f}",
            play=f"{best.play:+.1f}",
            total=f"{best.total:.1f}",
        )
    return _("{card}: {why} ({points} on average)").format(
        card=written(best.card), why=reason(hint.why, hint.facts), points=f"{best.points:+.1f}"
    )


def reason(why: str, facts: Any) -> str:
    """Why this card."""
    return {
        "scores": _("it scores {n} now.").format(n=facts.get("points", 0)),
        "low_lead": _("nobody can make fifteen of it."),
        "pair_kept": _("if it is paired, you can make a pair royal."),
        "gives": _("the count {n} invites a ten, but the others are worse.").format(n=facts.get("count", 0)),
        "shuts_out": _("little fits under 31 now, and you keep a card that does."),
        "plain": _("it gives least away."),
        "lay": _("it keeps the most."),
    }[why]


def numbers(hint: Hint) -> str:
    """Every choice with its numbers, as a sheet."""
    rows = hint.facts["rows"]
    table = _lays(rows) if hint.why == "lay" else _plays(rows)
    note = _("Averages over what the others may hold, in points; chance is that of winning the game.")
    return sheet(_("In numbers"), f'{table}<p class="xs muted mt">{note}</p>')


def review(table: Table, looks: Looks | None) -> str:
    """The choices of this deal that cost something, and what was better, as a sheet."""
    if looks is None:
        return sheet(_("Looking back"), f'<p class="small" role="status">{_("Thinking …")}</p>')
    lost = sum(look.points for look in looks)
    items = ""
    for look in looks:
        if look.points < SMALL:
            continue
        chance = _(", {n} % of the game").format(n=f"{100 * look.chance:.1f}") if look.chance else ""
        chosen, best = (written_all(read(move.partition(" ")[2])) for move in (look.chosen, look.best))
        words = _("You chose {chosen}; {best} was better by {points}{chance}.").format(
            chosen=chosen, best=best, points=f"{look.points:.1f}", chance=chance
        )
        items += f"<li><span>{words} {_better(look.why)}</span></li>"
    head = _("{n} choices, {lost} points given away on average.").format(n=len(looks), lost=f"{lost:.1f}")
    if not items:
        head = _("Every choice of this deal was as good as the best.")
    return sheet(_("Looking back"), f'<p class="small">{head}</p><ol class="log">{items}</ol>')


def begun(table: Table) -> int:
    """Where in the list of moves this deal began."""
    return len(table.log) - len(this_deal(table))


def _better(why: str) -> str:
    return {
        "scores": _("It scored at once."),
        "low_lead": _("No fifteen could follow."),
        "pair_kept": _("A pair could have become a pair royal."),
        "shuts_out": _("It kept the count for you."),
        "lay": _("It kept more in hand and crib together."),
    }.get(why, _("It gave less away."))


def _crib(row: Any) -> float:
    """The crib as it counts for this seat: against it where the crib is another's."""
    return float(row.total - row.hand - row.play)


def _lays(rows: Sequence[Any]) -> str:
    heads = (_("To the crib"), _("Hand"), _("Range"), _("Crib"), _("The play"), _("In all"), _("Chance"))
    body = [
        (
            written_all(row.cards),
            f"{row.hand:.1f}",
            f"{row.low}–{row.high}",
            f"{_crib(row):+.1f}",
            f"{row.play:+.1f}",
            f"<b>{row.total:.1f}</b>",
            _percent(row.chance),
        )
        for row in rows
    ]
    return _table(heads, body)


def _plays(rows: Sequence[Any]) -> str:
    heads = (_("Card"), _("Points"), _("Chance"), _("Why"))
    body = [
        (written(row.card), f"<b>{row.points:+.1f}</b>", _percent(row.chance), reason(row.why, row.facts))
        for row in rows
    ]
    return _table(heads, body)


def _percent(chance: float | None) -> str:
    return "–" if chance is None else f"{100 * chance:.0f} %"


def _table(heads: Sequence[str], body: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{word}</th>' for word in heads)
    rows = ""
    for i, cells in enumerate(body):
        best = ' class="best"' if i == 0 else ""
        rows += f"<tr{best}>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
    return f'<table class="an num"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
