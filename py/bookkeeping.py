"""What is kept: the game in progress, finished games recorded once, and what is said of them."""

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import daily
import records
import saves
import store
import totals
from catalogue import GAMES
from daily import Cell, Day, Now
from game import Game
from page.today import Panel, Stand
from port import Port
from records import Line
from rules import cribbage_figures
from store import Keep

FORTUNES = ("clovers", "marriage")
"""The games that tell a fortune every day."""

FIGURES = {"cribbage": cribbage_figures.figures}
"""The games of which more is counted than how they end."""

OPEN = 3
"""Deals of earlier days, still open, that the home screen names; the calendar has them all."""

PATIENCE = 14
"""Days after an export, or after the reminder was put away, before it comes again."""


class Books:
    """The finished games and days in the store, seen by this tab. `tell` hears how many games could not be read."""

    def __init__(self, port: Port, keep: Keep, tell: Callable[[int], None]) -> None:
        self.keep = keep
        self._tell = tell
        self._port = port
        self._tab = f"{int(port.now()):x}-{port.seed():x}"
        self._read: list[str | None] = []
        self._lines: list[Line] = []

    def now(self) -> Now:
        """What the clock says."""
        return Now(self._port.today(), int(self._port.now()))

    def take(self, game: Game) -> None:
        """From now on this tab plays this game, any other rests. The day's fortune that is told is everybody's."""
        if not _is_told(game):
            self.keep.set(_chair(game), self._tab)

    def ours(self, game: Game) -> bool:
        """Does this tab still play it?"""
        return _is_told(game) or self.keep.get(_chair(game)) == self._tab

    def lost_to(self, key: str, game: Game) -> bool:
        """Does a change of this key mean that another tab plays it now?"""
        return key in ("", _chair(game)) and not self.ours(game)

    def game(self, name: str) -> tuple[Game | None, str]:
        """The game in progress, None if there is none; and what was wrong with its save: "", "unreadable", or "cut"
        where play goes on from the last good move. A save that was wrong is set aside.
        """
        key = store.game(name)
        text = self.keep.get(key)
        if text is None:
            return None, ""
        try:
            loaded = saves.read(text)
        except saves.BadSave:
            self.keep.set_aside(key, text)
            return None, "unreadable"
        if not loaded.lost:
            return loaded.game, ""
        self.keep.set_aside(key, text)
        self.keep.set(key, saves.write(loaded.game))
        return loaded.game, "cut"

    def save(self, game: Game) -> None:
        """Keep a game in progress, and its line once it is over."""
        self.keep.set(store.game(game.entry.id), saves.write(game))
        outcome = game.outcome
        add_up = FIGURES.get(game.entry.id)
        figures = add_up(game.states[1 : game.at + 1], game.seat) if outcome and add_up else {}
        line = records.of(game, int(self._port.now()), figures=figures | game.figures) if outcome else None
        if line is None or self._is_known(line):
            return
        first = not self.any_finished()
        records.add(self.keep, line, int(self._port.now()))
        if first:
            self._port.persist()

    def _is_known(self, line: Line) -> bool:
        """Is this end of the game, or a better one, on record?"""
        known = next((one for one in self.lines() if one.id == line.id), None)
        return known is not None and records.better(known, line) == known

    def any_finished(self) -> bool:
        """Was any game ever finished here?"""
        return bool(self.lines())

    def lines(self) -> list[Line]:
        """All finished games, in order of their ends."""
        keys = [key for key in self.keep.keys() if key == store.RECORDS or store.read_record(key)]
        texts = [self.keep.get(key) for key in keys]
        if texts != self._read:
            book = records.load(self.keep)
            self._lines = list(book.lines.values())
            self._read = texts
            if book.unread:
                self._tell(book.unread)
        return self._lines

    def totals(self, game: str, level: str = "") -> totals.Totals:
        """What the games of one kind add up to; against opponents of one level where one is named."""
        lines = [line for line in self.lines() if line.game == game]
        return totals.totals(line for line in lines if not level or dict(line.options).get("level") == level)

    def days(self, name: str) -> dict[str, Day]:
        """Every date with a deal of this game."""
        return daily.days(name, self.lines(), daily.stored(self.keep, name).values())

    def stand(self, name: str) -> tuple[str, str]:
        """How this game's fortune stands: new, running, done or early, and for which date."""
        return _stand(self.days(name), self.now().day)

    def panel(self) -> Panel:
        """What the home screen says of the day."""
        now = self.now()
        known = {name: self.days(name) for name in FORTUNES}
        clovers = known["clovers"]
        stands = {}
        for name, days in known.items():
            state, day = _stand(days, now.day)
            line = days[day].line if day in days else None
            stands[name] = Stand(state, day, line.left if line else None)
        told = [day for day, at in clovers.items() if at.line and day <= now.day]
        gap = (date.fromisoformat(now.day) - date.fromisoformat(told[-1])).days - 1 if told else 0
        opened = [(day, name) for name, days in known.items() for day, at in days.items() if at.line is None]
        earlier = sorted((day, name) for day, name in opened if day < now.day)
        return Panel(
            now.day,
            stands,
            _week(clovers, now),
            daily.streak(clovers.values(), now),
            gap,
            [(name, day) for day, name in earlier[-OPEN:]],
        )

    def kept(self) -> dict[str, Any]:
        """What the rooms of many games may know."""
        return {
            "now": self.now(),
            "lines": self.lines(),
            "days": {name: self.days(name) for name in FORTUNES},
            "games": [name for name in GAMES if saves.is_under_way(name, self.keep.get(store.game(name)) or "")],
        }

    def reminds(self) -> bool:
        """Is it time to say that this browser may forget?"""
        if not self._port.forgets() or not self.any_finished():
            return False
        said = self.keep.get(store.EXPORTED) or ""
        return said <= (date.fromisoformat(self.now().day) - timedelta(days=PATIENCE)).isoformat()

    def exported(self) -> None:
        """It was exported, or the reminder was put away."""
        self.keep.set(store.EXPORTED, self.now().day)


def _is_told(game: Game) -> bool:
    return game.kind == "daily" and game.outcome is not None


def _chair(game: Game) -> str:
    """Where a tab says that it plays this game."""
    return store.chair(game.entry.id, game.day if game.kind == "daily" else "")


def _stand(known: dict[str, Day], today: str) -> tuple[str, str]:
    if today in known:
        return ("done" if known[today].line else "running"), today
    newest = max(known, default="")
    return ("early", newest) if newest > today else ("new", today)


def _week(known: dict[str, Day], now: Now) -> list[Cell]:
    """The seven days up to today."""
    today = date.fromisoformat(now.day)
    months = {((today - timedelta(days=n)).year, (today - timedelta(days=n)).month) for n in (6, 0)}
    cells = [cell for year, month in sorted(months) for week in daily.month(known, year, month, now) for cell in week]
    dated = [cell for cell in cells if cell and cell.day <= now.day]
    return dated[-7:]
