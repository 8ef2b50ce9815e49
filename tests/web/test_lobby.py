"""What the lobby shows, and that nobody fills it alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from signoria.tables.table.commands.open import Open, SeatWish
from signoria.tables.table.rows import Guest, Listed
from signoria.web.api.lobby import LATELY, MOST_OF_A_HOST, offered
from signoria.web.settings import Rate
from tests.web.kit import NO_LIMITS, Person, house

if TYPE_CHECKING:
    from pathlib import Path


def listed(host: str, changed: float, status: str = "gathering") -> Listed:
    """Give a table in the list of the store."""
    new = Open("dominion", [SeatWish("me"), SeatWish("open")]).opened(Guest(host, host, 0.0), changed)
    return Listed(new.row.code, "dominion", changed, changed, msgspec.structs.replace(new.summary, status=status))


def test_only_tables_whose_host_is_here_or_was_lately_gather() -> None:
    now = 1_000_000.0
    fresh, old, gone = listed("Anna", now - 5), listed("Bram", now - 2 * LATELY), listed("Cleo", now - 2 * LATELY)
    running = listed("Cleo", now - 2 * LATELY, "playing")
    found = offered([fresh, old, gone, running], now, lambda guest: guest == "Bram")
    assert found == [fresh, old, running]


def test_nobody_fills_the_lobby_alone() -> None:
    now = 1_000_000.0
    many = [listed("Anna", now) for _ in range(9)]
    one = listed("Bram", now)
    assert offered([*many, one], now, lambda _: True) == [*many[:MOST_OF_A_HOST], one]


async def test_who_opens_many_tables_opens_them_unlisted(tmp_path: Path) -> None:
    """By guest and by address; they are found by their link all the same."""
    limits = msgspec.structs.replace(NO_LIMITS, listed=Rate(1, 0.001), listed_by_address=Rate(2, 0.001))
    with house(tmp_path, limits=limits) as running:
        async with Person(running.address) as anna, Person(running.address) as bert, Person(running.address) as cleo:
            first = await anna.open("me", "open", listed=True)
            second = await anna.open("me", "open", listed=True)
            third = await bert.open("me", "open", listed=True)
            fourth = await cleo.open("me", "open", listed=True)
            async with Person(running.address) as dora:
                assert {table["code"] for table in (await dora.get("/api/tables"))["open"]} == {first, third}
            assert (await anna.get(f"/api/tables/{fourth}"))["status"] == "gathering"
            assert (await cleo.get(f"/api/tables/{second}"))["status"] == "gathering"
