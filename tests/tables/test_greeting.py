"""The Ballroom at a live table: greeting is up to the person, and a clock that runs out is a person who forgot."""

from __future__ import annotations

from signoria.tables.wire.messages import Accepted
from tests.tables.kit import Device, House, begin, guest, stage

ANNA, BRAM = guest("Anna"), guest("Bram")
# Anna, who has the crown and the Ballroom, ends her turn; then Bram's Warlord is called.
BALLROOM = {
    "edition": "dark-lands",
    "players": [
        {"characters": "thief, king", "city": "ballroom"},
        {"characters": "merchant, warlord", "gold": 2},
    ],
    "crown": 0,
    "turn": {"seat": 0, "as": "king", "income-taken": True},
}


async def at_table(house: House, clock: int | None = None) -> list[Device]:
    """Give both players, before Anna ends her turn."""
    wish = {"game": "machiavelli", "options": {"edition": "dark-lands"}, "clock": clock}
    room = await house.open(ANNA, "me", "open", **wish)
    await begin(room, ANNA, BRAM)
    devices = [await house.come(room, person) for person in (ANNA, BRAM)]
    await stage(house, room, **BALLROOM)
    assert isinstance(await devices[0].choose("end-turn"), Accepted)
    assert devices[1].question == "answer-call"
    return devices


async def test_a_clock_that_runs_out_says_nothing() -> None:
    """DL-L11.4: the person forgot, so the turn is lost; no bot takes the seat."""
    async with House() as house:
        _, bram = await at_table(house, clock=60)
        await house.wait(61)
        told = [line.event for line in bram.log]
        assert "turn-lost" in told
        assert not bram.room.table.seats[1].kept


async def test_without_a_clock_the_table_waits() -> None:
    """DL-L11.3, R6: nobody answers for a person, however long it takes."""
    async with House() as house:
        _, bram = await at_table(house)
        await house.wait(3600)
        assert bram.question == "answer-call"
        assert isinstance(await bram.choose("thank"), Accepted)
        assert "turn-lost" not in [line.event for line in bram.log]
