"""The day's fortune at the table: a wish, the deal of the date, its slip."""

from dataclasses import replace

import daily
import deals
from bookkeeping import Books
from catalogue import GAMES
from daily import Day
from game import Game
from page import fortune
from page.picture import Picture
from port import Port
from sitting import Sitting


class Ritual:
    """One game's fortune of one date. `showing` is wish, table or slip; `game` what there is to sit down with.

    Nothing is dealt before the wish is over. `day` is what stands for the date, which may be another tab's result.
    """

    def __init__(self, port: Port, books: Books, name: str, date: str = "") -> None:
        self.name = name
        self.game: Game | None = None
        self.day: Day | None = None
        self.showing = "wish"
        self.lost = 0
        """Moves that could not be read."""
        self._port = port
        self._books = books
        self._fresh = False
        state, newest = books.stand(name)
        asked = daily.reopen(books.keep, name, date) if date else None
        if asked or state != "new":
            self._show(asked or daily.reopen(books.keep, name, newest))

    def wished(self) -> None:
        """The wish is over: deal, or go on with what another tab has dealt meanwhile."""
        today = daily.open_today(self._books.keep, self.name, self._books.now(), self._draw_lots)
        if today.state == "early":  # a later date came in meanwhile, by an import in another tab
            self._show(daily.reopen(self._books.keep, self.name, today.day.day))
        else:
            self._show(today)

    def save(self, game: Game) -> None:
        """Keep the game after a move; the first result of a date stands."""
        if game.outcome is None:
            daily.save(self._books.keep, game)
        elif self.day and self.day.line is None:
            first = not self._books.any_finished()
            self.day = daily.finish(self._books.keep, game, self._books.now()) or self.day
            if first and self.day.line:
                self._port.persist()

    def settled_elsewhere(self) -> bool:
        """Has another tab told this fortune while it was played here, or taken in an earlier deal?"""
        known = self._books.days(self.name).get(self.day.day) if self.day and self.day.line is None else None
        return known is not None and self.day is not None and (known.line is not None or known.id != self.day.id)

    def reveal(self) -> bool:
        """Open the slip, if there is a result."""
        if self.day is None or self.day.line is None:
            return False
        self._fresh = self.showing == "table"
        self.showing = "slip"
        return True

    def picture(self, sitting: Sitting | None) -> Picture:
        """What should be seen now."""
        if sitting and (sitting.demo or self.showing == "table"):
            picture = sitting.picture()
            if sitting.demo is None and self.day and self.day.line:
                return replace(picture, regions={**picture.regions, "more": fortune.reveal()})
            return picture
        if self.showing == "slip" and self.day and self.day.line:
            return fortune.slip(self._told(sitting))
        return fortune.wish(self.name, self._port.today())

    def share_text(self) -> str:
        """What is told to others."""
        slip = self.day and daily.slip(self.day)
        address = self._port.address(f"today-{self.name}")
        return fortune.share_text(slip, "" if address.startswith("file:") else address) if slip else ""

    def _draw_lots(self) -> tuple[int, str]:
        return self._port.seed(), f"{int(self._port.now()):x}-{self._port.seed():x}"

    def _show(self, today: daily.Today | None) -> None:
        if today is None:
            return
        self.day, self.lost = today.day, today.lost
        self.game = today.game or (_dealt(today.day) if today.day.line else None)
        self.showing = "slip" if today.day.line else "table"

    def _told(self, sitting: Sitting | None) -> fortune.Told:
        """The slip of what stands for this date, with what is known of its deal."""
        assert self.day is not None
        assert self.day.line is not None
        line, now = self.day.line, self._books.now()
        game = sitting.game if sitting and sitting.game.id == line.id else None
        after = sitting.after if sitting and game else {}
        ended = (
            game is not None
            and game.outcome is not None
            and (game.outcome.why, game.outcome.left) == (line.why, line.left)
        )
        row = tuple(getattr(game.state, "row", ())) if game and ended else ()
        current, _best = daily.streak(self._books.days(self.name).values(), now)
        return fortune.Told(
            self.name,
            line.day,
            line.left,
            line.seconds,
            fresh=self._fresh,
            streak=current if line.day == now.day else 0,
            dealt=game is not None,
            fewest=after.get("fewest"),
            last=after.get("last") if ended else None,
            row=row,
            past=line.day < now.day,
            early=line.day > now.day,
        )


def _dealt(day: Day) -> Game | None:
    """The deal of a finished date whose moves are no longer kept, as it lay before the first of them: enough to see
    what was possible. It is given up at once, so that nobody plays it again."""
    assert day.line is not None
    try:
        name, seed = deals.read(day.line.code)
    except deals.BadCode:
        return None
    if name != day.line.game:
        return None
    game = Game(GAMES[name], {}, seed, day.id, day.day, kind="daily")
    game.settle()
    game.gave_up = True
    return game
