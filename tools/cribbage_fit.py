"""The arithmetic behind the cribbage tables, on arrays: fixed point of laying, fit of the policy, worth of scores."""

from collections.abc import Callable
from itertools import combinations, combinations_with_replacement
from math import comb

import numpy as np
from numpy.typing import NDArray
from rules.counting import K, rank_points
from rules.shapes import SHAPES
from solvers.cribbage.hands import FIRST, HANDS, index
from solvers.cribbage.lay import NOBS

Floats = NDArray[np.float64]

ROUNDS = 12
HASTE = 0.25
"""Points within which two lays are nearly as likely: the temperature of what others are expected to lay."""
HEAT = 0.3
"""The same for two cards in the play."""
_K = np.array(K)


def _points(size: int) -> Callable[[NDArray[np.int64]], NDArray[np.int64]]:
    table = rank_points(size)
    keys = np.array(sorted(table))
    values = np.array([table[k] for k in sorted(table)])

    def look(key: NDArray[np.int64]) -> NDArray[np.int64]:
        # Five cards of one rank do not exist: whatever is found there is multiplied by no ways.
        found: NDArray[np.int64] = values[np.searchsorted(keys, key).clip(0, len(keys) - 1)]
        return found

    return look


class Laying:
    """Every hand that may be dealt, by ranks, and what each choice keeps and throws."""

    def __init__(self, shape: str) -> None:
        self.shape = SHAPES[shape]
        n, laid = self.shape.dealt, self.shape.laid
        hands = [h for h in combinations_with_replacement(range(1, 14), n) if max(map(h.count, h)) <= 4]
        ranks = np.array(hands)
        held = np.stack([(ranks == r).sum(1) for r in range(14)], 1)
        self.ways: Floats = np.prod(np.array([1, 4, 6, 4, 1])[held[:, 1:]], 1).astype(float)
        away = list(combinations(range(n), laid))
        stay = [[i for i in range(n) if i not in a] for a in away]
        self.kept = np.array([[index([h[i] for i in s]) for s in stay] for h in hands]) - FIRST[n - laid]
        self.thrown = np.array([[index([h[i] for i in a]) for a in away] for h in hands]) - FIRST[laid]
        key = _K[ranks][:, stay].sum(2)
        points = _points(n - laid + 1)
        free = 4 - held[:, 1:]
        self.mean: Floats = (points(key[:, :, None] + _K[None, None, 1:]) * free[:, None, :]).sum(2) / (52 - n)
        self.mean += (ranks == 11)[:, stay].sum(2) * NOBS

    def spread(self, total: Floats) -> tuple[Floats, Floats]:
        """How often each throw is laid and each hand kept when choices are as likely as their totals are good."""
        n, laid = self.shape.dealt, self.shape.laid
        chance = np.exp((total - total.max(1, keepdims=True)) / HASTE)
        chance *= (self.ways / self.ways.sum())[:, None] / chance.sum(1, keepdims=True)
        found = []
        for places, size in ((self.thrown, laid), (self.kept, n - laid)):
            often = np.bincount(places.ravel(), chance.ravel(), FIRST[size + 1] - FIRST[size])
            found.append(often / blind(size))
        return found[0], found[1]


def blind(size: int) -> Floats:
    """The chance of each hand of so many ranks when it is drawn from the whole pack."""
    ways = [
        np.prod([comb(4, hand.count(r)) for r in set(hand)]) / comb(52, size)
        for hand in HANDS[FIRST[size] : FIRST[size + 1]]
    ]
    return np.array(ways, float)


