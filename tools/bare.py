"""A module's text without docstrings and comments, every line where it was: `bare(text)`.

The library that ships is read only by a start without the memory image and by late imports; this halves it.
"""

import ast
import io
import tokenize


def bare(text: str) -> str:
    """The same program; its lines keep their numbers, for tracebacks."""
    lines = text.splitlines()
    for first, last, column in docstrings(text):
        lines[first - 1] = lines[first - 1].encode()[:column].decode() + '""'
        lines[first:last] = [""] * (last - first)
    for token in tokenize.generate_tokens(io.StringIO("\n".join(lines)).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column].rstrip()
    return "\n".join(lines) + "\n"


def docstrings(text: str) -> list[tuple[int, int, int]]:
    """First line, last line and column of each docstring that has its lines to itself."""
    found = []
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is None:
            continue
        doc = node.body[0]
        last = doc.end_lineno or doc.lineno
        before = lines[doc.lineno - 1].encode()[: doc.col_offset]
        after = lines[last - 1].encode()[doc.end_col_offset :]
        if not before.strip() and (not after.strip() or after.strip().startswith(b"#")):
            found.append((doc.lineno, last, doc.col_offset))
    return found
