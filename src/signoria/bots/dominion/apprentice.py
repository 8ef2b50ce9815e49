"""The apprentice of Dominion: buys what looks nice, and plays Actions in the wrong order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.bots.apprentice import Apprentice
from signoria.bots.dominion.house import HouseBot
from signoria.games.dominion.data import components as kind
from signoria.games.dominion.data.actions import BUY, END_BUYS, GAIN, PLAY
from signoria.games.dominion.data.components import CARDS, KINDS
from signoria.games.dominion.eyes.views import DominionSight

if TYPE_CHECKING:
    from signoria.core.position import Sight

SLIPS: Final = 35
COSTS: Final = vec[i64]([card.cost for card in CARDS])
# Nobody takes a card instead that costs so much less than the best one; nor one that is as good as nothing.
CHEAPER: Final = 3
FEWEST_COINS: Final = 2


class DominionApprentice(Apprentice):
    """Likes the cards of the kingdom, more of them than can be played, and Victory cards before it is time for them.

    It never buys a Copper or a Curse, and trashes, discards and reveals as the house bot does.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(HouseBot(), seed, SLIPS)

    def temptations(self, sight: Sight, best: i64) -> vec[i64]:
        question = sight.question()
        options = sight.options()
        if question == "buy-card":
            return others(options, BUY, best, FEWEST_COINS if best == END_BUYS else least(best - BUY))
        if question in ("workshop-gain", "feast-gain", "remodel-gain") and GAIN <= best < GAIN + KINDS:
            return others(options, GAIN, best, least(best - GAIN))
        if question == "play-action" and PLAY <= best < PLAY + KINDS:
            return self.out_of_order(cast("DominionSight", sight), options, best)
        return vec[i64]()

    def out_of_order(self, eyes: DominionSight, options: vec[i64], best: i64) -> vec[i64]:
        """Give the other Actions in hand that do any good now."""
        teacher = cast("HouseBot", self.teacher)
        found = vec[i64]()
        for option in options:
            if PLAY <= option < PLAY + KINDS and option != best and teacher.useful(eyes, option - PLAY):
                found = append(found, option)
        return found


def least(card: i64) -> i64:
    """Give what a card must cost to be taken for another."""
    return max(COSTS[card] - CHEAPER + 1, FEWEST_COINS)


def others(options: vec[i64], verb: i64, best: i64, cost: i64) -> vec[i64]:
    """Give other cards that can be had and cost enough."""
    found = vec[i64]()
    for option in options:
        card = option - verb
        if 0 <= card < KINDS and option != best and card != kind.CURSE and COSTS[card] >= cost:
            found = append(found, option)
    return found
