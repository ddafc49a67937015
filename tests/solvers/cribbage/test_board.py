"""What scores are worth."""

import pytest
from cards import read
from solvers.cribbage import board, tables
from solvers.cribbage.board import after_show, crib_chances, show, start, won


@pytest.mark.parametrize("shape", ["two", "five"])
@pytest.mark.parametrize("skunks", [False, True])
def test_a_point_more_never_makes_it_worse(shape: str, skunks: bool) -> None:
    worths = [[start(d, p, True, shape, 121, skunks) for p in range(121)] for d in range(121)]
    # Between two lines of a skunk the other side's points may change what a loss costs; a hundredth is sampling.
    for d in range(121):
        for p in range(120):
            assert worths[d][p + 1] <= worths[d][p] + 0.02
            assert worths[p + 1][d] >= worths[p][d] - 0.02


def test_the_first_dealer_wins_some_fifty_six_games_in_a_hundred() -> None:
    assert 0.55 < (1 + start(0, 0, True, "two", 121, False)) / 2 < 0.575


def test_a_game_to_61_is_the_last_half_of_one_to_121() -> None:
    assert start(10, 20, True, "two", 61, False) == start(70, 80, True, "two", 121, False)


def test_worth_to_the_pone_is_what_the_dealer_lacks() -> None:
    assert start(30, 50, False, "two", 121, True) == -start(50, 30, True, "two", 121, True)


def test_skunks_count_as_the_rules_say() -> None:
    lines = [(90, 121), (91, 121), (60, 121), (61, 121), (30, 61), (31, 61), (0, 61)]
    assert [won(loser, target, True) for loser, target in lines] == [2, 1, 3, 2, 2, 1, 2]
    assert won(10, 121, False) == 1


def test_pone_counts_first_and_the_game_stops_there() -> None:
    def crib(mine: int, theirs: int) -> float:
        return 0.25

    assert show(115, 115, 8, 8, False, 121, False, crib) == 1
    assert show(115, 115, 8, 8, True, 121, False, crib) == -1
    assert show(115, 110, 2, 2, True, 121, False, crib) == 0.25
    assert show(121, 80, 0, 20, True, 121, True, crib) == 2


def test_chances_of_the_crib_sum_to_one_and_have_the_mean_of_the_table() -> None:
    laid, others = read("5H5D"), read("2C3C9SKS")
    free = [0] + [4] * 13
    for card in (*laid, *others, "7C"):
        free["A23456789TJQK".index(card[0]) + 1] -= 1
    chances = crib_chances(laid, "7C", free, "two", True)
    assert sum(chances.values()) == pytest.approx(1)
    assert 5 < sum(points * chance for points, chance in chances.items()) < 11
    worth = after_show(chances, True, "two", 121, False)
    assert worth(120, 100) == pytest.approx(1)
    assert -1 < worth(90, 100) < 1


def test_tables_keep_whole_parts_of_a_game() -> None:
    assert len(tables.worths("two", True)) == 121 * 121
    assert max(tables.worths("two", True)) <= 3 * tables.PARTS
    assert board.start(120, 0, False, "two", 121, True) > 2.9
