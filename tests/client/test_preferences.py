"""What somebody prefers, in the browser: each switch does what it says, at once, and on another device too."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.client.asked import asked
from tests.client.court import Courtier
from tests.client.geometry import LAPTOP, LARGE, faults, resize
from tests.client.kit import DESKTOP, soon
from tests.client.test_devices import follow

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.client.kit import Visitor, World

BUYING: dict[str, object] = {
    "players": [
        {"hand": "gold, copper, 3 estate", "deck": "5 copper", "turns": 3},
        {"hand": "5 copper", "deck": "5 copper", "turns": 3},
    ],
    "kingdom": "first-game",
}
SMALL = (390, 664)
# Remembers everything through which sounds are heard, the loudness of all of them first.
HEARING = """
  window.heard = [];
  const make = BaseAudioContext.prototype.createGain;
  BaseAudioContext.prototype.createGain = function () {
    const gain = make.call(this);
    window.heard.push(gain);
    return gain;
  };
"""
# How large the question is written, on the screen.
LETTERS = """() => {
  const question = document.querySelector(".question h1");
  return parseFloat(getComputedStyle(question).fontSize) * (question.currentCSSZoom ?? 1);
}"""

# Whether a window that a page may open has come, with its styles.
BROUGHT: Final = """name => performance.getEntriesByType("resource")
  .filter((one) => one.name.includes(`/${name}-`)).length > 1"""


def preferring(page: Page) -> None:
    """Open the preferences from the menu."""
    page.locator(".menu > .tool").click()
    page.locator(".sheet .entry").first.click()
    expect(page.locator("dialog[open] .paces")).to_be_visible()


def done(page: Page) -> None:
    page.locator("dialog[open] footer .primary").click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def at_table(world: World, size: tuple[int, int] = DESKTOP) -> Visitor:
    guest = world.seated(BUYING, "bot", looks={"size": size, "language": "en"})
    soon(guest.asked)
    return guest


def test_the_pace_is_kept_with_the_guest(world: World) -> None:
    """It counts after a reload, and the bots' moves wait for a key; nothing is lost, and the question comes."""
    guest = at_table(world)
    page = guest.page
    preferring(page)
    page.locator('[data-pace="step"]').click()
    done(page)
    soon(lambda: True if guest.told()["revision"] == 1 else None)
    page.reload()
    preferring(page)
    expect(page.locator('[data-pace="step"]')).to_have_attribute("aria-checked", "true")
    done(page)
    guest.press('[data-answer="play-all-treasures"]')
    guest.press('[data-answer="end-buys"]')
    expect(page.locator(".film .primary")).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator(".film")).to_have_count(0)
    soon(guest.asked)
    expect(page.locator('[data-answer="play-all-treasures"]')).to_be_visible()
    assert guest.errors == []


def test_a_curse_is_asked_about(world: World) -> None:
    """Whoever goes back has bought nothing; with the switch off it is bought at once."""
    guest = at_table(world)
    page = guest.page
    guest.press('[data-answer="play-all-treasures"]')
    curse = page.locator('[data-zone="supply:curse"], [data-card="curse"]').first
    expect(curse).to_be_visible()
    soon(partial(_kind, guest, "buy-card"))
    curse.click()
    expect(page.locator("dialog[open]")).to_contain_text("costs you a point")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert _kind(guest, "buy-card")
    preferring(page)
    page.get_by_role("switch", name="Ask before I do something odd").click()
    done(page)
    curse.click()
    # What the page was told comes in while something is asked of it.
    assert soon(lambda: True if guest.told() and "curse" in str(guest.log()) else None)
    assert guest.errors == []


def _kind(guest: Visitor, kind: str) -> bool | None:
    question = guest.told()["view"]["question"]
    return True if question and question["kind"] == kind else None


