"""Games that are over: records, and stepping through them."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from signoria.core.record import Recording
from signoria.core.replay import Replay, replay_of
from signoria.games import REGISTRY
from signoria.tables.history import replay as history
from signoria.tables.wire.presenter import lines
from tests.web.kit import House, Person


async def played(person: Person) -> str:
    """Play a game to its end, and give the code of its table."""
    code = await person.play()
    line = await person.sit(code)
    await line.play_on()
    return code


async def test_every_moment_of_a_game_can_be_looked_at_through_all_eyes(running: House) -> None:
    """Afterwards, by anybody, from the first moment to the last."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        code = await played(anna)
        record = await bert.get(f"/api/tables/{code}/record")
        plies = len(record["moves"])
        position = REGISTRY.game("dominion").new(2, bytes.fromhex(record["seed"]["secret"]), record["options"])
        eyes = {None: "", 0: "?seat=0", 1: "?seat=1"}
        logs = {seat: await bert.get(f"/api/tables/{code}/replay{query}") for seat, query in eyes.items()}
        for log in logs.values():
            assert (log["first"], log["plies"], len(log["marks"])) == (0, plies, plies + 1)
            assert log["table"]["code"] == code
        for ply in range(plies + 1):
            if ply in (0, 1, plies // 2, plies):
                for seat, query in eyes.items():
                    shown = await bert.get(f"/api/tables/{code}/replay/{ply}{query}")
                    assert shown["ply"] == ply
                    assert shown["view"] == position.view(seat)
                    happened = logs[seat]["log"][: logs[seat]["marks"][ply]]
                    seen = [event.seen_by(seat) for event in position.events()]
                    assert happened == msgspec.json.decode(msgspec.json.encode(lines(position.game.speech, seen)))
                    assert (shown["question"] is None) == (ply == plies)
            if ply < plies:
                position.play(record["moves"][ply])
        for path in (f"replay/{plies + 1}", "replay/-1", "replay/0?seat=2", "replay/0?seat=-1", "replay?seat=2"):
            assert (await bert.web.get(f"/api/tables/{code}/{path}")).status_code == 422, path
        for path in ("replay/x", "replay/0?seat=x"):
            assert (await bert.web.get(f"/api/tables/{code}/{path}")).status_code in (400, 404), path


async def test_a_record_that_is_sent_along_is_checked(running: House) -> None:
    """A right one gives its result, a wrong one the number of its first wrong move."""
    async with Person(running.address) as anna:
        code = await played(anna)
        record = await anna.get(f"/api/tables/{code}/record")
        checked = await anna.post("/api/records", record)
        assert checked["plies"] == len(record["moves"])
        assert checked["scores"] == record["result"]["scores"]
        shown = await anna.post("/api/records/replay?ply=3&seat=1", record)
        assert shown["view"]["seat"] == 1
        assert shown["move"] == record["moves"][3]
        log = await anna.post("/api/records/log?seat=1", record)
        assert log["log"] == (await anna.get(f"/api/tables/{code}/replay?seat=1"))["log"]
        assert (await anna.post("/api/records/log?seat=2", record, 422))["reason"] == "reason-seat-none"
        assert (await anna.post("/api/records/replay?ply=99999", record, 422))["reason"] == "reason-no-moment"
        wrong = copy.deepcopy(record)
        wrong["moves"][5] = "buy province"
        refused = await anna.post("/api/records", wrong, 422)
        assert refused["reason"] == "reason-record"
        assert refused["facts"]["problem"].startswith("move 6 is wrong")
        wrong = copy.deepcopy(record)
        wrong["result"]["scores"][0] += 1
        assert (await anna.post("/api/records", wrong, 422))["reason"] == "reason-record"


async def test_a_step_plays_no_game_from_its_start(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither that of a table nor that of a record that comes along again."""
    played: list[str] = []

    def counted(make: Callable[..., Replay], what: str) -> Callable[..., Replay]:
        def made(*arguments: Any) -> Replay:  # noqa: ANN401 - whatever it is given
            played.append(what)
            return make(*arguments)

        return made

    monkeypatch.setattr(history, "replay_of_table", counted(history.replay_of_table, "table"))
    monkeypatch.setattr(history, "replay_of", counted(replay_of, "record"))
    async with Person(running.address) as anna:
        code = await anna.play()
        await (await anna.sit(code)).play_on()
        record = await anna.get(f"/api/tables/{code}/record")
        for ply in (0, 7, 3):
            await anna.get(f"/api/tables/{code}/replay/{ply}")
            await anna.post(f"/api/records/replay?ply={ply}", record)
        await anna.get(f"/api/tables/{code}/course")
    assert sorted(played) == ["record", "table"]


async def test_a_record_of_a_simulation_can_be_sent_too(running: House) -> None:
    """With a number as its seed, and unfinished."""
    recording = Recording(REGISTRY.game("dominion"), ["one", "two"], 7)
    recording.play("play-all-treasures")
    async with Person(running.address) as anna:
        checked = await anna.post("/api/records", recording.record())
        assert not checked["over"]
        assert checked["scores"] is None
        for body in ({}, {"format": 1}, {**recording.record(), "moves": "x"}, {**recording.record(), "game": "x"}):
            assert (await anna.post("/api/records", body, 422))["reason"] == "reason-record"
        assert (await anna.web.post("/api/records", json=[1])).status_code == 400
        big = {**recording.record(), "moves": ["x" * 1000] * 300}
        assert (await anna.post("/api/records", big, 413))["reason"] == "reason-too-long"


# --- All open, and playing on -----------------------------------------------------------------------------------------


async def test_all_hands_are_open_after_the_end_and_never_before(running: House) -> None:
    """Neither other eyes nor all of them, nor playing on, as long as a game goes on."""
    async with Person(running.address) as anna:
        code = await anna.play()
        line = await anna.sit(code)
        for path in ("replay", "replay?all_open=true", "replay/0?all_open=true", "replay/0?seat=1", "course"):
            assert (await anna.get(f"/api/tables/{code}/{path}", 409))["reason"] == "reason-not-over"
        refused = await anna.post(f"/api/tables/{code}/branch", {"ply": 0, "seat": 0}, 409)
        assert refused["reason"] == "reason-not-over"
        await line.play_on()
        closed = await anna.get(f"/api/tables/{code}/replay/5")
        assert closed["held"] == []
        shown = await anna.get(f"/api/tables/{code}/replay/5?all_open=true")
        assert shown["view"] == closed["view"]
        for seat in (0, 1):
            own = (await anna.get(f"/api/tables/{code}/replay/5?seat={seat}"))["view"]["players"][seat]
            held = shown["held"][seat].get("hand", [])  # an empty hand is not named
            assert [one["name"] for one in held] == [f"card-{card}" for card in own["hand"]]
        opened = (await anna.get(f"/api/tables/{code}/replay?all_open=true"))["log"]
        mine = [(await anna.get(f"/api/tables/{code}/replay?seat={seat}"))["log"] for seat in (0, 1)]
        for number, told in enumerate(opened):
            assert told in (mine[0][number], mine[1][number])
        assert opened not in mine


async def test_somebody_plays_on_from_a_moment(running: House) -> None:
    """From an own game, from that of others and from a record; what is not there is refused and opens nothing."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        code = await played(anna)
        record = await anna.get(f"/api/tables/{code}/record")
        before = await anna.get(f"/api/tables/{code}/replay/8?seat=0")
        wishes = [
            (anna, f"/api/tables/{code}/branch", {"ply": 8, "seat": 0}),
            (bert, f"/api/tables/{code}/branch", {"ply": 8, "seat": 0, "level": "easy"}),
            (bert, "/api/records/branch", {"ply": 8, "seat": 0, "record": record, "name": "A file"}),
        ]
        for who, path, wish in wishes:
            new = (await who.post(path, wish, 201))["code"]
            assert new != code
            there = await who.sit(new)
            assert there.now["table"]["practice"] == "practice-played-on"
            assert [seat["mine"] for seat in there.now["table"]["seats"]] == [True, False]
            assert there.now["view"]["players"][0]["hand"] == before["view"]["players"][0]["hand"]
            assert there.log[0]["event"] == "played-on"
            await there.play_on()
            assert await who.get(f"/api/tables/{new}/ratings") == []
            assert (await who.get(f"/api/tables/{new}/record", 409))["reason"] == "reason-no-record"
            assert (await who.get(f"/api/tables/{new}/replay/0?seat=0"))["view"]["players"][0]["hand"]
        for wish in ({"ply": -1, "seat": 0}, {"ply": 99999, "seat": 0}, {"ply": 3, "seat": 2}):
            await anna.post(f"/api/tables/{code}/branch", wish, 422)
        end = {"ply": len(record["moves"]), "seat": 0}
        assert (await anna.post(f"/api/tables/{code}/branch", end, 409))["reason"] == "reason-over"
        assert len(await anna.get("/api/history")) == 2


async def test_the_log_of_a_replay_has_a_ruler(running: House) -> None:
    """The same for every pair of eyes."""
    async with Person(running.address) as anna:
        code = await anna.play()
        await (await anna.sit(code)).play_on()
        rulers = [
            (await anna.get(f"/api/tables/{code}/replay{query}"))["ruler"]
            for query in ("", "?seat=0", "?all_open=true")
        ]
        assert rulers[0] == rulers[1] == rulers[2]
        assert rulers[0]["rounds"][0]["first"] == 0
        assert {mark["kind"] for mark in rulers[0]["marks"]} >= {"end"}
