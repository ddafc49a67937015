"""One game in progress: its moves, undo and redo, chance, and what undo must not touch."""

from dataclasses import dataclass, field
from typing import Any

from cards import stream
from catalogue import Entry
from contract import CHANCE, Move, Outcome, Rules, State, choose


@dataclass(slots=True)
class Game:
    """A deal and a list of moves. `states[i]` is the table before move i; `at` is where the player stands.

    `kind` is free, daily or practice; `deals` how it was dealt (plain, clearable or a difficulty); `day` the local
    date on which it was started; `first_chance` the number of its first chance event in the stream of its seed (later
    games of a match do not begin at 0); `match` what a match keeps beyond its games; `seat` the player's own. Made with
    moves it replays them; `at` -1 stands at the last.
    """

    entry: Entry
    options: dict[str, str]
    seed: int
    id: str
    day: str
    kind: str = "free"
    deals: str = "plain"
    first_chance: int = 0
    match: dict[str, Any] = field(default_factory=dict)
    seat: int = 0
    moves: list[Move] = field(default_factory=list)
    states: list[State] = field(default_factory=list)
    at: int = -1
    gave_up: bool = False
    undos: int = 0
    hints: int = 0
    seconds: int = 0
    figures: dict[str, int] = field(default_factory=dict)
    """What looking back has found out, for the records; not saved, since it can be found again."""

    def __post_init__(self) -> None:
        self.options = choose(self.options, self.rules.OPTIONS)
        self.states = [self.rules.start(self.options)]
        moves, self.moves = self.moves, []
        at, self.at = self.at, 0
        for move in moves:
            self._append(move)
        self.at = at if 0 <= at <= len(self.moves) else len(self.moves)

    @property
    def rules(self) -> Rules:
        return self.entry.rules

    @property
    def state(self) -> State:
        return self.states[self.at]

    @property
    def turn(self) -> int | None:
        """CHANCE, a seat, or None when over or given up."""
        return None if self.gave_up else self.rules.turn(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended. A game given up is nobody's win; what is left is counted as it lies."""
        ended = self.rules.outcome(self.state)
        if ended is None and self.gave_up:
            counted = getattr(self.rules, "left", None)
            return Outcome((), "gave_up", counted(self.state) if counted else 0)
        return ended

    @property
    def started(self) -> bool:
        """Has the player made a move of their own?"""
        return any(self.rules.turn(self.states[i]) == self.seat for i in range(self.at))

    @property
    def under_way(self) -> bool:
        """Begun by the player, and not over: what it would be a loss to lose."""
        return self.started and self.outcome is None

    def play(self, move: Move) -> None:
        """Make a move. IllegalMove unless legal. What could be redone stays only if it begins with this move."""
        if self.at < len(self.moves) and self.moves[self.at] == move:
            self.at += 1
            return
        after = self.rules.apply(self.state, move)
        del self.moves[self.at :], self.states[self.at + 1 :]
        self.moves.append(move)
        self.states.append(after)
        self.at += 1

    def chance(self) -> Move:
        """The move of the dealer now: always the same for a seed, however often it is undone."""
        number = self.first_chance + sum(self.rules.turn(s) == CHANCE for s in self.states[: self.at])
        return self.rules.chance(self.state, stream(self.seed, self.entry.tag, number))

    def settle(self) -> None:
        """Let chance have its turn."""
        while self.turn == CHANCE:
            self.play(self.chance())

    def undo(self) -> bool:
        """Back to the player's previous decision; False where there is none that may be undone."""
        back = self.undo_to()
        if back is None:
            return False
        self.at = back
        self.gave_up = False
        self.undos += 1
        return True

    def undo_to(self) -> int | None:
        """Where undo would go. Never past a chance move or another seat's move, which show cards, unless practising."""
        several = self.rules.seats(self.options) > 1
        if self.kind == "daily" or (several and self.kind != "practice"):
            return None
        for i in range(self.at - 1, -1, -1):
            if self.rules.turn(self.states[i]) == self.seat:
                if not several or len(self.rules.legal(self.states[i])) > 1:
                    return i
            elif not several:
                return None
        return None

    def redo(self) -> bool:
        """Forward again to the player's next decision, or to the end of what is known."""
        if not self.can_redo:
            return False
        self.at += 1
        while self.at < len(self.moves) and self.rules.turn(self.state) != self.seat:
            self.at += 1
        return True

    @property
    def can_redo(self) -> bool:
        """Is there anything to redo? A game given up goes on by undoing that first."""
        return self.at < len(self.moves) and self.kind != "daily" and not self.gave_up

    def restart(self) -> bool:
        """The same deal from its beginning: an undo of everything; False where that may not be."""
        if not self.can_restart:
            return False
        self.at = self._first
        self.gave_up = False
        self.undos += 1
        return True

    @property
    def can_restart(self) -> bool:
        """May the deal be played again? Not where that would show what chance or another seat does."""
        several = self.rules.seats(self.options) > 1
        begun = self.at > self._first or self.gave_up
        return begun and self.kind != "daily" and (not several or self.kind == "practice")

    @property
    def _first(self) -> int:
        """How many moves were made before the player's first decision; all of them, where there was none."""
        decisions = (i for i, state in enumerate(self.states) if self.rules.turn(state) == self.seat)
        return next(decisions, self.at)

    def _append(self, move: Move) -> None:
        self.states.append(self.rules.apply(self.states[-1], move))
        self.moves.append(move)
