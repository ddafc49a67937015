"""The table of cribbage as data, and what can be read off it."""

from dataclasses import dataclass, replace

from cards import PACK, Card
from contract import Event, Move
from rules import counting
from rules.shapes import Terms


@dataclass(frozen=True, slots=True)
class Play:
    """A card laid in the play, and whose it is."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Go:
    """A seat held cards, but none that fitted under 31, when so many cards lay on the table."""

    seat: int
    played: int


@dataclass(frozen=True, slots=True)
class State:
    """The table. None in a hand or in the crib is a card not known to the viewer; the undealt pack is nowhere.

    `phase` is lift, deal, lay, cut, play, claim (a play is to be counted by hand), show or over.
    Hands are sorted by rank; in the play they hold what is still to be played, in the show all that was kept.
    """

    terms: Terms
    phase: str
    on_turn: int
    """The seat to move, or CHANCE."""
    scores: tuple[int, ...]
    """By side: the front peg."""
    rears: tuple[int, ...]
    """By side: the rear peg, where the front one stood before it last moved."""
    dealer: int = -1
    """A seat; -1 until it is drawn."""
    deals: int = 0
    """How many deals this game has had, this one included."""
    hands: tuple[tuple[Card | None, ...], ...] = ()
    crib: tuple[Card | None, ...] = ()
    """The pack's cards first, then each seat's in the order of laying, from the dealer's left."""
    starter: Card | None = None
    played: tuple[Play, ...] = ()
    """Every card laid in this deal's play, until the hands are taken up again for the show."""
    series: int = 0
    """Where in `played` the running count began."""
    gos: tuple[Go, ...] = ()
    """Every go said in this deal."""
    counted: int = -1
    """How many hands the show has counted; -1 before the show. At the number of seats the crib's turn has come."""
    why: str = ""
    """What ended the game: heels, play, show, or muggins."""
    events: tuple[Event, ...] = ()


def view(state: State, seat: int) -> State:
    """What this seat may know: its own cards, what it laid in the crib, and what the show has laid open."""
    if not state.hands:
        return state
    hands, crib = state.hands, state.crib
    if state.counted < 0:
        hands = tuple(held if s == seat else (None,) * len(held) for s, held in enumerate(hands))
    if state.counted < state.terms.shape.seats:
        own = _places_in_crib(state, seat)
        crib = tuple(card if i in own else None for i, card in enumerate(crib))
    return replace(state, hands=hands, crib=crib)


def told(move: Move, by: int, seat: int) -> Move:
    """A move of `by` as this seat is told of it: of a deal, and of what others lay away, no more than that it was."""
    verb = move.partition(" ")[0]
    return verb if verb in ("deal", "lay") and by != seat else move


def side(state: State, seat: int) -> int:
    """Whose peg this seat moves."""
    return seat % state.terms.shape.sides


def hand(state: State, seat: int) -> tuple[Card, ...]:
    """The cards of this seat that are known: all of them, but for other seats in a view."""
    return tuple(card for card in state.hands[seat] if card is not None)


def laid(state: State, seat: int) -> tuple[Card, ...]:
    """What this seat laid in the crib, where it is known."""
    own = _places_in_crib(state, seat)
    return tuple(card for i, card in enumerate(state.crib) if i in own and card is not None)


def pile(state: State) -> tuple[Card, ...]:
    """The cards of the running count, oldest first."""
    return tuple(play.card for play in state.played[state.series :])


def count(state: State) -> int:
    """The running count of the play."""
    return sum(map(counting.value, pile(state)))


def undealt(state: State) -> tuple[Card, ...]:
    """What is left of the pack before the cut, in canonical order."""
    dealt = {*state.crib, *(card for held in state.hands for card in held)}
    return tuple(card for card in PACK if card not in dealt)


def _places_in_crib(state: State, seat: int) -> range:
    """Where in the crib the cards lie that this seat lays."""
    shape = state.terms.shape
    first = shape.from_pack + (seat - state.dealer - 1) % shape.seats * shape.laid
    return range(first, first + shape.laid)


def from_left(state: State, seat: int) -> list[int]:
    """All seats, from the left of this one round to itself."""
    return [(seat + step) % state.terms.shape.seats for step in range(1, state.terms.shape.seats + 1)]
