// The service worker: the page works without a network once it has been opened. The build fills in FILES, each file
// of a build with its SHA-256, and VERSION, their hash. One cache a build: versions never mix, and a build is only
// taken over when all of it has come and every file is what the build made.
const VERSION = "";
const FILES = {};

const PREFIX = `biyori ${self.registration.scope} `; // other sites may live on the same origin
const CACHE = PREFIX + VERSION;
const LIST = "files.json"; // in each cache: what it holds, for the next build to copy from

/** The memory image is kept unpacked. */
const stored = (path) => path.replace(/\.bin\.xz$/, ".bin");
const isPacked = (path) => path !== stored(path);

importScripts(Object.keys(FILES).find((path) => path.endsWith("/xz.js"))); // unpacks the memory image

self.addEventListener("install", (event) => event.waitUntil(install(event)));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
  if (event.data === "mend") event.waitUntil(fill());
});

async function install(event) {
  await fill();
  await answerWithoutWorker(event);
}

/** Brings what is missing: an install that was cut goes on where it stopped. */
async function fill() {
  const cache = await caches.open(CACHE);
  const have = new Set((await cache.keys()).map((request) => request.url));
  const missing = Object.keys(FILES).filter((path) => !have.has(new URL(stored(path), self.registration.scope).href));
  if (missing.length === 0 && (await cache.match(LIST))) return;
  const earlier = await earlierFiles();
  const copies = await Promise.allSettled(missing.map((path) => bring(cache, path, earlier.get(FILES[path]))));
  const failed = copies.find((copy) => copy.status === "rejected");
  if (failed) throw failed.reason;
  await cache.put(LIST, new Response(JSON.stringify(FILES)));
}

/** What other builds' caches hold: SHA-256 -> a way to get the response. */
async function earlierFiles() {
  const files = new Map();
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === CACHE) continue;
    const cache = await caches.open(name);
    const list = await (await cache.match(LIST))?.json();
    for (const [path, hash] of Object.entries(list ?? {})) files.set(hash, () => cache.match(stored(path)));
  }
  return files;
}

async function bring(cache, path, copy) {
  await cache.put(stored(path), (await copy?.()) ?? (await download(path)));
}

async function download(path) {
  const response = await fetch(path, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hash !== FILES[path]) throw new Error(`${path} is not the file of this build`);
  const headers = { "content-type": response.headers.get("content-type") ?? "application/octet-stream" };
  if (!isPacked(path)) return new Response(bytes, { headers });
  return new Response(new self["xz-decompress"].XzReadableStream(new Response(bytes).body), { headers });
}

/**
 * Where the browser knows static routes, it answers from the cache without starting this worker. Its look into the
 * cache does not overlook a query, so that addresses with one are left to answer().
 */
async function answerWithoutWorker(event) {
  if (!event.addRoutes) return;
  const rules = Object.keys(FILES).map((path) => ({
    condition: { urlPattern: route(path), requestMethod: "get" },
    source: { cacheName: CACHE },
  }));
  await event.addRoutes(rules);
}

const route = (path) =>
  new URLPattern({ pathname: stored(path).replace("./", ""), search: "", baseURL: self.registration.scope });

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request) {
  const address = new URL(request.url);
  address.pathname = address.pathname.replace(/\/index\.html$/, "/");
  const cache = await caches.open(CACHE);
  return (await cache.match(address, { ignoreSearch: true })) ?? fetch(request);
}
