"""Cribbage points as arithmetic: the show and the play. Knows no game state.

Two ways to count a hand that a test holds equal: `list_hand` names every combination, as the show does, and
`count` looks the ranks up in a table, for programs that count by the million.
"""

from dataclasses import dataclass
from functools import cache
from itertools import combinations

from cards import PACK, Card, rank

K = (0, 0, 1, 5, 24, 106, 472, 2058, 8992, 39275, 171535, 749203, 3272186, 14291572)
"""By rank (ace 1 to king 13; K[0] is no card): multisets of as many ranks, five at most, all have different sums."""

VALUES = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""By rank: what a card adds to the count."""

PAIR_KINDS = ("", "pair", "pair_royal", "double_pair_royal")
"""By how many cards of the same rank lie right before: what laying one more is called."""

PAIR_POINTS = (0, 2, 6, 12)

_KEY = {card: K[rank(card)] for card in PACK}
_VALUE = {card: VALUES[rank(card)] for card in PACK}


@dataclass(frozen=True, slots=True)
class Combination:
    """Cards that score together: fifteen, thirty_one, pair, pair_royal, double_pair_royal, run, flush or nobs."""

    kind: str
    cards: tuple[Card, ...]
    points: int


def value(card: Card) -> int:
    """What the card adds to the count: ace 1, court cards 10."""
    return _VALUE[card]


def list_hand(hand: tuple[Card, ...], starter: Card, crib: bool = False) -> tuple[Combination, ...]:
    """Every combination of a hand of four (or three, in the five-card game) with the starter, in counting order.

    Each pair stands alone, a pair royal as three of them, and each run as well. A flush needs the whole hand in
    one suit; in a crib the starter too (American Cribbage Congress, rule 7).
    """
    cards = (*hand, starter)
    groups = [group for size in range(2, len(cards) + 1) for group in combinations(cards, size)]
    fifteens = [Combination("fifteen", group, 2) for group in groups if sum(map(_VALUE.__getitem__, group)) == 15]
    pairs = [Combination("pair", group, 2) for group in groups if len(group) == 2 and group[0][0] == group[1][0]]
    runs = [group for group in groups if len(group) >= 3 and _is_run([rank(card) for card in group])]
    longest = max(map(len, runs), default=0)
    flush: tuple[Combination, ...] = ()
    nobs: tuple[Combination, ...] = ()
    if len({card[1] for card in cards}) == 1:
        flush = (Combination("flush", cards, len(cards)),)
    elif not crib and len({card[1] for card in hand}) == 1:
        flush = (Combination("flush", hand, len(hand)),)
    jack = "J" + starter[1]
    if jack in hand:
        nobs = (Combination("nobs", (jack,), 1),)
    return (
        *fifteens,
        *pairs,
        *(Combination("run", group, longest) for group in runs if len(group) == longest),
        *flush,
        *nobs,
    )


def count(hand: tuple[Card, ...], starter: Card, crib: bool = False) -> int:
    """The points of `list_hand`, fast."""
    key = _KEY[starter]
    suit = starter[1]
    for card in hand:
        key += _KEY[card]
    points = rank_points(len(hand) + 1)[key]
    if "J" + suit in hand:
        points += 1
    own = hand[0][1]
    for card in hand:
        if card[1] != own:
            return points
    if own == suit:
        return points + len(hand) + 1
    return points if crib else points + len(hand)


@cache
def rank_points(size: int = 5) -> dict[int, int]:
    """Points for fifteens, pairs and runs of every multiset of so many ranks (five: 6,175 of them), by the sum of `K`.

    Grown a card at a time in rank order, so that each multiset costs one step from a smaller one.
    """
    # key, how many subsets have each sum up to 15 (six bits a sum), last rank, how many of it, points for pairs
    # and closed runs, length of the open run, ways to choose its cards before the last rank
    level = [(0, 1, 0, 0, 0, 0, 1)]
    for _ in range(size):
        grown = []
        for key, sums, last, same, points, length, ways in level:
            closed = points + (length * ways * same if length >= 3 else 0)
            for r in range(max(last, 1), 14):
                new_sums = sums + (sums << 6 * VALUES[r]) & _SUMS
                if r > last + 1 or last == 0:
                    grown.append((key + K[r], new_sums, r, 1, closed, 1, 1))
                elif r > last:
                    grown.append((key + K[r], new_sums, r, 1, points, length + 1, ways * same))
                elif same < 4:
                    grown.append((key + K[r], new_sums, r, same + 1, points + 2 * same, length, ways))
        level = grown
    return {
        key: 2 * (sums >> 90) + points + (length * ways * same if length >= 3 else 0)
        for key, sums, _, same, points, length, ways in level
    }


_SUMS = (1 << 96) - 1


def play_points(pile: tuple[Card, ...], card: Card) -> tuple[Combination, ...]:
    """What laying `card` scores by itself on the cards since the last reset, oldest first.

    Pairs need the same rank lying right before, and only the longest run of the latest cards scores. The points
    for a go or for the last card depend on what the others hold: they are the rules' business.
    """
    cards = (*pile, card)
    ranks = [rank(c) for c in cards]
    total = sum(VALUES[r] for r in ranks)
    found = []
    if total == 15:
        found.append(Combination("fifteen", cards, 2))
    if total == 31:
        found.append(Combination("thirty_one", cards, 2))
    same = _same_before(ranks[:-1], ranks[-1])
    if same:
        found.append(Combination(PAIR_KINDS[same], cards[-same - 1 :], PAIR_POINTS[same]))
    for length in range(len(cards), 2, -1):
        if _is_run(ranks[-length:]):
            found.append(Combination("run", cards[-length:], length))
            break
    return tuple(found)


def play_score(pile: tuple[int, ...], rank: int) -> int:
    """The points of `play_points`, fast, for ranks 1 to 13 (the latest of the pile last)."""
    total = VALUES[rank]
    for r in pile:
        total += VALUES[r]
    points = 2 if total in (15, 31) else 0
    if not pile:
        return points
    if pile[-1] == rank:
        return points + PAIR_POINTS[_same_before(pile, rank)]
    low = high = rank
    seen = 1 << rank
    length = 1
    run = 0
    for r in reversed(pile):
        if seen >> r & 1:
            break
        seen |= 1 << r
        length += 1
        if r < low:
            low = r
        elif r > high:
            high = r
        if high - low == length - 1 and length >= 3:
            run = length
    return points + run


def _same_before(pile: tuple[int, ...] | list[int], rank: int) -> int:
    same = 0
    for r in reversed(pile):
        if r != rank:
            break
        same += 1
    return same


def _is_run(ranks: list[int]) -> bool:
    return len(ranks) >= 3 and len(set(ranks)) == len(ranks) == max(ranks) - min(ranks) + 1
