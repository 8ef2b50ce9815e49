"""The language of the card tests: set a scene, play it move by move, look at the table.

    scene = Scene(players=[{"hand": "militia"}, {"hand": "copper, silver, gold, 2 estate"}])
    scene.play("play militia")
    scene.expect_question(1, "militia-discard", "discard copper, discard silver, discard gold, discard estate")
    scene.play("discard copper", "discard estate")
    assert scene.hand(1) == "silver, gold, estate"

Zones are written as in scenarios: `2 copper, estate`. Draw piles are read from the top, all others from the
bottom. Every decision that a scene meets is also checked for soundness and put to every bot of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.games.dominion.data.components import NAMES, NUMBERS
from signoria.games.dominion.state.table import Dominion
from tests.kit.stage import Stage, listed

if TYPE_CHECKING:
    from signoria.core.zones import Zone


def said(kinds: list[int]) -> str:
    """Write cards down as in a scenario."""
    return listed(NAMES[kind] for kind in kinds)


class Scene(Stage[Dominion]):
    """A scenario of Dominion that is being played."""

    GAME = "dominion"
    DECLINING = ("end-actions", "start-buying", "end-buys", "pass", "done", "no")

    def end_turn(self) -> Scene:
        """Decline everything until the turn passes to another player or the game is over."""
        seat = self.position.active
        while not self.position.over and self.position.active == seat:
            self.decline()
        return self

    # --- The table -----------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> str:
        """The hand of a player, sorted as in the table of components."""
        return said(self.position.players[seat].hand.listed())

    def deck(self, seat: int) -> str:
        """The draw pile of a player, from the top."""
        return said(self.position.players[seat].deck.listed()[::-1])

    def discard(self, seat: int) -> str:
        """The discard pile of a player, from the bottom."""
        return said(self.position.players[seat].discard.listed())

    def sizes(self, seat: int) -> tuple[int, int, int]:
        """Cards in hand, draw pile and discard pile."""
        player = self.position.players[seat]
        return player.hand.size, player.deck.size, player.discard.size

    def zone(self, name: str) -> str:
        """A zone of the table: trash, play_area, revealed, set_aside, looking_at, selected."""
        zone: Zone = getattr(self.position, name)
        return said(zone.listed())

    def supply(self, name: str) -> int:
        """Cards left in a pile."""
        return self.position.supply[NUMBERS[name]]

    @property
    def counters(self) -> tuple[int, int, int]:
        """Actions, buys and coins."""
        return self.position.actions, self.position.buys, self.position.coins
