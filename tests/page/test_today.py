"""The home screen's panel of the day."""

import re

import pytest
from daily import Cell
from page import today, words
from page.today import Panel, Stand

NEW = Stand("new", "2026-11-29")


def drawn(**more: object) -> str:
    words.use("en")
    fields: dict[str, object] = {"day": "2026-11-29", "stands": {"clovers": NEW, "marriage": NEW}, **more}
    return today.panel(Panel(**fields))  # type: ignore[arg-type]


def seen(**more: object) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", drawn(**more)).split())


def both(stand: Stand) -> dict[str, Stand]:
    return {"clovers": stand, "marriage": stand}


def test_before_the_first_day_there_is_no_streak() -> None:
    text = seen()
    assert "Sunday 29 November Not drawn yet" in text
    assert "in a row" not in text


@pytest.mark.parametrize(
    ("stand", "said"),
    [
        (Stand("running", "2026-11-29"), "Under way"),
        (Stand("early", "2026-11-30", 30), "earlier than Monday 30 November, the last day told. See that day"),
        (Stand("early", "2026-11-30", 30), "Today in love Already told"),
        (Stand("early", "2026-11-30"), "Under way The clock of this device is set earlier than Monday 30 November"),
        (Stand("early", "2026-11-30"), "Today in love Under way"),
        (Stand("done", "2026-11-29", 0), "Great fortune"),
    ],
)
def test_it_says_how_the_day_stands(stand: Stand, said: str) -> None:
    assert said in seen(stands=both(stand))


def test_the_streak_and_the_week_are_told() -> None:
    week = [Cell(f"2026-11-{n}", n, "done", "kyo", 46, True) for n in range(23, 29)]
    text = seen(week=[*week, Cell("2026-11-29", 29, "today")], streak=(6, 21))
    assert "6 days in a row Best 21" in text
    assert "Monday 23 November, A day to rest" in text
    assert "Sunday 29 November, not told yet" in text


@pytest.mark.parametrize(
    ("gap", "said"), [(1, "A day off yesterday. Today is day one."), (4, "Some days off. Today is day one.")]
)
def test_a_missed_day_ends_it_gently(gap: int, said: str) -> None:
    assert said in seen(streak=(0, 21), gap=gap)


def test_a_row_that_yesterdays_open_deal_can_carry_on_is_not_called_ended() -> None:
    week = [Cell("2026-11-27", 27, "done", "kyo", 46), Cell("2026-11-28", 28, "open"), Cell("2026-11-29", 29, "today")]
    assert "Yesterday’s is still open: end it, and your streak goes on." in seen(week=week, streak=(0, 21), gap=1)


def test_a_row_that_ended_before_yesterday_is_not_promised_to_go_on() -> None:
    week = [Cell("2026-11-27", 27, "missed"), Cell("2026-11-28", 28, "open"), Cell("2026-11-29", 29, "today")]
    text = seen(week=week, streak=(0, 21), gap=9)
    assert "your streak goes on" not in text
    assert "Some days off. Today is day one." in text


def test_the_first_day_of_a_row_is_no_row_yet() -> None:
    assert "Day one Best 3" in seen(streak=(1, 3))


def test_an_open_deal_of_another_day_is_named() -> None:
    assert "Love slip of Friday 27 November is still open" in seen(open=[("marriage", "2026-11-27")])


def test_the_buttons_of_open_deals_are_told_apart_by_ear() -> None:
    html = drawn(open=[("clovers", "2026-11-27"), ("marriage", "2026-11-28")])
    assert 'aria-label="Continue: Four-leaf slip of Friday 27 November"' in html
    assert 'aria-label="Continue: Love slip of Saturday 28 November"' in html
