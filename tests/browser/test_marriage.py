"""Royal Marriage as a player meets it: a real browser, the built page."""

import re

import deals
import pytest
from cards import read
from catalogue import GAMES
from game import Game
from playwright.sync_api import Page, expect

ENTRY = GAMES["marriage"]


def deal(seed: int, options: dict[str, str]) -> Game:
    """A deal with the chance move made."""
    _state, move = deals.plain(ENTRY, options, seed)
    return Game(ENTRY, options, seed, "test", "2026-11-29", moves=[move])


def clearable(options: dict[str, str]) -> Game:
    """The first clearable deal from seed 5 on."""
    return next(game for game in (deal(seed, options) for seed in range(5, 60)) if ENTRY.solver.clearable(game.state))


def hopeless() -> Game:
    """A deal that cannot be cleared."""
    return next(game for game in (deal(seed, {}) for seed in range(500)) if not ENTRY.solver.clearable(game.state))


def open_deal(page: Page, site: str, game: Game) -> None:
    """Open a deal by its link and wait for its row."""
    query = "&".join(f"{k}={v}" for k, v in game.options.items() if v == "on")
    page.goto(f"{site}#{deals.write('marriage', game.seed)}" + (f"?{query}" if query else ""))
    expect(page.locator("html")).to_have_attribute("data-ready", "1", timeout=60_000)
    expect(page.locator(".table .card")).to_have_count(len(game.state.row))


def row(page: Page) -> list[str]:
    """The row as it lies, cards that are leaving left out."""
    found: list[str] = page.locator(".table .card:not(.leave)").evaluate_all("all => all.map(c => c.dataset.key)")
    return found


def turn_all(page: Page, game: Game) -> None:
    """Turn the rest of the stock."""
    page.locator('[data-tap="turn-all"]').click()
    while "turn" in ENTRY.rules.legal(game.state):
        game.play("turn")
    expect(page.locator(".table .card:not(.leave)")).to_have_count(len(game.state.row), timeout=30_000)


def take(page: Page, game: Game, move: str) -> None:
    """Take cards out: a tap, and where it could mean several removals, the small target for this one."""
    page.locator(f'[data-tap="card:{read(move[4:])[0]}"]').click()
    target = page.locator(f'.pick [data-tap="{move.replace(" ", ":")}"]')
    if target.count():
        target.click()
    game.play(move)
    assert row(page) == list(game.state.row)


@pytest.mark.parametrize(
    "options",
    [{}, {"laid_out": "on"}, {"king_left": "on"}, {"laid_out": "on", "king_left": "on"}],
    ids=["turned", "laid out", "king left", "both"],
)
def test_a_clearable_deal_comes_together_by_taps(page: Page, site: str, options: dict[str, str]) -> None:
    page.add_init_script("localStorage.setItem('biyori.preferences.1', '{\"speed\":\"instant\"}')")
    game = clearable(options)
    open_deal(page, site, game)
    if game.state.stock:
        turn_all(page, game)
    for move in ENTRY.solver.best_line(game.state):
        take(page, game, move)
    expect(page.locator(".sheetw")).to_contain_text(re.compile("両思い|In love"))


def test_the_hints_lead_to_the_two_side_by_side(page: Page, site: str) -> None:
    game = clearable({"laid_out": "on"})
    open_deal(page, site, game)
    while game.outcome is None:
        page.locator('.foot [data-tap="hint"]').click()
        expect(page.locator(".table .card.hint")).not_to_have_count(0)
        cards = page.locator(".table .card.hint").evaluate_all("all => all.map(c => c.dataset.key)")
        take(page, game, "out " + "".join(cards))
    assert game.outcome.why == "cleared"
    expect(page.locator(".sheetw")).to_be_visible()


def test_with_cards_in_the_stock_the_hint_is_to_wait(page: Page, site: str) -> None:
    open_deal(page, site, clearable({}))
    page.locator('.foot [data-tap="hint"]').click()
    expect(page.locator("[role=status].msg")).to_contain_text(re.compile("待って損はありません|waiting costs nothing"))


def test_a_deal_is_cleared_by_keyboard_alone(page: Page, site: str) -> None:
    game = clearable({})
    open_deal(page, site, game)
    while "turn" in ENTRY.rules.legal(game.state):
        page.keyboard.press("Space")
        game.play("turn")
    expect(page.locator(".table .card")).to_have_count(len(game.state.row))
    for move in ENTRY.solver.best_line(game.state):
        focus(page, read(move[4:])[0])
        page.keyboard.press("Enter")
        if row(page) == list(game.state.row):  # the choice is offered: its target comes after the cards
            for _n in range(120):
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement.dataset.tap") == move.replace(" ", ":"):
                    break
            page.keyboard.press("Enter")
        game.play(move)
        assert row(page) == list(game.state.row)
    expect(page.locator(".sheetw")).to_be_visible()


def focus(page: Page, card: str) -> None:
    """Bring the focus to a card by the arrow keys, which go along the lines, and by Tab."""
    page.keyboard.press("ArrowRight")
    for _n in range(120):
        if page.evaluate("document.activeElement.dataset.key") == card:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the focus never came to {card}")


