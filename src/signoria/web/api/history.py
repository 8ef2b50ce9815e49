"""What somebody has played, and what everybody may look back at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.web.api.results import games_over, played
from signoria.web.api.routes import get
from signoria.web.api.shapes import Played
from signoria.web.handed import AnyRequest, Provided

if TYPE_CHECKING:
    pass

MOST_SHOWN: Final = 12


@get("/api/history", tags=["results"], summary="My games")
async def history(request: AnyRequest, services: Provided) -> list[Played]:
    """Give the games of the guest who asks that are over, the last one first."""
    guest = services.identity.known(request)
    if guest is None:
        return []
    over = await games_over(services.store, guest)
    rated = await services.store.rated_of(guest)
    return [played(listed, guest, rated.get(listed.code)) for listed in over if not listed.removed]


@get("/api/shown-games", tags=["results"], summary="Games to look back at")
async def games_shown(request: AnyRequest, services: Provided) -> list[Played]:
    """Give the last games that are over and that everybody could watch, since anyone might have joined them."""
    guest = services.identity.known(request)
    return [played(listed, guest) for listed in await services.store.games_shown(MOST_SHOWN)]
