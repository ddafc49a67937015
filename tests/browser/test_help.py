"""The rules pages: fetched when they are asked for, with or without Python, with or without a network."""

import pytest
from playwright.sync_api import Page, Route, expect
from serve import Site

READY = "html[data-ready]"
WASM = "**/pyodide.asm.wasm"


@pytest.mark.parametrize("game", ["clovers", "marriage", "cribbage"])
def test_the_rules_are_read_before_python_is_there(page: Page, host: Site, game: str) -> None:
    page.route(WASM, lambda _route: None)
    page.goto(f"{host.address}#help-{game}")
    expect(page.locator(f"#help-{game} h1:visible")).to_have_count(1)
    expect(page.locator("#app")).to_be_hidden()
    assert [path for path in host.requests if path.startswith("help-")] == [
        path for path in host.requests if path.endswith(f"{game}.html")
    ]


def test_the_rules_are_read_in_the_middle_of_a_game(page: Page, host: Site) -> None:
    page.goto(f"{host.address}#F-0000-000B-9")
    page.wait_for_selector(READY)
    page.locator(".table .card[data-tap='card:2D']").click()
    page.locator("[data-tap=help]:visible").first.click()
    expect(page.locator("#help-clovers h1:visible")).to_have_count(1)
    page.locator("#help-clovers [data-tap=help-close]:visible").first.click()
    expect(page.locator("#help-clovers")).to_be_hidden()
    expect(page.locator(".table .card[data-tap='card:2D']")).to_have_attribute("aria-pressed", "true")


def test_the_arrow_keys_scroll_the_rules_and_the_way_back_leads_to_their_button(page: Page, host: Site) -> None:
    page.goto(f"{host.address}#F-0000-000B-9")
    page.wait_for_selector(READY)
    page.locator("[data-tap=help]:visible").first.click()
    expect(page.locator("#help-clovers h1:visible")).to_have_count(1)
    for _n in range(3):
        page.keyboard.press("ArrowDown")
    page.wait_for_function("() => scrollY > 0")
    page.go_back()
    expect(page.locator("[data-tap=help]:visible").first).to_be_focused()


def test_rules_that_do_not_come_are_told_and_asked_for_again(page: Page, host: Site) -> None:
    broken = True

    def answer(route: Route) -> None:
        route.abort() if broken else route.continue_()

    page.route("**/help-*/marriage.html", answer)
    page.goto(host.address)
    page.wait_for_selector(READY)
    page.evaluate("location.hash = 'help-marriage'")
    expect(page.locator("#help-marriage .lead:visible")).to_have_count(1)
    page.evaluate("location.hash = ''")
    expect(page.locator("#app h1")).to_be_visible()
    broken = False
    page.evaluate("location.hash = 'help-marriage'")
    expect(page.locator("#help-marriage h1:visible")).to_have_count(1)


def test_the_rules_are_read_without_a_network(page: Page, host: Site) -> None:
    page.goto(host.address)
    page.wait_for_selector(READY)
    page.evaluate("new Promise((done) => biyori.onoffline(() => done()))")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    host.stop()
    page.goto(f"{host.address}#help-cribbage")
    expect(page.locator("#help-cribbage h1:visible")).to_have_count(1)


def test_closing_the_rules_gives_the_focus_back_to_what_opened_them(page: Page, host: Site) -> None:
    page.goto(f"{host.address}#")
    page.wait_for_selector(READY)
    opener = page.locator('.row.go a[href="#help-clovers"]:visible').first
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#help-clovers")).to_be_focused()
    page.locator("#help-clovers [data-tap=help-close]:visible").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#help-clovers")).to_be_hidden()
    expect(opener).to_be_focused()
