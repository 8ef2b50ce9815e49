"""Lessons: a position with fixed chance, steps, and what is to be said, as JSON beside this module.

A new lesson is a new file. Whoever plays it sits at a real table: a step says what to look at or what to do, and is
done when the table has the move.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

# What is said, by language.
Said = dict[str, str]
# The first game, how to win, or an expansion.
Kind = Literal["first", "win", "expansion"]
ORDER: Final = ("first", "win", "expansion")


class Aside(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the table that is a reason for what is to be done, with three words about it."""

    at: str
    tag: Said


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: the learner looks at something, or makes a move."""

    id: str
    kind: Literal["look", "do"]
    title: Said
    text: Said
    because: Said = {}
    do: Said = {}
    spot: str | None = None  # the part of the table it is about (client/src/lib/ui/spots.ts)
    also: list[Aside] = []  # parts that are reasons for it
    accept: list[str] = []  # the moves that are it, the best first; `buy *` is any that begins so
    wrong: Said = {}  # what is said of any other move


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: about a game, some minutes long, from a scenario on."""

    id: str
    game: str
    kind: Kind
    minutes: int
    title: Said
    about: Said  # what is learnt, in a few words
    scenario: dict[str, Any]
    steps: list[LessonStep]
    keep: list[Said]  # what to remember


@lru_cache
def lessons() -> dict[str, Lesson]:
    """Give all lessons by their ids, those of a game in the order in which they are best taken."""
    folder = files(__package__)
    found = [file for file in folder.iterdir() if file.name.endswith(".json")]
    read = [msgspec.json.decode(file.read_bytes(), type=Lesson) for file in found]
    return {lesson.id: lesson for lesson in sorted(read, key=lambda one: (one.game, ORDER.index(one.kind), one.id))}


def accepts(step: LessonStep, move: str) -> bool:
    """Whether a move is what a step wants."""
    return any(move.startswith(wanted[:-1]) if wanted.endswith("*") else move == wanted for wanted in step.accept)
