"""The discard analyser's answer: a row for every choice, and one choice looked at with its starters."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from cards import Card
from page.parts import button, percent, written_all
from page.words import _, ngettext, pgettext

Row = Any
"""One choice with its numbers (the teacher's `lay_table`)."""

Rows = Sequence[Row]
TOP = 14
"""Points at the right end of a range, unless a hand can be worth more."""


def same(one: Collection[Card], other: Collection[Card]) -> bool:
    """Are these the same cards?"""
    return set(one) == set(other)


def signed(number: float, places: int = 2) -> str:
    """+4.44, −0.31, 0.00; a minus as long as the plus."""
    return f"{number:+.{places}f}".replace("-", "−") if round(number, places) else f"{0:.{places}f}"


def plain(number: float, places: int = 2) -> str:
    """4.44, −0.31, 0.00."""
    return signed(number, places).removeprefix("+")


def address(
    cards: Iterable[Card], own: bool, shape: str, scores: tuple[int, ...] | None, yours: Iterable[Card] = ()
) -> str:
    """Where the page answers this question; what it does not say is left out."""
    laid = "".join(yours)
    words = [f"c={''.join(cards)}", f"own={int(own)}"]
    words += [f"shape={shape}"] if shape != "two" else []
    words += ["s=" + "-".join(map(str, scores))] if scores else []
    words += [f"y={laid}"] if laid else []
    return "analyser?" + "&".join(words)


def crib(row: Row) -> float:
    """The crib as it counts for the player: against them where it is another's."""
    return float(row.total - row.hand - row.play)


def leads(rows: Rows) -> bool:
    """Is the best choice the best in points? Near the end of a game it may be that of the best chance to win."""
    return bool(rows[0].total == max(row.total for row in rows))


def choices(rows: Rows, yours: Collection[Card], chosen: Row) -> str:
    """Every choice, the best first. What a narrow screen has no room for stands beside the chosen one."""
    timed = rows[0].chance is not None
    heads = [
        ("", _("Lay away")),
        ("", _("Hand")),
        ("mid", f'<span class="narrow">{_("Range")}</span>'),
        ("more", _("Range")),
        ("", _("Crib")),
        ("more", _("The play")),
        ("", _("Total")),
        *([("more", _("Win"))] if timed else []),
    ]
    head = "".join(f'<th scope="col" class="{look}">{word}</th>' for look, word in heads)
    top = max(TOP, *(row.high for row in rows))
    body = "".join(_row(row, top, _names(row, rows, yours), row is chosen, timed) for row in rows)
    return f'<table class="an num"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'


def _names(row: Row, rows: Rows, yours: Collection[Card]) -> Mapping[str, str]:
    """What a row is, as classes with their words."""
    names = {}
    if row is rows[0]:
        names["best"] = pgettext("choice", "best")
    if yours and same(row.cards, yours):
        names["you"] = pgettext("choice", "yours")
    return names


def _row(row: Row, top: int, names: Mapping[str, str], is_chosen: bool, timed: bool) -> str:
    tap = f"row:{''.join(row.cards)}"
    words = f' <span class="word">{_(", ").join(names.values())}</span>' if names else ""
    chance = f'<td class="more">{percent(row.chance, 1)}</td>' if timed else ""
    return (
        f'<tr class="{" ".join(names)}{" at" if is_chosen else ""}" data-tap="{tap}">'
        f'<td><button type="button" data-tap="{tap}" aria-pressed="{str(is_chosen).lower()}">'
        f"{written_all(row.cards)}{words}</button></td>"
        f'<td>{row.hand:.2f}</td><td class="rg">{_range(row, top)}</td><td class="more">{row.low}–{row.high}</td>'
        f'<td>{signed(crib(row))}</td><td class="more">{signed(row.play, 1)}</td><td><b>{plain(row.total)}</b></td>'
        f"{chance}</tr>"
    )


def _range(row: Row, top: int) -> str:
    """The least and the most that the hand can be worth, and its mean."""
    low, high, mean = (f"{3 + 78 * points / top:.1f}" for points in (row.low, row.high, row.hand))
    heard = _("{low} to {high}").format(low=row.low, high=row.high)
    return (
        '<svg viewBox="0 0 84 14" aria-hidden="true"><path class="axis" d="M3 7H81"/>'
        f'<path class="span" d="M{low} 7H{high}"/><circle cx="{mean}" cy="7" r="4"/></svg>'
        f'<span class="vh">{heard}</span>'
    )


def legend(rows: Rows, yours: Collection[Card]) -> str:
    """What the colours mean, and how far one's own choice is from the best."""
    mine = next((row for row in rows if yours and same(row.cards, yours)), None)
    you = ""
    if mine is not None:
        words = pgettext("choice", "yours")
        less = signed(mine.total - rows[0].total)
        if not leads(rows):
            less = f"{signed(100 * (mine.chance - rows[0].chance), 1)}%"
        you = f'<span><i class="sw-you"></i>{words} {less}</span>'
    best = pgettext("choice", "best")
    note = _("The total includes the play (against the average).")
    return f'<p class="legend xs muted"><span><i class="sw-best"></i>{best}</span>{you}<span>{note}</span></p>'


def details(row: Row, yours: Collection[Card]) -> str:
    """One choice: its numbers in full, and how often the starters give how much."""
    starters = sum(row.counts.values())
    head = _("{cards} laid away").format(cards=written_all(row.cards))
    of = _("{n} starters").format(n=starters)
    figures = [
        (_("Average hand"), f"{row.hand:.2f}"),
        (_("Range"), f"{row.low}–{row.high}"),
        (_("Crib"), signed(crib(row))),
        (_("The play"), signed(row.play)),
        (_("Total"), plain(row.total)),
    ]
    if row.chance is not None:
        figures.append((_("Chance of winning"), percent(row.chance, 1)))
    listed = "".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in figures)
    is_yours = bool(yours) and same(row.cards, yours)
    words = _("Not my choice after all") if is_yours else _("This was my choice")
    mark = button(f"yours:{''.join(row.cards)}", words, "quiet sm")
    return (
        f'<div class="panel pad col"><div class="sech"><h2>{head}</h2><span class="xs muted">{of}</span></div>'
        f'{_histogram(row)}<dl class="kv num">{listed}</dl>{mark}</div>'
    )


def _histogram(row: Row) -> str:
    """A bar for every number of points that the hand can be worth."""
    top = max(TOP, row.high)
    step = 304 / (top + 1)
    most = max(row.counts.values())
    bars = ""
    for points in range(top + 1):
        x = 8 + (points + 0.5) * step
        n = row.counts.get(points, 0)
        if n:
            height = 104 * n / most
            y = 128 - height
            bars += (
                f'<rect x="{x - 0.38 * step:.1f}" y="{y:.1f}" width="{0.76 * step:.1f}" height="{height:.1f}" rx="2"/>'
                f'<text text-anchor="middle" x="{x:.1f}" y="{y - 5:.1f}">{n}</text>'
            )
        if top <= 16 or points % 2 == 0:
            bars += f'<text text-anchor="middle" x="{x:.1f}" y="144">{points}</text>'
    often = (
        ngettext("{points} point: {n}", "{points} points: {n}", points).format(points=points, n=n)
        for points, n in row.counts.items()
    )
    heard = _("Starters by the points of the hand. {often}.").format(often=_(", ").join(often))
    return (
        f'<svg class="hist" viewBox="0 0 320 150" role="img" aria-label="{heard}">'
        f'<path class="base" d="M8 128.5H312"/>{bars}</svg>'
    )
