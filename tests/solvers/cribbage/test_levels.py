"""The four levels: legal, honest, repeatable, and exact in what they claim."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
import rules.cribbage as rules
from cards import PACK, Stream, stream
from contract import CHANCE, finish
from rules.cribbage_table import State
from solvers.cribbage.levels import LEVELS, choose, lay
from solvers.cribbage.reading import Dealt

IDS = [level.id for level in LEVELS]


def whole_game(options: dict[str, str], seed: int, levels: list[str]) -> Iterator[tuple[State, str]]:
    """Every state of a game with the move that was chosen in it."""
    state, n, at = rules.start(options), 0, 0
    while (turn := rules.turn(state)) is not None:
        if turn == CHANCE:
            move = rules.chance(state, stream(seed, "CRIBBAGE", n))
            n += 1
        else:
            rng = stream(seed, "THINKING", at)
            move = finish(choose(levels[turn], rules.view(state, turn), rules.legal(state), rng))
        yield state, move
        state = rules.apply(state, move)
        at += 1
    yield state, ""


def decisions(level: str, count: int) -> Iterator[State]:
    """States in which this level has a choice between cards."""
    seed = 0
    while True:
        for state, _ in whole_game({}, seed, [level, "medium"]):
            if state.phase in ("lay", "play") and state.on_turn == 0 and len(rules.legal(state)) > 1:
                yield state
                count -= 1
                if not count:
                    return
        seed += 1


def permuted(state: State, rng: Stream) -> State:
    """The same state with everything that the seat on turn cannot see dealt anew."""
    seat = state.on_turn
    view = rules.view(state, seat)
    known = {*view.hands[seat], *view.crib, *(play.card for play in view.played), view.starter}
    rest = [card for card in PACK if card not in known]
    rng.shuffle(rest)
    hands = [tuple(card or rest.pop() for card in held) for held in view.hands]
    return replace(state, hands=tuple(hands), crib=tuple(card or rest.pop() for card in view.crib))


def cannot_peek(level: str, count: int) -> None:
    rng = Stream(9)
    for at, state in enumerate(decisions(level, max(1, count // 10))):
        legal = rules.legal(state)
        choice = finish(choose(level, rules.view(state, 0), legal, Stream(at)))
        for _ in range(10):
            other = permuted(state, rng)
            assert other.hands != state.hands or other.crib != state.crib
            assert rules.legal(other) == legal
            assert finish(choose(level, rules.view(other, 0), legal, Stream(at))) == choice


@pytest.mark.parametrize("level", IDS[:3])
def test_what_a_level_cannot_see_never_changes_its_choice(level: str) -> None:
    cannot_peek(level, 1000)


def test_the_master_does_not_peek_either() -> None:
    cannot_peek("master", 100)


@pytest.mark.slow
def test_the_master_does_not_peek_in_a_thousand_states() -> None:
    cannot_peek("master", 1000)


@pytest.mark.parametrize("counting", ["auto", "hand"])
@pytest.mark.parametrize("shape", ["two", "five", "three", "pairs"])
def test_games_of_every_shape_come_to_an_end_and_nothing_is_missed(shape: str, counting: str) -> None:
    levels = ["hard", "easy", "medium", "hard"]
    for state, move in whole_game({"shape": shape, "counting": counting, "muggins": "on"}, 3, levels):
        if move.startswith("claim"):
            after = rules.apply(state, move)
            assert not any(event.kind in ("missed", "refused", "muggins") for event in after.events)
    assert rules.outcome(state) is not None


@pytest.mark.parametrize("shape", ["five", "three", "pairs"])
def test_the_master_plays_the_other_shapes(shape: str) -> None:
    for n, (state, move) in enumerate(whole_game({"shape": shape}, 4, ["master", "easy", "easy", "easy"])):
        if move and rules.turn(state) != CHANCE:
            assert move in rules.legal(state)
        if n > 60:
            break


@pytest.mark.parametrize("level", IDS)
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    first, again = (
        [move for (_, move), _ in zip(whole_game({}, 8, [level, "hard"]), range(60), strict=False)] for _ in (0, 1)
    )
    assert first == again


def test_the_first_level_slips_once_in_five() -> None:
    dealt = Dealt(("5H", "5S", "JC", "TD", "2C", "8S"), True)
    lays = Counter(finish(lay("easy", dealt, Stream(seed))) for seed in range(500))
    assert set(lays) >= {("2C", "8S")}
    assert 50 < 500 - lays["2C", "8S"] < 150


def test_near_the_end_the_master_lays_for_the_win() -> None:
    # Pone needs six and counts first: keep what makes six, whatever goes into the crib.
    dealt = Dealt(("7H", "8S", "8D", "5C", "5S", "KD"), False, scores=(115, 118), target=121)
    away = finish(lay("master", dealt, Stream(1)))
    kept = [card for card in dealt.cards if card not in away]
    assert {"7H", "8S", "8D"} <= set(kept)
