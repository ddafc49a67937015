"""The whole page without a browser: taps in, pictures out."""

import json
from datetime import date
from typing import Any

import page.calendar
import page.clovers as clovers
import pytest
import store
from app import App
from catalogue import GAMES
from contents import ANSWERS, ROOMS, TABLES
from deals import ways, write
from fakes import FakePort
from hypothesis import given, settings
from hypothesis import strategies as st
from page.cribbage_words import levels
from page.picture import Preferences
from records import KINDS, Line, write_all
from store import MemoryStore, StoreBlocked, StoreFull


def opened(port: FakePort, place: str = "") -> App:
    """A page opened at a place, with the first game's table."""
    port.place = place
    app = App(port, {"clovers": clovers}, {}, {})
    port.app = app
    app.visit(place)
    port.wait(10)
    return app


def take(app: App, port: FakePort, move: str) -> None:
    """Take a group by tapping its cards one after another."""
    cards = move.partition(" ")[2]
    for i in range(0, len(cards), 2):
        app.tap(f"card:{cards[i : i + 2]}")
    port.wait(10)


def clearable(port: FakePort) -> App:
    """A clearable deal at the table."""
    app = opened(port, "clovers")
    app.tap("new")
    app.tap("draft:deals=clearable")
    app.tap("deal")
    port.wait(100)
    return app


def lose(app: App, port: FakePort) -> None:
    """Play on, spoiling the clear at the first chance."""
    assert app.sitting is not None
    game = app.sitting.game
    while game.outcome is None:
        legal = game.rules.legal(game.state)
        spoiling = [m for m in legal if not game.entry.solver.clearable(game.rules.apply(game.state, m))]
        take(app, port, (spoiling or legal)[-1])


def test_the_menu_shows_the_games_in_the_browsers_language() -> None:
    port = FakePort()
    opened(port)
    assert "Four-Leaf Clover" in port.words()
    port = FakePort()
    port.lang = "ja"
    opened(port)
    assert "四つ葉のクローバー" in port.words()


def test_the_language_is_switched_live_and_kept() -> None:
    port = FakePort()
    app = opened(port)
    app.tap("lang:ja")
    assert "四つ葉のクローバー" in port.words()
    again = FakePort(port.store)
    opened(again)
    assert "四つ葉のクローバー" in again.words()


def test_a_notice_does_not_stay_in_the_other_language() -> None:
    port = FakePort()
    app = opened(port, "F-0000-0000-X")
    assert "The last character" in port.picture.notice
    app.tap("lang:ja")
    assert port.picture.notice == ""


def test_a_clearable_deal_is_played_to_its_end_by_taps() -> None:
    port = FakePort()
    app = clearable(port)
    assert app.sitting is not None
    while app.sitting.game.outcome is None:
        take(app, port, app.sitting.game.entry.solver.best_line(app.sitting.game.state)[0])
    port.wait(10)
    assert app.sitting.game.outcome.why == "cleared"
    assert "All 48 cards are gone." in port.words()
    assert port.cards == {}


def test_a_stuck_game_says_whether_it_could_have_been_cleared() -> None:
    port = FakePort()
    app = clearable(port)
    assert app.sitting is not None
    game = app.sitting.game
    lose(app, port)
    port.wait(1000)
    assert game.outcome is not None
    assert game.outcome.why == "stuck"
    assert "could have been cleared" in port.words()
    assert "was the fork in the road" in port.words()


def test_chosen_cards_are_let_go_by_a_second_tap_and_by_escape() -> None:
    port = FakePort()
    app = opened(port, "clovers")
    card = next(iter(port.cards))
    app.tap(f"card:{card}")
    assert port.cards[card].pressed
    app.tap(f"card:{card}")
    assert not port.cards[card].pressed
    app.tap(f"card:{card}")
    app.key("Escape", False, False, f"card:{card}")
    assert not port.cards[card].pressed


