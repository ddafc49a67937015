"""Export and import: everything comes back, and merging loses nothing."""

from pathlib import Path

import daily
import exchange
import pytest
import records
import saves
import store
from exchange import BadExport, Kept
from exports import GOOD, NOW, TODAY, deal, everything, game_of, lived_in
from fakes import keeping
from game import Game
from hypothesis import given, settings
from hypothesis import strategies as st
from records import Line
from store import MemoryStore, StoreBlocked, StoreFull

FIXTURES = Path(__file__).with_name("data") / "saves"
finished = st.builds(
    Line,
    id=st.sampled_from([f"g{n}" for n in range(5)]),
    game=st.just("clovers"),
    day=st.just("2026-11-20"),
    ended=st.integers(0, 20),
    kind=st.sampled_from(records.KINDS),
    won=st.booleans(),
    left=st.integers(0, 2),
)
DEALS = [
    deal(seed, "2026-11-28", started, moves) for seed, started, moves in ((5, 9, 0), (5, 9, 1), (6, 9, 0), (7, 8, 0))
]
stores = st.builds(
    Kept,
    lines=st.lists(finished, max_size=6).map(lambda lines: records.merge(lines)),
    daily=st.dictionaries(st.just(("clovers", "2026-11-28")), st.sampled_from(DEALS), max_size=1),
)


def test_export_clear_import_gives_the_same() -> None:
    for write in (exchange.write_file, exchange.write_code):
        keep = lived_in()
        before = exchange.gather(keep)
        text = write(before)
        keep.clear()
        assert everything(keep) == {}
        exchange.take(keep, text, TODAY)
        assert exchange.gather(keep) == before
        assert len(before.lines) == 5


def test_a_code_survives_line_breaks_and_blanks() -> None:
    code = exchange.write_code(exchange.gather(lived_in()))
    assert set(code) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.")
    wrapped = "\n ".join(code[i : i + 60] for i in range(0, len(code), 60))
    assert exchange.read(f"\n{wrapped} \n") == exchange.gather(lived_in())


def test_a_game_with_its_whole_history_is_carried_over() -> None:
    keep = keeping()
    exchange.take(keep, exchange.write_file(exchange.gather(lived_in())), TODAY)
    assert saves.read(keep.get(store.game("clovers")) or "").game == game_of("clovers", 3, moves=1)
    assert daily.open_today(keep, "clovers", daily.Now(TODAY, NOW + 5), lambda: (0, "no")).state == "running"


@pytest.mark.parametrize("version", range(1, exchange.VERSION + 1))
def test_files_and_codes_of_every_version_ever_released_are_read(version: int) -> None:
    kept = exchange.read((FIXTURES / f"export-{version}.json").read_text())
    assert kept == exchange.read((FIXTURES / f"export-{version}.txt").read_text())
    assert (len(kept.lines), set(kept.games), set(kept.daily)) == (
        6,
        {"marriage"},
        {("clovers", "2026-11-29")},
    )


@given(stores, stores, stores)
@settings(max_examples=60, deadline=None)
def test_merging_is_the_same_from_both_sides_and_loses_nothing(a: Kept, b: Kept, c: Kept) -> None:
    both = exchange.merge(a, b)
    assert both == exchange.merge(b, a)
    assert list(both.lines) == list(exchange.merge(b, a).lines)
    assert exchange.merge(both, both) == both
    assert exchange.merge(both, b) == both
    assert exchange.merge(both, c) == exchange.merge(a, exchange.merge(b, c))
    assert both.lines.keys() == a.lines.keys() | b.lines.keys()
    assert both.daily.keys() == a.daily.keys() | b.daily.keys()
    assert set(both.daily.values()) <= set(a.daily.values()) | set(b.daily.values())


def test_on_one_date_the_earlier_start_stands_and_ids_break_ties() -> None:
    key = ("clovers", "2026-11-28")

    def standing(*texts: str) -> str:
        return exchange.merge(Kept(daily={key: texts[0]}), Kept(daily={key: texts[1]})).daily[key]

    assert standing(deal(1, key[1], 20), deal(2, key[1], 10)) == deal(2, key[1], 10)
    assert standing(deal(2, key[1], 10), deal(1, key[1], 10)) == deal(1, key[1], 10)


def test_of_one_deal_in_two_states_the_one_further_on_stands() -> None:
    key = ("clovers", "2026-11-28")
    one, other = Kept(daily={key: deal(1, key[1], 5, 1)}), Kept(daily={key: deal(1, key[1], 5, 0)})
    assert exchange.merge(one, other) == exchange.merge(other, one) == one


def test_results_of_one_date_from_two_devices_both_count_but_one_is_the_fortune() -> None:
    early = Line("a", "clovers", TODAY, NOW + 9, kind="daily", started=NOW, left=30)
    late = Line("b", "clovers", TODAY, NOW + 5, kind="daily", started=NOW + 1, won=True)
    both = exchange.merge(Kept({"a": early}), Kept({"b": late}))
    assert len(both.lines) == 2
    assert daily.days("clovers", both.lines.values())[TODAY].line == early


