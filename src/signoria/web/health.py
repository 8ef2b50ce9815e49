"""Whether the server is well and what it has measured, for whoever watches over it."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

import signoria
from signoria.tables.table.refusal import Refusal
from signoria.web.api.routes import get

if TYPE_CHECKING:
    from signoria.web.services import Services

PATIENCE: Final = 3.0


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: str  # well, closing, no-storage
    version: str


@get("/health", tags=["server"], summary="Whether the server can serve tables")
async def health(services: NamedDependency[Services]) -> Response[Health]:
    """Say whether the server can serve tables: it is not closing, and its storage answers."""
    status = "closing" if services.closing else "well"
    if not services.closing:
        try:
            async with asyncio.timeout(PATIENCE):
                await services.store.lobby(None, 1)
        except Exception:  # noqa: BLE001 - whatever is wrong with it
            status = "no-storage"
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
def metrics(request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Response[bytes]:
    """Give all measurements in the form that Prometheus reads."""
    client = request.client
    if not services.settings.open_metrics and (client is None or not nearby(client.host)):
        raise Refusal("reason-not-here")
    services.measure()
    return Response(generate_latest(services.metrics.registry), media_type=CONTENT_TYPE_LATEST)
