"""四つ葉のクローバー (Four-Leaf Clover): exact answers with the stock known, and hints without.

Where a card lies never matters, only which cards are gone: whatever is taken, as many come from the stock. Jack, queen
and king are taken as soon as they lie there: that never hurts, since it costs no number card and brings three new ones.
The rest is arithmetic on plans where fifteens are made in one suit, and a search over ranks where they are not.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from cards import Card, Stream
from contract import Hint, Move, Thinking
from rules import clovers
from rules.clovers import COURTS, FIFTEEN, PACK, Group, State
from solvers import clover_plans
from solvers.clover_ranks import Ranks, by_ranks, pattern_of, size_of, splits


def clearable(state: State) -> bool:
    """Can every card still be taken? Knows the stock."""
    if state.any_suit:
        return _ranks(state).clear() is not None
    return clover_plans.clears(*_position(state))


def fewest_left(state: State) -> int:
    """The fewest cards that can be left at the end. Knows the stock."""
    if state.any_suit:
        ranks = _ranks(state)
        return 0 if ranks.clear() is not None else ranks.left(ranks.longest())
    return clover_plans.fewest(*_position(state))


def best_line(state: State) -> list[Move]:
    """Takes that leave the fewest cards, up to the end of the game. Knows the stock."""
    key: Any = pattern_of if state.any_suit else frozenset
    wanted = iter(_best_fifteens(state))
    line: list[Move] = []
    while groups := _groups(state):
        group = groups[0]
        if group[0][0] not in COURTS:
            fifteen = next(wanted)
            group = next(group for group in groups if key(group) == fifteen)
        line.append(clovers.take(group))
        state = clovers.apply(state, line[-1])
    return line


def _best_fifteens(state: State) -> Sequence[int | frozenset[Card]]:
    """The fifteens to take, in order: ranks where any suits may go together, else sets of cards."""
    if not state.any_suit:
        return clover_plans.best(*_position(state))
    ranks = _ranks(state)
    clear = ranks.clear()
    return ranks.longest() if clear is None else clear


def keeping(state: State) -> list[Move]:
    """The legal takes after which every card can still be taken. Knows the stock."""
    if not state.any_suit:
        return [move for move in clovers.legal(state) if clearable(clovers.apply(state, move))]
    ranks = _ranks(state)
    patterns = {pattern_of(group) for group in _groups(state)}
    kept = {pattern for pattern in patterns if ranks.clear(pattern, size_of(pattern)) is not None}
    return [clovers.take(group) for group in _groups(state) if pattern_of(group) in kept]


def sure(view: State) -> bool:
    """Whether any play clears: under the basic rule, once the stock is empty. The local rules have no such end.

    Nine cards of a suit make 45, and whatever fifteens are taken, those left can be split into fifteens.
    """
    return view.dealt and not view.stock and not view.any_suit and not view.at_most_three


def _groups(state: State) -> tuple[Group, ...]:
    return clovers.groups(state.tableau, state.any_suit, state.at_most_three)


def _most(state: State) -> int:
    return 3 if state.at_most_three else FIFTEEN


def _turns(tableau: Iterable[Card | None], stock: Iterable[Card | None]) -> dict[Card, int]:
    turns = {card: 0 for card in tableau if card}
    turns.update((card, n) for n, card in enumerate(stock, 1) if card)
    return turns


def _position(state: State) -> tuple[dict[Card, int], int, int]:
    return _turns(state.tableau, state.stock), len(state.stock), _most(state)


def _ranks(state: State) -> Ranks:
    return by_ranks(*_position(state))


# Hints: the stock is not known, so its order is drawn many times, and each order is solved.

SAMPLES = {(False, False): 80, (False, True): 80, (True, False): 12, (True, True): 24}
"""How many orders of the unseen cards are tried, by any suit and at most three: fewer where most deals clear."""
CANDIDATES = 6
"""How many groups are tried where any suits may go together."""
PATIENCE = 60
"""Dead ends of one order: more than 99 in 100 orders need fewer."""


def hint(view: State, rng: Stream) -> Thinking[Hint]:
    """The group that clears most often over many orders of the unseen cards. ValueError when none is left.

    Why: "court" (jack, queen, king: never a loss), "only" (no other group), "best" (it cleared most often), "fewest"
    (no group cleared, it left the fewest cards); where the trials find no difference, "keeps" (more groups stay on the
    table) or "larger" (it brings more cards). Facts of the last four: `percent` of the trials cleared; `left`, the
    cards left on average; and whether it stands `alone`, no other group having done as well.
    """
    yield
    groups = _groups(view)
    if not groups:
        raise ValueError("no group is left")
    if groups[0][0][0] in COURTS:
        return Hint(clovers.take(groups[0]), "court")
    if len(groups) == 1:
        return Hint(clovers.take(groups[0]), "only")
    if view.any_suit:
        groups = _promising(view, groups)
    unseen = [card for card in PACK if card not in view.tableau and card not in view.taken]
    samples = SAMPLES[view.any_suit, view.at_most_three] if len(unseen) > 1 else 1
    left = [0] * len(groups)
    clears = [0] * len(groups)
    for _ in range(samples):
        for i, cards in enumerate(_trial(view, _order(unseen, rng), groups)):
            left[i] += cards
            clears[i] += not cards
        yield
    return _advice(view, groups, clears, left, samples)


def _order(unseen: Sequence[Card], rng: Stream) -> list[Card]:
    """These cards in a random order, from one large number: far more orders than 32 cards have, and fast."""
    number = rng.next() << 128 | rng.next() << 64 | rng.next()
    rest, order = list(unseen), []
    while rest:
        number, i = divmod(number, len(rest))
        order.append(rest.pop(i))
    return order


def _promising(view: State, groups: Sequence[Group]) -> tuple[Group, ...]:
    """A few groups to try, high ranks first: one for each fifteen, those that let the rest be split if any does."""
    by_pattern = {pattern_of(group): group for group in reversed(groups)}
    rest = pattern_of(PACK) - pattern_of(view.taken)
    splitting = [pattern for pattern in by_pattern if splits(rest - pattern, _most(view))]
    return tuple(by_pattern[pattern] for pattern in sorted(splitting or by_pattern, reverse=True)[:CANDIDATES])


def _trial(view: State, stock: Sequence[Card], groups: Sequence[Group]) -> list[int]:
    """The fewest cards left after each of these groups, if the stock lay like this.

    Where any suits may go together and no clear is found, what stays when high ranks go first.
    """
    turns, most = _turns(view.tableau, stock), _most(view)
    if view.any_suit:
        ranks = by_ranks(turns, len(stock), most, PATIENCE)
        return [ranks.after(pattern_of(group), len(group)) for group in groups]
    return clover_plans.fewest_after(turns, len(stock), most, groups)


def _advice(view: State, groups: Sequence[Group], clears: Sequence[int], left: Sequence[int], samples: int) -> Hint:
    scores = [(cleared, -cards) for cleared, cards in zip(clears, left, strict=True)]
    stay = [sum(set(group).isdisjoint(other) for other in _groups(view)) for group in groups]
    size = [0 if view.any_suit else min(len(group), len(view.stock)) for group in groups]
    best = [i for i, score in enumerate(scores) if score == max(scores)]
    chosen = max(best, key=lambda i: (stay[i], size[i]))
    if len(best) == len(groups) and stay[chosen] > min(stay):
        why = "keeps"
    elif len(best) == len(groups) and size[chosen] > min(size):
        why = "larger"
    else:
        why = "best" if clears[chosen] else "fewest"
    facts = {
        "percent": round(100 * clears[chosen] / samples),
        "left": round(left[chosen] / samples),
        "alone": clears.count(clears[chosen]) == 1 if clears[chosen] else left.count(left[chosen]) == 1,
    }
    return Hint(clovers.take(groups[chosen]), why, facts)
