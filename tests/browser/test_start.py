"""The start: what shows before Python, what is kept, and what is said where Python cannot come."""

import json
import lzma
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from serve import Site

READY = "html[data-ready]"
WASM = "**/pyodide.asm.wasm"


def vendor_file(name: str) -> str:
    """The path of one of the files of Python or PyScript below the page."""
    return next(Path("dist").glob(f"py*-*/{name}")).relative_to("dist").as_posix()


def in_python(page: Page, code: str) -> object:
    """What Python says in the page: start.mjs hands out the one that runs."""
    script = "async ([start, code]) => (await (await import(start)).loadPyodide()).runPython(code)"
    start = page.locator("script[src$='start.mjs']").evaluate("(script) => script.src")
    return page.evaluate(script, [start, code])


def test_the_first_screen_is_there_before_python(page: Page, host: Site) -> None:
    page.route(WASM, lambda route: None)
    page.goto(host.address)
    expect(page.locator("#app h1")).to_be_visible()
    for game in ("clovers", "marriage", "cribbage"):
        expect(page.locator(f"#app a[href='#{game}']").first).to_be_visible()
    expect(page.locator("#progress [data-stage-name=download]")).to_have_class(re.compile("now"))
    assert page.locator("html").get_attribute("data-ready") is None


def test_the_progress_line_counts_bytes_and_goes_when_python_is_there(page: Page, host: Site) -> None:
    held: list[Route] = []
    page.route(WASM, lambda route: held.append(route))
    page.goto(host.address)
    expect(page.locator("#progress .bytes")).to_have_text(re.compile(r"Python \d+\.\d / \d+\.\d MB"))
    held[0].continue_()
    page.wait_for_selector(READY)
    expect(page.locator("#progress")).to_have_count(0)
    stages = page.evaluate("performance.getEntriesByType('mark').map((mark) => mark.name)")
    assert [name for name in stages if name.startswith("biyori ")] == [
        "biyori download",
        "biyori start",
        "biyori deal",
        "biyori ready",
    ]


def test_a_tap_made_too_early_is_answered_later(browser: Browser, host: Site) -> None:
    page = browser.new_page(locale="ja-JP")
    held: list[Route] = []
    page.route(WASM, lambda route: held.append(route))
    page.goto(host.address)
    page.locator("[data-tap='lang:en']:visible").click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    held[0].continue_()
    page.wait_for_selector(READY, timeout=90_000)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.close()


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (820, 1180), (1280, 800)])
def test_a_game_lies_where_it_lay_before_python_was_there(browser: Browser, host: Site, size: tuple[int, int]) -> None:
    page = browser.new_page(locale="ja-JP", viewport={"width": size[0], "height": size[1]})
    held: list[Route] = []
    page.route(WASM, lambda route: held.append(route))
    page.goto(host.address)
    card = page.locator(".game").first
    before = card.bounding_box()
    held[0].continue_()
    page.wait_for_selector(READY, timeout=90_000)
    assert card.bounding_box() == pytest.approx(before, abs=1)
    page.close()


def test_a_game_that_is_tapped_too_early_says_that_it_will_open(page: Page, host: Site) -> None:
    page.route(WASM, lambda route: None)
    page.goto(host.address)
    soon = page.locator(".game:has([data-tap='open:marriage']) .soon")
    expect(soon).to_be_hidden()
    page.locator("[data-tap='open:marriage']:visible").first.click(position={"x": 8, "y": 8})
    expect(soon).to_be_visible()
    expect(page.locator(".soon:visible")).to_have_count(1)


def test_an_address_that_is_none_does_not_stop_the_start(page: Page, host: Site) -> None:
    page.goto(f"{host.address}#%")
    page.wait_for_selector(READY)
    expect(page.locator("[data-screen=home]")).to_be_visible()
    page.evaluate("location.hash = '#calendar?%'")
    expect(page.locator("[data-screen=calendar]")).to_be_visible()


