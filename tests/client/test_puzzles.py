"""Puzzles in the browser: right and wrong, at the table and in words, by mouse, finger and keys, and loaded anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from signoria.analysis.puzzles.puzzle import puzzles, puzzles_of
from tests.client.geometry import faults
from tests.client.kit import DESKTOP

if TYPE_CHECKING:
    from signoria.analysis.puzzles.puzzle import Puzzle
    from tests.client.kit import Visitor, World

SMALL_PHONE: Final = (390, 664)
GAMES: Final = ("dominion", "machiavelli", "florence")
TASK: Final = "[data-about=puzzle]"
VERDICT: Final = "[data-solved={}]"
# Where choices of Dominion can be pointed at; a finger lifts first, and confirms.
PLACES: Final = {"buy": '.pile[data-card="{}"]', "play": '.own-card[data-card="{}"]'}
LIFTED: Final = '[data-answer="lifted"]'


def begin(visitor: Visitor, puzzle: Puzzle) -> None:
    """Go to the table of a puzzle from where all of them are listed."""
    visitor.go("/puzzles")
    visitor.press(f'[data-puzzle-id="{puzzle.id}"]')
    expect(visitor.page.locator(TASK)).to_be_visible()
    visitor.page.wait_for_function("(id) => window.seen?.table?.puzzle === id", arg=puzzle.id)


def in_words(visitor: Visitor, move: str) -> None:
    """Type a move where the table is told in words."""
    visitor.walk(f"/t/{visitor.code}/text")
    expect(visitor.page.locator("main.text-view")).to_be_visible()
    visitor.page.locator("#move").fill(move)
    visitor.page.keyboard.press("Enter")


def at_the_table(visitor: Visitor, move: str) -> None:
    """Choose a card where it lies."""
    verb, _, card = move.partition(" ")
    visitor.press(PLACES[verb].format(card))
    lifted, verdict = visitor.page.locator(LIFTED), visitor.page.locator("[data-solved]")
    expect(lifted.or_(verdict).first).to_be_visible()
    if not verdict.count():
        visitor.press(LIFTED)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (SMALL_PHONE, "nl")], ids=["desk", "phone"])
def test_a_puzzle_is_answered_and_the_next_one_comes(
    world: World, game: str, size: tuple[int, int], language: str
) -> None:
    """Right, then wrong: both are told with all chances, and nothing lies over anything."""
    first = puzzles_of(game)[0]
    anna = world.visitor(size=size, language=language)
    begin(anna, first)
    in_words(anna, first.answer)
    verdict = anna.page.locator(VERDICT.format("right"))
    expect(verdict).to_be_visible()
    expect(verdict.locator("[data-choice]")).to_have_count(len(first.choices))
    expect(verdict.locator("[data-choice].best.mine")).to_have_count(1)
    assert faults(anna, scrolls=True) == []
    anna.press("[data-puzzle=next]")
    anna.page.wait_for_function("(id) => window.seen?.table?.puzzle && window.seen.table.puzzle !== id", arg=first.id)
    second = puzzles()[anna.told()["table"]["puzzle"]]
    assert second.id == puzzles_of(game)[1].id
    expect(anna.page.locator(TASK)).to_be_visible()
    in_words(anna, second.choices[1].move)
    wrong = anna.page.locator(VERDICT.format("wrong"))
    expect(wrong).to_be_visible()
    expect(wrong.locator("[data-choice].best")).to_have_attribute("data-choice", second.answer)
    expect(wrong.locator("[data-choice].mine")).to_have_attribute("data-choice", second.choices[1].move)
    anna.press("[data-puzzle=all]")
    expect(anna.page.locator(f'[data-puzzle-id="{first.id}"].right')).to_be_visible()
    expect(anna.page.locator(f'[data-puzzle-id="{second.id}"].wrong')).to_be_visible()
    assert anna.wide() <= 0
    assert faults(anna, scrolls=True) == []


@pytest.mark.parametrize("size", [DESKTOP, SMALL_PHONE], ids=["desk", "phone"])
def test_it_is_played_at_the_real_table_and_outlives_a_reload(world: World, size: tuple[int, int]) -> None:
    puzzle = next(one for one in puzzles_of("dominion") if one.answer.split()[0] in PLACES)
    anna = world.visitor(size=size)
    begin(anna, puzzle)
    anna.page.reload()
    expect(anna.page.locator(TASK)).to_be_visible()
    anna.press("[data-puzzle=read]")
    expect(anna.page.locator(TASK)).to_have_count(0)
    assert faults(anna) == []
    at_the_table(anna, puzzle.answer)
    expect(anna.page.locator(VERDICT.format("right"))).to_be_visible()
    anna.page.reload()
    expect(anna.page.locator(VERDICT.format("right"))).to_be_visible()
    anna.press("[data-puzzle=play-on]")
    expect(anna.page.locator(VERDICT.format("right"))).to_have_count(0)
    assert anna.told()["table"]["practice"] == "practice-puzzle"


def test_by_keys_alone(world: World) -> None:
    """From the list to the table, to the answer, and on to the next one."""
    puzzle = puzzles_of("machiavelli")[0]
    anna = world.visitor()
    anna.go("/puzzles")
    anna.page.locator(f'[data-puzzle-id="{puzzle.id}"]').focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(TASK)).to_be_visible()
    anna.page.keyboard.press("t")
    expect(anna.page.locator("main.text-view")).to_be_visible()
    anna.page.locator("#move").focus()
    anna.page.keyboard.type(puzzle.answer)
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(VERDICT.format("right"))).to_be_visible()
    # What comes next has the focus.
    expect(anna.page.locator("[data-puzzle=next]")).to_be_focused()
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_function("(id) => window.seen?.table?.puzzle && window.seen.table.puzzle !== id", arg=puzzle.id)
    expect(anna.page.locator("main.text-view")).to_be_visible()


def test_the_puzzle_of_the_day_is_the_same_for_everybody(world: World) -> None:
    anna, bram = world.visitor(), world.visitor(size=SMALL_PHONE, language="nl")
    found = []
    for visitor in (anna, bram):
        visitor.go("/learn")
        visitor.press("[data-to-puzzles]")
        visitor.press("[data-today=florence]")
        expect(visitor.page.locator(TASK)).to_be_visible()
        found.append(visitor.told()["table"]["puzzle"])
    assert found[0] == found[1]
