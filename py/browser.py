"""The browser: painting, listening, storage, clock. The only module that touches it."""

import json
from collections.abc import Callable
from typing import Any

from js import JSON, Date, Uint8Array, crypto, setTimeout
from page.faces import back, face
from page.picture import BREAK, Picture, Placed, Preferences
from pyodide.ffi import JsException, create_once_callable, create_proxy
from pyscript import document, window
from store import Store, StoreBlocked, StoreFull

ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
NOTHING = Picture("", "")
SIDES = ("left", "right")
"""Regions that only wide screens show (css/table.css): elsewhere nothing is written there."""
SIZES = ((64, "mini"), (104, "mid"), (9999, "full"))
"""A card narrower than so many pixels shows this face."""
LARGEST = 9_000_000
"""Bytes of a picked file that are read at most; more than an import would take."""


class LocalStore:
    """localStorage as a store. Mere access may throw where storage is blocked."""

    def get(self, key: str) -> str | None:
        try:
            text = window.localStorage.getItem(key)
        except JsException as error:
            raise StoreBlocked from error
        return text if isinstance(text, str) else None

    def set(self, key: str, text: str) -> None:
        try:
            storage = window.localStorage
        except JsException as error:
            raise StoreBlocked from error
        try:
            storage.setItem(key, text)
        except JsException as error:
            raise (StoreFull if "uota" in f"{error.name}{error.message}" else StoreBlocked) from error

    def remove(self, key: str) -> None:
        try:
            window.localStorage.removeItem(key)
        except JsException as error:
            raise StoreBlocked from error

    def keys(self) -> list[str]:
        try:
            storage = window.localStorage
            return [storage.key(i) for i in range(storage.length)]
        except JsException as error:
            raise StoreBlocked from error


