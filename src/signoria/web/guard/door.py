"""The door: who may come in, what browsers are told to do with the answers, and what is written down about it.

It stands before the framework, so that it sees every request, also those for which there is no route.
"""

from __future__ import annotations

import base64
import hashlib
import re
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from signoria.tables.table.refusal import Refusal
from signoria.web.errors import headers_of, status_of
from signoria.web.guard.headers import Headers, hostname, urlsplit_netloc
from signoria.web.guard.limits import source
from signoria.web.guard.proxies import Proxies
from signoria.web.logs import traced
from signoria.web.network import only_here

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from signoria.web.guard.limits import Meters
    from signoria.web.metrics import Metrics
    from signoria.web.reach import Reach
    from signoria.web.settings import ServerSettings

LOG: Final = structlog.get_logger("signoria.web")

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
# For the few pages that the server writes itself.
LIGHT: Final = (
    "color-scheme:light;"
    "--paper:#f3ecdf;--surface:#fbf7ef;--ink:#2a2119;--line:#b9a587;--cinabro:#9d2a24;--lapis:#2a4b80"
)
DARK: Final = (
    "color-scheme:dark;--paper:#15110d;--surface:#1f1913;--ink:#f2e8d8;--line:#5a4b3a;--cinabro:#e06a5f;--lapis:#8fb4ee"
)
STYLE: Final = (
    f":root{{{LIGHT}}}@media(prefers-color-scheme:dark){{:root{{{DARK}}}}}"
    # As it was chosen here, whatever the device prefers.
    f":root[data-theme=light]{{{LIGHT}}}:root[data-theme=dark]{{{DARK}}}"
    "html{background:var(--paper);color:var(--ink)}"
    "body{font:1.1rem/1.5 'Source Sans 3 Variable','Source Sans 3',system-ui,sans-serif;max-width:34rem;"
    "margin:10vh auto;padding:0 1rem}"
    "header{margin:0 .2rem .8rem}"
    ".wordmark{display:inline-block;padding-top:.22em;font:600 2rem/1 'Fraunces Variable',Fraunces,Georgia,serif;"
    "letter-spacing:-.005em;color:var(--ink);text-decoration:none;white-space:nowrap}"
    ".tower{position:relative}.tower svg{position:absolute;left:50%;bottom:.775em;width:.3em;height:.56em;"
    "margin-left:-.155em;overflow:visible}.flag{fill:var(--cinabro)}"
    "main{padding:1.6rem;background:var(--surface);border:1px solid var(--line);border-radius:10px}"
    "h1{font:600 1.7rem/1.2 'Fraunces Variable',Fraunces,Georgia,serif;margin:0 0 .6rem}"
    "button{font:inherit;font-weight:600;min-height:48px;padding:.5rem 1.4rem;border:0;border-radius:6px;"
    "background:var(--cinabro);color:var(--surface)}"
    "main a{color:var(--lapis)}code{font-size:.95em}"
)
STYLE_HASH: Final = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        f"style-src 'self' 'sha256-{STYLE_HASH}'",
        # Only for the places of things on a table, which scripts compute.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
# What a page is made of opens no page by itself: nothing else of the above counts for it, and there are many of them.
PARTS: Final = "/assets/"
OF_PARTS: Final = tuple(
    one for one in HEADERS if one[0] in (b"x-content-type-options", b"cross-origin-resource-policy")
)
# Browsers heed it where nobody on the way can change an answer, and complain elsewhere.
APART: Final = (b"cross-origin-opener-policy", b"same-origin")
SLASHES: Final = re.compile("/{2,}")
# Answers that depend on who asks are for nobody else, and true only now.
PERSONAL: Final = ("/api/", "/ws/", "/i/", "/health/", "/ready/", "/metrics/")


