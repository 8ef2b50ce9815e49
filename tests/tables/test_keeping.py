"""Who plays on a seat: whose seat it is, or a bot, and why."""

from __future__ import annotations

import msgspec
import pytest

from signoria.tables.history.rebuild import rebuilt
from signoria.tables.table.change import Change, Sender
from signoria.tables.table.commands.away import Return
from signoria.tables.table.commands.leave import Leave
from signoria.tables.table.commands.open import Open, SeatWish
from signoria.tables.table.entries import Kept, read, written
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import StoredTable
from signoria.tables.table.seats import Reason, Seat
from signoria.tables.table.table import LiveTable
from tests.tables.kit import guest

ANNA = guest("Anna")


def playing() -> tuple[LiveTable, StoredTable]:
    """Give a table at which Anna plays against a bot."""
    new = Open("dominion", [SeatWish("me"), SeatWish("bot")], start=True).opened(ANNA, 1.0)
    stored = StoredTable(new.row, new.entries)
    return rebuilt(stored), stored


@pytest.mark.parametrize("why", ["once", "away", "left", "resigned"])
def test_why_a_bot_plays_for_somebody_is_stored(why: Reason) -> None:
    table, stored = playing()
    entry = Kept(at=2.0, seat=0, bot="house", why=why)
    assert read(written(entry)) == entry
    table.apply(entry)
    again = rebuilt(msgspec.structs.replace(stored, entries=[*stored.entries, entry]))
    for seat in (table.seats[0], again.seats[0], table.summary().seats[0]):
        assert (seat.keeper, seat.kept, seat.guest) == (why, why != "once", ANNA.id)
    assert table.seats[1].keeper is None


def test_what_an_earlier_version_kept_counts_as_away() -> None:
    entry = read('{"entry":"kept","at":2.0,"seat":0,"bot":"house"}')
    table, _ = playing()
    table.apply(entry)
    assert table.seats[0].keeper == "away"
    assert msgspec.json.decode('{"kind":"person","name":"A","guest":"a","bot":"house"}', type=Seat).keeper == "away"


def test_who_has_resigned_does_not_come_back() -> None:
    table, _ = playing()
    table.apply(Kept(at=2.0, seat=0, bot="house", why="resigned"))
    change = Change(table, 3.0, Sender(ANNA))
    with pytest.raises(Refusal, match="reason-resigned"):
        Return("back").plan(change)
    assert change.entries == []
    # Nor does leaving make a difference.
    Leave().plan(change)
    assert change.after.seats[0].keeper == "resigned"


def test_who_was_away_may_leave_and_come_back() -> None:
    table, _ = playing()
    table.apply(Kept(at=2.0, seat=0, bot="house"))
    change = Change(table, 3.0, Sender(ANNA))
    Leave().plan(change)
    assert [seat.keeper for seat in change.after.seats] == ["left", None]
    Return("back").plan(change)
    assert [seat.keeper for seat in change.after.seats] == [None, None]
    assert change.after.seats[0].bot is None
