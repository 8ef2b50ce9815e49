"""What people read, checked and written out: docs/texts/<what>-<language>.md, to be read from top to bottom.

    python -m tools.texts --check    fails when the languages differ, a word is used that we decided against, or a page
                                     is out of date
    python -m tools.texts --write    writes the pages

A page has the names of a game in all their forms, and every question, option, line of the log and refusal, put into
words for whoever it is about and for others, with none, one, two and many. What a text chooses by is varied one thing
at a time. The pages of the shell have what a table and a server say. Words that we decided against are data,
tools/avoided-words.toml; docs/reference/glossary.md says why.
"""

import argparse
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from fluent.syntax import FluentParser, ast

from signoria.core.formatter import Formatter
from signoria.core.message import Argument
from signoria.core.text import FORMS, MANY, ONE, THE, Texts

PAGES = Path("docs", "texts")
AVOIDED = Path("tools", "avoided-words.toml")
LANGUAGES = ("en", "nl")
CORE = Path("src", "signoria", "core", "words")
SHELL = Path("client", "src", "text")
GAMES = Path("src", "signoria", "games")

# Older boxes have other names, each language its own.
VARIANTS = ("classic", "later")
OLDER = re.compile(rf"(?:(?:{'|'.join(FORMS)})-)?(?:{'|'.join(VARIANTS)})")
# They bend a verb or choose an article, which the other language need not.
GRAMMAR = ("you", "player-you", "tile")
# What a formatter makes of an argument: a text is told the same whichever of these it reads.
DERIVED = re.compile(rf"-(?:{'|'.join(FORMS)})$")

NUMBERS = (0, 1, 2, 11)
YES_OR_NO = ("no", "yes")
PLURALS = ("zero", "one", "two", "few", "many", "other")
# What stands for an argument whose name says nothing of it.
UNKNOWN = "\u2039{}\u203a"
# How the key of a text begins that shows one variable alone.
SHOWN = "shown-alone-"
# Players by what they are in a sentence: Lucia does something, and Cosimo is whom she does it to or with.
WHO = ("Lucia", "Cosimo")
SUBJECTS = frozenset(
    ["player", "active", "starter", "asked", "crown", "who", "name", "winner", "players", "winners", "second"]
)
OBJECTS = frozenset(["owner", "partner", "receiver", "victim", "thief", "witch", "to", "first", "others"])
COUNTED = frozenset(
    (
        *("number", "count", "gold", "price", "cost", "points", "turn", "turns", "left", "drawn", "empty", "coins"),
        *("actions", "most", "kept", "rank", "round", "matches", "value", "minimum", "amount", "income", "pot"),
        *("field", "received", "position", "power", "builders", "money", "adds", "rounds", "missing", "own", "plies"),
        *("ply", "moves", "seconds", "minutes", "wins", "games", "hours", "behind", "margin", "paid-cards", "gained"),
        *("even", "error", "chance"),
    )
)
# What stands for an argument, by game: a name; for some texts another one.
NAMED = {
    "dominion": {"card": "card-estate", "top": "card-copper", "attack": "card-witch"},
    "machiavelli": {
        **dict.fromkeys(("card", "district", "given"), "card-temple"),
        "taken": "card-library",
        "type": "type-noble",
        **dict.fromkeys(("character", "face_down_card"), "character-king"),
        **dict.fromkeys(("event-theater-used given", "moment-murdered character"), "character-king"),
        "event-theater-used taken": "character-thief",
        "event-hospital-used means": "card-hospital",
    },
    "florence": {
        "item": "thing-jester",
        "thing": "thing-opera",
        "tile": "thing-opera",
        "card": "card-poet",
        "character": "character-merchant",
        "freedom": "thing-religion",
        "event-building-built card": "thing-opera",
        "event-landscape-placed card": "thing-forest",
        "event-prestige-scored card": "card-most-lakes",
        "hint-freedom thing": "thing-religion",
    },
}
# Arguments that are words, lists and messages within a message.
TOLD: dict[str, dict[str, Argument]] = {
    "dominion": {
        "cards": {"counted": {"card-copper": 2, "card-estate": 1}},
        "event-game-start cards": [{"name": "card-village"}, {"name": "card-witch"}],
        "event-game-end cards": [{"name": "card-village"}, {"name": "card-witch"}],
        "bonus": [("bonus-actions", {"number": 2}), ("bonus-coins", {"number": 1})],
    },
    "machiavelli": {
        "cards": {"counted": {"card-temple": 2, "card-library": 1}},
        "characters": [{"name": "character-king"}, {"name": "character-thief"}],
        "gains": [("gain-gold", {"number": 2}), ("gain-cards", {"number": 1})],
        "districts": ("districts-noble", {}),
        "sought": [("cards-noble", {"number": 3})],
        "scores": [
            ("score-line", {"player": {"seat": 0}, "points": 28}),
            ("score-line", {"player": {"seat": 1}, "points": 1}),
        ],
        "event-hands-swapped taken": "5",
    },
    "florence": {
        "cards": {"counted": {"card-poet": 1, "card-painter": 1, "thing-recruit": 2}},
        "event-work-completed cards": [{"name": "card-poet"}, {"name": "card-bonus-lakes"}],
        "parts": [("part-building", {"number": 4}), ("part-bonus", {"number": 2})],
        "things": [{"name": "thing-religion"}, {"name": "thing-travel"}],
        "cells": "b3 c3 c4",
        "cell": "c3",
        "place": "a345 b3 c3",
        "pile": ("pile-bonus", {}),
        "distance": [("why-distance", {"player": {"seat": 0}, "builders": 1})],
    },
}
CHAPTERS = {
    "question": "Questions, for whoever is asked",
    "waiting": "Questions, for those who wait",
    "option": "Options",
    "event": "Lines of the log",
    "joined": "What goes on with a line",
    "moment": "Big moments",
    "why": "Why something cannot be chosen",
    "odd": "Why hardly anybody wants that",
    "hint": "What speaks for a move",
    "reason": "Refusals",
}


