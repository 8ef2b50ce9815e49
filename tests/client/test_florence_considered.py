"""What the rules say about something that is only considered in Florence: at the drawn table, before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from tests.client.kit import soon
from tests.client.principality import ACTING, MENU, Prince, twice

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.client.kit import Visitor, World

# Somebody whose person wants a theatre.
PATRON: Final = {"hand": "poet", "jesters": 1, "money": 900, "points": 2}


def seated(world: World, own: dict[str, object], **more: object) -> Visitor:
    """Bring somebody to a table of three."""
    return world.seated({"players": [own, {}, {}], "start": 0, **more}, "bot", "bot", game="florence")


def work(guest: Visitor, person: str) -> Locator:
    """Give what a work of a person would be worth, as the calculator has it."""
    return guest.page.locator(f'.work[data-move="work {person}"] .sum')


def test_a_tile_in_hand_shows_what_it_would_bring_and_why_it_cannot_lie_there(world: World) -> None:
    """The work with it and without it, money and points that are left, and the reason of the rules for a spot."""
    prince = Prince(seated(world, PATRON, **ACTING))
    guest, page = prince.guest, prince.guest.page
    soon(lambda: prince.offering(MENU, "thing", "place theatre"))
    expect(work(guest, "poet")).to_have_text("3")
    expect(page.locator('[data-answer="work"]')).to_have_attribute("aria-disabled", "true")
    prince.press("thing", "place theatre", soon(prince.offers))
    expect(work(guest, "poet")).to_have_text("7 without 3")
    expect(page.locator(".realm__caption")).to_contain_text("900becomes200")
    expect(page.locator(".realm__caption")).to_contain_text("2becomes5")
    expect(page.locator('[data-answer="confirm"] .cost')).to_have_text(["700", "+3"])
    for _ in range(7):
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowDown")
    expect(page.locator(".why-not")).to_contain_text("Your palace is on")
    # What the tile is worth does not depend on where it is held.
    expect(work(guest, "poet")).to_have_text("7 without 3")
    page.keyboard.press("Escape")
    expect(work(guest, "poet")).to_have_text("3")
    assert guest.errors == []


def test_what_cannot_be_had_says_why(world: World) -> None:
    """An action and a building of the supply, each with the reason of the rules."""
    prince = Prince(seated(world, {**PATRON, "money": 300, "tiles": "tower@d4,e4,f4"}, **ACTING))
    page = prince.guest.page
    soon(lambda: prince.offering(MENU, "answer", "end-turn"))
    for thing, why in (
        ('[data-answer="build"]', "That costs 700, and you can pay 500 at most, points included."),
        ('[data-move="place tower"]', "You already have the tower."),
        ('[data-answer="work"]', "No person in your hand reaches"),
    ):
        page.locator(thing).hover()
        expect(page.locator(".note")).to_contain_text(why)
    assert prince.guest.errors == []


def test_the_ladder_says_what_is_kept_and_what_takes_points(world: World) -> None:
    """For every bid that can be paid; and the calculator, what the object would bring."""
    prince = Prince(seated(world, {**PATRON, "money": 400, "jesters": 0}))
    guest, page = prince.guest, prince.guest.page
    soon(lambda: prince.offering("auction-open", "thing", "open jester"))
    ladder = page.locator(".purse-left > span")
    expect(ladder.last).to_have_text("200")
    words = [text.strip() for text in reversed(ladder.all_inner_texts())]
    assert words[:6] == ["200", "100", "0", "costs 1 point", "costs 2 points", "too much"]
    assert set(words[6:]) <= {""}
    page.locator('[data-move="open jester"]').first.hover()
    expect(page.locator(".work .sum")).to_have_text("3 without 1")
    for step in twice("auction-open", "open jester"):
        prince.do(*step)
    assert guest.errors == []
