"""The devices of a guest: listed, and signed out from one another, at every server within seconds."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from signoria.tables.table.devices import Ticket
from signoria.tables.thinking.thinker import InlineThinker
from signoria.web.app import create_app
from signoria.web.guard.browsers import named
from signoria.web.guard.identity import COOKIE, Signer, read_ticket, written_ticket
from signoria.web.services import Services
from signoria.web.settings import Rate
from signoria.web.sockets import POLICY
from tests.kit.memory_store import MemoryStore
from tests.web.kit import KEY, House, Person, eventually, house, rest_of, settings_for
from tests.web.test_limits import free_but
from tests.web.test_nodes import nodes, postgres  # noqa: F401 - fixtures
from tests.web.test_security import log_lines  # noqa: F401 - a fixture

if TYPE_CHECKING:
    import httpx

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
ANDROID = (
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"
)
SIGNER = Signer((KEY,), 1e9)


def ticket_of(person: Person) -> Ticket:
    """Read the cookie of somebody."""
    found = SIGNER.read(person.web.cookies[COOKIE])
    assert found is not None
    return read_ticket(found[0])


async def linked(person: Person, other: Person) -> None:
    """Make another device the same guest."""
    link = await person.post("/api/me/link", status=201)
    assert (await other.web.post(link["path"])).status_code == 303


async def names(person: Person) -> list[tuple[str | None, str | None, bool]]:
    """Give what the devices of somebody call themselves, and which is the one that asks."""
    return [(one["browser"], one["system"], one["mine"]) for one in await person.get("/api/me/devices")]


async def is_out(person: Person) -> None:
    """See that nothing is answered to a device that is signed out, whatever it asks."""
    for path in ("/api/me", "/api/tables", "/api/history", "/api/me/devices", "/api/statistics/dominion"):
        assert (await person.get(path, 403))["reason"] == "reason-signed-out"
    for path, body in (
        ("/api/play", {"game": "dominion"}),
        ("/api/me/link", None),
        ("/api/me/sign-out-others", None),
        ("/api/me/sign-out", {"device": "x"}),
    ):
        assert (await person.post(path, body, 403))["reason"] == "reason-signed-out"
    assert (await person.web.patch("/api/me", json={"name": "Thief"})).status_code == 403


class Household:
    """Somebody with a laptop, a phone and a tablet, who sits at a table with the laptop and the phone."""

    def __init__(self, stack: AsyncExitStack, *addresses: str) -> None:
        self.stack = stack
        self.addresses = addresses

    async def come(self, number: int, agent: str | None = None, **more: Any) -> Person:  # noqa: ANN401
        """Bring a device to one of the servers."""
        headers = {"User-Agent": agent} if agent else None
        address = self.addresses[number % len(self.addresses)]
        return await self.stack.enter_async_context(Person(address, headers, **more))

    async def settle(self) -> tuple[Person, Person, Person]:
        """Let three devices be Anna's."""
        laptop, phone, tablet = await self.come(0, FIREFOX), await self.come(1, ANDROID), await self.come(0)
        await laptop.web.patch("/api/me", json={"name": "Anna"})
        await linked(laptop, phone)
        await linked(laptop, tablet)
        for device in (phone, tablet):
            assert (await device.get("/api/me"))["name"] == "Anna"
        return laptop, phone, tablet


@pytest.fixture
async def household(running: House) -> Any:  # noqa: ANN401
    """Devices at one server."""
    async with AsyncExitStack() as stack:
        yield Household(stack, running.address)


# --- The list --------------------------------------------------------------------------------------------------------


async def test_devices_are_listed_by_what_they_call_themselves(household: Household) -> None:
    """The one that asks first; nobody else's, and nothing of them that nobody would recognise."""
    laptop, phone, _ = await household.settle()
    hers = [("Firefox", "Linux"), ("Chrome", "Android"), (None, None)]
    assert sorted(await names(laptop), key=str) == sorted(((*one, one == hers[0]) for one in hers), key=str)
    assert (await names(laptop))[0] == (*hers[0], True)
    assert (await names(phone))[0] == (*hers[1], True)
    bert = await household.come(0, FIREFOX)
    await bert.get("/api/me")
    assert await names(bert) == [("Firefox", "Linux", True)]


