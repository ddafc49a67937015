"""The day's fortune: one deal a day and game, the same in every tab, and its result."""

import random
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

import daily
import fortunes
import pytest
import records
import saves
import store
from catalogue import GAMES
from daily import Day, Now, Today
from days import STUCK_AT_ONCE, TOKYO, at, crypto, day, dealt, never, play_out, streak, told
from fakes import keeping
from game import Game
from records import Line
from store import MemoryStore


def test_the_deal_is_the_basic_rule_plainly_shuffled_and_has_no_undo() -> None:
    game = dealt(keeping(), at("2026-11-29 08:00"))
    assert (game.kind, game.deals, game.day, game.at) == ("daily", "plain", "2026-11-29", 1)
    assert all(game.options[option.key] == option.values[0] for option in game.rules.OPTIONS)
    plain = Game(GAMES["clovers"], {}, 7, "free", "2026-11-29")
    plain.settle()
    assert plain.moves == game.moves
    game.play(game.rules.legal(game.state)[0])
    assert game.undo_to() is None


def test_it_is_stored_at_once_so_that_a_reload_continues_the_same_deal() -> None:
    memory = MemoryStore()
    game = dealt(keeping(memory), at("2026-11-29 08:00"))
    again = daily.open_today(keeping(memory), "clovers", at("2026-11-29 08:01"), never)
    assert (again.state, again.game, again.lost) == ("running", game, 0)


def test_every_move_is_there_after_a_crash() -> None:
    memory = MemoryStore()
    game = dealt(keeping(memory), at("2026-11-29 08:00"))
    game.play(game.rules.legal(game.state)[0])
    assert daily.save(keeping(memory), game)
    assert daily.open_today(keeping(memory), "clovers", at("2026-11-29 23:59"), never).game == game


def test_each_game_has_its_own_deal_of_the_day() -> None:
    keep, now = keeping(), at("2026-11-29 08:00")
    assert dealt(keep, now, name="clovers").entry.id == "clovers"
    assert dealt(keep, now, name="marriage").entry.id == "marriage"


def test_a_result_is_shown_for_the_rest_of_its_date_with_its_table() -> None:
    keep = keeping()
    result = told(keep, at("2026-11-29 08:00"))
    again = daily.open_today(keep, "clovers", at("2026-11-29 22:00"), never)
    assert (again.state, again.day) == ("done", result)
    assert again.game is not None
    assert again.game.outcome is not None


def test_a_deal_without_a_first_move_still_waits_for_its_wish_and_has_a_result() -> None:
    keep, now = keeping(), at("2026-11-29 08:00")
    game = dealt(keep, now, STUCK_AT_ONCE)
    assert game.turn is None
    assert daily.open_today(keep, "clovers", now, never).state == "running"
    result = daily.finish(keep, game, now)
    assert result is not None
    assert result.line is not None
    assert fortunes.mark("clovers", result.line.left) == "kyo"


def test_an_unfinished_deal_stays_open_for_its_own_date() -> None:
    keep = keeping()
    old = dealt(keep, at("2026-11-27 08:00"), 5)
    told(keep, at("2026-11-28 08:00"), 6)
    told(keep, at("2026-11-29 08:00"), 7)
    assert [one.day for one in daily.load(keep, "clovers").values() if one.line is None] == ["2026-11-27"]
    open_one = daily.reopen(keep, "clovers", "2026-11-27")
    assert open_one == Today("running", Day("2026-11-27", at("2026-11-27 08:00").ms, "id-5"), old)
    daily.finish(keep, play_out(old), at("2026-11-29 09:00"))
    assert all(one.line for one in daily.load(keep, "clovers").values())
    assert streak(keep, at("2026-11-29 09:00")) == (3, 3)


def test_only_the_newest_finished_deal_keeps_its_table() -> None:
    keep = keeping()
    for n, text in enumerate(("2026-11-27", "2026-11-28", "2026-11-29")):
        told(keep, at(f"{text} 08:00"), n)
    assert list(daily.stored(keep, "clovers")) == ["2026-11-29"]
    assert daily.reopen(keep, "clovers", "2026-11-27") == Today("done", daily.load(keep, "clovers")["2026-11-27"])
    assert daily.reopen(keep, "clovers", "2026-11-26") is None


