"""The best true thing to say to somebody about a game that is over, from the games that this player has finished."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from signoria.tables.history.rating import ranks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.core.message import Message
    from signoria.tables.table.rows import Listed


class Finish(msgspec.Struct, frozen=True):
    """How somebody finished a game."""

    place: int
    points: int


def remark(over: Sequence[Listed], code: str, guest: str) -> Message | None:
    """Give the best true thing about a game of a guest; None where there is nothing more to say than the result.

    The games are given with the last one first. Those count that came before it, of the same game, in one seat.
    """
    place = next((number for number, listed in enumerate(over) if listed.code == code), None)
    if place is None:
        return None
    now = finish(over[place], guest)
    earlier = [
        found
        for listed in over[place + 1 :]
        if listed.game == over[place].game and (found := finish(listed, guest)) is not None
    ]
    return None if now is None else _said(now, earlier)


def _said(now: Finish, earlier: Sequence[Finish]) -> Message | None:
    won = [one.place == 1 for one in earlier]
    if not earlier:
        return "remark-first-win" if now.place == 1 else "remark-first-game", {"games": 1}
    if now.place == 1 and not any(won):
        return "remark-first-win", {"games": len(earlier) + 1}
    if now.place == 1 and won[0]:
        streak = won.index(False) if False in won else len(won)
        return "remark-streak", {"wins": streak + 1}
    best = max(one.points for one in earlier)
    if now.points > best:
        return "remark-best-score", {"points": best}
    place = min(one.place for one in earlier)
    if now.place < place:
        return "remark-best-place", {"place": place}
    return None


def finish(listed: Listed, guest: str) -> Finish | None:
    """Give how a guest finished a game; None for several seats at one device, of which nobody knows who it was."""
    result = listed.summary.result
    mine = [number for number, seat in enumerate(listed.summary.seats) if seat.guest == guest]
    if result is None or len(mine) != 1:
        return None
    return Finish(ranks(result)[mine[0]], result.scores[mine[0]])
