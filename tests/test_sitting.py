"""A person at a table: time, hints, and what giving up means in every game."""

import random
from collections import Counter

import pytest
import store
from app import App
from cards import read
from cribbage_player import next_taps
from fakes import FakePort, whole_page
from game import Game
from sitting import IDLE, Sitting

MOVING = {"turn", "turn-all", "out", "lay", "claim", "claim-it", "on", "card", "finish"}
LEAVING = ("home", "open", "help", "undo", "redo", "restart", "deal", "again", "next-game", "open-code", "best-line")
"""Taps that leave the game, or go back to before it was given up; a line is shown in tests of its own."""
TABLES = {
    "clovers": ("clovers", {}),
    "marriage": ("marriage", {}),
    "marriage laid out": ("marriage", {"laid_out": "toggle"}),
    "cribbage": ("cribbage", {}),
    "cribbage by hand": ("cribbage", {"counting": "hand", "muggins": "on", "kind": "practice"}),
    "cribbage for three": ("cribbage", {"shape": "three", "counting": "hand"}),
    "today-clovers": ("today-clovers", {}),
    "today-marriage": ("today-marriage", {}),
}


def seated(port: FakePort, place: str, draft: dict[str, str]) -> tuple[App, Sitting]:
    """At a table, with a new game of these options; the day's fortune is wished for."""
    app = whole_page(port, place)
    if place.startswith("today-"):
        app.tap("wished")
    else:
        app.tap("new")
        for key, value in draft.items():
            app.tap(f"draft:{key}={value}")
        app.tap("deal")
    port.wait(5000)
    assert app.sitting is not None
    return app, app.sitting


def laid_out(code: str = "R-0000-0005-7") -> tuple[FakePort, App, Sitting]:
    """Royal Marriage with the whole pack in the row."""
    port = FakePort()
    app = whole_page(port, f"{code}?laid_out=on")
    assert app.sitting is not None
    return port, app, app.sitting


def at_table(port: FakePort) -> list[str]:
    """What can be tapped without leaving the game."""
    return [tap for tap in port.taps() if tap.partition(":")[0] not in (*LEAVING, "give-up", "new", "menu", "settings")]


def wander(app: App, port: FakePort, chance: random.Random, steps: int) -> set[str]:
    """Tap at random at the table, and tell what there was to tap."""
    seen: set[str] = set()
    for _step in range(steps):
        taps = at_table(port)
        seen |= set(taps)
        app.tap(chance.choice(taps))
        port.wait(chance.choice((0, 1000, 3000)))
        if app.sitting is None or app.sitting.game.outcome:
            break
    return seen


def standing(game: Game) -> tuple[object, ...]:
    """All that playing on would change."""
    return (tuple(game.moves), game.at, game.gave_up, game.outcome, game.hints, game.undos, game.seconds)


def test_time_is_counted_however_quickly_one_plays() -> None:
    port = FakePort()
    app = whole_page(port, "R-0000-0005-7")
    assert app.sitting is not None
    for _n in range(40):
        port.wait(900)
        app.tap("turn")
    assert app.sitting.game.seconds in (36, 37)


def test_a_long_pause_counts_as_a_short_one_and_the_end_does_not_count() -> None:
    port = FakePort()
    app = whole_page(port, "R-0000-0005-7")
    assert app.sitting is not None
    port.wait(3_600_000)
    app.tap("turn")
    assert app.sitting.game.seconds == IDLE
    port.wait(5000)
    app.tap("give-up-yes")
    assert app.sitting.game.seconds == IDLE + 5
    port.wait(60_000)
    app.hide()
    assert app.sitting.game.seconds == IDLE + 5


def test_a_clock_that_is_set_back_takes_no_time_away() -> None:
    port = FakePort()
    app = whole_page(port, "R-0000-0005-7")
    assert app.sitting is not None
    port.clock -= 3_600_000
    app.tap("turn")
    port.wait(2000)
    app.tap("turn")
    assert app.sitting.game.seconds == 2


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_can_be_tapped_plays_on_in_a_game_given_up(table: str, seed: int) -> None:
    chance = random.Random(seed)
    place, draft = TABLES[table]
    port = FakePort(seed=seed)
    app, sitting = seated(port, place, draft)
    seen = wander(app, port, chance, chance.randrange(2, 60)) | set(at_table(port))
    game = sitting.game
    app.tap("close")
    app.tap("give-up")
    app.tap("give-up-yes")
    before = standing(game)
    if game.outcome and game.outcome.why == "gave_up":
        assert sitting.table().moves == []
    seen |= set(at_table(port))
    for tap in chance.sample(sorted(seen), len(seen)):
        app.tap(tap)
        port.wait(3000)
        assert not {tap.partition(":")[0] for tap in at_table(port)} & MOVING
    for key in " huTtsbl5":
        app.key(key, False, False, "")
        app.tap("close")
        port.wait(3000)
        if key == "u":
            app.tap("give-up-yes")  # taken back, where that may be
            before = standing(game) if game.undos else before
    assert standing(game) == before
    assert app.sitting is sitting


def go_on(app: App, port: FakePort) -> None:
    """Do the next thing in cribbage, without a hint."""
    assert app.sitting is not None
    for tap in next_taps(app.sitting.game, port.taps()):
        app.tap(tap)


