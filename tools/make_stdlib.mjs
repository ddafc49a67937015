// node tools/make_stdlib.mjs PYODIDE_DIR OUT.zip
// Pyodide's standard library as .pyc without docstrings. The zip on npm holds sources, whose compilation
// would leave 3 MB of garbage and docstrings in the memory image.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [dir, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.resolve(dir, "pyodide.mjs")));
const python = await loadPyodide();
python.FS.writeFile("in.zip", fs.readFileSync(path.join(dir, "python_stdlib.zip")));
python.runPython(`
import importlib._bootstrap_external as importer
import zipfile

with zipfile.ZipFile("in.zip") as sources, zipfile.ZipFile("out.zip", "w", zipfile.ZIP_DEFLATED) as compiled:
    for name in sorted(sources.namelist()):
        data = sources.read(name)
        if name.endswith(".py"):
            keep_docs = name.startswith(("_pyodide", "pyodide"))  # Pyodide reads its own docstrings at start
            code = compile(data, "/lib/python314.zip/" + name, "exec", dont_inherit=True, optimize=0 if keep_docs else 2)
            data = bytes(importer._code_to_hash_pyc(code, bytes(8), False))
            name += "c"
        compiled.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), data)
`);
fs.writeFileSync(out, python.FS.readFile("out.zip"));
