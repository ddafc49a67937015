"""Style sheets dress what there is: no class that nothing wears, no variable that nothing reads, no pale colours."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import contrast
import pytest
from words import SAYING

SHEETS = [*sorted(Path("css").glob("*.css")), Path("boot/first.css")]
PAGES = [Path("index.html"), Path("home.html"), *Path("help").glob("*.html"), *Path("art").glob("*.svg")]
SCRIPTS = [*Path("boot").glob("*.js")]
WRITERS = [*Path("py").rglob("*.py"), Path("tools/fragments.py"), Path("tools/dist.py")]
CLASS = r"[A-Za-z][\w-]*"


def texts(tree: ast.AST) -> Iterator[str]:
    """What a piece of Python may write, with { for what is put into it; not its docstrings, nor its sentences."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{" for part in node.values)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        is_docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        is_sentence = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING
        if not (is_docstring or is_sentence):
            yield from texts(node)


def written() -> str:
    """Every text that may hold the name of a class."""
    attributes = [found for page in PAGES for found in re.findall(r'class="([^"]*)"', page.read_text())]
    quoted = [found[1] for file in SCRIPTS for found in re.findall(r"""(["'`])(.*?)\1""", file.read_text())]
    return "\n".join([*attributes, *quoted, *(text for file in WRITERS for text in texts(ast.parse(file.read_text())))])


WRITTEN = written()
WORN = set(re.findall(CLASS, WRITTEN))
BEGUN = set(re.findall(rf"(?<![\w-])({CLASS})\{{", WRITTEN))
"""The beginnings of classes whose last sign or last word is put in: the c of c0, the with- of with-more."""


def is_worn(name: str) -> bool:
    """Does anything write this class, whole or in two parts?"""
    first, dash, rest = name.partition("-")
    return name in WORN or name[:-1] in BEGUN or (first + dash in BEGUN and rest in WORN)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_no_class_is_dressed_that_nothing_wears(sheet: Path) -> None:
    rules = re.sub(r"/\*.*?\*/", "", sheet.read_text(), flags=re.DOTALL)
    selectors = re.findall(r"([^{};]+)\{", rules)
    classes = {name for selector in selectors for name in re.findall(rf"\.({CLASS})", selector)}
    assert [name for name in sorted(classes) if not is_worn(name)] == []


def test_colours_that_carry_meaning_can_be_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        contrast.main()
    assert done.value.code == 0, capsys.readouterr().out


def test_no_variable_is_set_that_nothing_reads() -> None:
    rules = "\n".join(sheet.read_text() for sheet in SHEETS)
    known = set(re.findall(r"(--[\w-]+)\s*:", rules))
    drawn = "".join(page.read_text() for page in PAGES)
    read = set(re.findall(r"var\((--[\w-]+)", rules + drawn)) | set(re.findall(r"--[\w-]+", WRITTEN))
    assert sorted(known - read) == []
