"""The laws that every game obeys, for every combination of options."""

import itertools
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from cards import PACK, Stream, stream
from catalogue import GAMES, Entry
from contract import CHANCE, IllegalMove, Options, Outcome, Rules, State
from game import Game


def combinations(rules: Rules) -> Iterator[dict[str, str]]:
    """Every way to choose the options."""
    keys = [option.key for option in rules.OPTIONS]
    for values in itertools.product(*(option.values for option in rules.OPTIONS)):
        yield dict(zip(keys, values, strict=True))


def sets_of_options(entry: Entry) -> list[dict[str, str]]:
    """All of them where there are few, otherwise a spread; the slow test below takes every one."""
    every = list(combinations(entry.rules))
    return every if len(every) <= 64 else every[:: len(every) // 23]


CASES = [
    pytest.param(entry, options, id=f"{entry.id} {' '.join(options.values())}")
    for entry in GAMES.values()
    for options in sets_of_options(entry)
]


def walk(entry: Entry, options: Options, seed: int) -> Iterator[tuple[State, str]]:
    """Random play: every state with the move made in it."""
    rules, chooser, n = entry.rules, Stream(seed), 0
    state = rules.start(options)
    while (turn := rules.turn(state)) is not None:
        if turn == CHANCE:
            move = rules.chance(state, stream(seed, entry.tag, n))
            n += 1
        else:
            legal = rules.legal(state)
            move = legal[chooser.below(len(legal))]
        yield state, move
        state = rules.apply(state, move)
    yield state, ""


def refuses(rules: Rules, state: State, move: str) -> bool:
    """Whether a move is said to be illegal."""
    try:
        rules.apply(state, move)
    except IllegalMove:
        return True
    return False


def table(state: State) -> tuple[Any, ...]:
    """The places of a state where cards lie, each card in one of them."""
    return tuple(getattr(state, name) for name in ("tableau", "row", "stock", "hands") if hasattr(state, name))


def cards_in(value: Any) -> list[str]:
    """Every card that a state holds, its events left out."""
    if isinstance(value, str):
        return [value] if value in PACK else []
    if is_dataclass(value):
        return [card for f in fields(value) if f.name != "events" for card in cards_in(getattr(value, f.name))]
    if isinstance(value, tuple | list):
        return [card for item in value for card in cards_in(item)]
    return []


@pytest.mark.parametrize(("entry", "options"), CASES)
def test_a_game_is_over_exactly_when_it_has_an_outcome(entry: Entry, options: Options) -> None:
    for state, _move in walk(entry, options, 1):
        assert (entry.rules.turn(state) is None) == (entry.rules.outcome(state) is not None)


@pytest.mark.parametrize(("entry", "options"), CASES)
def test_the_seat_on_turn_has_distinct_moves_and_nobody_else_any(entry: Entry, options: Options) -> None:
    for state, _move in walk(entry, options, 2):
        turn, legal = entry.rules.turn(state), entry.rules.legal(state)
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (turn is not None and turn != CHANCE)
        assert turn is None or CHANCE <= turn < entry.rules.seats(options)


@pytest.mark.parametrize(("entry", "options"), CASES)
def test_apply_takes_every_legal_move_and_leaves_its_argument_alone(entry: Entry, options: Options) -> None:
    for state, _move in walk(entry, options, 3):
        before = repr(state)
        for move in entry.rules.legal(state)[:40]:
            entry.rules.apply(state, move)
        assert repr(state) == before


@pytest.mark.parametrize(("entry", "options"), CASES)
def test_apply_refuses_everything_else(entry: Entry, options: Options) -> None:
    seen: set[str] = {"", "turn", "take", "take 6H", "out", "play", "play 5H", "lay", "count", "claim 30", "go", "deal"}
    for state, move in walk(entry, options, 4):
        legal = entry.rules.legal(state)
        for other in sorted(seen - set(legal)):
            assert refuses(entry.rules, state, other), (state, other)
        if legal:  # what chance did once may be possible again
            seen |= {move, legal[0] + " ", legal[0].upper() + "X", legal[0][:-1] or "x"}


@pytest.mark.parametrize(("entry", "options"), CASES)
def test_replaying_the_moves_gives_an_equal_state(entry: Entry, options: Options) -> None:
    walked = list(walk(entry, options, 5))
    state = entry.rules.start(options)
    for before, move in walked:
        assert state == before
        if move:
            state = entry.rules.apply(state, move)


@pytest.mark.parametrize(("entry", "options"), CASES)
def test_no_card_is_in_two_places(entry: Entry, options: Options) -> None:
    for state, move in walk(entry, options, 6):
        held = cards_in(table(state))
        assert len(held) == len(set(held)), (state, move)


@pytest.mark.parametrize(("entry", "options"), [case for case in CASES if case.values[0].rules.seats({}) == 1])
def test_a_patience_accounts_for_its_whole_pack(entry: Entry, options: Options) -> None:
    gone: list[str] = []
    whole: set[str] = set()
    for state, move in walk(entry, options, 7):
        held = cards_in(table(state))
        if held or gone:
            whole = whole or set(held)
            assert sorted([*held, *gone]) == sorted(whole)
        if move.startswith(("take ", "out ")):
            text = move.partition(" ")[2]
            gone += [text[i : i + 2] for i in range(0, len(text), 2)]


@pytest.mark.parametrize(("entry", "options"), [case for case in CASES if case.values[0].rules.seats({}) == 1])
def test_a_patience_given_up_leaves_what_is_not_taken(entry: Entry, options: Options) -> None:
    rules: Any = entry.rules
    game = Game(entry, dict(options), 8, "a", "2026-11-29")
    game.settle()
    assert rules.left(rules.view(game.state, 0)) == rules.left(game.state) > 0
    for state, _move in walk(entry, options, 8):
        outcome = rules.outcome(state)
        assert outcome is None or rules.left(state) == outcome.left
    game.gave_up = True
    assert game.outcome == Outcome((), "gave_up", rules.left(game.state))


@pytest.mark.parametrize(("entry", "options"), CASES)
def test_a_view_offers_the_same_moves_as_the_state(entry: Entry, options: Options) -> None:
    for state, _move in walk(entry, options, 8):
        turn = entry.rules.turn(state)
        if turn is not None and turn != CHANCE:
            assert entry.rules.legal(entry.rules.view(state, turn)) == entry.rules.legal(state)


@pytest.mark.parametrize("entry", [pytest.param(e, id=e.id) for e in GAMES.values()])
def test_an_option_that_does_not_exist_is_refused(entry: Entry) -> None:
    with pytest.raises(ValueError, match="no such option"):
        entry.rules.start({"jokers": "on"})
    first = entry.rules.OPTIONS[0]
    with pytest.raises(ValueError, match="no such value"):
        entry.rules.start({first.key: "perhaps"})


@pytest.mark.slow
@pytest.mark.parametrize(
    ("entry", "first"),
    [pytest.param(e, value, id=f"{e.id} {value}") for e in GAMES.values() for value in e.rules.OPTIONS[0].values],
)
def test_every_combination_of_options_keeps_the_laws(entry: Entry, first: str) -> None:
    for options in combinations(entry.rules):
        if options[entry.rules.OPTIONS[0].key] != first:
            continue
        test_a_game_is_over_exactly_when_it_has_an_outcome(entry, options)
        test_the_seat_on_turn_has_distinct_moves_and_nobody_else_any(entry, options)
        test_apply_takes_every_legal_move_and_leaves_its_argument_alone(entry, options)
        test_apply_refuses_everything_else(entry, options)
        test_replaying_the_moves_gives_an_equal_state(entry, options)
        test_no_card_is_in_two_places(entry, options)
        test_a_view_offers_the_same_moves_as_the_state(entry, options)
