"""The lists of tables over a WebSocket: all of them at first, and then what has changed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pytest
from websockets.asyncio.client import connect

from signoria.tables.nodes.bus import MemoryBus, Note
from signoria.web import lists, news
from signoria.web.api.shapes import ListsTold, Tables, TableSummary
from tests.web.kit import PATIENCE, Person, rest_of
from tests.web.test_companions import acquainted, companions

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

    from signoria.tables.table.rows import Listed
    from tests.web.kit import House


# Seconds between two looks, as they are where nobody tests.
MOST_OFTEN: Final = news.SELDOM
LOOKS: Final = int(3600 / MOST_OFTEN)
EVERY_MINUTE: Final = int(60 / MOST_OFTEN)
# Bytes: of what lies around a message, and of what an hour may bring.
FRAME: Final = 4
AN_HOUR: Final = 200_000
GAMES: Final = ("dominion", "machiavelli", "florence")


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits here between two looks."""
    for module in (lists, news):
        monkeypatch.setattr(module, "SELDOM", 0.01)


async def listening(person: Person, query: str = "") -> ClientConnection:
    """Open the WebSocket that a page with lists has."""
    cookies = "; ".join(f"{name}={value}" for name, value in person.web.cookies.items())
    address = f"{person.address.replace('http', 'ws', 1)}/ws/lists{query}"
    return await connect(
        address,
        additional_headers={"Cookie": cookies},
        user_agent_header=person.web.headers["User-Agent"],
        proxy=None,
        close_timeout=1,
    )


async def heard(socket: ClientConnection) -> dict[str, Any]:
    """Take what is told next."""
    async with asyncio.timeout(PATIENCE):
        found: dict[str, Any] = msgspec.json.decode(await socket.recv())
    return found


async def test_a_page_is_told_all_at_first_and_then_what_has_changed(running: House) -> None:
    """An own table with all that a list shows of it, and after a move only what is new."""
    async with Person(running.address) as anna:
        code = await anna.play()
        async with await listening(anna) as socket:
            first = await heard(socket)
            assert first["codes"] == {"mine": [code], "open": []}
            assert first["tables"] == (await anna.get("/api/tables"))["mine"]
            line = await anna.sit(code)
            await line.choose("play-all-treasures")
            change = (await heard(socket))["tables"][0]
            assert change["code"] == code
            assert "changed" in change
            assert "options" not in change
            assert "seats" not in change


