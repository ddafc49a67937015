"""What a person has chosen: the language, the looks and the usual opponent, kept and read again."""

import json

import page.clovers as clovers
import pytest
import store
from app import App
from clovers_player import opened
from fakes import FakePort
from page.cribbage_words import levels
from page.picture import Preferences
from store import MemoryStore


def test_the_menu_shows_the_games_in_the_browsers_language() -> None:
    port = FakePort()
    opened(port)
    assert "Four-Leaf Clover" in port.words()
    port = FakePort()
    port.lang = "ja"
    opened(port)
    assert "四つ葉のクローバー" in port.words()


def test_the_language_is_switched_live_and_kept() -> None:
    port = FakePort()
    app = opened(port)
    app.tap("lang:ja")
    assert "四つ葉のクローバー" in port.words()
    again = FakePort(port.store)
    opened(again)
    assert "四つ葉のクローバー" in again.words()


def test_preferences_that_make_no_sense_are_ignored() -> None:
    kept = MemoryStore()
    nonsense = {"lang": "xx", "marks": "yes", "letters": 0, "level": "grand", "speed": "warp", "suits": 4, "more": 1}
    kept.set(store.PREFERENCES, json.dumps(nonsense | {"theme": "dark"}))
    port = FakePort(kept)
    app = opened(port)
    assert app.preferences == Preferences(lang="en", theme="dark")


def test_every_choice_of_the_settings_is_kept() -> None:
    port = FakePort()
    app = opened(port)
    app.tap("settings")
    choices = [tap for tap in port.taps() if tap.startswith("set:") and tap.count(":") == 2]
    assert len(choices) == 11
    for choice in choices:
        app.tap(choice)
        _set, name, value = choice.split(":")
        again = App(FakePort(port.store), {"clovers": clovers}, {}, {})
        assert getattr(again.preferences, name) == value


@pytest.mark.parametrize("level", [level for level, _name, _note in levels()])
def test_every_opponent_may_be_the_usual_one(level: str) -> None:
    kept = MemoryStore()
    kept.set(store.PREFERENCES, json.dumps({"level": level}))
    assert opened(FakePort(kept)).preferences.level == level
