"""How the master thinks about a card between two seats: sampled hands, exact best response, valued by the board."""

from cards import Stream
from contract import Thinking
from solvers.cribbage import board, tables
from solvers.cribbage.peg import search
from solvers.cribbage.seen import Seen, draw, lay_out, possible, unseen

SAMPLE = 40
"""Hands of the other side that it imagines."""


def values(
    seen: Seen, shape: str, rng: Stream, by_points: bool = False, size: int = SAMPLE
) -> Thinking[dict[int, float]]:
    """Each rank that fits with its worth, or with the net points from here to the end of the play."""
    table = lay_out(seen)
    keep = tables.keeps(shape, seen.dealer != 0)
    hands = yield from possible(table, 1, unseen(seen), keep)
    drawn = draw(hands, size, rng)
    group = [(k, left, w) for k, (_, left, w) in enumerate(drawn)]
    if by_points:
        return (yield from search(table.hand, group, table.pile, table.count, _net, one_count=seen.one_count))
    yield from tables.unpack_worths(shape, seen.skunks)
    leaf = board.leaf(seen, [whole for whole, _, _ in drawn], shape)
    ends = (seen.target - seen.scores[0], seen.target - seen.scores[1])
    return (yield from search(table.hand, group, table.pile, table.count, leaf, ends, seen.one_count))


def _net(_: int, me: int, you: int) -> float:
    return me - you
