"""Hints in the browser: in the place of the log, in a sheet on a phone, in words; and off among people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.client.court import PLACES
from tests.client.kit import PATIENCE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.client.kit import Visitor, World

HAND: Final[dict[str, object]] = {
    "players": [
        {"hand": "smithy, village, 3 copper", "deck": "10 copper", "turns": 14},
        {"hand": "5 copper", "deck": "5 copper", "turns": 14},
    ],
    "supply": {"province": 1},
    "kingdom": "first-game",
}
COURT: Final[dict[str, object]] = {
    "players": [
        {"city": "tavern, market, prison", "hand": "temple"},
        {"city": "castle", "gold": 5, "hand": "harbor, tavern"},
        {"gold": 4, "hand": "church"},
        {"hand": "docks"},
    ],
    "turn": {"as": "assassin", "income-taken": True},
}
# The last lake, with somebody who wants it in hand.
COURT_OF_FLORENCE: Final[dict[str, object]] = {
    "players": [{"hand": "poet, painter"}, {"hand": "lawyer, composer"}, {"hand": "physician"}],
    "round": 3,
    "phase": "auction",
    "supply": {"lake": 1},
}
BUTTON: Final = "[data-hint-button]"
ROWS: Final = "[data-hint-row]"
SMALL_PHONE: Final = (390, 664)


def advised(page: Page) -> None:
    """Wait until a hint names a choice with its chance and its reason."""
    # Whoever thinks stands back for everybody else on the machine, and must start first.
    expect(page.locator(ROWS).first).to_be_visible(timeout=3 * PATIENCE * 1000)
    expect(page.locator(ROWS).first).to_contain_text("%")


def test_a_hint_stands_in_the_place_of_the_log_and_goes_with_the_question(world: World) -> None:
    anna = world.seated(HAND)
    page = anna.page
    expect(page.locator(BUTTON)).to_be_visible()
    page.keyboard.press("h")
    advised(page)
    expect(page.locator(".flag").first).to_be_visible()
    expect(page.get_by_role("log")).to_have_count(0)
    expect(page.locator(".chip.practice")).to_be_visible()
    anna.press(".own-card[data-card=village]")
    expect(page.locator(".hint-panel")).to_have_count(0)
    expect(page.locator(".with-hint").first).to_be_visible()
    assert anna.errors == []


def test_on_a_phone_a_hint_comes_in_a_sheet(world: World) -> None:
    anna = world.seated(HAND, looks={"size": SMALL_PHONE})
    anna.press(BUTTON)
    advised(anna.page)
    assert anna.wide() == 0
    anna.press(".hint-panel .back")
    expect(anna.page.locator(".hint-panel")).to_have_count(0)


def test_in_words_a_hint_is_read_below_the_answers(world: World) -> None:
    anna = world.seated(HAND)
    anna.walk(f"/t/{anna.code}/text")
    expect(anna.page.locator("main.text-view")).to_be_visible()
    anna.press(BUTTON)
    advised(anna.page)


class Asked(NamedTuple):
    """A question of a game, what stands before it, and what is read of one of its answers."""

    game: str
    position: dict[str, object]
    bots: int
    # What is pressed before, if anything.
    before: str | None


ASKED: Final = (
    Asked("machiavelli", COURT, 3, PLACES["answer"].format("assassinate")),
    Asked("florence", COURT_OF_FLORENCE, 2, None),
)


def asked_in(world: World, asked: Asked, **looks: Any) -> Visitor:  # noqa: ANN401
    """Bring somebody before the question."""
    anna = world.seated(asked.position, *["bot"] * asked.bots, game=asked.game, looks=looks)
    if asked.before is not None:
        anna.press(asked.before)
        anna.page.wait_for_function("() => window.seen.view.question?.kind === 'name-character'")
    return anna


def is_whole(anna: Visitor) -> None:
    """Check a hint: the moves are possible, the sentences are whole, and no answer is named twice."""
    rows = anna.page.locator(ROWS)
    options = anna.told()["view"]["question"]["options"]
    moves = [row.get_attribute("data-hint-row") for row in rows.all()]
    assert 1 <= len(moves) <= 3
    assert set(moves) <= set(options)
    assert len(set(moves)) == len(moves)
    for row in rows.all():
        sentence = row.locator("p").inner_text().strip()
        assert sentence.endswith("."), sentence
        assert "hint-" not in sentence
        assert "{" not in sentence
    assert anna.errors == []


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.game)
def test_at_a_desk_a_hint_speaks_the_words_of_the_game(world: World, asked: Asked) -> None:
    anna = asked_in(world, asked)
    anna.page.keyboard.press("h")
    advised(anna.page)
    is_whole(anna)
    expect(anna.page.locator(".flag").first).to_be_visible()
    expect(anna.page.get_by_role("log")).to_have_count(0)
    expect(anna.page.locator(".chip.practice")).to_be_visible()
    anna.page.keyboard.press("h")
    expect(anna.page.locator(".hint-panel")).to_have_count(0)


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.game)
def test_on_a_phone_it_speaks_them_in_a_sheet(world: World, asked: Asked) -> None:
    anna = asked_in(world, asked, size=SMALL_PHONE, language="nl")
    anna.press(BUTTON)
    advised(anna.page)
    is_whole(anna)
    assert anna.wide() == 0
    anna.press(".hint-panel .back")
    expect(anna.page.locator(".hint-panel")).to_have_count(0)


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.game)
def test_in_words_it_speaks_them_below_the_answers(world: World, asked: Asked) -> None:
    anna = asked_in(world, asked)
    anna.walk(f"/t/{anna.code}/text")
    expect(anna.page.locator("main.text-view")).to_be_visible()
    anna.press(BUTTON)
    advised(anna.page)
    is_whole(anna)


def test_among_people_it_is_off_with_its_reason(world: World) -> None:
    guests = world.two_people(HAND, "dominion", 0, {})
    button = guests[0].page.locator(BUTTON)
    expect(button).to_have_attribute("aria-disabled", "true")
    button.hover()
    expect(guests[0].page.get_by_text("You play with other people")).to_be_visible()
    expect(guests[1].page.locator(BUTTON)).to_have_count(0)