def test_a_new_deal_forgets_who_played_the_days_that_are_told() -> None:
    keep = keeping()
    dealt(keep, at("2026-11-27 08:00"), 5)
    told(keep, at("2026-11-28 08:00"), 6)
    for text in ("2026-11-27", "2026-11-28"):
        keep.set(store.chair("clovers", text), "a tab")
    dealt(keep, at("2026-11-29 08:00"), 7)
    assert [key for key in keep.keys() if "chair" in key] == [store.chair("clovers", "2026-11-27")]


@pytest.mark.parametrize("moves", [0, 1])
def test_a_day_told_on_another_device_does_not_show_the_moves_made_on_this_one(moves: int) -> None:
    keep, now = keeping(), at("2026-11-29 08:00")
    game = dealt(keep, now)
    for _n in range(moves):
        game.play(game.rules.legal(game.state)[0])
    daily.save(keep, game)
    line = records.of(play_out(game), now.ms + 5, now.ms)
    assert line is not None
    records.add(keep, line, now.ms)
    result = Day(now.day, now.ms, game.id, line)
    assert daily.open_today(keep, "clovers", now, never) == Today("done", result)
    assert daily.reopen(keep, "clovers", now.day) == Today("done", result)


def test_a_second_tab_gets_the_deal_of_the_first() -> None:
    memory, now = MemoryStore(), at("2026-11-29 08:00")
    game = dealt(keeping(memory), now)
    assert daily.open_today(keeping(memory), "clovers", now, never).game == game


def test_the_first_result_stands_and_the_other_tab_shows_it() -> None:
    memory, now = MemoryStore(), at("2026-11-29 08:00")
    one, other = keeping(memory), keeping(memory)
    mine = dealt(one, now, 3)
    yours = daily.open_today(other, "clovers", now, never).game
    assert yours is not None
    first = daily.finish(one, play_out(mine), at("2026-11-29 08:10"))
    yours.play(yours.rules.legal(yours.state)[0])
    assert not daily.save(other, yours)
    assert daily.finish(other, play_out(yours), at("2026-11-29 08:20")) == first
    assert len(records.load(other).lines) == 1
    assert daily.open_today(other, "clovers", at("2026-11-29 08:21"), never).day == first


def test_of_two_tabs_that_dealt_in_one_moment_one_deal_stands() -> None:
    memory, now = MemoryStore(), at("2026-11-29 08:00")
    mine = dealt(keeping(memory), now, 3)
    memory.remove(store.daily("clovers", now.day))  # the other tab did not see it yet
    yours = dealt(keeping(memory), now, 4)
    assert not daily.save(keeping(memory), mine)
    standing = daily.finish(keeping(memory), play_out(mine), now)
    assert standing == Day(now.day, now.ms, yours.id)
    assert records.load(keeping(memory)).lines == {}


def test_a_daily_game_that_nothing_is_known_of_has_no_result() -> None:
    game = play_out(dealt(keeping(), at("2026-11-29 08:00")))
    assert daily.finish(keeping(), game, at("2026-11-29 09:00")) is None


def test_a_damaged_save_is_set_aside_and_the_same_deal_begins_again() -> None:
    memory, now = MemoryStore(), at("2026-11-29 08:00")
    game = dealt(keeping(memory), now)
    key = store.daily("clovers", now.day)
    text = memory.texts[key][:60]
    memory.set(key, text)
    again = daily.open_today(keeping(memory), "clovers", now, never)
    assert again.game is not None
    assert (again.state, again.game.seed, again.game.id, again.lost) == ("running", game.seed, game.id, 1)
    assert memory.get(store.aside(1)) == text


@pytest.mark.parametrize(
    "change", [{"kind": "free"}, {"options": {"any_suit": "on"}}, {"id": "other"}, {"day": "2026-11-28"}, {"seed": 9}]
)
def test_a_save_of_another_game_is_no_deal_of_the_day(change: dict[str, Any]) -> None:
    game = dealt(keeping(), at("2026-11-29 08:00"))
    fields: dict[str, Any] = {"entry": game.entry, "options": {}, "seed": 7, "id": game.id, "day": game.day}
    other = Game(**(fields | {"kind": "daily"} | change))
    other.settle()
    head = daily.write(daily.Deal(game.day, 5, False, game)).partition("{")[0]
    deal = daily.read("clovers", game.day, head + saves.write(other))
    assert (deal.game, deal.lost) == (game, 1)


