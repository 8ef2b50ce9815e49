"""Words that we decided against, and where they are looked for: texts, lessons and pages of the documentation."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from fluent.syntax import ast

from tools.texts.files import LANGUAGES, Folder

AVOIDED = Path("tools", "avoided-words.toml")
# Pages about words, pages that quote them, and those with a check of their own.
APART = ("docs/adr/", "docs/rules/", "docs/texts/", "docs/reference/glossary.md")
DUTCH = "docs/nl/"
OUTSIDE = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")
FENCED = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"`[^`]*`|\]\([^)]*\)|<[^>\n]*>")


@dataclass(frozen=True)
class Avoided:
    """A word that we decided against.

    `where` is a part of the path of the files in which it is not used, `only` is `texts` if pages may use it, and
    `once_in` a page that may use it once.
    """

    language: str
    word: str
    instead: str
    where: str = ""
    only: str = ""
    once_in: str = ""

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
                yield self.complaint(f"{folder.path}/{self.language}.ftl: {key}")

    def found_in_lesson(self, path: Path, sayings: Sequence[Mapping[str, str]]) -> Iterator[str]:
        """Say which sentences of a lesson use it."""
        if self.where in path.name:
            for said in sayings:
                if self.pattern.search(said[self.language] + "\n"):
                    yield self.complaint(f"{path}: {said[self.language]!r}")

    def found_in_page(self, path: Path, prose: str) -> Iterator[str]:
        """Say which lines of a page use it."""
        if self.where not in path.as_posix() or self.only:
            return
        found = list(self.pattern.finditer(prose))
        for one in found[1 if path.as_posix() == self.once_in else 0 :]:
            yield self.complaint(f"{path}:{prose[: one.start()].count(chr(10)) + 1}")

    def complaint(self, where: str) -> str:
        """Say where it is used, and what to say instead."""
        return f"{where} says {self.word.strip()!r}, which we decided against: {self.instead}"


def avoided(root: Path) -> list[Avoided]:
    """Read the list of words."""
    listed = tomllib.loads((root / AVOIDED).read_text("utf-8"))
    return [Avoided(language, **entry) for language in LANGUAGES for entry in listed[language]]


def prose(root: Path) -> Iterator[tuple[str, Path, str]]:
    """Give the pages of the documentation: language, where it stands, and what is neither code nor quoted."""
    for path in [*(root / name for name in OUTSIDE), *sorted((root / "docs").rglob("*.md"))]:
        stands = path.relative_to(root).as_posix()
        if path.exists() and not stands.startswith(APART):
            text = QUOTED.sub(blank, FENCED.sub(blank, path.read_text("utf-8")))
            yield "nl" if stands.startswith(DUTCH) else "en", path.relative_to(root), text + "\n"


def blank(found: re.Match[str]) -> str:
    """Leave the lines of what is left out."""
    return "\n" * found[0].count("\n")
