"""Pieces that all screens are put together from."""

from page import words
from page.parts import sentences


def test_sentences_stand_apart_in_english_and_together_in_japanese() -> None:
    words.use("en")
    assert sentences("One.", "", "Two.") == "One. Two."
    words.use("ja")
    assert sentences("一つ。", "", "二つ。") == "一つ。二つ。"
    assert sentences() == ""
