"""Hints in the browser: in the place of the log, in a sheet on a phone, in words; and off among people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from tests.client.kit import PATIENCE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.client.kit import World

HAND: Final[dict[str, object]] = {
    "players": [
        {"hand": "smithy, village, 3 copper", "deck": "10 copper", "turns": 14},
        {"hand": "5 copper", "deck": "5 copper", "turns": 14},
    ],
    "supply": {"province": 1},
    "kingdom": "first-game",
}
BUTTON: Final = "[data-hint-button]"
ROWS: Final = "[data-hint-row]"
SMALL_PHONE: Final = (390, 664)


def advised(page: Page) -> None:
    """Wait until a hint names a choice with its chance and its reason."""
    # Whoever thinks stands back for everybody else on the machine, and must start first.
    expect(page.locator(ROWS).first).to_be_visible(timeout=3 * PATIENCE * 1000)
    expect(page.locator(ROWS).first).to_contain_text("%")


def test_a_hint_stands_in_the_place_of_the_log_and_goes_with_the_question(world: World) -> None:
    anna = world.seated(HAND)
    page = anna.page
    expect(page.locator(BUTTON)).to_be_visible()
    page.keyboard.press("h")
    advised(page)
    expect(page.locator(".flag").first).to_be_visible()
    expect(page.get_by_role("log")).to_have_count(0)
    expect(page.locator(".chip.practice")).to_be_visible()
    anna.press(".own-card[data-card=village]")
    expect(page.locator(".hint-panel")).to_have_count(0)
    expect(page.locator(".with-hint").first).to_be_visible()
    assert anna.errors == []


def test_on_a_phone_a_hint_comes_in_a_sheet(world: World) -> None:
    anna = world.seated(HAND, looks={"size": SMALL_PHONE})
    anna.press(BUTTON)
    advised(anna.page)
    assert anna.wide() == 0
    anna.press(".hint-panel .back")
    expect(anna.page.locator(".hint-panel")).to_have_count(0)


def test_in_words_a_hint_is_read_below_the_answers(world: World) -> None:
    anna = world.seated(HAND)
    anna.walk(f"/t/{anna.code}/text")
    expect(anna.page.locator("main.text-view")).to_be_visible()
    anna.press(BUTTON)
    advised(anna.page)


def test_among_people_it_is_off_with_its_reason(world: World) -> None:
    guests = world.two_people(HAND, "dominion", 0, {})
    button = guests[0].page.locator(BUTTON)
    expect(button).to_have_attribute("aria-disabled", "true")
    button.hover()
    expect(guests[0].page.get_by_text("You play with other people")).to_be_visible()
    expect(guests[1].page.locator(BUTTON)).to_have_count(0)
