"""Cards picked from a whole pack or typed, for the rooms where a hand is put together."""

import re
from collections.abc import Collection
from html import escape

from cards import NARROW, RANKS, SUITS, Card, read
from page.faces import face
from page.parts import plain, spoken
from page.words import _

_LETTERS = NARROW | str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C", "♤": "S", "♡": "H", "♢": "D", "♧": "C"})
_UNFINISHED = re.compile(r"(?<![0-9])(10|[0-9ATJQKatjqk])$")
"""A rank at the very end, whose suit is still to be typed."""


def finished(text: str) -> str:
    """What was typed, in plain letters, without a card that is only half there."""
    return _UNFINISHED.sub("", lettered(text))


def lettered(text: str) -> str:
    """Suits as letters where they were written as signs, and nothing in full width."""
    return text.translate(_LETTERS)


def read_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text, which may hold one twice. ValueError, in words, for what is no card."""
    try:
        return read(text)
    except ValueError:
        raise ValueError(_("Write a card as rank and suit: 5H, TC, AS.")) from None


def twice(cards: Collection[Card]) -> Card | None:
    """The first card that is there more than once."""
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            return card
        seen.add(card)
    return None


def pack(taken: Collection[Card]) -> str:
    """All 52 cards as buttons, those taken pressed."""
    buttons = ""
    for card in (rank + suit for suit in SUITS for rank in RANKS):
        on = card in taken
        buttons += (
            f'<button type="button" class="pk s{card[1]}{" on" if on else ""}" data-tap="pick:{card}" '
            f'aria-pressed="{str(on).lower()}"><span aria-hidden="true">{plain(card)}</span>'
            f'<span class="vh">{spoken(card)}</span></button>'
        )
    return buttons


def place(card: Card, look: str = "") -> str:
    """A place of the hand: a card that a tap lets go, or an empty one."""
    if not card:
        return '<span class="card empty"></span>'
    label = escape(_("Take out: {card}").format(card=spoken(card)))
    return (
        f'<button type="button" class="card s{card[1]}{look}" data-tap="drop:{card}" aria-label="{label}">'
        f"{face(card)}</button>"
    )
