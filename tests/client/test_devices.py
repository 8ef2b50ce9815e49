"""Somebody's devices in the browser: listed, and signed out from another one while it sits at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.client.kit import DESKTOP, World
from tests.client.test_access import EVERYWHERE, faults
from tests.client.test_order import name_of

if TYPE_CHECKING:
    from tests.client.kit import Visitor

SMALL = (360, 640)


def rename(visitor: Visitor, name: str) -> None:
    """Choose a name at a table."""
    asking = "async (name) => (await fetch('/api/me', { method: 'PATCH', body: JSON.stringify({ name }), "
    visitor.page.evaluate(asking + "headers: { 'Content-Type': 'application/json' } })).ok", name)
    visitor.page.reload()
    # With the table comes another bar, and another menu.
    expect(visitor.page.locator("main.dominion")).to_be_visible()


def follow(visitor: Visitor, other: Visitor) -> None:
    """Make the other one's device the same guest."""
    other.go(visitor.ask("/api/me/link", {})["path"])
    other.press("button")
    other.page.wait_for_url(f"{other.address}/")


def open_devices(visitor: Visitor) -> None:
    """Open the list."""
    visitor.press(".topbar .menu > button")
    visitor.page.get_by_role("button", name="Your devices").or_(
        visitor.page.get_by_role("button", name="Je apparaten")
    ).click()
    expect(visitor.page.locator("dialog[open] li.mine")).to_be_visible()


def shows_signed_out(visitor: Visitor, title: str) -> None:
    """See that a page says so, and nothing else."""
    expect(visitor.page.locator("main.signed-out h1")).to_have_text(title)
    expect(visitor.page.locator("main")).to_have_count(1)
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)


def test_a_device_is_signed_out_while_it_sits_at_a_table(world: World) -> None:
    """Its page says so at once, in every tab, and after a reload; the seat stays the guest's; it can begin anew."""
    laptop, phone = world.visitor(DESKTOP), world.visitor(SMALL, "nl")
    code = laptop.open("me", "bot")
    rename(laptop, "Anna")
    follow(laptop, phone)
    phone.go(f"/t/{code}")
    expect(phone.page.locator("main.dominion")).to_be_visible()
    second = phone.context.new_page()
    second.goto(f"{phone.address}/t/{code}")
    expect(second.locator("main.dominion")).to_be_visible()
    laptop.page.wait_for_function("() => window.seen?.seat === 0")
    open_devices(laptop)
    expect(laptop.page.locator("dialog[open] li")).to_have_count(2)
    # Both are called the same: since when they are signed in tells them apart.
    expect(laptop.page.locator("dialog[open] li small", has_text="signed in:")).to_have_count(2)
    laptop.press("dialog[open] li:not(.mine) > button")
    laptop.press("dialog[open] .sure button.primary")
    expect(laptop.page.locator("dialog[open] .done")).to_contain_text("is signed out.")
    expect(laptop.page.locator("dialog[open] li")).to_have_count(1)
    shows_signed_out(phone, "Dit apparaat is afgemeld.")
    expect(second.locator("main.signed-out")).to_be_visible()
    phone.page.reload()
    shows_signed_out(phone, "Dit apparaat is afgemeld.")
    assert phone.wide() <= 0
    seat = laptop.told()["table"]["seats"][0]
    assert (seat["mine"], seat["present"]) == (True, True)
    laptop.page.keyboard.press("Escape")
    laptop.play_on(lambda: laptop.turns() >= 2)
    phone.press("main.signed-out button")
    expect(phone.page.locator("main.dominion")).to_be_visible()
    assert phone.told()["seat"] is None
    assert name_of(phone) != name_of(laptop)
    # And back by a link.
    follow(laptop, phone)
    phone.go(f"/t/{code}")
    phone.page.wait_for_function("() => window.seen?.seat === 0")
    assert laptop.errors == []


