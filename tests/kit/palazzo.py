"""The language of the tests of Florence: furnish a palazzo, play it move by move, look at the table.

    scene = Palazzo({"hand": "poet", "jesters": 3}, {}, {}, phase="actions", round=1)
    scene.play("work", "work poet", "buy 2")
    assert scene.points(0) == 2

Players come first, as in scenarios; the rest of the scenario is given by name. Every decision that it meets
is also checked for soundness and put to every bot of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import signoria
from signoria.games.florence.state.table import Florence
from tests.kit.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from signoria.games.florence.state.player import Player

GAME = signoria.game("florence")
MUSE = {"expansion-muse-princess": "on"}
TOGETHER = {"expansion-cooperative": "on"}


class Palazzo(Stage[Florence]):
    """A scenario of Florence that is being played."""

    GAME = "florence"
    DECLINING = ("pass", "decline", "nothing", "keep", "end-turn", "buy 0", "done", "exchange 0")

    def __init__(self, *players: Mapping[str, object], **wanted: object) -> None:
        super().__init__(**({"players": list(players)} if players else {}), **wanted)

    # --- What is asked -------------------------------------------------------------------------------------------

    @property
    def menu(self) -> list[str]:
        """The options but those that sell points."""
        return [option for option in self.options if not option.startswith("sell ")]

    def said_of(self, verb: str) -> list[str]:
        """The words that a verb is offered with."""
        return [option.removeprefix(f"{verb} ") for option in self.options if option.startswith(f"{verb} ")]

    # --- The table -----------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        """A player."""
        return self.position.players[seat]

    def money(self, seat: int) -> int:
        """The cash of a player."""
        return self.position.players[seat].money

    def points(self, seat: int) -> int:
        """The points of a player."""
        return self.position.players[seat].points

    def seen(self, seat: int | None, player: int) -> dict[str, Any]:
        """What a seat sees of a player."""
        return cast("dict[str, Any]", self.view(seat)["players"][player])
