"""The teacher's tables, hints and looks back."""

from collections.abc import Callable

import pytest
import rules.cribbage as rules
from cards import Stream, rank, read, stream
from contract import CHANCE, Move, finish
from rules import counting
from rules.cribbage_table import State, count
from solvers.cribbage import reading
from solvers.cribbage.levels import choose, hint, lay_table, play_table, review
from solvers.cribbage.teacher import PlayRow, _merit

SIX = read("2D3H3S7HTH8D")


def thinking(at: int) -> Stream:
    """What is drawn from for the decision at this move."""
    return stream(7, "THINKING", at)


def by_hints(view: State, at: int) -> Move:
    return finish(hint(view, thinking(at))).move


def easily(view: State, at: int) -> Move:
    return finish(choose("easy", view, rules.legal(view), thinking(at)))


def deal(
    shape: str = "two", seed: int = 7, play: Callable[[State, int], Move] = easily, **options: str
) -> tuple[list[State], list[Move]]:
    """The states and moves of one deal, up to the show."""
    state, n = rules.start({"shape": shape, **options}), 0
    states: list[State] = []
    moves: list[Move] = []
    while state.phase != "show":
        turn = rules.turn(state)
        if turn == CHANCE:
            move = rules.chance(state, stream(seed, "CRIBBAGE", n))
            n += 1
        else:
            assert turn is not None
            move = play(rules.view(state, turn), len(moves))
        states.append(state)
        moves.append(move)
        state = rules.apply(state, move)
    return states, moves


def test_every_lay_has_its_numbers_and_the_best_comes_first() -> None:
    rows = finish(lay_table(SIX, False))
    assert len(rows) == 15
    assert [row.total for row in rows] == sorted((row.total for row in rows), reverse=True)
    first = next(row for row in rows if set(row.cards) == {"TH", "8D"})
    assert round(first.hand, 4) == 8.0435
    assert (first.low, first.high) == (min(first.counts), max(first.counts))
    assert sum(first.counts.values()) == 46
    assert all(row.chance is None for row in rows)
    assert all(row.total == pytest.approx(row.hand - row.crib + row.play) for row in rows)


def test_with_scores_every_lay_has_a_chance_to_win() -> None:
    rows = finish(lay_table(SIX, False, scores=(60, 60), rng=Stream(1)))
    assert all(row.chance is not None and 0 < row.chance < 1 for row in rows)
    ahead = finish(lay_table(SIX, False, scores=(90, 60), rng=Stream(1)))
    assert (ahead[0].chance or 0) > (rows[0].chance or 0)


def test_at_the_very_end_the_choices_stand_in_the_order_of_their_chances() -> None:
    rows = finish(lay_table(read("9D2C8D3DKH7D"), False, scores=(116, 119), rng=Stream(1)))
    chances = [row.chance or 0 for row in rows]
    assert chances == sorted(chances, reverse=True)
    assert set(rows[0].cards) == {"9D", "8D"}, "small cards that peg, though the hand is worth three points less"
    assert rows[0].total < max(row.total for row in rows) - 2


@pytest.mark.parametrize("shape", ["two", "five", "three", "pairs"])
def test_every_card_has_its_points_and_a_reason(shape: str) -> None:
    states, _ = deal(shape)
    for state in states:
        if state.phase == "play":
            view = rules.view(state, state.on_turn)
            rows = finish(play_table(view, Stream(2)))
            legal = {move[5:] for move in rules.legal(state)}
            assert {row.card for row in rows} <= legal
            assert {rank(row.card) for row in rows} == {rank(card) for card in legal}
            for row in rows:
                assert row.why in ("scores", "low_lead", "pair_kept", "gives", "shuts_out", "plain")
                assert (row.why == "scores") == (row.facts["points"] > 0)
                assert (row.chance is not None) == (shape in ("two", "five"))


