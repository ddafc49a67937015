"""Long thoughts in short slices: the page answers taps between two slices."""

from collections.abc import Callable
from typing import Any

from contract import Thinking
from port import Port

SLICE = 5
"""Milliseconds of thinking before the page may breathe."""

PAINTED = 100
"""Milliseconds in which a slow phone, too, has painted what a tap has changed."""


class Thoughts:
    """One thought at a time; a new one, or `stop`, drops the one before."""

    def __init__(self, port: Port) -> None:
        self._port = port
        self._turn = 0
        self.busy = False

    def start(self, thinking: Thinking[Any], then: Callable[[Any], None], pause: int = 0) -> None:
        """Think this through and hand over its answer, beginning after a pause. Without one, short thoughts are
        answered at once.
        """
        self._turn += 1
        self.busy = True
        turn = self._turn
        if pause:
            self._port.later(pause, lambda: self._slice(turn, thinking, then))
        else:
            self._slice(turn, thinking, then)

    def stop(self) -> None:
        """Drop the thought that is under way."""
        self._turn += 1
        self.busy = False

    def _slice(self, turn: int, thinking: Thinking[Any], then: Callable[[Any], None]) -> None:
        if turn != self._turn:
            return
        self.busy = False  # and so it stays if the thought fails
        end = self._port.ticks() + SLICE
        done = False
        answer = None
        while not done and self._port.ticks() < end:
            try:
                next(thinking)
            except StopIteration as stop:
                done, answer = True, stop.value
        if done:
            then(answer)
        else:
            self.busy = True
            self._port.later(0, lambda: self._slice(turn, thinking, then))
