"""Which cards to lay away: exact mean of what is kept, mean of the crib, value in the play."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import comb

from cards import PACK, Card, rank, suit
from rules.counting import K, count, rank_points
from rules.shapes import SHAPES
from solvers.cribbage import tables
from solvers.cribbage.hands import FIRST, index

_POINTS = {size: rank_points(size) for size in (4, 5)}
# Built when the program is loaded: too long for a slice of thinking.

NOBS = 12 / 51
"""The chance that a jack meets a starter of its suit, whatever the suits of the other cards: in the tables' means."""


@dataclass(frozen=True, slots=True)
class Lay:
    """One choice: points of the kept cards over the starters, of the crib (whoever owns it), net in the play."""

    cards: tuple[Card, ...]
    kept: tuple[Card, ...]
    hand: float
    crib: float
    play: float
    total: float
    """hand + crib + play when the crib is one's own side's, hand - crib + play when not."""


def hand_mean(kept: tuple[Card, ...], dealt: tuple[Card, ...]) -> float:
    """Exact mean points of the kept cards over every starter that was not dealt to this seat."""
    points = _POINTS[len(kept) + 1]
    key = sum(K[rank(c)] for c in kept)
    held = [0] * 14
    for card in dealt:
        held[rank(card)] += 1
    total = sum((4 - held[r]) * points[key + K[r]] for r in range(1, 14) if held[r] < 4)
    suits = [suit(c) for c in dealt]
    if len({suit(c) for c in kept}) == 1:
        total += len(kept) * (52 - len(dealt)) + 13 - suits.count(suit(kept[0]))
    # A jack scores nobs with every starter of its suit: 13 less those that were dealt (the jack itself is one).
    total += sum(13 - suits.count(suit(c)) for c in kept if c[0] == "J")
    return total / (52 - len(dealt))


def histogram(kept: tuple[Card, ...], dealt: tuple[Card, ...]) -> dict[int, int]:
    """How many of the starters give the kept cards so many points."""
    return dict(sorted(Counter(count(kept, s) for s in PACK if s not in dealt).items()))


def crib_suits(away: tuple[Card, ...], dealt: tuple[Card, ...]) -> float:
    """Mean points that the suits of these cards bring a crib beyond the mean of their ranks.

    A flush, if the other cards and the starter are of their suit; and for a jack what its chance of nobs, with these
    cards dealt, differs from NOBS.
    """
    unseen = 52 - len(dealt)
    more = 0.0
    for card in away:
        if card[0] == "J":
            more += _free(card, dealt) / unseen - NOBS
    if len({suit(card) for card in away}) == 1:
        others = 5 - len(away)
        more += 5 * comb(_free(away[0], dealt), others) / comb(unseen, others)
    return more


def _free(card: Card, dealt: tuple[Card, ...]) -> int:
    """How many cards of this card's suit were not dealt to this seat."""
    return 13 - sum(suit(c) == suit(card) for c in dealt)


@cache
def choices(dealt: int, laid: int) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """Places of the cards to lay, and of those to keep, for every choice."""
    return tuple((away, tuple(i for i in range(dealt) if i not in away)) for away in combinations(range(dealt), laid))


def lays(dealt: tuple[Card, ...], shape: str, is_own: bool) -> list[Lay]:
    """Every choice, the best first; `is_own` says whether the crib goes to one's own side."""
    size = SHAPES[shape].laid
    cribs = tables.crib_means(shape, is_own)
    plays = tables.play_values(shape, is_own)
    sign = 1 if is_own else -1
    first, first_kept = FIRST[size], FIRST[len(dealt) - size]
    ranks = [rank(c) for c in dealt]
    found = []
    for away, stay in choices(len(dealt), size):
        kept = tuple(dealt[i] for i in stay)
        hand = hand_mean(kept, dealt)
        laid = tuple(dealt[i] for i in away)
        crib = cribs[index([ranks[i] for i in away]) - first] + crib_suits(laid, dealt)
        play = plays[index([ranks[i] for i in stay]) - first_kept]
        found.append(Lay(laid, kept, hand, crib, play, hand + sign * crib + play))
    return sorted(found, key=lambda lay: -lay.total)