def test_all_others_are_signed_out_by_keyboard(world: World) -> None:
    """After a question that has the focus; a page without a table hears of it with the next thing it asks."""
    laptop, others = world.visitor(language="nl"), [world.visitor(SMALL), world.visitor()]
    laptop.open("me", "bot")
    for other in others:
        follow(laptop, other)
    open_devices(laptop)
    expect(laptop.page.locator("dialog[open] li")).to_have_count(3)
    laptop.page.locator("dialog[open] .others").focus()
    laptop.page.keyboard.press("Enter")
    expect(laptop.page.locator("dialog[open] .sure button.primary")).to_be_focused()
    laptop.page.keyboard.press("Enter")
    expect(laptop.page.locator("dialog[open] .done")).to_have_text("Alle andere apparaten zijn afgemeld.")
    expect(laptop.page.locator("dialog[open] li")).to_have_count(1)
    for other in others:
        other.walk("/history")
        shows_signed_out(other, "This device is signed out.")
    laptop.page.reload()
    laptop.page.wait_for_function("() => window.seen?.seat === 0")
    assert laptop.errors == []


def test_who_signs_the_only_device_out_is_offered_a_link_first(world: World) -> None:
    """It brings another device to the guest even after this one is signed out."""
    laptop, phone = world.visitor(), world.visitor(SMALL)
    code = laptop.open("me", "bot")
    rename(laptop, "Anna")
    open_devices(laptop)
    laptop.press("dialog[open] li.mine > button")
    expect(laptop.page.locator("dialog[open] .sure")).to_contain_text("the only device on which you are Anna")
    laptop.press("dialog[open] .sure button.primary")
    field = laptop.page.locator("dialog[open] .link input")
    expect(field).not_to_have_value("")
    link = field.input_value()
    laptop.page.keyboard.press("Escape")
    open_devices(laptop)
    laptop.press("dialog[open] li.mine > button")
    laptop.page.locator("dialog[open] .sure").get_by_role("button", name="Sign out here").click()
    shows_signed_out(laptop, "This device is signed out.")
    phone.page.goto(link)
    phone.press("button")
    phone.page.wait_for_url(f"{phone.address}/")
    assert name_of(phone) == "Anna"
    phone.go(f"/t/{code}")
    phone.page.wait_for_function("() => window.seen?.seat === 0")


def test_a_server_that_cannot_say_is_no_list(world: World) -> None:
    """The dialog says why, and nothing is signed out."""
    laptop = world.visitor(SMALL)
    laptop.open("me", "bot")
    laptop.page.route("**/api/me/devices", lambda route: route.abort())
    laptop.press(".topbar .menu > button")
    laptop.page.get_by_role("button", name="Your devices").click()
    expect(laptop.page.locator("dialog[open] .failed")).to_have_text("The server does not answer.")
    expect(laptop.page.locator("dialog[open] li")).to_have_count(0)


@EVERYWHERE
def test_everybody_can_use_it(world: World, size: tuple[int, int], language: str, theme: str) -> None:
    """The list, its questions, and the page of a device that is signed out."""
    size = size if size[0] > 700 else SMALL
    laptop, phone = world.visitor(size, language, theme), world.visitor(size, language, theme)
    laptop.open("me", "bot")
    follow(laptop, phone)
    open_devices(laptop)
    found = faults(laptop, "list")
    laptop.press("dialog[open] li:not(.mine) > button")
    found += faults(laptop, "question")
    laptop.press("dialog[open] .sure button.primary")
    expect(laptop.page.locator("dialog[open] li")).to_have_count(1)
    laptop.press("dialog[open] li.mine > button")
    found += faults(laptop, "the only one")
    assert laptop.wide() <= 0
    phone.page.reload()
    expect(phone.page.locator("main.signed-out")).to_be_visible()
    found += faults(phone, "signed out")
    assert phone.wide() <= 0
    assert found == []
