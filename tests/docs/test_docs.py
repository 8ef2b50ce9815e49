"""The documentation is true: its examples run, its links lead somewhere, and its lists are complete."""

from __future__ import annotations

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer

import signoria
from signoria.cli.app import app

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
WITH_EXAMPLES = [page for page in PAGES if ">>>" in page.read_text(encoding="utf-8")]

FENCE = re.compile(r"^ *```.*$", re.MULTILINE)
FENCED = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"\[[^\]]*\]\(([^()\s]+)\)")
COMMAND = re.compile(r"^(?: {4}|\$ )signoria (.+)$")
# At the end of a line it goes on in the next.
ON = "\\"
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
MESSAGE = re.compile(r"^[a-z-]+ = (.+)$", re.MULTILINE)
NO_PART_OF_AN_ANCHOR = re.compile(r"[^\w\- ]")


DUTCH_GUIDE = ROOT / "docs" / "nl" / "spelersgids.md"
# What that guide stresses without naming anything on the screen.
EMPHASES = {"leerlingen", "tip", "beste zet", "die ene keer"}


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def prose_of(page: Path) -> str:
    """A page without its code, in which brackets mean something else."""
    return QUOTED.sub("", FENCED.sub("", page.read_text(encoding="utf-8")))


def anchors_of(page: Path) -> set[str]:
    """The names by which the headings of a page can be reached."""
    headings = HEADING.findall(FENCED.sub("", page.read_text(encoding="utf-8")))
    return {NO_PART_OF_AN_ANCHOR.sub("", heading.lower()).replace(" ", "-") for heading in headings}


def test_what_the_dutch_guide_names_is_on_the_screen() -> None:
    """Buttons, menus and levels in bold are called as the browser calls them in Dutch."""
    guide = DUTCH_GUIDE.read_text(encoding="utf-8")
    named = {" ".join(bold.split()) for bold in BOLD.findall(guide)}
    shell = (ROOT / "client" / "src" / "text" / "nl.ftl").read_text(encoding="utf-8")
    # A button that opens a question ends in an ellipsis.
    said = {text.strip().removesuffix("…") for text in MESSAGE.findall(shell)}
    assert named - said == EMPHASES
    assert len(named & said) >= 15


def test_every_picture_is_shown_somewhere() -> None:
    """Nobody keeps pictures of how it looked once; `python -m tests.client.shown_pictures` takes them anew."""
    shown = {(page.parent / link).resolve() for page in PAGES for link in links_of(page) if "pictures/" in link}
    assert shown == set((ROOT / "docs" / "pictures").iterdir())


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name_of)
def test_examples_run(page: Path) -> None:
    # The fences become blank lines: to doctest the last one would be a part of the output.
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    examples = doctest.DocTestParser().get_doctest(text, {"__name__": "__main__"}, name_of(page), str(page), 0)
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert runner.run(examples, out=report.append).failed == 0, "".join(report)


def commands_of(page: Path) -> Iterator[list[str]]:
    """What the command line is called with on a page; a word in quotes may go on in the next lines."""
    lines = iter(page.read_text(encoding="utf-8").split("\n"))
    for line in lines:
        if found := COMMAND.match(line):
            said = found[1]
            while said.endswith(ON) or said.count("'") % 2:
                said = said.removesuffix(ON) + next(lines)
            yield shlex.split(said, comments=True)


def parsed(words: list[str]) -> str:
    """Read what the command line is called with, and do nothing; give the name of the command."""
    command, name = typer.main.get_command(app), ""
    while isinstance(command, typer.core.TyperGroup):
        name, *words = words
        command = command.commands[name]
    command.make_context(name, words)
    return name


@pytest.mark.parametrize("page", [page for page in PAGES if any(commands_of(page))], ids=name_of)
def test_commands_are_what_the_command_line_reads(page: Path) -> None:
    assert [parsed(words) for words in commands_of(page)] != []


