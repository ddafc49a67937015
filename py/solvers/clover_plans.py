"""四つ葉のクローバー (Four-Leaf Clover) where fifteens are made in one suit: exact, without a search.

A group can be taken once its last card has come, and what has come only grows. So a game is one plan a suit: groups
that share no card and leave no room for another. Plans clear exactly when for every n below the length of the stock
more than n cards lie in groups that are complete by turn n, and in the end all cards do; otherwise the game stops at
the first n where this fails, with n cards taken. The counts for all n stand side by side in one integer, a byte each: a
plan is one number, plans are added, and the high bits of the sum tell where they fail.

A card's turn is 0 when it lies in the tableau and n when it is the n-th of the stock.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from operator import itemgetter
from typing import Any

from cards import RANKS, SUITS, Card
from rules.clovers import COURTS, FIFTEEN, Group

NUMBERS = RANKS[:9]
STOCK = 32
LANES = STOCK + 1
HIGH = sum(1 << 8 * n + 7 for n in range(LANES))
FROM = tuple(sum(1 << 8 * n for n in range(turn, LANES)) for turn in range(LANES))
"""A one in the byte of every n from this turn on."""

Turns = Mapping[Card, int]
"""The turns of all cards that are left."""
COURT_GROUPS = tuple(tuple(rank + suit for rank in COURTS) for suit in SUITS)
Plan = tuple[int, ...]
"""Groups of one suit, each a set of ranks: bit 0 for the ace."""


@cache
def _suit_groups(most: int) -> tuple[int, ...]:
    """The sets of ranks that make fifteen in one suit: 17, or 10 of at most three cards."""
    sums = ((ranks, sum(i + 1 for i in range(9) if ranks >> i & 1)) for ranks in range(1 << 9))
    return tuple(ranks for ranks, total in sums if total == FIFTEEN and ranks.bit_count() <= most)


@cache
def _plans(ranks: int, most: int) -> tuple[Plan, ...]:
    """Every way to choose groups from these ranks until no more fit."""
    fitting = [group for group in _suit_groups(most) if group & ranks == group]
    if not fitting:
        return ((),)
    plans = {tuple(sorted((group, *plan))) for group in fitting for plan in _plans(ranks & ~group, most)}
    return tuple(sorted(plans))


@cache
def _whole_plans(ranks: int, most: int) -> tuple[Plan, ...]:
    """Those plans that leave none of these ranks."""
    return tuple(plan for plan in _plans(ranks, most) if sum(plan) == ranks)


def _cards(suit: str, group: int) -> Group:
    return tuple(rank + suit for i, rank in enumerate(NUMBERS) if group >> i & 1)


@cache
def _pickers(suit: str, plans: tuple[Plan, ...]) -> tuple[tuple[int, int, Any], ...]:
    """For each group of these plans: its ranks, its size, and what picks its turns from those of all cards."""
    found = sorted({group for plan in plans for group in plan})
    return tuple((group, group.bit_count(), itemgetter(*_cards(suit, group))) for group in found)


def _ranks(turns: Turns, suit: str) -> int:
    return sum(1 << i for i, rank in enumerate(NUMBERS) if rank + suit in turns)


def _plan_lanes(turns: Turns, suit: str, plans: tuple[Plan, ...]) -> list[int]:
    """For each plan: in byte n, how many cards lie in groups that are complete by turn n."""
    lanes = {group: size * FROM[max(pick(turns))] for group, size, pick in _pickers(suit, plans)}
    return [sum([lanes[group] for group in plan]) for plan in plans]


def court_turns(turns: Turns) -> list[int]:
    """When jack, queen and king are complete, for each suit that has them all."""
    return [max([turns[card] for card in court]) for court in COURT_GROUPS if all(card in turns for card in court)]


@cache
def _needs(stock: int, cards: int) -> int:
    """What to add to plans of all suits so that the high bit of byte n says: enough cards taken for turn n."""
    needs = [127 - n for n in range(stock)] + [128 - cards] + [128] * (STOCK - stock)
    return sum(need << 8 * n for n, need in enumerate(needs))


def _base(turns: Turns, stock: int) -> int:
    """What stands before any plan: the needs, and jack, queen and king of each suit."""
    return _needs(stock, len(turns)) + sum([3 * FROM[turn] for turn in court_turns(turns)])


def _undominated(lanes: Iterable[int]) -> list[int]:
    """Without those that another equals or exceeds in every byte."""
    kept: list[int] = []
    for one in sorted(set(lanes), reverse=True):
        if not any(((other | HIGH) - one) & HIGH == HIGH for other in kept):
            kept.append(one)
    return kept


def _sums(some: Iterable[int], others: Sequence[int]) -> list[int]:
    return [one + other for one in some for other in others]


def _fewest(sums: Sequence[int], stock: int, cards: int) -> int:
    """The fewest cards left by any of these sums of base and plans."""
    furthest = 0
    for one in sums:
        short = ~one & HIGH
        if not short:
            return 0
        furthest = max(furthest, short & -short)
    turn = furthest.bit_length() // 8 - 1
    if turn < stock:
        return cards - turn
    return min(128 - (one >> 8 * stock & 255) for one in sums if ~one & HIGH & -(~one & HIGH) == furthest)


def clears(turns: Turns, stock: int, most: int) -> bool:
    """Whether every card can be taken, with so many cards in the stock and so many at most in a fifteen."""
    plans = [_whole_plans(_ranks(turns, suit), most) for suit in SUITS]
    if not all(plans):
        return False
    lanes = [_undominated(_plan_lanes(turns, suit, some)) for suit, some in zip(SUITS, plans, strict=True)]
    some = _sums([_base(turns, stock)], _sums(lanes[0], lanes[1]))
    others = _sums(lanes[2], lanes[3])
    return any((one + other) & HIGH == HIGH for one in some for other in others)


def fewest(turns: Turns, stock: int, most: int) -> int:
    """The fewest cards that can be left."""
    sums = [_base(turns, stock)]
    for suit in SUITS:
        sums = _sums(sums, _undominated(_plan_lanes(turns, suit, _plans(_ranks(turns, suit), most))))
    return _fewest(sums, stock, len(turns))


def best(turns: Turns, stock: int, most: int) -> list[frozenset[Card]]:
    """The fifteens of a best choice of plans, in the order in which they are complete."""
    base = _base(turns, stock)
    choices = []
    for suit in SUITS:
        plans = _plans(_ranks(turns, suit), most)
        by_lanes = dict(zip(_plan_lanes(turns, suit, plans), plans, strict=True))
        choices.append([(lanes, suit, by_lanes[lanes]) for lanes in _undominated(by_lanes)])
    chosen = min(product(*choices), key=lambda some: _fewest([base + sum(one[0] for one in some)], stock, len(turns)))
    groups = [frozenset(_cards(suit, group)) for _, suit, plan in chosen for group in plan]
    return sorted(groups, key=lambda group: max(turns[card] for card in group))


def fewest_after(turns: Turns, stock: int, most: int, groups: Iterable[Group]) -> list[int]:
    """The fewest cards that can be left after each of these fifteens of the tableau is taken now."""
    plans = {suit: _plans(_ranks(turns, suit), most) for suit in SUITS}
    lanes = {suit: _plan_lanes(turns, suit, plans[suit]) for suit in SUITS}
    best_lanes = {suit: _undominated(lanes[suit]) for suit in SUITS}
    others: dict[str, list[int]] = {}
    left = []
    for group in groups:
        suit = group[0][1]
        if suit not in others:
            others[suit] = [_base(turns, stock)]
            for other in SUITS.replace(suit, ""):
                others[suit] = _sums(others[suit], best_lanes[other])
        ranks = sum(1 << NUMBERS.index(card[0]) for card in group)
        own = _undominated(some for some, plan in zip(lanes[suit], plans[suit], strict=True) if ranks in plan)
        left.append(_fewest(_sums(others[suit], own), stock, len(turns)))
    return left
