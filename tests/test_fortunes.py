"""Fortunes: the bands of issue and page, and what the tips reach."""

import json
from pathlib import Path

import fortunes
import pytest


@pytest.mark.parametrize(
    ("game", "mark", "least", "most"),
    [
        ("clovers", "daikichi", 0, 0),
        ("clovers", "kichi", 1, 16),
        ("clovers", "chukichi", 17, 34),
        ("clovers", "shokichi", 35, 39),
        ("clovers", "suekichi", 40, 44),
        ("clovers", "kyo", 45, 48),
        ("marriage", "mutual", 0, 0),
        ("marriage", "good", 1, 4),
        ("marriage", "fair", 5, 9),
        ("marriage", "pity", 10, 50),
    ],
)
def test_cards_left_have_their_mark(game: str, mark: str, least: int, most: int) -> None:
    assert {fortunes.mark(game, left) for left in range(least, most + 1)} == {mark}


def test_a_game_without_bands_tells_no_fortune() -> None:
    assert fortunes.mark("cribbage", 0) is None
    assert fortunes.luck("cribbage", 0) == (0, 0)


def test_luck_counts_leaves_from_the_last_band_to_the_first() -> None:
    assert fortunes.luck("clovers", 0) == (6, 6)
    assert fortunes.luck("clovers", 48) == (1, 6)
    assert fortunes.luck("marriage", 0) == (4, 4)
    assert fortunes.luck("marriage", 33) == (1, 4)


@pytest.mark.parametrize("game", fortunes.BANDS)
def test_what_the_tips_reach_is_the_measured_count(game: str) -> None:
    counts: dict[str, int] = json.loads(Path(__file__).with_name("data").joinpath("tips.json").read_text())[game]
    reached = dict.fromkeys((band.mark for band in fortunes.BANDS[game]), 0)
    for left, count in counts.items():
        reached[str(fortunes.mark(game, int(left)))] += count
    assert reached == {band.mark: band.reached for band in fortunes.BANDS[game]}
    assert sum(reached.values()) == 1_000_000
