"""The page as one file, opened from disk in three engines; the hosted page says what to open instead."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

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


CARDS = {
    "clovers": "[data-screen=clovers] .card",
    "marriage": "[data-screen=marriage] .card",
    "cribbage": "[data-screen=cribbage] .card[data-tap^='card:']",
}


def everything_works(visit: Callable[[str], object], run: Callable[[str], Any]) -> None:
    """Deal each game, open the file again and find the same cards; change the language; export what is kept. `run` is
    given the body of a function.
    """

    def opened(place: str) -> None:
        visit("about:blank")
        visit(f"{ONE_FILE}#{place}")
        until(lambda: run("return document.documentElement.dataset.ready === '1'"))

    def cards(game: str) -> str:
        """What lies on the table; in cribbage the cut for the first deal comes before."""
        run("document.querySelector('[data-screen=cribbage] .do .btn.pri:not([disabled])')?.click()")
        labels = "(card) => card.getAttribute('aria-label')"
        return str(run(f'return Array.from(document.querySelectorAll("{CARDS[game]}"), {labels}).join()'))

    def tap(key: str) -> None:
        run(f"document.querySelector(\"[data-tap='{key}']\").click()")

    dealt = {}
    for game in CARDS:
        opened(game)
        until(lambda game=game: bool(cards(game)))
        dealt[game] = cards(game)
    for game, there in dealt.items():
        opened(game)
        until(lambda game=game, there=there: cards(game) == there)
    opened("")
    for lang in ("en", "ja", "en"):
        if run("return document.documentElement.lang") != lang:
            tap(f"lang:{lang}")
        until(lambda lang=lang: run("return document.documentElement.lang") == lang)
    opened("keeping")
    tap("export-code")
    until(lambda: run("return /copied|Copy by hand/.test(document.body.innerText)"))


def in_page(page: Page) -> None:
    """The same with one of Playwright's pages."""
    page.set_default_timeout(90_000)
    everything_works(page.goto, lambda body: page.evaluate(f"() => {{ {body} }}"))


def test_without_webassembly_the_file_says_so(page: Page) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(ONE_FILE)
    expect(page.locator("#trouble")).to_contain_text("WebAssembly")


def test_chromium_plays_from_disk_and_keeps_the_games(page: Page) -> None:
    in_page(page)


def test_firefox_plays_from_disk_and_keeps_the_games(firefox: Browser) -> None:
    page = firefox.new_page()
    in_page(page)
    page.close()


def test_a_late_import_finds_the_library_in_the_file(page: Page) -> None:
    page.goto(ONE_FILE)
    page.wait_for_selector(READY)
    script = """async () => {
      const python = await (await biyori.interpreter).loadPyodide();
      return python.runPython("import calendar; calendar.isleap(2028)");
    }"""
    assert page.evaluate(script) is True


def test_webkit_plays_from_disk_and_keeps_the_games() -> None:
    from selenium.webdriver import WebKitGTK, WebKitGTKOptions, WebKitGTKService

    with virtual_screen():
        options = WebKitGTKOptions()
        options.binary_location = next(str(path) for path in Path("/usr/lib").rglob("webkit2gtk*/MiniBrowser"))
        options.add_argument("--automation")
        driver = WebKitGTK(options=options, service=WebKitGTKService("/usr/bin/WebKitWebDriver"))
        try:
            driver.set_page_load_timeout(120)
            everything_works(driver.get, driver.execute_script)
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
