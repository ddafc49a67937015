"""The catalogues of words are complete: every sentence of py/ in Japanese, none that nobody says."""

import re

import pytest
import words
from babel.messages.catalog import Catalog, Message

PLACEHOLDER = re.compile(r"\{(\w*)[^}]*\}")


def key(message: Message) -> tuple[str, str]:
    one = message.id if isinstance(message.id, str) else message.id[0]
    return message.context or "", one


def messages(catalog: Catalog) -> dict[tuple[str, str], Message]:
    return {key(message): message for message in catalog if message.id}


SAID = messages(words.said())
JAPANESE = messages(words.japanese())


def test_every_sentence_has_its_japanese() -> None:
    missing = [one for one in SAID if one not in JAPANESE or not JAPANESE[one].string]
    assert missing == []


def test_no_japanese_is_left_over() -> None:
    assert [one for one in JAPANESE if one not in SAID] == []


@pytest.mark.parametrize("one", SAID, ids=lambda one: one[1][:40])
def test_the_japanese_keeps_the_placeholders(one: tuple[str, str]) -> None:
    if one not in JAPANESE:
        return
    said, japanese = SAID[one], JAPANESE[one]
    strings = [japanese.string] if isinstance(japanese.string, str) else list(japanese.string or ())
    forms = [said.id] if isinstance(said.id, str) else list(said.id)
    allowed = [set(PLACEHOLDER.findall(form)) for form in forms]
    for string in strings:
        assert set(PLACEHOLDER.findall(string)) == allowed[-1]


def test_plural_sentences_have_the_one_form_of_japanese() -> None:
    plural = [one for one, message in SAID.items() if not isinstance(message.id, str) and one in JAPANESE]
    wrong = [one for one in plural if isinstance(JAPANESE[one].string, str) or len(JAPANESE[one].string or ()) != 1]
    assert wrong == []


def test_both_catalogues_speak() -> None:
    from page import words as page_words

    for lang in page_words.LANGUAGES:
        page_words.use(lang)
        assert page_words._("Settings") == {"ja": "設定", "en": "Settings"}[lang]
    page_words.use("ja")
