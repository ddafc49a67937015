"""What lies over the page: its own sheet, one at a time."""

from collections.abc import Callable

from game import Game
from opening import Opening
from page import fortune, shell
from page.picture import Preferences
from page.words import _
from places import Places
from port import Port


class Sheets:
    """The page's own sheet. `draw` paints the page anew; `preferences` says what holds now."""

    def __init__(
        self,
        port: Port,
        places: Places,
        opening: Opening,
        preferences: Callable[[], Preferences],
        draw: Callable[[], None],
    ) -> None:
        self._port = port
        self._places = places
        self._opening = opening
        self._preferences = preferences
        self._draw = draw
        self.name = ""
        """settings, menu, new, waiting, replace, give-up or by-hand; "" if there is none."""
        self._by_hand = ""
        """The text that is to be copied by hand."""

    def open(self, name: str) -> None:
        """Put this sheet on top; "" takes away what lies there."""
        if name == "" and self.name == "waiting":
            self._opening.stop()
        self.name = name
        self._draw()

    def close(self) -> None:
        """Close the sheet on top: the page's own, or the table's."""
        if self._places.resting:
            return
        if self.name == "" and self._places.room:
            self._places.room.tap("close")
        elif self.name == "" and self._places.sitting:
            self._places.sitting.tap("let-go")
        elif self.name == "replace" and not self._places.sitting:
            self._port.go("")  # away from the address that asked for it
        else:
            self.open("")

    def html(self) -> str:
        """The sheet as it should be seen now; "" if there is none."""
        if self._places.resting:
            return fortune.resting()
        if self.name == "settings":
            return shell.settings(self._preferences())
        if self.name == "waiting":
            return shell.waiting(_("New deal"))
        if self.name == "replace":
            return self._opening.question()
        if self.name == "by-hand":
            return shell.by_hand(self._by_hand)
        return self._of_table(self._places.sitting.game) if self._places.sitting else ""

    def _of_table(self, game: Game) -> str:
        if self.name == "menu" and self._places.sitting:
            return shell.menu(self._places.sitting.table(own=True))
        if self.name == "give-up":
            return shell.give_up(daily=game.kind == "daily")
        if self.name == "new":
            return self._opening.sheet(game.under_way)
        return ""

    def hand_over(self, text: str, copied: Callable[[], None]) -> None:
        """Copy the text; where the browser does not take it, show it, to be copied by hand."""

        def then(done: bool) -> None:
            if done:
                copied()
            else:
                self._by_hand = text
                self.open("by-hand")

        self._port.copy(text, then)
