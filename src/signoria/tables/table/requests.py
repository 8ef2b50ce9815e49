"""What people may ask of a table. Each function plans a change, or raises `Refusal` and nothing happens.

A message that was carried out before changes nothing again: it leaves the change empty, and is acknowledged again.
Reasons are found in an order that tells nobody anything: who may not answer a question never hears about its options.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.core.position import IllegalAction
from signoria.tables.table import seats as seating
from signoria.tables.table.entries import (
    Arranged,
    Closed,
    Followed,
    Kept,
    Left,
    Moved,
    RematchWanted,
    Returned,
    Settled,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from signoria.tables.table.levels import checked_bot, keeper
from signoria.tables.table.opening import begin, check_settings, followed
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.undo import possible, quiet_since

if TYPE_CHECKING:
    from signoria.tables.table.change import Change
    from signoria.tables.table.entries import By
    from signoria.tables.table.rows import Guest
    from signoria.tables.wire.messages import AnswerUndo, Choose, Rematch, Return, Undo

LONGEST_ID: Final = 64
LONGEST_MOVE: Final = 80
MOST_MOVES: Final = 64


def repeated(change: Change, guest: str, message: str) -> bool:
    """Whether a message of a guest was carried out before. Refuses names of messages that are too long to keep."""
    if not 0 < len(message) <= LONGEST_ID:
        raise Refusal("reason-too-long", most=LONGEST_ID)
    return (guest, message) in change.after.messages


# --- The game --------------------------------------------------------------------------------------------------------


def choose(change: Change, guest: str, message: Choose) -> None:
    """Answer the open question, with one move or with several that belong together."""
    if repeated(change, guest, message.id):
        return
    table = change.after
    play = table.running()
    mine = table.seated(guest)
    if message.seat is not None and message.seat not in mine:
        raise Refusal("reason-not-seated")
    asked = play.position.asked
    if asked not in mine or message.seat not in (None, asked):
        # Compared with what bystanders know: the exact number would tell how far a hidden selection has come.
        raise Refusal("reason-not-asked" if message.ply == table.public_ply else "reason-stale")
    if message.ply != play.ply:
        raise Refusal("reason-stale")
    if not 0 < len(message.moves) <= MOST_MOVES:
        raise Refusal("reason-too-long", most=MOST_MOVES)
    return_to(change, guest, asked, None)
    for move in message.moves:
        _move_together(change, guest, message, asked, move)
    change.add_forced()


def _move_together(change: Change, guest: str, message: Choose, seat: int, move: str) -> None:
    """Make the next move of a message.

    Several moves in one message are one decision, made before anything new was seen. Were they allowed to go on after
    that, an illegal one among them would take everything back, and its sender could look around corners for nothing.
    """
    play = change.after.play
    assert play is not None
    position = play.position
    if play.ply > message.ply and not (
        position.asked == seat
        and position.question == play.moves[message.ply].question
        and quiet_since(play, message.ply)
    ):
        raise Refusal("reason-one-by-one")
    if len(move) > LONGEST_MOVE:
        raise Refusal("reason-too-long", most=LONGEST_MOVE)
    try:
        notation = position.notation(position.parse(move))
    except IllegalAction:
        raise Refusal("reason-illegal", move=move) from None
    change.add(Moved(at=change.now, guest=guest, message=message.id, seat=seat, move=notation, by="person"))


def answer(change: Change, seat: int, move: str, by: By) -> None:
    """Answer the open question for a seat, as a bot or the table does."""
    change.add(Moved(at=change.now, seat=seat, move=move, by=by))
    change.add_forced()


# --- Undo ------------------------------------------------------------------------------------------------------------


def undo(change: Change, guest: str, message: Undo) -> None:
    """Take the own last decision back; where others must agree, ask them."""
    if repeated(change, guest, message.id):
        return
    table = change.after
    play = table.running()
    table.seated(guest)
    if message.ply not in (play.ply, table.public_ply):
        raise Refusal("reason-stale")
    found = possible(play, table.seats, guest, table.public_ply)
    if found.consent:
        if table.request is not None:
            raise Refusal("reason-undo-asked")
        if (guest, found.to) in table.turned_down:
            raise Refusal("reason-undo-refused")
    return_to(change, guest, found.seat, None)
    if found.consent:
        ask = UndoAsked(
            at=change.now, guest=guest, message=message.id, seat=found.seat, to=found.to, consent=list(found.consent)
        )
        change.add(ask)
    else:
        change.add(Undone(at=change.now, guest=guest, message=message.id, seat=found.seat, to=found.to))


def answer_undo(change: Change, guest: str, message: AnswerUndo) -> None:
    """Agree, or not, that another player takes a decision back."""
    if repeated(change, guest, message.id):
        return
    table = change.after
    table.running()
    table.seated(guest)
    request = table.request
    if request is None or guest not in request.waiting_for:
        raise Refusal("reason-undo-none")
    change.add(UndoAnswered(at=change.now, guest=guest, message=message.id, agree=message.agree))
    if table.request is not None and not table.request.waiting_for:
        change.add(Undone(at=change.now, seat=request.seat, to=request.to))


def lapse_undo(change: Change) -> None:
    """Turn down a request that nobody has answered in time."""
    change.add(UndoAnswered(at=change.now, agree=False))


# --- Being away ------------------------------------------------------------------------------------------------------


def keep(change: Change, seat: int) -> None:
    """Let a bot play for a person whose time is up."""
    change.add(Kept(at=change.now, seat=seat, bot=keeper(change.after.row.game)))


def return_to(change: Change, guest: str, seat: int, message: str | None) -> None:
    """Let a person play again on a seat that a bot kept."""
    if change.after.seats[seat].kept:
        change.add(Returned(at=change.now, guest=guest, message=message, seat=seat))


def come_back(change: Change, guest: str, message: Return) -> None:
    """Let a guest play again on all own seats."""
    if repeated(change, guest, message.id):
        return
    change.after.running()
    for seat in change.after.seated(guest):
        return_to(change, guest, seat, message.id)


# --- Rematch ---------------------------------------------------------------------------------------------------------


def rematch(change: Change, guest: str, message: Rematch) -> None:
    """Want another game; when everybody does, open its table."""
    if repeated(change, guest, message.id):
        return
    change.after.finished()
    change.after.seated(guest)
    change.add(RematchWanted(at=change.now, guest=guest, message=message.id))
    _follow(change)


def _follow(change: Change) -> None:
    """Open the rematch if everybody who is left wants it."""
    table = change.after
    if table.following is None and table.rematch and table.rematch.issuperset(set(table.people()) - table.gone):
        change.opens = followed(table, table.finished().position.winners(), change.now)
        change.add(Followed(at=change.now, code=change.opens.row.code))


# --- Gathering -------------------------------------------------------------------------------------------------------


def join(change: Change, guest: Guest, seat: int | None = None, name: str | None = None) -> None:
    """Take an open seat. With a name of its own it may be a further seat, for somebody else at the same device."""
    table = change.after
    table.gathering()
    if table.seats_of(guest.id) and name is None:
        raise Refusal("reason-already-seated")
    number = seating.first_open(table.seats) if seat is None else seat
    sitter = seating.person(guest.id, guest.name if name is None else name)
    _arrange(change, guest.id, seating.taken_by(table.seats, number, sitter))


def leave(change: Change, guest: str) -> None:
    """Leave the table: before the game the seats are open then; during it bots keep them; after it, no rematch."""
    table = change.after
    mine = table.seated(guest)
    match table.status:
        case "gathering":
            _open_seats(change, guest, seating.without(table.seats, guest))
        case "playing":
            for seat in mine:
                if not table.seats[seat].kept:
                    change.add(Kept(at=change.now, guest=guest, seat=seat, bot=keeper(table.row.game)))
        case "over":
            change.add(Left(at=change.now, guest=guest))
            _follow(change)
        case _:
            raise Refusal("reason-closed")


def _open_seats(change: Change, guest: str, seats: list[seating.Seat]) -> None:
    """Go on without some people; the host's part falls to the next one, and without people the table closes."""
    table = change.after
    people = seating.people(seats)
    host = table.host if table.host in people else next(iter(people), None)
    if host is not None:
        change.add(Arranged(at=change.now, guest=guest, seats=seats, host=host))
    else:
        change.add(Closed(at=change.now, guest=guest, reason="reason-closed"))


