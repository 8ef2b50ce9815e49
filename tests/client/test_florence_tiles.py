"""The tile in hand in Florence: turned, moved and tapped about, and why it cannot lie somewhere."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from tests.client.kit import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.client.kit import Visitor, World

# A principality with one builder, in which a university has five places.
TOWN: Final = MappingProxyType(
    {
        "tiles": "theatre@a6,a7,b5,b6,c5 lake@a3,a4,a5,b3 forest@e2,f2,g2,g3,g4 tower@e1,f1,g1",
        "builders": 1,
        "money": 800,
    }
)
COOPERATIVE: Final = {"expansion-cooperative": "on"}
# Side by side: the own right edge is a border.
NEIGHBOURS: Final = [{"builders": 1, "money": 2000}, {"builders": 1, "money": 2000}]


def at_work(world: World, **looks: Any) -> Visitor:  # noqa: ANN401
    """Bring somebody to the own turn in the town."""
    position: dict[str, object] = {"players": [dict(TOWN), {}, {}], "phase": "actions", "round": 4}
    return world.seated(position, "bot", "bot", game="florence", looks=looks)


def board(guest: Visitor) -> Locator:
    """Give the board on which a tile is placed."""
    return guest.page.locator("[data-field]")


def middle(guest: Visitor, cell: str, columns: int = 7) -> tuple[float, float]:
    """Give the middle of a cell on the screen."""
    box = board(guest).bounding_box()
    assert box is not None
    unit = box["width"] / columns
    return box["x"] + ("abcdefg".index(cell[0]) + 0.5) * unit, box["y"] + (7 - int(cell[1]) + 0.5) * unit


def lies(guest: Visitor, place: str) -> None:
    """Wait until the tile in hand lies legally on a place."""
    expect(board(guest)).to_have_attribute("data-place", f"place {place}")


def test_an_illegal_spot_says_why_and_the_tile_returns(world: World) -> None:
    """While it is dragged the board says what is in the way; a barred cell says it to whoever points at it."""
    guest = at_work(world, language="nl")
    guest.press('[data-move="place university"]')
    lies(guest, "university e5 r0")
    mouse, why = guest.page.mouse, guest.page.locator(".why-not")
    mouse.move(*middle(guest, "d5"))
    expect(why).to_contain_text("d5 grenst aan je theater. Met 1 bouwmeester")
    mouse.move(*middle(guest, "e6"))
    expect(why).to_have_count(0)
    mouse.down()
    mouse.move(*middle(guest, "c5"), steps=5)
    expect(guest.page.locator(".hangs")).to_be_visible()
    expect(why).to_contain_text("Op c5 ligt je theater.")
    expect(guest.page.locator('[data-answer="confirm"]')).to_have_attribute("aria-disabled", "true")
    mouse.up()
    lies(guest, "university e5 r0")
    expect(guest.page.locator(".hangs")).to_have_count(0)
    assert guest.errors == []


def test_keys_go_through_the_places_and_turn_and_flip(world: World) -> None:
    """Tab forwards and backwards, E, R and F, arrows, and Esc puts the tile back."""
    guest = at_work(world)
    keys = guest.page.keyboard
    guest.page.locator('[data-move="place university"]').press("Enter")
    lies(guest, "university e5 r0")
    for key, place in (("Tab", "d4 r1"), ("Tab", "e5 r1"), ("Tab", "e5 r2"), ("Shift+Tab", "e5 r1"), ("f", "e5 r3")):
        keys.press(key)
        lies(guest, f"university {place}")
    keys.press("e")
    lies(guest, "university e5 r2")
    keys.press("r")
    lies(guest, "university e5 r3")
    keys.press("ArrowLeft")
    expect(guest.page.locator(".why-not")).to_contain_text("d5 touches your theater.")
    keys.press("ArrowRight")
    lies(guest, "university e5 r3")
    keys.press("Escape")
    expect(guest.page.locator(".is-placing")).to_have_count(0)
    assert guest.errors == []


def test_a_finger_drags_and_taps_on_a_phone(world: World) -> None:
    """A drag moves the tile wherever it begins; a tap brings it to a cell, or asks why it cannot lie there."""
    guest = at_work(world, size=PHONE)
    guest.press('[data-answer="build"]')
    guest.press('[data-move="place university"]')
    lies(guest, "university e5 r0")
    expect(guest.page.get_by_role("complementary", name="Supply")).to_have_count(0)
    touch = guest.page.touchscreen
    touch.tap(*middle(guest, "d5"))
    expect(guest.page.locator(".why-line")).to_contain_text("d5 touches your theater.")
    lies(guest, "university e5 r0")
    touch.tap(*middle(guest, "d4"))
    lies(guest, "university d4 r1")
    fingers = guest.context.new_cdp_session(guest.page)
    (x, y), (to_x, to_y) = middle(guest, "b2"), middle(guest, "c3")

    def finger(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    finger("touchStart", (x, y))
    for step in range(1, 5):
        finger("touchMove", (x + (to_x - x) * step / 4, y + (to_y - y) * step / 4))
    # A finger that rests: after one that flings, browsers take the next tap for a stop.
    guest.page.wait_for_timeout(300)
    finger("touchMove", (to_x, to_y))
    finger("touchEnd")
    lies(guest, "university e5 r1")
    guest.press('[data-answer="flip"]:visible')
    lies(guest, "university e5 r3")
    assert guest.wide() <= 0
    guest.press('[data-answer="confirm"]')
    guest.page.wait_for_function("() => window.seen.ply === 2")
    assert guest.own()["tiles"][-1]["cells"] == ["e5", "e6", "e7", "f5", "f7", "g5", "g7"]
    assert guest.errors == []


def test_two_players_build_across_their_border(world: World) -> None:
    """Both boards are there; the tile must lie on both, and the offer names its cells."""
    position: dict[str, object] = {"players": NEIGHBOURS, "phase": "actions", "round": 4, "options": COOPERATIVE}
    guest = world.seated(position, "bot", game="florence", options=COOPERATIVE)
    guest.press('[data-answer="propose 2"]')
    guest.press('.joint [data-move="place tower"]')
    lies(guest, "tower 1:f3 r0")
    guest.page.keyboard.press("ArrowUp")
    guest.page.keyboard.press("ArrowLeft")
    expect(guest.page.locator(".why-not")).to_contain_text("both sides of the border")
    guest.page.mouse.click(*middle(guest, "f4", 14))
    lies(guest, "tower 1:f4 r0")
    guest.press('[data-answer="confirm"]')
    guest.page.wait_for_function("() => window.seen.view?.question?.kind === 'joint-price'")
    assert guest.told()["view"]["question"]["cells"] == ["1:f4", "1:g4", "2:a4"]
    expect(guest.page.locator(".joint .in-hand")).to_be_visible()
    assert guest.errors == []
