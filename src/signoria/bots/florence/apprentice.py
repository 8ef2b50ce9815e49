"""The apprentice of Florence: bids too little or once too often, and builds what is nice rather than what is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.bots.apprentice import Apprentice, others
from signoria.bots.florence.house import FlorenceHouse
from signoria.games.florence.data.actions import (
    BID,
    BONUS,
    BUILD,
    FREEDOM,
    HIGHEST_BID,
    HUNDRED,
    INTRODUCE,
    OPEN,
    PASS,
    PICK,
    PLACE,
    RECRUIT_PERSON,
    TAKE,
    TAKE_PERSON,
    WORK_WITH,
)
from signoria.games.florence.data.board import PLACEMENTS
from signoria.games.florence.data.components import CARD_NAMES, FREEDOMS, OBJECTS, PERSONS
from signoria.games.florence.eyes.views import FlorenceSight

if TYPE_CHECKING:
    from signoria.core.position import Sight

SLIPS: Final = 20
# Nobody bids more by mistake, nor so much that less is left: a round's actions.
DEAREST_MISTAKE: Final = 800
RESERVE: Final = 800
# What a beginner takes for equally good in a turn. A work is never put off.
DEEDS: Final = vec[i64]([BUILD, TAKE_PERSON, FREEDOM, BONUS])
# Verbs of which another object may be taken by mistake, with how many they have.
VERBS: Final = vec[i64]([OPEN, TAKE, PICK, RECRUIT_PERSON, WORK_WITH, INTRODUCE, PLACE])
OBJECTS_OF: Final = vec[i64]([len(OBJECTS), len(OBJECTS), len(CARD_NAMES), PERSONS, PERSONS, len(FREEDOMS), PLACEMENTS])


class FlorenceApprentice(Apprentice):
    """Values things differently: another object, another card, another building, another place for it.

    It completes works as soon as the house bot would, sells no points, and keeps enough money for its actions.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(FlorenceHouse(seed), seed, SLIPS)

    def temptations(self, sight: Sight, best: i64) -> vec[i64]:
        question = sight.question()
        options = sight.options()
        if question == "auction-bid":
            return other_bid(cast("FlorenceSight", sight), options, best)
        if question == "turn-menu":
            return other_deeds(options, best)
        verb: i64 = 0
        while verb < len(VERBS):
            first = VERBS[verb]
            if first <= best < first + OBJECTS_OF[verb]:
                return others(options, first, OBJECTS_OF[verb], best)
            verb += 1
        return vec[i64]()


def other_bid(eyes: FlorenceSight, options: vec[i64], best: i64) -> vec[i64]:
    """Give up too early, or bid once more than it is worth, while that is not much."""
    if best != PASS:
        return vec[i64]([PASS])
    for option in options:
        amount = (option - BID) * HUNDRED
        if 0 <= amount <= HIGHEST_BID and amount <= DEAREST_MISTAKE and amount + RESERVE <= eyes.own_money():
            return vec[i64]([option])
    return vec[i64]()


def other_deeds(options: vec[i64], best: i64) -> vec[i64]:
    """Give the other actions of a turn that look as good."""
    found = vec[i64]()
    if best in DEEDS:
        for option in options:
            if option != best and option in DEEDS:
                found = append(found, option)
    return found
