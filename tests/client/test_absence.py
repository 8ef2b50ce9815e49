"""Being away in the browser: a clock that runs out once and three times, nobody left, and coming back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.client.geometry import cut_texts, faults
from tests.client.kit import DESKTOP, World, serving, soon
from tests.client.test_access import faults as barriers
from tests.client.test_leaving import together

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.client.kit import Visitor

BUSY: dict[str, object] = {"players": [{"hand": "5 village", "deck": "5 village, 5 copper"}, {}]}
LOOKS = [((1280, 720), "en"), ((390, 664), "nl")]
BACK = {"en": "Welcome back", "nl": "Welkom terug"}
PAUSED = {"en": "You were away", "nl": "Je was weg"}
ANSWERS = ".question, [data-answer], .own-card"
# Says which of some elements lie below others, by their texts.
COVERED = """([over, below]) => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => [one, one.getBoundingClientRect()]);
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return boxes(below).filter(([one, box]) => box.width > 0 && boxes(over).some(([, other]) => !apart(box, other)))
    .map(([one]) => one.textContent.trim());
}"""


@pytest.fixture
def patient(house: World) -> Iterator[World]:
    """A server where somebody is missed after a few seconds, with the browser of all tests."""
    with serving(unseen=2) as there:
        world = World(house.browser, there)
        yield world
        world.leave()


def covered(visitor: Visitor, over: str) -> list[str]:
    """Give what is asked or answered that lies below something."""
    found: list[str] = visitor.page.evaluate(COVERED, [over, ANSWERS])
    return found


def away(world: World, size: tuple[int, int], language: str) -> Visitor:
    """Bring somebody to a table against a bot, who does nothing until the table pauses."""
    guest = world.seated(BUSY, clock=2, looks={"size": size, "language": language})
    expect(guest.page.locator('[data-about="kept"]')).to_contain_text(PAUSED[language])
    guest.page.wait_for_function("() => window.seen.ply === 2")
    return guest


@pytest.mark.parametrize(("size", "language"), LOOKS)
def test_three_decisions_pass_then_the_table_waits_and_a_click_brings_back(
    world: World, size: tuple[int, int], language: str
) -> None:
    guest = away(world, size, language)
    assert guest.updates()[-1]["table"]["paused"]
    guest.page.mouse.click(size[0] // 2, 20)
    sheet = guest.page.locator("section.done")
    expect(sheet).to_contain_text(BACK[language])
    expect(sheet.locator("li .by-bot").first).to_be_visible()
    assert guest.wide() <= 0
    assert covered(guest, "section.done") == []
    assert barriers(guest, "absent") == []
    # It is still there after loading the page anew, until it has been seen.
    guest.page.reload()
    expect(sheet).to_be_visible()
    sheet.locator("button.primary").click()
    expect(sheet).to_have_count(0)
    assert guest.errors == []


def test_a_key_brings_back_and_the_text_view_marks_what_a_bot_did(world: World) -> None:
    guest = away(world, *LOOKS[0])
    guest.page.keyboard.press("Shift")
    expect(guest.page.locator("section.done")).to_be_visible()
    guest.walk(f"/t/{guest.code}/text")
    expect(guest.page.locator(".since .by-bot").first).to_have_text("(by a bot)")
    assert guest.errors == []


def test_each_thing_that_a_bot_did_can_be_looked_at(world: World) -> None:
    """The page that saw it shows the table as it was then; the sheet stays, and so does the question."""
    guest = away(world, *LOOKS[0])
    guest.page.keyboard.press("Shift")
    guest.press("section.done li .button")
    expect(guest.page.locator(".strip.hatched")).to_contain_text("Village")
    expect(guest.page.locator("section.done")).to_be_visible()
    guest.press(".strip.hatched .button")
    expect(guest.page.locator(".strip")).to_have_count(0)
    assert guest.errors == []


def test_one_decision_is_no_absence(world: World) -> None:
    """Who was there all the time is told that time was up."""
    guest = world.seated(BUSY, clock=4)
    sheet = guest.page.locator("section.done")
    expect(sheet).to_contain_text("Your time was up")
    expect(sheet).not_to_contain_text("away")
    expect(sheet.locator("button.primary")).to_have_text("Go on")
    assert covered(guest, "section.done") == []
    assert guest.errors == []


def test_where_nobody_is_left_the_table_pauses_until_somebody_is_back(world: World) -> None:
    """Whoever watches reads why nothing happens, and no clock takes anything from who went."""
    host, friend = together(world, clock=30)
    watcher = world.visitor().go(f"/t/{host.code}/watch")
    expect(watcher.page.locator("main.dominion")).to_be_visible()
    for one in (host, friend):
        one.page.goto("about:blank")
    expect(watcher.page.locator(".topbar .chip.paused")).to_contain_text("Paused")
    expect(watcher.page.locator('[data-about="paused"]')).to_be_visible()
    expect(watcher.page.locator(".player.absent")).to_have_count(2)
    clock = watcher.told()["clock"]
    assert clock["still"]
    friend.go(f"/t/{host.code}" if "/t/" in host.page.url else f"/t/{watcher.code}")
    expect(watcher.page.locator(".topbar .chip.paused")).to_have_count(0)
    expect(watcher.page.locator(".player.absent")).to_have_count(1)
    assert watcher.told()["clock"]["left"] <= clock["left"]
    assert watcher.told()["table"]["seats"][0]["keeper"] is None
    assert friend.errors == watcher.errors == []


def test_the_others_vote_for_a_bot(patient: World) -> None:
    """The host is asked and silent; two of three others are enough, and what each does meanwhile takes no vote away."""
    host, *others = together(patient, people=4)
    first, second, third = others
    missing = '[data-about="missing"]'
    for one in others:
        expect(one.page.locator(missing)).to_be_visible()
        expect(one.page.locator(".player.absent .warn")).to_have_text(re.compile(r"away \d+:\d\d"))
    assert covered(first, missing) == []
    first.press(f"{missing} button:not(.primary)")
    expect(second.page.locator(missing)).to_contain_text("1 of 2")
    # Who would rather wait says so to nobody.
    third.press(f"{missing} button.primary")
    expect(third.page.locator(missing)).to_have_count(0)
    second.press(f"{missing} button:not(.primary)")
    for one in others:
        expect(one.page.locator(".player.absent")).to_contain_text("a bot is filling in")
    host.page.mouse.click(DESKTOP[0] // 2, 20)
    soon(lambda: host.told()["table"]["seats"][0]["keeper"] is None or None)
    assert [one.errors for one in (host, *others)] == [[]] * 4


def test_two_are_away_at_once_and_the_host_plays_on(patient: World) -> None:
    host, *others = together(patient, people=3)
    code = host.code
    for one in others:
        one.page.goto("about:blank")
    expect(host.page.locator(".player.absent")).to_have_count(2)
    turns = host.turns()
    host.play_on(lambda: (host.told()["view"]["question"] or {}).get("seat") != 0)
    for _ in others:
        host.press('[data-about="missing"] button:not(.primary)')
        soon(lambda: True if host.told()["absence"] is None else None)
    soon(lambda: host.turns() > turns or None)
    assert [seat["keeper"] for seat in host.told()["table"]["seats"]] == [None, "away", "away"]
    for one in others:
        one.go(f"/t/{code}")
        expect(one.page.locator("main.dominion")).to_be_visible()
        one.page.keyboard.press("Shift")
    soon(lambda: [seat["keeper"] for seat in host.told()["table"]["seats"]] == [None] * 3 or None)
    assert host.errors == []


@pytest.mark.parametrize("language", ["en", "nl"])
def test_what_happens_when_somebody_is_away_is_agreed_and_can_be_read_at_the_table(world: World, language: str) -> None:
    """It is chosen where a table is opened, changed in its lobby, and read by everybody, at the table too."""
    waits, takes_over = {"en": ("No bot plays", "A bot plays"), "nl": ("Geen bot speelt", "speelt een bot")}[language]
    host = world.visitor((1280, 720), language).go("/new/dominion")
    agreed = '[data-option="stand-in"]'
    host.press(f'{agreed} [role="radio"] >> nth=2')
    expect(host.page.locator(agreed)).to_contain_text(waits)
    host.press(".page-question .go")
    expect(host.page.locator(f'{agreed} [role="radio"][aria-checked="true"]')).to_have_text(
        {"en": "The table waits", "nl": "De tafel wacht"}[language]
    )
    friend = world.visitor((1280, 720), language).go(f"/t/{host.code}")
    friend.sit_down()
    expect(friend.page.locator(agreed)).to_contain_text(waits)
    host.press(f'{agreed} [role="radio"] >> nth=1')
    expect(friend.page.locator(agreed)).to_contain_text(takes_over)
    for one in (host, friend):
        one.page.locator(agreed).scroll_into_view_if_needed()
        assert cut_texts(one, agreed) == []
    expect(host.page.locator(".vacant")).to_have_count(0)
    host.press(".answers button.primary")
    expect(friend.page.locator("main.dominion")).to_be_visible()
    friend.press('.side-panel [role="tab"] >> nth=1')
    friend.press(".people-button")
    expect(friend.page.locator('dialog[open] [data-about="stand-in"]')).to_contain_text(takes_over)
    assert faults(friend) == []
    assert [one.errors for one in (host, friend)] == [[], []]
