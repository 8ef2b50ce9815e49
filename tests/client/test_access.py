"""Pages that everybody can use, as far as a program can tell: axe-core finds nothing serious."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.client.kit import DESKTOP, NEAR_THE_END, PHONE, PLAY, soon

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World


def faults(guest: Visitor, where: str) -> list[str]:
    """Give the serious and critical violations on a page, each with the first places where they are."""
    # What fades in has no colour of its own yet.
    guest.page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    found: list[dict[str, Any]] = Axe().run(guest.page).response["violations"]
    return [
        f"{where}: {one['id']} ({one['impact']}): {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


EVERYWHERE = pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        pytest.param(DESKTOP, "nl", "light", id="desktop-nl-light"),
        pytest.param(DESKTOP, "en", "dark", id="desktop-en-dark"),
        pytest.param(PHONE, "nl", "dark", id="phone-nl-dark"),
        pytest.param(PHONE, "en", "light", id="phone-en-light"),
    ],
)


@pytest.fixture(scope="module")
def finished(house: World) -> str:
    """The code of a table at which a game is over."""
    guest = house.seated(NEAR_THE_END)
    guest.hurry_to_the_end()
    code = guest.code
    house.leave()
    return code


@EVERYWHERE
def test_home_table_and_text(world: World, size: tuple[int, int], language: str, theme: str) -> None:
    """At home, at the table before treasures are played and when something can be bought, and there as text."""
    guest = world.visitor(size, language, theme).go()
    expect(guest.page.locator(PLAY)).to_be_visible()
    found = faults(guest, "home")
    guest.press(PLAY)
    guest.play_on(lambda: guest.turns() >= 2)
    soon(guest.asked)
    found += faults(guest, "table")
    guest.act(soon(guest.asked))
    soon(guest.asked)
    found += faults(guest, "buying")
    guest.go(f"/t/{guest.code}/text")
    expect(guest.page.locator("#question")).to_be_visible()
    found += faults(guest, "text")
    assert not found, "\n".join(found)


@EVERYWHERE
def test_score_sheet(world: World, finished: str, size: tuple[int, int], language: str, theme: str) -> None:
    """Anybody may look at it."""
    guest = world.visitor(size, language, theme).go(f"/t/{finished}")
    expect(guest.page.locator(".proof .verdict")).to_be_visible()
    found = faults(guest, "score")
    guest.go(f"/t/{finished}/text")
    expect(guest.page.locator("#question")).to_be_visible()
    found += faults(guest, "score as text")
    assert not found, "\n".join(found)
