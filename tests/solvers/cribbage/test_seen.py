"""What a seat reads off the plays, against the table itself."""

from collections.abc import Iterator

import pytest
import rules.cribbage as rules
from cards import PACK, Stream, rank, stream
from contract import CHANCE, finish
from hypothesis import given
from hypothesis import strategies as st
from rules.counting import VALUES
from rules.cribbage_table import State, count, pile
from rules.shapes import SHAPES
from solvers.cribbage import reading, tables
from solvers.cribbage.hands import HANDS, pile_ranks
from solvers.cribbage.seen import draw, lay_out, possible, unseen


def plays(shape: str, games: int) -> Iterator[State]:
    """States of random games in which a card is to be played."""
    for seed in range(games):
        state, rng, n = rules.start({"shape": shape}), Stream(seed), 0
        while (turn := rules.turn(state)) is not None:
            if state.phase == "play":
                yield state
            legal = rules.legal(state)
            move = legal[rng.below(len(legal))] if turn != CHANCE else rules.chance(state, stream(seed, "CRIBBAGE", n))
            n += turn == CHANCE
            state = rules.apply(state, move)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_count_and_what_all_hold_are_read_off_the_plays(shape: str) -> None:
    for state in plays(shape, 4):
        seat, seats = state.on_turn, state.terms.shape.seats
        table = lay_out(reading.seen(rules.view(state, seat)))
        assert pile_ranks(table.pile) == tuple(map(rank, pile(state)))
        assert table.count == count(state)
        assert table.left == tuple(len(state.hands[(seat + i) % seats]) for i in range(seats))
        assert HANDS[table.hand] == tuple(sorted(rank(c) for c in state.hands[seat] if c))


def room_after(state: State, played: int) -> int:
    """What was left to 31 after so many cards of the play; one that does not fit begins a new count."""
    count = 0
    for play in state.played[:played]:
        value = VALUES[rank(play.card)]
        count = count + value if count + value <= 31 else value
    return 31 - count


@pytest.mark.parametrize("shape", SHAPES)
def test_every_go_is_noticed_and_none_is_made_up(shape: str) -> None:
    for state in plays(shape, 4):
        seat, seats = state.on_turn, state.terms.shape.seats
        table = lay_out(reading.seen(rules.view(state, seat)))
        for go in state.gos:
            if go.seat != seat:
                rooms = [room for _, room in table.limits[(go.seat - seat) % seats]]
                assert room_after(state, go.played) in rooms
        for other in range(1, seats):
            shown = [r for r, _, _, _ in table.shown[other]]
            held = [rank(c) for c in state.hands[(seat + other) % seats] if c]
            for n, room in table.limits[other]:
                assert min(VALUES[r] for r in (*held, *shown[n:])) > room


@pytest.mark.parametrize("shape", ["two", "five"])
def test_the_true_hand_is_always_among_the_possible_ones(shape: str) -> None:
    for state in plays(shape, 3):
        seat = state.on_turn
        seen = reading.seen(rules.view(state, seat))
        keep = tables.keeps(shape, seen.dealer != 0)
        hands = finish(possible(lay_out(seen), 1, unseen(seen), keep))
        true = tuple(sorted(rank(c) for c in state.hands[1 - seat] if c))
        assert true in [HANDS[left] for _, left, w in hands if w > 0]


def test_a_sample_follows_the_weights() -> None:
    hands = [(i, i, float(i)) for i in range(1, 11)]
    drawn = draw(hands, 55, Stream(3))
    assert sum(w for _, _, w in drawn) == pytest.approx(1)
    assert all(abs(55 * w - i) <= 1 for i, _, w in drawn)


@given(st.lists(st.floats(1e-6, 1e3), min_size=1, max_size=400), st.sampled_from([40, 96]), st.sampled_from([0, 65535]))
def test_a_sample_is_never_larger_or_smaller_than_asked(weights: list[float], size: int, first: int) -> None:
    class Fixed(Stream):
        def below(self, n: int) -> int:
            return first

    drawn = draw([(i, i, w) for i, w in enumerate(weights)], size, Fixed(0))
    assert sum(round(w * size) for _, _, w in drawn) == size


def test_what_is_unseen_is_the_pack_less_what_was_seen() -> None:
    state = next(plays("two", 1))
    seen = reading.seen(rules.view(state, state.on_turn))
    rest = [c for c in PACK if c not in (*seen.dealt, seen.starter)]
    assert unseen(seen)[1:] == [sum(rank(c) == r for c in rest) for r in range(1, 14)]
