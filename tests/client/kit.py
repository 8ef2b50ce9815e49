"""People with real browsers: Chromium, a server in a process of its own, and playing through the page."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Response,
    WebSocket,
    expect,
    sync_playwright,
)

from signoria.web.settings import STATIC
from tests.client.server import ELSEWHERE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

T = TypeVar("T")
ROOT: Final = Path(__file__).parents[2]
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
# Seconds; on a busy machine anything may take long, and waiting ends as soon as the thing happens.
PATIENCE: Final = 90.0
PLAY: Final = 'article[aria-label="Dominion"] button.play'
SWITCHES: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    # Letters are as wide as in a browser with windows.
    "--font-render-hinting=none",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
)
# A position from which money soon ends the game.
NEAR_THE_END: Final[dict[str, object]] = {
    "players": [
        {
            "hand": "3 gold, estate, copper",
            "deck": "2 gold, 2 silver, province, smithy, 2 gold, silver, duchy",
            "turns": 14,
        },
        {
            "hand": "2 gold, 2 copper, estate",
            "deck": "militia, 2 gold, silver, province, 3 copper, 2 estate, duchy",
            "turns": 14,
        },
    ],
    "supply": {"province": 2, "duchy": 5},
    "trash": "estate",
}
# Remembers the last update, before the page itself hears of it; and can answer by itself, as somebody who loves money.
LISTENING: Final = """
  window.seen = null;
  window.quick = false;
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      if (String(args[0]).includes("/ws/tables/")) window.line = this;
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        // The table takes ten messages a second from a device.
        if (message.reason === "reason-too-fast" && window.quick) setTimeout(window.answer, 300);
        if (message.type !== "update") return;
        // What is left out is as it was told last.
        window.seen = { ...message, table: message.table ?? window.seen?.table };
        if (window.quick) window.answer();
      });
    }
  };
  window.answer = () => {
    if (!window.seen) return;
    const { view, seat, ply } = window.seen;
    const moves = view?.question?.options ?? [];
    if (view?.question?.seat !== seat || moves.length < 2) return;
    const wanted = ["play-all-treasures", "buy province", "buy gold", "buy silver", "end-actions"];
    const move = wanted.find((one) => moves.includes(one)) ?? moves.at(-1);
    const id = `quick-${ply}-${Math.random()}`;
    window.line.send(JSON.stringify({ type: "choose", id, ply, moves: [move], seat }));
  };
