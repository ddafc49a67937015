"""What the page consists of: a line for every table and every room."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import page.analyser
import page.calculator
import page.calendar
import page.clovers
import page.cribbage
import page.keeping
import page.marriage
import page.records
from contract import Thinking
from solvers.cribbage.teacher import lay_table

TABLES: dict[str, ModuleType] = {"clovers": page.clovers, "marriage": page.marriage, "cribbage": page.cribbage}
"""The screens of the games, by game id."""
ROOMS: dict[str, ModuleType] = {
    "analyser": page.analyser,
    "calculator": page.calculator,
    "calendar": page.calendar,
    "records": page.records,
    "keeping": page.keeping,
}
"""The pages that are no table, by their place."""
ANSWERS: dict[str, Callable[..., Thinking[Any]]] = {"lay_table": lay_table}
"""What rooms may have thought about."""
