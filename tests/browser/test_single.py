"""The page as one file, opened from disk in three engines; the hosted page says what to open instead."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

ONE_FILE = Path("dist/biyori.html").resolve().as_uri()
READY = "html[data-ready]"


@contextmanager
def virtual_screen() -> Iterator[None]:
    """A screen for a browser that has no headless mode."""
    number = ":97"
    screen = subprocess.Popen(["Xvfb", number, "-screen", "0", "1280x900x24"], stderr=subprocess.DEVNULL)
    before = {name: os.environ.get(name) for name in ("DISPLAY", "LIBGL_ALWAYS_SOFTWARE")}
    os.environ.update(DISPLAY=number, LIBGL_ALWAYS_SOFTWARE="1")
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name) if value is None else os.environ.update({name: value})
        screen.terminate()
        screen.wait()


def until(holds: Callable[[], bool]) -> None:
    """Wait a minute and a half for it."""
    end = time.monotonic() + 90
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.2)


def deal_and_come_back(page: Page) -> None:
    """Deal a game, open the file again, and find the same cards."""
    page.set_default_timeout(90_000)
    page.goto(ONE_FILE)
    page.wait_for_selector(READY)
    page.goto(f"{ONE_FILE}#clovers")
    first = page.locator(".table .card").first
    expect(first).to_be_visible()
    dealt = first.get_attribute("aria-label")
    page.goto("about:blank")
    page.goto(f"{ONE_FILE}#clovers")
    page.wait_for_selector(READY)
    expect(page.locator(".table .card").first).to_have_attribute("aria-label", dealt or "")


def test_without_webassembly_the_file_says_so(page: Page) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(ONE_FILE)
    expect(page.locator("#trouble")).to_contain_text("WebAssembly")


def test_chromium_plays_from_disk_and_keeps_the_game(page: Page) -> None:
    deal_and_come_back(page)


def test_firefox_plays_from_disk_and_keeps_the_game(firefox: Browser) -> None:
    page = firefox.new_page()
    deal_and_come_back(page)
    page.close()


def test_a_late_import_finds_the_library_in_the_file(page: Page) -> None:
    page.goto(ONE_FILE)
    page.wait_for_selector(READY)
    script = """async () => {
      const python = await (await biyori.interpreter).loadPyodide();
      return python.runPython("import calendar; calendar.isleap(2028)");
    }"""
    assert page.evaluate(script) is True


def test_webkit_plays_from_disk() -> None:
    from selenium.webdriver import WebKitGTK, WebKitGTKOptions, WebKitGTKService

    with virtual_screen():
        options = WebKitGTKOptions()
        options.binary_location = next(str(path) for path in Path("/usr/lib").rglob("webkit2gtk*/MiniBrowser"))
        options.add_argument("--automation")
        driver = WebKitGTK(options=options, service=WebKitGTKService("/usr/bin/WebKitWebDriver"))
        try:
            driver.set_page_load_timeout(120)
            driver.get(ONE_FILE)
            until(lambda: driver.execute_script("return document.documentElement.dataset.ready") == "1")
            driver.execute_script("location.hash = 'clovers'")
            until(lambda: driver.execute_script("return document.querySelectorAll('.table .card').length") >= 16)
        finally:
            driver.quit()


@pytest.mark.parametrize("name", ["chromium", "firefox"])
def test_the_hosted_page_from_disk_says_what_to_open(page: Page, firefox: Browser, name: str) -> None:
    opened = page if name == "chromium" else firefox.new_page()
    opened.goto(Path("dist/index.html").resolve().as_uri(), wait_until="commit")
    trouble = opened.locator("#trouble")
    expect(trouble).to_be_visible(timeout=1000 if name == "chromium" else 3000)
    assert trouble.locator("a[href='biyori.html']").count() == 2
    assert "このページは" in (trouble.text_content() or "")
    assert "This page" in (trouble.text_content() or "")