def choosing(app: App, sitting: Sitting) -> None:
    """Turn cards until one can go in two ways, and tap that."""
    while True:
        going = Counter(card for move in sitting.table().moves if move != "turn" for card in read(move[4:]))
        twofold = [card for card, ways in going.items() if ways > 1]
        if twofold:
            break
        app.tap("turn")
    app.tap(f"card:{twofold[0]}")
    assert sitting.ui.choice


@pytest.mark.parametrize("shown", ["hint", "choice", "outlook"])
def test_a_best_line_begins_with_nothing_of_the_game_on_show(shown: str) -> None:
    port, app, sitting = laid_out()
    if shown == "choice":
        choosing(app, sitting)
    else:
        app.tap(shown)
    stale = port.picture.regions["say"]
    app.tap("give-up")
    app.tap("give-up-yes")
    port.wait(5000)
    assert port.picture.regions["say"] != stale
    app.tap("best-line")
    assert sitting.demo is not None
    while sitting.demo.at < len(sitting.demo.moves):
        assert port.picture.regions["say"] != stale
        assert not [card for card, placed in port.cards.items() if {"hint", "go", "lit"} & set(placed.look)]
        app.tap("demo:on")
    app.tap("demo:close")
    assert "Watch a best line" in port.words()


def test_what_was_possible_is_found_though_a_best_line_is_looked_at_meanwhile() -> None:
    port, app, sitting = laid_out()
    app.tap("give-up-yes")
    app.tap("best-line")
    port.wait(5000)
    app.tap("demo:close")
    assert "fewest" in sitting.after


def test_a_choice_in_the_days_deal_does_not_outlive_it() -> None:
    port = FakePort()
    app, sitting = seated(port, "today-marriage", {})
    choosing(app, sitting)
    app.tap("give-up-yes")
    port.wait(5000)
    app.tap("slip")
    app.tap("best-line")
    while sitting.demo and sitting.demo.at < len(sitting.demo.moves):
        app.tap("demo:on")


def test_nothing_goes_forward_in_a_game_given_up_before_that_is_undone() -> None:
    port = FakePort()
    app = whole_page(port, "R-0000-0005-7")
    assert app.sitting is not None
    for _n in range(3):
        app.tap("turn")
    app.tap("undo")
    app.tap("give-up-yes")
    assert not app.sitting.table().can_redo
    app.tap("redo")
    assert app.sitting.game.gave_up
    assert app.sitting.game.at == 3
    app.tap("undo")
    assert app.sitting.table().can_redo


def test_the_days_deal_is_never_begun_again() -> None:
    port = FakePort()
    app, sitting = seated(port, "today-marriage", {})
    app.tap("turn")
    app.tap("give-up-yes")
    app.tap("restart")
    assert sitting.game.gave_up
    assert sitting.game.at == 2


def test_a_deal_at_its_beginning_cannot_be_begun_again() -> None:
    port = FakePort()
    app, sitting = seated(port, "F-0000-000B-9", {})
    assert not sitting.table().can_restart
    app.tap("restart")
    assert sitting.game.undos == 0
    app.tap("give-up-yes")
    assert sitting.table().can_restart, "out of having given up"
    app.tap("restart")
    assert not sitting.game.gave_up
    assert not sitting.table().can_restart


def test_an_undo_that_may_not_be_leaves_everything_as_it_is() -> None:
    port = FakePort()
    app, sitting = seated(port, "cribbage", {})
    while sitting.game.state.phase != "play" or not sitting.table().moves:
        go_on(app, port)
        port.wait(1000)
    app.tap("hint")
    port.wait(5000)
    shown = port.picture.regions["say"]
    app.tap("undo")
    assert port.picture.regions["say"] == shown


def test_a_hint_is_counted_once_however_often_it_is_asked_for() -> None:
    port = FakePort()
    port.thinks = 3
    app = whole_page(port, "clovers")
    assert app.sitting is not None
    for _n in range(3):
        app.tap("hint")
    assert "hint" not in str([placed.look for placed in port.picture.cards])
    port.wait(60_000)
    assert "hint" in str([placed.look for placed in port.picture.cards])
    app.tap("hint")
    port.wait(60_000)
    assert app.sitting.game.hints == 1


@pytest.mark.parametrize("draft", [{}, {"counting": "hand"}], ids=["counted", "by hand"])
def test_there_is_no_hint_where_there_is_nothing_to_choose(draft: dict[str, str]) -> None:
    port = FakePort()
    app, sitting = seated(port, "cribbage", draft)
    shown = 0
    while shown < 8:
        port.wait(3000)
        if sitting.game.state.phase in ("show", "claim"):
            shown += 1
            app.key("h", False, False, "")
            port.wait(3000)
        go_on(app, port)
    assert sitting.game.hints == 0


def test_a_game_goes_on_though_the_page_was_out_of_sight() -> None:
    port = FakePort()
    app, sitting = seated(port, "cribbage", {})
    while sitting.table().moves or sitting.game.state.phase != "play":
        go_on(app, port)
        port.wait(400)
    at = sitting.game.at
    app.hide()
    app.elsewhere("")
    port.wait(5000)
    assert sitting.game.at > at


def test_a_page_that_slept_while_another_tab_played_rests() -> None:
    here = FakePort()
    app = whole_page(here, "clovers")
    app.hide()
    there = FakePort(here.store, seed=2)
    other = whole_page(there, "clovers")
    assert other.sitting is not None
    other.tap("new")
    other.tap("deal")
    there.wait(1000)
    kept = here.store.get(store.game("clovers"))
    app.elsewhere("")
    assert app.places.resting
    app.hide()
    assert here.store.get(store.game("clovers")) == kept
