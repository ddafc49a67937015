// A worker for later visits, when everything is in the browser's cache: it reads Python's memory image and compiles
// its code, so that the page's own thread, the only slow one on a phone, is free for the page.
const told = (name) => (value) => self.postMessage({ name, value }, value instanceof ArrayBuffer ? [value] : []);
const failed = (name) => (reason) => self.postMessage({ name, failed: String(reason) });

const image = async () => {
  const response = await fetch("image.bin");
  if (!response.ok) throw new Error(`image.bin: ${response.status}`);
  return response.arrayBuffer();
};

WebAssembly.compileStreaming(fetch("pyodide.asm.wasm")).then(told("wasm"), failed("wasm"));
image().then(told("image"), failed("image"));
