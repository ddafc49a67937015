"""Faces, icons and the macros of the pages that are written by hand."""

import re
from pathlib import Path

import pytest
from cards import PACK
from fragments import expand
from page.faces import art, back, emblem, face, icon

ROOT = Path(__file__).parents[2]
SPRITE = "".join((ROOT / "art" / name).read_text() for name in ("sprite.svg", "icons.svg"))
SYMBOLS = set(re.findall(r'\bid="([^"]+)"', SPRITE))


def uses(svg: str) -> list[str]:
    return re.findall(r'href="#([^"]+)"', svg)


@pytest.mark.parametrize("card", PACK)
def test_a_face_points_only_to_symbols_of_the_sprite(card: str) -> None:
    assert set(uses(face(card))) <= SYMBOLS


@pytest.mark.parametrize("card", PACK)
def test_a_face_has_three_sizes_each_with_its_rank(card: str) -> None:
    for size in ("f-full", "f-mid", "f-mini"):
        assert f'class="{size}"' in face(card)
    ranks = uses(face(card)).count("r" + card[0].replace("T", "10"))
    assert ranks == 4  # two corners of the full face, one each of the others


@pytest.mark.parametrize("number", range(2, 11))
def test_a_number_card_shows_as_many_pips_as_its_number(number: int) -> None:
    card = "T23456789"[number % 10 - 1 if number < 10 else 0] + "S"
    full, mid = re.findall(r'<g class="f-(?:full|mid)">(.*?)(?=<g class="f-|$)', face(card))
    corners = {"full": 2, "mid": 1}
    assert uses(full).count("pS") == number + corners["full"]
    assert uses(mid).count("pS") == number + corners["mid"]


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
