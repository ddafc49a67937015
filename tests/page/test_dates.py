"""Dates as people say them, in both languages."""

import pytest
from page import dates, words


@pytest.mark.parametrize(
    ("day", "said"),
    [
        ("2026-11-29", "Sunday 29 November"),
        ("2028-02-29", "Tuesday 29 February"),
        ("2027-01-01", "Friday 1 January"),
    ],
)
def test_a_date_in_english(day: str, said: str) -> None:
    words.use("en")
    assert dates.long_date(day) == said
    assert dates.full_date(day) == f"{said} {day[:4]}"


def test_a_date_in_japanese() -> None:
    words.use("ja")
    assert dates.long_date("2026-11-29") == "11月29日（日）"
    assert dates.full_date("2026-11-29") == "2026年11月29日（日）"
    assert dates.month_title(2026, 11) == "2026年 11月"


@pytest.mark.parametrize(
    ("day", "written"),
    [
        ("2026-11-29", "十一月二十九日（日）"),
        ("2026-10-10", "十月十日（土）"),
        ("2026-01-01", "一月一日（木）"),
        ("2028-02-29", "二月二十九日（火）"),
        ("2026-12-31", "十二月三十一日（木）"),
        ("2026-05-20", "五月二十日（水）"),
    ],
)
def test_a_date_on_a_slip(day: str, written: str) -> None:
    words.use("ja")
    assert dates.kanji_date(day) == written


def test_the_week_begins_on_sunday() -> None:
    words.use("ja")
    assert "".join(dates.weekday_letters()) == "日月火水木金土"
    assert dates.weekday_letter("2026-11-29") == "日"
