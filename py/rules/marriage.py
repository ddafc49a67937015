"""Royal Marriage (ロイヤル・マリッジ): bring the queen and the king of hearts together.

The fifty other cards lie in the stock between the two royals: one begins the row, the other is the stock's last card.
Cards are turned one by one to the right end of the row. One card, or two together, may be taken out when the two
cards around them, the brackets, have the same suit or the same rank. Nothing has to be taken, ever.

The royals are never taken out, and no rule is needed for it: only cards between two others are, and the royals
lie at the ends.
"""

from dataclasses import dataclass, replace

from cards import PACK, Card, Stream, read, shuffled, split
from contract import CHANCE, Event, IllegalMove, Move, Option, Options, Outcome, choose

ID = "marriage"
VERSION = 1
OPTIONS: tuple[Option, ...] = (Option("laid_out", ("off", "on")), Option("king_left", ("off", "on")))
"""laid_out: all 52 cards lie in the row at once. king_left: the king begins the row, the queen comes last."""

QUEEN, KING = "QH", "KH"
OTHERS: tuple[Card, ...] = tuple(card for card in PACK if card not in (QUEEN, KING))
"""The fifty cards that are dealt between the royals, in canonical order."""


@dataclass(frozen=True, slots=True)
class State:
    """The row from left to right, and the stock with the next card first; None is a card not known to the viewer."""

    row: tuple[Card, ...]
    stock: tuple[Card | None, ...]
    laid_out: bool
    king_left: bool
    dealt: bool
    events: tuple[Event, ...] = ()


def seats(options: Options) -> int:
    """A patience: one seat."""
    return 1


def start(options: Options) -> State:
    """An empty table. ValueError for an option or a value that does not exist."""
    chosen = choose(options, OPTIONS)
    return State((), (), laid_out=chosen["laid_out"] == "on", king_left=chosen["king_left"] == "on", dealt=False)


def turn(state: State) -> int | None:
    """CHANCE before the deal, then seat 0, None when nothing can be turned or taken out."""
    if not state.dealt:
        return CHANCE
    return 0 if state.stock or removals(state.row) else None


def chance(state: State, rng: Stream) -> Move:
    """The deal: "deal" and the fifty cards in the order in which they come."""
    return "deal " + "".join(shuffled(OTHERS, rng))


def legal(state: State) -> list[Move]:
    """First "turn" while there is stock, then what can be taken out ("out 7C", "out 7C8D"), from left to right."""
    return (["turn"] if state.stock else []) + removals(state.row)


def removals(row: tuple[Card, ...]) -> list[Move]:
    """What can be taken out of a row, from left to right, a single card before the two that begin with it."""
    return [
        "out " + "".join(row[left + 1 : right])
        for left, card in enumerate(row)
        for right, other in enumerate(row[left + 2 : left + 4], left + 2)
        if matches(card, other)
    ]


def matches(a: Card, b: Card) -> str:
    """What two cards have in common: "suit", "rank", or "" for nothing."""
    return "suit" if a[1] == b[1] else "rank" if a[0] == b[0] else ""


def brackets(row: tuple[Card, ...], move: Move) -> tuple[int, int]:
    """Where the two brackets of a removal lie; the cards that go lie between. ValueError if they do not."""
    going = read(move.removeprefix("out "))
    left = row.index(going[0]) - 1
    right = left + len(going) + 1
    if left < 0 or right >= len(row) or row[left + 1 : right] != going:
        raise ValueError(f"not between two cards: {move}")
    return left, right


def apply(state: State, move: Move) -> State:
    """The state after the move. IllegalMove unless legal."""
    if not state.dealt:
        return _deal(state, move)
    if move not in legal(state):
        raise IllegalMove(move)
    if move == "turn":
        card = state.stock[0]
        if card is None:
            raise IllegalMove("the next card is not known here")
        return replace(state, row=(*state.row, card), stock=state.stock[1:], events=(Event("turn", cards=(card,)),))
    left, right = brackets(state.row, move)
    row = state.row[: left + 1] + state.row[right:]
    return replace(state, row=row, events=(Event("out", cards=state.row[left + 1 : right]),))


def _deal(state: State, move: Move) -> State:
    text = move.removeprefix("deal ")
    others = split(text)
    if move == text or sorted(others) != sorted(OTHERS):
        raise IllegalMove(move)
    first, last = (KING, QUEEN) if state.king_left else (QUEEN, KING)
    pack = (first, *others, last)
    at = len(pack) if state.laid_out else 1
    return replace(state, row=pack[:at], stock=pack[at:], dealt=True, events=(Event("deal", cards=pack[:at]),))


def outcome(state: State) -> Outcome | None:
    """Cleared when the royals lie side by side, else stuck with the cards between them. None while it runs."""
    if turn(state) is not None:
        return None
    between = left(state)
    return Outcome((), "stuck", between) if between else Outcome((0,), "cleared", 0)


def left(state: State) -> int:
    """Cards between the royals, those still in the stock included: what counts on giving up. A dealt table only."""
    return len(state.row) + len(state.stock) - 2


def view(state: State, seat: int) -> State:
    """What the player may know: the stock's cards become None."""
    return replace(state, stock=(None,) * len(state.stock))
