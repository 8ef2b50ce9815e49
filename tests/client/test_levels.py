"""Levels of the house in browsers: chosen where a table is opened, played against, told on the ladder; who thinks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.client.geometry import LAPTOP, cut_texts, faults, overlaps, settle

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

SMALL = (390, 664)
EVERYWHERE = pytest.mark.parametrize(
    ("size", "language"), [(size, language) for size in (LAPTOP, SMALL) for language in ("en", "nl")]
)
# The levels as people read them, from the weakest to the strongest.
NAMES = {
    "en": ["apprentice", "journeyman", "master", "grand master"],
    "nl": ["leerling", "gezel", "meester", "grootmeester"],
}
# What the game is called on its card.
TITLES = {"en": "Citadels", "nl": "Machiavelli"}
PLANS = {"en": "Has a plan for every kingdom", "nl": "Heeft voor elk koninkrijk een plan"}
# Words that are wider than their button.
WIDER = """() => [...document.querySelectorAll(".seats button")]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => `${one.textContent.trim()} is too wide`)"""
THINKS = {"en": "is thinking", "nl": "denkt na"}


def wrong_with_seats(guest: Visitor) -> list[str]:
    """Give what is wrong where seats are arranged: words that are cut, buttons that are covered or too narrow."""
    settle(guest)
    wide: list[str] = guest.page.evaluate(WIDER)
    return [*cut_texts(guest, ".seats"), *overlaps(guest, ".seats button"), *wide]


@EVERYWHERE
def test_a_strong_bot_is_chosen_plays_and_stands_on_the_ladder(
    world: World, size: tuple[int, int], language: str
) -> None:
    """At a new table of Dominion, with one Province, to be done sooner."""
    world.house.arrange({"supply": {"province": 1}})
    guest = world.visitor(size, language).go("/new/dominion")
    seat = guest.page.locator(".seats li").nth(1)
    seat.locator("select").select_option("bot")
    levels = seat.get_by_role("radio")
    expect(levels).to_have_text(NAMES[language])
    levels.nth(2).dispatch_event("click")
    expect(seat.locator("small")).to_contain_text(PLANS[language])
    seat.scroll_into_view_if_needed()
    assert wrong_with_seats(guest) == []
    guest.press(".page-question .go")
    expect(guest.page.locator(".seats .seat").nth(1)).to_contain_text(PLANS[language])
    expect(guest.page.locator('.levels [role="radio"][aria-checked="true"]')).to_have_text(NAMES[language][2])
    guest.page.locator(".seats").scroll_into_view_if_needed()
    assert wrong_with_seats(guest) == []
    guest.press(".answers button.primary")
    expect(guest.page.locator("main.dominion")).to_be_visible()
    assert guest.told()["table"]["seats"][1]["bot"] == "strong"
    guest.hurry_to_the_end()
    guest.walk("/statistics/dominion")
    rung = guest.page.locator(".rungs li").nth(1)
    expect(rung.locator(".level")).to_have_text(NAMES[language][2])
    expect(rung).to_contain_text(PLANS[language])
    expect(rung).to_contain_text(re.compile("of 1 won" if language == "en" else "van 1|1 van"))
    assert faults(guest, scrolls=True) == []
    assert guest.errors == []


@EVERYWHERE
def test_all_levels_of_machiavelli_fit_at_the_door_and_in_the_lobby(
    world: World, size: tuple[int, int], language: str
) -> None:
    guest = world.visitor(size, language).go()
    steps = guest.page.locator(f'article[aria-label="{TITLES[language]}"] .step')
    expect(steps).to_have_text(NAMES[language])
    assert faults(guest, {".stage": "small print on pictures of cards"}, scrolls=True) == []
    guest.open("me", "open", "bot", "bot", game="machiavelli")
    bots = guest.page.locator(".seats .levels")
    expect(bots).to_have_count(2)
    bots.first.get_by_role("radio").nth(3).dispatch_event("click")
    expect(bots.first.locator('[aria-checked="true"]')).to_have_text(NAMES[language][3])
    # Each has a level of its own.
    expect(bots.nth(1).locator('[aria-checked="true"]')).to_have_text(NAMES[language][1])
    guest.page.locator(".seats").scroll_into_view_if_needed()
    assert wrong_with_seats(guest) == []
    assert guest.errors == []


@EVERYWHERE
def test_the_table_shows_that_somebody_thinks(world: World, size: tuple[int, int], language: str) -> None:
    """Of a grand master, who takes time; what stands around it stays where it is."""
    guest = world.visitor(size, language)
    bots = [{"kind": "bot", "bot": level} for level in ("master", "master", "normal")]
    guest.open(game="machiavelli", seats=[{"kind": "me"}, *bots])
    expect(guest.page.locator("main.machiavelli")).to_be_visible()
    guest.hurry()
    cities = guest.page.locator("[data-zone^=panel-]")
    thinking = cities.filter(has_text=THINKS[language])
    expect(thinking.first).to_be_attached()
    seat = int((thinking.first.get_attribute("data-zone") or "").removeprefix("panel-"))
    assert guest.told()["table"]["seats"][seat]["bot"] == "master"
    assert guest.errors == []
