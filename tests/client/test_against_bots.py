"""One click from the home page to the score sheet, against a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.client.kit import DESKTOP, PHONE, PLAY, soon

if TYPE_CHECKING:
    from tests.client.kit import World


def test_a_new_guest_plays_a_whole_game_by_mouse_in_dutch(world: World) -> None:
    """With movement, and with the seal checked in the browser. There is one Province, to be done sooner."""
    world.house.arrange({"supply": {"province": 1}})
    guest = world.visitor(DESKTOP, "nl", still=False).go()
    expect(guest.page.locator("html")).to_have_attribute("lang", "nl")
    guest.press(PLAY)
    expect(guest.page.locator("main.dominion")).to_be_visible()
    guest.play_on()
    expect(guest.page.locator("main.after")).to_be_visible()
    expect(guest.page.locator(".proof .verdict")).to_have_text("Ja, nagerekend")
    expect(guest.page.locator(".proof .wrong")).to_have_count(0)
    # The guest had a share in the shuffles, and the browser saw the seals before it told its own.
    expect(guest.page.locator(".proof dd code")).to_have_count(1)
    expect(guest.page.locator(".proof")).to_contain_text("zelf voor het begin heeft gezien")
    assert guest.updates()[-1]["table"]["secret"] is not None
    assert guest.errors == []


def test_a_whole_game_on_a_phone_by_touch_in_english(world: World) -> None:
    """Nothing is wider than the screen. There is one Province, to be done sooner."""
    world.house.arrange({"supply": {"province": 1}})
    guest = world.visitor(PHONE, "en").go()
    expect(guest.page.locator("html")).to_have_attribute("lang", "en")
    expect(guest.page.locator(PLAY)).to_be_visible()
    assert guest.wide() <= 0
    guest.press(PLAY)
    soon(guest.asked)
    assert guest.wide() <= 0
    guest.play_on(lambda: guest.turns() >= 4)
    assert guest.wide() <= 0
    guest.play_on()
    expect(guest.page.locator(".proof .verdict")).to_have_text("Yes, checked")
    assert guest.wide() <= 0
    assert guest.errors == []
