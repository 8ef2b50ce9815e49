"""Games in one kingdom between two ways to play it: who wins how often, on the same deals for all who are compared."""

from __future__ import annotations

from math import log
from types import FunctionType
from typing import Final

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.match import play_out
from signoria.core.bits import listed
from signoria.core.position import Position
from signoria.core.zones import Zone
from signoria.games import REGISTRY
from signoria.games.dominion.data.components import FIRST_KINGDOM, KINGDOM_SIZE, NAMES

# Interpreted, a game takes a hundred times as long: what would take a second is left out there.
COMPILED: Final = not isinstance(Zone.count, FunctionType)
# A game of plans that never ends is nobody's.
MOST_DECISIONS: Final = 3000
# What is added to a share of wins before its logarithm is taken: losing everything to one rival is bad, not endless.
SOFTENER: Final = 0.1


def kingdom_of(piles: i64) -> list[str]:
    """Name the kingdom cards of a supply, given as a set of bits."""
    return [NAMES[kind] for kind in listed(piles) if kind >= FIRST_KINGDOM]


class Contest:
    """A table of one kingdom and number of seats at which games are played."""

    def __init__(self, piles: i64, seats: i64) -> None:
        self.seats = seats
        self.games: i64 = 0
        kingdom = kingdom_of(piles)
        assert len(kingdom) == KINGDOM_SIZE
        options: dict[str, object] = {
            "kingdom-mode": "custom",
            "kingdom": kingdom,
            "start-player": "chosen",
            "start-seat": 0,
        }
        self.start: Position = REGISTRY.game("dominion").new(int(seats), 0, options, listen=False)

    def share(self, bot: Bot, rival: Bot, first: i64, games: i64) -> float:
        """Give the share of wins of a bot among others that are all alike, on the deals from a number on.

        It sits on every seat in turn, on each of the deals once: so many games are played for each seat.
        """
        won = 0.0
        deal: i64 = 0
        while deal < games:
            own: i64 = 0
            while own < self.seats:
                won += self.play(bot, rival, own, first + deal)
                own += 1
            deal += 1
        return won / float(games * self.seats)

    def play(self, bot: Bot, rival: Bot, own: i64, deal: i64) -> float:
        """Play one game; give the bot's share of the victory."""
        bots: list[Bot] = []
        seat: i64 = 0
        while seat < self.seats:
            bots.append(bot if seat == own else rival)
            seat += 1
        # To a spectator all cards that were dealt are hidden.
        position = self.start.determinise(None, deal)
        play_out(position, bots, MOST_DECISIONS)
        self.games += 1
        if position.asked_seat() >= 0:
            return 0.0
        winners = position.winners()
        if own not in winners:
            return 0.0
        return 1.0 / len(winners)


def fitness(shares: list[float]) -> float:
    """Judge shares of wins against several rivals together: the worst of them counts most."""
    return sum([log(share + SOFTENER) for share in shares]) / len(shares)
