"""An evening from the invitation to the rematch: two people and a spectator, each with a browser and a server between.

The friend comes by the link that the host is shown, at another address of the machine: another site to a browser.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.client.kit import PHONE, soon
from tests.client.test_evening import UNDO
from tests.client.test_invitation import let_in, opened
from tests.client.test_leaving import WORDMARK, at_home, way
from tests.client.test_together import next_asked, play_turns

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

# The host shows hidden cards at once; money ends the game, but not before somebody has left and come back.
EVENING: dict[str, object] = {
    "players": [
        {"hand": "smithy, 2 gold, 2 silver", "deck": "3 gold, 3 silver, 2 gold, 2 copper", "turns": 9},
        {"hand": "2 gold, 3 copper", "deck": "2 gold, 3 silver, 3 gold, 2 copper", "turns": 8},
    ],
    "supply": {"province": 8},
}
LOG = ".lines[role=log]"
STRIP = ".strip"


def keepers(visitor: Visitor) -> list[str | None]:
    """Give why bots play on the seats, as a page was told."""
    return [seat["keeper"] for seat in visitor.told()["table"]["seats"]]


def test_a_whole_evening(world: World) -> None:
    """From the invitation to another game; all the while no browser has anything to complain about."""
    people = invited(world)
    taken_back(*people)
    play_turns(*people[:2], least=10)
    left_to_a_bot(*people)
    played_to_the_end(*people)
    played_again(*people)
    assert [one.errors for one in people] == [[], [], []]
    assert [one.warnings for one in people] == [[], [], []]


def invited(world: World) -> tuple[Visitor, Visitor, Visitor]:
    """Let a friend come by the link that is shown, say a name and sit down; somebody else watches, and they begin."""
    host = opened(world, (1280, 720))
    link = let_in(host)
    assert link.startswith("http://127.0.0.2:")
    friend, watcher = world.visitor(PHONE, "nl"), world.visitor(theme="dark")
    friend.page.goto(link)
    friend.sit_down("Anouk")
    watcher.page.goto(f"{link}/watch")
    expect(watcher.page.locator(".seats .who")).to_contain_text(["", "Anouk"])
    world.house.arrange(EVENING)
    host.press(".answers button.primary")
    for one in (host, friend, watcher):
        expect(one.page.locator("main.dominion")).to_be_visible()
    # Nobody is anybody else, though all use one machine.
    assert [one.told()["seat"] for one in (host, friend, watcher)] == [0, 1, None]
    return host, friend, watcher


def taken_back(host: Visitor, friend: Visitor, watcher: Visitor) -> None:
    """A decision that showed hidden cards is taken back when the other one agrees."""
    soon(host.asked)
    host.press('.own-card[data-card="smithy"]')
    expect(host.page.locator(".own-card")).to_have_count(7)
    host.press(UNDO)
    expect(host.page.locator(STRIP)).to_contain_text("Waiting for Anouk")
    expect(watcher.page.locator(f"{STRIP} button")).to_have_count(0)
    friend.press(f"{STRIP} button.primary")
    expect(host.page.locator('.own-card[data-card="smithy"].is-choosable')).to_be_visible()
    for one in (host, watcher):
        expect(one.page.locator(STRIP)).to_have_count(0)
        expect(one.page.locator(LOG)).to_contain_text("back a move.")


def left_to_a_bot(host: Visitor, friend: Visitor, watcher: Visitor) -> None:
    """One leaves, a bot goes on; the others see it, and the seat is given back to who returns."""
    friend.press(WORDMARK)
    friend.press(way("bot"))
    at_home(friend)
    for one in (host, watcher):
        expect(one.page.locator(".player.absent")).to_contain_text("a bot is filling in")
    before = host.turns()
    host.play_on(lambda: host.turns() > before)
    expect(watcher.page.locator(f"{LOG} .by-bot").first).to_be_visible()
    friend.press(".mine .running .to")
    expect(friend.page.locator("main.dominion")).to_be_visible()
    friend.press('[data-about="kept"] button.primary')
    soon(lambda: keepers(host) == [None, None] or None)
    expect(host.page.locator(".player.absent")).to_have_count(0)


def played_to_the_end(host: Visitor, friend: Visitor, watcher: Visitor) -> None:
    """Everybody sees the score, and they talk on."""
    while True:
        who, offers = next_asked(host, friend)
        if offers["over"]:
            break
        who.act(offers)
    for one in (host, friend, watcher):
        expect(one.page.locator("main.after")).to_be_visible()
    said = host.page.locator(".chat form input")
    said.fill("Nog een?")
    said.press("Enter")
    for one in (friend, watcher):
        expect(one.page.locator(".said")).to_contain_text("Nog een?")


def played_again(host: Visitor, friend: Visitor, watcher: Visitor) -> None:
    """Another game, in which something else is agreed by who asked for it; the talk goes on there."""
    people, before = (host, friend, watcher), host.code
    host.press(".question .go")
    expect(friend.page.locator('.rematch [data-state="ready"]')).to_have_count(1)
    friend.page.get_by_role("button", name="Andere afspraken").click()
    for one in people:
        expect(one.page.locator("main.lobby")).to_be_visible()
        expect(one.page.locator(".said")).to_contain_text("Nog een?")
        assert one.code != before
    friend.press('[data-option="clock"] button:has-text("2 min")')
    soon(lambda: host.told()["table"]["clock"] == 120 or None)
    expect(host.page.locator(".question button.go")).to_have_attribute("aria-disabled", "true")
    friend.press(".question button.go")
    for one in people:
        expect(one.page.locator("main.dominion")).to_be_visible()
    assert [one.told()["seat"] for one in people] == [0, 1, None]
    play_turns(host, friend, least=2)
    host.ask("/api/reach/close", {})
