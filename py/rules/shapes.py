"""The shapes of cribbage and what may be agreed before a game, as plain data."""

from dataclasses import dataclass

from contract import Option, Options, choose


@dataclass(frozen=True, slots=True)
class Shape:
    """Who plays, with how many cards. Partners sit opposite: the side of a seat is its number modulo the sides."""

    name: str
    """What the option "shape" calls it."""
    seats: int
    sides: int
    dealt: int
    """Cards to each seat."""
    laid: int
    """Cards each seat lays in the crib."""
    from_pack: int
    """Cards the dealer adds to the crib from the pack."""
    one_count: bool
    """The play ends with the first count; the cards still held are shown without being played."""
    target: int
    head_start: int
    """What pone pegs before the first deal, to make up for not having the first crib."""

    @property
    def kept(self) -> int:
        """Cards each seat keeps."""
        return self.dealt - self.laid

    @property
    def drawn(self) -> int:
        """Cards that leave the pack before the cut."""
        return self.seats * self.dealt + self.from_pack


SHAPES = {
    shape.name: shape
    for shape in (
        Shape("two", seats=2, sides=2, dealt=6, laid=2, from_pack=0, one_count=False, target=121, head_start=0),
        Shape("five", seats=2, sides=2, dealt=5, laid=2, from_pack=0, one_count=True, target=61, head_start=3),
        Shape("three", seats=3, sides=3, dealt=5, laid=1, from_pack=1, one_count=False, target=121, head_start=0),
        Shape("pairs", seats=4, sides=2, dealt=5, laid=1, from_pack=0, one_count=False, target=121, head_start=0),
    )
}

OPTIONS: tuple[Option, ...] = (
    Option("shape", tuple(SHAPES)),
    Option("target", ("usual", "121", "61")),
    Option("first", ("lift", "lot", "0", "1", "2", "3")),
    Option("skunks", ("on", "off")),
    Option("counting", ("auto", "hand")),
    Option("muggins", ("off", "on")),
    Option("play_on", ("off", "on")),
)
"""target: "usual" is the shape's own. first: who deals first, by lifting cards, by lot, or a seat counted round the
table (later games of a match, where nothing is drawn). counting: automatic, or stated by the player. muggins: what is
missed the next seat to the left takes; automatic counting misses nothing. play_on: the shape that ends the play with
its first count plays on to the last card instead; the other shapes do so anyway."""

SKUNK_LINES = {121: (90, 60), 61: (30,)}
"""By target: a loser at or below each of these makes the win worth one game more. To 61 there is no double skunk."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed before the game. `first` is a seat, or "lift" or "lot" while it is to be drawn."""

    shape: Shape
    target: int
    first: int | str
    skunk_lines: tuple[int, ...]
    by_hand: bool
    muggins: bool
    one_count: bool

    def worth(self, score: int) -> int:
        """How many games it counts for to win against a side that stands at this score."""
        return 1 + sum(score <= line for line in self.skunk_lines)


def agree(options: Options) -> Terms:
    """The terms that these options mean. ValueError for an option or a value that does not exist."""
    chosen = choose(options, OPTIONS)
    shape = SHAPES[chosen["shape"]]
    target = shape.target if chosen["target"] == "usual" else int(chosen["target"])
    first = chosen["first"]
    return Terms(
        shape=shape,
        target=target,
        first=int(first) % shape.seats if first.isdigit() else first,
        skunk_lines=SKUNK_LINES[target] if chosen["skunks"] == "on" else (),
        by_hand=chosen["counting"] == "hand",
        muggins=chosen["muggins"] == "on" and chosen["counting"] == "hand",
        one_count=shape.one_count and chosen["play_on"] == "off",
    )
