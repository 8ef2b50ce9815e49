"""What a search knows about Florence: it looks to the end of the round, where a value learnt from games judges."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.florence.candidates import candidates_of
from signoria.bots.florence.features import VERSION, write_features
from signoria.bots.florence.household import Household
from signoria.bots.search.learned import Learned
from signoria.bots.search.value import Features
from signoria.core.position import Position, Sight
from signoria.games.florence.data.components import OBJECTS, PARK, PERSON_CARDS
from signoria.games.florence.eyes.views import FlorenceSight
from signoria.games.florence.state.table import Florence

PACKAGE: Final = "signoria.bots.florence"
# At the Banker's last exchange more is always better.
EXCHANGE: Final = "banker-exchange"
# Where landscapes are sold, and the persons who want each of them, as bits.
AUCTION: Final = frozenset({"auction-open", "auction-bid", "auction-last-buy", "choose-landscape-type"})
WISHES: Final = [
    sum(1 << number for number, person in enumerate(PERSON_CARDS) if person.landscape == landscape)
    for landscape in OBJECTS[: PARK + 1]
]
# So much of a victory a point is worth.
POINT: Final = 0.002
# What was learnt is about the beginnings of rounds, from this one on.
FIRST_JUDGED: Final = 2


class FlorenceKnowledge(Learned):
    """Knowledge of the game for two to five players, with each of its expansions and with both."""

    def __init__(self) -> None:
        super().__init__(PACKAGE)
        self.household = Household(0)

    def policy(self, seed: int) -> Bot:
        # All candidates of a world meet the same players, who then remember what they have worked out.
        if self.household.seed != seed:
            self.household = Household(seed)
        else:
            self.household.renew()
        return self.household

    def worth_searching(self, sight: Sight) -> bool:
        return len(sight.options()) > 1 and sight.question() != EXCHANGE

    def candidates(self, sight: Sight, own: i64) -> vec[i64]:
        return candidates_of(cast("FlorenceSight", sight), own)

    def things(self, sight: Sight) -> list[str]:
        return OBJECTS[: PARK + 1] if sight.question() in AUCTION else []

    def holds(self, position: Position, seat: i64, thing: i64) -> bool:
        # A person in hand who wants a landscape that the player has not got.
        player = cast("Florence", position).players[seat]
        wanted: i64 = WISHES[thing]
        return player.landscapes[thing] == 0 and player.persons & wanted != 0

    def horizon(self, position: Position) -> i64:
        return cast("Florence", position).round

    def value(self, position: Position, seat: i64) -> float:
        # A victory counts; where it is out of reach, or safe, points do. With expansions too few games were learnt from
        # to tell who wins: points say more.
        settings = cast("Florence", position).settings
        if settings.muse_and_princess or settings.cooperative:
            return self.points(position, seat)
        return self.share(position, seat) + POINT * self.points(position, seat)

    def share(self, position: Position, seat: i64) -> float:
        # Every seat is judged for itself; together they have one victory.
        seats: i64 = position.seats()
        own = super().share(position, seat)
        total = own
        other: i64 = 0
        while other < seats:
            if other != seat:
                total += super().share(position, other)
            other += 1
        return own / total if total > 0.0 else 1.0 / float(seats)

    def version(self) -> int:
        return VERSION

    def family(self, position: Position) -> str:
        settings = cast("Florence", position).settings
        edition = "base"
        if settings.muse_and_princess:
            edition = "muse-cooperative" if settings.cooperative else "muse"
        elif settings.cooperative:
            edition = "cooperative"
        return f"{edition}-{settings.players}"

    def phase(self, position: Position) -> i64:
        passed = cast("Florence", position).round - FIRST_JUDGED
        if passed < 0:
            return 0
        return passed

    def features(self, position: Position, seat: i64, features: Features) -> None:
        write_features(cast("Florence", position), seat, features)
