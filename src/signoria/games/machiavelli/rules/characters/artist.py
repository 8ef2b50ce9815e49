"""Artist."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import BEAUTIFY, DONE, NOTHING
from signoria.games.machiavelli.data.components import CIRCUS_TENT, NAMES
from signoria.games.machiavelli.rules.targets import ChooseOwnDistrict
from signoria.games.machiavelli.state.card_rules import CharacterRule
from signoria.games.machiavelli.state.current_turn import ABILITY_USED
from signoria.games.machiavelli.state.offer import Offer

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


NOT_YET: Final = -1


class Artist(CharacterRule):
    """Put a gold on one or two districts of your city, which are worth one more from then on."""

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        if not game.turn.has_used(ABILITY_USED) and has_canvas(game, game.turn.seat, NOT_YET):
            offer.add(BEAUTIFY)

    def use(self, game: Machiavelli, action: i64) -> None:
        game.turn.use(ABILITY_USED)
        game.then(Beautify(game.turn.seat, NOT_YET))


def may_beautify(game: Machiavelli, seat: i64, place: i64, done: i64) -> bool:
    """Say whether a district may be beautified: no tent, not the one just done, and only once in a game."""
    player = game.players[seat]
    if place == done or player.city.cards[place] == CIRCUS_TENT or player.gold == 0:
        return False
    return player.adornments.cards[place] == 0 or not game.settings.beautify_once


def has_canvas(game: Machiavelli, seat: i64, done: i64) -> bool:
    """Say whether there is a district to beautify."""
    place: i64 = 0
    while place < game.players[seat].city.size:
        if may_beautify(game, seat, place, done):
            return True
        place += 1
    return False


class Beautify(ChooseOwnDistrict):
    """Choose a district; a second one may follow. `done` is the place of the first."""

    def __init__(self, seat: i64, done: i64) -> None:
        super().__init__(seat, "beautify")
        self.done = done

    def fits(self, game: Machiavelli, place: i64) -> bool:
        return may_beautify(game, self.seat, place, self.done)

    def instead(self) -> i64:
        if self.done == NOT_YET:
            return NOTHING
        return DONE

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if option == DONE:
            return
        place = game.place_said(option)
        player = game.players[self.seat]
        game.pay(self.seat, 1)
        game.adorn(self.seat, place)
        if game.journal is not None:
            game.tell("beautified", {"seat": self.seat, "district": NAMES[player.city.cards[place]]})
        if self.done == NOT_YET:
            game.then(Beautify(self.seat, place))
