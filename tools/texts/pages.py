"""The pages: what is said in each folder of texts, chapter by chapter, with what fits for the facts."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path

from fluent.syntax import ast

from signoria.core.formatter import Formatter
from signoria.core.message import Argument
from signoria.core.text import FORMS, MANY, ONE, THE, Texts
from tools.texts.examples import COUNTED, EXAMPLES, FITS, NUMBERS, OBJECTS, SUBJECTS, WHO, Said, Ways
from tools.texts.files import DERIVED, LANGUAGES, VARIANTS, Folder, is_older, word_of

PAGES = Path("docs", "texts")
CORE = Path("src", "signoria", "core", "words")
SHELL = Path("client", "src", "text")
GAMES = Path("src", "signoria", "games")
TABLES = Path("client", "src", "games")
COMMAND = Path("src", "signoria", "cli", "words")
ANALYSIS = Path("src", "signoria", "analysis", "words")
SERVER = Path("src", "signoria", "web", "words")

YES_OR_NO = ("no", "yes")
PLURALS = ("zero", "one", "two", "few", "many", "other")
# What stands for a fact of which nobody has said what might: no page may have one.
UNKNOWN = "\u2039{}\u203a"
# How the key of a text begins that shows one variable alone.
SHOWN = "shown-alone-"
NAMES = ("card-", "thing-", "character-")
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
NOTE = "What is read, in words. Written by `python -m tools.texts --write`; not to be edited by hand.\n"


@dataclass(frozen=True)
class Source:
    """A folder of texts: what its examples are called, and where names stand that it only uses.

    What a game says has names, and the chapters that every game has; the rest is as its file has it.
    """

    title: str
    examples: str
    path: Path
    named: Path | None = None
    of_a_game: bool = False
    chapters: bool = False


class Section:
    """Everything that one folder says in one language."""

    def __init__(self, root: Path, source: Source, language: str) -> None:
        """Read the texts of a folder, with those that they are made of."""
        self.source = source
        self.language = language
        self.folder = Folder(root / source.path)
        shared = [root / path for path in (CORE, source.named) if path is not None and path != source.path]
        self.keys = [key for key in self.folder.entries[language] if "." not in key]
        read = sorted({variable for key in self.folder.entries[language] for variable in self.variables(key)})
        alone = "\n".join(f"{SHOWN}{variable} = {{ ${variable} }}" for variable in read)
        files = [path / f"{language}.ftl" for path in (*shared, self.folder.path)]
        self.texts = Texts(language, [*(file.read_text("utf-8") for file in files), alone])
        self.given = EXAMPLES.get(source.examples, {})

    @property
    def title(self) -> str:
        """Give the title, with the name of the game where it has one."""
        return self.source.title.format(game=self.texts.get("game-name") or self.source.examples)

    # --- Chapters -----------------------------------------------------------------------------------------------------

    def text(self) -> str:
        """Write all chapters."""
        parts = []
        if names := list(self.names()):
            parts += ["## Names\n", "| name | one | the one | several |\n|---|---|---|---|", "\n".join(names) + "\n"]
        parts += [f"## {heading}\n\n" + "\n".join(said) + "\n" for heading, said in self.chapters().items() if said]
        return "\n".join(parts)

    def chapters(self) -> dict[str, list[str]]:
        """Give what is said, by chapter: what cards say, what every game has, and the rest as the file has it."""
        found: dict[str, list[str]] = {"What cards say": []}
        found |= {heading: [] for heading in CHAPTERS.values()}
        for key in self.keys:
            heading = CHAPTERS.get(key.partition("-")[0]) if self.source.chapters else None
            heading = "What cards say" if self.is_name(key) else heading or self.groups.get(key, "Texts")
            own = [] if self.is_name(key) else [key]
            chapter = found.setdefault(heading, [])
            chapter += [self.said(one) for one in [*own, *self.attributes(key)] if self.texts.has(one)]
        return found

    @cached_property
    def groups(self) -> dict[str, str]:
        """Give the heading that each text stands under in its file."""
        return self.folder.headings(LANGUAGES[0])

    def attributes(self, key: str) -> list[str]:
        """Give what else there is to a text, other than forms of a name."""
        whole = [one for one in self.folder.entries[self.language] if one.startswith(f"{key}.")]
        return [one for one in whole if one.partition(".")[2] not in FORMS and not is_older(one)]

    def names(self) -> Iterator[str]:
        """Write a row for every name, and for each older one."""
        for key in self.keys:
            if not self.is_name(key):
                continue
            for variants in [(), *((variant,) for variant in VARIANTS if self.texts.has(f"{key}.{variant}"))]:
                forms = [self.texts.named(key, variants, form) for form in ("", ONE, THE, MANY)]
                yield f"| {' | '.join(forms)} |"

    def is_name(self, key: str) -> bool:
        """Say whether a text is the name of something: only the words of a game have names."""
        return self.source.of_a_game and key.startswith(NAMES) and self.texts.has(key)

    def said(self, key: str) -> str:
        """Write a text in all its ways, each once."""
        ways = dict.fromkeys(" ".join(self.texts.text(key, **chosen).split()) for chosen in self.choices(key))
        return f"- `{key}`\n" + "\n".join(f"    - {way}".rstrip() for way in ways)

    # --- What stands for the facts of a text --------------------------------------------------------------------------

    def choices(self, key: str) -> Iterator[dict[str, str | int]]:
        """Give what a text may be told: first what is usual, then one thing otherwise, for others and for you."""
        values = {variable: self.values(key, variable) for variable in sorted(self.variables(key))}
        usual = {variable: those[0] for variable, those in values.items()}
        addressed = [variable for variable in values if variable.endswith("you")]
        for you in [(), *((variable,) for variable in addressed)]:
            base = {**usual, **dict.fromkeys(you, "yes")}
            wanted = [base]
            for variable, those in values.items():
                # A number that is only named reads the same whoever is spoken of.
                if variable not in addressed and (not you or self.chosen_by(key, variable) is not None):
                    wanted += [{**base, variable: value} for value in those[1:]]
            for chosen in wanted:
                fitting = self.fitted(key, self.by_means(chosen))
                if fitting is not None:
                    yield self.of_several(fitting)

    def fitted(self, key: str, chosen: dict[str, str | int]) -> dict[str, str | int] | None:
        """Let the rest go with what was chosen; None for what nobody is told."""
        for fit in FITS.get(self.source.examples, ()):
            if fnmatchcase(key, fit.keys) and all(chosen.get(one) == value for one, value in fit.when.items()):
                if fit.then is None:
                    return None
                for variable in chosen:
                    wanted = fit.then.get(variable, fit.then.get(DERIVED.sub("", variable)))
                    if wanted is not None:
                        chosen = {**chosen, variable: self.shaped(variable, wanted)}
        return chosen

    def of_several(self, chosen: dict[str, str | int]) -> dict[str, str | int]:
        """Name as many as are counted: two who share something, unless the reader is one of them."""
        for variable in [one for one in chosen if one.endswith("-others")]:
            whose = variable.removesuffix("-others")
            number, you = chosen.get(f"{whose}-count", 1), chosen.get(f"{whose}-you") == "yes"
            if number != 1 and not you:
                chosen = {**chosen, variable: self.texts.listing(WHO[:2])}
        return chosen

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
        examples = self.examples(key, variable)
        words = self.chosen_by(key, variable)
        if words is not None and not all(word in PLURALS or word.lstrip("-").isdigit() for word in words):
            return YES_OR_NO if {"yes", "no"} == {*words} else tuple(dict.fromkeys([*words, *examples]))
        if examples:
            return examples
        if variable.endswith("-count"):
            return (2, 1, 0) if words is None or "0" in words else (2, 1)
        if words is not None or variable in COUNTED:
            return NUMBERS
        return (UNKNOWN.format(DERIVED.sub("", variable)),)

    def examples(self, key: str, variable: str) -> tuple[str | int, ...]:
        """Give what might stand for a variable, if anybody said what."""
        argument = DERIVED.sub("", variable)
        told = self.looked_up(key, argument)
        asks = self.asking_card(key) if argument == "card" else None
        if asks is not None and (told is None or told[0] == "card"):
            return (self.shaped(variable, asks),)
        if told is not None:
            return tuple(self.shaped(variable, one) for one in (told[1] if isinstance(told[1], Ways) else [told[1]]))
        if argument in SUBJECTS or argument in OBJECTS or argument.endswith("-others"):
            return (WHO[argument in OBJECTS or argument.endswith("-others")],)
        return ()

    def looked_up(self, key: str, argument: str) -> tuple[str, "Argument | Said | Ways"] | None:
        """Give what is said of a fact of this text, of texts like it, or of a fact at all, and under which name."""
        asked = f"{key} {argument}"
        if asked in self.given:
            return asked, self.given[asked]
        like = next((one for one in self.given if "*" in one and fnmatchcase(asked, one)), argument)
        return (like, self.given[like]) if like in self.given else None

    def shaped(self, variable: str, example: "Argument | Said") -> str | int:
        """Put an example into words as a formatter does; a word that is the key of a text stands for that text."""
        argument = DERIVED.sub("", variable)
        if isinstance(example, Said):
            return example.en if self.language == "en" else example.nl
        if isinstance(example, str) and not self.texts.has(example):
            return example
        if isinstance(example, int):
            return example
        if isinstance(example, str) and "." in example:
            return self.texts.text(example)
        told = {"name": example} if isinstance(example, str) else example
        return Formatter(self.texts, WHO).text((f"{SHOWN}{variable}", {argument: told}))

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

    def asking_card(self, key: str) -> str | None:
        """Give the card that a question or an option is named after: `question-throne-room-card`, `option-smithy`."""
        chapter, *words = key.split("-")
        if chapter not in ("question", "waiting", "option"):
            return None
        names = ["card-" + "-".join(words[:end]) for end in range(len(words), 0, -1)]
        return next((name for name in names if self.texts.has(name)), None)


def page(root: Path, sources: Sequence[Source], language: str) -> str:
    """Write what several folders say: one after another, each under its title; that of the first is the page's."""
    sections = [Section(root, source, language) for source in sources]
    first, *_ = titles = [section.title for section in sections]
    parts = [f"# {first}, {'English' if language == LANGUAGES[0] else 'Dutch'}\n", NOTE]
    if len(sections) == 1:
        parts.append(sections[0].text())
    else:
        for title, section in zip(titles, sections, strict=True):
            parts += [f"## {title}\n", section.text().replace("## ", "### ")]
    return "\n".join(parts).rstrip() + "\n"


