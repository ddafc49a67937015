"""What the cribbage table shows at a moment: which scene, which cards of the play, which hand is being counted."""

from collections.abc import Sequence
from dataclasses import dataclass

from cards import SUITS, Card, rank
from contract import Event, Hint
from page.cribbage_log import pegged, plays, series, shown, this_deal
from page.cribbage_words import side_name
from page.pegboard import Lane
from page.picture import Table
from page.review import Looks
from rules import counting

LEAPS = {"slow": 768, "normal": 480, "fast": 240, "instant": 0}
"""Milliseconds of a peg's leap."""


@dataclass(frozen=True, slots=True)
class Ui:
    """What is on the screen and not in the game."""

    chosen: tuple[Card, ...] = ()
    """Cards on their way to the crib."""
    trouble: str = ""
    """Why the last tap was refused: "full" or "over"."""
    step: int = 0
    """Combinations of the hand being counted that were counted before the one that is lit."""
    claim: str = ""
    """Digits of the points about to be claimed."""
    closing: bool = False
    """The play has just ended and still lies on the table."""
    review: bool = False
    """One's own hand was claimed, and its lines are shown."""
    hint: Hint | None = None
    looks: Looks | None = None
    """The deal looked back at; None while it is thought about."""
    sheet: str = ""
    """An open sheet of this table: board, log, check, numbers, review."""
    heard: bool = False
    """What has happened was told, and something else has been said since."""
    folded: bool = False
    """The sheet at the end of the game is put away."""


@dataclass(frozen=True, slots=True)
class Tally:
    """A hand or crib being counted: whose, its cards by rank, the starter, and its combinations in counting order."""

    seat: int
    crib: bool
    cards: tuple[Card, ...]
    starter: Card
    found: tuple[Event, ...]

    @property
    def points(self) -> int:
        return sum(event.points for event in self.found)


def scene(table: Table, ui: Ui) -> str:
    """One of lift, lay, play, show, summary."""
    view = table.view
    if ui.review or (view.phase == "over" and view.counted >= 0):
        return "show"
    if ui.closing and view.phase == "show":
        return "play"
    if view.phase == "deal":
        return "summary" if view.deals else "lift"
    phase: str = view.phase
    return {"cut": "lay", "claim": "play", "over": "play"}.get(phase, phase)


def claiming(table: Table, ui: Ui) -> bool:
    """Does the player state points now?"""
    return bool(table.moves) and table.moves[0].startswith("claim") and not ui.closing and not ui.review


def opponents(table: Table) -> list[int]:
    """The other seats, from the player's left."""
    seats = table.view.terms.shape.seats
    return [(table.seat + step) % seats for step in range(1, seats)]


def unplayed(table: Table, seat: int) -> int:
    """How many of its cards a seat has not played. For the show every hand is taken up again, whole."""
    played = sum(s == seat for s, _card in plays(this_deal(table)))
    return len(table.view.hands[seat]) - (played if table.view.counted >= 0 else 0)


def lanes(table: Table) -> list[Lane]:
    """Every side's pegs, the player's own first."""
    view = table.view
    sides = view.terms.shape.sides
    own = table.seat % sides
    order = [(own + step) % sides for step in range(sides)]
    moved = {seat % sides for seat, n in pegged(table.events).items() if n}
    leap = LEAPS[table.preferences.speed]
    return [
        Lane("abc"[n], side_name(table, s), view.scores[s], view.rears[s], leap if s in moved else 0)
        for n, s in enumerate(order)
    ]


def in_order(cards: Sequence[Card], by: str) -> list[Card]:
    """Cards sorted for the eye: by rank, or by suit."""
    if by == "suit":
        return sorted(cards, key=lambda card: (SUITS.index(card[1]), rank(card)))
    return sorted(cards, key=lambda card: (rank(card), SUITS.index(card[1])))


def piles(table: Table) -> tuple[tuple[tuple[int, Card], ...], tuple[tuple[int, Card], ...]]:
    """The cards of the running count, and those played before. A count that has just ended still lies there."""
    deal = this_deal(table)
    laid = plays(deal)
    starts = series(deal)
    if len(starts) > 1 and any(event.kind == "reset" for event in table.events):
        starts.pop()
    return laid[starts[-1] :], laid[: starts[-1]]


def anew(table: Table) -> bool:
    """Has the count in the middle ended, and does the player begin the next one?"""
    return any(event.kind == "reset" for event in table.events) and any(m.startswith("play") for m in table.moves)


def running(table: Table) -> int:
    """The count of the cards that lie in the middle."""
    return sum(counting.value(card) for _seat, card in piles(table)[0])


def gos(table: Table) -> set[int]:
    """Seats that have said go at the count in the middle."""
    before = len(piles(table)[1])
    return {go.seat for go in table.view.gos if go.played > before}


def tally(table: Table, ui: Ui) -> Tally:
    """The hand that is counted now, its combinations no further than the last hole."""
    view = table.view
    told = shown(table.events)
    if told and (ui.review or view.phase == "over"):
        return Tally(told.seat, told.crib, told.cards[:-1], told.cards[-1], told.found)
    seat, crib = view.on_turn, view.counted == view.terms.shape.seats
    cards = tuple(in_order(view.crib if crib else view.hands[seat], "rank"))
    found: list[Event] = []
    for c in counting.list_hand(cards, view.starter, crib):
        if sum(event.points for event in found) < to_go(table, seat):
            found.append(Event(c.kind, seat, c.points, c.cards))
    return Tally(seat, crib, cards, view.starter, tuple(found))


def to_go(table: Table, seat: int) -> int:
    """Holes from a seat's peg to the last one: no more than that is ever pegged."""
    view = table.view
    left: int = view.terms.target - view.scores[seat % view.terms.shape.sides]
    return left


def counted(tally: Tally, ui: Ui, all_of_it: bool) -> int:
    """How many combinations are on show."""
    return len(tally.found) if all_of_it else min(ui.step + 1, len(tally.found))
