"""A table by itself: what is planned on a copy leaves no trace, and a new command is a new file."""

from __future__ import annotations

import dataclasses
from typing import get_args

import msgspec
import pytest

from signoria.tables.table.change import Change, Sender
from signoria.tables.table.commands import ORDERS
from signoria.tables.table.commands.answer import Answer
from signoria.tables.table.commands.choose import Choose
from signoria.tables.table.commands.command import Order
from signoria.tables.table.commands.join import Join
from signoria.tables.table.commands.open import Open, SeatWish
from signoria.tables.table.commands.start import Start
from signoria.tables.table.commands.undo import Undo
from signoria.tables.table.playthrough import Making
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import new_row
from signoria.tables.table.table import LiveTable
from signoria.tables.table.trail import Trail
from signoria.tables.wire.messages import Ping, Sent, Sync
from tests.tables.kit import guest

ANNA, BRAM = Sender(guest("Anna")), Sender(guest("Bram"))
MUTABLE = (list, dict, set, Trail)


def playing() -> LiveTable:
    """Give a table at which something has happened."""
    opened = Open("dominion", [SeatWish("me"), SeatWish("open")], {"start-player": "chosen", "start-seat": 0})
    table = LiveTable.new(new_row("dominion", 1.0))
    for sender, command in (
        (ANNA, opened),
        (BRAM, Join()),
        (ANNA, Start()),
        (ANNA, Choose("one", 0, ["play copper"])),
        (ANNA, Undo("two", 1)),
        (ANNA, Choose("three", 0, ["play-all-treasures"])),
        (ANNA, Choose("four", 1, ["buy copper"])),
        (ANNA, Undo("five", 2)),
    ):
        change = Change(table, 2.0, sender)
        assert command.due(change)
        command.plan(change)
        table = change.after
    return table


def test_a_copy_shares_nothing_that_changes() -> None:
    table = playing()
    twin = table.copy()
    fields = [field.name for field in dataclasses.fields(LiveTable)]
    assert [name for name in fields if getattr(twin, name) != getattr(table, name) and name != "play"] == []
    shared = [name for name in fields if isinstance(getattr(table, name), MUTABLE)]
    assert {"seats", "options", "messages", "lengths", "cuts"} <= set(shared)
    assert [name for name in shared if getattr(twin, name) is getattr(table, name)] == []
    assert table.play is not None
    assert twin.play is not None
    before = table.play.position.save()
    assert twin.play.position.save() == before
    twin.play.make(1, "play copper", Making("person"))
    assert table.play.position.save() == before != twin.play.position.save()


def test_what_is_planned_or_refused_leaves_no_trace() -> None:
    table = playing()
    assert table.play is not None
    before = (table.version, table.play.position.save(), set(table.messages), table.request)
    Choose("six", 2, ["play copper"]).plan(Change(table, 3.0, BRAM))
    with pytest.raises(Refusal, match="reason-illegal"):
        Choose("seven", 2, ["play copper", "play gold"]).plan(Change(table, 3.0, BRAM))
    assert (table.version, table.play.position.save(), set(table.messages), table.request) == before


def test_what_a_table_does_by_itself_is_due_at_its_version_only() -> None:
    table = playing()
    change = Change(table, 3.0)
    assert Answer(table.version, 1, "play copper", "bot").due(change)
    assert not Answer(table.version - 1, 1, "play copper", "bot").due(change)


def test_blanks_in_a_move_are_not_stored() -> None:
    change = Change(playing(), 3.0, BRAM)
    Choose("six", 2, ["  play   copper "]).plan(change)
    assert getattr(change.entries[0], "move", None) == "play copper"


def test_every_order_of_a_device_is_understood() -> None:
    """A file in the folder of commands is enough; the wire adds what changes nothing."""
    assert set(get_args(Sent)) >= {*ORDERS, Sync, Ping}
    assert set(ORDERS) == set(Order.__subclasses__())
    tags = {str(order.__struct_config__.tag) for order in ORDERS}
    assert tags >= {"answer-undo", "choose", "prefer", "rematch", "return", "say", "undo"}
    decoder = msgspec.json.Decoder(Sent)
    assert decoder.decode(b'{"type":"return","id":"1"}').__class__.__name__ == "Return"
