"""Abbot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.acting import ABILITY_USED, DISTRICT_INCOME_USED
from signoria.games.machiavelli.actions import CARDS_OF_ABBOT, PLAYER, TITHE, of_set
from signoria.games.machiavelli.characters.rule import CharacterRule
from signoria.games.machiavelli.components import SCHOOL_OF_MAGIC
from signoria.games.machiavelli.frames import Choice
from signoria.games.machiavelli.offer import fresh_offer

if TYPE_CHECKING:
    from signoria.games.machiavelli.offer import Offer
    from signoria.games.machiavelli.table import Machiavelli


class Abbot(CharacterRule):
    """Gold, in Deluxe also cards, for religious districts; the richest player gives him a gold."""

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        self.offer_district_income(game, offer)
        if not game.turn.has_used(ABILITY_USED) and payers(game) != 0:
            offer.add(TITHE)

    def use(self, game: Machiavelli, action: i64) -> None:
        if action == TITHE:
            game.turn.use(ABILITY_USED)
            game.then(ChoosePayer(game.turn.seat))
        elif game.wording.abbot_cards:
            game.turn.use(DISTRICT_INCOME_USED)
            game.then(SplitIncome(game.turn.seat))
        else:
            self.take_district_income(game)

    def claim(self, game: Machiavelli) -> None:
        # Gold or cards is a choice, which nobody makes for the player.
        if not game.wording.abbot_cards:
            super().claim(game)


def payers(game: Machiavelli) -> i64:
    """Give the richest other players if they have more gold than the Abbot; classic: only if there is just one."""
    seat = game.turn.seat
    most = game.players[seat].gold
    richest: i64 = 0
    for other in range(len(game.players)):
        gold = game.players[other].gold
        if other != seat and gold > most:
            most = gold
            richest = bit(other)
        elif other != seat and gold == most and richest != 0:
            richest |= bit(other)
    if not game.wording.abbot_cards and richest & (richest - 1) != 0:
        return 0
    return richest


class ChoosePayer(Choice):
    """Choose among the richest who gives the gold."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "abbot-payer")

    def options(self, game: Machiavelli) -> vec[i64]:
        return of_set(PLAYER, payers(game))

    def chosen(self, game: Machiavelli, option: i64) -> None:
        game.hand_over(option - PLAYER, self.seat, 1)
        if game.journal is not None:
            game.tell("tithe", {"seat": self.seat, "owner": option - PLAYER})


class SplitIncome(Choice):
    """Say how many of the religious districts pay in cards; the others pay in gold."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "abbot-split")

    def number(self, game: Machiavelli) -> i64:
        """How many gold and cards there are to split."""
        number = game.rule().matching(game)
        if game.settings.abbot_school_both and game.players[self.seat].has(SCHOOL_OF_MAGIC):
            number -= 1
        return number

    def options(self, game: Machiavelli) -> vec[i64]:
        offer = fresh_offer()
        cards: i64 = 0
        while cards <= self.number(game) and (cards == 0 or cards <= game.deck.size):
            offer.add(CARDS_OF_ABBOT + cards)
            cards += 1
        return offer.made()

    def chosen(self, game: Machiavelli, option: i64) -> None:
        cards = option - CARDS_OF_ABBOT
        gold = self.number(game) - cards
        if game.settings.abbot_school_both and game.players[self.seat].has(SCHOOL_OF_MAGIC):
            gold += 1
            cards += 1
        game.gain(self.seat, gold)
        drawn = game.draw(self.seat, cards, "abbot")
        game.rule().tell_district_income(game, gold, drawn)

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"number": self.number(game)}
