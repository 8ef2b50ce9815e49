"""The house bot: sensible answers to every question of Machiavelli, at once, without thinking ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.machiavelli import answers, attacks, building, draft, targets, turn
from signoria.core.chance import FastChance, spread
from signoria.games.machiavelli.eyes.views import MachiavelliSight

if TYPE_CHECKING:
    from signoria.core.position import Sight

# Who answers which question; what is not named here is a gift, or a matter of good manners.
ANSWERS: Final[dict[str, Callable[[MachiavelliSight], i64]]] = {
    "turn-action": turn.turn_action,
    "income": turn.income,
    "unclaimed": turn.unclaimed,
    "keep-card": answers.keep_card,
    # Characters.
    "put-down-character": draft.put_down,
    "theater": draft.theater,
    "theater-card": draft.theater_card,
    "name-character": targets.name_character,
    "place-warrants": targets.place_warrant,
    "turn-warrant": targets.turn_warrant,
    "place-threats": targets.place_threat,
    "bribe": targets.bribe,
    "turn-threat": targets.turn_threat,
    "rasputin": targets.rasputin,
    "acrobat": answers.acrobat,
    # Districts and players.
    "destroy": attacks.best_target,
    "seize": attacks.best_target,
    "exchange": attacks.best_target,
    "armory": attacks.best_target,
    "exchange-give": attacks.cheapest_district,
    "sacrifice": attacks.cheapest_district,
    "overbuild": attacks.cheapest_district,
    "overbuild-with": answers.overbuild_with,
    "spy": attacks.spy_on,
    "loan": targets.most_dangerous,
    "abbot-payer": targets.most_dangerous,
    "magic-target": answers.largest_hand,
    "peek": answers.largest_hand,
    "give-crown": answers.give_crown,
    "emperor-take": answers.take_for_crown,
    # Cards and gold.
    "magic": answers.replace_card,
    "peek-take": answers.take_card,
    "lighthouse-take": answers.take_card,
    "peek-place": answers.peek_place,
    "seer-give": building.give_worst,
    "loan-cards": building.give_worst,
    "pay-with-cards": building.pay_with_card,
    "laboratory": answers.sell_card,
    "museum": answers.store_card,
    "abbot-split": answers.abbot_split,
    "navigator": answers.navigator,
    "graveyard": answers.graveyard,
    "bell-tower": answers.bell_tower,
}


class HouseBot(Bot):
    """Plays every edition decently with any number of players."""

    def __init__(self, seed: int) -> None:
        self.chance = FastChance(spread(seed))

    def choose(self, sight: Sight) -> i64:
        eyes = cast("MachiavelliSight", sight)
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        question = eyes.question()
        if question == "choose-character":
            return draft.choose(eyes, options, self.chance)
        return ANSWERS.get(question, answers.gift)(eyes)
