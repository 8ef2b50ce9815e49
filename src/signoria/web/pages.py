"""The client's files, and the page that opens for every address of it.

All files are read once and kept in memory, so that nothing outside their folder can ever be sent.
"""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED, HTTP_404_NOT_FOUND

from signoria.web.errors import Problem
from signoria.web.guard.door import STYLE

if TYPE_CHECKING:
    from pathlib import Path

    from signoria.web.services import Services

INDEX: Final = "index.html"
# Their names change with their contents.
HASHED: Final = "assets/"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TEXT_TYPES: Final = ("text/", "application/json", "application/javascript", "application/manifest", "image/svg")
# Paths that are no pages of the client.
OURS: Final = ("api", "ws", "schema", "i", "health", "metrics")


class Asset(msgspec.Struct, frozen=True):
    """A file of the client."""

    content: bytes
    zipped: bytes | None
    media_type: str
    tag: str
    cache: str


class Client:
    """The built client, if there is one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.assets: dict[str, Asset] = {}
        self.built: float | None = None

    def asset(self, path: str) -> Asset | None:
        """Give a file by its path. A client that has been built anew is read anew."""
        built = self._built()
        if built != self.built:
            self.assets = {} if built is None else read_assets(self.folder)
            self.built = built
        return self.assets.get(path)

    def _built(self) -> float | None:
        try:
            return (self.folder / INDEX).stat().st_mtime
        except OSError:
            return None


def read_assets(folder: Path) -> dict[str, Asset]:
    """Read all files of a folder."""
    found = {}
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            path = file.relative_to(folder).as_posix()
            found[path] = read_asset(path, file.read_bytes())
    return found


def read_asset(path: str, content: bytes) -> Asset:
    """Describe a file."""
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    kind = "text/javascript" if kind == "application/javascript" else kind
    zipped = gzip.compress(content, mtime=0) if kind.startswith(TEXT_TYPES) and len(content) > 500 else None
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    return Asset(content, zipped, kind, tag, FOREVER if path.startswith(HASHED) else ASK_AGAIN)


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, sync_to_thread=False
)
def page(
    request: Request[Any, Any, Any], services: NamedDependency[Services], path: FromPath[str] = ""
) -> Response[bytes]:
    """Give a file of the client, or the page that shows whatever the address is about."""
    wanted = path.strip("/")
    first, *_, last = [*wanted.split("/"), wanted.rpartition("/")[2]]
    asset = services.client.asset(wanted)
    if asset is None:
        if first in OURS or "." in last:
            raise Problem(HTTP_404_NOT_FOUND, "reason-not-found")
        asset = services.client.asset(INDEX)
    if asset is None:
        return page_of(NOT_BUILT)
    headers = {"Cache-Control": asset.cache, "ETag": asset.tag, "Vary": "Accept-Encoding"}
    if asset.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers, media_type=asset.media_type)
    content = asset.content
    if asset.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = asset.zipped
        headers["Content-Encoding"] = "gzip"
    if request.method == HttpMethod.HEAD:
        content = b""
    return Response(content, headers=headers, media_type=asset.media_type)


NOT_BUILT: Final = (
    "<h1>Signoria</h1><p>The server is running, but the client has not been built yet. "
    "Build it in the folder of the project, and load this page again:</p>"
    "<p><code>cd client &amp;&amp; npm ci &amp;&amp; npm run build</code></p>"
    '<p>Programs can use the server already: <a href="/schema">its interface</a>.</p>'
)


def page_of(body: str, language: str = "en", status: int = HTTP_200_OK) -> Response[bytes]:
    """Give a small page that needs no client."""
    content = (
        f'<!doctype html><html lang="{html.escape(language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Signoria</title>'
        f"<style>{STYLE}</style></head><body>{body}</body></html>"
    )
    return Response(
        content.encode(),
        status_code=status,
        media_type="text/html",
        headers={"Cache-Control": "no-store"},
    )