# --- Files ------------------------------------------------------------------------------------------------------------


def folders(root: Path) -> list[Path]:
    """Give all folders with texts that people read."""
    found = {path.parent for part in ("src", "client/src") for path in (root / part).rglob("en.ftl")}
    return sorted(found)


@dataclass(frozen=True)
class Folder:
    """The texts of one folder, in all languages."""

    path: Path

    def source(self, language: str) -> str:
        """Read a file."""
        return self.path.joinpath(f"{language}.ftl").read_text("utf-8")

    @cached_property
    def entries(self) -> dict[str, dict[str, list[ast.BaseNode]]]:
        """By language: all messages and attributes, with the nodes they consist of."""
        return {language: entries_of(self.source(language)) for language in LANGUAGES}

    def variables(self, language: str, key: str) -> set[str]:
        """Give what a text must be told, whatever it refers to included."""
        found: set[str] = set()
        for node in self.entries[language].get(key, ()):
            if isinstance(node, ast.VariableReference):
                found.add(node.id.name)
            elif isinstance(node, ast.MessageReference):
                found |= self.variables(language, node.id.name)
        return found

    def differences(self) -> Iterator[str]:
        """Say where the languages differ: in keys and attributes, and in what their texts must be told."""
        english, dutch = ({key for key in self.entries[language] if not is_older(key)} for language in LANGUAGES)
        yield from (f"{self.path}: {key} is in one language only" for key in sorted(english ^ dutch))
        for key in sorted(english & dutch):
            told = [arguments(self.variables(language, key)) for language in LANGUAGES]
            if told[0] != told[1]:
                yield f"{self.path}: {key} is told {', '.join(sorted(told[0] ^ told[1]))} in one language only"

    def missing_forms(self) -> Iterator[str]:
        """Say which older names lack a form that the name of today has."""
        for language, entries in self.entries.items():
            for key in entries:
                name, _, variant = key.partition(".")
                if variant in VARIANTS and name.startswith(("card-", "character-")):
                    wanted = f"{name}.{THE}-{variant}"
                    if wanted not in entries:
                        yield f"{self.path}: {language} has no {wanted}"


def is_older(key: str) -> bool:
    """Say whether it is the name of something in an older box, or a form of it."""
    return OLDER.fullmatch(key.partition(".")[2]) is not None


def arguments(variables: set[str]) -> set[str]:
    """Give what variables are made of, without what is only grammar."""
    return {DERIVED.sub("", variable) for variable in variables} - set(GRAMMAR)


def entries_of(source: str) -> dict[str, list[ast.BaseNode]]:
    """Give all messages and attributes of a file, with the nodes they consist of."""
    found: dict[str, list[ast.BaseNode]] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            if entry.value:
                found[entry.id.name] = list(nodes_of(entry.value))
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = list(nodes_of(attribute.value))
    return found


