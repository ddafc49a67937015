"""How the page answers while it is played: `./build.sh bench play`.

In Chromium against dist/: from a tap to the next painted frame with the processor slowed four times (95th percentile,
each game), tasks above 50 ms on the main thread while playing unslowed, and what is held after 50 and after 500 deals.
"""

import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright
from serve import Site

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]

TIMED = """async ([tap, pause]) => {
  const element = [...document.querySelectorAll(tap)].find(e => !e.disabled && e.offsetParent !== null);
  if (!element) return null;
  const from = performance.now();
  element.click();
  await new Promise(painted => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = painted;
    channel.port2.postMessage(0);
  }));
  const took = performance.now() - from;
  await new Promise(rested => setTimeout(rested, pause));
  return took;
}"""

WATCH = """() => {
  globalThis.longTasks = [];
  new PerformanceObserver(list => longTasks.push(...list.getEntries().map(e => e.duration)))
    .observe({entryTypes: ["longtask"]});
}"""

DEALS = """async count => {
  const rest = () => new Promise(done => setTimeout(done, 0));
  for (let n = 0; n < count; n++) {
    document.querySelector('.foot [data-tap="new"]').click();
    await rest();
    document.querySelector('.sheetw [data-tap="deal"]').click();
    for (let m = 0; m < 40 && document.querySelector("#sheet .scrim"); m++) await rest();
  }
  await new Promise(done => setTimeout(done, 1500));
}"""


def percentile(values: list[float], part: float) -> float:
    """The value below which this part of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def taps(page: Page, selectors: list[str], times: int, pause: int) -> list[float]:
    """Milliseconds from tap to frame, tapping what there is in turn."""
    took = []
    for n in range(times):
        for selector in selectors[n % len(selectors) :] + selectors[: n % len(selectors)]:
            one: float | None = page.evaluate(TIMED, [selector, pause])
            if one is not None:
                took.append(one)
                break
    return took


GAMES: dict[str, tuple[str, list[str]]] = {
    "clovers": (
        "F-0000-000B-9",
        [f".table .card[data-tap]:nth-of-type({n}):not(.leave)" for n in (1, 6, 11, 16, 3, 8)],
    ),
    "marriage": (
        "R-0000-0005-7",
        ['[data-tap="turn"]', ".table .card.can[data-tap]", ".pick [data-tap]"],
    ),
    "cribbage": (
        "cribbage",
        [
            ".table .card[data-tap]:not(.off)[aria-pressed=false]",
            ".table .card[data-tap]:not(.off)",
            ".say .btn.pri",
            ".more .btn, .do .btn, .sheetw .btn.pri",
        ],
    ),
}


def answers(page: Page, cdp: CDPSession, address: str) -> None:
    """From a tap to the next frame, and the tasks that were too long."""
    for game, (place, selectors) in GAMES.items():
        page.goto("about:blank")
        page.goto(f"{address}#{place}")
        page.wait_for_selector('html[data-ready="1"]', timeout=90_000)
        page.wait_for_timeout(2000)
        page.evaluate(WATCH)
        taps(page, selectors, 150 if game == "cribbage" else 40, 250)  # cribbage: several deals, looked back at
        long = page.evaluate("longTasks")
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        took = taps(page, selectors, 60, 400)
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        print(
            f"{game:9} tap to frame, 4 times slower: median {percentile(took, 0.5):4.0f} ms, "
            f"p95 {percentile(took, 0.95):4.0f} ms of {len(took)}; "
            f"tasks above 50 ms unslowed: {len(long)}" + (f", longest {max(long):.0f} ms" if long else "")
        )


def held(page: Page, cdp: CDPSession) -> dict[str, float]:
    """What the page holds: JavaScript's heap, its listeners and elements, Python's blocks and memory.

    On the home screen, since a nine of pips is more elements than a two.
    """
    page.evaluate("location.hash = ''")
    page.wait_for_timeout(1500)
    cdp.send("HeapProfiler.collectGarbage")
    found = {m["name"]: m["value"] for m in cdp.send("Performance.getMetrics")["metrics"]}
    python: dict[str, Any] = page.evaluate(
        """() => { const run = code => biyori.python.runPython(code);
           return {blocks: run("import gc, sys; gc.collect(); len(gc.get_objects())"),
                   memory: biyori.python._module.HEAPU8.length / 1e6}; }"""
    )
    return {
        "JavaScript heap, MB": found["JSHeapUsedSize"] / 1e6,
        "listeners": found["JSEventListeners"],
        "elements": found["Nodes"],
        "Python objects": python["blocks"],
        "Python memory, MB": python["memory"],
    }


def deals(page: Page, cdp: CDPSession, address: str) -> None:
    """What is held after 50 and after 500 deals in one page."""
    page.goto("about:blank")
    page.goto(f"{address}#clovers")
    page.wait_for_selector('html[data-ready="1"]', timeout=90_000)
    cdp.send("Performance.enable")
    page.wait_for_timeout(1500)
    page.evaluate(DEALS, 50)
    early = held(page, cdp)
    page.evaluate("location.hash = 'clovers'")
    page.wait_for_timeout(1500)
    page.evaluate(DEALS, 450)
    late = held(page, cdp)
    for name, value in early.items():
        print(f"{name:20} after 50 deals {value:10.1f}, after 500 {late[name]:10.1f}, ratio {late[name] / value:.3f}")


def main() -> None:
    """Print the figures."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    site = Site(Path("dist")).start()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=FLAGS)
        page = browser.new_page(viewport={"width": 390, "height": 844}, service_workers="block")
        cdp = page.context.new_cdp_session(page)
        answers(page, cdp, site.address)
        deals(page, cdp, site.address)
        browser.close()
    site.stop()


if __name__ == "__main__":
    main()
