"""The line above everything: what was said last, else that the browser keeps nothing, else that a newer page waits."""

from collections.abc import Callable

from page import shell

CONFIRMED = 6000
"""Milliseconds that a confirmation stays."""


class Notices:
    """What there is to say; each is put away by the player, the last one said first."""

    def __init__(self, later: Callable[[int, Callable[[], None]], None], redraw: Callable[[], None]) -> None:
        self._later = later
        self._redraw = redraw
        self._said = ""
        self._turn = 0
        """How often something was said."""
        self._refused = ""
        self._update = False

    def html(self) -> str:
        """The line to be shown now, "" for none."""
        return self._said or shell.refused(self._refused) or (shell.update() if self._update else "")

    def tell(self, notice: str) -> None:
        """Say this, worded already, in place of what was said before; "" for nothing."""
        self._said = notice
        self._turn += 1

    def confirm(self, notice: str) -> None:
        """Say that what the player wanted is done. It goes by itself."""
        self.tell(notice)
        turn = self._turn

        def gone() -> None:
            if self._turn == turn:
                self._said = ""
                self._redraw()

        self._later(CONFIRMED, gone)

    def refuse(self, reason: str) -> None:
        """The browser has refused to keep something."""
        self._refused = reason

    def offer_update(self) -> None:
        """A newer page waits."""
        self._update = True

    def put_away(self) -> None:
        """The player has read it. The offer waits behind everything else."""
        if not self._said and not self._refused:
            self._update = False
        self._said = self._refused = ""
