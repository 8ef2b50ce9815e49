"""Results of all players in a game, and the ladder of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from litestar.params import FromPath

from signoria.games import REGISTRY
from signoria.tables.history.rating import anchor
from signoria.tables.table.levels import level_of, levels
from signoria.tables.table.rows import share_of_victory
from signoria.tables.table.settings import checked_game
from signoria.web.api.results import anchored, games_over, rating, rungs
from signoria.web.api.routes import get
from signoria.web.api.shapes import Ladder, OwnResults, Ranked, ResultsAgainst, Statistics
from signoria.web.handed import AnyRequest, Provided

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.tables.history.rating import Skill
    from signoria.tables.table.rows import Listed, Standing

Kind = Literal["bots", "people", "device"]
KINDS: tuple[Kind, ...] = ("bots", "people", "device")


@get("/api/statistics/{game:str}", tags=["results"], summary="Results in a game")
async def statistics(request: AnyRequest, services: Provided, game: FromPath[str]) -> Statistics:
    """Give who has played a game how often and won, and how the guest who asks has done."""
    name = checked_game(game).name
    guest = services.identity.known(request)
    standings = await services.store.standings(name)
    known = {one for one in (guest, *(standing.guest for standing in standings)) if one is not None}
    skills = await services.store.ratings(name, known)
    rows = [row(name, one, guest, skills) for one in standings]
    over = [] if guest is None else await games_over(services.store, guest)
    return Statistics(name, own_results(name, over, guest, skills), rows)


@get("/api/ladder", tags=["results"], summary="Beat the house")
async def ladder(request: AnyRequest, services: Provided) -> list[Ladder]:
    """Give the levels of the house in each game, and how the guest who asks has done against them."""
    guest = services.identity.known(request)
    over = [] if guest is None else await games_over(services.store, guest)
    return [Ladder(game, rungs(game, over, guest)) for game in REGISTRY.games() if levels(game)]


def row(game: str, standing: Standing, guest: str | None, skills: dict[str, Skill]) -> Ranked:
    """Show a player. Bots are rated too, though nothing changes it."""
    return Ranked(
        standing.name,
        standing.bot,
        level_of(game, standing.bot),
        guest is not None and standing.guest == guest,
        standing.games,
        round(standing.wins, 2),
        anchored(anchor(game, standing.bot)) if standing.guest is None else rating(skills.get(standing.guest)),
    )


def own_results(game: str, over: Sequence[Listed], guest: str | None, skills: dict[str, Skill]) -> OwnResults:
    """Count the games of a guest; seats of other people at the same device are not told apart."""
    if guest is None:
        return OwnResults(0, 0.0, None, None, [])
    played = [listed for listed in over if listed.game == game]
    scores = [score for listed in played for score in own_scores(listed, guest)]
    tallies = [tally(kind, [listed for listed in played if kind_of(listed, guest) == kind], guest) for kind in KINDS]
    return OwnResults(
        len(played),
        round(sum(wins(listed, guest) for listed in played), 2),
        max(scores, default=None),
        average(scores),
        [rung.level for rung in rungs(game, over, guest) if rung.wins],
        rating(skills.get(guest)),
        [one for one in tallies if one.games],
    )


def tally(kind: Kind, played: Sequence[Listed], guest: str) -> ResultsAgainst:
    """Count games of one kind."""
    scores = [score for listed in played for score in own_scores(listed, guest)]
    return ResultsAgainst(kind, len(played), round(sum(wins(listed, guest) for listed in played), 2), average(scores))


def kind_of(listed: Listed, guest: str) -> Kind:
    """Say whom a guest played against."""
    seats = listed.summary.seats
    if sum(seat.guest == guest for seat in seats) > 1:
        return "device"
    return "bots" if all(seat.kind == "bot" for seat in seats if seat.guest != guest) else "people"


def own_scores(listed: Listed, guest: str) -> list[int]:
    """Give the points on the seats of a guest."""
    result = listed.summary.result
    seats = enumerate(listed.summary.seats)
    return [] if result is None else [result.scores[number] for number, seat in seats if seat.guest == guest]


def wins(listed: Listed, guest: str) -> float:
    """Give how much of a victory a guest had; a shared one counts as its share."""
    mine = [number for number, seat in enumerate(listed.summary.seats) if seat.guest == guest]
    return sum(share_of_victory(listed.summary, number) for number in mine)


def average(scores: Sequence[int]) -> float | None:
    """Give the mean of points."""
    return round(sum(scores) / len(scores), 1) if scores else None