async def test_the_list_waits_for_what_is_just_being_written(
    household: Household, running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    laptop, *_ = await household.settle()
    assert len(await names(laptop)) == 3
    store = running.services.store
    see = store.see_devices
    begun, allowed = threading.Event(), threading.Event()

    async def slow(seen: Any) -> Any:  # noqa: ANN401
        begun.set()
        while not allowed.is_set():  # noqa: ASYNC110 - the test is in another thread
            await asyncio.sleep(0.01)
        return await see(seen)

    monkeypatch.setattr(store, "see_devices", slow)
    another = await household.come(1, ANDROID)
    await linked(laptop, another)
    await another.get("/api/me")
    await eventually(begun.is_set)
    listing = asyncio.create_task(names(laptop))
    await asyncio.wait({listing}, timeout=0.5)
    allowed.set()
    assert len(await listing) == 4


async def test_somebody_without_a_cookie_has_no_devices(running: House) -> None:
    """Nobody becomes a guest by asking, nor by a browser that keeps no cookies."""
    async with Person(running.address) as nobody:
        for _ in range(2):
            assert (await nobody.get("/api/me/devices", 409))["reason"] == "reason-no-guest"
            assert (await nobody.post("/api/me/sign-out-others", status=409))["reason"] == "reason-no-guest"
            nobody.web.cookies.clear()


async def test_when_a_device_was_here_is_known_by_the_hour_and_seldom_written(
    household: Household, running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    laptop, *_ = await household.settle()
    (own, *_) = await laptop.get("/api/me/devices")
    assert own["first"] % 3600 == own["last"] % 3600 == 0
    assert time.time() - own["last"] < 2 * 3600
    written: list[Any] = []
    store = running.services.store
    see = store.see_devices

    async def watched(seen: Any) -> Any:  # noqa: ANN401
        written.extend(seen)
        return await see(seen)

    monkeypatch.setattr(store, "see_devices", watched)
    for _ in range(5):
        await laptop.get("/api/me")
        await laptop.get("/api/me/devices")
    assert written == []
    # Who stays on the line for hours is here all that time.
    line = await laptop.sit(await laptop.play())
    later = time.time() + 2 * 3600
    monkeypatch.setattr(time, "time", lambda: later)
    await eventually(lambda: bool(written))
    assert {one.ticket for one in written} == {ticket_of(laptop)}
    assert {int(one.at) for one in written} == {int(later) // 3600 * 3600}
    await line.close()


def test_browsers_are_called_what_people_call_them() -> None:
    """And programs, which say what they like, nothing."""
    webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)"
    chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0"
    windows, mac = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)"
    phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)"
    for agent, expected in (
        (FIREFOX, ("Firefox", "Linux")),
        (ANDROID, ("Chrome", "Android")),
        (f"{windows} {chrome} Safari/537.36 Edg/140.0.0.0", ("Edge", "Windows")),
        (f"{windows} {chrome} Safari/537.36 OPR/120.0.0.0", ("Opera", "Windows")),
        (f"{mac} {chrome} Safari/537.36", ("Chrome", "macOS")),
        (f"{mac} {webkit} Version/18.0 Safari/605.1.15", ("Safari", "Mac or iPad")),
        (f"{phone} {webkit} Version/18.0 Mobile/15E148 Safari/604.1", ("Safari", "iPhone")),
        (f"{phone} {webkit} FxiOS/140.0 Mobile/15E148 Safari/605.1.15", ("Firefox", "iPhone")),
        (f"Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) {chrome} Safari/537.36", ("Chrome", "ChromeOS")),
        ("Mozilla/5.0 (compatible)", (None, None)),
        ("Mozilla/5.0 <script>alert(1)</script>", (None, None)),
        ("curl/8.0 Firefox/140 Windows", (None, None)),
        ("", (None, None)),
        (None, (None, None)),
        ("Mozilla/5.0 " + "x" * 100_000 + "Firefox/", (None, None)),
    ):
        assert named(agent) == expected, agent


