"""What lies over the page: sheets close when answered, ask before anything is lost, and keep what is typed."""

import pytest
import saves
import store
from app import App
from cribbage_player import next_taps
from deals import write
from fakes import FakePort, whole_page
from game import Game
from store import MemoryStore


def played(app: App) -> Game:
    """The game at the table."""
    assert app.sitting is not None
    return app.sitting.game


def choosing_cards(port: FakePort) -> App:
    """Cribbage, with cards dealt to lay away."""
    app = whole_page(port, "cribbage")
    while not (app.sitting and app.sitting.game.state.phase == "lay" and app.sitting.table().moves):
        app.tap("on")
        port.wait(3000)
    return app


def laid_away(port: FakePort) -> App:
    """Cribbage, well under way."""
    app = choosing_cards(port)
    for tap in next_taps(played(app), port.taps()):
        app.tap(tap)
    return app


def over(port: FakePort) -> App:
    """A game of clovers that has come to its end, and could have gone better."""
    app = whole_page(port, write("clovers", 11))
    game = played(app)
    while game.outcome is None:
        move = game.rules.legal(game.state)[-1]
        for i in range(5, len(move), 2):
            app.tap(f"card:{move[i : i + 2]}")
    port.wait(1000)
    return app


def test_the_menu_beside_a_best_line_is_that_of_the_game_which_is_over() -> None:
    port = FakePort()
    app = over(port)
    app.tap("best-line")
    app.tap("menu")
    assert "Give up" in port.words()
    assert "give-up" not in port.taps()


def test_the_question_whether_to_give_up_closes_though_the_game_has_ended_meanwhile() -> None:
    port = FakePort()
    app = over(port)
    before = played(app).outcome
    app.tap("give-up")
    app.tap("give-up-yes")
    assert "Give up this game?" not in port.words()
    assert played(app).outcome == before


@pytest.mark.parametrize("tap", ["open-code", "draft:any_suit=toggle"])
def test_a_code_that_is_typed_stays_whatever_is_tapped_on_its_sheet(tap: str) -> None:
    port = FakePort()
    app = whole_page(port, "clovers")
    app.tap("new")
    port.fields["code"] = '"F-0000'
    app.tap(tap)
    assert 'value="&quot;F-0000"' in port.picture.sheet
    app.tap("close")
    app.tap("new")
    assert 'value=""' in port.picture.sheet


def test_what_is_wrong_with_a_code_is_not_said_of_the_next_choice() -> None:
    port = FakePort()
    app = whole_page(port, "clovers")
    app.tap("new")
    port.fields["code"] = "F-0000-0000-X"
    app.tap("open-code")
    assert 'role="alert"' in port.picture.sheet
    app.tap("draft:any_suit=toggle")
    assert 'role="alert"' not in port.picture.sheet


def test_the_same_cards_again_ask_before_they_end_a_game_that_counts() -> None:
    port = FakePort()
    app = laid_away(port)
    game = played(app)
    app.tap("check")
    app.tap("again:master")
    assert "will be left unfinished" in port.words()
    app.tap("close")
    assert played(app) is game
    app.tap("again:master")
    app.tap("replace")
    assert (played(app).kind, played(app).seed) == ("practice", game.seed)
    assert not port.picture.modal


def test_closing_the_board_lets_no_chosen_card_go() -> None:
    port = FakePort()
    app = choosing_cards(port)
    first, second = [tap for tap in port.taps() if tap.startswith("card:")][:2]
    app.tap(first)
    app.tap(second)
    app.tap("board")
    app.key("Escape", False, False, "")
    assert not port.picture.modal
    assert port.cards[first[5:]].pressed
    app.key("Escape", False, False, "")
    assert not port.cards[first[5:]].pressed


def test_a_hint_is_still_there_after_its_numbers() -> None:
    port = FakePort()
    app = choosing_cards(port)
    app.tap("hint")
    port.wait()
    app.tap("numbers")
    app.tap("close")
    assert "numbers" in port.taps()
    app.tap("hint")
    port.wait()
    assert played(app).hints == 1


def looking_for_a_deal(port: FakePort) -> App:
    """ロイヤル・マリッジ, while a hard deal is looked for."""
    app = whole_page(port, "marriage")
    port.thinks = 3
    app.tap("new")
    app.tap("draft:deals=hard")
    app.tap("deal")
    assert "Looking for a deal" in port.words()
    return app


@pytest.mark.parametrize("heard", [True, False], ids=["heard", "not heard yet"])
def test_a_deal_that_is_found_does_not_take_the_table_back_from_another_tab(heard: bool) -> None:
    kept = MemoryStore()
    here, there = FakePort(kept, seed=3), FakePort(kept, seed=7)
    app = looking_for_a_deal(here)
    other = whole_page(there, "marriage")
    other.tap("turn")
    if heard:
        app.elsewhere(store.chair("marriage"))
    here.wait(600_000)
    assert app.places.resting
    assert saves.read(kept.get(store.game("marriage")) or "").game.id == played(other).id
    other.elsewhere(store.chair("marriage"))
    assert not other.places.resting


def test_a_tab_that_rests_asks_nothing() -> None:
    kept = MemoryStore()
    here = FakePort(kept, seed=3)
    app = whole_page(here, "marriage")
    app.tap("new")
    whole_page(FakePort(kept, seed=7), "marriage")
    app.elsewhere(store.chair("marriage"))
    assert "open-code" not in here.taps()
    assert "take-over" in here.taps()


def test_a_tab_that_rests_looks_for_nothing() -> None:
    kept = MemoryStore()
    here, there = FakePort(kept, seed=3), FakePort(kept, seed=7)
    app = looking_for_a_deal(here)
    whole_page(there, "marriage")
    app.elsewhere(store.chair("marriage"))
    here.wait(100)
    painted = len(here.pictures)
    here.wait(600_000)
    assert len(here.pictures) == painted
    here.thinks = 0
    app.tap("take-over")
    assert not app.places.resting
    assert not here.picture.modal
