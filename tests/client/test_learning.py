"""Lessons in the browser, by their own instructions: by mouse, finger, keys and words; left, lost and taken back."""

from __future__ import annotations

from itertools import cycle, islice
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from signoria.tables.lessons.learn import LEVEL
from signoria.tables.lessons.lesson import lessons
from signoria.tables.table.levels import checked_bot
from tests.client.kit import DESKTOP, soon
from tests.client.learner import COACH, NEXT, READY, Author, Learner, Typist
from tests.client.test_devices import follow
from tests.client.wire import Wire
from tests.kit.effort import DEEP
from tests.tables.test_lessons import GAMES

if TYPE_CHECKING:
    from signoria.tables.lessons.lesson import Lesson
    from tests.client.kit import Visitor, World

SMALL_PHONE: Final = (390, 664)
DO: Final = "[data-coach=do]"
# The step that the server keeps for the guest.
TOLD: Final = """async (lesson) => {
  const me = await (await fetch("/api/me")).json();
  return me.preferences?.everywhere.lessons?.[lesson]?.step ?? null;
}"""
TWENTY_SECONDS: Final = 20_000
# With a mouse at a desk, with a finger on a small phone, with keys, in words.
WAYS: Final = {
    "mouse": (DESKTOP, Learner),
    "finger": (SMALL_PHONE, Learner),
    "keys": (DESKTOP, Typist),
    "words": (SMALL_PHONE, Author),
}


def played() -> list[tuple[str, str]]:
    """Give which lessons are played in which ways: all in all, or in turn, so that all occur in every game."""
    if DEEP:
        return [(name, way) for name in lessons() for way in WAYS]
    found: list[tuple[str, str]] = []
    for number, game in enumerate(sorted(GAMES)):
        names = [lesson.id for lesson in lessons().values() if lesson.game == game]
        times = max(len(names), len(WAYS))
        # The first lessons of the games are not all played in the same way.
        first = 2 * number
        ways = islice(cycle(WAYS), first, first + times)
        found += zip(islice(cycle(names), times), ways, strict=True)
    return found


@pytest.mark.parametrize(("name", "way"), played())
def test_a_lesson_is_played_to_its_end(world: World, name: str, way: str) -> None:
    """By its own instructions; after the first one of a game, a real game is one click away."""
    lesson = lessons()[name]
    size, taught = WAYS[way]
    anna = world.visitor(size=size, language="nl" if size == SMALL_PHONE else "en")
    learner = taught(anna, lesson)
    learner.begin()
    assert anna.wide() <= 0
    learner.finish()
    if lesson.kind == "first":
        learner.press("[data-coach=play]")
        plays_against_apprentices(anna, lesson)


