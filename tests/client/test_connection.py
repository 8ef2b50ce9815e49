"""The line to a table is cut, or falls silent: one sees it before any socket says so, sees it heal, and moves once.

Where it is about time, the page has a clock that stands still until the test moves it.
"""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from tests.client.kit import DESKTOP, PHONE, Visitor, World, selector, soon
from tests.client.wire import Wire

if TYPE_CHECKING:
    from collections.abc import Iterator

LAID_OUT: Final[dict[str, object]] = {
    "players": [
        {"hand": "village, market, 2 silver, copper", "deck": "gold, silver, copper, 4 estate"},
        {"hand": "5 copper", "deck": "5 copper"},
    ]
}
STRIP: Final = ".line-strip"
SPOKEN: Final = "[data-says=line]"
# What was shown of the line, and whether sockets had said anything by then.
WATCHING: Final = """
  window.signs = [];
  window.parted = [];
  const watch = () => new MutationObserver(() => {
    const sign = document.querySelector(".line-strip")?.dataset.sign ?? null;
    if (sign !== (window.signs.at(-1)?.sign ?? null)) window.signs.push({ sign, parted: window.parted.length });
  }).observe(document.documentElement, { subtree: true, childList: true, attributes: true });
  document.documentElement ? watch() : addEventListener("DOMContentLoaded", watch);
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      if (!String(args[0]).includes("/ws/lists")) this.addEventListener("close", () => window.parted.push(args[0]));
    }
  };
"""
# Where everything stands, when what moves by itself has come to rest.
PLACES: Final = """async () => {
  await Promise.allSettled(document.getAnimations().map((one) => one.finished));
  const all = document.querySelectorAll("header .tool, main, main .question, main h1, main button");
  return [...all].map((one) => {
    const { x, y } = one.getBoundingClientRect();
    return [one.className, Math.round(x), Math.round(y)];
  });
}"""
HOUR: Final = 3_600_000


@pytest.fixture
def wire(world: World) -> Iterator[Wire]:
    """A wire to the server."""
    with Wire(world.address) as found:
        yield found


def arrived(world: World, address: str | None = None, *, still_clock: bool = False, **looks: Any) -> Visitor:  # noqa: ANN401
    """Bring somebody who has a village and a market to play, and perhaps a clock that stands still."""
    guest = world.visitor(address=address, **looks)
    guest.page.add_init_script(WATCHING)
    if still_clock:
        guest.page.clock.install(time=0)
    world.house.arrange(LAID_OUT)
    guest.open("me", "bot")
    soon(guest.asked)
    if still_clock:
        guest.page.clock.pause_at(HOUR)
        answered(guest)
    return guest


def until(guest: Visitor, holds: str) -> None:
    """Wait for something on the page, also where its clock stands still."""
    soon(lambda: guest.page.evaluate(holds) or None)


def pings(guest: Visitor) -> list[float]:
    """Give when pings were sent, by the clock of the page."""
    return [message["at"] for frame in guest.sent if (message := json.loads(frame)).get("type") == "ping"]


def pinged_since(guest: Visitor, before: int) -> bool | None:
    """Whether a ping went out after so many."""
    guest.page.evaluate("() => 0")
    return len(pings(guest)) > before or None


def answered(guest: Visitor) -> None:
    """Wait until the last ping was answered."""

    def heard() -> bool | None:
        guest.page.evaluate("() => 0")
        pongs = [message["at"] for frame in guest.frames if (message := json.loads(frame)).get("type") == "pong"]
        return pongs[-1] == pings(guest)[-1] or None

    soon(heard)


def passes(guest: Visitor, milliseconds: int) -> None:
    """Let time pass on the page."""
    guest.page.clock.run_for(milliseconds)


def play_market(guest: Visitor) -> None:
    """Decide; where a tap lifts, confirm it."""
    guest.dash(selector("hand market"))
    if guest.touch:
        guest.dash('[data-answer="lifted"]')


