"""Lessons: every one can be played to its end by its own instructions, through the engine and at a table."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from signoria.bots import new_bot
from signoria.core.formatter import Formatter
from signoria.core.text import Texts
from signoria.games import REGISTRY
from signoria.tables.lessons.learn import LEVEL, Learn
from signoria.tables.lessons.lesson import Lesson, LessonStep, accepts, lessons
from signoria.tables.table.levels import checked_bot
from signoria.tables.table.names import BOT_NAMES
from signoria.tables.table.personal import LessonTaken, Wishes, amended, document_in
from signoria.tables.table.refusal import Refusal
from tests.tables.kit import House, guest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.core.position import Position

ANNA = guest("Anna")
LESSONS = pytest.mark.parametrize("lesson", [pytest.param(one, id=name) for name, one in lessons().items()])
# Of title, text and reason together: more is not read on a phone.
MOST_WORDS = 60
# What moves are about, as the words of games call it.
KINDS = ("card", "character", "thing")
GAMES = {"dominion", "machiavelli", "florence"}
EXPANSIONS = {"machiavelli-dark-lands", "machiavelli-action-cards", "florence-muse", "florence-together"}
# What a first lesson must have said, by the time it is over: what a work is worth, and why jesters cost so much.
WORTH = {
    "en": ("building 4", "landscape 3", "freedom 3", "2 for each jester", "1 for each person card"),
    "nl": ("gebouw 4", "landschap 3", "vrijheid 3", "2 per jongleur", "1 per personenkaart"),
}
COSTLY = {"en": ("in every work", "cost so much"), "nl": ("bij elk werk", "zo duur")}
# What a coach puts between quotes is what a button or a card says.
QUOTED = re.compile("“([^”]+)”")
CLIENT = Path(__file__).parents[2] / "client" / "src" / "games"


def best(step: LessonStep, options: Sequence[str]) -> str:
    """Give the move that a step names first, of those that are possible."""
    for wanted in step.accept:
        for move in options:
            if accepts(step, move) and (move == wanted or (wanted.endswith("*") and move.startswith(wanted[:-1]))):
                return move
    raise AssertionError(f"{step.id}: {step.accept} is not possible, but {options}")


def to_the_learner(position: Position, game: str, seed: int) -> None:
    """Let bots play until the learner has a choice, as at a table: where there is one answer, it is given."""
    bot = new_bot(game, checked_bot(game, LEVEL), seed)
    while not position.over:
        if position.asked != 0:
            assert position.asked is not None
            position.answer(bot.choose(position.sight(position.asked)))
        elif len(position.legal()) == 1:
            position.answer(position.legal()[0])
        else:
            return


def test_every_game_has_its_lessons() -> None:
    found = lessons().values()
    for game in GAMES:
        kinds = [lesson.kind for lesson in found if lesson.game == game]
        assert kinds[:2] == ["first", "win"], "the order in which they are offered"
        assert kinds.count("first") == kinds.count("win") == 1
    assert {lesson.id for lesson in found if lesson.kind == "expansion"} == EXPANSIONS


@LESSONS
@pytest.mark.parametrize("seed", range(5))
def test_a_lesson_is_played_by_its_own_instructions(lesson: Lesson, seed: int) -> None:
    """Whatever the bots do between the learner's turns."""
    position = REGISTRY.game(lesson.game).scenario(lesson.scenario)
    done = 0
    for step in lesson.steps:
        to_the_learner(position, lesson.game, seed)
        if step.kind == "do":
            position.play(best(step, [position.notation(action) for action in position.legal()]))
            done += 1
    assert done >= 3
    if lesson.kind == "win":
        to_the_learner(position, lesson.game, seed)
        assert position.over
        assert position.winners() == [0]


@LESSONS
def test_a_lesson_says_everything_in_every_language_and_briefly(lesson: Lesson) -> None:
    languages = set(Texts.languages())
    assert 5 <= len(lesson.steps) <= 8
    assert len(lesson.keep) == 4
    assert len({step.id for step in lesson.steps}) == len(lesson.steps)
    assert all(set(said) == languages for said in (lesson.title, lesson.about, *lesson.keep))
    for step in lesson.steps:
        assert (step.kind == "do") == bool(step.accept) == bool(step.do) == bool(step.wrong)
        tags = [aside.tag for aside in step.also]
        for said in (step.title, step.text, step.because, *tags, *([step.do, step.wrong] if step.accept else [])):
            assert set(said) == languages
        for language in languages:
            words = " ".join((step.title[language], step.text[language], step.because[language])).split()
            assert len(words) <= MOST_WORDS, (step.id, language, len(words))


@LESSONS
@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_lesson_calls_things_as_the_table_does(lesson: Lesson, language: str) -> None:
    """Whoever is told to choose something finds it under that name."""
    words = Texts.load(REGISTRY.game(lesson.game).package, language)
    variants = ["classic"] if lesson.scenario.get("edition") == "dark-lands" else []
    named = 0
    for step in lesson.steps:
        thing = (step.accept or ["no move"])[0].split()[1:2]
        keys = [key for kind in KINDS for one in thing if words.has(key := f"{kind}-{one}")]
        if keys:
            said = " ".join((step.title[language], step.text[language], step.do[language])).casefold()
            names = [words.printed(key, variants).casefold() for key in keys]
            assert any(name in said for name in names), (step.id, names, said)
            named += 1
    assert named >= 1


