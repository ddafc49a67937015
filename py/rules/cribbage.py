"""Cribbage, for two, three, or four in pairs, with six cards or five (rules of the American Cribbage Congress).

A deal: each seat lays cards in the dealer's crib, the starter is cut, the cards are played up to counts of 31, and the
hands are shown from the dealer's left, the crib last. The game stops at the very peg that reaches the target.
"""

from dataclasses import replace
from itertools import combinations
from typing import TypeVar

from cards import PACK, SUITS, Card, Stream, rank, read, shuffled
from contract import CHANCE, Event, IllegalMove, Move, Options, Outcome, choose
from rules import counting
from rules.cribbage_table import Go, Play, State, count, from_left, hand, pile, side, undealt
from rules.cribbage_table import told as told
from rules.cribbage_table import view as view
from rules.shapes import OPTIONS as OPTIONS
from rules.shapes import agree as agree

ID = "cribbage"
VERSION = 1

CLAIMS = tuple(f"claim {points}" for points in range(30))
"""What may be stated when counting by hand: nothing is worth more than 29."""

T = TypeVar("T")


def seats(options: Options) -> int:
    """How many seats play."""
    return agree(options).shape.seats


def start(options: Options) -> State:
    """An empty table. ValueError for an option or a value that does not exist."""
    terms = agree(options)
    none = (0,) * terms.shape.sides
    if isinstance(terms.first, int):
        return State(terms, "deal", CHANCE, none, none, dealer=terms.first)
    return State(terms, "lift", CHANCE, none, none)


def unneeded(options: Options) -> int:
    """Chance events that a game does without at its beginning: the lift, where the first dealer is given."""
    return 0 if choose(options, OPTIONS)["first"] in ("lift", "lot") else 1


def turn(state: State) -> int | None:
    """CHANCE, the seat to move, or None when the game is over."""
    return None if state.phase == "over" else state.on_turn


def chance(state: State, rng: Stream) -> Move:
    """What the dealer does now: "lift 5H9C" or "lot 1", "deal" with all the cards in the order dealt, "cut 5H".

    A lift takes one card a seat out of the pack; while the lowest rank is shared, all lift again from a whole pack.
    """
    shape = state.terms.shape
    if state.phase == "lift" and state.terms.first == "lot":
        return f"lot {rng.below(shape.seats)}"
    if state.phase == "lift":
        lifted: list[Card] = []
        while _lowest(lifted[-shape.seats :]) is None:
            pack = list(PACK)
            lifted += [pack.pop(rng.below(len(pack))) for _ in range(shape.seats)]
        return "lift " + "".join(lifted)
    if state.phase == "deal":
        return "deal " + "".join(shuffled(PACK, rng)[: shape.drawn])
    rest = undealt(state)
    return "cut " + rest[rng.below(len(rest))]


def legal(state: State) -> list[Move]:
    """Every legal move of the seat on turn; [] on a chance turn and when over.

    "lay 2C9D" names the cards by rank; "play 7C"; in the show "count", and by hand "claim 8" there and after a play.
    """
    if state.phase == "lay":
        held = hand(state, state.on_turn)
        return ["lay " + "".join(cards) for cards in combinations(held, state.terms.shape.laid)]
    if state.phase == "play":
        room = 31 - count(state)
        return [f"play {card}" for card in hand(state, state.on_turn) if counting.value(card) <= room]
    if state.phase == "claim" or (state.phase == "show" and state.terms.by_hand):
        return list(CLAIMS)
    return ["count"] if state.phase == "show" else []


def apply(state: State, move: Move) -> State:
    """The state after the move. IllegalMove unless legal."""
    if turn(state) != CHANCE and move not in legal(state):
        raise IllegalMove(move)
    before = replace(state, events=())
    match state.phase:
        case "lift":
            return _lift(before, move)
        case "deal":
            return _deal(before, move)
        case "lay":
            return _lay(before, read(move[4:]))
        case "cut":
            return _cut(before, move)
        case "play":
            return _play(before, move[5:])
        case "claim":
            return _follow(_score(before, (*_made(before), *_ending(before)), int(move[6:]), "play"))
        case _:
            return _show(before, int(move[6:]) if state.terms.by_hand else None)


def outcome(state: State) -> Outcome | None:
    """Who won, why, the scores, and how many games it is worth, by the worst loser; None while it runs."""
    if state.phase != "over":
        return None
    worth = state.terms.worth(min(state.scores))
    return Outcome((state.scores.index(state.terms.target),), state.why, scores=state.scores, worth=worth)


