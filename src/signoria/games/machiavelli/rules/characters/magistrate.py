"""Magistrate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.actions import LEAVE_CLOSED, SEAL, TURN_OVER, WARRANTS
from signoria.games.machiavelli.data.components import CHARACTERS, FULL_FOR_MONUMENT, MONUMENT, NAMES
from signoria.games.machiavelli.rules.characters.asks_once import AsksOnce
from signoria.games.machiavelli.rules.frames import Choice
from signoria.games.machiavelli.rules.marking import PlaceMarks

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


WARRANTS_IN_ALL: Final = 3


class PlaceWarrants(PlaceMarks):
    """First the warrant with the seal, then the two others."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "place-warrants", SEAL, WARRANTS_IN_ALL)

    def spared(self, game: Machiavelli) -> i64:
        return bit(game.intrigue.called)

    def placed(self, game: Machiavelli, real: i64, ranks: i64) -> None:
        intrigue = game.intrigue
        intrigue.sealed = real
        intrigue.warrants = ranks
        intrigue.magistrate = self.seat
        if game.journal is not None:
            game.tell("warrants-placed", {"seat": self.seat, "characters": game.characters_at(ranks)})


class Magistrate(AsksOnce):
    """Put three warrants on other characters; the first district the bearer of the sealed one pays for is yours."""

    def __init__(self, character: i64, income: i64) -> None:
        super().__init__(character, income, WARRANTS, PlaceWarrants)


class MayConfiscate(Choice):
    """A bearer of a warrant has paid for a district: with the seal the Magistrate may have it.

    Asked for a warrant without a seal too: not pausing would give it away.
    """

    def __init__(self, seat: i64, builder: i64, kind: i64, gold: i64) -> None:
        super().__init__(seat, "turn-warrant")
        self.builder = builder
        self.kind = kind
        self.gold = gold

    def guarded(self) -> bool:
        return True

    def options(self, game: Machiavelli) -> vec[i64]:
        if game.intrigue.sealed == game.intrigue.called and self.fits(game):
            return vec[i64]([TURN_OVER, LEAVE_CLOSED])
        return vec[i64]([LEAVE_CLOSED])

    def fits(self, game: Machiavelli) -> bool:
        """Say whether the district may stand in the Magistrate's city: a Quarry is no help here."""
        player = game.players[self.seat]
        if self.kind == MONUMENT and player.city.size >= FULL_FOR_MONUMENT:
            return False
        return not player.has(self.kind)

    def chosen(self, game: Machiavelli, option: i64) -> None:
        character = CHARACTERS[game.character_at(game.intrigue.called)]
        if option == LEAVE_CLOSED:
            if game.journal is not None:
                game.tell("warrant-not-turned", {"seat": self.seat, "character": character})
            return
        game.gain(self.builder, self.gold)
        game.turn.spent -= self.gold
        game.site_owner = self.seat
        game.intrigue.seal_shown = 1
        if game.journal is not None:
            facts: dict[str, object] = {"seat": self.seat, "owner": self.builder, "character": character}
            game.tell("warrant-turned", {**facts, "district": NAMES[self.kind], "gold": self.gold})

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"owner": self.builder, "district": NAMES[self.kind]}
