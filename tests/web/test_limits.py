"""One guest, or one address, cannot spoil it for the others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from signoria.web.guard import limits
from signoria.web.guard.limits import Meter, TooFast, source
from signoria.web.settings import Rate
from tests.web.kit import NO_LIMITS, Person, house


def free_but(**changes: Any) -> dict[str, Any]:  # noqa: ANN401
    """Give settings with one limit."""
    return {"limits": msgspec.structs.replace(NO_LIMITS, **changes)}


def test_a_meter_lets_a_burst_through_and_then_a_rate() -> None:
    """Each who is counted by themselves; what is refused does not count."""
    now = 100.0
    meter = Meter(Rate(3, 0.5), lambda: now)
    assert [meter.wait("a") for _ in range(4)] == [0, 0, 0, 2]
    assert meter.wait("b") == 0
    now += 1
    assert meter.wait("a") == 1
    now += 1
    assert meter.wait("a") == 0
    with pytest.raises(TooFast) as refused:
        meter.count("a")
    assert refused.value.facts == {"seconds": 2}


def test_a_meter_forgets_who_was_quiet_the_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that nobody can fill the memory with names."""
    monkeypatch.setattr(limits, "MOST_COUNTED", 10)
    meter = Meter(Rate(1, 0.1))
    for number in range(100):
        meter.wait(str(number))
    assert len(meter.buckets) == 10
    assert meter.wait("99") > 0


def test_an_address_is_a_network_where_everybody_has_one() -> None:
    """With IPv6 somebody could come from another address each time."""
    assert source(None, "10.0.0.1") == "10.0.0.1"
    assert source(None, "2001:db8::1") == source(None, "2001:db8::ffff:2") != source(None, "2001:db8:0:1::1")
    assert source(None, "somebody") == "somebody"


async def test_requests_are_counted_by_address(tmp_path: Path) -> None:
    """Beyond the rate they are refused, and told when to come back; pages are always there."""
    with house(tmp_path, **free_but(requests=Rate(5, 0.01))) as server:
        async with Person(server.address) as anna, Person(server.address) as bert:
            for _ in range(5):
                await anna.get("/api/games")
            for person in (anna, bert):
                answer = await person.web.get("/api/games")
                assert answer.status_code == 429
                assert answer.json()["reason"] == "reason-too-fast"
                assert int(answer.headers["retry-after"]) == answer.json()["facts"]["seconds"]
                assert (await person.web.get("/")).status_code == 200


async def test_changes_and_tables_are_counted_by_guest(tmp_path: Path) -> None:
    """Another guest is not hindered."""
    with house(tmp_path, **free_but(tables=Rate(2, 0.001), changes=Rate(5, 0.001))) as server:
        async with Person(server.address) as anna, Person(server.address) as bert:
            await anna.play()
            await anna.play()
            body = {"game": "dominion"}
            assert (await anna.post("/api/play", body, 429))["reason"] == "reason-too-fast"
            await bert.play()
            await anna.web.patch("/api/me", json={"name": "A"})
            await anna.web.patch("/api/me", json={"name": "B"})
            assert (await anna.web.patch("/api/me", json={"name": "C"})).status_code == 429
            assert (await bert.web.patch("/api/me", json={"name": "D"})).status_code == 200


async def test_a_guest_sits_at_so_many_tables_at_once(tmp_path: Path) -> None:
    """Leaving one makes room for another; joining counts as opening does."""
    with house(tmp_path, **free_but(tables_at_once=2)) as server:
        async with Person(server.address) as anna, Person(server.address) as bert:
            first, _second = await anna.open("me", "open"), await anna.open("me", "open")
            refused = await anna.post("/api/play", {"game": "dominion"}, 409)
            assert refused == {"reason": "reason-too-many-tables", "facts": {"most": 2}}
            his = await bert.open("me", "open")
            assert (await anna.post(f"/api/tables/{his}/join", {}, 409))["reason"] == "reason-too-many-tables"
            await anna.post(f"/api/tables/{first}/close", {})
            await anna.post(f"/api/tables/{his}/join", {})


async def test_new_guests_are_counted_by_address(tmp_path: Path) -> None:
    """Who has a cookie already is not hindered."""
    with house(tmp_path, **free_but(new_guests=Rate(2, 0.001))) as server:
        async with Person(server.address) as anna, Person(server.address) as bert, Person(server.address) as clara:
            await anna.get("/api/me")
            await bert.get("/api/me")
            assert (await clara.get("/api/me", 429))["reason"] == "reason-too-fast"
            await anna.get("/api/me")


async def test_messages_and_chat_are_counted(tmp_path: Path) -> None:
    """Too many are refused one by one; the line stays."""
    with house(tmp_path, **free_but(chat=Rate(2, 0.001))) as server:
        async with Person(server.address) as anna:
            line = await anna.sit(await anna.play())
            answers = [await line.order(type="say", text="hi") for _ in range(3)]
            assert [answer["type"] for answer in answers] == ["accepted", "accepted", "refused"]
            assert answers[2]["reason"] == "reason-too-fast"
            answer = await line.order(type="say", text="x" * 501)
            assert answer["reason"] in ("reason-too-fast", "reason-too-long")
            assert (await line.choose("play-all-treasures"))["type"] == "accepted"


async def test_a_flood_of_messages_slows_only_its_sender(tmp_path: Path) -> None:
    """The table goes on for the others."""
    with house(tmp_path, **free_but(messages=Rate(6, 0.001))) as server:
        async with Person(server.address) as anna, Person(server.address) as bert:
            code = await anna.open("me", "open", options={"start-player": "chosen", "start-seat": 0})
            await bert.post(f"/api/tables/{code}/join", {})
            await anna.post(f"/api/tables/{code}/start")
            hers, his = await anna.sit(code), await bert.sit(code)
            for number in range(15):
                await his.send(type="choose", id=f"f{number}", ply=0, moves=["start-buying"])
            assert (await hers.choose("play-all-treasures"))["type"] == "accepted"
            await his.until(lambda: sum(one["type"] == "refused" for one in his.told) == 15)
            reasons = [one["reason"] for one in his.told if one["type"] == "refused"]
            # One was for the greeting.
            assert "reason-too-fast" not in reasons[:5]
            assert reasons[5:] == ["reason-too-fast"] * 10


async def test_what_is_only_considered_is_counted_by_itself(tmp_path: Path) -> None:
    """Who asks too often is refused, and can play on all the same."""
    with house(tmp_path, **free_but(considerations=Rate(4, 0.001))) as server:
        async with Person(server.address) as anna:
            code = await anna.open("me", "bot", options={"start-player": "chosen", "start-seat": 0})
            await anna.post(f"/api/tables/{code}/start")
            line = await anna.sit(code)
            for number in range(6):
                await line.send(type="consider", id=f"c{number}", moves=["end-actions"])
            await line.until(lambda: any(one.get("id") == "c5" for one in line.told))
            answers = {one["id"]: one["type"] for one in line.told if str(one.get("id", "")).startswith("c")}
            assert list(answers.values()) == ["considered"] * 4 + ["refused"] * 2
            assert (await line.choose("play-all-treasures"))["type"] == "accepted"
