"""Everything kept, as a file or a text code, and back: what it would add, and the merging of two stores.

A file is JSON with a checksum. A code is the same, compressed, in letters that survive any message. What is damaged,
foreign or hostile is refused as a whole, before anything is changed. Merging never loses a finished game: lines are
merged by id, and of two deals for one date the earlier start stands, ties by id. Left out are only days of fortune that
are still to come.
"""

import base64
import binascii
import json
import re
import zlib
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from typing import Any

import daily
import fortunes
import records
import saves
import store
from records import Line
from saves import BadSave
from store import Keep, StoreFailure

VERSION = 1
LONGEST = 8_000_000
"""Characters of a file: some 60,000 finished games, more than a browser keeps."""

_CODE = re.compile(r"BIYORI1\.([0-9A-Za-z_-]+)\.([0-9a-f]{8})")
_SETTING = re.compile(r"[0-9A-Za-z_-]{0,40}")
_FIELDS = {"preferences": str, "records": list, "daily": dict, "games": dict}
_AHEAD = timedelta(days=2)
"""The local date elsewhere is at most two ahead of ours; a later one, by a clock that was wrong, would stop the day's
fortune until then."""


class BadExport(ValueError):
    """The text cannot be taken in; nothing was changed. `reason` is one of

    foreign (not ours at all), damaged, newer (made by a later release), size, full or blocked (the browser would not
    keep it).
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Kept:
    """What a store holds: finished games by id; the deals of dates as texts by game and date; the game on each
    table as text; the preferences as text."""

    lines: dict[str, Line] = field(default_factory=dict)
    daily: dict[tuple[str, str], str] = field(default_factory=dict)
    games: dict[str, str] = field(default_factory=dict)
    preferences: str = ""


@dataclass(frozen=True, slots=True)
class Preview:
    """What taking in a text would do. `lines` and `days` of fortune are new here, `later` days are left out, since they
    are still to come; `changed` finished games are known here with another result, `replaced` dates have a deal here
    that started later or stands further back; `games` under way come where there is none, `kept` stay as they are here;
    `preferences`: are they replaced?"""

    lines: int
    known: int
    changed: int
    days: int
    later: int
    replaced: tuple[tuple[str, str], ...]
    games: tuple[str, ...]
    kept: tuple[str, ...]
    preferences: bool


def gather(keep: Keep) -> Kept:
    """Everything in the store that goes into an export."""
    deals: dict[tuple[str, str], str] = {}
    games: dict[str, str] = {}
    preferences = keep.get(store.PREFERENCES) or ""
    for key, text in ((key, keep.get(key) or "") for key in keep.keys()):
        dated, name = store.read_daily(key), store.read_game(key)
        if dated and _is_deal(*dated, text):
            deals[dated] = text
        elif name and _is_game(name, text):
            games[name] = text
    if not _are_preferences(preferences):
        preferences = ""
    return Kept(records.load(keep).lines, deals, games, preferences)


def write_file(kept: Kept) -> str:
    """The text of a file."""
    body = _write_body(kept)
    return f'{{"biyori":{VERSION},"check":"{_check(body)}","kept":{body}}}'


def write_code(kept: Kept) -> str:
    """The same as one word of letters, digits, dots, dashes and underscores."""
    body = _write_body(kept)
    packed = base64.urlsafe_b64encode(zlib.compress(body.encode(), 9)).decode().rstrip("=")
    return f"BIYORI1.{packed}.{_check(body)}"


def read(text: str) -> Kept:
    """What a file or a code holds. BadExport if anything in it is not as we write it."""
    if len(text) > LONGEST:
        raise BadExport("size")
    text = text.removeprefix("\ufeff").strip()
    check: Any
    if text.startswith("BIYORI"):
        body, check = _unpack("".join(text.split()))
        parsed = _parse(body)
    else:
        whole = _parse(text, "damaged" if '"biyori"' in text[:40] else "foreign")
        if type(whole) is not dict or type(version := whole.get("biyori")) is not int:
            raise BadExport("foreign")
        if version > VERSION:
            raise BadExport("newer")
        parsed, check = whole.get("kept"), whole.get("check")
        body = _dump(parsed)
    if _check(body) != check:
        raise BadExport("damaged")
    try:
        return _read_body(parsed)
    except ValueError:
        raise BadExport("damaged") from None


def merge(one: Kept, other: Kept) -> Kept:
    """Two stores as one. For finished games and the deals of dates the order does not matter, and merging again
    changes nothing. Games under way and preferences are the first's, where it has them; a game that is over, or not
    begun, never stands in the way of one under way."""
    deals = dict(one.daily)
    for key, text in other.daily.items():
        deals[key] = _earlier(key, text, deals.get(key, text))
    return Kept(
        records.merge(one.lines.values(), other.lines.values()),
        dict(sorted(deals.items())),
        dict(sorted((other.games | one.games | _under_way(other) | _under_way(one)).items())),
        one.preferences or other.preferences,
    )


def preview(keep: Keep, text: str, today: str) -> Preview:
    """What `take` would do with this text. BadExport if it would refuse it."""
    whole, here = read(text), gather(keep)
    there = _so_far(whole, today)
    both = merge(here, there)
    return Preview(
        lines=len(both.lines) - len(here.lines),
        known=len(there.lines.keys() & here.lines.keys()),
        changed=sum(both.lines[name] != line for name, line in here.lines.items()),
        days=len(_days(both)) - len(_days(here)),
        later=len(_days(whole) - _days(both)),
        replaced=tuple(key for key, deal in here.daily.items() if both.daily[key] != deal),
        games=tuple(sorted(_under_way(there).keys() - _under_way(here).keys())),
        kept=tuple(sorted(_under_way(there).keys() & _under_way(here).keys())),
        preferences=there.preferences not in ("", here.preferences),
    )


def take(keep: Keep, text: str, today: str) -> None:
    """Merge a text into the store, its preferences in place of ours. BadExport and nothing changed, if it is refused
    or the browser has no room for all of it."""
    there, here = _so_far(read(text), today), gather(keep)
    both = merge(here, there)
    wanted = {store.RECORDS: records.write_all(both.lines.values())}
    wanted |= _chairs(both, here)  # before what is replaced, so that a tab at the table hears of it first
    wanted |= {store.daily(*key): deal for key, deal in both.daily.items()}
    wanted |= {store.game(name): game for name, game in both.games.items()}
    wanted |= {store.PREFERENCES: there.preferences} if there.preferences else {}
    try:
        keep.set_all(wanted)
    except StoreFailure as failure:
        raise BadExport(failure.reason) from None


def _so_far(kept: Kept, today: str) -> Kept:
    """Without the days of fortune that are still to come, wherever one is."""
    latest = (date.fromisoformat(today) + _AHEAD).isoformat()
    lines = {name: line for name, line in kept.lines.items() if line.kind != "daily" or line.day <= latest}
    return replace(kept, lines=lines, daily={key: deal for key, deal in kept.daily.items() if key[1] <= latest})


def _chairs(both: Kept, here: Kept) -> dict[str, str]:
    """Nobody keeps the chair of a game that is replaced: the tab that shows it would write its own back."""
    games = [(name,) for name, text in both.games.items() if here.games.get(name) != text]
    dated = [key for key, deal in both.daily.items() if here.daily.get(key) != deal]
    return {store.chair(*of): store.NOBODY for of in (*games, *dated)}


def _under_way(kept: Kept) -> dict[str, str]:
    return {name: text for name, text in kept.games.items() if saves.is_under_way(name, text)}


def _days(kept: Kept) -> set[tuple[str, str]]:
    """Game and date of every fortune, told or still open: of older ones only the line is kept."""
    return {(line.game, line.day) for line in kept.lines.values() if line.kind == "daily"} | kept.daily.keys()


def _write_body(kept: Kept) -> str:
    return _dump(
        {
            "preferences": kept.preferences,
            "records": [records.write(line) for line in kept.lines.values()],
            "daily": {f"{name} {day}": text for (name, day), text in kept.daily.items()},
            "games": kept.games,
        }
    )


def _dump(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _check(body: str) -> str:
    return f"{zlib.crc32(body.encode()):08x}"


def _parse(text: str, reason: str = "damaged") -> Any:
    try:
        return store.parse(text, LONGEST)
    except ValueError:
        raise BadExport(reason) from None


def _unpack(code: str) -> tuple[str, str]:
    found = _CODE.fullmatch(code)
    if found is None:
        raise BadExport("damaged" if code.startswith("BIYORI1.") else "newer")
    try:
        packed = base64.urlsafe_b64decode(found[1] + "=" * (-len(found[1]) % 4))
        unpacking = zlib.decompressobj()
        body = unpacking.decompress(packed, LONGEST + 1).decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        raise BadExport("damaged") from None
    if len(body) > LONGEST:
        raise BadExport("size")
    return body, found[2]


def _read_body(parsed: Any) -> Kept:
    """ValueError unless every part is what we write."""
    if type(parsed) is not dict or parsed.keys() != _FIELDS.keys():
        raise ValueError("fields")
    if any(type(parsed[name]) is not of for name, of in _FIELDS.items()):
        raise ValueError("fields")
    lines = [records.read(_text(line)) for line in parsed["records"]]
    deals = {}
    for key, text in parsed["daily"].items():
        name, _, day = key.partition(" ")
        if not _is_deal(name, day, _text(text)):
            raise ValueError("daily")
        deals[name, day] = text
    if not all(_is_game(name, _text(text)) for name, text in parsed["games"].items()):
        raise ValueError("games")
    if not _are_preferences(parsed["preferences"]):
        raise ValueError("preferences")
    return Kept(records.merge(lines), deals, parsed["games"], parsed["preferences"])


def _text(value: Any) -> str:
    if type(value) is not str:
        raise ValueError("not a text")
    return value


def _is_deal(name: str, day: str, text: str) -> bool:
    try:
        return name in fortunes.BANDS and daily.read(name, day, text).lost == 0
    except BadSave:
        return False


def _is_game(name: str, text: str) -> bool:
    try:
        loaded = saves.read(text)
    except BadSave:
        return False
    return loaded.lost == 0 and loaded.game.entry.id == name and loaded.game.kind != "daily"


def _are_preferences(text: str) -> bool:
    """Are these a few short settings by name, or none at all?"""
    try:
        parsed = store.parse(text or "{}", 4000, deepest=1)
    except ValueError:
        return False
    return type(parsed) is dict and all(
        type(value) in (int, bool) or (type(value) is str and _SETTING.fullmatch(value)) for value in parsed.values()
    )


def _earlier(key: tuple[str, str], *texts: str) -> str:
    """The deal that was started first, ties by id; of one deal in two states the finished one, then the one further
    on."""

    def standing(text: str) -> tuple[int, str, bool, int, str]:
        deal = daily.read(*key, text)
        return (deal.started, deal.game.id, not deal.done, -len(deal.game.moves), text)

    return min(texts, key=standing)
