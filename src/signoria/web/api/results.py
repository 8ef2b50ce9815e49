"""What came of the games of a guest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.tables.levels import LEVELS
from signoria.tables.showing import Reader, listed_shown
from signoria.web.api.shapes import Played, TableSummary

if TYPE_CHECKING:
    from signoria.tables.store import Store
    from signoria.tables.stored import Listed

MOST: Final = 500


def summary(listed: Listed, reader: str | None) -> TableSummary:
    """Give a table as lists show it."""
    return TableSummary(**_fields(listed, reader))


def played(listed: Listed, reader: str | None) -> Played:
    """Give a game that is over."""
    result = listed.summary.result
    assert result is not None
    fields = _fields(listed, reader)
    return Played(**fields, scores=result.scores, winners=result.winners, ended=listed.changed)


def _fields(listed: Listed, reader: str | None) -> dict[str, Any]:
    shown = listed_shown(listed, Reader(reader))
    fields: dict[str, Any] = {name: getattr(shown, name) for name in shown.__struct_fields__}
    asked = listed.summary.asked
    seats = [number for number, seat in enumerate(listed.summary.seats) if asked is not None and seat.guest == asked]
    return {
        **fields,
        "asked": seats[0] if seats else None,
        "turn": listed.summary.turn,
        "opened": listed.created,
        "changed": listed.changed,
    }


async def games_over(store: Store, guest: str, most: int = MOST) -> list[Listed]:
    """Give the games of a guest that are over, the last one first."""
    return [listed for listed in await store.tables_of(guest, most) if listed.summary.result is not None]


async def beaten_levels(store: Store, guest: str) -> dict[str, list[str]]:
    """Give the levels of bots that a guest has beaten, by game."""
    beaten: dict[str, set[str]] = {}
    for listed in await games_over(store, guest):
        level = beaten_level(listed, guest)
        if level is not None:
            beaten.setdefault(listed.game, set()).add(level)
    return {game: [level for level in LEVELS.get(game, {}) if level in levels] for game, levels in beaten.items()}


def beaten_level(listed: Listed, guest: str) -> str | None:
    """Give the strongest level among the bots that a guest has beaten alone, if all others were bots."""
    result, seats = listed.summary.result, listed.summary.seats
    mine = [number for number, seat in enumerate(seats) if seat.guest == guest]
    others = [seat for seat in seats if seat.guest != guest]
    if result is None or len(mine) != 1 or result.winners != mine or any(seat.kind != "bot" for seat in others):
        return None
    bots = {seat.bot for seat in others}
    return next((level for level, bot in reversed(LEVELS.get(listed.game, {}).items()) if bot in bots), None)
