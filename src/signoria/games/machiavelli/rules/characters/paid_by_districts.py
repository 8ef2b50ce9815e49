"""What characters share that districts of a type pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import DISTRICT_INCOME, NOTHING
from signoria.games.machiavelli.data.components import CHARACTERS, SCHOOL_OF_MAGIC, TYPES
from signoria.games.machiavelli.state.card_rules import CharacterRule, Gains
from signoria.games.machiavelli.state.current_turn import DISTRICT_INCOME_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


def matching(game: Machiavelli, seat: i64, income: i64) -> i64:
    """How many districts of a city have the type that pays; the School of Magic has any."""
    city = game.players[seat].city
    types = game.settings.types
    number: i64 = 0
    place: i64 = 0
    while place < city.size:
        kind = city.cards[place]
        if types[kind] == income or kind == SCHOOL_OF_MAGIC:
            number += 1
        place += 1
    return number


def tell_district_income(game: Machiavelli, income: i64, gold: i64, cards: i64) -> None:
    """Tell everyone what the districts paid."""
    if game.journal is not None:
        facts: dict[str, object] = {"seat": game.turn.seat, "type": TYPES[income], "gold": gold, "cards": cards}
        game.tell("district-income", facts)


def in_cards(game: Machiavelli, number: i64) -> Gains:
    """Give a card for each district: no more than the deck has."""
    return Gains(cards=min(number, game.deck.size))


class PaidByDistricts(CharacterRule):
    """A character that the districts of a type pay once in its turn, and that may do one thing besides."""

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        if self.income_due(game) > 0:
            offer.add(DISTRICT_INCOME)
        ability = self.ability_now(game)
        if ability != NOTHING:
            offer.add(ability)

    def use(self, game: Machiavelli, action: i64) -> None:
        if action == DISTRICT_INCOME:
            self.take_district_income(game)
        else:
            self.use_ability(game)

    def ability_now(self, game: Machiavelli) -> i64:
        """Give what else may be done in the turn now, or NOTHING."""
        return NOTHING

    def use_ability(self, game: Machiavelli) -> None:
        """Do it."""
        raise NotImplementedError

    def income_due(self, game: Machiavelli) -> i64:
        """How much the districts pay if they have not paid in this turn."""
        if game.turn.has_used(DISTRICT_INCOME_USED):
            return 0
        return matching(game, game.turn.seat, self.income)

    def prospects(self, game: Machiavelli, seat: i64) -> Gains:
        return self.paid(game, seat, matching(game, seat, self.income))

    def unclaimed(self, game: Machiavelli) -> Gains:
        return self.paid(game, game.turn.seat, self.income_due(game))

    def paid(self, game: Machiavelli, seat: i64, number: i64) -> Gains:
        """Give what so many districts pay a player: a gold each; some characters have cards instead."""
        return Gains(gold=number)

    def claim(self, game: Machiavelli) -> None:
        if self.income_due(game) > 0:
            self.take_district_income(game)

    def take_district_income(self, game: Machiavelli) -> None:
        """Take a gold for each matching district; some characters take cards instead."""
        number = matching(game, game.turn.seat, self.income)
        game.turn.use(DISTRICT_INCOME_USED)
        game.gain(game.turn.seat, number)
        tell_district_income(game, self.income, number, 0)

    def draw_district_income(self, game: Machiavelli) -> None:
        """Draw a card for each matching district and keep all, as some characters do instead."""
        number = matching(game, game.turn.seat, self.income)
        game.turn.use(DISTRICT_INCOME_USED)
        drawn = game.draw(game.turn.seat, number, CHARACTERS[self.character])
        tell_district_income(game, self.income, 0, drawn)
