"""Reading a position that was written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.core.chance import load_chance
from signoria.core.events import Journal
from signoria.core.options import checked_options
from signoria.core.plain import bounded, flag, mapping, sequence
from signoria.core.shown import shown
from signoria.core.zones import pile_of
from signoria.games.florence.data import board
from signoria.games.florence.data.components import (
    BANKER,
    BANKER_HIGHEST,
    BANKER_LOWEST,
    BONUS_NAMES,
    BUILDINGS,
    CARDS,
    CHARACTERS,
    FEWEST_PLAYERS,
    FIRST_LANDSCAPE,
    FREEDOMS,
    HIGHEST_FIELD,
    LOWEST_FIELD,
    MOST_BUILDERS,
    MOST_PLAYERS,
    OBJECTS,
    PERSON_NAMES,
    PHASES,
    PILES,
    PRESTIGE_NAMES,
    ROUNDS,
    SOURCES,
    SUPPLY_NAMES,
    TILES,
)
from signoria.games.florence.forms.checks import check_cards, check_knowledge, check_parts, check_question, load_frame
from signoria.games.florence.forms.values import cards, members, money, several, word
from signoria.games.florence.rules.setup import OPTIONS, check_together, empty_table, full_supply, settings_of
from signoria.games.florence.state.knowledge import Knowledge
from signoria.games.florence.state.player import Placed, Player, new_player
from signoria.games.florence.state.settings import Settings
from signoria.games.florence.state.stores import NOBODY
from signoria.games.florence.state.table import Florence

MOST_POINTS: Final = 2_000


def restore(data: Mapping[str, object]) -> Florence:
    """Put the table and the agenda together."""
    described = sequence(data["players"], "players")
    players = len(described)
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise ValueError(f"the saved position has {players} players")
    options = checked_options(OPTIONS, data["options"])
    check_together(options, players)
    settings = settings_of(options, players, bounded(data["starter"], "starter", 0, players - 1))
    piles = mapping(data["piles"], "the piles")
    game = empty_table(
        settings,
        [0, 0, 0],
        [pile_of(cards(piles[name], number)) for number, name in enumerate(PILES)],
        load_chance(data["chance"]),
        listen=False,
    )
    game.journal = Journal([], 0) if flag(data["listening"], "listening") else None
    game.players = [load_player(player, seat, settings) for seat, player in enumerate(described)]
    load_table(game, data)
    check_cards(game)
    check_parts(game)
    check_knowledge(game)
    for frame in sequence(data["agenda"], "the agenda"):
        game.agenda.push(load_frame(frame, game))
    game.advance()
    check_question(game)
    return game


def load_table(game: Florence, data: Mapping[str, object]) -> None:
    """Set everything that is not a player's."""
    last = len(game.players) - 1
    supply = mapping(data["supply"], "the supply")
    most = full_supply([4, 4, 4])
    game.supply = vec[i64](
        [bounded(supply[name], f"the supply of {name}", 0, most[stack]) for stack, name in enumerate(SUPPLY_NAMES)]
    )
    into = data["looking_into"]
    game.looking_into = NOBODY if into is None else word(into, PILES, "looking_into")
    looked_at = sequence(data["looking_at"], "looking_at")
    if looked_at:
        if into is None:
            raise ValueError("cards are looked at, but no pile is")
        game.looking_at = pile_of(cards(looked_at, game.looking_into))
    working = data["working"]
    game.working = NOBODY if working is None else word(working, PERSON_NAMES, "working")
    game.chosen_bonus = members(data["chosen_bonus"], BONUS_NAMES, "chosen_bonus")
    game.used_bonus = members(data["used_bonus"], BONUS_NAMES, "used_bonus")
    places = [bounded(place, "knowledge", 0, (1 << 27) - 1) for place in sequence(data["knowledge"], "knowledge")]
    if len(places) != len(game.players) * CARDS:
        raise ValueError("the knowledge does not fit the number of players")
    game.knowledge = Knowledge(len(game.players), vec[i64](places))
    game.round = bounded(data["round"], "round", 1, ROUNDS)
    game.start = bounded(data["start"], "start", 0, last)
    game.phase = word(data["phase"], PHASES, "phase")
    game.active = bounded(data["active"], "active", -1, last)
    game.actions = bounded(data["actions"], "actions", 0, 3)
    game.person_taken = flag(data["person_taken"], "person_taken")
    game.freedom_taken = flag(data["freedom_taken"], "freedom_taken")
    game.talks = vec[i64](several(data["talks"], "talks", len(game.players), 0, 99))
    game.turns = bounded(data["turns"], "turns", 0, 9999)
    game.sold = members(data["sold"], CHARACTERS, "sold")
    finished: i64 = 0
    for seat in sequence(data["finished"], "finished"):
        finished |= bit(bounded(seat, "finished", 0, last))
    game.finished = finished
    game.pot = money(data["pot"], "the pot")
    game.banker_bought = flag(data["banker_bought"], "banker_bought")
    game.banker = bounded(data["banker"], "banker", -1, last)
    load_stakes(game, data)