def sources(root: Path) -> dict[str, list[Source]]:
    """Give what each page is made of, by its name; whatever folder there is, is in one of them."""
    games = sorted(path.parents[1].name for path in (root / GAMES).glob("*/words/en.ftl"))
    found: dict[str, list[Source]] = {}
    terminals = [Source("A terminal", "command", COMMAND)]
    for game in games:
        words = GAMES / game / "words"
        found[game] = [Source("{game}", game, words, of_a_game=True, chapters=True)]
        found[f"{game}-table"] = [
            Source("{game}, the drawn table", f"{game}-table", TABLES / game / "words", words),
            Source("{game}, before anything else is loaded", f"{game}-door", TABLES / game / "setup" / "bay", words),
        ]
        terminals.append(Source("{game} in a terminal", f"{game}-terminal", words / "terminal", words))
    found["shell"] = [Source("The shell", "shell", SHELL, chapters=True), Source("What every game has", "core", CORE)]
    found["terminal"] = terminals
    found["analysis"] = [Source("Analysis", "analysis", ANALYSIS)]
    found["server"] = [Source("Messages of the server", "server", SERVER)]
    there = {name: [one for one in those if (root / one.path / "en.ftl").exists()] for name, those in found.items()}
    return {name: those for name, those in there.items() if those}