def open_seat(change: Change, guest: str, seat: int) -> None:
    """The host sends somebody away from a seat, or a guest gives an own one up."""
    table = change.after
    table.gathering()
    seating.checked_number(table.seats, seat)
    if table.seats[seat].guest != guest:
        _check_host(change, guest)
    if table.seats[seat].kind != "open":
        _open_seats(change, guest, seating.replaced(table.seats, seat, seating.OPEN))


def seat_bot(change: Change, guest: str, seat: int, bot: str, name: str | None = None) -> None:
    """The host puts a bot on an open seat, or in place of another bot."""
    table = change.after
    table.gathering()
    _check_host(change, guest)
    if table.seats[seating.checked_number(table.seats, seat)].kind == "person":
        raise Refusal("reason-seat-taken", seat=seat)
    chosen = checked_bot(table.row.game, bot)
    _arrange(change, guest, seating.replaced(table.seats, seat, seating.bot(name or chosen, chosen)))


def add_seat(change: Change, guest: str) -> None:
    """The host puts another seat at the table."""
    table = change.after
    table.gathering()
    _check_host(change, guest)
    check_settings(table.game, len(table.seats) + 1, table.options, table.clock)
    _arrange(change, guest, [*table.seats, seating.OPEN])


def remove_seat(change: Change, guest: str, seat: int) -> None:
    """The host takes an open seat, or that of a bot, away."""
    table = change.after
    table.gathering()
    _check_host(change, guest)
    if table.seats[seating.checked_number(table.seats, seat)].kind == "person":
        raise Refusal("reason-seat-taken", seat=seat)
    check_settings(table.game, len(table.seats) - 1, table.options, table.clock)
    _arrange(change, guest, [*table.seats[:seat], *table.seats[seat + 1 :]])


def settle(
    change: Change,
    guest: str,
    options: dict[str, Any],
    *,
    clock: int | None,
    name: str | None = None,
    listed: bool | None = None,
) -> None:
    """The host settles how the table plays; what is not named stays, the clock is always named."""
    table = change.after
    table.gathering()
    _check_host(change, guest)
    checked = check_settings(table.game, len(table.seats), table.options | options, clock)
    change.add(
        Settled(
            at=change.now,
            guest=guest,
            name=table.name if name is None else seating.checked_name(name),
            options=checked,
            clock=clock,
            listed=table.listed if listed is None else listed,
        )
    )


def start(change: Change, guest: str) -> None:
    """The host begins the game."""
    change.after.gathering()
    _check_host(change, guest)
    begin(change, guest, None)


def close(change: Change, guest: str) -> None:
    """The host closes a table whose game has not begun."""
    change.after.gathering()
    _check_host(change, guest)
    change.add(Closed(at=change.now, guest=guest, reason="reason-closed"))


def _arrange(change: Change, guest: str, seats: list[seating.Seat]) -> None:
    change.add(Arranged(at=change.now, guest=guest, seats=seats, host=change.after.host))


def _check_host(change: Change, guest: str) -> None:
    if guest != change.after.host:
        raise Refusal("reason-not-host")
