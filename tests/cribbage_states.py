"""Tables of cribbage set up for the rules, and what became of them."""

import random
from dataclasses import replace

from cards import PACK, read, stream
from contract import CHANCE, Move, Outcome
from rules import cribbage
from rules.cribbage_table import State

SHAPE_OF = {2: "two", 3: "three", 4: "pairs"}
COMBINATIONS = (
    "fifteen",
    "thirty_one",
    "pair",
    "pair_royal",
    "double_pair_royal",
    "run",
    "go",
    "last",
    "flush",
    "nobs",
)


def at_play(hands: list[str], dealer: int, scores: tuple[int, ...] = (), **options: str) -> State:
    """A table at the start of the play, these cards in hand; the starter is the deuce of clubs or what is not held."""
    state = cribbage.start({"shape": SHAPE_OF[len(hands)], **options})
    n = len(hands)
    held = tuple(read(h) for h in hands)
    rest = [card for card in PACK if card not in {c for h in held for c in h} and card[0] != "J"]
    return replace(
        state,
        phase="play",
        on_turn=(dealer + 1) % n,
        dealer=dealer,
        deals=1,
        hands=held,
        crib=tuple(rest[:4]),
        starter=rest[4],
        scores=scores or state.scores,
    )


def at_show(hands: list[str], crib: str, starter: str, scores: tuple[int, ...] = (), **options: str) -> State:
    """A table at the start of the show; the last seat has dealt."""
    n = len(hands)
    state = at_play(hands, n - 1, scores, **options)
    return replace(state, phase="show", counted=0, on_turn=0, crib=read(crib), starter=starter)


def at_cut(scores: tuple[int, ...], dealer: int, **options: str) -> State:
    """A table of two before the cut; all jacks are in the pack."""
    state = at_play(["AS 2S 3S 4S", "5S 6S 7S 8S"], dealer, scores, **options)
    return replace(state, phase="cut", on_turn=CHANCE, starter=None, crib=read("AH2H3H4H"))


def after(state: State, *moves: Move) -> State:
    for move in moves:
        state = cribbage.apply(state, move)
    return state


def scored(state: State) -> list[tuple[str, int]]:
    """What the last move scored: kinds and points."""
    return [(e.kind, e.points) for e in state.events if e.kind in COMBINATIONS]


def kinds(state: State) -> list[str]:
    return [e.kind for e in state.events]


def finished(state: State) -> Outcome:
    outcome = cribbage.outcome(state)
    assert outcome is not None
    assert cribbage.turn(state) is None
    assert cribbage.legal(state) == []
    return outcome


def random_game(options: dict[str, str], seed: int) -> tuple[list[Move], State]:
    rng = random.Random(seed)
    state = cribbage.start(options)
    moves: list[Move] = []
    chances = 0 if state.phase == "lift" else 1
    while (turn := cribbage.turn(state)) is not None:
        if turn == CHANCE:
            move = cribbage.chance(state, stream(seed, "CRIBBAGE", chances))
            chances += 1
        else:
            move = rng.choice(cribbage.legal(state))
        state = cribbage.apply(state, move)
        moves.append(move)
    return moves, state


def gos_of(state: State) -> list[int]:
    return [e.seat for e in state.events if e.kind == "go_said"]
