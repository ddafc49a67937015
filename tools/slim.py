"""Pyodide without what only compiled packages need: `slim(pyodide, out)`.

The build on npm exports 8,560 symbols, puts some 7,400 functions into the table one by one at every start and
carries the JavaScript of SDL and OpenGL. This app loads no compiled package, so those go; a start gets 125 ms
faster and 1.3 MB lighter. The memory image must be made with the slimmed build. `SLIM=0 ./build.sh build` leaves
this step out. Needs the npm packages binaryen and terser.
"""

import json
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from scripts import changed

NODE_MODULES = Path("node_modules")
WORD = r"[A-Za-z_$][\w$]*"
# named one by one: "all" writes forms that browsers refuse
FEATURES = """
bulk-memory bulk-memory-opt reference-types exception-handling mutable-globals sign-ext nontrapping-float-to-int
multivalue extended-const call-indirect-overlong tail-call simd
"""
USED_BY_IMAGE = {"_sbrk", "_malloc", "_free", "_emscripten_stack_get_base", "_emscripten_stack_get_end"}
USED_BY_LOADER = {
    "__wasm_call_ctors",
    "__wasm_apply_data_relocs",
    "_initialize",
    "main",
    "__main_argc_argv",
    "_pyproxy_apply_promising",
    "run_main_promising",
}
# properties of the module object that Pyodide's loader, its Python side or the image's maker reads
PUBLIC = """
FS PATH PATH_FS ERRNO_CODES HEAPU8 HEAP8 growMemory stackSave stackRestore stackAlloc UTF8ToString stringToUTF8
lengthBytesUTF8 MEMFS IDBFS NODEFS LDSO loadDynamicLibrary addRunDependency removeRunDependency ENV TTY ExitStatus
"""
UNUSED = (
    "requestAnimationFrame|pauseMainLoop|resumeMainLoop|requestFullscreen|LZ4|WORKERFS|PROXYFS|DNS|"
    "getSocketAddress|preloadPlugins"
)
EXPORT_SECTION = 7
TERSER = {
    "module": True,
    "mangle": False,
    "compress": {
        "defaults": False,
        "unused": True,
        "dead_code": True,
        "side_effects": True,
        "passes": 8,
        "keep_fnames": True,
        "keep_classnames": True,
        "pure_getters": True,
        "toplevel": True,
    },
    "format": {"comments": False},
}


def slim(pyodide: Path, out: Path) -> None:
    """Write the slimmed pyodide.asm.mjs and pyodide.asm.wasm and a copy of pyodide.mjs into `out`."""
    shutil.copy(pyodide / "pyodide.mjs", out)
    loader = (pyodide / "pyodide.mjs").read_text()
    script, exports = cut_exports((pyodide / "pyodide.asm.mjs").read_text(), loader)
    cut = out / "cut.wasm"
    cut.write_bytes(keep_exports((pyodide / "pyodide.asm.wasm").read_bytes(), exports | USED_BY_LOADER))
    drop_unreachable(cut, out / "pyodide.asm.wasm")
    cut.unlink()
    script = no_compiler(no_table_map(no_table_slots(script)))
    script = cut_imports(script, imports_of(out / "pyodide.asm.wasm"))
    script = cut_properties(script, loader)
    # a direct eval could name anything, so terser would have to keep everything
    script = re.sub(r"(?<![.\w$])eval\(", "(0,globalThis.eval)(", script)
    (out / "pyodide.asm.mjs").write_text(drop_uncalled(script))


def cut_exports(script: str, loader: str) -> tuple[str, set[str]]:
    """The script without exports whose JavaScript name nobody uses, and the wasm names that are left."""
    head = "function assignWasmExports(wasmExports){"
    start = script.index(head)
    end = script.index("}", start)
    used = words(script, loader)
    kept: list[str] = []
    exports: set[str] = set()
    gone: set[str] = set()
    for statement in filter(None, script[start + len(head) : end].split(";")):
        own = words(statement)
        first = next(iter(re.findall(WORD, statement)))
        names = {first, *re.findall(r'Module\["([^"]+)"\]', statement)}
        needed = names & USED_BY_IMAGE or any(used[name] - own[name] > 1 for name in names)
        if needed or "memory" in statement or "wasmTable" in statement:
            kept.append(statement)
            exports.update(re.findall(r'wasmExports\["([^"]+)"\]', statement)[:1])
        else:
            gone.add(first)
    declared = script.rindex("var ", 0, start)
    names_left = [name for name in script[declared + 4 : start].rstrip(";").split(",") if name not in gone]
    script = script[:declared] + "var " + ",".join(names_left) + ";" + head + ";".join(kept) + script[end:]
    return cut_wrappers(script, exports), exports


def cut_wrappers(script: str, exports: set[str]) -> str:
    """The script without the wrappers of exports that are gone."""
    start = script.index("function applySignatureConversions")
    end = script.index("return wasmExports}", start)
    wrapper = r'wasmExports\["([^"]+)"\]=makeWrapper_\w+\(wasmExports\["\1"\]\);'
    kept = re.sub(wrapper, lambda found: found[0] if found[1] in exports else "", script[start:end])
    return script[:start] + kept + script[end:]


def no_table_slots(script: str) -> str:
    """The script giving a table slot only to functions that the wasm itself asks for."""
    at = script.index("if(isInternalSym(symName)){continue}", script.index("var updateGOT="))
    return script[:at] + "if(!GOT[symName])continue;" + script[at:]


