"""Tabs of a real browser: their clock is set, a patience is played in them, and what they keep is read."""

from collections.abc import Callable
from datetime import datetime, timedelta, timezone

from playwright.sync_api import Page, expect

ZONES = {"Asia/Tokyo": 9, "Pacific/Honolulu": -10, "Europe/Berlin": 1}
PLAY = """async () => {
  const wait = ms => new Promise(r => setTimeout(r, ms));
  const seen = css => [...document.querySelectorAll(css)].filter(e => e.getClientRects().length);
  const value = card => "A23456789".indexOf(card[0]) + 1;
  const group = cards => {
    for (const suit of "SHDC") {
      const of = cards.filter(c => c[1] === suit), courts = of.filter(c => "JQK".includes(c[0]));
      if (courts.length === 3) return courts;
      const small = of.filter(c => !"JQK".includes(c[0]));
      for (let m = 1; m < 1 << small.length; m++) {
        const some = small.filter((_, i) => m >> i & 1);
        if (some.length > 1 && some.reduce((sum, c) => sum + value(c), 0) === 15) return some;
      }
    }
  };
  for (let tries = 0; tries < 400 && !seen('[data-tap="slip"]').length; tries++) {
    const next = seen('button[data-tap^="out:"]')[0] ?? seen(".card.can")[0] ?? seen('button[data-tap="turn"]')[0];
    if (next) next.click();
    else if (document.querySelector('.table[data-game="clovers"]'))
      for (const card of group(seen('.card[data-tap^="card:"]').map(e => e.dataset.key)) ?? [])
        document.querySelector(`.card[data-key="${card}"]`).click();
    await wait(60);
  }
}"""
"""Plays a patience to its end, by clicks."""
Open = Callable[..., Page]


def set_clock(page: Page, at: str, zone: str = "Asia/Tokyo", install: bool = False) -> None:
    """The local time, such as 2026-11-29 23:59, there."""
    moment = datetime.fromisoformat(at).replace(tzinfo=timezone(timedelta(hours=ZONES[zone])))
    if install:
        page.clock.install(time=moment)
    else:
        page.clock.set_system_time(moment)


def ready(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-ready", "1", timeout=60_000)


def go(page: Page, place: str) -> None:
    page.evaluate("place => { location.hash = place }", place)
    page.wait_for_function("place => decodeURIComponent(location.hash.slice(1)) === place", arg=place)


def tap(page: Page, key: str) -> None:
    page.locator(f'button[data-tap="{key}"]:visible').last.click()


def wish(page: Page) -> None:
    tap(page, "wished")
    expect(page.locator(".table .card").first).to_be_visible()


def tell(page: Page) -> None:
    """From the wish to the slip."""
    wish(page)
    page.evaluate(PLAY)
    tap(page, "slip")
    expect(page.locator(".slip")).to_be_visible()


def cards(page: Page) -> list[str]:
    found: list[str] = page.locator(".table .card:not(.leave)").evaluate_all(
        "all => all.map(c => c.dataset.key).sort()"
    )
    return found


def records(page: Page) -> list[str]:
    """The lines of finished games, whichever key they are under."""
    texts: list[str] = page.evaluate(
        "Object.entries(localStorage).filter(([k]) => k.startsWith('biyori.record')).flatMap(([, v]) => v.split('\\n'))"
    )
    return sorted(set(texts) - {""})
