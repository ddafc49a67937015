"""Card faces, icons and emblems as SVG, for the page and for the build; courts and icons point into the sprite."""

from collections.abc import Iterable

from cards import PACK, Card
from page.glyphs import RANKS, SUITS, outline

_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0, -1), (0, 1)),
    3: ((0, -1), (0, 0), (0, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    7: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    8: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (0, 0.5), (-1, 1), (1, 1)),
    9: ((-1, -1), (1, -1), (-1, -1 / 3), (1, -1 / 3), (0, 0), (-1, 1 / 3), (1, 1 / 3), (-1, 1), (1, 1)),
    10: (
        *((-1, -1), (1, -1), (0, -2 / 3), (-1, -1 / 3), (1, -1 / 3)),
        *((-1, 1 / 3), (1, 1 / 3), (0, 2 / 3), (-1, 1), (1, 1)),
    ),
}
"""Where the pips of a number lie, in columns and rows of -1 to 1."""


_FRONT = '<svg class="face" viewBox="-120 -168 240 336" aria-hidden="true" focusable="false">'
_MARKS = '<circle class="f-dot" cy="194"/><g class="f-tick"><circle r="10"/><path d="M-4.5.5-1.5 3.5 4.5-3.5"/></g>'


def face(card: Card, size: str = "") -> str:
    """A card's front in a size: full, mid or mini. Without one it holds all three, and CSS shows the one that fits the
    card's own width. The dot (may be taken) and the tick (chosen) appear with the card's state.
    """
    drawn = _FACES[card]
    groups = "".join(f'<g class="f-{name}">{drawn[name]}</g>' for name in ([size] if size else drawn))
    return f"{_FRONT}{groups}{_MARKS}</svg>"


def small_face(card: Card) -> str:
    """A card's front for pictures that are always small: a fraction of the bytes of `face`."""
    return f"{_FRONT}{_mini(card)}</svg>"


def back() -> str:
    """A card's back."""
    return (
        '<svg class="face" viewBox="0 0 216 312" preserveAspectRatio="xMidYMid slice" aria-hidden="true" '
        'focusable="false"><use href="#back" width="216" height="312"/></svg>'
    )


def icon(name: str, size: int = 22) -> str:
    """An icon in the colour of its text, `size` pixels square."""
    return (
        f'<svg class="ic" width="{size}" height="{size}" aria-hidden="true" focusable="false">'
        f'<use href="#i-{name}"/></svg>'
    )


def emblem(name: str, size: int = 28) -> str:
    """A small picture in its own colours, `size` pixels square: clover, knot, pegs, mark."""
    return (
        f'<svg class="em" width="{size}" height="{size}" aria-hidden="true" focusable="false">'
        f'<use href="#e-{name}"/></svg>'
    )


def art(game: str) -> str:
    """The picture of a game on the home screen: cards on its cloth, as many as there is room for."""
    fan = "".join(f'<span class="card s{card[1]} c{i}">{face(card)}</span>' for i, card in enumerate(_FANS[game]))
    thread = _THREAD if game == "marriage" else ""
    return f'<div class="art" data-cloth="{game}" aria-hidden="true">{fan}{thread}</div>'


_THREAD = (
    '<svg class="thread" viewBox="0 0 200 20" preserveAspectRatio="none" focusable="false">'
    '<path vector-effect="non-scaling-stroke" d="M-2 13C50 24 80 2 110 11s60 8 92-3"/></svg>'
)


_FANS: dict[str, tuple[Card, ...]] = {
    "clovers": ("6H", "9H", "JC", "8D"),
    "marriage": ("QH", "7C", "2D", "KH"),
    "cribbage": ("5H", "5C", "5S", "JD"),
}


def _mini(card: Card) -> str:
    """For a card under 64 pixels wide: a huge rank and one huge pip."""
    return _corner(card, 146, ((-56, -83, 1),)) + _pips(card, [(46, 80, 172)])


def _mid(card: Card) -> str:
    """For a card under 104 pixels wide: one corner, and pips or a court beside it."""
    drawn = _corner(card, 84, ((-80, -113, 1),))
    corner = (-80, -34, 62)
    if card[0] in "JQK":
        court = (
            '<rect class="frame" x="-41" y="-147" width="147" height="294" rx="6"/>'
            f'<use href="#c{card}" x="-40" y="-146" width="145" height="292"/>'
        )
        return drawn + _pips(card, [corner]) + court
    if card[0] == "A":
        return drawn + _pips(card, [corner, (30, 0, 150)])
    number = _number(card)
    size = 58 if number < 7 else 52 if number < 9 else 45
    return drawn + _pips(card, [corner, *((34 + x * 37, y * 114, -size if y > 0 else size) for x, y in _PIPS[number])])


def _full(card: Card) -> str:
    """For a larger card: two corners, and pips or a court between them."""
    drawn = _corner(card, 58, ((-93, -123, 1), (93, 123, -1)))
    corners = [(-93, -68, 46), (93, 68, -46)]
    if card[0] in "JQK":
        court = (
            '<rect class="frame" x="-67" y="-127" width="134" height="254" rx="5"/>'
            f'<svg x="-66" y="-126" width="132" height="252"><use href="#c{card}" width="132" height="252"/></svg>'
        )
        return drawn + _pips(card, corners) + court
    if card[0] == "A":
        return drawn + _pips(card, [*corners, (0, 0, 150)])
    number = _number(card)
    size = 54 if number < 9 else 48
    return drawn + _pips(card, [*corners, *((x * 37, y * 108, -size if y > 0 else size) for x, y in _PIPS[number])])


def _corner(card: Card, size: float, places: Iterable[tuple[float, float, int]]) -> str:
    """The rank at each x, y; turned half round where the third number is -1."""
    lines = "".join(outline(RANKS[card[0]], x, y, turn * size / 1000) for x, y, turn in places)
    return f'<path class="f-rank" d="{lines}" stroke-width="{size * 0.128:g}"/>'


def _pips(card: Card, places: Iterable[tuple[float, float, float]]) -> str:
    """All pips as one path: x, y, and a size that is negative for a pip that stands on its head."""
    return f'<path class="f-pip" d="{"".join(outline(SUITS[card[1]], x, y, size / 1200) for x, y, size in places)}"/>'


def _number(card: Card) -> int:
    return 10 if card[0] == "T" else int(card[0])


_FACES = {card: {"full": _full(card), "mid": _mid(card), "mini": _mini(card)} for card in PACK}
# Drawn when the program is loaded: the memory image holds them, and the first table need not wait for them.
