"""What keys mean that no element has taken."""

from collections.abc import Mapping

EVERYWHERE = {"h": "hint", "u": "undo", "n": "new"}
"""Letter keys that mean the same at every table."""


def meaning(
    name: str, shift: bool, control: bool, on: str, table: Mapping[str, str] | None, covered: bool, letters: bool
) -> str:
    """The tap that a key stands for, "" for none.

    `on` is the tap of the focused element, which a space bar belongs to; `table` are the keys of the table that is
    open, None where there is none; `covered` says that a sheet lies over it; `letters` that letters alone are keys.
    """
    if name == "Escape":
        return "close" if table is None or covered else "let-go"
    if table is None or covered:
        return ""
    if control:
        return ("redo" if shift else "undo") if name.lower() == "z" else ""
    meant = {**EVERYWHERE, **table}.get(name.lower(), "")
    letter = len(name) == 1 and name != " "
    return "" if (letter and not letters) or (name == " " and on) else meant
