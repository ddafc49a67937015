"""The fortune calendar: a month of marks, the streak, and what came how often."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date

import daily
import fortunes
from daily import Cell, Day, Now, Share
from page import verses, words
from page.dates import long_date, month_title, weekday_letters
from page.faces import emblem, icon
from page.fortune import EMBLEMS, left_words, slip_title
from page.parts import back_button, bar, button, segment
from page.picture import Facts, Picture
from page.today import cell_words
from page.words import _, ngettext

KEPT = True
FRAME = (
    '<div class="page wide" data-screen="calendar"><header class="bar" data-region="bar"></header>'
    '<main class="body"><div class="col gap16"><section data-region="month"></section>'
    '<section data-region="day" aria-live="polite"></section></div>'
    '<div class="col gap16"><div class="fill" data-region="game"></div><section data-region="figures"></section>'
    '<section data-region="spread"></section><section data-region="table"></section></div></main></div>'
)
OPEN = "…"
"""The sign of a deal that is not played to its end."""

DEPTHS = {6: (5, 4, 4, 3, 2, 1), 4: (5, 4, 3, 1)}
"""Depths of colour by how many marks a fortune has, luckiest first."""


@dataclass(frozen=True, slots=True)
class Ui:
    """The month on show ("" for this one), the date picked in it, and the game whose figures are shown."""

    month: str = ""
    picked: str = ""
    game: str = "clovers"


def fresh(query: str) -> Ui:
    """As it opens: a month such as 2026-11 may stand in the address."""
    try:
        return Ui(date.fromisoformat(f"{query}-01").isoformat()[:7])
    except ValueError:
        return Ui()


def place(ui: Ui) -> str:
    """The address stays as it is."""
    return ""


def question(ui: Ui) -> None:
    """Nothing here needs thought."""


def tap(ui: Ui, key: str) -> Ui:
    """A month, a date, or a game."""
    verb, _colon, what = key.partition(":")
    if verb == "month":
        return Ui(what, game=ui.game)
    if verb == "day":
        return replace(ui, picked="" if what == ui.picked else what)
    if verb == "figures":
        return replace(ui, game=what)
    return ui


def draw(ui: Ui, facts: Facts) -> Picture:
    """The page."""
    now: Now = facts.kept["now"]
    days: Mapping[str, dict[str, Day]] = facts.kept["days"]
    shown = ui.month or now.day[:7]
    year, number = int(shown[:4]), int(shown[5:7])
    return Picture(
        screen="calendar",
        frame=FRAME,
        regions={
            "bar": bar(_("Fortune calendar"), "", back_button()),
            "month": _month(ui, days, year, number, now),
            "day": _picked(ui, days),
            "game": segment(
                "figures", [(game, slip_title(game)) for game in ("clovers", "marriage")], ui.game, _("Which fortune")
            ),
            "figures": _figures(days[ui.game], ui.game, shown, now),
            "spread": _spread(days[ui.game], ui.game, shown, now),
            "table": _table(),
        },
        title=_("Fortune calendar"),
    )


def _month(ui: Ui, days: Mapping[str, dict[str, Day]], year: int, number: int, now: Now) -> str:
    known = [day for game in days.values() for day in game]
    shown = f"{year:04}-{number:02}"
    first, last = min([*known, now.day])[:7], max([*known, now.day])[:7]
    earlier, later = _turned(year, number, -1), _turned(year, number, 1)
    head = (
        f'<div class="month">{_turn(earlier, "prev", _("The month before"), shown <= first)}'
        f"<h2>{month_title(year, number)}</h2>{_turn(later, 'next', _('The month after'), shown >= last)}</div>"
    )
    names = "".join(f'<span class="wk" aria-hidden="true">{letter}</span>' for letter in weekday_letters())
    love = {cell.day: cell for week in daily.month(days["marriage"], year, number, now) for cell in week if cell}
    cells = "".join(
        _cell(cell, love[cell.day], ui.picked, now.day, i > 0) if cell else '<span class="cell blank"></span>'
        for week in daily.month(days["clovers"], year, number, now)
        for i, cell in enumerate(week)
    )
    marks = " ".join(
        f"<span>{verses.mark(band.mark)} {verses.name(band.mark)}</span>" for band in fortunes.BANDS["marriage"]
    )
    key = f'<p class="key">{_("Discs: the fortune of Four-Leaf Clover. Below them, love:")} {marks}</p>'
    return f'{head}<div class="calg" role="group" aria-label="{month_title(year, number)}">{names}{cells}</div>{key}'


def _turned(year: int, number: int, by: int) -> str:
    months_since = year * 12 + number - 1 + by
    return f"{months_since // 12:04}-{months_since % 12 + 1:02}"


def _turn(month: str, symbol: str, label: str, off: bool) -> str:
    disabled = " disabled" if off else ""
    return (
        f'<button type="button" class="iconb" data-tap="month:{month}" aria-label="{label}"{disabled}>'
        f"{icon(symbol, 22)}</button>"
    )


def _cell(cell: Cell, love: Cell, picked: str, today: str, joins: bool) -> str:
    look = "cell"
    if joins and cell.follows and cell.state == "done":
        look += " tie"
    if cell.day == today:
        look += " now"
    disc = (
        f'<span class="m k{_depth("clovers", cell.mark)}" aria-hidden="true">{verses.mark(cell.mark)}</span>'
        if cell.mark
        else _empty(cell.state)
    )
    below = verses.mark(love.mark) if love.mark else OPEN if love.state == "open" else ""
    heard = _(", ").join(
        part
        for part in (
            long_date(cell.day),
            f"{slip_title('clovers')} {cell_words(cell)}",
            f"{slip_title('marriage')} {cell_words(love)}" if below else "",
        )
        if part
    )
    off = " disabled" if cell.state in ("after", "before") and not below else ""
    pressed = str(cell.day == picked).lower()
    return (
        f'<button type="button" class="{look}" data-tap="day:{cell.day}" aria-pressed="{pressed}"{off}>'
        f'<span class="vh">{heard}</span><span class="n num" aria-hidden="true">{cell.number}</span>{disc}'
        f'<span class="l" aria-hidden="true">{below}</span></button>'
    )


def _empty(state: str) -> str:
    sign = {"missed": "—", "crossed": "／", "open": OPEN}.get(state, "")
    return f'<span class="m none" aria-hidden="true">{sign}</span>'


def _depth(game: str, mark: str) -> int:
    """Depth of colour: 5 for the luckiest mark, 1 for the last; with six marks the second and third share one."""
    marks = [band.mark for band in fortunes.BANDS[game]]
    return DEPTHS[len(marks)][marks.index(mark)]


def _picked(ui: Ui, days: Mapping[str, dict[str, Day]]) -> str:
    """What is known of the date that was picked, with the way to its slips."""
    if not ui.picked:
        return ""
    rows = "".join(_told(game, known[ui.picked]) for game, known in days.items() if ui.picked in known)
    none = "" if rows else f'<p class="small muted">{_("Nothing was told on this day.")}</p>'
    return f'<div class="panel pad col"><h3 class="sech">{long_date(ui.picked)}</h3>{rows}{none}</div>'


def _told(game: str, day: Day) -> str:
    if day.line:
        mark = fortunes.mark(game, day.line.left) or ""
        said = f"<b>{verses.name(mark)}</b> <span class='muted'>{left_words(game, day.line.left)}</span>"
        go, heard = _("See the slip"), _("See the slip: {title} of {date}")
    else:
        said = _("Not played to its end")
        go, heard = _("Continue"), _("Continue: {title} of {date}")
    heard = heard.format(title=slip_title(game), date=long_date(day.day))
    named = f'<span aria-hidden="true">{go}</span><span class="vh">{heard}</span>'
    return (
        f'<div class="row">{emblem(EMBLEMS[game], 24)}<p class="small grow">{slip_title(game)}<br>{said}</p>'
        f"{button(f'open:today-{game}?{day.day}', named, 'sm')}</div>"
    )


def _figures(known: dict[str, Day], game: str, shown: str, now: Now) -> str:
    current, best = daily.streak(known.values(), now)
    told = [day for day in known.values() if day.line]
    luckiest, this = fortunes.BANDS[game][0].mark, now.day.startswith(shown)
    here = [day for day in told if day.day.startswith(shown)]
    lucky = sum(fortunes.mark(game, day.line.left) == luckiest for day in here if day.line)
    figures = (
        (current, _("in a row")),
        (best, _("longest")),
        (
            lucky,
            (_("{fortune} this month") if this else _("{fortune} that month")).format(fortune=verses.name(luckiest)),
        ),
        (len(told), ngettext("day told", "days told", len(told))),
    )
    cells = "".join(f'<div><b class="num">{n}</b><span>{name}</span></div>' for n, name in figures)
    return f'<div class="panel four">{cells}</div>'


def _play(game: str) -> tuple[str, str, str]:
    """The play that results are compared with: its name, what the lines in a chart are, a number of days by it."""
    if game == "clovers":
        return _("By the tips"), _("Vertical lines: what the tips reach"), _("{n} by the tips")
    return _("Taking at once"), _("Vertical lines: what taking at once reaches"), _("{n} by taking at once")


def _spread(known: dict[str, Day], game: str, shown: str, now: Now) -> str:
    """How often each mark came, this month and ever, beside what simple play reaches."""
    ever = [day.line for day in known.values() if day.line]
    month = [line for line in ever if line.day.startswith(shown)]
    here = _("Results this month") if now.day.startswith(shown) else _("Results that month")
    parts = "".join(
        f'<section class="panel pad col"><div class="sech"><span>{head}</span>'
        f'<span class="xs muted">{_play(game)[1]}</span></div>'
        f"{_bars(daily.distribution(game, lines), game)}</section>"
        for head, lines in ((here, month), (_("Results so far"), ever))
        if lines and (lines is month or len(ever) > len(month))
    )
    return f'<div class="col gap16">{parts}</div>' if parts else ""


def _bars(shares: tuple[Share, ...], game: str) -> str:
    shares = tuple(share for share in shares if share.count or share.expected)
    most = max(max(share.count, share.expected) for share in shares) * 1.12
    rows = ""
    for share in shares:
        line = 100 * share.expected / most
        days = ngettext("{n} day", "{n} days", share.count).format(n=share.count)
        usual = _play(game)[2].format(n=f"{share.expected:.1f}")
        rows += (
            f'<li><span class="serif">{verses.name(share.mark)}</span>'
            f'<svg class="b" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true" focusable="false">'
            f'<rect class="f{_depth(game, share.mark)}" width="{100 * share.count / most:.1f}" y="2" height="10"/>'
            f'<path d="M{line:.1f} 0V14"/></svg>'
            f'<span class="num muted">{days}<span class="vh">{_(", ")}{usual}</span></span></li>'
        )
    wide = " wide" if game == "marriage" or words.language != "ja" else ""
    return f'<ul class="dist{wide}">{rows}</ul>'


def _table() -> str:
    """The bands of both fortunes, and that they are our own."""
    tables = ""
    for game, bands in fortunes.BANDS.items():
        rows, low = "", 0
        for band in bands:
            span = str(low) if band.most == low else f"{low}–{band.most}"
            share = f"{band.reached / 10_000:.0f}%" if band.reached else "—"
            rows += f"<tr><td>{verses.name(band.mark)}</td><td>{span}</td><td>{share}</td></tr>"
            low = band.most + 1
        tables += (
            f'<table class="tbl num mt"><thead><tr><th>{slip_title(game)}</th><th>{_("Cards left")}</th>'
            f"<th>{_play(game)[0]}</th></tr></thead><tbody>{rows}</tbody></table>"
        )
    note = _(
        "Books differ; these tables are our own. “{good}” comes in the day’s deal only by ending it early, because "
        "whoever gets stuck there still has 20 cards or more; it also comes in free games under other rules."
    ).format(good=verses.name("kichi"))
    return (
        f'<details class="panel pad"><summary>{_("The tables of fortunes")}</summary>{tables}'
        f'<p class="small muted">{note}</p></details>'
    )
