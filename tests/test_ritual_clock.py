"""The day's fortune on the whole page, by a clock that the test winds."""

from datetime import datetime, timedelta

import daily
import pytest
from tabs import app_of, cards, lines, play_out, reload, set_clock, tab, tap, tell


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
