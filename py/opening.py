"""How games begin: by the sheet for a new game, by a code, by a link."""

from collections.abc import Mapping
from dataclasses import replace
from types import ModuleType
from typing import Any

import deals
import match
from catalogue import GAMES
from contract import Move, Thinking
from game import Game
from page import shell
from page.shell import Draft
from page.words import _
from port import Port


def draft(game: Game, level: str) -> Draft:
    """The choices of a game, for one more like it."""
    return Draft(game.entry.id, game.deals, match.agreed(game), game.match.get("level", level), game.kind)


def chosen(draft: Draft, what: str) -> Draft:
    """The draft after a choice on its sheet, "deals=clearable" or "any_suit=toggle"."""
    key, _equals, value = what.partition("=")
    if key == "deals":
        return replace(draft, deals=value)
    if key == "level":
        return replace(draft, level=value)
    if key == "kind":
        return replace(draft, kind=value)
    options = dict(draft.options)
    options[key] = ("off" if options.get(key) == "on" else "on") if value == "toggle" else value
    return replace(draft, options=options)


def sheet(draft: Draft, screen: ModuleType, under_way: bool) -> str:
    """The sheet for a new game, with a warning if another would be left."""
    warn = f'<p class="small muted">{_("The game under way will be left unfinished.")}</p>' if under_way else ""
    return shell.new_game(
        draft,
        _("New deal"),
        screen.deal_words(),
        GAMES[draft.game].rules.OPTIONS,
        screen.option_words(),
        levels(screen),
        warn,
    )


def levels(screen: ModuleType) -> tuple[tuple[str, str, str], ...]:
    """The strengths of a game's opponents: id, name, how it plays. () for a patience."""
    found: tuple[tuple[str, str, str], ...] = screen.levels() if hasattr(screen, "levels") else ()
    return found


def look(draft: Draft, seed: int) -> Thinking[tuple[int, Move]]:
    """Look for a deal as the draft wants it, from this seed on."""
    entry = GAMES[draft.game]
    return deals.first(entry, draft.options, seed, deals.judge(entry, draft.deals))


def dealt(draft: Draft, screen: ModuleType, seed: int, port: Port) -> Game:
    """The game of a draft with the deal that was found."""
    known = {"level": draft.level} if levels(screen) else {}
    return new(draft.game, draft.deals, draft.options, seed, port, known, draft.kind)


def new(
    game: str, how: str, options: Mapping[str, str], seed: int, port: Port, known: dict[str, Any], kind: str = "free"
) -> Game:
    """A game that nobody has played yet. ValueError for an option that does not exist."""
    rules: Any = GAMES[game].rules
    first = rules.unneeded(options) if hasattr(rules, "unneeded") else 0
    return Game(GAMES[game], dict(options), seed, name(port), port.today(), kind, how, first, known)


def name(port: Port) -> str:
    """An id that no other game has."""
    return f"{int(port.now()):x}-{port.seed():x}"


def read_link(place: str) -> tuple[str, dict[str, str]]:
    """The code and the options in an address."""
    code, _mark, query = place.partition("?")
    return code, dict(pair.partition("=")[::2] for pair in query.split("&") if pair)


def write_link(game: Game) -> str:
    """The address of a game's deal: its code and the options that differ from the default."""
    options = match.agreed(game)
    differing = [f"{o.key}={options[o.key]}" for o in game.rules.OPTIONS if options[o.key] != o.values[0]]
    return deals.write(game.entry.id, game.seed) + ("?" + "&".join(differing) if differing else "")


def why_bad(bad: deals.BadCode) -> str:
    """Why a code is none, in words."""
    return {
        "length": _("A code has ten letters and digits, such as F-0000-0000-E."),
        "game": _("A code begins with F, R or C."),
        "character": _("There is a letter or sign in this code that codes do not have."),
        "check": _("The last sign of this code does not fit the others: please check each one."),
    }[bad.reason]
