"""The pegboard as SVG: every hole there, every peg where the score says."""

import re

import pytest
from page import words
from page.pegboard import Lane, board, strip

LANES = [Lane("a", "You", 45, 43), Lane("b", "Master", 52, 49), Lane("c", "Right", 7, 0)]


@pytest.mark.parametrize("sides", [2, 3])
@pytest.mark.parametrize("target", [61, 121])
def test_every_lane_has_all_its_holes(sides: int, target: int) -> None:
    drawn = board(LANES[:sides], target, ())
    holes = re.findall(r"M([-0-9.]+) ([-0-9.]+)h0", drawn)
    assert len(holes) == sides * (target + 1)
    assert len(set(holes)) == len(holes)


@pytest.mark.parametrize(("sides", "target", "size"), [(2, 121, "517 240"), (3, 121, "517 292"), (2, 61, "517 134")])
def test_the_board_has_its_size(sides: int, target: int, size: str) -> None:
    assert f'viewBox="0 0 {size}"' in board(LANES[:sides], target, ())


def test_skunk_lines_show_where_skunks_count() -> None:
    assert board(LANES[:2], 121, (90, 60)).count('class="skunk"') == 2
    assert board(LANES[:2], 121, ()).count('class="skunk"') == 0
    assert strip(LANES[:2], 61, (30,)).count('class="skunk"') == 1


def test_the_first_hole_and_the_turn_lie_where_the_board_was_drawn() -> None:
    drawn = board([Lane("a", "You", 1, 0), Lane("b", "Master", 31, 30)], 121, ())
    assert 'class="peg front a" cx="54.0" cy="34"' in drawn
    assert 'class="peg rear a" cx="32.0" cy="34"' in drawn
    front = re.search(r'class="peg front b" cx="([0-9.]+)" cy="87"', drawn)
    rear = re.search(r'class="peg rear b" cx="([0-9.]+)" cy="47"', drawn)
    assert front
    assert rear
    assert front[1] == rear[1]


def test_all_finish_in_one_hole() -> None:
    drawn = board([Lane("a", "You", 121, 119), Lane("b", "Master", 118, 110)], 121, ())
    assert 'class="peg front a" cx="30.0"' in drawn


def test_the_board_speaks() -> None:
    words.use("en")
    assert "You 45, before that 43" in board(LANES, 121, ())


def test_a_peg_leaps_only_when_it_has_just_moved() -> None:
    assert "animateMotion" not in board(LANES, 121, ())
    leaping = strip([Lane("a", "You", 45, 43, 480), Lane("b", "Master", 52, 49)], 121, ())
    assert leaping.count("animateMotion") == 1
    assert 'class="landed"' in leaping
