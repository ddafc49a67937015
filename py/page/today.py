"""The home screen's panel of the day: both fortunes, the streak, the last seven days."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import fortunes
from daily import Cell
from page import verses
from page.dates import long_date, weekday_letter
from page.faces import emblem
from page.fortune import EMBLEMS, slip_title, streak
from page.parts import button, icon_button
from page.words import _


@dataclass(frozen=True, slots=True)
class Stand:
    """How a game's fortune stands today. `state` is new, running, done or early (the clock stands before `day`, the
    newest date that has a deal); `left` is what its result left, None while there is none."""

    state: str
    day: str
    left: int | None = None


@dataclass(frozen=True, slots=True)
class Panel:
    """What the home screen knows of the day. `week` is the seven days up to today; `gap` how many days nobody played
    before today; `open` earlier dates whose deal is not played to its end, as game and date."""

    day: str
    stands: Mapping[str, Stand]
    week: Sequence[Cell] = ()
    streak: tuple[int, int] = (0, 0)
    gap: int = 0
    open: Sequence[tuple[str, str]] = ()


def panel(of: Panel) -> str:
    """The panel of the home screen."""
    stand = of.stands["clovers"]
    head, line, go, look = _stand(stand)
    open_ = "".join(_open(game, day) for game, day in of.open)
    return (
        f'<section class="panel today" aria-label="{_("Today’s fortune")}">'
        f'<div class="strip" aria-hidden="true" lang="ja">今日の運勢{emblem("clover", 26)}</div>'
        f'<div class="tdy"><p class="date">{long_date(of.day)}</p><h2>{head}</h2>'
        f'<p class="small muted">{line}</p>{button("open:today-clovers", go, look)}</div>'
        f"{_love(of.stands['marriage'])}{open_}{_days(of)}</section>"
    )


def _stand(stand: Stand) -> tuple[str, str, str, str]:
    """Heading, line, button and its look for the first game's fortune."""
    if stand.state == "done" and stand.left is not None:
        mark = fortunes.mark("clovers", stand.left) or ""
        return verses.name(mark), verses.verse(mark), _("See the slip"), ""
    if stand.state == "running":
        return _("Under way"), _("The same deal waits, as you left it."), _("Continue"), "pri"
    if stand.state == "early" and stand.left is None:
        line = _("The clock of this device is set earlier than {date}, the newest day.").format(
            date=long_date(stand.day)
        )
        return _("Under way"), line, _("Continue"), "pri"
    if stand.state == "early":
        line = _("The clock of this device is set earlier than {date}, the last day told.").format(
            date=long_date(stand.day)
        )
        return _("Already told"), line, _("See that day"), ""
    return (
        _("Not drawn yet"),
        f"{_('Make one wish.')}<br>{_('There is one deal a day.')}",
        _("Draw your fortune"),
        "pri",
    )


def _love(stand: Stand) -> str:
    if stand.state == "new":
        said = _("Not told yet")
    elif stand.left is None:
        said = _("Under way")
    else:
        said = verses.name(fortunes.mark("marriage", stand.left) or "") if stand.state == "done" else _("Already told")
    go = icon_button("open:today-marriage", "next", f"{_('Today in love')}{_(' · ')}{said}")
    return (
        f'<div class="love">{emblem("knot", 24)}<span class="small grow">{_("Today in love")} '
        f'<b class="serif">{said}</b></span>{go}</div>'
    )


def _open(game: str, day: str) -> str:
    """An earlier deal that is not played to its end, and the way to it."""
    title, date = slip_title(game), long_date(day)
    said = _("{title} of {date} is still open").format(title=title, date=date)
    heard = _("Continue: {title} of {date}").format(title=title, date=date)
    return (
        f'<div class="love">{emblem(EMBLEMS[game], 24)}<span class="small grow">{said}</span>'
        f"{icon_button(f'open:today-{game}?{day}', 'next', heard)}</div>"
    )


def _days(of: Panel) -> str:
    """The streak in words, and the last seven days."""
    current, best = of.streak
    if not best:
        return ""
    if current:
        said = streak(current)
    elif of.gap == 1 and any(cell.state == "open" for cell in of.week[-2:-1]):
        # only yesterday parts the row from today
        said = _("Yesterday’s is still open: end it, and your streak goes on.")
    elif of.gap == 1:
        said = _("A day off yesterday. Today is day one.")
    else:
        said = _("Some days off. Today is day one.")
    days = "".join(_day(cell, weekday_letter(cell.day), of.day, i > 0) for i, cell in enumerate(of.week))
    return (
        f'<div class="streak"><b class="small">{said}</b>'
        f'<span class="xs muted num">{_("Best {n}").format(n=best)}</span></div><ol class="week">{days}</ol>'
    )


def _day(cell: Cell, letter: str, today: str, joins: bool) -> str:
    mark = verses.mark(cell.mark) if cell.mark else {"missed": "—", "crossed": "—"}.get(cell.state, "・")
    look = [
        word
        for word, on in (
            ("day", True),
            ("tie", joins and cell.follows and cell.state == "done"),
            ("now", cell.day == today),
            ("blank", cell.state != "done" and cell.day != today),
        )
        if on
    ]
    heard = f"{long_date(cell.day)}{_(', ')}{cell_words(cell)}"
    return (
        f'<li class="{" ".join(look)}"><span class="vh">{heard}</span>'
        f'<span class="d" aria-hidden="true">{mark}</span><span aria-hidden="true">{letter}</span></li>'
    )


def cell_words(cell: Cell) -> str:
    """What is heard of a date."""
    if cell.mark:
        return verses.name(cell.mark)
    return {
        "open": _("not played to its end"),
        "missed": _("a day off"),
        "crossed": _("left out by the date line"),
        "today": _("not told yet"),
        "before": _("before the first"),
        "after": _("still to come"),
    }.get(cell.state, "")
