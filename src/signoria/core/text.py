"""What people read: texts in a language, written in Fluent; lists in prose, counted names."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, VariableReference

from signoria.core.shown import shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from importlib.resources.abc import Traversable

    from fluent.runtime.resolver import Pattern

# The forms of a name in a sentence, attributes of it: a Moat, the Moat, Moats, and bare where a small letter is due.
ONE: Final = "one"
THE: Final = "the"
MANY: Final = "many"
FORMS: Final = (ONE, THE, MANY, "within")


class Texts:
    """Everything one package says in one language."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        """Read Fluent sources. Fluent skips what is broken or defined twice; here it raises ValueError."""
        self.language = language
        # Isolation marks serve mixed writing directions; here they would only litter logs and terminals.
        self._bundle = FluentBundle([language], use_isolating=False)
        names: set[str] = set()
        for source in sources:
            resource = FluentResource(source)
            for entry in resource.body:
                if isinstance(entry, Junk):
                    # The type is fine, the text is not.
                    raise ValueError(f"broken text in language {language!r}: {entry.content!r:.200}")  # noqa: TRY004
                if isinstance(entry, Message):
                    if entry.id.name in names:
                        raise ValueError(f"text {entry.id.name!r} is defined twice in language {language!r}")
                    names.add(entry.id.name)
            self._bundle.add_resource(resource)

    @classmethod
    def load(cls, package: str, language: str, *further: str) -> Texts:
        """Read the words all games share, those of a package, and those in further folders there that may be missing.

        They stand in `words/<language>.ftl` and `words/<folder>/<language>.ftl`.
        """
        words = files(package).joinpath("words")
        more = [words.joinpath(folder) for folder in further]
        folders = [_words(), words, *(folder for folder in more if folder.is_dir())]
        return cls(language, [_source(folder, language) for folder in folders])

    @staticmethod
    def source(package: str, language: str) -> str:
        """Give what a package itself says in a language, as it is written. Raises LookupError if there is nothing."""
        return _source(files(package).joinpath("words"), language)

    @staticmethod
    def languages() -> list[str]:
        return _languages(_words())

    def has(self, key: str) -> bool:
        """Say whether there is such a message (`card-moat`) or attribute (`card-moat.text`)."""
        return self._pattern(key) is not None

    def text(self, key: str, /, **args: str | int) -> str:
        """Fill in a message or attribute. Raises LookupError if there is none, ValueError if a variable is missing."""
        pattern = self._pattern(key)
        if pattern is None:
            raise LookupError(f"there is no text {key!r} in language {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            reasons = "; ".join(str(error) for error in errors)
            raise ValueError(f"text {key!r} in language {self.language!r}: {reasons}")
        return str(text)

    def get(self, key: str) -> str | None:
        """Give a text that needs no variables, if there is one."""
        return self.text(key) if self.has(key) else None

    def variant(self, key: str, variants: Sequence[str]) -> str:
        """Give the key of a name (`card-keep`) or a text (`card-keep.text`) in the first variant there is of it."""
        joint = "-" if "." in key else "."
        return next((one for variant in variants if self.has(one := f"{key}{joint}{variant}")), key)

    def printed(self, key: str, variants: Sequence[str]) -> str:
        """Give a name or a text in the first variant that there is of it."""
        return self.text(self.variant(key, variants))

    def listing(self, items: Sequence[str]) -> str:
        """Join items as in prose: "Copper, Estate and Silver"."""
        if not items:
            return ""
        line, *rest = items
        for place, item in enumerate(rest, start=1):
            line = self.text("list-last" if place == len(rest) else "list-next", head=line, item=item)
        return line

    def named(self, key: str, variants: Sequence[str] = (), form: str = "") -> str:
        """Give a name, or a form of it: `one` (a Moat), `the` (the Moat), `many` (Moats), `within` (a sentence).

        What there is only one of has no `one` but `the`. What has no such form is called by its name all the same, and
        what has no name by what follows in its key.
        """
        printed = self.variant(key, variants)
        _, _, variant = printed.partition(".")
        for one in (ONE, THE) if form == ONE else (form,):
            formed = f"{key}.{one}-{variant}" if variant else f"{key}.{one}"
            if one and self.has(formed):
                return self.text(formed)
        return self.text(printed) if self.has(printed) else key.partition("-")[2]

    def counted(self, times: Mapping[str, int], variants: Sequence[str] = ()) -> str:
        """Join names as in prose, by their keys and how many there are of each: "2 Coppers and an Estate"."""
        return self.listing(
            [
                self.named(key, variants, ONE)
                if number == 1
                else self.text("counted-item", number=number, name=self.named(key, variants, MANY))
                for key, number in times.items()
            ]
        )

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


def variables(package: str) -> dict[str, frozenset[str]]:
    """Give what each text of a package must be told, whatever it refers to included. All languages want the same."""
    own: dict[str, set[str]] = {}
    referred: dict[str, set[str]] = {}
    for entry in FluentResource(_source(files(package).joinpath("words"), _languages(_words())[0])).body:
        if isinstance(entry, Message) and entry.value is not None:
            nodes = list(_nodes(entry.value))
            own[entry.id.name] = {node.id.name for node in nodes if isinstance(node, VariableReference)}
            referred[entry.id.name] = {node.id.name for node in nodes if isinstance(node, MessageReference)}

    def all_of(key: str) -> frozenset[str]:
        return frozenset(own[key]).union(*(all_of(other) for other in referred[key]))

    return {key: all_of(key) for key in own}


def value_key(value: str) -> str:
    """Give the attribute that has the label of a value: `auto`, but `value-9`, for none can begin with a digit."""
    return f"value-{value}" if value[:1].isdigit() else value


def _nodes(node: BaseNode) -> Iterator[BaseNode]:
    # A node and all below it.
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, BaseNode):
                yield from _nodes(child)


def _words() -> Traversable:
    return files("signoria.core").joinpath("words")


def _languages(folder: Traversable) -> list[str]:
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted(entry.name.removesuffix(".ftl") for entry in found if entry.name.endswith(".ftl"))


def _source(folder: Traversable, language: str) -> str:
    # Only what the folder lists: a language that comes from outside must not reach any other file.
    if language not in _languages(folder):
        raise LookupError(f"there is no language {shown(language)}; there are: {', '.join(_languages(folder))}")
    return folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")
