"""Hands as small numbers: every multiset of up to four ranks has an index, so that the play is table look-ups.

Suits never matter in the play, and a pile since the last reset is one number as well: its ranks in base 14.
"""

from functools import lru_cache
from itertools import combinations_with_replacement

from rules.counting import PAIR_POINTS, VALUES

FIRST = (0, 1, 14, 105, 560, 2380)
"""Hands of n ranks have the indices from FIRST[n] up to FIRST[n + 1] (0 to 4 ranks)."""

HANDS: tuple[tuple[int, ...], ...] = tuple(
    hand for size in range(5) for hand in combinations_with_replacement(range(1, 14), size)
)
"""Ranks 1 to 13 in rising order; fewer come first, then lexicographic."""

INDEX: dict[tuple[int, ...], int] = {hand: i for i, hand in enumerate(HANDS)}

AFTER: tuple[tuple[tuple[int, int, int], ...], ...] = tuple(
    tuple((r, VALUES[r], INDEX[(*hand[: hand.index(r)], *hand[hand.index(r) + 1 :])]) for r in sorted(set(hand)))
    for hand in HANDS
)
"""By hand: each rank in it, its value, and the hand that is left without one of it."""

SIZE: tuple[int, ...] = tuple(map(len, HANDS))
"""By hand: how many cards."""

LOW: tuple[int, ...] = tuple(VALUES[hand[0]] if hand else 99 for hand in HANDS)
"""By hand: its lowest value (99 for no cards): it can play at a count c when LOW <= 31 - c."""


def index(ranks: tuple[int, ...] | list[int]) -> int:
    """The index of these ranks, in any order."""
    return INDEX[tuple(sorted(ranks))]


def pile_ranks(pile: int) -> tuple[int, ...]:
    """The ranks of a pile, oldest first; 0 is the empty pile."""
    ranks = []
    while pile:
        pile, r = divmod(pile, 14)
        ranks.append(r)
    return tuple(reversed(ranks))


@lru_cache(1 << 12)
def points(pile: int, count: int) -> int:
    """What the last card of the pile scores, at the count with it: counting.play_score on piles as numbers."""
    total = 2 if count == 15 or count == 31 else 0
    pile, rank = divmod(pile, 14)
    r = pile % 14
    if r == rank:
        same = 1
        while pile // 14**same % 14 == rank:
            same += 1
        return total + PAIR_POINTS[same]
    low = high = rank
    ranks = 1 << rank
    length, run = 1, 0
    # No run is longer than seven: 1 to 7 counts 28.
    while r and not ranks >> r & 1:
        ranks |= 1 << r
        length += 1
        if r < low:
            low = r
        elif r > high:
            high = r
        if high - low > 6:
            break
        if length > 2 and high - low == length - 1:
            run = length
        pile //= 14
        r = pile % 14
    return total + run
