"""四つ葉のクローバー (Four-Leaf Clover): the rules of the patience.

Forty-eight cards (no tens), sixteen of them face up in four rows of four, the rest in the stock. Cards of one suit that
make fifteen are taken together, and so are jack, queen and king of one suit. The gaps are filled from the stock, top
row first, left to right. The game is cleared when every card is gone, and over when no group is left.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import cards
from cards import SUITS, Card, Stream
from contract import CHANCE, Event, IllegalMove, Move, Option, Options, Outcome, choose

ID = "clovers"
VERSION = 1
OPTIONS: tuple[Option, ...] = (
    Option("any_suit", ("off", "on")),
    Option("at_most_three", ("off", "on")),
)

PACK: tuple[Card, ...] = tuple(card for card in cards.PACK if card[0] != "T")
"""The 48 cards in canonical order."""

FIFTEEN = 15
PLACES = 16
EMPTY = ""
"""A place of the tableau without a card; None is a card that lies face down."""

COURTS = "JQK"

Group = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class State:
    """The table: sixteen places row by row, the stock with its next card first, and the cards taken, in order."""

    any_suit: bool
    at_most_three: bool
    tableau: tuple[Card | None, ...] = (EMPTY,) * PLACES
    stock: tuple[Card | None, ...] = ()
    taken: tuple[Card, ...] = ()
    dealt: bool = False
    events: tuple[Event, ...] = ()


def seats(options: Options) -> int:
    """One: it is a patience."""
    return 1


def start(options: Options) -> State:
    """An empty table. ValueError for an option or a value that does not exist."""
    chosen = choose(options, OPTIONS)
    return State(any_suit=chosen["any_suit"] == "on", at_most_three=chosen["at_most_three"] == "on")


def turn(state: State) -> int | None:
    """CHANCE before the deal, seat 0 while a group is left, then None."""
    if not state.dealt:
        return CHANCE
    return 0 if _groups_of(state) else None


def chance(state: State, rng: Stream) -> Move:
    """The deal: the 48 cards in a random order, index 0 dealt first."""
    return deal(cards.shuffled(PACK, rng))


def deal(order: Iterable[Card]) -> Move:
    """The deal of these 48 cards, as a move."""
    return "deal " + "".join(order)


def take(group: Iterable[Card]) -> Move:
    """Taking a group, its cards in the order of their places, as a move."""
    return "take " + "".join(group)


def legal(state: State) -> list[Move]:
    """One move for every group in the tableau."""
    return [take(group) for group in _groups_of(state)] if state.dealt else []


def apply(state: State, move: Move) -> State:
    """The state after the deal, or after a group is taken and the gaps are filled. IllegalMove unless legal."""
    if state.dealt:
        if move not in legal(state):
            raise IllegalMove(move)
        return _taken(state, cards.read(move.removeprefix("take ")))
    dealt = cards.split(move.removeprefix("deal "))
    if move != deal(dealt) or sorted(dealt) != sorted(PACK):
        raise IllegalMove(move)
    tableau = dealt[:PLACES]
    events = (Event("deal", CHANCE, 0, tableau),)
    return replace(state, tableau=tableau, stock=dealt[PLACES:], dealt=True, events=events)


def _taken(state: State, group: Group) -> State:
    gaps = [place for place, card in enumerate(state.tableau) if card in group or card == EMPTY]
    refill = state.stock[: len(gaps)]
    tableau = list(state.tableau)
    for gap in gaps:
        tableau[gap] = EMPTY
    for gap, card in zip(gaps, refill, strict=False):
        tableau[gap] = card
    events = [Event("take", 0, 0, group)]
    if refill:
        events.append(Event("refill", 0, len(refill), tuple(card for card in refill if card is not None)))
    return replace(
        state,
        tableau=tuple(tableau),
        stock=state.stock[len(refill) :],
        taken=state.taken + group,
        events=tuple(events),
    )


def outcome(state: State) -> Outcome | None:
    """Cleared, or stuck with so many cards left in tableau and stock; None while a group is left."""
    if turn(state) is not None:
        return None
    remaining = left(state)
    return Outcome((), "stuck", remaining) if remaining else Outcome((0,), "cleared", 0)


def left(state: State) -> int:
    """Cards in tableau and stock: what counts on giving up."""
    return len(PACK) - len(state.taken)


def view(state: State, seat: int) -> State:
    """The state with the stock face down."""
    return replace(state, stock=(None,) * len(state.stock))


def value(card: Card) -> int:
    """What a card counts towards fifteen: ace 1 to nine 9; a court card counts nothing."""
    return 0 if card[0] in COURTS else cards.rank(card)


def _groups_of(state: State) -> tuple[Group, ...]:
    return groups(state.tableau, state.any_suit, state.at_most_three)


@lru_cache(maxsize=256)
def groups(tableau: tuple[Card | None, ...], any_suit: bool, at_most_three: bool) -> tuple[Group, ...]:
    """Every group in the tableau, each with its cards in the order of their places: courts first, then fifteens."""
    seen = [card for card in tableau if card]
    found = [court for suit in SUITS if len(court := _of_suit(seen, suit, courts=True)) == len(COURTS)]
    numbers = [card for card in seen if value(card)]
    pools = [numbers] if any_suit else [_of_suit(numbers, suit, courts=False) for suit in SUITS]
    for pool in pools:
        found += _fifteens(pool, 3 if at_most_three else FIFTEEN)
    return tuple(found)


def _of_suit(seen: Iterable[Card], suit: str, courts: bool) -> Group:
    return tuple(card for card in seen if card[1] == suit and (card[0] in COURTS) == courts)


def _fifteens(pool: Sequence[Card], most: int) -> list[Group]:
    """Every set of at most so many cards that makes fifteen: sums built up card by card."""
    making: list[list[Group]] = [[] for _ in range(FIFTEEN + 1)]
    making[0].append(())
    for card in pool:
        worth = value(card)
        for total in range(FIFTEEN, worth - 1, -1):
            making[total] += [(*some, card) for some in making[total - worth] if len(some) < most]
    return making[FIFTEEN]


def joins(card: Card, chosen: Collection[Card], state: State) -> bool:
    """Whether this card and those chosen stand together in some group of the tableau."""
    wanted = {card, *chosen}
    return any(wanted.issubset(group) for group in _groups_of(state))


def trouble(chosen: Collection[Card], state: State) -> str:
    """Why the cards chosen cannot become a group; "" while they are one or can still become one.

    "mixed": court cards with numbers; "two_suits"; "needs_court": the jack, queen or king that is missing does not lie
    in the tableau; "over": more than fifteen; "fourth": fifteen would take a fourth card where three is the most;
    "none": no cards in the tableau complete them.
    """
    numbers = [card for card in chosen if value(card)]
    court = len(numbers) < len(chosen)
    if numbers and court:
        return "mixed"
    if len({card[1] for card in chosen}) > 1 and (court or not state.any_suit):
        return "two_suits"
    total = sum(map(value, chosen))
    if total > FIFTEEN:
        return "over"
    if state.at_most_three and not court and (len(chosen) > 3 or (len(chosen) == 3 and total < FIFTEEN)):
        return "fourth"
    if any(set(chosen).issubset(group) for group in _groups_of(state)) or not chosen:
        return ""
    return "needs_court" if court else "none"
