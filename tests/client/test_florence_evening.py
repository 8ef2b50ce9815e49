"""An evening with Florence: a game looked back at through everyone's eyes, and one device for two."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.client.kit import DESKTOP, PHONE, watching

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

HANDS: Final = (["painter", "poet"], ["botanist", "lawyer"], ["composer"], ["astronomer"])
# The last turns, of people who have a lot.
LAST_ROUND: Final[dict[str, object]] = {
    "players": [
        {
            "hand": ", ".join(hand),
            "open": opened,
            "freedoms": "religion, travel" if seat % 2 == 0 else "religion, opinion" if seat == 1 else "opinion",
            "builders": 1,
            "jesters": 1,
            "money": 300 * (seat + 1),
            "points": 20 + seat,
        }
        for seat, (hand, opened) in enumerate(
            zip(HANDS, ("sculptor, physician", "goldsmith, bell-maker", "philosopher", "mathematician"), strict=True)
        )
    ],
    "round": 7,
    "phase": "actions",
    "start": 0,
    "active": 0,
    "actions": 2,
}
CARDS: Final = "() => [...document.querySelectorAll('.hand .card-button')].map((one) => one.dataset.card).toSorted()"
# Keeps what cards the page ever showed, wherever.
WATCHING: Final = watching("[data-face]", "face")
# Parts of panels that lie over one another, and parts of the table that lie over the hand.
OVERLAPS: Final = """() => {
  const all = (selector, within) => [...within.querySelectorAll(selector)];
  const seen = (selector, within = document) => all(selector, within).filter((one) => one.checkVisibility());
  const bottom = (things) => Math.max(...things.map((one) => one.getBoundingClientRect().bottom));
  const over = [];
  for (const panel of seen(".rival")) {
    const works = seen(".rival__works", panel)[0]?.getBoundingClientRect();
    if (works && bottom(seen(".rival__owned > *, .rival__mini", panel)) > works.top + 1) over.push(panel.ariaLabel);
  }
  const hand = seen(".bottom > *")[0]?.getBoundingClientRect();
  if (hand && bottom(seen(".realm__board, .beside")) > hand.top + 1) over.push("realm");
  return over;
}"""


def at(guest: Visitor, ply: int) -> None:
    """Wait until a move is shown."""
    expect(guest.page.locator(f'main.florence[data-ply="{ply}"]')).to_be_visible()


@pytest.mark.parametrize(
    "size", [DESKTOP, (1366, 768), (1024, 768), PHONE], ids=["desktop", "laptop", "tablet", "phone"]
)
def test_a_game_is_looked_back_at_through_all_eyes(world: World, size: tuple[int, int]) -> None:
    """Forward, back and to the end; everyone's hand is seen with their own eyes only, and nothing covers another."""
    guest = world.seated(LAST_ROUND, "bot", "bot", "bot", game="florence", looks={"size": size})
    guest.hurry_to_the_end()
    guest.walk(f"/t/{guest.code}/replay")
    at(guest, 0)
    last = int(guest.page.get_by_role("slider").get_attribute("aria-valuemax") or 0)
    assert last > 1
    eyes = guest.page.get_by_role("radiogroup", name="Through the eyes of").get_by_role("radio")
    # Each seat, a spectator, and all hands open.
    expect(eyes).to_have_count(len(HANDS) + 2)
    for seat, hand in enumerate(HANDS):
        eyes.nth(seat).click()
        expect(guest.page.locator(f'.hand[data-zone="hand-{seat}"]')).to_be_visible()
        shown = guest.page.evaluate(CARDS)
        assert [card for card in shown if any(card in held for held in HANDS)] == hand
        assert guest.page.evaluate(OVERLAPS) == []
    eyes.nth(len(HANDS)).click()
    expect(guest.page.locator("main.florence.is-watching")).to_be_visible()
    assert guest.page.evaluate(CARDS) == []
    for ply, button in ((1, "One move on"), (2, "One move on"), (1, "One move back"), (last, None)):
        if button is None:
            guest.page.get_by_role("slider").press("End")
        else:
            guest.page.get_by_role("button", name=button).click()
        at(guest, ply)
        assert guest.page.evaluate(OVERLAPS) == []
        assert guest.wide() <= 0
    expect(guest.page.locator(".question h1")).to_have_text("The game is over.")
    assert guest.errors == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_one_device_for_two(world: World, size: tuple[int, int]) -> None:
    """Behind the curtain nothing is to be seen, and neither ever sees a card of the other."""
    hands = [{"hand": "poet, painter", "prestige": "most-lakes"}, {"hand": "lawyer, botanist", "bonus": "bonus-lakes"}]
    guest = world.visitor(size)
    world.house.arrange({"players": [*hands, {}], "start": 0})
    guest.open("me", "local", "bot", game="florence")
    curtain = guest.page.locator(".curtain")

    def hidden() -> None:
        expect(curtain).to_be_visible()
        expect(guest.page.locator("main.florence, [data-face], [data-card]")).to_have_count(0)

    hidden()
    guest.page.evaluate(WATCHING)
    for hand in (["most-lakes", "painter", "poet"], ["bonus-lakes", "botanist", "lawyer"]):
        guest.page.evaluate("() => window.shown.clear()")
        guest.press(".curtain button")
        expect(guest.page.locator(".hand .card-button")).to_have_count(len(hand))
        assert guest.page.evaluate("() => [...window.shown].toSorted()") == hand
        guest.press('[data-answer="decline"]')
        hidden()
    guest.page.reload()
    hidden()
    assert guest.errors == []
