"""The play of three or four seats: the master plays each card out over sampled hands, everybody by the policy."""

from cards import Stream
from contract import Thinking
from solvers.cribbage import policy, tables
from solvers.cribbage.hands import AFTER, HANDS, LOW, SIZE, points
from solvers.cribbage.seen import Seen, Table, draw, lay_out, possible, unseen

WORLDS = 24
"""How many times the others' hands are imagined."""


def values(seen: Seen, sides: int, rng: Stream) -> Thinking[dict[int, float]]:
    """Each rank that fits with the points it brings my side to the end of the play, less the others' average."""
    table = lay_out(seen)
    worlds = yield from imagine(seen, table, rng)
    found = {}
    for r, v, rest in AFTER[table.hand]:
        if table.count + v <= 31:
            total = 0.0
            for i, others in enumerate(worlds):
                made = play_out([rest, *others], 0, table.pile * 14 + r, table.count + v, sides)
                total += made[0] - sum(made[1:]) / (sides - 1)
                if i % 6 == 5:
                    yield
            found[r] = total / len(worlds)
    return found


def imagine(seen: Seen, table: Table, rng: Stream) -> Thinking[list[list[int]]]:
    """What the others may hold, seat by seat, several times over; together they never hold more than there is."""
    free = unseen(seen)
    drawn: list[list[int]] = []
    for seat in range(1, seen.seats):
        hands = yield from possible(table, seat, free, tables.keeps("two", seat == seen.dealer))
        order = [left for _, left, w in draw(hands, 4 * WORLDS, rng) for _ in range(round(4 * WORLDS * w))]
        for i in range(len(order) - 1, 0, -1):
            j = rng.below(i + 1)
            order[i], order[j] = order[j], order[i]
        drawn.append(order)
        yield
    worlds = [list(hands) for hands in zip(*drawn, strict=True)]
    fits = [hands for hands in worlds if _fits(hands, free)]
    return (fits or worlds)[:WORLDS]


def _fits(hands: list[int], free: list[int]) -> bool:
    ranks = [r for hand in hands for r in HANDS[hand]]
    return all(ranks.count(r) <= free[r] for r in set(ranks))


def play_out(hands: list[int], seat: int, pile: int, count: int, sides: int) -> list[int]:
    """Points by side from the card that this seat has just put on the pile, its own included, to the last card."""
    hands = list(hands)
    seats = len(hands)
    made = [0] * sides
    while True:
        made[seat % sides] += points(pile, count)
        room = 31 - count
        order = [(seat + step) % seats for step in range(1, seats + 1)]
        following = next((s for s in order if LOW[hands[s]] <= room), None)
        if following is None:
            made[seat % sides] += room > 0
            pile = count = 0
            following = next((s for s in order if hands[s]), None)
            if following is None:
                return made
        seat = following
        r = policy.best(hands[seat], pile, count, SIZE[hands[(seat + 1) % seats]])
        v, hands[seat] = next((v, rest) for x, v, rest in AFTER[hands[seat]] if x == r)
        pile, count = pile * 14 + r, count + v
