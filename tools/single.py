"""The page as one file: dist/biyori.html, to be opened from disk, where browsers refuse modules, fetch and workers.

What dist/ holds in files stands in this page's own text: deflated, two bytes a character, as UTF-16. A few numbers
cannot stand in a page's text and are escaped with "=". The page unpacks them again (boot/single.js).
"""

import io
import json
import re
import struct
import subprocess
import zipfile
import zlib
from pathlib import Path

import vendor

import dist

ESBUILD = "node_modules/.bin/esbuild"
FORBIDDEN = "\0\r<=\ud800-\udfff\U00010000-\U0010ffff"
"""What a page's text cannot hold, what ends it, the escape itself, and surrogates, alone or in pairs."""
ESCAPE = "="
SHIFT = 0x4000
SURROGATES = 0xD800
EXTERNAL = ("node:*", "ws", "micropip", "mip", *(f"./{name}*" for name in dist.UNUSED_FILES))


def write() -> None:
    """Write biyori.html from the rest of what was made."""
    python, pyscript = next(dist.MAKING.glob("python-*")), next(dist.MAKING.glob("pyscript-*"))
    page, later = dist.one_file('<div id="later"></div>\n')
    parts = {
        "later": later.encode(),
        "start": bundle(python / "start.mjs"),
        "core": bundle(pyscript / "core.js"),
        "wasm": (python / "pyodide.asm.wasm").read_bytes(),
        "library": late_library(python / "python_stdlib.zip"),
    }
    packed = {name: deflate(data) for name, data in parts.items()}
    packed["image"] = (dist.PYTHON / "image.bin.xz").read_bytes()
    sizes = json.dumps([[name, len(data)] for name, data in packed.items()])
    script = dist.put(Path("boot/single.js").read_text(), "const PARTS = [];", f"const PARTS = {sizes};")
    payload = characters(b"".join(data + bytes(len(data) % 2) for data in packed.values()))
    page = dist.put(page, "<!-- unpack -->", f"<script>\n{script}</script>")
    page = dist.put(page, "<!-- policy -->", dist.policy_tag(page, dist.ONE_FILE_POLICY))
    page = dist.put(page, "<!-- payload -->", payload)
    page += comment(dist.licences())
    (dist.MAKING / "biyori.html").write_bytes(b"\xff\xfe" + page.encode("utf-16-le", "surrogatepass"))


def comment(text: str) -> str:
    """The text as an HTML comment, which two hyphens would end."""
    return f"<!--\n{re.sub('--+', '==', text)}-->\n"


def bundle(entry: Path) -> bytes:
    """A module and what it imports, as one."""
    external = [f"--external:{name}" for name in EXTERNAL]
    options = ["--bundle", "--format=esm", "--minify", "--charset=ascii", "--log-level=error", *external]
    return subprocess.run([ESBUILD, str(entry), *options], check=True, capture_output=True).stdout


def late_library(whole: Path) -> bytes:
    """The library's zip without what the memory image holds: this page has no other start."""
    made = io.BytesIO()
    with zipfile.ZipFile(whole) as given, zipfile.ZipFile(made, "w") as late:
        for entry in given.infolist():
            if module_name(entry.filename) in vendor.LATE.split():
                late.writestr(entry, given.read(entry))
    return made.getvalue()


def module_name(file: str) -> str:
    """The module that a file of the library holds."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def deflate(data: bytes) -> bytes:
    """Raw deflate."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
    return packer.compress(data) + packer.flush()


def characters(data: bytes) -> str:
    """The bytes as text, two to a character."""
    return re.sub(f"[{FORBIDDEN}]", escaped, data.decode("utf-16-le", "surrogatepass"))


def escaped(found: re.Match[str]) -> str:
    """What stands for a character that a page's text cannot hold: one escape for each of its 16-bit units."""
    units = [unit for (unit,) in struct.iter_unpack("<H", found[0].encode("utf-16-le", "surrogatepass"))]
    return "".join(ESCAPE + chr(unit + (SHIFT if unit < SURROGATES else -SHIFT)) for unit in units)
