"""Hints at a table: for whoever decides, from what that seat may know, and nobody else notices before the end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from signoria.bots import new_bot
from signoria.bots.search import searcher
from signoria.tables.history import replay
from signoria.tables.history.rebuild import rebuilt
from signoria.tables.room import advisers
from signoria.tables.room.advisers import seed_of
from signoria.tables.table.commands.hint import Hint
from signoria.tables.wire.messages import Accepted, Advised, Refused, Update
from tests.tables.kit import Device, House, begin, guest

if TYPE_CHECKING:
    from signoria.bots.search.race import Race
    from signoria.tables.thinking.thinker import Wondering
    from signoria.tables.wire.messages import Told

ANNA, BRAM, CARLA = guest("Anna"), guest("Bram"), guest("Carla")
# Worlds are what takes time, and a seat that is advised learns as much from few.
FEW = ((1, 0.0), (1, 0.0))


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advisers, "PARTS", FEW)


async def ask(device: Device) -> Told | None:
    """Ask for a hint."""
    return await device.send(Hint(device.new_id(), device.now().ply))


async def test_whoever_plays_against_bots_is_advised_better_and_better() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "bot")
        anna = await house.come(room, ANNA)
        assert isinstance(await ask(anna), Accepted)
        first, last = anna.all(Advised)
        assert (first.final, last.final) == (False, True)
        assert last.tried > first.tried
        assert last.ply == anna.now().ply
        assert last.even == 50
        assert {move for row in last.rows for move in row.moves} <= set(anna.options)
        assert all(row.why[0].startswith("hint-") and row.error > 0 for row in last.rows)


@pytest.mark.parametrize("game", ["dominion", "machiavelli", "florence"])
async def test_from_the_first_part_on_the_strong_bots_choice_comes_first(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On a slow machine it would look at the clock, each time at another moment of its thought.
    monkeypatch.setattr(searcher, "STRONG_SECONDS", 0.0)
    async with House() as house:
        room = await house.open(ANNA, "me", "bot", game=game)
        anna = await house.come(room, ANNA)
        while len(anna.options) == 1:
            await anna.choose(anna.options[0])
        play = room.table.running()
        seed = seed_of(room.table.row.id, 0, play.ply_for(0))
        chosen = play.position.notation(new_bot(game, "strong", seed).choose(play.position.sight(0)))
        await ask(anna)
        assert [told.rows[0].moves[0] for told in anna.all(Advised)] == [chosen] * len(FEW)


async def test_a_game_with_hints_is_marked_and_not_rated() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "bot")
        anna = await house.come(room, ANNA)
        assert anna.shown().practice is None
        ply = room.table.ply
        await ask(anna)
        await ask(anna)
        assert anna.shown().practice == "practice-hints"
        await anna.choose(anna.options[0])
        assert [made.hinted for made in room.table.running().moves if made.by == "person"][:1] == [True]
        assert any(line.hint for line in anna.log)
        stored = await house.store.load_table(room.table.row.code)
        assert rebuilt(stored).hinted == room.table.hinted == {(0, ply)}


async def test_the_record_says_which_moves_had_a_hint() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "bot")
        anna = await house.come(room, ANNA)
        await ask(anna)
        first = room.table.running().ply
        while room.table.status == "playing":
            # Ends sooner than any plan: nobody buys, so everything goes to the bot.
            await anna.choose(anna.options[-1])
        assert replay.record(room.table)["hinted"] == [first + 1]
        assert [seat.hints for seat in anna.shown().seats] == [1, 0]


async def test_people_among_themselves_get_none_and_read_why() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open")
        await begin(room, ANNA, BRAM)
        devices = [await house.come(room, person) for person in (ANNA, BRAM)]
        asked = devices[room.table.running().position.asked or 0]
        assert asked.shown().no_hints == "reason-hint-people"
        before = room.table
        told = await ask(asked)
        assert isinstance(told, Refused)
        assert told.reason == "reason-hint-people"
        assert room.table is before


async def test_where_the_table_allows_it_nobody_else_notices() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open", hints=True)
        await begin(room, ANNA, BRAM)
        devices = [await house.come(room, person) for person in (ANNA, BRAM, CARLA)]
        seat = room.table.running().position.asked or 0
        asked, others = devices[seat], [devices[1 - seat], devices[2]]
        # From the start, so that a hint does not show by it.
        assert {device.shown().practice for device in devices} == {"practice-hints"}
        known = [len(device.told) for device in others]
        asked_at = room.table.asked_at
        assert isinstance(await ask(asked), Accepted)
        assert asked.all(Advised)
        assert [len(device.told) for device in others] == known
        assert room.table.asked_at == asked_at
        await asked.choose(asked.options[0])
        assert any(line.hint for line in asked.log)
        assert not any(line.hint for device in others for line in device.log)


@pytest.mark.parametrize("ply", [-1, 7])
async def test_a_hint_about_another_question_is_refused(ply: int) -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "bot")
        anna = await house.come(room, ANNA)
        told = await anna.send(Hint("late", ply))
        assert isinstance(told, Refused)
        assert told.reason == "reason-stale"
        assert not anna.all(Advised)


async def test_only_who_decides_is_advised() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open", hints=True)
        await begin(room, ANNA, BRAM)
        devices = [await house.come(room, person) for person in (ANNA, BRAM, CARLA)]
        waiting = [device for seat, device in enumerate(devices) if seat != room.table.running().position.asked]
        reasons = {told.reason for device in waiting if isinstance(told := await ask(device), Refused)}
        assert reasons == {"reason-not-asked", "reason-not-seated"}


async def test_a_hint_that_comes_too_late_is_not_told() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "bot")
        anna = await house.come(room, ANNA)
        release = asyncio.Event()
        wonder = house.rooms.node.thinker.wonder

        async def slowly(wondering: Wondering) -> Race:
            await release.wait()
            return await wonder(wondering)

        house.rooms.node.thinker.wonder = slowly  # type: ignore[method-assign]
        await ask(anna)
        updates = len(anna.all(Update))
        # Nobody waits for it.
        await anna.choose(anna.options[0])
        assert len(anna.all(Update)) > updates
        release.set()
        await house.rest()
        assert not anna.all(Advised)
