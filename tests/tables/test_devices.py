"""Devices of guests: every store remembers which were here and which are signed out, and lets nobody in again."""

from __future__ import annotations

import asyncio
import itertools
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import delete

from signoria.tables.store.admin import remove_guest, tidied
from signoria.tables.store.schema import SIGN_OUTS
from signoria.tables.store.sql import SqlStore
from signoria.tables.store.store import NotFound, SignedOut
from signoria.tables.table.devices import LIFETIME, MOST_DEVICES, Barred, Device, Sighting, SignOut, Ticket
from tests.tables.kit import guest
from tests.tables.test_store import a_store

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from signoria.tables.store.store import Store

ANNA, BRAM = guest("Anna"), guest("Bram")
LAPTOP, PHONE, TABLET = (Ticket(ANNA.id, name) for name in ("laptop", "phone", "tablet"))
DAY = 24 * 3600


def seen(ticket: Ticket, at: float = 3600.0, browser: str | None = "Firefox") -> Sighting:
    """Somebody was here."""
    return Sighting(ticket, browser, "Linux", at)


async def names(store: Store, of: str = ANNA.id) -> list[str]:
    """Give the devices that are listed."""
    return [one.id for one in await store.devices(of)]


# --- What is signed out ----------------------------------------------------------------------------------------------


def test_what_is_signed_out_does_not_depend_on_the_order_in_which_it_is_heard() -> None:
    """Only the last time that all others were signed out counts, and each device that was signed out by itself."""
    known = [
        SignOut(1, ANNA.id, None, "laptop", 10),
        SignOut(2, ANNA.id, "tablet", None, 11),
        SignOut(3, ANNA.id, None, "phone", 12),
    ]
    for order in itertools.permutations([*known, known[0]]):
        barred = Barred(*order)
        assert not barred.bars(PHONE)
        assert barred.bars(LAPTOP)
        assert barred.bars(TABLET)
        assert barred.renewed(PHONE) == Ticket(ANNA.id, "phone", 12)
        # Given by a link, before and after.
        assert barred.bars(Ticket(ANNA.id, "new", 10))
        assert not barred.bars(Ticket(ANNA.id, "new", 12))
        # Signed out by itself, whenever its cookie was given.
        assert barred.bars(Ticket(ANNA.id, "tablet", 12))


def test_a_cookie_that_names_no_device_holds_until_something_is_signed_out() -> None:
    """Nobody can tell whose it is."""
    old = Ticket(ANNA.id)
    assert not Barred().bars(old)
    assert Barred(SignOut(1, ANNA.id, "phone", None, 5)).bars(old)
    assert Barred(SignOut(1, ANNA.id, None, "phone", 5)).bars(old)


async def test_a_device_is_signed_out_and_its_links_with_it(store_url: str) -> None:
    async with a_store(store_url) as store:
        await store.save_guest(ANNA)
        await store.see_devices([seen(LAPTOP), seen(PHONE)])
        await store.add_link(b"back", ANNA.id, 100.0, PHONE)
        done = await store.sign_out(ANNA.id, "phone", LAPTOP, 50.0)
        assert (done.guest, done.device, done.kept) == (ANNA.id, "phone", None)
        assert await names(store) == ["laptop"]
        assert await store.sign_outs(0) == [done]
        assert await store.sign_outs(done.number) == []
        barred = await store.barred(ANNA.id)
        assert barred.bars(PHONE)
        assert not barred.bars(LAPTOP)
        assert not (await store.barred(BRAM.id)).bars(Ticket(BRAM.id, "phone"))
        with pytest.raises(NotFound):
            await store.use_link(b"back", 60.0)
        # It does not come back by being seen, nor by a link of its own, nor does it sign others out.
        await store.see_devices([seen(PHONE)])
        assert await names(store) == ["laptop"]
        for doing in (
            store.add_link(b"again", ANNA.id, 100.0, PHONE),
            store.sign_out(ANNA.id, None, PHONE, 60.0),
            store.sign_out(ANNA.id, "laptop", PHONE, 60.0),
        ):
            with pytest.raises(SignedOut):
                await doing
        with pytest.raises(NotFound):
            await store.use_link(b"again", 60.0)
        assert await store.sign_outs(0) == [done]


