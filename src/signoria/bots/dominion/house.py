"""The house bot: money with the best few Actions of the kingdom, and sensible answers to everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.dominion.house_plan import HousePlan
from signoria.bots.dominion.worth import PLAY_ORDER, deck_worth, hand_worth
from signoria.core.bits import bit, bits_among
from signoria.games.dominion.data import actions as say
from signoria.games.dominion.data import components as kind
from signoria.games.dominion.data.components import KINDS
from signoria.games.dominion.eyes.views import DominionSight

if TYPE_CHECKING:
    from signoria.core.position import Sight

# With fewer coins in the deck than this, Coppers are not trashed any more.
COINS_TO_KEEP: Final = 6


class HouseBot(Bot):
    """Plays every kingdom decently, at once, without thinking ahead."""

    def __init__(self) -> None:
        self.plan = HousePlan(0)

    def choose(self, sight: Sight) -> i64:
        eyes = cast("DominionSight", sight)
        if self.plan.piles != eyes.piles():
            self.plan = HousePlan(eyes.piles())
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        question = eyes.question()
        if question == "play-treasure":
            return say.PLAY_ALL_TREASURES
        if question == "buy-card":
            card = self.plan.buy(eyes, eyes.coins(), bits_among(options, say.BUY, KINDS))
            return say.END_BUYS if card < 0 else say.BUY + card
        if question in ("play-action", "throne-room-card"):
            return self.play(eyes, options)
        return self.answer(eyes, question, options)

    def answer(self, eyes: DominionSight, question: str, options: vec[i64]) -> i64:
        """Answer a question that a card asks."""
        if question in ("militia-discard", "cellar-discard"):
            return self.discard(eyes, question, options)
        if question in ("chapel-trash", "remodel-trash", "mine-trash", "moneylender-trash", "thief-trash"):
            return self.trash(eyes, question, options)
        if question in ("workshop-gain", "feast-gain", "remodel-gain", "mine-gain"):
            return self.gain(eyes, options)
        if question == "spy-fate":
            return spy_fate(eyes, good=hand_worth(eyes.revealed_top(), 1) > deck_worth(kind.COPPER))
        return plain_answer(eyes, question)

    def play(self, eyes: DominionSight, options: vec[i64]) -> i64:
        """Choose the Action to play: in the order of play, leaving out what would only do harm."""
        for card in PLAY_ORDER:
            if say.PLAY + card in options and self.useful(eyes, card):
                return say.PLAY + card
        last = options[len(options) - 1]
        return last if last in (say.END_ACTIONS, say.NONE) else options[0]

    def useful(self, eyes: DominionSight, card: i64) -> bool:
        """Whether playing a card now does any good."""
        if card == kind.CHAPEL:
            return self.rubbish(eyes) > 0
        if card == kind.REMODEL:
            return eyes.has(kind.ESTATE) or eyes.has(kind.CURSE) or eyes.has(kind.GOLD)
        if card == kind.MONEYLENDER:
            return eyes.has(kind.COPPER)
        if card == kind.THRONE_ROOM:
            return eyes.hand_kinds() & kind.ACTIONS & ~bit(kind.THRONE_ROOM) != 0
        return True

    def rubbish(self, eyes: DominionSight) -> i64:
        """How many hand cards a Chapel should trash."""
        return eyes.hand_count(kind.CURSE) + eyes.hand_count(kind.ESTATE)

    def discard(self, eyes: DominionSight, question: str, options: vec[i64]) -> i64:
        """Discard what helps least; for a Cellar only what does not help at all."""
        worst = extreme_hand(options, eyes.actions())
        if question == "cellar-discard" and (worst < 0 or hand_worth(worst, eyes.actions()) > deck_worth(kind.COPPER)):
            return say.DONE
        return say.DISCARD + worst

    def trash(self, eyes: DominionSight, question: str, options: vec[i64]) -> i64:
        """Trash what is worth least; of an opponent's what is worth most."""
        if question == "thief-trash":
            return extreme(options, say.TRASH, lowest=False)
        if question == "remodel-trash":
            if say.TRASH + kind.GOLD in options and eyes.supply(kind.PROVINCE) > 0:
                return say.TRASH + kind.GOLD
            return extreme(options, say.TRASH, lowest=True)
        if question == "chapel-trash":
            for card in (kind.CURSE, kind.ESTATE):
                if say.TRASH + card in options:
                    return say.TRASH + card
            if say.TRASH + kind.COPPER in options and eyes.owned_coins() > COINS_TO_KEEP:
                return say.TRASH + kind.COPPER
            return say.DONE
        if question == "mine-trash" and say.TRASH + kind.SILVER in options and eyes.supply(kind.GOLD) > 0:
            return say.TRASH + kind.SILVER
        return extreme(options, say.TRASH, lowest=True)

    def gain(self, eyes: DominionSight, options: vec[i64]) -> i64:
        """Gain what the plan would buy, else what is worth most."""
        available = bits_among(options, say.GAIN, KINDS)
        card = self.plan.buy(eyes, 0, available)
        if card >= 0:
            return say.GAIN + card
        return best_gain(options, 0, say.NONE if say.NONE in options else options[0])


def spy_fate(eyes: DominionSight, *, good: bool) -> i64:
    """Leave a good card with oneself and a bad one with another, and discard the others."""
    return say.PUT_BACK if (eyes.revealed_of() == eyes.seat) == good else say.DISCARD_IT


def plain_answer(eyes: DominionSight, question: str) -> i64:
    """Answer a question that needs neither a plan nor a look at the hand."""
    options = eyes.options()
    if question == "moat-reveal":
        return say.REVEAL_MOAT
    if question == "chancellor-flip":
        return say.YES
    if question == "library-keep":
        return say.KEEP if eyes.actions() > 0 else say.SET_ASIDE
    if question == "thief-gain":
        return best_gain(options, deck_worth(kind.COPPER), say.DONE)
    if question == "bureaucrat-victory":
        return extreme(options, say.RETURN, lowest=True)
    if question == "draft-pick":
        return extreme(options, say.DRAFT, lowest=False)
    if question == "discard-top":
        return extreme(options, say.TOP, lowest=True)
    return options[len(options) - 1]


def extreme(options: vec[i64], verb: i64, *, lowest: bool) -> i64:
    """Give the option whose card is worth least, or most, to a deck."""
    best: i64 = -1
    sign: i64 = -1 if lowest else 1
    most: i64 = 0
    for option in options:
        if verb <= option < verb + KINDS:
            worth = sign * deck_worth(option - verb)
            if best < 0 or worth > most:
                best = option
                most = worth
    return best


def extreme_hand(options: vec[i64], actions: i64) -> i64:
    """Give the card that helps least in a hand among those that may be discarded, or -1."""
    worst: i64 = -1
    for option in options:
        if say.DISCARD <= option < say.DISCARD + KINDS:
            card = option - say.DISCARD
            if worst < 0 or hand_worth(card, actions) < hand_worth(worst, actions):
                worst = card
    return worst


def best_gain(options: vec[i64], least: i64, otherwise: i64) -> i64:
    """Give the gain that is worth most to the deck, if it is worth more than `least`."""
    best = otherwise
    most = least
    for option in options:
        if say.GAIN <= option < say.GAIN + KINDS and deck_worth(option - say.GAIN) > most:
            best = option
            most = deck_worth(option - say.GAIN)
    return best
