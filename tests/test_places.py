"""Where the person is, without the page around it: sitting down, leaving, and making room for another tab."""

from dataclasses import dataclass, field

import exchange
import page.calculator
import page.clovers
import pytest
import saves
import store
from bookkeeping import Books
from fakes import FakePort
from game import Game
from opening import new
from page import words
from page.picture import Preferences
from places import Places
from sitting import Sitting
from store import Keep, MemoryStore, StoreFull


@pytest.fixture(autouse=True)
def english() -> None:
    words.use("en")


@dataclass
class Tab:
    """A tab of the page, and what it has been told."""

    port: FakePort = field(default_factory=FakePort)
    told: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.books = Books(
            self.port, Keep(self.port.store, self.told.append), lambda n: self.told.append(f"{n} unread")
        )
        self.places = Places(
            self.port,
            {"clovers": page.clovers},
            {"calculator": page.calculator},
            {},
            self.books,
            lambda: Preferences(lang="en"),
            lambda: None,
            self.told.append,
        )

    def dealt(self) -> Game:
        """A game at the table, with its deal made."""
        self.places.sit_down(new("clovers", "plain", {}, 7, self.port, {}))
        assert self.places.sitting
        return self.places.sitting.game

    def wish(self) -> Sitting:
        """At the day's fortune, with its deal made."""
        self.port.place = "today-clovers"
        self.places.enter(self.port.place)
        assert self.places.ritual
        self.places.ritual.wished()
        self.places.attend(self.places.ritual)
        assert self.places.sitting
        return self.places.sitting

    def stored(self) -> Game:
        return saves.read(self.port.store.get(store.game("clovers")) or "").game


def test_leaving_a_table_keeps_its_game_and_coming_back_goes_on_with_it() -> None:
    tab = Tab()
    game = tab.dealt()
    game.play(game.rules.legal(game.state)[0])
    tab.places.leave()
    assert tab.places.at_home()
    assert tab.stored().moves == game.moves
    tab.places.enter("clovers")
    assert tab.places.sitting
    assert tab.places.sitting.game.state == game.state


def test_a_table_without_a_game_is_not_sat_down_at() -> None:
    tab = Tab()
    tab.places.enter("clovers")
    assert tab.places.at_home()
    assert tab.places.place == "clovers"


@pytest.mark.parametrize("place", ["calculator", "today-clovers"])
def test_one_place_is_open_at_a_time(place: str) -> None:
    tab = Tab()
    tab.dealt()
    tab.places.enter(place)
    assert tab.places.sitting is None
    assert (tab.places.room is None) == (place != "calculator")
    assert (tab.places.ritual is None) == (place == "calculator")
    tab.places.enter("")
    assert tab.places.at_home()


def test_a_game_that_another_tab_plays_is_not_kept_from_here() -> None:
    here = Tab()
    game = here.dealt()
    there = Tab(FakePort(here.port.store, seed=2))
    there.places.enter("clovers")
    game.play(game.rules.legal(game.state)[0])
    here.places.keep()
    assert here.places.resting
    assert len(here.stored().moves) == 1
    here.places.leave()
    assert not here.places.resting


def test_an_imported_game_is_not_overwritten_by_a_tab_that_shows_the_one_before() -> None:
    device, other = Tab(), Tab(FakePort(seed=2))
    game = other.dealt()
    game.play(game.rules.legal(game.state)[0])
    other.places.leave()
    shown = device.dealt()
    device.places.keep()
    importing = Tab(FakePort(device.port.store, seed=3))
    exchange.take(importing.books.keep, exchange.write_file(exchange.gather(other.books.keep)), device.port.day)
    assert device.books.lost_to(store.chair("clovers"), shown)
    device.places.keep()
    assert device.places.resting
    assert device.stored().moves == game.moves


def test_a_save_that_found_no_room_never_goes_over_the_game_as_another_tab_played_on() -> None:
    class Full(MemoryStore):
        full = False

        def set(self, key: str, text: str) -> None:
            if self.full and len(text) > len(self.texts.get(key, "")):
                raise StoreFull
            super().set(key, text)

    room = Full()
    here = Tab(FakePort(room))
    here.dealt()
    here.places.keep()
    room.full = True
    game = here.dealt()
    game.play(game.rules.legal(game.state)[0])
    here.places.leave()
    room.full = False
    there = Tab(FakePort(room, seed=2))
    there.places.enter("clovers")
    assert there.places.sitting
    theirs = there.places.sitting.game
    while theirs.turn is not None:
        theirs.play(theirs.rules.legal(theirs.state)[0])
    there.places.leave()
    here.books.keep.set(store.PREFERENCES, "{}")
    assert here.stored().moves == theirs.moves
    here.places.enter("clovers")
    assert here.places.sitting
    assert here.places.sitting.game.moves == theirs.moves


def test_while_a_days_deal_is_open_its_date_stands_in_the_address() -> None:
    tab = Tab()
    tab.wish()
    assert tab.places.place == tab.port.place == "today-clovers?2026-11-29"
    tab.port.day = "2026-11-30"
    tab.places.enter(tab.places.place)
    assert tab.places.sitting
    assert tab.places.sitting.game.day == "2026-11-29"


@pytest.mark.parametrize(("told", "place"), [("2026-11-29", ""), ("2026-11-30", "?2026-11-29")])
def test_once_it_is_told_the_address_is_that_of_today_or_keeps_the_date_that_is_over(told: str, place: str) -> None:
    tab = Tab()
    sitting = tab.wish()
    sitting.game.play(sitting.game.rules.legal(sitting.game.state)[0])
    tab.port.day = told
    sitting.give_up()
    assert tab.places.place == tab.port.place == f"today-clovers{place}"


def test_the_address_of_the_rules_stays_while_a_fortune_ends_behind_them() -> None:
    tab = Tab()
    sitting = tab.wish()
    sitting.game.play(sitting.game.rules.legal(sitting.game.state)[0])
    tab.port.place = "help-clovers"
    sitting.give_up()
    assert (tab.port.place, tab.places.place) == ("help-clovers", "today-clovers?2026-11-29")


def test_the_player_is_told_of_a_damaged_save_once() -> None:
    tab = Tab()
    tab.dealt()
    tab.places.leave()
    text = tab.port.store.get(store.game("clovers")) or ""
    tab.port.store.set(store.game("clovers"), text[:-4])
    assert tab.places.kept("clovers") is not None
    assert ["Part of the save was unreadable" in notice for notice in tab.told] == [True]
    assert tab.places.kept("clovers") is not None
    assert len(tab.told) == 1
