"""The page on the screen: a picture is painted into #app, touching only what differs from the one before.

It works on the document and the window that `browser` hands in, and imports nothing of a browser itself.
"""

from collections.abc import Callable
from typing import Any

from page.faces import back, face
from page.picture import BREAK, Picture, Placed

NOTHING = Picture("", "")
SIDES = ("left", "right")
"""Regions that only wide screens show (css/table.css): elsewhere nothing is written there."""
SIZES = ((64, "mini"), (104, "mid"), (9999, "full"))
"""A card narrower than so many pixels shows this face."""
LEAVING = 600
"""Milliseconds until a card that has left the table is forgotten."""


class Canvas:
    """What is painted now. `later` calls something once, after some milliseconds."""

    def __init__(self, document: Any, window: Any, later: Callable[[int, Callable[[], None]], None]) -> None:
        self.columns = 0
        """The columns that CSS gives a long row here; 0 before there is one."""
        self._document = document
        self._window = window
        self._later = later
        self._app = document.getElementById("app")
        self._picture = NOTHING
        self._cards: dict[str, Any] = {}
        self._regions: dict[str, Any] = {}
        self._wide = self._is_wide()
        self._sizes: dict[str, str] = {}
        """By area: which face its cards are wide enough for."""

    def paint(self, picture: Picture) -> None:
        """Show a picture; only what differs from the last one is touched."""
        last = self._picture
        focus = picture.focus or self._focused()
        if picture.frame != last.frame:
            self._app.innerHTML = f'<div id="notice"></div><div id="frame">{picture.frame}</div><div id="sheet"></div>'
            self._cards, last = {}, NOTHING
            self._regions = {e.dataset.region: e for e in self._app.querySelectorAll("[data-region]")}
            self.columns = self._measured()
            self._sizes = {}
        if picture.traits != last.traits:
            self._app.querySelector(".tb").dataset.traits = picture.traits
        for name, html in picture.regions.items():
            if last.regions.get(name) != html and (self._wide or name not in SIDES):
                _write(self._regions[name], last.regions.get(name, ""), html)
        if "cards" in self._regions:
            self._lay(last.cards, picture.cards, still=self._picture is NOTHING)
        for name, html, before in (
            ("sheet", picture.sheet, last.sheet),
            ("notice", picture.notice, last.notice),
        ):
            if html != before:
                self._document.getElementById(name).innerHTML = html
        self._document.getElementById("frame").inert = bool(picture.sheet) and picture.modal
        if picture.title != last.title:
            self._document.title = picture.title
        if picture.cloth != last.cloth or last is NOTHING:
            self._document.documentElement.dataset.cloth = picture.cloth
        self._picture = picture
        self._refocus(focus, picture, last)

    def _lay(self, before: tuple[Placed, ...], now: tuple[Placed, ...], still: bool) -> None:
        """Put the cards where they lie now. `still`: the page has just been opened, nothing comes flying in."""
        table = self._regions["cards"]
        known = {placed.key: placed for placed in before}
        kept = {placed.key for placed in now}
        for key in [key for key in self._cards if key not in kept]:
            self._take_away(key)
        seen = {placed.area for placed in before}
        entering = 0
        child = table.firstElementChild
        for placed in now:
            element = self._cards.get(placed.key)
            if element is None:
                element = self._new_card(placed)
                if not still:
                    element.classList.add("enter")
                    element.style.setProperty("--i", str(entering))
                    entering += 1
                table.insertBefore(element, child)
                self._cards[placed.key] = element
            else:
                while child and child.dataset.key not in kept:
                    child = child.nextElementSibling
                if child and child.dataset.key == placed.key:
                    child = child.nextElementSibling
                else:
                    _move(table, element, child)
                if known.get(placed.key) != placed:
                    self._change(element, known.get(placed.key), placed)
            if placed.area not in seen:
                seen.add(placed.area)
                self._fit(element, placed.area)

    def _fit(self, element: Any, area: str) -> None:
        """See how wide a card is in an area, and let it and those that come after it show the face that fits."""
        width = element.offsetWidth
        size = next(name for limit, name in SIZES if width < limit)
        if not element.classList.contains(size):
            self._sizes[area] = size
            element.classList.remove(*(name for _limit, name in SIZES))
            element.classList.add(size)

    def _look(self, placed: Placed) -> str:
        suit = f"s{placed.face[1]}" if placed.face else "back"
        return " ".join(("card", suit, self._sizes.get(placed.area, ""), *placed.look))

    def _new_card(self, placed: Placed) -> Any:
        element = self._document.createElement("button")
        element.type = "button"
        element.dataset.key = placed.key
        self._change(element, None, placed)
        return element

    def _change(self, element: Any, before: Placed | None, placed: Placed) -> None:
        """Make an element what a card is now; every touch of the page costs, so only what differs is set."""
        was = before or Placed("", "", "")
        if before is None or was.face != placed.face:
            element.innerHTML = face(placed.face) if placed.face else back()
        if before is None or (was.face, was.area, was.look) != (placed.face, placed.area, placed.look):
            element.className = self._look(placed)
        if before is not None and placed.area == "row" and was.y != placed.y:
            element.style.setProperty("--px", f"{was.x:g}")
            element.style.setProperty("--py", f"{was.y:g}")
            element.classList.add("hop")  # a card that changes its line never flies across
        for name, old, new in (("--x", was.x, placed.x), ("--y", was.y, placed.y), ("--z", was.z, placed.z)):
            if before is None or old != new:
                element.style.setProperty(name, f"{new:g}")
        for name, old_text, text in (
            ("data-area", was.area, placed.area),
            ("aria-label", was.label, placed.label),
            ("aria-hidden", _flag(not was.label), _flag(not placed.label)),
            ("data-tap", was.tap, placed.tap),
            ("aria-pressed", _pressed(was), _pressed(placed)),
        ):
            if before is None or old_text != text:
                _set_attribute(element, name, text)
        if before is None or bool(was.tap) != bool(placed.tap):
            element.disabled = not placed.tap

    def _take_away(self, key: str) -> None:
        element = self._cards.pop(key)
        element.classList.add("leave")
        element.dataset.key = ""  # it may come back as another element before this one is gone
        element.disabled = True
        element.removeAttribute("data-tap")
        element.setAttribute("aria-hidden", "true")
        self._later(LEAVING, lambda: element.remove())

    def _focused(self) -> str:
        active = self._document.activeElement
        return attribute(active, "data-tap") if active and self._app.contains(active) else ""

    def _refocus(self, focus: str, picture: Picture, last: Picture) -> None:
        """Keep the focus where it was, or move it into a sheet that has just opened and back when it closes."""
        if picture.sheet and not last.sheet:
            self._document.querySelector("#sheet .sheetw").focus()
            return
        if focus and self._focused() != focus:
            for element in self._document.querySelectorAll("[data-tap]"):
                if attribute(element, "data-tap") == focus:
                    element.focus()
                    return
            if picture.frame == last.frame and picture.cards:
                near = self._app.querySelector(".table [data-tap]")
                if near and picture.sheet == last.sheet == "":
                    near.focus()

    def resize(self) -> bool:
        """Fit what is painted to a screen of another size. True if a long row has other columns now."""
        wide, self._wide = self._wide, self._is_wide()
        if self._wide and not wide:  # what was left out
            for name in SIDES:
                if name in self._regions:
                    self._regions[name].innerHTML = self._picture.regions.get(name, "")
        for placed in self._picture.cards:
            self._fit(self._cards[placed.key], placed.area)
        columns, self.columns = self.columns, self._measured()
        return columns != self.columns

    def steer(self, way: tuple[int, int]) -> bool:
        """Move the focus to the nearest card that way."""
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

    def _measured(self) -> int:
        table = self._regions.get("cards")
        if table is None:
            return 0
        return int(self._window.getComputedStyle(table).getPropertyValue("--cols") or 0)

    def _is_wide(self) -> bool:
        return bool(self._window.matchMedia("(width >= 1024px) and (height > 480px)").matches)


