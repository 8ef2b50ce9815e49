"""What a game says, as sentences in a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from signoria.core.formatter import Formatter

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from signoria.core.speech import Speech
    from signoria.core.text import Texts


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
