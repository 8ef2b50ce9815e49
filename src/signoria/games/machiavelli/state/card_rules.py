"""What a table can ask of the cards that act. The cards themselves are in rules/; roster.py puts them together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.components import NO_TYPE

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class Gains:
    """What a character can have for nothing: gold, cards, and what is gold or cards as its player likes."""

    def __init__(self, gold: i64 = 0, cards: i64 = 0, either: i64 = 0) -> None:
        self.gold = gold
        self.cards = cards
        self.either = either

    def exist(self) -> bool:
        return self.gold + self.cards + self.either > 0


class CharacterRule:
    """What a character can do in its turn. The Witch uses the rule of the character that she has bewitched."""

    def __init__(self, character: i64, income: i64 = NO_TYPE) -> None:
        self.character = character
        # The type of the districts that pay the character.
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

    def is_owed(self, game: Machiavelli) -> bool:
        """Say whether others must pay something before the turn ends, and have not."""
        return False

    def collect(self, game: Machiavelli) -> None:
        """Let them pay it."""
        raise NotImplementedError

    def prospects(self, game: Machiavelli, seat: i64) -> Gains:
        """Give what the character would bring a player for nothing, as the cities lie."""
        return Gains()

    def unclaimed(self, game: Machiavelli) -> Gains:
        """Give what would be lost if the turn ended now: gains that cost nothing and have not been taken."""
        return Gains()

    def claim(self, game: Machiavelli) -> None:
        """Take all of that."""

    def conclude(self, game: Machiavelli) -> None:
        """Do what must be done once in the turn, if the turn ends and it has not been done."""

    def finish(self, game: Machiavelli) -> None:
        """Do what happens by itself at the very end of the turn."""

    def pay_bonus(self, game: Machiavelli, seat: i64) -> None:
        """Give a player the bonus of a character out of turn."""
        raise NotImplementedError

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


class DistrictRule:
    """A district that its owner may use in a turn."""

    def __init__(self, kind: i64, action: i64) -> None:
        self.kind = kind
        self.action = action

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        """Offer to use the district, which lies in the city of the acting player."""
        raise NotImplementedError

    def use(self, game: Machiavelli) -> None:
        """Use it."""
        raise NotImplementedError


class ActionCardRule:
    """An action card that can be played in the own turn."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def playable(self, game: Machiavelli) -> bool:
        """Say whether playing the card would do anything now."""
        return True

    def play(self, game: Machiavelli) -> None:
        """Follow the card, which lies open; it is discarded afterwards unless it goes elsewhere."""
        raise NotImplementedError


class ActingCards:
    """The cards that act, each with its rule: characters by number, the others one after another."""

    def __init__(
        self, characters: list[CharacterRule], districts: list[DistrictRule], action_cards: list[ActionCardRule]
    ) -> None:
        self.characters = characters
        self.districts = districts
        self.action_cards = action_cards
