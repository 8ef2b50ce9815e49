"""Emperor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.actions import GIVE_CROWN, NONE, NOTHING, PLAYER, TAKE_A_CARD, TAKE_A_GOLD, of_set
from signoria.games.machiavelli.data.components import NAMES
from signoria.games.machiavelli.rules.characters.paid_by_districts import PaidByDistricts
from signoria.games.machiavelli.rules.frames import Choice, QuietChoice
from signoria.games.machiavelli.state.cards import kind_of
from signoria.games.machiavelli.state.current_turn import CROWN_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class Emperor(PaidByDistricts):
    """A gold for each noble district; must give the crown to another player. In Deluxe that player pays for it."""

    def start(self, game: Machiavelli) -> None:
        if not game.wording.emperor_takes:
            self.use_ability(game)

    def ability_now(self, game: Machiavelli) -> i64:
        if game.turn.has_used(CROWN_USED):
            return NOTHING
        return GIVE_CROWN

    def use_ability(self, game: Machiavelli) -> None:
        game.turn.use(CROWN_USED)
        game.then(GiveCrown(game.turn.seat))

    def may_end(self, game: Machiavelli) -> bool:
        return game.turn.has_used(CROWN_USED)


def heirs(game: Machiavelli, seat: i64) -> i64:
    """Give the players who may get the crown from an Emperor: neither himself nor who has it."""
    return game.others(seat) & ~bit(game.crown)


class GiveCrown(QuietChoice):
    """Choose who gets the crown."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "give-crown")

    def options(self, game: Machiavelli) -> vec[i64]:
        return of_set(PLAYER, heirs(game, self.seat))

    def chosen(self, game: Machiavelli, option: i64) -> None:
        game.move_crown(option - PLAYER, "emperor")
        if game.wording.emperor_takes:
            game.then(TakeForCrown(self.seat, option - PLAYER))


class TakeForCrown(Choice):
    """Take a gold or a random card of the new holder, or nothing."""

    def __init__(self, seat: i64, owner: i64) -> None:
        super().__init__(seat, "emperor-take")
        self.owner = owner

    def options(self, game: Machiavelli) -> vec[i64]:
        offer = game.fresh_offer()
        player = game.players[self.owner]
        if player.gold > 0:
            offer.add(TAKE_A_GOLD)
        if player.hand.size > 0:
            offer.add(TAKE_A_CARD)
        if offer.size > 0:
            offer.add(NONE)
        return offer.made()

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if option == TAKE_A_GOLD:
            game.hand_over(self.owner, self.seat, 1)
            if game.journal is not None:
                game.tell("gold-taken", {"seat": self.seat, "owner": self.owner, "gold": 1})
        elif option == TAKE_A_CARD:
            card = game.leave_hand_by_lot(self.owner, self.seat)
            game.players[self.seat].hand.add(card)
            if game.journal is not None:
                facts: dict[str, object] = {"seat": self.seat, "owner": self.owner, "number": 1}
                game.journal.add("card-taken", facts, (self.seat, self.owner), {"cards": [NAMES[kind_of(card)]]})

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"owner": self.owner}
