"""Every page on every desk and in the hand: all can be read, all can be hit, and nothing goes wrong in the console.

The smallest window and one of the larger ones are looked at, each in one language, by day and by night; of phones and
tablets two, and one of them with large letters; all of them with SIGNORIA_EFFORT=deep. Nobody is kept out, as far as
axe can tell, by day or by night in turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.client.geometry import HELD, LANGUAGES, LAPTOP, SIZES, UPRIGHT, faults, light, resize, speak
from tests.client.places import GAMES, MOST, PLACES, Town
from tests.client.test_access import faults as barriers
from tests.kit.effort import DEEP

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.client.kit import Visitor, World

NAMES: Final = list(PLACES)


@pytest.fixture(scope="module")
def town(house: World) -> Iterator[Town]:
    """Tables in all states."""
    yield Town(house)
    house.leave()


@pytest.fixture(scope="module")
def walker(town: Town) -> Visitor:
    """Somebody who goes from page to page."""
    return town.device(LAPTOP)


@pytest.fixture(scope="module")
def stranger(town: Town) -> Visitor:
    """Somebody who has never played."""
    return town.world.visitor(LAPTOP).go("/watch")


@pytest.fixture(scope="module")
def phone(town: Town) -> Visitor:
    """Somebody who goes from page to page with fingers only."""
    return town.device(UPRIGHT[0], touch=True)


@pytest.fixture(scope="module")
def new_phone(town: Town) -> Visitor:
    """Somebody with fingers only who has never played."""
    return town.world.visitor(UPRIGHT[0], touch=True).go("/watch")


def looks(place: int) -> list[tuple[tuple[int, int], str, str]]:
    """Give the windows, languages and lights in which a page is looked at; so many others were before it."""
    if DEEP:
        return [(size, language, "light") for size in SIZES for language in LANGUAGES]
    first, second = LANGUAGES if place % 2 else LANGUAGES[::-1]
    lights = ("dark", "light") if place // 2 % 2 else ("light", "dark")
    return [(LAPTOP, first, lights[0]), (SIZES[1 + place % 3], second, lights[1])]


@pytest.mark.parametrize("name", NAMES)
def test_a_page_can_be_read_and_used_on_a_desk(town: Town, walker: Visitor, stranger: Visitor, name: str) -> None:
    place = PLACES[name]
    guest = stranger if place.stranger else walker
    resize(guest, LAPTOP)
    place.arrive(guest, town)
    wrong = []
    for size, language, theme in looks(NAMES.index(name)):
        resize(guest, size)
        speak(guest, language)
        light(guest, theme)
        wrong += [f"{size}, {language}, {theme}: {one}" for one in faults(guest, scrolls=not place.fits)]
    wrong += barriers(guest, theme)
    place.leave(guest)
    assert not wrong, "\n".join(wrong)
    assert guest.errors == []
    assert guest.warnings == []


def held(place: int) -> list[tuple[tuple[int, int], int]]:
    """Give the windows in which a page is held, and how large its letters are, as a percentage."""
    if DEEP:
        return [(size, letters) for size in HELD for letters in (100, 150)]
    turn = 2 * place
    return [*((HELD[(turn + one) % len(HELD)], 100) for one in range(2)), (UPRIGHT[place % 2], 150)]


@pytest.mark.parametrize("name", NAMES)
def test_a_page_can_be_read_and_used_in_the_hand(town: Town, phone: Visitor, new_phone: Visitor, name: str) -> None:
    """Larger letters are those of the browser: a drawn table keeps its own."""
    place = PLACES[name]
    guest = new_phone if place.stranger else phone
    resize(guest, UPRIGHT[0])
    place.arrive(guest, town)
    speak(guest, LANGUAGES[NAMES.index(name) % 2])
    wrong = []
    for size, letters in held(NAMES.index(name)):
        if letters != 100 and place.fits:
            continue
        resize(guest, size)
        guest.page.evaluate("letters => { document.documentElement.style.fontSize = letters; }", f"{letters}%")
        wrong += [f"{size}, letters of {letters} %: {one}" for one in faults(guest, scrolls=True)]
    theme = ("dark", "light")[NAMES.index(name) % 2]
    light(guest, theme)
    wrong += barriers(guest, theme)
    guest.page.evaluate("() => { document.documentElement.style.fontSize = ''; }")
    place.leave(guest)
    assert not wrong, "\n".join(wrong)
    assert guest.errors == []
    assert guest.warnings == []


@pytest.mark.parametrize("game", GAMES)
def test_an_invitation_covers_nothing_of_a_table(town: Town, game: str) -> None:
    """It stands above the table, which makes room for it."""
    guest = town.friend
    resize(guest, LAPTOP)
    guest.open("me", *["bot"] * (MOST[game] - 1), game=game)
    expect(guest.page.locator(f"main.{game} [data-answer], main.{game} .can-choose").first).to_be_visible()
    expect(guest.page.locator(".note .invited")).to_be_visible()
    assert faults(guest) == []