async def test_all_others_are_signed_out_and_those_who_come_later_are_let_in(store_url: str) -> None:
    async with a_store(store_url) as store:
        await store.save_guest(ANNA)
        await store.see_devices([seen(LAPTOP), seen(PHONE), seen(TABLET)])
        await store.sign_out(ANNA.id, "tablet", LAPTOP, 50.0)
        # The clock of another node is behind.
        first = await store.sign_out(ANNA.id, None, LAPTOP, 40.0)
        second = await store.sign_out(ANNA.id, None, LAPTOP, 40.0)
        assert second.at > first.at > 50
        assert second.number > first.number
        assert await names(store) == ["laptop"]
        barred = await store.barred(ANNA.id)
        assert [barred.bars(one) for one in (LAPTOP, PHONE, TABLET, Ticket(ANNA.id, "never seen"))] == [
            False,
            True,
            True,
            True,
        ]
        assert not barred.bars(Ticket(ANNA.id, "new", barred.since))
        assert barred.bars(Ticket(ANNA.id, "new", first.at))


async def test_who_signs_the_own_device_out_can_go_on_by_a_link_made_before(store_url: str) -> None:
    async with a_store(store_url) as store:
        await store.save_guest(ANNA)
        # Though it was not written down yet.
        await store.add_link(b"on", ANNA.id, 100.0, LAPTOP)
        await store.sign_out(ANNA.id, "laptop", LAPTOP, 50.0)
        assert (await store.barred(ANNA.id)).bars(LAPTOP)
        assert await store.use_link(b"on", 60.0) == ANNA


async def test_only_devices_that_are_listed_are_signed_out(store_url: str) -> None:
    """Those of others, and such as do not exist, change nothing."""
    async with a_store(store_url) as store:
        await store.save_guest(ANNA)
        await store.save_guest(BRAM)
        await store.see_devices([seen(LAPTOP), seen(Ticket(BRAM.id, "his"))])
        for wrong in ("his", "nobody's", ""):
            with pytest.raises(NotFound):
                await store.sign_out(ANNA.id, wrong, LAPTOP, 50.0)
        with pytest.raises(NotFound):
            await store.sign_out("x" * 32, None, None, 50.0)
        assert await store.sign_outs(0) == []
        assert await names(store, BRAM.id) == ["his"]


async def test_the_host_signs_a_guest_out_everywhere(store_url: str) -> None:
    async with a_store(store_url) as store:
        await store.save_guest(ANNA)
        await store.see_devices([seen(LAPTOP), seen(PHONE)])
        await store.sign_out(ANNA.id, None, None, 50.0)
        barred = await store.barred(ANNA.id)
        assert all(barred.bars(one) for one in (LAPTOP, PHONE, Ticket(ANNA.id)))
        assert await names(store) == []


async def test_of_two_devices_that_sign_each_other_out_one_is_left(database_url: str) -> None:
    """At two nodes at once, again and again: never both, and never none."""
    async with a_store(database_url) as one, a_store(database_url) as other:
        await one.save_guest(ANNA)
        after = 0
        for number in range(6):
            pair = [Ticket(ANNA.id, f"{side}{number}", after) for side in ("a", "b")]
            answers = await asyncio.gather(
                one.sign_out(ANNA.id, None, pair[0], 50.0),
                other.sign_out(ANNA.id, None, pair[1], 50.0),
                return_exceptions=True,
            )
            assert sum(isinstance(answer, SignedOut) for answer in answers) == 1
            barred = await one.barred(ANNA.id)
            assert sorted(barred.bars(ticket) for ticket in pair) == [False, True]
            after = barred.since


async def test_a_link_made_while_its_maker_is_signed_out_never_works(database_url: str) -> None:
    """Whichever of the two was first."""
    async with a_store(database_url) as one, a_store(database_url) as other:
        await one.save_guest(ANNA)
        for number in range(6):
            thief, owner = (Ticket(ANNA.id, f"{who}{number}", number * 100) for who in ("thief", "owner"))
            await asyncio.gather(
                one.add_link(b"%d" % number, ANNA.id, 1e9, thief),
                other.sign_out(ANNA.id, None, owner, number * 100 + 100.0),
                return_exceptions=True,
            )
            with pytest.raises(NotFound):
                await one.use_link(b"%d" % number, 60.0)


