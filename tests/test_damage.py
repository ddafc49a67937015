"""Stores that are damaged, full or refused, and pages that cannot be shown: what is left goes on."""

import pytest
import store
from store import MemoryStore, StoreBlocked, StoreFull
from tabs import app_of, lines, play_out, reload, tab, tap, tell


@pytest.mark.parametrize("failure", [StoreBlocked, StoreFull])
def test_without_storage_the_day_is_told_all_the_same(failure: type[Exception]) -> None:
    class Refusing(MemoryStore):
        def set(self, key: str, text: str) -> None:
            raise failure

    port = tab("today-clovers", Refusing())
    tell(port)
    assert port.picture.screen == "fortune"
    app_of(port).visit("")
    assert "See the slip" in port.words()


@pytest.mark.parametrize("text", ["", "x", "open 1 id F-0000-0000-0 {", "<script>", "open 9 a F-0000-0000-E {}"])
def test_a_damaged_deal_is_set_aside_and_told(text: str) -> None:
    memory = MemoryStore()
    memory.set(store.daily("clovers", "2026-11-29"), text)
    port = tab("", memory)
    reload(port, "today-clovers")
    if "wished" in port.taps():
        tap(port, "wished")
    assert len(port.cards) == 16
    play_out(port)
    tap(port, "slip")
    assert memory.get(store.aside(1)) == text or not text


def test_damaged_records_do_not_stop_the_page() -> None:
    memory = MemoryStore()
    memory.set(store.RECORDS, "nonsense\n\x00\nid=a g=clovers d=2026-11-20 k=daily s=1 e=2 r=stuck l=30")
    assert "2 finished games could not be read. They are set aside" in tab("", memory).words()
    for place in ("", "calendar", "records", "keeping", "today-clovers"):
        port = tab(place, memory)
        assert port.picture.title
        assert "could not be read" not in port.words()
    assert len(lines(tab("", memory))) == 1
