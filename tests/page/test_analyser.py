"""The discard analyser, by taps, by typing and by link."""

import re

import page.analyser as analyser
import pytest
from app import App
from fakes import FakePort, whole_page
from page.analyser import Ui, fresh, tap, typed
from solvers.cribbage.teacher import lay_table

CARDS = ("3C", "6H", "7D", "8D", "JD", "KS")


def opened(port: FakePort, place: str = "analyser") -> App:
    """A page with the analyser open."""
    return whole_page(port, place, {}, {"analyser": analyser}, {"lay_table": lay_table}, wait=60_000)


def rows(port: FakePort) -> str:
    """The table of choices as it is painted."""
    return port.picture.regions["rows"]


def test_six_cards_tapped_bring_all_fifteen_choices_the_best_first() -> None:
    port = FakePort()
    app = opened(port)
    for card in CARDS:
        assert 'data-tap="row:' not in rows(port)
        app.tap(f"pick:{card}")
    port.wait()
    assert rows(port).count("<tr ") == 15
    assert rows(port).index('class="best at"') < rows(port).index("7.54") < rows(port).index("7.46")
    assert port.picture.regions["pack"] == ""


def test_whose_crib_it_is_changes_every_total() -> None:
    port = FakePort()
    app = opened(port, "analyser?c=3C6H7D8DJDKS")
    mine = rows(port)
    app.tap("own:no")
    port.wait()
    assert rows(port) != mine
    assert "−" in rows(port)


def test_scores_bring_the_chance_of_winning() -> None:
    port = FakePort()
    app = opened(port, "analyser?c=3C6H7D8DJDKS")
    assert "%" not in rows(port)
    app.typed("mine", "100")
    port.wait()
    assert "%" not in rows(port)
    app.typed("theirs", "110")
    port.wait()
    assert rows(port).count("%") == 15


@pytest.mark.parametrize(("field", "text"), [("mine", "121"), ("theirs", "-1"), ("mine", "ten"), ("mine", "³")])
def test_a_score_that_cannot_be_is_refused_in_words(field: str, text: str) -> None:
    port = FakePort()
    app = opened(port, "analyser?c=3C6H7D8DJDKS")
    app.typed(field, text)
    assert "Scores go from 0 to 120." in port.words()
    app.typed(field, "12")
    assert "Scores go from" not in port.words()


@pytest.mark.parametrize(
    ("text", "words"),
    [("5H 5H", "twice"), ("1X", "rank and suit"), ("AS 2S 3S 4S 5S 6S 7S", "6 cards are dealt"), ("", "")],
)
def test_cards_that_cannot_be_are_refused_in_words(text: str, words: str) -> None:
    assert words in typed(Ui(), "cards", text).trouble


def test_cards_and_scores_in_full_width_are_read() -> None:
    ui = typed(typed(Ui(), "mine", "４３"), "cards", "３Ｃ ６ｈ　７Ｄ，１０Ｓ Ｋ")
    assert ui.cards == ("3C", "6H", "7D", "TS")
    assert ui.scores == ("43", "")


def test_a_card_half_typed_is_waited_for() -> None:
    for text in ("3", "3C 1", "3C 10", "♣3 "[:1]):
        assert typed(Ui(), "cards", text).trouble in ("", typed(Ui(), "cards", "♣").trouble)
    assert typed(Ui(), "cards", "3C 6").cards == ("3C",)


def test_the_same_card_tapped_twice_is_let_go() -> None:
    picked = tap(Ui(), "pick:5H")
    assert isinstance(picked, Ui)
    assert tap(picked, "pick:5H") == tap(picked, "drop:5H")


def test_the_starters_of_the_chosen_row_are_counted() -> None:
    port = FakePort()
    app = opened(port, "analyser?c=3C6H7D8DJDKS")
    assert "46 starters" in port.words()
    assert "5 points: 14, 7 points: 15, 8 points: 8, 12 points: 9." in port.html()
    app.tap("row:3CKS")
    assert "5 points: 13" in port.html()


