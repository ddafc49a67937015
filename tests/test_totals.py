"""Totals: what finished games add up to, right after every one of a thousand sittings."""

import random
from dataclasses import replace

import pytest
import records
import totals
from catalogue import GAMES
from fakes import keeping
from game import Game
from records import Line
from totals import Totals


def line(n: int, **more: object) -> Line:
    return Line(f"g{n}", "clovers", "2026-11-29", n, **more)  # type: ignore[arg-type]


def test_no_game_adds_up_to_nothing() -> None:
    assert totals.totals([]) == Totals()
    assert Totals().mean("left") is None


def test_games_are_counted_and_averaged() -> None:
    told = totals.totals(
        [
            line(1, won=True, seconds=100),
            line(2, left=30, seconds=50),
            line(3, won=True, seconds=60, hints=1),
            line(4, won=True, seconds=90, undos=1),
        ]
    )
    assert (told.played, told.won, told.clean, told.fewest_left, told.fastest) == (4, 3, 1, 0, 60)
    assert (told.mean("left"), told.mean("seconds"), told.mean("won")) == (7.5, 75, 0.75)
    assert (told.streak, told.best_streak) == (2, 2)


def test_a_streak_follows_the_order_of_the_ends_not_of_the_lines() -> None:
    games = [line(n, won=n != 3, left=0 if n != 3 else 20) for n in range(1, 8)]
    random.Random(1).shuffle(games)
    assert (totals.totals(games).streak, totals.totals(games).best_streak) == (4, 4)


def test_the_fewest_left_is_of_games_that_got_stuck_too() -> None:
    assert totals.totals([line(1, left=30), line(2, left=21)]).fewest_left == 21


def test_skunks_are_told_apart_for_both_sides() -> None:
    told = totals.totals([line(1, won=True, worth=2), line(2, won=True, worth=3), line(3, worth=2), line(4)])
    assert (told.double, told.triple, told.lost_double, told.lost_triple) == (1, 1, 1, 0)


def test_figures_are_summed_and_the_best_is_the_largest() -> None:
    told = totals.totals(
        [
            line(1, figures=(("best_hand", 24), ("deals", 4), ("hand", 33))),
            line(2, figures=(("best_hand", 16), ("deals", 5), ("hand", 39))),
        ]
    )
    assert told.figures == {"best_hand": 24, "deals": 9, "hand": 72}
    assert told.mean("hand", by="deals") == 8
    assert told.mean("crib", by="crib_deals") is None


def test_of_three_a_loser_is_skunked_by_their_own_score_and_not_by_the_worst() -> None:
    def three(n: int, own: int, *options: tuple[str, str], worth: int = 2) -> Line:
        shape = (("shape", "three"), *options)
        return replace(line(n), game="cribbage", options=shape, scores=(own, 121, 85), worth=worth)

    told = totals.totals([three(1, 100), three(2, 90), three(3, 60, worth=3), three(4, 20, ("skunks", "off"), worth=1)])
    assert (told.played, told.lost_double, told.lost_triple) == (4, 1, 1)
    later = three(5, 80, ("colour", "blue"), ("target", "500"), ("level", "hard"))
    assert totals.totals([later]).lost_double == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("level:easy first:1", "level:easy"),
        ("level:easy play_on:on target:121", "level:easy"),
        ("play_on:on shape:five target:61", "play_on:on shape:five"),
        ("shape:five target:121", "shape:five target:121"),
        ("muggins:on", ""),
        ("counting:hand muggins:on skunks:off", "counting:hand muggins:on skunks:off"),
        ("colour:blue target:500", "colour:blue target:500"),
    ],
)
def test_options_that_change_nothing_are_no_other_rules(options: str, said: str) -> None:
    def pairs(text: str) -> tuple[tuple[str, str], ...]:
        return tuple((word.split(":")[0], word.split(":")[1]) for word in text.split())

    assert totals.played_as("cribbage", pairs(options)) == pairs(said)


def test_a_patience_is_played_as_its_options_say() -> None:
    options = (("any_suit", "on"), ("deals", "clearable"))
    assert totals.played_as("clovers", options) == options


def test_totals_are_consistent_after_every_step_of_a_thousand_sittings() -> None:
    """Games are played, taken back, left, finished twice and practised; the totals agree with a count kept by hand."""
    rng, keep = random.Random(7), keeping()
    over: dict[str, bool] = {}
    for number in range(1000):
        kind = rng.choice(("free", "free", "free", "practice"))
        options = {"any_suit": rng.choice(("off", "on"))}
        game = Game(GAMES["clovers"], options, number, f"g{number}", "2026-11-29", kind=kind)
        game.settle()
        patience, moved = rng.choice((0, 3, 40)), False
        for _ in range(patience):
            if game.turn is None:
                break
            game.play(rng.choice(game.rules.legal(game.state)))
            moved = True
            if rng.random() < 0.1:
                game.undo()
        outcome = game.outcome
        for now in (number * 99_999, number * 99_999 + 1)[: rng.choice((1, 1, 1, 2))]:  # now and then told twice
            game.gave_up = outcome is None
            line = records.of(game, now)
            if line:
                records.add(keep, line, now)
        if kind == "free" and (moved or outcome):
            over[game.id] = bool(outcome and outcome.won)
        if outcome and game.undo():
            game.gave_up = True
            again = records.of(game, number * 99_999 + 5)
            if again:
                records.add(keep, again, number * 99_999 + 5)
        lines = records.load(keep).lines
        told = totals.totals(lines.values())
        assert (told.played, told.won) == (len(over), sum(over.values()))
        assert told.clean <= told.won <= told.played
        assert told.streak <= told.best_streak <= told.won
        parts = [totals.totals(x for x in lines.values() if bool(x.options) is plain) for plain in (False, True)]
        assert (sum(t.played for t in parts), sum(t.won for t in parts)) == (told.played, told.won)
        assert sum(t.left for t in parts) == told.left
    assert 300 < len(over) < 1000
