"""What 四つ葉 says of the cards chosen is true of the table."""

import re

import deals
import page.clovers as clovers
import pytest
from app import App
from cards import rank, read
from contract import Hint
from fakes import FakePort, whole_page
from page.clovers import NAMED, Ui
from page.parts import plain
from rules.clovers import COURTS, value
from solvers.clovers import clearable

WORDS = {
    "en": (r"can’t go yet: (.*) (?:is|are) not on the table", r"— choose (.*) too"),
    "ja": (r"まだ取れません。(.*) が場にありません", r"— (.*) も選ぶと取れます"),
}


def opened(code: str, lang: str = "en") -> tuple[App, FakePort]:
    port = FakePort()
    port.lang = lang
    return whole_page(port, code, {"clovers": clovers}, {}, {}, wait=10), port


def said(port: FakePort) -> str:
    """The line of words below the table."""
    return re.sub("<[^>]*>", "", port.picture.regions["say"])


def take(app: App, move: str) -> None:
    """A group taken by taps."""
    for card in [move[i : i + 2] for i in range(5, len(move), 2)]:
        app.tap(f"card:{card}")


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("code", ["F-0000-000B-9", "F-0000-002F-9", "F-0000-0001-N"])
def test_a_court_card_names_the_cards_it_goes_with_and_where_they_are(lang: str, code: str) -> None:
    app, port = opened(code, lang)
    seen = set(port.cards)
    courts = [card for card in seen if card[0] in COURTS]
    assert courts
    for card in courts:
        app.tap(f"card:{card}")
        port.wait(10)
        others = [rank + card[1] for rank in COURTS if rank != card[0]]
        away = [other for other in others if other not in seen]
        missing, join = (re.search(pattern, said(port)) for pattern in WORDS[lang])
        found = missing if away else join
        assert found is not None, said(port)
        assert found[1].split() == ["♠♥♦♣"["SHDC".index(other[1])] + other[0] for other in away or others]
        app.tap(f"card:{card}")
        port.wait(10)


def test_a_game_given_up_while_groups_are_left_says_that_it_was_ended() -> None:
    app, port = opened("F-0000-0001-N")
    assert app.sitting is not None
    assert app.sitting.table().moves
    app.tap("give-up")
    assert "Give up this game?" in port.words()
    app.tap("give-up-yes")
    assert said(port) == "You ended it here."
    assert "You ended it here." in port.picture.sheet


def test_two_suits_are_called_two_and_three_are_not() -> None:
    app, port = opened("F-0000-0001-N")
    by_suit = {card[1]: card for card in port.cards if value(card)}
    first, second, third = list(by_suit.values())[:3]
    app.tap(f"card:{first}")
    app.tap(f"card:{second}")
    assert said(port) == "Two suits. Fifteen must be in one suit."
    app.tap(f"card:{third}")
    assert said(port) == "More than one suit. Fifteen must be in one suit."


@pytest.mark.parametrize("seed", range(6))
def test_the_outlook_claims_no_more_than_it_knows(seed: int) -> None:
    app, port = opened(deals.write("clovers", seed))
    assert app.sitting is not None
    game = app.sitting.game
    begun = False
    while game.outcome is None:
        app.tap("outlook")
        stock = " (I looked at the stock.)" if game.state.stock else ""
        cannot = "It can’t be cleared from here." if begun else "It can’t be cleared."
        first, _names, groups = said(port).partition(" Safe to take: ")
        assert first == (cannot if not clearable(game.state) else "It can still be cleared.") + stock
        safe = [move for move in game.rules.legal(game.state) if clearable(game.rules.apply(game.state, move))]
        named = {" ".join(map(plain, sorted(read(move[5:]), key=rank))) for move in safe}
        assert set(filter(None, groups.rstrip(".").split(", "))) == (named if len(named) <= NAMED else set())
        app.tap("let-go")
        take(app, app.sitting.table().moves[-1])
        begun = True


@pytest.mark.parametrize(
    ("options", "share"),
    [
        ({}, "Some 43 deals in 100"),
        ({"any_suit": "on"}, "Almost every deal"),
        ({"at_most_three": "on"}, "Some 5 deals in 100"),
        ({"any_suit": "on", "at_most_three": "on"}, "Some 98 deals in 100"),
    ],
)
def test_the_sheet_for_a_new_deal_tells_how_many_can_be_cleared_under_the_rules_chosen(
    options: dict[str, str], share: str
) -> None:
    app, port = opened("F-0000-0001-N")
    app.tap("new")
    for key in options:
        app.tap(f"draft:{key}=toggle")
    assert f"{share} can be cleared" in port.picture.sheet


@pytest.mark.parametrize(
    ("why", "alone", "words"),
    [
        ("best", True, "cleared most often (40 in 100)"),
        ("best", False, "nothing cleared more often (40 in 100)"),
        ("fewest", True, "this left the fewest (20 on average)"),
        ("fewest", False, "nothing left fewer (20 on average)"),
    ],
)
def test_a_hint_says_more_or_fewer_only_where_no_other_group_did_as_well(why: str, alone: bool, words: str) -> None:
    app, _port = opened("F-0000-0001-N")
    assert app.sitting is not None
    hint = Hint("take 9H5HAH", why, {"percent": 40, "left": 20, "alone": alone})
    line = clovers.draw(app.sitting.table(), Ui(hint=hint)).regions["say"]
    assert words in line
    assert re.sub("<[^>]*>", "", line).startswith("♥A ♥5 ♥9: ")


def test_before_the_first_step_of_a_best_line_nothing_is_asked_of_the_player() -> None:
    app, port = opened("F-0000-0001-N")
    app.tap("give-up")
    app.tap("give-up-yes")
    app.tap("best-line")
    assert "Choose" not in said(port)


def test_a_result_that_is_put_away_stays_away_when_escape_is_pressed() -> None:
    app, port = opened("F-0000-0001-N")
    app.tap("give-up-yes")
    app.tap("fold")
    app.key("Escape", False, False, "")
    assert port.picture.sheet == ""
    app.tap("fold")
    assert port.picture.sheet
