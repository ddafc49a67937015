"""Stores to export, and what is in them."""

import daily
import exchange
import records
import saves
import store
from catalogue import GAMES
from fakes import keeping
from game import Game
from records import Line
from store import Keep

TODAY = "2026-11-29"
NOW = 1_795_910_400_000


def game_of(name: str, seed: int, day: str = TODAY, kind: str = "free", moves: int = 2) -> Game:
    game = Game(GAMES[name], {}, seed, f"id-{seed}", day, kind=kind)
    game.settle()
    while moves and game.turn is not None:
        game.play(game.rules.legal(game.state)[0])
        moves -= 1
    return game


def deal(seed: int, day: str, started: int, moves: int = 0) -> str:
    return daily.write(daily.Deal(day, started, False, game_of("clovers", seed, day, "daily", moves)))


def lived_in() -> Keep:
    """A store with finished games, the day's fortune, a game in progress and preferences."""
    keep = keeping()
    for n in range(5):
        records.add(keep, Line(f"g{n}", "marriage", "2026-11-20", NOW + n, left=n, won=not n), NOW + n)
    keep.set(store.game("clovers"), saves.write(game_of("clovers", 3, moves=1)))
    keep.set(store.daily("clovers", TODAY), deal(7, TODAY, NOW))
    keep.set(store.PREFERENCES, '{"lang":"ja","four":true,"speed":2}')
    return keep


def everything(keep: Keep) -> dict[str, str | None]:
    return {key: keep.get(key) for key in keep.keys()}


GOOD = exchange.write_file(exchange.gather(lived_in()))