@pytest.mark.parametrize(("locale", "lang"), [("ja-JP", "ja"), ("en-GB", "en"), ("de-DE", "en")])
def test_the_language_is_the_browsers_from_the_first_moment(
    browser: Browser, site: str, locale: str, lang: str
) -> None:
    page = browser.new_page(locale=locale)
    page.route(WASM, lambda route: None)
    page.goto(site, wait_until="commit")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.close()


@pytest.mark.parametrize(
    ("kept", "lang", "theme"),
    [
        ('{"lang": "en", "theme": "dark", "suits": "4"}', "en", "dark"),
        ("{", "ja", "auto"),
        ("null", "ja", "auto"),
        ('{"lang": {"x": 1}, "theme": "<b>"}', "ja", "auto"),
    ],
)
def test_kept_preferences_hold_before_python_and_garbage_does_no_harm(
    browser: Browser, site: str, kept: str, lang: str, theme: str
) -> None:
    page = browser.new_page(locale="ja-JP")
    page.add_init_script(f"localStorage.setItem('biyori.preferences.1', {json.dumps(kept)})")
    page.route(WASM, lambda route: None)
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.close()


def test_without_webassembly_the_page_says_so(page: Page, host: Site) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(host.address)
    expect(page.locator("#trouble")).to_contain_text("WebAssembly")
    expect(page.locator("#app h1")).to_be_visible()


@pytest.mark.parametrize(
    "name", ["pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs", "start.mjs", "core.js", "core-*.js", "error-*.js"]
)
def test_a_missing_file_is_named(page: Page, host: Site, name: str) -> None:
    path = vendor_file(name)
    host.replaced[path] = None
    page.goto(host.address)
    expect(page.locator("#trouble")).to_contain_text(Path(path).name)


@pytest.mark.parametrize("name", ["python_stdlib.zip", "modules.json"])
@pytest.mark.parametrize("how", ["missing", "cut"])
def test_a_file_that_is_missed_by_a_start_without_the_image_is_named(
    page: Page, host: Site, name: str, how: str
) -> None:
    host.replaced[vendor_file("image.bin.xz")] = None
    if how == "missing":
        host.replaced[vendor_file(name)] = None
    else:
        host.cut = lambda path: path.endswith(name)
    page.goto(host.address)
    expect(page.locator("#trouble")).to_contain_text(name, timeout=15_000)


@pytest.mark.parametrize("name", ["pyodide.asm.wasm", "pyodide.asm.mjs"])
def test_a_file_missed_before_the_page_has_a_place_for_words_is_named(page: Page, host: Site, name: str) -> None:
    host.waits[""] = b"</head>"
    host.replaced[vendor_file(name)] = None
    page.goto(host.address)
    expect(page.locator("#trouble")).to_contain_text(name, timeout=10_000)


def test_a_cause_that_comes_late_takes_the_place_of_the_twenty_seconds(page: Page, host: Site) -> None:
    held: list[Route] = []
    page.clock.install()
    page.route(WASM, lambda route: held.append(route))
    page.goto(host.address)
    page.wait_for_timeout(2000)
    page.clock.run_for(22_000)
    expect(page.locator("#trouble")).to_contain_text("20")
    held[0].abort()
    expect(page.locator("#trouble")).to_contain_text("pyodide.asm.wasm")
    expect(page.locator("#trouble")).not_to_contain_text("20")


def test_a_server_with_wrong_types_is_told_which(page: Page, host: Site) -> None:
    host.types = {".mjs": "text/plain"}
    page.goto(host.address)
    expect(page.locator("#trouble")).to_contain_text("text/plain")
    expect(page.locator("#trouble")).to_contain_text("MIME")


def test_a_server_that_does_not_know_wasm_does_no_harm(page: Page, host: Site) -> None:
    host.types = {".wasm": "application/octet-stream"}
    page.goto(host.address)
    page.wait_for_selector(READY)


def test_twenty_seconds_without_progress_are_told(page: Page, host: Site) -> None:
    page.clock.install()
    page.route(WASM, lambda route: None)
    page.goto(host.address)
    page.wait_for_timeout(2000)
    page.clock.run_for(10_000)
    expect(page.locator("#trouble")).to_be_hidden()
    page.clock.run_for(12_000)
    expect(page.locator("#trouble")).to_contain_text("20")


