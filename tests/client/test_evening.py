"""What an evening at a table brings: clocks that run out, undo, rematches, spectators, and one device for two."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from tests.client.geometry import faults
from tests.client.kit import NEAR_THE_END, Visitor, World, serving, soon, watching
from tests.client.test_access import faults as barriers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

# Everything on the page but what lies open for all: supply, and what was played.
HIDDEN: Final = """() => {
  const page = document.body.cloneNode(true);
  for (const open of page.querySelectorAll(".supply, .play, [role=tooltip]")) open.remove();
  return page.innerHTML;
}"""
# Keeps what cards the hand on the page ever showed.
WATCHING_HANDS: Final = watching(".own-card", "card")
# Keeps how the clock ever looked.
WATCHING_CLOCK: Final = """() => {
  window.clocks = [];
  new MutationObserver(() => {
    const clock = document.querySelector(".question.mine .clock");
    const look = clock && (clock.classList.contains("hurry") ? "hurry" : "calm");
    if (look && window.clocks.at(-1) !== look) window.clocks.push(look);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
# Seconds: as long as two pages may need on a busy machine to draw the table, or to press a button.
CLOCK: Final = 20
UNDO: Final = 'button[aria-label^="Take back"]'


def both(
    world: World,
    position: dict[str, object],
    before: Callable[[Visitor], None] = lambda _: None,
    **wishes: Any,  # noqa: ANN401
) -> tuple[Visitor, Visitor]:
    """Bring two people to a table that is laid out, and begin."""
    host, friend = world.visitor(), world.visitor()
    code = host.open("me", "open", **wishes)
    friend.go(f"/t/{code}")
    friend.sit_down()
    expect(host.page.locator(".vacant")).to_have_count(0)
    world.house.arrange(position)
    before(host)
    host.press(".answers button.primary")
    for one in (host, friend):
        expect(one.page.locator("main.dominion")).to_be_visible()
    return host, friend


def truly(ask: Callable[[], bool]) -> None:
    """Wait until something holds."""
    soon(lambda: ask() or None)


def test_the_clock_runs_out_and_a_bot_decides_once(world: World) -> None:
    """The clock warns first; then the person is asked again, and plays on without loss."""
    host, friend = both(world, {"players": [{}, {}]}, clock=CLOCK, before=lambda one: one.page.evaluate(WATCHING_CLOCK))
    done = host.page.locator("section.done")
    expect(done.locator("li .by-bot").first).to_be_visible()
    assert host.page.evaluate("() => window.clocks")[:2] == ["calm", "hurry"]
    expect(friend.page.locator(".lines[role=log]")).to_contain_text("time is up. A bot decides this once.")
    expect(friend.page.locator(".lines .by-bot").first).to_be_visible()
    done.locator("button.primary").click()
    expect(done).to_have_count(0)
    expect(friend.page.locator(".player", has_text="a bot is filling in")).to_have_count(0)
    host.act(soon(host.asked))
    assert host.errors == friend.errors == []


def test_one_click_and_there_is_another_game(world: World) -> None:
    """Against bots at once; with people when all want it, who are taken along."""
    host = world.seated(NEAR_THE_END)
    host.hurry_to_the_end()
    first, names = host.code, [seat["name"] for seat in host.told()["table"]["seats"]]
    host.press(".answers button.primary")
    host.page.wait_for_function("code => !location.pathname.includes(code)", arg=first)
    expect(host.page.locator("main.dominion")).to_be_visible()
    truly(lambda: host.told()["table"]["previous"] == first)
    assert [seat["name"] for seat in host.told()["table"]["seats"]] == names
    assert host.told()["table"]["status"] == "playing"
    soon(host.asked)
    assert host.errors == []


def test_whoever_watches_sees_no_hidden_card(world: World) -> None:
    """Not on the page, and not in what the page was told."""
    position: dict[str, object] = {
        "players": [
            {"hand": "adventurer, 4 gold", "deck": "5 gold", "discard": "gold, estate"},
            {"hand": "witch, 4 gold", "deck": "5 gold"},
        ]
    }
    host, _ = both(world, position)
    watcher = world.visitor(theme="dark").go(f"/t/{host.code}/watch")
    expect(watcher.page.locator("main.dominion")).to_be_visible()
    expect(watcher.page.locator(".own-card")).to_have_count(0)
    view = watcher.told()["view"]
    assert not any(zone in player for player in view["players"] for zone in ("hand", "selected", "looking_at"))
    assert "options" not in (view["question"] or {})
    seen = watcher.page.evaluate(HIDDEN)
    assert "Estate" in seen
    for hidden in ("gold", "adventurer", "witch"):
        assert not re.search(rf"\b{hidden}\b", seen, re.IGNORECASE), hidden
    # The host sees them, so the test would notice.
    assert "Adventurer" in host.page.evaluate(HIDDEN)


def test_the_curtain_hides_everything_until_the_next_one_sits_there(world: World) -> None:
    """Two people with one device: neither ever sees a card of the other."""
    position: dict[str, object] = {
        "players": [{"hand": "5 copper", "deck": "5 gold"}, {"hand": "5 silver", "deck": "5 estate"}]
    }
    guest = world.visitor()
    world.house.arrange(position)
    guest.open("me", "local")
    curtain = guest.page.locator(".curtain")

    def hidden() -> None:
        expect(curtain).to_be_visible()
        expect(guest.page.locator(".card, .own-card, .back")).to_have_count(0)
        assert "data-card" not in guest.page.content()

    hidden()
    guest.page.evaluate(WATCHING_HANDS)
    guest.press(".curtain button")
    expect(guest.page.locator(".own-card")).to_have_count(5)
    assert guest.page.evaluate("() => [...window.shown]") == ["copper"]
    guest.act(soon(guest.asked))
    guest.press('[data-answer="end-buys"]')
    hidden()
    guest.page.evaluate("() => window.shown.clear()")
    guest.press(".curtain button")
    expect(guest.page.locator('.own-card[data-card="silver"]')).to_have_count(5)
    assert guest.page.evaluate("() => [...window.shown]") == ["silver"]
    expect(guest.page.locator(".question h1")).to_contain_text("Treasures")
    # A page that is loaded anew is handed over again.
    guest.page.reload()
    hidden()
    assert guest.errors == []


SMITHY: Final[dict[str, object]] = {
    "players": [{"hand": "smithy, 2 estate, copper", "deck": "gold, silver, copper, copper"}, {}]
}


def test_against_bots_everything_can_be_taken_back(world: World) -> None:
    """Even what showed hidden cards; the log says so."""
    guest = world.seated(SMITHY)
    soon(guest.asked)
    guest.press('.own-card[data-card="smithy"]')
    expect(guest.page.locator('.own-card[data-card="gold"]')).to_be_visible()
    guest.press(UNDO)
    expect(guest.page.locator('.own-card[data-card="smithy"].is-choosable')).to_be_visible()
    expect(guest.page.locator(".own-card")).to_have_count(4)
    expect(guest.page.locator("[role=log].lines")).to_contain_text("You take back a move.")
    assert guest.own()["hand"] == ["copper", "estate", "estate", "smithy"]
    assert guest.errors == []


def test_among_people_undo_is_free_or_by_consent(world: World) -> None:
    """Free while nothing hidden was seen; else the others may agree, or rather not."""
    host, friend = both(world, SMITHY)
    soon(host.asked)
    host.press('[data-answer="end-actions"]')
    host.page.wait_for_function("() => window.seen.view?.question?.kind === 'play-treasure'")
    expect(host.page.locator(UNDO)).to_have_attribute("aria-label", "Take back")
    host.press(UNDO)
    host.page.wait_for_function("() => window.seen.view?.question?.kind === 'play-action'")
    expect(friend.page.locator(".strip")).to_have_count(0)

    soon(host.asked)
    host.press('.own-card[data-card="smithy"]')
    expect(host.page.locator('.own-card[data-card="gold"]')).to_be_visible()
    host.press(UNDO)
    expect(host.page.locator(".strip")).to_contain_text("Waiting for")
    assert barriers(friend, "undo asked") == []
    friend.press(".strip button.primary")
    expect(host.page.locator('.own-card[data-card="smithy"].is-choosable')).to_be_visible()
    expect(friend.page.locator("[role=log].lines")).to_contain_text("back a move.")

    host.press('.own-card[data-card="smithy"]')
    expect(host.page.locator('.own-card[data-card="gold"]')).to_be_visible()
    host.press(UNDO)
    friend.press(".strip button:not(.primary)")
    expect(host.page.locator(".strip")).to_have_count(0)
    expect(host.page.locator('.own-card[data-card="gold"]')).to_be_visible()
    expect(host.page.locator(UNDO)).to_have_attribute("aria-disabled", "true")
    assert host.errors == friend.errors == []


# Remembers what was ever said above the table or at its edge.
WATCHING_WORDS: Final = """() => {
  window.words = [];
  const look = () => document.querySelectorAll(".strip, .toasts p").forEach((one) => {
    const text = one.textContent.trim().replaceAll(/\\s+/g, " ");
    if (window.words.at(-1) !== text) window.words.push(text);
  });
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@pytest.fixture
def hasty(house: World) -> Iterator[World]:
    """A server where nobody has long to agree, with the browser of all tests."""
    with serving(lapse=2) as there:
        world = World(house.browser, there)
        yield world
        world.leave()


def test_a_request_to_take_back_that_nobody_answers_lapses(hasty: World) -> None:
    """Both read what was asked, and that it has lapsed, also later; the game goes on, and may be asked again."""
    host, friend = both(hasty, SMITHY)
    names = [seat["name"] for seat in host.told()["table"]["seats"]]
    for one in (host, friend):
        one.page.evaluate(WATCHING_WORDS)
    soon(host.asked)
    host.press('.own-card[data-card="smithy"]')
    expect(host.page.locator('.own-card[data-card="gold"]')).to_be_visible()
    host.press(UNDO)
    lapsed = {
        host: "Nobody answered your request to take back in time; it has lapsed.",
        friend: f"{names[0]}'s request to take back got no answer in time and has lapsed.",
    }
    for one, said in lapsed.items():
        expect(one.page.locator("[role=log].lines")).to_contain_text(said)
        expect(one.page.locator(".strip")).to_have_count(0)
        words = one.page.evaluate("() => window.words")
        # Which decision it is about, how long is left; and at last what came of it.
        assert any("You play a Smithy." in text or "plays a Smithy." in text for text in words), words
        assert any("seconds left" in text or "1 second left" in text for text in words), words
        assert any(said in text for text in words), words
    expect(host.page.locator('.own-card[data-card="gold"]')).to_be_visible()
    host.press('[data-answer="play-all-treasures"]')
    host.page.wait_for_function("() => window.seen.view?.question?.kind === 'buy-card'")
    assert host.errors == friend.errors == []


@pytest.mark.parametrize("language", ["en", "nl"])
def test_log_and_chat_stand_together_where_there_is_room(world: World, language: str) -> None:
    """On a large screen both are read at once; on a laptop one turns over, and is told of what is said meanwhile."""
    host = world.visitor((1920, 1080), language)
    code = host.open("me", "open", name="Evening")
    friend = world.visitor((1280, 720), language).go(f"/t/{code}")
    friend.sit_down()
    expect(host.page.locator(".vacant")).to_have_count(0)
    host.press(".answers button.primary")
    for one in (host, friend):
        expect(one.page.locator("main.dominion")).to_be_visible()
    said = host.page.locator(".side-panel.together .chat form input")
    said.fill("Ciao!")
    said.press("Enter")
    expect(host.page.locator(".side-panel .said")).to_contain_text("Ciao!")
    expect(host.page.locator(".side-panel .lines[role=log]")).to_be_visible()
    expect(host.page.locator(".side-panel [role=tab]")).to_have_count(0)
    tabs = friend.page.locator(".side-panel [role=tab]")
    expect(tabs).to_have_count(2)
    expect(tabs.last.locator(".badge")).to_have_text("1")
    expect(friend.page.locator(".side-panel .lines[role=log]")).to_be_visible()
    expect(friend.page.locator(".side-panel .said")).to_have_count(0)
    tabs.last.click()
    expect(friend.page.locator(".side-panel .said")).to_contain_text("Ciao!")
    expect(friend.page.locator(".side-panel .lines[role=log]")).to_have_count(0)
    for one in (host, friend):
        assert faults(one) == []
        assert one.errors == one.warnings == []
