"""What is settled before a game and holds for all of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.dominion.data.components import CARDS, KINDS

if TYPE_CHECKING:
    from signoria.core.agenda import Frame
    from signoria.games.dominion.state.table import Dominion

# The printed numbers as vectors: by kind, and the kinds that cost at most so much as sets of bits.
COSTS: Final = vec[i64]([card.cost for card in CARDS])
COINS: Final = vec[i64]([card.coins for card in CARDS])
POINTS: Final = vec[i64]([card.points for card in CARDS])
HIGHEST_COST: Final = 8
KINDS_UP_TO: Final = vec[i64](
    [sum(1 << kind for kind in range(KINDS) if CARDS[kind].cost <= cost) for cost in range(HIGHEST_COST + 1)]
)


class Settings:
    """What was settled before the game: the same for all copies of a position."""

    def __init__(
        self,
        options: dict[str, object],
        starter: i64,
        effects: list[Callable[[Dominion, Frame], None]],
    ) -> None:
        self.options = options
        self.starter = starter
        # What each kind of card does when it is played: it is given the frame that follows its text.
        self.effects = effects
        self.remodel_to_hand = options["remodel-gain"] == "hand"
        self.feast_is_optional = options["feast-gain"] == "may"
        self.lenient = options["compulsion"] == "lenient"
        self.open_counts = options["pile-counts"] == "open"
        self.ask_order = options["discard-order"] == "ask"
        self.costs: vec[i64] = COSTS
        self.coins: vec[i64] = COINS
        self.points: vec[i64] = POINTS
        self.kinds_up_to: vec[i64] = KINDS_UP_TO
