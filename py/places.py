"""Where the person is: at a table, at the day's fortune, in a room, or at home; and what is kept on the way."""

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

import home
import opening
from bookkeeping import FORTUNES, Books
from contract import Thinking
from game import Game
from page import records, shell
from page.picture import Facts, Picture, Preferences
from port import Port
from ritual import Ritual
from sitting import Sitting
from visiting import Visit


class Places:
    """One place is open at a time. `screens` are the tables by game id, `rooms` the pages that are no table.

    A room has `Ui`, `fresh(query)`, `draw(ui, facts)`, `tap(ui, key)` (a new Ui or a Do), `typed(ui, field, text)`,
    `place(ui)` (its address, or "" to leave that alone), and `question(ui)`: None, or the name of one of `answers` with
    its arguments, which is thought about and handed to `answered(ui, answer)`. One that shows what is kept of many
    games says so by `KEPT`. `tell` gets notices.
    """

    def __init__(
        self,
        port: Port,
        screens: Mapping[str, ModuleType],
        rooms: Mapping[str, ModuleType],
        answers: Mapping[str, Callable[..., Thinking[Any]]],
        books: Books,
        preferences: Callable[[], Preferences],
        redraw: Callable[[], None],
        tell: Callable[[str], None],
    ) -> None:
        self.place = ""
        """What stands after # in the address."""
        self.room: Visit | None = None
        self.sitting: Sitting | None = None
        self.ritual: Ritual | None = None
        self.resting = False
        """Another tab plays this game now: nothing is kept from here."""
        self._port = port
        self._screens = screens
        self._rooms = rooms
        self._answers = answers
        self._books = books
        self._preferences = preferences
        self._redraw = redraw
        self._tell = tell

    def enter(self, place: str) -> None:
        """Leave what is open and open this, as far as there is something to sit down with."""
        self.leave()
        self.place = place
        name, _mark, query = place.partition("?")
        if place in self._screens:
            kept = self.kept(place)
            if kept is not None:
                self.sit_down(kept)
        elif name.startswith("today-") and name[6:] in FORTUNES and name[6:] in self._screens:
            self.attend(Ritual(self._port, self._books, name[6:], query))
        elif name in self._rooms:
            self.room = Visit(self._port, self._rooms[name], place, self._facts, self._answers, self._redraw)

    def leave(self) -> None:
        """Keep everything, and be at home."""
        if self.sitting:
            self.sitting.stand_up()
        self.keep()
        if self.room:
            self.room.leave()
        self.room = self.sitting = self.ritual = None
        self.resting = False

    def sit_down(self, game: Game, ritual: Ritual | None = None) -> None:
        """At a table, with a game; other tabs rest from now on."""
        self.leave()
        self.ritual = ritual
        self._books.take(game)
        screen = self._screens[game.entry.id]
        self.sitting = Sitting(self._port, game, screen, self._preferences, self._changed, self._redraw)
        self.sitting.sit_down()

    def attend(self, ritual: Ritual) -> None:
        """Sit down with what was dealt for the day, or wait for the wish."""
        if ritual.lost:
            self._tell(shell.damaged("cut"))
        if ritual.game:
            self.sit_down(ritual.game, ritual)
        else:
            self.leave()
            self.ritual = ritual

    def keep(self) -> None:
        """Keep the game as it is; it goes on."""
        if self.sitting:
            self.sitting.tick()
            self._save(self.sitting.game)

    def rest(self) -> None:
        """Another tab plays this game now."""
        if self.sitting:
            self.sitting.stand_up()
        self.resting = True

    def kept(self, name: str) -> Game | None:
        """The game in progress at a table; the player is told if its save was damaged."""
        game, trouble = self._books.game(name)
        if trouble:
            self._tell(shell.damaged(trouble))
        return game

    def picture(self, offline: bool) -> Picture:
        """What should be seen now; the home screen says whether the page can be opened without a network."""
        if self.ritual:
            return self.ritual.picture(self.sitting)
        if self.sitting:
            return self.sitting.picture()
        if self.room:
            return self.room.picture()
        return home.picture(self._screens, self.kept, self._books, self._port, self._preferences(), offline)

    def code(self) -> str:
        """The code of the deal on the table, "" where there is none to be told."""
        return self.sitting.table().code if self.sitting else ""

    def link(self) -> str:
        """The address of the deal on the table, or of the room as it is now."""
        if self.sitting:
            return self._port.address(opening.write_link(self.sitting.game))
        return self._port.address(self.room.place if self.room else self.place)

    def at_home(self) -> bool:
        """Is nothing else open?"""
        return not (self.sitting or self.room or self.ritual)

    def _changed(self, game: Game) -> None:
        """After every move: keep it; and the address goes on meaning the deal of this date."""
        self._save(game)
        day = self.ritual.day if self.ritual else None
        if day:
            # An open deal is this date's after midnight, too. What is told makes room for tomorrow's at a reload.
            dated = day.line is None or day.day != self._port.today()
            self._stand(f"today-{game.entry.id}?{day.day}" if dated else f"today-{game.entry.id}")

    def _stand(self, place: str) -> None:
        if place != self.place and self._port.where() == self.place:  # and not the rules, read while a game goes on
            self.place = place
            self._port.stand(place)

    def _save(self, game: Game) -> None:
        if not self._books.ours(game):
            self.rest()
        elif self.ritual:
            self.ritual.save(game)
        else:
            self._books.save(game)

    def _facts(self, room: ModuleType) -> Facts:
        if not hasattr(room, "KEPT"):
            return Facts()
        said = {game: records.words_of(screen) for game, screen in self._screens.items()}
        return Facts(self._books.kept() | {"words": said})
