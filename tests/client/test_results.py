"""After the game: the course as picture and as table, ratings, the ladder of the house, and results."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.client.geometry import faults as layout_faults
from tests.client.kit import DESKTOP, PHONE
from tests.client.test_access import EVERYWHERE, faults

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World


def play_from_the_ladder(world: World, guest: Visitor) -> None:
    """Play a game against the first level of the house, from the home page; with one Province, to be done sooner."""
    world.house.arrange({"supply": {"province": 1}})
    guest.go()
    step = guest.page.locator('article[aria-label="Dominion"] .ladder button').first
    expect(step).to_be_visible()
    step.dispatch_event("click")
    guest.page.wait_for_url(re.compile("/t/"))
    guest.hurry_to_the_end()
    expect(guest.page.locator(".course .chart")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_game_from_the_ladder_to_the_results(world: World, size: tuple[int, int]) -> None:
    """What the pages show is what the server has counted."""
    guest = world.visitor(size, "en")
    play_from_the_ladder(world, guest)
    code = guest.code
    course = guest.page.request.get(f"{guest.address}/api/tables/{code}/course").json()
    # Every number of the chart stands in the table too.
    guest.press(".course summary")
    rows = guest.page.locator(".course tbody tr")
    for measure, name in (("points", "Points"), ("money", "Money"), ("cards", "Cards")):
        guest.page.get_by_role("radio", name=name).dispatch_event("click")
        expect(guest.page.locator(".course .chart > svg")).to_have_attribute(
            "aria-label", re.compile(f"^{name} per turn")
        )
        shown = [row.split() for row in rows.all_inner_texts()]
        lines = course["series"][measure]
        assert shown == [[str(place), *(str(line[place]) for line in lines)] for place in range(course["rounds"] + 1)]
    # Not by colour alone: lines differ in dashes, points in shape.
    for part, attribute in ((".line", "stroke-dasharray"), (".mark:first-of-type, .line + .mark", "d")):
        found = {spot.get_attribute(attribute) for spot in guest.page.locator(f".course g > {part}").all()}
        assert len(found) == 2, part
    (change,) = guest.page.request.get(f"{guest.address}/api/tables/{code}/ratings").json()
    assert change["after"] is None
    expect(guest.page.locator(".ratings li")).to_contain_text("1 of 5")
    expect(guest.page.locator(".ratings")).not_to_contain_text("\N{MINUS SIGN}")
    assert guest.wide() == 0
    guest.go("/history")
    expect(guest.page.locator(".rated")).to_contain_text("1 of 5")
    guest.page.get_by_role("link", name="Results and ratings").dispatch_event("click")
    expect(guest.page.locator(".own dd").first).to_be_visible()
    won = guest.page.request.get(f"{guest.address}/api/ladder").json()[0]["rungs"][0]["wins"]
    easy = guest.page.locator(".rungs li", has_text=re.compile("apprentice"))
    expect(easy).to_contain_text(f"{won} of 1 won")
    expect(easy.locator(".beaten")).to_have_count(won)
    assert guest.wide() == 0
    # From here one goes on to the next game.
    guest.page.get_by_role("button", name="Play against the journeyman").dispatch_event("click")
    guest.page.wait_for_url(re.compile("/t/"))
    assert guest.errors == []


@EVERYWHERE
def test_the_pages_of_results(world: World, size: tuple[int, int], language: str, theme: str) -> None:
    """With nothing played yet, and after a game."""
    guest = world.visitor(size, language, theme).go("/statistics/dominion")
    expect(guest.page.locator(".rungs")).to_be_visible()
    found = faults(guest, "results of nobody")
    play_from_the_ladder(world, guest)
    guest.press(".course summary")
    found += faults(guest, "score")
    guest.go("/statistics/dominion")
    expect(guest.page.locator(".own dd").first).to_be_visible()
    found += faults(guest, "results")
    guest.go("/history")
    expect(guest.page.locator(".rated")).to_be_visible()
    found += faults(guest, "history")
    assert not found, "\n".join(found)


def test_there_are_no_results_of_a_game_that_is_not_there(world: World) -> None:
    guest = world.visitor(language="en").go("/statistics/chess")
    expect(guest.page.get_by_text("There is nothing here.")).to_be_visible()
    assert guest.errors == []


@pytest.mark.parametrize(("size", "language"), [((1280, 720), "en"), (PHONE, "nl")])
def test_games_are_found_by_game_and_opponent(world: World, size: tuple[int, int], language: str) -> None:
    """Against people, bots or one of them; the record against that one is said, and everything can be hit."""
    guest, friend = world.visitor(size, language), world.visitor()
    world.house.arrange({"supply": {"province": 1}})
    alone = guest.open("me", "bot", name="Alone")
    guest.hurry_to_the_end()
    friend.go("/watch")
    rename = "async () => (await fetch('/api/me', { method: 'PATCH', body: JSON.stringify({ name: 'Anouk' }), "
    friend.page.evaluate(rename + "headers: { 'Content-Type': 'application/json' } })).ok")
    code = guest.open("me", "open", name="Together")
    friend.go(f"/t/{code}")
    friend.sit_down("Anouk")
    expect(guest.page.locator(".vacant")).to_have_count(0)
    world.house.arrange({"supply": {"province": 1}})
    guest.press(".answers button.primary")
    for one in (guest, friend):
        expect(one.page.locator("main.dominion")).to_be_visible()
        one.hurry()
    expect(guest.page.locator("main.after")).to_be_visible()
    guest.go("/history")
    rows = guest.page.locator("main li.panel .name")
    expect(rows).to_contain_text(["Together", "Alone"])
    game, against = guest.page.locator(".filter select").all()
    against.select_option("bots")
    expect(rows).to_contain_text(["Alone"])
    against.select_option("people")
    expect(rows).to_contain_text(["Together"])
    against.select_option(label="Anouk")
    expect(rows).to_contain_text(["Together"])
    said = {"en": "Anouk: 1 game. You ended", "nl": "Anouk: 1 partij. Jij eindigde"}[language]
    expect(guest.page.locator(".filter [role=status]")).to_contain_text(said)
    assert layout_faults(guest, scrolls=True) == []
    game.select_option("dominion")
    expect(rows).to_contain_text(["Together"])
    against.select_option("")
    expect(rows).to_contain_text(["Together", "Alone"])
    expect(guest.page.locator(f'main li.panel a[href="/t/{alone}"]')).to_have_count(1)
    assert guest.errors == guest.warnings == []
