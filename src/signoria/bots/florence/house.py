"""The house bot: every question of Florence answered at once, by the outlook of its estate."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.florence import auction, characters, picks, placement, turn, works
from signoria.bots.florence import negotiation as talking
from signoria.bots.florence.temper import MARGIN, SPREAD, Temper
from signoria.core.chance import Chance, FastChance, spread
from signoria.games.florence.eyes.views import FlorenceSight

if TYPE_CHECKING:
    from signoria.core.position import Sight

ANSWERS: Final[dict[str, Callable[[FlorenceSight], i64]]] = {
    "choose-start-persons": picks.return_person,
    # The auction.
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

    def __init__(self, seed: int, temper: Temper | None = None) -> None:
        self.chance: Chance = FastChance(spread(seed))
        self.temper = temper or Temper()
        self.temper.vary(self.chance, SPREAD, MARGIN)
        self.bidder = auction.Bidder(self.temper)
        self.begun = self.chance.copy()

    def renew(self) -> None:
        """Begin anew with the same chance, as the same player."""
        self.chance = self.begun.copy()

    def choose(self, sight: Sight) -> i64:
        options = sight.options()
        if len(options) == 1:
            return options[0]
        question = sight.question()
        eyes = cast("FlorenceSight", sight)
        if question == "auction-bid":
            return self.bidder.bid(eyes)
        if question == "turn-menu":
            return turn.turn_menu(eyes, self.chance)
        if question == "auction-open":
            return auction.open_auction(eyes, self.temper)
        if question == "auction-last-buy":
            return auction.last_buy(eyes, self.temper)
        answer = ANSWERS.get(question)
        if answer is None:
            # At the Banker's, as much as possible.
            return options[len(options) - 1]
        return answer(eyes)
