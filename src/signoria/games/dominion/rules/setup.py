"""Setting up: from the options to the first question."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.agenda import Agenda
from signoria.core.bits import bit
from signoria.core.chance import Chance
from signoria.core.codec import FrameCodec
from signoria.core.events import Journal
from signoria.core.options import Number, OneOf, SeveralOf, TableOption, check_chosen_seat
from signoria.core.zones import hand_of, pile_of
from signoria.games.dominion.data.components import (
    FIRST_KINGDOM,
    KINDS,
    KINGDOM_SIZE,
    KINGDOMS,
    MOST_PLAYERS,
    NAMES,
    NUMBERS,
    pile_size,
)
from signoria.games.dominion.rules import cards, frames, moments, turn
from signoria.games.dominion.rules.turn import TURN_FRAMES, DealStartingHands, draft
from signoria.games.dominion.state.player import new_player
from signoria.games.dominion.state.settings import Settings
from signoria.games.dominion.state.table import Dominion

CODEC: Final = FrameCodec([frames, moments, turn, cards])

OPTIONS: Final[list[TableOption]] = [
    OneOf("kingdom-mode", [*KINGDOMS, "random", "draft", "custom"], "first-game"),
    SeveralOf("kingdom", NAMES[FIRST_KINGDOM:], KINGDOM_SIZE, KINGDOM_SIZE),
    OneOf("start-player", ["random", "chosen"], "random"),
    Number("start-seat", 0, MOST_PLAYERS - 1),
    SeveralOf("previous-winners", list(range(MOST_PLAYERS)), 1, MOST_PLAYERS),
    OneOf("remodel-gain", ["discard", "hand"], "discard"),
    OneOf("feast-gain", ["must", "may"], "must"),
    OneOf("compulsion", ["first-edition", "lenient"], "first-edition"),
    OneOf("pile-counts", ["strict", "open"], "strict"),
    OneOf("discard-order", ["auto", "ask"], "auto"),
]


def check_together(options: dict[str, object], players: int) -> None:
    """Refuse options that do not fit each other or the number of players."""
    custom = options["kingdom-mode"] == "custom"
    if custom and not options["kingdom"]:
        raise ValueError(f"kingdom-mode custom needs the option kingdom: {KINGDOM_SIZE} different kingdom cards")
    if options["kingdom"] and not custom:
        raise ValueError("the option kingdom goes with kingdom-mode custom only")
    check_chosen_seat(options, "start-player", "start-seat", players)
    for winner in cast("list[int]", options["previous-winners"]):
        if winner >= players:
            raise ValueError(f"previous-winners names seat {winner}, which does not exist with {players} players")


def start_player(options: dict[str, object], players: int, chance: Chance) -> int:
    """Say who starts: left of the one winner of the previous game, else by lot among those who did not win it.

    The option start-player is about the first game at a table, when there is no previous one.
    """
    previous = cast("list[int]", options["previous-winners"])
    if not previous and options["start-player"] == "chosen":
        return cast("int", options["start-seat"])
    if len(previous) == 1:
        return (previous[0] + 1) % players
    others = [seat for seat in range(players) if seat not in previous]
    return others[chance.below(len(others))] if others else chance.below(players)


def chosen_kingdom(options: dict[str, object], chance: Chance) -> list[int]:
    """Give the ten kinds of the kingdom, or none yet when they are drafted."""
    mode = cast("str", options["kingdom-mode"])
    if mode == "draft":
        return []
    if mode == "custom":
        return sorted(NUMBERS[name] for name in cast("list[str]", options["kingdom"]))
    if mode == "random":
        lots = pile_of(list(range(FIRST_KINGDOM, KINDS)))
        chance.shuffle(lots)
        return sorted(lots.pop() for _ in range(KINGDOM_SIZE))
    return KINGDOMS[mode]


def piles_of(kingdom: list[int]) -> i64:
    """Give the kinds in the supply as a set of bits: all basic ones and the kingdom."""
    piles: i64 = (1 << FIRST_KINGDOM) - 1
    for kind in kingdom:
        piles |= bit(kind)
    return piles


# Sizes of all piles for each number of players. What is not in the game is not in `piles` and never asked for.
PILE_SIZES: Final = [[pile_size(kind, players) for kind in range(KINDS)] for players in range(MOST_PLAYERS + 1)]


def empty_table(settings: Settings, players: int, kingdom: list[int], chance: Chance, *, listen: bool) -> Dominion:
    """Lay out the supply for players who have no cards yet."""
    piles = piles_of(kingdom)
    return Dominion(
        settings,
        [new_player() for _ in range(players)],
        vec[i64](PILE_SIZES[players]),
        piles,
        hand_of([]),
        pile_of([]),
        pile_of([]),
        pile_of([]),
        pile_of([]),
        pile_of([]),
        Agenda([]),
        chance,
        Journal([], 0) if listen else None,
    )


def settings_of(options: dict[str, object], starter: int) -> Settings:
    """Give the settings for options that have been checked."""
    return Settings(options, starter, cards.EFFECTS)


def begin(players: int, options: dict[str, object], chance: Chance, listen: bool) -> Dominion:
    """Set up a new game up to its first question."""
    check_together(options, players)
    starter = start_player(options, players, chance)
    kingdom = chosen_kingdom(options, chance)
    game = empty_table(settings_of(options, starter), players, kingdom, chance, listen=listen)
    game.then(DealStartingHands(), TURN_FRAMES[starter].take_turn)
    if not kingdom:
        draft(game, starter)
    game.advance()
    return game
