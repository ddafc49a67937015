"""Cribbage at the table, by taps alone."""

import random
import re
from collections import Counter
from dataclasses import replace

import opening
import page.cribbage as cribbage
import pytest
from app import App
from contract import CHANCE
from cribbage_player import ONWARD, due
from fakes import FakePort
from page.cribbage_log import this_deal
from rules.shapes import SHAPES


def opened(port: FakePort) -> App:
    """A page with the cribbage table in front."""
    app = App(port, {"cribbage": cribbage}, {}, {})
    port.app = app
    port.place = "cribbage"
    app.visit("cribbage")
    port.wait(10)
    return app


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


@pytest.mark.parametrize("shape", SHAPES)
def test_a_whole_game_is_played_by_taps(shape: str) -> None:
    port = FakePort()
    app = started(port, shape=shape)
    scores = played_out(app, port, 1)
    assert app.sitting is not None
    terms = app.sitting.game.state.terms
    assert max(scores) == terms.target
    assert scores.count(terms.target) == 1
    assert "Next game" in port.words()


@pytest.mark.parametrize("shape", SHAPES)
def test_every_point_can_be_stated_by_hand(shape: str) -> None:
    port = FakePort()
    app = started(port, shape=shape, counting="hand", muggins="on")
    scores = played_out(app, port, 2)
    assert app.sitting is not None
    kinds = {event.kind for _seat, _move, events in app.sitting.table().log for event in events}
    assert "muggins" not in kinds
    assert max(scores) == app.sitting.game.state.terms.target


def test_the_best_play_of_all_can_be_stated_by_touch() -> None:
    port = FakePort()
    app = started(port, counting="hand")
    assert app.sitting is not None
    game = app.sitting.game
    rules = game.rules
    state = replace(
        rules.start(game.options),
        phase="play",
        on_turn=1,
        dealer=0,
        deals=1,
        hands=(("QC", "7D", "2C", "2D"), ("KS", "JH", "2H", "2S")),
        crib=("AS", "AH", "AC", "AD"),
        starter="9S",
    )
    for card in ("KS", "QC", "JH", "7D", "2H", "2C", "2S"):
        state = rules.apply(state, f"play {card}")
        state = rules.apply(state, f"claim {due(state)}")
    before = state.scores[0]
    game.states[game.at] = rules.apply(state, "play 2D")
    app.draw()
    assert due(game.state) == 15
    assert "claim:15" in port.taps()
    app.tap("claim:15")
    app.tap("claim-it")
    assert game.state.scores[0] == before + 15


def test_what_is_missed_goes_to_the_other_side_with_muggins() -> None:
    port = FakePort()
    app = started(port, counting="hand", muggins="on")
    played_out(app, port, 3, miss=2)
    assert app.sitting is not None
    taken = [e for _s, _m, events in app.sitting.table().log for e in events if e.kind == "muggins"]
    assert taken
    assert {event.seat for event in taken} == {1}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_reload_at_any_moment_changes_nothing(shape: str) -> None:
    port = FakePort()
    whole = played_out(started(port, shape=shape), port, 4)
    port = FakePort()
    app = started(port, shape=shape)
    rng, when = random.Random(4), random.Random(5)
    while step(app, port, rng):
        if when.random() < 0.3:
            app.hide()
            fresh = FakePort(port.store)
            app, port = opened(fresh), fresh
    assert app.sitting is not None
    assert tuple(app.sitting.game.state.scores) == whole


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "instant"])
def test_the_speed_changes_only_the_waiting(speed: str) -> None:
    port = FakePort()
    app = started(port)
    whole = played_out(app, port, 6)
    port = FakePort()
    app = started(port)
    app.tap(f"set:speed:{speed}")
    assert played_out(app, port, 6) == whole


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


def test_the_show_is_counted_line_by_line() -> None:
    port = FakePort()
    app = started(port)
    assert app.sitting is not None
    rng = random.Random(10)
    while step(app, port, rng):
        port.wait(10_000)
        if "count-on" in port.taps():
            break
    lit = {key for key, placed in port.cards.items() if "lit" in placed.look}
    assert lit
    lines = port.picture.regions["more"].count("<li")
    before = tuple(app.sitting.game.state.scores)
    app.tap("count-on")
    assert port.picture.regions["more"].count("<li") >= lines
    assert tuple(app.sitting.game.state.scores) == before
    app.tap("all")
    app.tap("on")
    assert sum(app.sitting.game.state.scores) > sum(before)


def test_the_next_game_goes_on_with_the_same_code_and_keeps_the_tally() -> None:
    port = FakePort()
    app = started(port, target="61")
    played_out(app, port, 11)
    assert app.sitting is not None
    first = app.sitting.game
    assert first.outcome is not None
    app.tap("next-game")
    second = app.sitting.game
    assert second.seed == first.seed
    chance = sum(first.rules.turn(state) == CHANCE for state in first.states[: first.at])
    assert second.first_chance == chance
    assert second.first_chance % 2 == 1
    assert sum(second.match["tally"]) == first.outcome.worth
    assert second.state.dealer not in first.outcome.won
    played_out(app, port, 12)
    assert "Match" in port.words()
    app.tap("copy-link")
    assert "first" not in port.copied[-1]


def test_the_same_cards_come_against_any_opponent() -> None:
    port = FakePort()
    app = laying(port)
    assert app.sitting is not None
    own = app.sitting.table().view.hands[0]
    app.tap("check")
    assert "code" in port.words()
    app.tap("again:master")
    port.wait(10)
    while not app.sitting.table().view.hands:
        app.tap("on")
        port.wait(10_000)
    assert app.sitting.game.kind == "practice"
    assert app.sitting.table().view.hands[0] == own


