"""What the teacher says at the cribbage table: a hint with its reason and its numbers."""

from collections.abc import Collection, Sequence
from typing import Any

from cards import Card
from contract import Hint
from page.analyser_table import address, crib, leads, legend, plain, same, signed
from page.parts import button, percent, sheet, written, written_all
from page.picture import Table
from page.words import _, pgettext


def sentence(hint: Hint) -> str:
    """The advice in a sentence, with its reason and its number."""
    rows = hint.facts["rows"]
    best = rows[0]
    if hint.why == "lay" and not leads(rows):
        return _("{cards} to the crib: it gives the best chance of winning ({n}).").format(
            cards=written_all(best.cards), n=percent(best.chance)
        )
    if hint.why == "lay":
        return _("{cards} to the crib: hand {hand}, crib {crib}, play {play}, in all {total}.").format(
            cards=written_all(best.cards),
            hand=f"{best.hand:.1f}",
            crib=signed(crib(best), 1),
            play=signed(best.play, 1),
            total=plain(best.total, 1),
        )
    return _("{card}: {why} ({points} on average)").format(
        card=written(best.card), why=reason(best, rows), points=signed(best.points, 1)
    )


def reason(row: Any, rows: Sequence[Any]) -> str:
    """What speaks for this card, or against it; "" where only its numbers do."""
    if row.why in ("gives", "plain") and len(rows) == 1:
        return _("nothing else fits.")
    if row.why == "gives":
        gives = (
            _("the count {n} invites a ten, but the others are worse.")
            if row is rows[0]
            else _("the count {n} invites a ten.")
        )
        return gives.format(n=row.facts["count"])
    if row.why == "plain":
        return _advantage(rows) if row is rows[0] else ""
    return {
        "scores": _("it scores {n} now.").format(n=row.facts["points"]),
        "low_lead": _("the next card can’t make fifteen."),
        "pair_kept": _("if it is paired, you can make a pair royal."),
        "shuts_out": _("little fits within 31 now, and you keep a card that does."),
    }[row.why]


def _advantage(rows: Sequence[Any]) -> str:
    """In which number the first card is the best: in points, or near the end of a game in the chance to win."""
    if rows[0].points == max(row.points for row in rows):
        return _("it brings the most on average.")
    return _("it gives the best chance of winning.")


def numbers(table: Table, hint: Hint, chosen: Collection[Card]) -> str:
    """Every choice with its numbers, the player's own one marked, as a sheet."""
    rows = hint.facts["rows"]
    if _chances(rows):
        note = _("Averages over what the others may hold, in points; chance is that of winning the game.")
    else:
        note = _("Averages over what the others may hold, in points.")
    more = f'<p class="xs muted mt">{note}</p>'
    if hint.why != "lay":
        return sheet(_("In numbers"), _plays(rows) + more)
    held = (*rows[0].kept, *rows[0].cards)
    body = _lays(rows, chosen) + legend(rows, chosen)
    return sheet(_("In numbers"), f'<div class="lays">{body}</div>{more}{_analyser(table, held, chosen)}')


def _analyser(table: Table, held: Collection[Card], chosen: Collection[Card]) -> str:
    """The way to the same question in the analyser, where it is one that can be asked there."""
    view, shape = table.view, table.view.terms.shape
    if (view.terms.target, view.terms.one_count) != (shape.target, shape.one_count):
        return ""
    own = table.seat % shape.sides
    scores = (view.scores[own], view.scores[1 - own]) if shape.seats == 2 else None
    place = address(held, view.dealer % shape.sides == own, shape.name, scores, chosen)
    return button(f"open:{place}", _("Ask the analyser"), "quiet sm", "table")


def _lays(rows: Sequence[Any], chosen: Collection[Card]) -> str:
    chance = _chances(rows)
    heads = (_("To the crib"), _("Hand"), _("Range"), _("Crib"), _("The play"), _("Total"), *chance)
    body = [
        (
            written_all(row.cards),
            f"{row.hand:.1f}",
            f"{row.low}–{row.high}",
            signed(crib(row), 1),
            signed(row.play, 1),
            f"<b>{plain(row.total, 1)}</b>",
            *(percent(row.chance) for _head in chance),
        )
        for row in rows
    ]
    yours = next((i for i, row in enumerate(rows) if same(row.cards, chosen)), -1)
    return _table(heads, body, ("",) * len(heads), yours)


def _plays(rows: Sequence[Any]) -> str:
    chance = _chances(rows)
    heads = (_("Card"), _("Points"), *chance, _("Why"))
    body = [
        (
            written(row.card),
            f"<b>{signed(row.points, 1)}</b>",
            *(percent(row.chance) for _head in chance),
            reason(row, rows),
        )
        for row in rows
    ]
    return _table(heads, body, (*[""] * (len(heads) - 1), "why"))


def _chances(rows: Sequence[Any]) -> tuple[str, ...]:
    """The head of the column of chances to win; none where nobody knows them, as with three or four seats."""
    return () if rows[0].chance is None else (_("Chance"),)


def _table(heads: Sequence[str], body: Sequence[Sequence[str]], looks: Sequence[str], yours: int = -1) -> str:
    """A row a choice, the best first; `looks` are classes by column; `yours` is the number of one's own."""
    head = "".join(f'<th scope="col" class="{look}">{word}</th>' for word, look in zip(heads, looks, strict=True))
    rows = ""
    for i, (first, *cells) in enumerate(body):
        look = ("best" if i == 0 else "") + (" you" if i == yours else "")
        words = [pgettext("choice", "best")] * (i == 0) + [pgettext("choice", "yours")] * (i == yours)
        small = f' <span class="word">{_(", ").join(words)}</span>' if words else ""
        cells_html = "".join(f'<td class="{at}">{cell}</td>' for cell, at in zip(cells, looks[1:], strict=True))
        rows += f'<tr class="{look.strip()}"><td>{first}{small}</td>{cells_html}</tr>'
    return (
        f'<div class="scroll" tabindex="0" role="group" aria-label="{_("In numbers")}">'
        f'<table class="an num"><thead><tr>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )
