"""What ロイヤル・マリッジ says of the row is true, and two taps do what it says."""

import re

import deals
import page.marriage as marriage
import pytest
from app import App
from cards import read
from fakes import FakePort, whole_page
from page.marriage import Ui
from page.picture import Play
from solvers.marriage import clearable, keeping


def opened(seed: int, options: str = "") -> tuple[App, FakePort]:
    port = FakePort()
    link = deals.write("marriage", seed) + options
    return whole_page(port, link, {"marriage": marriage}, {}, {}, wait=10), port


def said(port: FakePort) -> str:
    """The line of words below the row."""
    return re.sub("<[^>]*>", "", port.picture.regions["say"])


@pytest.mark.parametrize("seed", [13, *range(20)])
def test_two_taps_on_a_card_that_may_go_take_it_without_loss(seed: int) -> None:
    app, port = opened(seed, "?laid_out=on")
    assert app.sitting is not None
    game = app.sitting.game
    while kept := keeping(game.state):
        app.tap("outlook")
        table, ui = app.sitting.table(), app.sitting.ui
        ringed = {key for key, placed in port.cards.items() if "hint" in placed.look}
        assert ringed == {card for move in kept for card in read(move[4:])}
        for card in ringed:
            meant = marriage.tap(table, ui, f"card:{card}")
            if isinstance(meant, Ui):
                meant = marriage.tap(table, meant, f"card:{card}")
            assert isinstance(meant, Play)
            assert meant.move in kept
        app.tap("out:" + kept[0][4:])


def test_the_outlook_says_that_the_two_can_meet_no_more_only_from_here() -> None:
    seed = next(n for n in range(500) if not clearable(deals.plain(deals.GAMES["marriage"], {}, n)[0]))
    app, port = opened(seed)
    assert app.sitting is not None
    app.tap("outlook")
    assert said(port) == "The two can’t come together. (I looked at the stock.)"
    for _ in range(60):
        if app.sitting.table().moves[-1] != "turn":
            break
        app.tap("turn")
    app.tap("out:" + app.sitting.table().moves[-1][4:])
    app.tap("outlook")
    assert said(port).startswith("The two can’t come together from here.")


def test_the_last_card_of_the_row_is_not_said_to_have_two_neighbours() -> None:
    app, port = opened(7)
    assert app.sitting is not None
    app.tap("turn")
    card = app.sitting.game.state.row[-1]
    app.tap(f"card:{card}")
    assert said(port).endswith("is not between two that match.")


def test_at_home_a_game_with_cards_in_the_stock_tells_what_lies_after_the_first_royal() -> None:
    app, _port = opened(7)
    assert app.sitting is not None
    app.tap("turn")
    app.tap("turn")
    assert marriage.waiting(app.sitting.table()) == "Continue · 2 after ♥Q"
    while "turn" in app.sitting.table().moves:
        app.tap("turn")
    assert marriage.waiting(app.sitting.table()) == "Continue · 50 between"


def test_a_result_that_is_put_away_stays_away_when_escape_is_pressed() -> None:
    app, port = opened(7)
    app.tap("give-up-yes")
    app.tap("fold")
    app.key("Escape", False, False, "")
    assert port.picture.sheet == ""
    app.tap("fold")
    assert port.picture.sheet


def played_away(seed: int, taken: int) -> tuple[App, FakePort]:
    """A deal laid out whole, after this many removals that nobody thought about."""
    app, port = opened(seed, "?laid_out=on")
    assert app.sitting is not None
    for _ in range(taken):
        app.tap("out:" + app.sitting.table().moves[0][4:])
    return app, port


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("taken", [0, 5, 10, 15])
def test_cards_are_ringed_by_the_outlook_just_where_its_words_speak_of_rings(seed: int, taken: int) -> None:
    app, port = played_away(seed, taken)
    app.tap("outlook")
    ringed = any("hint" in placed.look for placed in port.cards.values())
    assert ("Ringed" in said(port)) == ringed


def test_where_the_two_can_meet_no_more_the_rings_are_said_to_cost_nothing_more() -> None:
    tables = (played_away(seed, 12) for seed in range(50))
    app, port = next((a, p) for a, p in tables if a.sitting and keeping(s := a.sitting.game.state) and not clearable(s))
    app.tap("outlook")
    assert said(port) == "The two can’t come together from here. Ringed cards cost nothing more."


def test_the_button_that_turns_all_says_so() -> None:
    _app, port = opened(7)
    names = re.findall('data-tap="turn-all" aria-label="([^"]*)"', port.picture.regions["more"])
    assert names == ["All: turn all cards"]
