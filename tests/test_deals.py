"""Deal codes and the streams behind them, against published vectors."""

import json
from pathlib import Path
from typing import Any

import pytest
from cards import PACK, Stream, mix64, shuffled, stream
from catalogue import GAMES
from contract import finish
from deals import SEEDS, BadCode, first, judge, plain, read, write
from hypothesis import given
from hypothesis import strategies as st

VECTORS: dict[str, Any] = json.loads((Path(__file__).parent / "data" / "dealcode.json").read_text())
SEED = st.integers(0, SEEDS - 1)
GAME = st.sampled_from(sorted(GAMES))
LETTERS = {entry.letter: entry for entry in GAMES.values()}


def reading(text: str) -> Any:
    """What a text reads as, or the reason why it is refused."""
    try:
        return read(text)
    except BadCode as bad:
        return bad.reason


def test_the_generator_is_splitmix64() -> None:
    numbers = Stream(0)
    assert [f"0x{numbers.next():016X}" for _n in range(5)] == VECTORS["splitmix64_state0_first5"]
    for given_, mixed in VECTORS["mix64"].items():
        assert mix64(int(given_, 16)) == int(mixed, 16)


@pytest.mark.parametrize("vector", VECTORS["deals"], ids=lambda vector: f"{vector['game']} {vector['seed']}")
def test_every_vector_deals_its_cards(vector: dict[str, str]) -> None:
    entry, seed = LETTERS[vector["game"]], int(vector["seed"])
    _state, move = plain(entry, {}, seed)
    dealt = move.removeprefix("deal ")
    cards = vector["cards"].replace(" ", "")
    assert dealt in (cards, cards[2:-2])  # the royals are put first and last by the rules


def test_every_vector_of_forty_bits_has_its_code() -> None:
    coded = [vector for vector in VECTORS["deals"] if int(vector["seed"]) < SEEDS]
    assert len(coded) == 14
    for vector in coded:
        deal = LETTERS[vector["game"]].id, int(vector["seed"])
        assert write(*deal) == vector["code"]
        assert read(vector["code"]) == deal


@pytest.mark.parametrize("vector", VECTORS["streams_CRIBBAGE"], ids=lambda vector: f"{vector['seed']} {vector['n']}")
def test_the_streams_of_cribbage_are_these(vector: dict[str, Any]) -> None:
    numbers = stream(int(vector["seed"]), "CRIBBAGE", int(vector["n"]))
    assert [int(number, 16) for number in vector["first3"]] == [numbers.next() for _n in range(3)]


@pytest.mark.parametrize("vector", VECTORS["packs_C"], ids=lambda vector: f"{vector['seed']} {vector['n']}")
def test_whole_packs_are_shuffled_like_this(vector: dict[str, Any]) -> None:
    pack = shuffled(PACK, stream(int(vector["seed"]), "CRIBBAGE", int(vector["n"])))
    assert " ".join(pack) == vector["pack"]


@pytest.mark.parametrize(("seed", "code"), VECTORS["codes_C"].items())
def test_the_codes_of_cribbage_are_these(seed: str, code: str) -> None:
    assert write("cribbage", int(seed)) == code


@given(GAME, SEED)
def test_a_code_written_and_read_is_the_same_deal(game: str, seed: int) -> None:
    assert read(write(game, seed)) == (game, seed)


@given(GAME, SEED)
def test_case_dashes_and_likely_slips_do_not_matter(game: str, seed: int) -> None:
    code = write(game, seed)
    assert read(code.lower().replace("-", "")) == (game, seed)
    assert read(" " + code.replace("0", "O").replace("1", "l") + " ") == (game, seed)


@given(GAME, SEED)
def test_a_code_may_be_typed_in_full_width(game: str, seed: int) -> None:
    wide = "".join(chr(ord(c) + 0xFEE0) for c in write(game, seed))
    assert wide.startswith(("Ｆ", "Ｒ", "Ｃ"))
    assert read(wide) == read(wide.lower()) == (game, seed)


@given(GAME, SEED, st.integers(2, 9), st.sampled_from("0123456789ABCDEFGHJKMNPQRSTVWXYZ"))
def test_a_changed_character_never_reads_as_the_same_deal(game: str, seed: int, at: int, letter: str) -> None:
    code = write(game, seed).replace("-", "")
    other = code[:at] + letter + code[at + 1 :]
    assert (reading(other) == (game, seed)) == (other == code)


@given(st.text(max_size=20))
def test_any_other_text_is_refused_with_a_reason(text: str) -> None:
    found = reading(text)
    assert found in ("length", "game", "character", "check") or read(write(*found)) == found


@given(st.integers(0, 5000))
def test_a_clearable_deal_is_the_first_from_its_seed_on_that_the_solver_accepts(seed: int) -> None:
    entry = GAMES["clovers"]
    found, move = finish(first(entry, {}, seed, judge(entry, "clearable")))
    assert entry.solver.clearable(plain(entry, {}, found)[0])
    assert plain(entry, {}, found)[1] == move
    assert not any(entry.solver.clearable(plain(entry, {}, s)[0]) for s in range(seed, found))
