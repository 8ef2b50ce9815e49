"""Against whom somebody has played, and who did better: in games that are over and were no practice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from signoria.tables.history.rating import ranks
from signoria.tables.table import seats as seating
from signoria.tables.table.arms import arms_of
from signoria.tables.table.house import mark_of
from signoria.tables.table.levels import level_of
from signoria.tables.table.names import forgotten
from signoria.web.api.remark import finish
from signoria.web.api.shapes import Opponent

if TYPE_CHECKING:
    from collections.abc import Iterable

    from signoria.tables.table.rows import Listed

MOST_OPPONENTS: Final = 60
# Before the level of a bot, where the mark of a person stands else.
BOT: Final = "bot-"


def met(listed: Listed, guest: str) -> dict[str, list[int]]:
    """Give the seats of all others at a table, by the mark of the person, or the level of the bots."""
    found: dict[str, list[int]] = {}
    for number, seat in enumerate(listed.summary.seats):
        if seat.kind == "bot":
            found.setdefault(BOT + (level_of(listed.game, seat.bot) or ""), []).append(number)
        elif seat.guest is not None and seat.guest != guest and not forgotten(seat.name):
            found.setdefault(mark_of(guest, seat.guest), []).append(number)
    return found


def fits(listed: Listed, guest: str, game: str | None, among: str | None, against: str | None) -> bool:
    """Whether a game is one of those that are asked for: of which game, among people or bots alone, against whom."""
    people = any(other != guest for other in seating.people(listed.summary.seats))
    return (
        (game is None or listed.game == game)
        and (among is None or people == (among == "people"))
        and (against is None or against in met(listed, guest))
    )


def opponents(over: Iterable[Listed], guest: str) -> list[Opponent]:
    """Give everybody against whom a guest has finished games, who was met most often first.

    `over` has the last game first: people have the name they had then.
    """
    found: dict[str, Opponent] = {}
    for listed in over:
        mine, result = finish(listed, guest), listed.summary.result
        if mine is None or result is None or listed.summary.practice is not None:
            continue
        places = ranks(result)
        for who, seats in met(listed, guest).items():
            first = listed.summary.seats[seats[0]]
            arms = None if first.guest is None else arms_of(first.guest)
            known = found.get(who) or Opponent(who, first.name, arms, last=listed.changed)
            theirs = min(places[seat] for seat in seats)
            found[who] = msgspec.structs.replace(
                known,
                games=known.games + 1,
                ahead=known.ahead + (mine.place < theirs),
                behind=known.behind + (mine.place > theirs),
            )
    return sorted(found.values(), key=lambda one: (-one.games, -one.last))[:MOST_OPPONENTS]
