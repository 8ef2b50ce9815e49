"""Which of the own games are asked for, and who did better against whom."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from tests.web.kit import Person

if TYPE_CHECKING:
    from tests.web.kit import House


async def played_together(host: Person, *others: Person) -> str:
    """Let people finish a game."""
    code: str = await host.open("me", *["open"] * len(others))
    for other in others:
        await other.post(f"/api/tables/{code}/join")
    await host.post(f"/api/tables/{code}/start")
    await asyncio.gather(*[(await person.sit(code)).play_on() for person in (host, *others)])
    return code


def outcome(game: dict[str, Any]) -> str:
    """Say what came of a game for whoever reads it."""
    mine = next(seat["number"] for seat in game["seats"] if seat["mine"])
    return "level" if len(game["winners"]) > 1 else "ahead" if game["winners"] == [mine] else "behind"


async def test_a_history_is_asked_for_by_game_and_opponent(running: House) -> None:
    """Of one game, against people or bots alone, against one person; the last first, and no more than one wants."""
    async with Person(running.address) as anna, Person(running.address) as bert:
        await anna.web.patch("/api/me", json={"name": "Anna"})
        await bert.web.patch("/api/me", json={"name": "Bert"})
        assert await anna.get("/api/opponents") == []
        together = [await played_together(anna, bert), await played_together(bert, anna)]
        alone = await anna.play(level="easy")
        await (await anna.sit(alone)).play_on()

        async def codes(asked: str = "") -> list[str]:
            return [game["code"] for game in await anna.get(f"/api/history{asked}")]

        assert await codes() == [alone, *reversed(together)]
        assert await codes("?limit=1") == [alone]
        assert await codes("?limit=0") == []
        assert await codes("?among=bots") == [alone]
        assert await codes("?among=people") == [*reversed(together)]
        assert await codes("?game=dominion&among=people&limit=1") == [together[1]]
        assert await codes("?game=florence") == []
        assert await codes("?against=nobody") == []
        await anna.get("/api/history?among=dogs", 400)

        person, bot = await anna.get("/api/opponents")
        assert await anna.get("/api/opponents?game=dominion") == [person, bot]
        assert await anna.get("/api/opponents?game=florence") == []
        assert (person["name"], person["games"], bot["games"]) == ("Bert", 2, 1)
        assert bot["who"] == "bot-easy"
        assert await codes(f"?against={person['who']}") == [*reversed(together)]
        assert await codes(f"?against={bot['who']}") == [alone]
        outcomes = [outcome(game) for game in await anna.get(f"/api/history?against={person['who']}")]
        assert (person["ahead"], person["behind"]) == (outcomes.count("ahead"), outcomes.count("behind"))

        # The other one reads the same from the other side, and knows nobody by the same mark.
        (mirrored,) = await bert.get("/api/opponents")
        assert (mirrored["name"], mirrored["ahead"], mirrored["behind"]) == (
            "Anna",
            person["behind"],
            person["ahead"],
        )
        assert mirrored["who"] != person["who"]
        async with Person(running.address) as stranger:
            assert await stranger.get("/api/opponents") == []
            assert await stranger.get("/api/history?among=people") == []
