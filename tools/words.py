"""The words of the page: what py/ says, in English, and what locale/ja/*.po makes of it.

The memory image holds no files, so the catalogues become a Python module, `catalogues`, with
`MO: dict[str, bytes]`: for "ja" and "en" what a .mo file holds. English is what the sources say: its catalogue is
empty, and gettext falls back to the messages themselves.
"""

import ast
import io
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

SAYING = ("_", "ngettext", "pgettext")
SOURCES = Path("py")
JAPANESE = Path("locale/ja")


def said(sources: Path = SOURCES) -> Catalog:
    """Every message of the sources, with the files that say it.

    Read from the syntax tree: Babel's own reader finds nothing inside an f-string before Python 3.12.
    """
    catalog = Catalog(locale="en")
    for file in sorted(sources.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING:
                words = [word.value for word in node.args if isinstance(word, ast.Constant)]
                texts = [word for word in words if isinstance(word, str)]
                context = texts.pop(0) if node.func.id == "pgettext" else None
                if texts:
                    message = tuple(texts) if len(texts) > 1 else texts[0]
                    catalog.add(message, locations=[(file.as_posix(), node.lineno)], context=context)
    return catalog


def japanese(folder: Path = JAPANESE) -> Catalog:
    """All the .po files of the folder together; ValueError where two translate a message differently."""
    together = Catalog(locale="ja")
    for file in sorted(folder.glob("*.po")):
        with file.open("rb") as text:
            catalog = read_po(text, locale="ja", abort_invalid=True)
        for message in catalog:
            if not message.id:
                continue
            other = together.get(message.id, message.context)
            if other is not None and other.string != message.string:
                raise ValueError(f"{file} translates {message.id!r} differently from another file")
            together.add(message.id, message.string, locations=[(file.as_posix(), 0)], context=message.context)
    return together


def write(out: Path) -> None:
    """Write the module `catalogues` into the folder `out`."""
    compiled = {}
    for lang, catalog in (("ja", japanese()), ("en", Catalog(locale="en"))):
        data = io.BytesIO()
        write_mo(data, catalog)
        compiled[lang] = data.getvalue()
    out.mkdir(parents=True, exist_ok=True)
    lines = ["MO = {", *(f"    {lang!r}: {data!r}," for lang, data in compiled.items()), "}", ""]
    (out / "catalogues.py").write_text("\n".join(lines))
