"""The command: texts checked, and pages written."""

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.texts.avoided import avoided, prose
from tools.texts.files import LANGUAGES, Folder, folders
from tools.texts.lessons import lesson_page, lessons
from tools.texts.pages import PAGES, idle, page, sources, unknown, unread


def pages(root: Path) -> dict[Path, str]:
    """Give all pages by where they stand."""
    found = {
        root / PAGES / f"{name}-{language}.md": page(root, those, language)
        for name, those in sources(root).items()
        for language in LANGUAGES
    }
    taught = lessons(root)
    found |= {root / PAGES / f"lessons-{language}.md": lesson_page(taught, language) for language in LANGUAGES}
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
    for path, told in lessons(root).items():
        found += [f"{path}: {one} is not said in both languages" for one in told if one.keys() != {*LANGUAGES}]
        whole = [one for one in told if one.keys() == {*LANGUAGES}]
        found += [said for word in words for said in word.found_in_lesson(path, whole)]
    for language, path, said in prose(root):
        found += [one for word in words if word.language == language for one in word.found_in_page(path, said)]
    return found + unread(root, folders(root)) + idle(root)


def main(given: Sequence[str] | None = None, root: Path = Path()) -> int:
    """Check or write."""
    parser = argparse.ArgumentParser(description="what people read, checked and written out")
    how = parser.add_mutually_exclusive_group(required=True)
    how.add_argument("--check", action="store_true")
    how.add_argument("--write", action="store_true")
    wanted = parser.parse_args(given)
    found = problems(root)
    written = pages(root)
    found += unknown(written)
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
