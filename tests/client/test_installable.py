"""The page as an app: what a device installs, a shell that opens without a server, updates, and what a phone can do."""

from __future__ import annotations

import re
import shutil
import struct
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from signoria.web.settings import STATIC
from tests.client.kit import DESKTOP, PHONE, Visitor, World, selector, serving, soon
from tests.client.test_connection import LAID_OUT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator

PNG: Final = b"\x89PNG\r\n\x1a\n"
OFFLINE: Final = "main.offline"
# Everything that the worker has kept, by address.
KEPT: Final = """async () => {
  const all = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname);
  return all;
}"""
CONTROLLED: Final = "() => navigator.serviceWorker.controller !== null"
# A device of which everything is noted that it is asked to do.
DEVICE: Final = """
  window.asked = [];
  const note = (what) => (...args) => { window.asked.push([what, ...args]); return Promise.resolve(); };
  navigator.vibrate = (touch) => window.asked.push(["vibrate", touch]);
  navigator.setAppBadge = note("badge");
  navigator.clearAppBadge = note("no badge");
  Object.defineProperty(navigator, "wakeLock", { value: { request: (sort) => {
    window.asked.push(["awake", sort]);
    return Promise.resolve({ release: note("asleep") });
  } } });
"""


def asked(guest: Visitor) -> list[list[Any]]:
    """Give what the device was asked to do."""
    found: list[list[Any]] = guest.page.evaluate("() => window.asked")
    return found


def controlled(guest: Visitor) -> Visitor:
    """Wait until the worker stands between the page and the server, and has the shell."""
    guest.page.wait_for_function(CONTROLLED)
    soon(lambda: "/" in guest.page.evaluate(KEPT) or None)
    return guest


def test_what_a_device_installs(world: World) -> None:
    """A manifest in the language of the reader, and icons of the sizes that it names; the browser finds no fault."""
    for language, rules in (("en", "Rules"), ("nl", "Spelregels")):
        guest = world.visitor(language=language).go()
        path = guest.page.get_attribute("link[rel=manifest]", "href")
        assert path == f"/manifest-{language}.webmanifest"
        answer = guest.context.request.get(world.address + path)
        assert answer.headers["content-type"].partition(";")[0] == "application/manifest+json"
        manifest = answer.json()
        assert (manifest["lang"], manifest["start_url"], manifest["display"]) == (language, "/", "standalone")
        assert rules in {shortcut["name"] for shortcut in manifest["shortcuts"]}
        icons = [(icon["src"], icon["sizes"]) for icon in manifest["icons"]]
        assert {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]} == {
            (size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")
        }
        icons.append((guest.page.get_attribute("link[rel=apple-touch-icon]", "href"), "180x180"))
        for source, size in icons:
            icon = guest.context.request.get(world.address + source)
            assert icon.headers["content-type"] == "image/png"
            body = icon.body()
            assert body.startswith(PNG)
            wide, high = struct.unpack(">II", body[16:24])
            assert f"{wide}x{high}" == size
        for shortcut in manifest["shortcuts"]:
            assert "text/html" in guest.context.request.get(world.address + shortcut["url"]).headers["content-type"]
        found = guest.context.new_cdp_session(guest.page).send("Page.getAppManifest")
        assert found["url"] == world.address + path
        assert found["errors"] == []
    favicon = world.visitor().context.request.get(f"{world.address}/favicon.ico")
    assert (favicon.headers["content-type"], favicon.body()[:4]) == ("image/x-icon", b"\0\0\1\0")


def test_the_browser_would_install_it(world: World) -> None:
    """But for being in a private window, which tests always are."""
    guest = controlled(world.visitor(worker=True).go())
    session = guest.context.new_cdp_session(guest.page)
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {fault["errorId"] for fault in faults} <= {"in-incognito"}


def test_without_a_server_the_shell_opens_and_goes_on_by_itself(world: World) -> None:
    """At home and at a table; a move that waited is said to be kept, and happens once."""
    guest = world.visitor(worker=True)
    guest.go("/watch")
    controlled(guest)
    world.house.arrange(LAID_OUT)
    guest.open("me", "bot")
    soon(guest.asked)
    world.house.stop(kill=True)
    try:
        guest.press(selector("hand village"))
        expect(guest.page.locator(".line-strip")).to_have_attribute("data-sign", "reconnecting")
        guest.page.reload()
        expect(guest.page.locator(OFFLINE)).to_contain_text("No connection")
        expect(guest.page.locator(OFFLINE)).to_contain_text("Your move is kept")
    finally:
        world.house.start()
    # Unless the page was faster.
    guest.page.evaluate("(button) => document.querySelector(button)?.click()", f"{OFFLINE} button")
    expect(guest.page.locator("main.dominion")).to_be_visible()
    guest.page.wait_for_function("() => window.seen?.view?.play_area?.join() === 'village'")
    played = [line for line in guest.log().values() if line["event"] == "action-played"]
    assert len(played) == 1
    # The worker has kept files of the client, and nothing that the server said.
    kept = guest.page.evaluate(KEPT)
    assert [path for path in kept if not re.fullmatch(r"/|/theme\.js|/icon(-turn)?\.svg|/assets/[^/]+", path)] == []
    assert any("dominion" in path for path in kept)
    assert [error for error in guest.errors if not re.search("WebSocket|ERR_|Failed to load", error)] == []


@pytest.fixture
def own_client(world: World, tmp_path: Path) -> Iterator[tuple[World, Path]]:
    """A server with a client that can be built anew."""
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)
    with serving(static=static) as house:
        found = World(world.browser, house)
        yield found, static
        found.leave()