class Browser:
    """Paints pictures into #app and brings back what the player does. See `port.Port`."""

    def __init__(self) -> None:
        self.store: Store = LocalStore()
        self._app = document.getElementById("app")
        self._picture = NOTHING
        self._cards: dict[str, Any] = {}
        self._regions: dict[str, Any] = {}
        self._columns = 0
        self._wide = self._is_wide()
        self._sizes: dict[str, str] = {}
        """By area: which face its cards are wide enough for."""

    # -- painting

    def paint(self, picture: Picture) -> None:
        """Show a picture; only what differs from the last one is touched."""
        last = self._picture
        focus = picture.focus or self._focused()
        if picture.frame != last.frame:
            self._app.innerHTML = f'<div id="notice"></div><div id="frame">{picture.frame}</div><div id="sheet"></div>'
            self._cards, last = {}, NOTHING
            self._regions = {e.dataset.region: e for e in self._app.querySelectorAll("[data-region]")}
            self._columns = self._measured()
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
                document.getElementById(name).innerHTML = html
        document.getElementById("frame").inert = bool(picture.sheet) and picture.modal
        if picture.title != last.title:
            document.title = picture.title
        if picture.cloth != last.cloth or last is NOTHING:
            document.documentElement.dataset.cloth = picture.cloth
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

    def _fit_all(self) -> None:
        for placed in self._picture.cards:
            self._fit(self._cards[placed.key], placed.area)

    def _look(self, placed: Placed) -> str:
        suit = f"s{placed.face[1]}" if placed.face else "back"
        return " ".join(("card", suit, self._sizes.get(placed.area, ""), *placed.look))

    def _new_card(self, placed: Placed) -> Any:
        element = document.createElement("button")
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
        setTimeout(create_once_callable(lambda: element.remove()), 600)

    def _focused(self) -> str:
        active = document.activeElement
        return _attribute(active, "data-tap") if active and self._app.contains(active) else ""

    def _refocus(self, focus: str, picture: Picture, last: Picture) -> None:
        """Keep the focus where it was, or move it into a sheet that has just opened and back when it closes."""
        if picture.sheet and not last.sheet:
            document.querySelector("#sheet .sheetw").focus()
            return
        if focus and self._focused() != focus:
            for element in document.querySelectorAll("[data-tap]"):
                if _attribute(element, "data-tap") == focus:
                    element.focus()
                    return
            if picture.frame == last.frame and picture.cards:
                near = self._app.querySelector(".table [data-tap]")
                if near and picture.sheet == last.sheet == "":
                    near.focus()

    def dress(self, preferences: Preferences) -> None:
        """Language, theme, suits, speed and season as attributes of the page."""
        root = document.documentElement
        root.lang = preferences.lang
        root.dataset.theme = preferences.theme
        root.dataset.suits = preferences.suits
        root.dataset.speed = preferences.speed
        month = int(self.today()[5:7])
        root.dataset.season = ("winter", "spring", "summer", "autumn")[month % 12 // 3]

    def columns(self) -> int:
        """The columns that CSS gives a long row here; 0 before there is one."""
        return self._columns

    def _measured(self) -> int:
        table = self._regions.get("cards")
        if table is None:
            return 0
        return int(window.getComputedStyle(table).getPropertyValue("--cols") or 0)

    def _is_wide(self) -> bool:
        return bool(window.matchMedia("(width >= 1024px) and (height > 480px)").matches)

    def _write_sides(self) -> None:
        """A screen that has become wide shows what was left out."""
        self._wide = self._is_wide()
        if self._wide:
            for name in SIDES:
                if name in self._regions:
                    self._regions[name].innerHTML = self._picture.regions.get(name, "")

    # -- listening

    def listen(self, app: Any) -> None:
        """One listener an event type, made once."""

        def on_click(event: Any) -> None:
            element = event.target.closest("[data-tap]")
            if element is None or element.hasAttribute("disabled"):
                return
            event.preventDefault()
            app.tap(_attribute(element, "data-tap"))

        def on_key(event: Any) -> None:
            self._key(app, event)

        def on_input(event: Any) -> None:
            name = _attribute(event.target, "data-field")
            if name:
                app.typed(name, event.target.value)

        def on_resize(_event: Any) -> None:
            if self._is_wide() != self._wide:
                self._write_sides()
            self._fit_all()
            columns = self._measured()
            if columns != self._columns:
                self._columns = columns
                app.draw()

        def on_storage(event: Any) -> None:
            app.elsewhere(event.key if isinstance(event.key, str) else "")

        def on_hide(_event: Any) -> None:
            app.hide()

        for target, name, what in (
            (document, "animationend", lambda event: event.target.classList.remove("hop", "enter")),
            (document, "click", on_click),
            (document, "keydown", on_key),
            (document, "input", on_input),
            (window, "resize", on_resize),
            (document, "visibilitychange", lambda _event: None if document.hidden else app.draw()),
            (window, "storage", on_storage),
            (window, "pagehide", on_hide),
            (window, "hashchange", lambda _event: app.visit(self.where())),
        ):
            target.addEventListener(name, create_proxy(what))
        window.biyori.onoffline(create_proxy(app.ready_offline))
        window.biyori.onupdate(create_proxy(app.update_waits))

    def _key(self, app: Any, event: Any) -> None:
        if event.isComposing or event.altKey:
            return
        target = event.target
        name = event.key
        if target.tagName == "INPUT" or target.tagName == "TEXTAREA":
            enter = _attribute(target, "data-enter")
            if name == "Enter" and enter:
                event.preventDefault()
                app.tap(enter)
            elif name == "Escape":
                app.key(name, False, False, "")
            return
        if name in ARROWS and self._steer(ARROWS[name]):
            event.preventDefault()
            return
        if app.key(name, event.shiftKey, event.ctrlKey or event.metaKey, _attribute(target, "data-tap")):
            event.preventDefault()

    def _steer(self, way: tuple[int, int]) -> bool:
        """Move the focus to the nearest card that way."""
        cards = [card for card in self._app.querySelectorAll(".table .card[data-tap]") if not card.disabled]
        if not cards or document.getElementById("frame").inert:
            return False
        now = document.activeElement
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

    def update(self) -> None:
        window.biyori.update()

    def ready(self) -> None:
        """Python is there: say so; the page answers the tap that came too early (boot/first.js)."""
        window.biyori.ready()

    # -- clock, chance, address, clipboard

    def later(self, ms: int, what: Callable[[], None]) -> None:
        setTimeout(create_once_callable(what), ms)

    def now(self) -> float:
        return float(Date.now())

    def today(self) -> str:
        now = Date.new()
        return f"{now.getFullYear():04}-{now.getMonth() + 1:02}-{now.getDate():02}"

    def seed(self) -> int:
        drawn = Uint8Array.new(5)
        crypto.getRandomValues(drawn)
        return int.from_bytes(bytes(drawn.to_py()), "big")

    def where(self) -> str:
        return str(window.decodeURIComponent(window.location.hash[1:]))

    def go(self, place: str) -> None:
        if place == self.where():
            return
        window.location.hash = place

    def stand(self, place: str) -> None:
        window.history.replaceState(None, "", f"#{place}")

    def address(self, place: str) -> str:
        return f"{window.location.href.partition('#')[0]}#{place}"

    def field(self, name: str) -> str:
        element = document.querySelector(f'[data-field="{name}"]')
        return str(element.value) if element else ""

    def copy(self, text: str) -> None:
        if window.navigator.clipboard:
            window.navigator.clipboard.writeText(text)

    def share(self, text: str) -> bool:
        if not hasattr(window.navigator, "share"):
            return False
        asked = window.navigator.share(JSON.parse(json.dumps({"text": text})))
        asked.catch(create_once_callable(lambda _error: None))  # the player may change their mind
        return True

    def download(self, name: str, text: str) -> None:
        link = document.createElement("a")
        blob = window.Blob.new(JSON.parse(json.dumps([text])), JSON.parse('{"type":"application/json"}'))
        link.href = window.URL.createObjectURL(blob)
        link.download = name
        link.click()
        setTimeout(create_once_callable(lambda: window.URL.revokeObjectURL(link.href)), 60_000)

    def pick(self, then: Callable[[str], None]) -> None:
        chooser = document.createElement("input")
        chooser.type = "file"
        chooser.accept = ".json,.txt,application/json,text/plain"

        def on_change(_event: Any) -> None:
            read = chooser.files.item(0).slice(0, LARGEST).text()
            read.then(create_once_callable(lambda text: then(str(text))))

        chooser.addEventListener("change", create_once_callable(on_change))
        chooser.click()

    def forgets(self) -> bool:
        installed = window.matchMedia("(display-mode: standalone)").matches
        return "Apple" in str(window.navigator.vendor) and not installed

    def language(self) -> str:
        return "ja" if str(window.navigator.language).lower().startswith("ja") else "en"

    def persist(self) -> None:
        storage = getattr(window.navigator, "storage", None)
        if storage:
            storage.persist()


def _write(region: Any, before: str, now: str) -> None:
    """Write into a region what differs from before, element by element where there are as many."""
    old, new = before.split(BREAK), now.split(BREAK)
    if len(old) != len(new) or len(new) == 1:
        region.innerHTML = now
        return
    for i, (was, html) in enumerate(zip(old, new, strict=True)):
        if was != html:
            region.children[i].outerHTML = html


def _attribute(element: Any, name: str) -> str:
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
