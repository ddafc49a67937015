"""Somebody who plays cribbage by taps: always the first card that goes, every claim exact."""

from collections.abc import Sequence

from game import Game
from rules import counting
from rules.cribbage_table import State

ONWARD = ("to-show", "reviewed", "all", "count-on", "on")


def due(state: State) -> int:
    """What the seat on turn should claim, from what lies on the table and from who can still play."""
    if state.phase == "show":
        crib = state.counted == state.terms.shape.seats
        cards = state.crib if crib else state.hands[state.on_turn]
        return counting.count(tuple(card for card in cards if card), state.starter or "", crib)
    cards = tuple(play.card for play in state.played[state.series :])
    points = sum(c.points for c in counting.play_points(cards[:-1], cards[-1]))
    total = sum(map(counting.value, cards))
    fits = any(card and total + counting.value(card) <= 31 for hand in state.hands for card in hand)
    return points + (total != 31 and not fits)


def next_taps(game: Game, taps: Sequence[str], miss: int = 0) -> list[str]:
    """What to tap now, of what can be tapped; [] while there is nothing to do but wait."""
    state = game.state
    legal = game.rules.legal(state) if game.turn == game.seat else []
    if any(tap.startswith("claim:") for tap in taps):
        return [f"claim:{max(due(state) - miss, 0)}", "claim-it"]
    if state.phase in ("lay", "play"):
        cards = legal[0].partition(" ")[2] if legal else ""
        chosen = [f"card:{cards[i : i + 2]}" for i in range(0, len(cards), 2)]
        if not all(tap in taps for tap in chosen):
            return []
        return [*chosen, "lay"] if chosen and state.phase == "lay" else chosen
    if state.phase in ("cut", "claim"):
        return []
    return [next(tap for tap in ONWARD if tap in taps)] if set(ONWARD) & set(taps) else []
