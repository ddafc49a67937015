"""What keys mean that no element has taken."""

import pytest
from keys import meaning

TABLE = {"b": "board", " ": "go"}


def pressed(
    name: str,
    shift: bool = False,
    control: bool = False,
    on: str = "",
    table: dict[str, str] | None = TABLE,
    covered: bool = False,
    letters: bool = True,
) -> str:
    """The meaning of a key at a table, where nothing else is said."""
    return meaning(name, shift, control, on, table, covered, letters)


@pytest.mark.parametrize(("name", "tap"), [("h", "hint"), ("U", "undo"), ("n", "new"), ("b", "board"), ("x", "")])
def test_letters_mean_what_the_table_and_every_table_say(name: str, tap: str) -> None:
    assert pressed(name) == tap


def test_letters_can_be_switched_off_and_the_space_bar_stays() -> None:
    assert pressed("h", letters=False) == ""
    assert pressed(" ", letters=False) == "go"


def test_the_space_bar_belongs_to_the_element_that_has_the_focus() -> None:
    assert pressed(" ", on="card:6H") == ""


def test_undo_and_redo_are_where_every_program_has_them() -> None:
    assert pressed("z", control=True) == "undo"
    assert pressed("Z", shift=True, control=True) == "redo"
    assert pressed("h", control=True) == ""


def test_escape_lets_go_at_a_table_and_closes_everything_else() -> None:
    assert pressed("Escape") == "let-go"
    assert pressed("Escape", covered=True) == "close"
    assert pressed("Escape", table=None) == "close"


@pytest.mark.parametrize("control", [False, True])
def test_keys_reach_no_table_through_a_sheet(control: bool) -> None:
    for name in ("z", "h", "u", "n", "b", " "):
        assert pressed(name, control=control, covered=True) == ""
        assert pressed(name, control=control, table=None) == ""
