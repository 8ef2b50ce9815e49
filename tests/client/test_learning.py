"""Guided first games in the browser: from the home page to the end, with mouse, with fingers, and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from signoria.tables.lessons.lesson import Lesson, LessonStep, lessons

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.client.kit import Visitor, World

SMALL_PHONE: Final = (390, 664)
COACH: Final = ".coach[data-step={}]"
NEXT: Final = "[data-coach=next]"


def begin(visitor: Visitor, lesson: Lesson) -> None:
    """Begin a lesson on the home page."""
    visitor.go("/")
    visitor.press(f"[data-learn={lesson.game}]")
    expect(visitor.page.locator(COACH.format(lesson.steps[0].id))).to_be_visible()


def finish(visitor: Visitor, lesson: Lesson, do: Callable[[LessonStep], None], first: int = 0) -> None:
    """Take one step after another, by its own instructions."""
    for step in lesson.steps[first:]:
        expect(visitor.page.locator(COACH.format(step.id))).to_be_visible()
        if step.kind == "look":
            visitor.press(NEXT)
        else:
            do(step)
    over = visitor.page.locator(COACH.format("over"))
    expect(over).to_be_visible()
    expect(over.locator("li")).to_have_count(4)
    # A crowded server may have kept the lists of the home page waiting.
    assert [error for error in visitor.errors if "Failed to load resource" not in error] == []


def test_a_lesson_by_mouse_with_a_wrong_move_and_a_break(world: World) -> None:
    lesson = lessons()["dominion-first"]
    anna = world.visitor()
    begin(anna, lesson)
    anna.press(NEXT)
    expect(anna.page.locator(".ring")).to_be_visible()
    anna.press("[data-answer=start-buying]")
    expect(anna.page.locator(".coach .wrong")).to_be_visible()
    anna.press("[data-coach=leave]")
    expect(anna.page.locator("[data-learn=dominion]")).to_contain_text("step 2")
    anna.press("[data-learn=dominion]")

    def click(step: LessonStep) -> None:
        kind, _, what = (step.spot or "").partition(":")
        places = {"answer": f"[data-answer={what}]", "supply": f".pile[data-card={what}]"}
        anna.press(places.get(kind, f".own-card[data-card={what}]"))

    finish(anna, lesson, click, 1)
    anna.press("[data-coach=play]")
    expect(anna.page.locator("[data-hint-button]").first).to_be_visible()
    expect(anna.page.locator(".coach")).to_have_count(0)


def test_a_lesson_with_fingers_that_is_done_for_the_learner(world: World) -> None:
    lesson = lessons()["machiavelli-first"]
    anna = world.visitor(size=SMALL_PHONE)
    begin(anna, lesson)
    assert anna.wide() == 0
    finish(anna, lesson, lambda _: anna.press("[data-coach=do]"))


def test_a_lesson_in_words_in_dutch(world: World) -> None:
    lesson = lessons()["florence-first"]
    anna = world.visitor(language="nl")
    begin(anna, lesson)
    anna.walk(f"/t/{anna.code}/text")
    expect(anna.page.locator("main.text-view")).to_be_visible()
    expect(anna.page.locator(".coach")).to_contain_text("Waar je voor speelt")

    def type_in(step: LessonStep) -> None:
        move = "buy 0" if step.id == "pay" else step.accept[0].replace("*", "poet")
        anna.page.locator("#move").fill(move)
        anna.page.keyboard.press("Enter")

    finish(anna, lesson, type_in)
