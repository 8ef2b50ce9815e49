"""Looking back at a game: the ruler, whose eyes, the address of a moment, playing on; and what comes after the end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.client.geometry import boxes
from tests.client.kit import NEAR_THE_END
from tests.client.test_florence_evening import LAST_ROUND

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

LAPTOP = (1280, 720)
HAND = (390, 664)
SIZES = pytest.mark.parametrize("size", [LAPTOP, HAND], ids=["laptop", "phone"])


def finished(world: World, size: tuple[int, int]) -> tuple[Visitor, str]:
    """Let somebody finish a short game; give them and the table."""
    world.house.arrange(NEAR_THE_END)
    guest = world.visitor(size)
    code = guest.open("me", "bot")
    guest.hurry_to_the_end()
    return guest, code


def at(guest: Visitor) -> int:
    """Give the move that the ruler stands at."""
    return int(guest.page.locator(".track").get_attribute("aria-valuenow") or -1)


@SIZES
def test_the_ruler_leads_through_a_game(world: World, size: tuple[int, int]) -> None:
    """By keys, by its marks and rounds; it says where it stands, and keeps what comes to itself until asked."""
    guest, code = finished(world, size)
    guest.go(f"/t/{code}/replay")
    track = guest.page.locator(".track")
    expect(track).to_have_attribute("aria-valuenow", "0")
    expect(guest.page.locator("[role=slider] .mark:not(.hollow)")).to_have_count(0)
    assert guest.page.locator(".mark.hollow").count() > 0
    # A short game may be over with its first round: who has seen its end is offered nothing more.
    guest.press(".actions .coming")
    expect(guest.page.locator(".actions .coming")).to_have_count(0)
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("ArrowRight")
    expect(track).to_have_attribute("aria-valuenow", "2")
    guest.page.keyboard.press("ArrowDown")
    expect(track).not_to_have_attribute("aria-valuenow", "2")
    after = at(guest)
    assert after > 2
    expect(track).to_have_attribute("aria-valuetext", re.compile(rf"^Round \d+, .+, Move {after} of \d+$"))
    guest.page.keyboard.press("ArrowUp")
    expect(track).not_to_have_attribute("aria-valuenow", str(after))
    assert at(guest) < after
    guest.press("[role=slider] .mark:not(.hollow)")
    expect(track).not_to_have_attribute("aria-valuenow", "0")
    expect(guest.page.locator(".mark.hollow")).to_have_count(0)
    guest.page.keyboard.press("End")
    expect(track).to_have_attribute("aria-valuenow", track.get_attribute("aria-valuemax") or "")
    assert guest.wide() <= 0
    assert guest.errors == []


@SIZES
def test_a_link_opens_the_same_moment_for_somebody_else(world: World, size: tuple[int, int]) -> None:
    """The move and the eyes; all hands are open for who wants that."""
    guest, code = finished(world, size)
    guest.go(f"/t/{code}/replay?move=3&eyes=0")
    expect(guest.page.locator('.eyes [aria-checked="true"]')).to_have_attribute("aria-label", re.compile("."))
    guest.page.keyboard.press("ArrowRight")
    guest.page.get_by_role("radio", name="All open").click()
    guest.page.wait_for_url(re.compile(r"move=4&eyes=all$"))
    expect(guest.page.locator(".hands .one")).to_have_count(2)
    shown = guest.page.locator(".hands").inner_text()
    other = world.visitor(size).go(guest.page.url.removeprefix(guest.address))
    expect(other.page.locator(".track")).to_have_attribute("aria-valuenow", "4")
    expect(other.page.get_by_role("radio", name="All open")).to_have_attribute("aria-checked", "true")
    assert other.page.locator(".hands").inner_text() == shown
    assert guest.errors == other.errors == []


@pytest.mark.parametrize("game", ["dominion", "florence"])
def test_open_hands_stand_beside_the_table_and_cover_nothing(world: World, game: str) -> None:
    """On a laptop they have a place over the log: the table is as large as without them."""
    if game == "dominion":
        guest, code = finished(world, LAPTOP)
    else:
        guest = world.seated(LAST_ROUND, "bot", "bot", "bot", game="florence", looks={"size": LAPTOP})
        guest.hurry_to_the_end()
        code = guest.code
    guest.go(f"/t/{code}/replay?move=1&eyes=spectator")
    expect(guest.page.get_by_role("slider")).to_have_attribute("aria-valuenow", "1")
    expect(guest.page.locator(f"main.{game}")).to_be_visible()
    before = boxes(guest, {"table": "main", "controls": ".foot"})
    guest.page.get_by_role("radio", name="All open").click()
    expect(guest.page.locator(".side-panel .hands .one")).to_have_count(2 if game == "dominion" else 4)
    expect(guest.page.locator(".foot .hands")).to_have_count(0)
    assert boxes(guest, {"table": "main", "controls": ".foot"}) == before
    assert guest.errors == []


@SIZES
def test_somebody_plays_on_from_a_moment(world: World, size: tuple[int, int]) -> None:
    """At a new table for practice, in the own seat, with the own hand as it was."""
    guest, code = finished(world, size)
    guest.go(f"/t/{code}/replay?move=1&eyes=0")
    expect(guest.page.locator(".track")).to_have_attribute("aria-valuenow", "1")
    guest.press(".actions .primary")
    guest.press("dialog[open] .go")
    guest.page.wait_for_url(re.compile(rf"/t/(?!{code})[^/]+$"))
    expect(guest.page.locator("main.dominion")).to_be_visible()
    assert guest.told()["table"]["practice"] == "practice-played-on"
    assert [seat["kind"] for seat in guest.told()["table"]["seats"]] == ["person", "bot"]
    guest.hurry_to_the_end()
    expect(guest.page.locator(".proof")).to_have_count(0)
    assert guest.errors == []


@SIZES
def test_the_score_page_speaks_to_its_reader_and_the_chat_goes_on(world: World, size: tuple[int, int]) -> None:
    guest, _ = finished(world, size)
    expect(guest.page.locator("h1")).to_have_text(re.compile("^You (win|came second|share)"))
    expect(guest.page.locator(".remark")).to_contain_text("first game")
    expect(guest.page.locator(".about")).to_contain_text("minute")
    guest.press(".phrase")
    expect(guest.page.locator(".talk .said")).to_contain_text("Good game!")
    assert guest.page.locator(".proof").get_attribute("open") is None
    expect(guest.page.locator(".proof .verdict")).to_be_visible()
    assert guest.wide() <= 0
    assert guest.errors == []


@SIZES
def test_the_log_is_searched_and_filtered(world: World, size: tuple[int, int]) -> None:
    """By words, by player and by kind; a play is one line."""
    guest, _ = finished(world, size)
    log = guest.page.locator(".talk.log")
    every = log.locator(".line").count()
    guest.press(".talk.log .find")
    log.get_by_role("searchbox").fill("gold")
    found = log.locator(".line")
    expect(found.first).to_contain_text("Gold")
    assert 0 < found.count() < every
    log.get_by_role("searchbox").fill("nothing like that")
    expect(log.locator(".none")).to_be_visible()
    log.get_by_role("searchbox").fill("")
    log.get_by_role("combobox").first.select_option(index=2)
    expect(log.locator(".number")).to_be_visible()
    for line in found.all():
        assert "You" not in line.inner_text()
    log.get_by_role("combobox").first.select_option(index=0)
    log.get_by_role("combobox").last.select_option(label="Province")
    expect(found.first).to_contain_text("Province")
    assert guest.errors == []


@SIZES
def test_taking_back_by_consent_says_what_and_covers_nothing(world: World, size: tuple[int, int]) -> None:
    """The request stands above the table of who is asked; both read what came of it."""
    world.house.arrange(NEAR_THE_END)
    host = world.visitor(size)
    code = host.open("me", "open", options={"start-player": "chosen", "start-seat": 0})
    other = world.visitor(size).go(f"/t/{code}")
    other.sit_down()
    expect(host.page.locator(".vacant")).to_have_count(0)
    host.press(".answers button.primary")
    for guest in (host, other):
        expect(guest.page.locator("main.dominion")).to_be_visible()
    host.play_on(lambda: host.told()["view"]["question"]["seat"] != 0)
    expect(host.page.locator("main.dominion")).to_be_visible()
    host.page.keyboard.press("u")
    strip = other.page.locator(".strip")
    expect(strip).to_contain_text("would like to take")
    expect(strip.locator("q")).to_have_text(re.compile("(buys|plays|cleans up)"))
    expect(host.page.locator(".strip")).to_contain_text("Waiting for")
    top = strip.bounding_box()
    table = other.page.locator("main.dominion").bounding_box()
    assert top is not None
    assert table is not None
    assert top["y"] + top["height"] <= table["y"] + 1
    strip.get_by_role("button", name="Decline").click()
    for guest in (host, other):
        expect(guest.page.locator(".strip")).to_have_count(0)
        assert any(line["event"] == "undo-refused" for line in guest.log().values())
    assert host.errors == other.errors == []
