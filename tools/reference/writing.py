"""The pages, written and checked."""

import argparse
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import signoria
from signoria.core.formatter import Formatter
from signoria.core.text import Texts
from tools.reference import code
from tools.reference.played import UNUSED, Shown, played

PAGES = Path("docs", "reference")
TEMPLATES = Path("tools", "reference", "pages")
PARTS = ("questions", "options", "events", "view", "sight", "scenario")
NAMES = ("Anna", "Bram", "Chris", "Dora", "Emil", "Fleur", "Gijs", "Hanna")
# What stands for a word of an option, by its sort.
WORDS = {"number": "n", "hundreds": "n", "seat": "seat", "place": "seat", "rest": "cell> r<form", "spot": "district"}
KEY = re.compile(r"^(question|event|option)-([a-z0-9-]+) =", re.MULTILINE)


class Page:
    """The page of one game."""

    def __init__(self, root: Path, name: str) -> None:
        self.root = root
        self.name = name
        self.game = signoria.game(name)
        self.speech = self.game.speech
        self.texts = Texts.load(self.game.package, "en")
        source = Texts.source(self.game.package, "en")
        self.worded: dict[str, list[str]] = {"question": [], "event": [], "option": []}
        for kind, word in KEY.findall(source):
            self.worded[kind].append(word)
        self.named = re.findall(r"^(?:card|thing|character)-([a-z0-9-]+) =", source, re.MULTILINE)
        events = import_module(f"signoria.games.{name}.data.events")
        self.meanings: dict[str, str] = events.FACTS
        self.shown: Shown = played(name)

    def text(self) -> str:
        """Write the page: the template, with its tables filled in."""
        page = (self.root / TEMPLATES / f"{self.name}.md").read_text("utf-8")
        for part in PARTS:
            page = page.replace(f"<!-- {part} -->\n", getattr(self, part)())
        return page

    def missing(self) -> list[str]:
        """Name what a page would leave out: what no game has shown, and what nobody has found words for."""
        return [f"no game has shown the {what}" for what in self.unshown()] + [
            f"nobody has said what {what} is" for what in self.unsaid()
        ]

    def unshown(self) -> list[str]:
        """Name what the game has words for and no game has shown."""
        offered = [option for options in self.shown.options.values() for option in options.values()]
        labels = {self.speech.label(option)[0].removeprefix("option-") for option in offered}
        labels |= UNUSED.get(self.name, set())
        found = [f"question {kind}" for kind in self.worded["question"] if kind not in self.shown.options]
        found += [f"event {kind}" for kind in self.worded["event"] if kind not in self.shown.open_facts]
        found += [f"option {verb}" for verb in self.worded["option"] if verb not in labels]
        told = {fact for _, fact in self.shown.told} | {f"{kind} {fact}" for kind, fact in self.shown.told}
        return found + [f"fact {fact}" for fact in self.meanings if fact not in told]

    def unsaid(self) -> list[str]:
        """Name the facts, fields, types, questions and methods that nobody has found words for."""
        found = [f"the fact {kind} {fact}" for kind, fact in self.shown.told if not self.meaning(kind, fact)]
        for name, about, fields in code.shapes(self.root, self.name):
            found += [] if about else [name]
            found += [f"the field {name}.{field}" for field, _, said in fields if not said]
        found += [f"the type {name}" for name, _, said in code.aliases(self.root, self.name) if not said]
        said = code.frames(self.root, self.name, self.worded["question"])
        found += [f"the question {kind}" for kind, told in said.items() if not told]
        methods = [method for _, those in code.sight(self.root, self.name) for method in those]
        return found + [f"the method {called}" for called, told in methods if not told]

    # --- Questions, options and events -------------------------------------------------------------------------------

    def questions(self) -> str:
        """Write each question: what it is, its options, and what it tells besides."""
        said = code.frames(self.root, self.name, self.worded["question"])
        rows = []
        for kind in self.worded["question"]:
            offered = sorted({self.pattern(option) for option in self.shown.options.get(kind, {}).values()})
            facts = ", ".join(f"`{fact}`" for fact in sorted(self.shown.facts.get(kind, ())))
            rows.append((f"`{kind}`", said[kind], ", ".join(f"`{one}`" for one in offered), facts))
        return table(("question", "what happens", "options", "facts"), rows)

    def pattern(self, notation: str) -> str:
        """Write an option with what stands for its words: `build <card>`."""
        verb, *rest = notation.split(" ")
        label = (self.speech.labels.get(f"{verb} *") if rest else None) or self.speech.labels.get(verb)
        if not rest:
            return verb
        if label is None:
            return f"{verb} <card>"
        words = [word for word in label["words"] if "always" not in word]
        return " ".join([verb, *(f"<{WORDS.get(word['sort'], word['variable'])}>" for word in words)])

    def options(self) -> str:
        """Write all verbs with their numbers in the catalogue, an example and its label."""
        formatter = Formatter(self.texts, NAMES)
        rows = []
        notations = self.game.catalogue.notations
        first: dict[str, int] = {}
        last: dict[str, int] = {}
        for number, notation in enumerate(notations):
            pattern = self.pattern(notation)
            first.setdefault(pattern, number)
            last[pattern] = number
        for pattern, number in first.items():
            numbers = str(number) if last[pattern] == number else f"{number} to {last[pattern]}"
            label = formatter.label(self.speech, notations[number])
            rows.append((f"`{pattern}`", numbers, f"`{notations[number]}`", label))
        return table(("option", "numbers", "the first one", "its label"), rows)

    def events(self) -> str:
        """Write all events with a line of the log about each, and their facts with type and meaning."""
        rows = []
        for kind in sorted(self.shown.open_facts):
            rows.append((f"`{kind}`", "", "", f"*{self.line(kind)}*"))
            for fact in self.facts(kind):
                hidden = "" if fact in self.shown.open_facts[kind] else " (secret)"
                few = ", ".join(f"`{word}`" for word in self.shown.told[kind, fact].few(self.named))
                meaning = self.meaning(kind, fact) + f"; seen are {few}" * (", " in few)
                rows.append(("", f"`{fact}`{hidden}", typed(self.type_of(kind, fact)), meaning))
        return table(("event", "fact", "type", "in the log of one who may know it; meaning"), rows)

    def facts(self, kind: str) -> list[str]:
        """Give the facts of an event: who, then the rest as they are told."""
        told = [fact for event, fact in self.shown.told if event == kind]
        return sorted(told, key=lambda fact: (fact != "seat", fact not in self.shown.open_facts[kind]))

    def type_of(self, kind: str, fact: str) -> str:
        """Write the type of a fact, as it was in all games."""
        shapes = {}
        for name, _, fields in code.shapes(self.root, self.name):
            must = frozenset(field for field, kind, _ in fields if not kind.startswith("NotRequired"))
            shapes[name] = must, frozenset(field for field, _, _ in fields)
        return self.shown.told[kind, fact].type(shapes)

    def meaning(self, kind: str, fact: str) -> str:
        """Give what is said of a fact of this event, or else of that fact wherever it is told."""
        return self.meanings.get(f"{kind} {fact}") or self.meanings.get(fact, "")

    def line(self, kind: str) -> str:
        """Write the first event of a kind as its log has it."""
        around, place, reader, options = self.shown.seen[kind]
        variants = self.speech.variants(options) if options else ()
        line = self.speech.line(around, place)
        return " ".join(Formatter(self.texts, NAMES, reader, variants).text(line.message).split())

    # --- Views, sights and scenarios ---------------------------------------------------------------------------------

    def view(self) -> str:
        """Write all parts of a view with their fields, the whole first."""
        parts = list(code.shapes(self.root, self.name))
        whole = [part for part in parts if part[0].endswith("View") and "game" in [field[0] for field in part[2]]]
        rest = [part for part in parts if part not in whole]
        chapters = []
        for name, about, fields in [*whole, *rest]:
            rows = [(f"`{field}`", typed(kind), said) for field, kind, said in fields]
            chapters.append(f"### `{name}`\n\n{about}\n\n{table(('field', 'type', ''), rows)}")
        named = [(f"`{name}`", typed(kind), said) for name, kind, said in code.aliases(self.root, self.name)]
        if named:
            chapters.append(f"### Types with a name\n\n{table(('name', 'stands for', ''), named)}")
        return "\n".join(chapters)

    def sight(self) -> str:
        """Write what a sight answers."""
        chapters = []
        for heading, methods in code.sight(self.root, self.name):
            rows = [(typed(called), said) for called, said in methods]
            chapters.append(f"### {heading}\n\n" * bool(heading) + table(("method", "gives"), rows))
        return "\n".join(chapters)

    def scenario(self) -> str:
        """Write the keys of scenarios."""
        forms = import_module(f"signoria.games.{self.name}.forms.scenario")
        of_game, of_player = (table(("key", "meaning"), keys(told)) for told in (forms.KEYS, forms.PLAYER_KEYS))
        return f"{of_game}\nOf each player:\n\n{of_player}"


