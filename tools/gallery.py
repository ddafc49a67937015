"""Draws the screens without a browser's Python and photographs them: a designer's contact sheet.

PYTHONPATH=py:build/py:tools:tests python tools/gallery.py [part of a name …]  writes dist/gallery/*.png
"""

import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import gallery_samples as samples
import page.clovers
import page.cribbage
import page.marriage
import page.words
from app import App
from fakes import FakePort
from fragments import expand
from page.faces import back, face
from page.picture import Picture, Placed
from playwright.sync_api import sync_playwright

OUT = Path("dist/gallery")
FIRST = ("tokens.css", "shell.css", "table.css", "cards.css")
SIZES = {"360": (360, 640), "390": (390, 844), "320": (320, 568), "844": (844, 390), "768": (768, 1024), "1280": (1280, 800)}
COLUMNS = {"360": 8, "390": 7, "320": 9, "844": 12, "768": 9, "1280": 13}


@dataclass(frozen=True, slots=True)
class Shot:
    """One photograph: a screen at a size, in a theme and a language."""

    name: str
    size: str
    html: str
    cloth: str = ""
    lang: str = "ja"
    theme: str = "light"
    suits: str = "2"


def still(picture: Picture) -> str:
    """A picture as HTML that needs no Python: regions filled, cards in their places."""
    html = picture.frame
    for name, inside in picture.regions.items():
        html = re.sub(rf'(data-region="{name}"[^>]*>)', lambda mark, inside=inside: mark[1] + inside, html)
    cards = "".join(laid(placed) for placed in picture.cards)
    return re.sub(r'(data-region="cards"[^>]*>)', lambda mark: mark[1] + cards, html) + picture.sheet


def laid(placed: Placed) -> str:
    """A card in its place."""
    suit = f" s{placed.face[1]}" if placed.face else " back"
    classes = " ".join(("card" + suit, *placed.look))
    place = f"--x:{placed.x:g};--y:{placed.y:g};--z:{placed.z:g}"
    inside = face(placed.face) if placed.face else back()
    return f'<button type="button" class="{classes}" data-area="{placed.area}" style="{place}">{inside}</button>'


def opened(place: str, lang: str, columns: int, taps: tuple[str, ...]) -> Picture:
    """A screen of the page after some taps."""
    port = FakePort()
    port.lang = lang
    port.columns = lambda: columns  # type: ignore[method-assign]
    screens: dict[str, Any] = {"clovers": page.clovers, "marriage": page.marriage, "cribbage": page.cribbage}
    app = App(port, screens, {}, {})
    port.app = app
    app.visit(place)
    port.wait(10)
    for tap in taps:
        app.tap(tap)
        port.wait(10)
    return port.picture


def shots() -> Iterator[Shot]:
    """All photographs."""
    home = expand(Path("home.html").read_text())
    for size, lang, theme in (("390", "ja", "light"), ("390", "en", "dark"), ("1280", "ja", "light"), ("320", "en", "light")):
        yield Shot("start", size, home, "", lang, theme)
        yield Shot("home", size, still(opened("", lang, 7, ())), "", lang, theme)
    for size, lang, theme in (
        *(("390", "ja", "light"), ("360", "ja", "dark"), ("320", "en", "light"), ("844", "ja", "light")),
        *(("768", "ja", "light"), ("1280", "en", "light"), ("1280", "ja", "dark")),
    ):
        columns = COLUMNS[size]
        link = "F-0001-0002-"
        picture = opened("clovers", lang, columns, ())
        chosen = tuple(f"card:{placed.key}" for placed in picture.cards[:1])
        yield Shot("clovers", size, still(opened("clovers", lang, columns, chosen)), "clovers", lang, theme)
        turned = ("turn",) * 33
        yield Shot("marriage", size, still(opened("marriage", lang, columns, turned)), "marriage", lang, theme)
        yield Shot("marriage51", size, still(opened("marriage", lang, columns, ("turn",) * 50)), "marriage", lang, theme)
        for name, html in samples.cribbage(lang):
            yield Shot(name, size, html, "cribbage", lang, theme)
    for name, cloth, html in samples.rooms():
        for size, theme in (("390", "light"), ("1280", "dark")):
            yield Shot(name, size, html, cloth, "ja", theme)
    for game in ("clovers", "marriage", "cribbage"):
        path = Path(f"help/{game}.html")
        for size, lang in (("390", "ja"), ("1280", "en")):
            if path.exists():
                yield Shot(f"help-{game}", size, expand(path.read_text()), "", lang)
    yield Shot("settings", "390", still(opened("clovers", "ja", 7, ("settings",))), "clovers", "ja", "dark", "4")
    yield Shot("newgame", "390", still(opened("clovers", "ja", 7, ("new",))), "clovers", "ja", "light")
    yield Shot("newgame", "1280", still(opened("clovers", "en", 7, ("new",))), "clovers", "en", "light")


def document(shot: Shot) -> str:
    """A whole page for one shot."""
    files = sorted(Path("css").glob("*.css"), key=lambda file: (*(file.name != name for name in FIRST), file.name))
    css = "\n".join(file.read_text() for file in files)
    sprite = "".join(Path(f"art/{name}.svg").read_text().replace("<svg ", '<svg class="sprite" ', 1) for name in ("sprite", "icons"))
    return (
        f'<!doctype html><html lang="{shot.lang}" data-theme="{shot.theme}" data-suits="{shot.suits}" data-season="autumn" '
        f'data-speed="normal" data-cloth="{shot.cloth}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<style>{css} html[lang=ja] .waiting~* [lang=en],html[lang=ja] .home:has(.waiting) [lang=en],html[lang=en] .home:has(.waiting) [lang=ja]{{display:none}}.sprite{{position:absolute;width:0;height:0}}"
        f".help{{display:block!important}}</style><body>{sprite}<div id=app>{shot.html}</div></body></html>"
    )


def main() -> None:
    """Take the photographs whose names hold one of the words given."""
    wanted = sys.argv[1:]
    OUT.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for shot in shots():
            name = f"{shot.name}-{shot.size}-{shot.lang}-{shot.theme}"
            if wanted and not any(word in name for word in wanted):
                continue
            width, height = SIZES[shot.size]
            view = browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=1)
            view.set_content(document(shot))
            view.wait_for_timeout(350)
            over = view.evaluate("[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]")
            cards = view.evaluate("[...document.querySelectorAll('.table>.card')].map(c=>c.getBoundingClientRect()).reduce((a,r)=>[Math.min(a[0],r.left),Math.min(a[1],r.top),Math.max(a[2],r.right),Math.max(a[3],r.bottom),r.width],[9e9,9e9,0,0,0]).map(Math.round)")
            table = view.evaluate("(r=>r?[r.left,r.top,r.right,r.bottom].map(Math.round):[])(document.querySelector('.table')?.getBoundingClientRect())")
            view.screenshot(path=OUT / f"{name}.png", full_page=shot.name.startswith(("help", "start", "home", "cal", "an")))
            view.close()
            print(name, "over", over, "cards", cards if table else "", "table", table)
        browser.close()


if __name__ == "__main__":
    main()
