"""Big moments in the browser: the banner of whom they strike, marks for everybody who may know, and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from tests.client.court import Courtier

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

SIZES: Final = {"desktop": (1280, 720), "phone": (390, 664)}
BOTH: Final = [(size, language) for size in SIZES for language in ("en", "nl")]
# What is announced, by kind and language.
SAID: Final = {
    ("murdered", "en"): "You are murdered.",
    ("murdered", "nl"): "Je bent vermoord.",
    ("robbed", "en"): "You are robbed: 4 gold.",
    ("robbed", "nl"): "Je bent bestolen: 4 goud.",
    ("destroyed", "en"): "Your Docks is destroyed.",
    ("destroyed", "nl"): "Je Pakhuis is vernietigd.",
}
ONLY_YOU: Final = {"en": "only you see this", "nl": "alleen jij ziet dit"}
VICTIM: Final[dict[str, object]] = {"characters": "merchant", "gold": 4, "city": "docks, temple", "hand": "tavern"}
MOVES: Final = {
    "murdered": ("assassin", [("turn-action", "answer", "assassinate"), ("name-character", "token", "merchant")]),
    "robbed": ("thief", [("turn-action", "answer", "steal"), ("name-character", "token", "merchant")]),
    "destroyed": (
        "warlord",
        [("turn-action", "answer", "destroy"), ("destroy", "lot", "1 docks")],
    ),
}


def court(character: str) -> dict[str, object]:
    """Lay out a turn of the host against somebody who has something to lose."""
    # With something left to build the turn does not end by itself.
    acting: dict[str, object] = {"characters": character, "gold": 6, "hand": "manor"}
    return {"players": [acting, VICTIM, {}, {}], "turn": {"as": character, "income-taken": True}, "crown": 2}


def seated(world: World, kind: str, size: tuple[int, int], language: str) -> tuple[Courtier, Courtier, Visitor]:
    """Give who strikes, who is struck, and who watches."""
    character, _ = MOVES[kind]
    host = world.visitor()
    world.house.arrange(court(character))
    code = host.open("me", "open", "bot", "bot", game="machiavelli")
    victim = world.visitor(size, language).go(f"/t/{code}")
    victim.sit_down()
    expect(host.page.locator(".vacant")).to_have_count(0)
    host.press(".answers button.primary")
    spectator = world.visitor().go(f"/t/{code}/watch")
    for guest in (host, victim, spectator):
        expect(guest.page.locator("main.machiavelli")).to_be_visible()
    return Courtier(host), Courtier(victim), spectator


def strike(host: Courtier, kind: str) -> None:
    """Do it."""
    for step in MOVES[kind][1]:
        host.do(*step)
    if kind == "robbed":
        host.do("turn-action", "answer", "end-turn")


def banner(guest: Visitor, kind: str) -> Any:  # noqa: ANN401
    """Where a moment is announced."""
    return guest.page.locator(f'[data-moment="{kind}"]')


def covered(guest: Visitor, selector: str) -> dict[str, Any]:
    """Say how something lies in the window, and whether all that is written in it can be read."""
    found: dict[str, Any] = guest.page.evaluate(
        """(selector) => {
          const element = document.querySelector(selector);
          const box = element.getBoundingClientRect();
          const cut = [...element.querySelectorAll("*")].filter((one) => one.scrollWidth > one.clientWidth + 1
            && getComputedStyle(one).overflow !== "visible").length;
          return { left: box.left, top: box.top, right: box.right - innerWidth, bottom: box.bottom - innerHeight, cut };
        }""",
        selector,
    )
    return found


@pytest.mark.parametrize(("size", "language"), BOTH)
@pytest.mark.parametrize("kind", list(MOVES))
def test_who_is_struck_is_told_and_all_who_may_know_see_the_mark(
    world: World, kind: str, size: str, language: str
) -> None:
    host, victim, spectator = seated(world, kind, SIZES[size], language)
    strike(host, kind)
    told = banner(victim.guest, kind)
    expect(told).to_be_visible()
    expect(told.locator("strong")).to_have_text(SAID[kind, language])
    place = covered(victim.guest, f'[data-moment="{kind}"]')
    assert place["left"] >= 0
    assert place["top"] >= 0
    assert place["right"] <= 0
    assert place["bottom"] <= 0
    assert place["cut"] == 0
    # It is spoken: what changes in a live region is.
    live = victim.guest.page.locator('[aria-live="assertive"]', has_text=SAID[kind, language])
    expect(live).to_have_count(1)
    private = kind == "murdered"
    expect(told.get_by_text(ONLY_YOU[language])).to_have_count(1 if private else 0)
    mark = f'.city[data-seat="1"] [data-mark="{kind}"]'
    expect(victim.guest.page.locator(mark)).to_be_visible()
    # Nobody else is announced anything, and marks are for all but secrets.
    for guest in (host.guest, spectator):
        expect(guest.page.locator("[role=log].lines")).to_contain_text("Merchant" if kind != "destroyed" else "Docks")
        expect(guest.page.locator(mark)).to_have_count(0 if private else 1)
        expect(banner(guest, kind)).to_have_count(0)
        if private:
            assert "moment" not in str([line for line in guest.log().values() if line["event"] == "murder-named"])
    assert victim.guest.errors == []
    # It was read: the mark stays, also when the page is loaded anew.
    told.get_by_role("button").click()
    expect(told).to_have_count(0)
    victim.guest.page.reload()
    expect(victim.guest.page.locator(mark)).to_be_visible()
    expect(banner(victim.guest, kind)).to_have_count(0)


def test_enter_sends_the_banner_away_and_chooses_nothing(world: World) -> None:
    host, victim, _ = seated(world, "murdered", SIZES["desktop"], "en")
    strike(host, "murdered")
    told = banner(victim.guest, "murdered")
    expect(told).to_be_visible()
    sent = len(victim.guest.sent)
    victim.guest.page.locator("main").focus()
    victim.guest.page.keyboard.press("Enter")
    expect(told).to_have_count(0)
    assert [frame for frame in victim.guest.sent[sent:] if '"choose"' in frame] == []


def test_who_was_away_is_told_on_return_and_reads_it_in_the_log_for_good(world: World) -> None:
    host, victim, _ = seated(world, "destroyed", SIZES["desktop"], "en")
    code = victim.guest.code
    victim.guest.go("/watch")
    strike(host, "destroyed")
    host.do("turn-action", "answer", "end-turn")
    # The next round has begun meanwhile.
    host.until("view.round > 1")
    victim.guest.go(f"/t/{code}")
    expect(banner(victim.guest, "destroyed")).to_be_visible()
    expect(victim.guest.page.locator('.city[data-seat="1"] [data-mark="destroyed"]')).to_have_count(0)
    line = victim.guest.page.get_by_role("log").locator('[data-tone="loss"]')
    expect(line).to_contain_text("your Docks")
    expect(line).to_have_css("background-color", "rgb(243, 214, 208)")


def test_the_text_view_announces_it_too(world: World) -> None:
    host, victim, _ = seated(world, "murdered", SIZES["desktop"], "en")
    victim.guest.walk(f"/t/{victim.guest.code}/text")
    expect(victim.guest.page.locator("main.text-view")).to_be_visible()
    strike(host, "murdered")
    expect(banner(victim.guest, "murdered")).to_contain_text("You are murdered.")
    expect(victim.guest.page.locator('[data-mark="murdered"]')).to_have_text("you: Merchant murdered")
    expect(victim.guest.page.locator('#since [data-tone="loss"]')).to_contain_text("That is you.")
