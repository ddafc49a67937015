"""Contrast (WCAG 2) of the pairs of colours that carry meaning, from css/tokens.css; ends with 1 if one is low."""

import re
import sys
from pathlib import Path

TEXT, SHAPE = 4.5, 3.0
PAIRS = (
    *((ink, ground, TEXT) for ink in ("ink", "ink-2") for ground in ("paper", "sheet", "sunk")),
    *((ink, ground, TEXT) for ink in ("ai", "season", "ok", "bad") for ground in ("paper", "sheet")),
    *(("ink", ground, TEXT) for ground in ("season-soft", "ai-soft", "ok-soft", "bad-soft")),
    *(("on-ai", ground, TEXT) for ground in ("ai", "ai-press")),
    *(("line-strong", ground, SHAPE) for ground in ("paper", "sheet")),
    *(("focus", ground, SHAPE) for ground in ("paper", "sheet")),
    *((f"peg-{side}", "board", SHAPE) for side in "abc"),
    *((suit, ground, TEXT) for suit in "SHDC" for ground in ("card", "lit-soft")),
    *(("red-text", ground, TEXT) for ground in ("paper", "sheet")),
    ("board-ink", "board", TEXT),
    ("hole", "board", SHAPE),
    ("thread", "sheet", SHAPE),
    ("slip-ink", "slip", TEXT),
    ("slip-ink-2", "slip", TEXT),
)
ON_CLOTH = (
    ("cloth-ink", TEXT),
    ("cloth-ink-2", TEXT),
    ("choose", SHAPE),
    ("focus", SHAPE),
    ("thread", SHAPE),
    ("lit", SHAPE),
)

Colours = dict[str, tuple[str, str]]


def colours(css: str, selector: str) -> Colours:
    """The colours that the first rule of a selector gives: name to (light, dark)."""
    rule = css[css.index(selector) :]
    rule = rule[: rule.index("\n}")]
    found = re.findall(r"--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));", rule)
    return {name: (light or one, dark or one) for name, light, dark, one in found}


def brightness(colour: str) -> float:
    """Relative luminance, 0 to 1."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The ratio of two colours, 1 to 21."""
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


def main() -> None:
    """Print every pair."""
    css = Path("css/tokens.css").read_text()
    root = colours(css, ":root {")
    four = {**root, **colours(css, '[data-suits="4"]')}
    tables = [("", root, PAIRS), ("four colours", four, tuple(pair for pair in PAIRS if pair[0] in "DC"))]
    for cloth in ("clovers", "marriage", "cribbage"):
        tables.append(
            (cloth, {**root, **colours(css, f'[data-screen="{cloth}"]')}, tuple((a, "cloth", n) for a, n in ON_CLOTH))
        )
    low = 0
    for table, known, pairs in tables:
        for ink, ground, need in pairs:
            for theme, name in enumerate(("light", "dark")):
                ratio = contrast(known[ink][theme], known[ground][theme])
                low += ratio < need
                print(f"{name:5} {table:12} {ink:11} on {ground:11} {ratio:5.2f} {'' if ratio >= need else 'LOW'}")
    sys.exit(1 if low else 0)


if __name__ == "__main__":
    main()
