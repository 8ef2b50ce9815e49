"""The client's files, and the page that opens for every address of it."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Final

from litestar import HttpMethod, Response, get, route
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

from signoria.tables.table.refusal import Refusal
from signoria.web.api.rules import preferred
from signoria.web.assets import ASK_AGAIN, INDEX
from signoria.web.guard.door import STYLE
from signoria.web.handed import AnyRequest, Provided

if TYPE_CHECKING:
    from signoria.web.services import Services

# Marks a route whose answers are not to be zipped on their way.
AS_IT_IS: Final = "as_it_is"
HTML: Final = "text/html"
# Which pages open at paths, by what they begin with.
PAGES: Final = {"": "home", "t": "table"}
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
        return page_of(NOT_BUILT, dress="")
    headers = {"Cache-Control": asset.cache, "ETag": asset.tag, "Vary": "Accept-Encoding"}
    if asset.media_type == HTML and (ahead := said_ahead(request, services, wanted)):
        headers["Link"] = ahead
    if asset.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers, media_type=asset.media_type)
    content, way = asset.wanted(request.headers.get("accept-encoding", ""))
    if way is not None:
        headers["Content-Encoding"] = way
    if request.method == HttpMethod.HEAD:
        content = b""
    return Response(content, headers=headers, media_type=asset.media_type)


def said_ahead(request: AnyRequest, services: Services, path: str) -> str:
    """Say what the page at a path will want; of a table that is open here, what its game wants too."""
    first, _, code = path.partition("/")
    page = PAGES.get(first)
    if page is None:
        return ""
    language = preferred(request.headers.get("accept-language", ""))
    return services.assets.ahead.wanted(page, language, services.rooms.game(code.partition("/")[0]))


NOT_BUILT: Final = (
    "<h1>Signoria</h1><p>The server is running, but the client has not been built yet. "
    "Build it in the folder of the project, and load this page again:</p>"
    "<p><code>cd client &amp;&amp; npm ci &amp;&amp; npm run build</code></p>"
    '<p>Programs can use the server already: <a href="/schema">its interface</a>.</p>'
)


# The second i is the tower of the Palazzo della Signoria, as above every page of the client.
WORDMARK: Final = (
    '<a class="wordmark" href="/" aria-label="Signoria"><span aria-hidden="true">Signor<span class="tower">\u0131'
    '<svg viewBox="0 0 30 62"><g fill="currentColor">'
    '<path d="M9 62V55.5L2 48V31h6v5.5h4V31h6v5.5h4V31h6v17l-7 7.5V62z"/>'
    '<path d="M6.5 28.5V16h4v3h2.8v-3h3.4v3h2.8v-3h4v12.5h-5.3v-6.3h-6.4v6.3z"/><path d="M5.5 14 15 4l9.5 10z"/></g>'
    '<path d="M15 7V-4" stroke="currentColor" stroke-width="2"/><path class="flag" d="M16-4.5 29 0 16 4.5z"/>'
    "</svg></span>a</span></a>"
)
# What else dresses a small page, where the client is built: our letters, and the light that was chosen here.
DRESS: Final = '<link rel="stylesheet" href="/letters.css"><script src="/theme.js"></script>'
FAMILIES: Final = {"fraunces": "Fraunces Variable", "source": "Source Sans 3 Variable"}


@get("/letters.css", include_in_schema=False, sync_to_thread=False, media_type="text/css")
def letters(services: Provided) -> Response[str]:
    """Say where the letters are that small pages are written with."""
    faces = [
        f"@font-face{{font-family:'{FAMILIES[name]}';font-weight:200 900;font-display:swap;"
        f"src:url(/{file}) format('woff2')}}"
        for file in services.assets.ahead.fonts
        if (name := file.rpartition("/")[2].partition("-")[0]) in FAMILIES
    ]
    return Response("".join(faces), headers={"Cache-Control": ASK_AGAIN}, media_type="text/css")


def page_of(body: str, language: str = "en", status: int = HTTP_200_OK, dress: str = DRESS) -> Response[bytes]:
    """Give a small page that needs no client."""
    content = (
        f'<!doctype html><html lang="{html.escape(language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Signoria</title>'
        '<meta name="theme-color" content="#fbf7ef"><link rel="icon" href="/icon.svg" type="image/svg+xml">'
        f"<style>{STYLE}</style>{dress}</head>"
        f"<body><header>{WORDMARK}</header><main>{body}</main></body></html>"
    )
    return Response(
        content.encode(),
        status_code=status,
        media_type="text/html",
        headers={"Cache-Control": "no-store"},
    )
