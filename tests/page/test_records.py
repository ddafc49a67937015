"""The records on the screen."""

import re

import page.records as screen
import store
from contents import TABLES
from deals import write
from fakes import FakePort, whole_page
from hypothesis import given, settings
from hypothesis import strategies as st
from page import words
from page.picture import Facts
from page.records import Words
from records import KINDS, Line, write_all
from totals import totals

WORDS = {
    "clovers": Words({"any_suit": ("Any suit", "")}, {"plain": "Well shuffled", "clearable": "Clearable deals"}, {}),
    "cribbage": Words(
        {"shape": ("Players", "", {"five": "Five-card"}), "skunks": ("Skunks", ""), "muggins": ("Muggins", "")},
        {"plain": "Well shuffled"},
        {"master": "Master"},
    ),
}


def line(n: int, **more: object) -> Line:
    return Line(f"g{n}", **{"game": "clovers", "day": "2026-11-29", "ended": n, **more})  # type: ignore[arg-type]


def drawn(*lines: Line, game: str = "clovers") -> str:
    words.use("en")
    kept = {"lines": list(lines), "words": WORDS}
    return " ".join(screen.draw(screen.Ui(game), Facts(kept)).regions.values())


def seen(html: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", html).split())


def test_before_the_first_game_it_says_so() -> None:
    assert "No game is finished yet." in seen(drawn())


def test_games_are_counted_by_option_set() -> None:
    games = [
        line(1, won=True, seconds=100),
        line(2, left=30, seconds=50, why="stuck"),
        line(3, won=True, seconds=60, hints=1, options=(("deals", "clearable"),)),
        line(4, left=9, options=(("any_suit", "on"),)),
    ]
    text = seen(drawn(*games))
    assert "4 games 2 cleared" in text
    assert "Clean clears, without undo or hints 1" in text
    assert "Well shuffled 2 1 1 1 0 15.0 1:15" in text
    assert "Clearable deals 1 1 0 1 0 0.0 1:00" in text
    assert "Well shuffled · Any suit 1 0 0 0 9 9.0 0:00" in text


def test_the_chart_has_a_table_that_says_the_same() -> None:
    html = drawn(*(line(n, left=n, seconds=61) for n in range(1, 40)))
    found = re.search(r'<svg class="line"[^>]*aria-label="([^"]*)"', html)
    assert found
    assert "the last 30 games" in found[1]
    assert html.count("<tr><td>") == 30
    assert "29 November" in html


def test_cribbage_tells_wins_skunks_and_averages() -> None:
    figures = (("best_hand", 24), ("hand_dealer", 33), ("hands_dealer", 4))
    games = [
        line(1, game="cribbage", won=True, worth=2, scores=(121, 80), options=(("level", "master"),), figures=figures),
        line(2, game="cribbage", scores=(100, 121), options=(("first", "1"), ("level", "master"))),
    ]
    text = seen(drawn(*games, game="cribbage"))
    assert "2 games 1 won" in text
    assert "Average hand, as dealer 8.2" in text
    assert "Best hand 24" in text
    assert "Average crib" not in text
    assert "Master 2 1 1 1–0" in text


def test_a_game_given_up_has_no_points_to_draw() -> None:
    games = [
        line(1, game="cribbage", won=True, scores=(121, 80)),
        line(2, game="cribbage", why="gave_up"),
        line(3, game="cribbage", scores=(100, 121)),
    ]
    html = drawn(*games, game="cribbage")
    assert "from 41 to -21" in html
    assert "29 November – 0:00 given up" in seen(html)
    assert "Games given up are left out." in html
    assert "<path" not in drawn(*(line(n, game="cribbage", why="gave_up") for n in (1, 2)), game="cribbage")


def test_a_share_is_said_to_be_all_or_none_only_where_it_is() -> None:
    def won(part: int, whole: int) -> str:
        return seen(drawn(*(line(n, won=n < part, left=n) for n in range(whole))))

    assert "Share of games cleared 99%" in won(199, 200)
    assert "Share of games cleared 1%" in won(1, 300)
    assert "Share of games cleared 100%" in won(2, 2)
    assert "Share of games cleared 0%" in won(0, 2)


def test_one_is_not_called_many() -> None:
    assert "1 game 1 cleared 1 longest streak" in seen(drawn(line(1, won=True)))
    text = seen(drawn(line(1, game="cribbage", won=True, worth=2, scores=(121, 80)), game="cribbage"))
    assert "1 game 1 won 1 longest streak 1 skunk given" in text


def test_rules_that_are_switched_off_are_named_so() -> None:
    options = (("counting", "hand"), ("muggins", "on"), ("skunks", "off"))
    text = seen(drawn(line(1, game="cribbage", scores=(121, 80), options=options), game="cribbage"))
    assert "Muggins · No skunks" in text


def test_who_deals_first_is_no_option_set() -> None:
    games = [line(n, game="cribbage", scores=(121, 90), options=(("first", str(n % 2)),)) for n in range(4)]
    assert drawn(*games, game="cribbage").count('<th scope="row">') == 1


def test_one_set_of_rules_has_one_row_however_it_was_agreed() -> None:
    chosen: list[tuple[tuple[str, str], ...]] = [(), (("play_on", "on"),), (("muggins", "on"),), (("target", "121"),)]
    games = [line(n, game="cribbage", won=True, scores=(121, 95), options=o) for n, o in enumerate(chosen)]
    html = drawn(*games, game="cribbage")
    assert html.count('<th scope="row">') == 1
    assert "Basic rules 4 4 4 0–0" in seen(html)


def test_the_home_screen_has_a_line_of_each_game() -> None:
    words.use("en")
    told = totals([line(1, won=True), line(2)])
    assert screen.note(told, "") == "1 cleared"
    assert screen.note(told, "Master") == "Master: 1 won, 1 lost"
    assert screen.note(totals([]), "Master") == ""


RESULTS = st.builds(
    Line,
    id=st.sampled_from(["a", "b", "c"]),
    game=st.sampled_from(["clovers", "marriage", "cribbage", "whist"]),
    day=st.sampled_from(["2026-11-28", "2026-11-29", "2026-12-01", "0001-01-01", "9999-12-31"]),
    ended=st.integers(0, 2 * 10**12),
    kind=st.sampled_from(KINDS),
    started=st.integers(0, 2 * 10**12),
    options=st.dictionaries(
        st.sampled_from(["shape", "skunks", "target", "level", "deals", "any_suit", "colour"]),
        st.sampled_from(["on", "off", "three", "61", "grand", "hard", "clearable"]),
    ).map(lambda chosen: tuple(sorted(chosen.items()))),
    why=st.sampled_from(["gave_up", "stuck", "show", "x"]),
    won=st.booleans(),
    left=st.integers(0, 60),
    scores=st.lists(st.integers(0, 121), max_size=4).map(tuple),
    worth=st.integers(0, 4),
    seconds=st.integers(0, 10**6),
    code=st.sampled_from(["", "x", "F-0000-0000-E", write("marriage", 5), write("cribbage", 5)]),
    figures=st.dictionaries(st.sampled_from(["looked", "lost", "best_hand", "cribs"]), st.integers(0, 999)).map(
        lambda found: tuple(found.items())
    ),
)


@given(st.lists(RESULTS, max_size=3), st.sampled_from(["ja", "en"]))
@settings(max_examples=150, deadline=None)
def test_any_results_can_be_looked_at(results: list[Line], lang: str) -> None:
    port = FakePort()
    port.lang = lang
    port.store.set(store.RECORDS, write_all(results))
    app = whole_page(port)
    rooms = [f"records?{game}" for game in TABLES]
    tales = [f"today-{game}?{line.day}" for game in ("clovers", "marriage") for line in results]
    for place in ("", "calendar", "keeping", *rooms, *tales):
        app.visit(place)
        if place == "calendar":
            app.tap("figures:marriage")
            app.tap("day:2026-11-28")
