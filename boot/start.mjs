// Starts Python from the memory image. PyScript's settings name this file as its interpreter; by the time PyScript
// calls loadPyodide() below, Python is usually up. Without the image Python starts plainly, some two seconds slower.
//
// globalThis.biyori.downloads, made by the page's first script, holds
//   base     the address of this folder
//   wasm     a promise of the compiled WebAssembly.Module
//   image    a promise of the image's bytes, unpacked (ArrayBuffer)
//   library  only in the one-file page: the bytes of the library's zip
import { loadPyodide as startPlainly, version } from "./pyodide.mjs";
import createModule from "./pyodide.asm.mjs";
export { version };

const { stage, trouble, downloads } = globalThis.biyori;
const at = (name) => new URL(name, downloads.base).href;
const INFO = {}; // what Pyodide says of itself; the build fills it in
const LOCK = JSON.stringify({ info: INFO, packages: {} });
const NO_LIBRARY = "empty.zip";
const EMPTY_ZIP = Uint8Array.of(80, 75, 5, 6, ...new Array(18).fill(0));
const LIBRARY = "/lib/python314.zip";
const HOME = "/home/pyodide/";

/** Copies the image into the fresh memory; returns what Pyodide's own restoreSnapshot() returns. */
export function restore(module, buffer) {
  const view = new DataView(buffer);
  const [size, runs, blanks] = [0, 4, 8].map((offset) => view.getUint32(offset, true));
  const info = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 12, size)));
  if (info.build !== module.API.config.BUILD_ID) throw new Error("the image was made with another build of Pyodide");
  const table = new Uint32Array(buffer, 12 + size, (runs + blanks) * 2);
  const end = table.subarray(0, runs * 2).reduce((total, value, i) => (i % 2 ? total + value : total), 12 + size + table.byteLength);
  if (end !== buffer.byteLength) throw new Error("the image is cut short");
  if (module.HEAPU8.length < info.heap) module.growMemory(info.heap);
  let from = 12 + size + table.byteLength;
  for (let i = 0; i < runs * 2; i += 2) {
    module.HEAPU8.set(new Uint8Array(buffer, from, table[i + 1]), table[i]);
    from += table[i + 1];
  }
  for (let i = runs * 2; i < table.length; i += 2) module.HEAPU8.fill(0, table[i], table[i] + table[i + 1]);
  return info.config;
}

/**
 * Pyodide fetches the library and compiles the wasm itself. For this one start it gets an empty library, and the wasm
 * that the page's first script has begun to compile.
 */
function lend(compiled) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const lent = new Map([
    [at(NO_LIBRARY), EMPTY_ZIP],
    [at("pyodide.asm.wasm"), null],
  ]);
  globalThis.fetch = (address, ...rest) => {
    const name = String(address?.url ?? address);
    return lent.has(name) ? Promise.resolve(new Response(lent.get(name))) : fetch(address, ...rest);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

const print = { stdout: console.log, stderr: console.error }; // until PyScript's own come

async function startFromImage() {
  const { image } = downloads;
  const giveBack = lend(downloads.wasm);
  const python = await startPlainly({
    stdout: (text) => print.stdout(text),
    stderr: (text) => print.stderr(text),
    indexURL: at("."),
    stdLibURL: at(NO_LIBRARY),
    lockFileContents: LOCK,
    _loadSnapshot: new Uint8Array(4), // its content is not used: restoreSnapshot is ours
    createPyodideModule: async (settings) => {
      const [module, bytes] = await Promise.all([createModule(settings), image]);
      stage("start");
      module.API.restoreSnapshot = () => restore(module, bytes);
      return module;
    },
  }).finally(giveBack);
  python.registerJsModule("_library", { mount: () => mountLibrary(python) });
  python.pyimport("at_start");
  importCode(python);
  return python;
}

/** The library's files, at once: an import waits for them. */
function mountLibrary(python) {
  python.FS.writeFile(LIBRARY, downloads.library ?? fetchNow("python_stdlib.zip"));
}

function fetchNow(name) {
  const request = new XMLHttpRequest();
  request.open("GET", at(name), false);
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  if (request.status !== 200) throw new Error(`${name}: ${request.status}`);
  return Uint8Array.from(request.responseText, (character) => character.charCodeAt(0));
}

/**
 * What PyScript runs as text is in the image as code, and importing it needs no compiler, whose first use takes 10 ms:
 * its own library, which it would write as files, and the page's one line.
 */
const CODE = [
  [/^import os as _os\nfrom pathlib import Path as _Path\n_path = None\n_path = _Path\("\.\/pyscript"\)\nif [^]*\ndel _pyscript\n*$/, "pyscript"],
  [/^import main$/, "main"],
];

function importCode(python) {
  const imports = (code) => CODE.find(([text]) => text.test(code))?.[1];
  const { runPython, runPythonAsync } = python;
  python.runPython = (code, ...rest) => (imports(code) ? void python.pyimport(imports(code)) : runPython(code, ...rest));
  python.runPythonAsync = async (code, ...rest) => (imports(code) ? void python.pyimport(imports(code)) : runPythonAsync(code, ...rest));
}

/** A start without the image: the library from its zip, the app's modules as files. */
async function startWithFiles(options) {
  const python = await startPlainly({ ...options, indexURL: at("."), lockFileContents: LOCK });
  const modules = await (await fetch(at("modules.json"))).json();
  for (const [file, text] of Object.entries(modules)) {
    python.FS.mkdirTree(HOME + file.split("/").slice(0, -1).join("/"));
    python.FS.writeFile(HOME + file, text);
  }
  return python;
}

/** Names the first file of a plain start that does not come. */
async function blame() {
  for (const name of ["pyodide.asm.wasm", "python_stdlib.zip", "modules.json"]) {
    const came = await fetch(at(name))
      .then((answer) => answer.ok && answer.arrayBuffer())
      .catch(() => false);
    if (!came) return trouble("file", name);
  }
}

const early = startFromImage();
early.catch(() => {});

export async function loadPyodide(options = {}) {
  try {
    const python = await early;
    Object.assign(print, { stdout: options.stdout ?? print.stdout, stderr: options.stderr ?? print.stderr });
    stage("deal");
    return (globalThis.biyori.python = python); // for the console and for measurements
  } catch (reason) {
    console.warn("Python starts without its image:", reason);
    const python = await startWithFiles(options).catch(async (failure) => {
      if (!downloads.library) await blame(); // the one-file page has no files
      throw failure;
    });
    stage("deal");
    return python;
  }
}
