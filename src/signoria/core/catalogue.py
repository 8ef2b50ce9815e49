"""The action catalogue: a fixed number and a notation for everything anyone can ever choose in a game."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.core.shown import shown


class Catalogue:
    """Verbs with the words they can be said of, numbered in order.

    A verb without words is one action (`done`); a verb with words is one action for each (`buy silver`).
    """

    def __init__(self, verbs: Sequence[tuple[str, Sequence[str]]]) -> None:
        self.notations: list[str] = []
        self.bases: dict[str, int] = {}
        for verb, words in verbs:
            self.bases[verb] = len(self.notations)
            if words:
                self.notations.extend(f"{verb} {word}" for word in words)
            else:
                self.notations.append(verb)
        self.numbers: dict[str, int] = {text: number for number, text in enumerate(self.notations)}
        if len(self.numbers) != len(self.notations):
            raise ValueError("two actions have the same notation")

    @property
    def size(self) -> int:
        return len(self.notations)

    def notation(self, action: object) -> str:
        """Give the text of an action."""
        if isinstance(action, int) and not isinstance(action, bool) and 0 <= action < len(self.notations):
            return self.notations[action]
        raise ValueError(
            f"there is no action {shown(action)}: actions are numbered from 0 to {len(self.notations) - 1}"
        )

    def number(self, text: object) -> int:
        """Give the action of a text. Blanks around and between words do not matter."""
        if not isinstance(text, str):
            raise ValueError(f"an action is written as text, not as {shown(text)}")  # noqa: TRY004
        found = self.numbers.get(" ".join(text.split()))
        if found is None:
            raise ValueError(f"{shown(text)} is not the notation of any action of this game")
        return found
