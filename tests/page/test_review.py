"""Looking back at choices: after a deal, after a game, and over many games."""

import re
from dataclasses import dataclass

import page.cribbage as cribbage
import page.records
import pytest
import records
from app import App
from cribbage_player import next_taps
from fakes import FakePort, whole_page
from page import words
from page.picture import Facts
from page.review import figures, progress, review, skill
from records import Line


@dataclass(frozen=True)
class Look:
    """As the teacher gives it."""

    index: int
    chosen: str
    best: str
    points: float
    chance: float | None = None
    why: str = "lay"


LOOKS = (Look(3, "lay AD3H", "lay 6S7S", 0.5), Look(6, "play KD", "play 6S", 0.9, 0.02, "plain"))


def played(lost: int, looked: int, n: int = 0) -> Line:
    """A finished game that was looked back at."""
    return Line(f"g{n}", "cribbage", "2026-11-29", n, figures=(("looked", looked), ("lost", lost)))


class SlowPort(FakePort):
    """Time passes while it is thought."""

    def ticks(self) -> float:
        self.clock += 3
        return self.clock


def opened(port: FakePort) -> App:
    """A page with the cribbage table in front."""
    return whole_page(port, "cribbage", {"cribbage": cribbage}, {"records": page.records}, {}, wait=10)


def step(app: App, port: FakePort) -> bool:
    """One thing that a player would tap; False when the game is over."""
    port.wait(3000)
    assert app.sitting is not None
    game = app.sitting.game
    for tap in next_taps(game, port.taps()):
        app.tap(tap)
    return game.outcome is None


def finished(port: FakePort) -> App:
    """A whole game, played with little thought."""
    app = opened(port)
    while step(app, port):
        pass
    port.wait()
    return app


def after_a_deal(port: FakePort) -> App:
    """A game whose first deal has just been added up."""
    app = opened(port)
    while "review" not in port.taps():
        assert step(app, port)
    return app


def lines(app: App) -> list[Line]:
    """The finished games in the store."""
    return list(records.load(app.keep).lines.values())


def test_a_game_adds_the_points_lost_and_the_deals_looked_at() -> None:
    assert figures(LOOKS) == {"lost": 140, "looked": 1}
    assert figures(()) == {"lost": 0, "looked": 0}


def test_skill_is_points_lost_a_deal_of_each_game_looked_back_at() -> None:
    assert skill([played(300, 6), Line("x", "cribbage", "2026-11-29", 3), played(0, 5), played(100, 0)]) == [0.5, 0.0]


def test_points_given_away_are_averaged_over_deals_here_and_there() -> None:
    words.use("en")
    games = [played(100, 10, 1), played(600, 2, 2)]
    kept = {"lines": games, "words": {"cribbage": page.records.words_of(cribbage)}}
    regions = page.records.draw(page.records.Ui("cribbage"), Facts(kept)).regions
    assert "<dt>Points given away per deal</dt><dd>0.6</dd>" in regions["all"]
    assert "0.6 on average" in regions["skill"]


def test_progress_is_drawn_from_the_first_game_on() -> None:
    assert progress([]) == ""
    assert progress([played(300, 6)]).count("<circle") == 1
    assert "the last game looked back at" in progress([played(300, 6)])
    assert "the last 2 games looked back at" in progress([played(300, 6), Line("x", "cribbage", "", 1), played(0, 6)])
    many = progress([played(100 * n, 4, n) for n in range(40)])
    assert many.count("<circle") == 30
    assert not re.search(r"[\d.]-|NaN", many.partition("d=")[2])


@pytest.mark.parametrize(
    ("looks", "words"),
    [
        ((), "There was nothing to choose yet."),
        ((Look(3, "lay AD3H", "lay AD3H", 0.0, 0.0),), "1 choice: each the best, or as good as the best."),
        (LOOKS, "2 choices, 1.4 points given away in total."),
        ((Look(3, "lay AD3H", "lay 6S7S", 0.0, 0.03),), "It gave a better chance of winning. Chance of winning −3.0%."),
        ((Look(3, "lay AD3H", "lay 6S7S", 0.5),), "Hand, crib and play together would have been worth more."),
        ((Look(6, "play KD", "play 6S", 0.9, None, "plain"),), "It would have brought more on average."),
    ],
)
def test_the_words_of_a_look_back_are_true_of_its_numbers(looks: tuple[Look, ...], words: str) -> None:
    app = opened(FakePort())
    assert app.sitting is not None
    html = review(app.sitting.table(), looks)
    assert words in re.sub("<[^>]*>", "", html)
    assert "−0.0" not in html


def test_after_a_deal_its_choices_are_looked_back_at() -> None:
    port = FakePort()
    app = after_a_deal(port)
    app.tap("review")
    port.wait(1000)
    assert "Better:" in port.picture.sheet
    assert "given away" in port.picture.sheet
    app.tap("close")
    assert not port.picture.sheet
    assert step(app, port)


def test_a_sheet_that_is_closed_while_it_is_thought_about_stays_closed() -> None:
    port = SlowPort()
    app = after_a_deal(port)
    app.tap("review")
    assert "Thinking" in port.picture.sheet
    app.tap("close")
    port.wait()
    assert not port.picture.sheet
    app.tap("review")
    assert "Better:" in port.picture.sheet


def test_a_deal_left_before_it_is_thought_through_is_made_up_for() -> None:
    port = SlowPort()
    app = after_a_deal(port)
    app.tap("on")
    while step(app, port):
        pass
    port.wait(300_000)
    assert app.sitting is not None
    assert app.sitting.game.figures["looked"] == app.sitting.game.state.deals


def test_after_the_game_all_choices_are_looked_back_at_by_deals() -> None:
    port = FakePort()
    app = finished(port)
    assert "points per deal on average" in port.words()
    app.tap("review")
    assert port.picture.sheet.count('<li class="h">') > 3


def test_a_finished_game_keeps_its_measure_once() -> None:
    port = FakePort()
    app = finished(port)
    (line,) = lines(app)
    found = dict(line.figures)
    assert found["looked"] > 3
    assert found["lost"] > 0
    app.visit("cribbage")
    port.wait()
    assert lines(app) == [line]
    app.visit("records")
    assert port.picture.regions["skill"].count("<circle") == 1
    assert "Points given away per deal" in port.words()


def test_a_game_with_hints_has_no_measure() -> None:
    port = FakePort()
    app = opened(port)
    while app.sitting and not app.sitting.game.hints:
        assert step(app, port)
        app.tap("hint")
        port.wait(3000)
    while step(app, port):
        pass
    port.wait()
    (line,) = lines(app)
    assert "looked" not in dict(line.figures)
    assert "points per deal on average" in port.words()


def test_nothing_is_looked_at_by_itself_when_reviews_are_off() -> None:
    port = FakePort()
    app = opened(port)
    app.tap("set:reviews")
    while step(app, port):
        pass
    port.wait()
    assert "looked" not in dict(lines(app)[0].figures)
    app.tap("review")
    assert "Better:" in port.picture.sheet
    assert "looked" in dict(lines(app)[0].figures)


@pytest.mark.parametrize("ended", [5, 500])
def test_the_line_that_knows_the_measure_stands_whichever_comes_first(ended: int) -> None:
    bare = Line("g", "cribbage", "2026-11-29", 100)
    looked = Line("g", "cribbage", "2026-11-29", ended, figures=(("looked", 4),))
    assert records.better(bare, looked) == records.better(looked, bare) == looked
