"""Expands the macros of home.html and help/*.html: pictures come from page.faces, the same code that the page uses.

{{card 6H}} a card's face · {{cards 6H 9H}} small cards in a row (!6H is lit, -6H dimmed, ## a back)
{{icon undo 22}} · {{emblem clover 28}} · {{art clovers}}
"""

import re
from collections.abc import Callable

from page.faces import art, back, emblem, icon, small_face

_MACRO = re.compile(r"\{\{(\w+) ([^}]*)\}\}")


def expand(text: str) -> str:
    """The text with every macro replaced by its HTML. KeyError for an unknown macro."""
    return _MACRO.sub(lambda match: _MACROS[match[1]](*match[2].split()), text)


def _card(written: str) -> str:
    look = {"!": " lit", "-": " off"}.get(written[0], "")
    name = written[1:] if look else written
    if name == "##":
        return f'<span class="card back{look}">{back()}</span>'
    return f'<span class="card s{name[1]}{look}">{small_face(name)}</span>'


def _cards(*written: str) -> str:
    return f'<span class="cards" aria-hidden="true">{"".join(_card(card) for card in written)}</span>'


def _icon(name: str, size: str = "22") -> str:
    return icon(name, int(size))


def _emblem(name: str, size: str = "28") -> str:
    return emblem(name, int(size))


_MACROS: dict[str, Callable[..., str]] = {"card": _card, "cards": _cards, "icon": _icon, "emblem": _emblem, "art": art}
