"""The end of a Deluxe turn in the browser: one click takes what is unclaimed, or ends the turn without it."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.client.kit import DESKTOP, PHONE, soon

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

TAKE, LEAVE = '[data-answer="end-turn"]', '[data-answer="leave-unclaimed"]'
SWITCH = re.compile("Take what is mine|Neem aan het einde")


def ending(
    world: World, city: str, size: tuple[int, int] = DESKTOP, language: str = "en", character: str = "patrician"
) -> Visitor:
    """Bring somebody new to the end of a turn."""
    guest = world.visitor(size, language)
    turn_ends(world, guest, city, character)
    return guest


def turn_ends(world: World, guest: Visitor, city: str, character: str) -> None:
    """Bring somebody to the end of a turn, without gold and cards, against three bots."""
    position: dict[str, object] = {
        "players": [{"city": city, "gold": 0, "hand": "", "characters": character}, {}, {}, {}],
        "crown": 0,
        "turn": {"seat": 0, "as": character, "income-taken": True},
        "options": {"unclaimed": "asked"},
    }
    world.house.arrange(position)
    guest.open("me", "bot", "bot", "bot", game="machiavelli")
    expect(guest.page.locator(TAKE)).to_be_visible()


def hand(guest: Visitor) -> int:
    size: int = guest.told()["view"]["players"][0]["hand_size"]
    return size


def has(guest: Visitor, cards: int) -> bool | None:
    return True if hand(guest) == cards and "turn-ended" in {line["event"] for line in guest.log().values()} else None


def switch(guest: Visitor) -> None:
    """Switch the preference in the menu, and close it."""
    guest.page.locator(".menu > .tool").click()
    guest.page.locator(".sheet .entry").first.click()
    guest.page.get_by_role("switch", name=SWITCH).click()
    guest.page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("size", "language", "label"),
    [
        (DESKTOP, "en", "Take 2 cards and end the turn"),
        (PHONE, "nl", "Neem 2 kaarten en eindig"),
    ],
)
def test_one_click_takes_it_and_ends_the_turn(world: World, size: tuple[int, int], language: str, label: str) -> None:
    """Who has not said otherwise takes it; the button says so, and nothing is asked besides."""
    guest = ending(world, "manor, castle", size, language)
    expect(guest.page.locator(TAKE)).to_contain_text(label)
    expect(guest.page.locator(LEAVE)).to_have_count(0)
    assert guest.wide() <= 0
    guest.press(TAKE)
    assert soon(partial(has, guest, 2))
    assert guest.errors == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_where_a_park_gives_more_both_are_there(world: World, size: tuple[int, int]) -> None:
    """MD-Y81: a click ends the turn without the card, and the Park gives two."""
    guest = ending(world, "manor, park", size)
    expect(guest.page.locator(TAKE)).to_contain_text("Take 1 card and end the turn")
    expect(guest.page.locator(LEAVE)).to_contain_text("End without it")
    assert guest.wide() <= 0
    guest.press(LEAVE)
    assert soon(partial(has, guest, 2))
    assert guest.errors == []


def test_the_preference_is_switched_in_the_menu(world: World) -> None:
    """Switched off, both answers are there; switched on again, one of them."""
    guest = ending(world, "manor, castle")
    switch(guest)
    expect(guest.page.locator(LEAVE)).to_be_visible()
    switch(guest)
    expect(guest.page.locator(LEAVE)).to_have_count(0)
    switch(guest)
    guest.press(LEAVE)
    assert soon(partial(has, guest, 0))
    assert guest.errors == []


def test_the_question_by_itself(world: World) -> None:
    """An Abbot is paid his tithe first; then he is asked, by name of what there is, and says how to split it."""
    guest = ending(world, "church, school-of-magic, poor-house", character="abbot")
    switch(guest)
    guest.press(TAKE)
    guest.press('.city__who.can-choose[data-player="1"]')
    guest.press('[data-answer="lifted"]')
    take = guest.page.locator('[data-answer="take-unclaimed"]')
    expect(take).to_contain_text("Take 2 gold or cards and end the turn")
    guest.press('[data-answer="take-unclaimed"]')
    expect(guest.page.locator('[data-answer="cards 1"]')).to_be_visible()
    assert guest.errors == []


def test_older_editions_have_no_such_preference(world: World) -> None:
    """There it comes by itself."""
    guest = world.visitor()
    guest.open("me", "bot", "bot", "bot", game="machiavelli", options={"edition": "classic"})
    expect(guest.page.locator("main.machiavelli")).to_be_visible()
    guest.page.locator(".menu > .tool").click()
    guest.page.locator(".sheet .entry").first.click()
    expect(guest.page.get_by_role("switch").first).to_be_visible()
    expect(guest.page.get_by_role("switch", name=SWITCH)).to_have_count(0)
