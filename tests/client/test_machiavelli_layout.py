"""The wide table of Machiavelli: places and keys that stay, cities that can be read, answers to hit."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from tests.client.court import Courtier
from tests.client.geometry import boxes, cut_texts, overlaps, scrolling, unreachable
from tests.client.kit import soon

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

LAPTOP: Final = (1280, 720)
SIZES: Final = (LAPTOP, (1440, 900), (1920, 1080))
ACT: Final = "turn-action"
PLACES: Final = {
    "top bar": ".topbar",
    "strip": ".strip",
    "herald": ".herald",
    "cities": ".cities",
    "desk": ".desk",
    "lectern": ".lectern",
    "own city": ".desk .city",
    "hand": ".desk .hand",
    "first city": ".cities .city",
    "last city": ".cities .city:nth-of-type(1)",
}
# What belongs to others: their boxes, districts and lots, heads and counts.
THINGS: Final = (".cities .city", ".desk .lot", ".strip .token", ".acts .act", ".choices .choice", ".city__head > *")
CITIES: Final = (
    "tavern, monastery, manor, palace, school-of-magic",
    "temple, palace, trading-post, keep, observatory, laboratory",
    "church, fortress, thieves-den",
    "monastery, manor, docks, haunted-quarter, market",
    "tavern, market, library",
    "watchtower, prison, cathedral, town-hall, statue, manor",
    "barracks, harbor, tavern, imperial-treasury",
    "castle, church, quarry, wishing-well",
)
HANDS: Final = (
    "prison, harbor, dragon-gate, smithy, tavern",
    "market, church",
    "castle",
    "docks, temple",
    "barracks, harbor, prison, fortress, town-hall",
    "manor",
    "temple, castle",
    "watchtower, market, docks",
)


def seats(number: int, **own: object) -> list[dict[str, object]]:
    """Give so many players in the middle of a game; the first is the guest."""
    found: list[dict[str, object]] = [
        {"city": CITIES[seat], "hand": HANDS[seat], "gold": (4, 2, 4, 1, 5, 2, 7, 3)[seat]} for seat in range(number)
    ]
    found[0].update(own)
    return found


def acting(number: int, character: str, *, taken: bool = False, **own: object) -> dict[str, object]:
    """Give a position in which the guest has a turn."""
    turn = {"seat": 0, "as": character, "income-taken": taken}
    return {"players": seats(number, **own), "turn": turn, "deck": "cathedral, gold-mine, trading-post"}


def seated(world: World, position: dict[str, object], **looks: object) -> Courtier:
    """Bring somebody to a table that is laid out, with bots on all other seats."""
    players = position["players"]
    assert isinstance(players, list)
    return Courtier(world.seated(position, *["bot"] * (len(players) - 1), game="machiavelli", looks=looks))


def drafting(courtier: Courtier) -> dict[str, Any] | None:
    offers = courtier.offers()
    return offers if offers and offers["role"] else None


def phases(world: World, number: int, **looks: object) -> dict[str, Courtier]:
    """Give a table of so many in a draft, a turn, an aim at a district, an aim at a character and a card to keep."""
    draft = seated(world, {"players": seats(number), "crown": 0}, **looks)
    soon(partial(drafting, draft))
    turn = seated(world, acting(number, "king"), **looks)
    soon(partial(turn.offering, ACT, "answer", "take-gold"))
    aim = seated(world, acting(number, "warlord", taken=True), **looks)
    soon(partial(aim.offering, ACT, "answer", "destroy"))
    aim.guest.press('[data-answer="destroy"]')
    soon(partial(aim.offering, "destroy", "lot", "1 temple"))
    expect(aim.guest.page.locator(".lot__price").first).to_be_visible()
    aim.guest.press('.lot[data-spot="1 temple"]')
    expect(aim.guest.page.locator(".aim")).to_be_visible()
    name = seated(world, acting(number, "thief", taken=True), **looks)
    soon(partial(name.offering, ACT, "answer", "steal"))
    name.guest.press('[data-answer="steal"]')
    soon(partial(name.offering, "name-character", "token", "king"))
    keep = seated(world, acting(number, "merchant"), **looks)
    soon(partial(keep.offering, ACT, "answer", "take-cards"))
    keep.guest.press('[data-answer="take-cards"]')
    soon(partial(keep.offering, "keep-card", "offer", "gold-mine"))
    return {"draft": draft, "turn": turn, "aim": aim, "name": name, "keep": keep}


def flaws(guest: Visitor) -> list[str]:
    """Give what a player would dislike: cut, too small, covered, out of reach, out of the window."""
    guest.page.evaluate("() => document.fonts.ready")
    guest.page.mouse.move(0, 0)
    found = cut_texts(guest, "main", ".side-panel")
    for things in THINGS:
        found += overlaps(guest, things)
    for city in guest.page.locator(".cities .city").all():
        number = city.get_attribute("data-seat")
        found += overlaps(guest, f'.city[data-seat="{number}"] .lot')
        found += overlaps(guest, f'.city[data-seat="{number}"] .house__name, .city[data-seat="{number}"] .house__cost')
    found += unreachable(guest, "[data-answer], [data-act], .choice, .lot.can-choose, .token.can-choose, .own-card")
    found += [f"the page scrolls by {by}" for by in scrolling(guest) if by > 0]
    return found


def named(guest: Visitor) -> list[str]:
    """Give the districts of others whose name is not to be seen."""
    found: list[str] = guest.page.evaluate(
        "() => [...document.querySelectorAll('.city .lot[data-card]')].filter((lot) => {"
        "  const name = lot.querySelector('.house__name');"
        "  return !name.checkVisibility() || !name.textContent.trim() || name.getBoundingClientRect().height < 10;"
        "}).map((lot) => lot.dataset.spot)"
    )
    return found


@pytest.mark.parametrize("language", ["en", "nl"])
def test_eight_players_on_a_laptop_read_everything_at_every_moment(world: World, language: str) -> None:
    """Draft, turn, aim and keep at 1280x720: every district has its name, nothing is cut, covered or out of reach."""
    for phase, courtier in phases(world, 8, size=LAPTOP, language=language).items():
        guest = courtier.guest
        assert guest.page.locator(".cities .city").count() == 7
        assert flaws(guest) == [], phase
        assert named(guest) == [], phase
        assert guest.errors == []


@pytest.mark.parametrize("number", [2, 4, 6])
def test_fewer_players_have_as_good_a_table(world: World, number: int) -> None:
    """On a laptop and on a large screen, in Dutch, whose names are longer."""
    for size in (LAPTOP, (1920, 1080)):
        for phase, courtier in phases(world, number, size=size, language="nl").items():
            assert flaws(courtier.guest) == [], (size, phase)
            assert named(courtier.guest) == [], (size, phase)
        world.leave()


@pytest.mark.parametrize("size", SIZES, ids=["compact", "normal", "large"])
def test_nothing_moves_between_the_phases(world: World, size: tuple[int, int]) -> None:
    """The six places lie where they lie, whatever is asked."""
    found = {phase: boxes(one.guest, PLACES) for phase, one in phases(world, 4, size=size).items()}
    assert None not in found["turn"].values()
    for phase, places in found.items():
        assert places == found["turn"], phase


def test_type_grows_with_the_window(world: World) -> None:
    """A large screen has larger type and a wider lectern, not gaps."""
    found = []
    for size in SIZES:
        courtier = seated(world, acting(4, "king"), size=size)
        soon(partial(courtier.offering, ACT, "answer", "take-gold"))
        places = boxes(courtier.guest, PLACES)
        text = courtier.guest.page.evaluate(
            "() => parseFloat(getComputedStyle(document.querySelector('.house__name')).fontSize)"
        )
        found.append((places["lectern"][2], places["strip"][3], text))
        # What is left over belongs to the desk.
        assert places["desk"][1] + places["desk"][3] >= size[1] - 14
    assert found[0] < found[1] < found[2]
    assert all(one < other for one, other in zip(found[0], found[2], strict=True))


# --- Amounts, the checklist and the end of a turn ---------------------------------------------------------------------


def test_buttons_say_how_much_and_from_what(world: World) -> None:
    """Income, districts that pay, and the crown; the end of the turn waits for the income and says so."""
    own: dict[str, Any] = {"city": "manor, castle, school-of-magic, smithy", "hand": "prison", "gold": 3}
    courtier = seated(world, {**acting(4, "king", **own), "crown": 2})
    page = courtier.guest.page
    soon(partial(courtier.offering, ACT, "answer", "take-gold"))
    expect(page.locator('[data-answer="take-gold"]')).to_contain_text("Take 2 gold")
    expect(page.locator('[data-answer="take-cards"]')).to_contain_text("Draw 2, keep 1")
    income = page.locator('[data-answer="district-income"]')
    expect(income).to_contain_text("Income: 3 gold")
    expect(income).to_contain_text("2 noble, School of Magic")
    expect(page.locator('[data-answer="smithy"]')).to_contain_text("Pay 2 gold, draw 3 cards")
    expect(page.locator('[data-act="no-end"]')).to_contain_text("take your income first")
    steps = page.locator(".steps")
    expect(steps).to_contain_text("2 gold or 1 card")
    expect(steps).to_contain_text("3 gold to collect")
    expect(steps).to_contain_text("still with")
    expect(steps).to_contain_text("0 of 1")
    courtier.do(ACT, "answer", "district-income")
    expect(steps).to_contain_text("3 gold collected")
    courtier.do(ACT, "answer", "take-gold")
    expect(steps).to_contain_text("2 gold taken")
    expect(page.locator('[data-answer="end-turn"]')).not_to_have_class(re.compile("primary"))
    assert courtier.guest.errors == []


def test_a_card_to_keep_says_what_it_does_and_whether_it_can_be_built(world: World) -> None:
    """Its whole text, and the price where nothing is against building it now."""
    courtier = seated(world, acting(4, "merchant", gold=6, city="temple"))
    courtier.do(ACT, "answer", "take-cards")
    page = courtier.guest.page
    mine = page.locator('.offer-card[data-card="gold-mine"]')
    expect(mine).to_contain_text("If you take gold for your income, you get 1 more.")
    expect(mine).to_contain_text("can be built now: 6 gold")
    page.keyboard.press("2")
    courtier.until("view.players[0].hand?.includes('gold-mine')")


# --- Aims -------------------------------------------------------------------------------------------------------------


def test_an_aim_is_confirmed_or_cancelled(world: World) -> None:
    """A price on the roof, what comes of it, one button; Escape leads back to the turn."""
    courtier = seated(world, acting(4, "warlord", taken=True, gold=2))
    page = courtier.guest.page
    courtier.do(ACT, "answer", "destroy")
    soon(partial(courtier.offering, "destroy", "lot", "1 trading-post"))
    # What only harms the reader does not glow until it is asked for.
    expect(page.locator(".desk .lot.can-choose")).to_have_count(0)
    expect(page.locator('.lot[data-spot="1 keep"] .lot__price')).to_have_text("safe")
    expect(page.locator('.lot[data-spot="1 palace"] .lot__price')).to_have_text("2 short")
    courtier.guest.press('[data-act="own-city"]')
    expect(page.locator('.desk .lot[data-spot="0 tavern"]')).to_have_class(re.compile("can-choose"))
    courtier.guest.press('.lot[data-spot="1 trading-post"]')
    expect(page.locator(".aim")).to_contain_text("1 of your 2 gold")
    expect(page.locator(".aim")).to_contain_text("6 → 5 of 7")
    expect(page.locator('[data-answer="lifted"]')).to_contain_text("Destroy the Trading Post")
    page.keyboard.press("Escape")
    soon(partial(courtier.offering, ACT, "answer", "destroy"))
    courtier.do(ACT, "answer", "destroy")
    soon(partial(courtier.offering, "destroy", "lot", "1 trading-post"))
    courtier.guest.press('.lot[data-spot="1 trading-post"]')
    page.keyboard.press("Enter")
    courtier.until("view.players[1].count === 5 && view.players[0].gold === 1")
    assert courtier.guest.errors == []


def test_what_lies_face_up_yields_nothing(world: World) -> None:
    """A thief may name it, and is told what comes of that."""
    position = {**acting(4, "thief", taken=True), "face-up": "bishop, merchant"}
    courtier = seated(world, position)
    courtier.do(ACT, "answer", "steal")
    soon(partial(courtier.offering, "name-character", "token", "king"))
    page = courtier.guest.page
    last = page.locator(".choice.named").last
    expect(last).to_have_attribute("data-character", "merchant")
    expect(last).to_contain_text("yields nothing")
    expect(page.locator(".choice.is-off")).to_have_count(2)


# --- Keys -------------------------------------------------------------------------------------------------------------


def keys(guest: Visitor) -> dict[str, str]:
    """Give which key stands at which choice."""
    found: dict[str, str] = guest.page.evaluate(
        "() => Object.fromEntries([...document.querySelectorAll('.choice, .act[data-answer]')].map((one) =>"
        " [one.dataset.character ?? one.dataset.answer, one.querySelector('kbd')?.textContent ?? '']))"
    )
    return found


def test_keys_of_characters_are_their_ranks_and_stay(world: World) -> None:
    """Pressing one picks it, pressing another picks that; nothing is numbered anew, and Enter chooses."""
    courtier = seated(world, {"players": seats(4), "crown": 0})
    soon(partial(drafting, courtier))
    guest = courtier.guest
    before = keys(guest)
    ranks = {one["character"]: str(one["rank"]) for one in guest.told()["view"]["characters"]}
    assert before == {name: ranks[name] for name in before}
    for name in list(before)[:2]:
        guest.page.keyboard.press(before[name])
        expect(guest.page.locator(f'.choice[data-character="{name}"]')).to_have_class(re.compile("is-chosen"))
        assert {**keys(guest), "lifted": ""} == {**before, "lifted": ""}
    chosen = list(before)[1]
    guest.page.keyboard.press("Enter")
    courtier.until(f"view.characters.some((one) => one.character === '{chosen}' && one.place === 0)")


def test_who_is_asked_next_and_from_how_many_is_in_the_herald(world: World) -> None:
    """The order of choosing, with the size of each stack, beside whole cities."""
    courtier = seated(world, {"players": seats(4), "crown": 0})
    soon(partial(drafting, courtier))
    page = courtier.guest.page
    expect(page.locator(".herald .order li")).to_have_count(4)
    expect(page.locator(".herald .order .is-now")).to_contain_text("you")
    expect(page.locator(".cities .city__role").first).to_have_text(re.compile("from 4"))
    expect(page.locator(".ask .help")).to_contain_text("The other 4 go to")


def test_laying_one_away_with_two_players(world: World) -> None:
    """The draft for two is the same lectern: choose, then lay another aside."""
    courtier = seated(world, {"players": seats(2), "crown": 1})
    offers = soon(lambda: courtier.offering("choose-character", "role", "king") or drafting(courtier))
    courtier.press(("role", offers["role"][0]), offers["ply"])
    soon(lambda: (courtier.asking("put-down-character") or {}).get("role") or None)
    page = courtier.guest.page
    expect(page.locator(".choice").first).to_be_visible()
    page.locator(".choice").first.click()
    expect(page.locator('[data-answer="lifted"]')).to_contain_text("Discard the")
    assert flaws(courtier.guest) == []


def test_a_full_hand_and_a_long_street(world: World) -> None:
    """Twelve cards lie over each other, and each can be hit at its left end; nine districts have their names."""
    hand = "market, church, prison, harbor, castle, temple, docks, smithy, fortress, palace, tavern, monastery"
    other = "watchtower, manor, cathedral, town-hall, statue, factory, stables, gold-mine, great-wall"
    position = acting(8, "king", hand=hand, city="barracks")
    players = position["players"]
    assert isinstance(players, list)
    for seat, cards in enumerate(("", "", "castle", "docks", "harbor", "manor", "temple", "watchtower")):
        if seat:
            players[seat]["hand"] = cards
    players[1]["city"] = other
    for seat, city in ((2, "church"), (3, "monastery"), (4, "library"), (5, "prison"), (6, "tavern"), (7, "quarry")):
        players[seat]["city"] = city
    position["deck"] = ""
    courtier = seated(world, position, size=LAPTOP, language="nl")
    soon(partial(courtier.offering, ACT, "answer", "take-gold"))
    guest = courtier.guest
    assert guest.page.locator(".own-card").count() == 12
    assert named(guest) == []
    hidden: list[str] = guest.page.evaluate(
        "() => [...document.querySelectorAll('.own-card')].filter((card) => {"
        "  const box = card.getBoundingClientRect();"
        "  return !card.contains(document.elementFromPoint(box.left + 8, box.top + 40));"
        "}).map((card) => card.dataset.card)"
    )
    assert hidden == []
    assert scrolling(guest) == [0, 0]
