"""Florence in the text view: a whole game with the keyboard, and what is said on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.client.kit import DESKTOP
from tests.client.principality import Reader

if TYPE_CHECKING:
    from tests.client.kit import World

BOTH = {"expansion-muse-princess": "on", "expansion-cooperative": "on"}


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
