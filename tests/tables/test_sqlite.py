"""SQLite: many write at once, each is told after the commit, and what goes wrong for one is that one's alone."""

from __future__ import annotations

import asyncio
import threading
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError

from signoria.tables.store.group_commit import driver_of
from signoria.tables.store.sqlite import SqliteTransactions

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from sqlalchemy import Connection

ROWS = text("SELECT number FROM rows ORDER BY number")


@asynccontextmanager
async def a_database(url: str) -> AsyncIterator[SqliteTransactions]:
    """Give a database with a table of numbers, none of which is there twice."""
    transactions = SqliteTransactions(make_url(url))
    try:
        await transactions.write(lambda connection: execute(connection, "CREATE TABLE rows (number INT PRIMARY KEY)"))
        yield transactions
    finally:
        await transactions.close()


def execute(connection: Connection, statement: str) -> None:
    """Do something in the database."""
    connection.execute(text(statement))


def adding(number: int) -> Callable[[Connection], int]:
    """Give work that adds a number."""

    def work(connection: Connection) -> int:
        connection.execute(text("INSERT INTO rows VALUES (:number)"), {"number": number})
        return number

    return work


async def numbers(transactions: SqliteTransactions) -> list[int]:
    """Give the numbers that others see: those that are committed."""
    return await transactions.read(lambda connection: list(connection.execute(ROWS).scalars()))


@asynccontextmanager
async def all_waiting(transactions: SqliteTransactions) -> AsyncIterator[None]:
    """Keep the writer busy, so that whatever is asked for here is done together afterwards."""
    began, go_on = threading.Event(), threading.Event()

    def wait(_: Connection) -> None:
        began.set()
        go_on.wait(60)

    busy = asyncio.create_task(transactions.write(wait))
    await asyncio.to_thread(began.wait, 60)
    yield
    await asyncio.sleep(0)
    go_on.set()
    await busy


async def on_commit(transactions: SqliteTransactions, hear: Callable[[], None]) -> None:
    """Hear of every commit of the writer just before it happens."""

    def trace(statement: str) -> None:
        if statement == "COMMIT":
            hear()

    await transactions.write(lambda connection: driver_of(connection).set_trace_callback(trace))


async def test_those_who_wait_share_a_commit(sqlite_url: str) -> None:
    async with a_database(sqlite_url) as transactions:
        commits: list[str] = []
        await on_commit(transactions, lambda: commits.append("commit"))
        async with all_waiting(transactions):
            adds = [asyncio.create_task(transactions.write(adding(number))) for number in range(10)]
        assert await asyncio.gather(*adds) == list(range(10))
        assert await numbers(transactions) == list(range(10))
        # That of the one who listens and of the work they waited for, and one for all of them.
        assert len(commits) == 3


async def test_nobody_is_told_before_the_commit(sqlite_url: str) -> None:
    async with a_database(sqlite_url) as transactions:
        told: list[int] = []

        async def add(number: int) -> None:
            await transactions.write(adding(number))
            told.append(number)
            assert number in await numbers(transactions)

        at_commit: list[list[int]] = []
        await on_commit(transactions, lambda: at_commit.append(told[:]))
        async with all_waiting(transactions):
            adds = [asyncio.create_task(add(number)) for number in range(5)]
        await asyncio.gather(*adds)
        assert at_commit == [[], [], []]


async def test_what_fails_for_one_is_taken_back_for_that_one_alone(sqlite_url: str) -> None:
    async with a_database(sqlite_url) as transactions:

        def half(connection: Connection) -> None:
            execute(connection, "INSERT INTO rows VALUES (100)")
            raise ValueError("changed its mind")

        async with all_waiting(transactions):
            works: list[Callable[[Connection], object]] = [adding(1), half, adding(1), adding(2)]
            tasks = [asyncio.create_task(transactions.write(work)) for work in works]
        first, changed, twice, last = await asyncio.gather(*tasks, return_exceptions=True)
        assert (first, last) == (1, 2)
        assert isinstance(changed, ValueError)
        assert "UNIQUE" in str(twice)
        assert await numbers(transactions) == [1, 2]


async def test_when_the_database_fails_all_of_them_hear_of_it(sqlite_url: str) -> None:
    """A full disk takes back what others wrote in the same transaction: they must not be told that it is stored."""
    async with a_database(sqlite_url) as transactions:

        def full(connection: Connection) -> None:
            # As SQLite does by itself when the disk is full.
            connection.exec_driver_sql("ROLLBACK")
            connection.exec_driver_sql("INSERT INTO nowhere VALUES (1)")

        def vain(connection: Connection) -> None:
            execute(connection, "INSERT INTO rows VALUES (7)")
            raise ValueError("changed its mind")

        async with all_waiting(transactions):
            works: list[Callable[[Connection], object]] = [adding(1), full, vain]
            tasks = [asyncio.create_task(transactions.write(work)) for work in works]
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(answer) for answer in answers] == [OperationalError] * 3
        assert await numbers(transactions) == []
        # And it goes on.
        assert await transactions.write(adding(2)) == 2
        assert await numbers(transactions) == [2]


async def test_work_is_done_although_nobody_waits_for_it_any_more(sqlite_url: str) -> None:
    async with a_database(sqlite_url) as transactions:
        async with all_waiting(transactions):
            task = asyncio.create_task(transactions.write(adding(1)))
            await asyncio.sleep(0)
            task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await transactions.write(adding(2)) == 2
        assert await numbers(transactions) == [1, 2]


async def test_nobody_waits_longer_than_the_limit_and_it_may_still_be_done(sqlite_url: str) -> None:
    async with a_database(sqlite_url) as patient:
        transactions = SqliteTransactions(make_url(sqlite_url), 0.05)
        try:
            began, go_on = threading.Event(), threading.Event()

            def hang(connection: Connection) -> None:
                began.set()
                go_on.wait(60)
                adding(1)(connection)

            with pytest.raises(TimeoutError):
                await transactions.write(hang)
            assert await asyncio.to_thread(began.wait, 60)
            # Who asked later waits as long, and not for the first.
            with pytest.raises(TimeoutError):
                await transactions.write(adding(2))
            go_on.set()
        finally:
            await transactions.close()
        assert await numbers(patient) == [1, 2]


async def test_closing_finishes_what_was_asked_for(sqlite_url: str) -> None:
    async with a_database(sqlite_url) as transactions:
        adds = [asyncio.create_task(transactions.write(adding(number))) for number in range(200)]
        await asyncio.sleep(0)
    assert await asyncio.gather(*adds) == list(range(200))


async def test_every_connection_is_as_durable_as_promised(sqlite_url: str) -> None:
    def settings(connection: Connection) -> list[object]:
        return [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]

    async with a_database(sqlite_url) as transactions:
        # Two is FULL.
        assert await transactions.write(settings) == ["wal", 2, 1]
        assert await transactions.read(settings) == ["wal", 2, 1]
