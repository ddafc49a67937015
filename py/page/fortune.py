"""The day's fortune: the wish before it, the slip after it, and what is told to others."""

from dataclasses import dataclass

import fortunes
from cards import Card
from daily import Slip
from page import verses, words
from page.dates import full_date, kanji_date, long_date
from page.faces import emblem, face, icon
from page.parts import bar, button, cards_count, duration, icon_button, pile
from page.picture import Picture
from page.words import _, ngettext

EMBLEMS = {"clovers": "clover", "marriage": "knot"}
_LEAVES = 7
_LINE = 13
"""Characters of a verse in one upright line."""

_SHOWN_BETWEEN = 3
"""Cards between queen and king that have room above the slip."""


@dataclass(frozen=True, slots=True)
class Told:
    """A result as its slip shows it. `fewest` and `last` are the fewest cards possible from the deal and from the last
    position, None while that is not known; `dealt` is whether the deal itself is still known, so that a line of it can
    be shown; `row` the cards from royal to royal; `past` whether this is the
    slip of an earlier date, `early` of one that the clock has not reached."""

    game: str
    day: str
    left: int
    seconds: int
    fresh: bool = False
    streak: int = 0
    dealt: bool = True
    fewest: int | None = None
    last: int | None = None
    row: tuple[Card, ...] = ()
    past: bool = False
    early: bool = False


def title(game: str) -> str:
    """What the day's fortune of this game is called."""
    return {"clovers": _("Today’s fortune"), "marriage": _("Today in love")}[game]


def slip_title(game: str) -> str:
    """What stands at the head of its slip."""
    return {"clovers": _("Four-leaf slip"), "marriage": _("Love slip")}[game]


def wish(game: str, day: str) -> Picture:
    """The pause before the deal."""
    altar = (
        f"{pile(3)}<h2>{_('Make one wish.')}</h2>"
        f"<p>{_('When it has come to you, deal.')}<br>{_('There is this one deal today.')}</p>"
    )
    under = (
        button("wished", _("Deal"), "pri big")
        + '<p class="xs muted center">'
        + _("No undo and no hint. You may leave and go on later.")
        + "</p>"
    )
    return _screen(game, "wish", _bar(game, long_date(day)), altar, under)


def slip(told: Told) -> Picture:
    """The result on its slip of paper, and what can be said of the deal."""
    leaves = f'<div class="leaves" aria-hidden="true">{emblem(EMBLEMS[told.game], 20) * _LEAVES}</div>'
    altar = leaves + _pair(told) + _paper(told)
    said = _early(told) + (_could(told) if told.game == "clovers" else _fewest(told))
    go = button("share-slip", _("Share"), "pri grow", "share")
    if told.dealt and told.fewest is not None and told.fewest < 48:
        together = told.game == "marriage" and told.fewest == 0
        go += button("best-line", _("The way there") if together else _("Best line"), "grow", "play")
    days = f'{icon("cal", 20)}<b class="small">{streak(told.streak)}</b>' if told.streak else ""
    calendar = f'<div class="row">{days}{button("open:calendar", _("See the calendar"), "quiet sm push")}</div>'
    return _screen(
        told.game, "", _bar(told.game, past=told.past), altar, f'{said}<div class="row">{go}</div>{calendar}'
    )


def reveal() -> str:
    """The button that ends the table's part of the day."""
    return button("slip", _("Open the slip"), "pri grow")


def streak(days: int) -> str:
    """17日つづいています, 17 days in a row."""
    if days == 1:
        return _("Day one")
    return ngettext("{n} day in a row", "{n} days in a row", days).format(n=days)


def share_text(told: Slip, address: str) -> str:
    """What is told to others: name, date, result, cards left; nothing of the deal, and no picture signs."""
    name = f"{_('Card Biyori')}{_(' · ')}{slip_title(told.game)}"
    mark = verses.kanji(told.mark) if words.language == "ja" else verses.name(told.mark)
    lines = [name, full_date(told.day), f"{mark} {told.leaves}", left_words(told.game, told.left), address]
    return "\n".join(line for line in lines if line)


def left_words(game: str, left: int) -> str:
    """How many are left, as this game counts."""
    if game == "marriage":
        return ngettext("{n} card between", "{n} cards between", left).format(n=left)
    return _("{cards} left").format(cards=cards_count(left))


def resting() -> str:
    """Said in a tab whose game goes on in another one."""
    note = _("It was opened or imported in another tab or window, so this one rests.")
    go = button("home", _("Back to the menu"), "grow") + button("take-over", _("Play on here"), "pri grow")
    return (
        '<div class="scrim"></div><section class="sheetw" role="dialog" aria-modal="true" '
        f'aria-labelledby="sheet-title" tabindex="-1"><div class="grab"></div>'
        '<div class="row sheet-head"><h2 id="sheet-title">'
        f"{_('This game goes on elsewhere')}</h2></div>"
        f'<div class="sheet-body"><p class="small">{note}</p></div><div class="row sheet-go">{go}</div></section>'
    )


def _screen(game: str, look: str, head: str, altar: str, under: str) -> Picture:
    classes = f"altar {look}".strip()
    return Picture(
        screen="fortune",
        frame=(
            f'<div class="cer" data-screen="fortune" data-cloth="{game}">'
            f'<header class="bar" data-region="bar"></header><main class="{classes}" data-region="altar"></main>'
            f'<section class="under" aria-label="{_("About this deal")}" data-region="under"></section>'
            "</div>"
        ),
        regions={"bar": head, "altar": altar, "under": under},
        title=title(game),
        cloth=game,
    )