def on_the_buttons(position: Position, lesson: Lesson, step: LessonStep, language: str) -> set[str]:
    """Give what the answers of a step say, as any table names them and as the drawn one does, and the card it is on."""
    game = REGISTRY.game(lesson.game)
    texts = Texts.load(game.package, language)
    drawn = Texts(language, [(CLIENT / lesson.game / "words" / f"{language}.ftl").read_text("utf-8")])
    view: dict[str, Any] = position.view(0)
    gains = view["question"].get("gains", {})
    names = [ANNA.name, *BOT_NAMES]
    table = Formatter(texts, names, 0, game.speech.variants(view["options"]))
    said = set()
    for move in step.accept:
        verb, _, what = move.removesuffix("*").strip().partition(" ")
        said.add(table.label(game.speech, move))
        said |= {texts.text(f"card-{what}")} if texts.has(f"card-{what}") else set()
        said |= {drawn.text(f"board-act-{move}")} if drawn.has(f"board-act-{move}") else set()
        if verb == "propose":
            said.add(drawn.text("board-propose", player=names[int(what) - 1]))
        elif verb == "take-gold":
            said.add(drawn.text("board-take-gold", number=gains[move]["gold"]))
        elif verb == "district-income":
            said.add(drawn.text("board-income", gains=texts.text("gain-gold", number=gains[move]["gold"])))
    return said


@LESSONS
@pytest.mark.parametrize("language", ["en", "nl"])
def test_what_a_lesson_quotes_is_what_the_table_says(lesson: Lesson, language: str) -> None:
    """Word for word: a learner looks for it."""
    position = REGISTRY.game(lesson.game).scenario(lesson.scenario)
    quoted = 0
    for step in lesson.steps:
        to_the_learner(position, lesson.game, seed=0)
        tags = [aside.tag for aside in step.also]
        said = (step.title, step.text, step.because, step.do, step.wrong, *tags)
        quotes = set(chain.from_iterable(QUOTED.findall(one.get(language, "")) for one in said))
        if quotes:
            assert quotes <= on_the_buttons(position, lesson, step, language), step.id
            quoted += len(quotes)
        if step.accept:
            position.play(best(step, [position.notation(action) for action in position.legal()]))
    assert quoted >= 1
    assert not any(QUOTED.findall(one[language]) for one in (lesson.title, lesson.about, *lesson.keep))


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_first_lesson_of_florence_leaves_what_a_learner_must_know(language: str) -> None:
    """What a work is worth, and why jesters cost so much."""
    lesson = lessons()["florence-first"]
    kept = " ".join(said[language] for said in lesson.keep)
    assert all(part in kept for part in (*WORTH[language], *COSTLY[language]))


@LESSONS
async def test_at_a_table_the_moves_of_the_learner_tell_the_step(lesson: Lesson) -> None:
    """It is practice against easy bots; what is taken back is to be done again."""
    async with House() as house:
        room = await house.rooms.open_table(ANNA, Learn(lesson.id))
        anna = await house.come(room, ANNA)
        assert anna.shown().lesson == lesson.id
        assert anna.shown().practice == "practice-lesson"
        assert room.table.running().position.asked == 0
        deeds = [step for step in lesson.steps if step.kind == "do"]
        for number, step in enumerate(deeds):
            await house.rest()
            while len(anna.options) == 1:
                # Where there is one answer the table gives it, after a while.
                await house.wait(1)
            assert anna.now().taught == number
            await anna.choose(best(step, anna.options))
            await house.rest()
            assert anna.now().taught == number + 1
            if number == 0:
                await anna.undo()
                await house.rest()
                assert anna.now().taught == 0
                await anna.choose(best(step, anna.options))
        await house.rest()
        assert anna.now().taught == len(deeds)


async def test_there_is_no_other_lesson() -> None:
    async with House() as house:
        with pytest.raises(Refusal, match="reason-not-found"):
            await house.rooms.open_table(ANNA, Learn("chess-first"))


def test_how_far_the_lessons_are_goes_with_the_guest() -> None:
    """Each by itself, and whoever wants everything as usual has still learnt it."""
    settings = amended({}, Wishes(lessons={"dominion-first": LessonTaken(table="abc2def", step=3)}))
    settings = amended(settings, Wishes(volume=0, lessons={"florence-first": LessonTaken(done=True)}))
    both = {"dominion-first": LessonTaken(table="abc2def", step=3), "florence-first": LessonTaken(done=True)}
    assert document_in(settings).everywhere == Wishes(volume=0, lessons=both)
    settings = amended(settings, Wishes(lessons={"dominion-first": LessonTaken(done=True)}), anew=True)
    done = {"dominion-first": LessonTaken(done=True), "florence-first": LessonTaken(done=True)}
    assert document_in(settings).everywhere == Wishes(lessons=done)
