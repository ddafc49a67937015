"""Where the focus is and where it goes: kept while all is painted anew, into sheets and back, along the cards."""

from typing import Any

from page.picture import Picture


class Focus:
    """The focus of a document whose element `app` is painted anew now and then."""

    def __init__(self, document: Any, app: Any) -> None:
        self._document = document
        self._app = app
        self._opener = ""
        """The tap that had the focus when a sheet opened."""

    def tap(self) -> str:
        """What the element with the focus does when it is tapped; "" where none has it."""
        active = self._document.activeElement
        return attribute(active, "data-tap") if active and self._app.contains(active) else ""

    def follow(self, tap: str, picture: Picture, last: Picture) -> None:
        """Keep the focus on this tap, or move it into a sheet that has just opened and back when it closes."""
        if picture.sheet and not last.sheet:
            self._opener = tap
            self._document.querySelector("#sheet .sheetw").focus()
            return
        if last.sheet and not picture.sheet:
            tap = picture.focus or self._opener
        self.hold(tap, picture, last)

    def hold(self, tap: str, picture: Picture, last: Picture) -> None:
        """Give the focus to this tap's element; where it is gone, to the open sheet, a card, or the table: on the table
        Space does what it does without a focus, and arrows lead to the cards.
        """
        if tap and self.tap() == tap:
            return
        wanted = [tap, *(("lang:ja", "lang:en") if tap.startswith("lang:") else ())]  # the other way round from now on
        for one in filter(None, wanted):
            for element in self._document.querySelectorAll("[data-tap]"):
                if attribute(element, "data-tap") == one:
                    element.focus()
                    return
        near = None
        if picture.sheet:
            if self.is_nowhere():
                near = self._document.querySelector("#sheet .sheetw")
        elif tap and picture.frame == last.frame and picture.cards:
            near = self._app.querySelector(".table [data-tap]") or self._app.querySelector(".table")
        if near:
            near.focus()

    def arrive(self) -> None:
        """Another screen has come. Where nothing on it has the focus, its title gets it, so that it is read out and Tab
        goes on from there.
        """
        title = self._app.querySelector("h1")
        if title and self.is_nowhere():
            title.tabIndex = -1
            title.focus(preventScroll=True)

    def is_nowhere(self) -> bool:
        """Has nothing the focus?"""
        return bool(self._document.activeElement == self._document.body)

    def steer(self, way: tuple[int, int]) -> bool:
        """Move the focus to the nearest card that way; False where no card is in sight."""
        if self._document.documentElement.hasAttribute("data-help"):
            return False
        cards = [card for card in self._app.querySelectorAll(".table .card[data-tap]") if not card.disabled]
        if not cards or self._document.getElementById("frame").inert:
            return False
        now = self._document.activeElement
        if now not in cards:
            cards[0].focus()
            return True
        here = _middle(now)
        best, nearest = None, 0.0
        for card in cards:
            x, y = _middle(card)
            along = (x - here[0]) * way[0] + (y - here[1]) * way[1]
            across = abs((x - here[0]) * way[1]) + abs((y - here[1]) * way[0])
            if along > 4 and (best is None or along + 3 * across < nearest):
                best, nearest = card, along + 3 * across
        if best is not None:
            best.focus()
        return True


def attribute(element: Any, name: str) -> str:
    """An attribute's text, "" where there is none: a missing one arrives as a JavaScript null."""
    text = element.getAttribute(name)
    return text if isinstance(text, str) else ""


def _middle(element: Any) -> tuple[float, float]:
    box = element.getBoundingClientRect()
    return box.x + box.width / 2, box.y + box.height / 2
