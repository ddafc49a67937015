"""What happened in a game of cribbage, told from its moves and events: points made, the log, a deal added up."""

from collections.abc import Sequence
from dataclasses import dataclass

from cards import Card, split
from contract import Event, Move
from page.cribbage_words import PEGGED, crib_name, points, reasons, seat_name
from page.parts import written, written_all
from page.picture import Table
from page.words import _
from rules import counting

Entry = tuple[int, Move, tuple[Event, ...]]

SHOWN = ("hand", "crib")
COMBINATIONS = ("fifteen", "pair", "run", "flush", "nobs")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: HTML, and the number at its right. A heading begins a deal."""

    text: str
    right: str = ""
    heading: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """A hand or crib that was counted: whose, its cards with the starter last, its combinations, what was pegged."""

    seat: int
    crib: bool
    cards: tuple[Card, ...]
    found: tuple[Event, ...]
    pegged: int


def this_deal(table: Table) -> tuple[Entry, ...]:
    """The entries of the log since the last deal."""
    start = max((i for i, entry in enumerate(table.log) if entry[1].startswith("deal")), default=0)
    return table.log[start:]


def plays(deal: Sequence[Entry]) -> tuple[tuple[int, Card], ...]:
    """Who played which card, in order."""
    return tuple((seat, move[5:]) for seat, move, _events in deal if move.startswith("play "))


def series(deal: Sequence[Entry]) -> list[int]:
    """After how many plays each count began: 0, and again after every reset."""
    starts, played = [0], 0
    for _seat, move, events in deal:
        played += move.startswith("play ")
        if any(event.kind == "reset" for event in events):
            starts.append(played)
    return starts


def pegged(events: Sequence[Event]) -> dict[int, int]:
    """What each seat pegged by a move: what was due, or as much of it as was claimed, and muggins."""
    claim = next((event for event in events if event.kind == "claim"), None)
    found: dict[int, int] = {}
    for event in events:
        if event.kind in PEGGED or event.kind in COMBINATIONS:
            found[event.seat] = found.get(event.seat, 0) + event.points
    missed = next((event for event in events if event.kind == "missed"), None)
    if claim and missed:
        found[claim.seat] -= missed.points
    return found


def shown(events: Sequence[Event]) -> Shown | None:
    """The hand that a move of the show has counted."""
    first = next((event for event in events if event.kind in SHOWN), None)
    if first is None:
        return None
    found = tuple(event for event in events if event.kind in COMBINATIONS)
    return Shown(first.seat, first.kind == "crib", first.cards, found, pegged(events).get(first.seat, 0))


def made(events: Sequence[Event]) -> list[tuple[int, str, int]]:
    """Points made by the last move in the play: seat, reasons, points; what was claimed wrongly says so."""
    told = []
    claim = next((event for event in events if event.kind == "claim"), None)
    trouble = {event.kind: event.points for event in events if event.kind in ("missed", "refused")}
    for seat in sorted({event.seat for event in events if event.kind in PEGGED}):
        own = [event for event in events if event.kind in PEGGED and event.seat == seat]
        why = reasons(own)
        if claim and seat == claim.seat and trouble:
            why = _("{why}; claimed {n}").format(why=why, n=claim.points)
        told.append((seat, why, pegged(events)[seat]))
    if claim and "refused" in trouble and not told:
        told.append((claim.seat, _("nothing; claimed {n}").format(n=claim.points), 0))
    return told


def log(table: Table, entries: Sequence[Entry]) -> list[Line]:
    """The log, line by line."""
    lines: list[Line] = []
    deal = sum(move.startswith("deal") for _seat, move, _events in table.log)
    deal -= sum(move.startswith("deal") for _seat, move, _events in entries)
    count = 0
    for seat, move, events in entries:
        verb, _space, what = move.partition(" ")
        name = seat_name(table, seat) if seat >= 0 else ""
        if verb in ("lift", "lot"):
            lines += _drawn(table, events)
        elif verb == "deal":
            deal += 1
            dealer = crib_name(table, events[0].seat)
            lines.append(Line(_("Deal {n} · {crib}").format(n=deal, crib=dealer), heading=True))
            lines += [Line(_scored(table, event.seat, "", [event])) for event in events if event.kind == "head_start"]
        elif verb == "lay" and what:
            lines.append(Line(_("{name}: {cards} to the crib").format(name=name, cards=written_all(split(what)))))
        elif verb == "cut":
            lines.append(Line(_("Starter: {card}").format(card=written(what))))
            lines += [Line(_scored(table, event.seat, "", [event])) for event in events if event.kind == "heels"]
        elif verb == "play":
            count += counting.value(what)
            scored = [event for event in events if event.kind in PEGGED]
            lines.append(Line(_scored(table, seat, written(what), scored), str(count)))
            lines += _goes(table, events)
        elif verb in ("claim", "count"):
            lines += _counted(table, seat, verb, what, events)
        if any(event.kind == "reset" for event in events) or verb == "cut":
            count = 0
    return lines


def log_list(lines: Sequence[Line]) -> str:
    """The log as a list that a screen reader can walk through."""
    items = ""
    for line in lines:
        if line.heading:
            items += f'<li class="h">{line.text}</li>'
        else:
            items += f'<li><span>{line.text}</span><span class="muted num">{line.right}</span></li>'
    return f'<ol class="log">{items}</ol>'


def totals(table: Table) -> dict[int, dict[str, int]]:
    """This deal by seat: points of the play (heels and a head start with them), hand, crib, and taken by muggins."""
    seats = table.view.terms.shape.seats
    added = {seat: {"play": 0, "hand": 0, "crib": 0, "muggins": 0} for seat in range(seats)}
    for _seat, _move, events in this_deal(table):
        counted = shown(events)
        column = "play" if counted is None else "crib" if counted.crib else "hand"
        for seat, n in pegged(events).items():
            added[seat][column] += n
        for event in events:
            if event.kind == "muggins":
                added[event.seat][column] -= event.points
                added[event.seat]["muggins"] += event.points
    return added


def _drawn(table: Table, events: Sequence[Event]) -> list[Line]:
    lifted = [
        _("{name} {card}").format(name=seat_name(table, event.seat), card=written(event.cards[0]))
        for event in events
        if event.kind == "lift"
    ]
    dealer = seat_name(table, events[-1].seat)
    cut = [Line(_("Cut for deal: {cards}").format(cards=_(", ").join(lifted)))] if lifted else []
    return [*cut, Line(_("First deal: {name}").format(name=dealer))]


def _scored(table: Table, seat: int, card: str, scored: Sequence[Event]) -> str:
    name = seat_name(table, seat)
    who = f"{name} {card}".strip()
    if not scored:
        return who
    n = sum(event.points for event in scored)
    return _("{who} — {why}, {n}").format(who=who, why=reasons(scored), n=n)


def _goes(table: Table, events: Sequence[Event]) -> list[Line]:
    return [
        Line(_("{name}: go").format(name=seat_name(table, event.seat))) for event in events if event.kind == "go_said"
    ]


def _counted(table: Table, seat: int, verb: str, what: str, events: Sequence[Event]) -> list[Line]:
    hand = shown(events)
    name = seat_name(table, seat)
    lines = []
    if hand:
        whose = crib_name(table, seat) if hand.crib else name
        lines.append(Line(f"{whose} {written_all(hand.cards)}", str(hand.pegged)))
    if verb == "claim":
        scored = [event for event in events if event.kind in PEGGED and event.kind != "muggins"]
        if not hand and (scored or what != "0"):
            due = sum(event.points for event in scored)
            why = reasons(scored) if scored else _("nothing")
            lines.append(Line(_("{name} — {why}, {n}").format(name=name, why=why, n=due)))
        for event in events:
            if event.kind in ("missed", "refused"):
                lines.append(Line(_("{name} claimed {n}").format(name=name, n=what)))
            elif event.kind == "muggins":
                taker = seat_name(table, event.seat)
                lines.append(Line(_("{name}: {points} by muggins").format(name=taker, points=points(event.points))))
    return lines
