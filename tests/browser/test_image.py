"""The memory image: what a browser makes of it is what the build took it from, to the last byte."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from serve import Site

HEAP = Path("build/python/heap.bin")
RESTORED = """async (heap) => {
  const { base, image } = biyori.downloads;
  const [{ loadPyodide }, { default: createModule }, { restore }] = await Promise.all(
    ["pyodide.mjs", "pyodide.asm.mjs", "start.mjs"].map((name) => import(base + name)),
  );
  const wanted = new Uint8Array(await (await fetch(heap)).arrayBuffer());
  const buffer = await image;
  return new Promise((told) => {
    const createPyodideModule = async (settings) => {
      const module = await createModule(settings);
      const differing = () => wanted.reduce((count, byte, i) => count + (module.HEAPU8[i] !== byte), 0);
      const before = differing();
      restore(module, buffer);
      told([before, differing()]);
      throw new Error("that is all");
    };
    const lockFileContents = '{"info": {}, "packages": {}}';
    const files = { indexURL: base, stdLibURL: `${base}python_stdlib.zip`, lockFileContents };
    loadPyodide({ ...files, _loadSnapshot: new Uint8Array(4), createPyodideModule }).catch(() => {});
  });
}"""


@pytest.mark.parametrize("name", ["chromium", "firefox"])
def test_the_restored_memory_is_the_builds(page: Page, firefox: Browser, host: Site, name: str) -> None:
    opened = page if name == "chromium" else firefox.new_page(locale="fr-FR")
    opened.route("**/heap.bin", lambda route: route.fulfill(body=HEAP.read_bytes()))
    opened.goto(host.address)
    opened.wait_for_selector("html[data-ready]")
    before, after = opened.evaluate(RESTORED, "heap.bin")
    assert before > 1_000_000
    assert after == 0
    opened.close()
