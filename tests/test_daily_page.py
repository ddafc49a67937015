"""The day's fortune on the whole page, without a browser: the wish, the table, the slip, two tabs, and the clock."""

from datetime import datetime, timedelta, timezone

import daily
import exchange
import page.calendar
import page.clovers
import page.keeping
import page.marriage
import page.records
import pytest
import records
import store
from app import App
from fakes import FakePort
from records import Line
from store import Keep, MemoryStore, StoreBlocked, StoreFull

TOKYO = timezone(timedelta(hours=9))
TABLES = {"clovers": page.clovers, "marriage": page.marriage}
ROOMS = {"calendar": page.calendar, "records": page.records, "keeping": page.keeping}
STUCK_AT_ONCE = 2
"""A seed of the first game whose deal has no group at all."""


def set_clock(port: FakePort, text: str, zone: timezone = TOKYO) -> None:
    """What clock and calendar say there, such as 2026-11-29 23:58."""
    at = datetime.fromisoformat(text).replace(tzinfo=zone)
    port.day, port.clock = at.date().isoformat(), at.timestamp() * 1000


def tab(place: str, memory: store.Store | None = None, at: str = "2026-11-29 08:00", seed: int = 1) -> FakePort:
    """A tab opened at a place."""
    port = FakePort(memory or MemoryStore(), seed)
    set_clock(port, at)
    reload(port, place)
    return port


def reload(port: FakePort, place: str) -> None:
    port.place = place
    app = App(port, TABLES, ROOMS, {})
    port.app = app
    app.visit(place)
    port.wait(10)


def app_of(port: FakePort) -> App:
    assert isinstance(port.app, App)
    return port.app


def tap(port: FakePort, key: str) -> None:
    assert key in port.taps(), (key, port.taps())
    app_of(port).tap(key)
    port.wait(10)


def move(port: FakePort) -> None:
    """One move by tapping."""
    sitting = app_of(port).sitting
    assert sitting is not None
    made = sitting.game.rules.legal(sitting.game.state)[0]
    if made == "turn":
        app_of(port).tap("turn")
        return
    verb, _space, cards = made.partition(" ")
    if verb == "out":
        app_of(port).tap(f"out:{cards}")
        return
    for i in range(0, len(cards), 2):
        app_of(port).tap(f"card:{cards[i : i + 2]}")


def play_out(port: FakePort) -> None:
    """Play on until the game is over."""
    sitting = app_of(port).sitting
    assert sitting is not None
    while sitting.game.outcome is None:
        move(port)
    port.wait(10)


def tell(port: FakePort) -> None:
    """From the wish to the slip."""
    tap(port, "wished")
    play_out(port)
    tap(port, "slip")
    port.wait(100)


def cards(port: FakePort) -> list[str]:
    return sorted(port.cards)


def lines(port: FakePort) -> list[Line]:
    return list(records.load(Keep(port.store, lambda reason: None)).lines.values())


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


def test_begun_before_midnight_it_belongs_to_the_first_day() -> None:
    port = tab("today-clovers", at="2026-11-29 23:58")
    tap(port, "wished")
    set_clock(port, "2026-11-30 00:05")
    play_out(port)
    tap(port, "slip")
    assert [(line.day, round((line.ended - line.started) / 60_000)) for line in lines(port)] == [("2026-11-29", 7)]
    assert "Sunday 29 November" in port.words()
    reload(port, "today-clovers")
    assert "Make one wish." in port.words()
    assert "Monday 30 November" in port.words()


def test_a_wish_over_midnight_deals_for_the_new_day() -> None:
    port = tab("today-clovers", at="2026-11-29 23:59")
    set_clock(port, "2026-11-30 00:00")
    tap(port, "wished")
    assert list(daily.load(app_of(port).keep, "clovers")) == ["2026-11-30"]