def load_stakes(game: Florence, data: Mapping[str, object]) -> None:
    """Set the stones on the characters: each on a field of its card, and of each player one at most."""
    stakes = several(data["stakes"], "stakes", len(CHARACTERS), -1, HIGHEST_FIELD)
    stakers = several(data["stakers"], "stakers", len(CHARACTERS), -1, len(game.players) - 1)
    for character, (field, staker) in enumerate(zip(stakes, stakers)):
        lowest = BANKER_LOWEST if character == BANKER else LOWEST_FIELD
        highest = BANKER_HIGHEST if character == BANKER else HIGHEST_FIELD
        if (field < 0) != (staker < 0) or (field >= 0 and not lowest <= field <= highest):
            raise ValueError(f"the stone on {CHARACTERS[character]} is on no field of it")
        if staker >= 0 and stakers.count(staker) > 1:
            raise ValueError(f"seat {staker} has several stones on characters")
    game.stakes = vec[i64](stakes)
    game.stakers = vec[i64](stakers)


# --- Players ---------------------------------------------------------------------------------------------------------


def load_player(saved: object, seat: int, settings: Settings) -> Player:
    """Give a saved player."""
    data = mapping(saved, "a saved player")
    player = new_player(money(data["money"], "money"), settings.palaces[seat])
    points = mapping(data["points"], "points")
    tally = [bounded(points[name], f"points of {name}", -MOST_POINTS, MOST_POINTS) for name in SOURCES]
    player.tally = vec[i64](tally)
    player.points = bounded(sum(tally), "points", 0, MOST_POINTS)
    player.persons = members(data["persons"], PERSON_NAMES, "persons")
    player.known = members(data["known"], PERSON_NAMES, "known")
    player.opened = members(data["open"], PERSON_NAMES, "open")
    player.recruits = bounded(data["recruits"], "recruits", 0, 5)
    player.recruits_open = bounded(data["open_recruits"], "open_recruits", 0, 5)
    player.prestige = members(data["prestige"], PRESTIGE_NAMES, "prestige")
    player.bonus = members(data["bonus"], BONUS_NAMES, "bonus")
    player.freedoms = members(data["freedoms"], FREEDOMS, "freedoms")
    player.jesters = bounded(data["jesters"], "jesters", 0, 7)
    player.builders = bounded(data["builders"], "builders", 0, MOST_BUILDERS)
    player.stone = NOBODY if data["stone"] is None else word(data["stone"], OBJECTS, "stone")
    player.out = flag(data["out"], "out")
    player.character = NOBODY if data["character"] is None else word(data["character"], CHARACTERS, "character")
    player.marker = bounded(data["marker"], "marker", 0, 399)
    if player.known & ~player.persons:
        raise ValueError("a person is known to be in a hand where he is not")
    for tile in sequence(data["tiles"], "tiles"):
        load_tile(player, sequence(tile, "a tile"), settings)
    return player


def load_tile(player: Player, saved: Sequence[object], settings: Settings) -> None:
    """Lay a saved tile down."""
    name, where, partner = saved
    tile = word(name, TILES, "a tile")
    if not isinstance(where, str):
        raise ValueError(f"cells are written as text, not as {shown(where)}")  # noqa: TRY004
    area = board.named_cells(where)
    lay(player, tile, area, bounded(partner, "partner", -1, settings.players - 1))


def lay(player: Player, tile: int, area: int, partner: int) -> None:
    """Lay a tile into a principality that is being put together. Raises ValueError where it cannot lie."""
    if area == 0 or area & player.covered:
        raise ValueError(f"{TILES[tile]} lies on something else")
    if partner < 0 and not board.placed(tile, area):
        raise ValueError(f"{TILES[tile]} cannot have the cells {', '.join(board.cell_names(area))}")
    if tile < BUILDINGS:
        if (player.buildings >> tile) & 1:
            raise ValueError(f"a principality has one {TILES[tile]} at most")
        player.buildings |= bit(tile)
        player.built |= area
    else:
        player.landscapes[tile - FIRST_LANDSCAPE] += 1
    player.covered |= area
    player.tiles.append(Placed(tile, area, partner))
