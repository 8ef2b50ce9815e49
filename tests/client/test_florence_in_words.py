"""Florence in the text view: a whole game with the keyboard, and what is said on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.client.kit import DESKTOP, soon
from tests.client.principality import ACTING, BOTH, MENU, Reader, seen
from tests.client.test_access import faults

if TYPE_CHECKING:
    from tests.client.kit import World


def test_a_whole_game_by_keyboard_in_words(world: World) -> None:
    """Three seats, two of them bots, both expansions: everything that is asked can be answered in words."""
    guest = world.visitor(DESKTOP, "en")
    code = guest.open("me", "bot", "bot", game="florence", options=BOTH)
    guest.walk(f"/t/{code}/text")
    reader = Reader(guest, 4)
    reader.play()
    expect(guest.page.locator("#question h1")).to_contain_text("points")
    points = [player["score"]["points"] for player in guest.told()["view"]["players"]]
    assert max(points) > 20
    # Whether it comes to a work depends on the cards that are dealt.
    assert {"choose-start-persons", "auction-open", "a2-turn", "turn-menu"} <= set(reader.asked)
    assert guest.errors == []


def test_a_building_is_placed_in_words(world: World) -> None:
    """In steps, or typed with its cells; what cannot be done is there with its reason."""
    position: dict[str, object] = {"players": [{"freedoms": "religion, travel, opinion"}, {}, {}], **ACTING}
    guest = world.seated(position, "bot", "bot", game="florence")
    guest.walk(f"/t/{guest.code}/text")
    reader = Reader(guest)
    soon(lambda: reader.asking(MENU))
    page = guest.page
    page.locator("details.cannot summary").click()
    expect(page.locator("details.cannot")).to_contain_text("There is no freedom left that you do not have yet.")
    reader.say("build")
    offers = soon(lambda: reader.asking("build"))
    reader.choose(offers, "place tower")
    reader.choose(soon(lambda: reader.asking("build")), "back")
    reader.say("tower@d3,e3,f3")
    seen(guest, "players/0/tiles/0/cells", ["d3", "e3", "f3"])
    expect(page.locator("#table")).to_contain_text("Tower on d3 e3 f3")
    assert guest.wide() <= 0
    assert faults(guest, "text") == []
    assert guest.errors == []
