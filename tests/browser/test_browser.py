"""What the browser itself offers is left to it, and what it does to a page is borne: other tabs, going to sleep."""

from playwright.sync_api import Page, expect

READY = "html[data-ready]"
SLEEPS = "name => window.dispatchEvent(new PageTransitionEvent(name, {persisted: true}))"


def opened(page: Page, site: str, place: str) -> None:
    """Open a place and wait for Python."""
    page.goto(f"{site}#{place}")
    page.wait_for_selector(READY)


def test_a_link_opens_in_another_tab_where_that_is_asked_for(page: Page, site: str) -> None:
    opened(page, site, "")
    link = page.locator("a[data-tap='open:calendar']").first
    with page.context.expect_page() as other:
        link.click(modifiers=["Control"])
    assert other.value.url.endswith("#calendar")
    assert not page.url.endswith("#calendar")
    link.click()
    page.wait_for_url("**#calendar")


def test_a_page_that_wakes_up_goes_on_where_it_was(page: Page, site: str) -> None:
    opened(page, site, "R-0000-0005-7")
    page.locator("[data-tap=turn-all]").click()
    page.evaluate(SLEEPS, "pagehide")
    page.evaluate(SLEEPS, "pageshow")
    expect(page.locator(".table .card")).to_have_count(52, timeout=30_000)


def test_a_page_that_wakes_up_after_another_tab_has_played_rests(page: Page, site: str) -> None:
    opened(page, site, "R-0000-0005-7")
    page.evaluate(SLEEPS, "pagehide")
    page.evaluate("localStorage.setItem('biyori.chair.marriage.1', 'another tab')")  # unheard by this one
    page.evaluate(SLEEPS, "pageshow")
    expect(page.locator("[data-tap=take-over]")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.locator(".table .card")).to_have_count(1)


def test_a_key_held_down_turns_one_card(page: Page, site: str) -> None:
    opened(page, site, "R-0000-0005-7")
    page.evaluate("document.activeElement.blur()")
    for _n in range(3):
        page.keyboard.down("Space")
    page.keyboard.up("Space")
    expect(page.locator(".table .card")).to_have_count(2)