def plays_against_apprentices(guest: Visitor, lesson: Lesson) -> None:
    """Somebody sits at a real game of what was taught, against easy bots, and may ask for hints."""
    page = guest.page
    expect(page.locator(".coach")).to_have_count(0)
    hint = page.locator("[data-hint-button]").first
    expect(hint).to_be_visible()
    expect(hint).not_to_have_attribute("aria-disabled", "true")
    table = guest.told()["table"]
    assert (table["game"], table["lesson"], table["no_hints"]) == (lesson.game, None, None)
    assert {seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"} == {checked_bot(lesson.game, LEVEL)}


def test_the_coach_does_everything_that_somebody_is_shy_of(world: World) -> None:
    """Proposing, placing, paying, completing a work."""
    anna = world.visitor()
    lesson = lessons()["florence-together"]
    Learner(anna, lesson).begin()
    be_helped(anna, lesson)


def be_helped(guest: Visitor, lesson: Lesson, first: int = 0) -> None:
    """Let the coach do it all, from some step on to the end."""
    for step in lesson.steps[first:]:
        expect(guest.page.locator(COACH.format(step.id) + READY)).to_be_visible()
        guest.press(NEXT if step.kind == "look" else DO)
    expect(guest.page.locator(COACH.format("over"))).to_be_visible()


def test_a_wrong_move_is_answered_and_changes_nothing(world: World) -> None:
    """Twice wrong, and the coach offers to do it; a step is gone back to, and so is a move."""
    lesson = lessons()["dominion-first"]
    anna = world.visitor()
    Learner(anna, lesson).begin()
    anna.press(NEXT)
    money = anna.page.locator(COACH.format("money"))
    expect(money).to_be_visible()
    anna.press("[data-coach=back]")
    expect(anna.page.locator(COACH.format("aim"))).to_be_visible()
    anna.press(NEXT)
    for _ in range(2):
        anna.dash("[data-answer=start-buying]")
        expect(money.locator(".wrong")).to_contain_text(lesson.steps[1].wrong["en"])
    expect(money.locator("[data-coach=do].glow")).to_be_visible()
    assert anna.told()["ply"] == 0
    anna.press(DO)
    expect(anna.page.locator(COACH.format("buy"))).to_be_visible()
    assert anna.told()["taught"] == 1
    # Back is taking back, and undo at the table is as good.
    anna.press("[data-coach=back]")
    expect(money).to_be_visible()
    anna.page.wait_for_function("() => window.seen.taught === 0")
    anna.press(DO)
    expect(anna.page.locator(COACH.format("buy"))).to_be_visible()
    anna.page.get_by_role("button", name="Take back").first.click()
    expect(money).to_be_visible()


def test_a_lesson_is_left_and_gone_on_with_on_another_device(world: World) -> None:
    """A reload, another device: it is the same step; at the end the next lesson is offered, and a real game."""
    lesson = lessons()["dominion-first"]
    anna, phone = world.visitor(), world.visitor(size=SMALL_PHONE, language="nl")
    Learner(anna, lesson).begin()
    anna.press(NEXT)
    anna.press(DO)
    third = COACH.format("buy")
    expect(anna.page.locator(third)).to_be_visible()
    anna.page.reload()
    expect(anna.page.locator(third)).to_be_visible()
    soon(lambda: anna.page.evaluate(TOLD, lesson.id) == 2 or None)
    anna.press("[data-coach=leave]")
    expect(anna.page.locator("[data-course=dominion] .standing")).to_contain_text("Step 3 of 8")
    anna.walk("/")
    expect(anna.page.locator("[data-learn=dominion]")).to_contain_text("step 3")
    follow(anna, phone)
    expect(phone.page.locator("[data-learn=dominion]")).to_contain_text("stap 3")
    phone.press("[data-learn=dominion]")
    expect(phone.page.locator(third)).to_be_visible()
    Learner(phone, lesson).finish(2)
    phone.press("[data-coach=following]")
    expect(phone.page.locator(COACH.format(lessons()["dominion-win"].steps[0].id))).to_be_visible()
    phone.press("[data-coach=skip]")
    expect(phone.page.locator(COACH.format("over"))).to_be_visible()
    phone.press("[data-coach=play]")
    plays_against_apprentices(phone, lesson)
    phone.go("/learn")
    expect(phone.page.locator("[data-course=dominion] .standing")).to_contain_text("Klaar")
    expect(phone.page.locator("[data-lesson=dominion-win].done")).to_be_visible()
    phone.go("/rules/dominion")
    phone.press("[data-shelf=dominion] summary")
    expect(phone.page.locator("[data-shelf=dominion] [data-lesson=dominion-first].done")).to_be_visible()


def test_a_lesson_outlives_a_line_that_is_cut(world: World) -> None:
    """What was done meanwhile arrives once, and the step after it comes."""
    lesson = lessons()["machiavelli-first"]
    with Wire(world.address) as wire:
        anna = world.visitor(address=wire.address)
        anna.page.clock.install()
        Learner(anna, lesson).begin()
        anna.press(NEXT)
        expect(anna.page.locator(COACH.format("gold"))).to_be_visible()
        wire.hold()
        anna.press(DO)
        anna.page.clock.run_for(TWENTY_SECONDS)
        expect(anna.page.locator(".line-strip")).to_be_visible()
        expect(anna.page.locator(COACH.format("gold"))).to_be_visible()
        wire.let_go()
        expect(anna.page.locator(COACH.format("income"))).to_be_visible()
        assert anna.told()["taught"] == 1
        be_helped(anna, lesson, 2)
