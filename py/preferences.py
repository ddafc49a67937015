"""What is true of the person, read and kept: nonsense in the store is ignored, value by value."""

import json
from dataclasses import asdict, replace
from typing import Any

import store
from page import words
from page.picture import Preferences
from store import Keep


def read(keep: Keep, lang: str) -> Preferences:
    """The preferences that are kept, over the defaults for a browser in this language."""
    known = asdict(Preferences(lang=lang))
    try:
        kept = store.parse(keep.get(store.PREFERENCES) or "{}", 4000)
    except ValueError:
        kept = {}
    if isinstance(kept, dict):
        known |= {k: v for k, v in kept.items() if k in known and isinstance(v, type(known[k]))}
    if known["lang"] not in words.LANGUAGES:
        known["lang"] = lang
    return Preferences(**known)


def changed(preferences: Preferences, what: str) -> Preferences:
    """After a choice: "lang:ja" names a value, "letters" switches what is on or off."""
    name, _colon, value = what.partition(":")
    changes: dict[str, Any] = {name: value if value else not getattr(preferences, name)}
    return replace(preferences, **changes)


def write(keep: Keep, preferences: Preferences) -> None:
    """Keep them."""
    keep.set(store.PREFERENCES, json.dumps(asdict(preferences)))
