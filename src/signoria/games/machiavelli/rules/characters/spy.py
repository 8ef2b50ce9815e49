"""Spy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import SPY_ON, SPY_OUT
from signoria.games.machiavelli.data.components import TYPES
from signoria.games.machiavelli.rules.characters.asks_once import AsksOnce
from signoria.games.machiavelli.rules.frames import QuietChoice
from signoria.games.machiavelli.state.cards import kinds_listed

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class SpyOn(QuietChoice):
    """Choose a player with cards and a type."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "spy")

    def options(self, game: Machiavelli) -> vec[i64]:
        offer = game.fresh_offer()
        others = game.others_with_cards(self.seat)
        for other in range(len(game.players)):
            if (others >> other) & 1:
                for type_ in range(len(TYPES)):
                    offer.add(SPY_ON + other * len(TYPES) + type_)
        return offer.made()

    def chosen(self, game: Machiavelli, option: i64) -> None:
        owner = (option - SPY_ON) // len(TYPES)
        type_ = (option - SPY_ON) % len(TYPES)
        game.look_at_hand(self.seat, owner)
        player = game.players[owner]
        matches = 0
        for kind in kinds_listed(player.hand):
            if game.settings.types[kind] == type_:
                matches += 1
        gold = min(matches, player.gold)
        game.hand_over(owner, self.seat, gold)
        if game.journal is not None:
            facts: dict[str, object] = {"seat": self.seat, "owner": owner, "type": TYPES[type_]}
            game.tell("spied", {**facts, "matches": matches, "gold": gold})
        game.draw(self.seat, matches, "spy")


class Spy(AsksOnce):
    """Name a player and a type, and look: for each card of the type a gold of that player and a card of the deck."""

    def __init__(self, character: i64, income: i64) -> None:
        super().__init__(character, income, SPY_OUT, SpyOn)

    def is_of_use(self, game: Machiavelli) -> bool:
        return game.others_with_cards(game.turn.seat) != 0
