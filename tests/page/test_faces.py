"""Faces, icons and the macros of the pages that are written by hand."""

import re
from pathlib import Path

import pytest
from cards import PACK
from fragments import expand
from page.faces import art, back, emblem, face, icon
from page.glyphs import RANKS, SUITS, outline

ROOT = Path(__file__).parents[2]
SPRITE = "".join((ROOT / "art" / name).read_text() for name in ("sprite.svg", "icons.svg"))
SYMBOLS = set(re.findall(r'\bid="([^"]+)"', SPRITE))


def uses(svg: str) -> list[str]:
    return re.findall(r'href="#([^"]+)"', svg)


@pytest.mark.parametrize("card", PACK)
def test_a_face_points_only_to_symbols_of_the_sprite(card: str) -> None:
    assert set(uses(face(card))) <= SYMBOLS


@pytest.mark.parametrize("card", PACK)
def test_a_face_of_no_size_holds_all_three_and_one_of_a_size_only_that(card: str) -> None:
    held = {size: set(re.findall(r"f-full|f-mid|f-mini", face(card, size))) for size in ("", "full", "mid", "mini")}
    assert held == {"": {"f-full", "f-mid", "f-mini"}, "full": {"f-full"}, "mid": {"f-mid"}, "mini": {"f-mini"}}


def part(card: str, size: str, kind: str) -> str:
    """The path data of the ranks or the pips of one of the three faces."""
    drawn = re.search(rf'class="f-{kind}" d="([^"]*)"', face(card, size))
    return drawn[1] if drawn else ""


def shapes(path: str, outline: str) -> int:
    """How many times an outline stands in path data: each begins at a point of its own, some go on from there."""
    begun = len(re.findall("M", path))
    return begun if path.count("m") == begun * outline.count(" m") else -1


@pytest.mark.parametrize("card", PACK)
def test_a_face_has_three_sizes_each_with_its_rank(card: str) -> None:
    for size, corners in (("full", 2), ("mid", 1), ("mini", 1)):
        assert shapes(part(card, size, "rank"), RANKS[card[0]]) == corners


@pytest.mark.parametrize("number", range(2, 11))
def test_a_number_card_shows_as_many_pips_as_its_number(number: int) -> None:
    card = ("T" if number == 10 else str(number)) + "S"
    for size, corners in (("full", 2), ("mid", 1), ("mini", 1 - number)):
        assert shapes(part(card, size, "pip"), SUITS["S"]) == number + corners


@pytest.mark.parametrize("card", PACK)
def test_the_full_face_looks_the_same_when_it_is_turned_half_round(card: str) -> None:
    starts = [tuple(map(float, point)) for point in re.findall(r"M(\S+) (\S+?)[a-z]", part(card, "full", "rank"))]
    assert starts[0] == tuple(-n for n in starts[1])


def test_an_outline_keeps_its_shape_at_every_size() -> None:
    assert outline("m-10,20 l5,-5 a4,4,0,1,0,2,6 h3 z", 100, 0, 2) == "M80 40l10 -10a8 8 0 1 0 4 12h6z"


def test_a_negative_size_turns_an_outline_half_round_and_keeps_its_radii() -> None:
    assert outline("m-10,20 l5,-5 a4,4,0,1,0,2,6 h3 z", 0, 0, -1) == "M10 -20l-5 5a4 4 0 1 0 -2 -6h-3z"


def test_courts_have_their_own_picture() -> None:
    pictures = {name for rank in "JQK" for suit in "SHDC" for name in uses(face(rank + suit)) if name.startswith("c")}
    assert len(pictures) == 12


def test_every_id_of_the_sprite_is_given_once() -> None:
    ids = re.findall(r'\bid="([^"]+)"', SPRITE)
    assert len(ids) == len(set(ids))


def test_everything_drawn_carries_no_style_of_its_own() -> None:
    drawn = SPRITE + back() + "".join(face(card) for card in PACK) + art("marriage") + icon("undo") + emblem("knot")
    assert "style=" not in drawn


@pytest.mark.parametrize("page", ["home.html", "help/clovers.html", "help/marriage.html", "help/cribbage.html"])
def test_written_pages_expand_to_known_symbols(page: str) -> None:
    html = expand((ROOT / page).read_text())
    assert "{{" not in html
    assert "style=" not in html
    assert (
        set(uses(html)) - set(re.findall(r'id="([^"]+)"', html))
        <= SYMBOLS | {"clovers", "marriage", "cribbage"} | PLACES
    )


PLACES = {"calendar", "records", "calculator", "analyser", "help-clovers", "help-marriage", "help-cribbage"}


def test_both_languages_of_a_help_page_have_the_same_parts() -> None:
    for game in ("clovers", "marriage", "cribbage"):
        ja, en = (ROOT / f"help/{game}.html").read_text().split('<div lang="en">')
        for mark in ("<h2", "<h3", "<li>", "<dt>", "<tr>", "{{cards"):
            assert ja.count(mark) == en.count(mark), (game, mark)


def test_an_unknown_macro_is_refused() -> None:
    with pytest.raises(KeyError):
        expand("{{nothing 6H}}")
