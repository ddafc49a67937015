"""What the page asks of the world around it: screen, clock, chance, clipboard. Browsers have one, tests another."""

from collections.abc import Callable
from typing import Protocol

from page.picture import Picture, Preferences
from store import Store


class Port(Protocol):
    """Everything outside the page's own memory."""

    store: Store

    def paint(self, picture: Picture) -> None:
        """Show this; what differs from the last picture moves."""
        ...

    def dress(self, preferences: Preferences) -> None:
        """Language, theme, suits and speed for the whole page."""
        ...

    def later(self, ms: int, what: Callable[[], None]) -> None:
        """Call this once, some milliseconds from now."""
        ...

    def now(self) -> float:
        """Milliseconds since 1970."""
        ...

    def ticks(self) -> float:
        """Milliseconds that only go forward, whatever happens to the clock."""
        ...

    def today(self) -> str:
        """The local date, 2026-11-29."""
        ...

    def seed(self) -> int:
        """Forty bits from the browser's crypto."""
        ...

    def where(self) -> str:
        """What stands after # in the address."""
        ...

    def go(self, place: str) -> None:
        """Write this after # in the address; comes back as a visit."""
        ...

    def stand(self, place: str) -> None:
        """Write this after # in the address, and stay: no visit, no step to go back."""
        ...

    def address(self, place: str) -> str:
        """The whole address with this after #, for a link."""
        ...

    def field(self, name: str) -> str:
        """What stands in a text field."""
        ...

    def copy(self, text: str, then: Callable[[bool], None]) -> None:
        """To the clipboard; hands over whether it is there now."""
        ...

    def share(self, text: str, then: Callable[[bool], None]) -> None:
        """To the share sheet; hands over False where there is none or the browser refuses it."""
        ...

    def download(self, name: str, text: str) -> None:
        """Offer a file."""
        ...

    def pick(self, then: Callable[[str], None]) -> None:
        """Let the player pick a text file; hands over what it holds."""
        ...

    def forgets(self) -> bool:
        """Is this a browser known to delete what is kept, after some days without a visit?"""
        ...

    def columns(self) -> int:
        """Columns of a long row of cards on this screen."""
        ...

    def language(self) -> str:
        """The browser's language: "ja" or "en"."""
        ...

    def update(self) -> None:
        """Take the newer version that waits, and load the page again."""
        ...

    def persist(self) -> None:
        """Ask the browser not to forget what is kept."""
        ...
