"""What one seat knows in the play, and which hands the others may still hold."""

from dataclasses import dataclass

from cards import Card, Stream, rank
from contract import Thinking
from rules.counting import VALUES
from solvers.cribbage.hands import FIRST, HANDS, INDEX, LOW, index
from solvers.cribbage.policy import likelihood

FLOOR = 0.3
"""A play that the policy finds unlikely still counts this much as evidence: not everybody plays like it."""

RARE = 0.02
"""How often a hand is kept that nobody should keep: people do."""

_PREFIX = tuple(INDEX[hand[:-1]] for hand in HANDS)
_FACTOR = tuple(hand[-1] * 5 + hand.count(hand[-1]) if hand else 0 for hand in HANDS)


@dataclass(frozen=True, slots=True)
class Seen:
    """The play as one seat sees it. Seats count from this one (0) to the left; scores are by seat."""

    dealt: tuple[Card, ...]
    laid: tuple[Card, ...]
    starter: Card
    dealer: int
    scores: tuple[int, ...]
    plays: tuple[tuple[int, int], ...]
    """Seat and rank of every card played in this deal, in order."""
    target: int = 121
    skunks: bool = False
    seats: int = 2
    one_count: bool = False
    """The play ends at the first reset (the old five-card game)."""


@dataclass(frozen=True, slots=True)
class Table:
    """What follows from the plays: the count as it stands, what I hold, and what each of the others has shown."""

    hand: int
    pile: int
    count: int
    left: tuple[int, ...]
    """Cards left, by seat."""
    shown: tuple[tuple[tuple[int, int, int, int], ...], ...]
    """By seat, each card it played: rank, pile and count before it, and cards that the next seat still held."""
    limits: tuple[tuple[tuple[int, int], ...], ...]
    """By seat, each go it said: cards it had played by then, and the room in which none of the others fits."""


def lay_out(seen: Seen) -> Table:
    """Read the plays: where a count ended and who said go follows from them, for whoever can play must."""
    kept = [c for c in seen.dealt if c not in seen.laid]
    hand = [rank(c) for c in kept]
    left = [len(kept)] * seen.seats
    shown: list[list[tuple[int, int, int, int]]] = [[] for _ in left]
    limits: list[list[tuple[int, int]]] = [[] for _ in left]
    pile = count = 0
    last = -1

    def go(seats: range) -> None:
        for s in seats:
            if left[s % seen.seats]:
                limits[s % seen.seats].append((len(shown[s % seen.seats]), 31 - count))

    for seat, r in seen.plays:
        if pile:
            if count + VALUES[r] > 31:
                if count < 31:
                    go(range(seen.seats))
                pile = count = 0
            else:
                go(range(last + 1, seat + seen.seats if seat <= last else seat))
        shown[seat].append((r, pile, count, left[(seat + 1) % seen.seats]))
        left[seat] -= 1
        if seat == 0:
            hand.remove(r)
        pile = pile * 14 + r
        count += VALUES[r]
        last = seat
    mine = index(hand)
    if pile and LOW[mine] > 31 - count:
        if count < 31:
            go(range(seen.seats))
        pile = count = 0
    elif pile:
        go(range(last + 1, seen.seats))
    return Table(mine, pile, count, tuple(left), tuple(map(tuple, shown)), tuple(map(tuple, limits)))


def unseen(seen: Seen) -> list[int]:
    """By rank (0 unused): how many cards this seat has not seen."""
    free = [0] + [4] * 13
    for card in (*seen.dealt, seen.starter):
        free[rank(card)] -= 1
    for seat, r in seen.plays:
        if seat:
            free[r] -= 1
    return free


def ways(free: list[int], size: int) -> list[float]:
    """In how many ways each hand of up to `size` ranks can be taken from the free cards, by index."""
    factors = [0.0] * 70
    for r in range(1, 14):
        for same in range(1, 5):
            factors[r * 5 + same] = max(free[r] - same + 1, 0) / same
    found = [1.0]
    for i in range(1, FIRST[size + 1]):
        found.append(found[_PREFIX[i]] * factors[_FACTOR[i]])
    return found


def possible(
    table: Table, seat: int, free: list[int], keep: tuple[float, ...]
) -> Thinking[list[tuple[int, int, float]]]:
    """Every hand that this seat may hold: the whole hand as it was kept, what is left of it, and its weight.

    The weight is how often such a hand is kept, times the ways to hold it, times how likely its plays were.
    Hands that a go rules out are missing. `keep` is by index less the first hand of its size.
    """
    shown, limits = table.shown[seat], table.limits[seat]
    left = table.left[seat]
    played = [r for r, _, _, _ in shown]
    first = FIRST[left + len(played)]
    found = []
    counts = ways(free, left)
    for i in range(FIRST[left], FIRST[left + 1]):
        if i % 64 == 0:
            yield
        weight = counts[i]
        if not weight:
            continue
        rest = HANDS[i]
        if limits and any(min(map(VALUES.__getitem__, (*rest, *played[n:]))) <= room for n, room in limits):
            continue
        whole = index([*played, *rest]) if played else i
        weight *= keep[whole - first] + RARE
        for n, (r, pile, count, other) in enumerate(shown):
            weight *= max(likelihood(index([*rest, *played[n:]]), r, pile, count, other), FLOOR)
        found.append((whole, i, weight))
    return found


def draw(hands: list[tuple[int, int, float]], size: int, rng: Stream) -> list[tuple[int, int, float]]:
    """`size` hands by systematic resampling; the weights sum to 1, a hand drawn more than once stands once."""
    step = sum(w for _, _, w in hands) / size
    mark = step * rng.below(1 << 16) / 65536
    total = 0.0
    missing = size
    found = []
    for whole, left, w in hands:
        total += w
        n = 0
        # A mark that starts at nought may, by rounding, end below the total once more than there are hands to draw.
        while mark < total and n < missing:
            n += 1
            mark += step
        missing -= n
        if n:
            found.append((whole, left, n / size))
    return found
