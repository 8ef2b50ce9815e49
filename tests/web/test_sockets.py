"""The conversation with a table: connecting again, repeating, being too late, and what is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from signoria.web.settings import Limits
from tests.web.kit import NO_LIMITS as FREE
from tests.web.kit import PATIENCE, House, Person, eventually, house, rest_of, wanted


async def test_who_connects_again_is_told_what_happened_since(running: House) -> None:
    """`sync` with the version that was seen last brings the events after it, and no others."""
    async with Person(running.address) as anna:
        code = await anna.play()
        line = await anna.sit(code)
        seen, log = line.now["version"], list(line.log)
        await line.choose("play-all-treasures")
        after = list(line.log)
        await line.close()
        again = await anna.socket(code)
        await again.recv()  # everything there is, as nothing was said yet
        await again.send(msgspec.json.encode({"type": "sync", "version": seen}).decode())
        update = msgspec.json.decode(await again.recv())
        await again.close()
        assert update["since"] == len(log)
        assert log + update["log"] == after
        assert not update["complete"]


async def test_a_repeated_message_is_acknowledged_again_and_does_nothing(running: House) -> None:
    """A device that did not hear the answer sends the same message again, also over another connection."""
    async with Person(running.address) as anna:
        code = await anna.play()
        line = await anna.sit(code)
        order = {"type": "choose", "id": "one", "ply": 0, "moves": ["play-all-treasures"]}
        first = await line.order(**order)
        await line.until(lambda: line.now["ply"] == first["ply"])
        again = await line.order(**order)
        assert (first["type"], again["type"]) == ("accepted", "accepted")
        assert again["ply"] == first["ply"]
        other = await anna.sit(code)
        assert (await other.order(**order))["type"] == "accepted"
        assert other.now["ply"] == first["ply"]


async def test_an_answer_to_an_older_question_is_refused(running: House) -> None:
    """The number of moves made when somebody decided must still be true."""
    async with Person(running.address) as anna:
        line = await anna.sit(await anna.play())
        await line.choose("play-all-treasures")
        late = await line.order(type="choose", ply=0, moves=["start-buying"])
        assert (late["type"], late["reason"]) == ("refused", "reason-stale")


async def test_nobody_plays_for_somebody_else(running: House) -> None:
    """Neither a guest with another seat, nor one with none, nor one without a cookie."""
    async with Person(running.address) as anna, Person(running.address) as bert, Person(running.address) as nobody:
        code = await anna.open("me", "open", options={"start-player": "chosen", "start-seat": 0})
        await bert.post(f"/api/tables/{code}/join", {})
        await anna.post(f"/api/tables/{code}/start")
        await anna.sit(code)
        his, watcher = await bert.sit(code), await nobody.sit(code)
        move = {"type": "choose", "ply": 0, "moves": ["play-all-treasures"]}
        assert (await his.order(**move))["reason"] == "reason-not-asked"
        assert (await his.order(**move, seat=0))["reason"] == "reason-not-seated"
        assert (await watcher.order(**move))["reason"] == "reason-not-seated"
        assert (await watcher.order(type="undo", ply=0))["reason"] == "reason-not-seated"
        assert (await watcher.order(type="say", text="hello"))["reason"] == "reason-no-guest"
        await his.send(type="sync", version=-1, seat=0)
        await his.until(lambda: his.told[-1]["type"] == "refused")
        assert his.told[-1]["reason"] == "reason-not-seated"


async def test_a_guest_who_watches_an_own_table_sees_what_everyone_sees(running: House) -> None:
    """With `watch` even the host's hand stays hidden."""
    async with Person(running.address) as anna:
        code = await anna.play()
        line = await anna.sit(code, watch=True)
        assert line.now["seat"] is None
        assert "hand" not in line.now["view"]["players"][0]


async def test_an_undo_against_bots_is_free(running: House) -> None:
    """The last decision is taken back, and the log says so."""
    async with Person(running.address) as anna:
        line = await anna.sit(await anna.play())
        before = line.now["view"]
        await line.choose("play-all-treasures")
        assert line.now["undo"]["possible"] == "free"
        answer = await line.order(type="undo", ply=line.now["ply"])
        assert answer["type"] == "accepted"
        await line.until(lambda: line.now["ply"] == 0)
        assert line.now["view"] == before
        assert line.log[-1]["event"] == "undone"


async def test_an_undo_among_people_takes_their_consent(running: House) -> None:
    """The others are asked, and one who does not agree is enough."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        code = await anna.open("me", "open", options={"start-player": "chosen", "start-seat": 0})
        await bert.post(f"/api/tables/{code}/join", {})
        await anna.post(f"/api/tables/{code}/start")
        hers, his = await anna.sit(code), await bert.sit(code)
        await hers.choose("start-buying")
        await hers.choose("end-buys")
        await hers.until(lambda: not hers.mine)
        assert hers.now["undo"]["possible"] == "ask"
        for agree in (False, True):
            if agree:
                # Asked once is enough for one decision; after the next there may be another request.
                await his.until(lambda: his.mine)
                await his.choose(his.options[0])
                await hers.until(lambda: hers.now["undo"]["possible"] == "ask")
            assert (await hers.order(type="undo", ply=hers.now["ply"]))["type"] == "accepted"
            await his.until(lambda: his.now["undo"]["waiting_for"] == [1])
            ply = his.now["ply"]
            assert (await his.order(type="answer-undo", agree=agree))["type"] == "accepted"
            await hers.until(lambda: hers.now["undo"]["asked_by"] is None)
            assert (hers.now["ply"] < ply) == agree
        assert hers.now["view"]["question"]["seat"] == 0
        assert hers.log[-1]["event"] == "undone"


async def test_what_is_said_is_heard_by_all_and_kept(running: House) -> None:
    """Also by those who come later."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        code = await anna.open("me", "open")
        await bert.get("/api/me")
        hers, his = await anna.sit(code), await bert.sit(code)
        assert (await hers.order(type="say", text="Buongiorno"))["type"] == "accepted"
        await his.until(lambda: [one for one in his.told if one["type"] == "said"])
        await his.close()
        later = await bert.sit(code)
        said = [one for one in later.told if one["type"] == "said"]
        assert [one["text"] for one in said] == ["Buongiorno"]


