"""Somebody who takes a lesson by its own instructions: with a mouse or a finger, with keys alone, or in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from signoria.tables.wire.parcel import unpacked
from tests.client.kit import soon
from tests.tables.test_lessons import QUOTED, best

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator

    from signoria.tables.lessons.lesson import Lesson, LessonStep
    from tests.client.kit import Visitor

COACH: Final = ".coach[data-step={}]"
READY: Final = ":not([data-waits])"
NEXT: Final = "[data-coach=next]"
CONFIRMS: Final = '[data-answer="lifted"], [data-answer="confirm"]:not([aria-disabled])'
# What can be chosen, and is not chosen yet.
OPEN: Final = ":not([aria-disabled=true]):not(.is-chosen)"
# Where things are that are not named by the move itself: by its verb.
THINGS: Final = {
    "buy": '.supply [data-card="{}"]',
    "play": '.own-card[data-card="{}"]',
    "build": '.own-card[data-card="{}"]',
    "store": '.own-card[data-card="{}"]',
    "choose": '.role[data-character="{}"]',
    "name": '.named[data-character="{}"], .token.can-choose[data-character="{}"]',
    # The fields of a character are folded up where there is little room.
    "stake": '.character[data-character="{}"] .unfold',
}
# With the cards that were chosen for it, a work is completed.
DONE: Final = '[data-answer="done"]'
# The next amount: after that, the button that takes it is for another one.
MORE: Final = ".amount output ~ .step"
AMOUNT: Final = '[data-answer="amount"]'
# Whether what the coach points at lies free: somebody who points there points at it, and the ring is around it.
FREE: Final = """(part) => {
  const ring = document.querySelector(".ring")?.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  const around = ring && ring.left <= box.left && ring.right >= box.right && ring.top <= box.top;
  return Boolean(around && hit && (part.contains(hit) || hit.contains(part)));
}"""
# What changes as soon as anything comes of a click.
STATE: Final = """() => JSON.stringify([
  document.querySelector(".coach")?.dataset.step, window.seen?.ply, document.querySelector("main")?.className,
  [...document.querySelectorAll("[data-answer], [data-move], [data-card], [data-character]")].map(
    ({ dataset, className, ariaDisabled }) => [dataset.answer, dataset.move, className, ariaDisabled]
  ),
])"""
FOCUSED: Final = "(selector) => document.activeElement?.matches(selector) ?? false"
# Whether keys move a tile about, which no button has taken.
PLACING: Final = """() => document.querySelector("main.is-placing") !== null
  && !document.activeElement?.closest("button, a, summary")"""
MOST_TABS: Final = 150


class Learner:
    """Somebody who is taught at a drawn table, and uses what points: a mouse, or a finger where there is only that."""

    def __init__(self, guest: Visitor, lesson: Lesson) -> None:
        self.guest = guest
        self.lesson = lesson

    def begin(self) -> None:
        """Begin the lesson where all of them are listed."""
        self.guest.go("/learn")
        self.press(f"[data-lesson={self.lesson.id}]")
        expect(self.guest.page.locator(COACH.format(self.lesson.steps[0].id))).to_be_visible()

    def finish(self, first: int = 0) -> None:
        """Take one step after another, by its own instructions."""
        page = self.guest.page
        for step in self.lesson.steps[first:]:
            expect(page.locator(COACH.format(step.id) + READY)).to_be_visible()
            if step.kind == "look":
                self.look(step)
            else:
                self.do(step)
        over = page.locator(COACH.format("over"))
        expect(over).to_be_visible()
        expect(over.locator("li")).to_have_count(4)
        assert self.guest.wide() <= 0
        # A crowded server may have kept the lists of the home page waiting.
        assert [error for error in self.guest.errors if "Failed to load resource" not in error] == []

    def look(self, step: LessonStep) -> None:
        """Look at what is pointed at, and read on."""
        if step.spot:
            expect(self.guest.page.locator(".ring")).to_be_visible()
        self.press(NEXT)

    def do(self, step: LessonStep) -> None:
        """Do what a step says at the table, however many clicks that takes."""
        self.reads_what_is_quoted(step)
        while wanted := soon(lambda: self.next_click(step)):
            before = self.guest.page.evaluate(STATE)
            self.choose(wanted)
            self.guest.page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before)

    def next_click(self, step: LessonStep) -> str | None:
        """Give where the next click is that leads to a move of a step; nowhere once it is done."""
        page = self.guest.page
        if page.locator(COACH.format(step.id) + READY).count() == 0:
            return ""
        for selector in clicks(step):
            if page.locator(selector).locator("visible=true").count() > 0:
                return selector
        return None

    def choose(self, selector: str) -> None:
        """Click on what lies free within the ring, or tap on it."""
        self.hit(self.part(selector) if selector == MORE else soon(lambda: self.free(selector)))

    def free(self, selector: str) -> Locator | None:
        """Give what lies free within the ring, of all that can be seen."""
        parts = self.guest.page.locator(selector).locator("visible=true")
        return next((part for part in parts.all() if part.evaluate(FREE)), None)

    def press(self, selector: str) -> None:
        """Click on something that is no part of the table."""
        self.hit(self.part(selector))

    def hit(self, part: Locator) -> None:
        """Click, or tap."""
        (part.tap if self.guest.touch else part.click)()

    def part(self, selector: str) -> Locator:
        """Give the first of what is there that can be seen."""
        return self.guest.page.locator(selector).locator("visible=true").first

    def reads_what_is_quoted(self, step: LessonStep) -> None:
        """Whatever the coach quotes can be read on a button."""
        page = self.guest.page
        language = page.evaluate("() => document.documentElement.lang")
        for quoted in QUOTED.findall(step.do[language]):
            expect(page.get_by_role("button", name=re.compile(re.escape(quoted))).first).to_be_visible()


def clicks(step: LessonStep) -> Iterator[str]:
    """Give where clicks may be that lead to the moves of a step, what comes last first."""
    yield CONFIRMS
    for accepted in step.accept:
        move = accepted.removesuffix("*").strip()
        verb, _, thing = move.partition(" ")
        beginning = " ".join(move.split()[:2])
        for name in dict.fromkeys((move, beginning)):
            yield f'[data-answer="{name}"]{OPEN}, [data-move="{name}"]{OPEN}'
        if accepted == f"{verb} *":
            yield f'{AMOUNT}[data-move^="{verb} "]'
        if verb in THINGS and thing:
            yield ", ".join(one + OPEN for one in THINGS[verb].format(*[thing.split()[0]] * 2).split(", "))
    yield DONE
    yield MORE


class Typist(Learner):
    """Somebody who is taught at a drawn table, and goes everywhere with keys."""

    def choose(self, selector: str) -> None:
        self.press(selector)

    def press(self, selector: str) -> None:
        page = self.guest.page
        expect(page.locator(selector).locator("visible=true").first).to_be_visible()
        if selector == CONFIRMS and page.evaluate(PLACING):
            page.keyboard.press("Enter")
            return
        for _ in range(MOST_TABS):
            if page.evaluate(FOCUSED, selector):
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"no way to {selector}")


class Author(Learner):
    """Somebody who is taught in words, and types each move."""

    def begin(self) -> None:
        super().begin()
        self.guest.walk(f"/t/{self.guest.code}/text")
        expect(self.guest.page.locator("main.text-view")).to_be_visible()

    def look(self, step: LessonStep) -> None:
        self.press(NEXT)

    def do(self, step: LessonStep) -> None:
        options: list[Any] = unpacked(self.guest.told()["view"]["question"])["options"]
        self.guest.page.locator("#move").fill(best(step, options))
        self.guest.page.keyboard.press("Enter")
