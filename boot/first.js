// Inlined in the head. Makes globalThis.biyori, the page's side of the start:
//
//   for Python (py/browser.py)
//     biyori.ready()            the first screen is painted and taps are answered: sets html[data-ready], takes the
//                               progress line away, and clicks the last [data-tap] that was tapped too early
//     biyori.onoffline(call)    calls call() once, when the page can be opened without a network (boot/offline.js)
//     biyori.onupdate(call)     calls call() when a newer version waits; offer it, save, then
//     biyori.update()           takes the newer version and loads the page again, once
//   for boot/start.mjs
//     biyori.downloads          {base, wasm, image, library}: what is on its way, see boot/start.mjs
//     biyori.stage(name)        "download", "start" or "deal" begins
//     biyori.trouble(kind, …)   says in words why Python does not come
//
// html[data-stage] is the stage: page, download, start, deal. A link such as #clovers needs no help: Python reads
// location.hash when it comes.
{
  const STAGES = ["page", "download", "start", "deal"];
  const PATIENCE = 20_000; // ms without progress until the page says that something is wrong
  const WORDS = {
    ja: {
      disk: 'このページは、ファイルのままでは動きません。<a href="biyori.html">biyori.html</a> を開いてください。ゲームが1つのファイルに入っています。',
      wasm: "このブラウザーでは WebAssembly が使えないため、ゲームを始められません。新しい Firefox、Chrome、Edge、Safari でお試しください。",
      file: (name) => `ファイルを読みこめませんでした（${name}）。通信を確かめて、ページを開き直してください。`,
      mime: (name, type) => `サーバーが ${name} を「${type}」として送っているため、ブラウザーが受けつけません。サーバーの設定（MIMEタイプ）を直す必要があります。`,
      stuck: "20秒待ちましたが、Python がまだ始まりません。ページを開き直してください。",
    },
    en: {
      disk: 'This page does not work straight from a folder. Open <a href="biyori.html">biyori.html</a> instead: it holds the games in one file.',
      wasm: "This browser cannot run WebAssembly, so the games cannot start. A current Firefox, Chrome, Edge or Safari can.",
      file: (name) => `A file could not be loaded (${name}). Please check the connection and open the page again.`,
      mime: (name, type) => `The server sends ${name} as “${type}”, which the browser refuses. The server’s MIME types need mending.`,
      stuck: "Python has not started after 20 seconds. Please open the page again.",
    },
  };

  const root = document.documentElement;
  const { vendor, wasm, image } = document.currentScript.dataset;
  const sizes = { wasm: Number(wasm), image: Number(image) };
  const got = { wasm: 0, image: 0 };
  const biyori = (globalThis.biyori = {});
  let moved = performance.now(); // when there was progress
  let early = null; // the last tap that nobody could answer yet

  const ready = () => root.dataset.ready === "1";
  const parsed = (call) => {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", call, { once: true });
    else call();
  };
  const sum = (bytes) => bytes.wasm + bytes.image;

  // the progress line

  biyori.stage = (name) => {
    moved = performance.now();
    performance.mark(`biyori ${name}`);
    root.dataset.stage = name;
    drawStages();
  };

  const drawStages = () => {
    const now = STAGES.indexOf(root.dataset.stage);
    for (const mark of document.querySelectorAll("#progress [data-stage-name]")) {
      const stage = STAGES.indexOf(mark.dataset.stageName);
      mark.classList.toggle("done", stage < now);
      mark.classList.toggle("now", stage === now);
    }
  };

  const drawBytes = () => {
    const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
    const line = document.querySelector("#progress .bytes");
    const bar = document.querySelector("#progress progress");
    if (!line || !bar) return;
    line.textContent = `Python ${megabytes(sum(got))} / ${megabytes(sum(sizes))} MB`;
    bar.value = sum(got) / sum(sizes);
  };

  biyori.trouble = (kind, ...facts) => {
    if (document.readyState === "loading") return parsed(() => biyori.trouble(kind, ...facts)); // no place for it yet
    const place = document.querySelector("#trouble");
    if (ready() || !["stuck", undefined].includes(root.dataset.trouble)) return; // the first cause is the best known
    root.dataset.trouble = kind;
    place.replaceChildren();
    place.classList.toggle("still", kind !== "disk"); // one language, see css/home.css; from disk in both
    for (const [lang, words] of Object.entries(WORDS)) {
      const text = typeof words[kind] === "function" ? words[kind](...facts) : words[kind];
      const line = Object.assign(document.createElement("p"), { lang, className: lang });
      if (kind === "disk") line.innerHTML = text;
      else line.textContent = text;
      place.append(line);
    }
    place.hidden = false;
    document.querySelector("#progress")?.remove();
    biyori.updateIfBroken?.();
  };

  /** A script did not load: says which, and whether the server's MIME type is to blame. */
  const explain = async () => {
    for (const part of document.querySelectorAll("link[rel=modulepreload], script[src]")) {
      const address = part.href || part.src;
      const name = address.split("/").pop();
      const answer = await fetch(address).catch(() => null);
      if (!answer?.ok) return biyori.trouble("file", name);
      const type = answer.headers.get("content-type") ?? "";
      if (!/javascript/.test(type)) return biyori.trouble("mime", name, type);
    }
    return biyori.trouble("file", "JavaScript");
  };

  // early taps

  const keep = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return; // the browser opens it elsewhere
    const tapped = event.target.closest?.("[data-tap], a[href^='#']");
    if (!tapped) return;
    for (const other of document.querySelectorAll("[data-kept]")) delete other.dataset.kept;
    tapped.dataset.kept = "1";
    early = tapped.dataset.tap ?? null;
  };

  biyori.ready = () => {
    document.removeEventListener("click", keep, true);
    clearInterval(watch);
    root.dataset.ready = "1";
    delete root.dataset.returning;
    performance.mark("biyori ready");
    for (const gone of document.querySelectorAll("#progress, #trouble")) gone.remove();
    for (const kept of document.querySelectorAll("[data-kept]")) delete kept.dataset.kept;
    if (early !== null) document.querySelector(`[data-tap="${CSS.escape(early)}"]`)?.click();
  };

  // the two large downloads

  const counted = (response, part) => {
    const count = new TransformStream({
      transform(chunk, stream) {
        got[part] += chunk.byteLength;
        moved = performance.now();
        requestAnimationFrame(drawBytes);
        stream.enqueue(chunk);
      },
      flush(stream) {
        if (got[part] !== sizes[part]) stream.error(new Error(`${part}: ${got[part]} bytes, not ${sizes[part]}`));
      },
    });
    return new Response(response.body.pipeThrough(count), { headers: response.headers });
  };

  const download = async (name, part) => {
    const response = await fetch(vendor + name);
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    // from the service worker it comes at once, and counting would cost time
    return navigator.serviceWorker?.controller ? response : counted(response, part);
  };

  const compiled = async () => {
    const response = await download("pyodide.asm.wasm", "wasm");
    if (response.headers.get("content-type") === "application/wasm") return WebAssembly.compileStreaming(response);
    return WebAssembly.compile(await response.arrayBuffer()); // a server that does not know wasm
  };

  const unpacker = () =>
    new Promise((done, failed) => {
      const script = Object.assign(document.createElement("script"), { src: `${vendor}xz.js`, onload: done, onerror: failed });
      document.head.append(script);
    });

  const packed = async () => {
    const [response] = await Promise.all([download("image.bin.xz", "image"), unpacker()]);
    return new Response(new globalThis["xz-decompress"].XzReadableStream(response.body)).arrayBuffer();
  };

  /** All is in the service worker's cache, the image unpacked: a worker reads and compiles, see boot/fetch.js. */
  const fetched = () => {
    const worker = new Worker(`${vendor}fetch.js`);
    const take = (name, otherwise) =>
      new Promise((done) => {
        worker.addEventListener("message", ({ data }) => data.name === name && done(data.failed ? otherwise() : data.value));
        worker.addEventListener("error", () => done(otherwise()));
      });
    const parts = { wasm: take("wasm", compiled), image: take("image", packed) };
    Promise.allSettled([parts.wasm, parts.image]).then(() => worker.terminate());
    return parts;
  };

  const begin = () => {
    biyori.stage("download");
    const base = new URL(vendor, location.href).href;
    const parts = navigator.serviceWorker?.controller ? fetched() : { wasm: compiled(), image: packed() };
    const { image } = parts;
    biyori.downloads = { base, ...parts };
    biyori.downloads.wasm.catch(() => biyori.trouble("file", "pyodide.asm.wasm"));
    image.catch(() => {}); // Python starts without it
  };

  const look = () => {
    if (root.dataset.trouble || root.dataset.stage === "page") return;
    if (performance.now() - moved > PATIENCE) biyori.trouble("stuck");
  };

  document.addEventListener("click", keep, true);
  const watch = setInterval(look, 1000);
  root.dataset.stage = "page";
  // straight to a game, and all of Python is here: the home screen would only be drawn to be thrown away
  if (location.hash && navigator.serviceWorker?.controller) root.dataset.returning = "1";
  parsed(drawStages);
  if (vendor && location.protocol === "file:") biyori.trouble("disk");
  else if (typeof WebAssembly !== "object") biyori.trouble("wasm");
  else if (vendor) {
    addEventListener("error", (event) => event.target.src && parsed(explain), true);
    addEventListener("unhandledrejection", ({ reason }) => /\bimport/i.test(reason?.message) && parsed(explain));
    begin();
  }
}
