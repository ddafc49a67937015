// node tools/pyodide_bench.mjs [module …]: the solvers' benchmarks inside Pyodide, the Python of the page.
import path from "node:path";
import { loadPyodide } from "pyodide";

const asked = process.argv.slice(2);
const benches = asked.length ? asked : ["bench_counting", "bench_marriage", "bench_clovers", "bench_opponent"];
const python = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" } });
python.mountNodeFS("/house", path.resolve("."));
python.globals.set("benches", python.toPy(benches));
python.runPython(`
import os
import runpy
import sys

os.chdir("/house")
sys.path += ["/house/tools", "/house/py", "/house/build/py"]
for name in benches:
    runpy.run_module(name, run_name="__main__")
`);
