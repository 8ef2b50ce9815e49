"""Whether the server is well and what it has measured, for whoever watches over it."""

from __future__ import annotations

import msgspec
from litestar import Response
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

import signoria
from signoria.tables.table.refusal import Refusal
from signoria.web.api.routes import get
from signoria.web.guard.proxies import PASSED_ON, Networks
from signoria.web.handed import AnyRequest, Provided


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    # well, closing; and when it is to be ready: storage-full, storage-read-only, storage-silent, no-storage, bus-silent
    status: str
    version: str


@get("/health", tags=["server"], summary="Whether the server lives")
async def health(services: Provided) -> Health:
    """Say that the server lives. Whoever gets no answer may start it anew."""
    return Health("closing" if services.closing else "well", signoria.__version__)


@get("/ready", tags=["server"], summary="Whether the server can serve tables")
async def ready(services: Provided) -> Response[Health]:
    """Say whether the server can serve tables: it is not closing, its storage can be written, its bus is heard."""
    status = "closing" if services.closing else await services.readiness.status()
    code = HTTP_200_OK if status == "well" else HTTP_503_SERVICE_UNAVAILABLE
    return Response(Health(status, signoria.__version__), status_code=code)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest, services: Provided) -> Response[bytes]:
    """Give all measurements in the form that Prometheus reads."""
    client = request.client
    # Behind a proxy that nobody has named, everybody would seem to be at this machine.
    passed_on = any(name in request.headers for name in PASSED_ON)
    if passed_on or (client and client.host) not in Networks(services.settings.measured_from):
        raise Refusal("reason-not-here")
    services.measure()
    return Response(generate_latest(services.metrics.registry), media_type=CONTENT_TYPE_LATEST)