def unread(root: Path, folders: Sequence[Path]) -> list[str]:
    """Name folders of texts that no page has."""
    read = {root / source.path for those in sources(root).values() for source in those}
    return [f"{folder}: no page has these texts" for folder in folders if folder not in read]


def unknown(written: Mapping[Path, str]) -> list[str]:
    """Name the lines of pages in which nobody said what might stand for a fact."""
    begin, end = UNKNOWN.split("{}")
    return [
        f"{path}:{number} wants an example (tools/texts/examples.py): {line.strip()}"
        for path, text in written.items()
        for number, line in enumerate(text.split("\n"), start=1)
        if begin in line and end in line
    ]


def idle(root: Path) -> list[str]:
    """Name examples of facts that no text is told."""
    found = []
    for source in [one for those in sources(root).values() for one in those]:
        used: set[str] = set()
        for language in LANGUAGES:
            section = Section(root, source, language)
            for key in section.folder.entries[language]:
                facts = {DERIVED.sub("", variable) for variable in section.variables(key)}
                told = [section.looked_up(key, fact) for fact in facts]
                used |= {one[0] for one in told if one is not None}
        idling = [one for one in EXAMPLES.get(source.examples, {}) if one not in used]
        found += [f"no text of {source.examples} is told {one} (tools/texts/examples.py)" for one in idling]
    return found
