"""Connections to PostgreSQL that die, with a word or without: nobody waits for ever, and nothing stays behind."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from signoria.tables.nodes import lifeline
from signoria.tables.nodes import postgres as postgres_bus
from signoria.tables.nodes.bus import Note
from signoria.tables.nodes.postgres import PostgresBus
from signoria.tables.store import pool as pooled
from signoria.tables.store.pool import KEPT
from signoria.tables.store.sql import SqlStore
from signoria.tables.store.transactions import transactions_at
from signoria.tables.table.commands.open import Open, SeatWish
from tests.kit.proxy import Proxy
from tests.tables.kit import guest, until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection


@pytest.fixture
def proxy(postgres_url: str) -> Iterator[Proxy]:
    """A proxy before an empty database."""
    with Proxy(postgres_url) as found:
        yield found


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits are as they are, only shorter: who waits for them need not wait as long."""
    monkeypatch.setattr(lifeline, "ANSWERING", 1.0)
    monkeypatch.setattr(postgres_bus, "PULSE", 0.2)
    monkeypatch.setattr(postgres_bus, "PATIENCE", 0.5)
    monkeypatch.setattr(postgres_bus, "RETRY", 0.05)


class Listener:
    """A bus, and what is heard there."""

    def __init__(self, url: str) -> None:
        self.bus = PostgresBus(url)
        self.heard: list[str] = []
        self.gaps = 0

    async def listen(self) -> None:
        await self.bus.listen(lambda note: self.heard.append(note.table), self._missed)

    def _missed(self) -> None:
        self.gaps += 1


def entries(table: str) -> Note:
    return Note("somebody", table, "entries")


@pytest.mark.parametrize("fault", ["cut", "swallow"])
async def test_a_note_that_could_not_be_sent_is_sent_again(proxy: Proxy, postgres_url: str, fault: str) -> None:
    here, there = Listener(proxy.url), Listener(postgres_url)
    await here.listen()
    await there.listen()
    await here.bus.publish(entries("one"))
    await until(lambda: there.heard == ["one"])
    getattr(proxy, fault)()
    # Nobody waits for the bus, whatever it does.
    await here.bus.publish(entries("two"))
    await here.bus.publish(entries("two"))
    await until(lambda: "two" in there.heard)
    await here.bus.close()
    await there.bus.close()


@pytest.mark.parametrize("fault", ["cut", "swallow"])
async def test_a_bus_that_hears_nothing_more_is_opened_again(proxy: Proxy, postgres_url: str, fault: str) -> None:
    here, there = Listener(proxy.url), Listener(postgres_url)
    await here.listen()
    await there.listen()
    getattr(proxy, fault)()
    # Nobody says anything: it finds out by what it says to itself.
    await until(lambda: here.gaps == 1)
    assert here.bus.openings == 2
    await there.bus.publish(entries("one"))
    await until(lambda: here.heard == ["one"])
    await here.bus.close()
    await there.bus.close()


async def test_a_silent_bus_says_so(proxy: Proxy) -> None:
    here = Listener(proxy.url)
    await here.listen()
    assert here.bus.silence() < 60
    proxy.swallow(everything=True)
    await until(lambda: here.bus.silence() > 1)
    proxy.heal()
    proxy.cut()
    await until(lambda: here.bus.silence() == 0)
    await here.bus.close()


@pytest.mark.parametrize("word", ["ssl", "sslmode"])
async def test_encryption_is_settled_in_the_address_by_either_word(postgres_url: str, word: str) -> None:
    url = f"{postgres_url}&{word}=disable"
    transactions, here = transactions_at(url), Listener(url)
    assert await transactions.read(one) == 1
    await here.listen()
    assert here.bus.openings == 1
    await here.bus.close()
    await transactions.close()


def one(connection: Connection) -> int:
    found: int = connection.execute(text("SELECT 1")).scalar_one()
    return found


async def test_connections_that_died_unused_are_replaced_and_nobody_notices(proxy: Proxy) -> None:
    transactions = transactions_at(proxy.url, 5.0)
    await asyncio.gather(*(transactions.read(one) for _ in range(4)))
    for fault in (proxy.swallow, proxy.cut):
        # Long enough ago that they must show that they live.
        pool: object = transactions
        heard = pool._heard  # type: ignore[attr-defined]
        for driver in heard:
            heard[driver] -= 60
        fault()
        assert await asyncio.gather(*(transactions.read(one) for _ in range(4))) == [1] * 4
    await transactions.close()


async def test_connections_that_are_kept_for_moves_are_replaced_too(proxy: Proxy) -> None:
    store = await SqlStore.open(proxy.url)
    pool: Any = store.transactions
    new = Open("dominion", [SeatWish("me"), SeatWish("bot")], start=True).opened(guest("Anna"), 1.0)
    await store.create_table(new)

    async def looked() -> bool:
        return await store.entries_after(new.row.id, 0) == new.entries

    assert all(await asyncio.gather(*(looked() for _ in range(12))))
    assert len(pool._kept) == KEPT
    for fault in (proxy.swallow, proxy.cut):
        before = list(pool._heard)
        for driver in before:
            pool._heard[driver] -= 60
        fault()
        assert await looked()
        # Those beside it had died of the same, and are not left behind.
        assert len(pool._kept) == 1
        assert all(driver.is_closed() for driver in before)
        assert all(await asyncio.gather(*(looked() for _ in range(12))))
    await store.close()
    assert pool._kept == []