def check_played_once(guest: Visitor) -> None:
    """It happened, and once: one answer to the question, however often it was sent."""
    until(guest, "() => window.seen?.view?.play_area?.includes('market')")
    assert guest.told()["view"]["play_area"] == ["market"]
    chosen = [message for frame in guest.sent if (message := json.loads(frame)).get("type") == "choose"]
    assert len({message["id"] for message in chosen}) == 1
    played = [line for line in guest.log().values() if line["event"] == "action-played"]
    assert len(played) == 1


def signs(guest: Visitor) -> list[str | None]:
    """Give what was shown of the line, in order."""
    return [one["sign"] for one in guest.page.evaluate("() => window.signs")]


@pytest.mark.parametrize(("size", "language", "theme"), [(DESKTOP, "en", "light"), (PHONE, "nl", "dark")])
def test_a_silent_line_is_seen_before_the_socket_says_anything(
    world: World, wire: Wire, size: tuple[int, int], language: str, theme: str
) -> None:
    """Within two seconds of the page's own clock, with the move kept; then it heals, and the move happens once."""
    guest = arrived(world, wire.address, still_clock=True, size=size, language=language, theme=theme)
    wire.hold()
    play_market(guest)
    passes(guest, 399)
    expect(guest.page.locator(STRIP)).to_have_count(0)
    # While an answer is under way nothing else is offered; but for that, nothing moves.
    before = guest.page.evaluate(PLACES)
    assert len(before) > 3
    passes(guest, 1)
    expect(guest.page.locator(STRIP)).to_have_attribute("data-sign", "sending")
    expect(guest.page.locator(STRIP)).to_contain_text({"en": "Market", "nl": "Markt"}[language])
    passes(guest, 1100)
    expect(guest.page.locator(STRIP)).to_have_attribute("data-sign", "reconnecting")
    kept = {"en": "Your move is kept", "nl": "Je zet blijft bewaard"}[language]
    expect(guest.page.locator(STRIP)).to_contain_text(kept)
    expect(guest.page.locator(SPOKEN)).to_contain_text(kept)
    expect(guest.page.locator("main h1 .waits")).to_contain_text({"en": "Market", "nl": "Markt"}[language])
    assert guest.page.evaluate(PLACES) == before
    # The socket still takes itself for open.
    assert guest.page.evaluate("() => [window.line.readyState, window.parted.length]") == [1, 0]
    wire.let_go()
    expect(guest.page.locator(STRIP)).to_have_attribute("data-sign", "back")
    arrived_text = {"en": "Your move has arrived", "nl": "Je zet is aangekomen"}[language]
    expect(guest.page.locator(SPOKEN)).to_contain_text(arrived_text)
    passes(guest, 3000)
    expect(guest.page.locator(STRIP)).to_have_count(0)
    expect(guest.page.locator(SPOKEN)).to_be_empty()
    check_played_once(guest)
    assert guest.page.evaluate("() => window.signs.map(({ sign, parted }) => [sign, parted])") == [
        ["sending", 0],
        ["reconnecting", 0],
        ["back", 0],
        [None, 0],
    ]
    assert guest.errors == []


def test_a_socket_that_stays_silent_is_replaced(world: World, wire: Wire) -> None:
    """After four seconds; what was decided goes out with the new one, too, and happens once."""
    guest = arrived(world, wire.address, still_clock=True)
    wire.hold()
    play_market(guest)
    guest.page.evaluate("() => { window.old = window.line; }")
    passes(guest, 4000)
    passes(guest, 600)
    until(guest, "() => window.line !== window.old && window.old.readyState > 1")
    expect(guest.page.locator(STRIP)).to_have_attribute("data-sign", "reconnecting")
    wire.let_go()
    expect(guest.page.locator(STRIP)).to_have_attribute("data-sign", "back")
    check_played_once(guest)
    assert [sign for sign in signs(guest) if sign] == ["sending", "reconnecting", "back"]


