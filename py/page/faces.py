"""Card faces, icons and emblems as SVG that points into the sprite (art/sprite.svg), for the page and for the build."""

from cards import Card

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


def face(card: Card) -> str:
    """A card's front. It holds three faces (full, mid, mini), and CSS shows the one that fits the card's own width;
    the dot (may be taken) and the tick (chosen) appear with the card's state.
    """
    return (
        '<svg class="face" viewBox="-120 -168 240 336" aria-hidden="true" focusable="false">'
        f"{_full(card)}{_mid(card)}{_mini(card)}"
        '<circle class="f-dot" cy="194"/>'
        '<g class="f-tick"><circle r="10"/><path d="M-4.5.5-1.5 3.5 4.5-3.5"/></g></svg>'
    )


def small_face(card: Card) -> str:
    """A card's front for pictures that are always small: a third of the bytes of `face`."""
    return f'<svg class="face" viewBox="-120 -168 240 336" aria-hidden="true" focusable="false">{_small(card)}</svg>'


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
    thread = '<span class="thread"></span>' if game == "marriage" else ""
    return f'<div class="art" data-cloth="{game}" aria-hidden="true">{fan}{thread}</div>'


_FANS: dict[str, tuple[Card, ...]] = {
    "clovers": ("6H", "9H", "JC", "8D"),
    "marriage": ("QH", "7C", "2D", "KH"),
    "cribbage": ("5H", "5C", "5S", "JD"),
}


def _mini(card: Card) -> str:
    """The face for a card under 64 pixels wide: a huge rank and one huge pip."""
    return f'<g class="f-mini">{_small(card)}</g>'


def _small(card: Card) -> str:
    return _rank(card, -56, -83, 146) + _pip(card, 46, 80, 172)


def _full(card: Card) -> str:
    corner = _rank(card, -93, -123, 58) + _pip(card, -93, -68, 46)
    if card[0] in "JQK":
        art = (
            '<rect class="frame" x="-67" y="-127" width="134" height="254" rx="5"/>'
            f'<svg x="-66" y="-126" width="132" height="252"><use href="#c{card}" width="132" height="252"/></svg>'
        )
    elif card[0] == "A":
        art = _pip(card, 0, 0, 150)
    else:
        number = _number(card)
        art = _pips(card, number, 0, 37, 108, 54 if number < 9 else 48)
    return f'<g class="f-full">{corner}<g transform="rotate(180)">{corner}</g>{art}</g>'


def _mid(card: Card) -> str:
    corner = _rank(card, -80, -113, 84) + _pip(card, -80, -34, 62)
    if card[0] in "JQK":
        art = (
            '<rect class="frame" x="-41" y="-147" width="147" height="294" rx="6"/>'
            f'<use href="#c{card}" x="-40" y="-146" width="145" height="292"/>'
        )
    elif card[0] == "A":
        art = _pip(card, 30, 0, 150)
    else:
        number = _number(card)
        art = _pips(card, number, 34, 37, 114, 58 if number < 7 else 52 if number < 9 else 45)
    return f'<g class="f-mid">{corner}{art}</g>'


def _pips(card: Card, number: int, centre: float, dx: float, dy: float, size: float) -> str:
    """All pips of a number; those of the lower half stand on their heads."""
    drawn = []
    for column, row in _PIPS[number]:
        x, y = centre + column * dx, row * dy
        pip = _pip(card, x, y, size)
        drawn.append(f'<g transform="rotate(180 {x:g} {y:g})">{pip}</g>' if y > 0 else pip)
    return "".join(drawn)


def _number(card: Card) -> int:
    return 10 if card[0] == "T" else int(card[0])


def _rank(card: Card, x: float, y: float, size: float) -> str:
    return _use("r" + card[0].replace("T", "10"), x, y, size)


def _pip(card: Card, x: float, y: float, size: float) -> str:
    return _use("p" + card[1], x, y, size)


def _use(symbol: str, x: float, y: float, size: float) -> str:
    """A symbol centred on a point."""
    return f'<use href="#{symbol}" x="{x - size / 2:g}" y="{y - size / 2:g}" width="{size:g}" height="{size:g}"/>'
