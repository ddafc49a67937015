"""What every game promises.

A game's rules are a module with three constants and eight functions (`Rules`). Moves are short text, verb first
and cards by name: "play 7C", "take 6H9H". States are frozen, slotted dataclasses of tuples with a field
`events`: what the last move caused. `None` in place of a card is a card that lies face down.
"""

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from cards import Card, Stream

CHANCE = -1
"""The seat that deals and cuts."""

Move = str
Options = Mapping[str, str]
State = Any
T = TypeVar("T")
Thinking = Generator[None, None, T]
"""A long thought: yields between samples, returns its answer. The page runs it in slices, tests run it through."""


class IllegalMove(ValueError):
    """The move is not among the legal ones; the state is as it was."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something that is chosen before a game. `values[0]` is the default."""

    key: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """What a move caused: for the log, the counted show and what is spoken. Rules never read it back."""

    kind: str
    seat: int = 0
    points: int = 0
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the sides that won (none when a patience got stuck), why, and cards left (patiences)."""

    won: tuple[int, ...]
    why: str
    left: int = 0
    scores: tuple[int, ...] = ()
    worth: int = 1
    """How many games the win counts for (cribbage: 2 for a skunk, 3 for a double skunk)."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A move and the reason for it: a code that the page puts into words, with the facts it may name."""

    move: Move
    why: str
    facts: Mapping[str, Any] = field(default_factory=dict)


class Rules(Protocol):
    """The shape of a rules module."""

    ID: str
    VERSION: int
    OPTIONS: tuple[Option, ...]

    def seats(self, options: Options) -> int:
        """How many seats play."""
        ...

    def start(self, options: Options) -> State:
        """An empty table. ValueError for an option or a value that does not exist."""
        ...

    def turn(self, state: State) -> int | None:
        """CHANCE, the seat to move, or None when the game is over."""
        ...

    def chance(self, state: State, rng: Stream) -> Move:
        """What the dealer does now, drawn from `rng`."""
        ...

    def legal(self, state: State) -> list[Move]:
        """Every legal move of the seat on turn, the one definition of legality; [] on a chance turn and when over."""
        ...

    def apply(self, state: State, move: Move) -> State:
        """The state after the move; never changes its argument. IllegalMove unless legal."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """How it ended, or None while it runs."""
        ...

    def view(self, state: State, seat: int) -> State:
        """What this seat may know: hidden cards become None."""
        ...


def choose(options: Options, known: tuple[Option, ...]) -> dict[str, str]:
    """All options with their values, defaults filled in. ValueError names what does not exist."""
    chosen = {option.key: option.values[0] for option in known}
    for key, value in options.items():
        option = next((o for o in known if o.key == key), None)
        if option is None:
            raise ValueError(f"no such option: {key}")
        if value not in option.values:
            raise ValueError(f"no such value of {key}: {value}")
        chosen[key] = value
    return chosen


def finish(thinking: Thinking[T]) -> T:
    """Run a thought through to its answer."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            answer: T = end.value
            return answer
