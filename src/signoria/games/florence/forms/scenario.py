"""Scenarios: a position from a small readable description, for tests, puzzles and lessons.

    scenario({
        "players": [
            {"hand": "poet, recruit", "open": "painter", "tiles": "theatre, lake", "freedoms": "travel", "jesters": 2},
            {"money": 700, "points": 5},
            {},
        ],
        "round": 3,
        "phase": "actions",
    })

A player described by `{}` has the start money and nothing else. Tiles are written with their cells, `tower@d3,e3,f3`,
separated by blanks, or without: then they lie where there is room, and nobody cares whether they touch. Joint
buildings stand under `joint`, with seats: `workshop@1:g5,1:g6,2:a5,2:a6,2:b4,2:b5,2:b6`. A pile is written from the
top; it has exactly the named cards, or with `...` at the end all others below them. Piles that are not named have all
cards that are nowhere else. The scenario begins with the phase: `auction`, `characters`, `actions` (in the middle of
the turn of `active`) or `best-work`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.core.chance import Chance, chance_from_seed
from signoria.core.options import checked_options
from signoria.core.plain import bounded, known_keys, mapping, sequence
from signoria.core.shown import shown
from signoria.core.zones import Pile, pile_of
from signoria.games.florence.data import board
from signoria.games.florence.data.components import (
    ACTING,
    AUCTION,
    BANKER_GROWTH,
    BANKER_POT,
    BIDDING,
    BONUS_NAMES,
    CARDS,
    CHARACTERS,
    FEWEST_PLAYERS,
    FIRST_FREEDOM,
    FIRST_LANDSCAPE,
    FREEDOMS,
    FROM_WORKS,
    MOST_BUILDERS,
    MOST_PLAYERS,
    OBJECTS,
    PERSON_NAMES,
    PHASES,
    PILES,
    PRESTIGE_NAMES,
    RECRUITS,
    ROUNDS,
    SUPPLY_NAMES,
    TILES,
)
from signoria.games.florence.forms.checks import check_cards, check_parts
from signoria.games.florence.forms.reader import lay
from signoria.games.florence.forms.values import cards, members, money, word
from signoria.games.florence.rules.muse_and_princess.bidding import BeginBidding
from signoria.games.florence.rules.muse_and_princess.cardinal import actions_of
from signoria.games.florence.rules.round import BeginRound, BestWork
from signoria.games.florence.rules.setup import (
    OPTIONS,
    check_together,
    empty_table,
    freedoms_in_play,
    know_nothing,
    settings_of,
)
from signoria.games.florence.rules.turn import MENUS, EndTurn, TakeTurns
from signoria.games.florence.state.player import Player
from signoria.games.florence.state.table import Florence

# What may be said of a game, and what it means: the reference of each game is written from here.
KEYS: Final = {
    "players": "two to five players; without it three who have nothing but the start money",
    "options": "table options that differ from their defaults",
    "round": "the number of the round, from 1 to 7",
    "start": "the seat of the start player, from 0",
    "phase": "`auction`, `characters`, `actions` or `best-work`",
    "active": "whose turn it is, in the phase `actions`; the start player unless said",
    "actions": "actions left in that turn",
    "piles": "`person`, `prestige` and `bonus` from the top; `...` at the end puts all other cards below",
    "supply": "what is left of some stacks; the others have what nobody has",
    "joint": "buildings of two players, with the seats of their cells: `tower@1:g3,2:a3,2:b3`",
    "used-bonus": "bonus cards that have left the game",
    "pot": "the money on the Banker",
    "banker": "the seat that may turn money into points at the end, -1 for nobody",
    "seed": "chance: an integer, or 32 bytes",
}
PLAYER_KEYS: Final = {
    "money": "florins; the start money unless said",
    "points": "prestige points",
    "hand": "person and recruiting cards in hand, `poet, 2 recruit`",
    "open": "person and recruiting cards that lie face up",
    "prestige": "prestige cards in hand",
    "bonus": "bonus cards in hand",
    "tiles": "tiles with their cells, `tower@d3,e3,f3`, or without: then they lie where there is room",
    "freedoms": "freedoms that have been introduced",
    "jesters": "jesters, up to 7",
    "builders": "builders, up to 3",
    "character": "the character of Muse and Princess that the player holds",
    "marker": "the value of the best work of this round, 0 for none",
    "stone": "the object bought in this auction",
    "out": "whether the player is out of this auction",
}


def scenario(wanted: object) -> Florence:
    """Build the position. Raises ValueError for an impossible one."""
    data = known_keys(mapping(wanted, "a scenario"), KEYS, "a scenario")
    described = sequence(data.get("players", [{}, {}, {}]), "players")
    players = len(described)
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise ValueError(f"a scenario has {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {players}")
    options = checked_options(OPTIONS, data.get("options", {}))
    check_together(options, players)
    start = bounded(data.get("start", 0), "start", 0, players - 1)
    chance = chance_from_seed(data.get("seed", 1))
    settings = settings_of(options, players, start)
    freedoms = freedoms_in_play(options, players, chance)
    game = empty_table(settings, freedoms, [pile_of([]) for _ in PILES], chance, listen=True)
    for seat, player in enumerate(described):
        describe(game.players[seat], mapping(player, "a player"), settings.muse_and_princess)
    for building in listed(data.get("joint", [])):
        lay_joint(game, building)
    game.used_bonus = members(listed(data.get("used-bonus", [])), BONUS_NAMES, "used-bonus")
    check_parts(game)
    take_from_supply(game, mapping(data.get("supply", {}), "supply"))
    game.round = bounded(data.get("round", 1), "round", 1, ROUNDS)
    set_piles(game, mapping(data.get("piles", {}), "piles"), chance)
    check_cards(game)
    know_nothing(game)
    game.pot = money(data.get("pot", BANKER_POT), "pot")
    game.banker = bounded(data.get("banker", -1), "banker", -1, players - 1)
    begin_phase(game, data)
    game.advance()
    return game


def begin_phase(game: Florence, data: Mapping[str, object]) -> None:
    """Put on the agenda what the phase of the scenario begins with."""
    phase = data.get("phase", "auction")
    if phase == PHASES[AUCTION]:
        game.then(BeginRound())
    elif phase == PHASES[BIDDING]:
        if not game.settings.muse_and_princess:
            raise ValueError("characters are bid for with expansion-muse-princess only")
        if game.round > 1:
            # What is said is what lies there during the bidding; it grows when that begins.
            game.pot -= BANKER_GROWTH
        game.then(BeginBidding(), TakeTurns(0), BestWork())
    elif phase == PHASES[ACTING]:
        active = bounded(data.get("active", game.start), "active", 0, len(game.players) - 1)
        game.phase = ACTING
        game.active = active
        game.turns = 1
        game.actions = bounded(data.get("actions", int(actions_of(game, active))), "actions", 0, 3)
        distance = (active - game.start) % len(game.players)
        game.then(MENUS[active], EndTurn(active), TakeTurns(distance + 1), BestWork())
    elif phase == "best-work":
        game.phase = ACTING
        game.then(BestWork())
    else:
        raise ValueError(f"a scenario begins in phase auction, characters, actions or best-work, not {shown(phase)}")


def listed(said: object, separator: str = ",") -> list[object]:
    """Give words that are written in one text, or as a list."""
    if isinstance(said, str):
        return [part.strip() for part in said.split(separator) if part.strip()]
    return sequence(said, "a list")


# --- Players ---------------------------------------------------------------------------------------------------------


def describe(player: Player, data: Mapping[str, object], characters: bool) -> None:
    """Give a player what is described."""
    known_keys(data, PLAYER_KEYS, "a player")
    if "money" in data:
        player.money = money(data["money"], "money")
    player.points = bounded(data.get("points", 0), "points", 0, 999)
    player.tally[FROM_WORKS] = player.points
    player.persons, player.recruits = persons(data.get("hand", []))
    player.opened, player.recruits_open = persons(data.get("open", []))
    player.prestige = members(listed(data.get("prestige", [])), PRESTIGE_NAMES, "prestige")
    player.bonus = members(listed(data.get("bonus", [])), BONUS_NAMES, "bonus")
    player.freedoms = members(listed(data.get("freedoms", [])), FREEDOMS, "freedoms")
    player.jesters = bounded(data.get("jesters", 0), "jesters", 0, 7)
    player.builders = bounded(data.get("builders", 0), "builders", 0, MOST_BUILDERS)
    player.marker = bounded(data.get("marker", 0), "marker", 0, 399)
    if "stone" in data:
        player.stone = word(data["stone"], OBJECTS, "stone")
    player.out = data.get("out", False) is True
    if "character" in data:
        if not characters:
            raise ValueError("characters are held with expansion-muse-princess only")
        player.character = word(data["character"], CHARACTERS, "character")
    said = data.get("tiles", [])
    for tile in listed(said.replace(", ", " ").strip(), " ") if isinstance(said, str) else listed(said):
        lay_described(player, tile)


def persons(said: object) -> tuple[int, int]:
    """Give persons as bits, and the number of recruiting cards beside them: `poet, 2 recruit`."""
    names: list[object] = []
    recruits = 0
    for part in listed(said):
        words = part.split() if isinstance(part, str) else []
        if words[-1:] == ["recruit"]:
            recruits += int(words[0]) if len(words) == 2 and words[0] in "12345" else 1
        else:
            names.append(part)
    return members(names, PERSON_NAMES, "persons"), bounded(recruits, "recruits", 0, RECRUITS)


def lay_described(player: Player, said: object) -> None:
    """Lay a tile down, on its cells or wherever there is room."""
    name, _, where = said.partition("@") if isinstance(said, str) else ("", "", "")
    tile = word(name, TILES, "a tile")
    if where:
        lay(player, tile, board.named_cells(where), -1)
        return
    number = board.FIRST_OF[tile]
    while number < board.FIRST_OF[tile + 1]:
        if board.AREAS[number] & player.covered == 0:
            lay(player, tile, board.AREAS[number], -1)
            return
        number += 1
    raise ValueError(f"there is no room for {name}")


def lay_joint(game: Florence, said: object) -> None:
    """Lay a joint building down, with the seats of its cells: `tower@1:g3,2:a3,2:b3`."""
    name, _, where = said.partition("@") if isinstance(said, str) else ("", "", "")
    tile = word(name, TILES, "a joint building")
    areas: dict[int, int] = {}
    for place in where.split("+" if "+" in where else ","):
        seat, _, cell = place.strip().partition(":")
        if seat not in ("1", "2", "3", "4", "5"):
            raise ValueError(f"a cell of a joint building is written as 1:g3, not as {shown(place)}")
        areas[int(seat) - 1] = areas.get(int(seat) - 1, 0) | board.named_cell(cell)
    if len(areas) != 2 or tile >= FIRST_LANDSCAPE or max(areas) >= len(game.players):
        raise ValueError(f"{name} does not lie on two boards")
    first, second = areas
    lay(game.players[first], tile, areas[first], second)
    lay(game.players[second], tile, areas[second], first)


# --- Supply and piles ------------------------------------------------------------------------------------------------


def take_from_supply(game: Florence, named: Mapping[str, object]) -> None:
    """Leave in the supply what nobody has, or what is named."""
    used = [0] * len(SUPPLY_NAMES)
    for seat, player in enumerate(game.players):
        for placed in player.tiles:
            # A joint building is one tile.
            if placed.partner < seat:
                used[placed.tile] += 1
        for freedom in range(len(FREEDOMS)):
            used[FIRST_FREEDOM + freedom] += (player.freedoms >> freedom) & 1
        used[-3] += player.jesters
        used[-2] += player.builders
        used[-1] += player.recruits + player.recruits_open
    for name in named:
        word(name, SUPPLY_NAMES, "supply")
    for stack, name in enumerate(SUPPLY_NAMES):
        rest = game.supply[stack] - used[stack]
        if rest < 0:
            raise ValueError(f"there are only {game.supply[stack]} {name} in this game, not {used[stack]}")
        game.supply[stack] = bounded(named.get(name, int(rest)), f"the supply of {name}", 0, rest)


def set_piles(game: Florence, named: Mapping[str, object], chance: Chance) -> None:
    """Set the piles as described, or with all cards that are nowhere else."""
    elsewhere: i64 = game.used_bonus << 35
    for player in game.players:
        elsewhere |= player.persons | player.opened | (player.prestige << 21) | (player.bonus << 35)
    for name in named:
        word(name, PILES, "piles")
    for number, name in enumerate(PILES):
        said = listed(named.get(name, ["..."]))
        rest = said[-1:] == ["..."]
        top = cards(said[:-1] if rest else said, number)
        game.piles[number] = pile_with(number, top, elsewhere, chance, rest=rest)


def pile_with(number: int, top: list[int], elsewhere: int, chance: Chance, *, rest: bool) -> Pile:
    """Give a pile with these cards from the top, and perhaps all others in random order below them."""
    first, end = ((0, 21), (21, 35), (35, CARDS))[number]
    below = pile_of([])
    if rest:
        free = [card for card in range(first, end) if not elsewhere & bit(card) and card not in top]
        below = pile_of(free)
        chance.shuffle(below)
    for card in reversed(top):
        below.push(card)
    return below
