"""Cribbage counted by hand: claims of what was scored, what is missed, and muggins."""

from dataclasses import replace

import pytest
from contract import Event, IllegalMove, Move, Outcome
from cribbage_states import after, at_play, at_show, finished, gos_of, kinds
from rules import cribbage


def test_every_play_is_followed_by_a_claim_of_its_player_also_of_nothing() -> None:
    state = after(at_play(["7H 2D 3D 4D", "8D KD QD 5C"], 1, counting="hand"), "play 7H")
    assert (state.phase, state.on_turn) == ("claim", 0)
    assert cribbage.legal(state) == [f"claim {n}" for n in range(30)]
    state = after(state, "claim 0", "play 8D")
    assert (state.phase, state.on_turn, state.scores) == ("claim", 1, (0, 0))
    state = after(state, "claim 2")
    assert kinds(state) == ["claim", "fifteen"]
    assert (state.phase, state.on_turn, state.scores) == ("play", 0, (0, 2))


def test_a_claim_takes_in_the_point_for_a_go_which_was_said_before() -> None:
    state = at_play(["TH 8H 2D 3D", "KD QS QD QC"], 1, counting="hand")
    state = after(state, "play TH", "claim 0", "play KD", "claim 0", "play 8H")
    assert gos_of(state) == [1]
    state = after(state, "claim 0", "play 2D", "claim 1")
    assert kinds(state) == ["claim", "go", "reset"]
    assert state.scores == (1, 0)


@pytest.mark.parametrize(("muggins", "scores"), [("off", (16, 0)), ("on", (16, 8))])
def test_what_is_missed_in_the_show_goes_to_the_other_side_with_muggins_alone(
    muggins: str, scores: tuple[int, int]
) -> None:
    state = at_show(["4S 4H 5D 6C", "2S 9H KD QC"], "AH 3H 7D 9C", "6S", counting="hand", muggins=muggins)
    state = after(state, "claim 16")
    assert state.scores == scores
    assert Event("missed", 0, 8) in state.events
    assert (Event("muggins", 1, 8) in state.events) == (muggins == "on")


def test_muggins_works_against_the_dealer_and_in_the_play_too() -> None:
    state = at_play(["7H 2D 3D 4D", "8D KD QD 5C"], 1, counting="hand", muggins="on")
    state = after(state, "play 7H", "claim 0", "play 8D", "claim 1")
    assert state.scores == (1, 1)
    assert state.rears == (0, 0)
    state = at_show(["2S 9H KD QC", "4S 4H 5D 6C"], "AH 3H 7D 9C", "6S", counting="hand", muggins="on")
    assert after(state, "claim 2", "claim 0").scores == (26, 0)


def test_muggins_can_win_the_game_but_not_before_the_claim_itself() -> None:
    near = {"counting": "hand", "muggins": "on"}
    state = at_show(["4S 4H 5D 6C", "2S 9H KD QC"], "AH 3H 7D 9C", "6S", scores=(100, 115), **near)
    assert finished(after(state, "claim 16")) == Outcome((1,), "muggins", scores=(116, 121), worth=1)
    state = replace(state, scores=(110, 120))
    assert finished(after(state, "claim 16")).won == (0,)


def test_of_three_muggins_goes_to_the_next_seat_to_the_left() -> None:
    hands = ["4S 4H 5D 6C", "2S 9H KD QC", "AS 3S 8S TH"]
    state = at_show(hands, "AH 3H 7D 9C", "6S", counting="hand", muggins="on")
    assert after(state, "claim 20").scores == (20, 4, 0)
    assert after(state, "claim 24", "claim 2", "claim 0").scores == (26, 2, 0)


def test_a_claim_too_high_is_refused_and_corrected() -> None:
    state = at_show(["4S 4H 5D 6C", "2S 9H KD QC"], "AH 3H 7D 9C", "6S", counting="hand", muggins="on")
    state = after(state, "claim 29")
    assert state.scores == (24, 0)
    assert Event("refused", 0, 5) in state.events


@pytest.mark.parametrize("move", ["claim 30", "claim 08", "claim -1", "claim", "count", "play 4S", ""])
def test_a_claim_that_is_no_number_of_points_is_refused(move: Move) -> None:
    state = at_show(["4S 4H 5D 6C", "2S 9H KD QC"], "AH 3H 7D 9C", "6S", counting="hand")
    with pytest.raises(IllegalMove):
        cribbage.apply(state, move)
