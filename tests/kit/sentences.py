"""What a game says, as sentences in a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from signoria.core.formatter import Formatter
from signoria.core.text import Texts
from tests.kit.texts import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from signoria.core.speech import Speech
    from tests.kit.stage import Stage


class Sentences:
    """How people read what a game says; `variants` are those of the box that is played with."""

    def __init__(self, speech: Speech, names: Sequence[str]) -> None:
        self.speech = speech
        self.names = names

    def label(self, texts: Texts, notation: str, reader: int | None = None, variants: Sequence[str] = ()) -> str:
        """The label of an option."""
        return Formatter(texts, self.names, reader, variants).label(self.speech, notation)

    def question(self, texts: Texts, question: Mapping[str, Any], variants: Sequence[str] = ()) -> str:
        """What the asked player reads."""
        return Formatter(texts, self.names, question["seat"], variants).text(self.speech.question(question))

    def waiting(self, texts: Texts, question: Mapping[str, Any], variants: Sequence[str] = ()) -> str:
        """What all others read meanwhile."""
        return Formatter(texts, self.names, None, variants).text(self.speech.waiting(question))

    def open_question(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        """The question that is open in a view."""
        question = self.speech.open_question(view)
        assert question is not None
        return question

    def line(
        self, texts: Texts, event: Mapping[str, Any], reader: int | None, variants: Sequence[str] = ()
    ) -> str | None:
        """The line of an event that stands alone; None if it needs none."""
        lines = self.log(texts, [event], reader, variants)
        return lines[0] if lines else None

    def log(
        self, texts: Texts, events: Sequence[Mapping[str, Any]], reader: int | None, variants: Sequence[str] = ()
    ) -> list[str]:
        """The log lines of events in a row."""
        formatter = Formatter(texts, self.names, reader, variants)
        return [formatter.text(line.message) for line in self.speech.lines(events) if not line.quiet]


class LogLines:
    """What the log of a scene says, in every language."""

    def __init__(self, speech: Speech, names: Sequence[str]) -> None:
        assert speech.package is not None
        self.said = Sentences(speech, names)
        self.texts = {language: Texts.load(speech.package, language) for language in LANGUAGES}

    def last(self, scene: Stage[Any], kind: str, reader: int | None) -> dict[str, str | None]:
        """The last line about a kind of event, by language, as a reader has it."""
        return self.of({"event": kind, **scene.events(kind, reader)[-1]}, reader, scene.view(reader)["options"])

    def of(
        self, event: Mapping[str, Any], reader: int | None, options: Mapping[str, Any] | None = None
    ) -> dict[str, str | None]:
        """The line of an event, by language."""
        variants = () if options is None else self.said.speech.variants(options)
        return {language: self.said.line(texts, event, reader, variants) for language, texts in self.texts.items()}

    def expect(self, scene: Stage[Any], kind: str, reader: int | None, english: str, dutch: str) -> None:
        """Check the last line about a kind of event."""
        told = self.last(scene, kind, reader)
        assert told == {"en": english, "nl": dutch}, told
