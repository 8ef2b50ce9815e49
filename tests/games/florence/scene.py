"""The language of the tests of Florence: set a scene, play it move by move, look at the table.

    scene = Scene({"hand": "poet", "jesters": 3}, {}, {}, phase="actions", round=1)
    scene.play("work", "work poet", "buy 2")
    assert scene.points(0) == 2

Players come first, as in scenarios; the rest of the scenario is given by name. Every decision that a scene meets is
also checked for soundness and put to every bot of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import signoria
from signoria.bots import bot_names, new_bot
from tests.kit.soundness import assert_sound

if TYPE_CHECKING:
    from collections.abc import Mapping

    from signoria.games.florence.state.player import Player
    from signoria.games.florence.state.table import Florence

GAME = signoria.game("florence")
MUSE = {"expansion-muse-princess": "on"}
TOGETHER = {"expansion-cooperative": "on"}


class Scene:
    """A scenario of Florence that is being played."""

    def __init__(self, *players: Mapping[str, object], **wanted: object) -> None:
        described: dict[str, object] = {key.replace("_", "-"): value for key, value in wanted.items()}
        if players:
            described["players"] = list(players)
        self.position = cast("Florence", GAME.scenario(described))
        self.check()

    # --- Playing -------------------------------------------------------------------------------------------------

    def play(self, *moves: str) -> Scene:
        """Choose by notation, one decision after another."""
        for move in moves:
            self.position.play(move)
            self.check()
        return self

    def check(self) -> None:
        """Check the decision that the scene has come to, and put it to every bot."""
        assert_sound(self.position)
        seat = self.position.asked
        if seat is not None:
            for name in bot_names("florence"):
                choice = new_bot("florence", name, seed=5).choose(self.position.sight(seat))
                assert choice in self.position.legal(), f"{name} chose {self.position.notation(choice)}"

    def until(self, question: str) -> Scene:
        """Decline everything until a question is asked."""
        declining = ("pass", "decline", "nothing", "keep", "end-turn", "buy 0", "done", "exchange 0")
        while self.position.question not in (question, None):
            options = self.options
            self.play(next((move for move in declining if move in options), options[0]))
        return self

    # --- What is asked -------------------------------------------------------------------------------------------

    @property
    def options(self) -> list[str]:
        """The notations of what may be chosen now."""
        return [self.position.notation(option) for option in self.position.legal()]

    def said_of(self, verb: str) -> list[str]:
        """The words that a verb is offered with."""
        return [option.removeprefix(f"{verb} ") for option in self.options if option.startswith(f"{verb} ")]

    @property
    def menu(self) -> list[str]:
        """The options but those that sell points."""
        return [option for option in self.options if not option.startswith("sell ")]

    def expect(self, seat: int | None, question: str | None, options: str | None = None) -> None:
        """Check who is asked what, and, if given, exactly which options there are besides sales, in any order."""
        assert (self.position.asked, self.position.question) == (seat, question)
        if options is not None:
            assert sorted(self.menu) == sorted(part.strip() for part in options.split(",") if part.strip())

    def expect_refused(self, *moves: str) -> None:
        """Check that moves are not possible now and that trying them changes nothing."""
        before = self.position.save()
        for move in moves:
            try:
                self.position.play(move)
            except signoria.IllegalAction:
                assert self.position.save() == before
            else:
                raise AssertionError(f"{move} should have been refused")

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

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees."""
        return self.position.view(seat)

    def seen(self, seat: int | None, player: int) -> dict[str, Any]:
        """What a seat sees of a player."""
        return cast("dict[str, Any]", self.view(seat)["players"][player])

    # --- What happened -------------------------------------------------------------------------------------------

    def events(self, kind: str, reader: int | None = None) -> list[dict[str, Any]]:
        """All events of a kind so far, as a seat, or a spectator, learned of them; without their running number."""
        told = [event.seen_by(reader) for event in self.position.events() if event.kind == kind]
        for event in told:
            del event["at"]
            del event["event"]
        return told
