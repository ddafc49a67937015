"""Royal Marriage solved exactly.

A removal needs only its two brackets, so waiting is free: the best that can be reached is the best of the whole pack
laid out. There, look at the last removal between two cards i and j that end up side by side: its brackets are i and
j, and the one or two cards that it takes stood alone between them. So i and j can be joined iff they lie side by
side, or match and some k, or k < l, between them split the way into two or three parts that can each be joined.
The fewest cards left are a shortest path over joined pairs from the first card to the last, less one.

A place is an index in the row; sets of places are kept as the bits of an integer.
"""

from cards import PACK, RANKS, SUITS, Card, Stream
from contract import Hint, Move, Thinking
from rules.marriage import State, brackets, removals

HARD_BELOW, EASY_ABOVE = 0.074, 0.180
"""Success of random play on the laid-out row: a third of the clearable deals lies below, a third above."""

DIFFICULTIES = ("easy", "medium", "hard")

PLAYOUTS = 200
"""Random games that tell how difficult a deal is."""

Step = tuple[int, ...]
"""A removal by places in the row before any is made: left bracket, the one or two that go, right bracket."""

_LANE = 17
_SIGNS = {card: sum(1 << i for i, sign in enumerate(SUITS + RANKS) if sign in card) for card in PACK}
"""A bit for the suit and one for the rank: cards match when they share one."""


def clearable(state: State) -> bool:
    """Can the royals still be brought together? Knows the stock."""
    row = _whole(state)
    return bool(_joined(row)[0] >> len(row) - 1)


def fewest_left(state: State) -> int:
    """The fewest cards between the royals that can be reached. Knows the stock."""
    return _fewest_left(_whole(state))


def best_line(state: State) -> list[Move]:
    """Moves to the fewest cards left: the whole stock first, then as few removals as it takes. Knows the stock."""
    row = _whole(state)
    return ["turn"] * len(state.stock) + [_move(row, step) for step in _plan(row)]


def keeping(state: State) -> list[Move]:
    """The removals after which no more cards have to stay than now. Knows the stock."""
    row = _whole(state)
    best = _fewest_left(row)
    kept = []
    for move in removals(state.row):
        left, right = brackets(row, move)
        if _fewest_left(row[: left + 1] + row[right:]) == best:
            kept.append(move)
    return kept


def hint(view: State, rng: Stream) -> Thinking[Hint]:
    """What to do, from what is seen. ValueError when nothing can be done.

    Why: "wait" (turn a card, waiting costs nothing), or the next removal of a plan to the fewest left with as few
    removals as that takes: "last" brings the royals together, "pair" takes two at once, "plan" is any other. Facts of
    a removal: `cards` that go; `removals` in the plan from here on; and `then`, the cards that go in the later removal
    that this one serves, () where it serves none.
    """
    yield
    if view.stock:
        return Hint("turn", "wait")
    row = view.row
    plan = _plan(row)
    if not plan:
        raise ValueError("nothing can be taken out")
    step = plan[0]
    served = next((later for later in plan[1:] if step[0] in later and step[-1] in later), ())
    cards, then = (tuple(row[i] for i in places[1:-1]) for places in (step, served))
    facts = {"cards": cards, "removals": len(plan), "then": then}
    together = len(plan) == 1 and len(row) == len(cards) + 2
    why = "last" if together else "pair" if len(cards) == 2 else "plan"
    return Hint(_move(row, step), why, facts)


def difficulty(state: State, rng: Stream) -> Thinking[str]:
    """How hard a clearable deal is, "easy", "medium" or "hard": by random play on the row with all cards laid out.

    Stops early where the play-outs to come can no longer change the answer.
    """
    whole = _whole(state)
    row = _lanes(whole)
    cleared = 0
    for to_come in range(PLAYOUTS, 0, -1):
        if _grade(cleared) == _grade(cleared + to_come):
            break
        cleared += _play_out(row, len(whole), rng) == 2
        yield
    return _grade(cleared)


def _grade(cleared: int) -> str:
    success = cleared / PLAYOUTS
    return "hard" if success < HARD_BELOW else "easy" if success > EASY_ABOVE else "medium"


def _lanes(row: tuple[Card, ...]) -> int:
    return sum(_SIGNS[card] << _LANE * place for place, card in enumerate(row))


