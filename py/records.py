"""Finished games, one short line each, and what they add up to.

A line is "key=value" words: `id=k3 g=clovers d=2026-11-29 k=free e=1795910400000 r=stuck l=34 t=212`. Words that say
nothing (no undo, no hint) are left out, words that a later release adds are kept as they are. Nothing but lines is
stored: totals are computed, so they cannot disagree with the games.

Two tabs share one store, and a browser may show a tab what another one wrote a moment late. So a finished game first
gets a key of its own, which nobody else ever writes, and is then copied among the others; its own key goes only when,
a minute later, it is seen to stand there.
"""

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

import deals
import fortunes
import store
from game import Game
from store import Keep, StoreFailure

KINDS = ("free", "daily")
MINUTE = 60_000
LONGEST = 1000
"""Characters of a line."""

Pairs = tuple[tuple[str, str], ...]
Figures = tuple[tuple[str, int], ...]

_WORD = re.compile(r"([a-z]{1,8})=([0-9A-Za-z_.:,-]{1,600})")
_ID = re.compile(r"[0-9A-Za-z_-]{1,40}")
_NAME = re.compile(r"[a-z][a-z0-9_]{0,29}")
_VALUE = re.compile(r"[0-9A-Za-z_.-]{1,30}")


@dataclass(frozen=True, slots=True)
class Line:
    """A finished game. Times are milliseconds since 1970, `day` the local date on which it was started, `seconds` the
    time played; `options` only what differs from the default, with how it was dealt (deals) and who played (level)."""

    id: str
    game: str
    day: str
    ended: int
    kind: str = "free"
    started: int = 0
    options: Pairs = ()
    why: str = "over"
    won: bool = False
    left: int = 0
    scores: tuple[int, ...] = ()
    worth: int = 1
    seconds: int = 0
    undos: int = 0
    hints: int = 0
    code: str = ""
    figures: Figures = ()
    """What a game adds up beyond these: sums, and with names in "best_" the largest."""
    more: Pairs = ()
    """Words of a later release."""

    @property
    def clean(self) -> bool:
        """Without a step back and without a hint."""
        return not self.undos and not self.hints


def write(line: Line) -> str:
    """The line as text."""
    words = {
        "id": line.id,
        "g": line.game,
        "d": line.day,
        "k": line.kind,
        "s": str(line.started or ""),
        "e": str(line.ended),
        "r": line.why,
        "w": "1" if line.won else "",
        "l": str(line.left or ""),
        "sc": ":".join(map(str, line.scores)),
        "x": str(line.worth) if line.worth != 1 else "",
        "t": str(line.seconds or ""),
        "u": str(line.undos or ""),
        "h": str(line.hints or ""),
        "c": line.code,
        "o": _write_pairs(line.options),
        "f": _write_pairs((name, str(value)) for name, value in line.figures),
        **dict(line.more),
    }
    return " ".join(f"{key}={value}" for key, value in words.items() if value)


@lru_cache(maxsize=1 << 14)
def read(text: str) -> Line:
    """A line from text. ValueError if it is not one that `write` could have made."""
    if len(text) > LONGEST:
        raise ValueError("too long a line")
    words: dict[str, str] = {}
    for word in text.split(" "):
        found = _WORD.fullmatch(word)
        if found is None or found[1] in words:
            raise ValueError(f"not a word of a line: {word[:40]}")
        words[found[1]] = found[2]
    take = words.pop
    line = Line(
        id=_named(_ID, take("id", "")),
        game=_named(_NAME, take("g", "")),
        day=read_day(take("d", "")),
        kind=take("k", ""),
        started=_whole(take("s", "0")),
        ended=_whole(take("e", "")),
        why=_named(_NAME, take("r", "")),
        won=_whole(take("w", "0")) > 0,
        left=_whole(take("l", "0")),
        scores=tuple(map(_whole, filter(None, take("sc", "").split(":")))),
        worth=_whole(take("x", "1")),
        seconds=_whole(take("t", "0")),
        undos=_whole(take("u", "0")),
        hints=_whole(take("h", "0")),
        code=take("c", ""),
        options=_read_pairs(take("o", "")),
        figures=tuple((name, _whole(value)) for name, value in _read_pairs(take("f", ""))),
        more=tuple(sorted(words.items())),
    )
    if line.kind not in KINDS:
        raise ValueError("not a kind that counts")
    if line.game in fortunes.BANDS and fortunes.mark(line.game, line.left) is None:
        raise ValueError("more cards left than there are")
    return line


def read_day(text: str) -> str:
    """A date such as 2026-11-29, as it is. ValueError otherwise."""
    if date.fromisoformat(text).isoformat() != text:
        raise ValueError(f"not a date: {text[:20]}")
    return text


def _write_pairs(pairs: Iterable[tuple[str, str]]) -> str:
    return ",".join(f"{name}:{value}" for name, value in pairs)


def _read_pairs(text: str) -> Pairs:
    pairs = tuple(tuple(pair.split(":", 1)) for pair in text.split(",")) if text else ()
    return tuple((_named(_NAME, name), _named(_VALUE, value)) for name, value in pairs)


