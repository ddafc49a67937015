"""Photographs the screens: pictures drawn by the page's own code, put on real paper by the real css.

PYTHONPATH=py:build/py:tools:tests python tools/gallery.py [part of a name …] fills gallery/ in the temporary folder.
"""

import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path

from app import App
from contents import ROOMS, TABLES
from fakes import FakePort
from fragments import expand
from page.faces import back, face
from page.picture import Picture, Placed
from playwright.sync_api import sync_playwright

OUT = Path(tempfile.gettempdir()) / "gallery"
FIRST = ("tokens.css", "shell.css", "table.css", "cards.css")
"""In the order of the build; the other files follow by name."""
SIZES = {
    "360": (360, 640),
    "390": (390, 844),
    "320": (320, 568),
    "844": (844, 390),
    "768": (768, 1024),
    "1280": (1280, 800),
}
COLUMNS = {"360": 8, "390": 7, "320": 9, "844": 12, "768": 9, "1280": 13}
LOOKS = (
    *(("390", "ja", "light"), ("360", "ja", "dark"), ("320", "en", "light"), ("844", "ja", "light")),
    *(("768", "ja", "dark"), ("1280", "en", "light")),
)
Steps = Callable[[App, FakePort], None]


@dataclass(frozen=True, slots=True)
class Shot:
    """One photograph: what stands in #app (or beside it) at a size, in a theme and a language."""

    name: str
    size: str
    html: str
    lang: str
    theme: str
    cloth: str = ""


def still(picture: Picture) -> str:
    """A picture as HTML that needs no Python: regions filled, cards in their places."""
    html = picture.frame.replace('<div class="tb"', f'<div class="{" ".join(("tb", *picture.traits))}"')
    cards = "".join(laid(placed) for placed in picture.cards)
    for name, inside in {**picture.regions, "cards": cards}.items():
        before, mark, after = html.partition(f'data-region="{name}"')
        if mark:
            tag, _end, rest = after.partition(">")
            html = f"{before}{mark}{tag}>{inside}{rest}"
    return html + picture.sheet + picture.notice


def laid(placed: Placed) -> str:
    """A card in its place."""
    suit = f"s{placed.face[1]}" if placed.face else "back"
    classes = " ".join(("card", suit, *placed.look))
    place = f"--x:{placed.x:g};--y:{placed.y:g};--z:{placed.z:g}"
    inside = face(placed.face) if placed.face else back()
    return f'<button type="button" class="{classes}" data-area="{placed.area}" style="{place}">{inside}</button>'


def drawn(place: str, lang: str, size: str, steps: Steps) -> Picture:
    """A screen of the page after some steps."""
    port = FakePort()
    port.lang = lang
    port.columns = lambda columns=COLUMNS[size]: columns  # type: ignore[method-assign, misc]
    app = App(port, TABLES, ROOMS, {})
    port.app = app
    app.visit(place)
    port.wait(50)
    steps(app, port)
    return port.picture


def taps(*keys: str, wait: int = 10) -> Steps:
    """Tap these, one after another."""

    def steps(app: App, port: FakePort) -> None:
        for key in keys:
            app.tap(key)
            port.wait(wait)

    return steps


def first_card(app: App, port: FakePort) -> None:
    """Choose the first card that can be chosen."""
    app.tap(next(placed.tap for placed in port.picture.cards if placed.tap))
    port.wait(10)


def removal(app: App, port: FakePort) -> None:
    """Turn some cards and choose one that may be taken."""
    taps(*("turn",) * 29)(app, port)
    app.tap(next(placed.tap for placed in port.picture.cards if "can" in placed.look))
    port.wait(10)


def cribbage(stage: str) -> Steps:
    """Play cribbage by the first thing that can be done, up to a stage: lay, play, show."""

    def steps(app: App, port: FakePort) -> None:
        for _n in range(60):
            port.wait(50)
            areas = {placed.area for placed in port.picture.cards}
            here = "show" if "show" in areas else "play" if "pile" in areas else "lay" if "box" in areas else ""
            if here == stage and (stage != "play" or sum(p.area == "pile" for p in port.picture.cards) > 2):
                return
            buttons = re.findall(r'class="btn pri[^"]*" data-tap="([^"]+)"(?! disabled)', port.picture.regions["more"])
            cards = [p.tap for p in port.picture.cards if p.tap and "off" not in p.look and not p.pressed]
            for tap in buttons or cards[:1]:
                app.tap(tap)

    return steps