def typed(kind: str) -> str:
    """Write a type; a bar would end the cell of a table."""
    return f"`{kind}`".replace("|", "\\|")


def keys(told: dict[str, str]) -> list[tuple[str, str]]:
    """Write keys with what they mean."""
    return [(f"`{key}`", meaning.replace("'", '"')) for key, meaning in told.items()]


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Write a table."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def main(arguments: Sequence[str] | None = None, root: Path = Path()) -> int:
    """Check or write."""
    parser = argparse.ArgumentParser(prog="python -m tools.reference", description="What bots meet in each game.")
    task = parser.add_mutually_exclusive_group(required=True)
    task.add_argument("--check", action="store_true", help="fail when a page is out of date or leaves something out")
    task.add_argument("--write", action="store_true", help="write the pages")
    wanted: Any = parser.parse_args(arguments)
    wrong: list[str] = []
    for name in signoria.games():
        page = Page(root, name)
        path = root / PAGES / f"{name}-for-bots.md"
        text = page.text()
        wrong += [f"{name}: {what}" for what in page.missing()]
        if wanted.write:
            path.write_text(text, "utf-8")
        elif not path.exists() or path.read_text("utf-8") != text:
            wrong.append(f"{path.as_posix()} is out of date: run python -m tools.reference --write")
    print("\n".join(wrong) or f"references of {', '.join(signoria.games())}", file=sys.stderr if wrong else sys.stdout)
    return 1 if wrong else 0
