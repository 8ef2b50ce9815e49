"""An evening over plain HTTP from another machine: no clipboard, share sheet, worker or lock."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.client.kit import NEAR_THE_END, PHONE, soon
from tests.client.server import ELSEWHERE
from tests.client.test_order import name_of
from tests.client.test_together import next_asked

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

# What browsers keep from whoever comes by an open connection.
KEPT = ("clipboard", "share", "serviceWorker", "wakeLock", "locks", "storage")


def lacks_everything(visitor: Visitor) -> None:
    """See that the browser takes the connection for an open one."""
    found = visitor.page.evaluate(
        "(kept) => [isSecureContext, crypto.subtle !== undefined, ...kept.map((one) => one in navigator)]", list(KEPT)
    )
    assert found == [False] * (2 + len(KEPT))


def test_an_evening_without_a_secure_connection(world: World) -> None:
    """Invited by the link that is copied by hand, asked for a name, a share in the shuffles, a game, the score."""
    address = f"http://{ELSEWHERE}:{urlsplit(world.address).port}"
    host = world.visitor(address=address, worker=True).go()
    lacks_everything(host)
    host.press('article[aria-label="Dominion"] a.friends')
    host.press(".question button.primary")
    link = host.page.locator(".invite .link input")
    expect(link).to_have_value(f"{address}/t/{host.code}")
    expect(host.page.get_by_role("button", name="Share", exact=True)).to_have_count(0)
    host.press(".invite .link .button")
    expect(host.page.locator(".invite [role=status]")).to_have_text("The link is copied.")
    talk = host.page.locator(".chat form input")
    talk.focus()
    talk.press("ControlOrMeta+V")
    expect(talk).to_have_value(link.input_value())

    friend = world.visitor(PHONE, "nl", address=address, worker=True)
    friend.page.goto(talk.input_value())
    lacks_everything(friend)
    friend.sit_down("Anouk")
    assert name_of(friend) == "Anouk"
    world.house.arrange(NEAR_THE_END)
    host.press(".answers button.primary")
    people = (host, friend)
    for one in people:
        expect(one.page.locator("main.dominion")).to_be_visible()
    for _ in range(3):
        who, offers = next_asked(*people)
        who.act(offers)
    # Whoever loads the page anew is still the same.
    friend.page.reload()
    friend.page.wait_for_function("() => window.seen?.seat === 1")
    # By the whole table, and for who carries on elsewhere.
    for one in people:
        one.hurry()
    for one in people:
        expect(one.page.locator("main.after")).to_be_visible()
        # Each browser checks by itself that both had a share.
        expect(one.page.locator(".proof .verdict:not(.wrong)")).to_be_visible()
    record = json.loads(host.context.request.get(f"{world.address}/api/tables/{host.code}/record").text())
    assert [len(share) for share in record["seed"]["shares"]] == [64, 64]
    host.press(".topbar .menu > button")
    host.page.get_by_role("button", name="Continue on another device").click()
    device = host.page.locator("dialog[open] .link input")
    soon(lambda: device.input_value().startswith(f"{address}/i/") or None)
    for one in people:
        assert (one.errors, one.warnings) == ([], [])
