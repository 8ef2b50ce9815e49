"""Every kind of question at every size of window, in both languages: all can be read, every answer can be hit.

Each question is asked at a table as it comes about in a game played by lot, the more answers the better. Always walked
is the smallest window, every second time in both languages, and else one of the larger ones in turn; all of them with
SIGNORIA_EFFORT=deep.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.client.asked import PLAYED, asked, kinds
from tests.client.geometry import DESK, LANGUAGES, LAPTOP, SIZES, faults, resize, speak
from tests.client.kit import soon
from tests.client.principality import Prince
from tests.kit.effort import DEEP

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tests.client.kit import Visitor, World

QUESTIONS: Final = [(game, kind) for game in PLAYED for kind in kinds(game)]
LONG_NAME: Final = "Wilhelmina van Nassau"
RENAMING: Final = """async (name) => (await fetch("/api/me", {
  method: "PATCH", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ name }),
})).ok"""
# What is left aside at a table, and why.
ASIDE: Final[Mapping[str, Mapping[str, str]]] = {
    "dominion": {},
    "florence": {".field-button": "as narrow as on the board, where thirteen stand in a row; a second click confirms"},
}
# What leads to more of the same question at the table of Florence, and nothing is sent yet.
AIMS: Final = ("work", "build", "freedom", "take-person", "bonus", "recruit", "sell")


def looks(place: int) -> list[tuple[tuple[int, int], str]]:
    """Give the windows and languages in which something is looked at; so many others were before it."""
    if DEEP:
        return [(size, language) for size in SIZES for language in LANGUAGES]
    turn, second = divmod(place, 2)
    other, last = LANGUAGES if turn % 2 else LANGUAGES[::-1]
    return [(LAPTOP, other), (LAPTOP, last) if second else (SIZES[1 + turn % 3], other)]


@pytest.fixture(scope="module")
def walker(house: World) -> Iterator[Visitor]:
    """Somebody with a long name, who goes from table to table."""
    guest = house.visitor(LAPTOP)
    with guest.page.expect_response("**/api/me"):
        guest.go("/watch")
    assert guest.page.evaluate(RENAMING, LONG_NAME)
    guest.page.reload()
    yield guest
    house.leave()


def further(guest: Visitor, game: str) -> Iterator[str]:
    """Go on inside a question, step by step: choose something, without sending anything."""
    if game == "dominion":
        while guest.page.locator('[data-answer="confirm"]').count() > 0 and len(chosen := guest.offers()["hand"]) > 1:
            guest.dash(f'.own-card.is-choosable:not(.is-chosen)[data-card="{chosen[0]}"]')
            if guest.page.locator(".tray__slot .card").count() == 2:
                yield "cards in the tray"
                return
        return
    prince = Prince(guest)
    for aim in AIMS:
        if aim in soon(prince.offers)["answers"]:
            guest.dash(f'[data-answer="{aim}"]')
            yield aim
            guest.page.keyboard.press("Escape")
    if things := [move for move in soon(prince.offers)["things"] if " " in move]:
        guest.dash(f'.can-choose[data-move="{things[0]}"]')
        yield things[0]
        guest.page.keyboard.press("Escape")


@pytest.mark.parametrize(("game", "kind"), QUESTIONS, ids=[" ".join(one) for one in QUESTIONS])
def test_a_question_can_be_read_and_answered(house: World, walker: Visitor, game: str, kind: str) -> None:
    """As it is asked, and after each step that leads to an answer."""
    place = QUESTIONS.index((game, kind))
    tables = [found for seats in PLAYED[game] if (found := asked(game, seats).get(kind)) is not None]
    assert tables, "it is never asked"
    wrong: list[str] = []
    for table in tables if DEEP else [tables[place % len(tables)]]:
        table.put(house, walker)
        for size, language in looks(place):
            resize(walker, size)
            speak(walker, language)
            wrong += [f"{table.seats} players, {size}, {language}: {one}" for one in faults(walker, ASIDE[game])]
        resize(walker, LAPTOP)
        for step in further(walker, game):
            wrong += [f"{table.seats} players, {step}, {language}: {one}" for one in faults(walker, ASIDE[game])]
    assert not wrong, "\n".join(wrong)
    assert walker.errors == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_type_on_a_pile_leaves_room_for_the_count(world: World, language: str) -> None:
    """The Moat is a Reaction, the Gardens are a Victory card: a word without room is left out whole."""
    kingdom = ["moat", "gardens", "militia", "market", "woodcutter", "workshop", "mine", "cellar", "smithy", "village"]
    options = {"kingdom-mode": "custom", "kingdom": kingdom}
    position: dict[str, object] = {"players": [{"hand": "5 copper"}, {}]}
    guest = world.seated(position, options=options, looks={"size": DESK, "language": language})
    soon(guest.asked)
    assert faults(guest) == []
    # Words that have room stay.
    shown = guest.page.locator(".supply__kingdom .card__type b").evaluate_all(
        """(all) => all.filter((one) => {
          const frame = one.parentElement.getBoundingClientRect();
          return one.getBoundingClientRect().top < frame.top + frame.height / 2;
        }).length"""
    )
    assert shown >= 5
