"""The whole page without a browser: taps in, pictures out."""

from datetime import date

import store
from clovers_player import clearable, opened, take
from contents import ROOMS, TABLES
from deals import write
from fakes import FakePort, whole_page
from hypothesis import given, settings
from hypothesis import strategies as st


def test_a_notice_does_not_stay_in_the_other_language() -> None:
    port = FakePort()
    app = opened(port, "F-0000-0000-X")
    assert "The last character" in port.picture.notice
    app.tap("lang:ja")
    assert port.picture.notice == ""


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
    app = whole_page(port, f"{root}?{query}" if query else root, wait=0)
    app.visit(root)
    assert port.pictures or root.startswith("help-")  # what is read there is no picture


def test_no_two_fresh_starts_deal_the_same() -> None:
    seeds = set()
    for n in range(5):
        app = opened(FakePort(seed=n), "clovers")
        assert app.sitting is not None
        seeds.add(app.sitting.game.seed)
    assert len(seeds) == 5


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
