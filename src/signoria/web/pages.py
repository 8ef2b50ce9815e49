"""The client's files, and the page that opens for every address of it."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Final

from litestar import HttpMethod, Response, route
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

from signoria.tables.table.refusal import Refusal
from signoria.web.assets import INDEX
from signoria.web.guard.door import STYLE
from signoria.web.handed import AnyRequest, Provided

if TYPE_CHECKING:
    pass

# Marks a route whose answers are not to be zipped on their way.
AS_IT_IS: Final = "as_it_is"
# Paths that are no pages of the client.
OURS: Final = ("api", "ws", "schema", "i", "m", "health", "metrics")


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    sync_to_thread=False,
    opt={AS_IT_IS: True},
)
def page(request: AnyRequest, services: Provided, path: FromPath[str] = "") -> Response[bytes]:
    """Give a file of the client, or the page that shows whatever the address is about."""
    wanted = path.strip("/")
    first, *_, last = [*wanted.split("/"), wanted.rpartition("/")[2]]
    asset = services.assets.asset(wanted)
    if asset is None:
        if first in OURS or "." in last:
            raise Refusal("reason-not-found")
        asset = services.assets.asset(INDEX)
    if asset is None:
        return page_of(NOT_BUILT)
    headers = {"Cache-Control": asset.cache, "ETag": asset.tag, "Vary": "Accept-Encoding"}
    if asset.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers, media_type=asset.media_type)
    content, way = asset.wanted(request.headers.get("accept-encoding", ""))
    if way is not None:
        headers["Content-Encoding"] = way
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
        '<link rel="icon" href="/icon.svg" type="image/svg+xml">'
        f"<style>{STYLE}</style></head><body>{body}</body></html>"
    )
    return Response(
        content.encode(),
        status_code=status,
        media_type="text/html",
        headers={"Cache-Control": "no-store"},
    )