def _bar(game: str, sub: str = "", past: bool = False) -> str:
    return bar(slip_title(game) if past else title(game), sub, "", icon_button("home", "x", _("Back to the menu")))


def _paper(told: Told) -> str:
    mark = fortunes.mark(told.game, told.left) or ""
    ja = words.language == "ja"
    sign = emblem(EMBLEMS[told.game], 18)
    long = " long" if told.game == "marriage" else ""
    look = " ".join(word for word, on in (("slip", True), ("level", not ja), ("fresh", told.fresh)) if on)
    lang = "" if ja else ' lang="ja" aria-hidden="true"'
    named = "" if ja else f'<p class="rn">{verses.name(mark)}</p>'
    when = kanji_date(told.day) if ja else long_date(told.day)
    time = f'<br><span class="muted">{duration(told.seconds)}</span>' if told.seconds else ""
    return (
        f'<article class="{look}"><h2 class="hd">{sign}<span>{slip_title(told.game)}</span>{sign}</h2>'
        f'<div class="bd"><p class="dt">{when}</p><p class="res{long}"{lang}>{verses.kanji(mark)}</p>{named}'
        f'<p class="vs">{_in_two(verses.verse(mark))}</p></div>'
        f'<div class="ft"><span class="num">{left_words(told.game, told.left)}{time}</span>'
        '<span class="seal" aria-hidden="true" lang="ja">日和</span></div></article>'
    )


def _in_two(verse: str) -> str:
    """A Japanese verse in its two lines, if it is too long for one: parted after its first sentence or comma."""
    if len(verse) <= _LINE:
        return verse
    for stop in "。、":
        first, found, rest = verse.partition(stop)
        if found and rest:
            return f"{first}{stop}<br>{rest}"
    return verse


def _pair(told: Told) -> str:
    """Queen and king on the red thread, with what lies between."""
    if told.game != "marriage" or len(told.row) < 2 or {told.row[0], told.row[-1]} != {"QH", "KH"}:
        return ""
    queen, *between, king = told.row
    shown = between if len(between) <= _SHOWN_BETWEEN else between[: _SHOWN_BETWEEN - 1]
    small = "".join(f'<span class="card s{card[1]} small">{face(card)}</span>' for card in shown)
    more = len(between) - len(shown)
    rest = f'<span class="rest num">＋{more}</span>' if more else ""
    tie = _thread(_LOOSE) if between else _thread(_TIED) + f'<span class="bow">{emblem("knot", 36)}</span>'
    return (
        f'<div class="pair" aria-hidden="true"><span class="card s{queen[1]}">{face(queen)}</span>{small}{rest}'
        f'<span class="card s{king[1]}">{face(king)}</span>{tie}</div>'
    )


_TIED = '<path d="M2 6C50 22 96 18 150 12S252 0 298 8"/>'
_LOOSE = '<path d="M2 6C40 20 70 6 104 9M196 11C232 3 258 20 298 6"/><path class="dots" d="M112 11Q150 17 188 12"/>'


def _thread(paths: str) -> str:
    return f'<svg class="tie" viewBox="0 0 300 22" preserveAspectRatio="none" focusable="false">{paths}</svg>'


def _early(told: Told) -> str:
    if not told.early:
        return ""
    words_ = _("The clock of this device is set earlier than this date. No earlier deal is made; this slip stays.")
    return f'<p class="small">{words_}</p>'


def _could(told: Told) -> str:
    """What could have been done with the deal of the first game."""
    if told.left == 48:
        said = _("This deal had no group to take from the start.")
        return _said(said, _("Some 8 days in 100 are like that."))
    if not told.dealt:
        return ""
    if told.fewest is None:
        return _said(_("Looking at this deal…"), "")
    if told.fewest == 0:
        said = (
            _("This deal could be cleared, and you found the way.")
            if told.left == 0
            else _("This deal could be cleared.")
        )
        return _said(said, _("Some 43 days in 100 are like that."))
    best = fortunes.mark(told.game, told.fewest) or ""
    said = _("This deal could not be cleared.")
    if told.left == told.fewest:
        return _said(said, _("No way of play leaves fewer than you did."))
    return _said(
        said,
        _("At best {cards} are left: {fortune}.").format(cards=cards_count(told.fewest), fortune=verses.name(best)),
    )


def _said(said: str, more: str) -> str:
    return f'<p role="status"><b>{said}</b><br><span class="small muted">{more}</span></p>'


def _fewest(told: Told) -> str:
    """The two numbers of the second game."""
    if not told.dealt:
        return ""
    rows = [(_("Fewest possible from this deal"), told.fewest)]
    if told.row:
        rows.append((_("Fewest from the last row"), told.last))
    told_rows = "".join(f"<dt>{name}</dt><dd>{_with_mark(told.game, n)}</dd>" for name, n in rows)
    return f'<dl class="kv num">{told_rows}</dl>'


def _with_mark(game: str, n: int | None) -> str:
    if n is None:
        return "…"
    mark = fortunes.mark(game, n)
    return f"{cards_count(n)}{_(' · ')}{verses.name(mark)}" if n == 0 and mark else cards_count(n)
