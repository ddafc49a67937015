// Only in the one-file page, dist/biyori.html: unpacks what stands in the page's text and starts Python from it.
// PARTS, filled in by the build: names and sizes in bytes, in order.
{
  const PARTS = [];
  const ESCAPE = 0x3d; // "=", see tools/single.py
  const SHIFT = 0x4000;
  const { biyori } = globalThis;

  /** The payload's bytes; the text is let go. */
  const payload = () => {
    const holder = document.getElementById("payload");
    const text = holder.textContent;
    holder.remove();
    const units = new Uint16Array(text.length);
    let count = 0;
    for (let i = 0; i < text.length; i++) {
      let unit = text.charCodeAt(i);
      if (unit === ESCAPE) {
        unit = text.charCodeAt(++i);
        unit += unit < 0x8000 ? -SHIFT : SHIFT;
      }
      units[count++] = unit;
    }
    return new Uint8Array(units.buffer, 0, count * 2);
  };

  const bytes = payload();
  const part = {};
  let from = 0;
  for (const [name, size] of PARTS) {
    part[name] = bytes.subarray(from, from + size);
    from += size + (size % 2);
  }

  const open = (name, type) => {
    const stream = new Blob([part[name]]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new Response(stream, { headers: { "content-type": type } });
  };
  const address = async (name) => URL.createObjectURL(new Blob([await open(name).text()], { type: "text/javascript" }));

  const start = async () => {
    biyori.stage("download");
    biyori.downloads = {
      base: new URL("./", location.href).href,
      wasm: WebAssembly.compileStreaming(open("wasm", "application/wasm")),
      image: new Response(new globalThis["xz-decompress"].XzReadableStream(new Blob([part.image]).stream())).arrayBuffer(),
      library: new Uint8Array(await open("library", "").arrayBuffer()),
    };
    document.getElementById("later").outerHTML = await open("later", "").text();
    dispatchEvent(new Event("hashchange")); // the rules may have been asked for: boot/help.js
    const [interpreter, core] = await Promise.all([address("start"), address("core")]);
    biyori.interpreter = import(interpreter); // see tools/dist.py
    await import(core);
  };

  if (typeof WebAssembly === "object") start().catch((reason) => biyori.trouble("file", String(reason)));
}
