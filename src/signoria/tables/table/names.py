"""What somebody may be called: in any alphabet, in letters that can be seen, and never so that it looks like another.

What browsers draw alike stands in the tables of the Unicode consortium (UTS 39) that `confusable-homoglyphs` brings.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Final

from confusable_homoglyphs.categories import alias
from confusable_homoglyphs.confusables import confusables_data

from signoria.core.record import LONGEST_NAME
from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

# What bots are called, unless somebody names them.
BOT_NAMES: Final = ("Cosimo", "Beatrice", "Lorenzo", "Lucrezia", "Dante", "Bice", "Giotto", "Monna")
BOT: Final = "Bot"
# What somebody is called who is forgotten.
NOBODY: Final = "-"

# Letters and marks that are never drawn, though they count as printable; and the two that join or part letters in
# Persian and in scripts of India, which a name can do without.
UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200c\u200d\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
# A letter that is drawn as a blank.
BLANK: Final = "\u2800"
# No alphabet piles up more marks than this on a letter, once letters and accents that belong together are one.
MOST_MARKS: Final = 3
# Alphabets that share letters. A word is written in one of them.
SHARING: Final = frozenset({"ARMENIAN", "CHEROKEE", "COPTIC", "CYRILLIC", "GREEK", "LATIN", "LISU"})
# The library puts these around letters of scripts that are written from right to left.
DIRECTION: Final = "\u200e"
NUMBERED: Final = re.compile(r"(.*\S) \d+")


def forgotten(name: str) -> bool:
    """Whether a name, perhaps with a number because another one had it too, is that of somebody who is forgotten."""
    return name == NOBODY or ((numbered := NUMBERED.fullmatch(name)) is not None and numbered[1] == NOBODY)


def checked_name(name: str) -> str:
    """Give a name as it can be shown, without blanks around and in it but one. Refuses the rest."""
    shown = " ".join(UNSEEN.sub("", unicodedata.normalize("NFC", name)).replace(BLANK, " ").split())
    if not shown or len(shown) > LONGEST_NAME or not shown.isprintable():
        raise Refusal("reason-name", most=LONGEST_NAME)
    if piled_up(shown):
        raise Refusal("reason-name-marks", most=MOST_MARKS)
    if any(len(alphabets(word)) > 1 for word in re.findall(r"\w+", shown)):
        raise Refusal("reason-name-mixed")
    return shown


def checked_person(name: str) -> str:
    """Give the name of a person as it can be shown. Refuses those of bots too."""
    shown = checked_name(name)
    bare = NUMBERED.sub(r"\1", shown)
    if reserved := like(bare, (*BOT_NAMES, BOT)):
        raise Refusal("reason-name-bot", name=reserved)
    return shown


def like(name: str, others: Iterable[str]) -> str | None:
    """Give the one among other names that looks like a name, if there is one."""
    mine = looks(name)
    return next((other for other in others if mine & looks(other)), None)


def equal(name: str, other: str) -> bool:
    """Whether two names are the same word. They get numbers then, and need not be refused."""
    return name.casefold() == other.casefold()


def piled_up(name: str) -> bool:
    """Whether marks stand where no letter is, or more of them on one letter than any alphabet has."""
    stacks = ["".join(marks) for are_marks, marks in groupby(name, is_mark) if are_marks]
    return (
        is_mark(name[0])
        or any(unicodedata.category(character) == "Me" for character in name)
        or any(len(stack) > MOST_MARKS or len(set(stack)) < len(stack) for stack in stacks)
    )


def is_mark(character: str) -> bool:
    """Whether a character is drawn above, below or around the one before it."""
    return unicodedata.category(character) in ("Mn", "Me")


def alphabets(word: str) -> set[str]:
    """Give the alphabets of a word, among those that share letters."""
    return {alias(character) for character in word} & SHARING


def looks(name: str) -> frozenset[str]:
    """Give what a name looks like, as it is and in small letters: names that share one of them look alike."""
    return frozenset((skeleton(name), skeleton(name.casefold())))


def skeleton(name: str) -> str:
    """Give a name with each letter replaced by the one that stands for all that look like it."""
    drawn = "".join(prototype(character) for character in unicodedata.normalize("NFKD", name))
    return unicodedata.normalize("NFD", drawn)


@cache
def prototype(character: str) -> str:
    """Give what stands for all letters that look like one.

    The library tells of each letter what it can be taken for. Those with a whole family stand for it; of a mere pair,
    the one that is written with several letters, or else the first.
    """
    family: set[str] = {found["c"].strip(DIRECTION) for found in confusables_data.get(character, ())}
    if len(family) != 1:
        return character
    (other,) = family
    if len(other) > 1 or len(confusables_data.get(other, ())) > 1:
        return other
    return min(character, other)