def next_dealer(state: State) -> int:
    """Who deals the next game of a match: the loser, of three the last (our rule).

    Where several seats could, the first of them from the last dealer's left.
    """
    return next(seat for seat in from_left(state, state.dealer) if state.scores[side(state, seat)] == min(state.scores))


def _lift(state: State, move: Move) -> State:
    n = state.terms.shape.seats
    if state.terms.first == "lot":
        if move not in [f"lot {seat}" for seat in range(n)]:
            raise IllegalMove(move)
        dealer = int(move[4:])
        return replace(state, phase="deal", dealer=dealer, events=(Event("lot", dealer),))
    lifted = _read(move, "lift ")
    rounds = [lifted[i : i + n] for i in range(0, len(lifted), n)]
    again, last = rounds[:-1], _lowest(rounds[-1]) if rounds else None
    if last is None or any(len(set(r)) < n for r in rounds) or any(_lowest(r) is not None for r in again):
        raise IllegalMove(move)
    events = [Event("lift", seat, cards=(r[seat],)) for r in rounds for seat in range(n)]
    return replace(state, phase="deal", dealer=last, events=(*events, Event("deals_first", last)))


def _lowest(lifted: tuple[Card, ...] | list[Card]) -> int | None:
    """Who lifted the lowest rank, ace low; None where it is shared, or nothing was lifted."""
    ranks = [rank(card) for card in lifted]
    return ranks.index(min(ranks)) if ranks and ranks.count(min(ranks)) == 1 else None


def _deal(state: State, move: Move) -> State:
    shape = state.terms.shape
    cards = _read(move, "deal ")
    to_hands = shape.seats * shape.dealt
    if len(cards) != len(set(cards)) or len(cards) != to_hands + shape.from_pack:
        raise IllegalMove(move)
    dealer = state.dealer if state.deals == 0 else (state.dealer + 1) % shape.seats
    pone = (dealer + 1) % shape.seats
    hands = [_sorted(cards[(seat - pone) % shape.seats : to_hands : shape.seats]) for seat in range(shape.seats)]
    dealt = State(
        state.terms,
        "lay",
        pone,
        state.scores,
        state.rears,
        dealer=dealer,
        deals=state.deals + 1,
        hands=tuple(hands),
        crib=cards[to_hands:],
        events=(Event("deal", dealer),),
    )
    if state.deals or not shape.head_start:
        return dealt
    ahead = Event("head_start", pone, shape.head_start)
    return _peg(replace(dealt, events=(*dealt.events, ahead)), pone, shape.head_start, "")


def _lay(state: State, cards: tuple[Card, ...]) -> State:
    seat = state.on_turn
    kept = tuple(card for card in state.hands[seat] if card not in cards)
    after = replace(
        state,
        hands=_with(state.hands, seat, kept),
        crib=(*state.crib, *cards),
        on_turn=(seat + 1) % state.terms.shape.seats,
        events=(Event("laid", seat),),
    )
    return replace(after, phase="cut", on_turn=CHANCE) if seat == state.dealer else after


def _cut(state: State, move: Move) -> State:
    if move not in [f"cut {card}" for card in undealt(state)]:
        raise IllegalMove(move)
    starter = move[4:]
    pone = (state.dealer + 1) % state.terms.shape.seats
    after = replace(state, phase="play", on_turn=pone, starter=starter, events=(Event("cut", pone, cards=(starter,)),))
    if starter[0] != "J":
        return after
    heels = Event("heels", state.dealer, 2, (starter,))
    return _peg(replace(after, events=(*after.events, heels)), state.dealer, 2, "heels")


def _play(state: State, card: Card) -> State:
    seat = state.on_turn
    held = tuple(c for c in state.hands[seat] if c != card)
    laid_down = replace(state, hands=_with(state.hands, seat, held), played=(*state.played, Play(seat, card)))
    gos = _gos(laid_down)
    after = replace(laid_down, gos=(*state.gos, *gos))
    said = tuple(Event("go_said", go.seat) for go in gos)
    if state.terms.by_hand:
        return replace(after, phase="claim", events=said)
    return _follow(_score(after, (*_made(after), *said, *_ending(after)), None, "play"))


def _made(state: State) -> tuple[Event, ...]:
    """What the latest card of the play scores with those before it."""
    seat, cards = state.played[-1].seat, pile(state)
    return tuple(Event(c.kind, seat, c.points, c.cards) for c in counting.play_points(cards[:-1], cards[-1]))


def _ending(state: State) -> tuple[Event, ...]:
    """The point for a go or for the last card, if the latest card ends the count; at 31 its two points take this in."""
    if count(state) == 31 or _next_able(state) is not None:
        return ()
    latest = state.played[-1]
    return (Event("go" if any(state.hands) else "last", latest.seat, 1, (latest.card,)),)


