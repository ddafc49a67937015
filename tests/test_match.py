"""Games of one match, and the cards of a match that come again."""

import opening
from contract import CHANCE
from cribbage_player import laying, played_out, started
from fakes import FakePort


def test_the_next_game_goes_on_with_the_same_code_and_keeps_the_tally() -> None:
    port = FakePort()
    app = started(port, target="61")
    played_out(app, port, 11)
    assert app.sitting is not None
    first = app.sitting.game
    assert first.outcome is not None
    app.tap("next-game")
    second = app.sitting.game
    assert second.seed == first.seed
    chance = sum(first.rules.turn(state) == CHANCE for state in first.states[: first.at])
    assert second.first_chance == chance
    assert second.first_chance % 2 == 1
    assert sum(second.match["tally"]) == first.outcome.worth
    assert second.state.dealer not in first.outcome.won
    played_out(app, port, 12)
    assert "Match" in port.words()
    app.tap("copy-link")
    assert "first" not in port.copied[-1]


def test_the_same_cards_come_against_any_opponent() -> None:
    port = FakePort()
    app = laying(port)
    assert app.sitting is not None
    own = app.sitting.table().view.hands[0]
    app.tap("check")
    assert "code" in port.words()
    app.tap("again:master")
    port.wait(10)
    while not app.sitting.table().view.hands:
        app.tap("on")
        port.wait(10_000)
    assert app.sitting.game.kind == "practice"
    assert app.sitting.table().view.hands[0] == own


def test_a_link_that_names_the_dealer_deals_the_first_deal_of_its_code() -> None:
    port = FakePort()
    known = {"level": "easy"}
    given = opening.new("cribbage", "plain", {"first": "0"}, 77, port, known)
    given.settle()
    drawn = opening.new("cribbage", "plain", {}, 77, port, known)
    drawn.settle()
    deals = [next(m for m in game.moves if m.startswith("deal "))[5:] for game in (given, drawn)]
    assert sorted(deals[0][i : i + 2] for i in range(0, 24, 2)) == sorted(deals[1][i : i + 2] for i in range(0, 24, 2))
