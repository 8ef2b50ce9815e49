"""The database comes to its newest form from any older one, and back."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

from signoria.tables.store.migrations import downgrade, upgrade
from signoria.tables.store.schema import METADATA
from signoria.tables.store.sql import SqlStore
from signoria.tables.store.transactions import transactions_at
from signoria.tables.table.commands.open import Open, SeatWish
from signoria.tables.table.entries import Moved
from signoria.tables.table.rows import Ending
from tests.tables.kit import guest

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from signoria.tables.store.transactions import Transactions

ANNA, BRAM = guest("Anna"), guest("Bram")
# Tables that came after the first form.
LATER = {"ratings", "removed", "rated", "standings", "devices", "sign_outs", "invitations", "partings"}
LATER |= {"channels", "told", "keepsakes", "analyses", "attempts"}


def tables(connection: Connection) -> set[str]:
    """Name the tables there are."""
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


def differences(connection: Connection) -> list[object]:
    """Compare the database with the schema that the program works with."""
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def found(transactions: Transactions) -> tuple[set[str], list[object]]:
    """Look at a database."""
    return await transactions.read(tables), await transactions.read(differences)


async def test_from_an_empty_database_and_back(database_url: str) -> None:
    transactions = transactions_at(database_url)
    for _ in range(2):
        await transactions.write(upgrade)
        assert await found(transactions) == (set(METADATA.tables), [])
        # There is nothing left to do.
        await transactions.write(upgrade)
        await transactions.write(lambda connection: downgrade(connection, "base"))
        assert (await found(transactions))[0] == set()
    await transactions.close()


async def test_from_the_first_form_with_what_is_in_it(database_url: str) -> None:
    """A database of the first version keeps its tables, and knows ratings from then on."""
    transactions = transactions_at(database_url)
    await transactions.write(lambda connection: upgrade(connection, "0001"))
    assert (await found(transactions))[0] == set(METADATA.tables) - LATER
    store = SqlStore(transactions)
    new = Open("dominion", [SeatWish("me"), SeatWish("bot")]).opened(ANNA, 1.0)
    await store.create_table(new)
    await store.save_guest(ANNA)
    await transactions.write(upgrade)
    assert await found(transactions) == (set(METADATA.tables), [])
    assert (await store.load_table(new.row.code)).entries == new.entries
    assert await store.guest(ANNA.id) == ANNA
    over = msgspec.structs.replace(new.summary, status="over", result=Ending([3, 2], [0]))
    ended = Moved(at=2.0, seat=0, move="end-buys", by="person")
    await store.append(new.row.id, len(new.entries), [ended], summary=over)
    assert (await store.ratings("dominion", [ANNA.id, BRAM.id]))[ANNA.id].games == 1
    await transactions.write(lambda connection: downgrade(connection, "0001"))
    assert (await found(transactions))[0] == set(METADATA.tables) - LATER
    assert (await store.load_table(new.row.code)).entries == [*new.entries, ended]
    await store.close()


async def test_what_was_played_before_there_were_sums_is_counted(database_url: str) -> None:
    """Once; what is played after that is added to it."""
    transactions = transactions_at(database_url)
    await transactions.write(upgrade)
    store = SqlStore(transactions)

    async def play() -> None:
        new = Open("dominion", [SeatWish("me"), SeatWish("bot"), SeatWish("bot")]).opened(ANNA, 1.0)
        await store.create_table(new)
        over = msgspec.structs.replace(new.summary, status="over", result=Ending([3, 2, 3], [0, 2]))
        for number in range(2):
            said = Moved(at=2.0, seat=0, move="end-buys", by="person")
            await store.append(new.row.id, len(new.entries) + number, [said], summary=over)

    await play()
    counted = await store.standings("dominion")
    assert [(one.guest, one.bot, one.games, one.wins) for one in counted] == [
        (None, "house", 2, 0.5),
        (ANNA.id, None, 1, 0.5),
    ]
    await transactions.write(lambda connection: downgrade(connection, "0002"))
    await transactions.write(upgrade)
    again = await store.standings("dominion")
    assert [(one.guest, one.games, one.wins) for one in again] == [(None, 2, 0.5), (ANNA.id, 1, 0.5)]
    await play()
    assert [one.games for one in await store.standings("dominion")] == [4, 2]
    await store.close()


async def test_nodes_that_start_together_do_not_disturb_each_other(database_url: str) -> None:
    stores = await asyncio.gather(*(SqlStore.open(database_url) for _ in range(3)))
    for store in stores:
        assert await store.lobby() == []
        await store.close()


async def test_sqlite_keeps_what_it_acknowledges(sqlite_url: str) -> None:
    store = await SqlStore.open(sqlite_url)
    names = ("journal_mode", "synchronous", "foreign_keys")

    def settings(connection: Connection) -> list[object]:
        return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

    # Two is FULL.
    assert await store.transactions.write(settings) == ["wal", 2, 1]
    await store.close()