def test_reading_and_keys(world: World) -> None:
    """Text grows, single keys do nothing, and the dialog fits a phone, with everything in reach."""
    guest = at_table(world, SMALL)
    page = guest.page
    preferring(page)
    box = page.locator("dialog[open]").bounding_box()
    assert box is not None
    assert [box["width"], box["height"]] == list(SMALL)
    before = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    page.get_by_role("radio", name="very large").click()
    expect(page.locator("html")).to_have_attribute("data-text", "huge")
    # A drawn table on a phone keeps its size; what is read over it does not.
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == before
    assert page.evaluate("getComputedStyle(document.querySelector('dialog[open] > *')).zoom") == "1.2"
    page.get_by_role("switch", name="Single-key shortcuts").click()
    done(page)
    assert guest.wide() <= 0
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_have_count(0)
    preferring(page)
    page.get_by_role("button", name="Back to the defaults").click()
    expect(page.get_by_role("switch", name="Single-key shortcuts")).to_have_attribute("aria-checked", "true")
    done(page)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_have_count(1)
    assert guest.errors == []


def kept(guest: Visitor) -> dict[str, object]:
    """Give what the server keeps of what somebody prefers."""
    asking = "async () => (await (await fetch('/api/me')).json()).preferences"
    found: dict[str, object] = guest.page.evaluate(asking)
    return found


def everywhere(guest: Visitor, wish: str, value: object) -> bool | None:
    """Whether the server keeps a wish."""
    return True if kept(guest)["everywhere"].get(wish) == value else None  # type: ignore[attr-defined]


def choose(page: Page, name: str) -> None:
    """Choose one of several in the open dialog."""
    page.locator("dialog[open]").get_by_role("radio", name=name, exact=True).click()


def confirming(world: World, when: str) -> Visitor:
    """Give somebody at a table who wants to confirm moves: always, or when they end a turn."""
    guest = at_table(world)
    preferring(guest.page)
    choose(guest.page, when)
    done(guest.page)
    return guest


def test_the_last_move_of_a_turn_is_confirmed(world: World) -> None:
    """Others are made at once; whoever goes back has not ended the turn, and who confirms has."""
    guest = confirming(world, "Ends my turn")
    page = guest.page
    soon(partial(everywhere, guest, "confirm", "last"))
    guest.press('[data-answer="play-all-treasures"]')
    soon(partial(_kind, guest, "buy-card"))
    expect(page.locator("dialog[open]")).to_have_count(0)
    guest.press('[data-answer="end-buys"]')
    expect(page.locator("dialog[open]")).to_contain_text("turn")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert _kind(guest, "buy-card")
    turns = guest.turns()
    guest.press('[data-answer="end-buys"]')
    guest.press('dialog[open] [data-answer="confirm"]')
    soon(lambda: guest.turns() > turns or None)
    assert guest.errors == []


def test_every_move_is_confirmed(world: World) -> None:
    guest = confirming(world, "Always")
    page = guest.page
    ply = guest.told()["ply"]
    guest.press('[data-answer="play-all-treasures"]')
    expect(page.locator("dialog[open]")).to_be_visible()
    assert guest.told()["ply"] == ply
    # Somebody who comes to watch does not take the question away.
    world.visitor().go(f"/t/{guest.code}/watch")
    soon(lambda: guest.told()["table"]["spectators"] or None)
    expect(page.locator(".topbar .chip[title*='1']")).to_be_visible()
    expect(page.locator("dialog[open]")).to_be_visible()
    # The answer at hand is the move.
    page.keyboard.press("Enter")
    soon(partial(_kind, guest, "buy-card"))
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert guest.errors == []


def test_sounds_are_as_loud_as_somebody_wants(world: World) -> None:
    """A half is a quarter of the loudness; nothing is heard of nothing; and it is kept."""
    guest = world.visitor()
    guest.page.add_init_script(HEARING)
    world.house.arrange(BUYING)
    guest.open("me", "bot")
    soon(guest.asked)
    page = guest.page
    preferring(page)
    slider = page.locator("dialog[open] input[type=range]")
    slider.fill("30")
    expect(page.locator("dialog[open] output")).to_have_text("30%")
    assert page.evaluate("() => window.heard[0].gain.value") == 0.25
    slider.fill("0")
    before = page.evaluate("() => window.heard.length")
    for _ in range(2):
        page.get_by_role("switch", name="Your turn").click()
    assert page.evaluate("() => window.heard.length") == before
    slider.fill("60")
    done(page)
    soon(partial(everywhere, guest, "volume", 60))
    page.reload()
    preferring(page)
    expect(page.locator("dialog[open] output")).to_have_text("60%")
    assert guest.errors == []