class Door:
    """Lets requests through to the application that should be answered."""

    def __init__(
        self, inner: ASGIApp, settings: ServerSettings, meters: Meters, metrics: Metrics, reach: Reach
    ) -> None:
        self.inner = inner
        self.settings = settings
        self.reach = reach
        self.meters = meters
        self.metrics = metrics
        self.proxies = Proxies(settings.proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or carry one WebSocket."""
        kind: str = scope["type"]
        if kind in ("http", "websocket"):
            self.proxies.look_behind(scope)
        if kind in ("http", "websocket") and "//" in scope["path"]:
            # The framework takes two slashes for one, and so must every check before it.
            scope["path"] = SLASHES.sub("/", scope["path"])
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.inner(scope, receive, send)

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401
        started = time.perf_counter()
        status = 0
        dressing = self._dressing(scope)

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *((name, value) for name, value in dressing if name not in given),
                ]
            await send(message)

        try:
            self._check(scope)
            await self.inner(scope, receive, dressed)
        except Refusal as refusal:
            await refuse(dressed, refusal)
        except Exception as wrong:  # noqa: BLE001 - the last place that can answer
            LOG.error("error", method=scope["method"], **traced(wrong))  # noqa: TRY400 - without what it says
            if not status:
                await refuse(dressed, Refusal("reason-error"))
        finally:
            self._note(scope, status, time.perf_counter() - started)

    async def _websocket(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401
        try:
            self._check(scope)
        except Refusal as refusal:
            LOG.info("socket refused", reason=refusal.reason)
            await receive()
            # Before it is accepted, this is answered with status 403.
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.reason})
            return
        await self.inner(scope, receive, send)

    def _check(self, scope: Any) -> None:  # noqa: ANN401
        headers = Headers(scope)
        if not self.reach.answers_to(hostname(headers.get("host")), (scope.get("server") or (None,))[0]):
            raise Refusal("reason-host")
        path = scope["path"]
        if personal(path):
            client = scope.get("client")
            self.meters.requests.count(source(None, client[0] if client else None))
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            self._check_origin(headers)
        if scope["type"] == "http" and scope["method"] not in SAFE and path.startswith("/api") and has_body(headers):
            kind = (headers.get("content-type") or "").partition(";")[0].strip().lower()
            if kind != "application/json":
                raise Refusal("reason-media")

    def _check_origin(self, headers: Headers) -> None:
        """Refuse what pages of other sites do in the name of a guest; programs send no origin, and no page can."""
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site") in (None, "same-origin", "none"):
                return
        elif origin in self.settings.origins or (
            origin.lower().startswith(("http://", "https://"))
            and urlsplit_netloc(origin) == (headers.get("host") or "").lower()
        ):
            return
        raise Refusal("reason-origin")

    @staticmethod
    def _dressing(scope: Any) -> tuple[tuple[bytes, bytes], ...]:  # noqa: ANN401
        if scope["path"].startswith(PARTS):
            return OF_PARTS
        dressing = HEADERS
        if personal(scope["path"]):
            dressing = (*dressing, (b"cache-control", b"no-store"))
        if scope.get("scheme") == "https" or only_here(hostname(Headers(scope).get("host"))):
            dressing = (*dressing, APART)
        if scope.get("scheme") == "https":
            dressing = (*dressing, (b"strict-transport-security", b"max-age=31536000"))
        return dressing

    def _note(self, scope: Any, status: int, seconds: float) -> None:  # noqa: ANN401
        # The pattern of the path, never the path: it may hold the secret of a link. No pattern: an unknown path.
        method = scope["method"] if scope["method"] in METHODS else "other"
        route = scope.get("path_template") or "none"
        self.metrics.requests.labels(method, route, str(status)).inc()
        self.metrics.request_seconds.labels(method, route).observe(seconds)
        level = LOG.info if status >= 400 or method not in SAFE else LOG.debug
        level("request", method=method, route=route, status=status, milliseconds=round(seconds * 1000, 2))


METHODS: Final = SAFE | {"POST", "PUT", "PATCH", "DELETE"}


def personal(path: str) -> bool:
    """Whether what is answered at a path depends on who asks, and when."""
    return f"{path}/".startswith(PERSONAL)


def has_body(headers: Headers) -> bool:
    """Whether something is sent along."""
    return headers.get("transfer-encoding") is not None or headers.get("content-length") not in (None, "0")


async def refuse(send: Send, refusal: Refusal) -> None:
    """Answer without the framework."""
    body = msgspec.json.encode({"reason": refusal.reason, "facts": refusal.facts})
    headers = {"content-type": "application/json", "content-length": str(len(body)), **headers_of(refusal)}
    encoded = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status_of(refusal), "headers": encoded})
    await send({"type": "http.response.body", "body": body, "more_body": False})
