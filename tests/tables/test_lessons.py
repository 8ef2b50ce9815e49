"""Lessons: every one can be played to its end by its own instructions, through the engine and at a table."""

from __future__ import annotations

import pytest

from signoria.bots import new_bot
from signoria.core.text import Texts
from signoria.games import REGISTRY
from signoria.tables.lessons.learn import Learn
from signoria.tables.lessons.lesson import Lesson, accepts, lessons
from signoria.tables.table.refusal import Refusal
from tests.tables.kit import House, guest

ANNA = guest("Anna")
LESSONS = pytest.mark.parametrize("lesson", [pytest.param(one, id=name) for name, one in lessons().items()])
MOST_WORDS = 60


def test_every_game_has_a_lesson() -> None:
    assert {lesson.game for lesson in lessons().values()} == {"dominion", "machiavelli", "florence"}


@LESSONS
def test_a_lesson_is_played_by_its_own_instructions(lesson: Lesson) -> None:
    game = REGISTRY.game(lesson.game)
    position = game.scenario(lesson.scenario)
    done = 0
    for step in lesson.steps:
        while position.asked not in (0, None):
            seat = position.asked
            position.answer(new_bot(lesson.game, "apprentice", done).choose(position.sight(seat)))
        if step.kind == "look":
            continue
        legal = [position.notation(action) for action in position.legal()]
        fitting = [move for move in legal if accepts(step, move)]
        assert fitting, (step.id, position.question, legal)
        position.play(fitting[0])
        done += 1
    assert done >= 4


@LESSONS
def test_a_lesson_says_everything_in_every_language_and_briefly(lesson: Lesson) -> None:
    languages = set(Texts.languages())
    assert 5 <= len(lesson.steps) <= 8
    assert len(lesson.keep) == 4
    assert all(set(said) == languages for said in (lesson.title, *lesson.keep))
    for step in lesson.steps:
        assert (step.kind == "do") == bool(step.accept) == bool(step.do) == bool(step.wrong)
        for said in (step.title, step.text, step.because, *([step.do, step.wrong] if step.accept else [])):
            assert set(said) == languages
        for language in languages:
            words = " ".join((step.title[language], step.text[language], step.because[language])).split()
            assert len(words) <= MOST_WORDS, (step.id, len(words))


@LESSONS
async def test_the_table_of_a_lesson_is_practice_against_easy_bots(lesson: Lesson) -> None:
    async with House() as house:
        room = await house.rooms.open_table(ANNA, Learn(lesson.id))
        anna = await house.come(room, ANNA)
        assert anna.shown().lesson == lesson.id
        assert anna.shown().practice == "practice-lesson"
        assert room.table.running().position.asked == 0
        first = next(step for step in lesson.steps if step.kind == "do")
        assert accepts(first, next(move for move in anna.options if accepts(first, move)))


async def test_there_is_no_other_lesson() -> None:
    async with House() as house:
        with pytest.raises(Refusal, match="reason-not-found"):
            await house.rooms.open_table(ANNA, Learn("chess-first"))