def test_more_contrast_and_less_movement(world: World) -> None:
    """On a device that would move: at once, and after a reload before anything is drawn."""
    guest = world.visitor(still=False)
    world.house.arrange(BUYING)
    guest.open("me", "bot")
    soon(guest.asked)
    page = guest.page
    line = "() => getComputedStyle(document.querySelector('.own-card')).transitionDuration"
    ink = "() => getComputedStyle(document.documentElement).getPropertyValue('--line')"
    pale, moving = page.evaluate(ink), page.evaluate(line)
    preferring(page)
    page.get_by_role("switch", name="Stronger contrast").click()
    page.get_by_role("switch", name="Less movement").click()
    done(page)
    for _ in range(2):
        expect(page.locator("html")).to_have_attribute("data-contrast", "more")
        expect(page.locator("html")).to_have_attribute("data-motion", "calm")
        assert page.evaluate(ink) != pale
        assert page.evaluate(line) != moving
        soon(partial(everywhere, guest, "calm", value=True))
        page.reload()
        soon(guest.asked)
    assert guest.errors == []


def test_something_is_preferred_at_one_table_alone(world: World) -> None:
    """Elsewhere it is as before, and this table can be as all others again."""
    guest = at_table(world)
    page, here = guest.page, guest.code
    preferring(page)
    page.get_by_role("button", name="Only for this table").click()
    choose(page, "Always")
    done(page)
    soon(lambda: True if kept(guest)["tables"] == {here: {"confirm": "always"}} else None)
    assert kept(guest)["everywhere"] == {}
    world.house.arrange(BUYING)
    guest.open("me", "bot")
    soon(lambda: guest.told() and guest.asked())
    guest.press('[data-answer="play-all-treasures"]')
    soon(partial(_kind, guest, "buy-card"))
    expect(page.locator("dialog[open]")).to_have_count(0)
    guest.walk(f"/t/{here}")
    soon(lambda: guest.told() and guest.asked())
    guest.press('[data-answer="play-all-treasures"]')
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    preferring(page)
    page.get_by_role("button", name="As at all tables").click()
    done(page)
    soon(lambda: True if kept(guest)["tables"] == {} else None)
    guest.press('[data-answer="play-all-treasures"]')
    soon(partial(_kind, guest, "buy-card"))
    assert guest.errors == []


def test_another_device_at_the_table_follows_at_once(world: World) -> None:
    laptop, phone = at_table(world), world.visitor(SMALL)
    follow(laptop, phone)
    phone.go(f"/t/{laptop.code}")
    soon(phone.asked)
    preferring(laptop.page)
    choose(laptop.page, "large")
    done(laptop.page)
    expect(phone.page.locator("html")).to_have_attribute("data-text", "large")
    preferring(phone.page)
    choose(phone.page, "small")
    done(phone.page)
    expect(laptop.page.locator("html")).to_have_attribute("data-text", "small")
    assert laptop.errors == phone.errors == []


def test_what_is_preferred_without_a_network_is_told_later(world: World) -> None:
    """It counts at once; it is told when the network is back, or when the page is opened again."""
    guest = at_table(world)
    page = guest.page
    # Whoever does something has the windows brought along.
    page.keyboard.press("Shift")
    page.wait_for_function(BROUGHT, arg="Preferences")
    guest.context.set_offline(True)
    preferring(page)
    choose(page, "very large")
    done(page)
    expect(page.locator("html")).to_have_attribute("data-text", "huge")
    guest.context.set_offline(False)
    soon(partial(everywhere, guest, "text", "huge"))
    guest.context.set_offline(True)
    preferring(page)
    choose(page, "small")
    done(page)
    page.goto("about:blank")
    guest.context.set_offline(False)
    guest.go("/watch")
    expect(page.locator("html")).to_have_attribute("data-text", "small")
    soon(partial(everywhere, guest, "text", "small"))