def test_an_open_deal_of_yesterday_is_offered_and_ends_for_its_own_date() -> None:
    port = tab("today-clovers", at="2026-11-29 23:58")
    tap(port, "wished")
    before = cards(port)
    set_clock(port, "2026-11-30 08:00")
    reload(port, "")
    assert "Four-leaf slip of Sunday 29 November is still open" in port.words()
    tap(port, "open:today-clovers?2026-11-29")
    assert cards(port) == before
    play_out(port)
    assert [line.day for line in lines(port)] == ["2026-11-29"]
    reload(port, "")
    assert "still open" not in port.words()
    assert "Not drawn yet" in port.words()
    tap(port, "open:today-clovers")
    tap(port, "wished")
    port = tab("", port.store, at="2026-12-01 23:59")
    assert "Yesterday’s is still open: end it, and your streak goes on." in port.words()
    tap(port, "open:today-clovers?2026-11-30")
    play_out(port)
    reload(port, "")
    assert "2 days in a row" in port.words()


def test_a_clock_set_back_gives_no_second_fortune() -> None:
    port = tab("today-clovers")
    tell(port)
    set_clock(port, "2026-11-27 08:00")
    reload(port, "")
    assert "Already told" in port.words()
    reload(port, "today-clovers")
    assert "The clock of this device is set earlier than this date." in port.words()
    assert "wished" not in port.taps()
    assert list(daily.load(app_of(port).keep, "clovers")) == ["2026-11-29"]


@pytest.mark.parametrize("day", ["2028-02-28", "2028-02-29", "2026-12-31", "2026-02-28", "2026-10-31"])
def test_leap_days_and_ends_of_months_follow_one_another(day: str) -> None:
    port = tab("today-clovers", at=f"{day} 12:00")
    tell(port)
    after = datetime.fromisoformat(day) + timedelta(days=1)
    set_clock(port, f"{after.date()} 00:30")
    reload(port, "today-clovers")
    tell(port)
    assert "2 days in a row" in port.words()
    reload(port, "calendar")
    assert f">{after.year}" in port.html() or str(after.year) in port.words()


def test_a_flight_over_the_date_line_keeps_the_streak() -> None:
    port = tab("today-clovers", at="2026-11-28 08:00")
    tell(port)
    set_clock(port, "2026-11-30 06:00")
    reload(port, "today-clovers")
    tell(port)
    assert "2 days in a row" in port.words()


def test_a_missed_day_ends_the_streak_gently() -> None:
    port = tab("today-clovers", at="2026-11-26 08:00")
    tell(port)
    set_clock(port, "2026-11-28 09:00")
    reload(port, "")
    assert "A day off yesterday. Today is day one." in port.words()


def test_the_older_tab_rests_and_may_take_over() -> None:
    memory = MemoryStore()
    old = tab("today-clovers", memory)
    tap(old, "wished")
    new = tab("today-clovers", memory, seed=2)
    assert cards(new) == cards(old)
    app_of(old).elsewhere(store.chair("clovers", old.day))
    assert "This game goes on elsewhere" in old.words()
    assert set(old.taps()) == {"home", "take-over"}
    move(new)
    tap(old, "take-over")
    assert cards(old) == cards(new)
    app_of(new).elsewhere(store.chair("clovers", new.day))
    assert "This game goes on elsewhere" in new.words()


@pytest.mark.parametrize("finished", [False, True])
def test_a_later_day_that_comes_in_during_the_wish_is_shown_and_nothing_is_dealt_before_it(finished: bool) -> None:
    memory = MemoryStore()
    wishing = tab("today-clovers", memory)
    other = tab("today-clovers", memory, at="2026-11-30 08:00", seed=2)
    tap(other, "wished")
    if finished:
        play_out(other)
    before = sorted(memory.keys())
    tap(wishing, "wished")
    assert wishing.picture.screen == ("fortune" if finished else "clovers")
    assert "wished" not in wishing.taps()
    assert "30 November" in wishing.words() or cards(wishing) == cards(other)
    assert set(memory.keys()) - set(before) <= {store.chair("clovers", "2026-11-30")}


def test_a_tab_that_heard_nothing_overwrites_nothing() -> None:
    memory = MemoryStore()
    old = tab("today-clovers", memory)
    tap(old, "wished")
    new = tab("today-clovers", memory, seed=2)
    move(new)
    kept = memory.get(store.daily("clovers", "2026-11-29"))
    move(old)
    assert memory.get(store.daily("clovers", "2026-11-29")) == kept
    assert "This game goes on elsewhere" in old.words()
    app_of(old).hide()
    assert memory.get(store.daily("clovers", "2026-11-29")) == kept


