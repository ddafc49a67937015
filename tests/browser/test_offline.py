"""After the first load: without a network, and from one build to the next."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from serve import Site

import dist

PATIENCE = 60_000  # ms

READY = "html[data-ready]"
LISTEN = "globalThis.offers = 0; biyori.onupdate(() => { offers += 1 })"


def visit(page: Page, host: Site) -> None:
    """Open the page and wait until it is ready for offline."""
    page.goto(host.address)
    page.wait_for_selector(READY)
    page.evaluate("new Promise((done) => biyori.onoffline(() => done()))")
    page.wait_for_function("() => navigator.serviceWorker.controller")


def play(page: Page) -> None:
    """Deal a game of clovers and see its cards."""
    page.evaluate("location.hash = 'clovers'")
    expect(page.locator(".table .card").first).to_be_visible()


def until(page: Page, promise: str) -> None:
    """Wait until a promise gives something true; `wait_for_function` would take the promise itself for true."""
    page.evaluate(f"""async () => {{
      const end = performance.now() + {PATIENCE};
      while (!(await ({promise})())) {{
        if (performance.now() > end) throw new Error("waited in vain");
        await new Promise((done) => setTimeout(done, 50));
      }}
    }}""")


def installed(page: Page) -> None:
    """Wait until a newer worker has come, or failed to."""
    page.evaluate("""async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration.update().catch(() => {});
      const worker = registration.installing;
      while (worker && worker.state === "installing") await new Promise((done) => setTimeout(done, 100));
    }""")


def cached(page: Page) -> list[list[str]]:
    """The addresses in each cache."""
    return list(
        page.evaluate("""async () => Promise.all((await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map((request) => request.url)))""")
    )


@pytest.fixture
def newer(tmp_path: Path) -> Path:
    """Another build of the page: its title has changed, and one of Python's files with its folder."""
    folder = tmp_path / "newer"
    shutil.copytree("dist", folder)
    html = (folder / "index.html").read_text()
    old = next(folder.glob("python-*"))
    old.rename(folder / "python-newer")
    with (folder / "python-newer/start.mjs").open("a") as script:
        script.write("// newer\n")
    html = html.replace(old.name, "python-newer").replace("<html ", '<html data-build="newer" ')
    (folder / "index.html").write_text(html)
    (folder / "sw.js").write_text(dist.service_worker(folder))
    return folder


def test_three_reloads_without_a_server_each_play(page: Page, host: Site) -> None:
    visit(page, host)
    host.stop()
    for _ in range(3):
        page.goto(f"{host.address}")
        page.wait_for_selector(READY)
        play(page)


def test_the_one_file_which_is_not_kept_is_offered_while_there_is_a_network(page: Page, host: Site) -> None:
    visit(page, host)
    offer = page.locator("a[download]")
    expect(offer).to_be_visible()
    page.context.set_offline(True)
    expect(offer).to_be_hidden()
    expect(page.locator("[data-region=carry]")).to_be_visible()
    page.reload()
    page.wait_for_selector(READY)
    expect(page.locator("[data-region=carry] .panel")).to_be_visible()
    expect(offer).to_be_hidden()
    page.context.set_offline(False)
    expect(offer).to_be_visible()


def test_any_query_opens_the_page_offline(page: Page, host: Site) -> None:
    visit(page, host)
    host.stop()
    for query in ("?x", "?x=1&y", "index.html", "index.html?x"):
        page.goto("about:blank")
        page.goto(f"{host.address}{query}#clovers")
        page.wait_for_selector(READY)
        expect(page.locator(".table .card").first).to_be_visible()


def test_a_plain_start_works_offline_too(page: Page, host: Site) -> None:
    visit(page, host)
    page.evaluate("""async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) if (request.url.endsWith("image.bin")) await cache.delete(request);
      }
    }""")
    host.stop()
    page.goto(host.address)
    page.wait_for_selector(READY)
    play(page)


