"""Where things are kept: the storage port, its keys, a store in memory, and a layer that never stops play.

Every key of the project is named here. A key carries the version of what lies under it, so that a new format gets a
new key and the old text stays where an upgrade can find it.
"""

import json
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Protocol

PREFIX = "biyori."
PREFERENCES = PREFIX + "preferences.1"
RECORDS = PREFIX + "records.1"
EXPORTED = PREFIX + "exported.1"
"""The date on which everything was last exported, or the reminder put away."""
NOBODY = "nobody"
"""In a chair: the game was replaced, and whoever sat there rests."""
_OURS = re.compile(re.escape(PREFIX)).match
_RECORD = re.compile(r"biyori\.record\.([0-9A-Za-z_-]{1,40})\.1")
_GAME = re.compile(r"biyori\.game\.([a-z]{1,20})\.1")
_DAILY = re.compile(r"biyori\.daily\.([a-z]{1,20})\.(\d{4}-\d\d-\d\d)\.1")
_NO_BRACKETS = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[^\[\]{}"]++', re.DOTALL)


def game(name: str) -> str:
    """The key of a game in progress."""
    return f"{PREFIX}game.{name}.1"


def read_game(key: str) -> str | None:
    """The game of a key that `game` made, or None."""
    found = _GAME.fullmatch(key)
    return found[1] if found else None


def daily(name: str, day: str) -> str:
    """The key of a game's deal for one date."""
    return f"{PREFIX}daily.{name}.{day}.1"


def read_daily(key: str) -> tuple[str, str] | None:
    """Game and date of a key that `daily` made, or None."""
    found = _DAILY.fullmatch(key)
    return (found[1], found[2]) if found else None


def chair(game: str, day: str = "") -> str:
    """The key that says which tab plays this game, or its deal for a date: all others rest."""
    return f"{PREFIX}chair.{game}.{day}.1" if day else f"{PREFIX}chair.{game}.1"


def record(name: str) -> str:
    """The key of one finished game that may not stand among all the others yet."""
    return f"{PREFIX}record.{name}.1"


def read_record(key: str) -> str | None:
    """The finished game's id of a key that `record` made, or None."""
    found = _RECORD.fullmatch(key)
    return found[1] if found else None


def aside(number: int) -> str:
    """The key of the n-th text that could not be read."""
    return f"{PREFIX}aside.{number}"


class StoreFailure(Exception):
    """The browser did not keep a text. `reason` says why, for the page to put into words."""

    reason = "blocked"


class StoreBlocked(StoreFailure):
    """There is no storage here, or it may not be used."""


class StoreFull(StoreFailure):
    """The browser has no room left for us."""

    reason = "full"


class Store(Protocol):
    """Texts under keys, shared by all tabs. Every method may raise StoreBlocked, `set` StoreFull too."""

    def get(self, key: str) -> str | None:
        """The text under a key, or None."""
        ...

    def set(self, key: str, text: str) -> None:
        """Put a text under a key."""
        ...

    def remove(self, key: str) -> None:
        """Forget a key; no error if there is none."""
        ...

    def keys(self) -> list[str]:
        """All keys of this project."""
        ...


class MemoryStore:
    """A store that lasts as long as the page."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        return self.texts.get(key)

    def set(self, key: str, text: str) -> None:
        self.texts[key] = text

    def remove(self, key: str) -> None:
        self.texts.pop(key, None)

    def keys(self) -> list[str]:
        return list(self.texts)


class Keep:
    """A store that always takes what it is given.

    What the browser refuses stays in memory and is offered again whenever something else is kept, as long as no other
    tab has written there since. `tell` hears the reason of the first refusal ("blocked", "full") and is not called
    again.
    """

    def __init__(self, store: Store, tell: Callable[[str], None]) -> None:
        self.store = store
        self._tell: Callable[[str], None] | None = tell
        self._waiting: dict[str, str | None] = {}
        self._stood: dict[str, str | None] = {}
        """What stood under a key that waits when it was refused, as far as that could be read."""

    def get(self, key: str) -> str | None:
        """The text under a key, or None."""
        if self._waits(key):
            return self._waiting[key]
        try:
            return self.store.get(key)
        except StoreFailure as failure:
            self._refused(failure)
            return None

    def set(self, key: str, text: str) -> None:
        """Keep a text, in the browser or else in memory."""
        self._put(key, text)

    def set_all(self, texts: Mapping[str, str]) -> None:
        """Keep all of these in the browser, or none of them: StoreFailure, and nothing has changed."""
        before: dict[str, str | None] = {}
        try:
            for key, text in texts.items():
                old = self.store.get(key)
                if old != text:
                    self.store.set(key, text)
                    before[key] = old
        except StoreFailure:
            for key in before:
                self.store.remove(key)
            for key, old in before.items():
                if old is not None:
                    self.store.set(key, old)
            raise
        for key in texts:
            self._waiting.pop(key, None)

    def remove(self, key: str) -> None:
        """Forget a key."""
        self._put(key, None)

    def keys(self) -> list[str]:
        """All keys of this project that hold a text, sorted."""
        try:
            kept = set(filter(_OURS, self.store.keys()))
        except StoreFailure as failure:
            self._refused(failure)
            kept = set()
        for key in filter(self._waits, list(self._waiting)):
            if self._waiting[key] is None:
                kept.discard(key)
            else:
                kept.add(key)
        return sorted(kept)

    def set_aside(self, key: str, text: str) -> str:
        """Keep an unreadable text of this key under a key of its own; returns that. The same text is kept once."""
        number = 1
        while (there := self.get(aside(number))) is not None and there != text:
            number += 1
        if self.get(key) == text:
            self.remove(key)  # first, so that a full store has the room
        self.set(aside(number), text)
        return aside(number)

    def clear(self) -> None:
        """Forget everything that is ours."""
        for key in self.keys():
            self.remove(key)

    def _put(self, key: str, text: str | None) -> None:
        """Write a text or forget a key, after what has waited longer."""
        self._waiting.pop(key, None)
        for waiting in filter(self._waits, list(self._waiting)):
            self._offer(waiting, self._waiting[waiting])
        self._offer(key, text)

    def _offer(self, key: str, text: str | None) -> None:
        try:
            if text is None:
                self.store.remove(key)
            else:
                self.store.set(key, text)
        except StoreFailure as failure:
            self._refused(failure)
            self._waiting[key] = text
            self._stood.pop(key, None)
            with suppress(StoreFailure):
                self._stood[key] = self.store.get(key)
        else:
            self._waiting.pop(key, None)

    def _waits(self, key: str) -> bool:
        """Does something wait under this key? What another tab has written there meanwhile is newer, and stands."""
        if key in self._waiting and key in self._stood:
            with suppress(StoreFailure):
                if self.store.get(key) != self._stood[key]:
                    del self._waiting[key]
        return key in self._waiting

    def _refused(self, failure: StoreFailure) -> None:
        if self._tell is not None:
            tell, self._tell = self._tell, None
            tell(failure.reason)


def parse(text: str, longest: int, deepest: int = 4) -> Any:
    """JSON that somebody else may have written. ValueError if it is longer or deeper than said, or holds a number
    that is no whole number of at most 16 characters: we write no others."""
    if len(text) > longest:
        raise ValueError("too long")
    depth = 0
    for bracket in _NO_BRACKETS.sub("", text):
        depth += 1 if bracket in "[{" else -1
        if depth > deepest:
            raise ValueError("too deep")
    return json.loads(text, parse_int=_whole, parse_float=_refuse, parse_constant=_refuse)


def _whole(digits: str) -> int:
    if len(digits) > 16:
        raise ValueError("too large a number")
    return int(digits)


def _refuse(text: str) -> Any:
    raise ValueError(f"not a number we write: {text[:20]}")
