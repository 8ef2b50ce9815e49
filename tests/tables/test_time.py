"""Undo, clocks and bots: what depends on who is there and how long it takes."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace

import msgspec
import pytest

from signoria.analysis import Found
from signoria.bots.search.race import Race
from signoria.core.position import IllegalAction
from signoria.tables.history.rebuild import agrees, rebuilt
from signoria.tables.room import timekeeper
from signoria.tables.room.node import Node
from signoria.tables.room.timekeeper import Timekeeper
from signoria.tables.table.change import Sender
from signoria.tables.table.commands.choose import Choose
from signoria.tables.table.commands.leave import Leave
from signoria.tables.table.commands.prefer import Prefer
from signoria.tables.table.commands.undo import AnswerUndo
from signoria.tables.table.playthrough import Making
from signoria.tables.table.rows import StoredTable
from signoria.tables.table.undo import quiet_since
from signoria.tables.thinking.thinker import Looking, Thought, Wondering
from signoria.tables.thinking.workers import BotWorkers
from signoria.tables.wire.messages import Accepted
from tests.kit.memory_store import MemoryStore
from tests.tables.kit import Device, House, StillTime, begin, guest, reason, stage

ANNA, BRAM = guest("Anna"), guest("Bram")
ANNA_FIRST = {"start-player": "chosen", "start-seat": 0}


async def at_table(house: House, clock: int | None = None) -> tuple[Device, Device]:
    """Give Anna, who begins, and Bram."""
    room = await house.open(ANNA, "me", "open", options=ANNA_FIRST, clock=clock)
    await begin(room, ANNA, BRAM)
    return await house.come(room, ANNA), await house.come(room, BRAM)


# --- Undo ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "move", "possible"),
    [
        ("copper, estate", "play copper", "free"),
        ("woodcutter, estate", "play woodcutter", "free"),
        ("chapel, estate", "play chapel", "free"),
        ("militia, estate", "play militia", "free"),
        # A card is drawn, seen, or turned over.
        ("village, estate", "play village", "ask"),
        ("library, estate", "play library", "ask"),
        ("spy, estate", "play spy", "ask"),
        ("thief, estate", "play thief", "ask"),
        ("bureaucrat, estate", "play bureaucrat", "ask"),
        ("adventurer, estate", "play adventurer", "ask"),
    ],
)
async def test_undo_is_free_as_long_as_nothing_hidden_shows(hand: str, move: str, possible: str) -> None:
    async with House() as house:
        anna, _ = await at_table(house)
        await stage(house, anna.room, players=[{"hand": hand, "deck": "3 copper, 3 gold"}, {}])
        await anna.choose(move)
        assert anna.now().undo.possible == possible


async def test_undo_is_not_free_when_chance_was_used() -> None:
    async with House() as house:
        anna, _ = await at_table(house)
        await anna.choose("play copper")
        play = anna.room.table.play
        assert play is not None
        assert quiet_since(play, 0)
        # As if some card shuffled without telling.
        play.position.chance.word()
        assert not quiet_since(play, 0)


async def test_undo_is_not_free_when_another_has_decided() -> None:
    async with House() as house:
        anna, bram = await at_table(house)
        await stage(house, anna.room, players=[{"hand": "militia"}, {"hand": "4 copper, estate"}])
        await anna.choose("play militia")
        assert anna.now().undo.possible == "free"
        assert bram.now().undo.reason == "reason-undo-none"
        # Bram's first card is selected: nobody notices, not even by what may be taken back.
        await bram.choose("discard copper")
        await house.come(anna.room, guest("Cleo"))
        assert anna.now().undo.possible == "free"
        await bram.choose("discard copper")
        assert anna.now().undo.possible == "ask"


async def test_a_request_lapses_and_moving_on_withdraws_it() -> None:
    async with House() as house:
        anna, bram = await at_table(house)
        await anna.choose("play-all-treasures")
        await anna.choose("buy copper")
        await anna.undo()
        assert bram.now().undo.asked_by == 0
        assert reason(await anna.undo()) == "reason-undo-asked"
        assert reason(await anna.send(AnswerUndo("me", agree=True))) == "reason-undo-none"
        await house.wait(31)
        assert bram.now().undo.asked_by is None
        assert reason(await anna.undo()) == "reason-undo-refused"
        await bram.choose("play copper")
        await anna.undo()
        assert bram.now().undo.asked_by == 0
        await bram.choose("play copper")
        assert bram.now().undo.asked_by is None


async def test_nobody_takes_back_from_people_who_are_away() -> None:
    async with House() as house:
        anna, _ = await at_table(house)
        await anna.choose("play-all-treasures")
        await anna.choose("buy copper")
        await anna.room.receive(Leave(), Sender(BRAM))
        await house.rest()
        assert reason(await anna.undo()) == "reason-undo-absent"


async def test_after_the_end_nothing_is_taken_back() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "bot", options=ANNA_FIRST)
        anna = await house.come(room, ANNA)
        await stage(house, room, players=[{"hand": "copper"}, {}], supply={"province": 1}, coins=8, phase="buy")
        await anna.choose("start-buying")
        await anna.choose("buy province")
        assert anna.shown().secret is not None
        assert reason(await anna.undo()) == "reason-over"
        assert reason(await anna.choose("buy copper")) == "reason-over"


# --- Clocks ----------------------------------------------------------------------------------------------------------


async def test_the_clock_waits_for_an_undo_and_begins_again() -> None:
    async with House() as house:
        anna, bram = await at_table(house, clock=60)
        await anna.choose("play-all-treasures")
        await anna.choose("buy copper")
        await house.wait(50)
        await anna.undo()
        assert bram.now().clock is None
        await house.wait(20)
        await bram.send(AnswerUndo("no", agree=False))
        assert bram.seconds == 60


async def test_time_when_no_server_ran_does_not_count() -> None:
    store, timing = MemoryStore(), StillTime()
    async with House(store, timing=timing) as house:
        anna, _ = await at_table(house, clock=60)
        code = anna.room.table.row.code
    timing.advance(1000)
    async with House(store, timing=timing) as house:
        room = await house.rooms.room(code)
        anna = await house.come(room, ANNA)
        assert anna.seconds == 60
        await house.wait(59)
        assert room.table.ply == 0
        await house.wait(1)
        assert anna.log[-1].bot


async def test_answering_in_time_brings_a_kept_seat_back() -> None:
    async with House(timing=StillTime(bot=5.0)) as house:
        anna, bram = await at_table(house, clock=60)
        await house.wait(61)
        assert bram.shown().seats[0].keeper == "once"
        assert isinstance(await anna.choose("play copper"), Accepted)
        assert bram.shown().seats[0].keeper is None
        await house.wait(5)
        assert anna.now().ply == 1
        assert [line.event for line in anna.log[-2:]] == ["time-ran-out", "treasure-played"]


# --- Bots ------------------------------------------------------------------------------------------------------------


class Confused:
    """Lets bots think, and nothing good comes of it."""

    async def think(self, _thought: Thought) -> str:
        raise ValueError("no idea")

    async def wonder(self, _wondering: Wondering) -> Race:
        raise ValueError("no idea")

    async def look(self, _looking: Looking) -> list[Found]:
        raise ValueError("no idea")

    async def close(self) -> None:
        pass


async def test_a_bot_that_cannot_decide_does_not_hold_up_the_table(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    async with House() as house:
        house.rooms.node.thinker = Confused()
        room = await house.open(ANNA, "me", "bot", options={"start-player": "chosen", "start-seat": 1})
        await house.come(room, ANNA)
        for _ in range(20):
            await house.wait(3)
        assert room.table.ply > 0
        assert room.table.summary().asked == ANNA.id


async def test_what_a_node_holds_is_closed_together() -> None:
    node = Node(MemoryStore(), thinker=BotWorkers(2, 15.0))
    await node.close()
    await asyncio.sleep(0)


async def test_nobody_keeps_a_bot_from_its_turn() -> None:
    async with House(timing=StillTime(bot=1.0)) as house:
        room = await house.open(ANNA, "me", "bot", options=ANNA_FIRST)
        anna = await house.come(room, ANNA)
        await anna.choose("play-all-treasures")
        await anna.choose("end-buys")
        assert room.table.play is not None
        assert room.table.play.position.asked == 1
        ply = room.table.ply
        for number in range(3):
            await house.wait(0.4)
            await anna.send(Prefer(str(number), "always-reveal-moat", value=number % 2 == 0))
        assert room.table.ply > ply


# --- Rules that change -----------------------------------------------------------------------------------------------


async def test_a_table_goes_on_when_the_rules_have_changed() -> None:
    store = MemoryStore()
    async with House(store) as house:
        anna, _ = await at_table(house)
        await anna.send(Choose("one", 0, ["play copper"]))
        stored = await store.load_table(anna.room.table.row.code)
    assert stored.snapshot is not None
    # As if another version had dealt these cards, and allowed that move.
    position = dict(stored.snapshot.position)
    position["coins"] = 5
    changed = StoredTable(stored.row, stored.entries, msgspec.structs.replace(stored.snapshot, position=position))
    table = rebuilt(changed)
    assert table.version == len(stored.entries)
    assert table.ply == 1
    assert table.play is not None
    assert table.play.position.view(0)["coins"] == 5
    table.play.make(0, "start-buying", Making("person", ANNA.id, "two"))
    table.play.back_to(1)
    with pytest.raises(ValueError, match="no move 0"):
        table.play.back_to(0)
    # Without a snapshot there is nothing to go on from.
    moved = msgspec.structs.replace(stored.entries[-1], move="play gold")
    with pytest.raises(IllegalAction):
        rebuilt(StoredTable(stored.row, [*stored.entries[:-1], moved]))
    assert rebuilt(StoredTable(stored.row, [*stored.entries[:-1], moved], stored.snapshot)).ply == 1


def test_what_an_earlier_version_did_not_write_down_is_no_change_of_the_rules() -> None:
    kept = {"coins": 5, "players": [{"hand": ["copper"]}, {"hand": []}]}
    assert agrees(kept, {"coins": 5, "players": [{"hand": ["copper"], "seen": 1}, {"hand": []}], "seen": True})
    assert not agrees(kept, {"coins": 4, "players": kept["players"]})
    assert not agrees(kept, {"players": kept["players"]})
    assert not agrees(kept, {"coins": 5, "players": [{"hand": ["copper"]}]})
    assert not agrees(kept, {"coins": 5, "players": [{"hand": []}, {"hand": ["copper"]}]})


def test_time_does_not_go_back_with_the_clock_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, steady = [1_000_000.0], [50.0]
    monkeypatch.setattr(timekeeper, "time", SimpleNamespace(time=lambda: wall[0], monotonic=lambda: steady[0]))
    time = Timekeeper()

    def passes(seconds: float, jump: float = 0.0) -> float:
        wall[0] += seconds + jump
        steady[0] += seconds
        return time.now()

    assert passes(10) == 1_000_010
    # Set back by three hours, and some time later right again; set forward it is followed.
    assert passes(10, -3 * 3600) == 1_000_020
    assert passes(60) == 1_000_080
    assert passes(10, 3 * 3600) == 1_000_090
    assert passes(10, 3600) == 1_003_700


async def test_who_was_asked_by_a_wrong_clock_has_no_more_time_than_others() -> None:
    """The table was left by a server whose clock was three hours ahead."""
    store, timing = MemoryStore(), StillTime()
    timing.moment += 3 * 3600
    async with House(store, timing=timing) as house:
        room = await house.open(ANNA, "me", "bot", clock=60, options=ANNA_FIRST)
    async with House(store) as house:
        anna = await house.come(await house.rooms.room(room.table.row.code), ANNA)
        assert anna.seconds == 60
        await house.wait(60)
        assert anna.log[-1].bot