@pytest.mark.parametrize("idle", [game_of("marriage", 4, moves=0), game_of("marriage", 4, moves=999)])
def test_a_game_that_is_over_or_not_begun_never_stands_in_the_way_of_one_under_way(idle: Game) -> None:
    idle_text, running = saves.write(idle), saves.write(game_of("marriage", 5))
    one, other = Kept(games={"marriage": idle_text}), Kept(games={"marriage": running})
    assert exchange.merge(one, other).games == exchange.merge(other, one).games == {"marriage": running}
    assert exchange.merge(one, Kept()).games == {"marriage": idle_text}
    here = keeping()
    here.set(store.game("marriage"), idle_text)
    text = exchange.write_file(other)
    assert exchange.preview(here, text, TODAY).games == ("marriage",)
    exchange.take(here, text, TODAY)
    assert here.get(store.game("marriage")) == running
    preview = exchange.preview(here, exchange.write_file(one), TODAY)
    assert (preview.games, preview.kept) == ((), ())


def test_nobody_keeps_the_chair_of_a_game_that_is_replaced() -> None:
    there, here = lived_in(), keeping()
    here.set(store.game("marriage"), saves.write(game_of("marriage", 4)))
    here.set(store.game("clovers"), saves.write(game_of("clovers", 5, moves=0)))
    here.set(store.daily("clovers", TODAY), deal(7, TODAY, NOW))
    there.set(store.daily("clovers", TODAY), deal(7, TODAY, NOW, moves=1))
    chairs = [store.chair("clovers"), store.chair("clovers", TODAY), store.chair("marriage")]
    for chair in chairs:
        here.set(chair, "a tab")
    exchange.take(here, exchange.write_file(exchange.gather(there)), TODAY)
    assert [here.get(chair) for chair in chairs] == [store.NOBODY, store.NOBODY, "a tab"]
    here.set(chairs[0], "a tab")
    exchange.take(here, exchange.write_file(exchange.gather(there)), TODAY)
    assert here.get(chairs[0]) == "a tab"


def test_days_are_counted_whether_their_deal_is_still_kept_or_only_their_result() -> None:
    told = [Line(f"d{n}", "clovers", f"2026-11-2{n}", NOW + n, kind="daily", started=NOW + n) for n in range(7)]
    last = ("clovers", "2026-11-26")
    kept = Kept({line.id: line for line in told}, {last: deal(7, last[1], NOW + 6)})
    assert exchange.preview(keeping(), exchange.write_file(kept), TODAY).days == 7


def test_the_preview_says_what_is_new_and_what_is_replaced() -> None:
    there, here = lived_in(), keeping()
    records.add(here, Line("g1", "marriage", "2026-11-20", NOW, left=9), NOW)
    records.add(here, Line("mine", "marriage", "2026-11-20", NOW), NOW)
    here.set(store.daily("clovers", TODAY), deal(8, TODAY, NOW + 1))
    here.set(store.game("clovers"), saves.write(game_of("clovers", 4)))
    text = exchange.write_file(exchange.gather(there))
    before = everything(here)
    assert exchange.preview(here, text, TODAY) == exchange.Preview(
        lines=4,
        known=1,
        changed=1,
        days=0,
        later=0,
        replaced=(("clovers", TODAY),),
        games=(),
        kept=("clovers",),
        preferences=True,
    )
    assert everything(here) == before
    exchange.take(here, text, TODAY)
    assert set(records.load(here).lines) == {"g0", "g1", "g2", "g3", "g4", "mine"}
    assert saves.read(here.get(store.game("clovers")) or "").game.seed == 4
    again = exchange.preview(here, text, TODAY)
    assert (again.lines, again.changed, again.days, again.replaced, again.preferences) == (0, 0, 0, (), False)


def test_settings_that_still_waited_for_room_do_not_come_back_over_the_imported_ones() -> None:
    class Full(MemoryStore):
        full = False

        def set(self, key: str, text: str) -> None:
            if self.full:
                raise StoreFull
            super().set(key, text)

    memory = Full()
    keep = keeping(memory)
    memory.full = True
    keep.set(store.PREFERENCES, '{"lang":"en"}')
    memory.full = False
    exchange.take(keep, GOOD, TODAY)
    keep.set("biyori.more", "")
    assert memory.texts[store.PREFERENCES] == keep.get(store.PREFERENCES) == '{"lang":"ja","four":true,"speed":2}'


@pytest.mark.parametrize("failure", [StoreFull, StoreBlocked])
def test_a_store_that_refuses_in_the_middle_is_left_as_it_was(failure: type[Exception]) -> None:
    class Refusing(MemoryStore):
        left = 100

        def set(self, key: str, text: str) -> None:
            if self.left == 0:
                raise failure
            self.left -= 1
            super().set(key, text)

    memory = Refusing()
    keep = keeping(memory)
    records.add(keep, Line("mine", "marriage", "2026-11-20", NOW), NOW)
    before = dict(memory.texts)
    memory.left = 2

    def remove_and_make_room(key: str) -> None:
        MemoryStore.remove(memory, key)
        memory.left = 100

    memory.remove = remove_and_make_room  # type: ignore[method-assign]
    with pytest.raises(BadExport, match="full" if failure is StoreFull else "blocked"):
        exchange.take(keep, GOOD, TODAY)
    assert memory.texts == before


def test_what_the_store_cannot_read_does_not_go_into_an_export() -> None:
    keep = lived_in()
    keep.set(store.PREFERENCES, "rubbish")
    keep.set(store.game("marriage"), "rubbish")
    keep.set(store.daily("marriage", TODAY), "rubbish")
    kept = exchange.read(exchange.write_file(exchange.gather(keep)))
    assert (kept.preferences, set(kept.games), set(kept.daily)) == ("", {"clovers"}, {("clovers", TODAY)})
