"""A world without a browser, for tests of the whole page."""

import heapq
import re
from collections.abc import Callable
from itertools import count
from types import ModuleType
from typing import Any

from app import App
from contents import ANSWERS, ROOMS, TABLES
from contract import Thinking
from page.picture import Picture, Placed, Preferences
from store import Keep, MemoryStore, Store


class FakePort:
    """Keeps what was painted; time passes only when `wait` is called."""

    def __init__(self, store: Store | None = None, seed: int = 1) -> None:
        self.store: Store = store if store is not None else MemoryStore()
        self.pictures: list[Picture] = []
        self.place = ""
        self.clipboard = True
        self.copied: list[str] = []
        self.shared: list[str] = []
        self.files: dict[str, str] = {}
        self.fields: dict[str, str] = {}
        self.clock = 1_795_910_400_000.0
        self.day = "2026-11-29"
        self.lang = "en"
        self.persisted = 0
        self.updated = 0
        self.sheets = True
        self.picked = ""
        self.forgetful = False
        self.thinks = 0
        """Milliseconds that go by whenever a thought is timed: long ones take several slices then."""
        self.app: object = None
        self._seed = seed
        self._order = count()
        self._later: list[tuple[float, int, Callable[[], None]]] = []

    def paint(self, picture: Picture) -> None:
        self.pictures.append(picture)

    def dress(self, preferences: Preferences) -> None:
        self.dressed = preferences

    def later(self, ms: int, what: Callable[[], None]) -> None:
        heapq.heappush(self._later, (self.clock + ms, next(self._order), what))

    def now(self) -> float:
        return self.clock

    def ticks(self) -> float:
        self.clock += self.thinks
        return self.clock

    def today(self) -> str:
        return self.day

    def seed(self) -> int:
        self._seed = (self._seed * 6364136223846793005 + 1442695040888963407) % (1 << 40)
        return self._seed

    def where(self) -> str:
        return self.place

    def go(self, place: str) -> None:
        if place != self.place:
            self.place = place
            self.later(0, lambda: self.app.visit(place))  # type: ignore[attr-defined]

    def stand(self, place: str) -> None:
        self.place = place

    def address(self, place: str) -> str:
        return f"page#{place}"

    def field(self, name: str) -> str:
        return self.fields.get(name, "")

    def copy(self, text: str, then: Callable[[bool], None]) -> None:
        if self.clipboard:
            self.copied.append(text)
        then(self.clipboard)

    def share(self, text: str, then: Callable[[bool], None]) -> None:
        if self.sheets:
            self.shared.append(text)
        then(self.sheets)

    def download(self, name: str, text: str) -> None:
        self.files[name] = text

    def pick(self, then: Callable[[str], None]) -> None:
        then(self.picked)

    def forgets(self) -> bool:
        return self.forgetful

    def columns(self) -> int:
        return 8

    def language(self) -> str:
        return self.lang

    def update(self) -> None:
        self.updated += 1

    def persist(self) -> None:
        self.persisted += 1

    def wait(self, ms: float = 60_000) -> None:
        """Let this much time pass, doing what was put off."""
        end = self.clock + ms
        while self._later and self._later[0][0] <= end:
            at, _order, what = heapq.heappop(self._later)
            self.clock = max(self.clock, at)
            what()
        self.clock = max(self.clock, end)

    @property
    def picture(self) -> Picture:
        return self.pictures[-1]

    @property
    def cards(self) -> dict[str, Placed]:
        return {placed.key: placed for placed in self.picture.cards}

    def html(self) -> str:
        """Everything that the last picture shows, as one text."""
        picture = self.picture
        return " ".join([picture.frame, *picture.regions.values(), picture.sheet, picture.notice])

    def words(self) -> str:
        """The same without its tags."""
        return re.sub(r"<[^>]*>", " ", self.html())

    def taps(self) -> list[str]:
        """Everything that can be tapped now."""
        if self.place.startswith("help-"):
            return ["help-close"]
        html = self.picture.sheet if self.picture.modal and self.picture.sheet else self.html()
        found = re.findall(r'<(?:button|a|div)[^>]*data-tap="([^"]*)"(?![^>]*\bdisabled\b)', html)
        if not (self.picture.modal and self.picture.sheet):
            found += [placed.tap for placed in self.picture.cards if placed.tap]
        return found


def keeping(memory: Store | None = None) -> Keep:
    """What a browser keeps, with nobody to tell of what it cannot keep."""
    return Keep(memory if memory is not None else MemoryStore(), lambda _reason: None)


def whole_page(
    port: FakePort,
    place: str = "",
    tables: dict[str, ModuleType] = TABLES,
    rooms: dict[str, ModuleType] = ROOMS,
    answers: dict[str, Callable[..., Thinking[Any]]] = ANSWERS,
    wait: float = 500,
) -> App:
    """The page opened at a place, with everything in it or less; unlike in py/main.py, what goes wrong is raised."""
    app = App(port, tables, rooms, answers)
    port.app = app
    port.place = place
    app.visit(place)
    port.wait(wait)
    return app