"""
WALKING: Final = """(path) => {
  if (location.pathname.split("/")[2] !== path.split("/")[2]) window.seen = null;
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
# What the page offers now.
OFFERS: Final = """() => {
  const all = (selector, name) => [...document.querySelectorAll(selector)].map((one) => one.dataset[name]);
  const table = document.querySelector("main[data-ply]");
  return {
    over: document.querySelector("main.after") !== null,
    // Whether the page shows what it was told last, and no button rests.
    drawn: (!table || Number(table.dataset.ply) === window.seen?.ply) && !document.querySelector("body > .rest"),
    ply: window.seen?.ply ?? -1,
    selecting: document.querySelector("[data-answer=confirm]") !== null,
    answers: all("[data-answer]:not([aria-disabled])", "answer"),
    piles: all(".pile.is-choosable", "card"),
    hand: all(".own-card.is-choosable:not(.is-chosen)", "card"),
    offer: all(".offer-card.is-choosable:not(.is-chosen)", "card"),
  };
}"""
# First what brings the game on; the rest is there to answer everything that may be asked.
ANSWERS: Final = ("lifted", "play-all-treasures")
BUYS: Final = ("province", "gold", "silver")
PLACES: Final = {"pile": ".pile", "hand": ".own-card", "offer": ".offer-card"}
LAST: Final = ("confirm", "end-actions", "end-buys", "pass", "done")


# What a browser warns of without anything being wrong: workers that a test does not want; on a slow machine, files that
# a page will need a few seconds later; lines that were cut while they were opened; parts of a page that ask, while they
# go, once more for what they showed: what they are told may be of a moment before, and nobody sees it any more.
ASIDE: Final = re.compile(
    "^Service Worker registration blocked|was preloaded using link preload but not used within a few seconds"
    "|WebSocket is closed before the connection is established|svelte.dev/e/derived_inert"
)

expect.set_options(timeout=PATIENCE * 1000)


def chromium() -> str | None:
    """Give the path of a Chromium on this machine."""
    given = os.environ.get("SIGNORIA_CHROMIUM")
    return given or shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def shell() -> str | None:
    """Give the path of a Chromium without windows and all that is around them: it takes two thirds of the time.

    Whoever names only one browser means that one.
    """
    given = os.environ.get("SIGNORIA_CHROMIUM_SHELL") or os.environ.get("SIGNORIA_CHROMIUM")
    return given or shutil.which("chromium-headless-shell") or chromium()


def lacking() -> str | None:
    """Say what these tests need and this machine has not."""
    if chromium() is None:
        return "no Chromium (apt-get install chromium, or its path in SIGNORIA_CHROMIUM)"
    if not (STATIC / "index.html").is_file():
        return "the client is not built (cd client && npm ci && npm run build)"
    return None


class House:
    """A server in a process of its own, in which bots take no time and games begin as they are laid out.

    Whatever packages lie in `installed` are installed for it, besides those that are. Who gives no sign for `unseen`
    seconds is missed, and a request to take back lapses after `lapse` seconds. The client is read from the folder
    `static`, if that is said. Messages to people who are away may
    go to `notified`, an address of this machine.
    """

    def __init__(
        self,
        folder: Path,
        installed: Path | None = None,
        unseen: float | None = None,
        static: Path | None = None,
        notified: str | None = None,
        lapse: float | None = None,
    ) -> None:
        self.folder = folder
        self.installed = installed
        self.unseen = unseen
        self.static = static
        self.notified = notified
        self.lapse = lapse
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, at the same address as before."""
        port = self.address.rpartition(":")[2] or "0"
        command = [sys.executable, "-m", "tests.client.server", str(self.folder), port]
        environment = with_installed(self.installed)
        if self.unseen is not None:
            environment["SIGNORIA_UNSEEN"] = str(self.unseen)
        if self.static is not None:
            environment["SIGNORIA_STATIC"] = str(self.static)
        if self.notified is not None:
            environment["SIGNORIA_NOTIFIED"] = self.notified
        if self.lapse is not None:
            environment["SIGNORIA_LAPSE"] = str(self.lapse)
        self.process = subprocess.Popen(  # noqa: S603
            command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment
        )
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip()
        assert address, "the server did not start"
        self.address = address.rstrip("/")

    def stop(self, *, kill: bool = False) -> None:
        """Stop, in good order or without any."""
        if self.process is None:
            return
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None

    def arrange(self, position: dict[str, object]) -> None:
        """Lay the next game out."""
        (self.folder / "next.json").write_text(json.dumps(position))


def with_installed(folder: Path | None) -> dict[str, str]:
    """Give the environment of a program for which the packages in a folder are installed too."""
    paths = [str(folder)] if folder is not None else []
    before = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*paths, *([before] if before else [])])}


@contextlib.contextmanager
def serving(
    installed: Path | None = None,
    unseen: float | None = None,
    static: Path | None = None,
    notified: str | None = None,
    lapse: float | None = None,
) -> Iterator[House]:
    """Run a server."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), installed, unseen, static, notified, lapse)
        house.start()
        try:
            yield house
        finally:
            house.stop()


class Visitor:
    """Somebody with a browser of their own, and everything that the server sent to it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.errors: list[str] = []
        self.warnings: list[str] = []
        # What nothing in the page caught.
        self.uncaught: list[str] = []
        # Frames of WebSockets, and bodies of answers.
        self.frames: list[str] = []
        self.sent: list[str] = []
        self.bodies: list[str] = []
        self.responses: list[Response] = []
        self.touch = False
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.add_init_script(LISTENING)
        self.page.on("console", self.logged)
        self.page.on("pageerror", self.broken)
        self.page.on("websocket", self.connected)
        self.page.on("response", self.answered)

    def logged(self, said: ConsoleMessage) -> None:
        """Keep an error or a warning, with what it is about."""
        if ASIDE.search(said.text):
            return
        kept = {"error": self.errors, "warning": self.warnings}.get(said.type)
        if kept is not None:
            kept.append(f"{said.text} {said.location['url']}")

    def broken(self, error: Error) -> None:
        """Keep an error that nothing in the page caught."""
        self.errors.append(str(error))
        self.uncaught.append(str(error))

    def connected(self, socket: WebSocket) -> None:
        """Keep what goes over a WebSocket."""
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def answered(self, response: Response) -> None:
        """Keep an answer of the server, to be read by `read_on`."""
        if "/api/" in response.url:
            self.responses.append(response)

    def read_on(self) -> None:
        """Read the answers that came."""
        responses, self.responses = self.responses, []
        for response in responses:
            with contextlib.suppress(Error):  # of a request that was broken off
                self.bodies.append(response.text())

    def updates(self) -> list[dict[str, Any]]:
        """Give the updates that came over the WebSocket."""
        told = [json.loads(frame) for frame in self.frames]
        updates = [message for message in told if message.get("type") == "update"]
        for before, after in itertools.pairwise(updates):
            # What is left out is as it was told last.
            after["table"] = after["table"] or before["table"]
        return updates

    def log(self) -> dict[int, dict[str, Any]]:
        """Give the lines of the log by their numbers, as they were told last."""
        return {
            number: line
            for update in self.updates()
            for number, line in enumerate(update["log"], start=update["since"])
        }

    def go(self, path: str = "/") -> Self:
        """Type an address."""
        self.page.goto(self.address + path)
        return self

    def ask(self, path: str, body: object) -> Any:  # noqa: ANN401
        """Ask the server for something, as the page would."""
        asking = """async ([path, body]) => {
          const headers = { "Content-Type": "application/json" };
          const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
          return [answer.ok, await answer.json()];
        }"""
        fine, found = self.page.evaluate(asking, [path, body])
        assert fine, found
        return found

    def open(self, *kinds: str, **wishes: Any) -> str:  # noqa: ANN401
        """Open a table with seats such as `me`, `open`, `bot` or `local`, begin if all are taken, and go there."""
        seats = [
            {"kind": kind} | ({"name": f"Guest {place}"} if kind == "local" else {}) for place, kind in enumerate(kinds)
        ]
        wish = {"game": "dominion", "seats": seats, "start": "open" not in kinds, "name": "Evening", **wishes}
        if self.page.url == "about:blank":
            # The first answer makes the browser somebody.
            with self.page.expect_response("**/api/me"):
                self.go("/watch")
        code: str = self.ask("/api/tables", wish)["code"]
        self.walk(f"/t/{code}")
        # Until the table is there, another bar stands above with a menu of its own.
        self.page.wait_for_function("() => window.seen && document.querySelector('main, .curtain')")
        return code

    def sit_down(self, name: str = "Friend") -> None:
        """Say a name and sit down, as who came by a link is asked to."""
        asking = self.page.locator("form.sit-down")
        asking.locator("input").fill(name)
        asking.locator("button.primary").click()
        expect(asking).to_have_count(0)

    def walk(self, path: str) -> None:
        """Follow a link inside the site, which loads nothing anew."""
        self.page.evaluate(WALKING, path)

    def press(self, selector: str) -> None:
        """Click, or tap."""
        spot = self.page.locator(selector).first
        if self.touch:
            spot.tap()
        else:
            spot.click()

    @property
    def code(self) -> str:
        """The code of the table in the address."""
        self.page.wait_for_url(re.compile("/t/"))
        return self.page.url.split("/t/")[1].split("/")[0]

    def offers(self) -> dict[str, Any]:
        """Give what can be done at the table now."""
        found: dict[str, Any] = self.page.evaluate(OFFERS)
        return found

    def asked(self) -> dict[str, Any] | None:
        """Give what can be done at the table, if anything can, or if the game is over."""
        offers = self.offers()
        return offers if any(offers[part] for part in ("over", "answers", "piles", "hand", "offer")) else None

    def settled(self) -> dict[str, Any] | None:
        """Give what can be done at a table that shows what it was told last.

        A click a moment before a button changes is lost, as it should be.
        """
        offers = self.asked()
        return offers if offers and (offers["over"] or offers["drawn"]) else None

    def act(self, offers: dict[str, Any], press: Callable[[str], None] | None = None) -> str:
        """Do one thing at the table and wait until it is carried out; give what was done."""
        wanted = choice(offers)
        (press or self.press)(selector(wanted))
        kind, _, name = wanted.partition(" ")
        sends = name != "clear" and not (kind != "answer" and (offers["selecting"] or self.touch))
        if sends:
            self.page.wait_for_function("ply => window.seen.ply > ply", arg=offers["ply"])
        return wanted

    def dash(self, selector: str) -> None:
        """Click at once, whether or not a person could reach it."""
        self.page.locator(selector).first.dispatch_event("click")

    def play_on(self, until: Callable[[], bool] = lambda: False, press: Callable[[str], None] | None = None) -> None:
        """Play until the game is over, or something else holds."""
        while not until():
            offers = soon(self.settled)
            if offers["over"]:
                return
            self.act(offers, press)

    def hurry(self) -> None:
        """Play on without looking, as fast as the server can."""
        self.page.evaluate("() => { window.quick = true; window.answer(); }")

    def hurry_to_the_end(self) -> None:
        """Play to the end of the game."""
        self.hurry()
        expect(self.page.locator("main.after")).to_be_visible(timeout=3 * PATIENCE * 1000)
        self.page.evaluate("() => { window.quick = false; }")

    def told(self) -> dict[str, Any]:
        """Give what the page was told last."""
        found: dict[str, Any] = self.page.evaluate("() => window.seen")
        return found

    def own(self) -> dict[str, Any]:
        """Give the own cards, as the page was told."""
        seen = self.told()
        found: dict[str, Any] = seen["view"]["players"][seen["seat"]]
        return found

    def turns(self) -> int:
        """Give how many turns of one's own have begun."""
        found: int = self.page.evaluate("() => window.seen?.view?.players[window.seen.seat].turns ?? 0")
        return found

    def wide(self) -> int:
        """Give by how much the page is wider than the window."""
        found: int = self.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
        return found


def choice(offers: dict[str, Any]) -> str:
    """Choose as somebody who loves money: an answer, a card of the hand or a pile."""
    answers, piles, hand = offers["answers"], offers["piles"], offers["hand"]
    for name in ANSWERS:
        if name in answers:
            return f"answer {name}"
    for name in BUYS:
        if name in piles:
            return f"pile {name}"
    for name in LAST:
        if name in answers:
            return f"answer {name}"
    if hand:
        return f"hand {hand[0]}"
    if answers:
        return f"answer {answers[0]}"
    return f"offer {offers['offer'][0]}" if offers["offer"] else f"pile {piles[0]}"


def selector(wanted: str) -> str:
    """Give where on the page a choice is."""
    kind, _, name = wanted.partition(" ")
    if kind == "answer":
        return f'[data-answer="{name}"]'
    return f'{PLACES[kind]}.is-choosable:not(.is-chosen)[data-card="{name}"]'


def watching(selector: str, name: str) -> str:
    """Give a script that keeps in `window.shown` what things on the page ever were, by what they say of themselves."""
    return f"""() => {{
  window.shown = new Set();
  const look = () => document.querySelectorAll("{selector}").forEach((one) => window.shown.add(one.dataset.{name}));
  new MutationObserver(look).observe(document.body, {{ subtree: true, childList: true, attributes: true }});
}}"""


def soon(ask: Callable[[], T | None]) -> T:
    """Ask until there is an answer."""
    end = time.monotonic() + PATIENCE
    while (found := ask()) is None:
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.02)
    return found


