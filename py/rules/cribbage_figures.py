"""What a game of cribbage adds up to for one seat: points in hands, cribs and the play, as dealer and as pone."""

from collections.abc import Sequence

from contract import State


def figures(states: Sequence[State], seat: int) -> dict[str, int]:
    """Sums over a game, and with "best_" in front the largest. "deals_dealer" and "deals_pone" count the deals begun,
    "hands_…" and "cribs" those that were shown; "play_…" are points in the play, heels among them."""
    sums: dict[str, int] = {}

    def add(name: str, n: int) -> None:
        sums[name] = sums.get(name, 0) + n

    def best(name: str, n: int) -> None:
        sums[name] = max(sums.get(name, 0), n)

    for state in states:
        role = "dealer" if state.dealer == seat else "pone"
        shown = next((event for event in state.events if event.kind in ("hand", "crib")), None)
        if shown is None:
            for event in state.events:
                if event.kind == "deal":
                    add(f"deals_{role}", 1)
                elif event.seat == seat and event.kind in _PLAY and event.points:
                    add(f"play_{role}", event.points)
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