# --- Signing out -----------------------------------------------------------------------------------------------------


async def test_one_device_is_signed_out_at_the_table_and_the_seat_stays(household: Household) -> None:
    """Its line is ended at once, with a reason; the other devices play on, and it can begin anew or come back."""
    laptop, phone, tablet = await household.settle()
    code = await laptop.play()
    line = await laptop.sit(code)
    socket = await phone.socket(code)
    link = await phone.post("/api/me/link", status=201)
    theirs = next(one for one in await laptop.get("/api/me/devices") if one["browser"] == "Chrome")
    left = await laptop.post("/api/me/sign-out", {"device": theirs["id"]})
    assert {one["browser"] for one in left} == {"Firefox", None}
    told, ended = await rest_of(socket)
    assert told[-1] == {"type": "closed", "reason": "reason-signed-out"}
    assert ended == POLICY
    await is_out(phone)
    told, ended = await rest_of(await phone.socket(code))
    assert ([one["type"] for one in told], ended) == (["closed"], POLICY)
    # Nor by a link that it had made.
    assert (await phone.web.post(link["path"])).status_code == 404
    assert (await tablet.get("/api/me"))["name"] == "Anna"
    assert line.now["table"]["seats"][0]["name"] == "Anna"
    await line.play_on(3)
    # Said again, nothing changes.
    await laptop.post("/api/me/sign-out", {"device": theirs["id"]})
    await linked(laptop, phone)
    assert (await phone.get("/api/me"))["name"] == "Anna"
    assert (await phone.sit(code)).now["seat"] == 0


async def test_a_device_that_does_not_read_is_not_heard_any_more(household: Household, running: House) -> None:
    """What it says after it was signed out is not carried out."""
    laptop, phone, _ = await household.settle()
    code = await laptop.play()
    line = await laptop.sit(code)
    socket = await phone.socket(code)
    socket.transport.pause_reading()
    theirs = next(one for one in await laptop.get("/api/me/devices") if one["browser"] == "Chrome")
    await laptop.post("/api/me/sign-out", {"device": theirs["id"]})
    await socket.send(json.dumps({"type": "choose", "id": "m", "ply": 0, "moves": ["play-all-treasures"]}))
    await eventually(lambda: len(running.services.sockets) == 1)
    assert line.now["ply"] == 0
    socket.transport.abort()


async def test_all_others_are_signed_out_those_too_that_nobody_listed(household: Household, running: House) -> None:
    """Links that were not used, cookies of the first versions, and copies of cookies; the one that asks goes on."""
    laptop, phone, tablet = await household.settle()
    guest = ticket_of(laptop).guest
    copy = await household.come(0, cookies=phone.web.cookies)
    old = await household.come(0, cookies={COOKIE: SIGNER.sign(guest)})
    unlisted = await household.come(0, cookies={COOKIE: SIGNER.sign(written_ticket(Ticket(guest, "f" * 16)))})
    same_tab = await household.come(0, cookies=laptop.web.cookies)
    link = await laptop.post("/api/me/link", status=201)
    code = await laptop.play()
    sockets = [await device.socket(code) for device in (phone, tablet, copy, old, unlisted)]
    line = await laptop.sit(code)
    assert [one["mine"] for one in await laptop.post("/api/me/sign-out-others")] == [True]
    for socket in sockets:
        told, ended = await rest_of(socket)
        assert (told[-1]["reason"], ended) == ("reason-signed-out", POLICY)
    for device in (phone, tablet, copy, old, unlisted):
        await is_out(device)
    assert (await phone.web.post(link["path"])).status_code == 404
    assert (await laptop.get("/api/me"))["name"] == "Anna"
    # A page of the same browser that has not heard of it, or whose answer was lost, is let in, and given a new cookie.
    again = await same_tab.web.get("/api/me")
    assert again.json()["name"] == "Anna"
    assert ticket_of(same_tab) == ticket_of(laptop)
    assert ticket_of(same_tab).after > 0
    assert "set-cookie" not in (await same_tab.web.get("/api/me")).headers
    await line.play_on(3)
    await linked(laptop, phone)
    assert (await phone.get("/api/me"))["name"] == "Anna"
    assert len(await names(laptop)) == 2
    # The next time, it is gone again.
    await laptop.post("/api/me/sign-out-others")
    await is_out(phone)


