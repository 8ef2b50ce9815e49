"""What all characters share: income for districts of a type, a limit for building, and the moments of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import DISTRICT_INCOME
from signoria.games.machiavelli.data.components import CHARACTERS, NO_TYPE, SCHOOL_OF_MAGIC, TYPES
from signoria.games.machiavelli.state.current_turn import DISTRICT_INCOME_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.rules.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class CharacterRule:
    """What a character can do in its turn. The Witch uses the rule of the character that she has bewitched."""

    def __init__(self, character: i64, income: i64 = NO_TYPE) -> None:
        self.character = character
        self.income = income

    # --- Moments of the turn -----------------------------------------------------------------------------------------

    def start(self, game: Machiavelli) -> None:
        """Do what happens by itself at the start of the turn."""

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        """Offer the abilities that can be used now."""

    def use(self, game: Machiavelli, action: i64) -> None:
        """Use an ability that was offered."""
        raise NotImplementedError

    def after_income(self, game: Machiavelli) -> None:
        """Do what comes directly after the income."""

    def may_end(self, game: Machiavelli) -> bool:
        """Say whether everything is done that the character must do."""
        return True

    def claim(self, game: Machiavelli) -> None:
        """Take what costs nothing and leaves no choice, if the turn ends and it has not been taken."""
        if self.income_due(game) > 0:
            self.take_district_income(game)

    def finish(self, game: Machiavelli) -> None:
        """Do what happens by itself at the very end of the turn."""

    # --- Building ----------------------------------------------------------------------------------------------------

    def limit(self) -> i64:
        """How many districts may be built in the turn."""
        return 1

    def may_build(self) -> bool:
        """Say whether the character may build at all."""
        return True

    def counts(self, game: Machiavelli, kind: i64) -> bool:
        """Say whether building a district uses up the limit."""
        return True

    # --- Income for districts -----------------------------------------------------------------------------------------

    def matching(self, game: Machiavelli) -> i64:
        """How many districts of the own city have the type that pays this character; the School of Magic has any."""
        if self.income == NO_TYPE:
            return 0
        city = game.players[game.turn.seat].city
        types = game.settings.types
        number: i64 = 0
        place: i64 = 0
        while place < city.size:
            kind = city.cards[place]
            if types[kind] == self.income or kind == SCHOOL_OF_MAGIC:
                number += 1
            place += 1
        return number

    def income_due(self, game: Machiavelli) -> i64:
        """How much the districts pay if they have not paid in this turn."""
        if self.income == NO_TYPE or game.turn.has_used(DISTRICT_INCOME_USED):
            return 0
        return self.matching(game)

    def offer_district_income(self, game: Machiavelli, offer: Offer) -> None:
        """Offer the income for districts."""
        if self.income_due(game) > 0:
            offer.add(DISTRICT_INCOME)

    def take_district_income(self, game: Machiavelli) -> None:
        """Take a gold for each matching district; some characters take cards instead."""
        number = self.matching(game)
        game.turn.use(DISTRICT_INCOME_USED)
        game.gain(game.turn.seat, number)
        self.tell_district_income(game, number, 0)

    def draw_district_income(self, game: Machiavelli) -> None:
        """Draw a card for each matching district and keep all, as some characters do instead."""
        number = self.matching(game)
        game.turn.use(DISTRICT_INCOME_USED)
        drawn = game.draw(game.turn.seat, number, CHARACTERS[self.character])
        self.tell_district_income(game, 0, drawn)

    def tell_district_income(self, game: Machiavelli, gold: i64, cards: i64) -> None:
        """Tell everyone what the districts paid."""
        if game.journal is not None:
            facts: dict[str, object] = {
                "seat": game.turn.seat,
                "type": TYPES[self.income],
                "gold": gold,
                "cards": cards,
            }
            game.tell("district-income", facts)

    def tell_bonus(self, game: Machiavelli, gold: i64, cards: i64) -> None:
        """Tell everyone what an ability gave."""
        if game.journal is not None:
            name = CHARACTERS[self.character]
            game.tell("bonus", {"seat": game.turn.seat, "character": name, "gold": gold, "cards": cards})

    def pay_bonus(self, game: Machiavelli, seat: i64) -> None:
        """Give a player the bonus of a character out of turn."""
        raise NotImplementedError