def nodes_of(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Give a node and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes_of(child)


# --- Words that we decided against ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Avoided:
    """A word that we decided against."""

    language: str
    word: str
    instead: str
    where: str = ""

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What finds it: from where a word begins, to where it ends if it says so."""
        whole = self.word.endswith(".")
        bare = re.escape(self.word.removesuffix("."))
        begins = r"(?<![\w-])" if self.word[0].isalpha() else ""
        return re.compile(rf"{begins}{bare}" + (r"(?![\w-])" if whole else ""), re.IGNORECASE)

    def found_in(self, folder: Folder) -> Iterator[str]:
        """Say which texts of a folder use it."""
        if self.where not in folder.path.as_posix():
            return
        for key, nodes in folder.entries[self.language].items():
            said = [f"{node.value}\n" for node in nodes if isinstance(node, ast.TextElement)]
            if any(self.pattern.search(part) for part in said):
                name = f"{folder.path}/{self.language}.ftl: {key}"
                yield f"{name} says {self.word.strip()!r}, which we decided against: {self.instead}"


def avoided(root: Path) -> list[Avoided]:
    """Read the list of words."""
    listed = tomllib.loads((root / AVOIDED).read_text("utf-8"))
    return [Avoided(language, **entry) for language in LANGUAGES for entry in listed[language]]


# --- Pages ------------------------------------------------------------------------------------------------------------


class Page:
    """Everything that one game says in one language, or the shell."""

    def __init__(self, root: Path, name: str, language: str) -> None:
        """Read the texts of a game; the shell is called so."""
        self.name = name
        self.language = language
        self.folder = Folder(root / (SHELL if name == "shell" else GAMES / name / "words"))
        sources = [root / CORE / f"{language}.ftl", self.folder.path / f"{language}.ftl"]
        self.keys = [key for key in self.folder.entries[language] if "." not in key]
        read = sorted({variable for key in self.keys for variable in self.variables(key)})
        alone = "\n".join(f"{SHOWN}{variable} = {{ ${variable} }}" for variable in read)
        self.texts = Texts(language, [*(source.read_text("utf-8") for source in sources), alone])

    def text(self) -> str:
        """Write the page."""
        title = self.texts.text("game-name") if self.texts.has("game-name") else "The shell"
        parts = [
            f"# {title}, {'English' if self.language == 'en' else 'Dutch'}\n",
            "What is read, in words. Written by `python -m tools.texts --write`; not to be edited by hand.\n",
        ]
        if names := list(self.names()):
            parts += ["## Names\n", "| name | one | the one | several |\n|---|---|---|---|", "\n".join(names) + "\n"]
        for chapter, heading in CHAPTERS.items():
            if said := [self.said(key) for key in self.keys if key.startswith(f"{chapter}-")]:
                parts += [f"## {heading}\n", "\n".join(said) + "\n"]
        return "\n".join(parts).rstrip() + "\n"

    def names(self) -> Iterator[str]:
        """Write a row for every name, and for each older one."""
        for key in self.keys:
            if not key.startswith(("card-", "thing-", "character-")):
                continue
            for variants in [(), *((variant,) for variant in VARIANTS if self.texts.has(f"{key}.{variant}"))]:
                forms = [self.texts.named(key, variants, form) for form in ("", ONE, THE, MANY)]
                yield f"| {' | '.join(forms)} |"

    def said(self, key: str) -> str:
        """Write a text in all its ways, each once."""
        ways = dict.fromkeys(self.texts.text(key, **chosen) for chosen in self.choices(key))
        lines = [" ".join(way.split()) for way in ways]
        return f"- `{key}`\n" + "\n".join(f"    - {line}" for line in lines)

    def choices(self, key: str) -> Iterator[dict[str, str | int]]:
        """Give what a text may be told: first what is usual, then one thing otherwise, for others and for you."""
        values = {variable: self.values(key, variable) for variable in sorted(self.variables(key))}
        usual = {variable: those[0] for variable, those in values.items()}
        addressed = [variable for variable in values if variable.endswith("you")]
        for you in [(), *((variable,) for variable in addressed)]:
            base = {**usual, **dict.fromkeys(you, "yes")}
            yield base
            for variable, those in values.items():
                # A number that is only named reads the same whoever is spoken of.
                if variable not in addressed and (not you or self.chosen_by(key, variable) is not None):
                    yield from (self.by_means({**base, variable: value}) for value in those[1:])

    def by_means(self, chosen: dict[str, str | int]) -> dict[str, str | int]:
        """Let the means be those of the cause."""
        keys = [f"{kind}-{chosen.get('cause')}" for kind in ("card", "character")]
        cause = next((key for key in keys if self.texts.has(key)), None)
        means = [variable for variable in chosen if variable.startswith("means")]
        if cause is None:
            return chosen
        return chosen | {one: self.texts.named(cause, (), one.partition("-")[2]) for one in means}

    def variables(self, key: str) -> set[str]:
        return self.folder.variables(self.language, key)

    def values(self, key: str, variable: str) -> Sequence[str | int]:
        """Give what a variable may be, the most usual first."""
        if variable == "you" or variable.endswith("-you"):
            return YES_OR_NO
        words = self.chosen_by(key, variable)
        if words is not None and not all(word in PLURALS or word.lstrip("-").isdigit() for word in words):
            return (*words, *self.also(key, variable)) if "yes" not in words and "no" not in words else YES_OR_NO
        if words is not None or variable in COUNTED or variable.endswith("-count"):
            return (2, 0, 1, 11)
        return (self.example(key, variable),)

    def also(self, key: str, variable: str) -> Iterator[str]:
        """Give what a text says itself of what it chooses by."""
        example = self.example(key, variable)
        if not example.startswith(UNKNOWN[0]):
            yield example

    def chosen_by(self, key: str, variable: str) -> list[str] | None:
        """Give the words by which a text chooses, if it does by this variable, the usual one first."""
        for node in self.nodes(key):
            if not isinstance(node, ast.SelectExpression) or not isinstance(node.selector, ast.VariableReference):
                continue
            if node.selector.id.name == variable:
                keyed = [(word_of(variant), variant.default) for variant in node.variants]
                return [word for word, _ in sorted(keyed, key=lambda one: not one[1])]
        return None

    def nodes(self, key: str) -> Iterator[ast.BaseNode]:
        """Give what a text consists of, whatever it refers to included."""
        for node in self.folder.entries[self.language].get(key, ()):
            yield node
            if isinstance(node, ast.MessageReference):
                yield from self.nodes(node.id.name)

    def example(self, key: str, variable: str) -> str:
        """Give what might stand for a variable."""
        argument = DERIVED.sub("", variable)
        form = variable.removeprefix(argument).removeprefix("-")
        for what in (f"{key} {argument}", argument):
            named = NAMED.get(self.name, {}).get(what)
            if named is not None:
                return self.texts.named(named, (), form)
            told = TOLD.get(self.name, {}).get(what)
            if told is not None:
                return self.formatted(variable, argument, told)
        if argument in SUBJECTS or argument in OBJECTS or argument.endswith("-others"):
            return WHO[argument in OBJECTS or argument.endswith("-others")]
        return UNKNOWN.format(argument)

    def formatted(self, variable: str, argument: str, told: Argument) -> str:
        """Put an argument into words as a formatter does."""
        return Formatter(self.texts, WHO).text((f"{SHOWN}{variable}", {argument: told}))


def word_of(variant: ast.Variant) -> str:
    """Give the word or number that a variant is for."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def pages(root: Path) -> dict[Path, str]:
    """Give all pages by where they stand."""
    games = sorted(path.parents[1].name for path in (root / GAMES).glob("*/words/en.ftl"))
    found = {
        root / PAGES / f"{name}-{language}.md": Page(root, name, language).text()
        for name in [*games, "shell"]
        for language in LANGUAGES
    }
    links = "\n".join(f"- [{path.stem}]({path.name})" for path in found)
    head = "# Texts\n\nWhat people read, written out, to be read from top to bottom. Written by "
    found[root / PAGES / "index.md"] = f"{head}`python -m tools.texts --write`.\n\n{links}\n"
    return found


def problems(root: Path) -> list[str]:
    """Say what is wrong with the texts."""
    found: list[str] = []
    words = avoided(root)
    for folder in map(Folder, folders(root)):
        found += [*folder.differences(), *folder.missing_forms()]
        found += [said for word in words for said in word.found_in(folder)]
    return found


def main(given: Sequence[str] | None = None, root: Path = Path()) -> int:
    """Check or write."""
    parser = argparse.ArgumentParser(description="what people read, checked and written out")
    how = parser.add_mutually_exclusive_group(required=True)
    how.add_argument("--check", action="store_true")
    how.add_argument("--write", action="store_true")
    wanted = parser.parse_args(given)
    found = problems(root)
    written = pages(root)
    if wanted.write:
        (root / PAGES).mkdir(parents=True, exist_ok=True)
        for path, text in written.items():
            path.write_text(text, "utf-8")
    else:
        found += out_of_date(written)
    print("\n".join(found) or f"{len(written)} pages of texts are as they should be")
    return 1 if found else 0


def out_of_date(written: Mapping[Path, str]) -> list[str]:
    """Name pages that are not as they would be written now."""
    return [
        f"{path} is out of date: python -m tools.texts --write"
        for path, text in written.items()
        if not path.exists() or path.read_text("utf-8") != text
    ]


if __name__ == "__main__":
    sys.exit(main())
