"""The score calculator, by taps and by typing."""

import page.calculator as calculator
import pytest
from app import App
from fakes import FakePort, whole_page
from page.calculator import Ui, fresh, tap, typed


def opened(port: FakePort, place: str = "calculator") -> App:
    """A page with the calculator open."""
    return whole_page(port, place, {}, {"calculator": calculator}, {}, wait=0)


def picked(*cards: str, ui: Ui | None = None) -> Ui:
    """These cards tapped in the pack, one after another."""
    ui = ui or Ui()
    for card in cards:
        after = tap(ui, f"pick:{card}")
        assert isinstance(after, Ui)
        ui = after
    return ui


def shown(ui: Ui) -> str:
    """What a tap would write into the field now."""
    return calculator._written(ui).shown


def field(port: FakePort) -> str:
    """What a tap has left in the text field."""
    return port.picture.regions["form"].partition('value="')[2].partition('"')[0]


def kind_shown(ui: Ui) -> str:
    """The kind of hand that is pressed."""
    return calculator._kinds(ui).partition('aria-pressed="true">')[2].partition("<")[0]


def tapped(ui: Ui, *keys: str) -> Ui:
    """The page after these taps."""
    for key in keys:
        after = tap(ui, key)
        assert isinstance(after, Ui)
        ui = after
    return ui


def reopened(ui: Ui) -> Ui:
    """The page as its own address brings it back."""
    return fresh(calculator.place(ui).partition("?")[2])


def test_the_best_hand_of_all_is_counted_by_taps() -> None:
    port = FakePort()
    app = opened(port)
    for card in ("5H", "5C", "5S", "JD", "5D"):
        app.tap(f"pick:{card}")
    assert "<b>29</b>" in port.picture.regions["count"]
    assert port.picture.regions["count"].count("<li") == 15


@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("5H 5C 5S JD | 5D", 29),
        ("5h 5c 5s jd | 5d", 29),
        ("♥5 ♣5", None),
        ("10H JH QH KH | 5H", 18),
        ("5H 5C 5S JD 5D", 29),
        ("5H 5C 5S | 5D", 20),
        ("2H 4C 6S 8D | TD", 0),
        ("５Ｈ ５ｃ　５Ｓ，ＪＤ ｜ ５Ｄ", 29),
        ("１０Ｈ ＪＨ ＱＨ ＫＨ ５Ｈ", 18),
    ],
)
def test_a_typed_hand_is_counted(text: str, total: int | None) -> None:
    ui = typed(Ui(), "hand", text)
    if total is None:
        assert ui.trouble
    else:
        assert ui.whole
        assert f"<b>{total}</b>" in calculator._count(ui)


def test_a_card_half_typed_is_waited_for() -> None:
    for text in ("5", "5H 1", "5H 10", "5H 5C 5S JD | 5", "５", "５Ｈ １０"):
        assert not typed(Ui(), "hand", text).trouble


def test_the_same_card_twice_is_refused_in_words() -> None:
    port = FakePort()
    app = opened(port)
    app.typed("hand", "5H 5H 5S JD | 5D")
    assert "twice" in port.words()


def test_a_crib_needs_all_five_for_a_flush() -> None:
    ui = picked("2H", "4H", "6H", "8H", "TD")
    crib = tap(ui, "kind:crib")
    assert isinstance(crib, Ui)
    assert "flush" in calculator._count(ui).lower()
    assert "flush" not in calculator._count(crib).lower()


def test_a_link_carries_the_hand() -> None:
    port = FakePort()
    app = opened(port)
    app.typed("hand", "5H 5C 5S JD | 5D")
    app.tap("kind:crib")
    app.tap("copy-link")
    link = port.copied[-1].partition("#")[2]
    again = FakePort()
    opened(again, link)
    assert "<b>29</b>" in again.picture.regions["count"]
    assert fresh(link.partition("?")[2]).crib


def test_a_link_with_nonsense_says_what_is_wrong() -> None:
    for query in ("h=XX&s=5D", "h=5H5H", "h=5H5C5S5D6D7D", "h", "=&&"):
        assert fresh(query) is not None
    assert fresh("h=XX").trouble
    assert fresh("h=5H5H").trouble


def test_typing_leaves_the_field_alone_and_taps_write_in_it() -> None:
    port = FakePort()
    app = opened(port)
    before = port.picture.regions["form"]
    app.typed("hand", "5H 5C")
    assert port.picture.regions["form"] == before
    app.tap("pick:5S")
    assert "5H 5C 5S" in port.picture.regions["form"]


@pytest.mark.parametrize(
    ("text", "tap", "left"),
    [
        ("5H 5C 5S JD | 5D", "clear", ""),
        ("5H", "drop:5H", ""),
        ("5H 5C", "drop:5C", "5H"),
        ("XX", "clear", ""),
        ("| 5D", "clear", ""),
    ],
)
def test_a_tap_writes_the_field_anew_whatever_was_typed_there(text: str, tap: str, left: str) -> None:
    port = FakePort()
    app = opened(port)
    app.tap("pick:5H")
    app.tap("drop:5H")
    before = port.picture.regions["form"]
    app.typed("hand", text)
    assert tap in port.taps()
    app.tap(tap)
    assert port.picture.regions["form"] != before
    assert field(port) == left
    assert port.picture.regions["trouble"] == ""


def test_a_line_that_is_lit_leaves_the_field_alone() -> None:
    port = FakePort()
    app = opened(port)
    app.typed("hand", "5H 5C 5S JD | 5D")
    before = port.picture.regions["form"]
    for key in ("line:0", "count"):
        app.tap(key)
        assert port.picture.regions["form"] == before


