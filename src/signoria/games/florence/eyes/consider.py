"""What would come of a move, and why another cannot be made: for one seat, from what that seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from signoria.games.florence.data.actions import CATALOGUE, PLACE, PLACE_JOINT
from signoria.games.florence.data.board import AREAS, cell_names, fits
from signoria.games.florence.data.components import (
    BUILDINGS,
    CARD_NUMBERS,
    FREEDOMS,
    MERCHANT,
    PERSON_NAMES,
    TILES,
    named,
)
from signoria.games.florence.eyes.ground import ALONE, LANDSCAPE, TOGETHER, ground
from signoria.games.florence.eyes.imagined import NOWHERE, Imagined, joint_place, placement
from signoria.games.florence.eyes.reasons import refusals
from signoria.games.florence.eyes.worth import hand_of, worth_of
from signoria.games.florence.rules.cooperative_building.negotiation import OfferPlace
from signoria.games.florence.rules.muse_and_princess.merchant import relative_position
from signoria.games.florence.rules.placement import blocked_for_buildings, types_to_build
from signoria.games.florence.rules.turn import usable_freedoms
from signoria.games.florence.rules.work_values import minimum, possible_workers, work_value

if TYPE_CHECKING:
    from signoria.core.message import Message
    from signoria.core.position import Sight
    from signoria.games.florence.eyes.shapes import FlorenceConsidered, Ground
    from signoria.games.florence.eyes.views import FlorenceSight
    from signoria.games.florence.state.table import Florence


def consider(eyes: Sight, moves: list[str]) -> dict[str, object]:
    """Give what would come of moves for the seat whose eyes these are; of none, what the open question is about."""
    sight = cast("FlorenceSight", eyes)
    game, seat = sight.game, sight.seat
    before = game.players[seat].points
    imagined = Imagined(game, seat)
    for move in moves:
        imagined.make(move)
    player = imagined.game.players[seat]
    # A card is worth something to whoever looks at it, too: any verb that names it will do.
    cards = hand_of(game, seat) + [word for move in moves for word in move.split()[1:2] if word in CARD_NUMBERS]
    found: FlorenceConsidered = {
        "why": why_not(sight, moves, imagined.game),
        "cost": imagined.cost,
        "cover": imagined.cover,
        "gain": player.points - before + imagined.cover,
        "money": player.money,
        "points": player.points,
        "worth": worth_of(imagined.game, seat, cards),
    }
    if player.character == MERCHANT:
        found["place"] = relative_position(imagined.game, seat)
    if not moves and sight.asked():
        tell_question(sight, found)
    return cast("dict[str, object]", found)


# --- The open question -----------------------------------------------------------------------------------------------


def tell_question(sight: FlorenceSight, found: FlorenceConsidered) -> None:
    """Add what there is to know about the open question, for who is asked."""
    within = within_reach(sight)
    found["within"] = within
    found["cannot"] = refusals(sight.game, sight.seat, possible(sight, within))
    lies = ground_of(sight)
    if lies is not None:
        found["ground"] = lies
    value_offered(sight, found)


def offered(sight: FlorenceSight) -> list[str]:
    """Give the options of this seat in notation."""
    return [CATALOGUE.notations[option] for option in sight.options()]


def possible(sight: FlorenceSight, within: list[str]) -> set[str]:
    """Give what can be chosen now or is within reach, with the beginnings of placements and the like."""
    options = offered(sight)
    return {*options, *within, *(beginning(option) for option in options)}


def beginning(move: str) -> str:
    """Give the verb and its first word."""
    return " ".join(move.split(" ")[:2])


def within_reach(sight: FlorenceSight) -> list[str]:
    """Give what an action on the menu of a turn leads to: it can be chosen as if it stood there itself."""
    if sight.question() != "turn-menu":
        return []
    game, seat = sight.game, sight.seat
    menu = offered(sight)
    found: list[str] = []
    if "work" in menu:
        found += [f"work {person}" for person in named(possible_workers(game, seat), PERSON_NAMES)]
    if "build" in menu:
        types = types_to_build(game, seat)
        blocked = blocked_for_buildings(game, seat)
        found += [f"place {TILES[tile]}" for tile in range(BUILDINGS) if (types >> tile) & 1 and fits(tile, blocked)]
    if "freedom" in menu:
        found += [f"introduce {freedom}" for freedom in named(usable_freedoms(game, seat), FREEDOMS)]
    if "recruit" in menu:
        found += [f"recruit {person}" for person in named(game.open_elsewhere(seat), PERSON_NAMES)]
    return found


def ground_of(sight: FlorenceSight) -> Ground | None:
    """Tell where a tile cannot lie, at a question about one."""
    game, question = sight.game, sight.question()
    if question in ("turn-menu", "build"):
        return ground(game, [sight.seat], ALONE)
    if question == "place-landscape":
        return ground(game, [sight.seat], LANDSCAPE)
    waiting = game.waiting
    if isinstance(waiting, OfferPlace):
        border = game.settings.border(waiting.active, waiting.partner)
        return ground(game, [border.first, border.second], TOGETHER)
    return None


def value_offered(sight: FlorenceSight, found: FlorenceConsidered) -> None:
    """Add what the cards are worth among which this seat chooses, or might: those it looks at, persons of others."""
    game, seat, question = sight.game, sight.seat, sight.question()
    offers = sight.seen_cards()
    imagined = Imagined(game, seat)
    if question == "pick-person":
        imagined.draw_person()
    elif question in ("recruit", "recruit-now", "turn-menu") and game.players[seat].recruits > 0:
        offers = named(game.open_elsewhere(seat), PERSON_NAMES)
    worth = worth_of(imagined.game, seat, offers)
    found["worth"]["persons"].update(worth["persons"])
    found["worth"]["bonus"].update(worth["bonus"])
    found["worth"]["prestige"].update(worth["prestige"])


# --- Why not ---------------------------------------------------------------------------------------------------------


def why_not(sight: FlorenceSight, moves: list[str], imagined: Florence) -> Message | None:
    """Say why moves cannot be made by who is asked; nothing where they can, or where nobody knows why not."""
    if not moves or not sight.asked():
        return None
    game, seat = sight.game, sight.seat
    able = possible(sight, within_reach(sight))
    if moves[-1] == "done":
        return refusals(imagined, seat, {"done"} if enough(imagined, seat) else set()).get("done")
    against = refusals(game, seat, able)
    first = moves[0]
    if first in able:
        return None
    return against.get(first) or against.get(beginning(first)) or why_not_there(sight, first)


def why_not_there(sight: FlorenceSight, move: str) -> Message | None:
    """Say which cell keeps a tile from lying somewhere."""
    lies = ground_of(sight)
    option = placement(move)
    if lies is None or option == NOWHERE:
        return None
    cells = covered_by(sight.game, option)
    for barred in lies["barred"]:
        for cell in cells:
            if cell in barred["cells"]:
                key, arguments = barred["why"]
                return key, {**arguments, "cell": cell}
    return lies["otherwise"]


def enough(game: Florence, seat: i64) -> bool:
    """Whether the work that is being put together reaches the minimum."""
    return game.working >= 0 and work_value(game, seat, game.working, game.chosen_bonus) >= minimum(game)


def covered_by(game: Florence, option: i64) -> list[str]:
    """Name the cells of a placement; those of one across a border with their seats."""
    if option < PLACE_JOINT:
        return cell_names(AREAS[option - PLACE])
    where = joint_place(game, option)
    return [] if where is None else where.cells()
