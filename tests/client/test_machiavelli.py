"""Machiavelli in the browser: whole games, and every special question from a position that is laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.client.court import Courtier
from tests.client.kit import DESKTOP, PHONE

if TYPE_CHECKING:
    from tests.client.kit import World


def test_a_whole_game_of_deluxe_with_action_cards_by_mouse_in_dutch(world: World) -> None:
    """Four seats, three of them bots; the sheet at the end adds up."""
    guest = world.visitor(DESKTOP, "nl", still=False)
    guest.open("me", "bot", "bot", "bot", game="machiavelli", options={"action-cards": "on"})
    courtier = Courtier(guest, 1)
    courtier.play()
    expect(guest.page.locator("main.after")).to_be_visible()
    sheets = [player["score"] for player in guest.told()["view"]["players"]]
    best = max(sheet["points"] for sheet in sheets)
    assert guest.page.locator("tr.total td.won b").first.inner_text() == str(best)
    assert guest.errors == []


def test_a_whole_classic_game_for_two_on_a_phone_in_english(world: World) -> None:
    """Against one bot, by touch; nothing is wider than the screen."""
    guest = world.visitor(PHONE, "en")
    guest.open("me", "bot", game="machiavelli", options={"edition": "classic"})
    courtier = Courtier(guest, 2)
    courtier.play(lambda: len(courtier.asked) >= 12)
    assert guest.wide() <= 0
    courtier.play()
    expect(guest.page.locator("main.after")).to_be_visible()
    assert "put-down-character" in courtier.asked
    assert guest.wide() <= 0
    assert guest.errors == []
