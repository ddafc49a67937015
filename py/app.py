"""The page as a whole: which screen is open, its sheets, preferences, saving, and where taps go."""

from collections.abc import Callable
from dataclasses import replace
from types import ModuleType
from typing import Any

import carrying
import deals
import match
import opening
import preferences
import saves
import store
from bookkeeping import Books
from contract import Thinking
from game import Game
from page import fortune, keeping, records, shell, today, words
from page.picture import Facts, Picture, Preferences
from page.words import _
from port import Port
from ritual import Ritual
from sitting import Sitting
from store import Keep
from thoughts import Thoughts
from visiting import Visit

KEYS = {"h": "hint", "u": "undo", "n": "new"}
"""Letter keys that mean the same at every table."""


class App:
    """One page. `screens` are the tables by game id, `rooms` the pages that are no table, by their place.

    A room has `Ui`, `fresh(query)`, `draw(ui, facts)`, `tap(ui, key)` (a new Ui or a Do), `typed(ui, field, text)`,
    `place(ui)` (its address, or "" to leave that alone), and `question(ui)`: None, or the name of one of `answers` with
    its arguments, which is thought about and handed to `answered(ui, answer)`. One that shows what is kept of many
    games says so by `KEPT`.
    """

    def __init__(
        self,
        port: Port,
        screens: dict[str, ModuleType],
        rooms: dict[str, ModuleType],
        answers: dict[str, Callable[..., Thinking[Any]]],
    ) -> None:
        self.port = port
        self.screens = screens
        self.rooms = rooms
        self.answers = answers
        self.room: Visit | None = None
        self.refused = ""
        self.keep = Keep(port.store, self._storage_refused)
        self.books = Books(port, self.keep)
        self.preferences = preferences.read(self.keep, self.port.language())
        self.sitting: Sitting | None = None
        self.ritual: Ritual | None = None
        self.place = ""
        self.sheet = ""
        self.draft = shell.Draft("clovers", "plain")
        self.notice = ""
        self.focus = ""
        self.offline = self.offer = False
        self._reading = self._moving = False
        self._thoughts = Thoughts(port)
        self._use(self.preferences)

    # -- where we are

    def visit(self, place: str) -> None:
        """Open what stands after # in the address."""
        if place.startswith("help-"):
            self._reading = True
            return
        if self._reading and place == self.place and self.sitting:
            self._reading = False  # back at the table, where nothing has changed
            return
        self._reading = False
        self._moving = True  # what is opened may want to be drawn several times on the way: once is enough
        self._leave()
        self.place = place
        self.notice = ""
        self._enter(place)
        self._moving = False
        self.draw()

    def _enter(self, place: str) -> None:
        name, _mark, query = place.partition("?")
        if place in self.screens:
            self._sit(place)
        elif name.startswith("today-") and name[6:] in self.screens:
            self._attend(Ritual(self.port, self.books, name[6:], query))
        elif name in self.rooms:
            self.room = Visit(self.port, self.rooms[name], place, self._facts, self.answers, self.draw)
        elif len(place.partition("?")[0]) >= 10 and place[1:2] == "-":
            self._open_link(place)

    def draw(self) -> None:
        """Paint what is open now."""
        if self._moving:
            return
        columns = self.port.columns()
        self.port.paint(self.picture())
        if self.port.columns() != columns:  # a new frame may have other columns than the one before
            self.port.paint(self.picture())
        self.focus = ""

    def picture(self) -> Picture:
        """What should be seen now."""
        if self.ritual:
            picture = self.ritual.picture(self.sitting)
        elif self.sitting:
            picture = self.sitting.picture()
        elif self.room:
            picture = self.room.picture()
        else:
            picture = self._home()
        sheet = self._sheet()
        if sheet:
            picture = replace(picture, sheet=sheet, modal=True)
        notice = self.notice or shell.refused(self.refused) or (shell.update() if self.offer else "")
        return replace(picture, notice=notice, focus=self.focus)

    def _home(self) -> Picture:
        places = [self._place(game) for game in self.screens]
        carry = shell.carry() if self.offline else ""
        if self.books.reminds():
            carry += keeping.reminder()
        return shell.home(places, today.panel(self.books.panel()), carry, self.preferences)

    def _place(self, game: str) -> shell.Place:
        kept = self._kept(game)
        if kept is None or kept.outcome is not None or not kept.started:
            levels = records.words_of(self.screens[game]).levels
            told = self.books.totals(game, self.preferences.level if levels else "")
            return shell.Place(game, note=records.note(told, levels.get(self.preferences.level, "")))
        screen = self.screens[game]
        table = Sitting(self.port, kept, screen, lambda: self.preferences, lambda _g: None, lambda: None).table()
        return shell.Place(game, True, screen.waiting(table))

    # -- what a tap means

    def tap(self, key: str) -> None:
        """A tap, a key or a link: first the page's own, then the table's."""
        verb, _colon, what = key.partition(":")
        own: dict[str, Callable[[str], object]] = {
            "home": lambda _w: self.port.go(""),
            "open": self.port.go,
            "lang": lambda lang: self._prefer("lang", lang),
            "set": self._set,
            "settings": lambda _w: self._open_sheet("settings"),
            "menu": lambda _w: self._open_sheet("menu"),
            "close": lambda _w: self._close(),
            "notice": lambda _w: self._put_away(),
            "new": lambda _w: self._ask_new(),
            "draft": self._draft,
            "deal": lambda _w: self._deal(),
            "next-game": lambda _w: self._next_game(),
            "again": self._again,
            "open-code": lambda _w: self._open_code(),
            "copy-code": lambda _w: self._copy_code(),
            "share-code": lambda _w: self._copy_link(),
            "copy-link": lambda _w: self._copy_place(),
            "give-up": lambda _w: self._open_sheet("give-up"),
            "give-up-yes": lambda _w: self._give_up(),
            "help-close": lambda _w: self.port.go(self.place),
            "help": lambda _w: self.port.go(f"help-{self._game_id()}"),
            "wished": lambda _w: self._wished(),
            "slip": lambda _w: self._reveal(),
            "share-slip": lambda _w: self._share_slip(),
            "take-over": lambda _w: self.visit(self.place),
            "update": lambda _w: self._update(),
            "reminded": lambda _w: self._reminded(),
        }
        if verb in own:
            own[verb](what)
        elif self.sitting:
            if verb == "restart":
                self.sheet = ""
            left_over = self.sitting.tap(key)
            if left_over and left_over.name in own:
                own[left_over.name](left_over.value)
        elif self.room:
            asked = self.room.tap(key)
            if asked and asked.name in keeping.COMMANDS:
                carrying.command(asked.name, self.room.ui, self.port, self.books, self._carried)
            elif asked:
                own[asked.name](asked.value)

    def key(self, name: str, shift: bool, control: bool, on: str) -> bool:
        """A key that no element has taken; `on` is the tap of the focused element. True if it meant something."""
        if name == "Escape":
            if self.sheet:
                self.tap("close")
            elif self.sitting:
                self.tap("let-go")
            elif self.room:
                self.tap("close")
            return True
        if control and name.lower() == "z":
            self.tap("redo" if shift else "undo")
            return True
        if self.sheet or self.sitting is None or control:
            return False
        keys: dict[str, str] = {**KEYS, **getattr(self.sitting.screen, "KEYS", {})}
        meant = keys.get(name.lower(), "")
        if len(name) == 1 and name != " " and not self.preferences.letters:
            return False
        if not meant or (name == " " and on):
            return False
        self.tap(meant)
        return True

    def typed(self, name: str, text: str) -> None:
        """Something was typed into a text field."""
        if self.room and not self.sheet:
            self.room.typed(name, text)

    def elsewhere(self, key: str) -> None:
        """Another tab has kept something under this key; "" if it has forgotten everything."""
        game = self.sitting.game if self.sitting else None
        if self.sheet == "resting":
            return
        if game and self.books.lost_to(key, game):
            self._rest()
        elif self.ritual and game and self.ritual.settled_elsewhere():
            self.visit(self.place)
        elif key in ("", store.PREFERENCES):
            self.preferences = preferences.read(self.keep, self.port.language())
            self._use(self.preferences)
        self.draw()

    def ready_offline(self) -> None:
        """The page can be opened without a network from now on."""
        self.offline = True
        if not self.sitting and not self.room and not self.ritual:
            self.draw()

    def update_waits(self) -> None:
        """A newer version waits. It is offered, and never interrupts."""
        self.offer = True
        self.draw()

    def _update(self) -> None:
        self.hide()
        self.port.update()

    def hide(self) -> None:
        """The page goes out of sight: keep everything now."""
        if self.sitting:
            self.sitting.stand_up()
            self._save(self.sitting.game)

    # -- rooms

    def _facts(self, room: ModuleType) -> Facts:
        if not hasattr(room, "KEPT"):
            return Facts(self.preferences, self.port.today())
        said = {game: records.words_of(screen) for game, screen in self.screens.items()}
        return Facts(self.preferences, self.port.today(), self.books.kept() | {"words": said})

    def _carried(self, ui: keeping.Ui) -> None:
        """Something was exported, imported or deleted."""
        self.preferences = preferences.read(self.keep, self.port.language())
        self._use(self.preferences)
        if self.room and self.room.room is keeping:
            self.room.furnish(ui)
        self.draw()

    def _reminded(self) -> None:
        self.books.exported()
        self.draw()

    # -- tables

    def _sit(self, game: str) -> None:
        kept = self._kept(game)
        if kept is not None:
            self._sit_down(kept)
        else:
            self.draft = shell.Draft(game, self.screens[game].deal_words()[0][0], level=self.preferences.level)
            self._deal()

    def _sit_down(self, game: Game, ritual: Ritual | None = None) -> None:
        self._leave()
        self.ritual = ritual
        self.books.take(game)
        screen = self.screens[game.entry.id]
        self.sitting = Sitting(self.port, game, screen, lambda: self.preferences, self._save, self.draw)
        self.sheet = ""
        self.sitting.sit_down()

    def _leave(self) -> None:
        self._thoughts.stop()
        sitting, self.sitting = self.sitting, None
        if sitting:
            sitting.stand_up()
            self._save(sitting.game)
        if self.room:
            self.room.leave()
        self.room = self.ritual = None
        self.sheet = ""

    def _save(self, game: Game) -> None:
        if not self.books.ours(game):
            self._rest()
        elif self.ritual:
            self.ritual.save(game)
        else:
            self.books.save(game)

    def _rest(self) -> None:
        """Another tab plays this game now: nothing is kept from here."""
        if self.sitting:
            self.sitting.stand_up()
        self.sheet = "resting"

    def _kept(self, game: str) -> Game | None:
        key = store.game(game)
        text = self.keep.get(key)
        if text is None:
            return None
        try:
            loaded = saves.read(text)
        except saves.BadSave:
            self.keep.set_aside(key, text)
            self.notice = shell.notice(_("The saved game could not be read. It is set aside, and a new one begins."))
            return None
        if loaded.lost:
            self.keep.set_aside(key, text)
            self.notice = shell.notice(_("Part of the save was unreadable. Play goes on from the last good move."))
            self.keep.set(key, saves.write(loaded.game))
        return loaded.game

    def _give_up(self) -> None:
        self.sheet = ""
        if self.sitting:
            self.sitting.give_up()

    # -- the day's fortune

    def _attend(self, ritual: Ritual) -> None:
        """Sit down with what was dealt, or wait for the wish."""
        if ritual.lost:
            self.notice = shell.notice(_("Part of the save was unreadable. Play goes on from the last good move."))
        if ritual.game:
            self._sit_down(ritual.game, ritual)
        else:
            self._leave()
            self.ritual = ritual

    def _wished(self) -> None:
        if self.ritual and self.ritual.game is None:
            self.ritual.wished()
            self._attend(self.ritual)
            self.draw()

    def _reveal(self) -> None:
        if self.ritual and self.ritual.reveal():
            self.focus = "share-slip"
            self.draw()

    def _share_slip(self) -> None:
        text = self.ritual.share_text() if self.ritual else ""
        if text and not self.port.share(text):
            self.port.copy(text)
            self.notice = shell.notice(_("The text is copied."))
            self.draw()

    # -- new games

    def _game_id(self) -> str:
        return self.sitting.game.entry.id if self.sitting else "clovers"

    def _ask_new(self) -> None:
        if self.sitting and self.sitting.game.kind != "daily":
            self.draft = opening.draft(self.sitting.game, self.preferences.level)
            self._open_sheet("new")

    def _draft(self, what: str) -> None:
        self.draft = opening.chosen(self.draft, what)
        self.draw()

    def _deal(self) -> None:
        draft, screen = self.draft, self.screens[self.draft.game]
        self.sheet = "waiting"

        def found(deal: tuple[int, str]) -> None:
            self._sit_down(opening.dealt(draft, screen, deal[0], self.port))
            if opening.levels(screen) and draft.level != self.preferences.level:
                self._prefer("level", draft.level)

        self._thoughts.start(opening.look(draft, self.port.seed()), found)
        if self.sheet == "waiting":
            self.draw()

    def _next_game(self) -> None:
        """The next game of the match."""
        if self.sitting and self.sitting.game.outcome and self.sitting.game.outcome.won:
            self._sit_down(match.following(self.sitting.game, opening.name(self.port), self.port.today()))

    def _again(self, level: str) -> None:
        """The same cards once more, as practice."""
        if self.sitting:
            self._sit_down(match.again(self.sitting.game, opening.name(self.port), self.port.today(), level))

    def _open_code(self) -> None:
        try:
            self._open(self.port.field("code"), {})
        except deals.BadCode as bad:
            self.draft = replace(self.draft, trouble=opening.why_bad(bad))
            self.focus = "open-code"
            self.draw()

    def _open_link(self, place: str) -> None:
        try:
            self._open(*opening.read_link(place))
        except deals.BadCode as bad:
            self.notice = shell.notice(opening.why_bad(bad))
        except ValueError:
            self.notice = shell.notice(_("This link asks for a rule that does not exist here."))

    def _open(self, code: str, options: dict[str, str]) -> None:
        game, seed = deals.read(code)
        known = {"level": self.preferences.level} if opening.levels(self.screens[game]) else {}
        opened = opening.new(game, "plain", options, seed, self.port, known)
        kept = self._kept(game)
        if kept is not None and kept.seed == seed and kept.options == opened.options:
            opened = kept
        self.place = game
        self._sit_down(opened)
        self.port.stand(game)

    def _copy_code(self) -> None:
        if self.sitting and self.sitting.table().code:
            self.port.copy(self.sitting.table().code)
            self.notice = shell.notice(_("The code is copied."))
            self.draw()

    def _copy_link(self) -> None:
        if self.sitting:
            self.port.copy(self.port.address(opening.write_link(self.sitting.game)))
            self.notice = shell.notice(_("The link is copied."))
            self.sheet = ""
            self.draw()

    def _copy_place(self) -> None:
        """A link to the room as it is now."""
        self.port.copy(self.port.address(self.room.place if self.room else self.place))
        self.notice = shell.notice(_("The link is copied."))
        self.draw()

    # -- sheets and notices

    def _close(self) -> None:
        """Close the sheet on top: the page's own, or the table's."""
        if self.sheet == "resting":
            return
        if self.sheet == "" and self.room:
            self.room.tap("close")
        elif self.sheet == "" and self.sitting:
            self.sitting.tap("let-go")
        else:
            self._open_sheet("")

    def _open_sheet(self, name: str) -> None:
        if name == "" and self.sheet == "waiting":
            self._thoughts.stop()
        self.sheet = name
        self.draw()

    def _sheet(self) -> str:
        if self.sheet == "settings":
            return shell.settings(self.preferences)
        if self.sheet == "waiting":
            return shell.waiting(_("New deal"))
        if self.sheet == "resting":
            return fortune.resting()
        if self.sitting is None:
            return ""
        table = self.sitting.table()
        screen = self.sitting.screen
        if self.sheet == "menu":
            return shell.menu(table)
        if self.sheet == "give-up":
            return shell.confirm(
                _("Give up this game?"), _("It ends as it lies now."), "give-up-yes", _("Give up"), danger=True
            )
        if self.sheet == "new":
            under_way = self.sitting.game.started and self.sitting.game.outcome is None
            return opening.sheet(self.draft, screen, under_way)
        return ""

    def _put_away(self) -> None:
        if not self.notice and not self.refused:
            self.offer = False
        self.notice = self.refused = ""
        self.draw()

    def _storage_refused(self, reason: str) -> None:
        self.refused = reason

    # -- preferences

    def _set(self, what: str) -> None:
        name, _colon, value = what.partition(":")
        self._prefer(name, value if value else not getattr(self.preferences, name))

    def _prefer(self, name: str, value: Any) -> None:
        self.preferences = replace(self.preferences, **{name: value})
        preferences.write(self.keep, self.preferences)
        self._use(self.preferences)
        self.draw()

    def _use(self, chosen: Preferences) -> None:
        words.use(chosen.lang)
        self.port.dress(chosen)
