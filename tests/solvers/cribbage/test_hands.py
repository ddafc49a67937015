"""Hands and piles as numbers, against the ranks they stand for."""

from cards import Stream
from rules.counting import VALUES, play_score
from solvers.cribbage.hands import AFTER, HANDS, LOW, index, pile_ranks, points


def test_every_hand_of_up_to_four_ranks_has_its_own_number() -> None:
    assert len(HANDS) == 1 + 13 + 91 + 455 + 1820
    assert all(index(list(reversed(hand))) == i for i, hand in enumerate(HANDS))


def test_taking_a_rank_leaves_the_others() -> None:
    for i, hand in enumerate(HANDS):
        assert [r for r, _, _ in AFTER[i]] == sorted(set(hand))
        for r, value, rest in AFTER[i]:
            assert value == VALUES[r]
            assert sorted((*HANDS[rest], r)) == list(hand)
        assert LOW[i] == min((VALUES[r] for r in hand), default=99)


def test_a_pile_as_a_number_scores_like_its_cards() -> None:
    rng = Stream(1)
    for _ in range(5000):
        ranks: tuple[int, ...] = ()
        pile = count = 0
        while True:
            r = 1 + rng.below(13)
            if count + VALUES[r] > 31 or ranks.count(r) == 4:
                break
            pile, count = pile * 14 + r, count + VALUES[r]
            assert points(pile, count) == play_score(ranks, r)
            ranks = (*ranks, r)
            assert pile_ranks(pile) == ranks
