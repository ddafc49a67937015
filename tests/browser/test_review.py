"""Looking back at cribbage in a real browser: after a deal, after a game, in the records, and hints in numbers."""

import json

import pytest
import saves
import store
from catalogue import GAMES
from game import Game
from playwright.sync_api import Page, expect

ENTRY = GAMES["cribbage"]
SEED = 5


def played(where: str) -> Game:
    """A game in which everybody makes the first move that goes, up to a place in its third deal or to its end."""
    game = Game(ENTRY, {}, SEED, "test", "2026-11-29", match={"level": "easy"})
    while game.turn is not None:
        state = game.state
        if where != "end" and state.deals == 3 and state.phase == where and game.turn in (game.seat, -1):
            return game
        if game.turn == -1:
            game.play(game.chance())
        else:
            game.play(ENTRY.rules.legal(state)[-1])
    return game


def open_game(page: Page, site: str, game: Game, lang: str = "en") -> None:
    """Sit down at this game."""
    kept = {store.PREFERENCES: json.dumps({"lang": lang}), store.game("cribbage"): saves.write(game)}
    for key, text in kept.items():
        page.add_init_script(f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', {json.dumps(text)})")
    page.goto(f"{site}#cribbage")
    expect(page.locator("html")).to_have_attribute("data-ready", "1", timeout=60_000)


def test_a_deal_is_looked_back_at(page: Page, site: str) -> None:
    open_game(page, site, played("deal"))
    page.locator('[data-tap="review"]').click()
    expect(page.locator(".sheetw .log li")).not_to_have_count(0, timeout=60_000)
    expect(page.locator(".sheetw")).to_contain_text("Better:")


def test_a_whole_game_is_looked_back_at_and_measured(page: Page, site: str) -> None:
    open_game(page, site, played("end"))
    look = page.locator('.sheetw [data-tap="review"]')
    expect(look).to_be_enabled(timeout=120_000)
    expect(page.locator(".sheetw")).to_contain_text("points per deal on average")
    look.click()
    expect(page.locator(".sheetw .log li.h")).not_to_have_count(0)
    page.keyboard.press("Escape")
    page.goto(f"{site}#records?cribbage")
    expect(page.locator('[data-region="skill"] circle')).to_have_count(1, timeout=60_000)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(("where", "rows"), [("lay", 15), ("play", 2)])
def test_a_hint_has_its_numbers(page: Page, site: str, where: str, rows: int, lang: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    open_game(page, site, played(where), lang)
    page.locator('.foot [data-tap="hint"]').click()
    expect(page.locator(".table .card.hint")).not_to_have_count(0, timeout=60_000)
    page.locator('[data-tap="numbers"]').click()
    found = page.locator(".sheetw .an tbody tr")
    expect(found.first).to_have_class("best")
    assert found.count() >= rows
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_hints_numbers_lead_to_the_analyser_with_ones_own_choice(page: Page, site: str) -> None:
    open_game(page, site, played("lay"))
    cards = page.locator('.table [data-tap^="card:"]')
    for n in (0, 5):
        cards.nth(n).click(position={"x": 8, "y": 40})
    page.locator('.foot [data-tap="hint"]').click()
    page.locator('[data-tap="numbers"]').click(timeout=60_000)
    expect(page.locator(".sheetw .an tr.you")).to_have_count(1)
    page.locator('[data-tap^="open:analyser"]').click()
    expect(page.locator('[data-screen="analyser"] .an tr.you')).to_have_count(1, timeout=60_000)
