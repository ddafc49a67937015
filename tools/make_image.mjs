// node tools/make_image.mjs PYODIDE_DIR STDLIB_ZIP MODULES_JSON OUT_DIR
// Starts Python, imports what the app needs and writes the memory that differs from a fresh instance of the same
// wasm: OUT_DIR/image.bin, and OUT_DIR/library.json, the library modules that were imported.
//
// image.bin, little endian: u32 bytes of info, u32 runs, u32 blanks; info as JSON {heap, build, config};
// runs and blanks as pairs of u32 (address, bytes); the bytes of the runs. A blank is a run of zeros.
import fs from "node:fs";
import path from "node:path";
import crypto from "node:crypto";
import { pathToFileURL } from "node:url";

const [dir, stdlib, modules, out] = process.argv.slice(2);
const BLOCK = 64; // bytes compared at a time
const GAP = 4; // blocks alike between two runs that are still one run
const LONGEST_BLANK = 1 << 20;

// the same inputs make the same image: no clock, no chance
let tick = Date.UTC(2026, 0, 1);
Date.now = () => (tick += 1);
performance.now = () => (tick += 1);
crypto.randomFillSync = (view) => view.fill(7);
globalThis.crypto.getRandomValues = (view) => view.fill(7);

const load = (file) => import(pathToFileURL(path.resolve(dir, file)));
const { loadPyodide } = await load("pyodide.mjs");
const { default: createModule } = await load("pyodide.asm.mjs");
const env = { HOME: "/home/pyodide", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
const options = { stdLibURL: path.resolve(stdlib), env };

process.on("uncaughtException", (failure) => {
  console.error(failure.message); // without the line of the script, which is all of Pyodide
  process.exit(1);
});
const fresh = rememberFirstMemory();
const python = await loadPyodide({ ...options, _makeSnapshot: true });
fillMemory(python, JSON.parse(fs.readFileSync(modules, "utf8")));
const end = blankFreeMemory(python._module);
const snapshot = readSnapshot(python.makeMemorySnapshot());
const { constructed, build } = await constructedMemory();
const { runs, blanks } = differences();
writeImage();

/** Keeps a copy of the memory as it is right after the wasm was instantiated. */
function rememberFirstMemory() {
  const kept = { memory: null };
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate(...given);
    const memory = (made.instance ?? made).exports?.memory;
    if (memory) kept.memory ??= new Uint8Array(memory.buffer).slice();
    return made;
  };
  return kept;
}

function fillMemory(python, { sources, at_start, imports }) {
  const image = fs.readFileSync(new URL("image.py", import.meta.url), "utf8");
  python.globals.set("image_source", image);
  python.globals.set("given", python.toPy([sources, at_start, imports]));
  const needed = python.runPython(`
import types
image = types.ModuleType("image")
exec(compile(image_source, "image.py", "exec", dont_inherit=True, optimize=2), image.__dict__)
needed = image.fill(*given)
del image_source, given, image, types
",".join(needed)
`);
  python.runPython("del needed");
  fs.writeFileSync(path.join(out, "library.json"), JSON.stringify(needed.split(",")));
}

/** Zeros in free chunks of malloc and in the unused stack: they hold garbage. Returns the end of the heap in use. */
function blankFreeMemory(module) {
  const bytes = module.HEAPU8;
  const words = module.HEAPU32;
  const end = module._sbrk(0);
  let chunks = 0;
  let chunk = (module._emscripten_stack_get_base() + 15) & ~15;
  while (chunk < end - 64) {
    const head = words[(chunk + 4) >> 2];
    const size = head & ~7;
    if (size < 16) throw new Error("the walk over malloc's chunks failed: has its layout changed?");
    const inUse = head & 2;
    const links = size < 256 ? 16 : 32; // a free chunk keeps its neighbours here
    if (!inUse) bytes.fill(0, chunk + links, Math.min(chunk + size, end - 64));
    chunk += size;
    chunks += 1;
  }
  if (chunks < 1000) throw new Error("the walk over malloc's chunks found too few: has its layout changed?");
  bytes.fill(0, module._emscripten_stack_get_end(), module.stackSave() - 256);
  return end;
}

/** Pyodide's snapshot: 48 bytes of header, of them u32[1] where the heap begins and u32[2] the length of a JSON. */
function readSnapshot(whole) {
  const header = new Uint32Array(whole.buffer, whole.byteOffset, 4);
  const config = JSON.parse(new TextDecoder().decode(whole.subarray(48, 48 + header[2])));
  return { whole, config, heap: whole.subarray(header[1]) };
}

/** Memory at the moment when an image is applied: the wasm's constructors have run. */
async function constructedMemory() {
  const known = {};
  const enough = new Error("that is all");
  const createPyodideModule = async (settings) => {
    const module = await createModule(settings);
    known.constructed = module.HEAPU8.slice();
    known.build = module.API.config.BUILD_ID;
    throw enough;
  };
  await loadPyodide({ ...options, _loadSnapshot: snapshot.whole, createPyodideModule }).catch((reason) => {
    if (reason !== enough) throw reason;
  });
  return known;
}

function differences() {
  const { heap } = snapshot;
  const differs = (block) => {
    for (let i = block * BLOCK; i < (block + 1) * BLOCK; i++) {
      if (heap[i] !== (fresh.memory[i] ?? 0) || constructed[i] !== fresh.memory[i]) return true;
    }
    return false;
  };
  const runs = [];
  for (let block = 0; block < heap.length / BLOCK; block++) {
    if (!differs(block)) continue;
    const last = runs.at(-1);
    if (last && block - last[1] <= GAP) last[1] = block + 1;
    else runs.push([block, block + 1]);
  }
  return { runs, blanks: zerosBetween(runs) };
}

/** Zeros between the runs are written too, in case another browser's constructors have been there. */
function zerosBetween(runs) {
  const used = Math.ceil(end / BLOCK);
  const blanks = [];
  let before = 0;
  for (const [start, stop] of runs) {
    const zeros = !snapshot.heap.subarray(before * BLOCK, start * BLOCK).some(Boolean);
    if (before < start && start <= used && zeros && (start - before) * BLOCK < LONGEST_BLANK) blanks.push([before, start]);
    before = stop;
  }
  return blanks;
}

function writeImage() {
  const { heap, config } = snapshot;
  const info = Buffer.from(JSON.stringify({ heap: heap.length, build, config }));
  const padding = Buffer.alloc(-info.length & 3, " ");
  const numbers = (...values) => Buffer.from(Uint32Array.from(values).buffer);
  const image = Buffer.concat([
    numbers(info.length + padding.length, runs.length, blanks.length),
    info,
    padding,
    numbers(...[...runs, ...blanks].flatMap(([start, stop]) => [start * BLOCK, (stop - start) * BLOCK])),
    ...runs.map(([start, stop]) => heap.subarray(start * BLOCK, stop * BLOCK)),
  ]);
  fs.writeFileSync(path.join(out, "image.bin"), image);
  fs.writeFileSync(path.join(out, "heap.bin"), heap);
  console.log(`image ${image.length} bytes of ${heap.length}, in use to ${end}, ${runs.length} runs`);
}
