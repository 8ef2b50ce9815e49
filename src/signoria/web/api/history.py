"""What somebody has played, and what everybody may look back at."""

from __future__ import annotations

from typing import Final, Literal

from litestar.params import FromQuery

from signoria.web.api.opponents import fits, opponents
from signoria.web.api.results import games_over, played
from signoria.web.api.routes import get
from signoria.web.api.shapes import Opponent, Played
from signoria.web.handed import AnyRequest, Provided

MOST_SHOWN: Final = 12
# Games in a history, unless more or fewer are asked for.
MOST_PLAYED: Final = 100


@get("/api/history", tags=["results"], summary="My games")
async def history(
    request: AnyRequest,
    services: Provided,
    game: FromQuery[str | None] = None,
    among: FromQuery[Literal["people", "bots"] | None] = None,
    against: FromQuery[str | None] = None,
    limit: FromQuery[int] = MOST_PLAYED,
) -> list[Played]:
    """Give the games of the guest who asks that are over, the last one first; of one game or against somebody only."""
    guest = services.identity.known(request)
    if guest is None:
        return []
    over = await games_over(services.store, guest)
    rated = await services.store.rated_of(guest)
    found = [one for one in over if not one.removed and fits(one, guest, game, among, against)]
    return [played(listed, guest, rated.get(listed.code)) for listed in found[: max(0, limit)]]


@get("/api/opponents", tags=["results"], summary="Against whom I have played")
async def opponents_met(request: AnyRequest, services: Provided, game: FromQuery[str | None] = None) -> list[Opponent]:
    """Give against whom the guest who asks has finished games, and who did better; of one game, if one is named."""
    guest = services.identity.known(request)
    if guest is None:
        return []
    over = await games_over(services.store, guest)
    return opponents([one for one in over if game is None or one.game == game], guest)


@get("/api/shown-games", tags=["results"], summary="Games to look back at")
async def games_shown(request: AnyRequest, services: Provided) -> list[Played]:
    """Give the last games that are over and that everybody could watch, since anyone might have joined them."""
    guest = services.identity.known(request)
    return [played(listed, guest) for listed in await services.store.games_shown(MOST_SHOWN)]
