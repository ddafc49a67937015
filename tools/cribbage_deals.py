"""Whole deals of cribbage between two seats, in plain numbers, for the ladder and the table maker."""

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "py"))

from cards import PACK, Card, Stream, mix64, rank
from contract import Thinking, finish
from rules.counting import VALUES, count, play_score
from rules.shapes import SHAPES
from solvers.cribbage import tables
from solvers.cribbage.hands import AFTER, FIRST, HANDS
from solvers.cribbage.levels import lay, play
from solvers.cribbage.peg import race
from solvers.cribbage.policy import Reply, weighed
from solvers.cribbage.reading import Dealt
from solvers.cribbage.seen import Seen, ways

Peg = Callable[[int, int, str], bool]
"""Seat, points, and what for; True when the game is over."""

FAR = (999, 999)
"""Ends of a play without a target."""

SEED = 20261129
"""Of the tables."""

HABITS = Path(__file__).resolve().parent / "cribbage_habits.json"

KEPT = {"two": 4, "five": 3}
"""Cards kept, by shape."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who lays and plays: anything with the shape of the levels' two functions."""

    lay: Callable[[Dealt, Stream], Thinking[tuple[Card, ...]]]
    play: Callable[[Seen, str, Stream], Thinking[int]]


def player(level: str) -> Player:
    """A level as a player."""
    return Player(partial(lay, level), partial(play, level))


def shuffled(rng: Stream, n: int) -> tuple[Card, ...]:
    """The first n cards of a shuffled pack."""
    pack = list(PACK)
    for i in range(n):
        j = i + rng.below(52 - i)
        pack[i], pack[j] = pack[j], pack[i]
    return tuple(pack[:n])


def play_deal(
    cards: tuple[Card, ...],
    dealer: int,
    players: tuple[Player, Player],
    scores: list[int],
    peg: Peg,
    rngs: tuple[Stream, Stream],
    shape: str = "two",
    target: int = 121,
) -> None:
    """One deal, until `peg` says that the game is over."""
    size, one_count = SHAPES[shape].dealt, SHAPES[shape].one_count
    dealt = (cards[:size], cards[size : 2 * size])
    starter = cards[2 * size]
    pone = 1 - dealer
    away = []
    for seat in (0, 1):
        known = Dealt(dealt[seat], seat == dealer, shape, (scores[seat], scores[1 - seat]), target, one_count=one_count)
        away.append(finish(players[seat].lay(known, rngs[seat])))
    kept = tuple(tuple(c for c in dealt[seat] if c not in away[seat]) for seat in (0, 1))
    if starter[0] == "J" and peg(dealer, 2, "heels"):
        return
    left = [sorted(map(rank, kept[seat])) for seat in (0, 1)]
    plays: list[tuple[int, int]] = []
    pile: tuple[int, ...] = ()
    total = 0
    turn = pone
    while left[0] or left[1]:
        fits = [r for r in set(left[turn]) if total + VALUES[r] <= 31]
        r = fits[0]
        if len(fits) > 1:
            seen = Seen(
                dealt[turn],
                away[turn],
                starter,
                dealer ^ turn,
                (scores[turn], scores[1 - turn]),
                tuple((seat ^ turn, x) for seat, x in plays),
                target,
                one_count=one_count,
            )
            r = finish(players[turn].play(seen, shape, rngs[turn]))
        left[turn].remove(r)
        plays.append((turn, r))
        points = play_score(pile, r)
        pile = (*pile, r)
        total += VALUES[r]
        able = [any(total + VALUES[x] <= 31 for x in left[seat]) for seat in (0, 1)]
        ends = total == 31 or not any(able)
        if ends and total < 31:
            points += 1
        if points and peg(turn, points, "play"):
            return
        if not ends:
            turn = 1 - turn if able[1 - turn] else turn
            continue
        if one_count:
            break
        pile, total = (), 0
        turn = 1 - turn if left[1 - turn] else turn
    for seat in (pone, dealer):
        points = count(kept[seat], starter)
        if points and peg(seat, points, "hand"):
            return
    points = count((*away[0], *away[1]), starter, crib=True)
    if points:
        peg(dealer, points, "crib")


def streams(seed: int, deal: int) -> tuple[Stream, Stream, Stream]:
    """Of a deal of a match: its cards, and what each seat thinks with."""
    a, b, c = (Stream(mix64(seed * 1_000_003 + deal * 3 + i + 1)) for i in range(3))
    return a, b, c


def play_game(
    seed: int, dealer: int, players: tuple[Player, Player], note: Callable[[int, int, str], None]
) -> tuple[int, int]:
    """A game to 121 with the cards of this seed: the seat that won, and how many deals it took.

    `note` hears of every point. The thoughts of a place at the table are the same whoever sits there.
    """
    scores = [0, 0]

    def peg(seat: int, points: int, what: str) -> bool:
        scores[seat] += points
        note(seat, points, what)
        return scores[seat] >= 121

    deal = 0
    while max(scores) < 121:
        cards, a, b = streams(seed, deal)
        play_deal(shuffled(cards, 13), dealer, players, scores, peg, (a, b))
        dealer = 1 - dealer
        deal += 1
    return int(scores[1] >= 121), deal


def habits() -> list[list[float]]:
    """Weights of several policies, each fitted to a part of the decisions that the policy was fitted to."""
    return [[w / 1000 for w in weights] for weights in json.loads(HABITS.read_text())["thousandths"]]


def net_values(first: int, last: int, shape: str, own: bool, policies: Sequence[Sequence[float]]) -> list[float]:
    """Net points in the play of these kept hands, by number: the mean over the hands that the other side keeps.

    Pone leads what is best on average, which its likeliest card need not be; from there on both play their likeliest.
    The mean over policies of those weights, too: what a hand makes by the habits of one of them says little.
    Hands kept less than once in 3,000 deals are left out.
    """
    size = KEPT[shape]
    keep = tables.keeps(shape, not own)
    choosers = [_likeliest(weights) for weights in policies]
    found = []
    for i in range(FIRST[size] + first, FIRST[size] + last):
        combos = ways([0] + [4 - HANDS[i].count(r) for r in range(1, 14)], size)
        often = [(k, combos[k] * keep[k - FIRST[size]]) for k in range(FIRST[size], FIRST[size + 1])]
        total = sum(w for _, w in often)
        others = [(k, w) for k, w in often if w * 3_000 > total]
        nets = [_net_value(i, others, shape, own, choose) for choose in choosers]
        found.append(sum(nets) / len(nets) / sum(w for _, w in others))
    return found


def _likeliest(weights: Sequence[float]) -> Callable[[int, int, int, int], Reply]:
    logits = weighed(weights)

    @lru_cache(1 << 12)
    def choose(hand: int, pile: int, count: int, left: int) -> Reply:
        return max(logits(hand, pile, count, left))

    return choose


def _net_value(
    hand: int,
    others: list[tuple[int, float]],
    shape: str,
    own: bool,
    choose: Callable[[int, int, int, int], Reply],
) -> float:
    """Summed over the weights of the others."""
    one_count = SHAPES[shape].one_count
    if own:
        return sum(w * _net(race(k, hand, FAR, one_count, choose=choose)[::-1]) for k, w in others)
    return max(
        sum(w * _net(race(rest, k, FAR, one_count, 1, r, v, choose)) for k, w in others) for r, v, rest in AFTER[hand]
    )


def _net(made: tuple[int, ...]) -> int:
    return made[0] - made[1]
