"""Python for the browser, from the npm packages: Pyodide, its library, and the memory image it starts from."""

import json
import lzma
import shutil
import subprocess
from pathlib import Path
from typing import Any

from bare import bare
from slim import slim

PYODIDE = Path("node_modules/pyodide")
PYSCRIPT_LIBRARY = Path("node_modules/@pyscript/core/src/stdlib/pyscript")
OUT = Path("build/python")
AT_START = ("main", "browser", "at_start")
"""Modules that run at each start, since they touch the browser or must not be the same twice."""
IMPORTS = """
asyncio base64 collections dataclasses enum functools gettext html inspect io itertools json random re pyodide.ffi
"""
"""Library modules that PyScript and the app's browser modules use."""
LATE = """
encodings.ascii encodings.latin_1 encodings.cp437 encodings.idna stringprep calendar datetime _strptime
"""
"""Library modules that may be asked for later, or by a start without the image."""

# a third smaller than gzip; memory is made of words of four bytes
LZMA2 = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 2, "lp": 2, "pb": 2, "dict_size": 1 << 24}


def pyodide(slimmed: bool) -> None:
    """Pyodide's three files, slimmed or as they come."""
    OUT.mkdir(parents=True, exist_ok=True)
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    (OUT / "pyodide-lock.json").write_text(json.dumps({"info": info, "packages": {}}))
    if slimmed:
        slim(PYODIDE, OUT)
        return
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copy(PYODIDE / name, OUT)


def library() -> None:
    """The whole standard library, compiled: build/python/compiled.zip."""
    node("tools/make_stdlib.mjs", PYODIDE, "compiled", OUT / "compiled.zip")


def app_modules(*roots: Path) -> dict[str, tuple[bool, str, str]]:
    """Each module under the roots: whether it is a package, its file, its text. A folder is a package."""
    modules: dict[str, tuple[bool, str, str]] = {}
    for root in roots:
        for file in sorted(root.rglob("*.py")):
            place = file.relative_to(root)
            for folder in list(place.parents)[-2::-1]:
                modules.setdefault(".".join(folder.parts), (True, f"{folder.as_posix()}/__init__.py", ""))
            package = file.stem == "__init__"
            name = ".".join(place.parent.parts if package else place.with_suffix("").parts)
            modules[name] = (package, place.as_posix(), file.read_text())
    return modules


def pyscript_modules() -> dict[str, tuple[bool, str, str]]:
    """PyScript's own Python library."""
    modules = {}
    for file in sorted(PYSCRIPT_LIBRARY.glob("*.py")):
        package = file.stem == "__init__"
        name = "pyscript" if package else f"pyscript.{file.stem}"
        modules[name] = (package, f"pyscript/{file.name}", file.read_text())
    return modules


def image() -> None:
    """The memory image of a started Python with the app's pure modules imported, and the library trimmed to it."""
    app = app_modules(Path("py"), Path("build/py"))
    app["at_start"] = (False, "at_start.py", Path("boot/at_start.py").read_text())
    given = {"sources": {**pyscript_modules(), **app}, "at_start": AT_START, "imports": IMPORTS.split()}
    (OUT / "given.json").write_text(json.dumps(given))
    node("tools/make_image.mjs", OUT, OUT / "compiled.zip", OUT / "given.json", OUT)
    packed = lzma.compress((OUT / "image.bin").read_bytes(), check=lzma.CHECK_CRC32, filters=[LZMA2])
    (OUT / "image.bin.xz").write_bytes(packed)
    (OUT / "modules.json").write_text(json.dumps({file: bare(text) for _, file, text in app.values()}))
    trim()


def trim() -> None:
    """The library that ships: what the image needed and what may be imported late."""
    needed = {*json.loads((OUT / "library.json").read_text()), *LATE.split()}
    (OUT / "library.json").write_text(json.dumps(sorted(needed)))
    node("tools/make_stdlib.mjs", PYODIDE, "bare", OUT / "python_stdlib.zip", OUT / "library.json")


def node(*arguments: Any) -> None:
    """Run a script of ours; RuntimeError with what it said when it fails."""
    done = subprocess.run(["node", *map(str, arguments)], capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr.strip() or done.stdout.strip())