async def test_a_guest_signs_the_own_device_out_and_begins_anew(household: Household) -> None:
    """All pages of that browser hear of it. Whoever comes back by a link that was made before is the guest again."""
    laptop, phone, tablet = await household.settle()
    code = await laptop.play()
    socket = await laptop.socket(code)
    link = await laptop.post("/api/me/link", status=201)
    own = ticket_of(laptop)
    assert await laptop.post("/api/me/sign-out", {"device": own.device}) == []
    assert (await rest_of(socket))[0][-1]["reason"] == "reason-signed-out"
    await is_out(laptop)
    assert len(await names(tablet)) == 2
    fresh = await laptop.post("/api/me/anew")
    assert fresh["name"] != "Anna"
    assert ticket_of(laptop).guest != own.guest
    assert (await laptop.get("/api/me"))["name"] == fresh["name"]
    # Who is not signed out stays who they are.
    assert (await phone.post("/api/me/anew"))["name"] == "Anna"
    assert (await laptop.web.post(link["path"])).status_code == 303
    assert (await laptop.get("/api/me"))["name"] == "Anna"
    assert ticket_of(laptop).device != own.device


async def test_only_own_devices_are_signed_out(household: Household) -> None:
    """By pages of this site, and not too often."""
    laptop, phone, _ = await household.settle()
    bert = await household.come(0, FIREFOX)
    await bert.web.patch("/api/me", json={"name": "Bert"})
    his = (await bert.get("/api/me/devices"))[0]["id"]
    for wrong in (his, "x", "f" * 16):
        assert (await laptop.post("/api/me/sign-out", {"device": wrong}, 404))["reason"] == "reason-no-device"
    bodies: list[object] = [
        {},
        {"device": None},
        {"device": 1},
        {"device": "x", "guest": "y"},
        [],
        {"device": "x" * 5000},
    ]
    for body in bodies:
        assert (await laptop.web.post("/api/me/sign-out", json=body)).status_code in (400, 413, 422)
    assert (await bert.get("/api/me"))["name"] == "Bert"
    for path in ("/api/me/sign-out-others", "/api/me/anew"):
        for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
            answer = await laptop.web.post(path, json={}, headers=headers)
            assert answer.json()["reason"] == "reason-origin"
        assert (await laptop.get(path, 405))["reason"] == "reason-method"
    assert (await phone.get("/api/me"))["name"] == "Anna"


async def test_signing_out_is_limited(tmp_path: Path) -> None:
    with house(tmp_path, **free_but(sign_outs=Rate(2, 0.001))) as server:
        async with Person(server.address) as anna:
            await anna.get("/api/me")
            for _ in range(2):
                await anna.post("/api/me/sign-out-others")
            assert (await anna.post("/api/me/sign-out-others", status=429))["reason"] == "reason-too-fast"


# --- Cookies of the first versions -----------------------------------------------------------------------------------


