"""Playing without a mouse."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.client.kit import PLAY, choice, soon

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

# Every line of the log is on the way.
MOST_TABS = 300


def tab_to(guest: Visitor, wanted: str) -> None:
    """Walk with Tab until something that is there has the focus."""
    expect(guest.page.locator(wanted).first).to_be_visible()
    for _ in range(MOST_TABS):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"Tab does not reach {wanted}")


def by_number(guest: Visitor, wanted: str) -> None:
    """Press the number that stands on a button or card."""
    guest.page.keyboard.press(guest.page.locator(wanted).first.locator(".key").inner_text())


def by_enter(guest: Visitor, wanted: str) -> None:
    """Walk to a button or card, and press Enter."""
    tab_to(guest, wanted)
    guest.page.keyboard.press("Enter")


def test_turns_with_number_keys_and_turns_with_tab_and_enter(world: World) -> None:
    """From the home page on; no mouse is touched."""
    guest = world.visitor().go()
    expect(guest.page.locator("main.loggia")).to_be_visible()
    by_enter(guest, PLAY)
    expect(guest.page.locator("main.dominion")).to_be_visible()
    ways = {"numbers": 0, "enter": 0}
    while (turn := guest.turns() if (offers := soon(guest.asked)) else 0) <= 6:
        by = by_number if turn <= 3 else by_enter
        wanted = choice(offers)
        guest.act(offers, partial(by, guest))
        ways["numbers" if turn <= 3 else "enter"] += 1
        if wanted.startswith("pile"):
            card = wanted.partition(" ")[2]
            bought = [line["args"] for line in guest.log().values() if line["event"] == "card-bought"]
            mine = [args["card"] for args in bought if args["player"] == {"seat": guest.updates()[-1]["seat"]}]
            assert mine[-1] == {"name": f"card-{card}"}
    assert min(ways.values()) >= 6
    assert guest.errors == []
