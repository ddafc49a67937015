"""Two tabs of one browser: the older rests, nothing is overwritten, and one day has one deal."""

import pytest
import store
from store import MemoryStore
from tabs import app_of, cards, lines, move, play_out, set_clock, tab, tap


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
