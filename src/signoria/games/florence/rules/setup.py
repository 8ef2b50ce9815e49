"""Setting up: from the options to the first question."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.agenda import Agenda
from signoria.core.chance import Chance
from signoria.core.codec import FrameCodec
from signoria.core.events import Journal
from signoria.core.options import Number, OneOf, TableOption, check_chosen_seat
from signoria.core.plain import copied
from signoria.core.zones import Pile, pile_of
from signoria.games.florence.data.components import (
    BONUS_PILE,
    BUILDERS,
    BUILDING_COPIES,
    BUILDINGS,
    CARDS,
    CHARACTERS,
    COLOURS,
    FEWEST_PLAYERS,
    FIRST_BONUS,
    FIRST_PRESTIGE,
    FREEDOM_COPIES,
    FREEDOMS,
    JESTERS,
    LANDSCAPE_COPIES,
    LANDSCAPES,
    MOST_PLAYERS,
    PERSON_PILE,
    PERSONS_DEALT,
    PRESTIGE_PILE,
    RECRUITS,
)
from signoria.games.florence.data.layouts import LAYOUTS
from signoria.games.florence.data.shapes import TILE_SETS
from signoria.games.florence.rules import auction, building, frames, recruitment, round, turn, works  # noqa: A004 - a round
from signoria.games.florence.rules.cooperative_building import negotiation
from signoria.games.florence.rules.muse_and_princess import banker, bidding, princess, professor, windows
from signoria.games.florence.rules.round import BeginRound, ReturnPerson, ShuffleReturned
from signoria.games.florence.state.knowledge import new_knowledge
from signoria.games.florence.state.player import new_player
from signoria.games.florence.state.settings import Settings
from signoria.games.florence.state.stores import NOBODY
from signoria.games.florence.state.table import Florence

CODEC: Final = FrameCodec(
    [
        frames,
        auction,
        building,
        recruitment,
        round,
        turn,
        works,
        banker,
        bidding,
        princess,
        professor,
        windows,
        negotiation,
    ]
)

OPTIONS: Final[list[TableOption]] = [
    OneOf("expansion-muse-princess", ["off", "on"], "off"),
    OneOf("expansion-cooperative", ["off", "on"], "off"),
    OneOf("no-pp-for-money", ["off", "on"], "off"),
    OneOf("two-player-freedoms", ["5", "4"], "5"),
    OneOf("two-player-landscape-choice", ["winner", "opener"], "winner"),
    OneOf("money-visibility", ["hidden", "open"], "hidden"),
    OneOf("start-player", ["random", "chosen"], "random"),
    Number("start-seat", 0, MOST_PLAYERS - 1),
    OneOf("cb-border-landscape", ["blocks", "harmless"], "blocks"),
    OneOf("tile-set", list(TILE_SETS), "reconstruction-1"),
    OneOf("cb-layout", list(LAYOUTS), "reconstruction-1"),
    # Bonus cards in any order, and the moments of the Merchant (R12, R14).
    OneOf("rulings", ["letter", "first"], "letter", before="first", offered=False),
]


def check_together(options: dict[str, object], players: int) -> None:
    """Refuse options that do not fit each other or the number of players."""
    if options["no-pp-for-money"] == "on" and options["expansion-muse-princess"] == "off":
        raise ValueError("no-pp-for-money goes with expansion-muse-princess only")
    if players != FEWEST_PLAYERS:
        for name, default in (("two-player-freedoms", "5"), ("two-player-landscape-choice", "winner")):
            if options[name] != default:
                raise ValueError(f"the option {name} is for two players, not for {players}")
    check_chosen_seat(options, "start-player", "start-seat", players)


def start_player(options: dict[str, object], players: int, chance: Chance) -> int:
    """Say who starts: the seat that is named, or one by lot."""
    if options["start-player"] == "chosen":
        return cast("int", options["start-seat"])
    return chance.below(players)


def freedoms_in_play(options: dict[str, object], players: int, chance: Chance) -> list[int]:
    """Give how many tiles of each freedom there are: one fewer than players, or for two one each and some drawn."""
    if players != FEWEST_PLAYERS:
        return [players - 1] * len(FREEDOMS)
    counts = [1] * len(FREEDOMS)
    rest = pile_of([freedom for freedom in range(len(FREEDOMS)) for _ in range(FREEDOM_COPIES - 1)])
    chance.shuffle(rest)
    for _ in range(2 if options["two-player-freedoms"] == "5" else 1):
        counts[rest.pop()] += 1
    return counts


def full_supply(freedoms: list[int]) -> list[int]:
    """Give the supply before anything is taken from it."""
    tiles = [BUILDING_COPIES] * BUILDINGS + [LANDSCAPE_COPIES] * LANDSCAPES
    return [*tiles, *freedoms, JESTERS, BUILDERS, RECRUITS]


def shuffled(first: int, end: int, chance: Chance) -> Pile:
    """Give a shuffled pile of cards."""
    pile = pile_of(list(range(first, end)))
    chance.shuffle(pile)
    return pile


def empty_table(
    settings: Settings, freedoms: list[int], piles: list[Pile], chance: Chance, *, listen: bool
) -> Florence:
    """Lay out the supply for players who have nothing but money and a palace."""
    players: i64 = settings.players
    return Florence(
        settings,
        [new_player(settings.start_money, settings.palaces[seat]) for seat in range(players)],
        vec[i64](full_supply(freedoms)),
        piles,
        pile_of([]),
        new_knowledge(players),
        vec[i64]([-1] * len(CHARACTERS)),
        vec[i64]([NOBODY] * len(CHARACTERS)),
        vec[i64]([0] * players),
        Agenda([]),
        chance,
        Journal([], 0) if listen else None,
    )


def settings_of(options: dict[str, object], players: int, starter: int) -> Settings:
    """Give the settings for options that have been checked."""
    return Settings(options, players, starter)


def begin(players: int, options: dict[str, object], chance: Chance, listen: bool) -> Florence:
    """Set up a new game up to its first question."""
    check_together(options, players)
    starter = start_player(options, players, chance)
    freedoms = freedoms_in_play(options, players, chance)
    piles = [
        shuffled(0, FIRST_PRESTIGE, chance),
        shuffled(FIRST_PRESTIGE, FIRST_BONUS, chance),
        shuffled(FIRST_BONUS, CARDS, chance),
    ]
    settings = settings_of(options, players, starter)
    game = empty_table(settings, freedoms, piles, chance, listen=listen)
    tell_start(game, freedoms)
    for distance in range(players):
        game.deal_persons(game.after(starter, distance), PERSONS_DEALT)
    know_nothing(game)
    game.then(ShuffleReturned(), BeginRound())
    game.then_each([ReturnPerson(game.after(starter, distance)) for distance in range(players)])
    game.advance()
    return game


def know_nothing(game: Florence) -> None:
    """Let every seat reckon with every place at which a hidden card may lie."""
    for seat in range(len(game.players)):
        for pile in (PERSON_PILE, PRESTIGE_PILE, BONUS_PILE):
            game.knowledge.forget(seat, pile, game.piles[pile].size, looking=False)


def tell_start(game: Florence, freedoms: list[int]) -> None:
    """Tell everyone how the game begins."""
    journal = game.journal
    if journal is None:
        return
    facts: dict[str, object] = {"players": len(game.players), "starter": game.settings.starter}
    facts["colours"] = COLOURS[: len(game.players)]
    facts["options"] = copied(game.settings.options)
    journal.add("game-start", facts)
    if game.settings.two:
        drawn = [FREEDOMS[freedom] for freedom, number in enumerate(freedoms) for _ in range(number - 1)]
        journal.add("freedoms-drawn", {"freedoms": drawn})
