"""How games begin: by the sheet for a new game, by a code or a link, by the end of the one before."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import ModuleType
from typing import Any

import deals
import match
from catalogue import GAMES
from contract import Move, Option, Options
from game import Game
from page import shell
from page.shell import Draft
from page.words import _
from port import Port
from thoughts import Thoughts


class Opening:
    """The next game: how it is chosen, and how it begins.

    `level` says against whom the player likes to play, `kept` gives the game in progress of a table. `begin` gets the
    game to sit down with, and the level of the opponents where one was chosen for it; `doubt` is called instead where
    that would end a game under way unasked, and `instead` is the game to begin if the player says so.
    """

    def __init__(
        self,
        port: Port,
        screens: Mapping[str, ModuleType],
        level: Callable[[], str],
        kept: Callable[[str], Game | None],
        begin: Callable[[Game, str], None],
        doubt: Callable[[], None],
    ) -> None:
        self.draft = Draft("clovers", "plain")
        self.instead: Game | None = None
        self._port = port
        self._screens = screens
        self._level = level
        self._kept = kept
        self._begin = begin
        self._doubt = doubt
        self._thoughts = Thoughts(port)

    def ask(self, game: Game) -> None:
        """Choose one like this game."""
        level = game.match.get("level", self._level())
        self.draft = Draft(game.entry.id, game.deals, match.agreed(game), level, game.kind)

    def usual(self, game: str) -> None:
        """Choose nothing: the usual rules and the first way to deal."""
        self.draft = Draft(game, self._screens[game].deal_words()[0][0], level=self._level())

    def choose(self, what: str) -> None:
        """A choice on the sheet, "deals=clearable" or "any_suit=toggle". What is typed there stays."""
        self.draft = replace(_chosen(self.draft, what), code=self._port.field("code"), trouble="")

    def sheet(self, under_way: bool) -> str:
        """The sheet for a new game, with a warning if another would be left."""
        draft, screen = self.draft, self._screens[self.draft.game]
        warn = f'<p class="small muted">{_left_unfinished()}</p>' if under_way else ""
        return shell.new_game(
            draft,
            _("New match") if levels(screen) else _("New deal"),
            screen.deal_words(draft.options),
            GAMES[draft.game].rules.OPTIONS,
            screen.option_words(),
            levels(screen),
            warn,
            _idle(GAMES[draft.game].rules, draft.options),
        )

    def deal(self) -> None:
        """Look for a deal as it was chosen, and begin."""
        draft, entry = self.draft, GAMES[self.draft.game]

        def found(deal: tuple[int, Move]) -> None:
            game = self._new(draft, deal[0])
            self._begin(game, game.match.get("level", ""))

        judge = deals.judge(entry, draft.deals)
        self._thoughts.start(deals.first(entry, draft.options, self._port.seed(), judge), found)

    def stop(self) -> None:
        """Look no further."""
        self._thoughts.stop()

    def follow(self, game: Game) -> None:
        """The next game of a match after one that was won."""
        if game.outcome and game.outcome.won:
            self._begin(match.following(game, name(self._port), self._port.today()), "")

    def again(self, game: Game, level: str) -> None:
        """The same cards once more, as practice, against opponents of this level. Practice may end unasked."""
        same = match.again(game, name(self._port), self._port.today(), level)
        if game.under_way and game.kind != "practice":
            self.instead = same
            self._doubt()
        else:
            self._begin(same, "")

    def by_code(self, code: str) -> bool:
        """Begin the deal of a code, as it was chosen on the sheet if it is of the sheet's game. False if it is none:
        the sheet says why.
        """
        try:
            game, seed = deals.read(code)
        except deals.BadCode as bad:
            self.draft = replace(self.draft, code=code, trouble=why_bad(bad))
            return False
        chosen = game == self.draft.game
        draft = replace(self.draft, deals="plain") if chosen else Draft(game, "plain", level=self._level())
        self._open(self._new(draft, seed), chosen)
        return True

    def by_link(self, place: str) -> str:
        """Begin the deal of an address. Returns why there is none, in words; "" if there is."""
        try:
            code, options = read_link(place)
            game, seed = deals.read(code)
            opened = self._new(Draft(game, "plain", options, self._level()), seed)
        except deals.BadCode as bad:
            return why_bad(bad)
        except ValueError:
            return _("This link asks for a rule that does not exist here.")
        self._open(opened, chosen=False)
        return ""

    def question(self) -> str:
        """The sheet that asks whether the game under way may go."""
        return shell.confirm(_("Open this deal?"), _left_unfinished(), "replace", _("Open"))

    def begin_instead(self) -> None:
        """It may."""
        if self.instead:
            self._begin(self.instead, "")

    def _open(self, opened: Game, chosen: bool) -> None:
        """A deal that is in progress already goes on where it was left, unless another level or kind was chosen for
        it. The sheet on which it was `chosen` has warned of the end of a game under way.
        """
        kept = self._kept(opened.entry.id)
        if kept and kept.outcome is None and _is_same(kept, opened, chosen):
            self._begin(kept, "")
        elif kept and kept.under_way and not chosen:
            self.instead = opened
            self._doubt()
        else:
            self._begin(opened, opened.match.get("level", "") if chosen else "")

    def _new(self, draft: Draft, seed: int) -> Game:
        """A game as it was chosen, with the deal of this seed."""
        known = {"level": draft.level} if levels(self._screens[draft.game]) else {}
        return new(draft.game, draft.deals, draft.options, seed, self._port, known, draft.kind)


def _chosen(draft: Draft, what: str) -> Draft:
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


def _idle(rules: Any, options: Options) -> set[str]:
    """The options that change nothing, whatever their value, with the others as they are."""
    if not hasattr(rules, "agree"):
        return set()

    def terms(option: Option) -> set[Any]:
        return {rules.agree({**options, option.key: value}) for value in option.values}

    return {option.key for option in rules.OPTIONS if len(terms(option)) == 1}


def _is_same(kept: Game, opened: Game, chosen: bool) -> bool:
    """Is it the same deal under the same rules; where level and kind were chosen too, with the same of these?"""
    if (kept.seed, match.agreed(kept)) != (opened.seed, opened.options):
        return False
    return not chosen or (kept.kind, kept.match.get("level")) == (opened.kind, opened.match.get("level"))


def _left_unfinished() -> str:
    return _("The game under way will be left unfinished.")


def levels(screen: ModuleType) -> tuple[tuple[str, str, str], ...]:
    """The strengths of a game's opponents: id, name, how it plays. () for a patience."""
    found: tuple[tuple[str, str, str], ...] = screen.levels() if hasattr(screen, "levels") else ()
    return found


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


def is_link(place: str) -> bool:
    """Does an address look like a code, right or wrong?"""
    return place[1:2] == "-"


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
    letters = _(", ").join(entry.letter for entry in GAMES.values())
    return {
        "length": _("A code has ten letters and digits, such as F-0000-0000-E."),
        "game": _("A code begins with one of these: {letters}.").format(letters=letters),
        "character": _("This code contains a character that codes never have."),
        "check": _("The last character of this code does not fit the others: please check each one."),
    }[bad.reason]
