"""A table from what is stored of it.

Its entries are played again from the start. Where the rules have changed since, they may not lead to the position
that the players had before them: then that position counts, the table goes on from it, and only what lies before it
can no longer be taken back or looked at again.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import msgspec

from signoria.core.position import IllegalAction
from signoria.tables.table.playthrough import Made, Making, Playthrough
from signoria.tables.table.table import LiveTable
from signoria.tables.table.trail import Trail

if TYPE_CHECKING:
    from signoria.tables.table.rows import Snapshot, StoredTable

LOG: Final = logging.getLogger(__name__)


def rebuilt(stored: StoredTable) -> LiveTable:
    """Give the live table."""
    snapshot = stored.snapshot
    try:
        table = _replayed(stored)
    except IllegalAction:
        if snapshot is None:
            raise
        table = _resumed(stored, snapshot)
    return table


def _replayed(stored: StoredTable) -> LiveTable:
    table = LiveTable.new(stored.row)
    for entry in stored.entries:
        table.apply(entry)
        if stored.snapshot is not None and stored.snapshot.version == table.version:
            _compare(table, stored.snapshot)
    return table


def _compare(table: LiveTable, snapshot: Snapshot) -> None:
    assert table.play is not None
    try:
        kept = table.game.load(snapshot.position)
    except ValueError:
        # Saved in a form that this version does not read any more: the moves are all there is.
        LOG.warning("table %s: its snapshot cannot be read", table.row.code)
        return
    if not agrees(kept.save(), table.play.position.save()):
        raise IllegalAction("the moves lead to another position than the one the players had")


def agrees(kept: object, found: object) -> bool:
    """Whether a saved position says what an earlier one said; it may say more, of what was not written down then."""
    if isinstance(kept, dict) and isinstance(found, dict):
        return all(name in found and agrees(value, found[name]) for name, value in kept.items())
    if isinstance(kept, list) and isinstance(found, list):
        return len(kept) == len(found) and all(map(agrees, kept, found))
    return kept == found


def _resumed(stored: StoredTable, snapshot: Snapshot) -> LiveTable:
    """Note the moves up to the snapshot without making them, then go on from there."""
    LOG.warning("table %s: the rules have changed; it goes on from its snapshot", stored.row.code)
    table = LiveTable.new(stored.row)
    for entry in stored.entries[: snapshot.version]:
        table.apply(entry)
        if table.play is not None and not isinstance(table.play, _Noted):
            table.go_on_with(_Noted(table.play.start, table.game.load(snapshot.position), [], []))
    assert table.play is not None
    start = msgspec.structs.replace(table.play.start, saved=snapshot.position, ply=table.play.ply)
    table.go_on_with(Playthrough(start, start.position(), table.play.moves, []))
    table.play.note("resumed", {})
    table.lengths = Trail([0] * len(table.lengths))
    table.cuts = []
    for entry in stored.entries[snapshot.version :]:
        table.apply(entry)
    return table


class _Noted(Playthrough):
    """A game whose moves are noted and not made: its position stands still."""

    def make(self, seat: int, move: str, making: Making) -> Made:
        made = Made(
            seat,
            move,
            making.by,
            making.guest,
            making.message,
            question=None,
            quiet=False,
            chance=[],
            log=0,
            kept=making.kept,
            hinted=making.hinted,
        )
        return self._added(made)

    def back_to(self, ply: int) -> int:
        self.moves.cut(ply)
        self._number()
        return 0
