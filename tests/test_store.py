"""The store: one notice when the browser refuses, and play goes on."""

import json

import pytest
import store
from hypothesis import given
from hypothesis import strategies as st
from store import Keep, MemoryStore, StoreBlocked, StoreFull


class Small(MemoryStore):
    """A store with room for so many characters."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.room = room

    def set(self, key: str, text: str) -> None:
        others = sum(len(k) + len(t) for k, t in self.texts.items() if k != key)
        if others + len(key) + len(text) > self.room:
            raise StoreFull
        super().set(key, text)


class Blocked:
    """A store that may not even be looked at."""

    def get(self, key: str) -> str | None:
        raise StoreBlocked

    def set(self, key: str, text: str) -> None:
        raise StoreBlocked

    def remove(self, key: str) -> None:
        raise StoreBlocked

    def keys(self) -> list[str]:
        raise StoreBlocked


def heard(room: store.Store) -> tuple[Keep, list[str]]:
    told: list[str] = []
    return Keep(room, told.append), told


def test_every_key_has_the_prefix_and_a_version() -> None:
    keys = (
        store.PREFERENCES,
        store.RECORDS,
        store.game("clovers"),
        store.daily("clovers", "2026-11-29"),
        store.record("a1"),
        store.chair("clovers"),
        store.chair("clovers", "2026-11-29"),
    )
    assert all(key.startswith("biyori.") and key.endswith(".1") for key in keys)
    assert len(set(keys)) == len(keys)


def test_keys_tell_what_they_are_of() -> None:
    assert store.read_game(store.game("clovers")) == "clovers"
    assert store.read_daily(store.daily("clovers", "2026-11-29")) == ("clovers", "2026-11-29")
    assert store.read_record(store.record("a1")) == "a1"
    assert store.read_game(store.daily("clovers", "2026-11-29")) is None
    assert store.read_record(store.RECORDS) is None


def test_what_is_kept_comes_back() -> None:
    keep, told = heard(MemoryStore())
    keep.set("biyori.a.1", "x")
    assert (keep.get("biyori.a.1"), keep.get("biyori.b.1"), keep.keys(), told) == ("x", None, ["biyori.a.1"], [])
    keep.remove("biyori.a.1")
    assert (keep.get("biyori.a.1"), keep.keys()) == (None, [])


def test_blocked_storage_is_told_once_and_play_goes_on() -> None:
    keep, told = heard(Blocked())
    assert keep.get("biyori.a.1") is None
    keep.set("biyori.a.1", "x")
    keep.set("biyori.a.1", "y")
    assert (keep.get("biyori.a.1"), keep.keys(), told) == ("y", ["biyori.a.1"], ["blocked"])
    keep.remove("biyori.a.1")
    assert (keep.get("biyori.a.1"), keep.keys(), told) == (None, [], ["blocked"])


def test_full_storage_is_told_once_and_play_goes_on() -> None:
    small = Small(30)
    keep, told = heard(small)
    keep.set("biyori.a.1", "x" * 100)
    keep.set("biyori.a.1", "y" * 100)
    assert (keep.get("biyori.a.1"), told, small.texts) == ("y" * 100, ["full"], {})


def test_what_found_no_room_is_written_when_there_is_some() -> None:
    small = Small(30)
    keep, _told = heard(small)
    keep.set("biyori.a.1", "x" * 100)
    small.room = 1000
    keep.set("biyori.b.1", "y")
    assert small.texts == {"biyori.a.1": "x" * 100, "biyori.b.1": "y"}


def test_what_waited_for_room_gives_way_to_what_another_tab_wrote_meanwhile() -> None:
    small = Small(40)
    here, there = heard(small)[0], heard(small)[0]
    here.set("biyori.a.1", "old")
    here.set("biyori.a.1", "mine" * 100)
    small.room = 1000
    there.set("biyori.a.1", "newer")
    assert here.get("biyori.a.1") == "newer"
    here.set("biyori.b.1", "y")
    assert small.texts == {"biyori.a.1": "newer", "biyori.b.1": "y"}


def test_what_another_tab_forgot_meanwhile_does_not_come_back() -> None:
    small = Small(40)
    here, there = heard(small)[0], heard(small)[0]
    here.set("biyori.a.1", "old")
    here.set("biyori.a.1", "mine" * 100)
    there.clear()
    assert (here.get("biyori.a.1"), here.keys()) == (None, [])
    small.room = 1000
    here.set("biyori.b.1", "y")
    assert small.texts == {"biyori.b.1": "y"}


def test_what_is_kept_anew_is_written_whatever_another_tab_wrote_before() -> None:
    small = Small(40)
    here, there = heard(small)[0], heard(small)[0]
    here.set("biyori.a.1", "mine" * 100)
    there.set("biyori.a.1", "theirs")
    here.set("biyori.a.1", "mine again" * 100)
    assert here.get("biyori.a.1") == "mine again" * 100
    small.room = 2000
    here.set("biyori.b.1", "y")
    assert small.texts["biyori.a.1"] == "mine again" * 100


def test_what_waits_stays_where_the_store_can_no_longer_be_read() -> None:
    class Closing(Small):
        closed = False

        def get(self, key: str) -> str | None:
            if self.closed:
                raise StoreBlocked
            return super().get(key)

    small = Closing(40)
    keep, _told = heard(small)
    keep.set("biyori.a.1", "old")
    keep.set("biyori.a.1", "new" * 100)
    small.closed = True
    assert keep.get("biyori.a.1") == "new" * 100


def test_an_unreadable_text_is_set_aside_and_never_deleted() -> None:
    keep, _told = heard(MemoryStore())
    for text in ("one", "two"):
        keep.set("biyori.a.1", text)
        keep.set_aside("biyori.a.1", text)
    assert keep.get("biyori.a.1") is None
    assert [keep.get(store.aside(n)) for n in (1, 2)] == ["one", "two"]


def test_the_same_text_is_set_aside_once() -> None:
    keep, _told = heard(MemoryStore())
    assert keep.set_aside("biyori.a.1", "one") == keep.set_aside("biyori.a.1", "one") == store.aside(1)
    assert len(keep.keys()) == 1


def test_a_full_store_still_has_room_to_set_a_text_aside() -> None:
    small = Small(len(store.game("clovers")) + 50)
    keep, told = heard(small)
    keep.set(store.game("clovers"), "x" * 50)
    keep.set_aside(store.game("clovers"), "x" * 50)
    assert (small.texts, told) == ({store.aside(1): "x" * 50}, [])


def test_clearing_forgets_what_is_ours_alone() -> None:
    memory = MemoryStore()
    memory.set("another page", "x")
    keep, _told = heard(memory)
    keep.set("biyori.a.1", "x")
    keep.set_aside("biyori.b.1", "y")
    keep.clear()
    assert memory.texts == {"another page": "x"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[" * 100_000,
        '{"a":' * 5 + "1" + "}" * 5,
        "1.5",
        "1e400",
        "NaN",
        "9" * 5000,
        '"\\' * 50_000,
        '"\\"' * 50_000,
        " " * 300_000,
    ],
)
def test_json_that_we_never_write_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        store.parse(text, 200_000)


def test_brackets_inside_texts_are_not_depth() -> None:
    assert store.parse('{"a":"[[[[[[{{{{\\"[["}', 100) == {"a": '[[[[[[{{{{"[['}


@given(st.recursive(st.integers(-(10**9), 10**9) | st.text() | st.booleans(), lambda x: st.lists(x), max_leaves=5))
def test_what_json_writes_is_read_back(value: object) -> None:
    assert store.parse(json.dumps(value), 100_000, deepest=20) == value