def test_a_device_without_network_is_believed(world: World) -> None:
    """It says so itself, and the page does before any socket ends. What is decided meanwhile happens once."""
    guest = arrived(world, size=PHONE, language="nl")
    guest.context.set_offline(offline=True)
    expect(guest.page.locator(STRIP)).to_have_attribute("data-sign", "offline")
    expect(guest.page.locator(STRIP)).to_contain_text("We blijven het proberen")
    play_market(guest)
    expect(guest.page.locator(STRIP)).to_contain_text("Je zet blijft bewaard")
    expect(guest.page.locator(SPOKEN)).to_have_text("Geen verbinding. Je zet blijft bewaard")
    expect(guest.page.locator("main h1 .waits")).to_contain_text("Bewaard: Speel Markt")
    guest.context.set_offline(offline=False)
    expect(guest.page.locator(STRIP)).to_have_attribute("data-sign", "back")
    check_played_once(guest)
    expect(guest.page.locator(STRIP)).to_have_count(0)
    shown = guest.page.evaluate("() => window.signs")
    assert (shown[0]["sign"], shown[0]["parted"]) == ("offline", 0)
    assert [one["sign"] for one in shown][-2:] == ["back", None]


def test_a_hiccup_is_not_shown(world: World) -> None:
    """Half a second without a network: nobody need know."""
    guest = arrived(world, still_clock=True)
    guest.page.evaluate("() => { window.old = window.line; }")
    guest.context.set_offline(offline=True)
    until(guest, "() => !navigator.onLine")
    passes(guest, 500)
    guest.context.set_offline(offline=False)
    until(guest, "() => window.line !== window.old && window.line.readyState === 1")
    answered(guest)
    passes(guest, 10_000)
    answered(guest)
    play_market(guest)
    check_played_once(guest)
    assert signs(guest) == []


def test_who_comes_back_pings_at_once(world: World) -> None:
    """A device may have slept: an open socket is believed when it answers."""
    guest = arrived(world, still_clock=True)
    for event in ("document.dispatchEvent(new Event('visibilitychange'))", "dispatchEvent(new Event('pageshow'))"):
        before = len(pings(guest))
        guest.page.evaluate(f"() => {event}")
        soon(partial(pinged_since, guest, before))
        answered(guest)
    assert signs(guest) == []


def test_a_move_that_waits_survives_a_reload(world: World, wire: Wire) -> None:
    """It is kept in the window, and goes out when the line is back, once."""
    guest = arrived(world, wire.address)
    wire.hold()
    play_market(guest)
    expect(guest.page.locator(STRIP)).to_have_attribute("data-sign", "reconnecting")
    guest.page.reload()
    expect(guest.page.locator("p.waiting")).to_be_visible()
    wire.let_go()
    check_played_once(guest)
    # Nothing is left to be sent.
    assert guest.page.evaluate("() => Object.keys(sessionStorage).filter((key) => key.includes('outbox'))") == []
    guest.page.reload()
    soon(guest.asked)
    check_played_once(guest)


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (320, 568)])
@pytest.mark.parametrize("where", ["lobby", "text"])
def test_lobby_and_text_view_say_it_too(world: World, where: str, size: tuple[int, int]) -> None:
    """In the bar, where nothing moves for it; and once for those who listen."""
    guest = world.visitor(size=size)
    guest.page.add_init_script(WATCHING)
    if where == "lobby":
        guest.open("me", "open")
        # What comes last.
        for last in (".people-button", ".invite .let-in"):
            expect(guest.page.locator(last)).to_be_visible()
    else:
        world.house.arrange(LAID_OUT)
        code = guest.open("me", "bot")
        guest.walk(f"/t/{code}/text")
        # The own cards and the table come a moment after the question.
        for last in (".choices button", "#hand", "#table *"):
            expect(guest.page.locator(last).first).to_be_visible()
    places = guest.page.evaluate(PLACES)
    assert len(places) > 3
    guest.context.set_offline(offline=True)
    expect(guest.page.locator(STRIP)).to_have_attribute("data-sign", "offline")
    assert guest.page.evaluate(PLACES) == places
    assert guest.wide() == 0
    expect(guest.page.get_by_role("status").filter(has_text="No connection")).to_have_count(1)
    if where == "text":
        guest.press(".choices button:has-text('Market')")
        expect(guest.page.locator("main h1 .waits")).to_contain_text("Market")
    guest.context.set_offline(offline=False)
    expect(guest.page.locator(STRIP)).to_have_attribute("data-sign", "back")
    expect(guest.page.locator(STRIP)).to_have_count(0)
    if where == "text":
        check_played_once(guest)