def test_ones_own_choice_is_named_with_what_it_costs() -> None:
    port = FakePort()
    app = opened(port, "analyser?c=3C6H7D8DJDKS&y=3CKS")
    assert 'class="you"' in rows(port)
    assert "yours −" in port.words()
    app.tap("yours:JDKS")
    assert "best, yours" in port.words()
    app.tap("yours:JDKS")
    assert "yours" not in rows(port)


def test_a_link_carries_the_question() -> None:
    port = FakePort()
    app = opened(port)
    app.typed("cards", "3C 6H 7D 8D JD KS")
    app.typed("mine", "43")
    app.typed("theirs", "49")
    app.tap("own:no")
    app.tap("yours:3CKS")
    port.wait()
    app.tap("copy-link")
    again = FakePort()
    opened(again, port.copied[-1].partition("#")[2])
    assert rows(again) == rows(port)
    assert again.picture.regions["scores"].count('value="4') == 2


def test_a_link_with_nonsense_is_an_open_question() -> None:
    for query in ("c=XX", "c=5H5H", "c", "=&&", "shape=nine", "s=-", "s=999-", "y=5H", "c=3C6H7D8DJDKS&y=3C4C"):
        assert fresh(query).yours == ()
    assert fresh("c=XX").trouble


@pytest.mark.parametrize(("shape", "choices"), [("five", 10), ("three", 5), ("pairs", 5)])
def test_other_shapes_deal_five_cards(shape: str, choices: int) -> None:
    port = FakePort()
    app = opened(port)
    app.tap(f"shape:{shape}")
    app.typed("cards", "3C 6H 7D 8D JD")
    port.wait()
    assert rows(port).count("<tr ") == choices
    assert ("mine" in port.picture.regions["scores"]) is (shape == "five")


def test_typing_leaves_the_fields_alone_and_taps_write_in_them() -> None:
    port = FakePort()
    app = opened(port)
    before = port.picture.regions["form"]
    app.typed("cards", "5H 5C")
    assert port.picture.regions["form"] == before
    app.tap("pick:5S")
    assert "5H 5C 5S" in port.picture.regions["form"]


def values(port: FakePort) -> list[str]:
    """What taps have left in the fields: the cards and both scores."""
    regions = port.picture.regions
    return re.findall(r'<input[^>]* value="([^"]*)"', regions["form"] + regions["scores"])


@pytest.mark.parametrize(
    ("tap", "left"),
    [
        ("clear", ["", "", ""]),
        ("drop:6H", ["3C", "43", "49"]),
        ("typing", ["3C 6H", "43", "49"]),
        ("shape:five", ["3C 6H", "43", "49"]),
    ],
)
def test_a_tap_writes_the_fields_anew_whatever_was_typed_there(tap: str, left: list[str]) -> None:
    port = FakePort()
    app = opened(port)
    before = port.picture.regions
    app.typed("cards", "3C 6H")
    app.typed("mine", "43")
    app.typed("theirs", "49")
    app.tap(tap)
    assert all(port.picture.regions[name] != before[name] for name in ("form", "scores"))
    assert values(port) == left
    assert "43" not in port.place or left[1] == "43"


def test_fields_that_are_put_away_leave_no_complaint_about_what_was_typed_there() -> None:
    port = FakePort()
    app = opened(port)
    app.typed("cards", "5H 5H")
    assert "twice" in port.words()
    app.tap("typing")
    assert "twice" not in port.words()
    assert values(port) == ["", "", ""]


def test_a_choice_that_is_looked_at_leaves_the_fields_alone() -> None:
    port = FakePort()
    app = opened(port)
    before = port.picture.regions
    app.typed("cards", "3C 6H 7D 8D JD KS")
    app.typed("mine", "43")
    port.wait()
    for key in ("row:3CKS", "yours:3CKS", "own:no", "count"):
        app.tap(key)
        assert all(port.picture.regions[name] == before[name] for name in ("form", "scores"))


def test_an_answer_to_an_older_question_is_dropped() -> None:
    port = FakePort()
    app = opened(port, "analyser?c=3C6H7D8DJDKS&s=43-49")
    app.typed("mine", "4")
    app.tap("drop:3C")
    port.wait()
    assert "Pick 1 more." in port.words()
