"""The page as a whole: where taps and keys go, and preferences."""

import traceback
from collections.abc import Callable
from dataclasses import replace
from types import ModuleType
from typing import Any

import carrying
import keys
import opening
import preferences
import store
from bookkeeping import Books
from contract import Thinking
from game import Game
from notices import Notices
from opening import Opening
from page import keeping, shell, words
from page.picture import Picture, Preferences
from page.words import _
from places import Places
from port import Port
from sheets import Sheets
from sitting import Sitting
from store import Keep


class App:
    """One page. `screens` are the tables by game id, `rooms` the pages that are no table, by their place; `answers` is
    what rooms may have thought about.
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
        self.notices = Notices(port.later, self.draw)
        self.keep = Keep(port.store, self.notices.refuse)
        self.books = Books(port, self.keep, lambda n: self.notices.tell(shell.unread(n)))
        self.preferences = preferences.read(self.keep, port.language())
        self.places = Places(
            port, screens, rooms, answers, self.books, lambda: self.preferences, self.draw, self.notices.tell
        )
        self.opening = Opening(
            port,
            screens,
            lambda: self.preferences.level,
            self.places.kept,
            self._begin,
            lambda: self.sheets.open("replace"),
        )
        self.sheets = Sheets(port, self.places, self.opening, lambda: self.preferences, self.draw)
        self.focus = ""
        self.offline = False
        self._reading = self._moving = self._covered = False
        self._dress(self.preferences)

    @property
    def sitting(self) -> Sitting | None:
        """The person at the table that is open."""
        return self.places.sitting

    def visit(self, place: str) -> None:
        """Open what stands after # in the address."""
        if place.startswith("help-"):
            self._reading = True
            return
        if self._reading and place == self.places.place and self.sitting:
            self._reading = False  # back at the table, where nothing has changed
            self.sheets.name, self.focus = "", "help"
            self.draw()
            return
        self._reading = False
        self._enter(place)

    def _enter(self, place: str) -> None:
        self._moving = True  # what is opened may want to be drawn several times on the way: once is enough
        try:
            self.opening.stop()
            self.sheets.name = ""
            self.notices.tell("")
            self.places.enter(place)
            if place in self.screens and not self.sitting:
                self.opening.usual(place)
                self._deal()
            elif opening.is_link(place):
                trouble = self.opening.by_link(place)
                if trouble:
                    self.notices.tell(shell.notice(trouble))
        finally:
            self._moving = False
        self.draw()

    def arrive(self, place: str) -> None:
        """The same for an address: whatever goes wrong with it, the page comes up, then at home."""
        try:
            self.visit(place)
        except Exception:
            traceback.print_exc()
            self._retreat()

    def failed(self) -> None:
        """Something went wrong that nobody foresaw: say so. The game was kept after its last move."""
        self.notices.tell(shell.notice(_("Something went wrong here. Your game is kept: please open the page again.")))
        try:
            self.draw()
        except Exception:
            traceback.print_exc()
            self._retreat()

    def _retreat(self) -> None:
        self.port.stand("")
        self.visit("")
        self.notices.tell(shell.notice(_("This could not be opened. Here is the menu instead.")))
        self.draw()

    def draw(self) -> None:
        """Paint what is open now."""
        if self._moving:
            return
        if self.places.resting:  # nothing is looked for or asked beside the tab that plays
            self.opening.stop()
            self.sheets.name = ""
        columns = self.port.columns()
        picture = self.picture()
        self.port.paint(picture)
        if self.port.columns() != columns:  # a new frame may have other columns than the one before
            self.port.paint(self.picture())
        self._covered = bool(picture.sheet) and picture.modal
        self.focus = ""

    def picture(self) -> Picture:
        """What should be seen now."""
        picture = self.places.picture(self.offline)
        sheet = self.sheets.html()
        if sheet:
            picture = replace(picture, sheet=sheet, modal=True)
        return replace(picture, notice=self.notices.html(), focus=self.focus)

    def tap(self, key: str) -> None:
        """A tap, a key or a link: first the page's own, then the table's."""
        verb, _colon, what = key.partition(":")
        own: dict[str, Callable[[str], object]] = {
            "home": lambda _w: self.port.go(""),
            "open": self.port.go,
            "lang": lambda lang: self._prefer("lang:" + lang),
            "set": self._prefer,
            "settings": lambda _w: self.sheets.open("settings"),
            "menu": lambda _w: self.sheets.open("menu"),
            "close": lambda _w: self.sheets.close(),
            "notice": lambda _w: self._put_away(),
            "new": lambda _w: self._ask_new(),
            "draft": self._choose,
            "deal": lambda _w: self._deal(),
            "next-game": lambda _w: self._next_game(),
            "again": self._again,
            "open-code": lambda _w: self._open_code(),
            "replace": lambda _w: self.opening.begin_instead(),
            "copy-code": lambda _w: self._copy(self.places.code(), _("The code is copied.")),
            "copy-link": lambda _w: self._copy(self.places.link(), _("The link is copied.")),
            "give-up": lambda _w: self.sheets.open("give-up"),
            "give-up-yes": lambda _w: self._give_up(),
            "help-close": lambda _w: self.port.go(self.places.place),
            "help": lambda _w: self.port.go(f"help-{self._game_id()}"),
            "wished": lambda _w: self._wished(),
            "slip": lambda _w: self._reveal(),
            "share-slip": lambda _w: self._share_slip(),
            "take-over": lambda _w: self.arrive(self.places.place),
            "update": lambda _w: self._update(),
            "reminded": lambda _w: self._reminded(),
        }
        if verb in own:
            own[verb](what)
        elif self.sitting:
            if verb == "restart":
                self.sheets.name = ""
            left_over = self.sitting.tap(key)
            if left_over and left_over.name in own:
                own[left_over.name](left_over.value)
        elif self.places.room:
            asked = self.places.room.tap(key)
            if asked and asked.name in keeping.COMMANDS:
                room = self.places.room
                carrying.command(asked.name, room.ui, self.port, self.books, self.sheets.hand_over, self._carried)

    def key(self, name: str, shift: bool, control: bool, on: str, held: bool = False) -> bool:
        """A key that no element has taken; `on` is the tap of the focused element. True if it has a meaning here,
        which it has once, though it be `held` down."""
        if self._reading or self.places.resting:
            return False
        table = getattr(self.sitting.screen, "KEYS", {}) if self.sitting else None
        meant = keys.meaning(name, shift, control, on, table, self._covered, self.preferences.letters)
        if meant and not held:
            self.tap(meant)
        return bool(meant)

    def typed(self, name: str, text: str) -> None:
        """Something was typed into a text field."""
        if self.places.room and not self.sheets.name:
            self.places.room.typed(name, text)

    def elsewhere(self, key: str) -> None:
        """Another tab has kept something under this key; "" if that may be any."""
        if key in ("", store.PREFERENCES):
            self._read_preferences()
        if self.places.resting:
            self.draw()
            return
        game, ritual = self.sitting.game if self.sitting else None, self.places.ritual
        if game and self.books.lost_to(key, game):
            self.places.rest()
        elif game and ritual and ritual.settled_elsewhere():
            self._enter(self.places.place)  # behind the rules, if these are read
        self.draw()

    def ready_offline(self) -> None:
        """The page can be opened without a network from now on."""
        self.offline = True
        if self.places.at_home():
            self.draw()

    def update_waits(self) -> None:
        """A newer version waits. It is offered, and never interrupts."""
        self.notices.offer_update()
        self.draw()

    def _update(self) -> None:
        self.hide()
        self.port.update()

    def hide(self) -> None:
        """The page goes out of sight: keep everything now."""
        self.places.keep()

    def _carried(self, ui: keeping.Ui) -> None:
        """Something was exported, imported or deleted."""
        self._read_preferences()
        if self.places.room and self.places.room.room is keeping:
            self.places.room.furnish(ui)
        self.draw()

    def _reminded(self) -> None:
        self.books.exported()
        self.draw()

    def _give_up(self) -> None:
        self.sheets.name = ""
        if self.sitting:
            self.sitting.give_up()

    def _wished(self) -> None:
        ritual = self.places.ritual
        if ritual and ritual.game is None:
            ritual.wished()
            self.places.attend(ritual)
            self.draw()

    def _reveal(self) -> None:
        if self.places.ritual and self.places.ritual.reveal():
            self.focus = "share-slip"
            self.draw()

    def _share_slip(self) -> None:
        text = self.places.ritual.share_text() if self.places.ritual else ""
        if text:
            self.port.share(text, lambda shared: None if shared else self._copy(text, _("The text is copied.")))

    def _game_id(self) -> str:
        return self.sitting.game.entry.id if self.sitting else "clovers"

    def _ask_new(self) -> None:
        if self.sitting and self.sitting.game.kind != "daily":
            self.opening.ask(self.sitting.game)
            self.sheets.open("new")

    def _choose(self, what: str) -> None:
        self.opening.choose(what)
        self.draw()

    def _deal(self) -> None:
        self.sheets.name = "waiting"
        self.opening.deal()
        if self.sheets.name == "waiting":
            self.draw()

    def _next_game(self) -> None:
        if self.sitting:
            self.opening.follow(self.sitting.game)

    def _again(self, level: str) -> None:
        if self.sitting:
            self.opening.again(self.sitting.game, level)

    def _open_code(self) -> None:
        if not self.opening.by_code(self.port.field("code")):
            self.focus = "open-code"
            self.draw()

    def _begin(self, game: Game, level: str = "") -> None:
        """Sit down with a game that begins; opponents of this level are the usual ones from now on."""
        self.opening.stop()
        self.sheets.name = ""
        if self.sitting and not self.books.ours(self.sitting.game):  # a table is not taken back unasked
            self.places.rest()
            self.draw()
            return
        self.places.place = game.entry.id
        self.places.sit_down(game)
        self.port.stand(game.entry.id)
        if level and level != self.preferences.level:
            self._prefer("level:" + level)

    def _copy(self, text: str, said: str) -> None:
        def copied() -> None:
            self.notices.confirm(shell.notice(said))
            self.sheets.open("")

        if text:
            self.sheets.hand_over(text, copied)

    def _put_away(self) -> None:
        self.notices.put_away()
        self.draw()

    def _prefer(self, what: str) -> None:
        self._dress(preferences.changed(self.preferences, what))
        preferences.write(self.keep, self.preferences)
        self.draw()

    def _read_preferences(self) -> None:
        self._dress(preferences.read(self.keep, self.port.language()))

    def _dress(self, now: Preferences) -> None:
        if now.lang != self.preferences.lang:
            self.notices.tell("")  # it is worded already
        self.preferences = now
        words.use(now.lang)
        self.port.dress(self.preferences)
