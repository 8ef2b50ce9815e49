"""The public lobby with real browsers: sitting down in one click, people one has played with, names of tables."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.client.kit import DESKTOP, PHONE, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.client.kit import World

SMALL = (390, 664)
LAPTOP = (1280, 720)
LONGEST = "Maximiliaan van der Woerdt-Wolkenstein W"
# Somebody who ends the game with the next purchase.
LAST_BUY: dict[str, object] = {
    "players": [{"hand": "3 gold", "turns": 9}, {"hand": "copper", "turns": 8}],
    "supply": {"province": 1},
}


def named(visitor: Visitor, name: str) -> Visitor:
    """Let somebody choose a name, and be at home."""
    with visitor.page.expect_response("**/api/me"):
        visitor.go("/watch")
    changed = visitor.page.evaluate(
        """async (name) => {
          const headers = { "Content-Type": "application/json" };
          return (await fetch("/api/me", { method: "PATCH", headers, body: JSON.stringify({ name }) })).ok;
        }""",
        name,
    )
    assert changed
    return visitor.go()


def acquainted(world: World, *people: Visitor) -> None:
    """Let two people have played a game to its end, without looking."""
    host, friend = people
    world.house.arrange(LAST_BUY)
    code = host.open("me", "open", options={"start-player": "chosen", "start-seat": 0})
    friend.ask(f"/api/tables/{code}/join", {})
    expect(host.page.locator(".vacant")).to_have_count(0)
    host.press(".answers button.primary")
    host.hurry_to_the_end()
    for one in people:
        one.go()


def card(visitor: Visitor, name: str) -> Locator:
    """Give the card of a table in a list."""
    return visitor.page.locator(".running", has_text=name)


def invited(visitor: Visitor, by: str) -> Locator:
    """Give an invitation by somebody."""
    return visitor.page.locator(".invited", has_text=by)


def companion(visitor: Visitor, name: str) -> Locator:
    """Give somebody in the list of those to play with."""
    return visitor.page.locator(".companions li", has_text=name)


def fits(visitor: Visitor) -> None:
    """Nothing is wider than the window, and every button can be hit."""
    assert visitor.wide() <= 0
    for button in visitor.page.locator(".invited button:visible, .companions button:visible, .do button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= (44 if visitor.touch else 30), button.inner_text()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= visitor.page.viewport_size["width"]  # type: ignore[index]


@pytest.mark.parametrize("size", [LAPTOP, SMALL])
def test_one_click_and_one_sits_at_an_open_table(world: World, size: tuple[int, int]) -> None:
    """From the home page, with a name; what is played, who is there, how many seats are free and the clock are told."""
    title = f"Open to all {size[0]}"
    host = world.visitor()
    host.open("me", "open", "open", "bot", name=title, listed=True, clock=120, options={"kingdom-mode": "big-money"})
    guest = named(world.visitor(size), "Anouk")
    offer = card(guest, title)
    expect(offer).to_contain_text("Dominion, Big Money, with")
    expect(offer).to_contain_text("2 seats free, 2 min for a decision")
    fits(guest)
    guest.press(f'.offers .running:has-text("{title}") button.primary')
    guest.page.wait_for_url(re.compile("/t/"))
    expect(guest.page.locator(".seats .who", has_text="Anouk")).to_be_visible()
    expect(guest.page.locator("form.sit-down")).to_have_count(0)
    expect(host.page.locator(".seats .who", has_text="Anouk")).to_be_visible()
    assert host.errors == guest.errors == []


def test_who_has_no_name_is_asked_for_one_and_sits(world: World) -> None:
    """From the page of all tables, in Dutch; who has changed their mind has sat down nowhere."""
    host = named(world.visitor(), "Lodewijk")
    host.open("me", "open", name="Open to strangers", listed=True)
    guest = world.visitor(SMALL, "nl").go("/watch")
    sit = '.open .running:has-text("Open to strangers") button.primary'
    guest.press(sit)
    expect(guest.page.locator("dialog[open] h2")).to_have_text("Ga zitten aan de tafel van Lodewijk")
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("form.sit-down")).to_have_count(0)
    assert guest.page.url.endswith("/watch")
    guest.press(sit)
    guest.sit_down("Anouk")
    guest.page.wait_for_url(re.compile("/t/"))
    expect(host.page.locator(".seats .who", has_text="Anouk")).to_be_visible()
    # Nobody is offered a table without a seat.
    late = world.visitor().go("/watch")
    expect(late.page.locator("main h1")).to_be_visible()
    expect(card(late, "Open to strangers")).to_have_count(0)
    assert guest.errors == []


def test_a_seat_that_is_gone_is_told_and_the_list_looked_at_again(world: World) -> None:
    host = world.visitor()
    code = host.open("me", "open", name="Nearly full", listed=True)
    slow, quick = named(world.visitor(), "Slow"), named(world.visitor(), "Quick")
    expect(card(slow, "Nearly full")).to_be_visible()
    quick.ask(f"/api/tables/{code}/join", {})
    slow.press('.offers .running:has-text("Nearly full") button.primary')
    expect(slow.page.locator(".toasts")).to_contain_text("That seat is taken.")
    expect(card(slow, "Nearly full")).to_have_count(0)
    assert slow.page.url.endswith("/")


def test_anyone_may_join_is_switched_in_the_lobby(world: World) -> None:
    host = world.visitor()
    host.open("me", "open", name="On and off")
    guest = world.visitor().go("/watch")
    expect(guest.page.locator("main h1")).to_be_visible()
    expect(card(guest, "On and off")).to_have_count(0)
    host.press(".invite [role=switch]")
    expect(host.page.locator(".invite [role=switch]")).to_have_attribute("aria-checked", "true")
    expect(card(guest, "On and off")).to_be_visible()
    host.press(".invite [role=switch]")
    expect(card(guest, "On and off")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, SMALL])
def test_a_friend_is_invited_again_finds_it_at_home_and_sits_down(world: World, size: tuple[int, int]) -> None:
    """From the home page: a table is opened for it. The note leads to the seat in one click."""
    host, friend = named(world.visitor(size), "Lodewijk"), named(world.visitor(size), "Anouk")
    acquainted(world, host, friend)
    expect(companion(host, "Anouk")).to_contain_text("Dominion, today")
    fits(host)
    companion(host, "Anouk").locator("button.small").click()
    host.page.wait_for_url(re.compile("/t/"))
    expect(companion(host, "Anouk")).to_contain_text("Invited")
    expect(invited(friend, "Lodewijk invites you")).to_contain_text("1 seat free")
    fits(friend)
    friend.press(".invited .primary")
    friend.page.wait_for_url(re.compile(f"/t/{host.code}"))
    expect(friend.page.locator(".seats .who", has_text="Anouk")).to_be_visible()
    expect(host.page.locator(".seats .who", has_text="Anouk")).to_be_visible()
    # Who sits there need not be invited; and at a full table the link still has its use.
    expect(companion(host, "Anouk")).to_have_count(0)
    expect(host.page.locator(".invite .full")).to_contain_text("can watch")
    assert host.errors == friend.errors == []


def test_an_invitation_comes_to_the_table_where_one_is_and_is_declined(world: World) -> None:
    """At once; put aside it stands at home, and who invited sees the answer."""
    host, friend = named(world.visitor(language="nl"), "Lodewijk"), named(world.visitor(SMALL, "nl"), "Anouk")
    acquainted(world, host, friend)
    friend.open("me", "bot")
    expect(friend.page.locator("main.dominion")).to_be_visible()
    host.open("me", "open")
    companion(host, "Anouk").locator("button.small").click()
    note = invited(friend, "Lodewijk nodigt je uit")
    expect(note).to_be_visible()
    fits(friend)
    note.locator("button", has_text="Nu niet").tap()
    expect(note).to_have_count(0)
    friend.walk("/")
    expect(note).to_be_visible()
    note.locator("button", has_text="Bedank").tap()
    expect(note).to_have_count(0)
    expect(companion(host, "Anouk")).to_contain_text("Heeft bedankt")
    assert host.errors == friend.errors == []


def test_somebody_is_taken_off_the_list_and_put_back(world: World) -> None:
    """What was sent goes with them, and neither finds the other."""
    host, friend = named(world.visitor(), "Lodewijk"), named(world.visitor(), "Anouk")
    acquainted(world, host, friend)
    host.open("me", "open")
    companion(host, "Anouk").locator("button.small").click()
    expect(invited(friend, "Lodewijk")).to_be_visible()
    companion(friend, "Lodewijk").locator("button.off").click()
    expect(friend.page.locator(".toasts")).to_contain_text("Lodewijk can no longer invite you")
    friend.go()
    expect(friend.page.locator(".companions summary")).to_have_text("Taken off (1)")
    expect(invited(friend, "Lodewijk")).to_have_count(0)
    host.go()
    expect(host.page.locator("main.loggia")).to_be_visible()
    expect(host.page.locator(".mine .running")).to_have_count(1)
    expect(companion(host, "Anouk")).to_have_count(0)
    friend.press(".companions summary")
    friend.press(".companions details button")
    expect(companion(friend, "Lodewijk").locator("button.small")).to_have_text("Invite again")
    expect(invited(friend, "Lodewijk")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, SMALL])
def test_the_host_gives_the_table_a_name(world: World, size: tuple[int, int]) -> None:
    """Everybody reads it at once; a name that cannot be shown is refused at the field, and Escape changes nothing."""
    host = named(world.visitor(size), "Lodewijk")
    code = host.open("me", "open", name=None, occasion="sunday-evening")
    guest = world.visitor(PHONE).go(f"/t/{code}")
    guest.sit_down("Anouk")
    expect(guest.page.locator(".named h2")).to_have_text("Dominion, Sunday evening")
    expect(guest.page.locator(".named button")).to_have_count(0)
    host.press(".named button")
    field = host.page.locator(".named input")
    expect(field).to_be_focused()
    field.press("Escape")
    expect(host.page.locator(".named h2")).to_have_text("Dominion, Sunday evening")
    host.press(".named button")
    field.fill("  ")
    field.press("Enter")
    expect(host.page.locator(".named .wrong")).to_contain_text("visible")
    host.errors.clear()
    field.fill(LONGEST)
    field.press("Enter")
    for one in (host, guest):
        expect(one.page.locator(".named h2")).to_have_text(LONGEST)
        assert one.wide() <= 0
        assert one.errors == []


@pytest.mark.parametrize("size", [LAPTOP, SMALL])
def test_the_watch_page_has_something_to_show_when_nobody_plays(world: World, size: tuple[int, int]) -> None:
    """Games to look back at, also those of others that anyone could join; and how to let others watch."""
    host = named(world.visitor(size), "Lodewijk")
    world.house.arrange(LAST_BUY)
    shown = host.open("me", "bot", name=f"Shown to all {size[0]}", listed=True)
    host.hurry_to_the_end()
    world.house.arrange(LAST_BUY)
    host.open("me", "bot", name=f"Our own {size[0]}")
    host.hurry_to_the_end()
    stranger = world.visitor(size).go("/watch")
    expect(stranger.page.locator(".back article", has_text=f"Shown to all {size[0]}")).to_be_visible()
    expect(stranger.page.locator(".back article", has_text=f"Our own {size[0]}")).to_have_count(0)
    expect(stranger.page.locator(".let")).to_contain_text("Anyone may join")
    assert stranger.wide() <= 0
    host.walk("/watch")
    expect(host.page.locator(".back article", has_text=f"Our own {size[0]}")).to_be_visible()
    stranger.press(f'.back article:has-text("Shown to all {size[0]}") a[href$="/replay"]')
    stranger.page.wait_for_url(re.compile(f"/t/{shown}/replay"))
    # While one plays, the link for spectators is at hand.
    running = host.open("me", "bot")
    expect(host.page.locator("main.dominion")).to_be_visible()
    host.walk("/watch")
    expect(host.page.locator(".let input")).to_have_value(re.compile(f"/t/{running}/watch$"))
    assert host.wide() <= 0
    assert host.errors == stranger.errors == []


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("size", [(360, 640), LAPTOP])
def test_the_longest_names_fit(world: World, size: tuple[int, int], language: str) -> None:
    host = named(world.visitor(size, language), LONGEST)
    friend = named(world.visitor(size, language), "Wilhelmina-Alexandrina van Oranje Nassau")
    acquainted(world, host, friend)
    fits(host)
    companion(host, "Wilhelmina").locator("button.small").click()
    host.page.wait_for_url(re.compile("/t/"))
    expect(companion(host, "Wilhelmina").locator(".state")).to_be_visible()
    fits(host)
    expect(invited(friend, LONGEST)).to_be_visible()
    fits(friend)
    friend.walk("/history")
    expect(invited(friend, LONGEST)).to_be_visible()
    fits(friend)
    assert host.errors == friend.errors == []
