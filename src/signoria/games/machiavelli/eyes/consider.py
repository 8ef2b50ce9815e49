"""What would come of a move, and why something cannot be chosen: for one seat, from what that seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from signoria.core.message import Message
from signoria.games.machiavelli.data.actions import CATALOGUE, SPOT_NAMES
from signoria.games.machiavelli.data.components import NUMBERS
from signoria.games.machiavelli.eyes.reasons import refusals, target_price
from signoria.games.machiavelli.rules.building import NOTHING_GONE, price
from signoria.games.machiavelli.rules.scoring import public_points
from signoria.games.machiavelli.state.cards import has_kind
from signoria.games.machiavelli.state.cast import EVERYBODY

if TYPE_CHECKING:
    from signoria.core.position import Sight
    from signoria.games.machiavelli.eyes.shapes import MachiavelliConsidered
    from signoria.games.machiavelli.eyes.views import MachiavelliSight
    from signoria.games.machiavelli.state.table import Machiavelli


def consider(eyes: Sight, moves: list[str]) -> dict[str, object]:
    """Give what would be left after moves and what the own city would be worth; of none, about the open question."""
    sight = cast("MachiavelliSight", eyes)
    seat = sight.seat
    before = sight.game.players[seat].gold
    imagined = sight.game.copy()
    imagined.journal = None
    for move in moves:
        make(imagined, seat, sight.question(), move)
    gold = imagined.players[seat].gold
    found: MachiavelliConsidered = {
        "why": why_not(sight, moves[0]) if moves and sight.asked() else None,
        "cost": before - gold,
        "gold": gold,
        "points": public_points(imagined, seat),
        "count": imagined.count(seat),
        "complete": imagined.is_complete(seat),
        "counts": [int(imagined.count(other)) for other in range(len(imagined.players))],
    }
    if not moves and sight.asked():
        found["cannot"] = refusals(sight)
        found["prices"] = prices(sight)
    return cast("dict[str, object]", found)


def make(game: Machiavelli, seat: i64, question: str, move: str) -> None:
    """Make a move in an imagined game, as far as its player can foresee; what cannot be paid is not done."""
    verb, _, what = move.partition(" ")
    player = game.players[seat]
    kind = NUMBERS.get(what, -1)
    if verb in ("build", "build-by-framework", "build-by-loan") and kind >= 0 and has_kind(player.hand, kind):
        # A loan is paid in cards; what a framework stands for is nothing but itself.
        cost: i64 = min(price(game, seat, kind, NOTHING_GONE), player.gold) if verb == "build" else 0
        player.gold -= cost
        game.leave_hand(seat, kind, EVERYBODY)
        game.add_district(seat, kind, 0)
    elif verb == "district":
        use_district(game, seat, question, what)


def use_district(game: Machiavelli, seat: i64, question: str, what: str) -> None:
    """Do with a district what the open question asks for."""
    owner, place = find(game, what)
    if place < 0:
        return
    cost = target_price(game, question, owner, place)
    player = game.players[seat]
    if cost < 0 or cost > player.gold:
        return
    player.gold -= cost
    if question == "beautify" and owner == seat:
        game.adorn(seat, place)
    elif question == "seize" and owner != seat:
        game.move_district(owner, place, seat)
    elif question == "destroy":
        game.take_district(owner, place)


def find(game: Machiavelli, what: str) -> tuple[int, int]:
    """Give the owner and the place of a district that is said with its seat: `2 tavern`; the place is -1 for none."""
    owner, _, spot = what.partition(" ")
    if not (owner.isascii() and owner.isdigit()) or len(owner) > 1 or int(owner) >= len(game.players):
        return 0, -1
    if spot not in SPOT_NAMES:
        return 0, -1
    return int(owner), game.players[int(owner)].place_of(SPOT_NAMES.index(spot))


def prices(sight: MachiavelliSight) -> dict[str, int]:
    """Give what the districts cost that can be chosen, where that costs something: `district 2 tavern`."""
    found: dict[str, int] = {}
    for option in sight.options():
        move = CATALOGUE.notations[option]
        verb, _, what = move.partition(" ")
        if verb == "district":
            owner, place = find(sight.game, what)
            cost = target_price(sight.game, sight.question(), owner, place)
            if cost >= 0:
                found[move] = cost
    return found


def why_not(sight: MachiavelliSight, move: str) -> Message | None:
    """Say why a move cannot be made."""
    verb, _, what = move.partition(" ")
    against = refusals(sight)
    zone = "hand" if verb.startswith("build") or verb in ("play", "discard", "give", "store") else "strip"
    return against.get(move) or against.get(f"{zone} {what}")
