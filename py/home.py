"""The home screen: what waits at each table, what the day holds, and what there is to be reminded of."""

from collections.abc import Callable, Mapping
from types import ModuleType

from bookkeeping import Books
from game import Game
from page import keeping, records, shell, today
from page.picture import Picture, Preferences
from port import Port
from sitting import Sitting


def picture(
    screens: Mapping[str, ModuleType],
    kept: Callable[[str], Game | None],
    books: Books,
    port: Port,
    preferences: Preferences,
    offline: bool,
) -> Picture:
    """What should be seen. `kept` gives the game in progress of a table."""

    def place(name: str) -> shell.Place:
        game, screen = kept(name), screens[name]
        if game and game.under_way:
            table = Sitting(port, game, screen, lambda: preferences, lambda _g: None, lambda: None).table()
            return shell.Place(name, True, screen.waiting(table))
        levels = records.words_of(screen).levels
        told = books.totals(name, preferences.level if levels else "")
        return shell.Place(name, note=records.note(told, levels.get(preferences.level, "")))

    carry = shell.carry() if offline else ""
    if books.reminds():
        carry += keeping.reminder()
    return shell.home([place(name) for name in screens], today.panel(books.panel()), carry, preferences)
