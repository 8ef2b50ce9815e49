"""The server is killed in the middle of a game, without warning; the page goes on by itself when it is back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from tests.client.kit import selector, soon

if TYPE_CHECKING:
    from tests.client.kit import World

RECONNECTING: Final = ".line-strip.reconnecting"
LAID_OUT: dict[str, object] = {
    "players": [
        {"hand": "village, market, 2 silver, copper", "deck": "gold, silver, copper, 4 estate"},
        {"hand": "5 copper", "deck": "5 copper"},
    ]
}


def test_a_killed_server_costs_nothing_but_a_moment(world: World) -> None:
    """Nothing that was done is lost; what was decided meanwhile happens once."""
    guest = world.seated(LAID_OUT)
    soon(guest.asked)
    guest.press(selector("hand village"))
    guest.page.wait_for_function("() => window.seen.view.play_area.length === 1")
    soon(guest.asked)
    before = guest.told()
    world.house.stop(kill=True)
    expect(guest.page.locator(RECONNECTING)).to_be_visible()
    # A decision while nobody listens.
    guest.press(selector("hand market"))
    expect(guest.page.locator("[data-answer], .is-choosable")).to_have_count(0)
    world.house.start()
    guest.page.wait_for_function("ply => window.seen.ply > ply", arg=before["ply"])
    soon(guest.asked)
    after = guest.told()
    assert after["view"]["play_area"] == ["village", "market"]
    assert (after["ply"], after["table"]["code"]) == (before["ply"] + 1, before["table"]["code"])
    assert (after["view"]["actions"], after["view"]["buys"], after["view"]["coins"]) == (2, 2, 1)
    expect(guest.page.locator(RECONNECTING)).to_have_count(0)
    # Again, and now nothing is decided meanwhile; the game goes on.
    world.house.stop(kill=True)
    expect(guest.page.locator(RECONNECTING)).to_be_visible()
    world.house.start()
    expect(guest.page.locator(RECONNECTING)).to_have_count(0)
    turns = guest.turns()
    guest.play_on(lambda: guest.turns() > turns, guest.dash)
    events: dict[int, dict[str, Any]] = {}
    for update in guest.updates():
        for number, line in enumerate(update["log"], start=update["since"]):
            # What was told twice was told alike.
            assert events.setdefault(number, line) == line
    assert sorted(events) == list(range(len(events)))
    played = [line["args"]["card"] for _, line in sorted(events.items()) if line["event"] == "action-played"]
    assert played[:2] == [{"name": "card-village"}, {"name": "card-market"}]
    # The browser itself reports that the line was cut.
    assert [error for error in guest.errors if "WebSocket" not in error and "ERR_CONNECTION" not in error] == []
