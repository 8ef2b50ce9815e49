"""Lessons in the browser, by their own instructions: by mouse, finger, keys and words; left, lost and taken back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from signoria.tables.lessons.lesson import Lesson, LessonStep, lessons
from signoria.tables.wire.parcel import unpacked
from tests.client.kit import DESKTOP, soon
from tests.client.test_devices import follow
from tests.client.wire import Wire
from tests.tables.test_lessons import QUOTED, best

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.client.kit import Visitor, World

SMALL_PHONE: Final = (390, 664)
COACH: Final = ".coach[data-step={}]"
NEXT: Final = "[data-coach=next]"
DO: Final = "[data-coach=do]"
# Where the parts of tables are: those of `client/src/lib/ui/spots.ts` that can be clicked.
PLACES: Final = {
    "answer": '[data-answer="{0}"], [data-move="{0}"]',
    "supply": '.supply [data-card="{0}"]',
    "hand": '.hand [data-card="{0}"], .hand-place [data-card="{0}"]',
}
CONFIRMS: Final = '[data-answer="lifted"], [data-answer="confirm"]'
# What several clicks are needed for: a choice with a second one after it, a place, a number. There the coach does it.
INTRICATE: Final = {
    "freedom",
    "work",
    "build",
    "propose",
    "place",
    "price",
    "points",
    "pay",
    "bonus",
    "princess",
    "store",
    "choose",
}
# Whether what the coach points at lies free: somebody who points there points at it, and the window shows all of it.
FREE: Final = """(part) => {
  const ring = document.querySelector(".ring")?.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  const around = ring && ring.left <= box.left && ring.right >= box.right && ring.top <= box.top;
  return Boolean(around && hit && (part.contains(hit) || hit.contains(part)));
}"""
FOCUSED: Final = "(selector) => document.activeElement?.matches(selector) ?? false"
# The step that the server keeps for the guest.
TOLD: Final = """async (lesson) => {
  const me = await (await fetch("/api/me")).json();
  return me.preferences?.everywhere.lessons?.[lesson]?.step ?? null;
}"""
MOST_TABS: Final = 150
TWENTY_SECONDS: Final = 20_000
FIRST: Final = ["dominion-first", "machiavelli-first", "florence-first"]
FURTHER: Final = sorted(set(lessons()) - set(FIRST))


def begin(visitor: Visitor, lesson: Lesson) -> None:
    """Begin a lesson where all of them are listed."""
    visitor.go("/learn")
    visitor.press(f"[data-lesson={lesson.id}]")
    expect(visitor.page.locator(COACH.format(lesson.steps[0].id))).to_be_visible()


def finish(visitor: Visitor, lesson: Lesson, do: Callable[[LessonStep], None], first: int = 0) -> None:
    """Take one step after another, by its own instructions."""
    for step in lesson.steps[first:]:
        expect(visitor.page.locator(COACH.format(step.id) + ":not([data-waits])")).to_be_visible()
        if step.kind == "look":
            visitor.press(NEXT)
        else:
            do(step)
    over = visitor.page.locator(COACH.format("over"))
    expect(over).to_be_visible()
    expect(over.locator("li")).to_have_count(4)
    assert visitor.wide() <= 0
    # A crowded server may have kept the lists of the home page waiting.
    assert [error for error in visitor.errors if "Failed to load resource" not in error] == []


def part(visitor: Visitor, step: LessonStep) -> Locator | None:
    """Give what a step points at, if one click is enough."""
    kind, _, what = (step.spot or "").partition(":")
    if step.id in INTRICATE or kind not in PLACES:
        return None
    return visitor.page.locator(PLACES[kind].format(what)).locator("visible=true").first


def by_pointer(visitor: Visitor) -> Callable[[LessonStep], None]:
    """Do what is pointed at, which lies free; a tap lifts, and is confirmed."""

    def do(step: LessonStep) -> None:
        shows_what_is_quoted(visitor, step)
        wanted = part(visitor, step)
        if wanted is None:
            visitor.press(DO)
            return
        soon(lambda: wanted.evaluate(FREE) or None)
        hit = "tap" if visitor.touch else "click"
        getattr(wanted, hit)()
        if (confirms := to_confirm(visitor, step)) is not None:
            # The coach has made way for it.
            soon(lambda: confirms.evaluate(FREE) or None)
            getattr(confirms, hit)()

    return do


def shows_what_is_quoted(visitor: Visitor, step: LessonStep) -> None:
    """Whatever the coach quotes can be read on a button."""
    language = visitor.page.evaluate("() => document.documentElement.lang")
    for quoted in QUOTED.findall(step.do[language]):
        expect(visitor.page.get_by_role("button", name=re.compile(re.escape(quoted))).first).to_be_visible()


def to_confirm(visitor: Visitor, step: LessonStep) -> Locator | None:
    """Give what confirms a choice that was only lifted; nothing where the step is done."""
    confirms = visitor.page.locator(CONFIRMS).locator("visible=true").first
    expect(confirms.or_(visitor.page.locator(".coach:not([data-step=" + step.id + "])")).first).to_be_visible()
    here = visitor.page.locator(COACH.format(step.id) + ":not([data-waits])")
    return confirms if here.count() and confirms.count() else None


def by_keys(visitor: Visitor) -> Callable[[LessonStep], None]:
    """Go to what is pointed at by the tabulator, and press Enter."""

    def do(step: LessonStep) -> None:
        shows_what_is_quoted(visitor, step)
        kind, _, what = (step.spot or "").partition(":")
        wanted = part(visitor, step)
        tab_to(visitor, DO if wanted is None else PLACES[kind].format(what))
        visitor.page.keyboard.press("Enter")
        if wanted is not None and to_confirm(visitor, step) is not None:
            tab_to(visitor, CONFIRMS)
            visitor.page.keyboard.press("Enter")

    return do


def tab_to(visitor: Visitor, selector: str) -> None:
    """Reach something with the tabulator alone."""
    for _ in range(MOST_TABS):
        if visitor.page.evaluate(FOCUSED, selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector}")


def in_words(visitor: Visitor) -> Callable[[LessonStep], None]:
    """Type the move that a step names first."""
    visitor.walk(f"/t/{visitor.code}/text")
    expect(visitor.page.locator("main.text-view")).to_be_visible()

    def do(step: LessonStep) -> None:
        options = unpacked(visitor.told()["view"]["question"])["options"]
        visitor.page.locator("#move").fill(best(step, options))
        visitor.page.keyboard.press("Enter")

    return do


WAYS: Final = {"pointer": by_pointer, "keys": by_keys, "words": in_words}
# The first games in all four ways; each further one on a desk and on a phone, the ways in turn.
PLAYED: Final = [
    *[
        (name, size, way)
        for name in FIRST
        for size, way in [(DESKTOP, "pointer"), (SMALL_PHONE, "pointer"), (DESKTOP, "keys"), (SMALL_PHONE, "words")]
    ],
    *[(name, DESKTOP, ("pointer", "keys", "words")[place % 3]) for place, name in enumerate(FURTHER)],
    *[(name, SMALL_PHONE, ("pointer", "words")[place % 2]) for place, name in enumerate(FURTHER)],
]


@pytest.mark.parametrize(("name", "size", "way"), PLAYED, ids=lambda one: str(one).replace(", ", "x"))
def test_a_lesson_is_played_to_its_end(world: World, name: str, size: tuple[int, int], way: str) -> None:
    lesson = lessons()[name]
    anna = world.visitor(size=size, language="nl" if size == SMALL_PHONE else "en")
    begin(anna, lesson)
    assert anna.wide() <= 0
    finish(anna, lesson, WAYS[way](anna))


def test_a_wrong_move_is_answered_and_changes_nothing(world: World) -> None:
    """Twice wrong, and the coach offers to do it; a step is gone back to, and so is a move."""
    lesson = lessons()["dominion-first"]
    anna = world.visitor()
    begin(anna, lesson)
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
    begin(anna, lesson)
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
    finish(phone, lesson, by_pointer(phone), 2)
    phone.press("[data-coach=following]")
    expect(phone.page.locator(COACH.format(lessons()["dominion-win"].steps[0].id))).to_be_visible()
    phone.press("[data-coach=skip]")
    expect(phone.page.locator(COACH.format("over"))).to_be_visible()
    phone.press("[data-coach=play]")
    expect(phone.page.locator("[data-hint-button]").first).to_be_visible()
    expect(phone.page.locator(".coach")).to_have_count(0)
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
        begin(anna, lesson)
        anna.press(NEXT)
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
        finish(anna, lesson, lambda _: anna.press(DO), 3)
