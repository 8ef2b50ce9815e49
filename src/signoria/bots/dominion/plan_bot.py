"""A bot that plays any plan: it buys, gains, trashes and plays by it, and answers the rest with good sense."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.dominion import conditions as when
from signoria.bots.dominion.house import extreme, plain_answer, spy_fate
from signoria.bots.dominion.plan import Plan, coins_in
from signoria.bots.dominion.worth import deck_worth
from signoria.core.bits import bit, bits_among
from signoria.games.dominion.data import actions as say
from signoria.games.dominion.data import components as kind
from signoria.games.dominion.data.components import CARDS, KINDS
from signoria.games.dominion.eyes.views import DominionSight

if TYPE_CHECKING:
    from signoria.core.position import Sight

# What a Chapel, a Feast, a Workshop and a Library can do at most.
MOST_TRASHED: Final = 4
FEAST_COST: Final = 5
WORKSHOP_COST: Final = 4
FULL_HAND: Final = 7
REMODEL_MORE: Final = 2

# Cards that do nothing in a hand.
DEAD: Final[i64] = bit(kind.CURSE) | bit(kind.ESTATE) | bit(kind.DUCHY) | bit(kind.PROVINCE) | bit(kind.GARDENS)
# Actions that leave as many actions as there were, or more.
ENDLESS: Final[i64] = (
    bit(kind.VILLAGE) | bit(kind.FESTIVAL) | bit(kind.LABORATORY) | bit(kind.MARKET) | bit(kind.SPY) | bit(kind.CELLAR)
)
TERMINAL: Final[i64] = kind.ACTIONS & ~ENDLESS
MORE_ACTIONS: Final[i64] = bit(kind.VILLAGE) | bit(kind.FESTIVAL)


class PlanBot(Bot):
    """Plays a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def choose(self, sight: Sight) -> i64:
        eyes = cast("DominionSight", sight)
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        question = eyes.question()
        if question == "play-treasure":
            return say.PLAY_ALL_TREASURES
        if question == "buy-card":
            card = self.plan.wanted(eyes, bits_among(options, say.BUY, KINDS))
            if card < 0:
                return say.END_BUYS
            return say.BUY + card
        if question == "play-action":
            return self.play(eyes, options)
        return self.answer(eyes, question)

    def answer(self, eyes: DominionSight, question: str) -> i64:
        """Answer a question that a card asks."""
        if question == "throne-room-card":
            return self.double(eyes)
        if question == "militia-discard":
            return self.discard(eyes)
        if question == "cellar-discard":
            return self.exchange(eyes)
        if question in ("workshop-gain", "feast-gain", "remodel-gain", "mine-gain"):
            return self.gain(eyes)
        if question.endswith("-trash"):
            return self.trash(eyes, question)
        if question == "spy-fate":
            return spy_fate(eyes, good=self.worth_drawing(eyes, eyes.revealed_top()))
        return plain_answer(eyes, question)

    # --- Playing -------------------------------------------------------------------------------------------------

    def play(self, eyes: DominionSight, options: vec[i64]) -> i64:
        """Choose the Action to play: in the order of the plan, leaving out what would do no good."""
        card = self.first_useful(eyes, self.plan.play_order)
        return options[len(options) - 1] if card == when.NO_CARD else say.PLAY + card

    def double(self, eyes: DominionSight) -> i64:
        """Choose what a Throne Room plays twice."""
        options = eyes.options()
        card = self.first_useful(eyes, self.plan.double_order)
        if card != when.NO_CARD:
            return say.PLAY + card
        if say.NONE in options:
            return say.NONE
        return extreme(options, say.PLAY, lowest=True)

    def first_useful(self, eyes: DominionSight, order: vec[i64]) -> i64:
        """Give the first card of an order that is in hand and does any good, or when.NO_CARD."""
        hand = eyes.hand_kinds()
        place: i64 = 0
        while place < len(order):
            card = order[place]
            if (hand >> card) & 1 and self.useful(eyes, card):
                return card
            place += 1
        return when.NO_CARD

    def useful(self, eyes: DominionSight, card: i64) -> bool:
        """Whether playing a card now does any good."""
        if card == kind.CHAPEL:
            return self.to_trash(eyes) > 0
        if card == kind.REMODEL:
            return self.to_remodel(eyes) >= 0
        if card == kind.MONEYLENDER:
            return eyes.has(kind.COPPER)
        if card == kind.MINE:
            return self.to_mine(eyes) >= 0
        if card == kind.THRONE_ROOM:
            return eyes.hand_kinds() & kind.ACTIONS & ~bit(kind.THRONE_ROOM) & ~bit(kind.CHAPEL) != 0
        if card == kind.CELLAR:
            return self.to_exchange(eyes) >= 0
        if card == kind.LIBRARY:
            return eyes.own_hand().size <= FULL_HAND
        if card == kind.FEAST:
            return self.plan.wanted(eyes, eyes.available(FEAST_COST)) >= 0
        if card == kind.WORKSHOP:
            return self.plan.wanted(eyes, eyes.available(WORKSHOP_COST)) >= 0
        return True

    # --- Discarding ----------------------------------------------------------------------------------------------

    def discard(self, eyes: DominionSight) -> i64:
        """Discard what the next turn can do without."""
        options = eyes.options()
        hand = eyes.hand_kinds()
        terminals = self.surplus(eyes, hand)
        worst: i64 = -1
        least: i64 = 0
        for option in options:
            card = option - say.DISCARD
            worth = deck_worth(card)
            if (DEAD >> card) & 1:
                worth = 0
            elif (terminals >> card) & 1:
                worth = 3
            elif card == kind.CHAPEL or card == kind.CELLAR:  # noqa: PLR1714 - a tuple would be an object
                worth = 5 if hand & DEAD != 0 else 1
            if worst < 0 or worth < least:
                worst = option
                least = worth
        return worst

    def surplus(self, eyes: DominionSight, hand: i64) -> i64:
        """Give the kinds that cannot be played beside a better one, for want of actions, as a set of bits."""
        if hand & MORE_ACTIONS != 0:
            return 0
        order = self.plan.play_order
        place: i64 = 0
        while place < len(order):
            best = order[place]
            if (hand & TERMINAL) >> best & 1:
                left = hand & TERMINAL & ~bit(best)
                return left if eyes.hand_count(best) == 1 else left | bit(best)
            place += 1
        return 0

    def exchange(self, eyes: DominionSight) -> i64:
        """Discard to a Cellar what does no good this turn."""
        card = self.to_exchange(eyes)
        if card < 0 or say.DISCARD + card not in eyes.options():
            return say.DONE
        return say.DISCARD + card

    def to_exchange(self, eyes: DominionSight) -> i64:
        """Give a hand card that does no good this turn, or -1; in the order in which a Cellar may ask."""
        hand = eyes.hand_kinds()
        if eyes.question() == "cellar-discard":
            hand &= bits_among(eyes.options(), say.DISCARD, KINDS)
        idle = hand & DEAD
        if idle == 0:
            return -1
        card: i64 = 0
        while (idle >> card) & 1 == 0:
            card += 1
        return card

    def worth_drawing(self, eyes: DominionSight, card: i64) -> bool:
        """Whether a card on top of a draw pile is better than most of what comes after it."""
        return (DEAD >> card) & 1 == 0 and card != kind.COPPER

    # --- Trashing ------------------------------------------------------------------------------------------------

    def trash(self, eyes: DominionSight, question: str) -> i64:
        """Choose a card to trash; of an opponent's the best."""
        options = eyes.options()
        if question == "thief-trash":
            return extreme(options, say.TRASH, lowest=False)
        if question == "chapel-trash":
            return self.chapel(eyes)
        card: i64 = -1
        if question == "remodel-trash":
            card = self.to_remodel(eyes)
        elif question == "mine-trash":
            card = self.to_mine(eyes)
        elif question == "moneylender-trash" and eyes.has(kind.COPPER):
            card = kind.COPPER
        if card >= 0:
            return say.TRASH + card
        last = options[len(options) - 1]
        if last == say.NONE:
            return say.NONE
        card = extreme(options, say.TRASH, lowest=True)
        return last if card < 0 else card

    def chapel(self, eyes: DominionSight) -> i64:
        """Select for a Chapel. It asks in the order of the kinds: so many Coppers as leave room for all rubbish."""
        options = eyes.options()
        room = MOST_TRASHED - (eyes.hand_size(eyes.seat) - eyes.own_hand().size)
        rubbish = eyes.hand_count(kind.CURSE) + self.estates(eyes)
        if say.TRASH + kind.COPPER in options and room > rubbish and self.spare_coins(eyes) > MOST_TRASHED - room:
            return say.TRASH + kind.COPPER
        if say.TRASH + kind.ESTATE in options and self.estates(eyes) > 0:
            return say.TRASH + kind.ESTATE
        if say.TRASH + kind.CURSE in options:
            return say.TRASH + kind.CURSE
        return say.DONE

    def to_trash(self, eyes: DominionSight) -> i64:
        """How many hand cards a Chapel should trash."""
        found = eyes.hand_count(kind.CURSE) + self.estates(eyes)
        if eyes.has(kind.COPPER) and self.spare_coins(eyes) > 0:
            found += 1
        return found

    def estates(self, eyes: DominionSight) -> i64:
        """How many Estates in hand are rubbish: late in a game they are points."""
        if eyes.supply(kind.PROVINCE) <= self.plan.keep_estates_from:
            return 0
        return eyes.hand_count(kind.ESTATE)

    def spare_coins(self, eyes: DominionSight) -> i64:
        """How many coins the deck has beyond those to keep."""
        return coins_in(eyes.holdings(eyes.seat)) - self.plan.keep_coins

    def to_remodel(self, eyes: DominionSight) -> i64:
        """Give the hand card that gains most when it is remodelled, or -1."""
        provinces = eyes.supply(kind.PROVINCE)
        hand = eyes.hand_kinds()
        if provinces > 0 and provinces <= self.plan.remodel_gold_from:
            if (hand >> kind.GOLD) & 1:
                return kind.GOLD
            if (hand >> kind.ADVENTURER) & 1:
                return kind.ADVENTURER
        if (hand >> kind.CURSE) & 1:
            return kind.CURSE
        if (hand >> kind.ESTATE) & 1:
            return kind.ESTATE
        # Anything else only for a card that the plan wants and that is worth clearly more.
        best: i64 = -1
        most: i64 = 12
        card: i64 = 0
        while card < KINDS:
            if (hand >> card) & 1 and (DEAD >> card) & 1 == 0:
                cost: i64 = CARDS[card].cost
                wanted = self.plan.wanted(eyes, eyes.available(cost + REMODEL_MORE))
                if wanted >= 0 and (card != kind.REMODEL or eyes.hand_count(card) > 1):
                    gained = deck_worth(wanted) - deck_worth(card)
                    if gained > most:
                        best = card
                        most = gained
            card += 1
        return best

    def to_mine(self, eyes: DominionSight) -> i64:
        """Give the Treasure in hand that a Mine makes better, or -1."""
        if eyes.has(kind.SILVER) and eyes.supply(kind.GOLD) > 0:
            return kind.SILVER
        if eyes.has(kind.COPPER) and eyes.supply(kind.SILVER) > 0:
            return kind.COPPER
        return -1

    # --- Gaining -------------------------------------------------------------------------------------------------

    def gain(self, eyes: DominionSight) -> i64:
        """Gain what the plan wants, else what is worth most."""
        options = eyes.options()
        card = self.plan.wanted(eyes, bits_among(options, say.GAIN, KINDS))
        if card >= 0:
            return say.GAIN + card
        if say.NONE in options:
            return say.NONE
        return extreme(options, say.GAIN, lowest=False)
