"""Cribbage at the table: its sheets, its language, and what its lines of words name."""

import random
import re

import pytest
from cribbage_player import laying, opened, playing, started, step
from fakes import FakePort
from rules.shapes import SHAPES


def test_a_deal_is_looked_back_at() -> None:
    port = FakePort()
    app = started(port)
    rng = random.Random(14)
    while "review" not in port.taps():
        assert step(app, port, rng)
        port.wait(10_000)
    app.tap("review")
    port.wait(10_000)
    assert app.sitting is not None
    game = app.sitting.game
    own = [state for state in game.states[: game.at] if game.rules.turn(state) == game.seat]
    choices = sum(len(game.rules.legal(state)) > 1 for state in own)
    assert f"{choices} choices, " in port.words()
    assert "Better:" in port.picture.sheet
    app.tap("close")
    assert not port.picture.sheet
    assert step(app, port, rng)


def test_sheets_open_and_close() -> None:
    port = FakePort()
    app = laying(port)
    for name in ("board", "log", "check"):
        app.tap(name)
        assert port.picture.sheet
        assert port.picture.modal
        app.tap("close")
        assert not port.picture.sheet


def test_japanese_has_every_sentence() -> None:
    port = FakePort()
    port.lang = "ja"
    app = started(port, shape="pairs")
    rng = random.Random(13)
    while step(app, port, rng):
        words = re.sub(r"<[^>]*>|[A-Z]-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]", " ", port.html())
        english = [w for w in re.findall(r"[A-Za-z]{2,}", words) if w not in ("English", "Esc")]
        assert not english, english


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("level", "called"), [("hard", "Strong"), ("master", "Master")])
def test_how_well_the_others_play_is_named_at_every_table(shape: str, level: str, called: str) -> None:
    port = FakePort()
    laying(port, shape=shape, level=level)
    about = re.sub("<[^>]*>", "", port.picture.regions["bar"])
    alone = shape in ("two", "five")
    assert (f" · {called}" in about) != (alone and level == "master")
    assert called in port.words()


def test_the_line_above_the_table_can_be_shortened_on_a_phone_while_more_than_the_deal_is_named() -> None:
    port = FakePort()
    app = laying(port, shape="three", level="medium", kind="practice")
    assert 'Deal 1 · Practice<span class="also"> · Medium · to 121</span>' in port.picture.regions["bar"]
    playing(port, app)
    assert 'The play · Deal 1 · Practice<span class="also"> · Medium · to 121</span>' in port.picture.regions["bar"]
    port = FakePort()
    laying(port, shape="three", level="medium")
    assert "<span>Deal 1 · Medium · to 121</span>" in port.picture.regions["bar"]


def test_opponent_and_rules_can_be_chosen_before_the_first_cut_and_from_the_menu_after_it() -> None:
    port = FakePort()
    app = opened(port)
    assert "Opponent and rules" in port.picture.regions["more"]
    app.tap("on")
    port.wait(10_000)
    assert "new" not in port.taps()
    app.tap("menu")
    app.tap("new")
    assert "New match" in port.picture.sheet
    assert "draft:shape=three" in port.taps()
