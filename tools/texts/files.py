"""The files that texts stand in, in all languages, and what their entries consist of."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from fluent.syntax import FluentParser, ast

from signoria.core.text import FORMS, THE

LANGUAGES = ("en", "nl")

# Older boxes have other names, each language its own.
VARIANTS = ("classic", "later")
OLDER = re.compile(rf"(?:(?:{'|'.join(FORMS)})-)?(?:{'|'.join(VARIANTS)})")
# They bend a verb or choose an article, which the other language need not.
GRAMMAR = ("you", "player-you", "tile")
# What a formatter makes of an argument: a text is told the same whichever of these it reads.
DERIVED = re.compile(rf"-(?:{'|'.join(FORMS)})$")


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

    def headings(self, language: str) -> dict[str, str]:
        """Give the heading that each message stands under in its file, where there is one."""
        found: dict[str, str] = {}
        heading = ""
        for entry in FluentParser().parse(self.source(language)).body:
            if isinstance(entry, ast.GroupComment):
                heading = (entry.content or "").strip()
            elif isinstance(entry, ast.Message) and heading:
                found[entry.id.name] = heading
        return found

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


@cache
def entries_of(source: str) -> dict[str, list[ast.BaseNode]]:
    """Give all messages and attributes of a file, with the nodes they consist of; reading takes long, so only once."""
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


def word_of(variant: ast.Variant) -> str:
    """Give the word or number that a variant is for."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
