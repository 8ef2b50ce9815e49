"""Whole games over WebSockets, on a real server."""

from __future__ import annotations

import asyncio

from signoria.core.record import verify
from signoria.games import REGISTRY
from tests.web.kit import House, Person


async def test_a_guest_plays_a_whole_game_against_bots(running: House) -> None:
    """Nothing but a click: seated, playing, and the record of the game is right at the end."""
    async with Person(running.address) as anna:
        code = await anna.play()
        line = await anna.sit(code)
        assert line.now["table"]["status"] == "playing"
        assert await line.play_on() > 10
        assert line.over
        assert line.now["view"]["winners"]
        record = await anna.get(f"/api/tables/{code}/record")
        assert verify(record, REGISTRY).over
        assert record["seed"]["secret"] == line.now["table"]["secret"]
        (played,) = await anna.get("/api/history")
        assert played["code"] == code
        assert played["scores"] == record["result"]["scores"]


async def test_two_guests_meet_by_a_link_and_play(running: House) -> None:
    """One opens a table and shares its code, the other joins with it."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        code = await anna.open("me", "open")
        await anna.post(f"/api/tables/{code}/start", status=409)
        # However the code is written down.
        shown = await bert.post(f"/api/tables/{code.upper()}/join", {})
        assert [seat["mine"] for seat in shown["seats"]] == [False, True]
        hers, his = await anna.sit(code), await bert.sit(code)
        assert hers.now["table"]["status"] == "gathering"
        await bert.post(f"/api/tables/{code}/start", status=403)
        await anna.post(f"/api/tables/{code}/start")
        await asyncio.gather(hers.play_on(), his.play_on())
        assert hers.over
        assert his.over
        assert hers.now["view"]["winners"] == his.now["view"]["winners"]
        assert hers.now["seat"] == 0
        assert his.now["seat"] == 1
