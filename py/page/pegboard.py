"""Pegs in holes, as SVG: the strip above the table and the whole board.

Every side has two pegs; the rear one leaps over the front one, so that the gap between them shows the last score.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape

from page.words import _

FIRST_X = 54.0
"""Where the first hole of a street lies, and the last one of the street that runs back."""
PITCH = 13.2
GROUP_GAP = 6.0
"""After every five holes."""
LANE = 13.0
BETWEEN = 40.0
"""Between two streets."""
TOP = 34.0
STREET = 30
"""Holes in a street."""
TURN = 15.0


@dataclass(frozen=True, slots=True)
class Lane:
    """One side's pegs: the colour of its lane (a, b, c), its name, where its front and rear pegs stand.

    `leap` is how long the front peg, lately the rear one, takes to leap there, in milliseconds; 0 if it stands.
    """

    colour: str
    name: str
    front: int
    rear: int
    leap: int = 0


def peg(colour: str) -> str:
    """A peg's head beside a name: plain, dotted or barred."""
    return f'<i class="pg {colour}" aria-hidden="true"></i>'


def strip(lanes: Sequence[Lane], target: int, skunks: Sequence[int]) -> str:
    """A narrow track a side with its two pegs, and the skunk lines where skunks count."""
    height = 14 * len(lanes) + 2
    drawn = _tracks(len(lanes), target)
    for line in skunks:
        x = _along(line + 0.5, target)
        drawn += f'<path class="skunk" d="M{x} 1V{height - 1}"/>'
    for n, lane in enumerate(lanes):
        y = 8 + 14 * n
        drawn += _head(lane.colour, _along(lane.rear, target), y, 4.2, "rear")
        front = _head(lane.colour, _along(lane.front, target), y, 6, "front")
        back = float(_along(lane.rear, target)) - float(_along(lane.front, target))
        drawn += _leaping(front, back, 0, lane.leap)
    return (
        f'<svg class="strip2" viewBox="0 0 358 {height}" role="img" aria-label="{escape(spoken(lanes, target))}">'
        f"{drawn}</svg>"
    )


def board(lanes: Sequence[Lane], target: int, skunks: Sequence[int]) -> str:
    """The board: streets of thirty holes that wind from the start to the game hole."""
    where = _board(len(lanes), target)
    drawn = where.bare + where.skunks(skunks) + "".join(where.pegs(n, lane) for n, lane in enumerate(lanes))
    return (
        f'<svg class="board" viewBox="0 0 {where.width:g} {where.height:g}" role="img" '
        f'aria-label="{escape(spoken(lanes, target))}">{drawn}</svg>'
    )


def spoken(lanes: Sequence[Lane], target: int) -> str:
    """The board in words: where everyone's pegs stand."""
    stands = _(", ").join(
        _("{name} {front}, before that {rear}").format(name=lane.name, front=lane.front, rear=lane.rear)
        for lane in lanes
    )
    return _("Pegboard to {target}: {stands}").format(target=target, stands=stands)


def _along(points: float, target: int) -> str:
    return f"{8 + points * 336 / target:.1f}"


@lru_cache(maxsize=8)
def _tracks(lanes: int, target: int) -> str:
    """The strip without pegs."""
    drawn = ""
    for y in range(8, 8 + 14 * lanes, 14):
        fives, tens = ([(_along(p, target), str(y)) for p in range(step, target, 10)] for step in (5, 10))
        drawn += (
            f'<path class="track" d="M{_along(0, target)} {y}H{_along(target, target)}"/>'
            f"{_holes(fives, 1)}{_holes(tens, 1.5)}"
            f'<circle class="ring" cx="{_along(target, target)}" cy="{y}" r="3.2"/>'
        )
    return drawn


def _holes(places: Iterable[tuple[str, str]], radius: float) -> str:
    """All these holes as one path of dots: a browser takes that far quicker than hundreds of circles."""
    return f'<path class="holes" d="{"".join(f"M{x} {y}h0" for x, y in places)}" stroke-width="{2 * radius:g}"/>'


def _head(colour: str, x: str, y: float, radius: float, which: str) -> str:
    head = f'<circle class="peg {which} {colour}" cx="{x}" cy="{y:g}" r="{radius}"/>'
    if which == "front" and colour == "b":
        head += f'<circle class="pip" cx="{x}" cy="{y:g}" r="{radius / 3:.1f}"/>'
    if which == "front" and colour == "c":
        head += f'<path class="bar-pip" d="M{float(x) - radius / 2:.1f} {y:g}h{radius:g}"/>'
    return head


def _leaping(head: str, x: float, y: float, ms: int) -> str:
    """The peg on its way over the rear one, and as it has landed, for those who want no motion."""
    if not ms:
        return head
    way = f"M{x:.1f} {y:.1f}Q{x / 2:.1f} {y / 2 - 14:.1f} 0 0"
    ease = 'calcMode="spline" keySplines=".3 0 .3 1" keyTimes="0;1"'
    move = f'<animateMotion dur="{ms}ms" path="{way}" fill="freeze" {ease}/>'
    return f'<g class="leaping">{move}{head}</g><g class="landed">{head}</g>'


