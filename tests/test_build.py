"""The build's own steps: small pieces of tools/."""

import ast
import json
import re
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import bare
import pytest
import scripts
import single
import slim
import vendor

import dist


def unescaped(text: str) -> bytes:
    """What boot/single.js makes of the payload's text."""
    units = struct.unpack(
        f"<{len(text.encode('utf-16-le', 'surrogatepass')) // 2}H", text.encode("utf-16-le", "surrogatepass")
    )
    out, escape = [], False
    for unit in units:
        if escape:
            out.append(unit + (-0x4000 if unit < 0x8000 else 0x4000))
        elif unit != ord("="):
            out.append(unit)
        escape = not escape and unit == ord("=")
    return struct.pack(f"<{len(out)}H", *out)


def test_any_bytes_stand_in_a_page_as_text_and_come_back() -> None:
    every_unit = struct.pack("<65536H", *range(65536))
    text = single.characters(every_unit)
    assert not re.search("[\0\r<\ud800-\udfff]", text)
    assert unescaped(text) == every_unit


def test_the_built_page_carries_the_terms_of_all_that_it_is_made_of() -> None:
    terms = dist.licences()
    for name in ("MIT License", "Apache License", "Mozilla Public License", "PYTHON SOFTWARE FOUNDATION", "Kennard"):
        assert name in terms
    assert (dist.DIST / "licences.txt").read_text() == terms
    comment = single.comment(terms)
    assert "--" not in comment[len("<!--") : -len("-->\n")], "or it would end the comment"
    one_file = (dist.DIST / "biyori.html").read_bytes().decode("utf-16", "surrogatepass")
    assert one_file.endswith(comment)


def test_bare_text_is_the_same_program_on_the_same_lines() -> None:
    text = 'def f(x):\n    """Doc\n    more."""\n    # comment\n    return "# no comment", x  # yes\n'
    made = bare.bare(text)
    assert made.splitlines() == ["def f(x):", '    ""', "", "", '    return "# no comment", x']
    space: dict[str, Any] = {}
    exec(made, space)
    assert space["f"](3) == ("# no comment", 3)


CORE = "before;%s;after"


@pytest.mark.parametrize(
    ("change", "there", "made"),
    [
        (
            scripts.without_eval,
            "f=()=>{return Function(`return(w,x)=>${w}+x`)()}",
            "f=()=>{return{toString:()=>`(w,x)=>${w}+x`}}",
        ),
        (
            scripts.without_watch,
            "n=t=>(e.observe(t,{childList:!0,subtree:!0,attributes:!0}),t);"
            "As=e=>{if(fn.length)for(let{name:t,ownerElement:n}of all(e))go()}",
            "n=t=>t;As=e=>{if(!1)for(let{name:t,ownerElement:n}of all(e))go()}",
        ),
        (
            scripts.without_throw,
            "try{new S(4,{maxByteLength:8})}catch(e){S=0}try{new T(4,{maxByteLength:8})}catch(e){T=0}",
            'if(!S||!("grow"in S.prototype)){S=0}if(!T||!("grow"in T.prototype)){T=0}',
        ),
        (
            scripts.without_box,
            "import{e}from'x';let o=!1;function t(){o=!0}",
            "import{e}from'x';let o=!0;function t(){o=!0}",
        ),
        (
            slim.no_table_map,
            "if(!seen){seen=new WeakMap;updateTableMap(0,wasmTable.length)}",
            "if(!seen){seen=new WeakMap;}",
        ),
        (
            slim.no_compiler,
            'API.finalizeBootstrap=function(t,e){t&&W();let[r,n]=API.rawRun("import _pyodide_core");'
            'a=API._pyodide._base.eval_code("{}"),b=API.runPythonInternal("import sys; sys"),'
            'c=API.runPythonInternal("import x; x.__dict__"),d=API.runPythonInternal("import y; y.__dict__")',
            'API.finalizeBootstrap=function(t,e){t&&W();let[r,n]=t?[0,""]:API.rawRun("import _pyodide_core");'
            'a=API._pyodide._base.pyimport_impl("builtins").dict(),b=API._pyodide._base.pyimport_impl("sys"),'
            'c=API._pyodide._base.pyimport_impl("x").__dict__,d=API._pyodide._base.pyimport_impl("y").__dict__',
        ),
    ],
)
def test_a_change_of_another_script_is_made_where_it_is_meant_or_the_build_stops(
    change: Callable[[str], str], there: str, made: str
) -> None:
    assert change(CORE % there) == CORE % made
    with pytest.raises(ValueError, match="has the script changed"):
        change(CORE % "")
    with pytest.raises(ValueError, match="has the script changed"):
        change(CORE % there * 2)


def test_the_scripts_on_the_way_to_the_first_tap_ask_to_be_compiled_whole() -> None:
    made = [*Path("dist").glob("python-*/*.mjs"), *Path("dist").glob("pyscript-*/core-*.js")]
    assert {file.name.partition("-")[0] for file in made} == {"start.mjs", "pyodide.mjs", "pyodide.asm.mjs", "core"}
    assert all(file.read_bytes().startswith(scripts.EAGER) for file in made)


@pytest.mark.parametrize("number", [0, 1, 127, 128, 300, 2**31])
def test_numbers_in_leb128_read_back(number: int) -> None:
    assert slim.read_leb(b"x" + slim.leb(number), 1) == (number, 1 + len(slim.leb(number)))


