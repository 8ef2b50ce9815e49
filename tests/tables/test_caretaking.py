"""What the host may do with what is kept, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec
import pytest
from sqlalchemy import Connection, delete

from signoria.tables.history.rebuild import rebuilt
from signoria.tables.store.admin import (
    StillPlayingError,
    Tidied,
    finished_games,
    guests,
    rate_missed,
    remove_guest,
    rename_guest,
    summary_of,
    tidied,
)
from signoria.tables.store.schema import RATED, RATINGS
from signoria.tables.store.sql import SqlStore
from signoria.tables.store.store import NotFound
from signoria.tables.table.commands.open import Open, SeatWish
from signoria.tables.table.rows import Ending, Spoken, new_id
from tests.tables.kit import guest
from tests.tables.test_rating import last_move

ANNA, BRAM = guest("Anna"), guest("Bram")


async def kept(url: str, *seats: SeatWish) -> tuple[SqlStore, str, str]:
    """Give a store with a table that plays; its id and its code."""
    store = await SqlStore.open(url)
    new = Open("dominion", list(seats), start=True).opened(ANNA, 1.0)
    await store.create_table(new)
    for known in (ANNA, BRAM):
        await store.save_guest(known)
    await store.say(new.row.id, Spoken(ANNA.id, new_id(), "Anna", 0, "hello", 2.0))
    return store, new.row.id, new.row.code


async def test_a_new_name_stands_everywhere_and_stays_distinct(database_url: str) -> None:
    """The name of somebody else at the same device stays; one that is taken at the table gets a number."""
    store, table, code = await kept(database_url, SeatWish("me"), SeatWish("local", "Carla"), SeatWish("bot", "Bea"))
    assert await rename_guest(store.transactions, ANNA, "Bea") == 1
    seats = rebuilt(await store.load_table(code)).seats
    assert [seat.name for seat in seats] == ["Bea", "Carla", "Bea 2"]
    found = await summary_of(store.transactions, code)
    assert found is not None
    assert found[1].seats == list(seats)
    assert found[1].name == "Dominion"
    assert [line.name for line in await store.chat_after(table, 0, 9)] == ["Bea"]
    assert [known.name for known in await guests(store.transactions)] == ["Bea", "Bram"]
    assert await summary_of(store.transactions, "nothing") is None
    await store.close()


async def test_a_guest_is_forgotten_when_nobody_waits_for_them(database_url: str) -> None:
    store, table, code = await kept(database_url, SeatWish("me"), SeatWish("bot"))
    with pytest.raises(StillPlayingError) as playing:
        await remove_guest(store.transactions, ANNA)
    assert playing.value.codes == [code]
    assert (await store.guest(ANNA.id)).name == "Anna"
    found = await summary_of(store.transactions, code)
    assert found is not None
    over = msgspec.structs.replace(found[1], status="over", result=Ending([3, 2], [0], [1, 2]))
    version = len((await store.load_table(code)).entries)
    await store.append(table, version, [last_move()], summary=over)
    assert await remove_guest(store.transactions, ANNA) == 1
    assert [known.name for known in await guests(store.transactions)] == ["Bram"]
    assert await store.ratings("dominion", [ANNA.id, BRAM.id]) == {}
    assert await store.chat_after(table, 0, 9) == []
    assert await store.tables_of(ANNA.id) == []
    # It is counted for somebody whom nobody knows.
    assert [standing.games for standing in await store.standings("dominion")] == [1, 1]
    assert ANNA.id not in {standing.guest for standing in await store.standings("dominion")}
    await store.close()


async def test_unrated_games_are_rated_once_though_two_begin(database_url: str) -> None:
    store, table, code = await kept(database_url, SeatWish("me"), SeatWish("bot"))
    found = await summary_of(store.transactions, code)
    assert found is not None
    over = msgspec.structs.replace(found[1], status="over", result=Ending([3, 2], [0], [1, 2]))
    version = len((await store.load_table(code)).entries)
    await store.append(table, version, [last_move()], summary=over)
    expected = await store.ratings("dominion", [ANNA.id, BRAM.id])
    for rows in (RATED, RATINGS):
        await store.transactions.write(partial(Connection.execute, statement=delete(rows)))
    assert sorted(await asyncio.gather(rate_missed(store.transactions), rate_missed(store.transactions))) == [0, 1]
    assert await store.ratings("dominion", [ANNA.id, BRAM.id]) == expected
    await store.close()


async def test_games_that_go_on_are_not_exported(database_url: str) -> None:
    store, _, _ = await kept(database_url, SeatWish("me"), SeatWish("bot"))
    assert [code async for code, _ in finished_games(store)] == []
    await store.close()


async def test_what_is_old_is_forgotten_and_the_rest_stays(database_url: str) -> None:
    """Tables without a change, guests of whom nothing is left, and links that hold no more; ratings stay."""
    store = await SqlStore.open(database_url)
    people = [guest(name) for name in ("Anna", "Bram", "Cleo")]
    old = Open("dominion", [SeatWish("me"), SeatWish("bot")]).opened(people[0], 100.0)
    new = Open("dominion", [SeatWish("me"), SeatWish("bot")]).opened(people[1], 900.0)
    for one in people:
        await store.save_guest(one)
    await store.create_table(old)
    await store.create_table(new)
    await store.add_link(b"old", people[1].id, 500.0)
    await store.add_link(b"new", people[1].id, 2000.0)
    done = await tidied(store.transactions, 500.0, 1000.0)
    assert (done.tables, done.guests, done.links) == (1, 2, 1)
    with pytest.raises(NotFound):
        await store.load_table(old.row.code)
    assert (await store.load_table(new.row.code)).entries == new.entries
    assert [one.name for one in await guests(store.transactions)] == ["Bram"]
    assert (await store.guest_by_link(b"new", 1000.0)).name == "Bram"
    assert await tidied(store.transactions, 500.0, 1000.0) == Tidied(0, 0, 0)
    await store.close()
