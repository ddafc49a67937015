"""Looking back at a game: what has happened in it, and what would have been possible."""

from typing import Any

from contract import CHANCE, Event, Move, Thinking
from game import Game

Line = tuple[int, Move, tuple[Event, ...]]
"""Who moved, the move as its player may know it, what it caused."""


class Log:
    """What has happened so far, told to the one who plays. What was told before is kept."""

    def __init__(self) -> None:
        self._told: list[tuple[Any, Line]] = []
        """The state after each move, by which a game that went another way is known, and its line."""

    def lines(self, game: Game) -> tuple[Line, ...]:
        """All lines of this game."""
        rules, told = game.rules, self._told
        tell = getattr(rules, "told", lambda move, _by, _seat: move)
        while told and (len(told) > game.at or told[-1][0] is not game.states[len(told)]):
            told.pop()
        for i in range(len(told), game.at):
            by = rules.turn(game.states[i]) or 0
            after = game.states[i + 1]
            told.append((after, (by, tell(game.moves[i], by, game.seat), tuple(after.events))))
        return tuple(line for _after, line in told)


def possible(game: Game) -> Thinking[dict[str, Any]]:
    """The fewest left from the deal and from the last position, and the first move that gave something away."""
    solver, rules = game.entry.solver, game.rules
    dealt = next(i for i in range(len(game.states)) if rules.turn(game.states[i]) != CHANCE)
    fewest = solver.fewest_left(game.states[dealt])
    yield
    found: dict[str, Any] = {"fewest": fewest, "last": solver.fewest_left(game.state)}
    for i in range(dealt, game.at):
        yield
        if solver.fewest_left(game.states[i + 1]) > fewest:
            found["fork"] = (i - dealt + 1, game.moves[i])
            break
    return found