def test_the_first_result_stands_and_the_other_tab_shows_it() -> None:
    memory = MemoryStore()
    one = tab("today-clovers", memory)
    tap(one, "wished")
    other = tab("today-clovers", memory, seed=2)
    play_out(other)
    told = lines(other)
    app_of(one).tap("take-over")
    one.wait(100)
    assert one.picture.screen == "fortune"
    assert lines(one) == told


def test_two_wishes_at_once_end_in_one_deal() -> None:
    memory = MemoryStore()
    one, other = tab("today-clovers", memory), tab("today-clovers", memory, seed=2)
    tap(one, "wished")
    tap(other, "wished")
    assert cards(one) == cards(other)


def test_after_midnight_a_tab_at_yesterdays_deal_goes_on_with_it_beside_one_at_todays() -> None:
    old = tab("today-clovers", at="2026-11-29 23:58")
    tap(old, "wished")
    before = cards(old)
    new = tab("today-clovers", old.store, at="2026-11-30 00:01", seed=2)
    tap(new, "wished")
    set_clock(old, "2026-11-30 00:01")
    for key in (store.daily("clovers", "2026-11-30"), store.chair("clovers", "2026-11-30"), ""):
        app_of(old).elsewhere(key)
    assert "goes on elsewhere" not in old.words()
    third = tab("today-clovers?2026-11-29", old.store, at="2026-11-30 00:02", seed=3)
    assert cards(third) == before
    app_of(old).elsewhere(store.chair("clovers", "2026-11-29"))
    tap(old, "take-over")
    assert cards(old) == before
    play_out(old)
    play_out(new)
    assert sorted(line.day for line in lines(old)) == ["2026-11-29", "2026-11-30"]


def test_yesterdays_deal_told_in_another_tab_after_midnight_is_shown_and_not_todays_wish() -> None:
    old = tab("today-clovers", at="2026-11-29 23:58")
    tap(old, "wished")
    new = tab("today-clovers?2026-11-29", old.store, at="2026-11-30 00:01", seed=2)
    play_out(new)
    set_clock(old, "2026-11-30 00:02")
    app_of(old).tap("take-over")
    old.wait(100)
    assert old.picture.screen == "fortune"
    assert "Sunday 29 November" in old.words()


def test_free_games_in_two_tabs_both_count() -> None:
    memory = MemoryStore()
    one, other = tab("clovers", memory), tab("clovers", memory, seed=2)
    app_of(one).elsewhere(store.chair("clovers"))
    assert "This game goes on elsewhere" in one.words()
    play_out(other)
    app_of(one).tap("take-over")
    one.wait(10)
    app_of(one).tap("new")
    app_of(one).tap("deal")
    one.wait(100)
    play_out(one)
    assert len(lines(one)) == 2


def test_clear_undo_clear_adds_one() -> None:
    port = tab("clovers")
    app_of(port).tap("new")
    app_of(port).tap("draft:deals=clearable")
    app_of(port).tap("deal")
    port.wait(100)
    sitting = app_of(port).sitting
    assert sitting is not None
    for _n in range(2):
        while sitting.game.outcome is None:
            made = sitting.game.entry.solver.best_line(sitting.game.state)[0].partition(" ")[2]
            for i in range(0, len(made), 2):
                app_of(port).tap(f"card:{made[i : i + 2]}")
        port.wait(10)
        app_of(port).tap("undo")
    assert [(line.won, line.clean) for line in lines(port)] == [(True, True)]


def test_a_deal_left_before_its_first_move_counts_for_nothing() -> None:
    port = tab("clovers")
    for _n in range(5):
        app_of(port).tap("new")
        app_of(port).tap("draft:deals=clearable")
        app_of(port).tap("deal")
        port.wait(100)
    assert lines(port) == []


def test_the_browser_is_asked_once_to_keep_what_is_there() -> None:
    port = tab("today-clovers")
    assert port.persisted == 0
    tell(port)
    assert port.persisted == 1
    reload(port, "today-marriage")
    tell(port)
    assert port.persisted == 1


