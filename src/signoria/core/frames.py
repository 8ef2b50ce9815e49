"""The two bases of all frames of a game, which narrow `Position` to its class: `class Step(frames.Step[Dominion])`."""

from __future__ import annotations

from typing import Generic, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.core import agenda
from signoria.core.position import Position

Table = TypeVar("Table", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(agenda.Frame, Generic[Table]):
    """A sentence of the rules that does something."""

    def run(self, position: Position) -> bool:
        position.agenda.pop()
        self.do(cast("Table", position))
        return False

    def do(self, game: Table) -> None:
        """Carry the sentence out. The frame has left the agenda."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(agenda.Choice, Generic[Table]):
    """A sentence of the rules that asks one seat one thing."""

    def offer(self, position: Position) -> vec[i64]:
        return self.options(cast("Table", position))

    def answer(self, position: Position, option: i64) -> None:
        self.chosen(cast("Table", position), option)

    def details(self, position: Position) -> dict[str, object]:
        return self.about(cast("Table", position))

    def options(self, game: Table) -> vec[i64]:
        """Give what may be chosen; nothing to skip the question."""
        raise NotImplementedError

    def chosen(self, game: Table, option: i64) -> None:
        """Carry out an answer. The frame has left the agenda."""
        raise NotImplementedError

    def about(self, game: Table) -> dict[str, object]:
        """Give public facts that help to word the question."""
        return {}
