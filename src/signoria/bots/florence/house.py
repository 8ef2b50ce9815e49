"""The house bot: every question of Florence answered at once, by the outlook of its estate."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.florence import auction, characters, picks, placement, turn, works
from signoria.bots.florence import negotiation as talking
from signoria.core.chance import FastChance, spread
from signoria.games.florence.eyes.views import FlorenceSight

if TYPE_CHECKING:
    from signoria.core.position import Sight

ANSWERS: Final[dict[str, Callable[[FlorenceSight], i64]]] = {
    "choose-start-persons": picks.return_person,
    # The auction.
    "auction-open": auction.open_auction,
    "auction-bid": auction.bid,
    "auction-last-buy": auction.last_buy,
    "choose-landscape-type": auction.choose_landscape,
    "place-landscape": placement.place_landscape,
    "merchant-payment": auction.merchant_payment,
    "recruit-now": auction.recruit_now,
    # A turn.
    "work": turn.choose_worker,
    "work-bonus": works.use_bonus,
    "buy-pp": works.buy_points,
    "build": turn.build,
    "freedom": turn.introduce,
    "recruit": turn.recruit,
    # Cards.
    "pick-person": picks.pick_person,
    "pick-prestige": picks.pick_prestige,
    "pick-bonus": picks.pick_bonus,
    # Characters.
    "a2-turn": characters.bid_for_character,
    "character-window": characters.window,
    "professor-pile": characters.choose_pile,
    # Building together.
    "joint-propose": talking.propose,
    "joint-price": talking.name_price,
    "joint-reply": talking.reply,
}


class FlorenceHouse(Bot):
    """Plays every variant decently, at once, without looking at what the others may do."""

    def __init__(self, seed: int) -> None:
        self.chance = FastChance(spread(seed))

    def choose(self, sight: Sight) -> i64:
        options = sight.options()
        if len(options) == 1:
            return options[0]
        question = sight.question()
        if question == "turn-menu":
            return turn.turn_menu(cast("FlorenceSight", sight), self.chance)
        answer = ANSWERS.get(question)
        if answer is None:
            # At the Banker's, as much as possible.
            return options[len(options) - 1]
        return answer(cast("FlorenceSight", sight))