def test_where_browsers_forget_an_export_is_suggested_until_it_is_made_or_put_away() -> None:
    port = tab("")
    port.forgetful = True
    assert "may delete" not in port.words()
    reload(port, "today-clovers")
    tell(port)
    reload(port, "")
    assert "may delete what is kept" in port.words()
    tap(port, "reminded")
    assert "may delete" not in port.words()
    set_clock(port, "2026-12-14 08:00")
    reload(port, "")
    assert "may delete" in port.words()
    tap(port, "open:keeping")
    tap(port, "export-file")
    reload(port, "")
    assert "may delete" not in port.words()


def test_an_export_that_could_not_be_copied_is_shown_and_does_not_count() -> None:
    port = tab("today-clovers")
    tell(port)
    port.forgetful, port.clipboard = True, False
    reload(port, "keeping")
    tap(port, "export-code")
    assert "is copied" not in port.words()
    text = port.picture.sheet.partition("<textarea")[2].partition(">")[2].partition("</textarea>")[0]
    assert exchange.preview(Keep(MemoryStore(), lambda _reason: None), text, port.day).lines == 1
    tap(port, "close")
    reload(port, "")
    assert "may delete" in port.words()
    port.clipboard = True
    reload(port, "keeping")
    tap(port, "export-code")
    assert "The text is copied." in port.words()
    reload(port, "")
    assert "may delete" not in port.words()


def test_the_home_screen_counts_clears() -> None:
    port = tab("today-clovers")
    tell(port)
    reload(port, "")
    won = sum(line.won for line in lines(port))
    assert f"{won} cleared" in port.words()


@pytest.mark.parametrize("failure", [StoreBlocked, StoreFull])
def test_without_storage_the_day_is_told_all_the_same(failure: type[Exception]) -> None:
    class Refusing(MemoryStore):
        def set(self, key: str, text: str) -> None:
            raise failure

    port = tab("today-clovers", Refusing())
    tell(port)
    assert port.picture.screen == "fortune"
    app_of(port).visit("")
    assert "See the slip" in port.words()


@pytest.mark.parametrize("text", ["", "x", "open 1 id F-0000-0000-0 {", "<script>", "open 9 a F-0000-0000-E {}"])
def test_a_damaged_deal_is_set_aside_and_told(text: str) -> None:
    memory = MemoryStore()
    memory.set(store.daily("clovers", "2026-11-29"), text)
    port = tab("", memory)
    reload(port, "today-clovers")
    if "wished" in port.taps():
        tap(port, "wished")
    assert len(port.cards) == 16
    play_out(port)
    tap(port, "slip")
    assert memory.get(store.aside(1)) == text or not text


def test_damaged_records_do_not_stop_the_page() -> None:
    memory = MemoryStore()
    memory.set(store.RECORDS, "nonsense\n\x00\nid=a g=clovers d=2026-11-20 k=daily s=1 e=2 r=stuck l=30")
    assert "2 finished games could not be read. They are set aside" in tab("", memory).words()
    for place in ("", "calendar", "records", "keeping", "today-clovers"):
        port = tab(place, memory)
        assert port.picture.title
        assert "could not be read" not in port.words()
    assert len(lines(tab("", memory))) == 1


def test_export_delete_import_gives_the_same_records() -> None:
    port = tab("today-clovers")
    tell(port)
    reload(port, "today-marriage")
    tell(port)
    before = lines(port)
    for out, back in (("export-file", "import-file"), ("export-code", "import-read")):
        reload(port, "keeping")
        tap(port, out)
        text = port.files[f"card-biyori-{port.day}.json"] if out == "export-file" else port.copied[-1]
        tap(port, "delete")
        assert "export-file" in port.taps()
        tap(port, "delete")
        tap(port, "delete-all")
        assert lines(port) == []
        assert "Everything is deleted." in port.words()
        port.picked = port.fields["import"] = text
        tap(port, back)
        assert "Finished games that are new here 2" in " ".join(port.words().split())
        assert lines(port) == []
        tap(port, "import-take")
        assert lines(port) == before
        assert "Imported." in port.words()
        app_of(port).visit("today-clovers")
        port.wait(100)
        assert port.picture.screen == "fortune"


def export(port: FakePort) -> str:
    """A file of everything on this device."""
    return exchange.write_file(exchange.gather(app_of(port).keep))


