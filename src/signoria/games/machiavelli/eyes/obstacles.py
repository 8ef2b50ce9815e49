"""Why a district in hand cannot be built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.core.message import Message, name
from signoria.games.machiavelli.data.components import FULL_FOR_MONUMENT, MONUMENT, NAMES, SECRET_VAULT
from signoria.games.machiavelli.rules.building import NOTHING_GONE, counts, may_stand, price

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


def why_not_built(game: Machiavelli, seat: i64, kind: i64) -> Message:
    """Say why a district in hand cannot be built."""
    player, turn, rule = game.players[seat], game.turn, game.rule()
    limit = rule.limit() + turn.more_builds
    card = name("card", NAMES[kind])
    key = ""
    if kind == SECRET_VAULT:
        key = "why-vault"
    elif not turn.income_taken:
        key = "why-income"
    elif not rule.may_build():
        key = "why-navigator"
    elif kind == MONUMENT and player.city.size >= FULL_FOR_MONUMENT:
        key = "why-monument"
    if key:
        return key, {}
    if not may_stand(game, seat, kind, NOTHING_GONE):
        return "why-twice", {"card": card}
    if turn.builds >= limit and counts(game, kind):
        return "why-limit", {"number": limit}
    cost = price(game, seat, kind, NOTHING_GONE)
    if cost > player.gold:
        return "why-gold", {"card": card, "price": cost, "missing": cost - player.gold}
    return "why-no-use", {}
