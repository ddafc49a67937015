"""Stores that are damaged, full or refused, and pages that cannot be shown: what is left goes on."""

import page.calendar
import page.clovers
import pytest
import store
from clovers_player import clearable, opened, take
from contents import ROOMS
from fakes import FakePort, whole_page
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


def test_a_damaged_save_costs_its_tail_is_set_aside_and_is_told() -> None:
    port = FakePort()
    app = clearable(port)
    assert app.sitting is not None
    for _n in range(3):
        take(app, port, app.sitting.game.entry.solver.best_line(app.sitting.game.state)[0])
    text = port.store.get(store.game("clovers"))
    assert text is not None
    damaged = text[:-6]
    port.store.set(store.game("clovers"), damaged)
    again = FakePort(port.store)
    app = opened(again, "clovers")
    assert "Part of the save was unreadable" in again.words()
    assert app.sitting is not None
    assert app.sitting.game.at == 3
    assert port.store.get(store.aside(1)) == damaged


def test_an_unreadable_save_is_set_aside_and_a_new_game_begins() -> None:
    kept = MemoryStore()
    kept.set(store.game("clovers"), "not a game")
    port = FakePort(kept)
    app = opened(port, "clovers")
    assert "set aside" in port.words()
    assert app.sitting is not None
    assert kept.get(store.aside(1)) == "not a game"


class Refusing(MemoryStore):
    """A browser that keeps nothing."""

    def __init__(self, failure: type[Exception]) -> None:
        super().__init__()
        self.failure = failure

    def set(self, key: str, text: str) -> None:
        raise self.failure


@pytest.mark.parametrize(("failure", "words"), [(StoreFull, "no room left"), (StoreBlocked, "keeps nothing")])
def test_full_or_blocked_storage_gives_one_notice_and_play_goes_on(failure: type[Exception], words: str) -> None:
    port = FakePort(Refusing(failure))
    app = opened(port, "clovers")
    port.wait(10)
    app.tap("hint")
    assert words in port.words()
    app.tap("notice:close")
    assert app.sitting is not None
    take(app, port, app.sitting.table().moves[0])
    assert app.sitting.game.at == 2
    assert words not in port.words()


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("biyori.game.whist.1", "{}"),
        (store.RECORDS, "id=a g=clovers d=2026-11-29 k=daily e=5 r=stuck l=60"),
        (store.RECORDS, "id=a g=whist d=2026-11-29 k=daily e=5 r=stuck l=60"),
        (store.daily("clovers", "9999-12-31"), "open 5 a F-0000-0000-E {}"),
    ],
)
def test_what_another_release_or_nobody_has_written_stops_no_page(key: str, text: str) -> None:
    kept = MemoryStore()
    kept.set(key, text)
    app = whole_page(FakePort(kept))
    for place in ("", *ROOMS, "today-clovers", "clovers"):
        app.visit(place)


def test_what_cannot_be_opened_is_told_on_the_home_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    port = FakePort()
    app = whole_page(port)
    monkeypatch.setattr(page.calendar, "draw", lambda _ui, _facts: 1 // 0)
    app.arrive("calendar")
    assert port.picture.screen == "home"
    assert "could not be opened" in port.words()
    assert port.place == "", "or the way back there would lead nowhere"
    app.arrive("clovers")
    assert port.picture.screen == "clovers"
    assert "could not be opened" not in port.words()


def test_what_goes_wrong_at_a_table_is_told_and_the_game_stays() -> None:
    port = FakePort()
    app = clearable(port)
    cards = port.picture.cards
    app.failed()
    assert "Something went wrong here. Your game is kept" in port.words()
    assert port.picture.cards == cards


def test_a_table_that_cannot_be_shown_any_more_gives_way_to_the_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    port = FakePort()
    app = clearable(port)
    with monkeypatch.context() as broken:
        broken.setattr(page.clovers, "draw", lambda _table, _ui: 1 // 0)
        app.failed()
    assert (port.place, port.picture.screen) == ("", "home")
    assert "could not be opened" in port.words()
    app.tap("open:clovers")
    port.wait(1000)
    assert port.picture.screen == "clovers"


def test_a_way_in_that_fails_leaves_the_page_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    port = FakePort()
    app = opened(port, "clovers")
    with monkeypatch.context() as broken:
        broken.setattr(app.places, "enter", lambda _place: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            app.visit("marriage")
    app.tap("settings")
    assert "Settings" in port.picture.sheet
