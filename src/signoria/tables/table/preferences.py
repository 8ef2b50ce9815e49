"""Personal preferences at a table: questions that the table answers for a player who wants that.

They are kept beside the entries of a table, not among them: nobody else may notice that somebody has one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from signoria.core.position import Position

# By game and name: the question, and the answer where it is possible.
ANSWERS: Final = {
    "dominion": {"always-reveal-moat": ("moat-reveal", "reveal moat")},
    "florence": {"decline-offers": ("joint-reply", "decline")},
}


def check(game: str, name: str) -> None:
    """Refuse a preference that the game does not know."""
    if name not in ANSWERS.get(game, {}):
        raise Refusal("reason-preference")


def may_be_answered(game: str, question: str | None) -> bool:
    """Whether somebody may have a preference about a question."""
    return any(question == asked for asked, _ in ANSWERS.get(game, {}).values())


def preferred_answer(position: Position, game: str, preferences: frozenset[str]) -> str | None:
    """Give the answer that the asked player always gives, if there is one."""
    for name in preferences:
        question, answer = ANSWERS.get(game, {}).get(name, ("", ""))
        if position.question == question:
            return next((answer for action in position.legal() if position.notation(action) == answer), None)
    return None
