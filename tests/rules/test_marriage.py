"""Royal Marriage plays by its rules: the deal, turning, taking out, and how a game ends."""

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from cards import PACK, Stream, read, stream
from contract import CHANCE, Event, IllegalMove, Move, Options, Outcome
from hypothesis import given, settings
from hypothesis import strategies as st
from rules import marriage
from rules.marriage import State

DATA = Path(__file__).parent.parent / "data"
ORACLE = json.loads((DATA / "marriage.json").read_text())
DEALS = json.loads((DATA / "marriage_deals.json").read_text())["deals"]
PERFT = json.loads((DATA / "marriage_perft.json").read_text())

OPTION_SETS: list[Options] = [
    {"laid_out": laid_out, "king_left": king_left} for laid_out, king_left in product(("off", "on"), repeat=2)
]


def dealt(seed: int, **options: str) -> State:
    empty = marriage.start(options)
    return marriage.apply(empty, marriage.chance(empty, stream(seed, "ROYALMAR", 0)))


def table(row: str, stock: str = "") -> State:
    return State(read(row), read(stock), laid_out=False, king_left=False, dealt=True)


def play(state: State, *moves: Move) -> State:
    for move in moves:
        state = marriage.apply(state, move)
    return state


def play_eagerly(state: State, rng: Stream) -> State:
    """Take out whatever can be taken before the next card is turned."""
    while (out := marriage.removals(state.row)) or state.stock:
        state = marriage.apply(state, out[rng.below(len(out))] if out else "turn")
    return state


# The deal


@pytest.mark.parametrize("case", DEALS, ids=lambda case: f"seed {case['seed']}")
def test_a_seed_deals_the_published_cards(case: dict[str, Any]) -> None:
    assert dealt(case["seed"], laid_out="on").row == ("QH", *read(case["cards"]), "KH")


def test_the_queen_begins_the_row_and_the_king_is_the_last_of_the_stock() -> None:
    state = dealt(1)
    assert state.row == ("QH",)
    assert len(state.stock) == 51
    assert state.stock[-1] == "KH"


def test_with_the_king_left_the_queen_comes_last_and_the_fifty_between_are_the_same() -> None:
    state = dealt(1, king_left="on")
    assert state.row == ("KH",)
    assert state.stock[-1] == "QH"
    assert state.stock[:-1] == dealt(1).stock[:-1]


@pytest.mark.parametrize("king_left", ["off", "on"])
def test_laid_out_all_fifty_two_lie_in_the_row_in_the_order_dealt(king_left: str) -> None:
    hidden, open_ = dealt(5, king_left=king_left), dealt(5, king_left=king_left, laid_out="on")
    assert open_.row == hidden.row + hidden.stock
    assert open_.stock == ()


def test_the_table_is_empty_and_chance_is_on_turn_before_the_deal() -> None:
    empty = marriage.start({})
    assert marriage.turn(empty) == CHANCE
    assert marriage.legal(empty) == []
    assert marriage.seats({}) == 1


@pytest.mark.parametrize("options", [{"laid_out": "yes"}, {"open": "on"}])
def test_options_that_do_not_exist_are_refused(options: Options) -> None:
    with pytest.raises(ValueError, match="no such"):
        marriage.start(options)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda deal: deal[:-2],
        lambda deal: deal + "QH",
        lambda deal: deal[:-2] + deal[5:7],
        lambda deal: deal.lower(),
        lambda deal: deal.removeprefix("deal "),
        lambda deal: "turn",
    ],
    ids=["one short", "with a royal", "a card twice", "small letters", "no verb", "no deal"],
)
def test_only_the_fifty_others_can_be_dealt(spoil: Any) -> None:
    empty = marriage.start({})
    with pytest.raises(IllegalMove):
        marriage.apply(empty, spoil(marriage.chance(empty, Stream(1))))


# Turning and taking out


def test_a_turned_card_comes_to_the_right_end() -> None:
    state = play(table("QH 7C", "2D KH"), "turn")
    assert (state.row, state.stock) == (("QH", "7C", "2D"), ("KH",))
    assert state.events == (Event("turn", cards=("2D",)),)