async def test_a_cookie_that_names_no_device_holds_and_is_given_one(running: House) -> None:
    """At the next visit, once; two pages that load at the same moment leave one device."""
    guest = "0123456789abcdef" * 2
    async with Person(running.address, {"Cookie": f"{COOKIE}={SIGNER.sign(guest)}"}) as before:
        await before.web.patch("/api/me", json={"name": "Anna"})
        pages = [Person(running.address, dict(before.web.headers)) for _ in range(3)]
        answers = await asyncio.gather(*(page.web.get("/api/me") for page in pages))
        assert {answer.json()["name"] for answer in answers} == {"Anna"}
        for page in pages:
            await page.__aexit__()
    # The browser keeps the last.
    async with Person(running.address, cookies=answers[-1].cookies) as anna:
        assert ticket_of(anna).guest == guest
        assert len(ticket_of(anna).device) == 16
        assert "set-cookie" not in (await anna.web.get("/api/me")).headers
        (own,) = await anna.get("/api/me/devices")
        assert own["id"] == ticket_of(anna).device


def test_what_a_cookie_says_is_read_as_it_was_written() -> None:
    for ticket in (Ticket("a" * 32, "b" * 16, 1_800_000_000), Ticket("a" * 32, "b" * 16), Ticket("a" * 32)):
        assert read_ticket(written_ticket(ticket)) == ticket
    assert read_ticket("a" * 32) == Ticket("a" * 32)


# --- Several servers, and trouble ------------------------------------------------------------------------------------


@pytest.mark.parametrize("deaf", [False, True], ids=["by a note", "without notes"])
async def test_another_server_knows_it_within_seconds(nodes: tuple[House, House], *, deaf: bool) -> None:  # noqa: F811
    """Its open lines are ended, and what the device asks there is refused, whether notes arrive or not."""
    if deaf:
        for node in nodes:
            node.services.rooms.node.bus._hearers.clear()  # type: ignore[attr-defined]
    async with AsyncExitStack() as stack:
        household = Household(stack, *(node.address for node in nodes))
        laptop, phone, tablet = await household.settle()
        code = await laptop.play()
        socket = await phone.socket(code)
        await laptop.post("/api/me/sign-out-others")
        assert (await rest_of(socket))[0][-1]["reason"] == "reason-signed-out"
        await is_out(phone)
        assert (await laptop.sit(code)).now["seat"] == 0
        # At the other one the one that asked goes on too, and so does a device that came after it.
        elsewhere = await household.come(1, cookies=laptop.web.cookies)
        assert (await elsewhere.get("/api/me"))["name"] == "Anna"
        await linked(laptop, tablet)
        there = await household.come(1, cookies=tablet.web.cookies)
        assert (await there.get("/api/me"))["name"] == "Anna"


async def test_a_server_that_does_not_know_it_yet_lets_nobody_strike_back(nodes: tuple[House, House]) -> None:  # noqa: F811
    """A device that was signed out neither signs others out there, nor makes a link, nor is given a new name."""
    one, other = nodes
    async with AsyncExitStack() as stack:
        household = Household(stack, one.address, other.address)
        laptop, phone, _ = await household.settle()
        old = await household.come(1, cookies={COOKIE: SIGNER.sign(ticket_of(laptop).guest)})
        # It never learns of it.
        other.services.devices._learn = lambda _: None  # type: ignore[method-assign, assignment]
        await laptop.post("/api/me/sign-out-others")
        for path, body in (
            ("/api/me/sign-out-others", None),
            ("/api/me/sign-out", {"device": ticket_of(laptop).device}),
            ("/api/me/link", None),
        ):
            assert (await phone.post(path, body, 403))["reason"] == "reason-signed-out"
        assert (await old.get("/api/me", 403))["reason"] == "reason-signed-out"
        assert (await laptop.get("/api/me"))["name"] == "Anna"


