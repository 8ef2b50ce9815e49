"""What the wide table of Machiavelli tells besides its questions: ruins, marks, signs, long names, open hands."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from signoria.core.record import LONGEST_NAME
from tests.client.court import Courtier
from tests.client.geometry import DESK, LANGUAGES, LAPTOP, SIZES, faults, speak
from tests.client.kit import soon
from tests.client.test_machiavelli_layout import ACT, acting, seated
from tests.client.test_preferences import done, preferring

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

LONGEST: Final = "Bartholomeus Constantijn van Wassenaer I"


def warlord(world: World, number: int = 4, **looks: object) -> Courtier:
    """Let somebody destroy the Trading Post of the next player."""
    courtier = seated(world, acting(number, "warlord", taken=True, gold=6), **looks)
    courtier.do(ACT, "answer", "destroy")
    courtier.do("destroy", "lot", "1 trading-post")
    return courtier


@pytest.mark.parametrize("number", [4, 8])
def test_a_destroyed_district_is_a_ruin_to_the_end_of_the_round(world: World, number: int) -> None:
    """On its lot, with its name; the city bears a mark in words. Both are gone with the next round."""
    courtier = warlord(world, number, size=LAPTOP)
    guest = courtier.guest
    ruin = guest.page.locator('.city[data-seat="1"] [data-ruin]')
    expect(ruin).to_have_count(1)
    expect(ruin).to_contain_text("Ruin of the Trading Post")
    mark = guest.page.locator('.city[data-seat="1"] [data-mark="destroyed"]')
    expect(mark.get_by_text("destroyed", exact=True)).to_be_visible()
    for language in LANGUAGES:
        speak(guest, language)
        assert faults(guest) == []
    courtier.do(ACT, "answer", "end-turn")
    courtier.until("view.round > 1")
    expect(ruin).to_have_count(0)
    expect(mark).to_have_count(0)
    assert guest.errors == []


def test_an_aim_says_what_a_city_misses_then(world: World) -> None:
    """A type of which the district was the only one."""
    courtier = seated(world, acting(4, "warlord", taken=True, gold=6))
    courtier.do(ACT, "answer", "destroy")
    soon(partial(courtier.offering, "destroy", "lot", "1 trading-post"))
    courtier.guest.press('.lot[data-spot="1 trading-post"]')
    aim = courtier.guest.page.locator(".aim")
    expect(aim).to_contain_text("then misses")
    expect(aim).to_contain_text("trade")
    # Two other districts are unique.
    courtier.guest.press('.lot[data-spot="1 observatory"]')
    expect(aim).not_to_contain_text("then misses")


def test_the_end_of_a_turn_says_what_stays_unused(world: World) -> None:
    courtier = seated(world, acting(4, "warlord", taken=True, gold=6))
    soon(partial(courtier.offering, ACT, "answer", "destroy"))
    note = courtier.guest.page.locator('[data-group="end"] .act__note')
    expect(note).to_have_text("Not used yet: Warlord and building.")
    courtier.do(ACT, "hand", "prison")
    expect(note).to_have_text("Not used yet: Warlord.")
    courtier.do(ACT, "answer", "destroy")
    courtier.do("destroy", "lot", "1 trading-post")
    expect(note).to_have_count(0)


def test_bots_are_skipped_in_the_lectern(world: World) -> None:
    """Nothing hangs over the hand: the way to the next choice is where the answers are, with its key."""
    courtier = seated(world, {**acting(4, "thief", taken=True), "crown": 2}, size=LAPTOP)
    guest = courtier.guest
    soon(partial(courtier.offering, ACT, "answer", "end-turn"))
    preferring(guest.page)
    guest.page.locator('[data-pace="step"]').click()
    done(guest.page)
    courtier.press(("answer", "end-turn"), guest.told()["ply"])
    skip = guest.page.locator('.lectern [data-act="skip"]')
    expect(skip).to_contain_text("To my next choice")
    expect(guest.page.locator(".film")).to_have_count(0)
    assert faults(guest) == []
    guest.page.keyboard.press("s")
    soon(lambda: (courtier.offers() or {}).get("role"))
    expect(skip).to_have_count(0)
    assert guest.errors == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_waits_reads_who_acts_now_who_follows_and_when_the_own_turn_comes(world: World, language: str) -> None:
    """Step by step: the characters to come become fewer, whoever has had a turn chooses again in the next round."""
    courtier = seated(world, {**acting(4, "thief", taken=True), "crown": 2}, size=LAPTOP, language=language)
    guest = courtier.guest
    soon(partial(courtier.offering, ACT, "answer", "end-turn"))
    ahead = guest.page.locator(".lectern .ahead div")
    expect(ahead).to_have_count(0)
    preferring(guest.page)
    guest.page.locator('[data-pace="step"]').click()
    done(guest.page)
    courtier.press(("answer", "end-turn"), guest.told()["ply"])
    again = {"en": "choosing again in round 2", "nl": "weer aan de keuze in ronde 2"}[language]
    expect(ahead.locator("dt")).to_have_text({"en": ["Now", "Then", "You"], "nl": ["Nu", "Daarna", "Jij"]}[language])
    expect(ahead.nth(2).locator("dd")).to_have_text(again)
    first = ahead.nth(0).locator("dd").inner_text()
    rank = int(first.split()[0])
    assert rank > 2
    assert faults(guest) == []
    # The log is at its end, whatever room the lectern above it takes.
    end = "() => { const log = document.querySelector('.lines');"
    end += " return Math.round(log.scrollHeight - log.scrollTop - log.clientHeight); }"
    soon(lambda: True if guest.page.evaluate(end) <= 1 else None)
    assert guest.errors == []


def test_signs_are_explained_on_the_table_or_behind_a_question_mark(world: World) -> None:
    """Where a cell is free they stand there."""
    courtier = seated(world, acting(4, "king"), size=LAPTOP)
    page = courtier.guest.page
    page.locator(".herald__signs").click()
    expect(page.locator("dialog[open] .legend")).to_contain_text("just built")
    assert faults(courtier.guest) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    full = seated(world, acting(8, "king"), size=LAPTOP).guest.page
    expect(full.locator(".cities .legend")).to_be_visible()
    expect(full.locator(".herald__signs")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_names_are_read_whole_and_who_watches_sees_every_city(world: World, language: str) -> None:
    """Eight at a table on a laptop, one of them with the longest name there is."""
    assert len(LONGEST) == LONGEST_NAME
    host = world.visitor(LAPTOP, language)
    world.house.arrange({**acting(8, "king"), "crown": 1})
    code = host.open("me", "open", *["bot"] * 6, game="machiavelli")
    other = world.visitor(LAPTOP, language).go(f"/t/{code}")
    other.sit_down(LONGEST)
    expect(host.page.locator(".vacant")).to_have_count(0)
    host.press(".answers button.primary")
    watcher = world.visitor(LAPTOP, language).go(f"/t/{code}/watch")
    for guest, cities in ((host, 7), (other, 7), (watcher, 8)):
        expect(guest.page.locator(".cities .city")).to_have_count(cities)
        expect(guest.page.locator('.city[data-seat="1"] .city__name')).to_have_text(LONGEST)
        assert faults(guest) == []
        assert guest.errors == []


@pytest.mark.parametrize("wish", ["large", "very large"])
def test_text_grows_as_far_as_there_is_room_and_nothing_is_cut(world: World, wish: str) -> None:
    courtier = seated(world, acting(8, "king"), size=DESK)
    guest = courtier.guest
    soon(partial(courtier.offering, ACT, "answer", "take-gold"))
    before = breadth(guest)
    preferring(guest.page)
    guest.page.get_by_role("radio", name=wish, exact=True).click()
    done(guest.page)
    soon(lambda: True if breadth(guest) > before * 1.03 else None)
    for size in SIZES:
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        for language in LANGUAGES:
            speak(guest, language)
            assert faults(guest) == [], (size, language)


def breadth(guest: Visitor) -> float:
    """Give how broad a name of a district is drawn; heights are whole pixels, which hide a little growth."""
    found: float = guest.page.evaluate(
        "() => { const name = document.querySelector('.city .house__name'); const range = document.createRange();"
        " range.selectNodeContents(name); return range.getClientRects()[0].width; }"
    )
    return found


def test_looking_back_takes_no_city_out_of_the_window(world: World) -> None:
    """The strip above the table takes of its height."""
    courtier = seated(world, acting(8, "warlord", gold=6), size=LAPTOP)
    for step in ((ACT, "answer", "take-gold"), (ACT, "answer", "destroy"), ("destroy", "lot", "1 trading-post")):
        courtier.do(*step)
    guest = courtier.guest
    guest.page.get_by_role("log").get_by_text("You take 2 gold").click()
    expect(guest.page.get_by_role("button", name="Back to now").first).to_be_visible()
    assert faults(guest) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_hands_lie_open_beside_the_cities(world: World, language: str) -> None:
    """Looking back at a finished game of eight on a laptop: nothing is hidden, and the page does not scroll."""
    city = "watchtower, prison, cathedral, town-hall, statue, manor"
    position = acting(8, "warlord", taken=True, city=city, hand="tavern, harbor, dragon-gate, smithy", gold=3)
    players = position["players"]
    assert isinstance(players, list)
    players[5]["city"] = "palace"
    courtier = seated(world, position, size=LAPTOP, language=language)
    courtier.do(ACT, "hand", "tavern")
    courtier.do(ACT, "answer", "end-turn")
    guest = courtier.guest
    expect(guest.page.locator("main.after")).to_be_visible()
    guest.go(f"/t/{guest.code}/replay?move=0&eyes=all")
    held = guest.page.locator(".city__held")
    expect(held).to_have_count(8)
    expect(held.filter(has_text={"en": "Dragon Gate", "nl": "Drakenpoort"}[language])).to_have_count(1)
    assert faults(guest) == []
    assert guest.errors == []


# Whether the lectern looks as if the reader were asked, and what it says, at every change of either.
WATCHING: Final = """() => {
  window.pairs = [];
  const lectern = document.querySelector(".lectern");
  new MutationObserver(() => {
    const ask = lectern.querySelector(".ask");
    window.pairs.push([ask.classList.contains("is-mine"), ask.querySelector(".ask__turn").textContent]);
  }).observe(lectern, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def test_the_head_of_the_lectern_changes_its_colour_with_its_words(world: World) -> None:
    """In one picture: nobody reads of the own turn in the colour of others."""
    courtier = seated(world, {**acting(4, "thief", taken=True), "crown": 2})
    soon(partial(courtier.offering, ACT, "answer", "end-turn"))
    courtier.guest.page.evaluate(WATCHING)
    courtier.do(ACT, "answer", "end-turn")
    soon(lambda: (courtier.offers() or {}).get("role"))
    pairs: list[tuple[bool, str]] = courtier.guest.page.evaluate("() => window.pairs")
    assert {mine for mine, _ in pairs} == {True, False}
    assert all(mine == turn.startswith("Your") for mine, turn in pairs)
