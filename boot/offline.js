// Inlined at the end of the body: registers the service worker once Python is up, and tells Python of it.
// See boot/first.js for what Python may call. html[data-offline] stands where the browser knows that it has no network.
{
  const { biyori } = globalThis;
  const workers = location.protocol.startsWith("http") ? navigator.serviceWorker : undefined;
  const LATEST = 30_000; // ms: registers then even if Python never came
  const offers = [];
  let registration = null;
  let registering = false;
  let offered = false;
  let asked = false;

  biyori.onoffline = (call) => void workers?.ready.then(() => call());
  biyori.onupdate = (call) => {
    offers.push(call);
    if (offered) call();
  };
  biyori.update = () => {
    if (registration?.waiting) take(registration.waiting);
    else location.reload(); // another tab has taken it already
  };
  biyori.updateIfBroken = async () => {
    const waiting = (await workers?.getRegistration())?.waiting;
    if (waiting) take(waiting);
  };

  const take = (worker) => {
    asked = true;
    worker.postMessage("take over");
  };

  const offer = () => {
    offered = true;
    for (const call of offers) call();
  };

  const follow = (worker) => {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && workers.controller) offer();
    });
  };

  const register = async () => {
    if (registering || registration) return;
    registering = true;
    const asks = workers.register("sw.js", { updateViaCache: "none" });
    registration = await asks.finally(() => (registering = false)); // another try comes after LATEST
    if (registration.waiting && workers.controller) offer();
    follow(registration.installing);
    registration.addEventListener("updatefound", () => follow(registration.installing));
    workers.controller?.postMessage("mend");
  };

  // an installed page may be resumed for weeks without ever being loaded again
  const look = () => {
    if (!document.hidden && navigator.onLine) registration?.update().catch(() => {});
  };

  const mark = () => document.documentElement.toggleAttribute("data-offline", !navigator.onLine);

  if (workers) {
    for (const change of ["online", "offline"]) addEventListener(change, mark);
    mark();
    const controlled = Boolean(workers.controller); // the first worker takes an uncontrolled page: no update
    workers.addEventListener("controllerchange", () => {
      if (asked) location.reload();
      else if (controlled) offer();
    });
    new MutationObserver(register).observe(document.documentElement, { attributeFilter: ["data-ready"] });
    setTimeout(register, LATEST);
    document.addEventListener("visibilitychange", look);
  }
}
