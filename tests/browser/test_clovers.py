"""Four-Leaf Clover as a player meets it: a real browser, the built page."""

import re

import deals
import pytest
from catalogue import GAMES
from game import Game
from playwright.sync_api import Browser, Page, expect

ENTRY = GAMES["clovers"]


def clearable(options: dict[str, str]) -> Game:
    """The first clearable deal from seed 11 on."""
    for seed in range(11, 400):
        state, move = deals.plain(ENTRY, options, seed)
        if ENTRY.solver.clearable(state) and len(ENTRY.rules.legal(state)) > 1:
            return Game(ENTRY, options, seed, "test", "2026-11-29", moves=[move])
    raise AssertionError("no clearable deal in 400 seeds")


def link(game: Game) -> str:
    """What stands after # for this deal."""
    query = "&".join(f"{k}={v}" for k, v in game.options.items() if v == "on")
    return deals.write("clovers", game.seed) + (f"?{query}" if query else "")


def open_deal(page: Page, site: str, game: Game) -> None:
    """Open a deal by its link and wait for its table."""
    page.goto(f"{site}#{link(game)}")
    expect(page.locator("html")).to_have_attribute("data-ready", "1", timeout=60_000)
    expect(page.locator(".table .card")).to_have_count(16)


def names(move: str) -> list[str]:
    """The cards of a take."""
    cards = move.partition(" ")[2]
    return [cards[i : i + 2] for i in range(0, len(cards), 2)]


def tableau(game: Game) -> set[str]:
    """The cards that should be on the table."""
    return {card for card in game.state.tableau if card}


def see(page: Page, cards: set[str]) -> None:
    """Wait until these cards are on the table and no others; those that are leaving do not count."""
    shown = "[...document.querySelectorAll('.table .card:not(.leave)')].map(card => card.dataset.key)"
    page.wait_for_function(f"keys => {shown}.sort().join() === keys", arg=",".join(sorted(cards)))


@pytest.mark.parametrize("options", [{}, {"any_suit": "on"}, {"at_most_three": "on"}], ids=["basic", "any", "three"])
def test_a_clearable_deal_is_cleared_by_taps(page: Page, site: str, options: dict[str, str]) -> None:
    game = clearable(options)
    open_deal(page, site, game)
    for move in ENTRY.solver.best_line(game.state):
        for card in names(move):
            page.locator(f'[data-tap="card:{card}"]').click()
        game.play(move)
        see(page, tableau(game))
    expect(page.locator(".sheetw")).to_contain_text(re.compile("48枚|48 cards"))


def test_a_clearable_deal_is_cleared_by_keyboard_alone(page: Page, site: str) -> None:
    game = clearable({})
    open_deal(page, site, game)
    for move in ENTRY.solver.best_line(game.state):
        for card in names(move):
            steer(page, game, card)
            page.keyboard.press("Space")
        game.play(move)
        see(page, tableau(game))
    expect(page.locator(".sheetw")).to_be_visible()