@pytest.mark.parametrize(("game", "seats"), [("dominion", 4), ("florence", 5)])
def test_larger_text_is_larger_at_a_drawn_table_too(world: World, game: str, seats: int) -> None:
    """As far as there is room: it may have to be scrolled down then, but nothing is cut."""
    guest = world.visitor(LAPTOP, "nl")
    asked(game, seats)["buy-card" if game == "dominion" else "turn-menu"].put(world, guest)
    page = guest.page
    before = page.evaluate(LETTERS)
    preferring(page)
    page.get_by_role("radio", name="zeer groot").click()
    done(page)
    assert page.evaluate(LETTERS) > 1.05 * before
    assert faults(guest, scrolls=True) == []
    resize(guest, LARGE)
    assert page.evaluate(LETTERS) > 1.3 * before
    assert faults(guest) == []


# Remembers how far the table that is shown ever was, and whether others could be skipped.
WATCHING_PACE = """() => {
  window.plies = [];
  window.skipped = false;
  const look = () => {
    const ply = Number(document.querySelector("main[data-ply]")?.dataset.ply);
    if (window.plies.at(-1) !== ply) window.plies.push(ply);
    window.skipped ||= document.querySelector(".film") !== null;
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
# Milliseconds between two moves that are seen slowly.
SLOW = 1800


@pytest.mark.parametrize("pace", ["slow", "normal", "instant"])
def test_bots_are_seen_at_the_pace_that_was_chosen(world: World, pace: str) -> None:
    """While the clock of the page stands still: slowly is one move after another, else nothing waits for it."""
    guest = world.visitor()
    page = guest.page
    page.clock.install()
    world.house.arrange(BUYING)
    guest.open("me", "bot")
    soon(guest.asked)
    preferring(page)
    page.locator('[data-pace="step"]').click()
    page.locator(f'[data-pace="{pace}"]').click()
    done(page)
    soon(partial(everywhere, guest, "pace", pace))
    guest.press('[data-answer="play-all-treasures"]')
    soon(partial(_kind, guest, "buy-card"))
    page.clock.pause_at(page.evaluate("() => Date.now()") + 2 * SLOW)
    page.evaluate(WATCHING_PACE)
    before = guest.told()["ply"]
    guest.dash('[data-answer="end-buys"]')

    def told() -> int | None:
        seen = guest.told()
        asked = seen["view"]["question"]["seat"] == 0
        return int(seen["ply"]) if asked and seen["ply"] > before + 1 else None

    last = soon(told)
    wanted = sorted({update["ply"] for update in guest.updates() if update["ply"] >= before})
    assert len(wanted) > 3

    def shown() -> list[int]:
        found: list[int] = page.evaluate("() => window.plies")
        return found

    if pace == "slow":
        # With the own move the turn of the bot begins; each of its moves is seen when its time has come, not before.
        for number in range(2, len(wanted)):
            assert shown() == wanted[:number]
            page.clock.run_for(SLOW - 1)
            assert shown() == wanted[:number]
            page.clock.run_for(1)
            soon(partial(_as_many, shown, number + 1))
    soon(lambda: shown()[-1] == last or None)
    assert shown() == wanted
    # At once means that there is nothing to skip.
    assert page.evaluate("() => window.skipped") == (pace != "instant")
    assert guest.errors == []


def _as_many(shown: Callable[[], list[int]], number: int) -> bool | None:
    return True if len(shown()) == number else None


def test_a_single_choice_is_answered_or_asked(world: World) -> None:
    """As one prefers; who wants to answer everything is asked although there is but one way."""
    players = [{"characters": "warlord", "gold": 1, "hand": "palace"}, {"characters": "merchant", "city": "tavern"}]
    position: dict[str, object] = {
        "players": [*players, {}, {}],
        "turn": {"seat": 0, "as": "warlord", "income-taken": True},
    }
    for single in (True, False):
        courtier = Courtier(world.seated(position, *["bot"] * 3, game="machiavelli"))
        page = courtier.guest.page
        if not single:
            preferring(page)
            page.get_by_role("switch", name="Answer when there is only one choice").click()
            done(page)
            soon(partial(everywhere, courtier.guest, "single", value=False))
        courtier.do("turn-action", "answer", "destroy")
        if single:
            courtier.until("view.players[1].count === 0")
        else:
            courtier.do("destroy", "lot", "1 tavern")
            courtier.until("view.players[1].count === 0")
        questions = [update["view"]["question"] or {} for update in courtier.guest.updates() if update["view"]]
        assert ("destroy" in [question.get("kind") for question in questions]) != single
        assert courtier.guest.errors == []
