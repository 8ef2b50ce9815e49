"""Every store keeps the same promises: in memory, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from signoria.tables.history.rebuild import rebuilt
from signoria.tables.store.sql import SqlStore
from signoria.tables.store.store import Conflict, NotFound
from signoria.tables.table.change import Change
from signoria.tables.table.commands.choose import Choose
from signoria.tables.table.commands.open import Open, SeatWish
from signoria.tables.table.entries import Called, Closed, Kept, Moved, Settled, read, written
from signoria.tables.table.habits import Habits
from signoria.tables.table.rows import Ending, Guest, Head, Preferred, Spoken, StoredTable, Summary
from signoria.tables.table.seats import Seat
from tests.kit.memory_store import MemoryStore
from tests.tables.kit import House, guest, until

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

    from signoria.tables.store.store import Store
    from signoria.tables.table.rows import NewTable
    from signoria.tables.table.table import LiveTable

ANNA, BRAM = guest("Anna"), guest("Bram")


@asynccontextmanager
async def a_store(url: str) -> AsyncIterator[Store]:
    """Give a store for as long as it is needed."""
    store: Store = MemoryStore() if url == "memory" else await SqlStore.open(url)
    try:
        yield store
    finally:
        await store.close()


def new_table(host: Guest = ANNA, *, start: bool = True, now: float = 1.0, listed: bool = True) -> NewTable:
    """Give a table that is not stored yet."""
    seats = [SeatWish("me"), SeatWish("bot")]
    options = {"kingdom-mode": "random"}
    return Open("dominion", seats, options, start=start, listed=listed).opened(host, now)


def closed(at: float = 2.0) -> Closed:
    """Give some entry."""
    return Closed(at=at, reason="reason-closed")


def with_result(summary: Summary, winners: list[int]) -> Summary:
    """Give the summary of a game that is over."""
    return msgspec.structs.replace(summary, status="over", busy=False, result=Ending([3, 3], winners))


async def test_a_table_is_read_as_it_was_written(store_url: str) -> None:
    async with a_store(store_url) as store:
        new = new_table()
        await store.create_table(new)
        stored = await store.load_table(new.row.code)
        assert stored.row == new.row
        assert stored.entries == new.entries
        assert stored.snapshot is not None
        table = rebuilt(stored)
        assert table.version == len(new.entries)
        assert table.play is not None
        assert table.play.position.save() == stored.snapshot.position


async def test_a_number_is_given_once(store_url: str) -> None:
    async with a_store(store_url) as store:
        new = new_table()
        await store.create_table(new)
        version = len(new.entries)

        async def attempt(at: float) -> bool:
            try:
                await store.append(new.row.id, version, [closed(at), closed(at)])
            except Conflict:
                return False
            return True

        won = await asyncio.gather(*(attempt(float(at)) for at in range(8)))
        assert won.count(True) == 1
        added = await store.entries_after(new.row.id, version)
        assert added == [closed(float(won.index(True)))] * 2
        for expected in (0, version, version + 1, version + 3):
            with pytest.raises(Conflict):
                await store.append(new.row.id, expected, [closed()])
        assert len((await store.load_table(new.row.code)).entries) == version + 2


async def test_what_was_added_is_read_from_any_number_on(store_url: str) -> None:
    async with a_store(store_url) as store:
        new = new_table()
        await store.create_table(new)
        await store.append(new.row.id, len(new.entries), [closed(3.0)])
        every = [*new.entries, closed(3.0)]
        for number in range(len(every) + 1):
            assert await store.entries_after(new.row.id, number) == every[number:]


async def test_what_is_listed_stays_so_where_only_the_summary_goes_on(store_url: str) -> None:
    async with a_store(store_url) as store:
        new = new_table()
        await store.create_table(new)
        later = msgspec.structs.replace(new.summary, turn=7)
        await store.append(new.row.id, len(new.entries), [closed()], summary=later, reseated=False)
        assert [listed.summary for listed in await store.lobby()] == [later]
        over = with_result(later, [0])
        await store.append(new.row.id, len(new.entries) + 1, [closed()], summary=over)
        assert await store.lobby() == []


async def test_what_belongs_together_is_stored_together(store_url: str) -> None:
    async with a_store(store_url) as store:
        first, second = new_table(), new_table()
        await store.create_table(first)
        await store.create_table(second)
        version = len(first.entries)
        # The code of the following table is taken: nothing of it may stay.
        taken = msgspec.structs.replace(
            first, row=msgspec.structs.replace(first.row, id="0" * 32, code=second.row.code)
        )
        changed = msgspec.structs.replace(first.summary, name="changed")
        with pytest.raises(Conflict):
            await store.append(first.row.id, version, [closed()], summary=changed, opens=taken)
        assert (await store.load_table(first.row.code)).entries == first.entries
        assert {listed.summary.name for listed in await store.lobby()} == {"Dominion"}
        third = new_table()
        await store.append(first.row.id, version, [closed()], opens=third)
        assert (await store.load_table(third.row.code)).row == third.row


async def test_what_is_not_there_is_not_found(store_url: str) -> None:
    async with a_store(store_url) as store:
        spoken = Spoken(ANNA.id, "1", "Anna", None, "hello", 1.0)
        for missing in (
            store.load_table("nothing"),
            store.entries_after("nothing", 0),
            store.append("nothing", 0, [closed()]),
            store.remove_table("nothing"),
            store.say("nothing", spoken),
            store.prefer("nothing", Preferred(ANNA.id, "always-reveal-moat", value=True)),
            store.guest("nobody"),
            store.guest_by_link(b"x", 0.0),
            store.add_link(b"x", "nobody", 9.0),
        ):
            with pytest.raises(NotFound):
                await missing


async def test_a_removed_table_leaves_nothing(store_url: str) -> None:
    async with a_store(store_url) as store:
        new = new_table()
        await store.create_table(new)
        await store.say(new.row.id, Spoken(ANNA.id, "1", "Anna", 0, "hello", 1.0))
        await store.remove_table(new.row.code)
        assert await store.lobby() == []
        assert await store.tables_of(ANNA.id) == []
        with pytest.raises(NotFound):
            await store.load_table(new.row.code)


async def test_a_guest_takes_a_table_off_the_own_list_once(store_url: str) -> None:
    """It is marked for that guest alone, however often it is taken off, and at once on two devices."""
    async with a_store(store_url) as store:
        new, other = new_table(), new_table(now=2.0)
        for one in (new, other):
            await store.create_table(one)
        await asyncio.gather(*(store.take_off_list(new.row.code, who) for who in (ANNA.id, ANNA.id, BRAM.id)))
        await store.take_off_list(other.row.code, BRAM.id)
        found = {listed.code: listed.removed for listed in await store.tables_of(ANNA.id)}
        assert found == {new.row.code: True, other.row.code: False}
        assert not any(listed.removed for listed in await store.lobby())
        with pytest.raises(NotFound):
            await store.take_off_list("nothing", ANNA.id)
        await store.remove_table(new.row.code)
        assert [listed.code for listed in await store.tables_of(ANNA.id)] == [other.row.code]


async def test_the_last_lines_of_a_table_are_said_at_the_next_one_too(store_url: str) -> None:
    async with a_store(store_url) as store:
        first, second = new_table(), new_table()
        await store.create_table(first)
        said = [Spoken(who.id, "1", who.name, 7, f"hello {who.name}", 1.0) for who in (ANNA, BRAM)]
        for line in said:
            await store.say(first.row.id, line)
        await store.append(first.row.id, len(first.entries), [closed()], opens=second)
        found = await store.chat_after(second.row.id, 0, 100)
        # Bram has no seat there.
        assert [(line.number, line.guest, line.seat) for line in found] == [(1, ANNA.id, 0), (2, BRAM.id, None)]
        assert [line.text for line in found] == ["hello Anna", "hello Bram"]
        assert (await store.say(second.row.id, msgspec.structs.replace(said[0], message="2"))).number == 3
        assert (await store.heads([second.row.id]))[second.row.id].line == 3


async def test_chat_is_numbered_and_said_once(store_url: str) -> None:
    async with a_store(store_url) as store:
        new = new_table()
        await store.create_table(new)
        lines = [Spoken(ANNA.id, f"{number}", "Anna", 0, f"line {number}", 1.0) for number in range(6)]
        told = await asyncio.gather(*(store.say(new.row.id, line) for line in lines))
        assert sorted(line.number for line in told) == [1, 2, 3, 4, 5, 6]
        again = await store.say(new.row.id, lines[2])
        assert again == told[2]
        assert [line.number for line in await store.chat_after(new.row.id, 0, 100)] == [1, 2, 3, 4, 5, 6]
        assert [line.number for line in await store.chat_after(new.row.id, 2, 3)] == [4, 5, 6]


async def test_preferences_are_kept_by_guest(store_url: str) -> None:
    async with a_store(store_url) as store:
        new = new_table()
        await store.create_table(new)
        await store.prefer(new.row.id, Preferred(ANNA.id, "always-reveal-moat", value=True))
        await store.prefer(new.row.id, Preferred(BRAM.id, "always-reveal-moat", value=True))
        await store.prefer(new.row.id, Preferred(BRAM.id, "always-reveal-moat", value=False))
        assert await store.preferences(new.row.id) == {ANNA.id: Habits(frozenset({"always-reveal-moat"}))}


async def test_it_says_of_many_tables_how_far_they_have_come(store_url: str) -> None:
    async with a_store(store_url) as store:
        one, other = new_table(), new_table()
        for new in (one, other):
            await store.create_table(new)
        await store.append(one.row.id, len(one.entries), [closed()])
        await store.say(one.row.id, Spoken(ANNA.id, "1", "Anna", 0, "hello", 2.0))
        await store.prefer(other.row.id, Preferred(ANNA.id, "always-reveal-moat", value=True))
        assert await store.heads([one.row.id, other.row.id, "nothing"]) == {
            one.row.id: Head(len(one.entries) + 1, 1, {}),
            other.row.id: Head(len(other.entries), 0, {ANNA.id: Habits(frozenset({"always-reveal-moat"}))}),
        }
        assert await store.heads([]) == {}


async def test_lists_show_the_right_tables(store_url: str) -> None:
    async with a_store(store_url) as store:
        old, hidden, new = new_table(now=1.0), new_table(listed=False, now=2.0), new_table(BRAM, now=3.0, start=False)
        for table in (old, hidden, new):
            await store.create_table(table)
        assert [listed.code for listed in await store.lobby()] == [new.row.code, old.row.code]
        assert [listed.code for listed in await store.lobby("dominion", 1)] == [new.row.code]
        assert await store.lobby("florence") == []
        assert [listed.code for listed in await store.tables_of(ANNA.id)] == [hidden.row.code, old.row.code]
        # A table that gathers waits for people; the others, where the bot begins or is next, go on by themselves.
        assert new.row.code not in await store.busy_tables()
        assert (await store.lobby())[0].summary == new.summary


async def test_games_and_victories_are_counted(store_url: str) -> None:
    async with a_store(store_url) as store:
        for winners in ([0], [0, 1], [1]):
            new = new_table()
            await store.create_table(new)
            await store.append(new.row.id, len(new.entries), [closed()], summary=with_result(new.summary, winners))
        await store.create_table(new_table())
        found = {
            (standing.guest, standing.bot): (standing.games, standing.wins)
            for standing in await store.standings("dominion")
        }
        assert found == {(ANNA.id, None): (3, 1.5), (None, "house"): (3, 1.5)}
        assert await store.standings("florence") == []


async def test_guests_and_their_links(store_url: str) -> None:
    async with a_store(store_url) as store:
        await store.save_guest(ANNA)
        renamed = msgspec.structs.replace(ANNA, name="Anna B.", settings={"seen": 2})

        def seen(settings: Mapping[str, Any]) -> dict[str, Any]:
            return {"seen": settings.get("seen", 0) + 1}

        # Two devices at once: neither undoes what the other has done, nor does a new name.
        await asyncio.gather(store.set_guest(ANNA, seen), store.set_guest(ANNA, seen))
        await asyncio.gather(store.save_guest(renamed), store.save_guest(renamed), store.save_guest(BRAM))
        assert await store.guest(ANNA.id) == renamed
        await store.add_link(b"digest", ANNA.id, until=10.0)
        assert await store.guest_by_link(b"digest", now=9.0) == renamed
        with pytest.raises(NotFound):
            await store.guest_by_link(b"digest", now=10.0)


async def test_a_link_is_used_once(store_url: str) -> None:
    async with a_store(store_url) as store:
        await store.save_guest(ANNA)
        await store.add_link(b"digest", ANNA.id, until=10.0)
        with pytest.raises(NotFound):
            await store.use_link(b"another", now=9.0)
        with pytest.raises(NotFound):
            await store.use_link(b"digest", now=10.0)
        assert await store.use_link(b"digest", now=9.0) == ANNA
        for used in (store.use_link(b"digest", now=9.0), store.guest_by_link(b"digest", now=9.0)):
            with pytest.raises(NotFound):
                await used


async def test_nodes_do_not_both_use_a_link(database_url: str) -> None:
    async with a_store(database_url) as one, a_store(database_url) as other:
        await one.save_guest(ANNA)
        for digest in (b"a", b"b", b"c", b"d"):
            await one.add_link(digest, ANNA.id, until=10.0)
            nodes = [one, other] * 4
            answers = await asyncio.gather(*(node.use_link(digest, 9.0) for node in nodes), return_exceptions=True)
            assert answers.count(ANNA) == 1
            assert sum(isinstance(answer, NotFound) for answer in answers) == len(nodes) - 1


async def test_a_conflict_at_one_table_does_not_concern_the_others(store_url: str) -> None:
    async with a_store(store_url) as store:
        tables = [new_table() for _ in range(6)]
        for new in tables:
            await store.create_table(new)
        # At every other table somebody expects what is not so.
        late = [number % 2 for number in range(6)]
        answers = await asyncio.gather(
            *(
                store.append(new.row.id, len(new.entries) + by, [closed()], summary=new.summary)
                for new, by in zip(tables, late, strict=True)
            ),
            return_exceptions=True,
        )
        assert [isinstance(answer, Conflict) for answer in answers] == [bool(by) for by in late]
        for new, by in zip(tables, late, strict=True):
            added = (await store.load_table(new.row.code)).entries[len(new.entries) :]
            assert added == ([] if by else [closed()])


async def test_a_game_is_played_and_taken_up_again(store_url: str) -> None:
    async with a_store(store_url) as store:
        async with House(store) as house:
            room = await house.open(ANNA, "me", "bot", options={"start-player": "chosen", "start-seat": 0})
            anna = await house.come(room, ANNA)
            await anna.room.converse(anna.connection, Choose("1", 0, ["play-all-treasures"]))
            await anna.room.converse(anna.connection, Choose("2", 1, ["buy copper"]))
            code = room.table.row.code
        async with House(store) as house:
            room = await house.rooms.room(code)
            await house.come(room, ANNA)
            await until(lambda: room.table.ply > 2 and room.table.summary().asked == ANNA.id)
            play = room.table.play
            assert play is not None
            assert [made.move for made in play.moves[:2]] == ["play-all-treasures", "buy copper"]
            assert {made.by for made in play.moves if made.seat == 1} == {"bot"}


def test_entries_are_read_strictly() -> None:
    entry = Moved(at=1.5, guest="g", message="m", seat=1, move="buy silver", by="person")
    assert read(written(entry)) == entry
    for wrong in (
        '{"entry":"unknown","at":1}',
        '{"entry":"moved","at":1,"seat":1}',
        '{"entry":"left","at":1,"x":1}',
        "",
    ):
        with pytest.raises(msgspec.DecodeError):
            read(wrong)


def test_a_change_knows_what_it_changes() -> None:
    new = new_table()
    table = rebuilt_from(new)
    change = Change(table, 5.0)
    assert change.summary() is None
    assert change.snapshot() is None
    assert not change.reseated()
    change.add(Kept(at=5.0, seat=0, bot="house"))
    assert change.reseated()
    change = Change(table, 5.0)
    change.add(closed())
    assert change.reseated()
    gathering = Change(rebuilt_from(new_table(start=False)), 5.0)
    gathering.add(Called(at=5.0))
    # From now on it goes on by itself.
    assert gathering.reseated()
    gathering = Change(rebuilt_from(new_table(start=False)), 5.0)
    gathering.add(Settled(at=5.0, name="Table", options=gathering.before.options, listed=False))
    assert gathering.reseated()
    assert isinstance(table.seats[0], Seat)


def rebuilt_from(new: NewTable) -> LiveTable:
    """Give the live table of a new one."""
    return rebuilt(StoredTable(new.row, new.entries, new.snapshot))
