"""The search of the play, against plain enumeration and against the rules."""

import rules.cribbage as rules
from cards import Stream, rank, stream
from contract import CHANCE, finish
from rules.counting import VALUES, play_score
from solvers.cribbage import policy
from solvers.cribbage.hands import HANDS, index
from solvers.cribbage.levels import choose
from solvers.cribbage.peg import race, search


def plainly(hands: list[list[int]], turn: int, pile: tuple[int, ...], net: int) -> tuple[float, list[int]]:
    """The best net points of seat 0 by trying everything, seat 1 playing its likeliest card."""
    count = sum(VALUES[r] for r in pile)
    other = 1 - turn
    results = []
    held = hands[turn]
    choices = sorted({r for r in held if count + VALUES[r] <= 31})
    if turn == 1:
        choices = [policy.best(index(held), as_number(pile), count, len(hands[0]))]
    for r in choices:
        after = [list(h) for h in hands]
        after[turn].remove(r)
        n = count + VALUES[r]
        able = [any(n + VALUES[x] <= 31 for x in h) for h in after]
        made = play_score(pile, r) + (n < 31 and not any(able))
        now = net + (made if turn == 0 else -made)
        following, cards = (other if able[other] else turn), (*pile, r)
        if not any(able):
            cards = ()
            following = other if after[other] else turn
        if after[0] or after[1]:
            results.append((plainly(after, following, cards, now)[0], r))
        else:
            results.append((float(now), r))
    best = max(results)[0]
    return best, [r for value, r in results if value == best]


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
        lead = policy.best(index(theirs), 0, 0, 4)
        # After its first card the other side always plays the likeliest one, as `plainly` has it.
        group = [(0, index([r for i, r in enumerate(theirs) if i != theirs.index(lead)]), 1.0)]
        found = finish(search(index(mine), group, lead, VALUES[lead], lambda _, me, you: me - you))
        hands = [mine, [r for i, r in enumerate(theirs) if i != theirs.index(lead)]]
        value, best = plainly(hands, 0, (lead,), 0)
        if len(policy.replies(group[0][1], 0, 0, 3)) >= 1 and max(found.values()) != value:
            # The first reply of the search may be one of several; then its value is a mean and no less certain.
            assert any(0 < p < 1 for p in first_replies(group[0][1], mine, lead))
            continue
        assert max(found, key=lambda r: found[r]) in best


def first_replies(hand: int, mine: list[int], lead: int) -> list[float]:
    found = []
    for r in set(mine):
        count = VALUES[lead] + VALUES[r]
        found += [x[0] for x in policy.replies(hand, lead * 14 + r, count, 3)]
    return found


def test_more_hands_weigh_in_by_their_weights() -> None:
    rng = Stream(6)
    mine, theirs = dealt(rng)
    _, others = dealt(rng)
    alone = [
        finish(search(index(mine), [(0, index(h), 1.0)], 0, 0, lambda _, me, you: me - you)) for h in (theirs, others)
    ]
    both = finish(
        search(index(mine), [(0, index(theirs), 0.5), (1, index(others), 0.5)], 0, 0, lambda _, me, you: me - you)
    )
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
        while rules.turn(state) is not None and state.phase != "show":
            turn = rules.turn(state)
            if turn == CHANCE:
                move = rules.chance(state, stream(seed, "CRIBBAGE", n))
                n += 1
            else:
                move = finish(choose("hard", rules.view(state, turn), rules.legal(state), Stream(0)))
            if state.phase == "play" and leader is None:
                leader, other = (index([rank(c) for c in state.hands[s] if c]) for s in (1, 0))
                made = state.scores
            state = rules.apply(state, move)
        assert leader is not None and other is not None and made is not None
        assert len(HANDS[leader]) == 4
        assert race(leader, other, (999, 999), False) == (state.scores[1] - made[1], state.scores[0] - made[0])
