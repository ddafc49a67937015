"""The play between two seats: for each card the exact best response over sampled hands of the other side.

`search` walks groups of hands that cannot yet be told apart, `_alone` a single hand. Values are sums over the
weights of the sample, so that the best card of a group is simply the largest sum.
"""

from collections.abc import Callable

from contract import Thinking
from rules.counting import VALUES
from solvers.cribbage.hands import AFTER, LOW, SIZE, points
from solvers.cribbage.policy import Reply, likeliest, replies

Leaf = Callable[[int, int, int], float]
"""What the end of the play is worth to me: which sample, my points in the play, the other side's."""

Group = list[tuple[int, int, float]]
"""Sample, what the other side still holds in it, weight."""

DRAWN = 2
"""So many cards of the other side, from here on, are drawn from all likely ones; later ones are the likeliest."""

Alone = Callable[[int, int, int, int, int, int, int], float]


def search(
    mine: int,
    group: Group,
    pile: int,
    count: int,
    leaf: Leaf,
    ends: tuple[int, int] = (999, 999),
    one_count: bool = False,
) -> Thinking[dict[int, float]]:
    """Each rank that I may play with its value to the end of the deal, summed over the group's weights.

    `ends` are the points in the play, mine and the other side's, at which the game is over on the spot. With
    `one_count` the play is over at the first reset.
    """
    need, their_need = ends
    drawn = SIZE[group[0][1]] - DRAWN
    alone, alone_theirs = _alone(leaf, need, their_need, one_count)

    def play(my: int, group: Group, pile: int, count: int, me: int, you: int) -> Thinking[float]:
        if len(group) == 1:
            k, op, w = group[0]
            return w * alone(my, op, pile, count, me, you, k)
        yield
        value = -1e9
        for r, v, rest in AFTER[my]:
            if count + v > 31:
                break
            q = pile * 14 + r
            x = yield from played(rest, group, q, count + v, me + points(q, count + v), you)
            if x > value:
                value = x
        return value

    def played(my: int, group: Group, pile: int, n: int, me: int, you: int) -> Thinking[float]:
        if me >= need:
            return sum(w * leaf(k, me, you) for k, _, w in group)
        value = 0.0
        if n < 31:
            room = 31 - n
            can = [s for s in group if LOW[s[1]] <= room]
            if can:
                value = yield from reply(my, can, pile, n, me, you)
                if len(can) == len(group):
                    return value
                group = [s for s in group if LOW[s[1]] > room]
            if LOW[my] <= room:
                return value + (yield from play(my, group, pile, n, me, you))
            me += 1
            if me >= need:
                return value + sum(w * leaf(k, me, you) for k, _, w in group)
        if group[0][1] and not one_count:
            return value + (yield from reply(my, group, 0, 0, me, you))
        if my and not one_count:
            return value + (yield from play(my, group, 0, 0, me, you))
        return value + sum(w * leaf(k, me, you) for k, _, w in group)

    def reply(my: int, group: Group, pile: int, count: int, me: int, you: int) -> Thinking[float]:
        if len(group) == 1:
            k, op, w = group[0]
            return w * alone_theirs(my, op, pile, count, me, you, k)
        size = SIZE[my]
        splits: dict[int, Group] = {}
        if SIZE[group[0][1]] > drawn:
            for k, op, w in group:
                for p, r, _, rest, _, _ in replies(op, pile, count, size):
                    splits.setdefault(r, []).append((k, rest, w * p))
        else:
            for k, op, w in group:
                _, r, _, rest, _, _ = likeliest(op, pile, count, size)
                splits.setdefault(r, []).append((k, rest, w))
        value = 0.0
        for r, part in splits.items():
            q = pile * 14 + r
            value += yield from replied(my, part, q, count + VALUES[r], me, you + points(q, count + VALUES[r]))
        return value

    def replied(my: int, group: Group, pile: int, n: int, me: int, you: int) -> Thinking[float]:
        if you >= their_need:
            return sum(w * leaf(k, me, you) for k, _, w in group)
        value = 0.0
        if n < 31:
            room = 31 - n
            if LOW[my] <= room:
                return (yield from play(my, group, pile, n, me, you))
            can = [s for s in group if LOW[s[1]] <= room]
            if can:
                value = yield from reply(my, can, pile, n, me, you)
                if len(can) == len(group):
                    return value
                group = [s for s in group if LOW[s[1]] > room]
            you += 1
            if you >= their_need:
                return value + sum(w * leaf(k, me, you) for k, _, w in group)
        if my and not one_count:
            return value + (yield from play(my, group, 0, 0, me, you))
        if group[0][1] and not one_count:
            return value + (yield from reply(my, group, 0, 0, me, you))
        return value + sum(w * leaf(k, me, you) for k, _, w in group)

    values = {}
    for r, v, rest in AFTER[mine]:
        if count + v <= 31:
            q = pile * 14 + r
            values[r] = yield from played(rest, group, q, count + v, points(q, count + v), 0)
    return values


