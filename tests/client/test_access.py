"""Pages that everybody can use, as far as a program can tell: axe-core finds nothing, of any weight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.client.kit import DESKTOP, NEAR_THE_END, PHONE, PLAY, selector, soon

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World


def faults(guest: Visitor, where: str) -> list[str]:
    """Give what is wrong with a page, best practice too, each with the first places where it is."""
    # What fades in has no colour of its own yet.
    guest.page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    found: list[dict[str, Any]] = Axe().run(guest.page).response["violations"]
    return [
        f"{where}: {one['id']} ({one['impact']}): {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}"
        for one in found
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


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_lifted_or_aimed_at(world: World, theme: str) -> None:
    """A card and a role on a phone, and a role on a desk."""
    guest = world.visitor(PHONE, theme=theme)
    world.house.arrange(NEAR_THE_END)
    guest.open("me", "bot")
    soon(guest.asked)
    guest.press(selector("answer play-all-treasures"))
    guest.press(selector("pile gold"))
    expect(guest.page.locator(".pile.is-chosen")).to_be_visible()
    found = faults(guest, "lifted")
    for one in (guest, world.visitor(DESKTOP, theme=theme)):
        one.open("me", "bot", "bot", "bot", game="machiavelli")
        one.press(".role.can-choose")
        expect(one.page.locator(".role.is-chosen")).to_be_visible()
        found += faults(one, "role")
    assert not found, "\n".join(found)


def test_a_personal_link_opens_in_our_dress(world: World) -> None:
    """With our letters, and in the light that was chosen on this device, whatever it prefers itself."""
    guest = world.visitor().go("/watch")
    guest.page.evaluate("() => localStorage.setItem('signoria-theme', 'dark')")
    guest.go(guest.ask("/api/me/link", {})["path"])
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(guest.page.get_by_role("link", name="Signoria")).to_be_visible()
    guest.page.wait_for_function("() => document.fonts.status === 'loaded'")
    loaded = "() => [...document.fonts].filter((one) => one.status === 'loaded').map((one) => one.family)"
    families = {family.strip('"') for family in guest.page.evaluate(loaded)}
    assert families == {"Fraunces Variable", "Source Sans 3 Variable"}
    assert faults(guest, "link") == []
    assert guest.errors == []


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), ((360, 640), "light"), ((844, 390), "dark")])
@pytest.mark.parametrize("game", ["machiavelli", "florence"])
def test_other_tables(world: World, game: str, size: tuple[int, int], theme: str) -> None:
    """When something is asked, with the log beside it or over it, and as text."""
    guest = world.visitor(size, "nl", theme, touch=size != DESKTOP)
    guest.open("me", "bot", "bot", game=game)
    asked = guest.page.locator(f"main.{game} :is([data-answer], .can-choose, .is-choosable)").first
    expect(asked).to_be_visible()
    found = faults(guest, "table")
    if size != DESKTOP:
        guest.press(".topbar .end .tool:not(.menu *)")
        expect(guest.page.locator("aside.drawer .lines")).to_be_visible()
        found += faults(guest, "log")
    guest.go(f"/t/{guest.code}/text")
    expect(guest.page.locator("#question")).to_be_visible()
    expect(guest.page.locator(".state table").first).to_be_visible()
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
