"""The page as static files: dist/. Everything but the entrances stands in folders named by a hash of their content."""

import base64
import hashlib
import json
import re
import shutil
import tomllib
from collections.abc import Iterable
from pathlib import Path

import scripts
from fragments import expand

DIST = Path("dist")
MAKING = Path("build/dist")
"""Where dist/ is made, to take its place when all of it is there."""
PYTHON = Path("build/python")
PYSCRIPT = Path("node_modules/@pyscript/core/dist")
UNPACKER = Path("node_modules/xz-decompress/dist/package/xz-decompress.min.js")
VENDOR_FILES = "pyodide.mjs pyodide.asm.mjs pyodide.asm.wasm image.bin.xz python_stdlib.zip modules.json"
EAGER = ("start.mjs", "pyodide.mjs", "pyodide.asm.mjs")
UNUSED_PLUGINS = ("codemirror", "deprecations-manager", "donkey", "py-editor", "py-game", "py-terminal")
UNUSED_FILES = ("codemirror", "xterm", "py-", "zip-", "donkey", "pyodide_graph", "deprecations", "mpy-", "toml-")
CSS_FIRST = (
    "tokens.css",
    "parts.css",
    "shell.css",
    "buttons.css",
    "sheets.css",
    "table.css",
    "table_wide.css",
    "cards.css",
)
ENTRANCES = {"index.html", "sw.js", "biyori.html", ".nojekyll", "licences.txt"}
LICENCES = {
    "What this page is made of": "NOTICE",
    "Card Biyori, xz-decompress: MIT License": "LICENSE",
    "PyScript: Apache License 2.0": "node_modules/@pyscript/core/LICENSE",
    "Pyodide: Mozilla Public License 2.0": "node_modules/axe-core/LICENSE",
    "Python: Python Software Foundation License": "licences/python.txt",
}
"""Whose terms, and where their text is: Pyodide's package has none, another under the same licence has."""
SCREENS = "screens-"
"""The folder of pictures for a browser that offers to install the page: the page itself never shows them."""
POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
ONE_FILE_POLICY = {
    "default-src": "'none'",
    "script-src": "blob: data: 'wasm-unsafe-eval'",
    "style-src": "'unsafe-inline'",
    "img-src": "data:",
    "base-uri": "'none'",
    "form-action": "'none'",
}

# PyScript takes no blob: address for its interpreter: this stands for the module that boot/single.js unpacks
STAND_IN = "export const loadPyodide = async (...given) => (await biyori.interpreter).loadPyodide(...given)"
INTERPRETERS = json.dumps({"imports": {"./start.mjs": f"data:text/javascript,{STAND_IN}"}})


def write() -> None:
    """Write the page anew into build/dist/, all but the one-file page."""
    shutil.rmtree(MAKING, ignore_errors=True)
    MAKING.mkdir()
    python = {name: (PYTHON / name).read_bytes() for name in VENDOR_FILES.split()} | starters()
    vendor = folder("python", python | {name: scripts.eager(python[name]) for name in EAGER})
    pyscript = folder("pyscript", pyscript_files())
    style = hashed("app", ".css", css().encode())
    icons = folder("icons", {file.name: file.read_bytes() for file in sorted(Path("build/icons").glob("*.png"))})
    rules = folder("help", {f"{name}.html": text.encode() for name, text in help_pages().items()})
    screens = folder("screens", {file.name: file.read_bytes() for file in sorted(Path("art/screens").glob("*.webp"))})
    write_manifest({"icons/": icons, "screens/": screens})
    links = link_tags(vendor, pyscript, style, icons)
    (MAKING / "index.html").write_text(page(vendor, links, app_tags(f"./{vendor}start.mjs"), rules))
    (MAKING / "sw.js").write_text(service_worker(MAKING))
    (MAKING / "licences.txt").write_text(licences())
    (MAKING / ".nojekyll").touch()


def licences() -> str:
    """The terms of everything that the page is made of, as one text."""
    return "\n\n".join(f"== {title} ==\n\n{Path(file).read_text().strip()}\n" for title, file in LICENCES.items())


def folder(name: str, files: dict[str, bytes]) -> str:
    """Write the files into one folder named by their content; the folder's name with a slash."""
    digest = hashlib.sha256(b"".join(name.encode() + sha256(data) for name, data in sorted(files.items())))
    place = MAKING / f"{name}-{digest.hexdigest()[:10]}"
    place.mkdir()
    for file, data in files.items():
        (place / file).write_bytes(data)
    return place.name + "/"


