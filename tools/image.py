"""Runs once, inside Pyodide, just before the memory image is taken: fills the memory, then tidies it."""

import ast
import gc
import importlib
import linecache
import random
import re
import sys
import types
import zipimport
from collections.abc import Iterable, Mapping
from importlib.machinery import ModuleSpec, PathFinder
from typing import Any

HOME = "/home/pyodide/"
LIBRARY = "/lib/python314.zip"

Source = tuple[bool, str, str]
"""Whether it is a package, its file, its text."""


class Modules:
    """Finds the modules that the image holds as code. Pyodide has no files of ours: only memory is in the image."""

    def __init__(self, sources: Mapping[str, Source]) -> None:
        self.files = {name: (package, file) for name, (package, file, _) in sources.items()}
        self.codes = {name: compiled(file, text) for name, (_, file, text) in sources.items()}

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name not in self.codes:
            return None
        package, file = self.files[name]
        spec = ModuleSpec(name, self, origin=HOME + file, is_package=package)  # type: ignore[arg-type]
        spec.has_location = True
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: types.ModuleType) -> None:
        exec(self.codes[module.__name__], module.__dict__)

    def get_code(self, name: str) -> types.CodeType:
        return self.codes[name]

    def is_package(self, name: str) -> bool:
        return self.files[name][0]


class LateLibrary:
    """Last on sys.meta_path: a library module that is not in the image brings the library's files in."""

    mounted = False

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if self.mounted or name.partition(".")[0] not in sys.stdlib_module_names:
            return None
        self.mounted = True
        import _library  # registered by boot/start.mjs at each start

        try:
            _library.mount()
        except Exception as failure:
            reason = f"No module named {name!r} in the image, and the library's files did not come"
            raise ModuleNotFoundError(reason, name=name) from failure
        forget_files()
        return PathFinder.find_spec(name, path, target)


class Unannotated(ast.NodeTransformer):
    """Takes the annotations of functions away, which nothing reads at run time; those of dataclasses stay."""

    def visit_FunctionDef(self, function: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(function)
        function.returns = None
        return function

    def visit_arg(self, argument: ast.arg) -> ast.arg:
        argument.annotation = None
        return argument


def compiled(file: str, text: str) -> types.CodeType:
    """The module's code, without docstrings."""
    tree = Unannotated().visit(ast.parse(text))
    return compile(tree, HOME + file, "exec", dont_inherit=True, optimize=2)


def fill(sources: Mapping[str, Source], at_start: Iterable[str], imports: Iterable[str]) -> list[str]:
    """Import all but the modules that must run anew `at_start`; the library modules that were needed."""
    sys.meta_path.insert(0, Modules(sources))
    for name in imports:
        importlib.import_module(name)
    for name in sources:
        if not name.startswith("pyscript") and name not in at_start:
            importlib.import_module(name)
    sys.meta_path.append(LateLibrary())
    while "" in sys.path:
        sys.path.remove("")
    needed = [name for name, module in sys.modules.items() if getattr(module, "__file__", "").startswith(LIBRARY)]
    tidy()
    return sorted(needed)


def tidy() -> None:
    """Let go of what no start needs."""
    random.seed(0)  # the same image from the same sources; reseeded at each start
    for thing in gc.get_objects():
        if isinstance(thing, types.FunctionType | types.ModuleType) and thing.__doc__ is not None:
            thing.__doc__ = None
    linecache.clearcache()
    re.purge()
    forget_files()
    sys._clear_internal_caches()  # type: ignore[attr-defined]
    for _ in range(3):
        gc.collect()
    gc.freeze()  # the collector never looks at the image's objects again


def forget_files() -> None:
    """Forget what the import system remembers of the library's zip."""
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    for path in [path for path in sys.path_importer_cache if path.startswith(LIBRARY)]:
        del sys.path_importer_cache[path]
