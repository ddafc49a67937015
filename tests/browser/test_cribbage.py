"""Cribbage as a player meets it: a real browser, the built page, the same scores as without one."""

import json
import random
import re
from pathlib import Path

import deals
import page.cribbage as cribbage
import pytest
import saves
import store
from cribbage_player import next_taps
from fakes import FakePort, whole_page
from game import Game
from playwright.sync_api import Page, expect
from rules.shapes import SHAPES

AXE = Path("node_modules/axe-core/axe.min.js")
SEED = 20_261_129
TAPS = """() => [...document.querySelectorAll("[data-tap]")]
  .filter(e => !e.disabled && !e.closest("[inert]") && !e.closest(".leave"))
  .map(e => e.dataset.tap)"""


def link(options: dict[str, str], seed: int = SEED) -> str:
    """What stands after # for a match with these options."""
    query = "&".join(f"{key}={value}" for key, value in options.items())
    return f"{deals.write('cribbage', seed)}?{query}"


def expected(options: dict[str, str], miss: int = 0) -> Game:
    """The same game without a browser."""
    port = FakePort()
    app = whole_page(port, link(options), {"cribbage": cribbage}, {}, {}, wait=0)
    while True:
        port.wait(20_000)
        assert app.sitting is not None
        game = app.sitting.game
        if game.outcome:
            return game
        for tap in next_taps(game, port.taps(), miss):
            app.tap(tap)


def open_table(page: Page, site: str, place: str, lang: str = "en", speed: str = "instant") -> None:
    """Open a place with a language and a speed, and wait until Python is there."""
    kept = json.dumps({"lang": lang, "speed": speed})
    page.add_init_script(
        f"localStorage.getItem('{store.PREFERENCES}') ?? localStorage.setItem('{store.PREFERENCES}', '{kept}')"
    )
    page.goto(f"{site}#{place}")
    ready(page)


def ready(page: Page) -> None:
    """Python is there, and so is the table."""
    expect(page.locator("html")).to_have_attribute("data-ready", "1", timeout=60_000)
    expect(page.locator('[data-screen="cribbage"]')).to_be_visible()


def game(page: Page) -> Game:
    """The game as it is kept."""
    text = page.evaluate(f"localStorage.getItem('{store.game('cribbage')}')")
    return saves.read(text).game


def tap(page: Page, key: str) -> None:
    """Press what bears this tap, where it can be seen."""
    page.locator(f'[data-tap="{key}"]:visible:enabled').first.click()


def one_step(page: Page, miss: int = 0) -> bool:
    """Do the next thing there is to do; False when the game is over."""
    for _wait in range(400):
        now = game(page)
        if now.outcome:
            return False
        todo = next_taps(now, page.evaluate(TAPS), miss)
        if todo:
            for key in todo:
                tap(page, key)
            return True
        page.wait_for_timeout(25)
    raise AssertionError("nothing to do in ten seconds")


def play_out(page: Page, miss: int = 0) -> Game:
    """To the end of the game."""
    while one_step(page, miss):
        pass
    return game(page)


def assert_scores_shown(page: Page, over: Game) -> None:
    """The numbers at the top are those of the game."""
    shown = page.locator(".score .ln b").all_text_contents()
    assert [int(text) for text in shown] == list(over.state.scores)
    expect(page.locator("#end-title")).to_be_visible()


@pytest.mark.parametrize("shape", SHAPES)
def test_a_whole_game_in_every_shape(page: Page, site: str, shape: str) -> None:
    options = {"shape": shape}
    page.set_viewport_size({"width": 360, "height": 640})
    open_table(page, site, link(options))
    over = play_out(page)
    wanted = expected(options)
    assert over.state.scores == wanted.state.scores
    assert over.moves == wanted.moves
    assert_scores_shown(page, over)


def test_counting_by_hand_with_muggins(page: Page, site: str) -> None:
    options = {"counting": "hand", "muggins": "on", "target": "61"}
    open_table(page, site, link(options))
    over = play_out(page, miss=1)
    taken = [e for state in over.states for e in state.events if e.kind == "muggins"]
    assert taken
    assert {event.seat for event in taken} == {1}
    assert over.state.scores == expected(options, miss=1).state.scores
    assert_scores_shown(page, over)
    assert_accessible(page, "the end")


