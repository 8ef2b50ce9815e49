"""By which channels people are told something: what every store keeps of it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from signoria.tables.store.store import NotFound
from signoria.tables.table.notices import MOST_FAILURES, Channel, Notice
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import new_id
from tests.tables.kit import guest
from tests.tables.test_store import a_store, new_table

ANNA, BRAM = guest("Anna"), guest("Bram")


def channel(way: str, address: str, **changes: Any) -> Channel:  # noqa: ANN401
    """Give a channel of Anna."""
    made: dict[str, Any] = {"id": new_id(), "guest": ANNA.id, "way": way, "address": address, "created": 1.0}
    return Channel(**made | changes)


def turn(**facts: Any) -> Notice:  # noqa: ANN401
    """Give a notice."""
    usual: dict[str, Any] = {"guest": ANNA.id, "kind": "turn", "mark": "1", "table": "t", "code": "bcd"}
    return Notice(**usual | {"game": "dominion", "name": "Tuesday", "occasion": None, "turn": 3} | facts)


def none_more(_others: object) -> None:
    """Refuse another channel."""
    raise Refusal("reason-notice-many")


async def test_every_store_keeps_channels_and_lets_one_tell(store_url: str) -> None:
    async with a_store(store_url) as store:
        await store.save_guest(ANNA)
        await store.save_guest(BRAM)
        first = channel("push", "https://a.example/1", device="d1", details={"p256dh": "x", "auth": "y"})
        await store.open_channel(first, lambda _: None)
        assert await store.channels(ANNA.id) == [first]
        # The same device, and the same browser at somebody else, take its place.
        second = channel("push", "https://a.example/2", device="d1")
        await store.open_channel(second, lambda _: None)
        assert await store.channels(ANNA.id) == [second]
        his = msgspec.structs.replace(second, id="his", guest=BRAM.id, device="d2")
        await store.open_channel(his, lambda _: None)
        assert (await store.channels(ANNA.id), await store.channels(BRAM.id)) == ([], [his])
        mail = channel("mail", "a@b.example", confirmed=False)
        await store.open_channel(mail, lambda _: None)
        await store.confirm_channel(mail.id)
        assert (await store.channel(mail.id)).confirmed
        for failures in range(1, MOST_FAILURES):
            await store.tried(mail.id, arrived=False)
            assert (await store.channel(mail.id)).failures == failures
        await store.tried(mail.id, arrived=True)
        assert (await store.channel(mail.id)).failures == 0
        for _ in range(MOST_FAILURES):
            await store.tried(mail.id, arrived=False)
        for gone in (lambda: store.channel(mail.id), lambda: store.close_channel(BRAM.id, second.id)):
            with pytest.raises(NotFound):
                await gone()
        new = new_table(ANNA)
        await store.create_table(new)
        told = turn(table=new.row.id)
        assert sorted(await asyncio.gather(*(store.claim(told) for _ in range(5)))) == [False] * 4 + [True]
        assert await store.claim(turn(table=new.row.id, mark="2"))
        assert await store.claim(turn(table=new.row.id, kind="reminder"))
        assert not await store.claim(turn(table="no such table"))
        kept = await asyncio.gather(*(store.keepsake("key", bytes([number])) for number in range(4)))
        assert len(set(kept)) == 1
        assert await store.keepsake("key", b"later") == kept[0]
        with pytest.raises(Refusal):
            await store.open_channel(channel("hook", "https://a.example/"), none_more)
        assert await store.channels(ANNA.id) == []
