"""The tables are what their tool makes: their own hash, and slices made again."""

import hashlib
from pathlib import Path

import cribbage_deals as deals
import pytest
from rules.counting import K, rank_points
from solvers.cribbage import tables
from solvers.cribbage.hands import FIRST, HANDS
from solvers.cribbage.lay import NOBS
from solvers.cribbage.seen import ways

FOLDER = Path(tables.__file__).parent


@pytest.mark.parametrize("name", ["policy", "laying", "board"])
def test_a_table_is_as_it_was_written(name: str) -> None:
    head, _, rest = (FOLDER / f"{name}.py").read_text().partition('\n"""\n\n')
    assert hashlib.sha256(rest.encode()).hexdigest() == head.splitlines()[-1]


@pytest.mark.parametrize(("shape", "own", "first"), [("two", True, 700), ("two", False, 1500), ("five", True, 200)])
def test_values_in_the_play_come_out_the_same_again(shape: str, own: bool, first: int) -> None:
    made = deals.net_values(first, first + 4, shape, own, deals.habits())
    kept = tables.play_values(shape, own)[first : first + 4]
    # The table holds differences from the role's average, in parts of 1/25.
    offsets = [a - b for a, b in zip(made, kept, strict=True)]
    assert max(offsets) - min(offsets) <= 1 / 25 + 1e-9


def test_crib_means_come_out_nearly_the_same_again() -> None:
    # From the throws as they are kept, a sixteenth of a logarithm coarse.
    points = rank_points(5)
    for own in (True, False):
        often = tables.throws("two", not own)
        for i in range(FIRST[2], FIRST[3], 6):
            mine = HANDS[i]
            free = [0] + [4 - mine.count(r) for r in range(1, 14)]
            total = weight = 0.0
            for k, chance in enumerate(ways(free, 2)[FIRST[2] :], FIRST[2]):
                for r in range(1, 14):
                    left = free[r] - HANDS[k].count(r)
                    if left > 0:
                        w = chance * often[k - FIRST[2]] * left
                        crib = (*mine, *HANDS[k])
                        jacks = crib.count(11) * NOBS
                        total += w * (points[sum(K[x] for x in crib) + K[r]] + jacks)
                        weight += w
            assert tables.crib_means("two", own)[i - FIRST[2]] == pytest.approx(total / weight, abs=0.06)
