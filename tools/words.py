"""The words of the page: what py/ says, in English, and what locale/ja/*.po makes of it.

The memory image holds no files, so the catalogues become a Python module, `catalogues`, with
`MO: dict[str, bytes]`: for "ja" and "en" what a .mo file holds. English is what the sources say: its catalogue is
empty, and gettext falls back to the messages themselves.
"""

import io
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

KEYWORDS: dict[str, Any] = {"_": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}
SOURCES = Path("py")
JAPANESE = Path("locale/ja")


def said(sources: Path = SOURCES) -> Catalog:
    """Every message of the sources, with the files that say it."""
    catalog = Catalog(locale="en")
    for file in sorted(sources.rglob("*.py")):
        for line, message, _, context in extract_from_file("python", file, KEYWORDS):
            catalog.add(message, locations=[(file.as_posix(), line)], context=context)
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