def test_a_hint_gives_its_numbers_and_its_reason() -> None:
    port = FakePort()
    app = laying(port, shape="two")
    app.tap("hint")
    port.wait(10_000)
    hinted = [card.key for card in port.picture.cards if "hint" in card.look]
    assert len(hinted) == 2
    assert "in all" in port.words()
    app.tap("numbers")
    assert port.picture.sheet.count("<tr") == 16
    app.tap("close")
    playing(port, app)
    app.tap("hint")
    port.wait(10_000)
    assert "on average" in port.words()


def test_a_deal_is_looked_back_at() -> None:
    port = FakePort()
    app = started(port)
    rng = random.Random(14)
    while "review" not in port.taps():
        assert step(app, port, rng)
        port.wait(10_000)
    app.tap("review")
    port.wait(10_000)
    assert app.sitting is not None
    game = app.sitting.game
    own = [state for state in game.states[: game.at] if game.rules.turn(state) == game.seat]
    choices = sum(len(game.rules.legal(state)) > 1 for state in own)
    assert f"{choices} choices, " in port.words()
    assert "Better:" in port.picture.sheet
    app.tap("close")
    assert not port.picture.sheet
    assert step(app, port, rng)


def test_sheets_open_and_close() -> None:
    port = FakePort()
    app = laying(port)
    for name in ("board", "log", "check"):
        app.tap(name)
        assert port.picture.sheet
        assert port.picture.modal
        app.tap("close")
        assert not port.picture.sheet


def test_japanese_has_every_sentence() -> None:
    port = FakePort()
    port.lang = "ja"
    app = started(port, shape="pairs")
    rng = random.Random(13)
    while step(app, port, rng):
        words = re.sub(r"<[^>]*>|[A-Z]-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]", " ", port.html())
        english = [w for w in re.findall(r"[A-Za-z]{2,}", words) if w not in ("English", "Esc")]
        assert not english, english


def test_a_link_that_names_the_dealer_deals_the_first_deal_of_its_code() -> None:
    port = FakePort()
    known = {"level": "easy"}
    given = opening.new("cribbage", "plain", {"first": "0"}, 77, port, known)
    given.settle()
    drawn = opening.new("cribbage", "plain", {}, 77, port, known)
    drawn.settle()
    deals = [next(m for m in game.moves if m.startswith("deal "))[5:] for game in (given, drawn)]
    assert sorted(deals[0][i : i + 2] for i in range(0, 24, 2)) == sorted(deals[1][i : i + 2] for i in range(0, 24, 2))


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


@pytest.mark.parametrize("shape", ["two", "three"])
def test_a_deal_added_up_adds_up_with_muggins(shape: str) -> None:
    port = FakePort()
    app = started(port, shape=shape, counting="hand", muggins="on")
    rng = random.Random(11)
    headed = set()
    while step(app, port, rng, miss=rng.choice((0, 0, 2))):
        more = port.picture.regions["more"]
        if 'class="deal num"' in more:
            headed.add("Muggins" in more)
            for cells in re.findall(r'<tr><th scope="row">.*?</th>(.*?)</tr>', more):
                *parts, all_of_it = (int(n.replace("–", "0")) for n in re.findall(r"<td>(?:<b>)?([\d–]+)", cells))
                assert sum(parts) == all_of_it
    assert True in headed


def test_the_crib_of_a_partner_is_said_to_be_the_sides() -> None:
    port = FakePort()
    app = started(port, shape="pairs")
    assert app.sitting is not None
    rng = random.Random(3)
    seen: dict[int, str] = {}
    while len(seen) < 4:
        assert step(app, port, rng)
        port.wait(10_000)
        table = app.sitting.table()
        if table.view.phase == "lay" and table.moves:
            seen[table.view.dealer] = re.sub("<[^>]*>", "", port.picture.regions["say"]).strip()
            app.tap(next(tap for tap in port.taps() if tap.startswith("card:")))
            assert ("your side’s crib" in port.words()) == (table.view.dealer == 2)
            app.tap("undo")
    other = "Choose a card for the other crib."
    assert [seen[dealer] for dealer in range(4)] == [
        "Choose a card for your crib.",
        other,
        "Choose a card for your side’s crib.",
        other,
    ]


def test_after_a_new_count_nothing_is_said_to_fit_no_more() -> None:
    port = FakePort()
    app = started(port)
    rng = random.Random(1)
    heard = set()
    while step(app, port, rng):
        port.wait(10_000)
        said = re.sub('<span class="vh">.*?</span>', "", port.picture.regions["say"]).strip()
        heard.add(said)
        assert "fits: go. Your turn" not in said
    assert "Nothing you held fitted: go. A new count, your turn." in heard


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("level", "called"), [("hard", "Strong"), ("master", "Master")])
def test_how_well_the_others_play_is_named_at_every_table(shape: str, level: str, called: str) -> None:
    port = FakePort()
    laying(port, shape=shape, level=level)
    about = re.sub("<[^>]*>", "", port.picture.regions["bar"])
    alone = shape in ("two", "five")
    assert (f" · {called}" in about) != (alone and level == "master")
    assert called in port.words()


def test_the_line_above_the_table_can_be_shortened_on_a_phone_while_more_than_the_deal_is_named() -> None:
    port = FakePort()
    app = laying(port, shape="three", level="medium", kind="practice")
    assert 'Deal 1 · Practice<span class="also"> · Medium · to 121</span>' in port.picture.regions["bar"]
    playing(port, app)
    assert 'The play · Deal 1 · Practice<span class="also"> · Medium · to 121</span>' in port.picture.regions["bar"]
    port = FakePort()
    laying(port, shape="three", level="medium")
    assert "<span>Deal 1 · Medium · to 121</span>" in port.picture.regions["bar"]
