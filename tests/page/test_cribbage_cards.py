"""The cards of cribbage: which can be chosen, which are dimmed, and what the page must not hold."""

import random
import re

from cribbage_player import laying, playing, started, step
from fakes import FakePort
from page.cribbage_log import this_deal
from rules.counting import value


def test_a_chosen_card_is_let_go_by_another_tap() -> None:
    port = FakePort()
    app = laying(port)
    card = next(tap for tap in port.taps() if tap.startswith("card:"))
    app.tap(card)
    assert port.cards[card[5:]].pressed
    app.tap(card)
    assert not port.cards[card[5:]].pressed


def test_a_third_card_is_refused_until_one_is_let_go() -> None:
    port = FakePort()
    app = laying(port)
    first, second, third = [tap for tap in port.taps() if tap.startswith("card:")][:3]
    for tap in (first, second, third):
        app.tap(tap)
    assert not port.cards[third[5:]].pressed
    assert "Two are chosen" in port.words()
    app.tap(first)
    app.tap(third)
    assert port.cards[third[5:]].pressed


def test_laying_away_is_final_outside_practice() -> None:
    port = FakePort()
    app = laying(port)
    for tap in [tap for tap in port.taps() if tap.startswith("card:")][:2]:
        app.tap(tap)
    assert "undo" in port.taps()
    app.tap("undo")
    assert not [card for card in port.cards.values() if card.pressed]
    for tap in [tap for tap in port.taps() if tap.startswith("card:")][:2]:
        app.tap(tap)
    app.tap("lay")
    port.wait(10_000)
    assert "undo" not in port.taps()


def test_in_practice_everything_can_be_taken_back() -> None:
    port = FakePort()
    app = laying(port, kind="practice")
    assert app.sitting is not None
    playing(port, app)
    before = app.sitting.game.at
    app.tap("undo")
    assert app.sitting.game.at < before
    assert app.sitting.table().view.phase == "lay"


def test_cards_past_31_are_dimmed_and_say_why() -> None:
    port = FakePort()
    app = started(port)
    rng = random.Random(8)
    while True:
        assert step(app, port, rng)
        port.wait(10_000)
        dimmed = [card for card in port.cards.values() if "off" in card.look and card.tap]
        if dimmed:
            app.tap(dimmed[0].tap)
            assert "more than 31" in port.words()
            return


def test_the_other_hand_is_never_in_the_page_before_the_show() -> None:
    port = FakePort()
    app = started(port)
    assert app.sitting is not None
    rng = random.Random(9)
    while step(app, port, rng):
        state = app.sitting.game.state
        if state.counted >= 0 or not state.hands or state.phase == "over":
            continue
        hidden = set(state.hands[1]) | {c for c in state.crib if c not in app.sitting.game.rules.view(state, 0).crib}
        table = app.sitting.table()
        assert not hidden & {placed.face for placed in port.picture.cards}
        assert not any(card in move for card in hidden for _seat, move, _events in this_deal(table))


def test_what_the_others_are_said_to_hold_lies_there_as_backs() -> None:
    port = FakePort()
    app = started(port, shape="five")
    rng = random.Random(3)
    left_over = False
    while step(app, port, rng):
        named = re.findall(r'<p class="names[^>]*>[^<]* (\d+) cards?', port.picture.regions["hud"])
        if named:
            backs = [card for card in port.picture.cards if card.area == "opp"]
            assert [int(n) for n in named] == [len(backs)]
            left_over |= bool(backs) and "to-show" in port.taps()
    assert left_over


def test_when_a_new_count_is_the_players_to_begin_it_stands_at_nought_and_the_old_cards_are_dim() -> None:
    port = FakePort()
    app = started(port)
    assert app.sitting is not None
    rng = random.Random(1)
    begun = 0
    while step(app, port, rng):
        port.wait(10_000)
        table = app.sitting.table()
        pile = [card for card in port.picture.cards if card.area == "pile"]
        if table.moves and table.moves[0].startswith("play"):
            anew = any(event.kind == "reset" for event in table.events)
            count = re.search(r"<b>(\d+)</b>", port.picture.regions["hud"])
            assert count is not None
            assert int(count[1]) == (0 if anew else sum(value(card.face) for card in pile if card.face))
            assert {"off" in card.look for card in pile} <= {anew}
            begun += anew
    assert begun
