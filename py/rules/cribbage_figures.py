"""What a game of cribbage adds up to for one seat: points in hands, cribs and the play, as dealer and as pone."""

from collections.abc import Sequence
from itertools import pairwise

from contract import State
from rules.cribbage_table import side


def figures(states: Sequence[State], seat: int) -> dict[str, int]:
    """Sums over a game, and with "best_" in front the largest. "deals_dealer" and "deals_pone" count the deals begun,
    "hands_…" and "cribs" those that were shown; "play_…" are points pegged in the play, heels among
    them: nothing that a claim left out, nothing beyond the target."""
    sums: dict[str, int] = {}

    def add(name: str, n: int) -> None:
        sums[name] = sums.get(name, 0) + n

    def best(name: str, n: int) -> None:
        sums[name] = max(sums.get(name, 0), n)

    for before, state in pairwise((*states[:1], *states)):
        role = "dealer" if state.dealer == seat else "pone"
        shown = next((event for event in state.events if event.kind in ("hand", "crib")), None)
        if shown is None:
            if any(event.kind == "deal" for event in state.events):
                add(f"deals_{role}", 1)
            # asked of the seat: a partner's points, or points by muggins, move the same peg
            elif any(event.seat == seat and event.kind in _PLAY for event in state.events):
                own = side(state, seat)
                add(f"play_{role}", state.scores[own] - before.scores[own])
        elif shown.seat == seat and shown.kind == "hand":
            add(f"hands_{role}", 1)
            add(f"hand_{role}", shown.points)
            best("best_hand", shown.points)
        elif shown.seat == seat:
            add("cribs", 1)
            add("crib", shown.points)
            best("best_crib", shown.points)
    return sums


_PLAY = ("fifteen", "thirty_one", "pair", "pair_royal", "double_pair_royal", "run", "go", "last", "heels")
