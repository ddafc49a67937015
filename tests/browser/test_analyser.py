"""The discard analyser in a real browser, by taps, by typing and by link."""

import re

import pytest
from playwright.sync_api import Page, expect

QUESTION = "analyser?c=3C6H7D8DJDKS&own=1&s=43-49&y=3CKS"
SIZES = [(320, 568), (360, 640), (390, 844), (844, 390), (768, 1024), (1280, 800)]


def open_room(page: Page, site: str, place: str = "analyser") -> None:
    """Open the analyser and wait for it."""
    page.goto(f"{site}#{place}")
    expect(page.locator("html")).to_have_attribute("data-ready", "1", timeout=60_000)
    expect(page.locator('[data-screen="analyser"] .six .card')).to_have_count(6)


def test_six_cards_picked_bring_fifteen_choices(page: Page, site: str) -> None:
    open_room(page, site)
    for card in ("3C", "6H", "7D", "8D", "JD", "KS"):
        page.locator(f'[data-tap="pick:{card}"]').click()
    expect(page.locator(".an tbody tr")).to_have_count(15, timeout=20_000)
    expect(page.locator(".an tr.best")).to_contain_text("7.54")
    assert "3C6H7D8DJDKS" in page.url
    page.locator(".hist").scroll_into_view_if_needed()
    expect(page.locator(".hist rect")).to_have_count(4)
    page.locator('.an [data-tap="row:7D8D"]').last.click()
    expect(page.locator('[data-region="details"]')).to_contain_text("2.00")


def test_cards_and_scores_are_typed(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_room(page, site)
    page.locator('[data-tap="typing"]').click()
    field = page.locator('[data-field="cards"]')
    field.press_sequentially("3c 6h 7d 8d jd ks")
    expect(page.locator(".an tbody tr")).to_have_count(15, timeout=20_000)
    expect(field).to_have_value("3c 6h 7d 8d jd ks")
    page.locator('[data-field="mine"]').fill("43")
    page.locator('[data-field="theirs"]').fill("49")
    expect(page.locator('[data-region="details"]')).to_contain_text("%", timeout=20_000)
    assert "s=43-49" in page.url


@pytest.mark.parametrize("text", ["5H 5H", "1X", "AS 2S 3S 4S 5S 6S 7S"])
def test_what_cannot_be_is_refused_while_typing(page: Page, site: str, text: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    open_room(page, site)
    page.locator('[data-field="cards"]').fill(text)
    expect(page.locator('[data-region="trouble"]')).not_to_be_empty()
    page.locator('[data-field="cards"]').fill("5H")
    expect(page.locator('[data-region="trouble"]')).to_be_empty()


def test_a_link_brings_the_answer_with_ones_own_choice(page: Page, site: str) -> None:
    open_room(page, site, QUESTION)
    expect(page.locator(".an tr.you")).to_contain_text("7.46", timeout=20_000)
    expect(page.locator(".legend")).to_contain_text(re.compile(r"(yours|あなた) −[0-9.]+"))
    page.reload()
    expect(page.locator(".an tr.you")).to_contain_text("7.46", timeout=60_000)


def test_the_page_answers_while_it_thinks(page: Page, site: str) -> None:
    open_room(page, site, QUESTION)
    expect(page.locator(".an tbody tr")).to_have_count(15, timeout=20_000)
    page.evaluate(
        "() => { window.gaps = []; let last = performance.now();"
        " const tick = () => { const now = performance.now(); window.gaps.push(now - last); last = now;"
        " requestAnimationFrame(tick); }; tick(); }"
    )
    page.locator('[data-tap="own:no"]').click()
    expect(page.locator(".waits")).to_have_count(0, timeout=20_000)
    assert max(page.evaluate("window.gaps")) < 400


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_wider_than_the_screen(page: Page, site: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_room(page, site, QUESTION)
    expect(page.locator(".an tbody tr")).to_have_count(15, timeout=20_000)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
