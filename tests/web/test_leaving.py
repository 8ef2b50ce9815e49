"""Leaving tables over HTTP: at the table and from one's list, with people and against bots."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tests.web.kit import Person

if TYPE_CHECKING:
    from tests.web.kit import House


async def codes(person: Person) -> list[str]:
    """Give the tables on the list of somebody."""
    return [table["code"] for table in (await person.get("/api/tables"))["mine"]]


async def together(anna: Person, bert: Person) -> str:
    """Let two people begin a game."""
    code = await anna.open("me", "open")
    await bert.post(f"/api/tables/{code}/join")
    await anna.post(f"/api/tables/{code}/start")
    return code


async def test_a_table_against_bots_is_closed_from_the_list(running: House) -> None:
    """Twice is once: the second time it says so."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        code = await anna.play()
        assert (await bert.post(f"/api/tables/{code}/close", {}, 403))["reason"] == "reason-not-seated"
        assert (await anna.post(f"/api/tables/{code}/remove", {}, 409))["reason"] == "reason-remove-running"
        assert (await anna.post(f"/api/tables/{code}/resign", {}, 409))["reason"] == "reason-resign-alone"
        assert await codes(anna) == [code]
        assert (await anna.post(f"/api/tables/{code}/close", {}))["status"] == "closed"
        assert (await anna.post(f"/api/tables/{code}/close", {}, 410))["reason"] == "reason-closed"
        assert await codes(anna) == []
        assert await anna.get("/api/history") == []


async def test_a_table_is_left_removed_and_found_again(running: House) -> None:
    """Whoever sits down again finds it on the list again; others have their own."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        code = await together(anna, bert)
        path = f"/api/tables/{code}"
        assert (await anna.post(f"{path}/close", {}, 409))["reason"] == "reason-close-people"
        left = await anna.post(f"{path}/leave", {})
        assert [seat["keeper"] for seat in left["seats"]] == ["left", None]
        assert [seat["host"] for seat in left["seats"]] == [False, True]
        # It can be come back to, so it stays there until it is removed.
        assert await codes(anna) == [code]
        for _ in range(2):
            assert (await anna.post(f"{path}/remove", {}))["code"] == code
        assert (await codes(anna), await codes(bert)) == ([], [code])
        line = await anna.sit(code)
        await line.order(type="return")
        assert await codes(anna) == [code]


async def test_who_resigned_has_the_table_on_no_list_and_the_game_in_the_history(running: House) -> None:
    async with Person(running.address) as anna, Person(running.address) as bert:
        code = await together(anna, bert)
        path = f"/api/tables/{code}"
        resigned = await bert.post(f"{path}/resign", {})
        assert (resigned["seats"][1]["keeper"], resigned["seats"][1]["resigned"]) == ("resigned", 1)
        assert (await codes(anna), await codes(bert)) == ([code], [])
        await (await anna.sit(code)).play_on()
        record = await anna.get(f"{path}/record")
        assert isinstance(record["resigned"][1], int)
        assert (await anna.post("/api/records", record))["over"] is True
        # Both are rated; of newcomers the numbers are not told yet.
        assert [change["seat"] for change in await anna.get(f"{path}/ratings")] == [0, 1]
        (game,) = await bert.get("/api/history")
        assert game["code"] == code
        statistics = (await bert.get("/api/statistics/dominion"))["mine"]
        assert (statistics["games"], statistics["wins"]) == (1, 0)
        # Taken off the list, it still counts.
        await bert.post(f"{path}/remove", {})
        assert await bert.get("/api/history") == []
        assert (await bert.get("/api/statistics/dominion"))["mine"] == statistics
        assert len(await anna.get("/api/history")) == 1


async def test_the_end_is_proposed_from_the_list(running: House) -> None:
    async with Person(running.address) as anna, Person(running.address) as bert, Person(running.address) as clara:
        code = await together(anna, bert)
        path = f"/api/tables/{code}/propose-end"
        assert (await clara.post(path, {"id": "1"}, 403))["reason"] == "reason-not-seated"
        assert (await anna.post(path, {}, 400))["reason"] == "reason-invalid"
        table = await anna.post(path, {"id": "1"})
        assert table["ending"] == {"asked_by": 0, "waiting_for": [1]}
        line = await bert.sit(code)
        await line.order(type="answer-end", agree=True)
        assert (await clara.get(f"/api/tables/{code}"))["closed"] == "reason-ended"
        assert await codes(anna) == await codes(bert) == []
        assert await anna.get(f"/api/tables/{code}/ratings") == []


async def test_two_who_leave_at_once_both_leave(running: House) -> None:
    async with Person(running.address) as anna, Person(running.address) as bert:
        code = await together(anna, bert)
        await asyncio.gather(*(person.post(f"/api/tables/{code}/leave", {}) for person in (anna, bert, anna)))
        table = await anna.get(f"/api/tables/{code}")
        assert [seat["keeper"] for seat in table["seats"]] == ["left", "left"]


async def test_only_what_is_ones_own_is_removed(running: House) -> None:
    async with Person(running.address) as anna, Person(running.address) as bert:
        code = await anna.open("me", "open")
        assert (await bert.post(f"/api/tables/{code}/remove", {}, 403))["reason"] == "reason-not-seated"
        assert (await anna.post(f"/api/tables/{code}/remove", {}, 409))["reason"] == "reason-remove-running"
        assert (await anna.post("/api/tables/nowhere/remove", {}, 404))["reason"] == "reason-no-table"