async def test_games_of_others_are_counted_or_listed(running: House) -> None:
    """Who only counts them hears of no move there."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        await bert.get("/api/me")
        code = await anna.open("me", "bot", listed=True, start=True)
        async with await listening(bert) as counting, await listening(bert, "?playing=1") as listing:
            counted, listed = await heard(counting), await heard(listing)
            assert counted["numbers"] == listed["numbers"] == {"dominion": 1}
            assert listed["codes"]["playing"] == [code]
            assert "tables" not in counted
            line = await anna.sit(code)
            assert await line.until_asked()
            await line.choose("play-all-treasures")
            assert (await heard(listing))["tables"][0]["code"] == code
            await counting.send("look")
            assert await heard(counting) == {}


async def test_an_hour_at_home_is_light(running: House) -> None:
    """Fifty games of others go on all the time and one of one's own; now and then one ends and another begins."""
    async with Person(running.address) as anna:
        await anna.play()
        async with await listening(anna) as socket:
            (first,) = (await heard(socket))["tables"]
    own = msgspec.convert(first, TableSummary)
    told = lists.Told(whole=False)
    sizes = []
    for look in range(LOOKS + 1):
        time = own.changed + look * MOST_OFTEN
        others = [
            msgspec.structs.replace(own, code=f"other-{place}", game=GAMES[place % 3], turn=look, changed=time)
            for place in range(50 - (look // EVERY_MINUTE) % 2)
        ]
        mine = msgspec.structs.replace(own, turn=look, changed=time, asked=look % 2)
        found = told.news(Tables([mine], [], others, []))
        sizes.append(0 if found == ListsTold() else FRAME + len(lists.ENCODER.encode(found)))
    assert min(sizes) > 0, "one's own game is told of"
    assert sum(sizes[1:]) <= AN_HOUR


async def test_an_open_table_comes_and_goes(running: House) -> None:
    async with Person(running.address) as anna, Person(running.address) as bert:
        await bert.get("/api/me")
        async with await listening(bert) as socket:
            assert (await heard(socket))["codes"] == {"mine": [], "open": []}
            code = await anna.open("me", "open", listed=True)
            told = await heard(socket)
            while "codes" not in told:
                told = await heard(socket)
            assert told["codes"] == {"open": [code]}
            await bert.post(f"/api/tables/{code}/join", {"seat": 1})
            told = await heard(socket)
            while "codes" not in told:
                told = await heard(socket)
            assert told["codes"] == {"mine": [code], "open": []}


async def test_an_invitation_goes_and_comes_with_whom_one_wants_to_hear_of(running: House) -> None:
    """Somebody is taken off the list and put back: each of one's pages is told at once."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        who = await acquainted(anna, bert)
        (hers,) = await companions(bert)
        code = await anna.open("me", "open")
        await anna.post(f"/api/tables/{code}/invite", {"who": who})
        async with await listening(bert) as socket:
            told = await heard(socket)
            for off, found in ((True, []), (False, [code])):
                assert [one["table"]["code"] for one in told["invitations"]] != found
                await bert.post("/api/companions/part", {"who": hers["who"], "off": off})
                told = await heard(socket)
                while "invitations" not in told:
                    told = await heard(socket)
                assert [one["table"]["code"] for one in told["invitations"]] == found


async def test_who_is_nobody_yet_may_look(running: House) -> None:
    async with Person(running.address) as anna, await listening(anna) as socket:
        assert (await heard(socket))["codes"]["mine"] == []


async def test_a_device_that_is_signed_out_hears_no_more(running: House) -> None:
    async with Person(running.address) as anna:
        await anna.get("/api/me")
        device = (await anna.get("/api/me/devices"))[0]["id"]
        socket = await listening(anna)
        await heard(socket)
        await anna.post("/api/me/sign-out", {"device": device})
        told, code = await rest_of(socket)
        assert told[-1]["reason"] == "reason-signed-out"
        assert code == 1008


async def test_long_talk_ends_the_line(running: House) -> None:
    async with Person(running.address) as anna:
        socket = await listening(anna)
        await heard(socket)
        await socket.send("x" * 1000)
        told, _ = await rest_of(socket)
        assert told[-1]["reason"] == "reason-too-long"


@pytest.mark.parametrize(
    ("before", "now", "told"),
    [
        pytest.param({}, {"code": "a", "left": 5}, {"code": "a", "left": 5}, id="new"),
        pytest.param({"code": "a", "left": 900}, {"code": "a", "left": 800}, {}, id="time passes"),
        pytest.param(
            {"code": "a", "left": 9000}, {"code": "a", "left": 800}, {"code": "a", "left": 800}, id="much time"
        ),
        pytest.param({"code": "a", "turn": 1}, {"code": "a", "turn": 2}, {"code": "a", "turn": 2}, id="a turn"),
    ],
)
def test_what_is_new_of_a_table(before: dict[str, Any], now: dict[str, Any], told: dict[str, Any]) -> None:
    assert lists.difference(before, now) == told


class Looked:
    """A node whose store counts how often the lobby is looked at."""

    def __init__(self) -> None:
        self.bus = MemoryBus()
        self.store = self
        self.looks = 0

    async def lobby(self, _guest: str | None, _most: int) -> list[Listed]:
        self.looks += 1
        return []


async def test_only_whom_a_secret_concerns_looks_again() -> None:
    """R8: whoever looked once more than in a world where nobody is asked would hear of the next thing later."""
    node = Looked()
    async with news.News(node) as told:  # type: ignore[arg-type]
        with told.stirred("anna") as anna, told.stirred("bert") as bert, told.stirred(None) as stranger:
            await told.lobby()
            await node.bus.publish(Note("another", "t", "secret", ("anna",)))
            assert (anna.is_set(), bert.is_set(), stranger.is_set(), told.old) == (True, False, False, False)
            await node.bus.publish(Note("another", "t", "entries"))
            assert (bert.is_set(), stranger.is_set(), told.old) == (True, True, True)
            told.forget()
            await told.lobby()
            assert (told.old, node.looks) == (False, 2)