def _play_out(row: int, size: int, rng: Stream) -> int:
    """Take out what can be taken, each removal as likely as any other, to the end: how many cards lie there then.

    The row is a number with a lane of bits a card, so that the whole row is compared with itself at one stroke. Two
    cards share at most one sign, so that every bit left of a comparison is a removal, in the lane of its left bracket.
    """
    luck = 0  # one random number decides many choices: each takes a remainder and leaves the quotient
    while True:
        singles, pairs = row & (row >> 2 * _LANE), row & (row >> 3 * _LANE)
        ones = singles.bit_count()
        ways = ones + pairs.bit_count()
        if not ways:
            return size
        if luck < 1 << 16:
            luck = rng.next()
        luck, chosen = divmod(luck, ways)
        going, found = 1, singles
        if chosen >= ones:
            going, found = 2, pairs
            chosen -= ones
        for _ in range(chosen):
            found &= found - 1
        at = (found & -found).bit_length() + _LANE - 1
        at -= at % _LANE
        row = (row & ((1 << at) - 1)) | (row >> (at + going * _LANE) << at)
        size -= going


def _whole(state: State) -> tuple[Card, ...]:
    """The row as it will be with the stock turned. ValueError where the stock is hidden."""
    stock = tuple(card for card in state.stock if card)
    if len(stock) < len(state.stock):
        raise ValueError("the stock is hidden")
    return state.row + stock


def _move(row: tuple[Card, ...], step: Step) -> Move:
    return "out " + "".join(row[place] for place in step[1:-1])


def _matching(row: tuple[Card, ...]) -> list[int]:
    """For each place, the places further right whose cards match its own."""
    found = []
    seen: dict[str, int] = {}
    for place in range(len(row) - 1, -1, -1):
        rank, suit = row[place][0], row[place][1]
        same_rank, same_suit = seen.get(rank, 0), seen.get(suit, 0)
        found.append(same_rank | same_suit)
        seen[rank], seen[suit] = same_rank | 1 << place, same_suit | 1 << place
    return found[::-1]


def _joined(row: tuple[Card, ...]) -> list[int]:
    """For each place, the places further right that can be joined to it."""
    joined, near = [0] * len(row), [0] * len(row)  # near: reached in one or two joined parts
    matching = _matching(row)
    for i in range(len(row) - 2, -1, -1):
        here = 2 << i
        two, within_three = joined[i + 1], near[i + 1]
        wanted = matching[i] & ~here
        while found := wanted & within_three:
            bit = found & -found
            j = bit.bit_length() - 1
            here |= bit
            wanted ^= bit
            two |= joined[j]
            within_three |= near[j]
        joined[i], near[i] = here, here | two
    return joined


def _fewest_left(row: tuple[Card, ...]) -> int:
    joined = _joined(row)
    last = 1 << len(row) - 1
    reached, between = joined[0], 0
    while not reached & last:
        between += 1
        onward = 0
        while reached:
            bit = reached & -reached
            reached ^= bit
            onward |= joined[bit.bit_length() - 1]
        reached = onward
    return between


def _plan(row: tuple[Card, ...]) -> list[Step]:
    """Removals to the fewest left, and as few as that takes, each legal once those before it are made."""
    costs = _costs(row)
    last = len(row) - 1
    ahead = {last: (0, 0, last)}  # from a place to the last: cards that stay, removals, and the next card that stays
    for i in range(last - 1, -1, -1):
        ahead[i] = min((ahead[j][0] + 1, ahead[j][1] + cost, j) for j, cost in costs[i].items())
    plan: list[Step] = []
    i = 0
    while i < last:
        j = ahead[i][2]
        plan += _steps(costs, i, j)
        i = j
    return plan


def _costs(row: tuple[Card, ...]) -> list[dict[int, int]]:
    """For each place, the places further right that can be joined to it, with the fewest removals that takes."""
    costs: list[dict[int, int]] = [{} for _ in row]
    near: list[dict[int, int]] = [{} for _ in row]  # by one or two joined parts
    matching = _matching(row)
    for i in range(len(row) - 2, -1, -1):
        here, parts = costs[i], near[i]
        three: dict[int, int] = {}  # by two or three joined parts
        for j in range(i + 1, len(row)):
            if j == i + 1:
                here[j] = 0
            elif j in three and matching[i] >> j & 1:
                here[j] = three[j] + 1
            else:
                continue
            for k, more in near[j].items():
                cost = here[j] + more
                if three.get(k, cost) >= cost:
                    three[k] = cost
        for j, cost in here.items():
            parts[j] = min(cost, parts.get(j, cost))
            for k, more in costs[j].items():
                parts[k] = min(cost + more, parts.get(k, cost + more))
    return costs


def _steps(costs: list[dict[int, int]], i: int, j: int) -> list[Step]:
    """The removals that join two places, innermost first."""
    if j == i + 1:
        return []
    inner = costs[i][j] - 1
    for k, first in costs[i].items():
        if first + costs[k].get(j, inner + 1) == inner:
            return [*_steps(costs, i, k), *_steps(costs, k, j), (i, k, j)]
        for m, second in costs[k].items():
            if first + second + costs[m].get(j, inner + 1) == inner:
                return [*_steps(costs, i, k), *_steps(costs, k, m), *_steps(costs, m, j), (i, k, m, j)]
    raise AssertionError("these places cannot be joined")