@pytest.mark.parametrize(
    ("row", "moves"),
    [("5S 3D 9S", ["out 3D"]), ("7C 2H 7D", ["out 2H"]), ("7C 2D JS 7H", ["out 2DJS"])],
    ids=["one between two of a suit", "one between two of a rank", "two between two of a rank"],
)
def test_the_examples_of_the_rule_page_can_be_taken_out(row: str, moves: list[Move]) -> None:
    assert marriage.legal(table(row)) == moves


def test_three_are_never_taken_out_together() -> None:
    assert marriage.legal(table("7C 2D JS 4H 7H")) == []


def test_cards_of_neither_one_suit_nor_one_rank_are_no_brackets() -> None:
    assert marriage.legal(table("7C 2D 8H 3S")) == []


def test_what_can_go_is_listed_from_left_to_right_and_one_card_before_two() -> None:
    assert marriage.legal(table("7C 2C 3C 4C", "KH")) == ["turn", "out 2C", "out 2C3C", "out 3C"]


def test_the_row_closes_and_more_can_be_taken_out() -> None:
    state = play(table("QH 7C 2D JS 7H KH"), "out 2DJS")
    assert state.row == ("QH", "7C", "7H", "KH")
    assert state.events == (Event("out", cards=("2D", "JS")),)
    assert play(state, "out 7C7H").row == ("QH", "KH")


def test_a_removal_is_never_forced() -> None:
    state = table("QH 7C 2H", "3S KH")
    assert marriage.legal(state) == ["turn", "out 7C"]
    assert play(state, "turn").row == ("QH", "7C", "2H", "3S")


def test_the_royals_are_brackets() -> None:
    assert marriage.legal(table("QH 7C 9H 2S KH")) == ["out 7C", "out 2S"]


@pytest.mark.parametrize(
    "move",
    [
        "out 7C",
        "out QH",
        "out KH",
        "out 9S7C",
        "out 2D7D",
        "out 2d",
        "out  2D",
        "out",
        "out ",
        "turn ",
        "turn",
        "take 2D",
        "",
    ],
)
def test_any_other_move_is_refused_and_changes_nothing(move: Move) -> None:
    state = table("QH 7C 2D 7D KH")
    with pytest.raises(IllegalMove):
        marriage.apply(state, move)
    assert state == table("QH 7C 2D 7D KH")


def test_the_brackets_of_a_removal_are_found() -> None:
    row = read("QH 7C 2D JS 7H KH")
    assert marriage.brackets(row, "out 2DJS") == (1, 4)
    assert marriage.brackets(row, "out 7C") == (0, 2)
    assert marriage.matches("7C", "7H") == "rank"
    assert marriage.matches("QH", "7H") == "suit"
    assert marriage.matches("QH", "2D") == ""


@pytest.mark.parametrize("move", ["out QH", "out KH", "out JS2D", "out 7HKH", "out 9S", "out 9"])
def test_cards_that_do_not_lie_between_two_others_have_no_brackets(move: Move) -> None:
    with pytest.raises(ValueError, match=r"."):
        marriage.brackets(read("QH 7C 2D JS 7H KH"), move)


# The end


def test_cleared_when_the_royals_lie_side_by_side() -> None:
    state = play(table("QH 7C KH"), "out 7C")
    assert marriage.turn(state) is None
    assert marriage.outcome(state) == Outcome((0,), "cleared", 0)


def test_stuck_when_the_stock_is_out_and_nothing_can_be_taken() -> None:
    state = table("QH 7C 2D 4S KH")
    assert marriage.turn(state) is None
    assert marriage.outcome(state) == Outcome((), "stuck", 3)


def test_not_over_while_there_is_stock() -> None:
    state = table("QH", "KH")
    assert marriage.outcome(state) is None
    assert marriage.outcome(play(state, "turn")) == Outcome((0,), "cleared", 0)


def test_giving_up_leaves_the_cards_between_and_the_stock_without_its_last() -> None:
    assert marriage.left(table("QH 7C 2D", "4S 9D KH")) == 4
    assert marriage.left(dealt(0)) == 50
    assert marriage.left(dealt(0, laid_out="on")) == 50
    assert marriage.left(table("QH 7C 2D 4S KH")) == 3


