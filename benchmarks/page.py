"""What a page weighs and how long it lets wait: `python -m benchmarks.page [--times 3] [--minutes 1]`.

A server in a process of its own and Chromium, which acts as a phone of 360x640 on a fast 3G network (1.6 Mb/s, 150 ms)
with a processor four times slower than this machine's. A first visit has nothing in its cache. Bytes are those over the
wire, headers included, until nothing more comes; frames of WebSockets are counted before they are deflated. A home
page stays open while strangers play at `--tables` tables that are listed, at one of which the game goes on.
"""

from __future__ import annotations

import argparse
import itertools
import os
import statistics
import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from benchmarks.side_by_side import machine
from tests.client.kit import Visitor, World, soon, world

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession

SIZE: Final = (360, 640)
FAST_3G: Final = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
SLOWER: Final = 4
# As many as usual, in each game.
SEATS: Final = {"dominion": 2, "machiavelli": 4, "florence": 3}
# What must be there before somebody can say: I can read it.
SEEN: Final = {
    "home": "article button.play",
    **{game: f"main.{game} :is([data-answer], .can-choose, .is-choosable)" for game in SEATS},
}
GOALS: Final = {"home": 200, **dict.fromkeys(SEATS, 300)}
OF_A_HOST: Final = 3
# Seconds without a byte after which nothing more comes.
QUIET: Final = 1.5
WATCHING: Final = """(selector) => {
  window.measured = { seen: null, blocked: 0 };
  const add = ({ duration }) => (window.measured.blocked += Math.max(0, duration - 50));
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: "longtask", buffered: true });
  const look = () => {
    const one = document.querySelector(selector);
    if (one?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      window.measured.seen = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


class Wire:
    """Counts what comes over the wire to a page."""

    def __init__(self, guest: Visitor) -> None:
        self.line: CDPSession = guest.context.new_cdp_session(guest.page)
        self.bytes = 0
        self.requests = 0
        self.last = time.monotonic()
        self.line.send("Network.enable")
        self.line.on("Network.loadingFinished", self.finished)
        self.line.on("Network.webSocketFrameReceived", self.framed)

    def finished(self, event: dict[str, Any]) -> None:
        """A file has come."""
        self.bytes += int(event["encodedDataLength"])
        self.requests += 1
        self.last = time.monotonic()

    def framed(self, event: dict[str, Any]) -> None:
        """A message has come."""
        self.bytes += len(event["response"]["payloadData"])
        self.last = time.monotonic()

    def slow(self) -> None:
        """Let the page be slow from now on."""
        self.line.send("Network.emulateNetworkConditions", FAST_3G)
        self.line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


class Visit(NamedTuple):
    """A first visit: kilobytes, requests, and milliseconds."""

    kilobytes: float
    requests: int
    seen: float
    blocked: float


def known(here: World) -> Visitor:
    """Bring somebody whom the server knows."""
    guest = here.visitor(SIZE)
    with guest.page.expect_response("**/api/me"):
        guest.go("/watch")
    return guest


def visit(here: World, path: str, what: str, cookies: list[Any], *, slow: bool) -> Visit:
    """Come to a page for the first time with a device that has nothing in its cache."""
    guest = here.visitor(SIZE, still=False)
    guest.context.add_cookies(cookies)
    wire = Wire(guest)
    if slow:
        wire.slow()
    guest.page.add_init_script(f"({WATCHING})({SEEN[what]!r})")
    guest.go(path)
    guest.page.wait_for_function("() => window.measured.seen !== null")
    while time.monotonic() - wire.last < QUIET:
        guest.page.wait_for_timeout(100)
    measured = guest.page.evaluate("() => window.measured")
    guest.context.close()
    return Visit(wire.bytes / 1000, wire.requests, measured["seen"], measured["blocked"])


def first_visits(here: World, times: int) -> None:
    """Print what first visits cost."""
    print("| first visit | kB (goal) | requests | to be read on 3G, s (2.5) | blocked, ms (300) |")
    print("|---|---|---|---|---|")
    guest = known(here)
    paths = {"home": "/"}
    for game, seats in SEATS.items():
        code = guest.open("me", *["bot"] * (seats - 1), game=game)
        soon(lambda: True if guest.told()["view"]["question"]["seat"] == guest.told()["seat"] else None)
        paths[game] = f"/t/{code}"
    cookies: list[Any] = guest.context.cookies()
    guest.walk("/watch")
    for what, path in paths.items():
        free = visit(here, path, what, cookies, slow=False)
        slow = [visit(here, path, what, cookies, slow=True) for _ in range(times)]
        seen = statistics.median(one.seen for one in slow) / 1000
        blocked = statistics.median(one.blocked for one in slow)
        print(
            f"| {what} | {free.kilobytes:.0f} ({GOALS[what]}) | {free.requests} | {seen:.1f} | {blocked:.0f} |",
            flush=True,
        )


def open_home(here: World, tables: int, minutes: float) -> None:
    """Print what a home page costs that stays open."""
    wish = {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "bot"}], "start": True, "listed": True}
    stranger = known(here)
    for place in range(tables):
        # The lobby shows few tables of one host.
        if place % OF_A_HOST == OF_A_HOST - 1:
            stranger = known(here)
        stranger.ask("/api/tables", wish)
    stranger = known(here)
    stranger.open("me", "bot", listed=True)
    guest = here.visitor(SIZE).go("/")
    guest.page.locator(SEEN["home"]).first.wait_for()
    wire = Wire(guest)
    guest.page.wait_for_timeout(2000)
    before, began = wire.bytes, time.monotonic()
    for turn in itertools.count():
        if time.monotonic() - began > minutes * 60:
            break
        if turn % 5 == 0 and not soon(stranger.asked)["over"]:
            stranger.act(soon(stranger.settled))
        guest.page.wait_for_timeout(1000)
    hour = (wire.bytes - before) * 3600 / (time.monotonic() - began) / 1_000_000
    print(f"\nA home page that is open for an hour, {tables} tables in play: {hour:.3f} MB (0.2)")


def main() -> None:
    """Measure, and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=3, help="how often a slow visit is made")
    parser.add_argument("--minutes", type=float, default=1, help="how long the home page is open")
    parser.add_argument("--tables", type=int, default=50, help="at how many tables others play meanwhile")
    wanted = parser.parse_args()
    print(f"{machine()}; load before: {os.getloadavg()[0]:.1f}\n")
    with world() as here:
        first_visits(here, wanted.times)
        here.leave()
        open_home(here, wanted.tables, wanted.minutes)


if __name__ == "__main__":
    main()