async def test_a_transaction_on_a_dead_connection_ends_and_keeps_nothing(proxy: Proxy, postgres_url: str) -> None:
    """It fails, the next one is well, and what it had locked is free for other servers."""
    direct = transactions_at(postgres_url)
    await direct.write(lambda connection: connection.execute(text("CREATE TABLE things (value integer)")))
    await direct.write(lambda connection: connection.execute(text("INSERT INTO things VALUES (1)")))
    transactions = transactions_at(proxy.url, 1.0)

    def dies(connection: Connection) -> None:
        connection.execute(text("UPDATE things SET value = value + 1"))
        proxy.swallow()
        connection.execute(text("UPDATE things SET value = value + 1"))

    with pytest.raises(DBAPIError):
        await transactions.write(dies)
    assert await transactions.read(one) == 1
    # Waits for the lock of the one that has died.
    await direct.write(lambda connection: connection.execute(text("UPDATE things SET value = value * 10")))
    value = await direct.read(lambda connection: connection.execute(text("SELECT value FROM things")).scalar_one())
    assert value == 10
    await transactions.close()
    await direct.close()


async def test_closing_waits_for_no_dead_connection(proxy: Proxy) -> None:
    transactions = transactions_at(proxy.url, 60.0)
    await asyncio.gather(*(transactions.read(one) for _ in range(3)))
    bus = PostgresBus(proxy.url)
    await bus.listen(lambda _: None)
    begun = asyncio.Event()

    def long(connection: Connection) -> None:
        begun.set()
        connection.execute(text("SELECT pg_sleep(60)"))

    busy = asyncio.create_task(transactions.read(long))
    await begun.wait()
    proxy.swallow(everything=True)
    await bus.publish(entries("one"))
    await bus.close()
    await transactions.close()
    with pytest.raises(DBAPIError):
        await busy


@pytest.fixture
def _patient(_impatient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing ends because it takes long."""
    monkeypatch.setattr(lifeline, "ANSWERING", 60.0)
    monkeypatch.setattr(pooled, "PROOF", 60.0)


def in_use(pool: Any) -> int:  # noqa: ANN401 - looked into, against its types
    """Give how many connections somebody has taken, beside those that are kept."""
    taken: int = pool._engine.pool.checkedout()
    return taken - len(pool._kept)


@pytest.mark.usefixtures("_patient")
async def test_who_is_called_off_while_a_connection_is_tried_takes_none_along(proxy: Proxy) -> None:
    """As when a node stops: whatever nobody gave back would be found by a search for garbage, when no loop runs."""
    store = await SqlStore.open(proxy.url)
    pool: Any = store.transactions
    new = Open("dominion", [SeatWish("me"), SeatWish("bot")], start=True).opened(guest("Anna"), 1.0)
    await store.create_table(new)
    for looking in (lambda: store.entries_after(new.row.id, 0), lambda: store.transactions.read(one)):
        await asyncio.gather(*(looking() for _ in range(3)))
        for driver in pool._heard:
            pool._heard[driver] -= 60
        proxy.swallow()
        trying = asyncio.create_task(looking())
        await until(lambda: in_use(pool) == 1)
        trying.cancel()
        with pytest.raises(asyncio.CancelledError):
            await trying
        assert in_use(pool) == 0
    await store.close()


@pytest.mark.usefixtures("_patient")
@pytest.mark.parametrize("silent", [False, True])
async def test_closing_leaves_no_connection_behind(proxy: Proxy, silent: bool) -> None:
    store = await SqlStore.open(proxy.url)
    pool: Any = store.transactions
    new = Open("dominion", [SeatWish("me"), SeatWish("bot")], start=True).opened(guest("Anna"), 1.0)
    await store.create_table(new)
    await asyncio.gather(*(store.entries_after(new.row.id, 0) for _ in range(4)))
    connections = pool._engine.pool
    assert connections.checkedout() == len(pool._kept) > 0
    if silent:
        proxy.swallow(everything=True)
    await store.close()
    assert connections.checkedout() == 0
    assert all(driver.is_closed() for driver in pool._heard)


async def test_nobody_waits_for_ever_to_be_let_in(proxy: Proxy, monkeypatch: pytest.MonkeyPatch) -> None:
    proxy.swallow(everything=True)
    monkeypatch.setattr(lifeline, "CONNECTING", 0.3)
    transactions = transactions_at(proxy.url, 1.0)
    with pytest.raises(TimeoutError):
        await transactions.read(one)
    await transactions.close()
