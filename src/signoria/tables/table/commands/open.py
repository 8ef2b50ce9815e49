"""Opening a table: what may be asked for, and the first entries that come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from signoria.tables.table import seats as seating
from signoria.tables.table.allowance import StandIn
from signoria.tables.table.change import Change, Sender
from signoria.tables.table.commands.command import Command, Word
from signoria.tables.table.commands.start import call
from signoria.tables.table.entries import Opened, Sealed
from signoria.tables.table.levels import checked_bot, usual_bot
from signoria.tables.table.names import BOT, BOT_NAMES, checked_name
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import new_row
from signoria.tables.table.settings import check_settings, checked_game, preset_of
from signoria.tables.table.shares import checked
from signoria.tables.table.table import LiveTable
from signoria.tables.table.titles import Occasion, table_title

if TYPE_CHECKING:
    from signoria.tables.table.rows import Guest, NewTable
    from signoria.tables.table.seats import Seat


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: the host, somebody else at the host's device, a bot, or whoever comes."""

    kind: Literal["me", "local", "bot", "open"]
    name: str | None = None
    bot: str | None = None  # a level or a name


class Open(Command, frozen=True):
    """Open a table. The guest who asks is its host."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    name: str | None = None
    clock: int | None = None
    listed: bool = False  # whether everybody finds it, and anybody may sit down
    start: bool = False  # begin at once
    seal: Word | None = None  # of the host's share in the chance of the game
    preset: Word | None = None  # options that go together; those that are named come on top of them
    occasion: Occasion | None = None  # the day after which the table is called that has no name
    stand_in: StandIn = "once"  # when a bot plays for somebody who does not answer
    hints: bool = False  # whether people who play with one another may ask for hints
    reserve: int = 0  # seconds for the whole game that follow those of a decision, where one may take days

    def plan(self, change: Change) -> None:
        game, host = change.after.game, change.guest
        wishes = named_bots(self.seats[: game.most + 1])
        seats = seating.told_apart([placed(game.name, host, wish, seat) for seat, wish in enumerate(wishes)])
        wanted = preset_of(game, self.preset) | self.options
        options = check_settings(game, len(self.seats), wanted, self.clock, self.reserve)
        if [wish.kind for wish in wishes].count("me") > 1:
            raise Refusal("reason-already-seated")
        change.add(
            Opened(
                at=change.now,
                name=checked_name(self.name) if self.name else table_title(game, self.occasion),
                host=host.id,
                seats=seats,
                options=options,
                clock=self.clock,
                listed=self.listed,
                occasion=None if self.name else self.occasion,
                stand_in=self.stand_in,
                hints=self.hints,
                reserve=self.reserve,
            )
        )
        if self.seal is not None:
            change.add(Sealed(at=change.now, guest=host.id, seal=checked(self.seal)))
        if self.start:
            call(change)

    def opened(self, host: Guest, now: float) -> NewTable:
        """Give the table, with a code and a secret of its own. Raises `Refusal`."""
        game = checked_game(self.game)
        change = Change(LiveTable.new(new_row(game.name, now)), now, Sender(host))
        self.plan(change)
        return change.opened()


def named_bots(wishes: list[SeatWish]) -> list[SeatWish]:
    """Give bots names, those that have none."""
    names = iter(BOT_NAMES)
    return [
        msgspec.structs.replace(wish, name=next(names, BOT)) if wish.kind == "bot" and not wish.name else wish
        for wish in wishes
    ]


def placed(game: str, host: Guest, wish: SeatWish, seat: int) -> Seat:
    """Give the seat that somebody wishes for; what is refused says which one it is about."""
    try:
        return seat_wished(game, host, wish)
    except Refusal as refusal:
        raise Refusal(refusal.reason, **refusal.facts | {"seat": seat}) from None


def seat_wished(game: str, host: Guest, wish: SeatWish) -> Seat:
    """Give the seat that somebody wishes for."""
    match wish.kind:
        case "me":
            return seating.person(host.id, wish.name or host.name)
        case "local":
            return seating.person(host.id, wish.name or "")
        case "bot":
            bot = checked_bot(game, wish.bot) if wish.bot else usual_bot(game)
            return seating.bot(wish.name or bot, bot)
        case "open":
            return seating.OPEN
