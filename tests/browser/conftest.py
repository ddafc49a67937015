"""Real browsers against the built dist/, served from a loopback port."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser_tabs import Open, ready, set_clock
from playwright.sync_api import Browser, BrowserContext, Page, Playwright
from serve import Site

DIST = Path("dist")
PATIENCE = 90_000
"""Milliseconds that a start of Python may take on a busy machine."""
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DICE = """(() => {
  let s = SEED;
  Crypto.prototype.getRandomValues = function (a) {
    for (let i = 0; i < a.length; i++) { s = (Math.imul(s, 1103515245) + 12345) >>> 0; a[i] = s >>> 16; }
    return a;
  };
})()"""
"""Makes the browser's chance the same in every run."""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's Chromium."""
    path = shutil.which("chromium") or shutil.which("google-chrome")
    return {**browser_type_launch_args, "executable_path": path, "args": QUIET}


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """The system's Firefox, as strict with files as a user's."""
    strict: dict[str, str | float | bool] = {"security.fileuri.strict_origin_policy": True}
    found = playwright.firefox.launch(
        channel="moz-firefox", executable_path="/usr/bin/firefox-esr", firefox_user_prefs=strict
    )
    yield found
    found.close()


@pytest.fixture(autouse=True)
def patient(page: Page) -> None:
    """Waits are long: the machine may be busy."""
    page.set_default_timeout(PATIENCE)


@pytest.fixture(scope="session")
def server() -> Iterator[Site]:
    """dist/ on a port, for all tests that only look."""
    served = Site(DIST).start()
    yield served
    served.stop()


@pytest.fixture
def site(server: Site) -> str:
    """The page's address."""
    return server.address


@pytest.fixture
def host() -> Iterator[Site]:
    """A host of one's own that may misbehave; the page lies in a sub-folder."""
    served = Site(DIST, prefix="/games/biyori/").start()
    yield served
    served.stop()


@pytest.fixture
def people(browser: Browser, site: str) -> Iterator[Open]:
    """Opens the page for somebody: at a place, a local time and a time zone, with a storage in some state."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def person(
        at: str,
        place: str = "today-clovers",
        zone: str = "Asia/Tokyo",
        before: Page | None = None,
        scripts: tuple[str, ...] = (),
        kept: dict[str, str] | None = None,
        lang: str = "ja-JP",
        **more: Any,
    ) -> Page:
        state = before.context.storage_state() if before else None
        context = browser.new_context(
            locale=lang, timezone_id=zone, viewport={"width": 390, "height": 844}, storage_state=state, **more
        )
        contexts.append(context)
        context.add_init_script(DICE.replace("SEED", str(17 + len(contexts))))
        for script in scripts:
            context.add_init_script(script)
        if kept:
            entries = json.dumps(list(kept.items()))
            context.add_init_script(
                f"for (const [k, v] of {entries}) localStorage.getItem(k) ?? localStorage.setItem(k, v)"
            )
        context.set_default_timeout(90_000)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        set_clock(page, at, zone, install=True)
        page.goto(f"{site}#{place}")
        ready(page)
        return page

    yield person
    for context in contexts:
        context.close()
    assert errors == []
