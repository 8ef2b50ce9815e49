"""Tables that gather for too long."""

from __future__ import annotations

import pytest

from signoria.tables.table.change import Sender
from signoria.tables.table.commands.expire import GATHERING
from signoria.tables.table.commands.join import Join
from signoria.tables.table.refusal import Refusal
from tests.tables.kit import House, begin, guest

ANNA, BRAM = guest("Anna"), guest("Bram")


async def test_a_table_that_nobody_comes_to_is_closed_and_says_why() -> None:
    """Whoever comes by finds it closed; so does whoever still has it open; until then each who comes prolongs it."""
    async with House() as house:
        left, kept = await house.open(ANNA, "me", "open", "open"), await house.open(ANNA, "me", "open", "open")
        anna = await house.come(kept, ANNA)
        house.timing.advance(GATHERING - 10)
        await house.rooms.tidy()
        assert kept.table.status == left.table.status == "gathering"
        await kept.receive(Join(), Sender(BRAM))
        house.timing.advance(20)
        await house.rooms.tidy()
        bram = await house.come(await house.rooms.room(left.table.row.code), BRAM)
        assert (bram.shown().status, bram.shown().closed) == ("closed", "reason-expired")
        with pytest.raises(Refusal):
            await (await house.rooms.room(left.table.row.code)).receive(Join(), Sender(BRAM))
        assert kept.table.status == "gathering"
        house.timing.advance(GATHERING + 1)
        await house.rooms.tidy()
        await house.rest()
        assert (anna.shown().status, anna.shown().closed) == ("closed", "reason-expired")


async def test_a_game_that_has_begun_does_not_expire() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open")
        await begin(room, ANNA, BRAM)
        house.timing.advance(3 * GATHERING)
        await house.rooms.tidy()
        assert (await house.rooms.room(room.table.row.code)).table.status == "playing"


async def test_a_host_is_seen_as_long_as_a_device_is_there_and_a_while_after() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open")
        anna = await house.come(room, ANNA)
        house.timing.advance(1000)
        await house.rooms.tidy()
        now = house.timing.now()
        assert house.rooms.seen(ANNA.id, now - 600)
        assert not house.rooms.seen(BRAM.id, now - 600)
        await anna.leave()
        house.timing.advance(601)
        await house.rooms.tidy()
        assert not house.rooms.seen(ANNA.id, house.timing.now() - 600)
