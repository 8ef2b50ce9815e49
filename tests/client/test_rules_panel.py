"""The rules at the table: at the phase one is in, with every card and a search, while the table stays in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.client.court import Courtier
from tests.client.geometry import boxes, cut_texts, scrolling, unreachable
from tests.client.kit import NEAR_THE_END, soon
from tests.client.principality import ACTING, ARTIST, Prince

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.client.kit import Visitor, World

LAPTOP: Final = (1280, 720)
PANEL: Final = ".rules-panel"
HERE: Final = "[data-section][aria-current]"
HAND: Final[dict[str, object]] = {
    "players": [
        {"hand": "cellar, 2 copper, 2 estate", "deck": "5 copper", "turns": 3},
        {"hand": "5 copper", "deck": "5 copper", "turns": 3},
    ],
    "kingdom": "first-game",
}
COURT: Final[dict[str, object]] = {
    "players": [{"characters": "king", "gold": 6, "hand": "manor, tavern"}, {}, {}, {}],
    "turn": {"as": "king"},
    "crown": 0,
}
DRAFT: Final[dict[str, object]] = {"players": [{} for _ in range(8)], "crown": 0}
PRINCIPALITY: Final[dict[str, object]] = {"players": [dict(ARTIST), {}, {}, {}, {}], **ACTING}


class Case(NamedTuple):
    """A position in a game, the question that is open, and where the rules are read then."""

    game: str
    bots: int
    position: dict[str, object]
    kind: str
    section: str
    titles: dict[str, str]
    # What answers the question, to be pressed while the rules are open.
    answer: str
    # A card by its names, and where it is found.
    card: tuple[str, str]


CASES: Final = {
    "dominion": Case(
        "dominion",
        1,
        HAND,
        "play-action",
        "turn",
        {"en": "Your turn", "nl": "Je beurt"},
        '.own-card[data-card="cellar"]',
        ("Cellar", "Kelder"),
    ),
    "machiavelli": Case(
        "machiavelli",
        3,
        COURT,
        "turn-action",
        "turn",
        {"en": "Your turn", "nl": "Je beurt"},
        '[data-answer="take-gold"]',
        ("Warlord", "Condottiere"),
    ),
    "florence": Case(
        "florence",
        4,
        PRINCIPALITY,
        "turn-menu",
        "actions",
        {"en": "Then the actions", "nl": "Dan de acties"},
        '[data-answer="end-turn"]:visible',
        ("Jester", "Jongleur"),
    ),
}


def at_table(
    world: World, name: str, size: tuple[int, int] = LAPTOP, language: str = "en", theme: str = "light"
) -> Visitor:
    """Sit down where a question is open."""
    case = CASES[name]
    looks = {"size": size, "language": language, "theme": theme}
    guest = world.seated(case.position, *["bot"] * case.bots, game=case.game, looks=looks)
    guest.page.wait_for_function("(kind) => window.seen?.view?.question?.kind === kind", arg=case.kind)
    expect(guest.page.locator(f"main.{case.game}")).to_be_visible()
    return guest


def from_the_menu(page: Page) -> None:
    page.locator(".menu > .tool").click()
    page.locator(".menu .sheet .entry", has_text="Q").click()


def search(where: Locator, words: str) -> Locator:
    """Look for words; gives what is found."""
    where.locator('input[type="search"]').fill(words)
    return where.locator(".hits > li")


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("name", CASES)
def test_the_rules_open_at_the_phase_and_the_table_is_played_beside_them(
    world: World, name: str, language: str
) -> None:
    """Nothing that answers is covered, the answer counts, and the place in the rules goes along."""
    case = CASES[name]
    guest = at_table(world, name, LAPTOP, language)
    page = guest.page
    from_the_menu(page)
    panel = page.locator(PANEL)
    expect(panel.locator(HERE)).to_have_attribute("data-section", case.section)
    expect(panel.locator(HERE)).to_contain_text(case.titles[language])
    expect(panel.locator(f"{HERE} .inside p").first).to_be_in_viewport()
    # Buttons that have just changed rest for a moment.
    page.wait_for_function("() => document.querySelector('.rest') === null")
    assert unreachable(guest, ".question h1, [data-answer]:not([aria-disabled]), .is-choosable, .can-choose") == []
    assert cut_texts(guest, f"{PANEL} .search") == []
    assert scrolling(guest) == [0, 0]
    left, top, width, height = boxes(guest, {"panel": PANEL})["panel"]
    assert left >= 0
    assert left + width <= LAPTOP[0]
    assert top + height <= LAPTOP[1]
    # Of five princes the others stand in a line each.
    assert height >= (360 if name == "florence" else 240)
    ply = guest.told()["ply"]
    guest.press(case.answer)
    page.wait_for_function("(ply) => window.seen.ply > ply", arg=ply)
    expect(panel).to_be_visible()
    assert guest.errors == []


def test_the_rules_tell_the_card_that_is_asked_about(world: World) -> None:
    """And the place moves on with the turn."""
    guest = at_table(world, "dominion")
    page = guest.page
    page.keyboard.press("q")
    panel = page.locator(PANEL)
    expect(panel.locator(f"{HERE} .at")).to_contain_text("Action:")
    guest.press('.own-card[data-card="cellar"]')
    expect(panel.locator(f'{HERE} [data-entry="cellar"]')).to_contain_text("Discard")
    guest.press('[data-answer="confirm"]')
    expect(panel.locator(f"{HERE} .at")).to_contain_text("Buy:")
    expect(panel.locator("[data-entry]")).to_have_count(0)


def test_the_rules_close_by_escape_key_and_button_and_the_focus_returns(world: World) -> None:
    """Number keys answer while they are open; Escape in the search empties it first."""
    guest = at_table(world, "machiavelli")
    page = guest.page
    panel = page.locator(PANEL)
    spot = page.locator('[data-answer="take-gold"]')
    spot.focus()
    page.keyboard.press("q")
    expect(panel).to_be_focused()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(spot).to_be_focused()
    page.keyboard.press("q")
    page.keyboard.press("q")
    expect(panel).to_have_count(0)
    expect(spot).to_be_focused()
    from_the_menu(page)
    expect(panel).to_be_focused()
    page.keyboard.press("/")
    field = panel.locator('input[type="search"]')
    expect(field).to_be_focused()
    page.keyboard.type("king")
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".menu > .tool")).to_be_focused()
    page.keyboard.press("q")
    panel.locator("button.close").click()
    expect(panel).to_have_count(0)
    expect(page.locator(".lectern .side-panel")).to_be_visible()
    page.keyboard.press("q")
    page.keyboard.press("g")
    soon(lambda: True if guest.own()["gold"] == 8 else None)
    expect(panel).to_be_visible()
    assert guest.errors == []


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("name", CASES)
def test_search_finds_a_card_by_its_name_in_both_languages(world: World, name: str, language: str) -> None:
    """Marked, under the name that the reader knows; and what there is not is said."""
    case = CASES[name]
    guest = at_table(world, name, LAPTOP, language)
    guest.page.keyboard.press("q")
    panel = guest.page.locator(PANEL)
    own = case.card[0 if language == "en" else 1]
    for word in case.card:
        first = search(panel, word.lower()).first
        expect(first.locator("h4")).to_contain_text(own)
        expect(first.locator("mark").first).to_have_text(word)
    nothing = search(panel, "xyzzy <b>")
    expect(nothing).to_have_count(0)
    expect(panel.get_by_role("status")).to_contain_text("xyzzy <b>")
    assert guest.errors == []


def test_the_card_index_has_what_is_in_this_game_first(world: World) -> None:
    """All cards of the box are there; those of other kingdoms are folded away."""
    guest = at_table(world, "dominion")
    guest.page.keyboard.press("q")
    panel = guest.page.locator(PANEL)
    panel.get_by_role("tab", name="Cards").click()
    expect(panel.locator(".cards > ul [data-entry]")).to_have_count(17)
    expect(panel.locator('.cards > ul [data-entry="cellar"]')).to_contain_text("costs 2")
    elsewhere = panel.locator("details")
    expect(elsewhere.locator('[data-entry="witch"]')).to_be_hidden()
    elsewhere.locator("summary").click()
    expect(elsewhere.locator('[data-entry="witch"]')).to_be_visible()


def test_eight_choose_and_read(world: World) -> None:
    """At the fullest table the rules keep their room, and every character can still be chosen."""
    guest = world.seated(DRAFT, *["bot"] * 7, game="machiavelli", looks={"size": LAPTOP, "language": "nl"})
    courtier = Courtier(guest)
    soon(lambda: courtier.asking("choose-character"))
    guest.page.keyboard.press("q")
    panel = guest.page.locator(PANEL)
    expect(panel.locator(HERE)).to_have_attribute("data-section", "round")
    assert boxes(guest, {"panel": PANEL})["panel"][3] >= 240
    for choice in guest.page.locator(".ask .choices .choice, .ask [data-answer]").all():
        choice.scroll_into_view_if_needed()
        expect(choice).to_be_in_viewport()
    courtier.answer(soon(courtier.offers))


@pytest.mark.parametrize("size", [(390, 664), (360, 640), (844, 390)])
@pytest.mark.parametrize("name", CASES)
def test_on_a_phone_the_rules_are_a_sheet_with_a_way_back(world: World, name: str, size: tuple[int, int]) -> None:
    """As high as the screen, nothing cut; the way back leads to the question."""
    case = CASES[name]
    guest = at_table(world, name, size, "nl")
    page = guest.page
    from_the_menu(page)
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(HERE)).to_have_attribute("data-section", case.section)
    expect(sheet.locator(f"{HERE} h3")).to_be_in_viewport()
    assert boxes(guest, {"sheet": "dialog[open]"})["sheet"] == [0, 0, *size]
    assert guest.wide() <= 0
    expect(search(sheet, case.card[0]).first.locator("h4")).to_contain_text(case.card[1])
    back = sheet.get_by_role("button", name="Terug naar de tafel")
    expect(back).to_be_in_viewport()
    guest.press("dialog[open] footer .back")
    expect(sheet).to_have_count(0)
    expect(page.locator(".menu > .tool")).to_be_focused()
    assert guest.errors == []


@pytest.mark.parametrize("size", [LAPTOP, (390, 664)])
def test_large_text_can_be_read(world: World, size: tuple[int, int]) -> None:
    """With the largest text nothing is wider than its panel, and the search stays."""
    guest = at_table(world, "machiavelli", size)
    guest.page.evaluate("() => { document.documentElement.dataset.text = 'huge'; }")
    guest.page.locator("main").first.focus()
    guest.page.keyboard.press("q")
    place = PANEL if size == LAPTOP else "dialog[open]"
    guest.page.locator(place).get_by_role("tab", name="Cards").click()
    expect(guest.page.locator(f"{place} [data-entry]").first).to_be_visible()
    assert (
        guest.page.evaluate(
            "(one) => one.scrollWidth - one.clientWidth", guest.page.query_selector(f"{place} .scrolled")
        )
        <= 0
    )
    assert guest.wide() <= 0


def test_who_watches_and_who_replays_reads_the_rules_too(world: World) -> None:
    """At what they see."""
    guest = at_table(world, "dominion")
    spectator = world.visitor(LAPTOP).go(f"/t/{guest.code}/watch")
    expect(spectator.page.locator("main.dominion")).to_be_visible()
    spectator.page.keyboard.press("q")
    expect(spectator.page.locator(f"{PANEL} {HERE}")).to_have_attribute("data-section", "turn")


def rules_of(page: Page) -> str | None:
    """Give where the menu leads for the rules."""
    page.locator(".menu > .tool").click()
    link = page.locator(".menu .sheet a[href^='/rules/']")
    expect(link).to_have_count(1)
    found = link.get_attribute("href")
    page.keyboard.press("Escape")
    return found


def test_from_every_page_the_menu_leads_to_the_rules_of_its_game(world: World) -> None:
    """The score page of Dominion leads to Dominion's; a page about all games to those of the last one."""
    guest = world.seated(NEAR_THE_END, "bot")
    guest.hurry_to_the_end()
    page = guest.page
    code = guest.code
    assert rules_of(page) == "/rules/dominion"
    guest.walk("/history")
    assert rules_of(page) == "/rules/dominion"
    expect(page.locator("header nav a", has_text="Rules")).to_have_attribute("href", "/rules/dominion")
    guest.walk("/new/florence")
    expect(page.locator(".page-question")).to_be_visible()
    assert rules_of(page) == "/rules/florence"
    guest.walk("/statistics/machiavelli")
    expect(page.locator("main.results-page h1")).to_be_visible()
    assert rules_of(page) == "/rules/machiavelli"
    guest.walk(f"/t/{code}/replay")
    expect(page.locator("main.dominion")).to_be_visible()
    page.keyboard.press("q")
    expect(page.locator(f"{PANEL} {HERE}")).to_be_visible()
    page.keyboard.press("Escape")
    guest.open("me", "open", game="florence")
    expect(page.locator(".vacant").first).to_be_visible()
    assert rules_of(page) == "/rules/florence"
    guest.go("/")
    home = page.locator('article[aria-label="Dominion"] a[href="/rules/dominion"]')
    home.click()
    expect(page.locator("main.rules-page h1")).to_contain_text("Dominion")


