"""The search of the play, against plain enumeration and against the rules."""

import pytest
import rules.cribbage as rules
from cards import Stream, rank, stream
from contract import CHANCE, finish
from rules.counting import VALUES, play_score
from solvers.cribbage import policy
from solvers.cribbage.hands import HANDS, index
from solvers.cribbage.levels import choose
from solvers.cribbage.peg import race, search


def plainly(hands: list[list[int]], turn: int, pile: tuple[int, ...], net: int, fresh: int) -> float:
    """The best net points of seat 0 by trying everything.

    Seat 1, which had `fresh` cards, draws its first two from the policy, and then plays the likeliest.
    """
    count = sum(VALUES[r] for r in pile)
    other = 1 - turn
    chances = {r: 1.0 for r in hands[turn] if count + VALUES[r] <= 31}
    if turn == 1:
        asked = (index(hands[1]), as_number(pile), count, len(hands[0]))
        chances = {policy.best(*asked): 1.0}
        if len(hands[1]) > fresh - 2:
            chances = {r: p for p, r, *_ in policy.replies(*asked)}
    results = {}
    for r in chances:
        after = [list(h) for h in hands]
        after[turn].remove(r)
        n = count + VALUES[r]
        able = [any(n + VALUES[x] <= 31 for x in h) for h in after]
        made = play_score(pile, r) + (n < 31 and not any(able))
        now = net + (made if turn == 0 else -made)
        following, cards = (other if able[other] else turn), (*pile, r)
        if not any(able):
            following, cards = (other if after[other] else turn), ()
        results[r] = plainly(after, following, cards, now, fresh) if after[0] or after[1] else float(now)
    return sum(chances[r] * results[r] for r in results) if turn else max(results.values())


def as_number(pile: tuple[int, ...]) -> int:
    number = 0
    for r in pile:
        number = number * 14 + r
    return number


def dealt(rng: Stream) -> tuple[list[int], list[int]]:
    pack = [r for r in range(1, 14) for _ in range(4)]
    cards = [pack.pop(rng.below(len(pack))) for _ in range(8)]
    return sorted(cards[:4]), sorted(cards[4:])


def test_against_one_known_hand_the_search_finds_what_trying_everything_finds() -> None:
    rng = Stream(5)
    for _ in range(60):
        mine, theirs = dealt(rng)
        lead = theirs.pop(rng.below(4))
        # Two samples of the same hand: the search keeps them together, and the first reply is drawn.
        group = [(0, index(theirs), 0.5), (1, index(theirs), 0.5)]
        found = finish(search(index(mine), group, lead, VALUES[lead], lambda _, me, you: me - you))
        assert max(found.values()) == pytest.approx(plainly([mine, theirs], 0, (lead,), 0, 3))


def test_more_hands_weigh_in_by_their_weights() -> None:
    rng = Stream(6)
    mine, theirs = dealt(rng)
    _, others = dealt(rng)
    # Two samples of each hand, so that a hand known for sure is searched like the others.
    groups = [[(k, index(hand), 0.5) for k in (0, 1)] for hand in (theirs, others)]
    alone = [finish(search(index(mine), group, 0, 0, lambda _, me, you: me - you)) for group in groups]
    halves = [(k, hand, w / 2) for k, hand, w in (*groups[0], *groups[1])]
    both = finish(search(index(mine), halves, 0, 0, lambda _, me, you: me - you))
    # Not knowing which of two hands it is can only cost.
    for r in both:
        assert both[r] <= (alone[0][r] + alone[1][r]) / 2 + 1e-9


def test_a_point_that_wins_is_worth_more_than_any_later_ones() -> None:
    # With a seven on the table an eight makes fifteen, and two points are enough.
    found = finish(
        search(
            index([8, 13]),
            [(0, index([8, 9]), 1.0)],
            7,
            7,
            lambda _, me, you: 1.0 if me >= 2 else -1.0,
            ends=(2, 1),
        )
    )
    assert found[8] == 1.0


def test_a_race_scores_as_the_rules_do() -> None:
    for seed in range(25):
        state = rules.start({"first": "0"})
        n = 0
        leader = other = made = None
        while (turn := rules.turn(state)) is not None and state.phase != "show":
            if turn == CHANCE:
                move = rules.chance(state, stream(seed, "CRIBBAGE", n))
                n += 1
            else:
                move = finish(choose("hard", rules.view(state, turn), rules.legal(state), Stream(0)))
            if state.phase == "play" and leader is None:
                leader, other = (index([rank(c) for c in state.hands[s] if c]) for s in (1, 0))
                made = state.scores
            state = rules.apply(state, move)
        assert leader is not None
        assert other is not None
        assert made is not None
        assert len(HANDS[leader]) == 4
        assert race(leader, other, (999, 999), False) == (state.scores[1] - made[1], state.scores[0] - made[0])