# What is seen


def test_the_stock_is_not_seen() -> None:
    state = play(dealt(3), "turn", "turn")
    seen = marriage.view(state, 0)
    assert seen.row == state.row
    assert seen.stock == (None,) * 49
    assert marriage.legal(seen) == marriage.legal(state)


def test_a_view_cannot_be_played_on_into_the_unknown() -> None:
    with pytest.raises(IllegalMove):
        marriage.apply(marriage.view(dealt(3), 0), "turn")


# Whole games


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**40 - 1), st.sampled_from(OPTION_SETS), st.randoms(use_true_random=False))
def test_every_card_is_somewhere_and_the_royals_stay_at_the_ends(seed: int, options: Options, choice: Any) -> None:
    state, taken = dealt(seed, **options), []
    ends = ("KH", "QH") if options["king_left"] == "on" else ("QH", "KH")
    while marriage.turn(state) == 0:
        move = choice.choice(marriage.legal(state))
        state = marriage.apply(state, move)
        taken += [card for event in state.events if event.kind == "out" for card in event.cards]
        whole = state.row + state.stock
        assert (whole[0], whole[-1]) == ends
        assert {*whole, *taken} == set(PACK)
        assert len(whole) + len(taken) == 52
        assert marriage.left(state) or not state.stock, "with cards in the stock the two are never together"
    assert state.stock == ()
    assert (marriage.outcome(state) or Outcome((), "")).left == 50 - len(taken)


def test_removing_at_once_ends_as_computed_elsewhere_whatever_is_taken_first() -> None:
    rng = Stream(2026)
    ends = [play_eagerly(dealt(seed), rng) for seed in range(500)]
    assert [marriage.left(end) for end in ends] == ORACLE["eager_left_seeds_0_499"]
    again = [play_eagerly(dealt(seed), rng) for seed in range(50)]
    assert [end.row for end in again] == [end.row for end in ends[:50]]


@pytest.mark.parametrize("case", ORACLE["deals"], ids=lambda case: case["code"])
def test_a_known_plan_can_be_played_and_leaves_what_it_says(case: dict[str, Any]) -> None:
    state = dealt(case["seed"], laid_out="on")
    assert len(marriage.legal(state)) == case["legal_removals_laid_out"]
    for step in case["plan"]:
        going = step.partition("[")[2].partition("]")[0]
        state = marriage.apply(state, "out " + going.replace("+", ""))
    assert marriage.left(state) == case["min_remaining"]


def perft(state: State, depth: int) -> int:
    """How many ways there are to make so many moves."""
    if depth == 0:
        return 1
    return sum(perft(marriage.apply(state, move), depth - 1) for move in marriage.legal(state))


@pytest.mark.parametrize("case", PERFT, ids=lambda case: case["name"])
def test_as_many_lines_of_play_as_counted_elsewhere(case: dict[str, Any]) -> None:
    state = table(case["row"], case["stock"])
    assert [perft(state, depth) for depth in (1, 2, 3)] == case["lines"]


def written(options: Options, moves: list[Move]) -> str:
    """A game as text: the options, then each move with the table after it."""
    state = marriage.start(options)
    lines = [" ".join(f"{key}={value}" for key, value in options.items())]
    for move in moves:
        state = marriage.apply(state, move)
        lines += [
            f"> {move}",
            f"{' '.join(state.row)} | {len(state.stock)} | {', '.join(marriage.legal(state)) or '-'}",
        ]
    end = marriage.outcome(state)
    return "\n".join([*lines, f"{end.why} {end.left}" if end else "not over", ""])


@pytest.mark.parametrize("name", ["marriage_playthrough.txt", "marriage_playthrough_laid_out.txt"])
def test_a_written_game_replays_as_it_was_written(name: str) -> None:
    text = (DATA / name).read_text()
    lines = text.splitlines()
    options = dict(pair.split("=") for pair in lines[0].split())
    assert written(options, [line.removeprefix("> ") for line in lines if line.startswith("> ")]) == text
