"""Serves a folder on a loopback port as a static host would: gzip, ETag, right MIME types.

`python tools/serve.py FOLDER [PORT]` runs until it is interrupted. Tests make a `Site`, which can be told to
misbehave: other MIME types, a max-age, downloads that break off, files that are missing or old.
"""

import gzip
import hashlib
import sys
import threading
import time
from collections.abc import Callable
from functools import lru_cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Self
from urllib.parse import unquote, urlsplit

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".zip": "application/zip",
    ".gz": "application/gzip",
}
PACKED = {".html", ".js", ".mjs", ".css", ".json", ".webmanifest", ".wasm", ".svg"}
"""What static hosts send compressed."""


@lru_cache(maxsize=1024)
def packed(data: bytes) -> bytes:
    return gzip.compress(data, 6, mtime=0)


class Site:
    """A folder, served on a loopback port from `start()` to `stop()`."""

    def __init__(self, folder: Path, port: int = 0, prefix: str = "/") -> None:
        self.folder = folder
        self.port = port
        self.prefix = prefix
        self.max_age: int | None = None
        self.types: dict[str, str] = {}
        """Other MIME types, by suffix."""
        self.cut: Callable[[str], bool] = lambda _path: False
        """Whether the answer for this path breaks off in the middle."""
        self.waits: dict[str, bytes] = {}
        """By path, where in the content the answer pauses for a second."""
        self.replaced: dict[str, bytes | None] = {}
        """Other content by path, None for a missing file."""
        self.requests: list[str] = []
        self.sent: dict[str, int] = {}
        """Bytes of body sent by path."""
        self._server: ThreadingHTTPServer | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.prefix}"

    def start(self) -> Self:
        """Serve from now on; on the port of the last time, if there was one."""
        site = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                answer(site, self)

            def log_message(self, *_: object) -> None:
                """Quiet."""

        class Server(ThreadingHTTPServer):
            daemon_threads = True
            request_queue_size = 64

            def handle_error(self, *_: object) -> None:
                """A browser that closes a connection is no news."""

        self._server = Server(("127.0.0.1", self.port), Handler)
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def stop(self) -> None:
        """Answer nobody any more."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def read(self, path: str) -> bytes | None:
        """The content for a path below the prefix, None where there is none."""
        if path in self.replaced:
            return self.replaced[path]
        file = (self.folder / path).resolve()
        if file.is_dir():
            file /= "index.html"
        inside = file.is_relative_to(self.folder.resolve())
        return file.read_bytes() if inside and file.is_file() else None


def answer(site: Site, request: BaseHTTPRequestHandler) -> None:
    """Answer one GET."""
    whole = unquote(urlsplit(request.path).path)
    path = whole.removeprefix(site.prefix)
    site.requests.append(path)
    running = site._server is not None
    data = site.read(path) if whole.startswith(site.prefix) and running else None
    if data is None:
        request.send_response(404)
        request.send_header("Content-Length", "0")
        request.end_headers()
        return
    suffix = Path(path).suffix or ".html"
    tag = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
    same = request.headers.get("If-None-Match") == tag
    request.send_response(304 if same else 200)
    request.send_header("ETag", tag)
    if site.max_age is not None:
        request.send_header("Cache-Control", f"max-age={site.max_age}")
    if same:
        request.end_headers()
        return
    if suffix in PACKED and path not in site.waits and "gzip" in request.headers.get("Accept-Encoding", ""):
        data = packed(data)
        request.send_header("Content-Encoding", "gzip")
        request.send_header("Vary", "Accept-Encoding")
    request.send_header("Content-Type", site.types.get(suffix, TYPES.get(suffix, "application/octet-stream")))
    request.send_header("Content-Length", str(len(data)))
    request.end_headers()
    if site.cut(path):
        request.wfile.write(data[: len(data) // 2])
        request.close_connection = True
        return
    if path in site.waits:
        first = data.index(site.waits[path])
        request.wfile.write(data[:first])
        time.sleep(1)
        data = data[first:]
    request.wfile.write(data)
    site.sent[path] = site.sent.get(path, 0) + len(data)


def main() -> None:
    folder = Path(sys.argv[1])
    port = int(sys.argv[2]) if len(sys.argv) > 2 else 8080
    try:
        site = Site(folder, port).start()
    except OSError as failure:
        sys.exit(f"Port {port} cannot be used ({failure.strerror}). Name another one: ./build.sh serve 8090")
    print(f"{site.address}  (Ctrl+C ends it)", flush=True)
    try:
        threading.Event().wait()
    except KeyboardInterrupt:
        site.stop()


if __name__ == "__main__":
    main()
