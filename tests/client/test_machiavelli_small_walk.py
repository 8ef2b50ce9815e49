"""Every kind of question of Machiavelli on phones and tablets: all can be read, every answer can be tapped.

The stops are those of a desk, with the fewest and with the most players in turn; what is lifted is looked at too. With
SIGNORIA_EFFORT=deep each is looked at with few and with many, in all windows and both languages.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from tests.client import held
from tests.client.court import Courtier, place, two_people
from tests.client.geometry import HELD, faults, resize
from tests.client.kit import soon
from tests.client.test_machiavelli_unclaimed import TAKE, switch, turn_ends
from tests.client.test_machiavelli_walk import (
    ANY,
    CARD_OF_THEATER,
    LOOK,
    OTHER,
    OWN,
    STOPS,
    TOGETHER,
    Stop,
    asked,
    into_the_theater,
    position,
)
from tests.kit.effort import DEEP

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.client.kit import Visitor, World

# What is lifted by a tap, and confirmed by an answer.
LIFTED: Final = '[data-answer="lifted"]'
NAMES: Final = [stop.name for stop in STOPS]
# Steps before each stop: no two questions in a row are looked at in the same window.
BEFORE: Final = {stop.name: sum(len(one.steps) for one in STOPS[:number]) for number, stop in enumerate(STOPS)}
SHEET: Final = ".seat-sheet"
UNDER: Final = {".strip, .cities, .board > .city": "the sheet lies over it, until it is closed"}
# Of two players only one can be meant: the table answers by itself.
OF_MORE: Final = {"magic-target", "theater"}


@pytest.fixture(scope="module")
def walker(house: World) -> Iterator[Visitor]:
    """Somebody who goes from table to table."""
    yield held.walker(house)
    house.leave()


def answer(courtier: Courtier, offers: dict[str, Any], zone: str, name: str, *, lifts: bool = False) -> list[str]:
    """Answer a question with a finger; where that lifts something, give what is wrong while it is lifted.

    What only `lifts` is not confirmed: another answer comes after it.
    """
    wanted = (zone, offers[zone][0] if name == ANY else name)
    guest = courtier.guest
    found: list[str] = []
    guest.press(place(wanted))
    if zone != "answer" and guest.page.locator('[data-answer="confirm"]').count() == 0:
        expect(guest.page.locator(LIFTED)).to_be_visible()
        for size in HELD if DEEP else ():
            resize(guest, size)
            found += [f"lifted, {size}: {fault}" for fault in faults(guest)]
        found += [f"lifted: {fault}" for fault in faults(guest)]
        if lifts:
            return found
        guest.press(LIFTED)
    if guest.page.locator('[data-answer="confirm"]').count() == 0:
        guest.page.wait_for_function("ply => window.seen.ply > ply", arg=offers["ply"])
    return found


def numbers(stop: Stop) -> list[int]:
    """Give for how many players a stop is laid out: the most and the fewest, one of them in turn."""
    fewest = 3 if OF_MORE & {kind for kind, _, _ in stop.steps} else 2
    both = [stop.numbers[0], max(fewest, stop.numbers[-1])]
    return both if DEEP else [both[NAMES.index(stop.name) % 2]]


@pytest.mark.parametrize("stop", STOPS, ids=NAMES)
def test_a_question_can_be_read_and_tapped(house: World, walker: Visitor, stop: Stop) -> None:
    wrong: list[str] = []
    courtier = Courtier(walker)
    for number in numbers(stop):
        house.house.arrange(position(stop, number))
        walker.open("me", *["bot"] * (number - 1), game="machiavelli", options=dict(stop.options))
        for step, (kind, zone, name) in enumerate(stop.steps):
            offers = soon(partial(asked, courtier, kind, zone, name))
            found = held.wrong_with(walker, BEFORE[stop.name] + step)
            if zone:
                following = stop.steps[step + 1 : step + 2]
                lifts = any(after[2].startswith("build-by-") for after in following)
                found += answer(courtier, offers, zone, name, lifts=lifts)
            wrong += [f"{number} players, {kind}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)
    assert walker.errors == []


@pytest.mark.parametrize("kind", list(TOGETHER))
def test_who_is_asked_out_of_turn_reads_and_taps_everything(house: World, walker: Visitor, kind: str) -> None:
    laid_out, steps = TOGETHER[kind]
    host, other = two_people(house, laid_out, host=walker)
    for step in steps:
        other.do(*step)
    soon(partial(asked, host, kind, *LOOK))
    wrong = held.wrong_with(walker, list(TOGETHER).index(kind))
    other.guest.context.close()
    assert not wrong, "\n".join(wrong)


def test_a_character_is_given_away_in_the_theater(house: World, walker: Visitor) -> None:
    """With two players one has two to choose among."""
    house.house.arrange({"players": [{**OWN, "city": "theater"}, dict(OTHER)], "crown": 0})
    courtier, offers = into_the_theater(walker)
    assert answer(courtier, offers, "answer", "player 1") == []
    soon(partial(asked, courtier, CARD_OF_THEATER, *LOOK))
    assert held.wrong_with(walker, 3) == []


def test_what_is_unclaimed_is_asked_for(house: World, walker: Visitor) -> None:
    """Where nobody has said that it is always taken."""
    turn_ends(house, walker, "church, school-of-magic, poor-house", "abbot")
    switch(walker)
    walker.press(TAKE)
    walker.press('[data-answer="player 1"]')
    expect(walker.page.locator('[data-answer="take-unclaimed"]')).to_be_visible()
    wrong = held.wrong_with(walker, 4)
    switch(walker)
    assert wrong == []


@pytest.mark.parametrize("number", [8, 2])
@pytest.mark.parametrize("name", ["draft", "warlord"])
def test_every_city_can_be_opened(house: World, walker: Visitor, name: str, number: int) -> None:
    """In a draft as in a turn: a tap shows all names, and the arrows go on to the next player."""
    stop = STOPS[NAMES.index(name)]
    house.house.arrange(position(stop, number))
    walker.open("me", *["bot"] * (number - 1), game="machiavelli")
    soon(partial(asked, Courtier(walker), stop.steps[0][0], *LOOK))
    sheet, wrong = walker.page.locator(SHEET), []
    # Each window in one of these tests, two of them in both kinds of moments.
    for turn, size in enumerate(HELD if DEEP else HELD[(name == "draft") + (number > 2) * 2 :: 3]):
        resize(walker, size)
        first = 1 + turn % (number - 1)
        walker.press(f'[data-look="{first}"]')
        for player in range(number):
            expect(sheet.locator("h2")).to_have_text(walker.told()["table"]["seats"][(first + player) % number]["name"])
            if DEEP or player < 2:
                wrong += [f"{size}, player {player}: {one}" for one in faults(walker, UNDER)]
            walker.press(f"{SHEET} header .tool:nth-last-child(2)")
        walker.press(f"{SHEET} header .tool:last-child")
        expect(sheet).to_have_count(0)
    assert not wrong, "\n".join(wrong)
    assert walker.errors == []