def daily(app: App, port: FakePort) -> None:
    """Open what the home screen offers for today."""
    app.tap(re.findall(r'class="btn pri[^"]*" data-tap="([^"]+)"', port.picture.regions["today"])[0])
    port.wait(50)


PLACES: tuple[tuple[str, str, Steps], ...] = (
    ("home", "", taps()),
    ("wish", "", daily),
    ("clovers", "clovers", first_card),
    ("newgame", "clovers", taps("new")),
    ("menu", "clovers", taps("menu")),
    ("settings", "clovers", taps("settings")),
    ("stuck", "clovers", taps("give-up", "give-up-yes", wait=200)),
    ("marriage", "marriage", removal),
    ("marriage51", "marriage", taps(*("turn",) * 50)),
    ("lovers", "marriage", taps("give-up", "give-up-yes", wait=200)),
    ("newmatch", "cribbage", taps("new")),
    ("lay", "cribbage", cribbage("lay")),
    ("play", "cribbage", cribbage("play")),
    ("show", "cribbage", cribbage("show")),
    ("board", "cribbage", taps("board")),
    ("calculator", "calculator?h=5H5C5SJD&s=5D", taps()),
    ("calendar", "calendar", taps()),
    ("records", "records", taps()),
    ("keeping", "keeping", taps()),
)


def shots(wanted: Callable[[str], bool]) -> Iterator[Shot]:
    """The photographs whose names are wanted."""
    for size, lang, theme in LOOKS:
        for name, place, steps in PLACES:
            if wanted(f"{name}-{size}"):
                picture = drawn(place, lang, size, steps)
                yield Shot(name, size, still(picture), lang, theme, picture.cloth)
        for path in (Path("home.html"), *sorted(Path("help").glob("*.html"))):
            name = "start" if path.name == "home.html" else f"help-{path.stem}"
            if wanted(f"{name}-{size}"):
                yield Shot(name, size, expand(path.read_text()), lang, theme)


def document(shot: Shot) -> str:
    """A whole page for one shot."""
    files = sorted(Path("css").glob("*.css"), key=lambda file: (*(file.name != name for name in FIRST), file.name))
    css = Path("boot/first.css").read_text() + "".join(file.read_text() for file in files)
    art = "".join(Path(f"art/{name}.svg").read_text() for name in ("sprite", "icons"))
    ready = "" if shot.name == "start" else ' data-ready="1"'
    return (
        f'<!doctype html><html lang="{shot.lang}" data-theme="{shot.theme}" data-suits="2" data-season="autumn" '
        f'data-speed="normal" data-cloth="{escape(shot.cloth)}"{ready}><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><style>{css} .help{{display:block}}</style><body>'
        f'{art.replace("<svg xmlns", "<svg class=sprite xmlns")}<div id="app">{shot.html}</div></body></html>'
    )


def main() -> None:
    """Take the photographs whose names hold one of the words given, and say what overflows."""
    words = sys.argv[1:]
    OUT.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for shot in shots(lambda name: not words or any(word in name for word in words)):
            name = f"{shot.name}-{shot.size}-{shot.lang}-{shot.theme}"
            width, height = SIZES[shot.size]
            view = browser.new_page(viewport={"width": width, "height": height})
            view.set_content(document(shot))
            view.wait_for_timeout(350)
            wider = view.evaluate("document.documentElement.scrollWidth - innerWidth")
            taller = view.evaluate("document.documentElement.scrollHeight - innerHeight")
            view.screenshot(path=OUT / f"{name}.png", full_page=not shot.cloth)
            view.close()
            print(name, f"{wider} px too wide" if wider else "", f"scrolls {taller} px" if taller else "")
        browser.close()


if __name__ == "__main__":
    main()
