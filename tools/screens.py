"""Takes the pictures that a browser shows when it offers to install the page: the built page itself, at play.

PYTHONPATH=py:build/py:tools python tools/screens.py fills art/screens/; look at them before they are committed.
"""

import base64
import json
import shutil
from collections.abc import Callable
from pathlib import Path

import deals
import store
from playwright.sync_api import Page, sync_playwright
from rules import clovers, marriage
from serve import Site

OUT = Path("art/screens")
SEED = 20_261_129
QUALITY = 82
"""Of WebP: text is still sharp, and a picture has some 40 kB."""
PILE = 'document.querySelectorAll(`.card[data-area="pile"]`).length'


def fifteen(page: Page) -> None:
    """Choose all cards of a group but one."""
    for card in clovers.groups(tuple(lying(page)), any_suit=False, at_most_three=False)[0][:-1]:
        page.locator(f'[data-tap="card:{card}"]').click()


def sandwich(page: Page) -> None:
    """Turn cards until one could go alone or with its neighbour, and choose it."""
    while True:
        page.locator('[data-tap="turn"]').first.click()
        row = tuple(lying(page))
        can = "".join(move[4:] for move in marriage.removals(row))
        twice = [card for card in row if can.count(card) > 1]
        if len(row) > 24 and twice:
            return page.locator(f'[data-tap="card:{twice[0]}"]').click()


def lying(page: Page) -> list[str]:
    """The cards on the table."""
    cards: list[str] = page.locator(".table .card").evaluate_all("all => all.map(card => card.dataset.key)")
    return cards


def count(page: Page) -> None:
    """Play until four cards of the play lie on the table and it is the player's turn again."""
    for _n in range(120):
        page.wait_for_timeout(150)
        ready = page.locator('.card[data-tap]:visible:enabled:not(.off):not([aria-pressed="true"])')
        if page.evaluate(PILE) > 3 and ready.count():
            return
        button = page.locator(".btn.pri[data-tap]:visible:enabled")
        if button.count():
            button.first.click()
        elif ready.count():
            ready.first.click()


PICTURES: tuple[tuple[str, str, int, int, Callable[[Page], None]], ...] = (
    ("clovers", deals.write("clovers", SEED), 390, 844, fifteen),
    ("marriage", deals.write("marriage", SEED), 390, 844, sandwich),
    ("cribbage", deals.write("cribbage", SEED), 390, 844, count),
    ("home-wide", "", 1280, 800, lambda _page: None),
    ("cribbage-wide", deals.write("cribbage", SEED), 1280, 800, count),
)


def main() -> None:
    """Take them all."""
    OUT.mkdir(exist_ok=True)
    kept = json.dumps({"lang": "ja", "speed": "instant"})
    site = Site(Path("dist")).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, place, width, height, play in PICTURES:
            page = browser.new_page(viewport={"width": width, "height": height}, color_scheme="light")
            page.add_init_script(f"localStorage.setItem({json.dumps(store.PREFERENCES)}, {json.dumps(kept)})")
            page.goto(f"{site.address}#{place}")
            page.locator('html[data-ready="1"]').wait_for(timeout=90_000)
            page.wait_for_timeout(500)
            play(page)
            page.wait_for_timeout(800)
            wanted = {"format": "webp", "quality": QUALITY}
            taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", wanted)
            (OUT / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
            page.close()
        browser.close()
    site.stop()


if __name__ == "__main__":
    main()
