"""Imports go down: the floors of the house, read from the sources."""

import ast
import tomllib
from pathlib import Path

import pytest

PY = Path(__file__).parent.parent / "py"
FLOORS = {
    "cards": 0,
    "contract": 0,
    "rules": 1,
    "solvers": 2,
    "catalogue": 3,
    "store": 4,
    "fortunes": 4,
    "deals": 4,
    "game": 4,
    "hindsight": 4,
    "records": 4,
    "totals": 4,
    "match": 4,
    "saves": 4,
    "daily": 4,
    "exchange": 4,
    "page": 5,
    "port": 6,
    "thoughts": 6,
    "sitting": 6,
    "bookkeeping": 6,
    "carrying": 6,
    "ritual": 6,
    "opening": 6,
    "focus": 6,
    "notices": 6,
    "painting": 6,
    "home": 6,
    "keys": 6,
    "places": 6,
    "preferences": 6,
    "visiting": 6,
    "sheets": 6,
    "app": 6,
    "contents": 6,
    "browser": 6,
    "main": 6,
}
BROWSER = {"js", "pyscript", "pyodide"}
FILES = sorted(PY.rglob("*.py"))
PAGE = {f"page.{file.stem}" for file in PY.glob("page/*.py")}
PIECES = {"dates", "ending", "faces", "glyphs", "parts", "pegboard", "picking", "picture", "review", "verses", "words"}
"""Modules of the page that belong to no screen."""
BORROWED = {
    ("page.today", "page.fortune"),  # the slip's name, emblem and streak
    ("page.calendar", "page.fortune"),
    ("page.calendar", "page.today"),  # what a day's cell says
    ("page.keeping", "page.fortune"),
    ("page.keeping", "page.shell"),  # the games' names
    ("page.records", "page.shell"),
    ("page.cribbage_hint", "page.analyser_table"),  # a row of a choice and its figures
    ("page.analyser", "page.cribbage_words"),  # the words for a table's shape and for what counts
    ("page.calculator", "page.cribbage_words"),
}
"""What a screen takes from another, so that both say the same of the same thing."""


def room(name: str) -> str:
    """The first part of a module's name."""
    return name.partition(".")[0]


def module(file: Path) -> str:
    """The name under which a file is imported."""
    return ".".join(file.relative_to(PY).with_suffix("").parts).removesuffix(".__init__")


def imports(file: Path) -> set[str]:
    """The full names of everything that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {node.module}
    return found


def ours(names: set[str]) -> set[str]:
    """Those that are rooms of this house."""
    return {name for name in names if room(name) in FLOORS}


@pytest.mark.parametrize("file", FILES, ids=module)
def test_every_module_has_its_floor_and_imports_only_go_down(file: Path) -> None:
    here = FLOORS[room(module(file))]
    for name in ours(imports(file)):
        assert FLOORS[room(name)] <= here, f"{module(file)} imports {name}"


@pytest.mark.parametrize("file", FILES, ids=module)
def test_one_module_touches_the_browser(file: Path) -> None:
    assert module(file) == "browser" or not {room(name) for name in imports(file)} & BROWSER


@pytest.mark.parametrize("file", [f for f in FILES if room(module(f)) == "rules"], ids=module)
def test_rules_know_no_chance_no_time_and_no_other_game(file: Path) -> None:
    names = imports(file)
    assert not {room(name) for name in names} & {"random", "time", "datetime", "gettext", "secrets"}
    games = {"rules.clovers", "rules.marriage", "rules.cribbage"} - {module(file)}
    assert not {name for name in names if name in games}


@pytest.mark.parametrize("file", [f for f in FILES if room(module(f)) == "solvers"], ids=module)
def test_solvers_know_no_clock(file: Path) -> None:
    assert not {room(name) for name in imports(file)} & {"random", "time", "datetime", "secrets"}


@pytest.mark.parametrize("file", [f for f in FILES if room(module(f)) == "page"], ids=module)
def test_screens_think_nothing_and_decide_nothing(file: Path) -> None:
    assert not {name for name in imports(file) if room(name) == "solvers"}
    text = file.read_text()
    assert ".apply(" not in text
    assert ".legal(" not in text
    assert "style=" not in text


def screen(name: str) -> str:
    """The screen that a module of the page belongs to: cribbage for page.cribbage_hint, "" for a piece of all."""
    first = name.removeprefix("page.").partition("_")[0]
    return "" if first in PIECES else first


def test_a_screen_imports_another_only_where_it_says_the_same_of_the_same_thing() -> None:
    found = {
        (module(file), name)
        for file in FILES
        if room(module(file)) == "page"
        for name in imports(file) & PAGE
        if screen(name) not in ("", screen(module(file)))
    }
    assert found == BORROWED


def test_no_module_of_the_page_imports_what_the_contents_name() -> None:
    opened = imports(PY / "contents.py") & PAGE
    assert len(opened) > 2
    assert not [file for file in FILES if room(module(file)) == "page" and imports(file) & opened]


def test_no_module_makes_py_a_package() -> None:
    assert not (PY / "__init__.py").exists()


def test_every_module_stands_in_pyscripts_list_of_files() -> None:
    files = tomllib.loads((PY.parent / "pyscript.toml").read_text())["files"]
    here = {f"./py/{file.relative_to(PY).as_posix()}": f"./{file.relative_to(PY).as_posix()}" for file in FILES}
    assert files == here


def test_the_house_on_one_page_names_every_room() -> None:
    text = Path("docs/architecture.md").read_text()
    table = "\n".join(line for line in text.splitlines() if line.startswith("| "))
    assert [name for name in FLOORS if f"`{name}`" not in table and f"`{name}/`" not in table] == []