@pytest.mark.parametrize("image", ["missing", "cut short", "of another build", "no image at all"])
def test_without_a_good_image_python_starts_plainly(page: Page, host: Site, image: str) -> None:
    path = vendor_file("image.bin.xz")
    data = (Path("dist") / path).read_bytes()
    host.replaced[path] = {
        "missing": None,
        "cut short": data[: len(data) // 2],
        "of another build": repacked(data, b'"build":"', b'"build":"x'),
        "no image at all": b"<!doctype html>",
    }[image]
    page.goto(host.address)
    page.wait_for_selector(READY)
    page.goto(f"{host.address}#clovers")
    expect(page.locator(".table .card").first).to_be_visible()


def repacked(data: bytes, old: bytes, new: bytes) -> bytes:
    """The packed image with a change in its description, of the same length."""
    image = lzma.decompress(data)
    at = image.index(old)
    return lzma.compress(image[:at] + new + image[at + len(new) :], check=lzma.CHECK_CRC32)


def test_chance_is_not_the_same_at_every_start(page: Page, host: Site) -> None:
    code = "import os, random; f'{random.random()} {os.urandom(8).hex()}'"
    drawn = []
    for _ in range(2):
        page.goto(host.address)
        page.wait_for_selector(READY)
        drawn += str(in_python(page, code)).split()
    assert len(set(drawn)) == 4


def test_a_library_module_outside_the_image_can_still_be_imported(page: Page, host: Site) -> None:
    page.goto(host.address)
    page.wait_for_selector(READY)
    assert in_python(page, "import calendar; calendar.isleap(2028)") is True
    assert in_python(page, "import sys; [f for f in sys.meta_path if hasattr(f, 'mounted')][0].mounted") is True


def test_a_tap_on_empty_ground_does_nothing(page: Page, host: Site) -> None:
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"{host.address}#F-0000-000B-9")
    page.wait_for_selector(READY)
    shown = page.locator("#app").inner_text()
    page.locator(".tb > .bar").click(position={"x": 200, "y": 4})
    page.locator(".table").click(position={"x": 2, "y": 2})
    page.evaluate("document.body.click()")
    page.wait_for_timeout(300)
    assert page.locator("#app").inner_text() == shown
    assert wrong == []


def test_what_fails_after_the_start_is_told_instead_of_silence(page: Page, host: Site) -> None:
    page.goto(f"{host.address}#F-0000-000B-9")
    page.wait_for_selector(READY)
    in_python(page, "import main; main.app.sitting.tap = lambda _key: {}[0]; None")
    page.locator('.table .card[data-tap="card:2D"]').click()
    expect(page.locator("body")).to_contain_text(re.compile("Something went wrong here|ここで問題が起きました"))
    expect(page.locator(".table .card")).to_have_count(16)
    expect(page.locator("body")).not_to_contain_text("Traceback")


def test_the_app_needs_no_library_module_outside_the_image(page: Page, host: Site) -> None:
    page.goto(host.address)
    page.wait_for_selector(READY)
    for place in ("clovers", "marriage", "cribbage", "calculator", "analyser", "calendar", "records", ""):
        page.evaluate("(place) => { location.hash = place }", place)
        page.wait_for_timeout(500)
    assert in_python(page, "import sys; [f for f in sys.meta_path if hasattr(f, 'mounted')][0].mounted") is False


def test_everything_comes_from_the_pages_own_folder(page: Page, host: Site) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(host.address)
    page.wait_for_selector(READY)
    assert [url for url in asked if not url.startswith((host.address, "data:", "blob:"))] == []
    assert all(not path.startswith("/") for path in host.requests)


def test_the_unbuilt_page_names_the_remedy_in_both_languages(page: Page) -> None:
    page.goto(Path("index.html").resolve().as_uri())
    assert page.inner_text("body").count("./build.sh serve") == 2
    expect(page.locator("#app")).to_be_hidden()
