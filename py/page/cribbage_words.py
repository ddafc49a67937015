"""Cribbage in words: names of seats, points and options, and what is called in the show."""

from collections.abc import Sequence

from cards import Card, rank
from contract import Event
from page.parts import plain, written_all
from page.picture import Table
from page.words import _, ngettext, pgettext

PAIRS = ("pair", "pair_royal", "double_pair_royal")
PEGGED = ("fifteen", "thirty_one", *PAIRS, "run", "go", "last", "heels", "head_start", "muggins")
"""Kinds of events of the play that move a peg."""

Options = dict[str, tuple[str, str] | tuple[str, str, dict[str, str]]]


def name() -> str:
    """The game's name in full."""
    return _("Cribbage")


def levels() -> tuple[tuple[str, str, str], ...]:
    """Opponents: id, name, how they play."""
    return (
        ("easy", _("Easy"), _("Takes the points it sees, and slips now and then")),
        ("medium", _("Medium"), _("Lays away by the averages, plays simply")),
        ("hard", _("Strong"), _("Plays by practised judgement")),
        ("master", _("Master"), _("Thinks every card through to the end of the deal")),
    )


def option_words() -> Options:
    """A title and a note for each option of the rules, with words for its values where it is no switch."""
    return {
        "shape": (
            _("Players"),
            _("Five-card is the old game for two; four play in pairs"),
            {
                "two": pgettext("players", "Two"),
                "five": pgettext("players", "Five-card"),
                "three": pgettext("players", "Three"),
                "pairs": pgettext("players", "Four"),
            },
        ),
        "target": (
            _("Game to"),
            _("121 as usual, 61 in the five-card game"),
            {"usual": _("Usual"), "121": "121", "61": "61"},
        ),
        "first": (
            _("First deal"),
            _("The lowest card deals, or lots are drawn"),
            {"lift": _("Cut"), "lot": _("By lot")},
        ),
        "skunks": (_("Skunks"), _("Winning by a wide margin counts for two games or three")),
        "counting": (
            _("Counting"),
            _("By hand, you state the points yourself"),
            {"auto": _("Automatic"), "hand": _("By hand")},
        ),
        "muggins": (_("Muggins"), _("Counting by hand: what you miss, the other side takes")),
        "play_on": (_("Play on"), _("Five-card: play to the last card, not just to the first 31 or go")),
    }


def level_name(level: str) -> str:
    """The name of an opponent's level."""
    return next(title for id_, title, _note in levels() if id_ == level)


def seat_name(table: Table, seat: int) -> str:
    """Whom the player sees there: oneself, the opponent, or the neighbours round the table."""
    if seat == table.seat:
        return _("You")
    seats = table.view.terms.shape.seats
    if seats == 2:
        return _("Master") if table.match.get("level") == "master" else _("Opponent")
    place = (seat - table.seat) % seats
    if place == 1:
        return pgettext("seat", "Left")
    return _("Partner") if seats == 4 and place == 2 else pgettext("seat", "Right")


def side_name(table: Table, side: int) -> str:
    """Who shares a peg."""
    shape = table.view.terms.shape
    if shape.seats == shape.sides:
        return seat_name(table, side)
    return _("You and partner") if side == table.seat % shape.sides else _("Left and right")


def crib_name(table: Table, seat: int) -> str:
    """The crib, by whose it is."""
    if seat == table.seat:
        return _("Your crib")
    return _("{name}’s crib").format(name=seat_name(table, seat))


def points(n: int) -> str:
    """1 point, 8 points; 8点."""
    return ngettext("{n} point", "{n} points", n).format(n=n)


def run_of(n: int) -> str:
    """run of three; 3枚のラン."""
    return {3: _("run of three"), 4: _("run of four"), 5: _("run of five"), 6: _("run of six"), 7: _("run of seven")}[n]


def kind(event: Event) -> str:
    """What an event scores for, in the middle of a sentence."""
    if event.kind == "run":
        return run_of(len(event.cards))
    if event.kind == "flush":
        return _("flush of {n}").format(n=len(event.cards))
    return {
        "fifteen": _("fifteen"),
        "thirty_one": _("thirty-one"),
        "pair": _("pair"),
        "pair_royal": _("pair royal"),
        "double_pair_royal": _("double pair royal"),
        "nobs": _("nobs"),
        "go": _("go"),
        "last": _("last card"),
        "heels": _("heels"),
        "head_start": _("three for last"),
        "muggins": _("muggins"),
    }[event.kind]


def reasons(events: Sequence[Event]) -> str:
    """Everything that scored, with the ranks of a run: fifteen and run of three (4-5-6)."""
    named = []
    for event in events:
        word = kind(event)
        if event.kind == "run":
            ranks = "-".join(plain(card)[1:] for card in sorted(event.cards, key=rank))
            word = _("{run} ({ranks})").format(run=word, ranks=ranks)
        named.append(word)
    return _(" and ").join(named)


def call(event: Event, total: int) -> str:
    """How a combination is called in the show: fifteen 4; run of three is 9."""
    if event.kind == "fifteen":
        return _("fifteen {total}").format(total=total)
    return _("{what} is {total}").format(what=kind(event), total=total)


def capital(sentence: str) -> str:
    """With a capital letter at its beginning."""
    return sentence[:1].upper() + sentence[1:]


def calls(events: Sequence[Event]) -> str:
    """The whole count of a hand: Fifteen 2, fifteen 4, pair is 6."""
    total, called = 0, []
    for event in events:
        total += event.points
        called.append(call(event, total))
    return capital(_(", ").join(called))


def nothing() -> str:
    """A hand without a point: nineteen is a score that no hand can have."""
    return _("Nineteen, that is, nothing.")


def chosen(cards: Sequence[Card], whose: str, name: str) -> str:
    """Cards on their way to the crib, which is one's "own", one's partner's ("side"), or an "other" one: of this name
    where there are several others.
    """
    words = {
        "own": _("{cards} to your crib. Tap again to keep."),
        "side": _("{cards} to your side’s crib. Tap again to keep."),
        "other": _("{cards} to {name}’s crib. Tap again to keep.")
        if name
        else _("{cards} to the other crib. Tap again to keep."),
    }[whose]
    return words.format(cards=written_all(cards), name=name)
