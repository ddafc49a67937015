"""The edges of the screen: nothing to tap lies under a notch, and the browser's bars wear the theme."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect

UPRIGHT = ((390, 844), {"top": 47, "right": 0, "bottom": 34, "left": 0})
LYING = ((844, 390), {"top": 0, "right": 47, "bottom": 21, "left": 47})
PLACES = {
    "home": "",
    "clovers": "F-0000-000B-9",
    "marriage": "R-0000-0005-7",
    "cribbage": "C-0000-0001-W",
    "fortune": "today-clovers",
    "records": "records",
    "calendar": "calendar",
    "calculator": "calculator",
    "analyser": "analyser",
    "keeping": "keeping",
    "rules": "help-cribbage",
}
UNDER = """([place, insets]) => {
  scrollTo(0, place === "foot" ? document.documentElement.scrollHeight : 0);
  const free = {
    left: insets.left - 0.5, right: innerWidth - insets.right + 0.5,
    top: insets.top - 0.5, bottom: innerHeight - insets.bottom + 0.5,
  };
  const scrolls = document.documentElement.scrollHeight > innerHeight;
  return [...document.querySelectorAll("button, a[href], input, select, textarea")]
    .filter(e => e.checkVisibility({visibilityProperty: true, opacityProperty: true}))
    .map(e => [e.dataset.tap ?? e.textContent, e.getBoundingClientRect(), e.closest(".bar")])
    .filter(([, box]) => box.width && box.bottom > 0 && box.top < innerHeight)
    .filter(([, box, bar]) => box.left < free.left || box.right > free.right
      || (place === "head" && (!scrolls || bar) && box.top < free.top)
      || (place === "foot" && !bar && box.bottom > free.bottom))
    .map(([name, box]) => `${name} ${JSON.stringify(box)}`);
}"""
BARS = """() => {
  const probe = document.body.appendChild(document.createElement("i"));
  const rgb = colour => { probe.style.color = colour; return getComputedStyle(probe).color; };
  const worn = [...document.querySelectorAll("meta[name=theme-color]")].filter(m => matchMedia(m.media).matches);
  const found = [worn.map(m => rgb(m.content)), getComputedStyle(document.documentElement).backgroundColor];
  probe.remove();
  return found;
}"""


@pytest.mark.parametrize(("size", "insets"), [UPRIGHT, LYING], ids=["upright", "lying"])
def test_nothing_to_tap_lies_under_a_notch(
    browser: Browser, site: str, size: tuple[int, int], insets: dict[str, int]
) -> None:
    page = browser.new_page(locale="ja-JP", viewport={"width": size[0], "height": size[1]})
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-ready", "1", timeout=60_000)
    found = {}
    for name, place in PLACES.items():
        page.evaluate("place => { location.hash = place }", place)
        page.wait_for_timeout(900)
        for end in ("head", "foot"):
            found[name, end] = page.evaluate(UNDER, [end, insets])
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            found[name, "width"] = ["too wide"]
    page.context.close()
    assert {where: under for where, under in found.items() if under} == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_the_browsers_bars_wear_the_colour_of_the_theme(page: Page, site: str, scheme: str, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    kept = json.dumps({"theme": "dark" if theme == "light" else "light"})
    page.add_init_script(f"localStorage.setItem('biyori.preferences.1', {kept!r})")
    page.goto(site)
    worn, page_colour = page.evaluate(BARS)
    assert worn == [page_colour]
    expect(page.locator("html")).to_have_attribute("data-ready", "1", timeout=60_000)
    page.locator('[data-tap="settings"]').first.click()
    page.locator(f'[data-tap="set:theme:{theme}"]').click()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    worn, page_colour = page.evaluate(BARS)
    assert worn == [page_colour]
