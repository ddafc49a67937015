"""What a position is worth: win probability, or games gained when skunks count, after the show to come.

Worth runs from -1 (lost) to 1 (won); with skunks to -3 and 3. A game to 61 is the last half of one to 121: only
what is still needed matters.
"""

from collections.abc import Callable
from functools import cache

from cards import Card, rank
from rules.counting import K, count, rank_points
from rules.shapes import SKUNK_LINES
from solvers.cribbage import tables
from solvers.cribbage.hands import FIRST, HANDS
from solvers.cribbage.peg import Leaf
from solvers.cribbage.seen import Seen, unseen, ways

Worth = Callable[[int, int], float]
"""What it is worth at my score and the other side's."""


@cache
def won(loser: int, target: int, skunks: bool) -> int:
    """Games that a win counts for."""
    return 1 + sum(loser <= line for line in SKUNK_LINES[target]) if skunks else 1


def start(mine: int, theirs: int, is_dealer: bool, shape: str, target: int, skunks: bool) -> float:
    """What the start of a deal is worth to me at these scores, both below the target."""
    worths = tables.worths(shape, skunks)
    mine, theirs = mine + 121 - target, theirs + 121 - target
    parts = worths[121 * mine + theirs] if is_dealer else -worths[121 * theirs + mine]
    return parts / tables.PARTS


def crib_chances(laid: tuple[Card, ...], starter: Card, free: list[int], shape: str, is_own: bool) -> dict[int, float]:
    """Points of the crib and their chances, from what I laid, the starter, and what the other side tends to lay.

    `free` is by rank how many cards I have not seen. Suits are left out.
    """
    points = rank_points(5)
    weights = tables.throws(shape, not is_own)
    combos = ways(free, 2)
    key = sum(K[rank(c)] for c in laid) + K[rank(starter)]
    chances: dict[int, float] = {}
    for i in range(FIRST[2], FIRST[3]):
        w = combos[i] * weights[i - FIRST[2]]
        if w:
            value = points[key + K[HANDS[i][0]] + K[HANDS[i][1]]]
            chances[value] = chances.get(value, 0.0) + w
    total = sum(chances.values())
    return {value: w / total for value, w in chances.items()}


def after_show(chances: dict[int, float], is_dealer: bool, shape: str, target: int, skunks: bool) -> Worth:
    """What it is worth to me when only the crib is still to be counted, at my score and the other side's."""
    known: dict[tuple[int, int], float] = {}

    def worth(mine: int, theirs: int) -> float:
        if (mine, theirs) in known:
            return known[mine, theirs]
        total = 0.0
        for points, chance in chances.items():
            if is_dealer:
                now = mine + points
                x = won(theirs, target, skunks) if now >= target else start(now, theirs, False, shape, target, skunks)
            else:
                now = theirs + points
                x = -won(mine, target, skunks) if now >= target else start(mine, now, True, shape, target, skunks)
            total += chance * x
        known[mine, theirs] = total
        return total

    return worth


def show(
    mine: int,
    theirs: int,
    own: int,
    other: int,
    is_dealer: bool,
    target: int,
    skunks: bool,
    crib: Worth,
) -> float:
    """What it is worth to me when the play is over, at these scores: pone's hand counts first, then the dealer's.

    `own` and `other` are the points of the hands, `crib` the worth after them.
    """
    if mine >= target:
        return won(theirs, target, skunks)
    if theirs >= target:
        return -won(mine, target, skunks)
    if is_dealer:
        theirs += other
        if theirs >= target:
            return -won(mine, target, skunks)
        mine += own
        return won(theirs, target, skunks) if mine >= target else crib(mine, theirs)
    mine += own
    if mine >= target:
        return won(theirs, target, skunks)
    theirs += other
    return -won(mine, target, skunks) if theirs >= target else crib(mine, theirs)


def leaf(seen: Seen, wholes: list[int], shape: str) -> Leaf:
    """The worth of the end of the play: my hand is counted exactly, the other's by the ranks of each sample."""
    mine, theirs = seen.scores
    target, skunks = seen.target, seen.skunks
    kept = tuple(c for c in seen.dealt if c not in seen.laid)
    own = count(kept, seen.starter)
    points = rank_points(len(kept) + 1)
    key = K[rank(seen.starter)]
    others = [points[key + sum(map(K.__getitem__, HANDS[whole]))] for whole in wholes]
    is_dealer = seen.dealer == 0
    chances = crib_chances(seen.laid, seen.starter, unseen(seen), shape, is_dealer)
    crib = after_show(chances, is_dealer, shape, target, skunks)
    known: dict[tuple[int, int, int], float] = {}

    def worth(k: int, me: int, you: int) -> float:
        key = (me, you, others[k])
        if key not in known:
            known[key] = show(mine + me, theirs + you, own, others[k], is_dealer, target, skunks, crib)
        return known[key]

    return worth
