"""Opening the table of a lesson: the learner, easy bots, and the position that the lesson begins with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from signoria.games import REGISTRY
from signoria.tables.lessons.lesson import lessons
from signoria.tables.table import seats as seating
from signoria.tables.table.change import Change, Sender
from signoria.tables.table.entries import Opened, Started
from signoria.tables.table.levels import checked_bot
from signoria.tables.table.names import BOT_NAMES
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import new_row
from signoria.tables.table.table import LiveTable

if TYPE_CHECKING:
    from signoria.tables.table.rows import Guest, NewTable

LEVEL = "easy"


@dataclass(frozen=True, slots=True)
class Learn:
    """Begin a lesson, by its id."""

    lesson: str

    def opened(self, host: Guest, now: float) -> NewTable:
        """Give the table. Raises `Refusal`."""
        lesson = lessons().get(self.lesson)
        if lesson is None:
            raise Refusal("reason-not-found")
        position = REGISTRY.game(lesson.game).scenario(lesson.scenario)
        view = position.view(0)
        options = view["options"]
        assert isinstance(options, dict)
        bot = checked_bot(lesson.game, LEVEL)
        bots = [seating.bot(name, bot) for name in BOT_NAMES[: position.seats() - 1]]
        seats = seating.told_apart([seating.person(host.id, host.name), *bots])
        change = Change(LiveTable.new(new_row(lesson.game, now)), now, Sender(host))
        change.add(
            Opened(
                at=now,
                name=lesson.title["en"],
                host=host.id,
                seats=seats,
                options=options,
                listed=False,
                lesson=lesson.id,
            )
        )
        saved = {**position.save(), "listening": True}
        change.add(Started(at=now, commitment=change.after.commitment, position=saved))
        change.go_on()
        return change.opened()
