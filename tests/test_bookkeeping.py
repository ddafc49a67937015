"""What is recorded of games that end, whatever happens to the store meanwhile."""

import daily
import records
import store
from bookkeeping import Books
from catalogue import GAMES
from fakes import FakePort, keeping
from game import Game
from records import Line
from tabs import app_of, lines, reload, set_clock, tab, tap, tell


def books_of(port: FakePort | None = None) -> Books:
    port = port or FakePort()
    return Books(port, keeping(port.store), lambda _n: None)


def ended(books: Books) -> Game:
    """A game of a move and its end, kept."""
    game = Game(GAMES["clovers"], {}, 3, "id-3", "2026-11-29")
    game.settle()
    game.play(game.rules.legal(game.state)[0])
    game.gave_up = True
    books.save(game)
    return game


def stored(books: Books) -> list[Line]:
    return list(records.load(books.keep).lines.values())


def test_an_end_is_recorded_once_however_often_its_game_is_kept() -> None:
    port = FakePort()
    books = books_of(port)
    game = ended(books)
    before = stored(books)
    port.clock += 5000
    books.save(game)
    books_of(port).save(game)
    assert stored(books) == before


def test_a_better_end_takes_the_place_of_the_one_on_record() -> None:
    books = books_of()
    game = ended(books)
    game.undo()
    game.redo()
    while game.turn is not None:
        game.play(game.rules.legal(game.state)[0])
    books.save(game)
    (line,) = stored(books)
    assert line.why != "gave_up"


def test_what_looking_back_found_out_is_added_to_the_record() -> None:
    books = books_of()
    game = ended(books)
    game.figures = {"looks": 3}
    books.save(game)
    assert [dict(line.figures) for line in stored(books)] == [{"looks": 3}]


def test_after_everything_is_deleted_here_or_in_another_tab_the_same_end_counts_again() -> None:
    port = FakePort()
    books = books_of(port)
    game = ended(books)
    for deleting in (books, books_of(port)):
        deleting.keep.clear()
        assert books.lines() == []
        books.save(game)
        assert [line.id for line in books.lines()] == [game.id]


def test_each_date_has_a_chair_of_its_own() -> None:
    port = FakePort()
    yesterdays, todays = books_of(port), books_of(port)
    games = [Game(GAMES["clovers"], {}, 3, day, day, kind="daily") for day in ("2026-11-29", "2026-11-30")]
    for books, game in zip((yesterdays, todays), games, strict=True):
        game.settle()
        books.take(game)
    assert yesterdays.ours(games[0])
    assert todays.ours(games[1])
    assert not yesterdays.lost_to("", games[0])
    todays.take(games[0])
    assert yesterdays.lost_to(store.chair("clovers", "2026-11-29"), games[0])


def test_the_home_screen_names_the_latest_of_the_deals_that_are_still_open() -> None:
    port = FakePort()
    books = books_of(port)
    for n in range(21, 29):
        port.day, port.clock = f"2026-11-{n}", port.clock + 86_400_000
        daily.open_today(books.keep, "clovers", books.now(), lambda: (port.seed(), port.day))
    port.day = "2026-11-29"
    assert books.panel().open == [("clovers", f"2026-11-{n}") for n in (26, 27, 28)]


def test_clear_undo_clear_adds_one() -> None:
    port = tab("clovers")
    app_of(port).tap("new")
    app_of(port).tap("draft:deals=clearable")
    app_of(port).tap("deal")
    port.wait(100)
    sitting = app_of(port).sitting
    assert sitting is not None
    for _n in range(2):
        while sitting.game.outcome is None:
            made = sitting.game.entry.solver.best_line(sitting.game.state)[0].partition(" ")[2]
            for i in range(0, len(made), 2):
                app_of(port).tap(f"card:{made[i : i + 2]}")
        port.wait(10)
        app_of(port).tap("undo")
    assert [(line.won, line.clean) for line in lines(port)] == [(True, True)]


def test_a_deal_left_before_its_first_move_counts_for_nothing() -> None:
    port = tab("clovers")
    for _n in range(5):
        app_of(port).tap("new")
        app_of(port).tap("draft:deals=clearable")
        app_of(port).tap("deal")
        port.wait(100)
    assert lines(port) == []


def test_the_browser_is_asked_once_to_keep_what_is_there() -> None:
    port = tab("today-clovers")
    assert port.persisted == 0
    tell(port)
    assert port.persisted == 1
    reload(port, "today-marriage")
    tell(port)
    assert port.persisted == 1


def test_where_browsers_forget_an_export_is_suggested_until_it_is_made_or_put_away() -> None:
    port = tab("")
    port.forgetful = True
    assert "may delete" not in port.words()
    reload(port, "today-clovers")
    tell(port)
    reload(port, "")
    assert "may delete what is kept" in port.words()
    tap(port, "reminded")
    assert "may delete" not in port.words()
    set_clock(port, "2026-12-14 08:00")
    reload(port, "")
    assert "may delete" in port.words()
    tap(port, "open:keeping")
    tap(port, "export-file")
    reload(port, "")
    assert "may delete" not in port.words()


def test_the_home_screen_counts_clears() -> None:
    port = tab("today-clovers")
    tell(port)
    reload(port, "")
    won = sum(line.won for line in lines(port))
    assert (f"{won} cleared" in port.words()) == (won > 0)
    assert ("cleared" in port.words()) == (won > 0)
