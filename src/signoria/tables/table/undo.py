"""Taking a decision back: freely, with the consent of the others, or not at all.

It is free while nobody can have learnt anything by it: the same seat made all decisions since, chance was not used, and
every question and event since is one that shows nothing hidden. A question says so itself, and a game which events do;
whatever does not say so counts as showing something, so that a new card can at worst make people ask for consent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from signoria.tables.table.refusal import Refusal
from signoria.tables.table.seats import KEPT_EVENTS, people, seats_of

if TYPE_CHECKING:
    from signoria.tables.table.playthrough import Made, Playthrough
    from signoria.tables.table.seats import Seat
    from signoria.tables.table.table import LiveTable

# A request that nobody answers lapses after so many seconds, for the bots wait as long as it stands.
PATIENCE: Final = 30.0


# What happens at the table rather than in the game.
AT_THE_TABLE: Final = frozenset(
    {
        *KEPT_EVENTS.values(),
        "end-declined",
        "end-lapsed",
        "end-proposed",
        "end-withdrawn",
        "seat-replaced",
        "seat-returned",
        "undone",
        "undo-lapsed",
        "undo-refused",
        "played-on",
    }
)


class UndoRequest(msgspec.Struct, frozen=True):
    """A player asks the others to go back to when so many moves had been made."""

    guest: str
    seat: int
    to: int
    at: float
    waiting_for: tuple[str, ...]  # guests who have not answered yet


class Possible(msgspec.Struct, frozen=True):
    """What a guest may take back: to when, for which seat, and whom it takes to agree."""

    to: int
    seat: int
    consent: tuple[str, ...] = ()


def quiet_since(play: Playthrough, ply: int, public_ply: int | None = None) -> bool:
    """Whether nothing hidden or random has shown itself since so many moves had been made.

    Moves after `public_ply` are steps of another player that nobody has noticed: they have shown nothing.
    """
    end = play.ply if public_ply is None or ply >= public_ply else public_ply
    if ply == end:
        return True
    made, unnoticed = play.moves[ply:end], play.moves[end:]
    quiet_events = play.start.game.about.quiet_events
    for event in play.log[made[0].log :]:
        if event.insiders or not (event.kind in quiet_events or event.kind in AT_THE_TABLE):
            return False
    chance = unnoticed[0].chance if unnoticed else play.position.chance.save()
    return (
        made[0].chance == chance
        and (unnoticed[0].quiet if unnoticed else play.quietly_asked)
        and all(one.quiet for one in made[1:])
        and not any(one.silent for one in made)
    )


def last_decision(play: Playthrough, guest: str) -> tuple[int, int] | None:
    """Give how many moves had been made before the last decision of a guest, and the seat; None if there is none.

    The moves of one message are one decision. A secret one is not taken back: nobody may notice that it was made.
    """
    moves, begun = play.moves, play.start.ply
    for ply, made in zip(range(len(moves) - 1, begun - 1, -1), reversed(moves), strict=False):
        if made.guest == guest and not made.secret:
            first = ply
            while first > begun and _same_message(moves[first - 1], made):
                first -= 1
            return first, made.seat
    return None


def _same_message(one: Made, other: Made) -> bool:
    return one.message is not None and one.message == other.message and one.guest == other.guest


def possible(table: LiveTable, guest: str | None) -> Possible:
    """Say what a guest may take back, and who must agree. Raises `Refusal` when nothing can be taken back.

    Moves after `public_ply` belong to a selection that its player has not finished: nobody has decided anything by it,
    and whether it has begun must not show in what others may take back.
    """
    # When the game is over, the secret of the shuffles is published.
    play, seats = table.running(), table.seats
    mine = seats_of(seats, guest)
    if guest is None or not mine:
        raise Refusal("reason-not-seated")
    if table.curtain is not None:
        # Otherwise the answer would tell whether somebody is asked in secret.
        raise Refusal("reason-silence")
    if all(seats[seat].keeper == "resigned" for seat in mine):
        raise Refusal("reason-resigned")
    found = last_decision(play, guest)
    if found is None:
        raise Refusal("reason-undo-none")
    to, seat = found
    others = [other for other in people(seats) if other != guest]
    if not others or (_alone(play, seat, to, table.public_ply) and quiet_since(play, to, table.public_ply)):
        return Possible(to, seat)
    here = tuple(other for other in others if not away(seats, other))
    if not here:
        # A bot plays for everyone else; it cannot agree in their names.
        raise Refusal("reason-undo-absent")
    return Possible(to, seat, here)


def _alone(play: Playthrough, seat: int, ply: int, end: int) -> bool:
    """Whether nobody else has moved between two numbers of moves."""
    return all(made.seat == seat for made in play.moves[ply:end])


def handed_over(seats: list[Seat], guest: str) -> bool:
    """Whether a guest has left all seats to bots, or resigned there, rather than been missed."""
    return all(seat.keeper in ("left", "resigned") for seat in seats if seat.guest == guest)


def away(seats: list[Seat], guest: str) -> bool:
    """Whether bots play for all seats of a guest."""
    return all(seat.kept for seat in seats if seat.guest == guest)