def test_the_text_view_opens_the_rules(world: World) -> None:
    """At the question, and back by Escape."""
    guest = at_table(world, "dominion")
    page = guest.page
    guest.walk(f"/t/{guest.code}/text")
    expect(page.locator("main.text-view")).to_be_visible()
    page.get_by_role("button", name="Rules").click()
    expect(page.locator(f"dialog[open] {HERE}")).to_have_attribute("data-section", "turn")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.get_by_role("button", name="Rules")).to_be_focused()


@pytest.mark.parametrize("name", CASES)
def test_the_page_of_rules_is_searched_too(world: World, name: str) -> None:
    """The same rules and cards, with pictures; and the sheet of keys knows how to open them."""
    case = CASES[name]
    guest = world.visitor(LAPTOP).go(f"/rules/{case.game}")
    page = guest.page
    expect(page.locator("main.rules-page li h3", has_text=case.card[0]).first).to_be_visible()
    first = search(page.locator("main.rules-page"), case.card[1]).first
    expect(first.locator("h4")).to_contain_text(case.card[0])
    page.locator("main.rules-page h1").click()
    page.keyboard.press("?")
    expect(page.locator("dialog[open] dt", has_text="Q")).to_be_visible()
    assert guest.errors == []


def test_the_rules_of_a_prince_stay_beside_what_can_be_taken_from_others(world: World) -> None:
    """Persons that others have laid open can be taken while the rules are read."""
    players: list[dict[str, object]] = [{"hand": "painter, recruit"}, {"open": "poet"}, {}, {}, {}]
    position: dict[str, object] = {"players": players, **ACTING}
    guest = world.seated(position, *["bot"] * 4, game="florence", looks={"size": LAPTOP})
    prince = Prince(guest)
    soon(lambda: prince.asking("turn-menu"))
    guest.page.keyboard.press("q")
    expect(guest.page.locator(PANEL)).to_be_visible()
    assert unreachable(guest, ".rival header, .rival .work-person") == []
