"""How fast hands are counted by the table, against the plain listing. Run it anywhere the project's Python runs."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from cards import PACK, Card, Stream
from rules import counting

Hand = tuple[tuple[Card, ...], Card]


@dataclass(frozen=True, slots=True)
class Row:
    """One way of counting: microseconds a hand, and how many times faster than the plain listing."""

    name: str
    microseconds: float
    faster: float


def measure(hands: int = 20_000, listed: int = 2_000) -> list[Row]:
    """Time both ways on the same random hands, the slow one on the first `listed` of them; the table is built apart."""
    rng = Stream(1)
    sample: list[Hand] = []
    for _ in range(hands):
        cards: list[Card] = []
        while len(cards) < 5:
            card = PACK[rng.below(52)]
            if card not in cards:
                cards.append(card)
        sample.append((tuple(cards[:4]), cards[4]))
    counting.rank_points.cache_clear()
    build = _seconds(lambda: len(counting.rank_points()))
    fast = min(_seconds(lambda: sum(counting.count(hand, starter) for hand, starter in sample)) for _ in range(3))
    plain = min(_seconds(lambda: sum(map(_listed, sample[:listed]))) for _ in range(3))
    slow, quick = plain / listed * 1e6, fast / hands * 1e6
    return [
        Row("plain listing", slow, 1.0),
        Row("table", quick, slow / quick),
        Row("building the table of 6,175, once", build * 1e6, 0.0),
    ]


def table(rows: list[Row]) -> str:
    """The rows as text."""
    return "\n".join(
        f"{row.name:<36}{row.microseconds:>12.2f} µs" + (f"{row.faster:>9.1f} times" if row.faster else "")
        for row in rows
    )


def _listed(hand: Hand) -> int:
    return sum(combination.points for combination in counting.list_hand(*hand))


def _seconds(work: Callable[[], int]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


if __name__ == "__main__":
    print(table(measure()))
