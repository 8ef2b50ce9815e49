"""What a search knows about Dominion: games go on to their end, by one's own plan and by what others seem to want."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.dominion.closer import Closer
from signoria.bots.dominion.contest import COMPILED
from signoria.bots.dominion.endgame import points_of
from signoria.bots.dominion.imitation import imitated
from signoria.bots.dominion.plan import cards_of
from signoria.bots.dominion.planning import plan_at
from signoria.bots.search.knowledge import Knowledge, outcome, spread_out, won
from signoria.core.bits import bit
from signoria.core.position import Position, Sight
from signoria.games.dominion.data.actions import BUY, END_BUYS
from signoria.games.dominion.data.components import DUCHY, ESTATE, GARDENS, GOLD, MOAT, NAMES, PROVINCE, SILVER
from signoria.games.dominion.eyes.views import DominionSight
from signoria.games.dominion.state.table import Dominion

# What is worth buying whatever the plan says.
ALWAYS: Final[i64] = bit(PROVINCE) | bit(DUCHY) | bit(ESTATE) | bit(GARDENS) | bit(GOLD) | bit(SILVER)
# Nobody looks further ahead than so many turns: there are plans that never end a game.
FAR_AWAY: Final = 60


class DominionKnowledge(Knowledge):
    """Knowledge of all kingdoms. Everybody is expected to go on as they began.

    It tells what options are worth. The strong bot does not choose by it: so far playouts win no more than its plan.
    """

    def __init__(self) -> None:
        # Whether plans are tried in a kingdom that has none yet. Interpreted, there is no time for it.
        self.thorough = COMPILED
        # Who plays on each seat, as far as it has been looked.
        self.bots: list[Closer] = []

    def hurry(self) -> None:
        self.thorough = False

    def look(self, sight: Sight) -> None:
        # Which kingdom it is, and what the others have.
        eyes = cast("DominionSight", sight)
        bots: list[Closer] = []
        seat: i64 = 0
        while seat < eyes.seats():
            own = seat == eyes.seat
            seats = eyes.seats()
            plan = plan_at(eyes.piles(), seats, thorough=self.thorough) if own else imitated(eyes.holdings(seat))
            bots.append(Closer(plan))
            seat += 1
        self.bots = bots

    def policy(self, seed: int) -> Bot:
        return Company(self)

    def candidates(self, sight: Sight, own: i64) -> vec[i64]:
        eyes = cast("DominionSight", sight)
        if eyes.question() != "buy-card":
            return spread_out(eyes.options(), own)
        wanted = ALWAYS | cards_of(self.bots[eyes.seat].plan)
        found = append(vec[i64](), own)
        for option in eyes.options():
            if option != own and (option == END_BUYS or (wanted >> (option - BUY)) & 1):
                found = append(found, option)
        return found

    def things(self, sight: Sight) -> list[str]:
        if sight.question() != "play-action" or cast("DominionSight", sight).supply(MOAT) < 0:
            return []
        return [NAMES[MOAT]]

    def holds(self, position: Position, seat: i64, thing: i64) -> bool:
        return cast("Dominion", position).players[seat].hand.has(MOAT)

    def horizon(self, position: Position) -> i64:
        return cast("Dominion", position).players[0].turns // FAR_AWAY

    def value(self, position: Position, seat: i64) -> float:
        return outcome(position, seat) if position.asked_seat() < 0 else 1.0 / float(position.seats())

    def share(self, position: Position, seat: i64) -> float:
        return won(position, seat) if position.asked_seat() < 0 else 1.0 / float(position.seats())

    def points(self, position: Position, seat: i64) -> float:
        return float(points_of(cast("DominionSight", position.sight(seat)).holdings(seat)))


class Company(Bot):
    """Plays for everybody at a table as its knowledge expects it of them."""

    def __init__(self, knowledge: DominionKnowledge) -> None:
        self.knowledge = knowledge
        # The first to be asked is whoever searches; all others are asked in worlds that are imagined.
        self.searching = not knowledge.bots

    def choose(self, sight: Sight) -> i64:
        if self.searching:
            self.knowledge.look(sight)
        return self.knowledge.bots[sight.seat].choose(sight)
