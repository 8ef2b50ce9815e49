"""The host keeps order at the table: who may speak, who must go, and who sits at one device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.client.kit import PHONE, World

if TYPE_CHECKING:
    from tests.client.kit import Visitor


def say(visitor: Visitor, text: str) -> None:
    """Say something to the table."""
    visitor.page.locator(".chat .field").fill(text)
    visitor.press(".chat form button")


def row(visitor: Visitor, name: str) -> str:
    """Give where somebody stands in the list of people."""
    return f'dialog li[data-who="{name}"]'


def name_of(visitor: Visitor) -> str:
    """Give the name of a visitor."""
    return str(visitor.page.evaluate("async () => (await (await fetch('/api/me')).json()).name"))


def test_a_host_mutes_and_sends_away_before_the_game(world: World) -> None:
    """By buttons; who was sent away is told so, and finds no seat; the host can let them in again."""
    host = world.visitor(language="nl")
    code = host.open("me", "open", "open")
    friend = world.visitor(PHONE).go(f"/t/{code}")
    friend.sit_down()
    name = name_of(friend)
    say(friend, "blah")
    expect(host.page.locator(".said")).to_contain_text("blah")
    host.press(".people-button")
    host.press(f"{row(host, name)} .tools button >> nth=0")
    expect(friend.page.locator(".chat .field")).to_be_disabled()
    expect(friend.page.locator(".chat .why")).to_have_text("The host does not let you write here.")
    expect(host.page.locator(f"{row(host, name)} small")).to_contain_text("mag niet schrijven")
    host.press(f"{row(host, name)} .tools button >> nth=0")
    expect(friend.page.locator(".chat .field")).to_be_enabled()
    host.press(f"{row(host, name)} .tools button >> nth=1")
    host.press(f"{row(host, name)} .sure button.primary")
    expect(friend.page.locator(".vacant")).to_have_count(2)
    expect(friend.page.locator(".vacant .away").first).to_have_text("The host has sent you away from this table.")
    expect(friend.page.locator(".vacant button.primary.small")).to_have_count(0)
    friend.page.reload()
    expect(friend.page.locator(".vacant .away").first).to_be_visible()
    host.press(f"{row(host, name)} .tools button")
    friend.sit_down(name)
    expect(friend.page.locator(".vacant")).to_have_count(1)
    assert host.errors == friend.errors == []


def test_during_the_game_the_host_sends_away_who_spoils_it_and_closes_the_chat(world: World) -> None:
    """A bot plays on, and a spectator cannot write any more."""
    host, friend = world.two_people({}, "dominion", 0, {})
    name = name_of(friend)
    watcher = world.visitor(PHONE, language="nl").go(f"/t/{host.code}")
    watcher.press(".topbar .tool >> nth=1")
    say(watcher, "hallo")
    expect(host.page.locator(".said")).to_contain_text("hallo")
    host.press(".people-button")
    expect(host.page.locator(row(host, name_of(watcher)))).to_be_visible()
    host.press('dialog [role="switch"]')
    expect(watcher.page.locator(".chat .why")).to_have_text("Aan deze tafel mogen alleen spelers schrijven.")
    host.press(f"{row(host, name)} .tools button >> nth=1")
    host.press(f"{row(host, name)} .sure button.primary")
    expect(host.page.locator(row(host, name))).to_contain_text("was sent away")
    friend.page.wait_for_function("() => window.seen.seat === null")
    assert friend.told()["table"]["silenced"] == "reason-sent-away"
    assert [seat["kind"] for seat in host.told()["table"]["seats"]] == ["person", "bot"]
    assert host.errors == friend.errors == watcher.errors == []


def test_others_see_who_sits_at_one_device(world: World) -> None:
    """In the lobby, beside the names."""
    host = world.visitor()
    code = host.open("me", "open", "open", "open")
    friend = world.visitor().go(f"/t/{code}")
    friend.sit_down()
    friend.ask(f"/api/tables/{code}/join", {"name": "Opa"})
    name = name_of(friend)
    expect(host.page.locator(".seat:not(.vacant) .who small")).to_have_text(
        ["you, opened this table", "on one device with Opa", f"on one device with {name}"]
    )
