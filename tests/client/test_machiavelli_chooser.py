"""What can be agreed on before a game of Machiavelli, chosen in the browser and read back from the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.client.kit import DESKTOP, PHONE

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

OPEN = ".question button.primary"


def choosing(world: World, edition: str, **looks: Any) -> Visitor:  # noqa: ANN401
    """Bring somebody to the page for a new table, where an edition is chosen."""
    guest = world.visitor(**looks).go("/new/machiavelli")
    expect(guest.page.locator(".machiavelli-chooser")).to_be_visible()
    guest.press(f'[data-edition="{edition}"]')
    expect(guest.page.locator(f'[data-edition="{edition}"]')).to_have_attribute("aria-checked", "true")
    return guest


def agree(guest: Visitor, option: str, text: str) -> None:
    """Choose one of the words of an option."""
    word = guest.page.locator(f'[data-option="{option}"]').get_by_role("radio", name=text, exact=True)
    word.click()
    expect(word).to_have_attribute("aria-checked", "true")


def pick(guest: Visitor, option: str, *cards: str) -> None:
    """Choose districts among the houses of an option."""
    for card in cards:
        house = guest.page.locator(f'[data-option="{option}"] [data-card="{card}"]')
        house.click()
        expect(house).to_have_attribute("aria-pressed", "true")


def opened(guest: Visitor) -> dict[str, Any]:
    """Open the table and give what is agreed on at it."""
    guest.press(OPEN)
    expect(guest.page.locator("main.lobby .vacant").first).to_be_visible()
    guest.page.wait_for_function("() => window.seen?.table?.options")
    found: dict[str, Any] = guest.told()["table"]["options"]
    assert guest.errors == []
    return found


@pytest.mark.parametrize(
    ("size", "language"), [pytest.param(DESKTOP, "en", id="desktop"), pytest.param(PHONE, "en", id="phone")]
)
def test_districts_of_de_donkere_landen_and_what_they_replace(
    world: World, size: tuple[int, int], language: str
) -> None:
    """Which come in, which lilac ones leave, and as many as there must be; the page says what is missing."""
    guest = choosing(world, "dark-lands", size=size, language=language)
    agree(guest, "dl-districts", "Custom")
    expect(guest.page.locator(OPEN)).to_have_attribute("aria-disabled", "true")
    pick(guest, "dl-district-list", "park", "armory")
    expect(guest.page.locator(OPEN)).not_to_have_attribute("aria-disabled", "true")
    agree(guest, "dl-replace-lilac", "Yes")
    expect(guest.page.locator(".machiavelli-chooser")).to_contain_text("2 purple districts leave the game.")
    agree(guest, "dl-lilac-removed", "Custom")
    # Both Keeps can go: they are two cards.
    pick(guest, "dl-lilac-list", "keep", "keep-2")
    guest.page.locator('[data-option="dl-lilac-list"] [data-card="smithy"]').click()
    expect(guest.page.locator('[data-option="dl-lilac-list"] [aria-pressed="true"]')).to_have_count(2)
    assert guest.wide() <= 0
    options = opened(guest)
    assert options["edition"] == "dark-lands"
    assert options["dl-district-list"] == ["park", "armory"]
    assert (options["dl-lilac-removed"], options["dl-lilac-list"]) == ("custom", ["keep", "keep-2"])


def test_a_number_of_districts_by_lot_and_characters_one_by_one(world: World) -> None:
    """In De Donkere Landen; there is one character of each rank."""
    guest = choosing(world, "dark-lands", language="nl")
    guest.page.locator('[data-option="dl-district-count"] select').select_option("5")
    guest.press('[data-preset="custom"]')
    guest.press('[data-character="witch"]')
    expect(guest.page.locator('[data-character="witch"]')).to_have_attribute("aria-pressed", "true")
    expect(guest.page.locator('[data-character="assassin"]')).to_have_attribute("aria-pressed", "false")
    # Four players may have eight characters.
    guest.press('[data-character="artist"]')
    expect(guest.page.locator('[data-character="artist"]')).to_have_attribute("aria-pressed", "false")
    options = opened(guest)
    assert options["dl-district-count"] == 5
    assert options["character-count"] == "8"
    assert options["characters"] == [
        "witch",
        "thief",
        "magician",
        "king",
        "bishop",
        "merchant",
        "architect",
        "warlord",
    ]


def test_who_begins_with_the_crown(world: World) -> None:
    """In the original game: by lot, or a seat that is pointed at; another edition forgets it."""
    guest = choosing(world, "classic")
    agree(guest, "first-king", "Chosen")
    guest.press('[data-option="first-king-seat"] [data-seat="1"]')
    expect(guest.page.locator('[data-option="first-king-seat"] [data-seat="1"]')).to_have_attribute(
        "aria-checked", "true"
    )
    options = opened(guest)
    assert (options["first-king"], options["first-king-seat"]) == ("chosen", 1)
    # At the table too, by whoever opened it.
    agree(guest, "first-king", "Random")
    guest.page.wait_for_function("() => window.seen.table.options['first-king'] === 'random'")
    assert guest.told()["table"]["options"]["first-king-seat"] is None
    guest.press('[data-edition="deluxe"]')
    guest.page.wait_for_function("() => window.seen.table.options.edition === 'deluxe'")
    assert guest.errors == []