def test_a_reload_goes_on_with_its_undo_history() -> None:
    port = FakePort()
    app = clearable(port)
    assert app.sitting is not None
    game = app.sitting.game
    for _n in range(3):
        take(app, port, game.entry.solver.best_line(game.state)[0])
    before = port.picture.cards
    again = FakePort(port.store)
    app = opened(again, "clovers")
    assert again.picture.cards == before
    for _n in range(3):
        app.tap("undo")
    assert app.sitting is not None
    assert app.sitting.game.at == 1
    for _n in range(3):
        app.tap("redo")
    assert again.picture.cards == before


def test_undo_and_redo_go_through_a_whole_game() -> None:
    port = FakePort()
    app = clearable(port)
    assert app.sitting is not None
    game = app.sitting.game
    shown = [port.picture.cards]
    while game.outcome is None:
        take(app, port, game.entry.solver.best_line(game.state)[0])
        shown.append(port.picture.cards)
    back = []
    while app.sitting.table().can_undo:
        app.tap("undo")
        back.append(port.picture.cards)
    assert [[c.key for c in cards] for cards in back] == [[c.key for c in cards] for cards in shown[-2::-1]]
    for _n in back:
        app.tap("redo")
    assert game.outcome is not None
    assert game.undos == len(back)


def test_a_link_opens_its_deal_with_its_options() -> None:
    port = FakePort()
    app = opened(port, write("clovers", 77) + "?any_suit=on")
    port.wait(10)
    assert app.sitting is not None
    assert (app.sitting.game.seed, app.sitting.game.options["any_suit"]) == (77, "on")
    app.tap("copy-link")
    assert port.copied == [f"page#{write('clovers', 77)}?any_suit=on"]
    assert "The link is copied." in port.words()


def test_what_the_browser_does_not_copy_is_shown_to_be_copied_by_hand() -> None:
    port = FakePort()
    app = opened(port, write("clovers", 77) + "?any_suit=on")
    port.wait(10)
    port.clipboard = False
    app.tap("menu")
    app.tap("copy-link")
    assert "is copied" not in port.words()
    assert "The browser did not copy it." in port.words()
    assert f">page#{write('clovers', 77)}?any_suit=on</textarea>" in port.picture.sheet
    app.tap("close")
    assert port.picture.sheet == ""


def test_a_link_asks_before_a_game_under_way_is_left_for_it() -> None:
    port = FakePort()
    app = opened(port, "clovers")
    assert app.sitting is not None
    take(app, port, app.sitting.table().moves[0])
    before = app.sitting.game
    port.go(write("clovers", 77))
    port.wait(10)
    assert "Open this deal?" in port.words()
    app.tap("close")
    port.wait(10)
    assert (port.place, port.picture.screen, port.picture.sheet) == ("", "home", "")
    port.go("clovers")
    port.wait(10)
    assert app.sitting.game == before
    port.go(write("clovers", 77))
    port.wait(10)
    app.tap("replace")
    assert (app.sitting.game.seed, port.place, port.picture.sheet) == (77, "clovers", "")


def test_a_wrong_link_is_refused_in_words() -> None:
    port = FakePort()
    opened(port, "F-0000-0000-F")
    assert "does not fit the others" in port.words()


def test_a_wrong_code_typed_in_is_refused_and_the_game_goes_on() -> None:
    port = FakePort()
    app = opened(port, "clovers")
    before = port.picture.cards
    app.tap("new")
    port.fields["code"] = "F-0000-0000-X"
    app.tap("open-code")
    assert "does not fit the others" in port.words()
    app.tap("close")
    assert port.picture.cards == before


def test_the_hint_names_a_legal_move_and_its_reason() -> None:
    port = FakePort()
    app = clearable(port)
    app.tap("hint")
    port.wait(100)
    lit = [key for key, placed in port.cards.items() if "hint" in placed.look]
    assert app.sitting is not None
    assert any(set(lit) == {m[5:][i : i + 2] for i in range(0, len(m) - 5, 2)} for m in app.sitting.table().moves)
    assert app.sitting.game.hints == 1


