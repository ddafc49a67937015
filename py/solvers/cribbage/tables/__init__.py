"""The numbers that tools/cribbage_tables.py worked out, unpacked: `laying` and `board` hold them as text.

Every table is whole numbers of one or two bytes, deflated, in base 64. Hands and throws stand in the order of
solvers.cribbage.hands: by rising ranks, lexicographic.
"""

from array import array
from base64 import b64decode
from functools import cache
from math import exp
from zlib import decompress

from solvers.cribbage.tables import board, laying, policy


def policy_weights() -> tuple[float, ...]:
    """The weights of the policy, in the order of its features."""
    return tuple(w / 1000 for w in policy.WEIGHTS)


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


@cache
def worths(shape: str, skunks: bool) -> tuple[float, ...]:
    """What the start of a deal is worth to the dealer: [121 * his score + the pone's], scores up to 120 of 121.

    From -1 (lost) to 1 (won), or the games that the match gains when skunks count.
    """
    steps = _unpack(board.WORTH[shape, skunks], "h")
    above = [0] * 121
    found = []
    for d in range(121):
        slope = height = 0
        for p in range(121):
            slope += steps[d * 121 + p]
            height += slope
            above[p] += height
        found += [x / 5000 for x in above]
    return tuple(found)


def _played(shape: str) -> str:
    """Whose four kept cards stand for those of this shape: three and four seats play like two."""
    return "five" if shape == "five" else "two"


def _weights(text: str) -> tuple[float, ...]:
    return tuple(exp(x / 16) / 1000 if x else 0.0 for x in _unpack(text, "B"))


def _unpack(text: str, kind: str) -> "array[int]":
    numbers: array[int] = array(kind)
    numbers.frombytes(decompress(b64decode(text)))
    return numbers