async def test_a_server_that_was_away_knows_it_when_it_starts(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        with house(tmp_path) as server:
            household = Household(stack, server.address)
            laptop, phone, _ = await household.settle()
            await laptop.post("/api/me/sign-out-others")
        with house(tmp_path) as server:
            household = Household(stack, server.address)
            await is_out(await household.come(0, cookies=phone.web.cookies))
            again = await household.come(0, cookies=laptop.web.cookies)
            assert (await again.get("/api/me"))["name"] == "Anna"


@pytest.fixture
def failing(running: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A database that is away, as far as devices are concerned."""

    async def away(*_: object) -> None:
        raise OperationalError("", {}, Exception("away"))

    store = running.services.store
    for name in ("sign_out", "sign_outs", "see_devices", "barred", "devices"):
        monkeypatch.setattr(store, name, away)
    yield
    monkeypatch.undo()


async def test_when_the_database_is_away_who_is_signed_out_stays_so_and_nothing_else_stops(
    household: Household, running: House, request: pytest.FixtureRequest
) -> None:
    laptop, phone, tablet = await household.settle()
    theirs = next(one for one in await laptop.get("/api/me/devices") if one["browser"] == "Chrome")
    await laptop.post("/api/me/sign-out", {"device": theirs["id"]})
    code = await laptop.play()
    line = await laptop.sit(code)
    request.getfixturevalue("failing")
    assert (await laptop.post("/api/me/sign-out-others", status=503))["reason"] == "reason-storage"
    await running.services.devices._try(running.services.devices.look_again())
    assert (await phone.get("/api/me", 403))["reason"] == "reason-signed-out"
    assert (await laptop.get("/api/me"))["name"] == (await tablet.get("/api/me"))["name"] == "Anna"
    await line.play_on(3)


# --- What is written down, and what is described ---------------------------------------------------------------------


async def test_that_somebody_was_signed_out_is_logged_without_secrets(log_lines: Any, tmp_path: Path) -> None:  # noqa: ANN401, F811
    async with AsyncExitStack() as stack:
        with house(tmp_path) as server:
            household = Household(stack, server.address)
            laptop, phone, tablet = await household.settle()
            theirs = ticket_of(phone)
            await laptop.get("/api/me/devices")
            await laptop.post("/api/me/sign-out", {"device": theirs.device})
            await laptop.post("/api/me/sign-out-others")
            await laptop.post("/api/me/sign-out", {"device": ticket_of(laptop).device})
    lines = [line for line in log_lines() if line["event"] == "signed out"]
    assert [line["which"] for line in lines] == ["one", "others", "this"]
    assert len({line["guest"] for line in lines}) == 1
    text = json.dumps(log_lines())
    for secret in (theirs.guest, theirs.device, phone.web.cookies[COOKIE], tablet.web.cookies[COOKIE], "Anna"):
        assert secret not in text
    assert logging.getLogger().handlers


def test_the_interface_describes_it() -> None:
    app = create_app(Services(settings_for("unused"), MemoryStore(), thinker=InlineThinker()))
    with TestClient(app) as client:
        paths = client.get("/schema/openapi.json").json()["paths"]
        assert {"/api/me/devices", "/api/me/sign-out", "/api/me/sign-out-others", "/api/me/anew"} <= set(paths)
        client.get("/api/me")
        (own,) = client.get("/api/me/devices").json()
        assert own["mine"]
        assert client.post("/api/me/sign-out", json={"device": own["id"]}).json() == []
        answer: httpx.Response = client.get("/api/me")
        assert answer.json()["reason"] == "reason-signed-out"


async def test_a_device_is_written_down_as_soon_as_its_guest_is_kept(household: Household, running: House) -> None:
    """Who only looks around leaves nothing behind."""
    stranger = await household.come(0, FIREFOX)
    await stranger.get("/api/me")
    await stranger.get("/api/me")
    await running.does(running.services.devices.write_down())
    assert await running.services.store.devices(ticket_of(stranger).guest) == []
    await stranger.web.patch("/api/me", json={"name": "Bea"})
    await running.does(running.services.devices.write_down())
    (found,) = await running.services.store.devices(ticket_of(stranger).guest)
    assert found.browser == "Firefox"
