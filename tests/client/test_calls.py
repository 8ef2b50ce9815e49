"""What calls somebody to a table, and what a phone shows of what happened: counts, sounds, and the main button."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from tests.client.court import Courtier
from tests.client.kit import PHONE, selector, soon
from tests.client.test_installable import DEVICE, asked
from tests.client.test_notices import ENDS, NOTHING_TO_BUY

if TYPE_CHECKING:
    from tests.client.kit import World

# Opened from the home screen.
INSTALLED: Final = """
  const media = window.matchMedia.bind(window);
  window.matchMedia = (query) => query === "(display-mode: standalone)"
    ? Object.assign(new EventTarget(), { matches: true, media: query }) : media(query);
"""
# Every tone that is made, by its pitch.
HEARD: Final = """
  window.tones = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...args) {
    window.tones.push(Math.round(this.frequency.value));
    return start.apply(this, args);
  };
"""
LOG: Final = 'button.tool[aria-label^="Log"]'


def test_an_app_counts_all_tables_that_wait(world: World) -> None:
    """At a table too: one's turn there is one of several, and the others stay when it is over."""
    guest = world.visitor(PHONE)
    guest.page.add_init_script(DEVICE)
    guest.page.add_init_script(INSTALLED)
    for _ in range(2):
        world.house.arrange(NOTHING_TO_BUY)
        guest.open("me", "bot")
        soon(guest.asked)
    soon(lambda: ["badge", 2] in asked(guest) or None)
    # At the other table again, nothing has changed.
    guest.page.evaluate("() => { window.asked = []; }")
    guest.page.go_back()
    soon(guest.asked)
    assert ["no badge"] not in asked(guest)
    assert ["badge", 1] not in asked(guest)


def test_home_calls_when_it_is_ones_turn(world: World) -> None:
    """By its title, and by ear; not when one comes there and knows."""
    host, friend = world.two_people(NOTHING_TO_BUY, "dominion", 0, {})
    soon(lambda: host.told()["view"]["question"])
    first, second = (host, friend) if host.told()["view"]["question"]["seat"] == host.told()["seat"] else (friend, host)
    second.page.add_init_script(HEARD)
    second.go()
    expect(second.page.locator(".mine .tables")).to_be_visible()
    expect(second.page).to_have_title("Signoria")
    second.page.locator("h1").click()
    first.press(ENDS)
    expect(second.page).to_have_title(re.compile("Your turn at 1 table"))
    second.page.wait_for_function("() => window.tones.includes(523)")


def test_the_log_button_counts_what_is_new_and_a_line_closes_the_drawer(world: World) -> None:
    guest = world.visitor(PHONE)
    world.house.arrange(NOTHING_TO_BUY)
    guest.open("me", "bot")
    page = guest.page
    soon(guest.settled)
    expect(page.locator(f"{LOG} .badge")).to_have_count(0)
    guest.play_on(lambda: guest.turns() >= 3)
    expect(page.locator(f"{LOG} .badge")).to_have_text(re.compile(r"^[1-9]\d*$"))
    expect(page.locator(LOG)).to_have_attribute("aria-label", re.compile(r"Log: \d+ new line"))
    guest.press(LOG)
    # The last line may be about now.
    guest.press("aside.drawer .lines button >> nth=-3")
    expect(page.locator("aside.drawer")).to_have_count(0)
    expect(page.get_by_role("button", name="Back to now").first).to_be_visible()
    expect(page.locator(f"{LOG} .badge")).to_have_count(0)


def test_the_end_of_a_turn_is_no_main_button_while_something_is_left(world: World) -> None:
    """On a phone: a district that can be built, and then none."""
    position: dict[str, object] = {
        "players": [{"hand": "tavern", "gold": 1, "city": "temple"}, {"city": "keep"}, {}, {}],
        "turn": {"seat": 0, "as": "bishop", "income-taken": True},
    }
    guest = world.seated(position, "bot", "bot", "bot", game="machiavelli", looks={"size": PHONE})
    end = guest.page.locator('[data-answer="end-turn"]')
    expect(end).to_be_visible()
    expect(end).not_to_have_class(re.compile("primary"))
    Courtier(guest).do("turn-action", "hand", "tavern")
    expect(end).to_have_class(re.compile("primary"))


def test_choosing_nothing_is_not_proposed(world: World) -> None:
    """The Cellar asks for any number of cards."""
    guest = world.seated(
        {"players": [{"hand": "cellar, 2 estate, gold", "deck": "5 copper"}, {"hand": "5 copper", "deck": "5 copper"}]}
    )
    guest.act(soon(guest.settled) | {"answers": [], "hand": ["cellar"]})
    confirm = guest.page.locator('[data-answer="confirm"]')
    expect(confirm).to_be_visible()
    expect(confirm).not_to_have_class(re.compile("primary"))
    guest.press(selector("hand estate"))
    expect(confirm).to_have_class(re.compile("primary"))


def test_little_time_is_heard_felt_and_said_once(world: World) -> None:
    guest = world.visitor(PHONE)
    for script in (DEVICE, HEARD):
        guest.page.add_init_script(script)
    guest.go()
    guest.page.locator("h1").tap()
    world.house.arrange(NOTHING_TO_BUY)
    guest.open("me", "bot", clock=12)
    soon(guest.asked)
    said = guest.page.locator("[data-says=clock]")
    expect(said).to_be_empty()
    touched = len([one for one in asked(guest) if one[0] == "vibrate"])
    expect(said).to_contain_text("Your time is nearly up")
    guest.page.wait_for_function("() => window.tones.filter((one) => one === 1047).length === 3")
    assert len([one for one in asked(guest) if one[0] == "vibrate"]) == touched + 1