def crib_means(shape: str, thrown: dict[bool, Floats]) -> dict[bool, Floats]:
    """Mean points of the crib by my throw, own and not, when the others throw as given."""
    laid, seats = SHAPES[shape].laid, SHAPES[shape].seats
    points = _points(5)
    found = {}
    for is_own in (True, False):
        # Who else puts cards into the crib; None is the pack.
        others: list[bool | None]
        if seats == 2:
            others = [not is_own]
        elif seats == 3:
            others = [False, False, None] if is_own else [True, False, None]
        else:
            others = [is_own, not is_own, not is_own]
        means = []
        for mine in HANDS[FIRST[laid] : FIRST[laid + 1]]:
            key = np.array([sum(K[r] for r in mine)])
            weight = np.array([1.0])
            held = np.array([[mine.count(r) for r in range(14)]])
            jacks = np.array([mine.count(11)])
            for other in others:
                size = 1 if other is None else laid
                throws = HANDS[FIRST[size] : FIRST[size + 1]]
                often = np.ones(len(throws)) if other is None else thrown[other]
                add = np.array([[h.count(r) for r in range(14)] for h in throws])
                free = 4 - held[:, None, :]
                # Ways to take none, one or two of a rank from those that are free.
                taken = [np.ones_like(free), free, free * (free - 1) // 2]
                ways = np.prod(np.choose(add, taken), 2).clip(0)
                weight = (weight[:, None] * ways * often).ravel()
                key = (key[:, None] + (add @ _K)).ravel()
                held = (held[:, None, :] + add).reshape(-1, 14)
                jacks = (jacks[:, None] + add[:, 11]).ravel()
            starters = np.maximum(4 - held[:, 1:], 0)
            value = (points(key[:, None] + _K[None, 1:]) * starters).sum(1) / starters.sum(1) + jacks * NOBS
            means.append(float((value * weight).sum() / weight.sum()))
        found[is_own] = np.array(means)
    return found


def settle(shape: str, values: dict[bool, Floats]) -> tuple[dict[bool, Floats], dict[bool, Floats], dict[bool, Floats]]:
    """Crib means, throws and kept hands of both roles, when each side lays against what the others lay."""
    laying = Laying(shape)
    thrown = {role: np.ones(FIRST[laying.shape.laid + 1] - FIRST[laying.shape.laid]) for role in (True, False)}
    kept = {}
    cribs = crib_means(shape, thrown)
    for _ in range(ROUNDS):
        for role in (True, False):
            sign = 1 if role else -1
            total = laying.mean + sign * cribs[role][laying.thrown] + values[role][laying.kept]
            thrown[role], kept[role] = laying.spread(total)
        cribs = crib_means(shape, thrown)
    return cribs, thrown, kept


def fit(features: NDArray[np.int64], mask: NDArray[np.bool_], worth: Floats, size: int, steps: int = 400) -> Floats:
    """Softmax weights for decisions: [decision, card, feature] with one spare feature, legal cards, their worth.

    Minimises, by Adam, the cross entropy with cards as likely as their worth is good. A harder aim (the best card
    alone, or the least loss) makes a player just as good, but a poorer guess of what others play: see docs/opponent.md.
    """
    w, first, second = np.zeros(size + 1), np.zeros(size + 1), np.zeros(size + 1)
    best = np.where(mask, worth, -np.inf).max(1, keepdims=True)
    loss = np.where(mask, best - worth, np.inf)
    aim = np.exp(-loss / HEAT)
    aim /= aim.sum(1, keepdims=True)
    for step in range(1, steps + 1):
        chance = np.where(mask, np.exp(w[features].sum(2)), 0.0)
        chance /= chance.sum(1, keepdims=True)
        grad = (chance - aim).ravel()
        total = np.bincount(features.ravel(), np.repeat(grad, features.shape[2]), size + 1) / len(worth) + 2e-5 * w
        total[-1] = 0.0
        first = 0.9 * first + 0.1 * total
        second = 0.999 * second + 0.001 * total**2
        rate = 0.1 if step < steps * 0.6 else 0.02
        w -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    lost = loss[np.arange(len(worth)), np.where(mask, w[features].sum(2), -np.inf).argmax(1)]
    print(f"agrees {np.mean(lost == 0):.4f}, loses {lost.mean():.4f} a decision")
    return w[:-1]


def worths(events: list[list[tuple[int, int]]], skunks: bool) -> Floats:
    """The worth of every pair of scores at the start of a deal, to the dealer, from deals' points in order.

    An event is (is_dealer, points). From the end backwards: each pair needs only pairs with more points.
    """
    far = 10_000
    n = len(events)
    when = np.full((2, 122, n), far, np.int32)
    before = np.zeros((2, 122, n), np.int16)
    total = np.zeros((2, n), np.int16)
    for i, deal in enumerate(events):
        got = [0, 0]
        for t, (side, points) in enumerate(deal):
            for needed in range(got[side] + 1, min(got[side] + points, 121) + 1):
                when[side, needed, i] = t
                before[side, needed, i] = got[1 - side]
            got[side] += points
        total[:, i] = got
    v = np.zeros((242, 242))
    for both in range(240, -1, -1):
        for d in range(max(0, both - 120), min(120, both) + 1):
            p = both - d
            dealer_at, pone_at = when[1, 121 - d], when[0, 121 - p]
            won, lost = dealer_at < pone_at, pone_at < dealer_at
            goes_on = ~(won | lost)
            x = -v[p + total[0], d + total[1]] * goes_on
            if skunks:
                x = x + won * _games(p + before[1, 121 - d]) - lost * _games(d + before[0, 121 - p])
            else:
                x = x + won - lost
            v[d, p] = x.mean()
    return v[:121, :121]


def _games(loser: NDArray[np.int16]) -> NDArray[np.int64]:
    return 1 + (loser <= 90).astype(int) + (loser <= 60)