def test_only_named_functions_stay_exported() -> None:
    def export(name: bytes, kind: int) -> bytes:
        return slim.leb(len(name)) + name + bytes([kind, 5])

    body = slim.leb(3) + export(b"keep", 0) + export(b"drop", 0) + export(b"memory", 2)
    wasm = b"\0asm\1\0\0\0" + bytes([7]) + slim.leb(len(body)) + body
    (kept,) = [body for _, body in slim.sections(slim.keep_exports(wasm, {"keep"}))]
    assert [name for name, _, _ in slim.exported(kept)] == ["keep", "memory"]


def test_a_mark_is_replaced_only_where_it_stands_once() -> None:
    assert dist.put("a X b", "X", "c") == "a c b"
    with pytest.raises(ValueError, match="2 times"):
        dist.put("X X", "X", "c")


def test_every_module_of_ours_is_in_the_memory_image() -> None:
    modules = vendor.app_modules(Path("py"))
    files = {file for _, file, _ in modules.values() if (Path("py") / file).exists()}
    assert files == {file.relative_to("py").as_posix() for file in Path("py").rglob("*.py")}
    assert {"main", "browser"} <= modules.keys()


def test_every_library_module_that_ours_import_ships() -> None:
    ships = {name.partition(".")[0] for name in json.loads(Path("build/python/library.json").read_text())}
    inside = built_in() | {"os", "io", "abc", "codecs", "stat", "posixpath"}
    wanted = {
        module.partition(".")[0]
        for file in Path("py").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        for module in imported(node)
    }
    assert {name for name in wanted if name in sys.stdlib_module_names} - ships - inside == set()


def built_in() -> set[str]:
    """The modules that are part of the page's Python itself, not of its library."""
    script = """import { loadPyodide } from "pyodide";
      console.log((await loadPyodide()).runPython("import sys; ' '.join(sys.builtin_module_names)"));"""
    said = subprocess.run(["node", "--input-type=module", "-e", script], capture_output=True, text=True, check=True)
    return set(said.stdout.split())


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module] if isinstance(node, ast.ImportFrom) and node.module else []


@pytest.mark.slow
def test_the_same_sources_make_the_same_image(tmp_path: Path) -> None:
    vendor.node("tools/make_image.mjs", vendor.OUT, vendor.OUT / "compiled.zip", vendor.OUT / "given.json", tmp_path)
    assert (tmp_path / "image.bin").read_bytes() == (vendor.OUT / "image.bin").read_bytes()


@pytest.mark.slow
def test_the_image_can_be_made_without_slimming(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vendor, "OUT", tmp_path)
    vendor.pyodide(slimmed=False)
    given = Path("build/python")
    vendor.node("tools/make_image.mjs", tmp_path, given / "compiled.zip", given / "given.json", tmp_path)
    assert (tmp_path / "image.bin").stat().st_size > 5_000_000


def test_the_policy_names_every_inline_script() -> None:
    html = Path("dist/index.html").read_text()
    assert html.count("'sha256-") == len(re.findall(r"<script(?: data-[^>]*)?>", html)) == 4
    assert "unsafe-eval" not in html.replace("wasm-unsafe-eval", "")
    assert "unsafe-inline" not in html


def test_no_address_in_the_page_is_absolute() -> None:
    html = Path("dist/index.html").read_text()
    assert not re.search(r'(?:src|href)="(?:/|https?:)', html)


def test_the_service_worker_lists_every_file_with_its_hash() -> None:
    text = Path("dist/sw.js").read_text()
    found = re.search(r"const FILES = (\{.*?\});", text, re.DOTALL)
    assert found
    listed = json.loads(found[1])
    assert listed.pop("./") == dist.sha256(Path("dist/index.html").read_bytes()).hex()
    assert listed == {
        file.relative_to("dist").as_posix(): dist.sha256(file.read_bytes()).hex() for file in dist.precached(dist.DIST)
    }


def size(picture: bytes) -> tuple[int, int]:
    """Width and height of a PNG or a WebP, from its head."""
    if picture.startswith(b"\x89PNG"):
        return int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")
    assert picture[8:16] == b"WEBPVP8X"
    return int.from_bytes(picture[24:27], "little") + 1, int.from_bytes(picture[27:30], "little") + 1


def test_every_picture_that_the_manifest_names_is_there_in_its_size() -> None:
    manifest = json.loads(Path("dist/manifest.webmanifest").read_text())
    named = [*manifest["icons"], *manifest["screenshots"]]
    named += [icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"]]
    for picture in named:
        data = (dist.DIST / picture["src"]).read_bytes()
        assert "{}x{}".format(*size(data)) == picture["sizes"], picture


def test_a_browser_may_show_the_page_before_it_is_installed_and_nobody_else_loads_those_pictures() -> None:
    shown = json.loads(Path("dist/manifest.webmanifest").read_text())["screenshots"]
    assert [picture["form_factor"] for picture in shown] == ["narrow"] * 3 + ["wide"] * 2
    kept = {file.relative_to(dist.DIST).as_posix() for file in dist.precached(dist.DIST)}
    for picture in shown:
        assert (dist.DIST / picture["src"]).stat().st_size < 60_000
        assert picture["src"] not in kept
        assert picture["src"] not in Path("dist/index.html").read_text()


def test_the_one_file_page_is_under_8_mb() -> None:
    assert Path("dist/biyori.html").stat().st_size < 8_000_000


def test_lock_files_carry_no_addresses() -> None:
    assert '"resolved"' not in Path("package-lock.json").read_text()
    assert "://" not in Path("requirements.txt").read_text()