def hashed(name: str, suffix: str, data: bytes) -> str:
    """Write one file named by its content; its name."""
    file = f"{name}-{sha256(data).hex()[:10]}{suffix}"
    (MAKING / file).write_bytes(data)
    return file


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def starters() -> dict[str, bytes]:
    """Our scripts that stand beside Python, and the unpacker."""
    return {"start.mjs": start(), "fetch.js": Path("boot/fetch.js").read_bytes(), "xz.js": UNPACKER.read_bytes()}


def start() -> bytes:
    """boot/start.mjs, told which Pyodide it starts."""
    info = json.loads((PYTHON / "pyodide-lock.json").read_text())["info"]
    return put(Path("boot/start.mjs").read_text(), "const INFO = {};", f"const INFO = {json.dumps(info)};").encode()


def put(text: str, mark: str, what: str) -> str:
    """The text with its one mark replaced; ValueError where it does not stand exactly once."""
    if text.count(mark) != 1:
        raise ValueError(f"{mark!r} stands {text.count(mark)} times, not once")
    return text.replace(mark, what)


def pyscript_files() -> dict[str, bytes]:
    """PyScript's scripts without those of plugins that the page does not use."""
    files = {file.name: file.read_bytes() for file in PYSCRIPT.glob("*.js") if not file.name.startswith(UNUSED_FILES)}
    core, error = (next(name for name in files if name.startswith(begin)) for begin in ("core-", "error-"))
    files[error] = scripts.without_box(files[error].decode()).encode()
    files[core] = scripts.eager(scripts.core(files[core].decode()).encode())
    return files


def css() -> str:
    """All style sheets as one."""
    ours = sorted(Path("css").glob("*.css"), key=lambda file: (*(file.name != name for name in CSS_FIRST), file.name))
    files = [PYSCRIPT / "core.css", Path("boot/first.css"), *ours]
    return "\n".join(file.read_text() for file in files)


def link_tags(vendor: str, pyscript: str, style: str, icons: str) -> str:
    """The head's links: style, icons, and the modules that start Python and PyScript."""
    modules = [vendor + "start.mjs", vendor + "pyodide.mjs", vendor + "pyodide.asm.mjs", pyscript + "core.js"]
    modules += [pyscript + next(PYSCRIPT.glob(f"{name}-*.js")).name for name in ("core", "error")]
    return "\n".join(
        [
            f'<link rel="stylesheet" href="{style}">',
            '<link rel="manifest" href="manifest.webmanifest">',
            f'<link rel="icon" type="image/png" sizes="192x192" href="{icons}icon-192.png">',
            f'<link rel="apple-touch-icon" href="{icons}apple-touch-icon.png">',
            *(f'<link rel="modulepreload" href="{module}">' for module in modules),
            # async: Python starts beside the rest of the page; PyScript wants to find its script there
            f'<script type="module" async src="{vendor}start.mjs"></script>',
            f'<script type="module" src="{pyscript}core.js"></script>',
        ]
    )


def app_tags(interpreter: str) -> str:
    """PyScript's settings and the one line of Python in the page."""
    settings = tomllib.loads(Path("pyscript.toml").read_text())
    settings.pop("files", None)  # they are in the memory image
    settings["interpreter"] = interpreter
    plugins = [f"!{name}" for name in UNUSED_PLUGINS]
    settings["plugins"] = plugins
    # PyScript looks at MicroPython's settings too, and would load the plugins for it
    return (
        f"<mpy-config hidden>{json.dumps({'plugins': plugins})}</mpy-config>\n"
        f"<script type=\"py\" config='{json.dumps(settings)}'>import main</script>"
    )


def help_pages() -> dict[str, str]:
    """The rules of each game, whose pages are fetched when they are asked for."""
    return {file.stem: expand(file.read_text().strip()) for file in sorted(Path("help").glob("*.html"))}


def page(vendor: str, links: str, python: str, rules: str) -> str:
    """index.html with its marks filled in."""
    before, later, after = filled(
        links, python, {"first.js": first_data(vendor), "help.js": f' data-help="{rules}"'}, ""
    )
    html = before + later + after
    return put(html, "<!-- policy -->", policy_tag(html, POLICY))


