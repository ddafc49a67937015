"""A person at the table: one open game, what its screen shows, and what taps make of it."""

from collections.abc import Callable
from dataclasses import replace
from types import ModuleType
from typing import Any

import deals
from cards import stream
from contract import CHANCE, Move
from game import Game
from hindsight import Log, possible
from page.picture import Do, Picture, Play, Preferences, Table
from port import Port
from thoughts import PAINTED, Thoughts

IDLE = 120
"""Seconds after which a pause no longer counts as playing."""


class Sitting:
    """One game on one screen. `changed` is called after every move; `tap` hands back what is not its business."""

    def __init__(
        self,
        port: Port,
        game: Game,
        screen: ModuleType,
        preferences: Callable[[], Preferences],
        changed: Callable[[Game], None],
        redraw: Callable[[], None],
    ) -> None:
        self.game = game
        self.screen = screen
        self.ui: Any = screen.Ui()
        self.demo: Game | None = None
        self.after: dict[str, Any] = {}
        self._port = port
        self._thoughts = Thoughts(port)
        self._preferences = preferences
        self._changed = changed
        self._redraw = redraw
        self._step = 0
        self._seated = False
        self._looks: tuple[Any, ...] = ()
        self._looked = 0
        self._shows = 0
        self._seen: tuple[Any, bool, Any, list[Move]] = (None, False, None, [])
        self._log = Log()
        self._clock = port.now()

    def sit_down(self) -> None:
        """Begin, or go on where the game stands."""
        self._seated = True
        self._settle()
        self._redraw()

    def stand_up(self) -> None:
        """Leave the table: nothing goes on by itself any more."""
        self._seated = False
        self._halt()
        self.tick()

    def picture(self) -> Picture:
        """What should be seen now."""
        picture: Picture = self.screen.draw(self.table(), self.ui)
        return picture

    def table(self, own: bool = False) -> Table:
        """What the screen may know: of the line that is shown, or always of the player's `own` game."""
        game = self.game if own else self.demo or self.game
        rules = game.rules
        if self._seen[0] is not game.state or self._seen[1] != game.gave_up:  # a tap asks several times
            moves = rules.legal(game.state) if game.turn == game.seat else []
            self._seen = (game.state, game.gave_up, rules.view(game.state, game.seat), moves)
        state, _gave_up, view, moves = self._seen
        hidden = game.kind == "daily" and game.outcome is None
        return Table(
            game=game.entry.id,
            view=view,
            seat=game.seat,
            moves=moves,
            events=tuple(state.events),
            options=game.options,
            kind=game.kind,
            deals=game.deals,
            code="" if hidden else deals.write(game.entry.id, game.seed),
            outcome=game.outcome,
            can_undo=self.demo is None and game.undo_to() is not None,
            can_redo=self.demo is None and game.can_redo,
            can_restart=self.demo is None and game.can_restart,
            seconds=game.seconds,
            undos=game.undos,
            hints=game.hints,
            preferences=self._preferences(),
            log=self._log.lines(game),
            match=game.match,
            thinking=self._thoughts.busy,
            demo=self._demo_step(),
            after=self.after,
            columns=self._port.columns(),
        )

    def tap(self, key: str) -> Do | None:
        """A tap on the table. Returns a command that is somebody else's business."""
        if self.demo:
            self._demo_tap(key)
            return None
        table = self.table()
        meant = self.screen.tap(table, self.ui, key)
        if isinstance(meant, Play):
            if meant.move in table.moves:  # a button may be tapped a moment after its move is gone
                self._play(meant.move)
        elif isinstance(meant, Do):
            return self._do(meant)
        else:
            self.ui = meant
            self._go_on()
            self._redraw()
        return None

    def give_up(self) -> None:
        """End the game as it lies, if it has not ended. What was chosen or being shown means nothing any more."""
        if self.game.outcome is None:
            self._halt()
            self.tick()
            self.game.gave_up = True
            self.ui = self.screen.Ui()
            self._settle()
        self._redraw()

    def _do(self, command: Do) -> Do | None:
        known: dict[str, Callable[[], object]] = {
            "undo": lambda: self._travel(self.game.undo),
            "redo": lambda: self._travel(self.game.redo),
            "restart": lambda: self._travel(self.game.restart),
            "hint": self._hint,
            "outlook": self._outlook,
            "review": lambda: self._review(int(command.value)),
            "best-line": self._show_best_line,
            "on": lambda: self._step_now(self._step),
        }
        act = known.get(command.name)
        if act is None:
            return command
        if self.game.kind != "daily" or self.game.outcome or command.name == "on":
            act()
        return None

    def _play(self, move: Move) -> None:
        self._halt()
        self._make(move)

    def _make(self, move: Move) -> None:
        self.tick()
        self.game.play(move)
        self._moved()

    def _travel(self, go: Callable[[], bool]) -> None:
        self.tick()
        if go():
            self._halt()
            self.ui = self.screen.Ui()  # what went by itself there does not go by itself here
            self._moved()

    def _moved(self) -> None:
        self.ui = self.screen.moved(self.table(), self.ui)
        self._settle()
        self._redraw()

    def _settle(self) -> None:
        """After any change: save, look at what can be said now, and let others have their turn."""
        self._changed(self.game)
        if self._seated:  # saving may have found that another tab plays this game now
            self._look_back()
            self._go_on()

    def _go_on(self) -> None:
        """Let chance, the other seats, or a finish by itself go on: at once, after a while, or when the player taps."""
        self._step += 1
        turn = self.game.turn
        table = self.table()
        if turn is None or (turn == self.game.seat and not self.screen.automatic(table, self.ui)):
            return
        pace = self.screen.pace(table, self.ui)
        if pace == 0:
            self._step_now(self._step)
        elif pace is not None:
            step = self._step
            self._port.later(pace, lambda: self._step_now(step))

    def _step_now(self, step: int) -> None:
        turn = self.game.turn
        others = turn not in (CHANCE, self.game.seat)
        if turn is None or step != self._step or (others and self._thoughts.busy):
            return
        if not others:
            self._thoughts.stop()
        if turn == CHANCE:
            self._make(self.game.chance())
        elif turn == self.game.seat:
            move = self.screen.automatic(self.table(), self.ui)
            if move:  # a hint may have come meanwhile, and ended what went by itself
                self._make(move)
        else:
            view = self.game.rules.view(self.game.state, turn)
            moves = self.game.rules.legal(self.game.state)
            level = self.game.match.get("level", "medium")
            thinking = self.game.entry.solver.choose(level, view, moves, self._rng(self.game.at))
            self._thoughts.start(thinking, self._make)

    def _halt(self) -> None:
        self._thoughts.stop()
        self._step += 1

    def _rng(self, at: int) -> Any:
        """Chance for thinking about the decision at this move; nothing that is dealt comes from it."""
        return stream(self.game.seed, "THINKING", at)

    def _hint(self) -> None:
        if self.game.turn != self.game.seat or self._thoughts.busy:
            return
        self.game.hints += self.ui.hint is None  # what is on show already is not counted twice
        view = self.game.rules.view(self.game.state, self.game.seat)

        def show(hint: Any) -> None:
            self.ui = self.screen.hinted(self.table(), self.ui, hint)
            self._changed(self.game)
            self._redraw()

        self._thoughts.start(self.game.entry.solver.hint(view, self._rng(self.game.at)), show)
        if self._thoughts.busy:
            self._redraw()

    def _review(self, start: int) -> None:
        """Show what the player's choices from this move on have cost."""
        self._shows = start
        self.ui = self.screen.reviewed(self.table(), self.ui, None)
        if self._looked < self.game.at and not self._thoughts.busy:
            self._look_at_choices()
        self._show_looks()

    def _look_at_choices(self, pause: int = 0) -> None:
        """Go on looking at the player's choices from where it was left."""
        game, start = self.game, self._looked
        end = game.at

        def found(looks: Any) -> None:
            self._looked = end
            self._looks += tuple(replace(look, index=start + look.index) for look in looks)
            if game.outcome:
                self._add_up()
            self._show_looks()

        looking = game.entry.solver.review(
            game.states[start : end + 1], game.moves[start:end], game.seat, lambda i: self._rng(start + i)
        )
        self._thoughts.start(looking, found, pause)

    def _show_looks(self) -> None:
        if self._looked == self.game.at:
            looks = tuple(look for look in self._looks if look.index >= self._shows)
            self.ui = self.screen.reviewed(self.table(), self.ui, looks)
        self._redraw()

    def _add_up(self) -> None:
        """Keep what the choices of the whole game cost. With hints they were not all the player's own."""
        self.after = {"looks": self._looks}
        if not self.game.hints:
            self.game.figures = self.screen.figures(self._looks)
            self._changed(self.game)

    def _outlook(self) -> None:
        if self.game.turn != self.game.seat or self.ui.outlook is not None:
            return
        self.game.hints += 1
        state, solver = self.game.state, self.game.entry.solver
        self.ui = self.screen.looked(self.table(), self.ui, solver.clearable(state), tuple(solver.keeping(state)))
        self._changed(self.game)
        self._redraw()

    def _look_back(self) -> None:
        """While the game waits, look at the choices made among several seats; a patience that is over, at what was
        possible and where the road forked."""
        self.after = {}
        game, solver = self.game, self.game.entry.solver
        if game.rules.seats(game.options) > 1:
            self._look_at_new_choices()
            return
        if game.outcome is None:
            if hasattr(solver, "sure") and game.kind != "daily":
                self.after = {"sure": solver.sure(game.rules.view(game.state, game.seat))}
            return

        def found(after: dict[str, Any]) -> None:
            self.after = after
            self._redraw()

        self._thoughts.start(possible(game), found, PAINTED)

    def _look_at_new_choices(self) -> None:
        game = self.game
        if game.at < self._looked:
            self._looked, self._looks = 0, ()
        waits = game.turn == CHANCE and self.screen.pace(self.table(), self.ui) is None
        if not self._preferences().reviews or not (waits or game.outcome):
            return
        if self._looked < game.at:
            self._look_at_choices(PAINTED)
        elif game.outcome:
            self._add_up()

    def _show_best_line(self) -> None:
        """Show a best line of this deal beside the game, which stays as it is."""
        game = self.game
        if game.outcome is None:
            return
        dealt = next(i for i in range(len(game.states)) if game.rules.turn(game.states[i]) != CHANCE)
        moves = [*game.moves[:dealt], *game.entry.solver.best_line(game.states[dealt])]
        self.ui = self.screen.Ui()
        self.demo = Game(game.entry, game.options, game.seed, "demo", game.day, "free", moves=moves, at=dealt)
        self._redraw()

    def _demo_tap(self, key: str) -> None:
        assert self.demo is not None
        if key == "demo:on":
            self.demo.at = min(self.demo.at + 1, len(self.demo.moves))
        elif key == "demo:back":
            self.demo.at = max(self.demo.at - 1, 1)
        elif key in ("demo:close", "let-go"):
            self.demo = None
        self._redraw()

    def _demo_step(self) -> tuple[int, int] | None:
        return (self.demo.at - 1, len(self.demo.moves) - 1) if self.demo else None

    def tick(self) -> None:
        """Count the whole seconds played since the last tick; what is left of one is counted with the next."""
        now = self._port.now()
        seconds, rest = divmod(now - self._clock, 1000)
        if self.game.outcome is None and seconds >= 0:
            self.game.seconds += int(min(seconds, IDLE))
        self._clock = now - (rest if 0 <= seconds < IDLE else 0)
