"""The modules of the cribbage tables as text, each with what made it."""

import hashlib
import zlib
from array import array
from base64 import b64encode
from collections.abc import Sequence
from datetime import UTC, datetime
from math import log
from pathlib import Path
from typing import Any

import cribbage_deals as deals
import numpy as np
from cribbage_deals import SEED
from cribbage_fit import Floats
from solvers.cribbage import tables

TABLES = Path(__file__).resolve().parent.parent / "py" / "solvers" / "cribbage" / "tables"
COMMAND = "python tools/cribbage_tables.py"
WIDE = 110
"""Letters of a packed table on a line."""


def habits(policies: Sequence[Floats]) -> None:
    """Weights of several policies, for `values` and for tests of its slices."""
    lines = ",\n".join(str([round(1000 * w) for w in weights]) for weights in policies)
    head = f'"made": "by `{COMMAND}`, seed {SEED}"'
    deals.HABITS.write_text(f'{{{head},\n"thousandths": [\n{lines}\n]}}\n')


def policy(weights: Sequence[float] | Floats, took: float) -> None:
    """The module of policy weights."""
    packed = _pack(np.round(1000 * np.array(weights)), "h")
    lines = "".join(f'    "{packed[i : i + WIDE]}"\n' for i in range(0, len(packed), WIDE))
    _write("policy", f"WEIGHTS = (\n{lines})\n", took, "Weights of the policy, in thousandths.")


def laying(cribs: Any, thrown: Any, kept: Any, values: Any, took: float) -> None:
    """The module of laying."""
    text = ""
    for name, found in (
        ("CRIB", {role: _pack(np.round(1000 * x), "h") for role, x in cribs.items()}),
        ("THROW", {role: _pack(_weights(x), "B") for role, x in thrown.items()}),
        ("KEEP", {role: _pack(_weights(x), "B") for role, x in kept.items()}),
        ("PLAY", {role: _pack(np.round(25 * x).clip(-127, 127), "b") for role, x in values.items()}),
    ):
        text += _written(name, found)
    _write("laying", text, took, "What is laid and kept, by shape and whether the crib is one's own side's.")


def board(worths: Any, took: float) -> None:
    """The module of the worth of scores."""
    found = {}
    for role, v in worths.items():
        # Smooth in both directions: steps of steps along a row, and what they differ from the row above.
        steps = np.diff(np.round(tables.PARTS * v).astype(int), axis=0, prepend=0)
        steps = np.diff(steps, 2, axis=1, prepend=np.zeros((121, 2), int))
        found[role] = _pack(steps.ravel(), "h")
    _write("board", _written("WORTH", found), took, "Worth of the scores at the start of a deal, by shape and skunks.")


def _weights(x: Any) -> list[int]:
    """Sixteenths of a natural logarithm of thousandths; 0 for nothing."""
    return [max(0, min(255, round(16 * log(w * 1000)))) if w > 0.001 else 0 for w in x]


def _pack(numbers: Any, kind: str) -> str:
    """Whole numbers as text."""
    return b64encode(zlib.compress(array(kind, [int(x) for x in numbers]).tobytes(), 9)).decode()


def _written(name: str, found: dict[Any, str]) -> str:
    """One table as lines of Python."""
    text = f"{name} = {{\n"
    for role, packed in found.items():
        name_of_role = f'("{role[0]}", {role[1]})'
        if len(packed) <= 80:
            text += f'    {name_of_role}: "{packed}",\n'
            continue
        lines = "".join(f'        "{packed[i : i + WIDE]}"\n' for i in range(0, len(packed), WIDE))
        text += f"    {name_of_role}: (\n{lines}    ),\n"
    return text + "}\n"


def _write(name: str, text: str, took: float, about: str) -> None:
    """A module of tables, with what made it."""
    digest = hashlib.sha256(text.encode()).hexdigest()
    made = datetime.now(UTC).strftime("%Y-%m-%d")
    made_by = f"Made by `{COMMAND}`, seed {SEED}, on {made} in {took:.0f} s; sha256 of the rest:"
    head = f'"""{about}\n\n{made_by}\n{digest}\n"""\n\n'
    (TABLES / f"{name}.py").write_text(head + text)
    print(f"{name}.py {len(text)} bytes, {digest[:16]}")
