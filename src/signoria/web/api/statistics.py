"""Results of all players in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from signoria.tables.opening import checked_game
from signoria.web.api.results import beaten_levels, games_over
from signoria.web.api.shapes import OwnResults, Row, Statistics

if TYPE_CHECKING:
    from signoria.web.services import Services


@get("/api/statistics/{game:str}", tags=["results"], summary="Results in a game")
async def statistics(
    request: Request[Any, Any, Any], services: NamedDependency[Services], game: FromPath[str]
) -> Statistics:
    """Give who has played a game how often and won, and how the guest who asks has done."""
    name = checked_game(game).name
    guest = services.identity.known(request)
    rows = [
        Row(one.name, one.bot, guest is not None and one.guest == guest, one.games, round(one.wins, 2))
        for one in await services.store.standings(name)
    ]
    return Statistics(name, await own_results(services, name, guest), rows)


async def own_results(services: Services, game: str, guest: str | None) -> OwnResults:
    """Count the games of a guest; seats of other people at the same device are not told apart."""
    if guest is None:
        return OwnResults(0, 0.0, None, None, [])
    games = 0
    wins = 0.0
    scores: list[int] = []
    for listed in await games_over(services.store, guest):
        result = listed.summary.result
        if listed.game != game or result is None:
            continue
        games += 1
        for number, seat in enumerate(listed.summary.seats):
            if seat.guest == guest:
                scores.append(result.scores[number])
                wins += 1 / len(result.winners) if number in result.winners else 0
    beaten = await beaten_levels(services.store, guest)
    average = round(sum(scores) / len(scores), 1) if scores else None
    return OwnResults(games, round(wins, 2), max(scores, default=None), average, beaten.get(game, []))
