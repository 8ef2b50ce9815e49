"""Every page at every size of window, in both languages: all can be read and hit; see `test_walk.py` for the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.client.geometry import LAPTOP, faults, resize, speak
from tests.client.kit import NEAR_THE_END
from tests.client.test_walk import looks

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tests.client.kit import Visitor, World

GAMES: Final = ("dominion", "machiavelli", "florence")
# Pages by their addresses, with what is to be seen there.
PLAIN: Final[Mapping[str, str]] = {
    "/": "button.play",
    **{f"/new/{game}": ".button.go" for game in GAMES},
    **{f"/rules/{game}": "main h1" for game in GAMES},
    "/watch": "main h1",
    "/history": "main h1",
    "/history/record": "h1",
    "/statistics/dominion": ".rungs",
    "/nowhere": "main h1",
}
# After a game; those of its table have its code.
PLAYED: Final[Mapping[str, str]] = {
    "/t/{}": "main.after .proof .verdict",
    "/t/{}/replay": ".track",
    "/t/{}/text": "main.text-view",
    "/history": ".rated",
    "/statistics/dominion": ".own dd",
}
# Entries of the menu that open a window over the page, with what is to be seen in it.
WINDOWS: Final[Mapping[str, str]] = {
    "Preferences": ".paces",
    "Continue on another device": "h2",
    "Your devices": "li.mine",
    "Keys": "kbd",
}


def walk(guest: Visitor, place: int, where: str) -> list[str]:
    """Look at a page in some windows and languages; a page may be higher than the window."""
    found: list[str] = []
    for size, language in looks(place):
        resize(guest, size)
        speak(guest, language)
        found += [f"{where}, {size}, {language}: {one}" for one in faults(guest, scrolls=True)]
    resize(guest, LAPTOP)
    return found


@pytest.fixture(scope="module")
def newcomer(house: World) -> Iterator[Visitor]:
    """Somebody who has not played yet."""
    yield house.visitor(LAPTOP).go("/")
    house.leave()


@pytest.fixture(scope="module")
def played(house: World) -> Iterator[tuple[Visitor, str]]:
    """Somebody who has played a game, and its code."""
    guest = house.visitor(LAPTOP)
    house.house.arrange(NEAR_THE_END)
    code = guest.open("me", "bot", "bot", "bot")
    guest.hurry_to_the_end()
    yield guest, code
    house.leave()


@pytest.mark.parametrize("path", PLAIN)
def test_a_page(newcomer: Visitor, path: str) -> None:
    """As a newcomer sees it."""
    newcomer.walk(path)
    expect(newcomer.page.locator(PLAIN[path]).first).to_be_visible()
    found = walk(newcomer, list(PLAIN).index(path), path)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("path", PLAYED)
def test_a_page_after_a_game(played: tuple[Visitor, str], path: str) -> None:
    """As somebody sees it who has played."""
    guest, code = played
    guest.walk(path.format(code))
    expect(guest.page.locator(PLAYED[path]).first).to_be_visible()
    found = walk(guest, list(PLAYED).index(path), path)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", WINDOWS)
def test_a_window_over_a_page(newcomer: Visitor, name: str) -> None:
    """Opened from the menu."""
    page = newcomer.page
    newcomer.walk("/watch")
    speak(newcomer, "en")
    page.locator(".menu > .tool").click()
    page.locator(".sheet .entry", has_text=name).click()
    expect(page.locator("dialog[open]").locator(WINDOWS[name]).first).to_be_visible()
    found = walk(newcomer, list(WINDOWS).index(name), name)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "seats"), [("dominion", 4), ("machiavelli", 8), ("florence", 5)])
def test_a_lobby_with_all_seats(newcomer: Visitor, game: str, seats: int) -> None:
    """Some taken by people of the same device and by bots, one free."""
    newcomer.open("me", *["local", "bot"] * (seats // 2 - 1), *["open"] * (2 - seats % 2), game=game)
    expect(newcomer.page.locator(".vacant").first).to_be_visible()
    found = walk(newcomer, seats, game)
    assert not found, "\n".join(found)
