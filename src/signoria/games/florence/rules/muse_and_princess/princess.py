"""The Princess."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit_count
from signoria.games.florence.data.actions import PRINCESS_WORK
from signoria.games.florence.data.components import PRINCESS
from signoria.games.florence.rules.frames import QuietChoice
from signoria.games.florence.rules.work_values import minimum
from signoria.games.florence.rules.works import pay_for_work
from signoria.games.florence.state.table import Florence

FOR_LANDSCAPE: Final = 3
FOR_BUILDER: Final = 2
FOR_BUILDING: Final = 2


def princess_value(game: Florence, seat: i64) -> i64:
    """Her work counts every landscape 3, builders and buildings 2, cards 1; jesters and freedoms nothing."""
    player = game.players[seat]
    value = FOR_LANDSCAPE * player.landscape_tiles() + FOR_BUILDER * player.builders
    return value + FOR_BUILDING * bit_count(player.buildings) + player.cards()


def princess_parts(game: Florence, seat: i64) -> dict[str, int]:
    """Give how the value of her work adds up."""
    player = game.players[seat]
    return {
        "landscape": FOR_LANDSCAPE * player.landscape_tiles(),
        "builders": FOR_BUILDER * player.builders,
        "building": FOR_BUILDING * bit_count(player.buildings),
        "cards": player.cards(),
        "value": princess_value(game, seat),
    }


def can_please(game: Florence, seat: i64) -> bool:
    """Whether a player holds the Princess and her work would reach the minimum."""
    return game.players[seat].character == PRINCESS and princess_value(game, seat) >= minimum(game)


class PrincessWork(QuietChoice):
    """Complete a work without a person card. It is paid like any other; then the Princess goes back."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "princess-work")

    def options(self, game: Florence) -> vec[i64]:
        return vec[i64]([PRINCESS_WORK])

    def chosen(self, game: Florence, option: i64) -> None:
        value = princess_value(game, self.seat)
        facts: dict[str, object] = {}
        if game.journal is not None:
            facts = {"seat": self.seat, "kind": "princess", "bonus": {}}
            facts["parts"] = princess_parts(game, self.seat)
        game.give_back_character(self.seat, tell=False)
        pay_for_work(game, self.seat, value, facts)

    def about(self, game: Florence) -> dict[str, object]:
        return {"value": princess_value(game, self.seat), "minimum": minimum(game)}
