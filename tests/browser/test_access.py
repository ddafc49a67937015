"""Everyone: axe finds nothing on any screen, in both languages and themes; nothing is asked of other hosts."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def faults(page: Page) -> list[str]:
    """What axe finds, one line each."""
    page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(
        """async tags => (await axe.run({runOnly: {type: "tag", values: tags}})).violations
           .flatMap(v => v.nodes.map(n => `${v.id}: ${n.html.slice(0, 160)} ${n.any.map(a => a.message)}`))""",
        TAGS,
    )
    return found


def arrive(page: Page, site: str, place: str, lang: str, theme: str) -> None:
    """Open a place in a language and theme, with movement off."""
    page.add_init_script(
        "localStorage.getItem('biyori.preferences.1') || localStorage.setItem('biyori.preferences.1', "
        f'\'{{"lang":"{lang}","theme":"{theme}","speed":"instant"}}\')'
    )
    page.goto(f"{site}#{place}")
    expect(page.locator("html")).to_have_attribute("data-ready", "1", timeout=60_000)
    page.wait_for_timeout(500)


PLACES = {
    "home": ("", ()),
    "clovers": ("F-0000-000B-9", ()),
    "clovers chosen": ("F-0000-000B-9", ("first card",)),
    "clovers new": ("F-0000-000B-9", ("new",)),
    "clovers menu": ("F-0000-000B-9", ("menu",)),
    "clovers give up": ("F-0000-000B-9", ("menu", "give-up")),
    "cribbage": ("C-0000-0001-W", ()),
    "cribbage new": ("C-0000-0001-W", ("new",)),
    "clovers end": ("F-0000-000B-9", ("menu", "give-up", "give-up-yes")),
    "marriage": ("R-0000-0005-7", ("turn-all",)),
    "marriage end": ("R-0000-0005-7", ("menu", "give-up", "give-up-yes")),
    "calculator": ("calculator?h=5H5C5SJD&s=5D", ()),
    "analyser": ("analyser?c=3C6H7D8DJDKS", ()),
    "keeping": ("keeping", ()),
    "keeping delete": ("keeping", ("delete",)),
    "keeping delete twice": ("keeping", ("delete", "delete")),
    "keeping by hand": ("keeping", ("export-code",)),
    "settings": ("", ("settings",)),
    "help clovers": ("help-clovers", ()),
    "help marriage": ("help-marriage", ()),
    "help cribbage": ("help-cribbage", ()),
}


@pytest.mark.parametrize(("lang", "theme"), [("ja", "light"), ("en", "dark")])
@pytest.mark.parametrize("name", PLACES)
def test_axe_finds_nothing(page: Page, site: str, name: str, lang: str, theme: str) -> None:
    place, taps = PLACES[name]
    page.add_init_script("delete Navigator.prototype.clipboard")  # as on a page by plain http
    arrive(page, site, place, lang, theme)
    if page.locator("#notice button").count():
        raise AssertionError(page.locator("#notice").inner_text())
    for tap in taps:
        target = ".table .card[data-tap]" if tap == "first card" else f'[data-tap="{tap}"]'
        found = page.locator(f"{target}:visible")
        (found.first if tap == "first card" else found.last).click()
        page.wait_for_timeout(250)
    page.wait_for_timeout(700)
    assert faults(page) == []


def test_no_request_leaves_the_origin_and_the_console_stays_clean(page: Page, site: str) -> None:
    asked: list[str] = []
    said: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-ready", "1", timeout=60_000)
    for place in ("clovers", "marriage", "cribbage", "calendar", "records", "calculator", "analyser", "help-clovers"):
        page.evaluate("place => { location.hash = place }", place)
        page.wait_for_timeout(700)
    assert [url for url in asked if not url.startswith((site, "data:", "blob:"))] == []
    assert said == []


def test_with_colours_of_ones_own_the_chosen_ones_are_told_apart(page: Page, site: str) -> None:
    page.emulate_media(forced_colors="active")
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-ready", "1", timeout=60_000)
    page.locator('[data-tap="settings"]').first.click()

    def colour(which: str) -> str:
        return str(page.locator(which).first.evaluate("e => getComputedStyle(e).backgroundColor"))

    assert colour('.seg [aria-pressed="true"]') != colour('.seg [aria-pressed="false"]')
    on = colour(".sw")
    page.locator(".sw").first.click()
    page.wait_for_timeout(500)
    assert colour(".sw") != on
