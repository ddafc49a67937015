"""The one list of games: id, code letter, stream tag, rules, solver."""

from dataclasses import dataclass
from typing import Any

import rules.clovers
import rules.cribbage
import rules.marriage
import solvers.clovers
import solvers.cribbage.levels
import solvers.marriage
from contract import Rules


@dataclass(frozen=True, slots=True)
class Entry:
    """A game: `letter` begins its deal codes, `tag` keeps its random numbers apart from other games'."""

    id: str
    letter: str
    tag: str
    rules: Rules
    solver: Any


GAMES: dict[str, Entry] = {
    entry.id: entry
    for entry in (
        Entry("clovers", "F", "FOURLEAF", rules.clovers, solvers.clovers),
        Entry("marriage", "R", "ROYALMAR", rules.marriage, solvers.marriage),
        Entry("cribbage", "C", "CRIBBAGE", rules.cribbage, solvers.cribbage.levels),
    )
}