def test_a_newer_version_waits_until_it_is_wanted(own_client: tuple[World, Path]) -> None:
    """Whoever plays goes on with the old one, and is told quietly; the menu loads the new one, and the game goes on."""
    world, static = own_client
    guest = world.visitor(worker=True)
    other = Visitor(guest.context, world.address)
    for one in (guest, other):
        one.go("/watch")
        controlled(one)
    world.house.arrange(LAID_OUT)
    guest.open("me", "bot")
    soon(guest.asked)
    other.go("/rules/dominion")
    for one in (guest, other):
        one.page.evaluate("() => { window.before = true; }")
    script = (static / "worker.js").read_text()
    version = re.search(r"`([0-9a-f]{16})`", script)
    assert version is not None
    (static / "worker.js").write_text(script.replace(version[1], "f" * 16))
    for folded in static.glob("worker.js.*"):
        folded.unlink()
    (static / "index.html").touch()
    guest.page.evaluate("() => navigator.serviceWorker.getRegistration().then((one) => one.update())")
    expect(guest.page.locator(".toasts")).to_contain_text("newer version")
    guest.act(soon(guest.asked))
    assert guest.page.evaluate("() => window.before") is True
    guest.press(".menu .tool")
    with guest.page.expect_navigation():
        guest.page.get_by_role("button", name="Load the newer version").click()
    expect(guest.page.locator("main.dominion")).to_be_visible()
    assert guest.page.evaluate("() => window.before") is None
    names = guest.page.evaluate("() => caches.keys()")
    assert names == [f"signoria {version[1]}", f"signoria {'f' * 16}"]
    guest.act(soon(guest.asked))
    # The other window has noticed nothing.
    assert other.page.evaluate("() => window.before") is True
    guest.press(".menu .tool")
    expect(guest.page.get_by_role("button", name="Load the newer version")).to_have_count(0)
    assert guest.errors == other.errors == []


def test_a_phone_stays_awake_at_a_running_game_and_is_felt_when_it_is_your_turn(world: World) -> None:
    """Not in the lobby; no longer when one leaves; and the icon of the app counts the tables where one is asked."""
    guest = world.visitor(size=PHONE)
    guest.page.add_init_script(DEVICE)
    guest.open("me", "open")
    expect(guest.page.locator("main.lobby")).to_be_visible()
    assert "awake" not in [what for what, *_ in asked(guest)]
    guest.page.locator("body").tap(position={"x": 5, "y": 300})
    world.house.arrange(LAID_OUT)
    guest.open("me", "bot")
    soon(guest.asked)
    assert ["awake", "screen"] in asked(guest)
    assert ["badge", 1] in asked(guest)
    assert [len(one[1]) for one in asked(guest) if one[0] == "vibrate"] == [3]
    # Whoever comes back from elsewhere is kept awake again: browsers let go of it.
    guest.page.evaluate("() => { window.asked = []; document.dispatchEvent(new Event('visibilitychange')); }")
    assert ["awake", "screen"] in asked(guest)
    guest.walk("/watch")
    soon(lambda: ["asleep"] in asked(guest) or None)


