"""Whoever goes by keys, by ear, by touch or with few colours: what axe cannot tell is tried here."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.client.court import Courtier
from tests.client.kit import DESKTOP, PHONE, selector, soon

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

VARIED: Final[dict[str, object]] = {
    "players": [
        {"hand": "village, cellar, 2 silver, copper", "deck": "gold, silver, copper, 4 estate"},
        {"hand": "5 copper", "deck": "5 copper"},
    ]
}
IN_FOCUS: Final = "() => document.activeElement !== null && document.activeElement !== document.body"
# What a question was said to be, each time that it was said.
LISTENING: Final = """() => {
  window.told = [];
  new MutationObserver((all) => all.forEach(({ target }) => {
    const place = target.nodeType === 1 ? target : target.parentElement;
    if (place?.closest("[data-says=question]") && place.textContent) window.told.push(place.textContent.trim());
  })).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
# A button of nobody's, so that any way to lose it can be tried.
LOST: Final = """(way) => {
  const button = document.createElement("button");
  button.textContent = "x";
  document.querySelector("main").append(button);
  button.focus();
  if (way === "removed") button.remove();
  else button[way] = true;
}"""
STOPS: Final = "() => document.querySelectorAll('.lines button:not([tabindex=\"-1\"])').length"
HERE: Final = "() => [...document.querySelectorAll('.lines button')].indexOf(document.activeElement)"
TICK: Final = """(selector) => {
  const thing = document.querySelector(selector);
  const tick = getComputedStyle(thing, "::after");
  return [tick.position, tick.backgroundImage.startsWith("url("), parseFloat(tick.width) >= 12];
}"""
HEADINGS: Final = """() => [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
  .filter((one) => one.checkVisibility()).map((one) => Number(one.tagName[1]))"""


def pressed(guest: Visitor, place: str) -> None:
    """Give an answer with Enter; the focus is somewhere when it is drawn."""
    before = guest.told()["ply"]
    guest.page.locator(place).first.focus()
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_function("(ply) => window.seen.ply > ply", arg=before)
    soon(guest.settled)
    guest.page.wait_for_function(IN_FOCUS)


def test_the_focus_stays_after_every_kind_of_answer(world: World) -> None:
    """A card of the hand, a selection, an answer, a pile, and what is taken back; then while others play."""
    guest = world.seated(VARIED)
    soon(guest.settled)
    pressed(guest, selector("hand village"))
    pressed(guest, selector("hand cellar"))
    guest.page.locator(selector("hand copper")).first.focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator('[data-answer="clear"]')).to_be_visible()
    guest.page.wait_for_function(IN_FOCUS)
    pressed(guest, selector("answer confirm"))
    pressed(guest, selector("answer play-all-treasures"))
    pressed(guest, selector("pile silver"))
    assert guest.errors == []


def test_the_focus_stays_in_words(world: World) -> None:
    """By a choice and by what is typed; the field stays while others play."""
    guest = world.seated(VARIED)
    guest.walk(f"/t/{guest.code}/text")
    page = guest.page
    expect(page.locator("#move")).to_be_visible()
    for _ in range(3):
        page.wait_for_function("() => document.querySelector('ol.choices button') !== null")
        before = guest.told()["ply"]
        page.locator("ol.choices button").last.focus()
        page.keyboard.press("Enter")
        page.wait_for_function("(ply) => window.seen.ply > ply", arg=before)
        page.wait_for_function(IN_FOCUS)
    field = page.locator("#move")
    page.wait_for_function("() => !document.querySelector('#move').readOnly")
    field.focus()
    for _ in range(2):
        page.wait_for_function("() => !document.querySelector('#move').readOnly")
        number = page.locator("ol.choices button").count()
        before = guest.told()["ply"]
        page.keyboard.insert_text(str(number))
        page.keyboard.press("Enter")
        page.wait_for_function("(ply) => window.seen.ply > ply", arg=before)
        expect(field).to_be_focused()
    assert guest.errors == []


@pytest.mark.parametrize("way", ["removed", "hidden", "disabled"])
def test_the_question_has_the_focus_of_what_is_gone(world: World, way: str) -> None:
    """However it went."""
    guest = world.seated(VARIED)
    soon(guest.settled)
    guest.page.evaluate(LOST, way)
    expect(guest.page.locator("[data-question]")).to_be_focused()


def test_a_question_is_said_once(world: World) -> None:
    """Every one that is put to the listener, though it reads as the one before; and none that is put to others."""
    guest = world.seated(VARIED)
    guest.walk(f"/t/{guest.code}/text")
    page = guest.page
    expect(page.locator("ol.choices")).to_be_visible()
    expect(page.locator("[data-says=question]")).not_to_be_empty()
    page.evaluate(LISTENING)
    answered = 4
    for number in range(answered):
        page.wait_for_function("() => document.querySelector('ol.choices button') !== null")
        before = guest.told()["ply"]
        page.locator("ol.choices button").last.click()
        page.wait_for_function("(ply) => window.seen.ply > ply", arg=before)
        page.wait_for_function("(number) => window.told.length > number", arg=number)
    said: list[str] = page.evaluate("() => window.told")
    assert len(said) == answered
    assert all(one.startswith("Your") for one in said)


