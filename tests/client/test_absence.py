"""Being away in the browser: a clock that runs out once and three times, nobody left, and coming back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

BUSY: dict[str, object] = {"players": [{"hand": "5 village", "deck": "5 village, 5 copper"}, {}]}
LOOKS = [((1280, 720), "en"), ((390, 664), "nl")]
BACK = {"en": "Welcome back", "nl": "Welkom terug"}
PAUSED = {"en": "You were away", "nl": "Je was weg"}


def away(world: World, size: tuple[int, int], language: str) -> Visitor:
    """Bring somebody to a table against a bot, who does nothing until the table pauses."""
    guest = world.seated(BUSY, clock=2, looks={"size": size, "language": language})
    expect(guest.page.locator(".notice")).to_contain_text(PAUSED[language])
    guest.page.wait_for_function("() => window.seen.ply === 2")
    return guest


@pytest.mark.parametrize(("size", "language"), LOOKS)
def test_three_decisions_pass_then_the_table_waits_and_a_click_brings_back(
    world: World, size: tuple[int, int], language: str
) -> None:
    guest = away(world, size, language)
    assert guest.updates()[-1]["table"]["paused"]
    guest.page.mouse.click(size[0] // 2, 20)
    sheet = guest.page.locator("section.done")
    expect(sheet).to_contain_text(BACK[language])
    expect(sheet.locator("li .by-bot").first).to_be_visible()
    assert guest.wide() <= 0
    # It is still there after loading the page anew, until it has been seen.
    guest.page.reload()
    expect(sheet).to_be_visible()
    sheet.locator("button.primary").click()
    expect(sheet).to_have_count(0)
    assert guest.errors == []


def test_a_key_brings_back_and_the_text_view_marks_what_a_bot_did(world: World) -> None:
    guest = away(world, *LOOKS[0])
    guest.page.keyboard.press("Shift")
    expect(guest.page.locator("section.done")).to_be_visible()
    guest.walk(f"/t/{guest.code}/text")
    expect(guest.page.locator(".since .by-bot").first).to_have_text("(by a bot)")
    assert guest.errors == []