def steer(page: Page, game: Game, card: str) -> None:
    """Move the focus to a card by arrow keys, column by column and row by row; among the last few cards by Tab."""
    place = game.state.tableau.index(card)
    for step in range(60):
        now = page.evaluate("document.activeElement?.dataset?.key ?? ''")
        if now == card:
            return
        here = game.state.tableau.index(now) if now in game.state.tableau else -1
        if here < 0:
            key = "ArrowDown"
        elif here % 4 != place % 4 and game.state.tableau[here // 4 * 4 + place % 4]:
            key = "ArrowRight" if here % 4 < place % 4 else "ArrowLeft"
        elif here // 4 != place // 4:
            key = "ArrowDown" if here // 4 < place // 4 else "ArrowUp"
        else:
            key = "ArrowRight" if here % 4 < place % 4 else "ArrowLeft"
        page.keyboard.press(key if step < 12 else "Tab")
    raise AssertionError(f"the focus never came to {card}")


def test_undo_and_redo_go_through_a_whole_game(page: Page, site: str) -> None:
    game = clearable({})
    open_deal(page, site, game)
    tables = [tableau(game)]
    for move in ENTRY.solver.best_line(game.state):
        for card in names(move):
            page.locator(f'[data-tap="card:{card}"]').click()
        game.play(move)
        tables.append(tableau(game))
        see(page, tables[-1])
    for cards in reversed(tables[:-1]):
        page.keyboard.press("u")
        see(page, cards)
    for cards in tables[1:]:
        page.keyboard.press("Control+Shift+Z")
        see(page, cards)


def test_a_reload_in_mid_game_goes_on_with_its_history(page: Page, site: str) -> None:
    game = clearable({})
    open_deal(page, site, game)
    for move in ENTRY.solver.best_line(game.state)[:3]:
        for card in names(move):
            page.locator(f'[data-tap="card:{card}"]').click()
        game.play(move)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-ready", "1", timeout=60_000)
    expect(page.locator(".table .card")).to_have_count(len(tableau(game)))
    see(page, tableau(game))
    for _n in range(3):
        page.locator('.foot [data-tap="undo"]').click()
    expect(page.locator('.foot [data-tap="undo"]')).to_be_disabled()


def test_the_hint_and_the_outlook_speak_in_the_status_line(page: Page, site: str) -> None:
    open_deal(page, site, clearable({}))
    page.locator('.foot [data-tap="outlook"]').click()
    expect(page.locator("[role=status].msg")).to_contain_text(re.compile("山札を見ました|looked at the stock"))
    page.locator('.foot [data-tap="hint"]').click()
    expect(page.locator(".table .card.hint")).not_to_have_count(0)
    expect(page.locator("[role=status].msg")).not_to_contain_text(re.compile("山札を見ました|looked at the stock"))


def test_a_choice_that_cannot_work_says_why(page: Page, site: str) -> None:
    game = clearable({})
    open_deal(page, site, game)
    cards = [card for card in game.state.tableau if card[0] not in "JQK"]
    first = cards[0]
    other = next(card for card in cards if card[1] != first[1])
    page.locator(f'[data-tap="card:{first}"]').click()
    page.locator(f'[data-tap="card:{other}"]').click()
    expect(page.locator("[role=status].msg")).to_contain_text(re.compile("マークが2つ|Two suits"))
    expect(page.locator(f'[data-tap="card:{other}"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator('.table .card[aria-pressed="true"]')).to_have_count(0)


def test_the_language_changes_at_once_and_is_kept(page: Page, site: str) -> None:
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-ready", "1", timeout=60_000)
    page.locator('[data-tap="lang:en"], [data-tap="lang:ja"]').first.click()
    lang = page.locator("html").get_attribute("lang")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-ready", "1", timeout=60_000)
    expect(page.locator("html")).to_have_attribute("lang", str(lang))


def test_a_wrong_code_in_a_link_is_refused_in_words(page: Page, site: str) -> None:
    page.goto(f"{site}#F-0000-0000-X")
    expect(page.locator("#notice")).to_contain_text(re.compile("最後の1文字|The last character"), timeout=60_000)


def test_two_fresh_starts_deal_differently(browser: Browser, site: str) -> None:
    seen = set()
    for _n in range(2):
        page = browser.new_context().new_page()
        page.goto(f"{site}#clovers")
        expect(page.locator(".say .code")).to_be_attached(timeout=60_000)
        seen.add(page.locator(".say .code").inner_text())
        page.context.close()
    assert len(seen) == 2


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (390, 844), (844, 390), (768, 1024), (1280, 800)])
def test_the_whole_table_is_seen_without_scrolling(page: Page, site: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_deal(page, site, clearable({}))
    page.wait_for_timeout(900)
    boxes = page.locator('.table .card, .foot [data-tap], .hud .sum, .bar [data-tap="home"]').evaluate_all(
        "all => all.map(e => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; })"
    )
    for left, top, right, bottom in boxes:
        assert left >= 0
        assert top >= 0
        assert right <= size[0]
        assert bottom <= size[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


class TestStorageThatFails:
    """Play goes on where the browser keeps nothing."""

    @pytest.mark.parametrize(
        ("script", "words"),
        [
            (
                "Object.defineProperty(window, 'localStorage',"
                " {get() { throw new DOMException('no', 'SecurityError') }})",
                "保存ができません|keeps nothing",
            ),
            (
                "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
                "いっぱい|no room left",
            ),
        ],
        ids=["blocked", "full"],
    )
    def test_one_notice_and_play_goes_on(self, page: Page, site: str, script: str, words: str) -> None:
        page.add_init_script(script)
        game = clearable({})
        open_deal(page, site, game)
        expect(page.locator("#notice")).to_contain_text(re.compile(words))
        page.locator('[data-tap="notice:close"]').click()
        for card in names(ENTRY.solver.best_line(game.state)[0]):
            page.locator(f'[data-tap="card:{card}"]').click()
        expect(page.locator('.foot [data-tap="undo"]')).to_be_enabled()
        expect(page.locator("#notice")).to_be_empty()


def test_the_focus_goes_into_a_sheet_and_back_to_what_opened_it(page: Page, site: str) -> None:
    open_deal(page, site, clearable({}))
    opener = page.locator('.foot [data-tap="new"]')
    for close in ("Escape", "Enter"):
        opener.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#sheet .sheetw")).to_be_focused()
        if close == "Enter":
            page.locator('.sheetw [data-tap="close"]').first.focus()
        page.keyboard.press(close)
        expect(page.locator("#sheet .sheetw")).to_have_count(0)
        expect(opener).to_be_focused()


def test_the_focus_stays_in_the_end_sheet_when_it_says_more(page: Page, site: str) -> None:
    page.goto(f"{site}#F-0000-0002-Z")  # a deal without a first move: the end is there at once
    end = page.locator("#sheet .sheetw.end")
    expect(end).to_contain_text(re.compile("いちばんうまく|could"), timeout=60_000)  # it was looked back at
    expect(end).to_be_focused()


def test_a_screen_of_another_size_gets_the_faces_and_the_sides_that_fit(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{site}#F-0000-000B-9")
    card, side = page.locator(".table .card").first, page.locator(".side[data-region=left]")
    expect(card).to_have_class(re.compile(r"\bmid\b"))
    expect(side).to_be_empty()
    page.set_viewport_size({"width": 1280, "height": 1000})
    expect(card).to_have_class(re.compile(r"\bfull\b"))
    expect(side).to_contain_text("F-0000-000B-9")
    page.set_viewport_size({"width": 320, "height": 568})
    expect(card).to_have_class(re.compile(r"\b(mini|mid)\b"))
    expect(card).not_to_have_class(re.compile(r"\bfull\b"))


def test_a_damaged_save_is_told_set_aside_and_played_on(page: Page, site: str) -> None:
    game = clearable({})
    open_deal(page, site, game)
    for move in ENTRY.solver.best_line(game.state)[:3]:
        for card in names(move):
            page.locator(f'[data-tap="card:{card}"]').click()
    page.goto(f"{site}manifest.webmanifest")  # the same storage, and no page that would read it meanwhile
    page.evaluate(
        "localStorage.setItem('biyori.game.clovers.1', localStorage.getItem('biyori.game.clovers.1').slice(0, -6))"
    )
    page.goto(f"{site}#clovers")
    expect(page.locator("#notice")).to_contain_text(re.compile("一部が読めません|Part of the save"), timeout=60_000)
    assert page.evaluate("localStorage.getItem('biyori.aside.1').length") > 100
