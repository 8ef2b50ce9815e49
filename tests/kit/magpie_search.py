"""What a search knows about the toy game, in plain Python, as somebody else's game would tell it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from signoria.bots.random import RandomBot
from signoria.bots.search.knowledge import Knowledge, outcome, won
from signoria.bots.search.learned import Learned
from tests.kit.toy import WORTH, points

if TYPE_CHECKING:
    from signoria.bots.bot import Bot
    from signoria.bots.search.value import Features
    from signoria.core.position import Position
    from tests.kit.toy import Magpies


class MagpieKnowledge(Knowledge):
    """Plays every world to its end, at random."""

    def policy(self, seed: int) -> Bot:
        return RandomBot(seed)

    def horizon(self, position: Position) -> int:
        return 0

    def value(self, position: Position, seat: int) -> float:
        return outcome(position, seat)

    def share(self, position: Position, seat: int) -> float:
        return won(position, seat)

    def points(self, position: Position, seat: int) -> float:
        return position.scores()[seat]


class LearnedMagpies(Learned):
    """Looks a few cards ahead, and judges by what lies in the rows and in the hands."""

    def policy(self, seed: int) -> Bot:
        return RandomBot(seed)

    def horizon(self, position: Position) -> int:
        return position.turns_taken() // 4

    def version(self) -> int:
        return 3

    def features(self, position: Position, seat: int, features: Features) -> None:
        game = cast("Magpies", position)
        for magpie in (seat, 1 - seat):
            features.add(points(game, magpie))
            features.count(sum(WORTH[card] for card in game.hands[magpie].listed()))


BOTS: Final[dict[str, object]] = {}
KNOWLEDGE: Final = MagpieKnowledge
