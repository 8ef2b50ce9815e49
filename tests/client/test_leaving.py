"""Leaving a table with real browsers: a bot plays on, resigning, ending together, closing, removing, another game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.client.kit import DESKTOP, NEAR_THE_END, PHONE

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

# Somebody who ends the game with the next purchase.
LAST_BUY: dict[str, object] = {
    "players": [{"hand": "3 gold", "turns": 9}, {"hand": "copper", "turns": 8}],
    "supply": {"province": 1},
}
THREE: dict[str, object] = {**LAST_BUY, "players": [*LAST_BUY["players"], {"hand": "copper", "turns": 8}]}  # type: ignore[misc]
WORDMARK = ".wordmark"
STAY = "dialog[open] .stay"
END = '[data-about="end"]'


def way(name: str) -> str:
    """Give where a way out is pressed."""
    return f'dialog[open] [data-way="{name}"]'


def together(
    world: World,
    position: dict[str, object] | None = None,
    people: int = 2,
    size: tuple[int, int] = DESKTOP,
    language: str = "en",
    clock: int | None = None,
) -> list[Visitor]:
    """Let people sit down at one table and begin."""
    host = world.visitor(size, language)
    if position is not None:
        world.house.arrange(position)
    code = host.open("me", *["open"] * (people - 1), options={"start-player": "chosen", "start-seat": 0}, clock=clock)
    others = [world.visitor().go(f"/t/{code}") for _ in range(people - 1)]
    for number, other in enumerate(others, start=1):
        other.sit_down(f"Friend number {number}")
    expect(host.page.locator(".vacant")).to_have_count(0)
    host.press(".answers button.primary")
    for one in (host, *others):
        expect(one.page.locator("main.dominion")).to_be_visible()
    return [host, *others]


def at_home(visitor: Visitor) -> None:
    """Wait until somebody is at home."""
    expect(visitor.page.locator("main.loggia")).to_be_visible()


def open_sheet(visitor: Visitor) -> None:
    """Open the sheet from the menu of the table."""
    visitor.press('.topbar .menu button[aria-expanded="false"]')
    visitor.press('.menu .sheet button:has-text("Leave the table")')
    expect(visitor.page.locator(STAY)).to_be_visible()


def ended(people: list[Visitor]) -> None:
    """Let the first one end the game that is laid out."""
    people[0].play_on()
    for one in people:
        expect(one.page.locator("main.after")).to_be_visible()


def test_one_leaves_a_bot_goes_on_and_comes_back(world: World) -> None:
    """The wordmark asks first, and staying is the answer at hand."""
    host, friend = together(world)
    friend.press(WORDMARK)
    expect(friend.page.locator(STAY)).to_be_focused()
    friend.page.keyboard.press("Enter")
    expect(friend.page.locator(STAY)).to_have_count(0)
    expect(friend.page.locator("main.dominion")).to_be_visible()
    friend.press(WORDMARK)
    friend.press(way("bot"))
    at_home(friend)
    expect(host.page.locator(".warn").first).to_be_visible()
    # The bot answers for the friend: the host has another turn.
    turns = host.turns()
    host.play_on(lambda: host.turns() > turns)
    friend.press(".mine .running .to")
    expect(friend.page.locator("main.dominion")).to_be_visible()
    friend.press('[data-about="kept"] button.primary')
    friend.page.wait_for_function("() => window.seen.table.seats[1].keeper === null")
    assert host.errors == friend.errors == []


def test_going_home_keeps_the_seat_and_nobody_is_asked_who_leaves_nobody_waiting(world: World) -> None:
    host, _ = together(world)
    host.press(WORDMARK)
    host.press(way("keep"))
    at_home(host)
    watcher = world.visitor().go(f"/t/{host.updates()[-1]['table']['code']}/watch")
    expect(watcher.page.locator("main.dominion")).to_be_visible()
    watcher.press(WORDMARK)
    at_home(watcher)
    alone = world.seated(NEAR_THE_END)
    expect(alone.page.locator("main.dominion")).to_be_visible()
    alone.press(WORDMARK)
    at_home(alone)


def test_the_back_button_asks_once(world: World) -> None:
    host, friend = together(world)
    friend.go()
    at_home(friend)
    friend.press(".mine .running .to")
    expect(friend.page.locator("main.dominion")).to_be_visible()
    friend.page.go_back(wait_until="commit")
    expect(friend.page.locator(STAY)).to_be_visible()
    assert friend.page.url.endswith(host.code)
    friend.page.keyboard.press("Escape")
    expect(friend.page.locator(".stay")).to_have_count(0)
    friend.page.evaluate("() => history.back()")
    expect(friend.page.locator(STAY)).to_be_visible()
    # Whoever insists goes.
    friend.page.evaluate("() => history.back()")
    at_home(friend)


def test_resigning_is_asked_for_twice_and_stands_on_the_sheet(world: World) -> None:
    host, friend = together(world, LAST_BUY)
    open_sheet(friend)
    friend.press(way("resign"))
    expect(friend.page.locator(way("resign"))).to_contain_text("for good")
    friend.press(way("resign"))
    at_home(friend)
    expect(friend.page.locator(".mine")).to_have_count(0)
    # Who looks in again is told so, and asked nothing.
    friend.go(f"/t/{host.code}")
    expect(friend.page.locator('[data-about="kept"]')).to_contain_text("You have resigned")
    expect(friend.page.locator(".is-choosable, [data-answer], [data-about] button")).to_have_count(0)
    host.play_on()
    expect(host.page.locator("main.after")).to_be_visible()
    expect(host.page.locator(".sheet thead")).to_contain_text("resigned in turn")
    assert host.errors == friend.errors == []


def test_the_end_is_proposed_declined_withdrawn_and_agreed(world: World) -> None:
    host, friend = together(world)
    open_sheet(host)
    host.press(way("propose"))
    expect(friend.page.locator(END)).to_contain_text("proposes to end")
    expect(host.page.locator(END)).to_contain_text("Waiting for")
    # Playing on is the main answer.
    friend.press(END + " button.primary")
    expect(host.page.locator(END)).to_have_count(0)
    expect(host.page.locator(".toasts > *").last).to_contain_text("would rather play on")
    open_sheet(friend)
    friend.press(way("propose"))
    friend.press(END + " button")
    expect(host.page.locator(END)).to_have_count(0)
    open_sheet(friend)
    friend.press(way("propose"))
    host.press(END + " button:not(.primary)")
    for one in (host, friend):
        expect(one.page.locator("h1")).to_contain_text("agreed to end")
    friend.press(WORDMARK)
    at_home(friend)
    expect(friend.page.locator(".mine")).to_have_count(0)


def test_a_table_against_bots_is_closed_from_home_and_a_game_removed_from_the_history(world: World) -> None:
    alone = world.seated(LAST_BUY)
    alone.play_on()
    expect(alone.page.locator("main.after")).to_be_visible()
    alone.go("/history")
    expect(alone.page.locator("main li")).to_have_count(1)
    alone.press("main li .do button")
    expect(alone.page.locator("main li")).to_have_count(0)
    alone.open("me", "bot")
    expect(alone.page.locator("main.dominion")).to_be_visible()
    for page, place in (("/", ".mine"), ("/watch", ".tables")):
        alone.go(page)
        alone.press(f"{place} .running .do button")
        expect(alone.page.locator(way("close"))).to_be_visible()
        if page == "/":
            alone.press(STAY)
            expect(alone.page.locator(STAY)).to_have_count(0)
    alone.press(way("close"))
    expect(alone.page.locator(".mine")).to_have_count(0)
    assert alone.errors == []


def test_who_left_removes_the_table_from_the_own_list(world: World) -> None:
    host, friend = together(world)
    for name in ("bot", "remove"):
        friend.go()
        friend.press(".mine .running .do button")
        friend.press(way(name))
        expect(friend.page.locator("dialog[open]")).to_have_count(0)
    expect(friend.page.locator(".mine")).to_have_count(0)
    host.go()
    expect(host.page.locator(".mine .running")).to_have_count(1)


def test_a_rematch_with_a_bot_for_who_is_not_here(world: World) -> None:
    host, friend = people = together(world, LAST_BUY)
    ended(people)
    host.press(".question .go")
    expect(friend.page.locator('.rematch [data-state="ready"]')).to_have_count(1)
    expect(host.page.locator('.rematch [data-state="open"]')).to_have_count(1)
    friend.go()
    at_home(friend)
    expect(host.page.locator('.rematch [data-state="absent"]')).to_have_count(1)
    # Two are too few without somebody.
    expect(host.page.locator(".rematch .ways").first.locator("button")).to_have_count(1)
    before = host.code
    host.press(".rematch .ways button")
    host.page.wait_for_url(lambda url: before not in url)
    expect(host.page.locator("main.dominion")).to_be_visible()
    assert [seat["kind"] for seat in host.told()["table"]["seats"]] == ["person", "bot"]


def test_a_rematch_without_somebody_cancelled_and_with_other_options(world: World) -> None:
    host, friend, third = people = together(world, THREE, 3)
    ended(people)
    before = host.code
    host.press(".question .go")
    expect(third.page.locator('.rematch [data-state="ready"]')).to_have_count(1)
    host.page.get_by_role("button", name="Not after all").click()
    expect(third.page.locator('.rematch [data-state="ready"]')).to_have_count(0)
    third.page.get_by_role("button", name="Not for me").click()
    expect(host.page.locator('.rematch [data-state="gone"]')).to_have_count(1)
    friend.press(".question .go")
    expect(host.page.locator('.rematch [data-state="ready"]')).to_have_count(1)
    friend.page.get_by_role("button", name="Other options").click()
    expect(friend.page.locator("main.lobby")).to_be_visible()
    # Who has not answered stays, and finds the way there and a free seat.
    expect(host.page.locator("main.after")).to_be_visible()
    host.press(".question a.go")
    host.sit_down("Host")
    expect(friend.page.locator(".vacant")).to_have_count(1)
    assert before not in friend.page.url
    assert [one.errors for one in people] == [[], [], []]


def test_the_sheet_on_a_phone_in_dutch(world: World) -> None:
    host, _ = together(world, size=PHONE, language="nl")
    host.press(WORDMARK)
    expect(host.page.locator("dialog[open] h2")).to_have_text("Van tafel gaan?")
    for name in ("keep", "bot", "propose", "resign"):
        box = host.page.locator(way(name)).bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
    assert host.wide() <= 0
    host.press(STAY)


def test_a_proposal_on_a_phone_leaves_the_answers_in_reach(world: World) -> None:
    """The game goes on meanwhile: everything that is asked is on the screen, and can be hit."""
    host, friend = together(world, size=(390, 664), language="nl")
    open_sheet(friend)
    friend.press(way("propose"))
    expect(host.page.locator(END)).to_be_visible()
    for answer in host.page.locator("[data-answer]:not([aria-disabled])").all():
        box = answer.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 664
        answer.click(trial=True)
    host.press(END + " button.primary")
    expect(friend.page.locator(END)).to_have_count(0)
    assert host.wide() <= 0


def test_leaving_from_the_text_view(world: World) -> None:
    _, friend = together(world)
    friend.page.keyboard.press("t")
    expect(friend.page.locator("main.text-view")).to_be_visible()
    friend.page.get_by_role("button", name="Leave the table").focus()
    friend.page.keyboard.press("Enter")
    expect(friend.page.locator(STAY)).to_be_focused()
    friend.page.keyboard.press("Shift+Tab")
    expect(friend.page.locator(way("resign"))).to_be_focused()
    friend.page.keyboard.press("Escape")
    expect(friend.page.locator(STAY)).to_have_count(0)
