"""What the home screen, the menu and the settings say is what a tap there does, also to those who hear it."""

import re

import pytest
from fakes import FakePort, whole_page


def heard(html: str) -> list[str]:
    """The links and buttons of this HTML by their names, what is hidden from the eye included."""
    found = re.findall(r"<(?:a|button)\b([^>]*)>(.*?)</(?:a|button)>", html)
    names = [(re.search('aria-label="([^"]*)"', tag), inner) for tag, inner in found]
    return [label[1] if label else re.sub("<[^>]*>", "", inner) for label, inner in names]


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ("Play Cribbage", "How to play Royal Marriage")),
        ("ja", ("遊ぶ（クリベッジ）", "遊び方（ロイヤル・マリッジ）")),
    ],
)
def test_every_link_to_a_game_has_a_name_of_its_own(lang: str, names: tuple[str, ...]) -> None:
    port = FakePort()
    port.lang = lang
    whole_page(port, "")
    links = heard(port.picture.regions["games"])
    assert len(set(links)) == len(links) == 9
    assert set(names) <= set(links)


def test_the_way_to_what_is_kept_says_what_it_opens() -> None:
    port = FakePort()
    app = whole_page(port, "")
    app.tap("settings")
    assert "Open what is kept on this device" in heard(port.picture.sheet)


@pytest.mark.parametrize(
    ("place", "again", "link"),
    [
        ("cribbage", "The same game from the beginning", "Copy a link to this match"),
        ("marriage", "The same deal again", "Copy a link to this deal"),
    ],
)
def test_the_menu_calls_a_match_a_match_and_a_deal_a_deal(place: str, again: str, link: str) -> None:
    port = FakePort()
    app = whole_page(port, place)
    app.tap("menu")
    names = heard(port.picture.sheet)
    assert names[names.index("How to play") + 1 :][:2] == [again, link]
