"""The fortune calendar."""

import re
from datetime import datetime, timedelta, timezone

import page.calendar as screen
import pytest
from daily import Day, Now
from page import words
from page.picture import Facts
from records import Line

TOKYO = timezone(timedelta(hours=9))


def day(text: str, left: int | None, game: str = "clovers") -> Day:
    """A day told with so many cards left; None: not played to its end."""
    ms = int(datetime.fromisoformat(f"{text} 08:00").replace(tzinfo=TOKYO).timestamp() * 1000)
    if left is None:
        return Day(text, ms, text)
    return Day(text, ms, text, Line(text, game, text, ms + 1, "daily", ms, left=left, won=not left))


def drawn(ui: screen.Ui, today: str, *days: Day, love: tuple[Day, ...] = ()) -> str:
    words.use("en")
    ms = int(datetime.fromisoformat(f"{today} 12:00").replace(tzinfo=TOKYO).timestamp() * 1000)
    known = {"clovers": {d.day: d for d in days}, "marriage": {d.day: d for d in love}}
    kept = {"now": Now(today, ms), "days": known}
    return " ".join(screen.draw(ui, Facts(kept)).regions.values())


def seen(html: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", html).split())


def test_every_day_has_a_spoken_name_with_both_fortunes() -> None:
    love = day("2026-11-28", 3, "marriage")
    html = drawn(screen.Ui(), "2026-11-29", day("2026-11-28", 0), love=(love,))
    assert "Saturday 28 November, Four-leaf slip Great fortune, Love slip Well matched" in seen(html)
    assert 'class="m k5"' in html


def test_the_streak_joins_days_but_not_over_the_edge_of_a_week() -> None:
    days = [day(f"2026-11-{n}", 46) for n in (20, 21, 22, 23)]
    html = drawn(screen.Ui(), "2026-11-29", *days)
    tied = re.findall(r'class="cell tie[^>]*data-tap="day:([\d-]*)"', html)
    assert tied == ["2026-11-21", "2026-11-23"]


def test_a_missed_day_is_a_dash() -> None:
    html = drawn(screen.Ui(), "2026-11-29", day("2026-11-26", 46), day("2026-11-28", 46))
    assert "Friday 27 November, Four-leaf slip a day off" in seen(html)


def test_months_are_turned_no_further_than_there_is_something() -> None:
    html = drawn(screen.Ui(), "2026-11-29", day("2026-10-30", 46))
    assert re.search(r'data-tap="month:2026-10"[^>]*>', html)
    assert re.search(r'data-tap="month:2026-12"[^>]*disabled', html)
    earlier = screen.tap(screen.Ui(), "month:2026-10")
    assert isinstance(earlier, screen.Ui)
    html = drawn(earlier, "2026-11-29", day("2026-10-30", 46))
    assert "October 2026" in html
    assert re.search(r'data-tap="month:2026-09"[^>]*disabled', html)


def test_a_year_ends_between_two_months() -> None:
    assert "December 2026" in drawn(screen.Ui("2026-12"), "2027-01-01", day("2026-12-31", 0), day("2027-01-01", 0))
    assert 'data-tap="month:2026-12"' in drawn(screen.Ui(), "2027-01-01", day("2026-12-31", 0))


@pytest.mark.parametrize("query", ["", "2026-13", "x", "2026-11-29", "<b>"])
def test_an_address_that_is_no_month_opens_this_one(query: str) -> None:
    assert screen.fresh(query) == screen.Ui()
    assert screen.fresh("2026-10") == screen.Ui("2026-10")


def test_a_day_that_is_picked_shows_its_slips() -> None:
    picked = screen.tap(screen.Ui(), "day:2026-11-28")
    assert isinstance(picked, screen.Ui)
    html = drawn(picked, "2026-11-29", day("2026-11-28", 30))
    assert "Middle fortune 30 cards left" in seen(html)
    assert 'data-tap="open:today-clovers?2026-11-28"' in html
    assert screen.tap(picked, "day:2026-11-28") == screen.Ui()


def test_a_love_deal_that_is_open_is_seen_and_opened_even_before_the_first_clover_deal() -> None:
    love = day("2026-11-01", None, "marriage")
    html = drawn(screen.Ui(picked="2026-11-01"), "2026-11-29", day("2026-11-20", 0), love=(love,))
    cells = re.findall(r'<button type="button" class="cell.*?</button>', html)
    assert "disabled" not in cells[0]
    assert cells[0].endswith('<span class="l" aria-hidden="true">…</span></button>')
    assert "disabled" in cells[1]
    assert 'data-tap="open:today-marriage?2026-11-01"' in html


def test_the_slips_of_one_day_are_told_apart_by_ear() -> None:
    love = day("2026-11-28", None, "marriage")
    html = drawn(screen.Ui(picked="2026-11-28"), "2026-11-29", day("2026-11-28", 30), love=(love,))
    assert '<span class="vh">See the slip: Four-leaf slip of Saturday 28 November</span>' in html
    assert '<span class="vh">Continue: Love slip of Saturday 28 November</span>' in html


def test_results_stand_beside_what_the_tips_reach() -> None:
    days = [day(f"2026-11-{n:02}", 0) for n in range(1, 11)]
    text = seen(drawn(screen.Ui(), "2026-11-29", *days))
    assert "Great fortune 10 days , 3.4 by the tips" in text
    assert "10 days told" in text
    assert "Results so far" not in text


def test_the_results_have_a_row_of_every_mark_that_came_each_in_its_depth() -> None:
    html = drawn(screen.Ui(), "2026-11-29", day("2026-11-01", 12), day("2026-11-02", 48))
    rows = re.findall(r'<li><span class="serif">([^<]*)</span>.*?<rect class="f(\d)"', html)
    assert rows == [
        ("Great fortune", "5"),
        ("Good fortune", "4"),
        ("Middle fortune", "4"),
        ("Small fortune", "3"),
        ("Fortune to come", "2"),
        ("A day to rest", "1"),
    ]


def test_the_table_says_that_it_is_our_own() -> None:
    text = seen(drawn(screen.Ui(), "2026-11-29"))
    assert "Books differ; these tables are our own." in text
    assert "only by ending it early" in text
    assert "Four-leaf slip Cards left By the tips Great fortune 0" in text
    assert "Middle fortune 17–34" in text
    assert "Love slip Cards left Taking at once" in text


def test_love_stands_beside_taking_at_once() -> None:
    text = seen(drawn(screen.Ui(game="marriage"), "2026-11-29", love=(day("2026-11-28", 0, "marriage"),)))
    assert "Vertical lines: what taking at once reaches" in text
    assert "1 day , 0.4 by taking at once" in text
    assert "1 day told" in text
    assert "tips" not in text.partition("The tables")[0]
