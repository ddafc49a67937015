"""The day's fortune: one deal a game and local date, plainly shuffled, the same however often the page is opened.

A deal is stored the moment it is made, with the date it belongs to and the time it was started; it stays open for its
own date until it is finished. No deal is made for a date before the newest one dealt. Of two deals for one date the
one started earlier stands, ties by id. The clock, the seed and the id are given by the caller.
"""

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import date

import deals
import fortunes
import records
import saves
import store
from catalogue import GAMES
from game import Game
from records import Line
from saves import BadSave
from store import Keep

HOURS = 3_600_000
BRIDGE = 48 * HOURS
"""Two dates apart, but started less than this apart: the streak goes on. Whoever crosses the date line westward never
has the date between. The clock cannot tell that from a date left out at home between a later hour and an earlier one,
which is forgiven, too."""

_HEAD = re.compile(r"(open|done) (\d{1,15}) ([0-9A-Za-z_-]{1,40}) (\S{13}) (.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Now:
    """What the clock says: the local date as 2026-11-29, and milliseconds since 1970."""

    day: str
    ms: int


@dataclass(frozen=True, slots=True)
class Deal:
    """A stored deal of one date: when it was started, and the game as it stands. `lost` moves could not be read.

    `done` is said in the text itself, so that a tab sees it without reading all finished games.
    """

    day: str
    started: int
    done: bool
    game: Game
    lost: int = 0


@dataclass(frozen=True, slots=True)
class Day:
    """A date that has a deal: its id, when it was started, and its line once it is finished."""

    day: str
    started: int
    id: str
    line: Line | None = None


@dataclass(frozen=True, slots=True)
class Today:
    """What to show. `state` is new (just dealt), running, done (`day.line` is the result; the game, where it is still
    kept), or early: the clock stands before the newest date dealt, which `day` is."""

    state: str
    day: Day
    game: Game | None = None
    lost: int = 0


def write(deal: Deal) -> str:
    """A deal as text: what must survive first, then the save."""
    state, game = "done" if deal.done else "open", deal.game
    return f"{state} {deal.started} {game.id} {deals.write(game.entry.id, game.seed)} {saves.write(game)}"


def read(name: str, day: str, text: str) -> Deal:
    """The deal of this game and date. BadSave if not even its code can be read; if only the save cannot, the same
    deal before its first move."""
    state, dealt, seed, save = _head(name, day, text)
    fresh = Game(GAMES[name], {}, seed, dealt.id, day, kind="daily")
    fresh.settle()
    game, lost = fresh, 1
    with suppress(BadSave):
        loaded = saves.read(save)
        there = loaded.game
        same = (there.entry.id, there.seed, there.id, there.day, there.kind) == (name, seed, dealt.id, day, "daily")
        if same and there.options == fresh.options and not there.first_chance:
            game, lost = there, loaded.lost
    game.settle()
    return Deal(day, dealt.started, state == "done", game, lost)


def _head(name: str, day: str, text: str) -> tuple[str, Day, int, str]:
    """State, date, seed and save of a deal's text, the game not yet played again. BadSave if it is none."""
    head = _HEAD.fullmatch(text)
    if head is None:
        raise BadSave("text")
    try:
        of, seed = deals.read(head[4])
        records.read_day(day)
    except ValueError:
        raise BadSave("fields") from None
    if of != name:
        raise BadSave("game")
    return head[1], Day(day, int(head[2]), head[3]), seed, head[5]


def stored(keep: Keep, name: str) -> dict[str, Day]:
    """The dates whose deals are kept in the store. What cannot be read is set aside."""
    found = {}
    for of, day in filter(None, map(store.read_daily, keep.keys())):
        text = keep.get(store.daily(of, day))
        if of == name and text is not None:
            try:
                found[day] = _head(name, day, text)[1]
            except BadSave:
                keep.set_aside(store.daily(name, day), text)
    return found


def _read_stored(keep: Keep, name: str, day: str) -> Deal | None:
    text = keep.get(store.daily(name, day))
    if text is None:
        return None
    try:
        deal = read(name, day, text)
    except BadSave:
        keep.set_aside(store.daily(name, day), text)
        return None
    if deal.lost:
        keep.set_aside(store.daily(name, day), text)
        keep.set(store.daily(name, day), write(deal))
    return deal


def days(name: str, lines: Iterable[Line], stored: Iterable[Day] = ()) -> dict[str, Day]:
    """Every date with a deal of this game, oldest first: on one date the earlier start stands, ties by id."""
    dealt: dict[str, Day] = {}
    finished = [Day(x.day, x.started, x.id, x) for x in lines if x.kind == "daily" and x.game == name]
    for day in (*finished, *stored):
        dealt[day.day] = min(day, dealt.get(day.day, day), key=lambda d: (d.started, d.id, d.line is None))
    return {day: dealt[day] for day in sorted(dealt)}


def load(keep: Keep, name: str) -> dict[str, Day]:
    """Every date that the store knows of."""
    return days(name, records.load(keep).lines.values(), stored(keep, name).values())


def open_today(keep: Keep, name: str, now: Now, fresh: Callable[[], tuple[int, str]]) -> Today:
    """The deal of today: the one there is, or a new one, stored before it is shown.

    `fresh` gives a seed and an id, both from the browser's crypto; it is asked only for a new deal.
    """
    kept = stored(keep, name)
    known = days(name, records.load(keep).lines.values(), kept.values())
    newest = known[max(known)] if known else None
    if now.day not in known and newest and now.day < newest.day:
        return Today("early", newest)
    if now.day not in known:
        seed, made = fresh()
        game = Game(GAMES[name], {}, seed, made, now.day, kind="daily")
        game.settle()
        keep.set(store.daily(name, now.day), write(Deal(now.day, now.ms, False, game)))
        for day in kept.keys() & known.keys():
            if known[day].line:
                keep.remove(store.daily(name, day))
                keep.remove(store.chair(name, day))
        return Today("new", Day(now.day, now.ms, made), game)
    return _show(known[now.day], _read_stored(keep, name, now.day))


def reopen(keep: Keep, name: str, day: str) -> Today | None:
    """The deal of some date as it stands: to go on with one that is still open, or to look at one again."""
    known = load(keep, name).get(day)
    return _show(known, _read_stored(keep, name, day)) if known else None


def _show(day: Day, deal: Deal | None) -> Today:
    game = deal.game if deal and deal.game.id == day.id else None
    if day.line and game and game.outcome is None:
        game = None  # it was told on another device: how it ended is not kept here
    return Today("done" if day.line else "running", day, game, deal.lost if deal and game else 0)


def save(keep: Keep, game: Game) -> bool:
    """Keep a daily game after a move. False, and nothing is written, where another tab's deal or result stands."""
    key = store.daily(game.entry.id, game.day)
    try:
        state, day, _seed, _save = _head(game.entry.id, game.day, keep.get(key) or "")
    except BadSave:
        return False
    if state == "done" or day.id != game.id:
        return False
    keep.set(key, write(Deal(game.day, day.started, False, game)))
    return True


def finish(keep: Keep, game: Game, now: Now) -> Day | None:
    """Keep the result of a daily game under the date on which it was started; returns what stands for that date,
    which is the first result if there is one already. A deal that nothing is known of is nobody's day: None."""
    name = game.entry.id
    there = _read_stored(keep, name, game.day)
    known = load(keep, name).get(game.day)
    if there is None or known is None or known.line or known.id != game.id:
        return known
    line = records.of(game, now.ms, there.started)
    if line is None:
        return known
    standing = records.add(keep, line, now.ms)
    keep.set(store.daily(name, game.day), write(Deal(game.day, there.started, True, game)))
    return Day(game.day, there.started, game.id, standing)


def follows(earlier: Day, later: Day) -> bool:
    """Does the streak go on from one day to the next that was played?"""
    return _follows(earlier, later.day, later.started)


def _follows(earlier: Day, day: str, ms: int) -> bool:
    apart = (date.fromisoformat(day) - date.fromisoformat(earlier.day)).days
    return apart == 1 or (apart == 2 and abs(ms - earlier.started) < BRIDGE)


def streak(known: Iterable[Day], now: Now) -> tuple[int, int]:
    """Days in a row with a result: the current row and the longest. Today's may still come; a clock set back loses
    nothing."""
    current = best = 0
    last: Day | None = None
    for day in sorted((d for d in known if d.line), key=lambda d: d.day):
        current = current + 1 if last and follows(last, day) else 1
        best = max(best, current)
        last = day
    if last is None or (now.day > last.day and not _follows(last, now.day, now.ms)):
        current = 0
    return current, best


@dataclass(frozen=True, slots=True)
class Cell:
    """A date on the calendar. `state` is done, open, missed, crossed (the date line may have taken it, see `BRIDGE`),
    today (not dealt yet), before (the first deal ever) or after today. `follows`: the streak goes on here from the day
    before on show."""

    day: str
    number: int
    state: str
    mark: str | None = None
    left: int = 0
    follows: bool = False


def month(known: dict[str, Day], year: int, number: int, now: Now) -> tuple[tuple[Cell | None, ...], ...]:
    """The weeks of a month from Sunday to Saturday; None outside the month."""
    first = date(year, number, 1)
    length = (date(year, number + 1, 1) - first).days if number < 12 else 31
    done = sorted((day for day in known.values() if day.line), key=lambda day: day.day)
    begun = min(known, default=now.day)
    cells: list[Cell | None] = [None] * (first.isoweekday() % 7)
    for n in range(length):
        text = first.replace(day=n + 1).isoformat()
        here = bisect_left(done, text, key=lambda day: day.day)
        before = done[here - 1] if here else None
        cells.append(_cell(text, begun, before, known.get(text), done[here : here + 1], now))
    cells += [None] * (-len(cells) % 7)
    return tuple(tuple(cells[i : i + 7]) for i in range(0, len(cells), 7))


def _cell(text: str, begun: str, before: Day | None, here: Day | None, after: list[Day], now: Now) -> Cell:
    number = int(text[-2:])
    if here and here.line:
        mark = fortunes.mark(here.line.game, here.line.left)
        return Cell(text, number, "done", mark, here.line.left, bool(before and follows(before, here)))
    if here:
        return Cell(text, number, "open")
    if text >= now.day:
        return Cell(text, number, "today" if text == now.day else "after")
    if text < begun:
        return Cell(text, number, "before")
    next_day, next_ms = (after[0].day, after[0].started) if after else (now.day, now.ms)
    if before and _follows(before, next_day, next_ms):
        return Cell(text, number, "crossed", follows=True)
    return Cell(text, number, "missed")


@dataclass(frozen=True, slots=True)
class Share:
    """How many results bore a mark, and how many of as many deals would by the tips."""

    mark: str
    count: int
    expected: float


def distribution(name: str, lines: Iterable[Line]) -> tuple[Share, ...]:
    """The marks of these games, luckiest first, beside what play by the tips reaches (plain deals, basic rule)."""
    marks = [fortunes.mark(name, line.left) for line in lines if line.game == name]
    bands = fortunes.BANDS.get(name, ())
    all_reached = sum(band.reached for band in bands)
    return tuple(Share(band.mark, marks.count(band.mark), len(marks) * band.reached / all_reached) for band in bands)


@dataclass(frozen=True, slots=True)
class Slip:
    """What may be told to others of a day: nothing of the deal. `leaves` are filled for luck, empty for the rest."""

    game: str
    day: str
    mark: str
    left: int
    leaves: str


def slip(day: Day) -> Slip | None:
    """The pieces of a text to share; None while the day has no result, or a game tells no fortune."""
    line = day.line
    mark = line and fortunes.mark(line.game, line.left)
    if not line or not mark:
        return None
    lit, of = fortunes.luck(line.game, line.left)
    return Slip(line.game, line.day, mark, line.left, "●" * lit + "○" * (of - lit))
