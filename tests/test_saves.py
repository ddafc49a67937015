"""Saves: a game comes back as it was, damage costs its tail at most, and nothing hostile gets in."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
import saves
import store
from catalogue import GAMES
from fakes import FakePort, whole_page
from game import Game
from hypothesis import given, settings
from hypothesis import strategies as st
from saves import BadSave

FIXTURES = Path(__file__).with_name("data") / "saves"
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FIXTURES.glob("save-*.json"))}
CLOVERS = TEXTS["save-1-clovers"]

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def played(name: str, options: dict[str, str], seed: int, moves: int, **more: Any) -> Game:
    game = Game(GAMES[name], options, seed, f"id-{seed}", "2026-11-29", **more)
    rng = random.Random(seed)
    game.settle()
    while moves and game.turn is not None:
        game.play(rng.choice(game.rules.legal(game.state)))
        game.settle()
        moves -= 1
    return game


def fields_of(text: str) -> dict[str, Any]:
    fields: dict[str, Any] = json.loads(text)
    return fields


def with_field(text: str, key: str, value: Any) -> str:
    return json.dumps(fields_of(text) | {key: value})


def open_everywhere(game: Game) -> None:
    """Show a game wherever it can be seen: at its table and its sheets, on the home screen, among what is kept."""
    port = FakePort()
    port.store.set(store.game(game.entry.id), saves.write(game))
    app = whole_page(port, wait=0)
    for place in ("keeping", game.entry.id):
        app.visit(place)
    for tap in ("menu", "new", "copy-link", "close"):
        app.tap(tap)
    assert app.sitting is not None
    assert app.sitting.game.id == game.id


def fixed_or_refused(text: str) -> None:
    """What is read is written so that reading it gives the same again, and can be seen; anything else is BadSave."""
    try:
        loaded = saves.read(text)
    except BadSave:
        return
    open_everywhere(loaded.game)
    written = saves.write(loaded.game)
    again = saves.read(written)
    assert (again.lost, saves.write(again.game)) == (0, written)


def test_every_version_ever_released_has_a_fixture_of_every_game_it_had() -> None:
    assert set(saves.UPGRADES) == set(range(1, saves.VERSION))
    for version in range(1, saves.VERSION + 1):
        assert {name for name in TEXTS if name.startswith(f"save-{version}-")} >= {
            f"save-{version}-{game}" for game in ("clovers", "marriage", "cribbage")
        }


@pytest.mark.parametrize("name", TEXTS)
def test_every_fixture_is_read_whole(name: str) -> None:
    loaded = saves.read(TEXTS[name])
    fields = fields_of(TEXTS[name])
    assert loaded.lost == 0
    assert (loaded.game.moves, loaded.game.at) == (fields["moves"], fields["at"])


@pytest.mark.parametrize("name", [name for name in TEXTS if name.startswith(f"save-{saves.VERSION}-")])
def test_a_fixture_of_this_version_is_written_as_it_was_read(name: str) -> None:
    assert saves.write(saves.read(TEXTS[name]).game) == TEXTS[name]


@given(
    st.sampled_from([("clovers", {}), ("clovers", {"any_suit": "on"}), ("marriage", {"laid_out": "on"})]),
    st.integers(0, (1 << 40) - 1),
    st.integers(0, 40),
    st.integers(0, 5),
)
@settings(max_examples=60, deadline=None)
def test_a_game_comes_back_with_its_undo_history(
    kind: tuple[str, dict[str, str]], seed: int, moves: int, undos: int
) -> None:
    game = played(*kind, seed, moves, deals="clearable")
    for _ in range(undos):
        game.undo()
    game.seconds, game.hints = 212, 3
    loaded = saves.read(saves.write(game))
    assert loaded == saves.Loaded(game, 0)


def test_giving_up_is_kept() -> None:
    game = played("clovers", {}, 3, 2)
    game.gave_up = True
    assert saves.read(saves.write(game)).game == game


def test_a_match_its_first_chance_and_the_level_are_kept() -> None:
    game = played("cribbage", {}, 5, 20, first_chance=24, match={"level": "hard", "won": [1, 2], "dealer": 1})
    assert saves.read(saves.write(game)).game == game


def test_only_options_that_differ_are_written() -> None:
    assert fields_of(saves.write(played("clovers", {"any_suit": "on"}, 3, 1)))["options"] == {"any_suit": "on"}


def test_a_whole_game_is_two_kilobytes_at_most() -> None:
    assert all(len(saves.write(played(name, {}, 3, 400))) < 2048 for name in ("clovers", "marriage"))


def test_a_move_that_is_not_legal_cuts_the_rest() -> None:
    moves = fields_of(CLOVERS)["moves"]
    moves[4] = "take AS2S"
    loaded = saves.read(with_field(CLOVERS, "moves", moves))
    assert (loaded.game.moves, loaded.lost) == (moves[:4], len(moves) - 4)
    assert loaded.game.at == 4


@pytest.mark.parametrize("cut", range(1, 60))
def test_a_text_cut_short_loses_only_its_last_moves(cut: int) -> None:
    moves = fields_of(CLOVERS)["moves"]
    loaded = saves.read(CLOVERS[:-cut])
    assert loaded.game.moves == moves[: len(loaded.game.moves)]
    gone = len(moves) - len(loaded.game.moves)
    assert gone <= cut // 10 + 1
    assert min(gone, 1) <= loaded.lost <= max(gone, 1)


def test_a_move_cut_in_two_is_not_taken_for_a_shorter_one() -> None:
    text = TEXTS["save-1-marriage"]
    pair = next(i for i, m in enumerate(fields_of(text)["moves"]) if m.startswith("out ") and len(m) == 8)
    middle = text.index('"' + fields_of(text)["moves"][pair] + '"') + len('"out 7C')
    loaded = saves.read(text[:middle])
    assert loaded.game.moves == fields_of(text)["moves"][:pair]
    assert loaded.lost > 0


def test_the_deal_must_be_that_of_the_seed() -> None:
    moves = fields_of(CLOVERS)["moves"]
    deal = "deal " + moves[0][7:9] + moves[0][5:7] + moves[0][9:]
    loaded = saves.read(with_field(CLOVERS, "moves", [deal, *moves[1:]]))
    assert (loaded.game.moves, loaded.lost) == ([], len(moves))
    loaded.game.settle()
    assert loaded.game.moves == moves[:1]


def test_a_cut_that_the_seed_does_not_give_is_damage() -> None:
    moves = fields_of(TEXTS["save-1-cribbage"])["moves"]
    cut = next(i for i, move in enumerate(moves) if move.startswith("cut"))
    other = "cut 2D" if moves[cut] != "cut 2D" else "cut 3D"
    loaded = saves.read(with_field(TEXTS["save-1-cribbage"], "moves", [*moves[:cut], other, *moves[cut + 1 :]]))
    assert (loaded.game.moves, loaded.lost) == (moves[:cut], len(moves) - cut)


def test_a_game_that_lost_moves_has_not_been_given_up() -> None:
    game = played("clovers", {}, 3, 3)
    game.gave_up = True
    loaded = saves.read(saves.write(game)[:-3])
    assert loaded.lost == 1
    assert not loaded.game.gave_up


def test_standing_beyond_the_last_move_is_told_as_loss() -> None:
    moves = fields_of(CLOVERS)["moves"]
    loaded = saves.read(with_field(CLOVERS, "at", len(moves) + 2))
    assert (loaded.game.at, loaded.lost) == (len(moves), 2)


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("save", saves.VERSION + 1, "version"),
        ("save", 0, "version"),
        ("save", True, "fields"),
        ("game", "chess", "game"),
        ("rules", 99, "rules"),
        ("seed", "F-0000-0000-0", "fields"),
        ("seed", "f0000 0000e", "fields"),
        ("seed", "R-0000-0000-0", "fields"),
        ("seed", 5, "fields"),
        ("options", {"any_suit": "perhaps"}, "fields"),
        ("options", {"colour": "on"}, "fields"),
        ("options", {"any_suit": ["on"]}, "fields"),
        ("options", [], "fields"),
        ("kind", "cheat", "fields"),
        ("deals", "<b>", "fields"),
        ("day", "2026-02-30", "fields"),
        ("day", "20261129", "fields"),
        ("id", "<script>", "fields"),
        ("id", "", "fields"),
        ("at", -1, "fields"),
        ("at", "3", "fields"),
        ("gave_up", 1, "fields"),
        ("undos", -1, "fields"),
        ("seconds", 10**15, "fields"),
        ("seat", 1, "fields"),
        ("match", {"name": "<img>"}, "fields"),
        ("match", {"__proto__": 1}, "fields"),
        ("match", {"level": "hard"}, "fields"),
        ("match", {"tally": [1, 0]}, "fields"),
        ("deals", "nonsense", "fields"),
        ("deals", "hard", "fields"),
        ("moves", {}, "fields"),
        ("extra", 1, "fields"),
    ],
)
def test_a_field_that_cannot_be_is_refused(key: str, value: Any, reason: str) -> None:
    with pytest.raises(BadSave, match=reason) as caught:
        saves.read(with_field(CLOVERS, key, value))
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    "match",
    [
        {"level": "grand"},
        {"level": 3},
        {"tally": [1]},
        {"tally": [1, -1]},
        {"tally": "10"},
        {"agreed": 3},
        {"agreed": {"first": "5"}},
        {"agreed": {"colour": "on"}},
    ],
)
def test_a_match_that_cannot_be_is_refused(match: dict[str, Any]) -> None:
    with pytest.raises(BadSave, match="fields"):
        saves.read(with_field(TEXTS["save-1-cribbage"], "match", match))


@pytest.mark.parametrize("key", [key for key in fields_of(CLOVERS) if key != "deals"])
def test_a_missing_field_is_refused(key: str) -> None:
    fields = fields_of(CLOVERS)
    del fields[key]
    with pytest.raises(BadSave):
        saves.read(json.dumps(fields))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "[" * 500_000,
        '{"save":' * 100_000,
        "9" * 500_000,
        '"\\' * 300_000,
        CLOVERS[: CLOVERS.index('"moves"')],
        CLOVERS.replace('"undos":', '"undos":[[[[[[[[[[[[[[[[[[[[['),
    ],
)
def test_what_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(BadSave):
        saves.read(text)


def test_a_huge_list_of_moves_is_not_played() -> None:
    loaded = saves.read(CLOVERS[:-2] + ',"take AS"' * 500_000 + "]}")
    assert loaded.game.moves == fields_of(CLOVERS)["moves"]
    assert loaded.lost > 0


@given(st.text(max_size=200))
def test_any_text_is_fixed_or_refused(text: str) -> None:
    fixed_or_refused(text)


@given(st.sampled_from(sorted(TEXTS)), st.data())
@settings(max_examples=300, deadline=None)
def test_a_text_with_letters_changed_is_fixed_or_refused(name: str, data: st.DataObject) -> None:
    letters = list(TEXTS[name])
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(letters) - 1))
        letters[place : place + data.draw(st.integers(0, 2))] = data.draw(st.text(max_size=2))
    fixed_or_refused("".join(letters))


@given(st.sampled_from(sorted(TEXTS)), st.data())
@settings(max_examples=300, deadline=None)
def test_a_field_of_any_kind_is_fixed_or_refused(name: str, data: st.DataObject) -> None:
    key = data.draw(st.sampled_from([*fields_of(TEXTS[name]), "first_chance", "seat", "match", "deals"]))
    fixed_or_refused(with_field(TEXTS[name], key, data.draw(json_values)))


MATCHES = st.fixed_dictionaries(
    {},
    optional={
        "level": st.sampled_from(["easy", "hard", "master", "greedy", "grand", ""]) | json_values,
        "tally": st.lists(st.integers(-1, 9), max_size=4) | json_values,
        "agreed": st.fixed_dictionaries({"first": st.sampled_from(["lift", "3", "9"])}) | json_values,
        "games": json_values,
    },
)


@given(
    st.sampled_from(sorted(TEXTS)),
    MATCHES,
    st.sampled_from(["plain", "clearable", "easy", "medium", "hard", "nonsense"]),
    st.sampled_from(saves.KINDS),
)
@settings(max_examples=300, deadline=None)
def test_a_match_a_way_to_deal_and_a_kind_are_fixed_or_refused(
    name: str, match: dict[str, Any], how: str, kind: str
) -> None:
    fixed_or_refused(json.dumps(fields_of(TEXTS[name]) | {"match": match, "deals": how, "kind": kind}))


@given(st.sampled_from(["cribbage", "clovers", "marriage"]), st.integers(0, 2**40 - 1), st.data())
@settings(max_examples=200, deadline=None)
def test_a_game_of_any_options_can_be_seen_wherever_it_stands(name: str, seed: int, data: st.DataObject) -> None:
    rules = GAMES[name].rules
    options = {option.key: data.draw(st.sampled_from(option.values)) for option in rules.OPTIONS}
    seat = data.draw(st.integers(0, rules.seats(options) - 1))
    fixed_or_refused(saves.write(played(name, options, seed, data.draw(st.integers(0, 60)), seat=seat)))


@given(st.sampled_from(sorted(TEXTS)), st.data())
@settings(max_examples=100, deadline=None)
def test_moves_in_any_order_are_fixed_or_refused(name: str, data: st.DataObject) -> None:
    moves = fields_of(TEXTS[name])["moves"]
    fixed_or_refused(with_field(TEXTS[name], "moves", data.draw(st.permutations(moves))))
