"""Scenarios: a position from a small readable description, for tests, puzzles and lessons.

    scenario({
        "players": [{"hand": "market, smithy, silver, 2 estate", "deck": "silver, market, copper"}, {}],
        "coins": 2,
    })

Piles are written as people would say them: a draw pile from the top, a discard pile from the bottom, a number before
a card for several of it. A player described by `{}` has the starting cards: five Coppers in hand, two Coppers and three
Estates in the draw pile. For a player of whom any zone is given, the other zones are empty. Whatever supply is not
given has what the box would leave in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from signoria.core.chance import ArrangedChance, Chance, chance_from_seed
from signoria.core.options import checked_options
from signoria.core.plain import bounded, known_keys, mapping, sequence
from signoria.core.shown import shown
from signoria.core.zones import hand_of, pile_of
from signoria.games.dominion.data.components import (
    ACTION_PHASE,
    BUY_PHASE,
    COPPER,
    ESTATE,
    FEWEST_PLAYERS,
    FIRST_KINGDOM,
    KINDS,
    KINGDOM_SIZE,
    KINGDOMS,
    MOST_PLAYERS,
    NAMES,
    PHASES,
    START_COPPERS,
    START_ESTATES,
    pile_size,
)
from signoria.games.dominion.forms.reader import number_of
from signoria.games.dominion.rules.setup import OPTIONS, check_together, empty_table, settings_of
from signoria.games.dominion.rules.turn import TURN_FRAMES
from signoria.games.dominion.state.player import Player, player_with
from signoria.games.dominion.state.table import Dominion

START_HAND: Final = [COPPER] * 5
START_DECK: Final = [ESTATE] * START_ESTATES + [COPPER] * (START_COPPERS - 5)
# What may be said of a game, and what it means: the reference of each game is written from here.
KEYS: Final = {
    "players": "two to four players; without it two who have the starting cards",
    "options": "table options that differ from their defaults",
    "kingdom": "the name of a recommended kingdom, or kingdom cards; fewer than ten are filled up",
    "supply": "cards left of some kinds, `{'province': 1}`; the others have what the box leaves",
    "trash": "cards in the trash",
    "play-area": "cards that have been played this turn",
    "active": "the seat whose turn it is, from 0",
    "phase": "`action` or `buy`",
    "actions": "actions left, 1 unless said",
    "buys": "buys left, 1 unless said",
    "coins": "coins, 0 unless said",
    "seed": "chance: an integer, or 32 bytes",
    "shuffles": "how the next shuffles come out, each from the top",
}
PLAYER_KEYS: Final = {
    "hand": "cards in hand",
    "deck": "the draw pile, from the top",
    "discard": "the discard pile, from the bottom",
    "turns": "turns taken so far, 1 unless said",
}


def scenario(wanted: object) -> Dominion:
    """Build the position. Raises ValueError for an impossible one."""
    data = known_keys(mapping(wanted, "a scenario"), KEYS, "a scenario")
    described = sequence(data.get("players", [{}, {}]), "players")
    if not FEWEST_PLAYERS <= len(described) <= MOST_PLAYERS:
        raise ValueError(f"a scenario has {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {len(described)}")
    players = [described_player(player) for player in described]
    trash = cards(data.get("trash", []))
    play_area = cards(data.get("play-area", []))
    active = bounded(data.get("active", 0), "active", 0, len(players) - 1)
    options = checked_options(OPTIONS, data.get("options", {}))
    check_together(options, len(players))

    elsewhere = trash + play_area
    for player in players:
        elsewhere += player.hand.listed() + player.deck.listed() + player.discard.listed()
    named = mapping(data.get("supply", {}), "supply")
    kingdom = wanted_kingdom(data.get("kingdom", []), [*elsewhere, *(number_of(name) for name in named)])

    game = empty_table(settings_of(options, active), len(players), kingdom, chance_of(data), listen=True)
    game.players = players
    game.stock(supply_left(elsewhere, named, game.piles, len(players)))
    game.trash = hand_of(trash)
    game.play_area = pile_of(play_area)
    game.active = active
    game.actions = bounded(data.get("actions", 1), "actions", 0, 99)
    game.buys = bounded(data.get("buys", 1), "buys", 0, 99)
    game.coins = bounded(data.get("coins", 0), "coins", 0, 99)
    phase = data.get("phase", "action")
    frames = TURN_FRAMES[active]
    if phase == PHASES[ACTION_PHASE]:
        game.phase = ACTION_PHASE
        game.then(frames.play_action, frames.begin_buying, frames.clean_up)
    elif phase == PHASES[BUY_PHASE]:
        game.then(frames.begin_buying, frames.clean_up)
    else:
        raise ValueError(f"a scenario begins in phase action or buy, not {shown(phase)}")
    game.advance()
    return game


def described_player(described: object) -> Player:
    """Give a player with the described cards, or with the starting cards."""
    data = known_keys(mapping(described, "a player"), PLAYER_KEYS, "a player")
    turns = bounded(data.get("turns", 1), "turns", 0, 999)
    if not any(zone in data for zone in ("hand", "deck", "discard")):
        return player_with(START_HAND, START_DECK, [], turns)
    deck = cards(data.get("deck", []))
    deck.reverse()
    return player_with(cards(data.get("hand", [])), deck, cards(data.get("discard", [])), turns)


def cards(said: object) -> list[int]:
    """Read cards such as `market, 2 estate` or `["market", "estate"]`."""
    if isinstance(said, str):
        said = [part for part in said.split(",") if part.strip()]
    found: list[int] = []
    for part in sequence(said, "cards"):
        words = part.split() if isinstance(part, str) else []
        if len(words) == 2 and words[0].isdecimal() and len(words[0]) < 4:
            found += [number_of(words[1])] * int(words[0])
        elif len(words) == 1:
            found.append(number_of(words[0]))
        else:
            raise ValueError(f"cards are written as 'market' or '2 estate', not {shown(part)}")
    return found


def wanted_kingdom(named: object, used: list[int]) -> list[int]:
    """Give ten kinds: the named ones and all that are used, filled up from the first game's and then in order."""
    kingdom = list(KINGDOMS[named]) if isinstance(named, str) and named in KINGDOMS else cards(named)
    if len(set(kingdom)) != len(kingdom) or any(kind < FIRST_KINGDOM for kind in kingdom):
        raise ValueError("a kingdom has different kingdom cards")
    full = len(kingdom) == KINGDOM_SIZE
    for kind in used:
        if kind >= FIRST_KINGDOM and kind not in kingdom:
            if full:
                raise ValueError(f"{NAMES[kind]} is not in the kingdom of this scenario")
            kingdom.append(kind)
    for kind in [*KINGDOMS["first-game"], *range(FIRST_KINGDOM, KINDS)]:
        if len(kingdom) < KINGDOM_SIZE and kind not in kingdom:
            kingdom.append(kind)
    if len(kingdom) > KINGDOM_SIZE:
        raise ValueError(f"a kingdom has {KINGDOM_SIZE} kinds, this scenario uses {len(kingdom)}")
    return sorted(kingdom)


def supply_left(elsewhere: list[int], named: Mapping[str, object], piles: int, players: int) -> list[int]:
    """Give the supply: as named, else what is left when the cards elsewhere are taken out of the game's."""
    left = [0] * KINDS
    for kind in range(KINDS):
        if not (piles >> kind) & 1:
            continue
        total = pile_size(kind, players)
        if kind == COPPER:
            total += START_COPPERS * players
        if kind == ESTATE:
            total += START_ESTATES * players
        rest = total - elsewhere.count(kind)
        if rest < 0:
            raise ValueError(f"there are only {total} {NAMES[kind]} in this game, not {total - rest}")
        left[kind] = bounded(named.get(NAMES[kind], rest), f"the supply of {NAMES[kind]}", 0, rest)
    return left


def chance_of(data: Mapping[str, object]) -> Chance:
    """Give chance as described: a seed, and the results of the next shuffles from the top."""
    chance = chance_from_seed(data.get("seed", 1))
    arranged = [cards(shuffle) for shuffle in sequence(data.get("shuffles", []), "shuffles")]
    for shuffle in arranged:
        shuffle.reverse()
    return ArrangedChance(arranged, chance) if arranged else chance
