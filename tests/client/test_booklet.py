"""The one choice by which a table plays as the printed booklet of its game has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.client.kit import DESKTOP, PHONE

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World

BOOKLET = '[data-option="booklet"]'
USUAL = {"en": "As usual here", "nl": "Zoals hier gebruikelijk"}
LETTER = {"en": "As in the booklet", "nl": "Zoals in het boekje"}


def settle(guest: Visitor, words: dict[str, str], language: str) -> None:
    """Choose how the table stands to the booklet."""
    word = guest.page.locator(BOOKLET).get_by_role("radio", name=words[language], exact=True)
    word.click()
    expect(word).to_have_attribute("aria-checked", "true")


def opened(guest: Visitor) -> dict[str, Any]:
    """Open the table and give what is agreed on at it."""
    guest.press(".question button.primary")
    expect(guest.page.locator("main.lobby .vacant").first).to_be_visible()
    guest.page.wait_for_function("() => window.seen?.table?.options")
    found: dict[str, Any] = guest.told()["table"]["options"]
    return found


def agreed(guest: Visitor, **options: str) -> None:
    """Wait until the table says so."""
    wanted = {name.replace("_", "-"): value for name, value in options.items()}
    guest.page.wait_for_function(
        "(wanted) => Object.entries(wanted).every(([name, value]) => window.seen?.table?.options[name] === value)",
        arg=wanted,
    )


@pytest.mark.parametrize(
    ("size", "language", "differing"),
    [
        pytest.param(DESKTOP, "en", "booklet: Card gained by Remodel, Card gained by Feast.", id="desktop"),
        pytest.param(PHONE, "nl", "boekje: Kaart van de Verbouwing, Kaart van het Feest.", id="phone"),
    ],
)
def test_dominion_by_the_booklet(world: World, size: tuple[int, int], language: str, differing: str) -> None:
    """What differs is named; one choice settles it, and in the lobby another one takes it back."""
    guest = world.visitor(size=size, language=language).go("/new/dominion")
    expect(guest.page.locator(BOOKLET)).to_contain_text(differing)
    settle(guest, LETTER, language)
    expect(guest.page.locator(BOOKLET)).not_to_contain_text(differing)
    assert guest.wide() <= 0
    options = opened(guest)
    assert (options["remodel-gain"], options["feast-gain"]) == ("hand", "may")
    settle(guest, USUAL, language)
    agreed(guest, remodel_gain="discard", feast_gain="must")
    assert guest.errors == []


def test_what_is_agreed_otherwise_is_a_mixture_of_ones_own(world: World) -> None:
    """Neither choice is lit then, and both can be reached with the keyboard."""
    guest = world.visitor(language="en").go("/new/dominion")
    settle(guest, LETTER, "en")
    guest.page.locator('[data-option="feast-gain"]').get_by_role("radio").first.click()
    expect(guest.page.locator(f'{BOOKLET} [aria-checked="true"]')).to_have_count(0)
    expect(guest.page.locator(BOOKLET)).to_contain_text("Feast")
    expect(guest.page.locator(f'{BOOKLET} [tabindex="0"]')).to_have_count(1)


def test_machiavelli_by_the_booklet_of_whichever_edition(world: World) -> None:
    """Who has chosen the booklet keeps to it when the edition changes."""
    guest = world.visitor(language="nl").go("/new/machiavelli")
    guest.press('[data-edition="dark-lands"]')
    settle(guest, LETTER, "nl")
    guest.press('[data-edition="deluxe"]')
    checked = guest.page.locator(BOOKLET).get_by_role("radio", name=LETTER["nl"], exact=True)
    expect(checked).to_have_attribute("aria-checked", "true")
    options = opened(guest)
    assert (options["edition"], options["beautify-limit"], options["abbot-school"]) == ("deluxe", "unlimited", "both")
    guest.press('[data-edition="dark-lands"]')
    agreed(guest, edition="dark-lands", diplomat_forbidden_kind="watchtower", beautify_limit="once")
    assert guest.errors == []


def test_florence_is_usually_played_by_the_booklet(world: World) -> None:
    """There is one choice, and it is made; what is agreed otherwise is named."""
    guest = world.visitor(language="en").go("/new/florence")
    choice = guest.page.locator(BOOKLET).get_by_role("radio")
    expect(choice).to_have_count(1)
    expect(choice).to_have_attribute("aria-checked", "true")
    guest.page.locator('[data-option="money-visibility"]').get_by_role("radio").last.click()
    expect(choice).to_have_attribute("aria-checked", "false")
    expect(guest.page.locator(BOOKLET)).to_contain_text("Otherwise than in the printed Dutch booklet")
    choice.click()
    assert opened(guest)["money-visibility"] == "hidden"
