"""The house bot: every question of Florence answered at once, by the outlook of its court."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.florence import auctioning, characters, picking, placing, talking, turning, working
from signoria.bots.protocol import Bot
from signoria.games.florence.views import FlorenceSight

if TYPE_CHECKING:
    from signoria.core.position import Sight

ANSWERS: Final[dict[str, Callable[[FlorenceSight, vec[i64]], i64]]] = {
    "choose-start-persons": picking.return_person,
    # The auction.
    "auction-open": auctioning.open_auction,
    "auction-bid": auctioning.bid,
    "auction-last-buy": auctioning.last_buy,
    "choose-landscape-type": auctioning.choose_landscape,
    "place-landscape": placing.place_landscape,
    "merchant-payment": auctioning.merchant_payment,
    "recruit-now": auctioning.recruit_now,
    # A turn.
    "turn-menu": turning.turn_menu,
    "work": turning.choose_worker,
    "work-bonus": working.use_bonus,
    "buy-pp": working.buy_points,
    "build": turning.build,
    "freedom": turning.introduce,
    "recruit": turning.recruit,
    # Cards.
    "pick-person": picking.pick_person,
    "pick-prestige": picking.pick_prestige,
    "pick-bonus": picking.pick_bonus,
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

    def choose(self, sight: Sight) -> i64:
        options = sight.options()
        if len(options) == 1:
            return options[0]
        answer = ANSWERS.get(sight.question())
        if answer is None:
            # At the Banker's, as much as possible.
            return options[len(options) - 1]
        return answer(cast("FlorenceSight", sight), options)
