"""The rules of cribbage: a deal in every shape, the play, the show, the end of a game, and counting by hand."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cards import PACK, rank, read, stream
from contract import CHANCE, Event, IllegalMove, Move, Outcome
from cribbage_states import after, at_cut, at_play, at_show, finished, gos_of, kinds, scored
from rules import cribbage
from rules.cribbage_table import count, laid, pile

DATA = Path(__file__).parent.parent / "data"
PLAYS = json.loads((DATA / "cribbage_pegging.json").read_text())["sequences"]


# Who deals first


def test_the_lowest_card_lifted_deals_and_the_ace_is_low() -> None:
    assert after(cribbage.start({}), "lift KS2H").dealer == 1
    assert after(cribbage.start({}), "lift AC2H").dealer == 0
    assert after(cribbage.start({"shape": "three"}), "lift 4C3H9H").dealer == 1


def test_equal_ranks_are_lifted_again_from_the_same_stream() -> None:
    state = after(cribbage.start({}), "lift 5H5S9D8D")
    assert state.dealer == 1
    assert [e.cards for e in state.events[:4]] == [("5H",), ("5S",), ("9D",), ("8D",)]
    lifts = [cribbage.chance(cribbage.start({}), stream(seed, "CRIBBAGE", 0)) for seed in range(200)]
    again = [move for move in lifts if len(move) > len("lift 5H9C")]
    assert again
    assert all(rank(move[5:7]) == rank(move[7:9]) for move in again)


@pytest.mark.parametrize(
    "move", ["lift 5H5S", "lift 5H", "lift 5H9C8D7D", "lift 5H5H9C8C", "lift", "lift ", "lot 1", "lift 5h9C"]
)
def test_a_lift_that_decides_nothing_or_goes_on_for_too_long_is_refused(move: Move) -> None:
    with pytest.raises(IllegalMove):
        cribbage.apply(cribbage.start({}), move)


@pytest.mark.parametrize("move", ["lot 2", "lot -1", "lot 01", "lot", "lot ", "lift KS2H"])
def test_a_lot_that_falls_on_no_seat_is_refused(move: Move) -> None:
    with pytest.raises(IllegalMove):
        cribbage.apply(cribbage.start({"first": "lot"}), move)


# The deal


@pytest.mark.parametrize(
    ("shape", "to_hand", "dealt"), [("two", 6, 12), ("five", 5, 10), ("three", 5, 16), ("pairs", 5, 20)]
)
def test_cards_are_dealt_singly_from_the_dealers_left_from_the_whole_pack_shuffled(
    shape: str, to_hand: int, dealt: int
) -> None:
    state = cribbage.start({"shape": shape, "first": "0"})
    move = cribbage.chance(state, stream(42, "CRIBBAGE", 1))
    cards = read(move[5:])
    pack = "JS7D3D9D5HJD3S7STD7CTH2H9C3HKHADTCQS3C4HACJHKDAH6H4D6D8S5SAS4C6S8CJC6CKC2C8H9H2S8D5D7H2D5CQHQCTSQD4SKS9S"
    assert cards == read(pack)[:dealt]
    dealt_state = cribbage.apply(state, move)
    n = len(dealt_state.hands)
    assert [len(h) for h in dealt_state.hands] == [to_hand] * n
    assert set(dealt_state.hands[1]) == set(cards[0 : n * to_hand : n])
    assert set(dealt_state.hands[0]) == set(cards[n - 1 : n * to_hand : n])
    assert dealt_state.crib == cards[n * to_hand :]


def test_the_starter_is_one_of_the_undealt_cards_in_canonical_order() -> None:
    state = at_cut((0, 0), 0)
    dealt = read("AS2S3S4S5S6S7S8SAH2H3H4H")
    undealt = [card for card in PACK if card not in dealt]
    assert cribbage.chance(state, stream(7, "CRIBBAGE", 2)) == "cut " + undealt[stream(7, "CRIBBAGE", 2).below(40)]
    with pytest.raises(IllegalMove):
        cribbage.apply(state, "cut AS")


@pytest.mark.parametrize(
    "move",
    ["deal ", "deal ASASASASASASASASASASASAS", "deal AS2S", "cut AS", "deal xx", "Deal AS2S3S4S5S6S7S8S9STSJSQS"],
)
def test_a_deal_of_wrong_cards_is_refused(move: Move) -> None:
    with pytest.raises(IllegalMove):
        cribbage.apply(cribbage.start({"first": "0"}), move)


@pytest.mark.parametrize(("shape", "choices"), [("two", 15), ("five", 10), ("three", 5), ("pairs", 5)])
def test_each_seat_lays_from_the_dealers_left_and_the_crib_holds_four(shape: str, choices: int) -> None:
    state = cribbage.start({"shape": shape, "first": "0"})
    state = cribbage.apply(state, cribbage.chance(state, stream(1, "CRIBBAGE", 1)))
    order = []
    while state.phase == "lay":
        seat = state.on_turn
        order.append(seat)
        moves = cribbage.legal(state)
        assert len(moves) == choices
        state = cribbage.apply(state, moves[-1])
        assert laid(state, seat) == read(moves[-1][4:])
        assert laid(cribbage.view(state, seat), seat) == read(moves[-1][4:])
    n = len(state.hands)
    assert order == [*range(1, n), 0]
    assert len(state.crib) == 4
    assert {len(h) for h in state.hands} == {3 if shape == "five" else 4}


def test_pone_pegs_three_once_at_the_start_of_the_five_card_game() -> None:
    state = cribbage.start({"shape": "five", "first": "0"})
    state = cribbage.apply(state, cribbage.chance(state, stream(5, "CRIBBAGE", 1)))
    assert state.scores == (0, 3)
    assert Event("head_start", 1, 3) in state.events
    later = replace(state, phase="deal", on_turn=CHANCE)
    again = cribbage.apply(later, cribbage.chance(later, stream(5, "CRIBBAGE", 3)))
    assert again.scores == (0, 3)
    assert (again.dealer, again.deals) == (1, 2)


# The play


@pytest.mark.parametrize("case", PLAYS, ids=lambda case: f"play {case['id']}")
def test_known_plays_go_round_and_score_as_they_did(case: dict[str, Any]) -> None:
    state = at_play(["".join(h) for h in case["hands"]], case["dealer"])
    gos: list[int] = []
    totals = [0] * case["players"]
    for event in case["events"]:
        assert state.phase == "play"
        assert state.on_turn == event["player"]
        assert gos == event["gos_before"]
        assert f"play {event['card']}" in cribbage.legal(state)
        before = state
        state = cribbage.apply(state, f"play {event['card']}")
        points = dict(scored(state))
        assert sum(points.values()) == event["points"]
        assert points.get("fifteen", 0) == event["fifteen"]
        assert points.get("thirty_one", 0) == event["thirty_one"]
        assert points.get("run", 0) == event["run"]
        assert sum(n for kind, n in points.items() if "pair" in kind) == event["pairs"]
        assert points.get("go", 0) + points.get("last", 0) == event["go"]
        assert event["go_kind"] is None or points[event["go_kind"]] == 1
        over = state.phase == "show" or state.series == len(state.played)
        assert over == event["series_over"]
        assert over or count(state) == event["count"]
        totals[event["player"]] += event["points"]
        gos = [] if over else gos_of(state)
        side = event["player"] % len(state.scores)
        assert state.scores[side] - before.scores[side] == event["points"]
    assert state.phase == "show"
    assert totals == case["totals"]


def test_at_a_go_the_other_plays_on_and_takes_one_or_makes_31() -> None:
    """Count 25, the other says go: a 5 is one for the go, a 6 makes 31 for two, never three."""
    state = after(at_play(["TH 9H 5S 6S", "6D KD QD TC"], 1), "play TH", "play 6D", "play 9H")
    assert gos_of(state) == [1]
    assert scored(after(state, "play 5S")) == [("go", 1)]
    assert scored(after(state, "play 6S")) == [("thirty_one", 2)]


def test_a_go_lets_the_same_seat_make_runs_of_its_own_cards() -> None:
    """10 K 2 A, go, 3, 4: three for the run, then four and the go."""
    state = at_play(["TH 2D QS QH", "KD AC 3D 4D"], 1)
    state = after(state, "play TH", "play KD", "play 2D", "play AC")
    assert gos_of(state) == [0]
    assert state.on_turn == 1
    state = after(state, "play 3D")
    assert scored(state) == [("run", 3)]
    state = after(state, "play 4D")
    assert scored(state) == [("run", 4), ("go", 1)]
    assert [e.seat for e in state.events if e.kind == "reset"] == [0]
    assert pile(state) == ()


def test_the_last_card_is_one_and_at_31_two_in_all() -> None:
    last = after(at_play(["2H", "4D"], 1), "play 2H", "play 4D")
    assert scored(last) == [("last", 1)]
    at_31 = at_play(["TH QH", "JD AD"], 1)
    assert scored(after(at_31, "play TH", "play JD", "play QH", "play AD")) == [("thirty_one", 2)]


def test_cards_that_pass_31_cannot_be_played() -> None:
    state = after(at_play(["TH 9H 2D 3D", "KD 5D QD AC"], 1), "play TH", "play KD", "play 9H")
    assert cribbage.legal(state) == ["play AC"]
    with pytest.raises(IllegalMove):
        cribbage.apply(state, "play 5D")


def test_a_card_that_makes_31_and_no_more_can_be_played() -> None:
    state = after(at_play(["TH QS 4D 5D", "KD 2C QD AC"], 1), "play TH", "play KD", "play QS")
    assert count(state) == 30
    assert cribbage.legal(state) == ["play AC"]


def test_the_five_card_game_ends_the_play_with_its_first_count_unless_it_plays_on() -> None:
    hands = ["TH 9H KS", "QD 5D 8C"]
    for play_on, phase in (("off", "show"), ("on", "play")):
        state = replace(at_play(hands, 1, shape="five", play_on=play_on), crib=read("2C3C4C6C"), starter="7S")
        state = after(state, "play TH", "play QD", "play 9H")
        assert scored(state) == [("go", 1)]
        assert state.phase == phase
    assert scored(after(state, "play 5D", "play KS", "play 8C"))[-1] == ("last", 1)


def test_unplayed_cards_of_the_five_card_game_are_shown_with_the_others() -> None:
    state = replace(at_play(["TH 9H KS", "QD 5D 8C"], 1, shape="five"), crib=read("2C3C4C6C"), starter="7S")
    state = after(state, "play TH", "play QD", "play 9H")
    assert state.hands == (read("9H TH KS"), read("5D 8C QD"))
    assert state.played == ()


# Heels, the show and its order


def test_a_jack_as_starter_is_two_to_the_dealer_at_once() -> None:
    state = after(at_cut((0, 0), 1), "cut JD")
    assert state.scores == (0, 2)
    assert Event("heels", 1, 2, ("JD",)) in state.events
    assert after(at_cut((0, 0), 1), "cut QD").scores == (0, 0)


def test_the_show_goes_pone_dealer_crib_and_names_every_combination() -> None:
    state = at_show(["4S 4H 5D 6C", "KS KH QD JC"], "AS 2H 3D 4C", "6S")
    state = after(state, "count")
    assert state.events[0] == Event("hand", 0, 24, read("4S 4H 5D 6C 6S"))
    assert [n for _, n in scored(state)] == [2] * 4 + [2, 2] + [3] * 4
    assert (state.scores, state.on_turn) == ((24, 0), 1)
    state = after(state, "count")
    assert state.events[0].kind == "hand"
    assert state.on_turn == 1, "the crib is the dealer's"
    state = after(state, "count")
    assert state.events[0].kind == "crib"
    assert (state.phase, cribbage.turn(state)) == ("deal", CHANCE)
    assert state.rears[1] < state.scores[1]


def test_four_cards_of_a_suit_are_a_flush_in_a_hand_and_never_in_a_crib() -> None:
    state = at_show(["2H 4H 6H 8H", "2D 4D 6D 8D"], "2C 4C 6C 8C", "TS")
    assert ("flush", 4) in scored(after(state, "count"))
    assert ("flush", 4) in scored(after(state, "count", "count"))
    assert "flush" not in kinds(after(state, "count", "count", "count"))


def test_a_hand_of_nothing_is_counted_too() -> None:
    state = after(at_show(["QS KH AD 2C", "3S 3H 8D 8C"], "AS 2H 3D 4C", "9S"), "count")
    assert state.events == (Event("hand", 0, 0, read("AD 2C QS KH 9S")),)
    assert state.scores == (0, 0)


@pytest.mark.parametrize(("shape", "order"), [("three", [1, 2, 0, 0]), ("pairs", [1, 2, 3, 0, 0])])
def test_each_seat_counts_its_own_hand_from_the_dealers_left(shape: str, order: list[int]) -> None:
    state = cribbage.start({"shape": shape, "first": "0"})
    n = 1
    counters = []
    while state.deals < 2:
        turn = cribbage.turn(state)
        if state.phase == "show":
            counters.append(turn)
        if turn == CHANCE:
            state = cribbage.apply(state, cribbage.chance(state, stream(3, "CRIBBAGE", n)))
            n += 1
        else:
            state = cribbage.apply(state, cribbage.legal(state)[0])
    assert counters == order
    assert n == 4, "one deal and one cut a deal, so that they keep their numbers"
    assert state.dealer == 1


# The end of a game


def test_the_game_stops_in_the_play_at_the_very_peg() -> None:
    state = at_play(["7H 2D 3D 4D", "8D KD QD 5C"], 1, scores=(50, 119))
    state = after(state, "play 7H", "play 8D")
    assert finished(state) == Outcome((1,), "play", scores=(50, 121), worth=3)
    one_hole = after(at_play(["7H 2D 3D 4D", "8D KD QD 5C"], 1, scores=(100, 120)), "play 7H", "play 8D")
    assert one_hole.scores == (100, 121), "no peg goes past the game hole"


def test_the_game_stops_at_the_point_for_a_go() -> None:
    state = at_play(["TH 8H 2D 3D", "KD QS QD QC"], 1, scores=(120, 100))
    state = after(state, "play TH", "play KD", "play 8H", "play 2D")
    assert finished(state) == Outcome((0,), "play", scores=(121, 100), worth=1)
    assert kinds(state) == ["go"]


def test_heels_can_win_the_game() -> None:
    state = after(at_cut((100, 119), 1), "cut JD")
    assert finished(state) == Outcome((1,), "heels", scores=(100, 121), worth=1)
    assert finished(after(at_cut((100, 120), 1), "cut JD")).scores == (100, 121)


def test_pone_counts_out_before_the_dealer_at_120_to_118() -> None:
    """The dealer needs one and holds far more, but pone, who needs three, counts first."""
    dealers = "5S 5H 5C JC"
    enough = at_show(["4S 4H 5D 6C", dealers], "AS 3H 7D 9C", "6S", scores=(118, 120))
    assert finished(after(enough, "count")) == Outcome((0,), "show", scores=(121, 120), worth=1)
    short = after(at_show(["2S 2H 9D KC", dealers], "AS 3H 7D 9C", "QS", scores=(118, 120)), "count")
    assert short.scores == (120, 120)
    assert finished(after(short, "count")) == Outcome((1,), "show", scores=(120, 121), worth=1)


@pytest.mark.parametrize("before", [117, 118])
def test_the_show_names_combinations_only_up_to_the_peg_that_wins(before: int) -> None:
    state = at_show(["4S 4H 5D 6C", "5S 5H 5C JC"], "AS 3H 7D 9C", "6S", scores=(before, 120))
    assert scored(after(state, "count")) == [("fifteen", 2), ("fifteen", 2)]


def test_of_three_the_first_wins_by_the_worst_losers_skunk_and_the_last_deals_next() -> None:
    state = at_show(["4S 4H 5D 6C", "2S 9H KD QC", "AS 3S 8S TH"], "AH 3H 7D 9C", "6S", scores=(118, 100, 60))
    state = after(state, "count")
    assert finished(state) == Outcome((0,), "show", scores=(121, 100, 60), worth=3)
    assert cribbage.next_dealer(state) == 2
    tied = replace(state, scores=(121, 91, 91))
    assert finished(tied).worth == 1
    assert cribbage.next_dealer(tied) == 1, "of two last ones, the next from the last dealer's left"


def test_the_loser_deals_the_next_game() -> None:
    assert cribbage.next_dealer(after(at_cut((100, 119), 1), "cut JD")) == 0
    pairs = replace(at_play(["AS", "2S", "3S", "4S"], 0), phase="over", scores=(121, 70))
    assert cribbage.next_dealer(pairs) == 1


def test_partners_share_a_peg() -> None:
    state = after(at_play(["7H AD", "8D KD", "6C TC", "9S TS"], 3), "play 7H", "play 8D", "play 6C", "play 9S")
    assert state.scores == (3, 6)