def no_table_map(script: str) -> str:
    """The script not making a JavaScript function for each of the table's 13,000 entries, to find out whether the one
    function that it adds is among them.
    """
    return changed(script, re.escape("updateTableMap(0,wasmTable.length)"), "")


def no_compiler(script: str) -> str:
    """The script coming up without compiling Python: the parser's and the compiler's wasm would itself have to be
    compiled first, which takes longer than all that is run. What it asks for can be had by importing.
    """
    start = r"(API\.finalizeBootstrap=function\((\w+),\w+\)\{\2&&\w+\(\);let\[\w+,\w+\]=)"
    core = r'(API\.rawRun\("import _pyodide_core"\))'
    script = changed(script, start + core, r'\1\2?[0,""]:\3')  # it is in the image
    imported = "API._pyodide._base.pyimport_impl"
    script = changed(script, r'API\._pyodide\._base\.eval_code\("\{\}"\)', f'{imported}("builtins").dict()')
    script = changed(script, r'API\.runPythonInternal\("import (\w+); \1"\)', rf'{imported}("\1")')
    named = r'API\.runPythonInternal\("import (\w+); \1\.__dict__"\)'
    return changed(script, named, rf'{imported}("\1").__dict__', places=2)


def words(*texts: str) -> Counter[str]:
    """How often each identifier stands in the texts."""
    return Counter(word for text in texts for word in re.findall(WORD, text))


def keep_exports(wasm: bytes, names: set[str]) -> bytes:
    """The wasm with only these functions exported; tables, memories and globals other than functions stay."""
    parts = [wasm[:8]]
    for kind, body in sections(wasm):
        if kind == EXPORT_SECTION:
            kept = [entry for name, what, entry in exported(body) if name in names or what in (1, 2, 4)]
            body = leb(len(kept)) + b"".join(kept)
        parts.append(bytes([kind]) + leb(len(body)) + body)
    return b"".join(parts)


def sections(wasm: bytes) -> Iterator[tuple[int, bytes]]:
    """Each section's number and body."""
    at = 8
    while at < len(wasm):
        size, body = read_leb(wasm, at + 1)
        yield wasm[at], wasm[body : body + size]
        at = body + size


def exported(body: bytes) -> Iterator[tuple[str, int, bytes]]:
    """Each export's name, kind and bytes."""
    count, at = read_leb(body, 0)
    for _ in range(count):
        start = at
        size, at = read_leb(body, at)
        name, kind = body[at : at + size].decode(), body[at + size]
        _, at = read_leb(body, at + size + 1)
        yield name, kind, body[start:at]


def read_leb(data: bytes, at: int) -> tuple[int, int]:
    """The number written in LEB128 at `at`, and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        if byte < 128:
            return value, at
        shift += 7


def leb(value: int) -> bytes:
    """The number in LEB128."""
    out = b""
    while value > 127:
        out += bytes([value & 127 | 128])
        value >>= 7
    return out + bytes([value])


def drop_unreachable(wasm: Path, out: Path) -> None:
    """Drop functions that nothing calls any more."""
    tool = NODE_MODULES / "binaryen/bin/wasm-opt"
    flags = [f"--enable-{feature}" for feature in FEATURES.split()]
    node(["--stack-size=8000", str(tool), *flags, "--remove-unused-module-elements", str(wasm), "-o", str(out)])


def imports_of(wasm: Path) -> set[str]:
    """The names that the wasm imports."""
    script = (
        f"WebAssembly.compile(require('fs').readFileSync({str(wasm)!r}))"
        ".then((m) => console.log(JSON.stringify(WebAssembly.Module.imports(m).map((x) => x.name))))"
    )
    return set(json.loads(node(["-e", script])))


def cut_imports(script: str, needed: set[str]) -> str:
    """The script offering the wasm only what it imports."""
    start = script.index("wasmImports={") + len("wasmImports={")
    end = script.index("};function applySignatureConversions")
    kept = [entry for entry in script[start:end].split(",") if entry.split(":")[0].strip('"') in needed]
    called = {entry.split(":")[-1].strip('"') for entry in kept}
    script = script[:start] + ",".join(kept) + script[end:]
    note = rf'(?<=[;}}])({WORD})\.(?:sig|isAsync)=(?:"[^"]*"|true);'
    return re.sub(note, lambda found: found[0] if found[1] in called else "", script)


def cut_properties(script: str, loader: str) -> str:
    """The script without properties of its module object that nobody reads."""

    def unless_unused(found: re.Match[str]) -> str:
        name = found[1]
        read = f"Module.{name}" in script or script.count(f'Module["{name}"]') > 1
        return found[0] if name in PUBLIC.split() or read or re.search(rf"\b{re.escape(name)}\b", loader) else ""

    script = re.sub(rf'(?<=[;}}])Module\["({WORD})"\]=\1;', unless_unused, script)
    return re.sub(rf'(?<=[;}}])Module\["(?:{UNUSED})"\]=[\w.]+;', "", script)


def drop_uncalled(script: str) -> str:
    """The script without functions that nobody calls."""
    run = (
        "import {minify} from 'terser'; import fs from 'node:fs';"
        f"console.log((await minify(fs.readFileSync(0, 'utf8'), {json.dumps(TERSER)})).code)"
    )
    return node(["--input-type=module", "-e", run], script)


def node(arguments: Iterable[str], given: str | None = None) -> str:
    """What Node prints."""
    return subprocess.run(["node", *arguments], input=given, check=True, capture_output=True, text=True).stdout
