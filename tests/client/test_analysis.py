"""The analysis of a game in the browser: asked for on the score sheet, followed, read, and a moment gone to."""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.analysis.games import played
from tests.client.kit import PATIENCE
from tests.web.kit import Person

if TYPE_CHECKING:
    from pathlib import Path

    from tests.client.kit import Visitor, World

DESK: Final = (1440, 900)
HAND: Final = (390, 664)
SIZES = pytest.mark.parametrize("size", [DESK, HAND], ids=["desk", "phone"])
# Seconds of a processor, on a machine that has others to do.
LONG: Final = 6 * PATIENCE * 1000


async def whole_game(address: str) -> str:
    """Play a game against a bot to its end; give the code of the table."""
    async with Person(address) as anna:
        code = await anna.play()
        line = await anna.sit(code)
        await line.play_on()
        return code


def finished(world: World) -> str:
    """Have a game played without a browser."""
    # Playwright has an event loop in this thread.
    with ThreadPoolExecutor(1) as other:
        return other.submit(asyncio.run, whole_game(world.house.address)).result()


def show(guest: Visitor, tab: str) -> None:
    """Turn to a part of the page, where it is not all there at once."""
    tabs = guest.page.locator(".tabs")
    if tabs.count():
        tabs.get_by_role("radio", name=tab).click()


@SIZES
def test_a_game_is_analysed_and_read(world: World, size: tuple[int, int]) -> None:
    """The button on the score sheet, how far it is, chances, decisions by whose they are, numbers, and a moment."""
    code = finished(world)
    guest = world.visitor(size)
    guest.go(f"/t/{code}")
    page = guest.page
    page.get_by_role("button", name="Analyse this game").click()
    page.wait_for_url(re.compile(rf"/t/{code}/analysis$"))
    expect(page.get_by_role("progressbar").or_(page.get_by_role("heading", level=2)).first).to_be_visible(timeout=LONG)
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=LONG)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("choice|mistake"))
    picture = page.get_by_role("img", name=re.compile("^Chance to win: "))
    expect(picture).to_be_visible()
    page.get_by_role("radio", name="Table").click()
    expect(page.get_by_role("row").filter(has_text="Round 1").first).to_contain_text("%")
    assert guest.wide() <= 0
    show(guest, "Decisions")
    decisions = page.get_by_role("region", name="Decisions")
    # As the bot: not shown before somebody wants it.
    before = decisions.get_by_role("listitem").count()
    decisions.get_by_role("button", name=re.compile("^As the bot")).click()
    expect(decisions.get_by_role("listitem").nth(before)).to_be_visible()
    decisions.get_by_role("button", pressed=False).first.click()
    expect(decisions.get_by_role("listitem").first).to_contain_text("%")
    assert guest.wide() <= 0
    show(guest, "Numbers")
    expect(page.get_by_role("img", name=re.compile(r"^Deck over time: treasures \d+, "))).to_be_visible()
    page.get_by_text("As a table").first.click()
    expect(page.get_by_role("row").filter(has_text="treasures")).to_contain_text("7")
    assert guest.wide() <= 0
    show(guest, "Decisions")
    decisions.get_by_role("link", name="See this moment").first.click()
    page.wait_for_url(re.compile(rf"/t/{code}/replay\?move=\d+&eyes=\d"))
    # It is kept: whoever comes later reads it at once.
    other = world.visitor(size, language="nl").go(f"/t/{code}/analysis")
    expect(other.page.get_by_role("img", name=re.compile("^Winstkans: "))).to_be_visible(timeout=PATIENCE * 1000)
    assert other.wide() <= 0
    assert guest.errors == other.errors == []


@SIZES
def test_whoever_waits_can_stop_it_and_is_told_when_it_is_done(world: World, size: tuple[int, int]) -> None:
    """What there is stays, and is gone on with; then it says where luck came from, and what nobody could know."""
    code = finished(world)
    guest = world.visitor(size)
    guest.go(f"/t/{code}")
    page = guest.page
    page.get_by_role("button", name="Analyse this game").click()
    page.get_by_role("button", name="Stop").click(timeout=LONG)
    expect(page.get_by_text("The analysis was stopped.")).to_be_visible(timeout=PATIENCE * 1000)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_role("button", name="Stop")).to_have_count(0)
    # Whoever comes back finds it as it was left.
    guest.go(f"/t/{code}/analysis")
    expect(page.get_by_text("The analysis was stopped.")).to_be_visible(timeout=PATIENCE * 1000)
    done = page.get_by_text("The analysis is done.")
    expect(done).to_have_count(0)
    page.get_by_role("button", name="Go on with it").click()
    expect(done).to_be_visible(timeout=LONG)
    sources = page.get_by_role("list", name="Where it came from")
    expect(sources.get_by_role("listitem").filter(has_text="The deal, and who began")).to_contain_text("give or take")
    expect(sources).to_contain_text("were to be expected")
    assert guest.wide() <= 0
    show(guest, "Decisions")
    decisions = page.get_by_role("region", name="Decisions")
    decisions.get_by_role("button", name=re.compile("^As the bot")).click()
    expect(decisions.get_by_role("listitem").first).to_contain_text("Not known then: ")
    expect(decisions.get_by_text(re.compile(r"\d cards in the hand of ")).first).to_be_visible()
    assert guest.wide() <= 0
    # Whoever comes when it is done is not told that it is.
    other = world.visitor(size, language="nl").go(f"/t/{code}/analysis")
    expect(other.page.get_by_role("list", name="Waar het vandaan kwam")).to_be_visible(timeout=PATIENCE * 1000)
    expect(other.page.get_by_text("De analyse is klaar.")).to_have_count(0)
    assert other.wide() <= 0
    assert guest.errors == other.errors == []


def test_a_record_from_a_file_is_analysed(world: World, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played("machiavelli")), encoding="utf-8")
    guest = world.visitor(DESK)
    guest.go("/history")
    page = guest.page
    page.locator("input[type=file]").set_input_files(str(file))
    page.get_by_role("status").get_by_role("link", name="Replay").click()
    page.get_by_role("link", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("region", name="Numbers")).to_contain_text("murdered", timeout=LONG)
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=LONG)
    assert guest.errors == []
