"""Several games in a row against the same opponents, with one code: what the next game is, and how the match stands.

A game keeps of its match what the others add up to: `level` of the opponents, `tally` of games won by side before this
one, and `agreed`, options that later games replace. The dealing goes on in the same stream.
"""

from typing import Any

from catalogue import Entry
from contract import CHANCE, choose
from game import Game


def levels(entry: Entry) -> tuple[str, ...]:
    """How strong a game's opponents may be; () for a patience."""
    return tuple(level.id for level in getattr(entry.solver, "LEVELS", ()))


def is_sound(game: Game) -> bool:
    """Can the game be played on with what it keeps of its match? What is not known here is nobody's business."""
    kept = game.match
    sides = len(getattr(game.states[0], "scores", ()))
    won = kept.get("tally", [0] * sides)
    if "level" in kept and kept["level"] not in levels(game.entry):
        return False
    if type(won) is not list or len(won) != sides or not all(type(n) is int and n >= 0 for n in won):
        return False
    try:
        choose(kept.get("agreed", {}), game.rules.OPTIONS)
    except (ValueError, AttributeError):
        return False
    return True


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
