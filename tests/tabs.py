"""Tabs of a browser without one: each opened at a place and a time, on a store that it may share with others."""

from datetime import datetime, timezone

import page.calendar
import page.clovers
import page.keeping
import page.marriage
import page.records
import records
import store
from app import App
from days import TOKYO
from fakes import FakePort, keeping, whole_page
from records import Line
from store import MemoryStore

TABLES = {"clovers": page.clovers, "marriage": page.marriage}
ROOMS = {"calendar": page.calendar, "records": page.records, "keeping": page.keeping}


def set_clock(port: FakePort, text: str, zone: timezone = TOKYO) -> None:
    """What clock and calendar say there, such as 2026-11-29 23:58."""
    at = datetime.fromisoformat(text).replace(tzinfo=zone)
    port.day, port.clock = at.date().isoformat(), at.timestamp() * 1000


def tab(place: str, memory: store.Store | None = None, at: str = "2026-11-29 08:00", seed: int = 1) -> FakePort:
    """A tab opened at a place."""
    port = FakePort(memory or MemoryStore(), seed)
    set_clock(port, at)
    reload(port, place)
    return port


def reload(port: FakePort, place: str) -> None:
    whole_page(port, place, TABLES, ROOMS, {}, wait=10)


def app_of(port: FakePort) -> App:
    assert isinstance(port.app, App)
    return port.app


def tap(port: FakePort, key: str) -> None:
    assert key in port.taps(), (key, port.taps())
    app_of(port).tap(key)
    port.wait(10)


def move(port: FakePort) -> None:
    """One move by tapping."""
    sitting = app_of(port).sitting
    assert sitting is not None
    made = sitting.game.rules.legal(sitting.game.state)[0]
    if made == "turn":
        app_of(port).tap("turn")
        return
    verb, _space, cards = made.partition(" ")
    if verb == "out":
        app_of(port).tap(f"out:{cards}")
        return
    for i in range(0, len(cards), 2):
        app_of(port).tap(f"card:{cards[i : i + 2]}")


def play_out(port: FakePort) -> None:
    """Play on until the game is over."""
    sitting = app_of(port).sitting
    assert sitting is not None
    while sitting.game.outcome is None:
        move(port)
    port.wait(10)


def tell(port: FakePort) -> None:
    """From the wish to the slip."""
    tap(port, "wished")
    play_out(port)
    tap(port, "slip")
    port.wait(100)


def cards(port: FakePort) -> list[str]:
    return sorted(port.cards)


def lines(port: FakePort) -> list[Line]:
    return list(records.load(keeping(port.store)).lines.values())