def test_the_log_is_one_stop(world: World) -> None:
    """Arrows, Home and End go along its lines."""
    guest = world.seated(VARIED)
    guest.play_on(lambda: guest.turns() >= 2)
    page = guest.page
    lines = page.locator(".lines button")
    expect(lines.nth(3)).to_be_visible()
    assert page.evaluate(STOPS) == 1
    page.locator('.lines button[tabindex="0"]').focus()
    last = lines.count() - 1
    assert page.evaluate(HERE) == last
    for key, place in (("ArrowUp", last - 1), ("Home", 0), ("ArrowDown", 1), ("End", last)):
        page.keyboard.press(key)
        assert page.evaluate(HERE) == place
        assert page.evaluate(STOPS) == 1


def test_the_text_view_has_prices_chat_clock_and_menu(world: World) -> None:
    position: dict[str, object] = {
        "players": [{"hand": "market, palace", "gold": 2, "city": "temple"}, {"city": "tavern, keep"}, {}, {}],
        "turn": {"seat": 0, "as": "warlord", "income-taken": True},
    }
    guest = world.seated(position, "bot", "bot", "bot", game="machiavelli", clock=120)
    guest.walk(f"/t/{guest.code}/text")
    page = guest.page
    build = page.locator("ol.choices button").filter(has_text="Market")
    expect(build).to_contain_text("2 gold")
    expect(build).to_contain_text("Trade")
    expect(page.locator(".ask .clock")).to_be_visible()
    page.keyboard.press("c")
    expect(page.locator("#chat")).to_be_focused()
    page.locator(".talk input").fill("Good evening")
    page.keyboard.press("Enter")
    expect(page.locator(".talk")).to_contain_text("Good evening")
    page.locator("header .menu > .tool").click()
    expect(page.locator("header .menu .entry").first).to_be_visible()
    assert guest.errors == []


def test_a_card_that_is_held_down_stays_open(world: World) -> None:
    """When the finger is lifted; a tap beside it closes it."""
    guest = world.seated(VARIED, looks={"size": PHONE})
    soon(guest.settled)
    box = guest.page.locator(".own-card").first.bounding_box()
    assert box is not None
    finger = guest.context.new_cdp_session(guest.page)
    spot = [{"x": box["x"] + 20, "y": box["y"] + 30}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": spot})
    expect(guest.page.locator("dialog[open]")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # The click that a lifted finger may bring would lie on what is around the dialog.
    guest.page.evaluate(
        """(spot) => document.querySelector("dialog[open]")
      .dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: spot.x, clientY: spot.y }))""",
        spot[0],
    )
    expect(guest.page.locator("dialog[open]")).to_be_visible()
    guest.page.touchscreen.tap(5, 5)
    expect(guest.page.locator("dialog[open]")).to_have_count(0)


def test_what_can_be_chosen_is_seen_with_few_colours_and_more_contrast(world: World) -> None:
    guest = world.seated(VARIED, looks={"size": PHONE})
    soon(guest.settled)
    page = guest.page
    page.emulate_media(forced_colors="active")
    outline = "(selector) => getComputedStyle(document.querySelector(selector)).outlineStyle"
    assert page.evaluate(outline, ".own-card.is-choosable") == "solid"
    guest.press(selector("hand village"))
    expect(page.locator(".own-card.is-chosen")).to_be_visible()
    assert page.evaluate(outline, ".own-card.is-chosen") == "double"
    page.emulate_media(forced_colors="none", contrast="more")
    colours = (
        "() => ['--ink', '--ink-2'].map((one) => getComputedStyle(document.documentElement).getPropertyValue(one))"
    )
    ink, second = page.evaluate(colours)
    assert ink == second
    marked = "() => getComputedStyle(document.querySelector('.own-card')).userSelect"
    assert page.evaluate(marked) == "none"


def test_what_moves_has_numbers_to_move_by(world: World) -> None:
    """Houses that have no size while characters are chosen do not fly from nowhere."""
    guest = world.visitor(DESKTOP, still=False)
    guest.open("me", "bot", "bot", "bot", game="machiavelli")
    courtier = Courtier(guest)
    courtier.play(until=lambda: guest.told()["view"]["round"] >= 2)
    assert not [one for one in guest.errors + guest.warnings if "keyframe" in one.lower() or "NaN" in one]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_chosen_has_a_tick(world: World, theme: str) -> None:
    """Cards and piles of Dominion; in Machiavelli roles, and what is aimed at."""
    guest = world.seated(VARIED, looks={"size": PHONE, "theme": theme})
    soon(guest.settled)
    guest.press(selector("hand village"))
    expect(guest.page.locator(".own-card.is-chosen")).to_be_visible()
    assert guest.page.evaluate(TICK, ".own-card.is-chosen") == ["absolute", True, True]
    guest.press('[data-answer="end-actions"]')
    guest.press(selector("answer play-all-treasures"))
    guest.press(selector("pile silver"))
    expect(guest.page.locator(".pile.is-chosen")).to_be_visible()
    assert guest.page.evaluate(TICK, ".pile.is-chosen") == ["absolute", True, True]
    guest.open("me", "bot", "bot", "bot", game="machiavelli")
    guest.press(".role.can-choose")
    expect(guest.page.locator(".role.is-chosen")).to_be_visible()
    assert guest.page.evaluate(TICK, ".role.is-chosen") == ["absolute", True, True]


@pytest.mark.parametrize("path", ["/", "/learn", "/t/{}", "/t/{}/text", "lobby"])
def test_headings_are_in_order(world: World, path: str) -> None:
    """One of the first level, and none skips one."""
    guest = world.seated(VARIED) if path != "lobby" else world.visitor()
    if path == "lobby":
        guest.open("me", "open")
    else:
        guest.walk(path.format(guest.code))
    expect(guest.page.locator("h1").first).to_be_visible()
    found: list[int] = guest.page.evaluate(HEADINGS)
    assert found.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(found)), found
