"""Measures the start: `./build.sh bench start [visits]`, against two empty pages made here.

plain is an empty PyScript + Pyodide page, micropython an empty PyScript + MicroPython page, both as npm has them.
All pages come from one loopback host that behaves as a static host (gzip, ETag, max-age=600); visits alternate.
Times are the page's own clock in milliseconds from the navigation; ready means that a tap is answered.
"""

import json
import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright
from serve import Site, packed

FOLDER = Path("build/bench")
PYSCRIPT = Path("node_modules/@pyscript/core/dist")
EMPTY = """<!doctype html><meta charset="utf-8"><title>empty</title><link rel="stylesheet" href="pyscript/core.css">
<script type="module" src="pyscript/core.js"></script><button id="b">tap</button><p id="o"></p>
<script type="{kind}" config='{config}'>
from pyscript import document, when, window
@when("click", "#b")
def tapped(event):
    document.querySelector("#o").textContent = "yes"
window.bench = window.performance.now()
document.documentElement.dataset.ready = "1"
</script>
"""
# ours: when Python is ready, tap the first card of the game that was restored and wait until it is chosen
TAP = """
new MutationObserver((_, watching) => {
  if (!document.documentElement?.dataset.ready || window.bench || !location.hash) return;
  const card = document.querySelector(".table .card[data-tap]");
  if (!card) return;
  watching.disconnect();
  card.click();
  if (card.getAttribute("aria-pressed") === "true") window.bench = performance.now();
}).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ["data-ready"]});
"""
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
SLOWED = 4
DEAL = "#F-0000-000B-9"
"""A deal that has a first move; some have none."""
PAGES = {"plain": "plain/", "micropython": "micropython/", "biyori": "biyori/#clovers"}


def make_pages() -> None:
    """The three sites in one folder."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    shutil.copytree("dist", FOLDER / "biyori")
    parts = {
        "plain": ("py", "pyodide.mjs", Path("node_modules/pyodide")),
        "micropython": ("mpy", "micropython.mjs", Path("node_modules/@micropython/micropython-webassembly-pyscript")),
    }
    for name, (kind, interpreter, source) in parts.items():
        shutil.copytree(PYSCRIPT, FOLDER / name / "pyscript", ignore=shutil.ignore_patterns("*.map"))
        shutil.copytree(source, FOLDER / name / "python")
        config = json.dumps({"interpreter": f"./python/{interpreter}"})
        (FOLDER / name / "index.html").write_text(EMPTY.format(kind=kind, config=config))


def visit(context: BrowserContext, address: str, slowed: bool = False) -> dict[str, float]:
    """One visit: when it was ready, and the first contentful paint."""
    page = context.new_page()
    if slowed:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.goto(address)
    page.wait_for_function("() => window.bench", timeout=120_000)
    ready = float(page.evaluate("window.bench"))
    paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"
    found = {"ready": ready, "paint": float(page.evaluate(paint))}
    page.goto("about:blank")
    page.close()
    return found


def first_game(page: Page, address: str) -> None:
    """Deal the game that later visits restore, and wait for offline."""
    page.goto(address.replace("#clovers", DEAL))
    page.wait_for_selector("html[data-ready]", timeout=120_000)
    page.wait_for_selector(".table .card[data-tap]", timeout=120_000)
    page.evaluate("new Promise((done) => biyori.onoffline(() => done()))")
    page.wait_for_function("() => navigator.serviceWorker.controller")


def opened(play: Playwright, folder: str) -> BrowserContext:
    """A browser with a profile of its own."""
    path = shutil.which("chromium") or shutil.which("google-chrome")
    context = play.chromium.launch_persistent_context(folder, executable_path=path, args=FLAGS)
    context.add_init_script(TAP)
    return context


def alternating(visits: int, one: Callable[[str], dict[str, float]]) -> dict[str, dict[str, list[float]]]:
    """Each page's figures over so many rounds."""
    found: dict[str, dict[str, list[float]]] = {name: {"ready": [], "paint": []} for name in PAGES}
    for _ in range(visits):
        for name, address in PAGES.items():
            for figure, value in one(address).items():
                found[name][figure].append(value)
    return found


def table(title: str, found: dict[str, dict[str, list[float]]]) -> None:
    """Print medians, ranges and ratios."""
    plain = statistics.median(found["plain"]["ready"])
    micropython = statistics.median(found["micropython"]["ready"])
    print(f"\n{title}\n{'page':12} {'ready':>8} {'range':>15} {'/ plain':>8} {'/ mpy':>7} {'paint':>7} {'/ plain':>8}")
    for name, figures in found.items():
        ready, paint = statistics.median(figures["ready"]), statistics.median(figures["paint"])
        span = f"{min(figures['ready']):.0f}-{max(figures['ready']):.0f}"
        ratios = f"{ready / plain:8.2f} {ready / micropython:7.2f} {paint:7.0f} {paint / plain:8.2f}"
        print(f"{name:12} {ready:8.0f} {span:>15} {ratios}")


def first_load(play: Playwright, site: Site) -> None:
    """Print what a first load brings, before the first tap and until the page is ready for offline."""
    with tempfile.TemporaryDirectory() as profile:
        context = opened(play, profile)
        page = context.new_page()
        site.sent.clear()
        page.goto(f"{site.address}biyori/")
        page.wait_for_selector("html[data-ready]", timeout=120_000)
        before = dict(site.sent)
        page.evaluate("new Promise((done) => biyori.onoffline(() => done()))")
        context.close()
    print(f"\nA first load, bytes as sent\n{'file':40} {'first tap':>10} {'offline':>10}")
    for path in sorted(site.sent, key=lambda path: -site.sent[path]):
        print(f"{path:40} {before.get(path, 0):10,} {site.sent[path]:10,}")
    print(f"{'all':40} {sum(before.values()):10,} {sum(site.sent.values()):10,}")


def main() -> None:
    visits = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    make_pages()
    site = Site(FOLDER)
    site.max_age = 600
    site.start()
    for file in FOLDER.rglob("*"):
        if file.suffix in {".wasm", ".mjs", ".js", ".html", ".css", ".json"}:
            packed(file.read_bytes())  # a static host has it ready
    with sync_playwright() as play, tempfile.TemporaryDirectory() as profile:
        context = opened(play, profile)
        first_game(context.new_page(), f"{site.address}{PAGES['biyori']}")
        for address in PAGES.values():
            visit(context, site.address + address)
        table(f"Warm, median of {visits}", alternating(visits, lambda a: visit(context, site.address + a)))
        slow = max(3, visits // 2)
        title = f"Warm, processor slowed {SLOWED} times, median of {slow}"
        table(title, alternating(slow, lambda a: visit(context, site.address + a, slowed=True)))
        context.close()

        def cold(address: str) -> dict[str, float]:
            with tempfile.TemporaryDirectory() as fresh:
                context = opened(play, fresh)
                found = visit(context, site.address + address.replace("#clovers", DEAL))
                context.close()
            return found

        table(f"Cold, an empty profile each, median of {visits}", alternating(visits, cold))
        first_load(play, site)
    site.stop()


if __name__ == "__main__":
    main()
