"""Personal preferences at a table: questions that the table answers for a player who wants that.

They are kept beside the entries of a table, not among them: nobody else may notice that somebody has one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.games import REGISTRY
from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from signoria.core.position import Position


def check(game: str, name: str) -> None:
    """Refuse a preference that the game does not know."""
    if name not in [preference.name for preference in REGISTRY.game(game).about.preferences]:
        raise Refusal("reason-preference")


def may_be_answered(position: Position) -> bool:
    """Whether somebody may have a preference about the open question."""
    return position.waiting is not None and position.waiting.preference() is not None


def preferred_answer(position: Position, preferences: frozenset[str]) -> str | None:
    """Give the answer that the asked player always gives, if there is one."""
    wish = None if position.waiting is None else position.waiting.preference()
    if wish is None or wish.name not in preferences or wish.answer not in position.legal():
        return None
    return position.notation(wish.answer)
