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

from itertools import groupby
from typing import TYPE_CHECKING, cast

import signoria
from signoria.bots import bot_names, new_bot
from signoria.games.dominion.data.components import NAMES, NUMBERS
from tests.kit.soundness import assert_sound

if TYPE_CHECKING:
    from signoria.core.zones import Zone
    from signoria.games.dominion.state.table import Dominion


def said(kinds: list[int]) -> str:
    """Write cards down as in a scenario."""
    parts = []
    for kind, group in groupby(kinds):
        number = len(list(group))
        parts.append(NAMES[kind] if number == 1 else f"{number} {NAMES[kind]}")
    return ", ".join(parts)


class Scene:
    """A scenario of Dominion that is being played."""

    def __init__(self, **wanted: object) -> None:
        described = {key.replace("_", "-"): value for key, value in wanted.items()}
        self.position = cast("Dominion", signoria.game("dominion").scenario(described))
        self.check()

    # --- Playing -------------------------------------------------------------------------------------------------

    def play(self, *moves: str) -> Scene:
        """Choose by notation, one decision after another."""
        for move in moves:
            self.position.play(move)
            self.check()
        return self

    def end_turn(self) -> Scene:
        """Decline everything until the turn passes to another player or the game is over."""
        seat = self.position.active
        while not self.position.over and self.position.active == seat:
            declining = ("end-actions", "start-buying", "end-buys", "pass", "done", "no")
            options = self.options
            self.play(next((move for move in declining if move in options), options[0]))
        return self

    def check(self) -> None:
        """Check the decision that the scene has come to, and put it to every bot."""
        assert_sound(self.position)
        seat = self.position.asked
        if seat is not None:
            for name in bot_names("dominion"):
                choice = new_bot("dominion", name, seed=5).choose(self.position.sight(seat))
                assert choice in self.position.legal(), f"{name} chose {self.position.notation(choice)}"

    # --- What is asked -------------------------------------------------------------------------------------------

    @property
    def options(self) -> list[str]:
        """The notations of what may be chosen now."""
        return [self.position.notation(option) for option in self.position.legal()]

    def expect_question(self, seat: int | None, question: str | None, options: str | None = None) -> None:
        """Check who is asked what, and, if given, exactly which options there are, in any order."""
        assert (self.position.asked, self.position.question) == (seat, question)
        if options is not None:
            assert sorted(self.options) == sorted(part.strip() for part in options.split(",") if part.strip())

    def expect_refused(self, move: str) -> None:
        """Check that a move is not possible now and that trying it changes nothing."""
        before = self.position.save()
        try:
            self.position.play(move)
        except signoria.IllegalAction:
            assert self.position.save() == before
        else:
            raise AssertionError(f"{move} should have been refused")

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

    # --- What happened -------------------------------------------------------------------------------------------

    def events(self, kind: str, reader: int | None = None) -> list[dict[str, object]]:
        """All events of a kind so far, as a seat, or a spectator, learned of them; without their running number."""
        told = [event.seen_by(reader) for event in self.position.events() if event.kind == kind]
        for event in told:
            del event["at"]
            del event["event"]
        return told
