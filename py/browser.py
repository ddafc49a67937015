"""The browser: listening, storage, clock, and what is painted on. The only module that touches it."""

import json
import traceback
from collections.abc import Callable
from typing import Any

from focus import attribute
from js import JSON, Date, Uint8Array, crypto, setTimeout
from page.picture import Picture, Preferences
from painting import Canvas
from pyodide.ffi import JsException, create_once_callable, create_proxy
from pyscript import document, window
from store import Store, StoreBlocked, StoreFull

ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
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
        self._app: Any = None
        self._canvas = Canvas(document, window, self.later, self._after_frame)

    def paint(self, picture: Picture) -> None:
        self._canvas.paint(picture)

    def columns(self) -> int:
        return self._canvas.columns

    def dress(self, preferences: Preferences) -> None:
        """Language, theme, suits, speed and season as attributes of the page."""
        root = document.documentElement
        root.lang = preferences.lang
        root.dataset.theme = preferences.theme
        root.dataset.suits = preferences.suits
        root.dataset.speed = preferences.speed
        month = int(self.today()[5:7])
        root.dataset.season = ("winter", "spring", "summer", "autumn")[month % 12 // 3]

    def _after_frame(self, what: Callable[[], None]) -> None:
        """Call something once in the frame after the next."""
        frame, later = window.requestAnimationFrame, create_once_callable(lambda _now: self._guarded(what)())
        frame(create_once_callable(lambda _now: frame(later)))

    def _guarded(self, what: Callable[..., Any]) -> Callable[..., Any]:
        """The same, but what fails in it is told on the page, which would else fall silent."""

        def run(*given: Any) -> Any:
            try:
                return what(*given)
            except Exception:
                traceback.print_exc()
                return self._app.failed()

        return run

    def listen(self, app: Any) -> None:
        """One listener an event type, made once."""
        self._app = app

        def on_click(event: Any) -> None:
            element = event.target.closest("[data-tap]")
            if not element or element.hasAttribute("disabled"):
                return  # what is not there is a JavaScript null, which is false and not None
            if element.hasAttribute("href") and _is_modified(event):
                return  # the browser opens it elsewhere
            event.preventDefault()
            app.tap(attribute(element, "data-tap"))

        def on_key(event: Any) -> None:
            self._key(app, event)

        def on_input(event: Any) -> None:
            name = attribute(event.target, "data-field")
            if name:
                app.typed(name, event.target.value)

        def on_resize(_event: Any) -> None:
            if self._canvas.resize():
                app.draw()

        def on_storage(event: Any) -> None:
            app.elsewhere(event.key if isinstance(event.key, str) else "")

        def on_show(event: Any) -> None:
            if event.persisted:  # what other tabs did while this page slept was not heard
                app.elsewhere("")

        for target, name, what in (
            (document, "animationend", lambda event: event.target.classList.remove("hop", "enter")),
            (document, "click", on_click),
            (document, "keydown", on_key),
            (document, "focusin", lambda event: event.target.select() if event.target.matches("[readonly]") else None),
            (document, "input", on_input),
            (window, "resize", on_resize),
            (document, "visibilitychange", lambda _event: None if document.hidden else app.draw()),
            (window, "storage", on_storage),
            (window, "pagehide", lambda _event: app.hide()),
            (window, "pageshow", on_show),
            (window, "hashchange", lambda _event: app.arrive(self.where())),
        ):
            target.addEventListener(name, create_proxy(self._guarded(what)))
        window.biyori.onoffline(create_proxy(self._guarded(app.ready_offline)))
        window.biyori.onupdate(create_proxy(self._guarded(app.update_waits)))

    def _key(self, app: Any, event: Any) -> None:
        if event.isComposing or event.altKey:
            return
        target = event.target
        name = event.key
        if target.tagName == "INPUT" or target.tagName == "TEXTAREA":
            enter = attribute(target, "data-enter")
            if name == "Enter" and enter:
                event.preventDefault()
                app.tap(enter)
            elif name == "Escape":
                app.key(name, False, False, "")
            return
        control = event.ctrlKey or event.metaKey
        steered = name in ARROWS and not control and self._canvas.steer(ARROWS[name])
        if steered or app.key(name, event.shiftKey, control, attribute(target, "data-tap"), event.repeat):
            event.preventDefault()

    def update(self) -> None:
        window.biyori.update()

    def ready(self) -> None:
        """Python is there: say so; the page answers the tap that came too early (boot/first.js)."""
        window.biyori.ready()

    def later(self, ms: int, what: Callable[[], None]) -> None:
        setTimeout(create_once_callable(self._guarded(what)), ms)

    def now(self) -> float:
        return float(Date.now())

    def ticks(self) -> float:
        return float(window.performance.now())

    def today(self) -> str:
        now = Date.new()
        return f"{now.getFullYear():04}-{now.getMonth() + 1:02}-{now.getDate():02}"

    def seed(self) -> int:
        drawn = Uint8Array.new(5)
        crypto.getRandomValues(drawn)
        return int.from_bytes(bytes(drawn.to_py()), "big")

    def where(self) -> str:
        written = str(window.location.hash)[1:]
        try:
            return str(window.decodeURIComponent(written))
        except JsException:  # a % that is none of its signs
            return written

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

    def copy(self, text: str, then: Callable[[bool], None]) -> None:
        clipboard = getattr(window.navigator, "clipboard", None)  # a page by plain http has none
        if clipboard:
            told = self._guarded(then)
            clipboard.writeText(text).then(lambda _none: told(True), lambda _error: told(False))
        else:
            then(False)

    def share(self, text: str, then: Callable[[bool], None]) -> None:
        if not hasattr(window.navigator, "share"):
            then(False)
            return
        told = self._guarded(then)
        asked = window.navigator.share(JSON.parse(json.dumps({"text": text})))
        # Players who change their mind have had what they asked for.
        asked.then(lambda _none: told(True), lambda error: told(error.name == "AbortError"))

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

        told = self._guarded(then)

        def on_change(_event: Any) -> None:
            read = chooser.files.item(0).slice(0, LARGEST).text()
            read.then(lambda text: told(str(text)), lambda _error: told(""))  # it may be gone, or not be ours to read

        chooser.addEventListener("change", create_once_callable(on_change))
        chooser.click()

    def forgets(self) -> bool:
        installed = window.matchMedia("(display-mode: standalone)").matches
        return "Apple" in str(window.navigator.vendor) and not installed

    def language(self) -> str:
        first, _dash, _region = str(window.navigator.language).lower().partition("-")
        return "ja" if first == "ja" else "en"

    def persist(self) -> None:
        storage = getattr(window.navigator, "storage", None)
        if storage:
            storage.persist()


def _is_modified(event: Any) -> bool:
    """Was a key held that asks the browser for something else than following a link here?"""
    return bool(event.ctrlKey or event.metaKey or event.shiftKey or event.altKey)
