"""Dates as people say them: 11月29日（日）, Sunday 29 November."""

from datetime import date

from page.words import _, pgettext


def long_date(day: str) -> str:
    """The day of the week, the day and the month of 2026-11-29."""
    at = date.fromisoformat(day)
    return _("{weekday} {day} {month}").format(weekday=weekday(at), day=at.day, month=month(at.month))


def full_date(day: str) -> str:
    """The same with its year."""
    at = date.fromisoformat(day)
    return _("{weekday} {day} {month} {year}").format(
        weekday=weekday(at), day=at.day, month=month(at.month), year=at.year
    )


def month_title(year: int, number: int) -> str:
    """2026年 11月, November 2026."""
    return _("{month} {year}").format(month=month(number), year=year)


def kanji_date(day: str) -> str:
    """As it stands on a slip in vertical writing: 十一月二十九日（日）."""
    at = date.fromisoformat(day)
    return f"{_kanji(at.month)}月{_kanji(at.day)}日（{weekday(at)}）"


def weekday(at: date) -> str:
    """Sunday, Monday …; 日, 月 …"""
    return (
        _("Sunday"),
        _("Monday"),
        _("Tuesday"),
        _("Wednesday"),
        _("Thursday"),
        _("Friday"),
        _("Saturday"),
    )[at.isoweekday() % 7]


def weekday_letters() -> tuple[str, ...]:
    """The days of the week, from Sunday, in the room of one letter."""
    return (
        pgettext("Sunday", "S"),
        pgettext("Monday", "M"),
        pgettext("Tuesday", "T"),
        pgettext("Wednesday", "W"),
        pgettext("Thursday", "T"),
        pgettext("Friday", "F"),
        pgettext("Saturday", "S"),
    )


def weekday_letter(day: str) -> str:
    """The letter of the day of the week of a date."""
    return weekday_letters()[date.fromisoformat(day).isoweekday() % 7]


def month(number: int) -> str:
    """January, February …; 1月, 2月 …"""
    return (
        _("January"),
        _("February"),
        _("March"),
        _("April"),
        _("May"),
        _("June"),
        _("July"),
        _("August"),
        _("September"),
        _("October"),
        _("November"),
        _("December"),
    )[number - 1]


def _kanji(number: int) -> str:
    tens, ones = divmod(number, 10)
    digits = "〇一二三四五六七八九"
    return ("" if tens < 2 else digits[tens]) + ("十" if tens else "") + (digits[ones] if ones else "")
