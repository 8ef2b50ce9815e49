"""Writing a position down as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.bits import listed
from signoria.core.plain import copied
from signoria.games.florence.data.board import cell_names
from signoria.games.florence.data.components import (
    BONUS_NAMES,
    CARD_NAMES,
    CHARACTERS,
    FREEDOMS,
    OBJECTS,
    PERSON_NAMES,
    PHASES,
    PILES,
    PRESTIGE_NAMES,
    SOURCES,
    SUPPLY_NAMES,
    TILES,
    named,
)

if TYPE_CHECKING:
    from signoria.games.florence.state.player import Player
    from signoria.games.florence.state.table import Florence

SCHEMA: Final = 1


def save(game: Florence) -> dict[str, object]:
    """Give the whole position, hidden cards and chance included."""
    return {
        "options": copied(game.settings.options),
        "starter": game.settings.starter,
        "players": [save_player(player) for player in game.players],
        "supply": {name: game.supply[stack] for stack, name in enumerate(SUPPLY_NAMES)},
        "piles": {
            PILES[number]: [CARD_NAMES[card] for card in pile.listed()] for number, pile in enumerate(game.piles)
        },
        "looking_at": [CARD_NAMES[card] for card in game.looking_at.listed()],
        "looking_into": None if game.looking_into < 0 else PILES[game.looking_into],
        "working": None if game.working < 0 else PERSON_NAMES[game.working],
        "chosen_bonus": named(game.chosen_bonus, BONUS_NAMES),
        "used_bonus": named(game.used_bonus, BONUS_NAMES),
        "knowledge": [int(place) for place in game.knowledge.places],
        "round": game.round,
        "start": game.start,
        "phase": PHASES[game.phase],
        "active": game.active,
        "actions": game.actions,
        "person_taken": game.person_taken,
        "freedom_taken": game.freedom_taken,
        "talks": [int(number) for number in game.talks],
        "turns": game.turns,
        "stakes": [int(field) for field in game.stakes],
        "stakers": [int(seat) for seat in game.stakers],
        "sold": named(game.sold, CHARACTERS),
        "finished": listed(game.finished),
        "pot": game.pot,
        "banker_bought": game.banker_bought,
        "banker": game.banker,
    }


def save_player(player: Player) -> dict[str, object]:
    return {
        "money": player.money,
        "points": {name: player.tally[source] for source, name in enumerate(SOURCES)},
        "persons": named(player.persons, PERSON_NAMES),
        "known": named(player.known, PERSON_NAMES),
        "open": named(player.opened, PERSON_NAMES),
        "recruits": player.recruits,
        "open_recruits": player.recruits_open,
        "prestige": named(player.prestige, PRESTIGE_NAMES),
        "bonus": named(player.bonus, BONUS_NAMES),
        "freedoms": named(player.freedoms, FREEDOMS),
        "jesters": player.jesters,
        "builders": player.builders,
        "tiles": [[TILES[placed.tile], ",".join(cell_names(placed.area)), placed.partner] for placed in player.tiles],
        "stone": None if player.stone < 0 else OBJECTS[player.stone],
        "out": player.out,
        "character": None if player.character < 0 else CHARACTERS[player.character],
        "marker": player.marker,
    }
