"""The score calculator, by taps and by typing."""

import page.calculator as calculator
import pytest
from app import App
from fakes import FakePort
from page.calculator import Ui, fresh, tap, typed


def opened(port: FakePort, place: str = "calculator") -> App:
    """A page with the calculator open."""
    app = App(port, {}, {"calculator": calculator}, {})
    port.app = app
    port.place = place
    app.visit(place)
    return app


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
