"""A bot that plays a plan and counts at the end: it ends a game that it wins by that, and none that it would lose."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from signoria.bots.dominion.endgame import loses, winning_buy
from signoria.bots.dominion.plan_bot import PlanBot
from signoria.core.bits import bit, bits_among
from signoria.games.dominion.data.actions import BUY, END_BUYS
from signoria.games.dominion.data.components import KINDS
from signoria.games.dominion.eyes.views import DominionSight

if TYPE_CHECKING:
    from signoria.core.position import Sight


class Closer(PlanBot):
    """Plays a plan to a good end."""

    def choose(self, sight: Sight) -> i64:
        eyes = cast("DominionSight", sight)
        if eyes.question() == "buy-card":
            return self.buy(eyes)
        return super().choose(sight)

    def buy(self, eyes: DominionSight) -> i64:
        """Buy what wins at once, else what the plan wants unless that would lose."""
        winner = winning_buy(eyes)
        if winner >= 0:
            return BUY + winner
        available = bits_among(eyes.options(), BUY, KINDS)
        card = self.plan.wanted(eyes, available)
        while card >= 0 and loses(eyes, card):
            available &= ~bit(card)
            card = self.plan.wanted(eyes, available)
        if card < 0:
            return END_BUYS
        return BUY + card
