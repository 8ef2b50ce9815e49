"""Every kind of question of Dominion and of Florence on phones and tablets.

All can be read and every answer can be tapped; question, hand and answers are in the window. Each question is looked at
in one window in turn, Dominion's upright and on the side or on a tablet, with few players and with many in turn; with
SIGNORIA_EFFORT=deep in all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.client import held
from tests.client.asked import PLAYED, asked
from tests.client.geometry import HELD, SIDE, TABLETS, UPRIGHT, faults, resize
from tests.client.test_walk import ASIDE, QUESTIONS, further
from tests.kit.effort import DEEP

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tests.client.kit import Visitor, World

# Of each of these groups one window in turn.
WINDOWS: Final = {"dominion": (UPRIGHT, (SIDE, *TABLETS)), "florence": (HELD,)}
SHEET: Final = ".seat-sheet"
UNDER: Final[Mapping[str, str]] = {
    ".ribbon, .overhead, .rivals, .stage, .middle": "the sheet lies over it, until it is closed",
    **ASIDE["florence"],
}


@pytest.fixture(scope="module")
def walker(house: World) -> Iterator[Visitor]:
    """Somebody who goes from table to table."""
    yield held.walker(house)
    house.leave()


@pytest.mark.parametrize(("game", "kind"), QUESTIONS, ids=[" ".join(one) for one in QUESTIONS])
def test_a_question_can_be_read_and_tapped(house: World, walker: Visitor, game: str, kind: str) -> None:
    """As it is asked and, in Florence, after each step that leads to an answer."""
    place = QUESTIONS.index((game, kind))
    tables = [found for seats in PLAYED[game] if (found := asked(game, seats).get(kind)) is not None]
    wrong: list[str] = []
    for table in tables if DEEP else [tables[place % len(tables)]]:
        table.put(house, walker)
        for sizes in WINDOWS[game]:
            wrong += [f"{table.seats} players, {one}" for one in held.wrong_with(walker, place, ASIDE[game], sizes)]
        if game == "florence":
            for size in HELD if DEEP else [HELD[place % len(HELD)]]:
                resize(walker, size)
                for step in further(walker, game):
                    wrong += [f"{table.seats} players, {size}, {step}: {one}" for one in faults(walker, ASIDE[game])]
    assert not wrong, "\n".join(wrong)
    assert walker.errors == []


@pytest.mark.parametrize(("kind", "seats"), [("auction-bid", 5), ("turn-menu", 5), ("turn-menu", 2)])
def test_every_court_can_be_opened(house: World, walker: Visitor, kind: str, seats: int) -> None:
    """A tap shows what everybody knows of a player, and the arrows go on to the next one."""
    asked("florence", seats)[kind].put(house, walker)
    sheet, wrong = walker.page.locator(SHEET), []
    for size in HELD:
        resize(walker, size)
        walker.press("[data-look]")
        names = set()
        for player in range(seats):
            names.add(sheet.locator("h2").inner_text())
            if DEEP or player == 1:
                wrong += [f"{size}, player {player}: {one}" for one in faults(walker, UNDER)]
            walker.press(f"{SHEET} header .tool:nth-last-child(2)")
        assert len(names) == seats
        walker.press(f"{SHEET} header .tool:last-child")
        expect(sheet).to_have_count(0)
    assert not wrong, "\n".join(wrong)
    assert walker.errors == []
