"""Laws of the whole page, held while somebody taps and types without a plan: nothing breaks, nothing hidden acts."""

import random
import re

import pytest
import saves
import store
from app import App
from deals import write
from fakes import FakePort, whole_page

PLACES = ("clovers", "marriage", "cribbage", "today-clovers", "today-marriage")
ROOMS = ("analyser", "calculator", "calendar", "records", "keeping")
LINKS = (write("clovers", 77) + "?any_suit=on", write("marriage", 5) + "?laid_out=on", write("cribbage", 9), "C-0000-X")
KEYS = ("h", "u", "n", "z", "s", "b", "l", "t", "5", "0", " ", "Escape", "Enter", "x")
FIELDS = ("hand", "cards", "mine", "theirs", "import")


def press(app: App, chance: random.Random, name: str) -> None:
    """Press a key, with or without others held."""
    app.key(name, chance.random() < 0.3, chance.random() < 0.3, chance.choice(("", "", "new")))


def walk(app: App, port: FakePort, chance: random.Random) -> None:
    """Do something that a person can do with what is on the screen."""
    what = chance.random()
    if what < 0.03:
        port.go(chance.choice((*PLACES, *ROOMS, *LINKS, "", "help-cribbage")))
    elif what < 0.05:
        app.hide()
    elif what < 0.06:
        app.elsewhere("")
    elif what < 0.3:
        press(app, chance, chance.choice(KEYS))
    elif what < 0.33:
        app.typed(chance.choice(FIELDS), chance.choice(("", "5H 5C 5S JD | 5D", "xx", "12")))
    else:
        taps = [tap for tap in port.taps() if chance.random() < 0.2 or tap != "home"]
        app.tap(chance.choice(taps or ["home"]))
    port.wait(chance.choice((0, 5, 1000)))


def known(app: App, port: FakePort) -> tuple[object, ...]:
    """All that a key could change unseen."""
    game = app.sitting.game if app.sitting else None
    room = app.places.room.ui if app.places.room else None
    return (saves.write(game) if game else "", app.sheets.name, app.sitting and app.sitting.ui, room, port.place)


@pytest.mark.parametrize("thinks", [0, 2], ids=["at once", "in slices"])
@pytest.mark.parametrize("place", ["", *PLACES, *ROOMS])
def test_taps_and_keys_at_random_never_break_the_page(place: str, thinks: int) -> None:
    port = FakePort()
    port.thinks = thinks
    app = whole_page(port, place)
    chance = random.Random(f"{place} {thinks}")
    for _n in range(300):
        assert port.taps()
        walk(app, port, chance)
        assert 'style="' not in port.html()
        assert all("aria-label=" in stop for stop in re.findall('<[^>]*tabindex="0"[^>]*>', port.html()))


COVERS = ("settings", "menu", "new", "help", "another tab")
OWN = ("board", "log", "check")


@pytest.mark.parametrize(
    ("table", "cover"),
    [(table, cover) for table in PLACES[:3] for cover in COVERS] + [("cribbage", cover) for cover in OWN],
)
def test_keys_do_nothing_to_what_is_covered(table: str, cover: str) -> None:
    port = FakePort()
    app = whole_page(port, table)
    chance = random.Random(table + cover)
    for _n in range(30):
        taps = [tap for tap in port.taps() if tap.partition(":")[0] in ("card", "turn", "lay")]
        app.tap(chance.choice(taps or ["on"]))
        port.wait(1000)
    if cover == "another tab":
        whole_page(FakePort(port.store, seed=2), table)
        app.elsewhere(store.chair(table))
    else:
        app.tap(cover)
        port.wait(10)
    before = known(app, port)
    for name in KEYS:
        for shift, control in ((False, False), (False, True), (True, True)):
            if name != "Escape":
                app.key(name, shift, control, "")
                port.wait(0)
    assert known(app, port) == before


@pytest.mark.parametrize("room", ["", *ROOMS])
def test_keys_of_tables_mean_nothing_where_there_is_no_table(room: str) -> None:
    port = FakePort()
    app = whole_page(port, room)
    before = known(app, port)
    for name in KEYS:
        for shift, control in ((False, False), (False, True), (True, True)):
            app.key(name, shift, control, "")
    port.wait(10)
    assert known(app, port) == before


def test_a_key_that_is_held_down_is_pressed_once() -> None:
    port = FakePort()
    app = whole_page(port, "marriage")
    assert app.sitting is not None
    at = app.sitting.game.at
    assert app.key(" ", False, False, "")
    for _n in range(5):
        assert app.key(" ", False, False, "", held=True)
    assert app.sitting.game.at == at + 1
