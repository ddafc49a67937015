"""Cards, packs, and the numbers that shuffle them.

A card is two letters, rank then suit: "5H", "TC", "AS". The generator is SplitMix64 with its published
constants, so that a seed means the same deal in every browser, Python version and release.
"""

from collections.abc import MutableSequence

Card = str

RANKS = "A23456789TJQK"
SUITS = "SHDC"
PACK: tuple[Card, ...] = tuple(r + s for s in SUITS for r in RANKS)
"""All 52 cards in canonical order: suits S H D C, ranks A to K."""

NARROW = {wide: wide - 0xFEE0 for wide in range(0xFF01, 0xFF5F)}
"""For `str.translate`: plain letters, digits and signs for those of full width, which Japanese keyboards write."""

_MASK = (1 << 64) - 1


def rank(card: Card) -> int:
    """The rank as a number: ace 1 to king 13."""
    return RANKS.index(card[0]) + 1


def suit(card: Card) -> str:
    """The suit's letter, one of S H D C."""
    return card[1]


def split(text: str) -> tuple[Card, ...]:
    """A move's or a deal's cards, written without gaps, two letters each; whether there are such cards is not asked."""
    return tuple(text[i : i + 2] for i in range(0, len(text), 2))


def read(text: str) -> tuple[Card, ...]:
    """Cards written one after another, as in a move: "6H9H" or "10h 5S". ValueError if something is no card."""
    letters = text.upper().replace("10", "T")
    for blank in (" ", ",", "\u3000"):
        letters = letters.replace(blank, "")
    cards = split(letters)
    for card in cards:
        if card not in _KNOWN:
            raise ValueError(f"not a card: {card}")
    return cards


_KNOWN = frozenset(PACK)


def mix64(z: int) -> int:
    """SplitMix64's output function: a 64-bit number to a 64-bit number; 0 stays 0."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Stream:
    """Random numbers that never change: SplitMix64 from a 64-bit state."""

    __slots__ = ("_state",)

    def __init__(self, state: int) -> None:
        self._state = state & _MASK

    def next(self) -> int:
        """The next 64-bit number."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        return mix64(self._state)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely (1 <= n <= 2**32)."""
        limit = (1 << 32) // n * n
        while True:
            x = self.next() >> 32
            if x < limit:
                return x % n

    def shuffle(self, items: MutableSequence[Card]) -> None:
        """Shuffle in place: Fisher and Yates, from the last down."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def tag(name: str) -> int:
    """Eight ASCII letters as a big-endian number: what keeps the streams of two games apart."""
    return int.from_bytes(name.encode("ascii"), "big")


def stream(seed: int, name: str, n: int) -> Stream:
    """The stream of a game's n-th chance event (n = 0 is the deal of a patience)."""
    return Stream(mix64((seed ^ tag(name) ^ mix64(n)) & _MASK))


def shuffled(cards: tuple[Card, ...], rng: Stream) -> tuple[Card, ...]:
    """These cards in a random order."""
    order = list(cards)
    rng.shuffle(order)
    return tuple(order)
