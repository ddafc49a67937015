"""What keys mean that no element has taken."""

from collections.abc import Mapping

EVERYWHERE = {"h": "hint", "u": "undo", "n": "new"}
"""Letter keys that mean the same at every table."""


def meaning(
    name: str, shift: bool, control: bool, on: str, table: Mapping[str, str] | None, sheet: bool, letters: bool
) -> str:
    """The tap that a key stands for, "" for none.

    `on` is the tap of the focused element, which a space bar belongs to; `table` are the keys of the table that is
    open, None where there is none; `sheet` says that a sheet covers it; `letters` that letters alone are keys.
    """
    if name == "Escape":
        return "close" if table is None or sheet else "let-go"
    if control and name.lower() == "z":
        return "redo" if shift else "undo"
    if sheet or table is None or control:
        return ""
    meant = {**EVERYWHERE, **table}.get(name.lower(), "")
    letter = len(name) == 1 and name != " "
    return "" if (letter and not letters) or (name == " " and on) else meant
