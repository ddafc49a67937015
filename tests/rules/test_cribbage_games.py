"""Whole games of cribbage: with every combination of options, and as they were once written down."""

from itertools import product
from pathlib import Path

import pytest
from contract import Move
from cribbage_states import finished, random_game
from rules import cribbage, shapes
from rules.cribbage_table import count, pile

DATA = Path(__file__).parent.parent / "data"


def combinations_of_options() -> list[dict[str, str]]:
    """Every combination but that of who deals first, which goes round."""
    others = [o for o in shapes.OPTIONS if o.key != "first"]
    firsts = next(o for o in shapes.OPTIONS if o.key == "first").values
    chosen = [
        dict(zip([o.key for o in others], values, strict=True)) for values in product(*(o.values for o in others))
    ]
    return [{**options, "first": firsts[i % len(firsts)]} for i, options in enumerate(chosen)]


def test_random_games_with_every_combination_of_options_end_with_one_winner() -> None:
    for seed, options in enumerate(combinations_of_options()):
        _, state = random_game(options, seed)
        outcome = finished(state)
        target = state.terms.target
        assert outcome.scores.count(target) == 1, options
        assert max(outcome.scores) == target
        assert outcome.won == (outcome.scores.index(target),)
        assert outcome.worth <= (1 + len(state.terms.skunk_lines))
        assert all(rear <= front for rear, front in zip(state.rears, state.scores, strict=True))


def written(options: dict[str, str], moves: list[Move]) -> str:
    """A game as text: the options, each move, and below it the table it led to and what it caused."""
    state = cribbage.start(options)
    lines = [" ".join(f"{key}={value}" for key, value in options.items())]
    for move in moves:
        state = cribbage.apply(state, move)
        pegs = " ".join(f"{front}({rear})" for front, rear in zip(state.scores, state.rears, strict=True))
        lines += [
            f"> {move}",
            f"{state.phase} {state.on_turn} | {pegs} | {count(state)}: {''.join(pile(state))}".rstrip(),
        ]
        lines += [f"  {e.kind} {e.seat} {e.points} {''.join(e.cards)}".rstrip() for e in state.events]
    return "\n".join([*lines, str(cribbage.outcome(state)), ""])


@pytest.mark.parametrize("name", ["cribbage_playthrough.txt", "cribbage_playthrough_three_by_hand.txt"])
def test_a_written_game_replays_as_it_was_written(name: str) -> None:
    text = (DATA / name).read_text()
    lines = text.splitlines()
    options = dict(pair.split("=") for pair in lines[0].split())
    assert written(options, [line.removeprefix("> ") for line in lines if line.startswith("> ")]) == text
