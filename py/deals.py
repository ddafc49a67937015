"""A deal for a code, a code for a deal, and the first deal that a judge accepts."""

from collections.abc import Callable
from functools import lru_cache

from cards import NARROW, mix64, stream, tag
from catalogue import GAMES, Entry
from contract import Move, Options, State, Thinking

SEEDS = 1 << 40
"""Seeds are 40-bit numbers: eight characters of a code."""

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS = {"O": "0", "I": "1", "L": "1"}


class BadCode(ValueError):
    """Text that is no deal code. `reason` is one of length, game, character, check."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@lru_cache(maxsize=16)
def write(game: str, seed: int) -> str:
    """The code of a deal, such as F-0000-0000-E: letter, eight Crockford base-32 digits, check digit."""
    entry = GAMES[game]
    digits = "".join(_LETTERS[seed >> shift & 31] for shift in range(35, -5, -5))
    return f"{entry.letter}-{digits[:4]}-{digits[4:]}-{_check(entry, seed)}"


def read(code: str) -> tuple[str, int]:
    """Game id and seed of a code, in any case and width, with or without dashes. BadCode otherwise."""
    text = "".join(c for c in code.translate(NARROW).upper() if c not in "- \u3000\u2010\u2011\u2212\u30fc")
    if len(text) != 10:
        raise BadCode("length")
    entry = next((e for e in GAMES.values() if e.letter == text[0]), None)
    if entry is None:
        raise BadCode("game")
    seed = 0
    for letter in (_READ_AS.get(c, c) for c in text[1:9]):
        if letter not in _LETTERS:
            raise BadCode("character")
        seed = seed << 5 | _LETTERS.index(letter)
    if _READ_AS.get(text[9], text[9]) != _check(entry, seed):
        raise BadCode("check")
    return entry.id, seed


def _check(entry: Entry, seed: int) -> str:
    return _LETTERS[mix64(seed ^ tag(entry.tag) ^ 0x55) & 31]


def plain(entry: Entry, options: Options, seed: int) -> tuple[State, Move]:
    """The first deal of a seed: the state after it, and the chance move that made it."""
    empty = entry.rules.start(options)
    move = entry.rules.chance(empty, stream(seed, entry.tag, 0))
    return entry.rules.apply(empty, move), move


def first(
    entry: Entry, options: Options, seed: int, judge: Callable[[State, int], Thinking[bool]]
) -> Thinking[tuple[int, Move]]:
    """The deal of this seed, or of the first seed after it, whose dealt state the judge accepts."""
    while True:
        state, move = plain(entry, options, seed)
        accepted = yield from judge(state, seed)
        if accepted:
            return seed, move
        seed = (seed + 1) % SEEDS
        yield


def ways(entry: Entry) -> tuple[str, ...]:
    """How this game may be dealt: whatever comes, and what its solver can choose."""
    clearable = ("clearable",) if hasattr(entry.solver, "clearable") else ()
    return ("plain", *clearable, *getattr(entry.solver, "DIFFICULTIES", ()))


def judge(entry: Entry, deals: str) -> Callable[[State, int], Thinking[bool]]:
    """Who decides whether a deal is the wanted one: "plain" takes any, "clearable" and the difficulties ask the solver.

    Play-outs are drawn from the seed itself, so that a code always has the same difficulty.
    """

    def accepts(state: State, seed: int) -> Thinking[bool]:
        yield from ()
        if deals == "plain":
            return True
        if not entry.solver.clearable(state):
            return False
        if deals == "clearable":
            return True
        level: str = yield from entry.solver.difficulty(state, stream(seed, "THINKING", 0))
        return level == deals

    return accepts