def test_commands_are_found_whole() -> None:
    page = ROOT / "docs" / "explanation" / "opponents.md"
    assert sum(1 for words in commands_of(page) if words[-1].endswith("}]")) >= 1
    assert parsed(["puzzles", "find", "games", "-o", "found"]) == "find"
    with pytest.raises(Exception, match="--game"):
        parsed(["arena", "dominion", "--game", "3"])


def test_until_there_is_a_release_everything_is_installed_from_its_sources() -> None:
    sources = [path for folder in ("src", "examples", "docs") for path in (ROOT / folder).rglob("*.*")]
    said = {path: path.read_text("utf-8") for path in [ROOT / "README.md", *sources] if path.suffix in (".py", ".md")}
    assert sum("pip install '.[" in text for text in said.values()) >= 6
    assert [name_of(path) for path, text in said.items() if re.search(r"pip install '?signoria", text)] == []


def links_of(page: Path) -> list[str]:
    """The links of a page into the project."""
    return [link for link in LINK.findall(prose_of(page)) if ":" not in link]


def wrong_with(link: str, page: Path) -> str | None:
    """What is wrong with a link; None if it leads somewhere."""
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    if not target.exists():
        return f"{link} leads nowhere"
    if not target.is_relative_to(ROOT):
        return f"{link} leads out of the project"
    if anchor and anchor not in anchors_of(target):
        return f"{link}: there is no such heading"
    return None


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    assert [wrong for link in links_of(page) if (wrong := wrong_with(link, page))] == []


def test_links_are_found_and_wrong_ones_among_them() -> None:
    links = [(link, page) for page in PAGES for link in links_of(page)]
    assert len(links) >= 100
    assert sum("#" in link for link, _ in links) >= 5
    readme = ROOT / "README.md"
    for link, wrong in (
        ("docs/nowhere.md", "docs/nowhere.md leads nowhere"),
        ("..", ".. leads out of the project"),
        ("docs/index.md#nothing", "docs/index.md#nothing: there is no such heading"),
    ):
        assert wrong_with(link, readme) == wrong


def test_every_page_can_be_found() -> None:
    """Whoever follows links from the map of the documentation comes to every page."""
    found: set[Path] = set()
    pending = [ROOT / "docs" / "index.md"]
    while pending:
        page = pending.pop()
        if page in found or page.suffix != ".md" or not page.exists():
            continue
        found.add(page)
        links = [link.partition("#")[0] for link in LINK.findall(prose_of(page)) if ":" not in link]
        pending += [(page.parent / link).resolve() for link in links if link]
    assert [name_of(page) for page in PAGES if page not in found] == []


def reference(name: str) -> str:
    return (ROOT / "docs" / "reference" / name).read_text(encoding="utf-8")


def worded(prefix: str) -> list[str]:
    """What the texts of Dominion have words for, by the beginning of the key."""
    source = (ROOT / "src" / "signoria" / "games" / "dominion" / "words" / "en.ftl").read_text(encoding="utf-8")
    return re.findall(rf"^{prefix}-(\S+) =", source, re.MULTILINE)


def test_the_reference_has_every_question_and_action() -> None:
    page = reference("notation.md")
    questions = worded("question")
    assert "buy-card" in questions
    assert [question for question in questions if f"`{question}`" not in page] == []
    verbs = {notation.split()[0] for notation in signoria.game("dominion").catalogue.notations}
    assert [verb for verb in sorted(verbs) if not re.search(rf"`{verb}[ `]", page)] == []


def test_the_reference_has_every_event() -> None:
    events = worded("event")
    assert "card-bought" in events
    assert [event for event in events if f"`{event}`" not in reference("public-face.md")] == []


@pytest.mark.parametrize("game", ["dominion", "florence"])
def test_the_reference_has_every_table_option_and_value(game: str) -> None:
    page = reference(f"{game}-options.md")
    for option in signoria.game(game).table_options:
        values = option.schema().get("enum", [])
        assert isinstance(values, list)
        assert [word for word in (option.name, *values) if f"`{word}`" not in page] == []


def test_the_reference_has_every_public_name() -> None:
    assert [name for name in signoria.__all__ if f"`signoria.{name}" not in reference("public-face.md")] == []
