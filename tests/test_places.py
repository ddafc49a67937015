"""Where the person is, without the page around it: sitting down, leaving, and making room for another tab."""

from dataclasses import dataclass, field

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
from store import Keep


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