def take_in(port: FakePort, text: str) -> str:
    """Import a file; what was said of it before."""
    reload(port, "keeping")
    port.picked = text
    tap(port, "import-file")
    said = " ".join(port.words().split())
    tap(port, "import-take")
    assert "Imported." in port.words()
    return said


def test_a_deal_that_went_on_elsewhere_is_not_overwritten_by_a_tab_that_shows_it_as_it_was() -> None:
    here = tab("today-clovers")
    tap(here, "wished")
    other = tab("")
    take_in(other, export(here))
    reload(other, "today-clovers")
    move(other)
    take_in(tab("", here.store, seed=3), export(other))
    kept = here.store.get(store.daily("clovers", here.day))
    app_of(here).hide()
    assert here.store.get(store.daily("clovers", here.day)) == kept
    app_of(here).draw()
    tap(here, "take-over")
    assert cards(here) == cards(other)


def test_a_day_told_on_another_device_is_looked_at_to_the_end() -> None:
    here = tab("today-clovers")
    tap(here, "wished")
    other = tab("")
    take_in(other, export(here))
    play_out(here)
    here.wait(100)
    set_clock(here, "2026-11-30 08:00")
    reload(here, "today-clovers")
    tap(here, "wished")  # and the table of the day before is no longer kept
    set_clock(other, "2026-11-30 09:00")
    take_in(other, export(here))
    reload(other, "today-clovers?2026-11-29")
    other.wait(100)
    assert "Sunday 29 November" in other.words()
    assert "Looking at this deal" not in other.words()


def test_a_fortune_drawn_by_a_clock_that_was_fast_costs_nothing_else() -> None:
    port = tab("today-marriage")
    tell(port)
    before = lines(port)
    set_clock(port, "2026-12-09 08:00")
    reload(port, "today-clovers")
    tap(port, "wished")
    set_clock(port, "2026-11-29 09:00")
    text = export(port)
    assert "still to come" not in take_in(port, text)
    app_of(port).keep.clear()
    assert "still to come (is a clock wrong?) 1" in take_in(port, text)
    assert lines(port) == before
    reload(port, "today-clovers")
    assert "wished" in port.taps()


def test_a_game_brought_back_after_a_deletion_is_recorded_when_it_ends() -> None:
    port = tab("clovers")
    move(port)
    text = export(port)
    for _n in range(2):
        app_of(port).tap("give-up")
        app_of(port).tap("give-up-yes")
        assert len(lines(port)) == 1
        app_of(port).visit("keeping")
        for key in ("delete", "delete", "delete-all"):
            tap(port, key)
        assert lines(port) == []
        port.picked = text
        tap(port, "import-file")
        tap(port, "import-take")
        app_of(port).visit("clovers")


@pytest.mark.parametrize(
    "text", ["{}", "hello", "BIYORI1.abc.00000000", '{"biyori":99}', "[" * 100_000, "<b>x</b>" * 9]
)
def test_a_foreign_or_damaged_import_is_refused_in_words_and_changes_nothing(text: str) -> None:
    port = tab("today-clovers")
    tell(port)
    assert isinstance(port.store, MemoryStore)
    before = dict(port.store.texts)
    reload(port, "keeping")
    port.picked = text
    tap(port, "import-file")
    assert "Nothing was changed." in port.words()
    assert "<b>x" not in port.html()
    assert port.store.texts == before


def test_an_empty_field_is_said_to_be_empty() -> None:
    port = tab("keeping")
    tap(port, "import-read")
    assert "There is no text in the field." in port.words()


def test_deleting_can_be_left_at_every_question() -> None:
    port = tab("today-clovers")
    tell(port)
    reload(port, "keeping")
    for asked in (1, 2):
        for _n in range(asked):
            tap(port, "delete")
        tap(port, "close")
        assert port.picture.sheet == ""
    app_of(port).tap("delete-all")
    assert len(lines(port)) == 1


def test_in_a_tab_left_open_a_deletion_elsewhere_is_not_undone() -> None:
    memory = MemoryStore()
    playing = tab("today-clovers", memory)
    tap(playing, "wished")
    other = tab("keeping", memory, seed=2)
    tap(other, "delete")
    tap(other, "delete")
    tap(other, "delete-all")
    move(playing)
    app_of(playing).hide()
    assert memory.get(store.daily("clovers", "2026-11-29")) is None
