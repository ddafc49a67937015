"""Days of the fortune, by a clock that the test winds."""

import itertools
import random
from collections.abc import Callable
from datetime import datetime, timedelta, timezone

import daily
from daily import Day, Now
from game import Game
from records import Line
from store import Keep

TOKYO, HONOLULU = timezone(timedelta(hours=9)), timezone(timedelta(hours=-10))
STUCK_AT_ONCE = 2
"""A seed of the first game whose deal has no group at all."""


def at(text: str, zone: timezone = TOKYO) -> Now:
    """What a clock there says at this local time."""
    moment = datetime.fromisoformat(text).replace(tzinfo=zone)
    return Now(moment.date().isoformat(), int(moment.timestamp() * 1000))


def crypto(*seeds: int) -> Callable[[], tuple[int, str]]:
    """Seeds and ids as a browser's crypto would give them."""
    numbers = iter(seeds or itertools.count(1))
    return lambda: (seed := next(numbers), f"id-{seed}")


def never() -> tuple[int, str]:
    raise AssertionError("a second deal was made")


def play_out(game: Game) -> Game:
    rng = random.Random(game.seed)
    while game.turn is not None:
        game.play(rng.choice(game.rules.legal(game.state)))
    return game


def dealt(keep: Keep, now: Now, seed: int = 7, name: str = "clovers") -> Game:
    today = daily.open_today(keep, name, now, crypto(seed))
    assert today.state == "new"
    assert today.game is not None
    return today.game


def told(keep: Keep, now: Now, seed: int = 7, name: str = "clovers") -> Day:
    """A deal made and played out at once."""
    day = daily.finish(keep, play_out(dealt(keep, now, seed, name)), now)
    assert day is not None
    return day


def streak(keep: Keep, now: Now) -> tuple[int, int]:
    return daily.streak(daily.load(keep, "clovers").values(), now)


def day(text: str, zone: timezone = TOKYO, name: str = "clovers", left: int = 30) -> Day:
    now = at(text, zone)
    line = Line(f"id-{now.ms}", name, now.day, now.ms + 1, kind="daily", started=now.ms, left=left, won=not left)
    return Day(now.day, now.ms, line.id, line)