def test_a_lost_deal_has_its_fortune_and_says_what_was_possible(page: Page, site: str) -> None:
    page.add_init_script("localStorage.setItem('biyori.preferences.1', '{\"speed\":\"instant\"}')")
    game = hopeless()
    open_deal(page, site, game)
    turn_all(page, game)
    for move in ENTRY.solver.best_line(game.state):
        take(page, game, move)
    assert game.outcome is not None
    expect(page.locator(".sheetw .result b")).to_have_text(str(game.outcome.left))
    expect(page.locator(".sheetw dd").first).to_contain_text(str(game.outcome.left))


def test_a_second_tap_takes_the_choice_that_is_lit(page: Page, site: str) -> None:
    game = next(g for g in (deal(seed, {"laid_out": "on"}) for seed in range(5, 60)) if ambiguous(g))
    card = ambiguous(game)
    open_deal(page, site, game)
    page.locator(f'[data-tap="card:{card}"]').click()
    expect(page.locator(".table .card.lit")).to_have_count(2)
    going = page.locator(".table .card.go").evaluate_all("all => all.map(c => c.dataset.key)")
    page.locator(f'[data-tap="card:{card}"]').click()
    game.play("out " + "".join(going))
    assert row(page) == list(game.state.row)


def ambiguous(game: Game) -> str:
    """A card that may go alone or with a neighbour."""
    moves = ENTRY.rules.legal(game.state)
    cards = [read(move[4:])[0] for move in moves if len(move) == 6]
    return next((card for card in cards if sum(card in read(move[4:]) for move in moves) > 1), "")


def test_taps_that_come_quicker_than_frames_are_all_answered(page: Page, site: str) -> None:
    game = deal(5, {})
    open_deal(page, site, game)
    page.evaluate("for (let n = 0; n < 12; n++) document.querySelector('[data-tap=turn]').click()")
    for _n in range(12):
        game.play("turn")
    expect(page.locator(".table .card")).to_have_count(len(game.state.row))
    assert row(page) == list(game.state.row)


def test_a_focus_that_has_moved_on_is_not_called_back(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_deal(page, site, deal(5, {}))
    code = page.locator(".say [data-tap='copy-code']")
    page.evaluate("""async () => {
      const [turn, code] = ["turn", "copy-code"].map(tap => document.querySelector(`.say [data-tap=${tap}]`));
      turn.focus();
      turn.click();
      code.focus();
      for (let n = 0; n < 4; n++) await new Promise(requestAnimationFrame);
    }""")
    expect(page.locator('.foot [data-tap="undo"]')).to_be_enabled()  # what follows a frame later is there
    expect(code).to_be_focused()


def test_a_reload_in_the_middle_goes_on(page: Page, site: str) -> None:
    game = clearable({"laid_out": "on"})
    open_deal(page, site, game)
    for move in ENTRY.solver.best_line(game.state)[:4]:
        take(page, game, move)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-ready", "1", timeout=60_000)
    expect(page.locator(".table .card")).to_have_count(len(game.state.row))
    assert row(page) == list(game.state.row)


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (390, 844), (844, 390), (768, 1024), (1280, 800)])
def test_the_row_wraps_so_that_all_of_it_is_seen(page: Page, site: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script("localStorage.setItem('biyori.preferences.1', '{\"speed\":\"instant\"}')")
    game = clearable({})
    open_deal(page, site, game)
    for _n in range(50):
        page.locator('[data-tap="turn"]').first.click()
        game.play("turn")
    assert len(game.state.stock) == 1
    expect(page.locator(".table .card:not(.leave)")).to_have_count(51)
    page.wait_for_timeout(400)
    boxes = page.locator(".table .card").evaluate_all(
        "all => all.map(e => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; })"
    )
    assert min(right - left for left, _t, right, _b in boxes) >= 28
    for left, top, right, bottom in boxes:
        assert 0 <= left <= right <= size[0]
        assert 0 <= top <= bottom <= size[1]
    lines = sorted({round(top) for _l, top, _r, _b in boxes})
    ends = page.locator(".table .card.line-end").count()
    assert ends == len(lines) - 1 == page.locator(".table .card.line-start").count()
    # neighbours across a line's end are neighbours: what the rules allow there can be tapped
    columns = boxes_in_line(boxes, lines[0])
    across = [move for move in ENTRY.rules.legal(game.state) if crosses(game, move, columns)]
    assert across
    take(page, game, across[0])


def boxes_in_line(boxes: list[list[float]], top: int) -> int:
    """How many cards lie in one line."""
    return sum(round(box[1]) == top for box in boxes)


def crosses(game: Game, move: str, columns: int) -> bool:
    """Do the brackets of a removal lie in two lines?"""
    if not move.startswith("out "):
        return False
    left, right = ENTRY.rules.brackets(game.state.row, move)  # type: ignore[attr-defined]
    return left // columns != right // columns
