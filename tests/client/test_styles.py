"""Every game keeps its looks to itself: an evening with all three looks as three evenings do."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.client.kit import DESKTOP, PHONE
from tests.client.pictures import COURT, MIDDLE, PRINCIPALITIES

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

POSITIONS: Final = {"dominion": MIDDLE, "machiavelli": COURT, "florence": PRINCIPALITIES}
# Everything that is to be seen, in the order of the page: what it is, where it lies and how it is drawn. How long the
# connection takes is no matter of styles.
LOOKS: Final = """() => {
  document.querySelectorAll(".latency").forEach((one) => { one.style.display = "none"; });
  const read = ["font-size", "font-weight", "color", "background-color", "padding", "display", "opacity", "translate",
                "border-top-width", "border-radius", "box-shadow", "white-space", "cursor"];
  const looks = [];
  for (const element of document.querySelectorAll("body *")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const place = `at ${[box.left, box.top, box.width, box.height].map(Math.round).join(" ")}`;
    const name = `${element.localName}.${(element.getAttribute("class") ?? "").replaceAll(/\\s+/g, ".")}`;
    looks.push([name, place, ...read.map((one) => `${one} ${style.getPropertyValue(one)}`)]);
  }
  return looks;
}"""
# Styles come with the page that needs them, and fonts after them.
SETTLED: Final = """async () => {
  await document.fonts.ready;
  const styled = [...document.querySelectorAll("link[rel=stylesheet]")].every((one) => one.sheet);
  return styled && document.getAnimations().every((one) => one.playState !== "running");
}"""

A_WHILE: Final = 700


def looks(guest: Visitor, ready: str) -> list[list[str]]:
    """Give how everything looks once it is there."""
    expect(guest.page.locator(ready).first).to_be_visible()
    guest.page.mouse.move(0, 0)
    guest.page.evaluate("() => { scrollTo(0, 0); document.activeElement?.blur(); }")
    guest.page.wait_for_function(SETTLED)
    found: list[list[str]] = []
    # What the server is asked for comes a little later: nothing more has come for a while.
    while found != (now := guest.page.evaluate(LOOKS)):
        found = now
        guest.page.wait_for_timeout(A_WHILE)
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_game_changes_the_looks_of_another(world: World, size: tuple[int, int]) -> None:
    """Tables, rules and choosers look after a visit to all games as in a browser newly opened."""
    guest = world.visitor(size)
    places = {}
    for game, position in POSITIONS.items():
        world.house.arrange(position)
        others = ["bot"] * (2 if game == "dominion" else 3)
        code = guest.open("me", *others, game=game)
        places[f"/t/{code}"] = f"main.{game} [data-answer]"
        expect(guest.page.locator(places[f"/t/{code}"]).first).to_be_visible()
    for game in POSITIONS:
        places[f"/rules/{game}"] = "main > h1 ~ *"
        places[f"/new/{game}"] = ".question .button.glow"
    late = {}
    for path, ready in places.items():
        guest.walk(path)
        late[path] = looks(guest, ready)
    found = []
    for path, ready in places.items():
        guest.go(path)
        fresh = looks(guest, ready)
        found += [
            f"{path}: {one[0]}: {set(one[1:]) - set(other)}, alone {set(other) - set(one[1:])}"
            for one, other in zip_longest(late[path], fresh, fillvalue=["nothing"])
            if one != other
        ]
    assert not found, f"{len(found)} leaks\n" + "\n".join(found[:20])
    assert guest.errors == []
