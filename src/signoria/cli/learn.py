"""`signoria learn`: the lessons of the browser, at the keyboard."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from signoria.cli.arguments import Refused
from signoria.cli.hotseat import AGREED, Hotseat, Person
from signoria.core.record import Recording
from signoria.games import REGISTRY
from signoria.tables.lessons.lesson import accepts, lessons
from signoria.tables.table.levels import checked_bot

if TYPE_CHECKING:
    from signoria.cli.screen import Screen
    from signoria.core.position import Position
    from signoria.core.terminal import TerminalFace
    from signoria.tables.lessons.lesson import Lesson, LessonStep, Said

LEARNER: Final = 0
LEVEL: Final = "easy"


def learn(
    lesson: Annotated[
        str | None, typer.Argument(help="The lesson, for example dominion-first; all of them without.")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="nl or en.", show_default="as the system")] = None,
) -> None:
    """Play a guided first game: a few minutes, step by step, with the reasons."""
    # Texts are slow to import, and not every command needs them.
    from signoria.cli.faces import face_of, language  # noqa: PLC0415
    from signoria.cli.screen import InputEnded, Screen  # noqa: PLC0415

    spoken = language(lang)
    screen = Screen()
    known = lessons()
    if lesson is None:
        show_lessons(screen, spoken)
        return
    if lesson not in known:
        raise Refused(f"there is no lesson {lesson!r:.40}; there are: {', '.join(known)}")
    wanted = known[lesson]
    face = face_of(REGISTRY.game(wanted.game), spoken)
    with suppress(InputEnded):
        Class(face, screen, wanted).play()
    screen.show([face.words.text("goodbye")])


def show_lessons(screen: Screen, spoken: str) -> None:
    """Show which lessons there are."""
    from signoria.core.text import Texts  # noqa: PLC0415

    words = Texts.load("signoria.cli", spoken)
    for one in lessons().values():
        title, about = one.title[spoken], one.about[spoken]
        screen.show([words.text("lesson-known", id=one.id, title=title, minutes=one.minutes, about=about)])
    screen.show([words.text("lesson-choose", id=next(iter(lessons())))])


class Laid(Recording):
    """A game that begins with the laid table of a lesson. It has no record: nobody could play it from its seed."""

    def __init__(self, lesson: Lesson, seats: list[str]) -> None:
        self.lesson = lesson
        game = REGISTRY.game(lesson.game)
        options: Any = game.scenario(lesson.scenario).view(LEARNER)["options"]
        super().__init__(game, seats, 0, options)

    def _start(self) -> Position:
        laid = self.game.scenario(self.lesson.scenario)
        return self.game.load({**laid.save(), "listening": True})


class Class(Hotseat):
    """Somebody at the keyboard who is taught."""

    def __init__(self, face: TerminalFace, screen: Screen, lesson: Lesson) -> None:
        bot = checked_bot(lesson.game, LEVEL)
        seats = REGISTRY.game(lesson.game).scenario(lesson.scenario).seats()
        bots = dict.fromkeys(range(1, seats), bot)
        super().__init__(face, screen, Laid(lesson, [face.words.text("person"), *bots.values()]), bots)
        self.lesson = lesson
        self.step = 0

    def said(self, text: Said) -> str:
        """Give what a lesson says in the language of its learner."""
        return text.get(self.words.language, "")

    def deed(self) -> LessonStep | None:
        """Give what the learner is to do now, if anything of that is possible."""
        step = self.lesson.steps[self.step] if self.step < len(self.lesson.steps) else None
        if step is None or not any(accepts(step, move) for move in self.notations()):
            return None
        return step

    def play(self) -> bool:
        """Play the steps, and on from there if the learner wants to."""
        self.screen.show([self.said(self.lesson.title), ""])
        return super().play()

    def answer(self, person: Person) -> bool:
        """Let the learner read what the next question is about, and answer it."""
        moves = len(self.recording.moves)
        goes_on = super().answer(person)
        step = self.lesson.steps[self.step] if self.step < len(self.lesson.steps) else None
        if step is not None and len(self.recording.moves) > moves and accepts(step, self.recording.moves[moves]):
            self.step += 1
            self.look()
            if self.step == len(self.lesson.steps):
                return goes_on and self.finish(person)
        return goes_on

    def show(self, person: Person) -> None:
        """Show what happened, what to look at, and the question with what to do."""
        if not self.recording.moves:
            self.screen.show(["", *self.face.table(self.view(person), self.names, self.screen.width)])
            person.turn = self.recording.position.turns_taken()
            person.events = len(self.recording.position.events())
        self.look()
        super().show(person)

    def look(self) -> None:
        """Let the learner read all steps up to the next deed."""
        while self.step < len(self.lesson.steps) and self.lesson.steps[self.step].kind == "look":
            self.tell(self.lesson.steps[self.step])
            self.screen.ask(self.words.text("lesson-enter"))
            self.step += 1

    def show_question(self, person: Person) -> None:
        """Show the question, and which answer is the lesson's."""
        step = self.deed()
        if step is not None:
            self.tell(step)
        super().show_question(person)
        if step is not None:
            wanted = next(move for accept in step.accept for move in self.notations() if _is(accept, move))
            label = self.face.option(self.view(person), wanted)
            self.screen.show([self.words.text("lesson-choice", option=label)])

    def tell(self, step: LessonStep) -> None:
        """Say what a step is about, and why."""
        self.screen.show(["", f"> {self.said(step.title)} {self.said(step.text)}"])
        if step.because:
            self.screen.show([f"> {self.said(step.because)}"])

    def accepted(self, action: int) -> bool:
        step = self.deed()
        if step is None or accepts(step, self.recording.position.notation(action)):
            return True
        self.screen.show([self.said(step.wrong)])
        return False

    def finish(self, person: Person) -> bool:
        """Say what to remember; say whether the learner plays on."""
        self.screen.show(self.news(person))
        self.screen.show(["", self.words.text("lesson-keep"), *(f"  {self.said(one)}" for one in self.lesson.keep)])
        return self.screen.ask(self.words.text("lesson-play-on")).casefold() in AGREED


def _is(accept: str, move: str) -> bool:
    return move.startswith(accept[:-1]) if accept.endswith("*") else move == accept