def test_a_later_visit_starts_by_a_worker_and_without_it_if_it_fails(page: Page, host: Site) -> None:
    visit(page, host)
    page.goto("about:blank")
    with page.expect_worker() as worker:
        page.goto(host.address)
    assert worker.value.url.endswith("/fetch.js")
    page.wait_for_selector(READY)
    page.evaluate("""async () => {
      const cache = await caches.open((await caches.keys())[0]);
      for (const { url } of await cache.keys()) if (url.endsWith("fetch.js")) await cache.put(url, new Response("(", {
        headers: { "content-type": "text/javascript" },
      }));
    }""")
    page.goto("about:blank")
    page.goto(host.address)
    page.wait_for_selector(READY)
    play(page)


@pytest.mark.parametrize("max_age", [None, 600])
def test_an_update_is_offered_once_and_taken_when_asked(
    page: Page, host: Site, newer: Path, max_age: int | None
) -> None:
    host.max_age = max_age
    visit(page, host)
    play(page)
    dealt = page.locator(".table .card").first.get_attribute("aria-label")
    page.evaluate(LISTEN)
    host.folder = newer
    host.requests.clear()
    installed(page)
    page.wait_for_function("() => offers === 1")
    assert not any(path.endswith("pyodide.asm.wasm") for path in host.requests), "unchanged files are copied"
    assert page.locator("html").get_attribute("data-build") is None
    loads: list[str] = []
    page.on("framenavigated", lambda frame: loads.append(frame.url))
    page.evaluate("biyori.update()")
    page.wait_for_selector("html[data-build=newer][data-ready]")
    assert len(loads) == 1
    expect(page.locator(".table .card").first).to_have_attribute("aria-label", dealt or "")
    assert len(cached(page)) == 1


def test_an_update_is_offered_after_trouble_too(page: Page, host: Site, newer: Path) -> None:
    visit(page, host)
    page.add_init_script("document.addEventListener('DOMContentLoaded', () => biyori.trouble('stuck'))")
    page.goto(host.address)
    expect(page.locator("html")).to_have_attribute("data-trouble", "stuck")
    page.wait_for_selector(READY)
    page.evaluate(LISTEN)
    host.folder = newer
    installed(page)
    page.wait_for_function("() => offers === 1", timeout=10_000)


def test_a_half_deployed_build_leaves_the_old_one_working(page: Page, host: Site, newer: Path) -> None:
    visit(page, host)
    page.evaluate(LISTEN)
    host.folder = newer
    host.replaced["python-newer/start.mjs"] = b"export const stale = true;"
    installed(page)
    assert page.evaluate("offers") == 0
    host.stop()
    page.goto(host.address)
    page.wait_for_selector(READY)
    assert page.locator("html").get_attribute("data-build") is None


def test_a_first_load_that_was_cut_goes_on_where_it_stopped(page: Page, host: Site) -> None:
    cut = "python_stdlib.zip"
    host.cut = lambda path: path.endswith(cut)
    page.goto(host.address)
    page.wait_for_selector(READY)
    until(page, "() => caches.keys().then((names) => names.length === 1)")
    until(page, "() => navigator.serviceWorker.getRegistration().then((found) => !found)")
    host.cut = lambda _path: False
    host.requests.clear()
    visit(page, host)
    assert any(path.endswith(cut) for path in host.requests)
    host.stop()
    page.goto(host.address)
    page.wait_for_selector(READY)


def test_a_worker_that_was_stopped_before_it_wrote_its_list_writes_it_later(page: Page, host: Site) -> None:
    visit(page, host)
    page.evaluate("async () => (await caches.open((await caches.keys())[0])).delete('files.json')")
    host.requests.clear()
    page.goto(host.address)
    page.wait_for_selector(READY)
    until(page, "async () => caches.match('files.json')")
    assert not any(path.endswith("pyodide.asm.wasm") for path in host.requests), "nothing is brought again"


def test_a_cache_wiped_while_open_is_filled_again(page: Page, host: Site) -> None:
    visit(page, host)
    page.evaluate("async () => { for (const name of await caches.keys()) await caches.delete(name) }")
    play(page)
    page.goto(host.address)
    page.wait_for_selector(READY)
    until(page, "async () => caches.match('files.json')")
    host.stop()
    page.goto(host.address)
    page.wait_for_selector(READY)
    play(page)
