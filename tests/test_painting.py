"""What is painted, looked at in a document of its own: faces that fit, sheets that stay, and where the focus is."""

from app import App
from fake_document import Screen
from fakes import whole_page

DEAL = "F-0000-000B-9"


def faces(port: Screen) -> set[str]:
    """The sizes of face that the cards on the table show."""
    return {look for card in port.document.querySelectorAll(".card") for look in card.className.split()} & {
        "mini",
        "mid",
        "full",
    }


def read_rules(port: Screen) -> None:
    """Open the rules, which cover the page."""
    port.document.setAttribute("data-help", "help-clovers")


def close_rules(port: Screen, app: App) -> None:
    """Come back from them: the page is painted."""
    port.document.removeAttribute("data-help")
    app.draw()


def to_the_play(port: Screen, app: App) -> None:
    """Lay away whatever comes first, and wait for one's turn."""
    assert app.sitting
    while not (app.sitting.game.turn == 0 and app.sitting.game.state.phase == "play"):
        cards = [tap for tap in port.taps() if tap.startswith("card:")]
        if app.sitting.game.turn == 0 and cards:
            for card in cards[:2]:
                app.tap(card)
            app.tap("lay")
        else:
            app.tap("on")
        port.wait(10_000)


def play(port: Screen, app: App) -> None:
    """Play a card that fits, by key."""
    assert app.sitting
    port.press(app, f"card:{app.sitting.table().moves[0][5:]}")


def test_cards_keep_their_faces_when_the_screen_is_turned_while_the_rules_are_read() -> None:
    port = Screen()
    app = whole_page(port, DEAL)
    assert faces(port) == {"full"}
    read_rules(port)
    assert not port.canvas.resize()
    close_rules(port, app)
    assert faces(port) == {"full"}


def test_a_screen_that_became_smaller_meanwhile_is_measured_when_the_rules_are_closed() -> None:
    port = Screen()
    app = whole_page(port, DEAL)
    read_rules(port)
    port.document.width = 50
    port.canvas.resize()
    close_rules(port, app)
    assert faces(port) == {"mini"}


def test_cards_that_come_while_the_rules_are_read_are_measured_when_they_are_closed() -> None:
    port = Screen()
    app = whole_page(port, "")
    read_rules(port)
    app.visit(DEAL)
    port.wait(500)
    close_rules(port, app)
    assert faces(port) == {"full"}


def test_a_choice_on_a_long_sheet_leaves_it_where_it_was_scrolled_to() -> None:
    port = Screen()
    app = whole_page(port, "cribbage")
    app.tap("new")
    port.element(".sheet-body").scrollTop = 300
    app.tap("draft:level=hard")
    assert port.element(".sheet-body").scrollTop == 300


def test_another_sheet_begins_at_its_top() -> None:
    port = Screen()
    app = whole_page(port, "cribbage")
    app.tap("new")
    port.element(".sheet-body").scrollTop = 300
    app.tap("settings")
    assert port.element(".sheet-body").scrollTop == 0


def test_after_a_card_is_played_by_key_the_table_has_the_focus_so_that_space_plays_no_other() -> None:
    port = Screen()
    app = whole_page(port, "cribbage")
    to_the_play(port, app)
    play(port, app)
    assert port.focused == "table"
    port.wait(10_000)
    assert port.focused == "table"


def test_after_laying_by_key_the_table_has_the_focus() -> None:
    port = Screen()
    app = whole_page(port, "cribbage")
    assert app.sitting
    while not (app.sitting.game.turn == 0 and app.sitting.game.state.phase == "lay"):
        app.tap("on")
        port.wait(10_000)
    for card in [tap for tap in port.taps() if tap.startswith("card:")][:2]:
        app.tap(card)
    port.press(app, "lay")
    assert port.focused == "table"


def test_a_focus_that_went_elsewhere_while_others_played_stays_there() -> None:
    port = Screen()
    app = whole_page(port, "cribbage")
    to_the_play(port, app)
    play(port, app)
    port.focus("sort")
    port.wait(10_000)
    assert port.focused == "sort"


def test_nobody_who_has_no_focus_is_given_one() -> None:
    port = Screen()
    app = whole_page(port, "cribbage")
    to_the_play(port, app)
    assert app.sitting
    app.tap(f"card:{app.sitting.table().moves[0][5:]}")
    port.wait(10_000)
    assert port.focused == ""


def test_another_place_begins_at_its_top_and_its_title_has_the_focus() -> None:
    port = Screen()
    app = whole_page(port, "")
    port.window.scrollY = 300
    port.press(app, "open:calendar")
    port.wait(500)
    assert port.document.activeElement is port.document.querySelector("h1")
    assert port.window.scrollY == 0
    port.press(app, "home")
    port.wait(500)
    assert port.window.scrollY == 300, "back where the menu was left"


def test_the_language_changed_by_key_leaves_the_focus_where_it_was() -> None:
    port = Screen()
    app = whole_page(port, DEAL)
    port.press(app, "settings")
    port.press(app, "set:lang:ja")
    assert port.focused == "set:lang:ja"
    app.tap("close")
    assert port.focused == "settings"
    port.place = ""
    app.visit("")
    port.press(app, "lang:en")
    assert port.focused == "lang:ja"
