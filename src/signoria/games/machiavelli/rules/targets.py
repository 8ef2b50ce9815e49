"""Choosing a district: in any city, as Warlord, Diplomat, Marshal and Armory do alike, or in the own one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import NOTHING
from signoria.games.machiavelli.rules.frames import Choice, QuietChoice

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class ChooseDistrict(Choice):
    """Choose one of the districts in all cities that the rule allows."""

    def allows(self, game: Machiavelli, owner: i64, place: i64) -> bool:
        """Say whether a district may be chosen."""
        raise NotImplementedError

    def exists(self, game: Machiavelli) -> bool:
        """Say whether there is anything to choose."""
        owner: i64 = 0
        while owner < len(game.players):
            place: i64 = 0
            while place < game.players[owner].city.size:
                if self.allows(game, owner, place):
                    return True
                place += 1
            owner += 1
        return False

    def options(self, game: Machiavelli) -> vec[i64]:
        offer = game.fresh_offer()
        owner: i64 = 0
        while owner < len(game.players):
            player = game.players[owner]
            place: i64 = 0
            while place < player.city.size:
                if self.allows(game, owner, place):
                    offer.add_district(owner, player, place)
                place += 1
            owner += 1
        return offer.made()


class ChooseOwnDistrict(QuietChoice):
    """Choose one of the own districts that the rule allows."""

    def fits(self, game: Machiavelli, place: i64) -> bool:
        """Say whether a district may be chosen."""
        raise NotImplementedError

    def instead(self) -> i64:
        """Give what else may be answered, where there is a district to choose."""
        return NOTHING

    def options(self, game: Machiavelli) -> vec[i64]:
        offer = game.fresh_offer()
        player = game.players[self.seat]
        place: i64 = 0
        while place < player.city.size:
            if self.fits(game, place):
                offer.add_district(self.seat, player, place)
            place += 1
        if offer.size > 0 and self.instead() != NOTHING:
            offer.add(self.instead())
        return offer.made()
