"""The house bot: sensible answers to every question of Machiavelli, at once, without thinking ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.machiavelli import answers, attacks, building, draft, targets, turn
from signoria.bots.ties import Best
from signoria.core.chance import Chance, FastChance, spread
from signoria.games.machiavelli.data.actions import WAGON, is_of_player
from signoria.games.machiavelli.data.components import NOBODY
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
    "theater-card": draft.theater_card,
    "name-character": targets.name_character,
    "place-warrants": targets.place_warrant,
    "turn-warrant": targets.turn_warrant,
    "place-threats": targets.place_threat,
    "bribe": targets.bribe,
    "turn-threat": targets.turn_threat,
    "rasputin": targets.rasputin,
    "acrobat": answers.acrobat,
    # Districts.
    "exchange-give": attacks.cheapest_district,
    "sacrifice": attacks.cheapest_district,
    "overbuild": attacks.cheapest_district,
    "overbuild-with": answers.overbuild_with,
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


# Questions about other players: of those who are equally good to choose, one by chance.
AMONG_PLAYERS: Final[dict[str, Callable[[MachiavelliSight, Chance], i64]]] = {
    "theater": draft.theater,
    "destroy": attacks.best_target,
    "seize": attacks.best_target,
    "exchange": attacks.best_target,
    "armory": attacks.best_target,
    "spy": attacks.spy_on,
    "loan": targets.most_dangerous,
    "abbot-payer": targets.most_dangerous,
    "magic-target": answers.largest_hand,
    "peek": answers.largest_hand,
    "give-crown": answers.give_crown,
}


class HouseBot(Bot):
    """Plays every edition decently with any number of players. It may be fond of a rank, counted from 0."""

    def __init__(self, seed: int, fond: i64 = NOBODY) -> None:
        self.chance = FastChance(spread(seed))
        self.fond = fond

    def choose(self, sight: Sight) -> i64:
        eyes = cast("MachiavelliSight", sight)
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        question = eyes.question()
        if question == "choose-character":
            return draft.choose(eyes, options, self.chance, self.fond)
        among_players = AMONG_PLAYERS.get(question)
        if among_players is not None:
            return among_players(eyes, self.chance)
        answer = ANSWERS.get(question, answers.gift)(eyes)
        return any_wagon(options, self.chance) if is_of_player(answer, WAGON) else answer


def any_wagon(options: vec[i64], chance: Chance) -> i64:
    """Give one of the wagons that can be had, whoever laid it out."""
    best = Best(chance)
    for option in options:
        if is_of_player(option, WAGON):
            best.compare(option, 0)
    return best.option
