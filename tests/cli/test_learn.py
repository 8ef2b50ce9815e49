"""`signoria learn`: every lesson at the keyboard, by its own instructions, in both languages."""

from __future__ import annotations

import pytest

from signoria.cli.faces import face_of
from signoria.cli.learn import Class
from signoria.cli.screen import Screen
from signoria.games import REGISTRY
from signoria.tables.lessons.lesson import lessons
from tests.cli.kit import expect_refusal, expect_shown, flat, run


class Pupil(Screen):
    """A screen before which somebody sits who first does something else, then what the lesson wants."""

    def __init__(self, *, stubborn: bool = False) -> None:
        super().__init__()
        self.read: list[str] = []
        self.stubborn = stubborn
        self.tried: set[int] = set()
        self.taught: Class | None = None

    def show(self, lines: object) -> None:
        assert isinstance(lines, list)
        self.read += lines

    def ask(self, prompt: str) -> str:
        taught = self.taught
        assert taught is not None
        self.read.append(prompt)
        if prompt == taught.words.text("lesson-enter"):
            return ""
        if prompt == taught.words.text("lesson-play-on"):
            return "n"
        assert prompt == taught.words.text("choose")
        step = taught.deed()
        options = taught.notations()
        if step is None:
            return options[0]
        wanted = [move for accept in step.accept for move in options if move.startswith(accept.removesuffix("*"))]
        others = [move for move in options if move not in wanted]
        if self.stubborn and others and taught.step not in self.tried:
            self.tried.add(taught.step)
            return others[0]
        return wanted[0]


def taught(lesson: str, language: str, *, stubborn: bool = False) -> tuple[Class, list[str]]:
    pupil = Pupil(stubborn=stubborn)
    wanted = lessons()[lesson]
    pupil.taught = Class(face_of(REGISTRY.game(wanted.game), language), pupil, wanted)
    pupil.taught.play()
    return pupil.taught, pupil.read


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("lesson", lessons())
def test_a_lesson_is_played_to_its_end(lesson: str, language: str) -> None:
    after, read = taught(lesson, language)
    told = flat(" ".join(read))
    wanted = lessons()[lesson]
    assert after.step == len(wanted.steps)
    for step in wanted.steps:
        assert flat(step.title[language]) in told, step.id
        assert flat(step.text[language]) in told, step.id
    for said in wanted.keep:
        assert flat(said[language]) in told


@pytest.mark.parametrize("lesson", ["dominion-first", "machiavelli-first", "florence-first"])
def test_whoever_does_something_else_reads_why_not(lesson: str) -> None:
    after, read = taught(lesson, "en", stubborn=True)
    steps = [step for step in lessons()[lesson].steps if step.kind == "do"]
    assert after.step == len(lessons()[lesson].steps)
    assert any(step.wrong["en"] in read for step in steps)


def test_lessons_are_listed() -> None:
    expect_shown(
        run("learn", "--lang", "en"), "machiavelli-first: A turn as the Merchant (6 minutes;", "florence-muse:"
    )


def test_there_is_no_other_lesson() -> None:
    expect_refusal(run("learn", "chess"), "there is no lesson 'chess'", "dominion-first")
