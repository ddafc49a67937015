"""One game in progress: what undo, redo and beginning again do to its moves, and where they may not go."""

import pytest
from catalogue import GAMES
from contract import CHANCE
from game import Game


def patience(kind: str = "free") -> Game:
    """A plain deal of the first game, its deal made."""
    game = Game(GAMES["clovers"], {}, 5, "a", "2026-11-29", kind)
    game.settle()
    return game


def deal_of_two(kind: str) -> Game:
    """Cribbage up to the player's second card of the play, everybody making the first legal move."""
    game = Game(GAMES["cribbage"], {"first": "1"}, 5, "a", "2026-11-29", kind)
    settle(game)
    while not game.state.played or len(game.rules.legal(game.state)) < 2:
        step(game)
        settle(game)
    return game


def settle(game: Game) -> None:
    """On to the player's turn, the others making the first legal move."""
    while game.turn != 0:
        game.play(game.chance() if game.turn == CHANCE else game.rules.legal(game.state)[0])


def step(game: Game, choice: int = 0) -> None:
    """One of the legal moves."""
    game.play(game.rules.legal(game.state)[choice])


def gone_back(kind: str = "free") -> Game:
    """A patience after two moves, both undone."""
    game = patience(kind)
    step(game)
    step(game)
    game.undo()
    game.undo()
    return game


def test_another_move_after_an_undo_forgets_what_could_be_redone() -> None:
    game = gone_back()
    step(game, 1)
    assert len(game.moves) == game.at == 2
    assert len(game.states) == 3
    assert game.state == game.rules.apply(game.states[1], game.moves[1])
    assert not game.can_redo


def test_the_same_move_after_an_undo_keeps_what_could_be_redone() -> None:
    game = gone_back()
    step(game)
    assert game.can_redo
    assert (game.at, len(game.moves)) == (2, 3)


def test_the_deal_of_a_patience_is_not_undone() -> None:
    game = patience()
    assert game.undo_to() is None
    assert not game.undo()
    assert (game.at, game.undos) == (1, 0)


def test_on_the_day_nothing_is_undone_or_begun_again() -> None:
    game = gone_back("daily")
    assert (game.at, game.undos, game.can_restart) == (3, 0, False)
    assert not game.restart()


def test_among_several_only_practice_goes_back_and_then_to_a_choice_of_ones_own() -> None:
    assert deal_of_two("free").undo_to() is None
    game = deal_of_two("practice")
    choices = [
        i for i, state in enumerate(game.states) if game.rules.turn(state) == 0 and len(game.rules.legal(state)) > 1
    ]
    assert game.undo_to() == choices[-2]
    assert game.undo()
    assert (game.at, game.turn, game.undos) == (choices[-2], 0, 1)


def test_undo_goes_past_what_had_to_be_done() -> None:
    game = deal_of_two("practice")
    while len(game.rules.legal(game.state)) > 1:
        step(game)
        settle(game)
    forced = game.at
    step(game)
    assert game.undo()
    assert game.at < forced
    assert len(game.rules.legal(game.state)) > 1


def test_redo_goes_past_the_moves_of_others() -> None:
    game = deal_of_two("practice")
    at = game.at
    game.undo()
    assert at - game.at > 1
    assert game.redo()
    assert game.at == at
    assert not game.redo()


@pytest.mark.parametrize(("kind", "may"), [("free", False), ("practice", True)])
def test_a_game_of_several_is_begun_again_in_practice_alone(kind: str, may: bool) -> None:
    game = deal_of_two(kind)
    at = game.at
    assert (game.can_restart, game.restart(), game.undos) == (may, may, int(may))
    assert (game.at < at) == may


def test_what_ended_before_it_was_given_up_ended_so() -> None:
    game = patience()
    while game.turn is not None:
        step(game)
    ended = game.outcome
    assert ended is not None
    game.gave_up = True
    assert game.outcome == ended


def test_what_is_over_is_under_way_no_more() -> None:
    game = patience()
    assert not game.under_way
    step(game)
    assert game.under_way
    game.gave_up = True
    assert not game.under_way
