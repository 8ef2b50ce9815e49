"""What Warlord, Diplomat and Marshal have in common: their turn, which districts they may touch, and the Great Wall."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import NOTHING
from signoria.games.machiavelli.data.components import CIRCUS_TENT, DIPLOMAT, GREAT_WALL, KEEP, NUMBERS, WARLORD
from signoria.games.machiavelli.rules.characters.paid_by_districts import PaidByDistricts
from signoria.games.machiavelli.rules.targets import ChooseDistrict
from signoria.games.machiavelli.state.current_turn import ABILITY_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


WATCHTOWER: Final = NUMBERS["watchtower"]


class RankEight(PaidByDistricts):
    """A gold for each military district; and once in the turn something is done to a district, if there is one."""

    def __init__(self, character: i64, income: i64, ability: i64, question: Callable[[i64], ChooseDistrict]) -> None:
        super().__init__(character, income)
        self.ability = ability
        self.question = question

    def ability_now(self, game: Machiavelli) -> i64:
        if game.turn.has_used(ABILITY_USED) or not self.question(game.turn.seat).exists(game):
            return NOTHING
        return self.ability

    def use_ability(self, game: Machiavelli) -> None:
        game.turn.use(ABILITY_USED)
        game.then(self.question(game.turn.seat))


class TargetOfRankEight(ChooseDistrict):
    """Choose the district; what may be chosen lies open to all."""

    def quiet(self) -> bool:
        return True


def may_touch(game: Machiavelli, character: i64, owner: i64, place: i64) -> bool:
    """Say whether rank 8 may use its ability on a district: not in a complete or protected city, no Keep, no tent."""
    if game.intrigue.protected == owner:
        return False
    if game.is_complete(owner) and (game.settings.full_immunity or character == WARLORD):
        return False
    kind = game.players[owner].city.cards[place]
    if kind == CIRCUS_TENT:
        return False
    if character == DIPLOMAT and game.settings.diplomat_spares_watchtower:
        return kind != WATCHTOWER
    return kind != KEEP


def surcharge(game: Machiavelli, owner: i64, place: i64) -> i64:
    """Give what the Great Wall of a city adds to the price of a district."""
    player = game.players[owner]
    if not player.has(GREAT_WALL):
        return 0
    if player.city.cards[place] == GREAT_WALL and not game.settings.wall_protects_itself:
        return 0
    return 1