def _gos(state: State) -> list[Go]:
    """Who says go after the latest card: those before the next seat that can play, once a count."""
    able, latest = _next_able(state), state.played[-1].seat
    said = {go.seat for go in state.gos if go.played > state.series}
    gos: list[Go] = []
    if count(state) == 31:
        return gos
    for seat in from_left(state, latest):
        if seat in (able, latest):
            break
        if state.hands[seat] and seat not in said:
            gos.append(Go(seat, len(state.played)))
    return gos


def _next_able(state: State) -> int | None:
    """The next seat after the latest card that holds one that fits, the same seat last."""
    room = 31 - count(state)
    for seat in from_left(state, state.played[-1].seat):
        if any(counting.value(card) <= room for card in hand(state, seat)):
            return seat
    return None


def _follow(state: State) -> State:
    """After a play is scored: on to the next seat, to a new count, or to the show."""
    if state.phase == "over":
        return state
    able = _next_able(state)
    if able is not None:
        return replace(state, phase="play", on_turn=able)
    leader = next((seat for seat in from_left(state, state.played[-1].seat) if state.hands[seat]), None)
    if leader is not None and not state.terms.one_count:
        reset = Event("reset", leader)
        return replace(state, phase="play", on_turn=leader, series=len(state.played), events=(*state.events, reset))
    kept = [_sorted((*hand(state, s), *(p.card for p in state.played if p.seat == s))) for s in range(len(state.hands))]
    pone = (state.dealer + 1) % state.terms.shape.seats
    return replace(state, phase="show", on_turn=pone, hands=tuple(kept), played=(), series=0, counted=0)


def _show(state: State, claimed: int | None) -> State:
    seat = state.on_turn
    crib = state.counted == state.terms.shape.seats
    cards = tuple(card for card in (state.crib if crib else state.hands[seat]) if card is not None)
    starter = state.starter or ""
    due = [Event(c.kind, seat, c.points, c.cards) for c in counting.list_hand(_sorted(cards), starter, crib)]
    shown = Event("crib" if crib else "hand", seat, sum(event.points for event in due), (*_sorted(cards), starter))
    after = _score(replace(state, events=(shown,)), tuple(due), claimed, "show")
    if after.phase == "over":
        return after
    if crib:
        return replace(after, phase="deal", on_turn=CHANCE)
    following = state.dealer if seat == state.dealer else (seat + 1) % state.terms.shape.seats
    return replace(after, on_turn=following, counted=state.counted + 1)


def _score(state: State, due: tuple[Event, ...], claimed: int | None, why: str) -> State:
    """Peg what is due to the seat on turn, or as much of it as was claimed; what was missed goes by muggins.

    A claim too high is refused and corrected to what is due.
    """
    seat, total = state.on_turn, sum(event.points for event in due)
    if claimed is None:
        room = state.terms.target - state.scores[side(state, seat)]
        reached = next((i for i in range(len(due)) if sum(e.points for e in due[: i + 1]) >= room), len(due))
        return _peg(replace(state, events=(*state.events, *due[: reached + 1])), seat, total, why)
    events = [*state.events, Event("claim", seat, claimed), *due]
    if claimed > total:
        events.append(Event("refused", seat, claimed - total))
    if claimed >= total:
        return _peg(replace(state, events=tuple(events)), seat, total, why)
    missed = total - claimed
    events.append(Event("missed", seat, missed))
    after = _peg(replace(state, events=tuple(events)), seat, claimed, why)
    if after.phase == "over" or not state.terms.muggins:
        return after
    taker = (seat + 1) % state.terms.shape.seats
    return _peg(replace(after, events=(*events, Event("muggins", taker, missed))), taker, missed, "muggins")


def _peg(state: State, seat: int, points: int, why: str) -> State:
    """Move the seat's peg, no further than the target; there the game is over."""
    if points == 0:
        return state
    own = side(state, seat)
    score = min(state.scores[own] + points, state.terms.target)
    after = replace(state, scores=_with(state.scores, own, score), rears=_with(state.rears, own, state.scores[own]))
    return replace(after, phase="over", why=why) if score == state.terms.target else after


def _read(move: Move, verb: str) -> tuple[Card, ...]:
    """The cards of a chance move. IllegalMove unless it is written exactly so."""
    try:
        cards = read(move[len(verb) :])
    except ValueError:
        raise IllegalMove(move) from None
    if move != verb + "".join(cards):
        raise IllegalMove(move)
    return cards


def _sorted(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: (rank(card), SUITS.index(card[1]))))


def _with(row: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*row[:place], item, *row[place + 1 :])
