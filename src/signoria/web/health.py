"""Whether the server is well and what it has measured, for whoever watches over it."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING

import msgspec
from litestar import Response
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

import signoria
from signoria.tables.table.refusal import Refusal
from signoria.web.api.routes import get
from signoria.web.guard.proxies import PASSED_ON
from signoria.web.handed import AnyRequest, Provided

if TYPE_CHECKING:
    pass


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


def nearby(address: str) -> bool:
    """Whether an address belongs to this machine or network."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return found.is_loopback or found.is_private or found.is_link_local


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest, services: Provided) -> Response[bytes]:
    """Give all measurements in the form that Prometheus reads."""
    client = request.client
    # Behind a proxy that nobody has named, everybody would seem to be nearby.
    passed_on = any(name in request.headers for name in PASSED_ON)
    if not services.settings.open_metrics and (client is None or passed_on or not nearby(client.host)):
        raise Refusal("reason-not-here")
    services.measure()
    return Response(generate_latest(services.metrics.registry), media_type=CONTENT_TYPE_LATEST)
