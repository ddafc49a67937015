"""The reasons in a hint and in its numbers belong to the card beside them."""

import re

import pytest
from cribbage_player import laying, next_taps, playing
from fakes import FakePort, whole_page
from page import words
from page.cribbage_hint import reason
from solvers.cribbage.teacher import PlayRow


@pytest.fixture(autouse=True)
def _english() -> None:
    words.use("en")


def row(card: str, why: str, points: float, count: int = 5, made: int = 0) -> PlayRow:
    return PlayRow(card, points, None, why, {"points": made, "count": count})


def reasons(*rows: PlayRow) -> list[str]:
    return [reason(one, rows) for one in rows]


def test_only_the_best_card_is_said_to_bring_the_most() -> None:
    rows = row("KH", "plain", 1.0), row("9H", "plain", 0.5), row("8H", "plain", 0.1)
    assert reasons(*rows) == ["it brings the most on average.", "", ""]


def test_where_the_chance_decides_the_best_card_is_not_said_to_bring_the_most() -> None:
    rows = row("KH", "plain", 1.0), row("9H", "plain", 1.5)
    assert reasons(*rows) == ["it gives the best chance of winning.", ""]


def test_the_others_are_worse_only_beside_the_best_card() -> None:
    best = reasons(row("5H", "gives", 1.0), row("KH", "plain", 0.5))
    assert best == ["the count 5 invites a ten, but the others are worse.", ""]
    worse = reasons(row("KH", "scores", 1.0, 15, 2), row("5H", "gives", 0.5))
    assert worse == ["it scores 2 now.", "the count 5 invites a ten."]


@pytest.mark.parametrize("why", ["plain", "gives"])
def test_a_card_without_others_is_compared_with_none(why: str) -> None:
    assert reasons(row("5H", why, -0.5)) == ["nothing else fits."]


@pytest.mark.parametrize(("shape", "known"), [("two", True), ("five", True), ("three", False), ("pairs", False)])
@pytest.mark.parametrize("phase", ["lay", "play"])
def test_a_chance_to_win_stands_in_the_numbers_only_where_it_is_known(shape: str, known: bool, phase: str) -> None:
    port = FakePort()
    sheet = numbers_at(port, shape, phase)
    assert ('<th scope="col" class="">Chance</th>' in sheet) == known
    assert ("chance is that of winning" in sheet) == known
    assert '<td class="">–</td>' not in sheet
    heads = sheet.count("<th ")
    assert all(line.count("<td") == heads for line in re.findall("<tr class.*?</tr>", sheet))


def numbers_at(port: FakePort, shape: str, phase: str) -> str:
    """The sheet of numbers at the player's first choice in this phase."""
    app = whole_page(port, f"C-0000-0A93-T?shape={shape}")
    assert app.sitting
    game = app.sitting.game
    while not (game.state.phase == phase and game.turn == game.seat):
        for tap in next_taps(game, port.taps()):
            app.tap(tap)
        port.wait(20_000)
    app.tap("hint")
    port.wait(60_000)
    app.tap("numbers")
    return port.picture.sheet


def test_a_hint_gives_its_numbers_and_its_reason() -> None:
    port = FakePort()
    app = laying(port, shape="two")
    app.tap("hint")
    port.wait(10_000)
    hinted = [card.key for card in port.picture.cards if "hint" in card.look]
    assert len(hinted) == 2
    assert "in all" in port.words()
    app.tap("numbers")
    assert port.picture.sheet.count("<tr") == 16
    app.tap("close")
    playing(port, app)
    app.tap("hint")
    port.wait(10_000)
    assert "on average" in port.words()
