"""Several games in a row against the same opponents, with one code: what the next game is, and how the match stands.

A game keeps of its match what the others add up to: `level` of the opponents, `tally` of games won by side before this
one, `games` before this one, and `agreed`, options that later games replace. The dealing goes on in the same stream.
"""

from typing import Any

from contract import CHANCE
from game import Game


def tally(game: Game) -> tuple[int, ...]:
    """Games won by each side, this one included; a skunk counts for more than one."""
    outcome = game.outcome
    sides = len(outcome.scores) if outcome else 0
    won = list(game.match.get("tally") or [0] * sides)
    if outcome:
        for side in outcome.won:
            won[side] += outcome.worth
    return tuple(won)


def agreed(game: Game) -> dict[str, str]:
    """The options as they were chosen for the whole match."""
    chosen: dict[str, str] = game.options | game.match.get("agreed", {})
    return chosen


def following(game: Game, id_: str, day: str) -> Game:
    """The next game of the match after one that is over: who deals it the rules say, its cards follow this one's."""
    rules: Any = game.rules
    dealt = sum(rules.turn(state) == CHANCE for state in game.states[: game.at])
    match = {
        **game.match,
        "tally": list(tally(game)),
        "games": game.match.get("games", 0) + 1,
        "agreed": {"first": agreed(game)["first"]},
    }
    return Game(
        game.entry,
        game.options | {"first": str(rules.next_dealer(game.state))},
        game.seed,
        id_,
        day,
        kind=game.kind,
        deals=game.deals,
        first_chance=game.first_chance + dealt,
        match=match,
        seat=game.seat,
    )


def again(game: Game, id_: str, day: str, level: str) -> Game:
    """The same cards from the beginning of this game, as practice, against opponents of a level."""
    match = {**game.match, "level": level}
    return Game(
        game.entry,
        game.options,
        game.seed,
        id_,
        day,
        kind="practice",
        deals=game.deals,
        first_chance=game.first_chance,
        match=match,
        seat=game.seat,
    )