def test_a_tapped_line_lights_its_cards() -> None:
    port = FakePort()
    app = opened(port, "calculator?h=5H6H7H8H&s=JD")
    app.tap("line:0")
    assert port.picture.regions["hand"].count(" lit") == 2
    app.tap("line:0")
    assert " lit" not in port.picture.regions["hand"]


def test_a_sixth_card_is_refused_until_one_is_let_go() -> None:
    ui = picked("5H", "5C", "5S", "JD", "5D", "6H")
    assert ui.trouble
    assert "6H" not in ui.hand
    ui = picked("5D", "6H", ui=ui)
    assert ui.starter == "6H"


def test_three_cards_stay_wanted_while_they_are_typed_and_in_a_link() -> None:
    ui = tap(Ui(), "kind:three")
    for text in ("5H", "5H 5C", "5H 5C 5S", "5H 5C 5S |", "5H | 5D"):
        assert isinstance(ui, Ui)
        ui = typed(ui, "hand", text)
        assert ui.size == 3
        again = fresh(calculator.place(ui).partition("?")[2])
        assert (again.hand, again.starter, again.size, again.shown) == (ui.hand, ui.starter, 3, shown(ui))
    assert typed(ui, "hand", "5H 5C 5S 5D") == typed(ui, "hand", "5H 5C 5S | 5D")
    whole = typed(ui, "hand", "5H 5C 5S JD | 5D")
    assert (whole.hand, whole.starter, whole.size) == (("5H", "5C", "5S", "JD"), "5D", 4)
    assert typed(ui, "hand", "5H 5C 5S JD 5D").size == 4


def test_clear_empties_the_field_of_a_fresh_page_where_nothing_was_tapped_before() -> None:
    port = FakePort()
    app = opened(port)
    before = port.picture.regions["form"]
    app.typed("hand", "5H 5C")
    app.tap("clear")
    assert port.picture.regions["form"] != before
    assert field(port) == ""


@pytest.mark.parametrize(("kind", "name", "total"), [("crib", "Crib", 0), ("hand", "Hand", 4)])
def test_a_chosen_kind_stays_while_a_card_is_replaced_in_the_text(kind: str, name: str, total: int) -> None:
    ui = typed(tapped(fresh(""), f"kind:{kind}"), "hand", "2H 4H 6H 8H | KS")
    for text in ("2H 4H 6H 8 | KS", "2H 4H 6H | KS", "2H 4H | KS", "2H 4H 6H | KS", "2H 4H 6H T | KS"):
        ui = typed(ui, "hand", text)
        assert kind_shown(ui) == name
    assert "Pick 1 more" in calculator._count(ui)
    ui = typed(ui, "hand", "2H 4H 6H TH | KS")
    assert kind_shown(ui) == name
    assert f"<b>{total}</b>" in calculator._count(ui)


def test_three_cards_chosen_come_back_when_a_fourth_leaves_the_text() -> None:
    ui = tapped(fresh(""), "kind:three")
    for text, size in (("5H 5C 5S JD | 5D", 4), ("5H 5C | 5D", 3), ("5H 5C 5S JD 5D", 4), ("5H 5C 5S 5D", 3)):
        ui = typed(ui, "hand", text)
        assert ui.size == size
    assert ui.whole


def test_where_no_kind_was_chosen_three_typed_with_a_starter_are_a_whole_hand() -> None:
    for ui in (fresh(""), picked("5H", "5C", "5S"), tapped(picked("5H"), "clear")):
        assert typed(ui, "hand", "5H 5C 5S | 5D").whole


def test_a_chosen_kind_outlives_clear() -> None:
    ui = tapped(fresh(""), "kind:hand", "pick:5H", "clear")
    assert not typed(ui, "hand", "5H 5C 5S | 5D").whole
    ui = tapped(typed(tapped(ui, "kind:three"), "hand", "5H 5C 5S JD | 5D"), "clear")
    assert kind_shown(ui) == kind_shown(typed(ui, "hand", "5H")) == "Hand"


@pytest.mark.parametrize("kind", ["", "&crib=1"])
def test_a_hand_of_four_that_let_a_card_go_comes_back_unfinished(kind: str) -> None:
    ui = tapped(fresh(f"h=5H5C5SJH&s=JD{kind}"), "drop:JH")
    again = reopened(ui)
    for page in (ui, again, typed(again, "hand", "5H 5C 5S  | JD")):
        assert (page.hand, page.starter, page.size) == (("5H", "5C", "5S"), "JD", 4)
        assert page.crib == bool(kind)
        assert not page.whole
    assert picked("JH", ui=again).whole


def test_a_starter_alone_comes_back() -> None:
    assert reopened(typed(fresh(""), "hand", "| 5D")).starter == "5D"


@pytest.mark.parametrize(
    ("query", "size", "crib", "whole"),
    [
        ("h=5H5C5S&s=JD", 3, False, True),
        ("h=5H5C5SJD&s=5D", 4, False, True),
        ("h=5H5C5SJD&s=5D&crib=1", 4, True, True),
        ("h=5H5C&s=&three=1", 3, False, False),
        ("h=5H5C&s=", 4, False, False),
        ("h=5H5C5SJD&s=5D&three=1", 4, False, True),
    ],
)
def test_old_links_mean_what_they_meant_and_come_back_so(query: str, size: int, crib: bool, whole: bool) -> None:
    for ui in (fresh(query), reopened(fresh(query))):
        assert (ui.size, ui.crib, ui.whole) == (size, crib, whole)
