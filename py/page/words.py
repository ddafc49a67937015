"""Sentences in the player's language: English in the source, Japanese in the catalogue."""

import gettext
import io

import catalogues

LANGUAGES = ("ja", "en")

_catalogues = {lang: gettext.GNUTranslations(io.BytesIO(catalogues.MO[lang])) for lang in LANGUAGES}
_now = _catalogues["ja"]
language = "ja"


def use(lang: str) -> None:
    """Speak this language from now on: "ja" or "en"."""
    global _now, language
    _now = _catalogues[lang]
    language = lang


def _(text: str) -> str:
    """The sentence in the language in use."""
    return _now.gettext(text)


def ngettext(one: str, many: str, n: int) -> str:
    """The sentence in the number that n asks for."""
    return _now.ngettext(one, many, n)


def pgettext(context: str, text: str) -> str:
    """The sentence, where the same English means different things."""
    return _now.pgettext(context, text)
