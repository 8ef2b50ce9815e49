"""What somebody prefers, in the browser: each switch does what it says, at once, and on another device too."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.client.kit import DESKTOP, soon

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.client.kit import Visitor, World

BUYING: dict[str, object] = {
    "players": [
        {"hand": "gold, copper, 3 estate", "deck": "5 copper", "turns": 3},
        {"hand": "5 copper", "deck": "5 copper", "turns": 3},
    ],
    "kingdom": "first-game",
}
SMALL = (390, 664)


def preferring(page: Page) -> None:
    """Open the preferences from the menu."""
    page.locator(".menu > .tool").click()
    page.locator(".sheet .entry").first.click()
    expect(page.locator("dialog[open] .paces")).to_be_visible()


def done(page: Page) -> None:
    page.locator("dialog[open] footer .primary").click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def at_table(world: World, size: tuple[int, int] = DESKTOP) -> Visitor:
    guest = world.seated(BUYING, "bot", looks={"size": size, "language": "en"})
    soon(guest.asked)
    return guest


def test_the_pace_is_kept_with_the_guest(world: World) -> None:
    """It counts after a reload, and the bots' moves wait for a key; nothing is lost, and the question comes."""
    guest = at_table(world)
    page = guest.page
    preferring(page)
    page.locator('[data-pace="step"]').click()
    done(page)
    soon(lambda: True if guest.told()["revision"] == 1 else None)
    page.reload()
    preferring(page)
    expect(page.locator('[data-pace="step"]')).to_have_attribute("aria-checked", "true")
    done(page)
    guest.press('[data-answer="play-all-treasures"]')
    guest.press('[data-answer="end-buys"]')
    expect(page.locator(".film .primary")).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator(".film")).to_have_count(0)
    soon(guest.asked)
    expect(page.locator('[data-answer="play-all-treasures"]')).to_be_visible()
    assert guest.errors == []


def test_a_curse_is_asked_about(world: World) -> None:
    """Whoever goes back has bought nothing; with the switch off it is bought at once."""
    guest = at_table(world)
    page = guest.page
    guest.press('[data-answer="play-all-treasures"]')
    curse = page.locator('[data-zone="supply:curse"], [data-card="curse"]').first
    expect(curse).to_be_visible()
    soon(partial(_kind, guest, "buy-card"))
    curse.click()
    expect(page.locator("dialog[open]")).to_contain_text("costs you a point")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert _kind(guest, "buy-card")
    preferring(page)
    page.get_by_role("switch", name="Ask before I do something odd").click()
    done(page)
    curse.click()
    # What the page was told comes in while something is asked of it.
    assert soon(lambda: True if guest.told() and "curse" in str(guest.log()) else None)
    assert guest.errors == []


def _kind(guest: Visitor, kind: str) -> bool | None:
    question = guest.told()["view"]["question"]
    return True if question and question["kind"] == kind else None


def test_reading_and_keys(world: World) -> None:
    """Text grows, single keys do nothing, and the dialog fits a phone, with everything in reach."""
    guest = at_table(world, SMALL)
    page = guest.page
    preferring(page)
    box = page.locator("dialog[open]").bounding_box()
    assert box is not None
    assert [box["width"], box["height"]] == list(SMALL)
    before = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    page.get_by_role("radio", name="very large").click()
    expect(page.locator("html")).to_have_attribute("data-text", "huge")
    # A drawn table on a phone keeps its size; what is read over it does not.
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == before
    assert page.evaluate("getComputedStyle(document.querySelector('dialog[open] > *')).zoom") == "1.2"
    page.get_by_role("switch", name="Single-key shortcuts").click()
    done(page)
    assert guest.wide() <= 0
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_have_count(0)
    preferring(page)
    page.get_by_role("button", name="Back to the defaults").click()
    expect(page.get_by_role("switch", name="Single-key shortcuts")).to_have_attribute("aria-checked", "true")
    done(page)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_have_count(1)
    assert guest.errors == []
