"""A game as text and back: the deal and the list of moves, as JSON of a kilobyte or two.

The moves stand last, so that a text cut short has lost nothing but its last moves. Whatever is read is played again
move by move, and chance must do what the seed says: a save cannot hold a table that play could not reach.
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from types import MappingProxyType
from typing import Any

import deals
import match
import store
from catalogue import GAMES
from contract import CHANCE, IllegalMove
from game import Game
from records import read_day

VERSION = 1
KINDS = ("free", "daily", "practice")
LONGEST = 100_000
"""Characters of a save; a long match of cribbage has some 5,000."""

Fields = dict[str, Any]

UPGRADES: Mapping[int, Callable[[Fields], Fields]] = MappingProxyType({})
"""For every version before this one, the function that makes its fields those of the next version."""

_ALWAYS = {
    "save": int,
    "id": str,
    "game": str,
    "rules": int,
    "options": dict,
    "kind": str,
    "day": str,
    "seed": str,
    "at": int,
    "gave_up": bool,
    "undos": int,
    "hints": int,
    "seconds": int,
    "moves": list,
}
_SOMETIMES = {"deals": str, "first_chance": int, "seat": int, "match": dict}
_ID = re.compile(r"[0-9A-Za-z_-]{1,40}")
_MOVES = '"moves":['
_WHOLE_MOVE = re.compile(r'"[ 0-9A-Za-z_-]{1,200}"')
_KEY = re.compile(r"[a-z][a-z0-9_]{0,29}")
_WORD = re.compile(r"[ 0-9A-Za-z_.:-]{0,200}")
_MOST = 10**9


class BadSave(ValueError):
    """The text is no save that can be played on. `reason` is one of text, fields, version, rules, game."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game read from text, and how many moves at its end were damaged and are gone."""

    game: Game
    lost: int = 0


def write(game: Game) -> str:
    """The game as text, with everything that undo and redo need."""
    rules = game.rules
    defaults = {option.key: option.values[0] for option in rules.OPTIONS}
    fields: Fields = {
        "save": VERSION,
        "id": game.id,
        "game": game.entry.id,
        "rules": rules.VERSION,
        "options": {key: value for key, value in game.options.items() if value != defaults[key]},
        "kind": game.kind,
        "day": game.day,
        "seed": deals.write(game.entry.id, game.seed),
        "at": game.at,
        "gave_up": game.gave_up,
        "undos": game.undos,
        "hints": game.hints,
        "seconds": game.seconds,
    }
    if game.deals != "plain":
        fields["deals"] = game.deals
    if game.first_chance:
        fields["first_chance"] = game.first_chance
    if game.seat:
        fields["seat"] = game.seat
    if game.match:
        fields["match"] = game.match
    fields["moves"] = game.moves
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> Loaded:
    """The game of a text, its damaged tail cut off at the last good move. BadSave if there is no game in it."""
    try:
        fields, lost = store.parse(text, LONGEST), 0
    except ValueError:
        fields, lost = _mended(text)
    fields = _upgraded(fields)
    _check(fields)
    game = _fresh(fields)
    moves = fields["moves"]
    good = _replay(game, moves)
    lost = max(len(moves) + lost, fields["at"]) - good
    game.at = min(fields["at"], good)
    game.gave_up = fields["gave_up"] and not lost
    return Loaded(game, lost)


@lru_cache(maxsize=8)
def is_under_way(name: str, text: str) -> bool:
    """Is this the save of a game of this kind that was begun and is not over?"""
    try:
        game = read(text).game
    except BadSave:
        return False
    return game.entry.id == name and game.under_way


def _mended(text: str) -> tuple[Any, int]:
    """The fields of a text whose list of moves breaks off, with the moves that are whole; how many are not."""
    head, found, tail = text[:LONGEST].partition(_MOVES)
    if not found:
        raise BadSave("text")
    listed, closed, _end = tail.partition("]")
    pieces = listed.split(",")
    whole = list(takewhile(_WHOLE_MOVE.fullmatch, pieces))
    broken = max(len(pieces) - len(whole), 0 if closed else 1)
    try:
        return store.parse(f"{head}{_MOVES}{','.join(whole)}]}}", LONGEST), broken
    except ValueError:
        raise BadSave("text") from None


def _upgraded(parsed: Any) -> Fields:
    fields: Fields = parsed if type(parsed) is dict else {}
    version = fields.get("save")
    if type(version) is not int:
        raise BadSave("fields")
    while version in UPGRADES:
        fields = UPGRADES[version](fields)
        version = fields["save"]
    if version != VERSION:
        raise BadSave("version")
    return fields


def _check(fields: Fields) -> None:
    """BadSave unless every field is there, of its type and in its bounds."""
    known = _ALWAYS | _SOMETIMES
    good = (
        _ALWAYS.keys() <= fields.keys() <= known.keys()
        and all(type(value) is known[key] for key, value in fields.items())
        and all(0 <= value <= _MOST for value in fields.values() if type(value) is int)
        and _ID.fullmatch(fields["id"])
        and fields["kind"] in KINDS
        and all(type(value) is str for value in fields["options"].values())
        and all(_KEY.fullmatch(key) and _plain(value) for key, value in fields.get("match", {}).items())
    )
    if not good:
        raise BadSave("fields")
    try:
        read_day(fields["day"])
    except ValueError:
        raise BadSave("fields") from None


def _plain(value: Any) -> bool:
    """Is this what a match may keep: a number, a short text, a list of them, or numbers and texts by name?"""
    if type(value) is dict:
        return all(_KEY.fullmatch(key) and _plain(part) for key, part in value.items())
    if type(value) is list:
        return all(map(_plain, value))
    if type(value) is str:
        return _WORD.fullmatch(value) is not None
    return value is None or type(value) is bool or (type(value) is int and abs(value) <= _MOST)


def _fresh(fields: Fields) -> Game:
    """The game before its first move."""
    entry = GAMES.get(fields["game"])
    if entry is None:
        raise BadSave("game")
    if fields["rules"] != entry.rules.VERSION:
        raise BadSave("rules")
    try:
        of, seed = deals.read(fields["seed"])
        if of != entry.id or deals.write(of, seed) != fields["seed"]:
            raise BadSave("fields")
        game = Game(
            entry=entry,
            options=fields["options"],
            seed=seed,
            id=fields["id"],
            day=fields["day"],
            kind=fields["kind"],
            deals=fields.get("deals", "plain"),
            first_chance=fields.get("first_chance", 0),
            match=fields.get("match", {}),
            seat=fields.get("seat", 0),
            undos=fields["undos"],
            hints=fields["hints"],
            seconds=fields["seconds"],
        )
    except ValueError:
        raise BadSave("fields") from None
    if game.seat >= entry.rules.seats(game.options) or game.deals not in deals.ways(entry) or not match.is_sound(game):
        raise BadSave("fields")
    return game


def _replay(game: Game, moves: list[Any]) -> int:
    """Play the moves again, up to the first that cannot be; returns how many were good."""
    for number, move in enumerate(moves):
        if type(move) is not str or (game.turn == CHANCE and move != game.chance()):
            return number
        try:
            game.play(move)
        except IllegalMove:
            return number
    return len(moves)