def _named(pattern: re.Pattern[str], text: str) -> str:
    if not pattern.fullmatch(text):
        raise ValueError(f"not a name: {text[:40]}")
    return text


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 15):
        raise ValueError(f"not a number: {text[:20]}")
    return int(text)


def of(game: Game, ended: int, started: int = 0, figures: Mapping[str, int] | None = None) -> Line | None:
    """The line of a game, or None while it counts for nothing: under way, practice, or left before its first move."""
    outcome = game.outcome
    if outcome is None or game.kind not in KINDS:
        return None
    # the whole list, not only up to `at`: what was taken back was a move all the same
    moved = any(game.rules.turn(state) == game.seat for state in game.states[: len(game.moves)])
    if outcome.why == "gave_up" and not moved:
        return None
    chosen = [
        (option.key, game.options[option.key])
        for option in game.rules.OPTIONS
        if game.options[option.key] != option.values[0]
    ]
    if game.deals != "plain":
        chosen.append(("deals", game.deals))
    if "level" in game.match:
        chosen.append(("level", str(game.match["level"])))
    side = game.seat % len(outcome.scores) if outcome.scores else 0
    return Line(
        id=game.id,
        game=game.entry.id,
        day=game.day,
        kind=game.kind,
        started=started,
        ended=ended,
        options=tuple(sorted(chosen)),
        why=outcome.why,
        won=side in outcome.won,
        left=outcome.left,
        scores=outcome.scores[side:] + outcome.scores[:side],
        worth=outcome.worth,
        seconds=game.seconds,
        undos=game.undos,
        hints=game.hints,
        code=deals.write(game.entry.id, game.seed),
        figures=tuple(sorted((figures or {}).items())),
    )


def better(one: Line, other: Line) -> Line:
    """Which of two lines of one game stands: of a daily game the earlier end, else the better end, then the earlier.

    So a clear that is undone stays a clear, and a game that was stuck, taken back and cleared is cleared once. Of two
    alike the one that tells more figures stands: a game is recorded again when it has been looked back at.
    """
    return one if one == other else min(one, other, key=_standing)


def _standing(line: Line) -> tuple[int, bool, int, int, int, str]:
    if line.kind == "daily":
        return (0, False, 0, 0, line.ended, write(line))
    return (1, not line.won, line.left, -len(line.figures), line.ended, write(line))


def merge(*books: Iterable[Line]) -> dict[str, Line]:
    """All lines of all books by id, in order of their ends. No game is lost, none counted twice, whatever the order."""
    merged: dict[str, Line] = {}
    for book in books:
        for line in book:
            rival = merged.get(line.id)
            merged[line.id] = better(line, rival) if rival else line
    return {line.id: line for line in sorted(merged.values(), key=lambda line: (line.ended, line.id))}


@dataclass(frozen=True, slots=True)
class Book:
    """What the store holds: lines by id in order of their ends, and how many more could not be read (set aside)."""

    lines: dict[str, Line]
    unread: int = 0


def load(keep: Keep) -> Book:
    """All finished games. Lines that cannot be read are set aside and told, the others are unharmed."""
    lines: list[Line] = []
    unread = 0
    for key in filter(_holds_lines, keep.keys()):
        texts = list(filter(None, (keep.get(key) or "").split("\n")))
        found = list(map(_readable, texts))
        lines += filter(None, found)
        bad = [text for text, line in zip(texts, found, strict=True) if line is None]
        if bad:
            keep.set_aside(key, "\n".join(bad))
            unread += len(bad)
            with suppress(StoreFailure):
                if len(bad) < len(texts):
                    keep.store.set(key, "\n".join(text for text in texts if text not in bad))
                else:
                    keep.store.remove(key)
    return Book(merge(lines), unread)


def _readable(text: str) -> Line | None:
    try:
        return read(text)
    except ValueError:
        return None


def add(keep: Keep, line: Line, now: int) -> Line:
    """Keep a finished game; returns the line that stands for it, which may be one that was there before."""
    standing = better(line, load(keep).lines.get(line.id, line))
    keep.set(store.record(line.id), write(standing))
    fold(keep, now)
    return standing


def fold(keep: Keep, now: int) -> None:
    """Copy games that have keys of their own among the others; drop the keys that have long been copied."""
    text = keep.get(store.RECORDS) or ""
    there = set(text.split("\n"))
    alone = {key: keep.get(key) or "" for key in keep.keys() if store.read_record(key)}
    found = {key: line for key, text in alone.items() if (line := _readable(text))}
    for key, line in found.items():
        if alone[key] in there and now - line.ended > MINUTE:
            keep.remove(key)
    new = [alone[key] for key in found if alone[key] not in there]
    if new:
        with suppress(StoreFailure):  # each still has its own key
            keep.store.set(store.RECORDS, "\n".join(filter(None, [text, *new])))


def _holds_lines(key: str) -> bool:
    return key == store.RECORDS or store.read_record(key) is not None


def write_all(lines: Iterable[Line]) -> str:
    """Many lines as one text."""
    return "\n".join(write(line) for line in lines)
