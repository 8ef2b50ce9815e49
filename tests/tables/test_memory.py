"""A server through hundreds of games keeps no memory of those that nobody looks at any more."""

from __future__ import annotations

import pytest

import signoria
from signoria.tables.room.room import STAYING
from signoria.tables.table.change import Sender
from signoria.tables.table.commands.leave import Leave
from signoria.tables.thinking import thinker
from tests.kit.effort import DEEP, LIGHT
from tests.kit.memory import blocks_in_use
from tests.tables.kit import House, guest

# Enough to fill what is filled once: texts, caches, the memory of bots.
FIRST = 3 if LIGHT else 8
FURTHER = 200 if DEEP else 3 if LIGHT else 24
# Timers that were called off are forgotten now and then, not at once; a game itself leaves next to nothing.
SLACK, EACH = 900, 2
BOTS_REMEMBERED = 8


async def evening(house: House, game: str, number: int) -> None:
    """A guest opens a table, watches a bot play in their place until the game is over, and goes; so does the table."""
    # The rating of a guest stays, as it should; so the guests of later games are those of the first ones.
    anna = guest(f"Anna {number % FIRST}")
    room = await house.open(anna, "me", "bot", game=game)
    device = await house.come(room, anna)
    await room.receive(Leave(), Sender(anna))
    while device.shown().status != "over":
        await house.wait(5)
    await device.leave()
    house.devices.remove(device)
    await house.wait(STAYING + 1)
    await house.rooms.tidy()
    assert len(house.rooms) == 0
    await house.store.remove_table(room.table.row.code)


@pytest.mark.parametrize("game", signoria.games())
async def test_games_at_a_server_leave_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "MOST_REMEMBERED", BOTS_REMEMBERED)
    async with House() as house:
        for number in range(FIRST):
            await evening(house, game, number)
        before = blocks_in_use()
        for number in range(FIRST, FIRST + FURTHER):
            await evening(house, game, number)
        assert blocks_in_use() - before < SLACK + EACH * FURTHER
