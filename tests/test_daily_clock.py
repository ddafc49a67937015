"""The day's fortune, by a clock that the test winds: midnight, flights, and a streak that forgives the map."""

import itertools

import daily
import pytest
from daily import Day, Today
from days import HONOLULU, TOKYO, at, crypto, day, dealt, never, play_out, streak, told
from fakes import keeping


def test_the_next_date_has_a_new_deal_from_midnight_on() -> None:
    keep = keeping()
    first = told(keep, at("2026-11-29 23:59"), 7)
    second = told(keep, at("2026-11-30 00:00"), 8)
    assert (first.day, second.day, first.id, second.id) == ("2026-11-29", "2026-11-30", "id-7", "id-8")


def test_begun_before_midnight_and_ended_after_belongs_to_the_first_day() -> None:
    keep = keeping()
    game = dealt(keep, at("2026-11-29 23:58"))
    result = daily.finish(keep, play_out(game), at("2026-11-30 00:05"))
    assert result is not None
    assert result.day == "2026-11-29"
    assert daily.open_today(keep, "clovers", at("2026-11-30 00:06"), crypto(8)).state == "new"


def test_a_clock_set_back_gives_no_second_fortune() -> None:
    keep = keeping()
    newest = told(keep, at("2026-11-29 08:00"))
    assert daily.open_today(keep, "clovers", at("2026-11-28 08:00"), never) == Today("early", newest)
    assert daily.open_today(keep, "clovers", at("2026-11-29 08:00"), never).state == "done"


def test_a_clock_set_back_to_a_date_that_was_told_shows_it() -> None:
    keep = keeping()
    first = told(keep, at("2026-11-28 08:00"), 6)
    told(keep, at("2026-11-29 08:00"), 7)
    assert daily.open_today(keep, "clovers", at("2026-11-28 09:00"), never).day == first


def test_a_clock_set_back_misses_no_day() -> None:
    keep = keeping()
    told(keep, at("2026-11-28 08:00"), 6)
    told(keep, at("2026-11-29 08:00"), 7)
    assert streak(keep, at("2026-11-20 08:00")) == (2, 2)
    told(keep, at("2026-11-30 08:00"), 8)
    assert streak(keep, at("2026-11-30 08:00")) == (3, 3)


def test_flying_west_over_the_date_line_keeps_the_streak() -> None:
    keep = keeping()
    told(keep, at("2026-11-27 20:00", HONOLULU), 5)
    told(keep, at("2026-11-28 20:00", HONOLULU), 6)
    told(keep, at("2026-11-30 22:00", TOKYO), 7)
    assert streak(keep, at("2026-11-30 22:00", TOKYO)) == (3, 3)
    cells = {
        cell.day: cell
        for cell in itertools.chain(*daily.month(daily.load(keep, "clovers"), 2026, 11, at("2026-11-30 22:00")))
        if cell
    }
    assert (cells["2026-11-29"].state, cells["2026-11-30"].follows) == ("crossed", True)


def test_flying_east_over_the_date_line_waits_for_the_date_and_keeps_the_streak() -> None:
    keep = keeping()
    told(keep, at("2026-11-29 08:00", TOKYO))
    assert daily.open_today(keep, "clovers", at("2026-11-28 18:00", HONOLULU), never).state == "early"
    assert daily.open_today(keep, "clovers", at("2026-11-29 08:00", HONOLULU), never).state == "done"
    told(keep, at("2026-11-30 08:00", HONOLULU), 8)
    assert streak(keep, at("2026-11-30 08:00", HONOLULU)) == (2, 2)


@pytest.mark.parametrize(("hour", "row"), [("07:59", 2), ("08:00", 1), ("20:00", 1)])
def test_two_dates_apart_keeps_the_streak_only_under_48_hours(hour: str, row: int) -> None:
    days = [day("2026-11-28 08:00"), day(f"2026-11-30 {hour}")]
    assert daily.streak(days, at("2026-11-30 23:00"))[0] == row


def test_the_streak_counts_days_in_a_row_and_today_may_still_come() -> None:
    days = [day(f"2026-11-{n} 08:00") for n in (20, 21, 22, 24, 25)]
    assert daily.streak([], at("2026-11-25 09:00")) == (0, 0)
    assert daily.streak(days, at("2026-11-25 09:00")) == (2, 3)
    assert daily.streak(days, at("2026-11-26 23:59")) == (2, 3)
    assert daily.streak(days, at("2026-11-27 09:00")) == (0, 3)


def test_the_streak_runs_over_month_ends_and_the_leap_day() -> None:
    days = [day(f"{text} 12:00") for text in ("2028-02-27", "2028-02-28", "2028-02-29", "2028-03-01")]
    assert daily.streak(days, at("2028-03-01 13:00")) == (4, 4)
    year_end = [day("2026-12-31 12:00"), day("2027-01-01 12:00")]
    assert daily.streak(year_end, at("2027-01-01 13:00")) == (2, 2)


def test_a_month_shows_every_date_with_its_mark() -> None:
    days = {d.day: d for d in (day("2026-11-03 08:00", left=0), day("2026-11-04 08:00"), day("2026-11-06 08:00"))}
    days["2026-11-07"] = Day("2026-11-07", at("2026-11-07 08:00").ms, "open")
    weeks = daily.month(days, 2026, 11, at("2026-11-09 08:00"))
    assert {len(week) for week in weeks} == {7}
    cells = [cell for week in weeks for cell in week if cell]
    assert [cell.number for cell in cells] == list(range(1, 31))
    assert [cell.state for cell in cells[:10]] == [
        *("before", "before", "done", "done", "missed", "done", "open", "missed", "today", "after")
    ]
    assert [cell.mark for cell in cells[2:4]] == ["daikichi", "chukichi"]
    assert [cell.follows for cell in cells[2:6]] == [False, True, False, False]


@pytest.mark.parametrize(
    ("year", "month", "days", "first"), [(2026, 11, 30, 0), (2028, 2, 29, 2), (2027, 2, 28, 1), (2026, 12, 31, 2)]
)
def test_months_have_their_length_and_begin_on_their_weekday(year: int, month: int, days: int, first: int) -> None:
    flat = [cell for week in daily.month({}, year, month, at("2026-11-29 08:00")) for cell in week]
    assert [cell is None for cell in flat[: first + 1]] == [True] * first + [False]
    assert sum(cell is not None for cell in flat) == days
