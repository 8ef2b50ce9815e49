"""A game of which the client knows nothing is played in a real browser, in its own words, at the plain table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.client.kit import soon

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

BAY = 'article[aria-label="Trionfi"]'
ANSWER = "main.plain [data-answer]"
UNDO = {"free": "Take back", "ask": "Take back (the others must agree)"}


def answer(guest: Visitor) -> None:
    """Play the first card that can be played, and wait until it lies there."""
    ply = guest.told()["ply"]
    guest.press(ANSWER)
    guest.page.wait_for_function("ply => window.seen.ply > ply", arg=ply)


def play_to_the_end(guest: Visitor) -> int:
    """Play all cards; give how many it took."""
    played = 0

    def state() -> str | None:
        if guest.page.locator("main.after").count():
            return "over"
        return "asked" if guest.page.locator(ANSWER).count() else None

    while soon(state) == "asked":
        answer(guest)
        played += 1
    return played


def take_back(guest: Visitor, how: str) -> None:
    """Press the button, which says whether others must agree."""
    guest.page.get_by_role("button", name=UNDO[how], exact=True).click()


def seated_together(world: World, **wishes: object) -> tuple[Visitor, Visitor]:
    """Bring two people to a table with hands of five."""
    first, second = world.visitor(), world.visitor()
    code = first.open("me", "open", game="trionfi", options={"hand": "long"}, **wishes)
    second.go(f"/t/{code}")
    second.sit_down()
    first.page.get_by_role("button", name="Start the game").click()
    for guest in (first, second):
        expect(guest.page.locator("main.plain")).to_be_visible()
    return first, second


@pytest.mark.parametrize(("level", "name"), [("apprentice", "miser"), ("journeyman", "duke")])
def test_a_game_against_each_level_from_the_door_to_the_rating(world: World, level: str, name: str) -> None:
    """Home page, table, log, undo, score, rating, replay and results."""
    guest = world.visitor().go()
    bay = guest.page.locator(BAY)
    expect(bay).to_contain_text("2\N{EN DASH}3")
    expect(bay).to_contain_text("5 min")
    expect(bay.locator(".ladder button")).to_have_count(2)
    bay.get_by_role("button", name=re.compile(f"Play against the {level}")).dispatch_event("click")
    code = guest.code
    expect(guest.page.locator(".question h1")).to_have_text("Play a card.")
    assert [seat["bot"] for seat in guest.told()["table"]["seats"]] == [None, name]
    # What one sees is named as the game names it.
    expect(guest.page.locator(ANSWER)).to_have_count(3)
    expect(guest.page.locator(ANSWER).first).to_have_text(re.compile(r"^Play \d of (coins|cups|swords) 1$"))
    expect(guest.page.locator(".facts")).to_contain_text("Your hand")
    # A card that was played is taken back, and played again.
    answer(guest)
    expect(guest.page.locator(ANSWER)).to_have_count(2)
    take_back(guest, "free")
    expect(guest.page.locator(ANSWER)).to_have_count(3)
    # The last card of a hand is played by the table.
    assert play_to_the_end(guest) == 2
    expect(guest.page.locator("main.after table").first).to_contain_text(guest.told()["table"]["seats"][0]["name"])
    (change,) = guest.page.request.get(f"{guest.address}/api/tables/{code}/ratings").json()
    # Who is new has a number after five games.
    assert change["after"] is None
    expect(guest.page.locator("main.after")).to_contain_text("1 of 5")
    guest.walk(f"/t/{code}/replay")
    expect(guest.page.locator("main.plain")).to_be_visible()
    guest.page.get_by_role("slider").press("End")
    expect(guest.page.locator(".question h1")).to_have_text("The game is over.")
    expect(guest.page.locator("main.plain")).to_contain_text(re.compile(r"You take the trick|takes the trick"))
    guest.walk("/statistics/trionfi")
    expect(guest.page.locator("h1")).to_contain_text("Trionfi")
    expect(guest.page.locator(".own dd").first).to_be_visible()
    assert guest.errors == []


def test_people_take_back_what_nobody_has_answered_and_ask_for_the_rest(world: World) -> None:
    first, second = seated_together(world)
    expect(first.page.locator(ANSWER)).to_have_count(5)
    expect(second.page.locator(".question h1")).to_have_text(re.compile("plays a card"))
    answer(first)
    expect(second.page.locator(ANSWER)).to_have_count(5)
    take_back(first, "free")
    expect(first.page.locator(ANSWER)).to_have_count(5)
    answer(first)
    answer(second)
    take_back(first, "ask")
    second.page.get_by_role("button", name="Agree").click()
    expect(first.page.locator(ANSWER)).to_have_count(5)
    # Nobody was told what the other holds.
    for guest, other in ((first, second), (second, first)):
        held = other.told()["view"]["hand"]
        seen = [view["hand"] for view in (update["view"] for update in guest.updates()) if view is not None]
        assert all(set(hand) != set(held) for hand in seen)
        assert guest.errors == []


def test_a_bot_plays_on_when_the_clock_runs_out(world: World) -> None:
    first, second = seated_together(world, clock=2)
    keeping = second.page.locator(".player", has_text="a bot is filling in")
    expect(keeping).not_to_have_count(0)
    expect(first.page.get_by_role("button", name="I play again")).to_be_visible()
    assert "duke" in {seat["bot"] for seat in first.told()["table"]["seats"]}


def test_it_speaks_the_language_of_its_reader(world: World) -> None:
    guest = world.visitor(language="nl")
    guest.open("me", "bot", game="trionfi")
    expect(guest.page.locator(".question h1")).to_have_text("Speel een kaart.")
    expect(guest.page.locator(ANSWER).first).to_have_text(re.compile(r"^Speel \d van (munten|bekers|zwaarden)"))
    guest.walk("/rules/trionfi")
    expect(guest.page.locator("main")).to_contain_text("Wie de meeste slagen neemt, wint.")
    expect(guest.page.locator("main dl")).to_contain_text("6 van zwaarden")
    guest.walk("/new/trionfi")
    expect(guest.page.locator(".agreements")).to_contain_text("lang, 5 kaarten")
    assert guest.errors == []
