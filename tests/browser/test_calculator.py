"""The score calculator in a real browser, by typing and by taps."""

from playwright.sync_api import Page, expect


def open_room(page: Page, site: str, place: str = "calculator") -> None:
    """Open the calculator and wait for it."""
    page.goto(f"{site}#{place}")
    expect(page.locator("html")).to_have_attribute("data-ready", "1", timeout=60_000)
    expect(page.locator('[data-screen="calculator"] .pk')).to_have_count(52)


def test_a_hand_is_counted_by_taps(page: Page, site: str) -> None:
    open_room(page, site)
    for card in ("5H", "5C", "5S", "JD", "5D"):
        page.locator(f'[data-tap="pick:{card}"]').click()
    expect(page.locator('[data-region="count"] .sum b')).to_have_text("29")
    page.locator('[data-tap="line:14"]').click()
    expect(page.locator('[data-region="hand"] .card.lit')).to_have_count(1)
    page.locator('[data-tap="drop:5D"]').click()
    expect(page.locator('[data-region="count"] .sum')).to_have_count(0)


def test_a_hand_is_counted_by_typing_and_the_address_carries_it(page: Page, site: str) -> None:
    open_room(page, site)
    field = page.locator('[data-field="hand"]')
    field.press_sequentially("6h 7d 8d jd | 5d")
    expect(page.locator('[data-region="count"] .sum b')).to_have_text("9")
    expect(field).to_have_value("6h 7d 8d jd | 5d")
    assert "6H7D8DJD" in page.url
    page.reload()
    expect(page.locator('[data-region="count"] .sum b')).to_have_text("9", timeout=60_000)


def test_the_same_card_twice_is_refused(page: Page, site: str) -> None:
    open_room(page, site)
    page.locator('[data-field="hand"]').fill("5H 5H")
    expect(page.locator('[data-region="trouble"]')).not_to_be_empty()
