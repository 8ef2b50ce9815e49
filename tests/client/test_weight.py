"""What first visits weigh: bytes over the wire, as they were built; how long they take, `benchmarks.page` measures."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from signoria.web.settings import STATIC
from tests.client.kit import soon

if TYPE_CHECKING:
    from playwright.sync_api import Response

    from tests.client.kit import Visitor, World

PHONE: Final = (360, 640)
# Kilobytes.
HOME: Final = 200
TABLE: Final = 300
SEATS: Final = {"dominion": 2, "machiavelli": 4, "florence": 3}


def weighed(guest: Visitor, path: str, seen: str) -> tuple[float, set[str]]:
    """Come to a page for the first time; give the kilobytes that came, and the names of the files among them.

    Answers of the server and headers are counted too, and what comes over WebSockets, before it is deflated.
    """
    files: set[str] = set()
    sizes: list[int] = []
    wire = guest.context.new_cdp_session(guest.page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    wire.on("Network.webSocketFrameReceived", lambda event: sizes.append(len(event["response"]["payloadData"])))

    def came(response: Response) -> None:
        file = urlsplit(response.url).path.lstrip("/") or "index.html"
        if (STATIC / file).is_file():
            files.add(file)

    guest.page.on("response", came)
    guest.go(path)
    expect(guest.page.locator(seen).first).to_be_visible()
    guest.page.wait_for_function("() => document.fonts.status === 'loaded'")
    guest.page.wait_for_load_state("networkidle")
    assert len(sizes) >= len(files), "each was counted"
    return sum(sizes) / 1000, files


def ahead() -> dict[str, Any]:
    """Give what the build says that pages will want."""
    found: dict[str, Any] = json.loads((STATIC / "ahead.json").read_text())
    return found


def test_home_is_light(world: World) -> None:
    """Nothing comes that only a table needs, and what was said ahead is all that comes."""
    guest = world.visitor(PHONE)
    kilobytes, files = weighed(guest, "/", "article button.play")
    wanted = ahead()
    said = {*wanted["first"], *wanted["fonts"], *wanted["pages"]["home"], *wanted["words"]["shell"]["en"]}
    assert {file for file in files if file.startswith("assets/")} == said
    assert kilobytes <= HOME
    assert not guest.warnings, "\n".join(guest.warnings)


@pytest.mark.parametrize("game", SEATS)
def test_a_table_is_light(world: World, game: str) -> None:
    """One game, in one language."""
    host = world.visitor(PHONE)
    code = host.open("me", *["bot"] * (SEATS[game] - 1), game=game)
    soon(lambda: True if host.told()["view"]["question"]["seat"] == host.told()["seat"] else None)
    guest = world.visitor(PHONE)
    guest.context.add_cookies(host.context.cookies())  # type: ignore[arg-type]
    kilobytes, files = weighed(guest, f"/t/{code}", f"main.{game} :is([data-answer], .can-choose, .is-choosable)")
    wanted = ahead()
    said = {*wanted["first"], *wanted["fonts"], *wanted["pages"]["table"], *wanted["games"][game]}
    said |= {*wanted["words"]["shell"]["en"], *wanted["words"][game]["en"]}
    assert {file for file in files if file.startswith("assets/")} == said
    assert kilobytes <= TABLE
    assert not guest.warnings, "\n".join(guest.warnings)
