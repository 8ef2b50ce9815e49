"""Playing by days, as people see it: the clock, the time left, the next table, days off, and what happened since."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.client.kit import DESKTOP
from tests.client.test_access import faults as barriers

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

A_DAY: Final = 86_400
# A turn is one decision.
NOTHING_TO_BUY: Final[dict[str, object]] = {
    "players": [{"hand": "3 estate", "deck": "5 copper"}, {"hand": "3 estate", "deck": "5 copper"}]
}
ENDS: Final = '[data-answer="end-buys"]'
SMALL: Final = (390, 664)
SIZES: Final = [pytest.param(SMALL, "nl", id="phone-nl"), pytest.param(DESKTOP, "en", id="desktop-en")]
SAID: Final = {
    "nl": {
        "rule": "2 dagen per zet, en 3 dagen in reserve voor het hele spel.",
        "more": "4 dagen per zet, en 7 dagen in reserve voor het hele spel.",
        "turns": "Aan de beurt aan 2 tafels",
        "others": "Aan de beurt aan 1 andere tafel",
        "hours": "nog 23 uur",
        "until": "tot ",
        "menu": "Nacht en vrije dagen",
        "left": "Er zijn dit jaar nog 21 dagen over.",
        "taken": "Er zijn dit jaar nog 20 dagen over.",
        "holiday": "op vakantie t/m ",
        "take": "Vrij nemen",
        "back": "Ik ben terug",
        "since": "Wat er intussen gebeurde",
    },
    "en": {
        "rule": "2 days a move, and 3 days in reserve for the whole game.",
        "more": "4 days a move, and 7 days in reserve for the whole game.",
        "turns": "Your turn at 2 tables",
        "others": "Your turn at 1 other table",
        "hours": "23 hours left",
        "until": "until ",
        "menu": "Night and days off",
        "left": "21 days are left this year.",
        "taken": "20 days are left this year.",
        "holiday": "on holiday until ",
        "take": "Take off",
        "back": "I am back",
        "since": "What happened since",
    },
}


def by_days(world: World, host: Visitor, name: str, days: int, reserve: int = 0) -> tuple[Visitor, str]:
    """Let somebody open a table by days for two, and somebody else sit down; the game begins, and the host has to move.

    Gives the other one, and the code of the table.
    """
    world.house.arrange(NOTHING_TO_BUY)
    # Whenever the test is run, it is no night.
    wishes = {"wishes": {"quiet_from": 0, "quiet_to": 0}}
    assert host.context.request.patch(f"{host.address}/api/me/preferences", data=wishes).ok
    code = host.open("me", "open", clock=days * A_DAY, reserve=reserve * A_DAY, name=name)
    other = world.visitor().go(f"/t/{code}")
    other.sit_down()
    expect(host.page.locator(".vacant")).to_have_count(0)
    host.press(".answers button.primary")
    for guest in (host, other):
        expect(guest.page.locator("main.dominion")).to_be_visible()
    return other, code


@pytest.mark.parametrize(("size", "language"), SIZES)
def test_days_and_a_reserve_are_chosen_and_said_in_one_sentence(
    world: World, size: tuple[int, int], language: str
) -> None:
    said, guest = SAID[language], world.visitor(size, language)
    guest.go("/new/dominion")
    clock = guest.page.locator('[data-option="clock"]')
    expect(guest.page.locator('[data-option="reserve"]')).to_have_count(0)
    clock.get_by_role("radio").last.click()
    expect(clock).to_contain_text(said["rule"])
    guest.page.locator('[data-option="days"]').get_by_role("radio").nth(3).click()
    guest.page.locator('[data-option="reserve"]').get_by_role("radio").nth(3).click()
    expect(clock).to_contain_text(said["more"])
    assert guest.wide() <= 0
    guest.press(".page-question button.primary")
    # In the lobby the host may still settle it otherwise; a clock of minutes has no reserve.
    guest.page.wait_for_url("**/t/**")
    agreed = guest.page.locator('.agreements [data-option="clock"]')
    expect(agreed).to_contain_text(said["more"])
    agreed.get_by_role("radio").nth(2).click()
    expect(agreed.get_by_role("radio").nth(2)).to_have_attribute("aria-checked", "true")
    expect(guest.page.locator('[data-option="reserve"]')).to_have_count(0)
    agreed.get_by_role("radio").last.click()
    expect(agreed).to_contain_text(said["rule"])


@pytest.mark.parametrize(("size", "language"), SIZES)
def test_home_says_how_much_time_is_left_and_leads_to_the_most_urgent_table(
    windowed: World, size: tuple[int, int], language: str
) -> None:
    said, anna = SAID[language], windowed.visitor(size, language)
    _, slow = by_days(windowed, anna, "Slow", 4, 1)
    anna.walk("/")
    bert, quick = by_days(windowed, anna, "Quick", 1)
    # A table is left without a question where nobody is expected to sit.
    anna.walk("/")
    bar = anna.page.locator("section.home")
    expect(bar).to_contain_text(said["turns"])
    expect(bar).to_contain_text("Quick")
    cards = anna.page.locator(".running")
    expect(cards.nth(0)).to_contain_text("Quick")
    expect(cards.nth(0)).to_contain_text(said["hours"])
    expect(cards.nth(1)).to_contain_text(re.compile(re.escape(said["until"]) + r"\S+ \d\d:\d\d"))
    assert anna.wide() <= 0
    bar.locator("[data-next]").click()
    expect(anna.page).to_have_url(f"{anna.address}/t/{quick}")
    # At the table one sees the time that is left, and the way to the next one.
    expect(anna.page.locator("main")).to_contain_text(said["hours"])
    expect(anna.page.locator("a.tool[data-next]")).to_have_attribute("href", f"/t/{slow}")
    anna.press(ENDS)
    # After the first move one is asked whether one wants to be told; not now.
    asking = anna.page.locator("dialog[open]")
    expect(asking).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(asking).to_have_count(0)
    strip = anna.page.locator('[data-about="next"]')
    expect(strip).to_contain_text(said["others"])
    expect(strip).to_contain_text("Slow")
    strip.locator("[data-next]").click()
    expect(anna.page).to_have_url(f"{anna.address}/t/{slow}")
    expect(anna.page.locator(ENDS)).to_be_visible()
    expect(bert.page.locator(ENDS)).to_be_visible()


@pytest.mark.parametrize(("size", "language"), SIZES)
def test_days_off_are_taken_and_the_others_see_until_when(world: World, size: tuple[int, int], language: str) -> None:
    said, anna = SAID[language], world.visitor(size, language)
    bert, code = by_days(world, anna, "Friday", 2)
    expect(bert.page.locator("main")).not_to_contain_text("on holiday")
    anna.page.locator(".menu > button").click()
    anna.page.get_by_role("button", name=said["menu"]).click()
    dialog = anna.page.locator("dialog[open]")
    expect(dialog).to_contain_text(said["left"])
    assert anna.wide() <= 0
    dialog.get_by_role("button", name=said["take"]).click()
    row = dialog.locator("[data-holiday]")
    expect(row).to_have_count(1)
    expect(dialog).to_contain_text(said["taken"])
    expect(bert.page.locator("main")).to_contain_text("on holiday until")
    # Twice is once too often.
    dialog.get_by_role("button", name=said["take"]).click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    bert.walk("/")
    expect(bert.page.locator(".running").first).to_contain_text("on holiday until")
    told = bert.page.evaluate("async () => (await fetch('/api/tables')).text()")
    for hidden in ("zone", "quiet", "begin"):
        assert hidden not in told
    row.get_by_role("button", name=said["back"]).click()
    expect(row).to_have_count(0)
    bert.walk(f"/t/{code}")
    expect(bert.page.locator("main")).to_contain_text(re.compile(r"until \S+ \d\d:\d\d"))
    expect(bert.page.locator("main")).not_to_contain_text("on holiday")


@pytest.mark.parametrize(("size", "language"), SIZES)
def test_whoever_comes_back_sees_what_happened_and_may_skip_it(
    world: World, size: tuple[int, int], language: str
) -> None:
    said, anna = SAID[language], world.visitor(size, language)
    bert, code = by_days(world, anna, "Friday", 2)
    anna.press(ENDS)
    expect(bert.page.locator(ENDS)).to_be_visible()
    anna.walk("/")
    expect(anna.page.locator(".running")).to_be_visible()
    bert.press(ENDS)
    expect(bert.page.locator(ENDS)).to_have_count(0)
    # The film stands still, so that there is time to look at it; whatever looks has a clock that goes.
    anna.page.evaluate("() => { window.going = window.setTimeout; }")
    anna.page.clock.install()
    anna.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=5))
    anna.walk(f"/t/{code}")
    film = anna.page.locator(".film")
    expect(film).to_contain_text(said["since"])
    anna.page.evaluate("() => { window.setTimeout = window.going; }")
    assert barriers(anna, "film") == []
    film.get_by_role("button").last.click()
    expect(film).to_have_count(0)
    expect(anna.page.locator("[data-answer]").first).to_be_visible()
    # Who has seen it does not see it again.
    anna.walk("/")
    expect(anna.page.locator(".running")).to_be_visible()
    anna.walk(f"/t/{code}")
    expect(anna.page.locator("[data-answer]").first).to_be_visible()
    expect(film).to_have_count(0)
