"""Tiles of Florence in hand: dragged, with the keyboard, with a finger, and why a spot is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from tests.client.kit import PHONE, soon
from tests.client.principality import ACTING, MENU, NOTHING, Prince, seen, twice

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.client.kit import Visitor, World

# A finger goes down at the first point, over the others, and up at the last.
FINGER: Final = """(points) => {
  const last = points.length - 1;
  const touch = (type, [x, y]) => document.elementFromPoint(x, y).dispatchEvent(
    new PointerEvent(type, { pointerId: 7, pointerType: "touch", bubbles: true, clientX: x, clientY: y })
  );
  touch("pointerdown", points[0]);
  for (const point of points.slice(1)) touch("pointermove", point);
  touch("pointerup", points[last]);
}"""


def builder(world: World, own: Mapping[str, object] = NOTHING, **looks: Any) -> Prince:  # noqa: ANN401
    """Seat somebody whose turn it is, with a table to himself."""
    position = {"players": [dict(own), {}, {}], **ACTING}
    guest = world.seated(position, "bot", "bot", game="florence", looks=looks)
    prince = Prince(guest)
    soon(lambda: prince.offering(MENU, "answer", "build"))
    return prince


def spot(guest: Visitor, cell: str) -> tuple[float, float]:
    """Give where on the screen the middle of a cell of the own board is."""
    box = guest.page.locator("[data-field]").bounding_box()
    assert box is not None
    column, row = "abcdefg".index(cell[0]), int(cell[1])
    return box["x"] + (column + 0.5) * box["width"] / 7, box["y"] + (7.5 - row) * box["height"] / 7


def middle(guest: Visitor, selector: str) -> tuple[float, float]:
    """Give the middle of something on the screen."""
    box = guest.page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lies(guest: Visitor, cells: str) -> None:
    """Expect the tile in hand on these cells."""
    said = guest.page.locator(".ground [role=status]")
    expect(said).to_contain_text(", ".join(cells.split()))


def moved(guest: Visitor, times: int, *keys: str) -> None:
    """Press keys one after another, so many times."""
    for _ in range(times):
        for key in keys:
            guest.page.keyboard.press(key)


def test_a_building_is_dragged_from_the_supply(world: World) -> None:
    """It lands where it is let go; over an illegal spot it returns to the last legal one."""
    prince = builder(world)
    guest, mouse = prince.guest, prince.guest.page.mouse
    mouse.move(*middle(guest, '[data-move="place tower"]'))
    mouse.down()
    mouse.move(*spot(guest, "f6"), steps=8)
    mouse.move(*spot(guest, "e5"), steps=4)
    mouse.up()
    lies(guest, "d5 e5 f5")
    mouse.move(*spot(guest, "e5"))
    mouse.down()
    mouse.move(*spot(guest, "e6"), steps=4)
    mouse.move(*spot(guest, "b2"), steps=8)
    mouse.up()
    expect(guest.page.locator('[data-answer="confirm"]')).not_to_have_attribute("aria-disabled", "true")
    prince.do(MENU, "answer", "confirm")
    seen(guest, "players/0/buildings", ["tower"])
    # On its way down to the palace it lay well for the last time just above it.
    assert guest.own()["tiles"][0]["cells"] != ["d5", "e5", "f5"]
    assert guest.errors == []


def test_a_building_is_placed_with_the_keyboard_alone(world: World) -> None:
    """Arrow keys move it, R turns it, a spot that is not allowed says why, Enter builds, Escape puts it back."""
    prince = builder(world, {"tiles": "chapel@e6,f6,f7"})
    guest, keys = prince.guest, prince.guest.page.keyboard
    guest.page.locator('[data-move="place tower"]').focus()
    keys.press("Enter")
    expect(guest.page.locator("main.is-placing")).to_be_visible()
    keys.press("Escape")
    expect(guest.page.locator("main.is-placing")).to_have_count(0)
    guest.page.locator('[data-move="place tower"]').focus()
    keys.press("Enter")
    expect(guest.page.locator("main.is-placing")).to_be_visible()
    keys.press("r")
    moved(guest, 7, "ArrowLeft", "ArrowDown")
    lies(guest, "a1 a2 a3")
    expect(guest.page.locator(".why-not")).to_contain_text("palace")
    expect(guest.page.locator('[data-answer="confirm"]')).to_have_attribute("aria-disabled", "true")
    keys.press("Enter")
    moved(guest, 4, "ArrowRight", "ArrowUp")
    lies(guest, "e5 e6 e7")
    expect(guest.page.locator(".why-not")).to_contain_text("chapel")
    moved(guest, 2, "ArrowDown")
    keys.press("ArrowRight")
    lies(guest, "f3 f4 f5")
    expect(guest.page.locator(".why-not")).to_contain_text("chapel")
    keys.press("ArrowDown")
    lies(guest, "f2 f3 f4")
    expect(guest.page.locator(".why-not")).to_have_count(0)
    keys.press("Enter")
    seen(guest, "players/0/tiles/1/cells", ["f2", "f3", "f4"])
    assert guest.errors == []


def test_a_landscape_is_placed_by_touch(world: World) -> None:
    """On a phone: a tap brings it to a cell, a finger drags it, the button below lays it down."""
    position: dict[str, object] = {"players": [{}, {"out": True}], "start": 0}
    looks = {"size": PHONE, "language": "nl", "theme": "dark"}
    guest = world.seated(position, "bot", game="florence", looks=looks)
    prince = Prince(guest)
    for step in [*twice("auction-last-buy", "take landscape"), *twice("choose-landscape-type", "choose park")]:
        prince.do(*step)
    soon(lambda: prince.offering("place-landscape", "answer", "confirm"))
    assert guest.wide() <= 0
    guest.page.touchscreen.tap(*spot(guest, "g7"))
    expect(guest.page.locator(".ground [role=status]")).to_contain_text("g7")
    guest.page.evaluate(FINGER, [spot(guest, cell) for cell in ("g7", "f6", "e5", "e4")])
    expect(guest.page.locator(".ground [role=status]")).to_contain_text("e4")
    prince.do("place-landscape", "answer", "confirm")
    seen(guest, "players/0/tiles/0/tile", "park")
    assert "e4" in guest.own()["tiles"][0]["cells"]
    assert guest.errors == []