def test_the_outlook_tells_the_truth_and_says_that_it_saw_the_stock() -> None:
    port = FakePort()
    app = clearable(port)
    app.tap("outlook")
    assert "It can still be cleared. (I looked at the stock.)" in port.words()


def test_a_best_line_is_shown_step_by_step_beside_the_game() -> None:
    port = FakePort()
    app = clearable(port)
    assert app.sitting is not None
    game = app.sitting.game
    lose(app, port)
    end = game.state
    app.tap("best-line")
    app.tap("demo:on")
    while "disabled" not in next(b for b in port.picture.regions["foot"].split("<button")[2:] if "demo:on" in b):
        app.tap("demo:on")
    assert port.cards == {}
    app.tap("demo:close")
    assert game.state == end


def test_the_game_finishes_by_itself_once_its_end_is_certain() -> None:
    port = FakePort()
    app = clearable(port)
    assert app.sitting is not None
    game = app.sitting.game
    while not app.sitting.after.get("sure"):
        take(app, port, game.entry.solver.best_line(game.state)[0])
    app.tap("finish")
    port.wait(60_000)
    assert game.outcome is not None
    assert game.outcome.why == "cleared"


def test_a_damaged_save_costs_its_tail_is_set_aside_and_is_told() -> None:
    port = FakePort()
    app = clearable(port)
    assert app.sitting is not None
    for _n in range(3):
        take(app, port, app.sitting.game.entry.solver.best_line(app.sitting.game.state)[0])
    text = port.store.get(store.game("clovers"))
    assert text is not None
    damaged = text[:-6]
    port.store.set(store.game("clovers"), damaged)
    again = FakePort(port.store)
    app = opened(again, "clovers")
    assert "Part of the save was unreadable" in again.words()
    assert app.sitting is not None
    assert app.sitting.game.at == 3
    assert port.store.get(store.aside(1)) == damaged


def test_an_unreadable_save_is_set_aside_and_a_new_game_begins() -> None:
    kept = MemoryStore()
    kept.set(store.game("clovers"), "not a game")
    port = FakePort(kept)
    app = opened(port, "clovers")
    assert "set aside" in port.words()
    assert app.sitting is not None
    assert kept.get(store.aside(1)) == "not a game"


class Refusing(MemoryStore):
    """A browser that keeps nothing."""

    def __init__(self, failure: type[Exception]) -> None:
        super().__init__()
        self.failure = failure

    def set(self, key: str, text: str) -> None:
        raise self.failure


@pytest.mark.parametrize(("failure", "words"), [(StoreFull, "no room left"), (StoreBlocked, "keeps nothing")])
def test_full_or_blocked_storage_gives_one_notice_and_play_goes_on(failure: type[Exception], words: str) -> None:
    port = FakePort(Refusing(failure))
    app = opened(port, "clovers")
    port.wait(10)
    app.tap("hint")
    assert words in port.words()
    app.tap("notice:close")
    assert app.sitting is not None
    take(app, port, app.sitting.table().moves[0])
    assert app.sitting.game.at == 2
    assert words not in port.words()


def test_preferences_that_make_no_sense_are_ignored() -> None:
    kept = MemoryStore()
    nonsense = {"lang": "xx", "marks": "yes", "letters": 0, "level": "grand", "speed": "warp", "suits": 4, "more": 1}
    kept.set(store.PREFERENCES, json.dumps(nonsense | {"theme": "dark"}))
    port = FakePort(kept)
    app = opened(port)
    assert app.preferences == Preferences(lang="en", theme="dark")


def test_every_choice_of_the_settings_is_kept() -> None:
    port = FakePort()
    app = opened(port)
    app.tap("settings")
    choices = [tap for tap in port.taps() if tap.startswith("set:") and tap.count(":") == 2]
    assert len(choices) == 11
    for choice in choices:
        app.tap(choice)
        _set, name, value = choice.split(":")
        again = App(FakePort(port.store), {"clovers": clovers}, {}, {})
        assert getattr(again.preferences, name) == value


