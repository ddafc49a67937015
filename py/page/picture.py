"""What should be seen, as data. A screen draws a `Picture`; the browser paints it.

The difference between two pictures is the animation: a card keeps its key, and where it lies next is where it moves.
HTML here never carries a style attribute (the page's security policy refuses them): sizes and colours are classes.
"""

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cards import Card
from contract import Event, Move, Outcome, State

BREAK = "<!---->"
"""Between the elements of a region that may change one without the other: what has not changed is not painted again."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A card on the table. `area` and x, y say where in card units (CSS knows the sizes); `face` None lies face down.

    With `tap` it is a button; `label` is its spoken name; `look` are its states as CSS classes (on, off, lit, go).
    """

    key: str
    face: Card | None
    area: str
    x: float = 0
    y: float = 0
    z: int = 0
    label: str = ""
    tap: str = ""
    pressed: bool | None = None
    look: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """A whole screen: a frame that stays, HTML for its regions, cards, and what is said of the last change."""

    screen: str
    frame: str
    regions: Mapping[str, str] = field(default_factory=dict)
    cards: tuple[Placed, ...] = ()
    traits: tuple[str, ...] = ()
    """What is on the table now, as classes of it (with-more), where the style sheet has to know."""
    title: str = ""
    cloth: str = ""
    sheet: str = ""
    modal: bool = False
    """Does the sheet take all taps? The end of a game leaves its table readable instead."""
    notice: str = ""
    """A line with its buttons above everything, until it is put away: a damaged save, full storage, an update."""
    focus: str = ""
    """The tap whose element should have the focus after painting, "" to leave it."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """What is true of the person."""

    lang: str = "ja"
    theme: str = "auto"
    suits: str = "2"
    speed: str = "normal"
    marks: bool = True
    letters: bool = True
    sort: str = "rank"
    level: str = "medium"
    reviews: bool = True


@dataclass(frozen=True, slots=True)
class Table:
    """What a game's screen may know: the player's view, never the whole state."""

    game: str
    view: State
    seat: int
    moves: list[Move]
    events: tuple[Event, ...]
    options: Mapping[str, str]
    kind: str
    deals: str
    """How it was dealt: "plain", "clearable" or a difficulty."""
    code: str
    outcome: Outcome | None
    can_undo: bool
    can_redo: bool
    can_restart: bool
    seconds: int
    undos: int
    hints: int
    preferences: Preferences
    log: tuple[tuple[int, Move, tuple[Event, ...]], ...] = ()
    """What happened so far: who moved, the move, what it caused (nothing hidden in it)."""
    match: Mapping[str, Any] = field(default_factory=dict)
    thinking: bool = False
    demo: tuple[int, int] | None = None
    """While a line is shown: the step and how many there are."""
    after: Mapping[str, Any] = field(default_factory=dict)
    """What is known once it is over: could it have been cleared, the fewest possible."""
    columns: int = 0
    """Columns of the table on this screen, where the screen's size decides them."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What a room (a page that is no table) may know."""

    kept: Mapping[str, Any] = field(default_factory=dict)
    """What is kept of many games: finished games, days, totals."""


@dataclass(frozen=True, slots=True)
class Play:
    """A tap that means a move."""

    move: Move


@dataclass(frozen=True, slots=True)
class Do:
    """A tap that means a command for the whole page: undo, hint, new, open …"""

    name: str
    value: str = ""


def staying(before: list[str], now: list[str]) -> set[str]:
    """The most of `before` that need not be moved to stand as in `now`: a longest rising sequence of their places."""
    place = {key: i for i, key in enumerate(now)}
    ends: list[int] = []  # the lowest place with which a sequence of each length can end
    links: dict[str, str | None] = {}
    for key in before:
        length = bisect_left(ends, place[key])
        links[key] = now[ends[length - 1]] if length else None
        ends[length : length + 1] = [place[key]]
    found: set[str] = set()
    last = now[ends[-1]] if ends else None
    while last is not None:
        found.add(last)
        last = links[last]
    return found
