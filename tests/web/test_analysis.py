"""Analyses of games that are over: asked for, followed, kept; never of a game that goes on, and never too many."""

from __future__ import annotations

import asyncio
import copy
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from signoria.analysis import Thoroughness, analyst
from signoria.tables.thinking.thinker import InlineThinker, Looking
from signoria.web.settings import Rate
from tests.analysis.games import HASTY
from tests.web.kit import NO_LIMITS, House, Person, house

if TYPE_CHECKING:
    from pathlib import Path

    from signoria.analysis import Found


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for many worlds."""
    monkeypatch.setattr(analyst, "Thoroughness", lambda: Thoroughness(*HASTY))


class Gate:
    """Lets analyses go on only when it is open."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.parts = 0
        self.allowed = 0
        look = InlineThinker.look

        async def waiting(thinker: InlineThinker, looking: Looking) -> list[Found]:
            self.parts += 1
            number = self.parts
            while number > self.allowed:  # noqa: ASYNC110 - the test is in another thread
                await asyncio.sleep(0.01)
            return await look(thinker, looking)

        monkeypatch.setattr(InlineThinker, "look", waiting)


async def played(person: Person, **wishes: object) -> str:
    """Play a game to its end."""
    code = await person.play(**wishes)
    line = await person.sit(code)
    await line.play_on()
    return code


async def followed(person: Person, code: str, state: str = "done") -> dict[str, Any]:
    """Wait until an analysis is so far."""
    while True:
        shown: dict[str, Any] = await person.get(f"/api/tables/{code}/analysis")
        if shown["state"] == state:
            return shown
        assert shown["state"] in ("waiting", "computing")
        await asyncio.sleep(0.05)


async def test_a_game_is_analysed_when_somebody_asks_and_kept(tmp_path: Path) -> None:
    """Everybody who has the link reads it, and a restart does not lose it."""
    with house(tmp_path) as first:
        async with Person(first.address) as anna, Person(first.address) as bert:
            code = await anna.play()
            path = f"/api/tables/{code}/analysis"
            for refused in (await anna.get(path, 409), await anna.post(path, None, 409)):
                assert refused["reason"] == "reason-not-over"
            line = await anna.sit(code)
            await line.play_on()
            assert await anna.get(f"/api/tables/{code}/analysis") == {"state": "none"}
            begun = await anna.post(f"/api/tables/{code}/analysis")
            assert begun["state"] in ("waiting", "computing")
            found = (await followed(bert, code))["analysis"]
            record = await anna.get(f"/api/tables/{code}/record")
            assert (found["game"], found["moves"], found["looked"]) == ("dominion", len(record["moves"]), found["of"])
            assert found["course"][-1]["chances"] == [
                1 / len(record["result"]["winners"]) if seat in record["result"]["winners"] else 0 for seat in (0, 1)
            ]
            again = await bert.post(f"/api/tables/{code}/analysis")
            assert (again["state"], again["analysis"]) == ("done", found)
    with house(tmp_path) as second:
        async with Person(second.address) as carla:
            assert (await carla.get(f"/api/tables/{code}/analysis"))["analysis"] == found


async def test_it_tells_how_far_it_is_and_is_asked_for_again_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    monkeypatch.setattr("signoria.tables.room.analysts.PART", 0.0)
    with house(tmp_path) as first:
        async with Person(first.address) as anna:
            code = await played(anna)
            gate.allowed = 30
            await anna.post(f"/api/tables/{code}/analysis")
            shown: dict[str, Any] = {}
            while shown.get("done") != 30:
                shown = await anna.get(f"/api/tables/{code}/analysis")
                await asyncio.sleep(0.02)
            assert shown["state"] == "computing"
            assert shown["of"] > 30
            assert shown["seconds_left"] > 0
            # What there is can be read along.
            assert 0 < shown["analysis"]["looked"] <= 30
    gate.allowed = 1_000_000
    with house(tmp_path) as second:
        async with Person(second.address) as anna:
            assert await anna.get(f"/api/tables/{code}/analysis") == {"state": "none"}
            await anna.post(f"/api/tables/{code}/analysis")
            assert (await followed(anna, code))["analysis"]["looked"] == shown["of"]


async def test_a_record_that_is_sent_along_is_analysed_too(running: House) -> None:
    async with Person(running.address) as anna:
        code = await played(anna)
        record = await anna.get(f"/api/tables/{code}/record")
        shown = await anna.post("/api/records/analysis", record)
        while shown["state"] != "done":
            assert shown["state"] in ("waiting", "computing")
            await asyncio.sleep(0.05)
            shown = await anna.post("/api/records/analysis", record)
        assert shown["analysis"]["looked"] == shown["analysis"]["of"]
        # It belongs to no table.
        assert await anna.get(f"/api/tables/{code}/analysis") == {"state": "none"}
        wrong = copy.deepcopy(record)
        wrong["moves"][5] = "buy province"
        assert (await anna.post("/api/records/analysis", wrong, 422))["reason"] == "reason-record"
        short = {**record, "moves": record["moves"][:8], "result": None}
        assert (await anna.post("/api/records/analysis", short, 409))["reason"] == "reason-analysis-game"


