// node tools/pyodide_tests.mjs [pytest's arguments]
// Runs tests inside Pyodide, the Python of the page: by default the contract, the rules and the solvers.
import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";

const TESTS = ["tests/test_contract.py", "tests/rules", "tests/solvers", "tests/test_deals.py"];
const QUICK = ["-m", "not slow", "-p", "no:cacheprovider"];
const asked = process.argv.slice(2);
const tests = asked.length ? asked : TESTS.filter((test) => fs.existsSync(test));

const libraries = fs.readdirSync(".venv/lib").map((python) => path.resolve(".venv/lib", python, "site-packages"));
const python = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1", HYPOTHESIS_NO_PLUGINS: "1" } });
python.mountNodeFS("/house", process.cwd());
python.mountNodeFS("/libraries", libraries[0]);
python.globals.set("arguments", python.toPy([...QUICK, ...tests]));
process.on("uncaughtException", (failure) => {
  console.error(failure.message); // without the line of the script, which is all of Pyodide
  process.exit(1);
});
const failed = python.runPython(`
import os
import sys

os.chdir("/house")
sys.path.append("/libraries")
import pytest

without = ["-p", "no:xdist", "-p", "no:playwright", "-p", "no:faulthandler", "-p", "no:threadexception"]
int(pytest.main([*without, *arguments]))
`);
process.exit(failed);
