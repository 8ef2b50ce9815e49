"""A game of which the client knows nothing: neither table nor texts. It can be played to the end all the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.client.kit import soon

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

UNCOVERING = """() => {
  const button = document.querySelector(".curtain button");
  button?.click();
  return button !== null;
}"""
ANSWER = "main.plain [data-answer], main .choices button"


def uncovered(guest: Visitor) -> str:
    """Take the device if it is handed over; give whether one is asked or all is over."""

    def found() -> str | None:
        if guest.page.locator("main.after").count():
            return "over"
        # In one go: the curtain may be lifted at any moment.
        if guest.page.evaluate(UNCOVERING):
            return None
        return "asked" if guest.page.locator(ANSWER).count() else None

    return soon(found)


def test_a_game_without_a_table_of_its_own(world: World) -> None:
    """Two with one device, drawn and as text; then score sheet and replay."""
    guest = world.visitor()
    code = guest.open("me", "local", game="magpies")
    assert uncovered(guest) == "asked"
    expect(guest.page.locator(".question h1")).to_have_text("take-or-show")
    expect(guest.page.locator("[data-answer]")).not_to_have_count(0)
    expect(guest.page.locator(".facts")).to_contain_text("pile size")
    made = 0
    while uncovered(guest) == "asked":
        if made == 3:
            guest.walk(f"/t/{code}/text")
            assert uncovered(guest) == "asked"
            expect(guest.page.locator("#question h1")).to_have_text("take-or-show")
        if made == 6:
            guest.walk(f"/t/{code}")
            assert uncovered(guest) == "asked"
        ply = guest.told()["ply"]
        guest.press(ANSWER)
        guest.page.wait_for_function("ply => window.seen.ply > ply", arg=ply)
        made += 1
    assert made >= 8
    expect(guest.page.locator("main.after table")).to_contain_text("Guest 1")
    guest.walk(f"/t/{code}/replay")
    expect(guest.page.locator("main.plain")).to_be_visible()
    guest.page.get_by_role("slider").press("End")
    expect(guest.page.locator(".question h1")).to_have_text("The game is over.")
    guest.walk("/new/magpies")
    expect(guest.page.locator(".agreements")).to_contain_text("start")
    assert guest.errors == []
