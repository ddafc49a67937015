"""Which cards need not be moved to stand in order: as many as can be."""

from hypothesis import given
from hypothesis import strategies as st
from page.picture import staying

NOW = list("abcdefgh")


@given(st.permutations(NOW))
def test_those_that_stay_stand_in_the_new_order_already(before: list[str]) -> None:
    kept = [key for key in before if key in staying(before, NOW)]
    assert kept == sorted(kept)


@given(st.permutations(NOW))
def test_no_more_could_have_stayed(before: list[str]) -> None:
    longest: list[int] = []
    for i, key in enumerate(before):
        longest.append(1 + max((n for n, other in zip(longest, before[:i], strict=True) if other < key), default=0))
    assert len(staying(before, NOW)) == max(longest)


def test_one_card_that_goes_to_the_end_is_the_only_one_that_is_moved() -> None:
    assert staying(["a", "b", "c", "d"], ["b", "c", "d", "a"]) == {"b", "c", "d"}


def test_new_cards_between_the_old_ones_move_none_of_them() -> None:
    assert staying(["a", "c"], ["x", "a", "y", "c", "z"]) == {"a", "c"}


def test_on_an_empty_table_nobody_stays() -> None:
    assert staying([], ["a", "b"]) == set()
