"""From a seat's view of the table to what the player thinks with."""

from dataclasses import dataclass

from cards import Card, rank
from rules import counting
from rules.cribbage_table import State, count, hand, laid, pile
from solvers.cribbage.seen import Seen


@dataclass(frozen=True, slots=True)
class Dealt:
    """What a seat knows when it lays cards away."""

    cards: tuple[Card, ...]
    is_own: bool
    """The crib goes to its side."""
    shape: str = "two"
    scores: tuple[int, ...] = (0, 0)
    """Its own, then the next side's and so on."""
    target: int = 121
    skunks: bool = False
    one_count: bool = False
    """The play will end at the first reset."""


def dealt(view: State) -> Dealt:
    """What the seat on turn knows when it is to lay."""
    seat, shape = view.on_turn, view.terms.shape
    return Dealt(
        hand(view, seat),
        seat % shape.sides == view.dealer % shape.sides,
        shape.name,
        tuple(view.scores[(seat + i) % shape.sides] for i in range(shape.sides)),
        view.terms.target,
        bool(view.terms.skunk_lines),
        view.terms.one_count,
    )


def seen(view: State) -> Seen:
    """What the seat on turn knows in the play."""
    seat, shape = view.on_turn, view.terms.shape
    own = tuple(play.card for play in view.played if play.seat == seat)
    away = laid(view, seat)
    return Seen(
        (*hand(view, seat), *own, *away),
        away,
        view.starter or "",
        (view.dealer - seat) % shape.seats,
        tuple(view.scores[(seat + i) % shape.sides] for i in range(shape.seats)),
        tuple(((play.seat - seat) % shape.seats, rank(play.card)) for play in view.played),
        view.terms.target,
        bool(view.terms.skunk_lines),
        shape.seats,
        view.terms.one_count,
    )


def due(view: State) -> int:
    """What the seat on turn is to claim: for the card it has just played, or for the hand or crib being shown."""
    seat, shape = view.on_turn, view.terms.shape
    if view.phase == "show":
        is_crib = view.counted == shape.seats
        cards = tuple(card for card in (view.crib if is_crib else view.hands[seat]) if card is not None)
        return counting.count(cards, view.starter or "", is_crib)
    ranks = tuple(map(rank, pile(view)))
    points = counting.play_score(ranks[:-1], ranks[-1])
    total = count(view)
    stuck = all(counting.value(card) > 31 - total for card in hand(view, seat))
    return points + (total < 31 and is_alone(view) and stuck)


def is_alone(view: State) -> bool:
    """No seat but the one on turn can play at this count any more: each has said go or holds no cards."""
    said = {go.seat for go in view.gos if go.played > view.series}
    return all(s in said or not held for s, held in enumerate(view.hands) if s != view.on_turn)
