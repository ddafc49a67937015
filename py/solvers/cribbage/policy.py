"""How likely each card is to be played: a softmax over features of a play, fitted to decisions of the search.

It plays for the third level, and it is what the search expects the others to do. Features are looked up in small
tables (what the pile shows, what the hand keeps), so that a play costs a microsecond or so.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import exp

from solvers.cribbage.hands import AFTER, HANDS, LOW, points
from solvers.cribbage.tables import policy_weights

Reply = tuple[float, int, int, int, int, int]
"""Probability, rank, value, hand that is left, points made, pile with the card."""

Logits = Callable[[int, int, int, int], list[Reply]]

POINTS, COUNT, LEAD, RANK, STEP, STEP2, SAME, LOWEST, LEFT = 0, 17, 49, 63, 77, 90, 103, 107, 129
FEATURES = 139
"""Where each kind of feature starts, and how many weights there are."""

LATE = 20
"""Above this count every card tells on how the play to 31 ends."""

PRUNE = 0.1
"""A reply this much less likely than the likeliest is left out."""


def pile_features(pile: int, count: int) -> list[int]:
    """The features of having played the last card of the pile, to this count, that show on the table."""
    return [POINTS + min(points(pile, count), 16), COUNT + count, *_last(pile)]


def _last(pile: int) -> list[int]:
    """The features of the latest card and of its steps to the two before it; 0 is no card."""
    before, r = divmod(pile, 14)
    if not before:
        return [LEAD + r]
    r2, r3 = before % 14, before // 14 % 14
    return [RANK + r, STEP + abs(r - r2), *([STEP2 + abs(r - r3)] if r3 else [])]


def hand_features(hand: int, rank: int, rest: int, late: bool) -> tuple[int, int]:
    """The features of what stays behind when this rank goes: as many again, and the lowest card (0 is none)."""
    return (SAME + HANDS[hand].count(rank) - 1, LOWEST + (LOW[rest] if rest else 0) + 11 * late)


def left_feature(left: int, late: bool) -> int:
    """The feature of how many cards the other side holds."""
    return LEFT + left + 5 * late


def weighed(weights: Sequence[float]) -> Logits:
    """What these weights make of a position: every legal play with its logit in place of the probability.

    Asked with the hand, the pile, its count, and how many cards the other side holds (0 to 4).
    """

    def weight(features: Iterable[int]) -> float:
        return sum(weights[f] for f in features)

    last = tuple(weight(_last(pile)) if pile % 14 else 0.0 for pile in range(14**3))
    kept = tuple(
        tuple(tuple(weight(hand_features(hand, r, rest, late)) for late in (False, True)) for r, _, rest in after)
        for hand, after in enumerate(AFTER)
    )
    held = tuple(tuple(weights[left_feature(left, late)] for late in (False, True)) for left in range(5))

    def logits(hand: int, pile: int, count: int, left: int) -> list[Reply]:
        mine, theirs = kept[hand], held[left]
        found = []
        for i, (r, v, rest) in enumerate(AFTER[hand]):
            n = count + v
            if n > 31:
                break
            q = pile * 14 + r
            made = points(q, n)
            late = n > LATE
            x = weights[made if made < 16 else 16] + weights[COUNT + n] + last[q % 2744] + mine[i][late] + theirs[late]
            found.append((x, r, v, rest, made, q))
        return found

    return logits


logits = weighed(policy_weights())


# Small memories: a search needs no more, and the collector of garbage looks through all of them in one go.
@lru_cache(1 << 12)
def replies(hand: int, pile: int, count: int, left: int) -> tuple[Reply, ...]:
    """The likely plays with their probabilities, which sum to 1."""
    found = logits(hand, pile, count, left)
    if len(found) == 1:
        return ((1.0, *found[0][1:]),)
    top = max(found)[0]
    weights = [exp(x[0] - top) for x in found]
    total = sum(w for w in weights if w >= PRUNE)
    return tuple((w / total, *x[1:]) for w, x in zip(weights, found, strict=True) if w >= PRUNE)


@lru_cache(1 << 12)
def likeliest(hand: int, pile: int, count: int, left: int) -> Reply:
    """The likeliest play, as if it were sure: its logit, rank, value, the hand left, points, pile."""
    return max(logits(hand, pile, count, left))


def likelihood(hand: int, rank: int, pile: int, count: int, left: int) -> float:
    """How likely this hand was to play this rank, pruned ones included."""
    total = part = 0.0
    found = logits(hand, pile, count, left)
    top = max(found)[0]
    for x in found:
        w = exp(x[0] - top)
        total += w
        if x[1] == rank:
            part = w
    return part / total


def best(hand: int, pile: int, count: int, left: int) -> int:
    """The likeliest rank: what the third level plays."""
    return likeliest(hand, pile, count, left)[1]