def _write(region: Any, before: str, now: str) -> None:
    """Write into a region what differs from before, element by element where there are as many."""
    old, new = before.split(BREAK), now.split(BREAK)
    if len(old) != len(new) or len(new) == 1:
        region.innerHTML = now
        return
    for i, (was, html) in enumerate(zip(old, new, strict=True)):
        if was != html:
            region.children[i].outerHTML = html


def attribute(element: Any, name: str) -> str:
    """An attribute's text, "" where there is none: a missing one arrives as a JavaScript null."""
    text = element.getAttribute(name)
    return text if isinstance(text, str) else ""


def _set_attribute(element: Any, name: str, text: str) -> None:
    if text:
        element.setAttribute(name, text)
    else:
        element.removeAttribute(name)


def _flag(true: bool) -> str:
    return "true" if true else ""


def _pressed(placed: Placed) -> str:
    return "" if placed.pressed is None else str(placed.pressed).lower()


def _middle(element: Any) -> tuple[float, float]:
    box = element.getBoundingClientRect()
    return box.x + box.width / 2, box.y + box.height / 2


def _move(table: Any, element: Any, before: Any) -> None:
    """Put an element elsewhere without losing its movement, where the browser can."""
    if hasattr(table, "moveBefore"):
        table.moveBefore(element, before)
    else:
        table.insertBefore(element, before)
