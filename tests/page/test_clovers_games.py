"""Whole games of 四つ葉 by taps: to their end, back and forth, and with what helps on the way."""

from clovers_player import clearable, lose, opened, take
from deals import write
from fakes import FakePort


def test_a_clearable_deal_is_played_to_its_end_by_taps() -> None:
    port = FakePort()
    app = clearable(port)
    assert app.sitting is not None
    while app.sitting.game.outcome is None:
        take(app, port, app.sitting.game.entry.solver.best_line(app.sitting.game.state)[0])
    port.wait(10)
    assert app.sitting.game.outcome.why == "cleared"
    assert "All 48 cards are gone." in port.words()
    assert port.cards == {}


def test_a_stuck_game_says_whether_it_could_have_been_cleared() -> None:
    port = FakePort()
    app = clearable(port)
    assert app.sitting is not None
    game = app.sitting.game
    lose(app, port)
    port.wait(1000)
    assert game.outcome is not None
    assert game.outcome.why == "stuck"
    assert "could have been cleared" in port.words()
    assert "was the fork in the road" in port.words()


def test_chosen_cards_are_let_go_by_a_second_tap_and_by_escape() -> None:
    port = FakePort()
    app = opened(port, "clovers")
    card = next(iter(port.cards))
    app.tap(f"card:{card}")
    assert port.cards[card].pressed
    app.tap(f"card:{card}")
    assert not port.cards[card].pressed
    app.tap(f"card:{card}")
    app.key("Escape", False, False, f"card:{card}")
    assert not port.cards[card].pressed


def test_a_reload_goes_on_with_its_undo_history() -> None:
    port = FakePort()
    app = clearable(port)
    assert app.sitting is not None
    game = app.sitting.game
    for _n in range(3):
        take(app, port, game.entry.solver.best_line(game.state)[0])
    before = port.picture.cards
    again = FakePort(port.store)
    app = opened(again, "clovers")
    assert again.picture.cards == before
    for _n in range(3):
        app.tap("undo")
    assert app.sitting is not None
    assert app.sitting.game.at == 1
    for _n in range(3):
        app.tap("redo")
    assert again.picture.cards == before


def test_undo_and_redo_go_through_a_whole_game() -> None:
    port = FakePort()
    app = clearable(port)
    assert app.sitting is not None
    game = app.sitting.game
    shown = [port.picture.cards]
    while game.outcome is None:
        take(app, port, game.entry.solver.best_line(game.state)[0])
        shown.append(port.picture.cards)
    back = []
    while app.sitting.table().can_undo:
        app.tap("undo")
        back.append(port.picture.cards)
    assert [[c.key for c in cards] for cards in back] == [[c.key for c in cards] for cards in shown[-2::-1]]
    for _n in back:
        app.tap("redo")
    assert game.outcome is not None
    assert game.undos == len(back)


def test_the_hint_names_a_legal_move_and_its_reason() -> None:
    port = FakePort()
    app = clearable(port)
    app.tap("hint")
    port.wait(100)
    lit = [key for key, placed in port.cards.items() if "hint" in placed.look]
    assert app.sitting is not None
    assert any(set(lit) == {m[5:][i : i + 2] for i in range(0, len(m) - 5, 2)} for m in app.sitting.table().moves)
    assert app.sitting.game.hints == 1


def test_the_outlook_tells_the_truth_and_says_that_it_saw_the_stock() -> None:
    port = FakePort()
    app = clearable(port)
    app.tap("outlook")
    assert "It can still be cleared. (I looked at the stock.)" in port.words()


def test_a_best_line_is_shown_step_by_step_beside_the_game() -> None:
    port = FakePort()
    app = clearable(port)
    assert app.sitting is not None
    game = app.sitting.game
    lose(app, port)
    end = game.state
    app.tap("best-line")
    app.tap("demo:on")
    while "disabled" not in next(b for b in port.picture.regions["foot"].split("<button")[2:] if "demo:on" in b):
        app.tap("demo:on")
    assert port.cards == {}
    app.tap("demo:close")
    assert game.state == end


def test_the_game_finishes_by_itself_once_its_end_is_certain() -> None:
    port = FakePort()
    app = clearable(port)
    assert app.sitting is not None
    game = app.sitting.game
    while not app.sitting.after.get("sure"):
        take(app, port, game.entry.solver.best_line(game.state)[0])
    app.tap("finish")
    port.wait(60_000)
    assert game.outcome is not None
    assert game.outcome.why == "cleared"


def test_a_deal_with_no_first_move_is_over_before_it_starts_and_says_so() -> None:
    port = FakePort()
    app = opened(port, write("clovers", 960703029798))
    assert app.sitting is not None
    assert app.sitting.game.outcome is not None
    port.wait(1000)
    assert "No group is left." in port.words()
    assert "48 cards left at best" in port.words()
