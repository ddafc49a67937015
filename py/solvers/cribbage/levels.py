"""The four levels, from a hasty beginner to a master; none miscounts, and none sees more than its seat does."""

from dataclasses import dataclass

from cards import Card, Stream, rank, read
from contract import Move, Thinking
from rules.cribbage_table import State
from rules.shapes import SHAPES
from solvers.cribbage import ahead, master, policy, reading, rounds, simple
from solvers.cribbage.lay import lays
from solvers.cribbage.reading import Dealt
from solvers.cribbage.seen import Seen, lay_out
from solvers.cribbage.teacher import hint as hint
from solvers.cribbage.teacher import lay_table as lay_table
from solvers.cribbage.teacher import play_table as play_table
from solvers.cribbage.teacher import review as review

SLIPS = 5
"""The first level takes its second choice once in so many."""


@dataclass(frozen=True, slots=True)
class Level:
    """How strong the computer plays."""

    id: str


LEVELS = (Level("easy"), Level("medium"), Level("hard"), Level("master"))


def choose(level: str, view: State, moves: list[Move], rng: Stream) -> Thinking[Move]:
    """The move of the seat on turn, from nothing but its own view; what it claims is always exact."""
    if len(moves) == 1:
        return moves[0]
    if view.phase == "lay":
        cards = yield from lay(level, reading.dealt(view), rng)
        return next(move for move in moves if set(read(move[4:])) == set(cards))
    if view.phase == "play":
        r = yield from play(level, reading.seen(view), view.terms.shape.name, rng)
        return next(move for move in moves if rank(move[5:]) == r)
    return f"claim {reading.due(view)}"


def lay(level: str, dealt: Dealt, rng: Stream) -> Thinking[tuple[Card, ...]]:
    """The cards that this level lays in the crib."""
    yield
    if level in ("easy", "greedy"):
        found = simple.greedy_lays(dealt.cards, SHAPES[dealt.shape].laid)
        return found[level == "easy" and not rng.below(SLIPS)]
    options = lays(dealt.cards, dealt.shape, dealt.is_own)
    if level == "medium":
        sign = 1 if dealt.is_own else -1
        return max(options, key=lambda x: x.hand + sign * x.crib).cards
    if level == "master" and SHAPES[dealt.shape].seats == 2 and ahead.is_late(dealt):
        near = ahead.near(dealt, options)
        worths = yield from ahead.worths(dealt, near, rng)
        return near[worths.index(max(worths))].cards
    return options[0].cards


def play(level: str, seen: Seen, shape: str, rng: Stream) -> Thinking[int]:
    """The rank that this level plays."""
    table = lay_out(seen)
    if level in ("easy", "greedy"):
        found = simple.greedy_plays(table.hand, table.pile, table.count)
        return found[level == "easy" and len(found) > 1 and not rng.below(SLIPS)]
    if level == "medium":
        return simple.careful_plays(table.hand, table.pile, table.count)[0]
    if level == "hard":
        return policy.best(table.hand, table.pile, table.count, table.left[1])
    if seen.seats == 2:
        value = yield from master.values(seen, shape, rng)
    else:
        value = yield from rounds.values(seen, SHAPES[shape].sides, rng)
    return max(value, key=lambda r: value[r])
