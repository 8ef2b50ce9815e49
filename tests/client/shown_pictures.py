"""The pictures that the documentation shows: `python -m tests.client.shown_pictures [NAME ...]`.

They are written to `docs/pictures`, as WebP, for so they are small.
"""

from __future__ import annotations

import base64
import sys
from typing import TYPE_CHECKING, Final

import msgspec
from playwright.sync_api import expect

from signoria.web.api.invitation import qr_code
from signoria.web.api.shapes import Invitation, InvitationLink
from tests.client.kit import PHONE, PLAY, ROOT, Visitor, lacking, soon, world
from tests.client.pictures import COURT, MIDDLE, PRINCIPALITIES, in_the_middle
from tests.client.test_moments import banner, seated, strike

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route

    from tests.client.kit import World

FOLDER: Final = ROOT / "docs" / "pictures"
LAPTOP: Final = (1280, 720)
QUALITY: Final = 0.82
EVENING: Final = "Friday evening"
ROUNDS: Final = 9
# An address that is nobody's.
ADDRESS: Final = "192.0.2.10:8730"
UNTIMED: Final = """() => {
  for (const one of document.querySelectorAll(".topbar *"))
    if (one.childElementCount === 0 && /\\d ms/.test(one.textContent)) one.style.visibility = "hidden";
}"""
# The browser itself writes the smaller form.
SMALLER: Final = """async ([picture, quality]) => {
  const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
  const drawn = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(drawn.width, drawn.height);
  canvas.getContext("2d").drawImage(drawn, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  return btoa([...new Uint8Array(await blob.arrayBuffer())].map((one) => String.fromCharCode(one)).join(""));
}"""


def home(here: World) -> Visitor:
    """The first page."""
    guest = here.visitor(LAPTOP).go()
    expect(guest.page.locator(PLAY)).to_be_visible()
    return guest


def dominion(here: World, size: tuple[int, int] = LAPTOP, theme: str = "light") -> Visitor:
    """A table of Dominion, when something can be bought."""
    looks = {"size": size, "language": "nl" if theme == "light" else "en", "theme": theme}
    guest = here.seated(MIDDLE, "bot", "bot", name=EVENING, looks=looks)
    soon(guest.asked)
    in_the_middle(guest)
    return guest


def machiavelli(here: World, size: tuple[int, int] = LAPTOP, language: str = "en") -> Visitor:
    """A table of Machiavelli: the turn of the Architect."""
    looks = {"size": size, "language": language}
    guest = here.seated(COURT, "bot", "bot", "bot", game="machiavelli", name=EVENING, looks=looks)
    expect(guest.page.locator("main.machiavelli [data-answer]").first).to_be_visible()
    return guest


def florence(here: World, theme: str = "dark") -> Visitor:
    """A table of Florence, with a university in hand."""
    looks = {"size": LAPTOP, "language": "en", "theme": theme}
    guest = here.seated(PRINCIPALITIES, "bot", "bot", "bot", game="florence", name=EVENING, looks=looks)
    expect(guest.page.locator("main.florence [data-answer]").first).to_be_visible()
    guest.dash('[data-move="place university"]')
    return guest


def murdered(here: World) -> Visitor:
    """A big moment."""
    host, victim, _ = seated(here, "murdered", LAPTOP, "en")
    strike(host, "murdered")
    expect(banner(victim.guest, "murdered")).to_be_visible()
    return victim.guest


def invitation(here: World) -> Visitor:
    """The lobby of a table to which others can come."""
    guest = here.visitor(LAPTOP)

    def tell(route: Route) -> None:
        link = f"http://{ADDRESS}/t/{route.request.url.split('/')[-2]}"
        told = Invitation("network", [InvitationLink(f"http://{ADDRESS}", link, qr_code(link))], [], ADDRESS)
        route.fulfill(json=msgspec.to_builtins(told))

    guest.page.route("**/api/tables/*/invitation", tell)
    guest.open("me", "open", "bot", game="machiavelli", name=EVENING)
    expect(guest.page.locator(".invite .qr")).to_be_visible()
    return guest


def finished(here: World) -> Visitor:
    """Let somebody play a whole game, so that there is something to look back at."""
    guest = here.visitor(LAPTOP)
    guest.open("me", "bot", name=EVENING)
    guest.hurry_to_the_end()
    return guest


def score(here: World) -> Visitor:
    """The page of a result."""
    guest = finished(here)
    expect(guest.page.locator(".proof .verdict")).to_have_count(1)
    return guest


def replay(here: World) -> Visitor:
    """A game that is looked back at."""
    guest = finished(here)
    guest.go(f"/t/{guest.code}/replay")
    guest.press(".actions .coming")
    track = guest.page.locator(".track")
    # By rounds; each is waited for.
    for _ in range(ROUNDS):
        before = track.get_attribute("aria-valuenow") or ""
        guest.page.keyboard.press("ArrowDown")
        expect(track).not_to_have_attribute("aria-valuenow", before)
    expect(guest.page.get_by_text("turn 1", exact=True)).to_have_count(0)
    return guest


def learn(here: World) -> Visitor:
    """All lessons, one of them begun."""
    guest = lesson(here)
    guest.press("[data-coach=leave]")
    expect(guest.page.locator(".courses .now").first).to_be_visible()
    return guest


def lesson(here: World) -> Visitor:
    """A step of a lesson."""
    guest = here.visitor(LAPTOP).go("/learn")
    guest.press("[data-lesson=florence-first]")
    guest.press("[data-coach=next]")
    expect(guest.page.locator(".coach[data-step=auction]")).to_be_visible()
    expect(guest.page.locator(".ring")).to_be_visible()
    return guest


PICTURES: Final[dict[str, Callable[[World], Visitor]]] = {
    "home": home,
    "dominion": dominion,
    "dominion-phone-dark": lambda here: dominion(here, PHONE, "dark"),
    "machiavelli": machiavelli,
    "machiavelli-phone": lambda here: machiavelli(here, PHONE, "nl"),
    "florence-dark": florence,
    "murdered": murdered,
    "invitation": invitation,
    "score": score,
    "replay": replay,
    "learn": learn,
    "lesson": lesson,
}


def take(here: World, name: str) -> None:
    """Take a picture."""
    guest = PICTURES[name](here)
    guest.page.evaluate("() => document.fonts.ready.then(() => scrollTo(0, 0))")
    guest.page.mouse.move(0, 0)
    # How quick this machine is today is nobody's business.
    guest.page.evaluate(UNTIMED)
    drawn = base64.b64encode(guest.page.screenshot(animations="disabled")).decode()
    desk = guest.context.new_page()
    path = FOLDER / f"{name}.webp"
    path.write_bytes(base64.b64decode(desk.evaluate(SMALLER, [drawn, QUALITY])))
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KiB")
    here.leave()


def main() -> None:
    """Take all pictures, or some of them."""
    if wrong := lacking():
        sys.exit(wrong)
    with world() as here:
        for name in sys.argv[1:] or PICTURES:
            take(here, name)


if __name__ == "__main__":
    main()
