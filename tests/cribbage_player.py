"""Somebody who plays cribbage by taps: the first card that goes, or any; every claim exact, or some points short."""

import random
import re
from collections import Counter
from collections.abc import Sequence

import page.cribbage as cribbage
from app import App
from cards import split
from fakes import FakePort, whole_page
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
        chosen = [f"card:{card}" for card in split(cards)]
        if not all(tap in taps for tap in chosen):
            return []
        return [*chosen, "lay"] if chosen and state.phase == "lay" else chosen
    if state.phase in ("cut", "claim"):
        return []
    return [next(tap for tap in ONWARD if tap in taps)] if set(ONWARD) & set(taps) else []


def opened(port: FakePort) -> App:
    """A page with the cribbage table in front."""
    return whole_page(port, "cribbage", {"cribbage": cribbage}, {}, {}, wait=10)


def started(port: FakePort, kind: str = "free", level: str = "easy", **options: str) -> App:
    """A new game with these options, chosen on the sheet for new games."""
    app = opened(port)
    app.tap("new")
    app.tap(f"draft:level={level}")
    app.tap(f"draft:kind={kind}")
    for key, value in options.items():
        app.tap(f"draft:{key}={value}")
    app.tap("deal")
    port.wait(10)
    return app


def step(app: App, port: FakePort, rng: random.Random, miss: int = 0) -> bool:
    """One thing that a player would tap; False when the game is over."""
    assert app.sitting is not None
    port.wait(10_000)
    looked_at(port)
    if app.sitting.game.outcome is not None:
        return False
    taps = port.taps()
    cards = [tap for tap in taps if tap.startswith("card:")]
    view = app.sitting.table().view
    if any(tap.startswith("claim:") for tap in taps):
        app.tap(f"claim:{max(due(app.sitting.game.state) - miss, 0)}")
        app.tap("claim-it")
    elif view.phase == "lay" and cards:
        for card in rng.sample(cards, view.terms.shape.laid):
            app.tap(card)
        app.tap("lay")
    elif view.phase == "play" and cards:
        fitting = [card for card in cards if "off" not in port.cards[card[5:]].look]
        app.tap(rng.choice(fitting))
    else:
        app.tap(next(tap for tap in ONWARD if tap in taps))
    return True


def looked_at(port: FakePort) -> None:
    """What must be true of every picture."""
    picture = port.picture
    html = port.html()
    assert "style=" not in html
    labels = [placed.label for placed in picture.cards if placed.label]
    assert not [label for label, n in Counter(labels).items() if n > 1]
    keys = [placed.key for placed in picture.cards]
    assert len(keys) == len(set(keys))
    assert all(placed.label for placed in picture.cards if placed.tap)
    assert len(re.findall(r'class="btn[^"]*\bpri\b', picture.regions["more"])) <= 1


def played_out(app: App, port: FakePort, seed: int, miss: int = 0) -> tuple[int, ...]:
    """The scores at the end of a game played by taps."""
    assert app.sitting is not None
    rng = random.Random(seed)
    steps = 0
    while step(app, port, rng, miss):
        steps += 1
        assert steps < 3000
    return tuple(app.sitting.game.state.scores)


def laying(port: FakePort, kind: str = "free", level: str = "easy", **options: str) -> App:
    """A game at the first laying away, the player on turn."""
    app = started(port, kind, level, **options)
    while not [tap for tap in port.taps() if tap.startswith("card:")]:
        assert "on" in port.taps()
        app.tap("on")
        port.wait(10_000)
    return app


def playing(port: FakePort, app: App) -> None:
    """On to the player's first card of the play."""
    rng = random.Random(0)
    assert app.sitting is not None
    while app.sitting.table().view.phase != "play" or not app.sitting.table().moves:
        step(app, port, rng)
        port.wait(10_000)