def _alone(leaf: Leaf, need: int, their_need: int, one_count: bool) -> tuple[Alone, Alone]:
    """The same walk when a single hand is left: plain recursion, mine and theirs to play."""
    memo: dict[tuple[int, int, int, int, int], float] = {}

    def play(my: int, op: int, pile: int, count: int, me: int, you: int, k: int) -> float:
        key = (my, op, me, you, k)
        if not pile and key in memo:
            return memo[key]
        value = -1e9
        for r, v, rest in AFTER[my]:
            n = count + v
            if n > 31:
                break
            q = pile * 14 + r
            now = me + points(q, n)
            room = 31 - n
            if now >= need:
                x = leaf(k, now, you)
            elif room and LOW[op] <= room:
                x = reply(rest, op, q, n, now, you, k)
            elif room and LOW[rest] <= room:
                x = play(rest, op, q, n, now, you, k)
            else:
                if room:
                    now += 1
                if now >= need or one_count or not (op or rest):
                    x = leaf(k, now, you)
                elif op:
                    x = reply(rest, op, 0, 0, now, you, k)
                else:
                    x = play(rest, op, 0, 0, now, you, k)
            if x > value:
                value = x
        if not pile:
            memo[key] = value
        return value

    def reply(my: int, op: int, pile: int, count: int, me: int, you: int, k: int) -> float:
        _, _, v, rest, made, q = likeliest(op, pile, count, SIZE[my])
        n = count + v
        now = you + made
        if now >= their_need:
            return leaf(k, me, now)
        if n < 31:
            room = 31 - n
            if LOW[my] <= room:
                return play(my, rest, q, n, me, now, k)
            if LOW[rest] <= room:
                return reply(my, rest, q, n, me, now, k)
            now += 1
        if now >= their_need or one_count or not (my or rest):
            return leaf(k, me, now)
        if my:
            return play(my, rest, 0, 0, me, now, k)
        return reply(my, rest, 0, 0, me, now, k)

    return play, reply


def race(
    leader: int,
    other: int,
    ends: tuple[int, int],
    one_count: bool,
    side: int = 0,
    pile: int = 0,
    count: int = 0,
    choose: Callable[[int, int, int, int], Reply] = likeliest,
) -> tuple[int, int]:
    """Points of both to the end, or until one has as many as `ends` names; each plays its likeliest card.

    `side` is next: 0 is the leader, 1 the other; `pile` and `count` are what lies there by then. `choose` says what
    is likeliest.
    """
    hands, made = [leader, other], [0, 0]
    while hands[0] or hands[1]:
        _, _, v, hands[side], got, pile = choose(hands[side], pile, count, SIZE[hands[1 - side]])
        count += v
        room = 31 - count
        able = [room > 0 and LOW[hand] <= room for hand in hands]
        made[side] += got + (room > 0 and not any(able))
        if made[side] >= ends[side]:
            break
        if not any(able):
            if one_count:
                break
            pile = count = 0
            able = [hand > 0 for hand in hands]
        if able[1 - side]:
            side = 1 - side
    return made[0], made[1]
