"""Setting up: from the options to the first question."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from signoria.core.agenda import Agenda
from signoria.core.bits import bit
from signoria.core.chance import Chance
from signoria.core.events import Journal
from signoria.core.options import check_chosen_seat
from signoria.games.machiavelli.data.components import CARDS, CHARACTERS, FIRST_ACTION_CARD, KINDS, NOBODY, names
from signoria.games.machiavelli.data.composition import (
    basic_districts,
    characters_of,
    check_characters,
    check_uniques,
    uniques_of,
)
from signoria.games.machiavelli.data.editions import CLASSIC
from signoria.games.machiavelli.data.options import OPTIONS, check_edition
from signoria.games.machiavelli.rules.roster import RULES
from signoria.games.machiavelli.rules.round import BeginRound
from signoria.games.machiavelli.state.cards import card_of, kinds_listed
from signoria.games.machiavelli.state.cast import empty_cast
from signoria.games.machiavelli.state.current_turn import NO_TURN, Turn
from signoria.games.machiavelli.state.intrigue import Intrigue
from signoria.games.machiavelli.state.player import empty_pile, new_player
from signoria.games.machiavelli.state.settings import Settings
from signoria.games.machiavelli.state.table import Machiavelli

__all__ = ["OPTIONS", "begin", "cards_in_game", "check_together", "empty_table", "settings_of"]

MOST_CLASSIC_PLAYERS: Final = 7
OPENING_HAND: Final = 4
OPENING_GOLD: Final = 2


def check_together(options: dict[str, object], players: int) -> None:
    """Refuse options that do not fit each other or the number of players."""
    check_edition(options)
    classic = options["edition"] == CLASSIC
    if classic and players > MOST_CLASSIC_PLAYERS:
        raise ValueError(
            f"edition {CLASSIC} is played by 2 to {MOST_CLASSIC_PLAYERS} players, not by {players}: choose another one"
        )
    check_chosen_seat(options, "first-king", "first-king-seat", players)
    if not classic:
        check_characters(options, players)
        check_uniques(options)


def first_holder_of(options: dict[str, object], players: int, chance: Chance) -> int:
    """Say who has the crown first: a seat drawn by lot, or the one the table named."""
    if options["first-king"] == "chosen":
        return cast("int", options["first-king-seat"])
    return chance.below(players)


def settings_of(
    options: dict[str, object], players: int, characters: list[int], uniques: list[int], first_holder: int
) -> Settings:
    """Give the settings for options that have been checked."""
    return Settings(options, players, characters, uniques, first_holder)


def action_cards() -> list[int]:
    """Give the action cards, one entry a card."""
    return [kind for kind in range(FIRST_ACTION_CARD, KINDS) for _ in range(CARDS[kind].copies)]


def cards_in_game(settings: Settings) -> list[int]:
    """Give all cards that a game is played with, one entry a card."""
    districts = basic_districts() + settings.uniques
    return districts + action_cards() if settings.action_cards else districts


def empty_table(settings: Settings, chance: Chance, *, listen: bool) -> Machiavelli:
    """Lay out a table at which nobody has anything yet and no card lies anywhere."""
    return Machiavelli(
        settings,
        RULES,
        [new_player(0) for _ in range(settings.players)],
        empty_pile(),
        empty_pile(),
        empty_pile(),
        empty_pile(),
        empty_pile(),
        empty_pile(),
        empty_cast(),
        Intrigue(),
        Turn(settings.first_holder, NOBODY, NO_TURN),
        Agenda([]),
        chance,
        Journal([], 0) if listen else None,
    )


def begin(players: int, options: dict[str, object], chance: Chance, listen: bool) -> Machiavelli:
    """Set up a new game up to its first question."""
    check_together(options, players)
    characters = characters_of(options, players, chance)
    uniques = uniques_of(options, chance)
    holder = first_holder_of(options, players, chance)
    game = empty_table(settings_of(options, players, characters, uniques, holder), chance, listen=listen)
    if game.journal is not None:
        tell_start(game)
    deal(game)
    game.then(BeginRound())
    game.advance()
    return game


def tell_start(game: Machiavelli) -> None:
    """Tell what is public before the first deal."""
    settings = game.settings
    game.tell(
        "game-started",
        {
            "players": len(game.players),
            "options": settings.options,
            "characters": [CHARACTERS[character] for character in settings.characters],
            "uniques": names(settings.uniques),
            "crown": game.crown,
        },
    )


def deal(game: Machiavelli) -> None:
    """Shuffle the deck, and give everybody cards and gold; action cards come before or after that."""
    settings = game.settings
    early = settings.action_cards and settings.options["action-cards-in-opening-hand"] == "yes"
    shuffle_in(game, basic_districts() + settings.uniques)
    if early:
        shuffle_in(game, action_cards())
    for seat in range(len(game.players)):
        give_opening_hand(game, seat)
    if settings.action_cards and not early:
        shuffle_in(game, action_cards())


def shuffle_in(game: Machiavelli, kinds: list[int]) -> None:
    """Shuffle cards into the deck."""
    for kind in kinds:
        game.deck.push(card_of(kind, 0))
    game.chance.shuffle(game.deck)


def give_opening_hand(game: Machiavelli, seat: i64) -> None:
    """Give a player the first cards, which only that player sees, and the first gold."""
    player = game.players[seat]
    player.gold = OPENING_GOLD
    for _ in range(OPENING_HAND):
        player.hand.add(game.deck.pop() | bit(seat))
    if game.journal is not None:
        facts: dict[str, object] = {"seat": seat, "number": OPENING_HAND, "cause": "opening-hand"}
        game.tell_cards("cards-drawn", seat, facts, kinds_listed(player.hand))