@pytest.mark.parametrize("shape", ["two", "five", "three", "pairs"])
def test_a_reason_is_true_of_the_card_and_of_the_hand_that_is_left(shape: str) -> None:
    for seed in range(4):
        for state in deal(shape, seed=seed)[0]:
            if state.phase != "play":
                continue
            seat = state.on_turn
            held = [card for card in state.hands[seat] if card]
            others = [s for s, hand in enumerate(state.hands) if s != seat and hand]
            quiet = {go.seat for go in state.gos if go.played > state.series}
            for row in finish(play_table(rules.view(state, seat), Stream(2))):
                value = counting.value(row.card)
                after = count(state) + value
                rest = [card for card in held if card != row.card]
                if row.why in ("low_lead", "pair_kept", "gives", "shuts_out"):
                    assert set(others) - quiet, "somebody can answer the card"
                if row.why == "low_lead":
                    assert after + 10 < 15
                if row.why == "pair_kept":
                    assert len(state.hands) == 2, "nobody comes between the pair and the third card"
                    assert after + 2 * value <= 31
                    assert row.card[0] in [card[0] for card in rest]
                    seen = [*held, state.starter or "", *(play.card for play in state.played)]
                    assert sum(card[0] == row.card[0] for card in seen) < 4
                if row.why == "shuts_out":
                    assert 31 - after <= 6
                    assert any(after + counting.value(card) <= 31 for card in rest)


def test_what_speaks_for_the_best_card_does_not_speak_for_the_chosen_one_too() -> None:
    def row(card: str, why: str, points: int = 0) -> PlayRow:
        return PlayRow(card, 1.0, None, why, {"points": points, "count": 15})

    assert _merit(row("5H", "scores", 2), row("6H", "plain")) == "scores"
    assert _merit(row("5H", "scores", 5), row("6H", "scores", 2)) == "scores_more"
    assert _merit(row("5H", "scores", 2), row("6H", "scores", 2)) == "plain"
    assert _merit(row("4H", "low_lead"), row("3H", "low_lead")) == "plain"


def test_the_chances_of_the_five_card_game_are_those_of_the_play_that_was_agreed() -> None:
    def chances(**options: str) -> list[float]:
        states, _ = deal("five", **options)
        state = next(state for state in states if state.phase == "lay")
        rows = finish(hint(rules.view(state, state.on_turn), Stream(1))).facts["rows"]
        return [row.chance for row in rows]

    short, long = chances(), chances(play_on="on")
    assert short != long
    states, moves = deal("five", play_on="on")
    first = next(i for i, state in enumerate(states) if state.phase == "lay")
    seat = states[first].on_turn
    (look,) = finish(review(states[first : first + 1], moves[first : first + 1], seat, lambda _i: Stream(1)))
    rows = finish(hint(rules.view(states[first], seat), Stream(1))).facts["rows"]
    chosen = next(row for row in rows if set(row.cards) == set(read(look.chosen[4:])))
    assert look.chance == pytest.approx(max(0.0, rows[0].chance - chosen.chance))


def test_a_hint_is_a_legal_move() -> None:
    states, _ = deal()
    for state in states:
        if rules.turn(state) != CHANCE:
            view = rules.view(state, state.on_turn)
            assert finish(hint(view, Stream(1))).move in rules.legal(state)


@pytest.mark.parametrize("shape", ["two", "five", "three", "pairs"])
def test_who_follows_the_hints_is_told_afterwards_that_nothing_was_better(shape: str) -> None:
    for seed in range(3):
        states, moves = deal(shape, seed, by_hints)
        for seat in range(len(states[-1].hands)):
            for look in finish(review(states, moves, seat, thinking)):
                assert (look.best, look.points, look.chance or 0) == (look.chosen, 0, 0)


def test_the_points_that_a_hint_promises_are_those_that_the_card_makes() -> None:
    promised = 0
    for seed in range(12):
        for shape in ("two", "three"):
            states, _ = deal(shape, seed=seed)
            for state in states:
                if state.phase == "play":
                    for row in finish(play_table(rules.view(state, state.on_turn), Stream(2))):
                        after = rules.apply(state, "play " + row.card)
                        made = sum(event.points for event in after.events if event.seat == state.on_turn)
                        assert made == row.facts["points"] or made == row.facts["points"] + 1
                        if reading.is_alone(state):
                            assert made == row.facts["points"], "whether others can answer is known"
                            promised += 1
    assert promised > 30


def test_looking_back_names_what_each_choice_cost() -> None:
    states, moves = deal()
    looks = finish(review(states, moves, 0, Stream))
    assert looks
    for look in looks:
        assert states[look.index].on_turn == 0
        assert moves[look.index] == look.chosen
        assert look.best in rules.legal(states[look.index])
        assert look.points >= 0
        if look.best == look.chosen:
            assert look.points == 0
            assert look.chance == 0


def test_throwing_fives_to_the_other_side_is_seen_as_a_mistake() -> None:
    rows = finish(lay_table(read("5H5STDJC2C8S"), False))
    fives = next(row for row in rows if set(row.cards) == {"5H", "5S"})
    assert rows[0].total - fives.total > 8
