"""Finished games: each counts once, none is lost, and two tabs never overwrite each other's."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
import records
import store
from catalogue import GAMES
from contract import Outcome
from fakes import keeping
from game import Game
from hypothesis import given
from hypothesis import strategies as st
from records import Line
from store import Keep, MemoryStore, StoreFull

NOW = 1_795_910_400_000
STUCK_AT_ONCE = 2
"""A seed of the first game whose deal has no group at all."""

lines = st.builds(
    Line,
    id=st.sampled_from([f"g{n}" for n in range(6)]),
    game=st.sampled_from(["clovers", "marriage"]),
    day=st.dates().map(lambda day: day.isoformat()),
    ended=st.integers(0, 50),
    kind=st.sampled_from(records.KINDS),
    started=st.integers(0, 10**14),
    options=st.sampled_from([(), (("any_suit", "on"),), (("any_suit", "on"), ("deals", "clearable"))]),
    why=st.sampled_from(["cleared", "stuck", "gave_up"]),
    won=st.booleans(),
    left=st.integers(0, 3),
    scores=st.sampled_from([(), (121, 98), (0, 61, 121)]),
    worth=st.integers(1, 3),
    seconds=st.integers(0, 9999),
    undos=st.integers(0, 2),
    hints=st.integers(0, 2),
    code=st.sampled_from(["", "F-0000-0000-E"]),
    figures=st.sampled_from([(), (("best_hand", 24), ("hand", 90))]),
    more=st.sampled_from([(), (("zz", "later"),)]),
)


def begun(seed: int = 3, kind: str = "free", name: str = "clovers", **more: str) -> Game:
    game = Game(GAMES[name], {}, seed, f"id-{seed}", "2026-11-29", kind=kind, **more)  # type: ignore[arg-type]
    game.settle()
    return game


def finished(seed: int = 3, kind: str = "free", name: str = "clovers") -> Game:
    game = begun(seed, kind, name)
    rng = random.Random(seed)
    while game.turn is not None:
        game.play(rng.choice(game.rules.legal(game.state)))
        game.settle()
    return game


def line_of(game: Game, ended: int = NOW) -> Line:
    line = records.of(game, ended)
    assert line is not None
    return line


@given(lines)
def test_a_line_is_read_as_it_was_written(line: Line) -> None:
    assert records.read(records.write(line)) == line


def test_a_line_is_short() -> None:
    assert len(records.write(line_of(finished()))) < 130


def test_the_lines_of_the_first_version_are_read_and_written_as_they_are() -> None:
    text = (Path(__file__).with_name("data") / "saves" / "records-1.txt").read_text()
    memory = MemoryStore()
    memory.set(store.RECORDS, text)
    book = records.load(keeping(memory))
    assert (len(book.lines), book.unread) == (6, 0)
    assert records.write_all(book.lines.values()) == text


def test_a_later_release_may_add_words() -> None:
    text = "id=a g=clovers d=2026-11-29 k=free e=5 r=stuck l=30 zz=later"
    assert records.read(text).more == (("zz", "later"),)
    assert records.write(records.read(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "id=a",
        "id=a g=clovers d=2026-11-29 k=free e=5",
        "id=a g=clovers d=2026-02-30 k=free e=5 r=stuck",
        "id=a g=clovers d=20261129 k=free e=5 r=stuck",
        "id=a g=clovers d=2026-11-29 k=practice e=5 r=stuck",
        "id=a g=clovers d=2026-11-29 k=free e=-5 r=stuck",
        "id=a g=clovers d=2026-11-29 k=free e=5 e=6 r=stuck",
        "id=a g=clovers d=2026-11-29 k=free e=5 r=stuck w=yes",
        "id=a g=clovers d=2026-11-29 k=free e=5 r=stuck o=any_suit",
        "id=<script> g=clovers d=2026-11-29 k=free e=5 r=stuck",
        "id=a g=clovers d=2026-11-29 k=free e=5 r=stuck o=a:<b>",
        "id=a g=clovers d=2026-11-29 k=free e=" + "9" * 500 + " r=stuck",
        "id=a g=clovers d=2026-11-29 k=free e=5 r=stuck zz=" + "9" * 2000,
    ],
)
def test_what_is_no_line_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        records.read(text)


@given(st.text())
def test_any_text_is_a_line_or_refused(text: str) -> None:
    try:
        line = records.read(text)
    except ValueError:
        return
    assert records.read(records.write(line)) == line


def test_a_finished_game_tells_what_happened() -> None:
    game = finished()
    game.seconds, game.hints = 212, 1
    line = line_of(game)
    outcome = game.outcome
    assert isinstance(outcome, Outcome)
    assert (line.game, line.day, line.left, line.won) == ("clovers", "2026-11-29", outcome.left, bool(outcome.won))
    assert (line.seconds, line.hints, line.clean, line.code) == (212, 1, False, "F-0000-0003-3")


def test_a_game_under_way_has_no_line() -> None:
    assert records.of(begun(), NOW) is None


def test_a_practice_game_does_not_count() -> None:
    assert records.of(finished(kind="practice"), NOW) is None


def test_a_deal_left_before_its_first_move_counts_for_nothing() -> None:
    game = begun()
    game.gave_up = True
    assert records.of(game, NOW) is None


def test_a_deal_left_after_a_move_counts_even_if_the_move_was_taken_back() -> None:
    game = begun()
    game.play(game.rules.legal(game.state)[0])
    game.undo()
    game.gave_up = True
    assert line_of(game).why == "gave_up"
    assert not line_of(game).won


def test_a_deal_without_a_first_move_is_a_finished_game() -> None:
    game = begun(STUCK_AT_ONCE)
    assert game.turn is None
    assert (line_of(game).left, line_of(game).won) == (48, False)


def test_options_and_deals_and_level_tell_option_sets_apart() -> None:
    game = Game(GAMES["clovers"], {"any_suit": "on"}, 3, "a", "2026-11-29", deals="clearable", match={"level": "hard"})
    game.settle()
    game.play(game.rules.legal(game.state)[0])
    game.gave_up = True
    assert line_of(game).options == (("any_suit", "on"), ("deals", "clearable"), ("level", "hard"))


def test_figures_and_scores_come_along_with_the_own_side_first() -> None:
    game = finished(name="cribbage")
    line = records.of(game, NOW, figures={"hand": 90, "best_hand": 24})
    assert line is not None
    assert line.figures == (("best_hand", 24), ("hand", 90))
    assert len(line.scores) == 2
    assert line.won == (line.scores[0] > line.scores[1])
    assert records.read(records.write(line)) == line


def test_a_clear_undone_and_cleared_again_adds_one() -> None:
    keep = keeping(MemoryStore())
    clear = next(game for game in map(finished, range(100)) if game.outcome and game.outcome.won)
    records.add(keep, line_of(clear), NOW)
    clear.undo()
    clear.play(clear.rules.legal(clear.state)[0])
    standing = records.add(keep, line_of(clear, NOW + 5), NOW + 5)
    assert (len(records.load(keep).lines), standing.ended, standing.clean) == (1, NOW, True)


def test_a_game_stuck_and_taken_back_is_cleared_once_and_not_clean() -> None:
    keep = keeping(MemoryStore())
    stuck = Line("a", "clovers", "2026-11-29", NOW, why="stuck", left=30)
    records.add(keep, stuck, NOW)
    standing = records.add(keep, replace(stuck, ended=NOW + 9, why="cleared", won=True, left=0, undos=3), NOW + 9)
    assert (len(records.load(keep).lines), standing.won, standing.clean) == (1, True, False)


def test_of_a_daily_game_the_first_result_stands() -> None:
    keep = keeping(MemoryStore())
    first = Line("a", "clovers", "2026-11-29", NOW, kind="daily", why="stuck", left=30)
    records.add(keep, first, NOW)
    assert records.add(keep, replace(first, ended=NOW + 9, won=True, left=0), NOW + 9) == first


@given(st.lists(lines, max_size=8), st.lists(lines, max_size=8), st.lists(lines, max_size=8))
def test_merging_does_not_mind_the_order_and_loses_nothing(a: list[Line], b: list[Line], c: list[Line]) -> None:
    merged = records.merge(a, b)
    assert list(merged.items()) == list(records.merge(b, a).items())
    assert records.merge(merged.values(), merged.values()) == merged
    assert records.merge(merged.values(), b) == merged
    assert records.merge(merged.values(), c) == records.merge(a, records.merge(b, c).values())
    assert merged.keys() == {line.id for line in a + b}
    assert set(merged.values()) <= set(a + b)


class Late:
    """A tab's view of a shared store: what others write shows only at `look`, as between a browser's processes."""

    def __init__(self, shared: MemoryStore) -> None:
        self.shared = shared
        self.seen = dict(shared.texts)

    def look(self) -> None:
        self.seen = dict(self.shared.texts)

    def get(self, key: str) -> str | None:
        return self.seen.get(key)

    def set(self, key: str, text: str) -> None:
        self.seen[key] = text
        self.shared.set(key, text)

    def remove(self, key: str) -> None:
        self.seen.pop(key, None)
        self.shared.remove(key)

    def keys(self) -> list[str]:
        return list(self.seen)


def test_two_tabs_that_see_each_other_late_lose_no_game() -> None:
    rng = random.Random(5)
    shared = MemoryStore()
    tabs = [Late(shared), Late(shared), Late(shared)]
    keeps = [keeping(tab) for tab in tabs]
    for n in range(100):
        now = NOW + n * 1000
        tab = rng.randrange(3)
        records.add(keeps[tab], Line(f"g{n}", "clovers", "2026-11-29", now), now)
        if rng.random() < 0.3:
            tabs[rng.randrange(3)].look()
        if n % 20 == 0:
            for each in tabs:
                each.look()
        assert set(records.load(keeping(shared)).lines) == {f"g{m}" for m in range(n + 1)}
    for minutes in (10, 11, 12):
        records.fold(keeping(shared), NOW + 400_000 + minutes * records.MINUTE)
    assert list(shared.texts) == [store.RECORDS]
    assert len(records.load(keeping(shared)).lines) == 100


def test_a_line_that_cannot_be_read_is_set_aside_and_the_others_are_unharmed() -> None:
    memory = MemoryStore()
    good = Line("a", "clovers", "2026-11-29", NOW)
    memory.set(store.RECORDS, "rubbish\n" + records.write(good) + "\nid=b")
    keep = keeping(memory)
    assert records.load(keep) == records.Book({"a": good}, 2)
    assert records.load(keep) == records.Book({"a": good}, 0)
    assert memory.get(store.aside(1)) == "rubbish\nid=b"


@pytest.mark.parametrize("text", ["rubbish", "rubbish\n", "\n", ""])
def test_a_damaged_game_of_its_own_key_leaves_nothing_behind_that_stops_the_next(text: str) -> None:
    memory = MemoryStore()
    memory.set(store.record("b"), text)
    keep = keeping(memory)
    assert records.load(keep).unread == text.count("rubbish")
    good = Line("a", "clovers", "2026-11-29", NOW)
    records.add(keep, good, NOW)
    records.fold(keep, NOW + 2 * records.MINUTE)
    assert records.load(keep).lines == {"a": good}
    assert memory.get(store.RECORDS) == records.write(good)
    assert (memory.get(store.record("b")) is None) == ("rubbish" in text)


def test_with_no_room_left_a_finished_game_is_still_known() -> None:
    class Full(MemoryStore):
        def set(self, key: str, text: str) -> None:
            raise StoreFull

    told: list[str] = []
    keep = Keep(Full(), told.append)
    for n in range(3):
        records.add(keep, Line(f"g{n}", "clovers", "2026-11-29", NOW), NOW)
    assert (len(records.load(keep).lines), told) == (3, ["full"])
