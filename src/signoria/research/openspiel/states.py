"""A game at some moment, as a state of OpenSpiel."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import pyspiel

from signoria.research.course import BASE, CHANCE, DIGITS, OVER
from signoria.research.rewards import WIN, rewards

if TYPE_CHECKING:
    from signoria.research.course import Course
    from signoria.research.openspiel.games import SignoriaGame

# Every digit of a deal is as likely as every other.
OUTCOMES: Final = [(digit, 1.0 / BASE) for digit in range(BASE)]
# Of the worlds that are imagined.
SEEDS: Final = 1 << 62


class SignoriaState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A game at some moment. Everything that is of ours is its course: OpenSpiel copies and pickles all attributes."""

    def __init__(self, game: SignoriaGame) -> None:
        super().__init__(game)
        self.course: Course = game.new_course()

    def current_player(self) -> int:
        return self.course.player

    def is_terminal(self) -> bool:
        return self.course.player == OVER

    def is_chance_node(self) -> bool:
        """As that of the base, which would ask us who acts."""
        return self.course.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As that of the base, which would copy the list twice on its way."""
        course = self.course
        acting = course.player
        if acting >= 0 and player is None:
            return course.legal()
        return super().legal_actions(acting if player is None else player)  # type: ignore[no-any-return]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        course = self.course
        return course.legal() if player == course.player else []

    def _apply_action(self, action: int) -> None:
        self.course.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}"
        return self.course.game.catalogue.notation(action)

    def returns(self) -> list[float]:
        course = self.course
        game: SignoriaGame = self.get_game()
        position = course.position
        if position is not None and course.over():
            return rewards(position, game.reward)
        # Everybody has an equal share in the victory of a game that was cut off.
        even = 1.0 / game.seats if self.is_terminal() and game.reward == WIN else 0.0
        return [even] * game.seats

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> SignoriaState:  # noqa: ANN401 - a function of OpenSpiel
        """Give a state that this one may be for all that a player knows: everything else is drawn anew."""
        twin: SignoriaState = self.get_game().new_initial_state()
        twin.course = self.course.imagined(player_id, int(probability_sampler() * SEEDS))
        return twin

    def __str__(self) -> str:
        course = self.course
        if course.position is None:
            return f"deal: {course.digits} of {DIGITS} digits"
        return json.dumps(course.position.save())
