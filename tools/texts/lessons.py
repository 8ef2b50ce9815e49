"""What a coach says, lesson by lesson."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tools.texts.files import LANGUAGES

LESSONS = Path("src", "signoria", "tables", "lessons")


def sayings(told: object) -> Iterator[dict[str, str]]:
    """Give what a lesson says, in its order: wherever a thing has a text by language."""
    if isinstance(told, dict) and told and told.keys() <= {*LANGUAGES}:
        yield told
    elif isinstance(told, dict | list):
        for part in told.values() if isinstance(told, dict) else told:
            yield from sayings(part)


def lessons(root: Path) -> dict[Path, list[dict[str, str]]]:
    """Give what all lessons say, by file."""
    files = sorted((root / LESSONS).glob("*.json"))
    return {path: list(sayings(json.loads(path.read_text("utf-8")))) for path in files}


def lesson_page(found: Mapping[Path, Sequence[Mapping[str, str]]], language: str) -> str:
    """Write out what a coach says in one language."""
    parts = [
        f"# Lessons, {'English' if language == 'en' else 'Dutch'}\n",
        "What is read, in words. Written by `python -m tools.texts --write`; not to be edited by hand.\n",
    ]
    for path, said in found.items():
        parts += [f"## {path.stem}\n", "\n".join(f"- {one[language]}" for one in said) + "\n"]
    return "\n".join(parts).rstrip() + "\n"