@pytest.mark.parametrize("level", [level for level, _name, _note in levels()])
def test_every_opponent_may_be_the_usual_one(level: str) -> None:
    kept = MemoryStore()
    kept.set(store.PREFERENCES, json.dumps({"level": level}))
    assert opened(FakePort(kept)).preferences.level == level


@pytest.mark.parametrize("screen", TABLES.values(), ids=TABLES)
def test_every_way_to_deal_that_is_offered_is_one_of_the_games(screen: Any) -> None:
    entry = GAMES[screen.__name__.partition(".")[2]]
    assert sorted(way for way, _title, _note in screen.deal_words()) == sorted(ways(entry))


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("biyori.game.whist.1", "{}"),
        (store.RECORDS, "id=a g=clovers d=2026-11-29 k=daily e=5 r=stuck l=60"),
        (store.RECORDS, "id=a g=whist d=2026-11-29 k=daily e=5 r=stuck l=60"),
        (store.daily("clovers", "9999-12-31"), "open 5 a F-0000-0000-E {}"),
    ],
)
def test_what_another_release_or_nobody_has_written_stops_no_page(key: str, text: str) -> None:
    kept = MemoryStore()
    kept.set(key, text)
    port = FakePort(kept)
    app = App(port, TABLES, ROOMS, {})
    port.app = app
    for place in ("", *ROOMS, "today-clovers", "clovers"):
        app.visit(place)


RESULTS = st.builds(
    Line,
    id=st.sampled_from(["a", "b", "c"]),
    game=st.sampled_from(["clovers", "marriage", "cribbage", "whist"]),
    day=st.sampled_from(["2026-11-28", "2026-11-29", "2026-12-01", "0001-01-01", "9999-12-31"]),
    ended=st.integers(0, 2 * 10**12),
    kind=st.sampled_from(KINDS),
    started=st.integers(0, 2 * 10**12),
    options=st.dictionaries(
        st.sampled_from(["shape", "skunks", "target", "level", "deals", "any_suit", "colour"]),
        st.sampled_from(["on", "off", "three", "61", "grand", "hard", "clearable"]),
    ).map(lambda chosen: tuple(sorted(chosen.items()))),
    why=st.sampled_from(["gave_up", "stuck", "show", "x"]),
    won=st.booleans(),
    left=st.integers(0, 60),
    scores=st.lists(st.integers(0, 121), max_size=4).map(tuple),
    worth=st.integers(0, 4),
    seconds=st.integers(0, 10**6),
    code=st.sampled_from(["", "x", "F-0000-0000-E", write("marriage", 5), write("cribbage", 5)]),
    figures=st.dictionaries(st.sampled_from(["looked", "lost", "best_hand", "cribs"]), st.integers(0, 999)).map(
        lambda found: tuple(found.items())
    ),
)


@given(st.lists(RESULTS, max_size=3), st.sampled_from(["ja", "en"]))
@settings(max_examples=150, deadline=None)
def test_any_results_can_be_looked_at(results: list[Line], lang: str) -> None:
    port = FakePort()
    port.lang = lang
    port.store.set(store.RECORDS, write_all(results))
    app = App(port, TABLES, ROOMS, {})
    port.app = app
    rooms = [f"records?{game}" for game in TABLES]
    tales = [f"today-{game}?{line.day}" for game in ("clovers", "marriage") for line in results]
    for place in ("", "calendar", "keeping", *rooms, *tales):
        app.visit(place)
        if place == "calendar":
            app.tap("figures:marriage")
            app.tap("day:2026-11-28")


PLACES = ("", *TABLES, *ROOMS, "today-clovers", "today-cribbage", "help-clovers", "F-0000-0000-E", "C-0000-0000-E")
QUERIES = (
    "2026-11",
    "9999-12",
    "0001-01",
    "s=" + "9" * 5000,
    "s=-1-٣",
    "h=5H5C&s=&crib=1",
    "c=5H5H&shape=nine&y=&own=",
    "first=9&shape=three",
    "%",
    "=&=",
)


