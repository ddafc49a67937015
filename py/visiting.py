"""A person in a room: a page that is no table, what it shows, and what it asks to be thought about."""

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from contract import Thinking
from page.picture import Do, Facts, Picture
from port import Port
from thoughts import Thoughts


class Visit:
    """One room as it looks now. `facts` tells what it may know, `answers` name what can be thought about for it."""

    def __init__(
        self,
        port: Port,
        room: ModuleType,
        place: str,
        facts: Callable[[ModuleType], Facts],
        answers: Mapping[str, Callable[..., Thinking[Any]]],
        redraw: Callable[[], None],
    ) -> None:
        self.room = room
        self.place = place
        self._port = port
        self._facts = facts
        self._answers = answers
        self._redraw = redraw
        self._thoughts = Thoughts(port)
        self.furnish(room.fresh(place.partition("?")[2]))

    def picture(self) -> Picture:
        """What should be seen now."""
        picture: Picture = self.room.draw(self.ui, self._facts(self.room))
        return picture

    def tap(self, key: str) -> Do | None:
        """A tap in the room. Returns a command that is somebody else's business."""
        meant = self.room.tap(self.ui, key)
        if isinstance(meant, Do):
            return meant
        self.furnish(meant)
        self._redraw()
        return None

    def typed(self, name: str, text: str) -> None:
        """Something was typed into a text field. Rooms that have none have no `typed`."""
        if hasattr(self.room, "typed"):
            self.furnish(self.room.typed(self.ui, name, text))
            self._redraw()

    def leave(self) -> None:
        """Nothing more is thought about for this room."""
        self._thoughts.stop()

    def furnish(self, ui: Any) -> None:
        """The room looks like this now; its address follows, and if it asks something, it is thought about."""
        self.ui = ui
        place = self.room.place(ui)
        if place and place != self.place:
            self.place = place
            self._port.stand(place)
        question = self.room.question(ui)
        self._thoughts.stop()
        if question is not None:
            name, arguments = question
            self._thoughts.start(self._answers[name](*arguments), self._answered)

    def _answered(self, answer: Any) -> None:
        self.ui = self.room.answered(self.ui, answer)
        self._redraw()
