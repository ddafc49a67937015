"""The page on the screen: a picture is painted into #app, touching only what differs from the one before.

It works on the document and the window that `browser` hands in, and imports nothing of a browser itself.
"""

from collections.abc import Callable
from typing import Any

from focus import Focus
from page.faces import back, face
from page.picture import BREAK, Picture, Placed, staying

NOTHING = Picture("", "")
HOME = "home"
UNHURRIED = ("bar", "score", "foot", "left", "right")
"""Regions around the table: they follow after the frame that answers a tap."""
SIDES = ("left", "right")
"""Regions that only wide screens show (css/table.css): elsewhere nothing is written there."""
SIZES = ((64, "mini"), (104, "mid"), (9999, "full"))
"""A card narrower than so many pixels shows this face."""
LEAVING = 600
"""Milliseconds until a card that has left the table is forgotten."""
FEW = 3
"""So many cards come or move in the frame that answers a tap; more of them follow after it."""
SWEPT = 6
"""Where more cards than these leave, the scene changes, and they are gone at once."""


class Canvas:
    """What is painted now.

    `later` calls something once, after some milliseconds; `after_frame` does in the frame after the next.
    """

    def __init__(
        self,
        document: Any,
        window: Any,
        later: Callable[[int, Callable[[], None]], None],
        after_frame: Callable[[Callable[[], None]], None],
    ) -> None:
        self.columns = 0
        """The columns that CSS gives a long row here; 0 before there is one."""
        self._document = document
        self._window = window
        self._later = later
        self._after_frame = after_frame
        self._app = document.getElementById("app")
        self._picture = NOTHING
        self._cards: dict[str, Any] = {}
        self._regions: dict[str, Any] = {}
        self._wide = self._is_wide()
        self._sizes: dict[str, str] = {}
        """By area: which face its cards are wide enough for."""
        self._focus = Focus(document, self._app)
        self._unfitted = False
        """Sizes were asked for while the rules covered the page, when nothing has any."""
        self._home_top = 0.0
        """How far the home screen was scrolled when it was left."""
        self._rest: Callable[[], None] | None = None
        """What of the picture is still to be painted."""

    def paint(self, picture: Picture) -> None:
        """Show a picture, touching only what differs from the last one. What is not urgent follows after a frame."""
        self._finish()
        if self._unfitted:
            self.resize()
        last = self._picture
        still = last is NOTHING  # the page has just been opened, nothing comes flying in
        moved = not still and picture.screen != last.screen
        before = NOTHING if moved else last
        if last.screen == HOME:
            self._home_top = self._window.scrollY
        focus = picture.focus or self._focus.tap()
        if picture.frame != last.frame:
            self._app.innerHTML = (
                f'<div id="notice" role="status"></div><div id="frame">{picture.frame}</div><div id="sheet"></div>'
            )
            self._cards, last = {}, NOTHING
            self._regions = {e.dataset.region: e for e in self._app.querySelectorAll("[data-region]")}
            self.columns = self._measured()
            self._sizes = {}
        if picture.traits != last.traits:
            self._app.querySelector(".tb").className = " ".join(("tb", *picture.traits))
        changed = [name for name, html in picture.regions.items() if last.regions.get(name) != html]
        self._write(picture, last, [name for name in changed if name not in UNHURRIED])
        if picture.sheet != last.sheet:
            _write_sheet(self._document.getElementById("sheet"), last.sheet, picture.sheet)
        if picture.notice != last.notice:
            self._document.getElementById("notice").innerHTML = picture.notice
        self._document.getElementById("frame").inert = bool(picture.sheet) and picture.modal
        if picture.title != last.title:
            self._document.title = picture.title
        if picture.cloth != last.cloth or last is NOTHING:
            self._document.documentElement.dataset.cloth = picture.cloth
        self._picture = picture
        places = self._change_cards(last.cards, picture.cards)
        many = len(places) > FEW and not still
        if places and not many:
            self._place_cards(last.cards, picture.cards, places, still)

        if moved:
            self._window.scrollTo(0, self._home_top if picture.screen == HOME else 0)
        self._focus.follow(focus, picture, before)

        def rest() -> None:
            held = self._focus.tap()  # the player may have moved on
            if many:
                self._place_cards(last.cards, picture.cards, places, still)
            self._write(picture, last, [name for name in changed if name in UNHURRIED])
            if held or self._focus.is_nowhere():
                self._focus.hold(held or focus, picture, before)
            if moved:
                self._focus.arrive()

        self._rest = rest
        if still or (not many and not set(changed) & set(UNHURRIED)):
            self._finish()
        else:
            self._after_frame(self._finish)

    def _finish(self) -> None:
        """Paint what is still to be painted."""
        rest, self._rest = self._rest, None
        if rest:
            rest()

    def _write(self, picture: Picture, last: Picture, names: list[str]) -> None:
        for name in names:
            if self._wide or name not in SIDES:
                _write(self._regions[name], last.regions.get(name, ""), picture.regions[name])

    def _change_cards(self, before: tuple[Placed, ...], now: tuple[Placed, ...]) -> set[str]:
        """Take away the cards that are gone and change those that show something else; the others' keys come back.

        They are the cards that are new or lie elsewhere.
        """
        known = {placed.key: placed for placed in before}
        kept = {placed.key for placed in now}
        gone = [key for key in self._cards if key not in kept]
        for key in gone:
            self._take_away(self._cards.pop(key), at_once=len(gone) > SWEPT)
        places = set()
        for placed in now:
            was = known.get(placed.key)
            if was == placed:
                continue
            if was is None or (was.area, was.x, was.y, was.z) != (placed.area, placed.x, placed.y, placed.z):
                places.add(placed.key)
            if was is not None:
                self._change(self._cards[placed.key], was, placed)
        return places

    def _place_cards(self, before: tuple[Placed, ...], now: tuple[Placed, ...], places: set[str], still: bool) -> None:
        """Put the cards with these keys where they lie now, the new ones too; all stand in the order of `now`."""
        table = self._regions["cards"]
        known = {placed.key: placed for placed in before}
        kept = {placed.key for placed in now}
        stays = staying([placed.key for placed in before if placed.key in kept], [placed.key for placed in now])
        entering = sum(placed.key not in self._cards for placed in now)
        following = None
        for placed in reversed(now):
            key = placed.key
            new = key not in self._cards
            if new:
                self._cards[key] = self._new_card(key)
                self._change(self._cards[key], None, placed)
            if key not in stays:
                (table.insertBefore if new else _mover(table))(self._cards[key], following)
            if key in places:
                self._place(self._cards[key], known.get(key), placed)
            if new and not still:
                entering -= 1
                self._cards[key].classList.add("enter")
                self._cards[key].style.setProperty("--i", str(entering))
            following = self._cards[key]

    def _new_card(self, key: str) -> Any:
        element = self._document.createElement("button")
        element.type = "button"
        element.className = "card"
        element.dataset.key = key
        return element

    def _change(self, element: Any, was: Placed | None, placed: Placed) -> None:
        """Make an element mean and show what a card is now; every touch costs, so only what differs is set."""
        if was and was.area == placed.area:
            self._dress(element, was, placed)
        for name, old, new in (
            ("aria-label", was and was.label, placed.label),
            ("aria-hidden", was and _flag(not was.label), _flag(not placed.label)),
            ("data-tap", was and was.tap, placed.tap),
            ("aria-pressed", was and _pressed(was), _pressed(placed)),
        ):
            if old != new:
                _set_attribute(element, name, new)
        if was is None or bool(was.tap) != bool(placed.tap):
            element.disabled = not placed.tap

    def _place(self, element: Any, was: Placed | None, placed: Placed) -> None:
        """Put an element where a card lies."""
        if was and placed.area == "row" and was.y != placed.y:
            element.style.setProperty("--px", f"{was.x:g}")
            element.style.setProperty("--py", f"{was.y:g}")
            element.classList.add("hop")  # a card that changes its line never flies across
        for name, old, new in (
            ("--x", was and was.x, placed.x),
            ("--y", was and was.y, placed.y),
            ("--z", was and was.z, placed.z),
        ):
            if old != new:
                element.style.setProperty(name, f"{new:g}")
        if was is None or was.area != placed.area:
            element.setAttribute("data-area", placed.area)
            self._dress(element, was, placed)

    def _dress(self, element: Any, was: Placed | None, placed: Placed) -> None:
        """Let an element look like a card; it shows the face that fits its area."""
        size = self._size(element, placed.area)
        if was is None or was.face != placed.face or self._sizes[was.area] != size:
            element.innerHTML = face(placed.face, size) if placed.face else back()
        if was is None or (was.face, was.area, was.look) != (placed.face, placed.area, placed.look):
            suit = f"s{placed.face[1]}" if placed.face else "back"
            element.className = " ".join(("card", suit, size, *placed.look))

    def _size(self, element: Any, area: str) -> str:
        """Which face fits the cards of an area: one of them is measured when the area is first used."""
        if area not in self._sizes:
            width = element.offsetWidth
            self._unfitted = self._unfitted or not self._app.offsetWidth
            self._sizes[area] = next(name for limit, name in SIZES if width < limit)
        return self._sizes[area]

    def _take_away(self, element: Any, at_once: bool) -> None:
        if at_once:
            element.remove()
            return
        element.classList.add("leave")
        element.dataset.key = ""  # it may come back as another element before this one is gone
        element.disabled = True
        element.removeAttribute("data-tap")
        element.setAttribute("aria-hidden", "true")
        self._later(LEAVING, lambda: element.remove())

    def resize(self) -> bool:
        """Fit what is painted to another screen, as soon as it is in sight. True if a long row has other columns."""
        self._finish()
        self._unfitted = not self._app.offsetWidth
        if self._unfitted:
            return False
        wide, self._wide = self._wide, self._is_wide()
        if self._wide and not wide:  # what was left out
            for name in SIDES:
                if name in self._regions:
                    self._regions[name].innerHTML = self._picture.regions.get(name, "")
        sizes, self._sizes = self._sizes, {}
        for placed in self._picture.cards:
            if self._size(self._cards[placed.key], placed.area) != sizes[placed.area]:
                self._dress(self._cards[placed.key], None, placed)
        columns, self.columns = self.columns, self._measured()
        return columns != self.columns

    def steer(self, way: tuple[int, int]) -> bool:
        """Move the focus to the nearest card that way; False where no card is in sight."""
        return self._focus.steer(way)

    def _measured(self) -> int:
        table = self._regions.get("cards")
        if not table:
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


def _write_sheet(place: Any, before: str, now: str) -> None:
    """Write the sheet. One that says something else under the same head stays where it was scrolled to."""
    same = before.partition("sheet-body")[0] == now.partition("sheet-body")[0]
    body = place.querySelector(".sheet-body") if same else None
    top = body.scrollTop if body else 0
    place.innerHTML = now
    if top:
        place.querySelector(".sheet-body").scrollTop = top


def _set_attribute(element: Any, name: str, text: str) -> None:
    if text:
        element.setAttribute(name, text)
    else:
        element.removeAttribute(name)


def _flag(true: bool) -> str:
    return "true" if true else ""


def _pressed(placed: Placed) -> str:
    return "" if placed.pressed is None else str(placed.pressed).lower()


def _mover(table: Any) -> Any:
    """What puts an element elsewhere without losing its movement, where the browser can."""
    return table.moveBefore if hasattr(table, "moveBefore") else table.insertBefore
