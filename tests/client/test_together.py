"""Two people and somebody who watches, each with a browser: nothing is lost or doubled, and nothing hidden is sent."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

from playwright.sync_api import expect

from tests.client.kit import PHONE, Visitor, World, choice, selector, soon
from tests.web.test_secrets import check_frames

if TYPE_CHECKING:
    from tests.web.kit import Line


def gathered(world: World) -> tuple[Visitor, Visitor, Visitor]:
    """Open a table for a friend, who comes by the link; somebody else watches. The game begins."""
    host = world.visitor(language="nl").go()
    host.press('article[aria-label="Dominion"] a.friends')
    host.press(".question button.primary")
    friend = world.visitor(PHONE).go(f"/t/{host.code}")
    friend.sit_down()
    expect(host.page.locator(".vacant")).to_have_count(0)
    watcher = world.visitor(theme="dark").go(f"/t/{host.code}/watch")
    host.press(".answers button.primary")
    for visitor in (host, friend, watcher):
        expect(visitor.page.locator("main.dominion")).to_be_visible()
    return host, friend, watcher


def next_asked(*people: Visitor) -> tuple[Visitor, dict[str, Any]]:
    """Give who is asked now."""

    def ask() -> tuple[Visitor, dict[str, Any]] | None:
        return next(((one, offers) for one in people if (offers := one.asked()) is not None), None)

    return soon(ask)


def play_turns(*people: Visitor, least: int) -> None:
    """Play until everybody has begun so many turns."""
    while min(one.turns() for one in people) < least:
        who, offers = next_asked(*people)
        assert not offers["over"]
        who.act(offers)


def in_the_middle(who: Visitor, *people: Visitor) -> dict[str, Any]:
    """Play until somebody has played treasures and can buy; give what is offered then."""
    while True:
        asked, offers = next_asked(*people)
        if asked is who and "silver" in offers["piles"] and "play-all-treasures" not in offers["answers"]:
            return offers
        asked.act(offers)


def as_line(visitor: Visitor) -> Line:
    """Give the frames in the shape in which tests of the server keep them."""
    return cast("Line", SimpleNamespace(frames=visitor.frames, told=[json.loads(frame) for frame in visitor.frames]))


def test_friends_play_a_whole_game_and_nothing_hidden_is_sent(world: World) -> None:
    """Reload in the middle of a turn; go on to the end; then compare each frame with what its reader may know."""
    host, friend, watcher = gathered(world)
    expect(watcher.page.locator(".is-choosable, [data-answer]")).to_have_count(0)
    play_turns(host, friend, least=3)
    offers = in_the_middle(host, host, friend)
    before = host.told()
    host.read_on()
    host.page.reload()
    expect(host.page.locator("main.dominion")).to_be_visible()
    assert soon(host.asked) == offers
    after = host.told()
    for part in ("ply", "view", "question", "seat", "undo"):
        assert after[part] == before[part], part
    people = (host, friend, watcher)
    assert watcher.offers()["answers"] == []
    # Quickly: that people can reach what they click is tested elsewhere.
    host.hurry()
    friend.hurry_to_the_end()
    for visitor in people:
        expect(visitor.page.locator(".proof .verdict:not(.wrong)")).to_be_visible()
    record = json.loads(watcher.context.request.get(f"{world.address}/api/tables/{host.code}/record").text())
    secret = record["seed"]["secret"]
    # Both had a share in the shuffles, though one of them reloaded.
    assert [len(share) for share in record["seed"]["shares"]] == [64, 64]
    expect(watcher.page.locator(".proof dd code")).to_have_count(2)
    for visitor in people:
        seat = visitor.updates()[-1]["seat"]
        assert check_frames(as_line(visitor), seat, record, []) > 30
        visitor.read_on()
        assert not any(secret in body for body in visitor.bodies)
        assert visitor.errors == []
    assert [one.updates()[-1]["seat"] for one in people] == [0, 1, None]


def bought_by(visitor: Visitor, seat: int) -> list[str]:
    """Give the cards that a seat has bought, as somebody was told it."""
    return [
        line["args"]["card"]["name"].removeprefix("card-")
        for _, line in sorted(visitor.log().items())
        if line["event"] == "card-bought" and line["args"]["player"] == {"seat": seat}
    ]


def test_without_network_in_the_middle_of_a_turn(world: World) -> None:
    """What is decided meanwhile is sent when the network is back, and happens once, for everybody."""
    host, friend, watcher = gathered(world)
    play_turns(host, friend, least=2)
    offers = in_the_middle(host, host, friend)
    before = host.told()
    host.context.set_offline(offline=True)
    wanted = choice(offers)
    card = wanted.partition(" ")[2]
    already = bought_by(host, 0)
    host.press(selector(wanted))
    # Sent into nothing: the page waits, and offers nothing else.
    expect(host.page.locator("[data-answer]")).to_have_count(0)
    friend.page.evaluate("() => fetch('/api/me')")
    assert host.told()["ply"] == friend.told()["ply"] == before["ply"]
    host.context.set_offline(offline=False)
    everybody = (host, friend, watcher)
    for visitor in everybody:
        visitor.page.wait_for_function("ply => window.seen.ply > ply", arg=before["ply"])
        assert visitor.told()["view"]["supply"][card] == before["view"]["supply"][card] - 1
        expect(visitor.page.locator(f'.pile[data-card="{card}"] .pile__count')).to_have_text(
            str(before["view"]["supply"][card] - 1)
        )
    turns = host.turns(), friend.turns()
    play_turns(host, friend, least=max(turns) + 1)
    soon(lambda: True if len({one.told()["version"] for one in everybody}) == 1 else None)
    for visitor in everybody:
        assert bought_by(visitor, 0)[: len(already) + 1] == [*already, card]
    assert bought_by(host, 0) == bought_by(friend, 0) == bought_by(watcher, 0)
    assert bought_by(host, 1) == bought_by(friend, 1) == bought_by(watcher, 1)
    # The same message may go twice, under one id; two messages never answer one question.
    chosen = {
        message["id"]: message["ply"] for frame in host.sent if (message := json.loads(frame)).get("type") == "choose"
    }
    assert len(set(chosen.values())) == len(chosen)
    assert friend.errors == watcher.errors == []
