"""What is true of the person, read and kept: nonsense in the store is ignored, value by value."""

import json
from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

import match
import store
from catalogue import GAMES
from page import words
from page.picture import Preferences
from store import Keep

CHOICES: Mapping[str, tuple[str, ...]] = {
    "lang": words.LANGUAGES,
    "theme": ("auto", "light", "dark"),
    "suits": ("2", "4"),
    "speed": ("slow", "normal", "fast", "instant"),
    "sort": ("rank", "suit"),
    "level": tuple(level for entry in GAMES.values() for level in match.levels(entry)),
}
"""What may be chosen; everything else is on or off."""


def read(keep: Keep, lang: str) -> Preferences:
    """The preferences that are kept, over the defaults for a browser in this language."""
    known = asdict(Preferences(lang=lang))
    try:
        kept = store.parse(keep.get(store.PREFERENCES) or "{}", 4000)
    except ValueError:
        kept = {}
    if isinstance(kept, dict):
        named = {k: v for k, v in kept.items() if k in known and type(v) is type(known[k])}
        known |= {k: v for k, v in named.items() if v in CHOICES.get(k, (v,))}
    return Preferences(**known)


def changed(preferences: Preferences, what: str) -> Preferences:
    """After a choice: "lang:ja" names a value, "letters" switches what is on or off."""
    name, _colon, value = what.partition(":")
    changes: dict[str, Any] = {name: value if value else not getattr(preferences, name)}
    return replace(preferences, **changes)


def write(keep: Keep, preferences: Preferences) -> None:
    """Keep them."""
    keep.set(store.PREFERENCES, json.dumps(asdict(preferences)))