def test_twenty_reloads_change_nothing(page: Page, site: str) -> None:
    options = {"target": "61"}
    rng = random.Random(1)
    open_table(page, site, link(options))
    reloads = 0
    while one_step(page):
        if reloads < 20 and rng.random() < 0.6:
            page.reload()
            ready(page)
            reloads += 1
    assert reloads == 20
    over = game(page)
    assert over.moves == expected(options).moves


def press(page: Page, key: str) -> None:
    """Walk to an element by keys alone and press it."""
    target = page.locator(f'[data-tap="{key}"]:visible:enabled').first
    for _step in range(120):
        if target.evaluate("e => e === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {key}")


def test_a_game_by_the_keyboard_alone(page: Page, site: str) -> None:
    options = {"target": "61"}
    open_table(page, site, link(options))
    while True:
        now = game(page)
        if now.outcome:
            break
        todo = next_taps(now, page.evaluate(TAPS))
        if not todo:
            page.wait_for_timeout(25)
            continue
        for key in todo:
            press(page, key)
    assert now.moves == expected(options).moves


def test_after_a_card_played_by_key_the_table_has_the_focus_and_arrows_lead_to_a_card(page: Page, site: str) -> None:
    open_table(page, site, link({}), speed="normal")
    while not (todo := next_taps(game(page), page.evaluate(TAPS))) or game(page).state.phase != "play":
        for key in todo:
            tap(page, key)
        page.wait_for_timeout(25)
    press(page, todo[0])
    assert game(page).turn == 1
    expect(page.locator(".table")).to_be_focused()
    page.wait_for_function("() => document.querySelector('.table .card[data-tap]')")
    expect(page.locator(".table")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_attribute("data-tap", re.compile("^card:"))
    assert game(page).turn == 0


def test_space_does_what_the_filled_button_does(page: Page, site: str) -> None:
    open_table(page, site, link({}))
    expect(page.locator('[data-tap="on"]')).to_be_visible()
    page.keyboard.press("Space")
    expect(page.locator('[data-area="lift"]')).to_have_count(2)
    page.keyboard.press("Space")
    expect(page.locator('[data-area="hand"]')).to_have_count(6)
    page.keyboard.press("b")
    expect(page.locator("#sheet .board")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#sheet .board")).to_have_count(0)


@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize("options", [{}, {"shape": "pairs", "counting": "hand"}], ids=["auto", "pairs"])
def test_every_phase_is_accessible(page: Page, site: str, lang: str, options: dict[str, str]) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_table(page, site, link(options), lang)
    seen: set[str] = set()
    while game(page).state.deals < 2 and one_step(page):
        now = game(page)
        kinds = [key for key in ("to-show", "reviewed", "claim-it", "count-on") if key in page.evaluate(TAPS)]
        phase = f"{now.state.phase} {kinds}"
        if phase in seen:
            continue
        seen.add(phase)
        assert_accessible(page, phase)
    for sheet in ("board", "log"):
        tap(page, sheet)
        assert_accessible(page, sheet)
        page.keyboard.press("Escape")


def assert_accessible(page: Page, where: str) -> None:
    """What axe finds wrong."""
    page.wait_for_timeout(350)
    page.evaluate(AXE.read_text() + "; 0")
    found = page.evaluate("async () => (await axe.run({resultTypes: ['violations']})).violations")
    told = [(v["id"], [node["html"][:120] for node in v["nodes"]][:3]) for v in found]
    assert not told, (where, told)


def test_nothing_scrolls_sideways_and_every_card_is_on_the_cloth(page: Page, site: str) -> None:
    for width, height in ((320, 568), (360, 640), (390, 844), (768, 1024), (1280, 800), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        open_table(page, site, link({"shape": "three"}))
        for _step in range(12):
            one_step(page)
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            outside = page.evaluate(
                "() => { const c = document.querySelector('.table').getBoundingClientRect();"
                "return [...document.querySelectorAll('.table .card:not(.leave, .enter)')].filter(e => {"
                "const b = e.getBoundingClientRect();"
                "return b.left < c.left - 8 || b.right > c.right + 8 || b.bottom > c.bottom + 8; }).length }"
            )
            assert outside == 0, (width, height)


def test_japanese_is_spoken_at_the_table(page: Page, site: str) -> None:
    open_table(page, site, link({}), "ja")
    while game(page).state.phase != "play":
        one_step(page)
    words = page.locator(".tb").inner_text()
    assert not re.findall(r"[A-Za-z]{3,}", words)
