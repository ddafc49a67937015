"""四つ葉のクローバー (Four-Leaf Clover) where any suits may make fifteen: an exact search over ranks.

Suits do not matter, and how many of each rank are taken fixes how many courts are taken too, and so what has come from
the stock. Ranks are written as one integer, four bits each with the ace lowest. The search takes high ranks first,
since small ones fit anywhere; it remembers what leads nowhere, and turns back where the ranks that remain cannot be
split into fifteens.

A card's turn is 0 when it lies in the tableau and n when it is the n-th of the stock.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from itertools import accumulate

from cards import Card
from rules.clovers import FIFTEEN, PACK, value
from solvers.clover_plans import Turns, court_turns

SPARE = sum(8 << 4 * i for i in range(9))
"""The bit of each rank that stays set when no more is taken than there is."""

LEAST_STUCK = 4
"""What stays without a clear makes 15 or a multiple, and no group: fifteen in one to three cards always is one."""

BITS = {card: 1 << 4 * (value(card) - 1) if value(card) else 0 for card in PACK}


def pattern_of(group: Iterable[Card]) -> int:
    """The ranks of these cards; court cards count for nothing."""
    return sum([BITS[card] for card in group])


def size_of(pattern: int) -> int:
    """How many cards these ranks are."""
    return sum(map(int, f"{pattern:x}"))


@cache
def _fifteens(most: int) -> tuple[tuple[int, int], ...]:
    """Every fifteen as its ranks and its number of cards, high ranks first: 109, or 15 of at most three cards."""

    def fill(rank: int, total: int, room: int) -> Iterator[int]:
        if total == 0:
            yield 0
        elif rank:
            for count in range(min(4, room, total // rank) + 1):
                for rest in fill(rank - 1, total - count * rank, room - count):
                    yield rest + (count << 4 * (rank - 1))

    return tuple((pattern, size_of(pattern)) for pattern in sorted(fill(9, FIFTEEN, most), reverse=True))


@cache
def _topped(most: int) -> tuple[tuple[int, ...], ...]:
    """The fifteens by their highest rank, ace first."""
    patterns = [pattern for pattern, _ in _fifteens(most)]
    return tuple(tuple(p for p in patterns if (p.bit_length() - 1) // 4 == top) for top in range(9))


@lru_cache(maxsize=1 << 16)
def splits(rest: int, most: int) -> bool:
    """Whether these ranks can be split into fifteens when all of them lie open."""
    if not rest:
        return True
    room = rest | SPARE
    fifteens = _topped(most)[(rest.bit_length() - 1) // 4]
    return any(room - pattern & SPARE == SPARE and splits(rest - pattern, most) for pattern in fifteens)


@dataclass(frozen=True, slots=True)
class Ranks:
    """A position by ranks. `come` and `courts` are indexed by how many number cards are taken from here on."""

    most: int
    cards: int
    """All cards left, with the stock."""
    goal: int
    """All number cards left, with the stock."""
    come: tuple[int, ...]
    """The number cards that lie open or were taken by then."""
    courts: tuple[int, ...]
    """How many court cards are taken by then."""
    patience: int
    """How many dead ends to look at before giving up."""
    dead: set[int] = field(default_factory=set)
    """What may be taken without a clear to follow."""

    def nexts(self, gone: int, count: int) -> list[tuple[int, int]]:
        """The fifteens that can be taken, high ranks first."""
        room = self.come[count] - gone | SPARE
        return [fifteen for fifteen in _fifteens(self.most) if room - fifteen[0] & SPARE == SPARE]

    def clear(self, gone: int = 0, count: int = 0) -> list[int] | None:
        """Fifteens that clear the table, or None."""
        if gone == self.goal:
            return [] if count + self.courts[count] == self.cards else None
        if gone in self.dead or not splits(self.goal - gone, self.most):
            return None
        for pattern, size in self.nexts(gone, count):
            if len(self.dead) > self.patience:
                return None
            rest = self.clear(gone + pattern, count + size)
            if rest is not None:
                return [pattern, *rest]
        self.dead.add(gone)
        return None

    def longest(self) -> list[int]:
        """Fifteens that leave the fewest cards, where no clear exists."""
        lines: dict[int, list[int]] = {0: []}
        open_ends = [(0, 0)]
        best, most_taken = 0, -1
        while open_ends and self.cards - most_taken > LEAST_STUCK:
            gone, count = open_ends.pop()
            if count + self.courts[count] > most_taken:
                best, most_taken = gone, count + self.courts[count]
            for pattern, size in reversed(self.nexts(gone, count)):
                if gone + pattern not in lines:
                    lines[gone + pattern] = [*lines[gone], pattern]
                    open_ends.append((gone + pattern, count + size))
        return lines[best]

    def left(self, fifteens: Iterable[int]) -> int:
        """How many cards stay after these are taken."""
        count = sum(map(size_of, fifteens))
        return self.cards - count - self.courts[count]

    def after(self, gone: int, count: int) -> int:
        """How many cards stay after these are taken: none where a clear is found, else as if high ranks always went."""
        if replace(self, dead=set()).clear(gone, count) is not None:
            return 0
        while nexts := self.nexts(gone, count):
            pattern, size = nexts[0]
            gone, count = gone + pattern, count + size
        return self.cards - count - self.courts[count]


def by_ranks(turns: Turns, stock: int, most: int, patience: int = 1 << 30) -> Ranks:
    """The position with so many cards in the stock and so many at most in a fifteen."""
    lying = [0] * (stock + 1)
    for card, turn in turns.items():
        lying[turn] += BITS[card]
    dealt = list(accumulate(lying))
    ends = sorted(court_turns(turns))
    come, courts, taken = [], [], 0
    for count in range(size_of(dealt[-1]) + 1):
        while taken < len(ends) and ends[taken] <= count + 3 * taken:
            taken += 1
        come.append(dealt[min(stock, count + 3 * taken)])
        courts.append(3 * taken)
    return Ranks(most, len(turns), dealt[-1], tuple(come), tuple(courts), patience)
