"""Abbot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.actions import CARDS_OF_ABBOT, NOTHING, PLAYER, TITHE, of_set
from signoria.games.machiavelli.data.components import RELIGIOUS, SCHOOL_OF_MAGIC
from signoria.games.machiavelli.rules.characters.paid_by_districts import (
    PaidByDistricts,
    matching,
    tell_district_income,
)
from signoria.games.machiavelli.rules.frames import Choice
from signoria.games.machiavelli.state.card_rules import Gains
from signoria.games.machiavelli.state.current_turn import ABILITY_USED, DISTRICT_INCOME_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class Abbot(PaidByDistricts):
    """Gold, in Deluxe also cards, for religious districts; the richest player gives him a gold."""

    def ability_now(self, game: Machiavelli) -> i64:
        if self.tithe_due(game):
            return TITHE
        return NOTHING

    def use_ability(self, game: Machiavelli) -> None:
        game.turn.use(ABILITY_USED)
        game.then(ChoosePayer(game.turn.seat))

    def take_district_income(self, game: Machiavelli) -> None:
        if game.wording.abbot_cards:
            game.turn.use(DISTRICT_INCOME_USED)
            game.then(SplitIncome(game.turn.seat))
        else:
            super().take_district_income(game)

    def is_owed(self, game: Machiavelli) -> bool:
        return game.settings.tithe_must and self.tithe_due(game)

    def collect(self, game: Machiavelli) -> None:
        self.use_ability(game)

    def tithe_due(self, game: Machiavelli) -> bool:
        """Say whether somebody has to give him a gold who has not done so in this turn."""
        return not game.turn.has_used(ABILITY_USED) and payers(game) != 0

    def paid(self, game: Machiavelli, seat: i64, number: i64) -> Gains:
        if not game.wording.abbot_cards or number == 0:
            return super().paid(game, seat, number)
        split = SplitIncome(seat)
        besides = split.on_top(game)
        return Gains(gold=besides, cards=besides if game.deck.size > 0 else 0, either=split.number(game))

    def claim(self, game: Machiavelli) -> None:
        # Gold or cards is a choice, which nobody makes for the player: only who asks for them gets them.
        if not game.wording.abbot_cards:
            super().claim(game)
        elif game.settings.asks_unclaimed and self.income_due(game) > 0:
            self.take_district_income(game)


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
        return matching(game, self.seat, RELIGIOUS) - self.on_top(game)

    def on_top(self, game: Machiavelli) -> i64:
        """How many gold, and how many cards, a School of Magic gives besides, where it gives both."""
        if game.settings.abbot_school_both and game.players[self.seat].has(SCHOOL_OF_MAGIC):
            return 1
        return 0

    def options(self, game: Machiavelli) -> vec[i64]:
        offer = game.fresh_offer()
        most = game.deck.size - self.on_top(game)
        cards: i64 = 0
        while cards <= self.number(game) and (cards == 0 or cards <= most):
            offer.add(CARDS_OF_ABBOT + cards)
            cards += 1
        return offer.made()

    def chosen(self, game: Machiavelli, option: i64) -> None:
        cards = option - CARDS_OF_ABBOT
        gold = self.number(game) - cards + self.on_top(game)
        game.gain(self.seat, gold)
        drawn = game.draw(self.seat, cards + self.on_top(game), "abbot")
        tell_district_income(game, RELIGIOUS, gold, drawn)

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"number": self.number(game)}
