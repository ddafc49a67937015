"""The numbers that tools/cribbage_tables.py worked out, unpacked: `laying` and `board` hold them as text.

Every table is whole numbers of one or two bytes, deflated, in base 64. Hands and throws stand in the order of
solvers.cribbage.hands: by rising ranks, lexicographic.
"""

from array import array
from base64 import b64decode
from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from math import exp
from operator import add
from zlib import decompress

from contract import Thinking, finish
from solvers.cribbage.tables import board, laying, policy

PARTS = 5000
"""Of a game, in which worth is kept."""


def policy_weights() -> tuple[float, ...]:
    """The weights of the policy, in the order of its features."""
    return tuple(w / 1000 for w in _unpack(policy.WEIGHTS, "h"))


@cache
def crib_means(shape: str, is_own: bool) -> tuple[float, ...]:
    """Mean points of the crib by what this seat throws, when the crib is its side's own or not."""
    return tuple(x / 1000 for x in _unpack(laying.CRIB[shape, is_own], "h"))


@cache
def throws(shape: str, is_own: bool) -> tuple[float, ...]:
    """How often such a seat throws each of these, against drawing it blindly (1)."""
    return _weights(laying.THROW[shape, is_own])


@cache
def keeps(shape: str, is_own: bool) -> tuple[float, ...]:
    """How often such a seat keeps each of these hands, against drawing it blindly (1)."""
    return _weights(laying.KEEP[_played(shape), is_own])


@cache
def play_values(shape: str, is_own: bool) -> tuple[float, ...]:
    """Net points in the play of each kept hand, against the average of the role."""
    return tuple(x / 25 for x in _unpack(laying.PLAY[_played(shape), is_own], "b"))


def worths(shape: str, skunks: bool) -> Sequence[int]:
    """What the start of a deal is worth to the dealer: [121 * his score + the pone's], scores up to 120 of 121.

    In parts of a game won (see PARTS): from -1 (lost) to 1 (won), or the games that a match gains with skunks.
    """
    if (shape, skunks) not in _WORTHS:
        finish(unpack_worths(shape, skunks))
    return _WORTHS[shape, skunks]


_WORTHS: "dict[tuple[str, bool], array[int]]" = {}


def unpack_worths(shape: str, skunks: bool) -> Thinking[None]:
    """Make `worths` ready, if it is not, a few rows at a time: all at once would be a long slice of thinking."""
    if (shape, skunks) in _WORTHS:
        return
    steps = _unpack(board.WORTH[shape, skunks], "h")
    above = [0] * 121
    found = array("h")
    for d in range(121):
        if d % 16 == 0:
            yield
        row = accumulate(accumulate(steps[121 * d : 121 * d + 121]))
        above = [*map(add, above, row)]
        found.extend(above)
    _WORTHS[shape, skunks] = found


def _played(shape: str) -> str:
    """Whose four kept cards stand for those of this shape: three and four seats play like two."""
    return "five" if shape == "five" else "two"


def _weights(text: str) -> tuple[float, ...]:
    return tuple(exp(x / 16) / 1000 if x else 0.0 for x in _unpack(text, "B"))


def _unpack(text: str, kind: str) -> "array[int]":
    numbers: array[int] = array(kind)
    numbers.frombytes(decompress(b64decode(text)))
    return numbers
