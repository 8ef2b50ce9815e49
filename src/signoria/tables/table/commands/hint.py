"""Asking for a hint at the own decision. What it says is thought about elsewhere; here it is noted, and refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.bots import is_searched
from signoria.tables.table.commands.command import Order
from signoria.tables.table.entries import Hinted
from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from signoria.tables.table.change import Change
    from signoria.tables.table.table import LiveTable


class Hint(Order, frozen=True, tag="hint"):
    """Ask what a strong bot would do at the own decision. Answered with one `Advised` after another.

    Nothing waits for it, no clock stands still, and nobody else learns of it before the game is over. The game is not
    rated any more. `ply` is the number of moves that the sender knows of.
    """

    ply: int

    def plan(self, change: Change) -> None:
        table = change.after
        play = table.running()
        mine = table.seated(change.guest.id)
        if self.ply != play.ply_for(change.eyes):
            raise Refusal("reason-stale")
        asked = table.answering()
        if asked is None or asked not in mine or asked != change.eyes:
            raise Refusal("reason-not-asked")
        reason = no_hints(table)
        if reason is not None:
            raise Refusal(reason)
        if len(play.position.legal()) == 1:
            raise Refusal("reason-hint-one")
        if (asked, play.ply) not in table.hinted:
            change.add(Hinted(at=change.now, guest=change.guest.id, message=self.id, seat=asked))


def no_hints(table: LiveTable) -> str | None:
    """Say why nobody gets a hint at a table, if so: people among themselves must have settled that they do."""
    if not is_searched(table.row.game):
        return "reason-hint-game"
    if table.puzzle is not None:
        return "reason-hint-puzzle"
    return "reason-hint-people" if table.with_others() and not table.hints else None