def one_file(placeholder: str) -> tuple[str, str]:
    """The page with its style in itself, and the part of it that is not needed at once, for which the placeholder
    stands. Left to fill in: the payload, the script that unpacks it, and the policy.
    """
    payload = '<script type="text/plain" id="payload"><!-- payload --></script>'
    stand_in = f'<script type="importmap">{INTERPRETERS}</script>'
    unpacker = f"<script>\n{UNPACKER.read_text()}</script>"
    python = "\n".join([stand_in, app_tags("./start.mjs"), payload, unpacker, "<!-- unpack -->"])
    before, later, after = filled(f"<style>\n{css()}</style>", python, {}, "\n".join(help_pages().values()))
    html = before + placeholder + after
    return put(html, '<meta charset="utf-8">', '<meta charset="utf-16">'), later


def filled(links: str, python: str, told: dict[str, str], rules: str) -> tuple[str, str, str]:
    """index.html with all marks filled in but the policy's, in three: <!-- later --> stands about the second part.
    `told` are attributes for scripts of ours, by name.
    """
    html = Path("index.html").read_text()
    html = re.sub(r"<!-- unbuilt -->.*?<!-- /unbuilt -->\n", "", html, flags=re.DOTALL)
    html = re.sub(r"<!-- include: (\S+) -->", lambda mark: expand(Path(mark[1]).read_text().strip()), html)
    html = re.sub(r"<!-- inline: (\S+) -->", lambda mark: inline(Path(mark[1]), told), html)
    html = put(html, "<!-- links -->", links)
    html = put(html, "<!-- python -->", python)
    html = put(html, "<!-- help -->", rules)
    html = put(html, "<!-- sprite -->", sprite())
    before, later, after = re.split("<!-- /?later -->\n", html)
    return before, later, after


def inline(script: Path, told: dict[str, str]) -> str:
    """A script of ours in the page itself."""
    return f"<script{told.get(script.name, '')}>\n{script.read_text()}</script>"


def first_data(vendor: str) -> str:
    """What the first script is told: where Python's files are, and how large."""
    sizes = [(PYTHON / name).stat().st_size for name in ("pyodide.asm.wasm", "image.bin.xz")]
    return f' data-vendor="{vendor}" data-wasm="{sizes[0]}" data-image="{sizes[1]}"'


def sprite() -> str:
    """Card faces, icons and emblems, to be used from anywhere in the page."""
    drawings = [Path("art/sprite.svg").read_text(), Path("art/icons.svg").read_text()]
    return "\n".join(drawing.replace("<svg ", '<svg class="sprite" aria-hidden="true" ', 1) for drawing in drawings)


def policy_tag(html: str, policy: dict[str, str]) -> str:
    """What the page may load and run: nothing but its own files and the scripts written in it."""
    scripts = re.findall(r'<script(?: data-[^>]*| type="importmap")?>(.*?)</script>', html, re.DOTALL)
    hashes = "".join(f" 'sha256-{base64.b64encode(sha256(script.encode())).decode()}'" for script in scripts)
    rules = {**policy, "script-src": policy["script-src"] + hashes}
    content = "; ".join(f"{name} {value}" for name, value in rules.items())
    return f'<meta http-equiv="Content-Security-Policy" content="{content}">'


def write_manifest(folders: dict[str, str]) -> None:
    """manifest.webmanifest with its pictures where they are."""
    text = Path("manifest.webmanifest").read_text()
    for named, place in folders.items():
        text = text.replace(f'"{named}', f'"{place}')
    (MAKING / "manifest.webmanifest").write_text(text)


def publish() -> None:
    """Let what was made take the place of dist/."""
    before = MAKING.with_name("dist-before")
    shutil.rmtree(before, ignore_errors=True)
    if DIST.exists():
        DIST.rename(before)
    MAKING.rename(DIST)


def precached(folder: Path) -> Iterable[Path]:
    """The files that the page needs without a network."""
    files = (file for file in sorted(folder.rglob("*")) if file.is_file() and file.name not in ENTRANCES)
    return (file for file in files if not file.parent.name.startswith(SCREENS))


def service_worker(folder: Path) -> str:
    """sw.js with the list of the files in the folder."""
    files = {file.relative_to(folder).as_posix(): sha256(file.read_bytes()).hex() for file in precached(folder)}
    files["./"] = sha256((folder / "index.html").read_bytes()).hex()
    listed = json.dumps(files, indent=2)
    text = put(Path("sw.js").read_text(), "const FILES = {};", f"const FILES = {listed};")
    version = sha256((text + listed).encode()).hex()[:12]
    return put(text, 'const VERSION = "";', f'const VERSION = "{version}";')