async def test_a_number_is_never_given_twice(database_url: str) -> None:
    """Though the last was forgotten: nodes read on from there."""
    store = await SqlStore.open(database_url)
    await store.save_guest(ANNA)
    before = await store.sign_out(ANNA.id, None, None, 50.0)

    def forget(connection: Connection) -> None:
        connection.execute(delete(SIGN_OUTS))

    await store.transactions.write(forget)
    assert (await store.sign_out(ANNA.id, None, None, 50.0)).number > before.number
    await store.close()


# --- Who was here ----------------------------------------------------------------------------------------------------


async def test_devices_are_listed_the_last_used_first(store_url: str) -> None:
    """Of guests of whom something is kept; what a device calls itself is what it said last."""
    async with a_store(store_url) as store:
        await store.save_guest(ANNA)
        stranger = seen(Ticket("z" * 32, "looking around"))
        sightings = [seen(LAPTOP, 3600.0), seen(PHONE, 7200.0), stranger]
        assert await store.see_devices(sightings) == [one for one in sightings if one is not stranger]
        assert await store.see_devices([seen(LAPTOP, 10800.0, "Chrome")])
        assert await store.devices(ANNA.id) == [
            Device("laptop", "Chrome", "Linux", 3600.0, 10800.0),
            Device("phone", "Firefox", "Linux", 7200.0, 7200.0),
        ]
        assert await store.devices("z" * 32) == []
        assert await store.see_devices([]) == []


async def test_of_many_devices_those_are_forgotten_that_were_not_used(store_url: str) -> None:
    """Forgotten is not signed out; but they are, with all others."""
    async with a_store(store_url) as store:
        await store.save_guest(ANNA)
        many = [Ticket(ANNA.id, f"device {number:02}") for number in range(MOST_DEVICES + 3)]
        for number, ticket in enumerate(many):
            await store.see_devices([seen(ticket, 3600.0 * (number + 1))])
        assert await names(store) == [ticket.device for ticket in many[:2:-1]]
        assert not (await store.barred(ANNA.id)).bars(many[0])
        await store.sign_out(ANNA.id, None, many[-1], 50.0)
        assert [(await store.barred(ANNA.id)).bars(one) for one in (many[0], many[5], many[-1])] == [True, True, False]


async def test_nodes_that_see_the_same_devices_write_them_once(database_url: str) -> None:
    async with a_store(database_url) as one, a_store(database_url) as other:
        for known in (ANNA, BRAM):
            await one.save_guest(known)
        sightings = [seen(LAPTOP), seen(Ticket(BRAM.id, "his")), seen(PHONE)]
        await asyncio.gather(
            *(node.see_devices(sightings[:: 1 - 2 * (n % 2)]) for n, node in enumerate([one, other] * 4))
        )
        assert sorted(await names(one)) == ["laptop", "phone"]
        assert await names(one, BRAM.id) == ["his"]


# --- Forgetting ------------------------------------------------------------------------------------------------------


async def test_what_no_cookie_can_name_any_more_is_forgotten(database_url: str) -> None:
    """Devices, and that they are signed out: not before. A guest who comes again and again is kept."""
    store = await SqlStore.open(database_url)
    await store.save_guest(ANNA)
    await store.save_guest(BRAM)
    await store.see_devices([seen(LAPTOP, 3600.0), seen(PHONE, 90.0 * DAY), seen(TABLET, 90.0 * DAY)])
    await store.sign_out(ANNA.id, "tablet", PHONE, 3600.0)
    done = await tidied(store.transactions, 80.0 * DAY, LIFETIME)
    assert (done.guests, done.devices) == (1, 0)
    assert await names(store) == ["phone", "laptop"]
    done = await tidied(store.transactions, 80.0 * DAY, LIFETIME + 2.0 * DAY)
    assert (done.guests, done.devices) == (0, 1)
    assert await names(store) == ["phone"]
    assert await store.sign_outs(0) == []
    assert (await tidied(store.transactions, 100.0 * DAY, LIFETIME + 200.0 * DAY)).guests == 1
    assert await names(store) == []
    await store.close()


async def test_with_a_guest_the_devices_are_forgotten_but_not_that_they_are_signed_out(database_url: str) -> None:
    store = await SqlStore.open(database_url)
    await store.save_guest(ANNA)
    await store.see_devices([seen(LAPTOP), seen(PHONE)])
    await store.sign_out(ANNA.id, "phone", LAPTOP, 50.0)
    await remove_guest(store.transactions, ANNA)
    assert await names(store) == []
    assert (await store.barred(ANNA.id)).bars(PHONE)
    await store.close()
