"""What laying these cards is worth on the board: the deal played out over sampled hands and starters."""

from cards import PACK, Card, Stream, rank
from contract import Thinking
from rules.counting import K, count, rank_points
from rules.shapes import SHAPES
from solvers.cribbage import board, tables
from solvers.cribbage.hands import FIRST, HANDS, index
from solvers.cribbage.lay import Lay
from solvers.cribbage.peg import race
from solvers.cribbage.reading import Dealt
from solvers.cribbage.seen import RARE, draw, ways

WORLDS = 40
"""Hands and starters that are played out."""

END = 41
"""When a side needs so many points or fewer, the board matters for what is laid."""

LAST = 5
"""When a side needs so many or fewer, nothing else matters: every lay is played out, over twice as many hands."""

CONSIDERED, NEAR = 5, 2.0
"""Before that so many lays are played out, those within so many points of the best."""


def near(dealt: Dealt, options: list[Lay]) -> list[Lay]:
    """The choices that the board may decide between, of all of them with the best first."""
    if is_last(dealt):
        return options
    return [option for option in options[:CONSIDERED] if option.total > options[0].total - NEAR]


def is_late(dealt: Dealt) -> bool:
    """The end is near enough for the board to matter."""
    return dealt.target - max(dealt.scores) <= END


def is_last(dealt: Dealt) -> bool:
    """The end is so near that nothing but the board matters."""
    return dealt.target - max(dealt.scores) <= LAST


def worths(dealt: Dealt, options: list[Lay], rng: Stream) -> Thinking[list[float]]:
    """What each choice is worth, all of them over the same hands of the other side and the same starters."""
    yield from tables.unpack_worths(dealt.shape, dealt.skunks)
    worlds = yield from _imagine(dealt, rng)
    found = []
    for option in options:
        crib_after: dict[int, board.Worth] = {}
        hand = index([rank(c) for c in option.kept])
        total = 0.0
        for i, (other, starter) in enumerate(worlds):
            if i % 4 == 0:
                yield
            total += _play_through(dealt, option, hand, other, starter, crib_after)
        found.append(total / len(worlds))
    return found


def _imagine(dealt: Dealt, rng: Stream) -> Thinking[list[tuple[int, Card]]]:
    """Hands that the other side may keep, each with a starter."""
    number = 2 * WORLDS if is_last(dealt) else WORLDS
    free = [0] + [4] * 13
    for card in dealt.cards:
        free[rank(card)] -= 1
    size = SHAPES[dealt.shape].kept
    keep = tables.keeps(dealt.shape, not dealt.is_own)
    yield
    combos = ways(free, size)
    yield
    first = FIRST[size]
    hands = [(i, i, combos[i] * (keep[i - first] + RARE)) for i in range(first, FIRST[size + 1])]
    yield
    unknown = [card for card in PACK if card not in dealt.cards]
    worlds = []
    for other, _, w in draw(hands, number, rng):
        for _ in range(round(w * number)):
            starter = unknown[rng.below(len(unknown))]
            while HANDS[other].count(rank(starter)) >= free[rank(starter)]:
                starter = unknown[rng.below(len(unknown))]
            worlds.append((other, starter))
    return worlds


def _play_through(
    dealt: Dealt, option: Lay, hand: int, other: int, starter: Card, crib_after: dict[int, board.Worth]
) -> float:
    target, skunks = dealt.target, dealt.skunks
    mine, theirs = dealt.scores
    if starter[0] == "J":
        mine, theirs = (mine + 2, theirs) if dealt.is_own else (mine, theirs + 2)
    if mine >= target:
        return board.won(theirs, target, skunks)
    if theirs >= target:
        return -board.won(mine, target, skunks)
    ends = (target - mine, target - theirs)
    if dealt.is_own:
        you, me = race(other, hand, (ends[1], ends[0]), dealt.one_count)
    else:
        me, you = race(hand, other, ends, dealt.one_count)
    r = rank(starter)
    if r not in crib_after:
        free = [0] + [4] * 13
        for card in (*dealt.cards, starter):
            free[rank(card)] -= 1
        chances = board.crib_chances(option.cards, starter, free, dealt.shape, dealt.is_own)
        crib_after[r] = board.after_show(chances, dealt.is_own, dealt.shape, target, skunks)
    own = count(option.kept, starter)
    shown = rank_points(len(option.kept) + 1)[K[r] + sum(map(K.__getitem__, HANDS[other]))]
    return board.show(mine + me, theirs + you, own, shown, dealt.is_own, target, skunks, crib_after[r])