@given(
    st.sampled_from(PLACES) | st.text(max_size=12),
    st.sampled_from(QUERIES) | st.text(max_size=20) | st.dates().map(date.isoformat),
)
@settings(max_examples=300, deadline=None)
def test_any_address_opens_something(root: str, query: str) -> None:
    port = FakePort()
    port.place = f"{root}?{query}" if query else root
    app = App(port, TABLES, ROOMS, ANSWERS)
    port.app = app
    app.visit(port.place)
    app.visit(root)
    assert port.pictures or root.startswith("help-")  # what is read there is no picture


def test_what_cannot_be_opened_is_told_on_the_home_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    port = FakePort()
    app = App(port, TABLES, ROOMS, {})
    port.app = app
    monkeypatch.setattr(page.calendar, "draw", lambda _ui, _facts: 1 // 0)
    app.arrive("calendar")
    assert port.picture.screen == "home"
    assert "could not be opened" in port.words()
    assert port.place == "", "or the way back there would lead nowhere"
    app.arrive("clovers")
    assert port.picture.screen == "clovers"
    assert "could not be opened" not in port.words()


def test_what_goes_wrong_at_a_table_is_told_and_the_game_stays() -> None:
    port = FakePort()
    app = clearable(port)
    cards = port.picture.cards
    app.failed()
    assert "Something went wrong here. Your game is kept" in port.words()
    assert port.picture.cards == cards


def test_a_table_that_cannot_be_shown_any_more_gives_way_to_the_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    port = FakePort()
    app = clearable(port)
    with monkeypatch.context() as broken:
        broken.setattr(page.clovers, "draw", lambda _table, _ui: 1 // 0)
        app.failed()
    assert (port.place, port.picture.screen) == ("", "home")
    assert "could not be opened" in port.words()
    app.tap("open:clovers")
    port.wait(1000)
    assert port.picture.screen == "clovers"


def test_a_way_in_that_fails_leaves_the_page_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    port = FakePort()
    app = opened(port, "clovers")
    with monkeypatch.context() as broken:
        broken.setattr(app.places, "enter", lambda _place: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            app.visit("marriage")
    app.tap("settings")
    assert "Settings" in port.picture.sheet


def test_no_two_fresh_starts_deal_the_same() -> None:
    seeds = set()
    for n in range(5):
        app = opened(FakePort(seed=n), "clovers")
        assert app.sitting is not None
        seeds.add(app.sitting.game.seed)
    assert len(seeds) == 5


def test_a_deal_with_no_first_move_is_over_before_it_starts_and_says_so() -> None:
    port = FakePort()
    app = opened(port, write("clovers", 960703029798))
    assert app.sitting is not None
    assert app.sitting.game.outcome is not None
    port.wait(1000)
    assert "No group is left." in port.words()
    assert "48 cards left at best" in port.words()


def test_the_rules_can_be_read_in_the_middle_of_a_game() -> None:
    port = FakePort()
    app = opened(port, "clovers")
    table = app.sitting
    app.tap("help")
    port.wait(10)
    assert port.place == "help-clovers"
    app.tap("help-close")
    port.wait(10)
    assert port.place == "clovers"
    assert app.sitting is table


def test_a_newer_version_is_offered_beside_the_game_and_taken_after_saving() -> None:
    port = FakePort()
    app = clearable(port)
    before = port.picture.cards
    app.update_waits()
    assert "A new version is ready." in port.words()
    assert port.picture.cards == before
    port.store.remove(store.game("clovers"))
    app.tap("update")
    assert port.updated == 1
    assert port.store.get(store.game("clovers")) is not None


def test_the_menu_says_when_the_page_is_ready_for_offline_play() -> None:
    port = FakePort()
    app = opened(port)
    assert "Take it with you" not in port.words()
    app.ready_offline()
    assert "Take it with you" in port.words()


def test_the_way_back_from_the_rules_leads_to_the_button_that_led_there() -> None:
    port = FakePort()
    app = opened(port, "clovers")
    app.tap("menu")
    app.tap("help")
    port.wait(10)
    app.tap("help-close")
    port.wait(10)
    assert port.picture.focus == "help"
    assert port.picture.sheet == ""