async def test_a_ping_is_answered(running: House) -> None:
    """With the moment it was sent, and the server's own time."""
    async with Person(running.address) as anna:
        line = await anna.sit(await anna.play())
        await line.send(type="ping", at=12.5)
        await line.until(lambda: line.told[-1]["type"] == "pong")
        assert line.told[-1]["at"] == 12.5


async def test_there_is_no_line_to_a_table_that_is_not_there(running: House) -> None:
    """The device is told why, and that is all."""
    async with Person(running.address) as anna:
        for code in ("bcdfghj", "x", "nothing-like-a-code", "%00%00%00%00%00%00%00"):
            told, _ = await rest_of(await anna.socket(code))
            assert told == [{"type": "closed", "reason": "reason-no-table"}]


async def test_pages_of_other_sites_get_no_line(running: House) -> None:
    """A browser says where the page comes from that opens a WebSocket."""
    async with Person(running.address) as anna:
        code = await anna.play()
        with pytest.raises(InvalidStatus) as refused:
            await anna.socket(code, Origin="https://evil.example")
        assert refused.value.response.status_code == 403
        socket = await anna.socket(code, Origin=running.address)
        assert '"seat":0' in str(await socket.recv())
        await socket.close()


async def test_frames_that_are_too_big_or_no_text_end_the_line(running: House) -> None:
    """And nothing else: the table goes on."""
    async with Person(running.address) as anna:
        code = await anna.play()
        for frame, closed in (("x" * 20_000, 1009), (b"\x00\x01", 1003)):
            socket = await anna.socket(code)
            await socket.send(frame)
            _, code_of_end = await rest_of(socket)
            assert code_of_end == closed
        assert (await (await anna.sit(code)).choose("play-all-treasures"))["type"] == "accepted"


async def test_whoever_sends_nonsense_is_refused_and_then_let_go(tmp_path: Path) -> None:
    """Each time with the name of the message, where it can be read."""
    with house(tmp_path, limits=msgspec.structs.replace(FREE, malformed=3)) as server:
        async with Person(server.address) as anna:
            socket = await anna.socket(await anna.play())
            await socket.recv()
            for text in ("{", '{"type":"choose","id":"mine"}', '{"type":"nothing"}', "[]"):
                await socket.send(text)
            told, code_of_end = await rest_of(socket)
            assert [one["id"] for one in told if one["type"] == "refused"] == ["", "mine", ""]
            assert told[-1] == {"type": "closed", "reason": "reason-invalid"}
            assert code_of_end == 1008


async def test_one_guest_cannot_hold_all_lines(tmp_path: Path) -> None:
    """There is a limit by guest; when one is closed, another can be opened."""
    with house(tmp_path, limits=msgspec.structs.replace(FREE, sockets_by_guest=2)) as server:
        async with Person(server.address) as anna:
            code = await anna.play()
            first, _second = await anna.sit(code), await anna.sit(code)
            told, _ = await rest_of(await anna.socket(code))
            assert told == [{"type": "closed", "reason": "reason-too-fast"}]
            await first.close()
            await eventually(lambda: server.services.meters.sockets["all"] == 1)
            await anna.sit(code)


async def test_a_device_that_reads_nothing_keeps_nobody_waiting(running: House) -> None:
    """The others play on, and the server does not keep messages for it without end."""
    async with Person(running.address) as anna:
        code = await anna.play()
        sleeping = await anna.socket(code)
        line = await anna.sit(code)
        for _ in range(12):
            await line.until(lambda: line.over or line.mine)
            await line.choose(wanted(line.options))
        room = running.services.rooms._rooms[code]
        assert all(len(connection._row) < 300 for connection in room._audience.connections)
        await sleeping.close()


def test_the_limits_of_a_frame_are_those_of_the_settings() -> None:
    """A message fits easily: sixty-four moves of the greatest length."""
    assert Limits().frame_bytes > 64 * 90


async def test_a_closing_server_says_goodbye(tmp_path: Path) -> None:
    """Every device is told, with a code that means: come back soon."""
    with house(tmp_path) as server:
        async with Person(server.address) as anna:
            line = await anna.sit(await anna.play())
            await asyncio.to_thread(server.stop)
            await asyncio.wait_for(line.pump, PATIENCE)
            assert line.told[-1] == {"type": "closed", "reason": "reason-closing"}
            assert line.socket.close_code == 1012
