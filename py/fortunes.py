"""What the cards left at the end mean, as data. The bands are our own: books differ.

Marks are codes, the words belong to the page. A game that is not named here tells no fortune.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Band:
    """A mark for `most` cards left or fewer, where no band above it fits.

    `reached` is how often, in a million plain deals under the basic rule, play by the tips ends here: for the first
    game J-Q-K, then groups that leave another, then the largest; for the second whatever can go at once. Counted by
    simulation.
    """

    most: int
    mark: str
    reached: int


BANDS: Mapping[str, tuple[Band, ...]] = MappingProxyType(
    {
        "clovers": (
            Band(0, "daikichi", 342_727),
            Band(16, "kichi", 0),
            Band(34, "chukichi", 141_892),
            Band(39, "shokichi", 153_539),
            Band(44, "suekichi", 183_339),
            Band(48, "kyo", 178_503),
        ),
        "marriage": (
            Band(0, "mutual", 385_356),
            Band(4, "good", 164_440),
            Band(9, "fair", 317_536),
            Band(50, "pity", 132_668),
        ),
    }
)
"""Luckiest first. The bands hold under every option; what is reached, under the basic rule alone."""


def mark(game: str, left: int) -> str | None:
    """The mark of a game that ended with so many cards left; None if it tells no fortune."""
    return next((band.mark for band in BANDS.get(game, ()) if left <= band.most), None)


def luck(game: str, left: int) -> tuple[int, int]:
    """How lucky, as leaves of a count: (4, 4) is the best of four bands, (1, 4) the last. (0, 0) without a fortune."""
    marks = [band.mark for band in BANDS.get(game, ())]
    found = mark(game, left)
    return (len(marks) - marks.index(found), len(marks)) if found else (0, 0)