async def test_whoever_waits_can_stop_it_and_go_on_from_there(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch)
    monkeypatch.setattr("signoria.tables.room.analysts.PART", 0.0)
    async with Person(running.address) as anna, Person(running.address) as bert:
        code = await played(anna)
        path = f"/api/tables/{code}/analysis"
        # There is nothing to stop yet.
        assert await anna.post(f"{path}/stop") == {"state": "none"}
        gate.allowed = 30
        await anna.post(path)
        shown: dict[str, Any] = {}
        while shown.get("done") != 30:
            shown = await anna.get(path)
            await asyncio.sleep(0.02)
        assert shown["own"] is True
        other = await bert.get(path)
        assert "own" not in other
        assert (await bert.post(f"{path}/stop", None, 403))["reason"] == "reason-analysis-other"
        stopped = await anna.post(f"{path}/stop")
        assert (stopped["state"], stopped["done"]) == ("stopped", 30)
        # What there is can be read, by others too, and is no whole analysis.
        assert 0 < (await bert.get(path))["analysis"]["looked"] <= 30
        parts = gate.parts
        # Whoever stops it once more changes nothing.
        assert (await anna.post(f"{path}/stop"))["state"] == "stopped"
        gate.allowed = 1_000_000
        assert (await bert.post(path))["done"] == 30
        found = await followed(bert, code)
        assert found["analysis"]["looked"] == found["analysis"]["of"] == stopped["of"]
        # Nothing was looked at twice.
        assert gate.parts - parts == stopped["of"] - 30
        assert (await anna.post(f"{path}/stop", None, 403))["reason"] == "reason-analysis-other"


async def test_one_that_waits_for_its_turn_can_be_stopped_too(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    Gate(monkeypatch)
    async with Person(running.address) as anna, Person(running.address) as bert:
        first, second = [await played(anna) for _ in range(2)]
        await anna.post(f"/api/tables/{first}/analysis")
        await anna.post(f"/api/tables/{second}/analysis")
        code = await played(bert)
        assert (await bert.post(f"/api/tables/{code}/analysis"))["before"] == 2
        assert (await anna.post(f"/api/tables/{second}/analysis/stop"))["state"] == "stopped"
        assert (await bert.get(f"/api/tables/{code}/analysis"))["before"] == 1
        # There is room for another of hers.
        third = await played(anna)
        assert (await anna.post(f"/api/tables/{third}/analysis"))["state"] == "waiting"
        assert (await anna.post(f"/api/tables/{first}/analysis/stop"))["state"] == "stopped"


async def test_the_analysis_of_a_record_can_be_stopped(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch)
    async with Person(running.address) as anna, Person(running.address) as bert:
        code = await played(anna)
        record = await anna.get(f"/api/tables/{code}/record")
        assert await anna.post("/api/records/analysis/stop", record) == {"state": "none"}
        await anna.post("/api/records/analysis", record)
        assert (await bert.post("/api/records/analysis/stop", record, 403))["reason"] == "reason-analysis-other"
        assert (await anna.post("/api/records/analysis/stop", record))["state"] == "stopped"
        gate.allowed = 1_000_000
        shown = await anna.post("/api/records/analysis", record)
        while shown["state"] != "done":
            assert shown["state"] in ("waiting", "computing")
            await asyncio.sleep(0.05)
            shown = await anna.post("/api/records/analysis", record)
        assert shown["analysis"]["looked"] == shown["analysis"]["of"]


async def test_nobody_fills_the_queue(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of one guest wait or go on at once; others come after them, and are told how many are before theirs."""
    Gate(monkeypatch)
    async with Person(running.address) as anna, Person(running.address) as bert:
        codes = [await played(anna) for _ in range(3)]
        for code in codes[:2]:
            await anna.post(f"/api/tables/{code}/analysis")
        # Asking for the same once more is no third one.
        await anna.post(f"/api/tables/{codes[0]}/analysis")
        assert (await anna.post(f"/api/tables/{codes[2]}/analysis", None, 429))["reason"] == "reason-analysis-many"
        other = await played(bert)
        shown = await bert.post(f"/api/tables/{other}/analysis")
        assert (shown["state"], shown["before"]) == ("waiting", 2)
        # Nobody at a table waits for any of it.
        await played(bert)


async def test_who_asks_too_often_is_asked_to_wait(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, analyses=Rate(1, 0.0001))
    with house(tmp_path, limits=limits) as running:
        async with Person(running.address) as anna:
            codes = [await played(anna) for _ in range(2)]
            await anna.post(f"/api/tables/{codes[0]}/analysis")
            await followed(anna, codes[0])
            assert (await anna.post(f"/api/tables/{codes[1]}/analysis", None, 429))["reason"] == "reason-too-fast"
            # What is there is read as often as one likes.
            assert (await anna.post(f"/api/tables/{codes[0]}/analysis"))["state"] == "done"


async def test_one_that_fails_says_so_and_can_be_tried_again(
    running: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_thinker: InlineThinker, _looking: Looking) -> list[Found]:
        raise RuntimeError("no idea")

    look = InlineThinker.look
    monkeypatch.setattr(InlineThinker, "look", broken)
    async with Person(running.address) as anna:
        code = await played(anna)
        await anna.post(f"/api/tables/{code}/analysis")
        await followed(anna, code, "failed")
        assert "no idea" in caplog.text
        monkeypatch.setattr(InlineThinker, "look", look)
        await anna.post(f"/api/tables/{code}/analysis")
        await followed(anna, code)