def vibration(world: World, size: tuple[int, int]) -> tuple[Visitor, Locator]:
    """Bring somebody to the preferences; give the switch for vibration too."""
    guest = world.visitor(size=size)
    guest.page.add_init_script(DEVICE)
    guest.go()
    guest.press(".menu .tool")
    guest.page.get_by_role("button", name="Preferences").click()
    return guest, guest.page.get_by_role("switch", name="vibrate")


def test_vibration_is_a_switch(world: World) -> None:
    """Whoever turns it on feels it."""
    guest, switch = vibration(world, PHONE)
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    assert "vibrate" not in [what for what, *_ in asked(guest)]
    switch.click()
    assert "vibrate" in [what for what, *_ in asked(guest)]


def test_vibration_is_off_where_there_is_none(world: World) -> None:
    """A device with a mouse pretends to have it."""
    _, switch = vibration(world, DESKTOP)
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(switch).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize(
    ("secure", "agent", "said"),
    [(False, "", "https"), (True, "iPhone", "Add to Home Screen"), (True, "", "its own menu")],
)
def test_the_page_says_how_it_is_installed_or_why_not(world: World, secure: bool, agent: str, said: str) -> None:
    """By the browser's own means, and not over an address that is not encrypted."""
    guest = world.visitor()
    guest.page.add_init_script(
        f"Object.defineProperty(window, 'isSecureContext', {{ value: {str(secure).lower()} }});"
        f"Object.defineProperty(navigator, 'userAgent', {{ value: '{agent}' }});"
    )
    guest.go()
    guest.press(".menu .tool")
    guest.page.get_by_role("button", name="Install as an app").click()
    expect(guest.page.locator("[data-installing]")).to_contain_text(said)


def test_the_button_installs_where_the_browser_offers_it(world: World) -> None:
    """Once: the browser's offer can be used once."""
    guest = world.visitor().go()
    expect(guest.page.locator("main.loggia")).to_be_visible()
    guest.page.evaluate("""() => {
      window.prompted = 0;
      const prompt = () => Promise.resolve(window.prompted++);
      dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }));
    }""")
    guest.press(".menu .tool")
    guest.page.get_by_role("button", name="Install as an app").click()
    guest.press("[data-installing=button] button")
    guest.page.wait_for_function("() => window.prompted === 1")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_bar_of_the_browser_has_the_colour_of_the_page(world: World, theme: str) -> None:
    """And follows the switch."""
    guest = world.visitor(theme=theme).go()
    bar = """() => {
      const probe = document.createElement("i");
      probe.style.color = document.querySelector("meta[name=theme-color]").content;
      document.body.append(probe);
      return [getComputedStyle(probe).color, getComputedStyle(document.querySelector(".topbar")).backgroundColor];
    }"""
    expect(guest.page.locator(".topbar")).to_be_visible()
    first, top = guest.page.evaluate(bar)
    assert first == top
    other = {"light": "Candlelight", "dark": "Daylight"}[theme]
    guest.page.get_by_role("radio", name=other).click()
    second, top = guest.page.evaluate(bar)
    assert second == top != first


def test_a_table_on_a_phone_keeps_clear_of_the_notch_and_is_not_pulled_anew(world: World) -> None:
    """Sideways, where the notch is at the side; and fields are not zoomed in on."""
    guest = world.visitor(size=PHONE)
    world.house.arrange(LAID_OUT)
    guest.open("me", "bot")
    soon(guest.asked)
    style = "(what) => getComputedStyle(document.documentElement)[what]"
    assert guest.page.evaluate(style, "overscrollBehaviorY") == "none"
    guest.press('[aria-label="Chat"]')
    size = guest.page.eval_on_selector(".chat input", "(field) => parseFloat(getComputedStyle(field).fontSize)")
    assert size >= 16
    guest.page.keyboard.press("Escape")
    session = guest.context.new_cdp_session(guest.page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": {"left": 44, "right": 30, "top": 20, "bottom": 0}})
    edges = """() => {
      const { left, right, top, bottom } = document.querySelector("main.dominion").getBoundingClientRect();
      return { left, right: innerWidth - right, bar: document.querySelector(".topbar").getBoundingClientRect().top,
               below: bottom - innerHeight };
    }"""
    found = soon(lambda: edge if (edge := guest.page.evaluate(edges))["left"] >= 44 else None)
    assert (found["left"], found["right"], found["bar"]) == (44, 30, 20)
    assert found["below"] <= 0
    assert guest.wide() == 0
    guest.walk("/watch")
    expect(guest.page.locator("main.dominion")).to_have_count(0)
    assert guest.page.evaluate(style, "overscrollBehaviorY") == "auto"
