"""The texts of a game as they are written: taken apart, compared between languages, and filled in in every way."""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files
from itertools import product
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from signoria.core.text import FORMS

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

LANGUAGES = ["en", "nl"]
VARIANTS_OF_NUMBERS = {"0", "one", "other"}

Entries = dict[str, list[ast.BaseNode]]


class WrittenTexts:
    """What the files of texts of a package say, those that all games share included."""

    def __init__(self, package: str) -> None:
        self.package = package

    def own_source(self, language: str) -> str:
        """Give the file of the game itself."""
        return files(self.package).joinpath("words", f"{language}.ftl").read_text("utf-8")

    def source(self, language: str) -> str:
        """Give the file that all games share and that of the game."""
        shared = files("signoria.core").joinpath("words", f"{language}.ftl")
        return shared.read_text("utf-8") + self.own_source(language)

    @cached_property
    def entries(self) -> dict[str, Entries]:
        """All messages and attributes of each language, with the nodes they consist of."""
        return {language: entries_of(self.source(language)) for language in LANGUAGES}

    def variables(self, language: str, key: str) -> set[str]:
        """Give all variables of an entry, those of the messages it refers to included."""
        found: set[str] = set()
        for node in self.entries[language][key]:
            if isinstance(node, ast.VariableReference):
                found.add(node.id.name)
            elif isinstance(node, ast.MessageReference):
                found |= self.variables(language, node.id.name)
        return found

    def comments(self, language: str) -> list[str | None]:
        """Give the headings and remarks of the file of the game."""
        body = FluentParser().parse(self.own_source(language)).body
        return [entry.content for entry in body if isinstance(entry, ast.BaseComment)]

    def assert_alike(self, apart: Callable[[str], bool] = lambda _: False) -> None:
        """Check that both languages say the same: in one order, with the same variables, under the same headings.

        A key that is `apart` may stand in one language only.
        """
        dutch, english = ([key for key in self.entries[language] if not apart(key)] for language in ("nl", "en"))
        assert dutch == english
        for key in english:
            # What follows in the same line is about the same player: English bends its verb, Dutch need not.
            bent = {"player-you"} if key.startswith("joined-") else set()
            dutch_arguments, english_arguments = (
                {formless(variable) for variable in self.variables(language, key)} - bent for language in ("nl", "en")
            )
            assert dutch_arguments == english_arguments, key
        assert self.comments("nl") == self.comments("en")

    def assert_choices_known(self, language: str, words: Mapping[str, Collection[str]], least: int) -> None:
        """Check that no text chooses by a word that cannot come, and that there are so many choices at least."""
        choices = [
            (key, node)
            for key, nodes in self.entries[language].items()
            for node in nodes
            if isinstance(node, ast.SelectExpression)
        ]
        assert len(choices) >= least
        for key, choice in choices:
            assert isinstance(choice.selector, ast.VariableReference)
            variable = choice.selector.id.name
            for variant in choice.variants:
                word = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                assert word in words.get(variable, VARIANTS_OF_NUMBERS), (key, variable)

    def assert_reads_well(self, language: str, values: Mapping[str, Sequence[Any]], bare: Collection[str] = ()) -> None:
        """Check every text with all values of its variables; bare ones are parts of a line that may be empty."""
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(self.source(language)))
        for key in self.entries[language]:
            name, _, attribute = key.partition(".")
            message = bundle.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
            assert pattern is not None
            used = sorted(self.variables(language, key))
            for chosen in product(*(values.get(variable) or values[formless(variable)] for variable in used)):
                text, errors = bundle.format_pattern(pattern, dict(zip(used, chosen, strict=True)))
                assert errors == [], key
                assert isinstance(text, str)
                assert not set("{}\u2068\u2069\n") & set(text), (key, text)
                for flaw in ("  ", " .", " :"):
                    assert flaw not in text, (key, text)
                assert key in bare or (text and text == text.strip()), (key, text)


def formless(variable: str) -> str:
    """Give what a variable is a form of: of `card-one` that is `card`."""
    head, _, form = variable.rpartition("-")
    return head if head and form in FORMS else variable


def entries_of(source: str) -> Entries:
    """Give all messages and attributes of a file of texts, with the nodes they consist of."""
    found: Entries = {}
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
