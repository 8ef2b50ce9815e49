"""Nobody harms themselves by mistake: defaults, warnings, and buttons that turn into others under the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.client.court import Courtier
from tests.client.kit import soon
from tests.client.principality import ACTING, ARTIST, MENU, Prince, seen, twice
from tests.client.test_florence_placing import builder

if TYPE_CHECKING:
    from tests.client.kit import World

SIZES: Final = [(1280, 720), (1440, 900), (390, 664)]


def test_copper_and_curse_do_not_glow_and_a_curse_is_bought_only_on_purpose(world: World) -> None:
    guest = world.seated({"players": [{"hand": "3 copper, 2 estate"}, {}]})
    page = guest.page
    for card, poor in (("copper", True), ("curse", True)):
        pile = page.locator(f'.pile.is-choosable[data-card="{card}"]')
        expect(pile).to_be_visible()
        assert ("is-poor" in (pile.get_attribute("class") or "")) == poor
        expect(pile).to_have_css("box-shadow", "none")
    ply = guest.told()["ply"]
    page.locator('.pile[data-card="curse"]').click()
    expect(page.locator('[data-answer="lifted"]')).to_contain_text("Curse")
    assert guest.told()["ply"] == ply
    page.locator('[data-answer="lifted"]').click()
    asking = page.locator("dialog[open]")
    expect(asking).to_contain_text("costs you a point")
    asking.locator("button.primary").click()
    expect(page.locator("[role=log].lines")).to_contain_text("Curse")


def test_a_button_that_turns_into_another_one_under_the_pointer_is_not_hit(world: World) -> None:
    """A click that was meant for the first one falls on glass; when the glass is gone, the button can be pressed."""
    position: dict[str, object] = {
        "players": [{"characters": "warlord", "hand": "manor", "gold": 6, "city": "prison"}, {}, {}, {}],
        "turn": {"as": "warlord"},
    }
    guest = world.visitor()
    world.house.arrange(position)
    guest.open("me", "bot", "bot", "bot", game="machiavelli")
    Courtier(guest)
    page = guest.page
    button = page.locator('[data-answer="take-gold"]')
    expect(button).to_be_visible()
    box = button.bounding_box()
    assert box is not None
    # It is called otherwise while the pointer rests on it.
    page.mouse.move(box["x"] + 8, box["y"] + 8)
    button.evaluate("(button) => { button.dataset.answer = 'end-turn'; }")
    expect(page.locator(".rest")).to_have_count(1)
    sent = len(guest.sent)
    page.mouse.down()
    page.mouse.up()
    assert [frame for frame in guest.sent[sent:] if '"choose"' in frame] == []
    expect(page.locator(".rest")).to_have_count(0)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_function("ply => window.seen.ply > ply", arg=0)


# A rest lasts until it is ended here.
RESTING: Final = """() => {
  window.rests = [];
  const later = window.setTimeout;
  window.setTimeout = (does, after, ...more) => (after === 300 ? window.rests.push(does) : later(does, after, ...more));
}"""


def test_a_double_click_on_build_here_sells_no_points(world: World) -> None:
    """Where "Build here" was, other answers of the turn lie at once: the second click falls on glass."""
    prince = builder(world, {"points": 6})
    guest, page = prince.guest, prince.guest.page
    prince.do(MENU, "thing", "place tower")
    button = page.locator('[data-answer="confirm"]')
    expect(button).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator(".rest")).to_have_count(0)
    page.evaluate(RESTING)
    box = button.bounding_box()
    assert box is not None
    spot = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(*spot)
    seen(guest, "players/0/buildings", ["tower"])
    expect(page.locator(".rest")).to_have_count(1)
    before = guest.told()["ply"]
    page.mouse.click(*spot)
    expect(page.locator('[data-answer="amount"]')).to_have_count(0)
    assert guest.told()["ply"] == before
    # After the rest each answer is in reach, the sale of points among them.
    page.evaluate("() => window.rests.splice(0).forEach((end) => end())")
    expect(page.locator(".rest")).to_have_count(0)
    prince.do(MENU, "answer", "sell")
    expect(page.locator('[data-answer="amount"]')).to_be_visible()
    assert guest.errors == guest.warnings == []


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_card_of_a_free_kingdom_can_be_read(world: World, size: tuple[int, int], language: str) -> None:
    guest = world.visitor(size, language)
    guest.go("/new/dominion")
    guest.press('[data-mode="custom"]')
    expect(guest.page.locator(".cards.many .card__name")).to_have_count(25)
    cut = guest.page.evaluate(
        """() => [...document.querySelectorAll(".cards.many .card__name")]
          .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""
    )
    assert cut == []
    expect(guest.page.locator(".sub")).to_contain_text("Choose ten" if language == "en" else "Kies tien")
    assert guest.wide() <= 0


def test_play_now_in_florence_is_against_two(world: World) -> None:
    guest = world.visitor(language="nl")
    guest.go("/")
    button = guest.page.locator('article[aria-label="De Vorsten van Florence"] button.play')
    expect(button.locator("small")).to_have_text("Basisspel, 2 gezellen (normaal)")
    button.click()
    expect(guest.page.locator("main.florence")).to_be_visible()
    assert len(guest.told()["table"]["seats"]) == 3


def test_whoever_just_confirms_after_a_work_has_points_and_money_of_it(world: World) -> None:
    """The slider begins in the middle: the button that glows gives nothing away."""
    position: dict[str, object] = {"players": [dict(ARTIST), {}, {}], **ACTING}
    prince = Prince(world.seated(position, "bot", "bot", game="florence"))
    soon(lambda: prince.offering(MENU, "answer", "work"))
    before = prince.guest.own()
    prince.do(MENU, "answer", "work")
    for step in twice(MENU, "work poet"):
        prince.do(*step)
    soon(lambda: prince.offering("buy-pp", "answer", "amount"))
    offered = [int(move.split()[1]) for move in prince.guest.told()["view"]["question"]["options"]]
    button = prince.guest.page.locator('[data-answer="amount"]')
    expect(button).to_have_attribute("data-move", f"buy {offered[len(offered) // 2]}")
    expect(prince.guest.page.locator(".meaning")).to_contain_text("Points count")
    prince.do("buy-pp", "answer", "amount")
    soon(lambda: prince.asking(MENU))
    after = prince.guest.own()
    assert after["points"] > before["points"]
    assert after["money"] > before["money"]
