"""The day's fortune on the whole page, without a browser: the wish, the table and the slip."""

import daily
import pytest
from days import STUCK_AT_ONCE
from tabs import app_of, cards, lines, move, play_out, reload, set_clock, tab, tap, tell


@pytest.mark.parametrize(("name", "says"), [("clovers", "{} left"), ("marriage", "{} cards stay between them.")])
def test_a_wish_a_table_a_slip(name: str, says: str) -> None:
    port = tab(f"today-{name}")
    assert "Make one wish." in port.words()
    assert port.cards == {}
    tap(port, "wished")
    assert port.cards
    play_out(port)
    (left,) = [line.left for line in lines(port)]
    assert left > 0
    assert says.format(left) in " ".join(port.words().split())
    tap(port, "slip")
    port.wait(100)
    assert port.picture.screen == "fortune"
    assert "Sunday 29 November" in port.words()
    assert [(line.game, line.kind, line.day) for line in lines(port)] == [(name, "daily", "2026-11-29")]


def test_nothing_is_dealt_before_the_wish_is_over() -> None:
    port = tab("today-clovers")
    assert daily.load(app_of(port).keep, "clovers") == {}
    tap(port, "wished")
    assert list(daily.load(app_of(port).keep, "clovers")) == ["2026-11-29"]


def test_there_is_no_undo_no_hint_and_no_code_before_the_end() -> None:
    port = tab("today-clovers")
    tap(port, "wished")
    assert not {"undo", "redo", "hint", "outlook", "new", "copy-code"} & set(port.taps())
    before = port.picture
    for key in "hun":
        app_of(port).key(key, False, False, "")
    app_of(port).key("z", False, True, "")
    port.wait(10)
    assert port.picture == before
    sitting = app_of(port).sitting
    assert sitting is not None
    assert (sitting.game.hints, sitting.table().code) == (0, "")
    app_of(port).tap("menu")
    assert not {"restart", "copy-link"} & set(port.taps())
    app_of(port).tap("close")
    play_out(port)
    assert sitting.table().code.startswith("F-")


def test_a_reload_at_any_point_goes_on_there() -> None:
    port = tab("today-clovers")
    reload(port, "today-clovers")
    assert "Make one wish." in port.words()
    tap(port, "wished")
    over = False
    while not over:
        before = cards(port)
        reload(port, "today-clovers")
        assert cards(port) == before
        move(port)
        sitting = app_of(port).sitting
        over = sitting is not None and sitting.game.outcome is not None
    reload(port, "today-clovers")
    port.wait(100)
    assert port.picture.screen == "fortune"
    assert len(lines(port)) == 1
    reload(port, "today-clovers")
    assert len(lines(port)) == 1


def test_a_deal_with_no_first_move_has_its_wish_its_table_and_its_kind_result(monkeypatch: pytest.MonkeyPatch) -> None:
    port = tab("today-clovers")
    monkeypatch.setattr(port, "seed", lambda: STUCK_AT_ONCE)
    tap(port, "wished")
    assert len(port.cards) == 16
    assert "No group is left." in port.words()
    tap(port, "slip")
    port.wait(100)
    assert "A day to rest" in port.words()
    assert "This deal had no group to take from the start." in port.words()
    assert "best-line" not in port.taps()


def test_ending_before_the_first_move_is_not_offered() -> None:
    port = tab("today-clovers")
    tap(port, "wished")
    app_of(port).tap("menu")
    assert "give-up" not in port.taps()
    app_of(port).tap("close")
    move(port)
    app_of(port).tap("menu")
    app_of(port).tap("give-up")
    assert "End here? The cards left now tell the fortune." in " ".join(port.words().split())
    app_of(port).tap("give-up-yes")
    assert "You ended it here." in port.words()
    port.wait(100)
    (line,) = lines(port)
    assert line.why == "gave_up"
    assert 0 < line.left < 48
    tap(port, "slip")
    assert port.picture.screen == "fortune"
    assert f"{line.left} cards left" in port.words()


def test_the_slip_says_what_was_possible_and_shows_a_best_line() -> None:
    port = tab("today-marriage")
    tell(port)
    assert "Fewest possible from this deal" in port.words()
    assert "…" not in port.words()
    tap(port, "best-line")
    assert "A best line" in port.words()
    tap(port, "demo:on")
    tap(port, "demo:close")
    assert port.picture.screen == "fortune"
    assert len(lines(port)) == 1


def test_another_days_slip_still_knows_its_deal() -> None:
    port = tab("today-clovers")
    tell(port)
    said = port.picture.regions["under"]
    set_clock(port, "2026-11-30 08:00")
    reload(port, "today-clovers")
    tell(port)
    reload(port, "today-clovers?2026-11-29")
    port.wait(100)
    assert "Sunday 29 November" in port.words()
    assert said.partition("</p>")[0] in port.picture.regions["under"]


def test_what_is_shared_spoils_nothing() -> None:
    port = tab("today-clovers")
    tell(port)
    tap(port, "share-slip")
    text = port.shared[0]
    line = lines(port)[0]
    assert text.split("\n")[1] == "Sunday 29 November 2026"
    assert f"{line.left} card" in text
    assert "page#today-clovers" in text
    assert line.code not in text
    assert not any(ord(sign) > 0xFFFF for sign in text)


def test_without_a_share_sheet_it_goes_to_the_clipboard() -> None:
    port = tab("today-clovers")
    tell(port)
    port.sheets = False
    tap(port, "share-slip")
    assert port.copied[0].startswith("Card Biyori")
    assert "The text is copied." in port.words()
