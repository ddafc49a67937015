"""Builds dist/, step by step. A step is left out while its inputs and outputs are as they were."""

import glob
import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import single
import vendor
import words

import dist

STAMPS = Path("build/stamps")
PACKAGES = "package-lock.json"
SLIM = os.environ.get("SLIM", "1") != "0"


def step(name: str, inputs: Iterable[str], outputs: Iterable[str], make: Callable[[], None], setting: str = "") -> None:
    """Make the outputs unless the inputs (glob patterns) and the setting are those of the last time."""
    stamp, now = STAMPS / name, fingerprint(inputs, setting)
    if stamp.exists() and stamp.read_text() == now and all(Path(output).exists() for output in outputs):
        return
    started = time.monotonic()
    print(f"  {name} …", flush=True)
    stamp.unlink(missing_ok=True)
    try:
        make()
    except (RuntimeError, ValueError, OSError, KeyError, subprocess.CalledProcessError) as failure:
        said = failure.stderr if isinstance(failure, subprocess.CalledProcessError) else failure
        said = os.fsdecode(said) if isinstance(said, bytes) else said
        sys.exit(f"The step “{name}” failed:\n{said}\nMend what it names and run the command again.")
    STAMPS.mkdir(parents=True, exist_ok=True)
    stamp.write_text(now)
    print(f"  {name}: done in {time.monotonic() - started:.1f} s", flush=True)


def fingerprint(inputs: Iterable[str], setting: str) -> str:
    """A hash over names and contents of all the files that the patterns name."""
    digest = hashlib.sha256(setting.encode())
    for pattern in inputs:
        for file in sorted(glob.glob(pattern, recursive=True)):
            if os.path.isfile(file):
                digest.update(file.encode() + b"\0" + hashlib.sha256(Path(file).read_bytes()).digest())
    return digest.hexdigest()


def make_icons() -> None:
    """The app's icons, from its drawing."""
    subprocess.run(
        ["node", "tools/make_icons.mjs", "art/app-icon.svg", "build/icons"], check=True, capture_output=True, text=True
    )


def write_pages() -> None:
    """dist/, and the one-file page in it."""
    dist.write()
    single.write()
    dist.publish()


def main() -> None:

    out = "build/python/"
    step(
        "Pyodide, slimmed" if SLIM else "Pyodide, as it comes",
        [PACKAGES, "tools/scripts.py", "tools/slim.py", "tools/vendor.py"],
        [out + "pyodide.asm.wasm"],
        lambda: vendor.pyodide(SLIM),
        str(SLIM),
    )
    step("the library", [PACKAGES, "tools/make_stdlib.mjs"], [out + "compiled.zip"], vendor.library)
    step(
        "the catalogues of words",
        ["py/**/*.py", "locale/**/*.po", "tools/words.py"],
        ["build/py/catalogues.py"],
        lambda: words.write(Path("build/py")),
    )
    makers = [f"tools/{name}" for name in ("bare.py", "image.py", "make_image.mjs", "make_stdlib.mjs", "vendor.py")]
    step(
        "the memory image",
        ["py/**/*.py", "build/py/*.py", "boot/at_start.py", out + "pyodide*", out + "compiled.zip", *makers],
        [out + "image.bin.xz", out + "python_stdlib.zip"],
        vendor.image,
    )
    step("the icons", [PACKAGES, "art/app-icon.svg", "tools/make_icons.mjs"], ["build/icons"], make_icons)
    sources = ["index.html", "home.html", "help/*", "sw.js", "manifest.webmanifest", "pyscript.toml", PACKAGES]
    drawn = ["art/*.svg", "art/screens/*", "build/icons/*", "boot/*", "css/*", "py/page/faces.py", "tools/*.py"]
    step(
        "dist/",
        [*(out + name for name in dist.VENDOR_FILES.split()), *sources, *drawn],
        ["dist/index.html", "dist/biyori.html"],
        write_pages,
    )


if __name__ == "__main__":
    main()
