"""Real browsers against the built dist/, served from a loopback port."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright
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
