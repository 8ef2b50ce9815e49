"""Invitations: a link that others can really open, a name before one sits down, and playing by that link."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
import zxingcpp
from playwright.sync_api import expect

from tests.client.geometry import faults
from tests.client.kit import DESKTOP, PHONE, Visitor, World, soon
from tests.client.test_order import name_of
from tests.client.test_together import play_turns

if TYPE_CHECKING:
    from playwright.sync_api import Locator

SMALL = (360, 640)
LONGEST = "Maximiliaan van der Woerdt-Wolkenstein W"


def opened(world: World, size: tuple[int, int] = DESKTOP, language: str = "en") -> Visitor:
    """Let somebody open a table for a friend, by the buttons of the page."""
    host = world.visitor(size, language).go()
    host.press('article[aria-label="Dominion"] a.friends')
    host.press(".question button.primary")
    expect(host.page.locator(".invite .warning")).to_be_visible()
    return host


def let_in(host: Visitor) -> str:
    """Let the people of the network in; give the link that is shown then."""
    host.press(".invite .let-in")
    link = host.page.locator(".invite .link input")
    expect(link).to_be_visible()
    return link.input_value()


def scanned(code: Locator) -> list[str]:
    """Point a camera at a code on the screen."""
    drawn = code.evaluate(
        """async (svg) => {
          const side = 400;
          const copy = svg.cloneNode(true);
          copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
          copy.setAttribute("width", side);
          copy.setAttribute("height", side);
          const picture = new Image();
          picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
          await picture.decode();
          const canvas = new OffscreenCanvas(side, side);
          const context = canvas.getContext("2d");
          context.fillStyle = getComputedStyle(svg).backgroundColor;
          context.fillRect(0, 0, side, side);
          context.drawImage(picture, 0, 0);
          const pixels = context.getImageData(0, 0, side, side).data;
          return JSON.stringify(Array.from({ length: side * side }, (_, place) => pixels[4 * place]));
        }"""
    )
    pixels = bytes(json.loads(drawn))
    return [found.text for found in zxingcpp.read_barcodes(memoryview(pixels).cast("B", (400, 400)))]


def test_a_friend_comes_by_the_link_says_a_name_and_plays(world: World) -> None:
    """Nobody could open the first address; with one click a friend can, at another address, and both play on."""
    host = opened(world)
    expect(host.page.locator(".invite .qr")).to_have_count(0)
    expect(host.page.locator(".invite .warning")).to_contain_text("127.0.0.1")
    link = let_in(host)
    port = urlsplit(world.address).port
    assert link == f"http://127.0.0.2:{port}/t/{host.code}"
    assert scanned(host.page.locator(".invite .qr")) == [link]

    friend = world.visitor(PHONE)
    friend.page.goto(link)
    asking = friend.page.locator("form.sit-down")
    expect(asking).to_be_visible()
    expect(asking.locator("input")).to_be_focused()
    # Nobody sits down without a name, and what is wrong with one stands at the field.
    asking.locator("button.primary").click()
    expect(asking.locator(".wrong")).to_have_text("What shall the others call you? Write a name here.")
    asking.locator("input").fill("Cosimo")
    asking.locator("button.primary").click()
    expect(asking.locator(".wrong")).to_contain_text("Bots are called Cosimo here.")
    expect(asking.locator("input")).to_be_focused()
    # The browser writes down that the name was refused.
    assert [error for error in friend.errors if "/api/me" not in error] == []
    friend.errors.clear()
    asking.locator("input").fill("Anouk")
    asking.locator("input").press("Enter")
    expect(asking).to_have_count(0)
    expect(host.page.locator(".seats .who")).to_contain_text(["", "Anouk"])
    host.press(".answers button.primary")
    for one in (host, friend):
        expect(one.page.locator("main.dominion")).to_be_visible()
    play_turns(host, friend, least=2)
    # One is the same person everywhere.
    shield = friend.page.evaluate("async () => (await (await fetch('/api/me')).json()).arms")
    seats = friend.told()["table"]["seats"]
    assert seats[1]["arms"] == shield or seats[0]["arms"] == shield
    # The name is proposed the next time.
    code = host.open("me", "open")
    friend.walk(f"/t/{code}")
    expect(friend.page.locator("form.sit-down input")).to_have_value("Anouk")
    assert host.errors == friend.errors == []
    host.ask("/api/reach/close", {})


def test_what_was_opened_is_closed_again(world: World) -> None:
    """Until then the link holds; then nobody else can open it, and the page says so."""
    host = opened(world, language="nl")
    host.page.locator(".invite input[type=radio] >> nth=1").check()
    link = let_in(host)
    assert link.startswith("http://127.0.0.3:")
    friend = world.visitor()
    friend.page.goto(link)
    expect(friend.page.locator("form.sit-down")).to_be_visible()
    # A friend sees the link that holds, and no button for the machine of somebody else.
    friend.sit_down("Bram")
    expect(friend.page.locator(".invite .let-in, .invite .opened")).to_have_count(0)
    # At a full table the host still sees what the link does, and what is open.
    expect(host.page.locator(".invite .full")).to_be_visible()
    expect(friend.page.locator(".invite")).to_have_count(0)
    expect(host.page.locator(".invite .opened")).to_contain_text("127.0.0.3")
    host.press(".invite .opened + .button")
    expect(host.page.locator(".invite .warning")).to_contain_text("Alleen dit apparaat")
    expect(friend.page.locator(".line-strip")).to_have_attribute("data-sign", "reconnecting")
    assert host.errors == []


def test_the_link_is_copied_where_browsers_keep_the_clipboard_to_themselves(world: World) -> None:
    """Without a secure connection it is copied the old way, or selected."""
    host = opened(world)
    link = let_in(host)
    host.page.evaluate("() => Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    host.press(".invite .link button:last-child")
    expect(host.page.locator(".invite [role=status]")).not_to_be_empty()
    assert host.page.evaluate("() => getSelection().toString() || document.activeElement.value") == link
    host.ask("/api/reach/close", {})


SHARING = """() => {
  window.shared = [];
  navigator.share = async (what) => {
    window.shared.push(what);
    if (window.closes) throw new DOMException("", "AbortError");
  };
}"""


def test_the_link_is_handed_to_the_share_sheet(world: World) -> None:
    """Where there is one: with the link and what it is about; who closes it again has done nothing wrong."""
    host = world.visitor(PHONE)
    host.page.add_init_script(f"({SHARING})()")
    host.open("me", "open", name="Anna's evening")
    link = let_in(host)
    button = host.page.get_by_role("button", name="Share", exact=True)
    button.tap()
    shared = {"url": link, "title": "Anna's evening", "text": "Come and play: Anna's evening"}
    assert host.page.evaluate("() => window.shared") == [shared]
    host.page.evaluate("() => { window.closes = true; }")
    button.tap()
    assert host.page.evaluate("() => window.shared.length") == 2
    # What most people want is the sheet; the link can be copied all the same.
    expect(host.page.locator(".invite .link .button.primary")).to_have_count(1)
    expect(host.page.locator(".invite .link .button:not(.primary)")).to_have_text("Copy")
    host.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert host.errors == []
    host.ask("/api/reach/close", {})


def test_without_a_network_it_says_what_helps(world: World) -> None:
    """Nobody is sent to a command that is not there: the one that started the server takes more words."""
    host = world.visitor(language="nl")
    nobody: dict[str, object] = {"kind": "machine", "links": [], "offers": [], "opened": None}
    host.page.route("**/invitation", lambda route: route.fulfill(json=nobody))
    host.open("me", "open")
    expect(host.page.locator(".invite .warning")).to_be_visible()
    expect(host.page.locator(".invite .let-in")).to_have_count(0)
    expect(host.page.locator(".invite .small:has(code)").first).to_contain_text("gevolgd door --host 0.0.0.0")
    assert faults(host, scrolls=True) == []


@pytest.mark.parametrize(("size", "language"), [(SMALL, "nl"), ((1280, 720), "en")])
def test_another_device_comes_by_a_link_that_it_can_open(world: World, size: tuple[int, int], language: str) -> None:
    """The personal link is the loopback one no more, once the network is let in; its code brings a phone here."""
    laptop = world.visitor(size, language)
    laptop.open("me", "bot")
    laptop.press(".topbar .menu > button")
    laptop.page.locator(".menu").get_by_role("button", name="Continue on").or_(
        laptop.page.get_by_role("button", name="Verder op een")
    ).click()
    dialog = laptop.page.locator("dialog[open]")
    # At first it works in another browser of this machine, and nowhere else.
    expect(dialog.locator(".warning")).to_contain_text("127.0.0.1")
    field = dialog.locator(".link input")
    path = f"{world.address}/i/"
    soon(lambda: field.input_value().startswith(path) or None)
    assert faults(laptop, scrolls=True) == []
    expect(dialog.locator(".qr")).to_have_count(0)
    dialog.locator(".let-in").click()
    expect(dialog.locator(".qr")).to_be_visible()
    link = field.input_value()
    assert link.startswith(f"http://127.0.0.2:{urlsplit(world.address).port}/i/")
    assert scanned(dialog.locator(".qr")) == [link]
    assert faults(laptop, scrolls=True) == []
    phone = world.visitor(SMALL, language)
    phone.page.goto(link)
    phone.press("button")
    phone.page.wait_for_url("http://127.0.0.2:*/")
    assert name_of(phone) == name_of(laptop)
    # And no more than that phone, as soon as nobody else is let in.
    dialog.locator(".opened + .button").click()
    expect(dialog.locator(".warning")).to_be_visible()
    assert laptop.errors == laptop.warnings == []


@pytest.mark.parametrize("size", [SMALL, PHONE, (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "nl"])
def test_invitations_fit_every_screen(world: World, size: tuple[int, int], language: str) -> None:
    """Warning, code and name dialog, with the longest name: nothing is wider than the window or cannot be hit."""
    host = opened(world, size, language)
    assert host.wide() <= 0
    let_in(host)
    assert host.wide() <= 0
    for button in host.page.locator(".invite button:visible").all():
        button.click(trial=True)
    friend = world.visitor(size, language).go(f"/t/{host.code}")
    asking = friend.page.locator("form.sit-down")
    asking.locator("input").fill(LONGEST)
    for button in asking.locator("button").all():
        button.click(trial=True)
    assert friend.wide() <= 0
    asking.locator("button:not(.primary)").click()
    expect(asking).to_have_count(0)
    # Who only watches may still sit down.
    friend.press(".vacant button.primary.small")
    friend.sit_down(LONGEST)
    expect(host.page.locator(".seats .who >> nth=1")).to_contain_text(LONGEST)
    assert host.wide() <= 0
    host.ask("/api/reach/close", {})


def test_an_empty_name_is_told_at_its_field(world: World) -> None:
    """For the second person at this device; what is wrong with a name stands where it was written."""
    host = world.visitor().go("/new/dominion")
    host.page.locator(".seats select").select_option("local")
    host.press(".question button.primary")
    field = host.page.locator(".seats li >> nth=1").locator(".name-field")
    expect(field.locator(".wrong")).to_have_text("Write the name of who sits here.")
    expect(field.locator("input")).to_be_focused()
    field.locator("input").fill("Cosimo")
    host.press(".question button.primary")
    expect(field.locator(".wrong")).to_contain_text("Bots are called Cosimo here.")
    expect(host.page.locator(".toasts p")).to_have_count(0)
    field.locator("input").fill("Bob")
    host.press(".question button.primary")
    expect(host.page.locator(".seats .who")).to_contain_text(["", "Bob"])


def test_tables_are_called_after_their_game_and_day_in_the_language_of_the_reader(world: World) -> None:
    """As it was where the host is; each card shows its own game."""
    host = world.visitor(language="nl")
    code = host.open("me", "open", name=None, occasion="sunday-evening", game="machiavelli", listed=True)
    expect(host.page).to_have_title("Machiavelli, zondagavond · Signoria")
    host.walk("/")
    card = host.page.locator(".running", has=host.page.locator(f'[href="/t/{code}"]'))
    expect(card).to_contain_text("Machiavelli, zondagavond")
    other = world.visitor().go(f"/t/{code}")
    expect(other.page).to_have_title("Citadels, Sunday evening · Signoria")
    host.open("me", "bot", name=None, occasion="sunday-evening")
    host.walk("/")
    expect(host.page.locator(".mine .running")).to_have_count(2)
    pictures = host.page.locator(".mine .running > .gi").evaluate_all("all => all.map((one) => one.outerHTML)")
    assert len(set(pictures)) == len(pictures) == 2
