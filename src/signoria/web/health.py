"""Whether the server is well, for whoever watches over it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

import signoria

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