class World:
    """A server, and a browser from which any number of people visit it."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.visitors: list[Visitor] = []

    @property
    def address(self) -> str:
        """Where the server is."""
        return self.house.address

    def seated(self, position: dict[str, object], *others: str, **wishes: Any) -> Visitor:  # noqa: ANN401
        """Bring somebody to a table that is laid out, against a bot if nobody else is named."""
        visitor = self.visitor(**wishes.pop("looks", {}))
        self.house.arrange(position)
        visitor.open("me", *(others or ("bot",)), **wishes)
        return visitor

    def two_people(
        self,
        position: dict[str, object],
        game: str,
        bots: int,
        options: Mapping[str, object],
        host: Visitor | None = None,
    ) -> tuple[Visitor, Visitor]:
        """Let two people sit down at a table that is laid out, and bots on the other seats; the game begins.

        The first is somebody new unless it is said who.
        """
        host = host or self.visitor()
        self.house.arrange(position)
        code = host.open("me", "open", *["bot"] * bots, game=game, options=dict(options))
        other = self.visitor().go(f"/t/{code}")
        other.sit_down()
        expect(host.page.locator(".vacant")).to_have_count(0)
        host.press(".answers button.primary")
        for guest in (host, other):
            expect(guest.page.locator(f"main.{game}")).to_be_visible()
        return host, other

    def visitor(
        self,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        theme: str = "light",
        *,
        still: bool = True,
        touch: bool | None = None,
        worker: bool = False,
        address: str | None = None,
    ) -> Visitor:
        """Bring somebody new; `still` is for who wants no movement, `touch` for who has fingers only.

        The service worker comes where it is the matter: it asks for every page anew. `address` is for who comes another
        way.
        """
        phone = size[0] < 700 if touch is None else touch
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"nl": "nl-NL", "en": "en-GB"}[language],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=phone,
            is_mobile=phone,
            service_workers="allow" if worker else "block",
        )
        visitor = Visitor(context, address or self.address)
        self.visitors.append(visitor)
        visitor.touch = phone
        return visitor

    def leave(self) -> None:
        """Send everybody home; whatever was tried, no page warned of anything, and none met what nothing caught."""
        visitors, self.visitors = self.visitors, []
        for visitor in visitors:
            visitor.context.close()
        wrong = [one for visitor in visitors for one in visitor.warnings + visitor.uncaught]
        assert not wrong, "\n".join(wrong)


@contextlib.contextmanager
def world(installed: Path | None = None) -> Iterator[World]:
    """Open a browser, and a server to visit."""
    with serving(installed) as house, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shell(), args=SWITCHES)
        try:
            yield World(browser, house)
        finally:
            browser.close()
