"""What a teacher says: every choice with its numbers, the best one with a reason, and a look back at a deal."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cards import Card, Stream, rank, read
from contract import Hint, Move, Thinking
from rules.counting import VALUES
from rules.cribbage_table import State, hand, view
from rules.shapes import SHAPES
from solvers.cribbage import ahead, master, reading, rounds
from solvers.cribbage.hands import AFTER, HANDS, LOW, points
from solvers.cribbage.lay import histogram, lays
from solvers.cribbage.reading import Dealt
from solvers.cribbage.seen import Table, lay_out, unseen

LITTLE_FITS = 25
"""From this count on fewer than half of the ranks fit within 31."""


@dataclass(frozen=True, slots=True)
class LayRow:
    """One choice of cards to lay. Points: of the hand over the starters, of the crib, net in the play, and in all."""

    cards: tuple[Card, ...]
    kept: tuple[Card, ...]
    hand: float
    low: int
    high: int
    crib: float
    play: float
    total: float
    chance: float | None
    """Of winning the game; None where no scores are given, and for three or four seats."""
    counts: Mapping[int, int]
    """How many of the starters give the hand so many points."""


@dataclass(frozen=True, slots=True)
class PlayRow:
    """One card to play: net points from here to the end of the play, chance to win the game, and a reason."""

    card: Card
    points: float
    chance: float | None
    why: str
    """scores, low_lead, pair_kept, gives, shuts_out or plain."""
    facts: Mapping[str, Any]
    """points: made now; count: with the card."""


@dataclass(frozen=True, slots=True)
class Look:
    """One decision looked back at: what was chosen, what was best, what that cost, and what speaks for the best."""

    index: int
    chosen: Move
    best: Move
    points: float
    chance: float | None
    why: str


def lay_table(
    cards: tuple[Card, ...],
    is_own: bool,
    shape: str = "two",
    scores: tuple[int, ...] | None = None,
    target: int = 121,
    rng: Stream | None = None,
) -> Thinking[list[LayRow]]:
    """Every choice of cards to lay, the best first: by points, and near the end of the game by the chance to win.

    `scores` are one's own and the other side's; the chances are worked out with `rng`, by sampling.
    """
    dealt = Dealt(cards, is_own, shape, scores or (0, 0), target, one_count=SHAPES[shape].one_count)
    return (yield from _lay_rows(dealt, rng if scores else None))


def _lay_rows(dealt: Dealt, rng: Stream | None) -> Thinking[list[LayRow]]:
    """The same from what a seat knows; without `rng` there are no chances."""
    options = lays(dealt.cards, dealt.shape, dealt.is_own)
    yield
    chances: list[float | None] = [None] * len(options)
    if rng and SHAPES[dealt.shape].seats == 2:
        worths = yield from ahead.worths(dealt, options, rng)
        chances = [(1 + worth) / 2 for worth in worths]
    rows = []
    for option, chance in zip(options, chances, strict=True):
        counts = histogram(option.kept, dealt.cards)
        yield
        rows.append(
            LayRow(
                option.cards,
                option.kept,
                option.hand,
                min(counts),
                max(counts),
                option.crib,
                option.play,
                option.total,
                chance,
                counts,
            )
        )
    if chances[0] is not None and ahead.is_late(dealt):
        best = max(rows[: len(ahead.near(dealt, options))], key=lambda row: row.chance or 0.0)
        last = ahead.is_last(dealt)
        rows.sort(key=lambda row: (row is not best, -(row.chance or 0.0) if last else -row.total))
    return rows


def play_table(seat_view: State, rng: Stream) -> Thinking[list[PlayRow]]:
    """Every card that the seat on turn may play, the best first; of equal ranks one card."""
    seen = replace(reading.seen(seat_view), skunks=False)
    table = lay_out(seen)
    again = Stream(rng.next())
    chances: dict[int, float] = {}
    if seen.seats == 2:
        shape = seat_view.terms.shape.name
        start = again.next()
        values = yield from master.values(seen, shape, Stream(start), by_points=True)
        worths = yield from master.values(seen, shape, Stream(start))
        chances = {r: (1 + worth) / 2 for r, worth in worths.items()}
    else:
        values = yield from rounds.values(seen, seat_view.terms.shape.sides, again)
    held = hand(seat_view, seat_view.on_turn)
    free, is_alone = unseen(seen), reading.is_alone(seat_view)
    rows = []
    for r, value in values.items():
        card = next(card for card in held if rank(card) == r)
        why, facts = _reason(table, r, free[r], is_alone)
        rows.append(PlayRow(card, value, chances.get(r), why, facts))
    return sorted(rows, key=lambda row: (-(row.chance or 0.0), -row.points))


def _reason(table: Table, r: int, elsewhere: int, is_alone: bool) -> tuple[str, dict[str, Any]]:
    """What speaks for this rank first, or against it, and the numbers behind it.

    `elsewhere` is how many more of it are not seen yet; where the seat `is_alone`, nobody can answer its card.
    """
    count = table.count + VALUES[r]
    rest = next(left for other, _value, left in AFTER[table.hand] if other == r)
    pile = table.pile * 14 + r
    made = points(pile, count) + (is_alone and count < 31 and LOW[rest] > 31 - count)  # and 1 for the last card
    facts: dict[str, Any] = {"points": made, "count": count}
    if made:
        return "scores", facts
    if is_alone:
        return "plain", facts
    if not table.pile and count < 5:
        return "low_lead", facts
    # With more seats another card comes between a pair and my third.
    if len(table.left) == 2 and r in HANDS[rest] and elsewhere and count + 2 * VALUES[r] <= 31:
        return "pair_kept", facts
    if count in (5, 21):
        return "gives", facts
    if LITTLE_FITS <= count < 31 and LOW[rest] <= 31 - count:
        return "shuts_out", facts
    return "plain", facts


def hint(seat_view: State, rng: Stream) -> Thinking[Hint]:
    """The best move with its reason; `facts["rows"]` is the table that it was chosen from."""
    if seat_view.phase == "lay":
        rows = yield from _lay_rows(_dealt(seat_view), rng)
        return Hint("lay " + "".join(rows[0].cards), "lay", {"rows": rows})
    if seat_view.phase == "play":
        plays = yield from play_table(seat_view, rng)
        return Hint("play " + plays[0].card, plays[0].why, {**plays[0].facts, "rows": plays})
    if seat_view.terms.by_hand:
        return Hint(f"claim {reading.due(seat_view)}", "claim")
    return Hint("count", "count")


def review(
    states: Sequence[State], moves: Sequence[Move], seat: int, rng: Callable[[int], Stream]
) -> Thinking[list[Look]]:
    """The decisions of one seat in these moves, each beside the best: `moves[i]` was made in `states[i]`.

    What each choice cost is the difference of the two rows, never below zero. `rng(i)` is what a hint in `states[i]`
    draws from: who took it is not told otherwise afterwards.
    """
    looks = []
    for i, move in enumerate(moves):
        state = states[i]
        if state.on_turn != seat or state.phase not in ("lay", "play"):
            continue
        seen = view(state, seat)
        if state.phase == "lay":
            rows = yield from _lay_rows(_dealt(seen), rng(i))
            best, chosen = rows[0], next(row for row in rows if set(row.cards) == set(read(move[4:])))
            cost = best.total - chosen.total
            looks.append(Look(i, move, "lay " + "".join(best.cards), max(0.0, cost), _less(best, chosen), "lay"))
        elif len({rank(card) for card in hand(seen, seat)}) > 1:
            plays = yield from play_table(seen, rng(i))
            if len(plays) > 1:
                first = plays[0]
                played = next(row for row in plays if rank(row.card) == rank(move[5:]))
                cost = first.points - played.points
                why = _merit(first, played)
                looks.append(Look(i, move, "play " + first.card, max(0.0, cost), _less(first, played), why))
    return looks


def _dealt(seat_view: State) -> Dealt:
    """What the seat on turn knows when it lays; the teacher speaks of winning, not of skunks."""
    return replace(reading.dealt(seat_view), skunks=False)


def _merit(best: PlayRow, chosen: PlayRow) -> str:
    """What speaks for the best card and not for the chosen one as well."""
    if best.why != chosen.why:
        return best.why
    return "scores_more" if best.facts["points"] > chosen.facts["points"] else "plain"


def _less(best: LayRow | PlayRow, chosen: LayRow | PlayRow) -> float | None:
    if best.chance is None or chosen.chance is None:
        return None
    return max(0.0, best.chance - chosen.chance)
