// node tools/make_stdlib.mjs PYODIDE_DIR compiled OUT.zip
// node tools/make_stdlib.mjs PYODIDE_DIR bare OUT.zip MODULES_JSON
// Pyodide's standard library as .pyc without docstrings, to make the memory image from: the compilation of sources
// would leave 3 MB of garbage in it. Or the named modules as sources without docstrings and comments, to ship.
// Pyodide's own modules keep their docstrings: it reads them at start.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [dir, form, out, names] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.resolve(dir, "pyodide.mjs")));
// no columns in the code: tracebacks name lines only, and the image is 0.4 MB lighter
const python = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" } });
python.FS.writeFile("whole.zip", fs.readFileSync(path.join(dir, "python_stdlib.zip")));
python.FS.writeFile("bare.py", fs.readFileSync(new URL("bare.py", import.meta.url)));
python.globals.set("form", form);
python.globals.set("names", python.toPy(names ? JSON.parse(fs.readFileSync(names, "utf8")) : []));
python.runPython(`
import importlib._bootstrap_external as importer
import sys
import zipfile

sys.path.insert(0, ".")
from bare import bare

def own(name):
    return name.startswith(("_pyodide", "pyodide"))

def module(name):
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

def compiled(name, data):
    code = compile(data, "/lib/python314.zip/" + name, "exec", dont_inherit=True, optimize=0 if own(name) else 2)
    return bytes(importer._code_to_hash_pyc(code, bytes(8), False))

with zipfile.ZipFile("whole.zip") as whole, zipfile.ZipFile("out.zip", "w") as made:
    for name in sorted(whole.namelist()):
        entry = zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0))
        data = whole.read(name)
        if form == "bare" and module(name) in names:
            made.writestr(entry, data if own(name) else bare(data.decode()), zipfile.ZIP_DEFLATED, 9)
        elif form == "compiled" and name.endswith(".py"):
            entry.filename += "c"
            made.writestr(entry, compiled(name, data))
        elif form == "compiled":
            made.writestr(entry, data)
`);
fs.writeFileSync(out, python.FS.readFile("out.zip"));