@pytest.mark.parametrize("text", ["", "open", "open 5 id-7 F-0000-0007-0 {}", "open x id-7 F-0000-0007-R {}", "[" * 9])
def test_what_is_no_deal_is_set_aside_and_a_new_one_is_made(text: str) -> None:
    memory, now = MemoryStore(), at("2026-11-29 08:00")
    memory.set(store.daily("clovers", now.day), text)
    assert daily.open_today(keeping(memory), "clovers", now, crypto()).state == "new"
    assert memory.get(store.aside(1)) == text


def test_a_deal_of_the_first_version_is_read_whole() -> None:
    text = (Path(__file__).with_name("data") / "saves" / "daily-1-clovers-2026-11-29.txt").read_text()
    deal = daily.read("clovers", "2026-11-29", text)
    assert (deal.started, deal.done, deal.lost, len(deal.game.moves)) == (1_795_996_800_000, False, 0, 3)
    assert daily.write(deal) == text


def test_an_earlier_start_stands_on_one_date_and_ids_break_ties() -> None:
    early, late = day("2026-11-29 07:00"), day("2026-11-29 08:00")
    assert early.line is not None
    assert late.line is not None
    assert daily.days("clovers", [late.line, early.line])["2026-11-29"] == early
    twin = replace(early.line, id="a-before")
    assert daily.days("clovers", [early.line, twin])["2026-11-29"].id == "a-before"


def test_results_stand_beside_what_the_tips_reach() -> None:
    lines = [
        one.line for one in (day(f"2026-11-{n} 08:00", left=0 if n < 15 else 48) for n in range(10, 20)) if one.line
    ]
    shares = daily.distribution("clovers", lines)
    assert [share.count for share in shares] == [5, 0, 0, 0, 0, 5]
    assert shares[0].expected == pytest.approx(3.427, abs=0.001)
    assert sum(share.expected for share in shares) == pytest.approx(10)
    assert daily.distribution("cribbage", lines) == ()


def test_a_slip_tells_the_result_and_nothing_of_the_deal() -> None:
    assert daily.slip(day("2026-11-29 08:00", left=35)) == daily.Slip("clovers", "2026-11-29", "shokichi", 35, "●●●○○○")
    assert daily.slip(Day("2026-11-29", 0, "open")) is None


def test_a_thousand_sittings_stay_consistent_at_every_step() -> None:
    """The clock jumps, tabs close in mid-game, and what is shown always agrees with what was dealt."""
    rng, memory = random.Random(11), MemoryStore()
    moment = datetime(2026, 1, 1, 8, tzinfo=TOKYO)
    fresh, dates, results = crypto(), dict[str, str](), dict[str, Line]()
    for _ in range(1000):
        moment += timedelta(hours=rng.choice((0, 1, 9, 9, 15, 24, 40, -30)))
        now, keep = Now(moment.date().isoformat(), int(moment.timestamp() * 1000)), keeping(memory)
        newest = max(dates, default="")
        today = daily.open_today(keep, "clovers", now, fresh)
        if today.state == "new":
            assert now.day not in dates
            assert now.day > newest
            dates[now.day] = today.day.id
        assert today.state != "early" or (now.day < newest and now.day not in dates)
        assert today.day.id == dates[today.day.day]
        assert (today.state == "done") == (today.day.day in results and today.state != "early")
        if today.state in ("new", "running") and today.game and rng.random() < 0.7:
            finished = daily.finish(keep, play_out(today.game), now)
            assert finished is not None
            assert finished.line is not None
            results[finished.day] = finished.line
        elif today.state == "running" and today.game and today.game.turn is not None:
            today.game.play(today.game.rules.legal(today.game.state)[0])
            assert daily.save(keep, today.game)
        known = daily.load(keep, "clovers")
        assert {one.day: one.id for one in known.values()} == dates
        assert {one.day: one.line for one in known.values() if one.line} == results
        current, best = daily.streak(known.values(), now)
        assert 0 <= current <= best <= len(results)
    assert len(results) > 100
    assert date.fromisoformat(max(dates)) > date(2026, 6, 1)
