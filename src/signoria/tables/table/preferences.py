"""Personal preferences at a table: questions that the table answers for a player who wants that.

They are kept beside the entries of a table, not among them: nobody else may notice that somebody has one. Of each guest
those are known which are other than usual.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.games import REGISTRY
from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from signoria.core.game import Game
    from signoria.core.position import Position
    from signoria.core.standing_answer import StandingAnswer
    from signoria.tables.table.habits import Habits


def known(game: str, name: str) -> StandingAnswer:
    """Give a preference by its name; refuse one that the game does not know."""
    for wish in REGISTRY.game(game).about.preferences:
        if wish.name == name:
            return wish
    raise Refusal("reason-preference")


def switched_on(game: Game, unusual: frozenset[str]) -> list[str]:
    """Name the preferences of somebody of whom is known which are other than usual."""
    return sorted(wish.name for wish in game.about.preferences if (wish.name in unusual) != wish.usual)


def preferred_answer(position: Position, unusual: frozenset[str]) -> str | None:
    """Give the answer that the asked player always gives, if there is one."""
    asking = position.waiting
    wish = None if asking is None else asking.preference()
    if asking is None or wish is None or wish.answer not in position.legal():
        return None
    if (wish.name in unusual) == wish.usual or asking.worth_asking(position):
        return None
    return position.notation(wish.answer)


def plain_answer(position: Position, unusual: frozenset[str]) -> str | None:
    """Give the preferred answer where it hides nothing: it is given at once, as part of what led to the question."""
    return preferred_answer(position, unusual) if asks_plainly(position) else None


def asked_anyway(position: Position, habits: Habits) -> bool:
    """Whether the one answer to a question is left to its player, who wants to give it.

    Only where everybody sees that there is but one: otherwise how soon it comes would tell whether there were others.
    """
    return habits.answers_all and len(position.legal()) == 1 and options_are_public(position)


def options_are_public(position: Position) -> bool:
    """Whether everyone sees what can be answered now; otherwise nobody else may notice that there is no choice."""
    shown = position.view(None)["question"]
    return isinstance(shown, dict) and "options" in shown


def asks_plainly(position: Position) -> bool:
    """Whether the open question is one to which a preferred answer is given at once."""
    wish = None if position.waiting is None else position.waiting.preference()
    return wish is not None and wish.plain
