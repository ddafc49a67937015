"""Screens of every size people have: nothing is wider than the screen, cut off, or written over cards."""

import pytest
from playwright.sync_api import Browser, Page, expect

SIZES = [
    (280, 653), (320, 568), (360, 640), (390, 844), (820, 1180),
    (568, 320), (640, 400), (667, 375), (740, 360), (844, 390), (912, 600),
    (1024, 768), (1280, 500), (1366, 625), (1920, 1080),
]  # fmt: skip
FAULTS = """() => {
  const shown = e => e.checkVisibility({visibilityProperty: true, opacityProperty: true}) && e.getClientRects().length;
  const named = e => `${e.dataset.tap ?? e.className}: ${e.textContent.slice(0, 60)}`;
  const buttons = [...document.querySelectorAll(".btn, .act")].filter(shown);
  const titles = [...document.querySelectorAll(".ttl .t, .ttl > span")].filter(shown);
  const tight = e => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1;
  const cut = [...buttons, ...titles].filter(tight);
  const points = e => {
    const {left, right, top, bottom} = e.getBoundingClientRect();
    return [[left + 6, top + 6], [right - 6, bottom - 6]];
  };
  const covered = buttons.filter(e => !e.closest(".side") && points(e).some(([x, y]) =>  // an aside scrolls
    x > 0 && x < innerWidth && y > 0 && y < innerHeight && !e.contains(document.elementFromPoint(x, y))
    && !document.elementFromPoint(x, y)?.contains(e)));
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const words = [];
  for (const e of document.querySelectorAll(".msg, .pts, .names, .lab, .sum, .stat, .cribbox b, .cribbox span")) {
    const range = document.createRange();
    range.selectNodeContents(e);
    if (shown(e)) words.push(...[...range.getClientRects()].map(box => [e, box]));
  }
  const cards = [...document.querySelectorAll(".table > .card:not(.leave)")].filter(shown);
  const over = words.filter(([, box]) => cards.some(card => meet(box, card.getBoundingClientRect())));
  const boxes = [...document.querySelectorAll(".cribbox, .do .btn")].filter(shown);
  const free = words.filter(([e]) => e.matches(".msg, .names"));
  const across = free.filter(([, box]) => boxes.some(b => meet(box, b.getBoundingClientRect())));
  const table = document.querySelector(".table")?.getBoundingClientRect();
  const out = cards.filter(card => {
    const box = card.getBoundingClientRect();
    return box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.top < table.top - 1;
  });
  const split = [...document.querySelectorAll(".told li")].filter(shown).filter(line => {
    const [box, log, side] = [line, line.parentElement, line.closest(".side")].map(e => e.getBoundingClientRect());
    return [log.top, side.bottom].some(edge => box.top < edge - 1 && box.bottom > edge + 1);
  });
  return [
    document.documentElement.scrollWidth > innerWidth ? "the page is too wide" : "",
    ...cut.map(e => `cut: ${named(e)}`), ...covered.map(e => `covered: ${named(e)}`),
    ...split.map(e => `half a line: ${named(e)}`),
    ...new Set(over.map(([e]) => `over a card: ${named(e)}`)),
    ...new Set(across.map(([e]) => `across something: ${named(e)}`)), ...out.map(e => `out of sight: ${named(e)}`),
  ].filter(Boolean);
}"""


TO_THE_SHOW = """async () => {
  const rest = ms => new Promise(done => setTimeout(done, ms));
  for (let n = 0; n < 60 && !document.querySelector(".tally"); n++) {
    for (const card of document.querySelectorAll('.card[data-area="hand"][data-tap]')) card.click();
    for (const button of document.querySelectorAll('[data-tap="go"], [data-tap="on"], [data-tap="to-show"]'))
      button.click();
    await rest(300);
  }
  if (!document.querySelector(".tally .now")) throw new Error("no hand is counted");
}"""


def at(page: Page, site: str, place: str, *taps: str) -> None:
    """Open a place and tap what is named, where it is there."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{site}#{place}")
    expect(page.locator("html")).to_have_attribute("data-ready", "1", timeout=60_000)
    for tap in taps:
        page.locator(f'[data-tap="{tap}"]:visible').first.click(position={"x": 6, "y": 10})
        page.wait_for_timeout(500)


def faults(page: Page) -> dict[tuple[int, int], list[str]]:
    """What is wrong at which size."""
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        wrong = page.evaluate(FAULTS)
        if wrong:
            found[width, height] = wrong
    return found


@pytest.mark.parametrize("lang", ["ja-JP", "en-GB"])
def test_everything_has_its_place(browser: Browser, site: str, lang: str) -> None:
    page = browser.new_page(locale=lang)
    page.add_init_script("localStorage.setItem('biyori.preferences.1', '{\"speed\": \"instant\"}')")
    found = {}
    at(page, site, "")
    found["home"] = faults(page)
    at(page, site, "F-0000-000B-9", "hint")
    found["clovers"] = faults(page)
    at(page, site, "R-0000-0005-7", "turn")
    found["marriage"] = faults(page)
    at(page, site, "R-0000-0005-7", "turn-all", "hint")
    found["marriage, all cards"] = faults(page)
    at(page, site, "C-0000-0001-W", "on")
    page.wait_for_timeout(1500)
    found["cribbage, lifted"] = faults(page)
    at(page, site, "C-0000-0001-W", "on")
    page.wait_for_timeout(1500)
    found["cribbage, dealt"] = faults(page)
    at(page, site, "C-0000-0001-W", "hint")
    found["cribbage, hint"] = faults(page)
    at(page, site, "C-0000-0001-W", "card:2D", "card:4D")
    found["cribbage, chosen"] = faults(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator('[data-tap="lay"]').click()
    for n in range(2):
        page.wait_for_timeout(2000)
        found[f"cribbage, play {n}"] = faults(page)
        page.set_viewport_size({"width": 390, "height": 844})
        page.locator('.card[data-area="hand"][data-tap]').first.click(position={"x": 6, "y": 10})
    page.evaluate(TO_THE_SHOW)
    found["cribbage, show"] = faults(page)
    page.context.close()
    text = "\n".join(f"{scene} {size}: {wrong}" for scene, sizes in found.items() for size, wrong in sizes.items())
    assert text == ""
