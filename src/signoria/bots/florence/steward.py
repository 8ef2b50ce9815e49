"""Steward: a beginner who bids moderately and completes a work whenever it reaches the minimum."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.florence.placement import best_place, wanted_tiles
from signoria.core.bits import bit
from signoria.core.chance import FastChance, spread
from signoria.games.florence.data.actions import (
    BID,
    BUILD,
    BUY,
    DECLINE,
    DONE,
    END_TURN,
    FREEDOM,
    INTRODUCE,
    NOTHING,
    OPEN,
    PASS,
    PICK,
    PLACE,
    PRINCESS_WORK,
    RAISE,
    RECRUIT,
    RECRUIT_PERSON,
    TAKE,
    TAKE_PERSON,
    WORK,
    WORK_WITH,
)
from signoria.games.florence.data.board import PLACEMENTS, TILE_OF
from signoria.games.florence.data.components import (
    JESTER,
    LANDSCAPE,
    PARK,
    PERSONS,
    PRESTIGE_CARD,
    PRICE_OF_A_POINT,
    ROUNDS,
)
from signoria.games.florence.eyes.views import FlorenceSight
from signoria.games.florence.rules.work_values import WANTED_FREEDOM, wishes

if TYPE_CHECKING:
    from signoria.core.position import Sight

# What a steward pays at most, and the money he does not touch: one round's actions.
HIGHEST_BID: Final = 500
RESERVE: Final = 600
# Money kept back when points are bought.
KEPT: Final = 900
CHANCES: Final = 10
# A beginner is not always of one mind: so often out of ten he does what he could do.
OFTEN: Final = 6


class Steward(Bot):
    """Knows what a work needs, but neither plans ahead nor looks at the others."""

    def __init__(self, seed: int) -> None:
        self.chance = FastChance(spread(seed))

    def choose(self, sight: Sight) -> i64:
        eyes = cast("FlorenceSight", sight)
        options = eyes.options()
        question = eyes.question()
        if len(options) == 1:
            return options[0]
        if question == "turn-menu":
            return self.turn(eyes, options)
        if question.startswith("auction"):
            return self.auction(eyes, options)
        if question in ("build", "place-landscape"):
            return self.place(eyes, options)
        if question in ("work", "pick-person", "recruit", "recruit-now"):
            return most_pleased(eyes, options)
        if question == "freedom":
            return self.freedom(eyes, options)
        return self.answer(eyes, question, options)

    def answer(self, eyes: FlorenceSight, question: str, options: vec[i64]) -> i64:
        """Buy points with what is not needed; no cards where none are needed, no deals, no characters."""
        if question == "buy-pp":
            keep = KEPT if eyes.round() < ROUNDS else 0
            points = max((eyes.own_money() - keep) // PRICE_OF_A_POINT, 0)
            return BUY + min(points, len(options) - 1)
        if question == "work-bonus":
            return DONE if DONE in options else options[0]
        if question in ("joint-reply", "a2-turn"):
            return options[len(options) - 1]
        return options[self.chance.below(len(options))]

    def maybe(self) -> bool:
        """Whether the steward feels like it."""
        return self.chance.below(CHANCES) < OFTEN

    def turn(self, eyes: FlorenceSight, options: vec[i64]) -> i64:
        """Work whenever possible; else provide for those at court, or look for somebody new."""
        if WORK in options:
            return WORK
        if PRINCESS_WORK in options:
            return PRINCESS_WORK
        if RECRUIT in options:
            return RECRUIT
        if eyes.own_money() < RESERVE // 2:
            return END_TURN
        if TAKE_PERSON in options and eyes.own_persons() == 0:
            return TAKE_PERSON
        if FREEDOM in options and wanted_freedoms(eyes) != 0:
            return FREEDOM
        if BUILD in options and eyes.own_money() >= RESERVE and self.maybe():
            return BUILD
        if TAKE_PERSON in options and eyes.round() < ROUNDS:
            return TAKE_PERSON
        return END_TURN

    def auction(self, eyes: FlorenceSight, options: vec[i64]) -> i64:
        """Open what somebody at court wants, or a jester; raise while it is cheap."""
        if PASS in options:
            raising = options[0]
            bid = (raising - BID) * 100
            cheap = raising != RAISE and bid <= HIGHEST_BID and bid + RESERVE <= eyes.own_money()
            return raising if cheap and self.maybe() else PASS
        refusal = DECLINE if DECLINE in options else NOTHING
        if eyes.own_money() < RESERVE:
            return refusal
        verb = OPEN if refusal == DECLINE else TAKE
        wanted = wanted_tiles(eyes) >> 10
        item: i64 = 0
        while item <= PARK:
            if (wanted >> item) & 1 and verb + item in options:
                return verb + item
            item += 1
        for other in (JESTER, LANDSCAPE, PRESTIGE_CARD):
            if verb + other in options and self.maybe():
                return verb + other
        return refusal

    def place(self, eyes: FlorenceSight, options: vec[i64]) -> i64:
        """Build what somebody wants, if it fits; somewhere out of the way."""
        wanted = wanted_tiles(eyes)
        for option in options:
            if PLACE <= option < PLACE + PLACEMENTS and (wanted >> TILE_OF[option - PLACE]) & 1:
                return best_place(eyes, options, TILE_OF[option - PLACE])
        return best_place(eyes, options, -1)

    def freedom(self, eyes: FlorenceSight, options: vec[i64]) -> i64:
        """Introduce what somebody wants."""
        wanted = wanted_freedoms(eyes)
        for option in options:
            if (wanted >> (option - INTRODUCE)) & 1:
                return option
        return options[0]


def wanted_freedoms(eyes: FlorenceSight) -> i64:
    """Give the freedoms that persons in hand want and that are not there, as bits."""
    found: i64 = 0
    persons = eyes.own_persons()
    person: i64 = 0
    while person < PERSONS:
        if (persons >> person) & 1:
            found |= bit(WANTED_FREEDOM[person])
        person += 1
    return found & ~eyes.freedoms(eyes.seat)


def most_pleased(eyes: FlorenceSight, options: vec[i64]) -> i64:
    """Give the person whose wishes are met best."""
    best = options[len(options) - 1]
    most: i64 = 0
    for option in options:
        person: i64 = -1
        for verb in (WORK_WITH, PICK, RECRUIT_PERSON):
            if verb <= option < verb + PERSONS:
                person = option - verb
        if person >= 0 and wishes(eyes.own(), person) > most:
            most = wishes(eyes.own(), person)
            best = option
    return best
