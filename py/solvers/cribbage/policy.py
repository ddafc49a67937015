"""How likely each card is to be played: a softmax over features of a play, fitted to decisions of the search.

It plays for the third level, and it is what the search expects the others to do. Features are looked up in small
tables (what the pile shows, what the hand keeps, how much room is left), so that a play costs a microsecond or so.
"""

from functools import lru_cache
from math import exp

from solvers.cribbage.hands import AFTER, HANDS, LOW, points
from solvers.cribbage.tables import policy_weights

Reply = tuple[float, int, int, int, int, int]
"""Probability, rank, value, hand that is left, points made, pile with the card."""

POINTS, COUNT, LEAD, RANK, STEP, STEP2, SPAN = 0, 17, 49, 63, 77, 105, 118
SAME, NEAR, FIVES, ROOM, LEFT = 123, 131, 139, 143, 183
FEATURES = 203
"""Where each kind of feature starts, and how many weights there are."""

PRUNE = 0.1
"""A reply this much less likely than the likeliest is left out."""


def pile_features(pile: int, count: int) -> list[int]:
    """The features of having played the last card of the pile, to this count, that show on the table."""
    before, r = divmod(pile, 14)
    r3, r2 = divmod(before % 196, 14)
    return [POINTS + min(points(pile, count), 16), COUNT + count, *_last(r, r2, r3, count > 20)]


def _last(r: int, r2: int, r3: int, late: bool) -> list[int]:
    """The features of the last three cards, the latest first; 0 is no card."""
    if not r2:
        return [LEAD + r]
    found = [RANK + r, STEP + abs(r - r2) + 14 * late]
    if r3:
        span = 4 if r in (r2, r3) or r2 == r3 else min(max(r, r2, r3) - min(r, r2, r3) - 2, 3)
        found += [STEP2 + abs(r - r3), SPAN + span]
    return found


def hand_features(hand: int, rank: int, is_lead: bool) -> tuple[int, ...]:
    """The features of keeping the rest of the hand when this rank goes: as many again, neighbours, sums to five."""
    ranks = HANDS[hand]
    same = min(ranks.count(rank), 4) - 1
    near = (rank - 1 in ranks or rank + 1 in ranks) + 2 * (rank - 2 in ranks or rank + 2 in ranks)
    fives = 5 - rank in ranks and 5 - rank != rank
    return (SAME + same + 4 * is_lead, NEAR + near + 4 * is_lead, FIVES + fives + 2 * is_lead)


def room_features(low: int, count: int, left: int) -> tuple[int, ...]:
    """The features of the room up to 31: whether the lowest card kept still fits, and what the other side holds."""
    room = 31 - count
    if low > 10:
        fits = 0
    elif low > room:
        fits = 1
    else:
        fits = 2 + min((room - low) // 2, 7)
    zone = 0 if room > 20 else 1 if room > 10 else 2 if room > 4 else 3
    return (ROOM + 10 * zone + fits, LEFT + 4 * left + zone)


_W = policy_weights()


_LAST = tuple(
    [
        sum(_W[f] for f in _last(pile % 14, pile // 14 % 14, pile // 196, late)) if pile % 14 else 0.0
        for pile in range(14**3)
    ]
    for late in (False, True)
)
_KEPT = tuple(
    tuple(tuple(sum(_W[f] for f in hand_features(hand, r, is_lead)) for r, _, _ in after) for is_lead in (False, True))
    for hand, after in enumerate(AFTER)
)
_ROOM = {
    (low, count, left): sum(_W[f] for f in room_features(low, count, left))
    for low in (*range(1, 11), 99)
    for count in range(1, 32)
    for left in range(5)
}


def logits(hand: int, pile: int, count: int, left: int) -> list[Reply]:
    """Every legal play with its logit in place of the probability; `left` is what the other side holds (0 to 4)."""
    kept = _KEPT[hand][pile == 0]
    found = []
    for i, (r, v, rest) in enumerate(AFTER[hand]):
        n = count + v
        if n > 31:
            break
        q = pile * 14 + r
        made = points(q, n)
        x = _W[made if made < 16 else 16] + _W[COUNT + n] + _LAST[n > 20][q % 2744] + kept[i]
        found.append((x + _ROOM[LOW[rest], n, left], r, v, rest, made, q))
    return found


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