class _Board:
    """Where everything lies on a board of so many lanes and holes."""

    def __init__(self, lanes: int, target: int) -> None:
        self.lanes = lanes
        self.target = target
        self.streets = target // STREET
        self.street = (lanes - 1) * LANE
        self.step = self.street + BETWEEN
        self.right = self.across(STREET - 1)
        self.width = round(self.right + FIRST_X - 4)
        self.height = round(TOP + (self.streets - 1) * self.step + self.street + 34)
        self.bare = self.wood() + self.turns() + self.rules() + self.holes() + self.numbers()

    def across(self, place: int) -> float:
        return FIRST_X + PITCH * place + GROUP_GAP * (place // 5)

    def down(self, street: int, lane: int) -> float:
        """The lanes change their order every street, so that the outer one stays outside."""
        return TOP + street * self.step + LANE * (lane if street % 2 == 0 else self.lanes - 1 - lane)

    def hole(self, points: int, lane: int) -> tuple[float, float]:
        """0 and -1 are the start holes; every lane ends in the one game hole."""
        if points <= 0:
            return FIRST_X - 22 + 12 * points, self.down(0, lane)
        if points >= self.target:
            return FIRST_X - 24, TOP + (self.streets - 1) * self.step + self.street / 2
        street, place = divmod(points - 1, STREET)
        return self.across(place if street % 2 == 0 else STREET - 1 - place), self.down(street, lane)

    def wood(self) -> str:
        width, height = self.width, self.height
        drawn = (
            f'<rect class="wood" x="1" y="1" width="{width - 2:g}" height="{height - 2:g}" rx="16"/>'
            f'<rect class="grain" x="5" y="5" width="{width - 10:g}" height="{height - 10:g}" rx="12"/>'
        )
        for share in (0.24, 0.52, 0.78):
            drawn += (
                f'<path class="grain" d="M8 {height * share:.0f}c{width * 0.3:.0f} -10 {width * 0.6:.0f} 12 '
                f'{width - 16:.0f} -4"/>'
            )
        return drawn

    def holes(self) -> str:
        places = [self.hole(points, lane) for lane in range(self.lanes) for points in range(-1, self.target)]
        x, y = self.hole(self.target, 0)
        return _holes([(f"{x:.1f}", f"{y:.1f}") for x, y in places], 2.4) + (
            f'<circle class="ring" cx="{x:.1f}" cy="{y:.1f}" r="7"/>'
            f'<circle class="hole" cx="{x:.1f}" cy="{y:.1f}" r="3"/>'
            f'<text class="lbl" x="{x:.1f}" y="{y + 20:.1f}" text-anchor="middle">{self.target}</text>'
        )

    def turns(self) -> str:
        """Half ellipses without holes lead from street to street."""
        drawn = ""
        for lane in range(self.lanes):
            for street in range(self.streets - 1):
                above, below = self.down(street, lane), self.down(street + 1, lane)
                high = (below - above) / 2
                wide = TURN + (high - BETWEEN / 2) * 0.62
                x, sweep = (self.right + 8, 1) if street % 2 == 0 else (FIRST_X - 8, 0)
                drawn += (
                    f'<path class="grain" d="M{x:.1f} {above:g}A{wide:.1f} {high:g} 0 0 {sweep} {x:.1f} {below:g}"/>'
                )
        return drawn

    def rules(self) -> str:
        """A thin line between groups of five."""
        drawn = ""
        for street in range(self.streets):
            top = TOP + street * self.step
            for group in range(1, 6):
                x = (self.across(5 * group - 1) + self.across(5 * group)) / 2
                drawn += f'<path class="grain" d="M{x:.1f} {top - 4:g}V{top + self.street + 4:g}"/>'
        return drawn

    def numbers(self) -> str:
        drawn = ""
        for points in range(10, self.target, 10):
            x, _y = self.hole(points, 0)
            y = TOP + (points - 1) // STREET * self.step - 9
            drawn += f'<text class="lbl" x="{x:.1f}" y="{y:g}" text-anchor="middle">{points}</text>'
        return drawn

    def skunks(self, lines: Sequence[int]) -> str:
        """They lie where a street turns: a loser who has not passed one is skunked."""
        drawn = ""
        for line, word in zip(lines, (_("skunk"), _("double skunk")), strict=False):
            street = line // STREET - 1
            y = TOP + street * self.step + (self.street + self.step) / 2
            if street % 2 == 0:
                x, way, anchor, at = self.right + 12, 34, "end", self.right + 2
            else:
                x, way, anchor, at = FIRST_X - 12, -34, "start", FIRST_X - 2
            drawn += (
                f'<path class="skunk" d="M{x:.1f} {y:g}h{way}"/>'
                f'<text class="lbl" x="{at:.1f}" y="{y + 3:g}" text-anchor="{anchor}">{word}</text>'
            )
        return drawn

    def pegs(self, lane: int, pegs: Lane) -> str:
        front, rear = self.hole(pegs.front, lane), self.hole(pegs.rear if pegs.front else -1, lane)
        leap = ""
        if pegs.rear and pegs.front < self.target and (pegs.front - 1) // STREET == (pegs.rear - 1) // STREET:
            middle = (rear[0] + front[0]) / 2
            leap = (
                f'<path class="leap {pegs.colour}" d="M{rear[0]:.1f} {rear[1]:.1f}Q{middle:.1f} {rear[1] - 14:.1f} '
                f'{front[0]:.1f} {front[1]:.1f}"/>'
            )
        head = _head(pegs.colour, f"{front[0]:.1f}", front[1], 6.4, "front")
        return (
            leap
            + _head(pegs.colour, f"{rear[0]:.1f}", rear[1], 4.6, "rear")
            + _leaping(head, rear[0] - front[0], rear[1] - front[1], pegs.leap)
        )


_board = lru_cache(maxsize=8)(_Board)
