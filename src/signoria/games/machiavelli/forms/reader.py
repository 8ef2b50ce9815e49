"""Reading a position that was written down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.agenda import Agenda
from signoria.core.bits import bit
from signoria.core.chance import load_chance
from signoria.core.events import Journal
from signoria.core.options import checked_options
from signoria.core.plain import bounded, flag, mapping, sequence
from signoria.core.shown import shown
from signoria.core.zones import Hand, Pile, hand_of, pile_of
from signoria.games.machiavelli.data.components import (
    CHARACTER_NUMBERS,
    CHARACTERS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    MOST_RANKS,
    NOBODY,
    NUMBERS,
)
from signoria.games.machiavelli.data.composition import character_count, check_list
from signoria.games.machiavelli.data.editions import rank_of
from signoria.games.machiavelli.data.options import OPTIONS
from signoria.games.machiavelli.forms.checks import check_box, check_whole, load_frame
from signoria.games.machiavelli.forms.writer import (
    RANK_FACTS,
    RANKS_FACTS,
    SEAT_FACTS,
    SEATS_FACTS,
)
from signoria.games.machiavelli.rules.roster import RULES
from signoria.games.machiavelli.rules.setup import check_together, settings_of
from signoria.games.machiavelli.state.cards import KIND_SHIFT, SEARCHED_SHIFT
from signoria.games.machiavelli.state.cast import EVERYBODY, NOT_IN_GAME, NOT_YET, PLACE_WORDS, Cast, empty_cast
from signoria.games.machiavelli.state.current_turn import PARTS, USES, Turn
from signoria.games.machiavelli.state.intrigue import FACTS, Intrigue
from signoria.games.machiavelli.state.player import Player
from signoria.games.machiavelli.state.settings import Settings
from signoria.games.machiavelli.state.table import Machiavelli

MOST_GOLD: Final = 9999
MOST_ROUNDS: Final = 99999


def restore(data: Mapping[str, object]) -> Machiavelli:
    """Put the table and the agenda together."""
    players = [load_player(player) for player in sequence(data["players"], "players")]
    if not FEWEST_PLAYERS <= len(players) <= MOST_PLAYERS:
        raise ValueError(f"the saved position has {len(players)} players")
    settings = load_settings(data, len(players))
    last = len(players) - 1
    frames = [load_frame(frame, settings) for frame in sequence(data["agenda"], "the agenda")]
    game = Machiavelli(
        settings,
        RULES,
        players,
        load_pile(data["deck"]),
        load_pile(data["discard"]),
        load_pile(data["site"]),
        load_pile(data["looking_at"]),
        load_pile(data["selected"]),
        pile_of([rank_named(name, settings) for name in sequence(data["marks"], "marks")]),
        load_cast(data["cast"], settings),
        load_intrigue(data["intrigue"], settings),
        load_turn(data["turn"], settings),
        Agenda(frames),
        load_chance(data["chance"]),
        Journal([], 0) if flag(data["listening"], "listening") else None,
    )
    game.searchers = EVERYBODY
    if "paused" in data:
        game.intrigue.paused = load_turn(data["paused"], settings)
    game.played = load_pile(data["played"])
    game.site_owner = seat_or_nobody(data["site_owner"], "site_owner", last)
    game.crown = bounded(data["crown"], "crown", 0, last)
    game.round = bounded(data["round"], "round", 0, MOST_ROUNDS)
    game.turns = bounded(data["turns"], "turns", 0, MOST_ROUNDS)
    game.tax = bounded(data["tax"], "tax", 0, MOST_GOLD)
    game.lowered = flag(data["lowered"], "lowered")
    game.ending = flag(data["ending"], "ending")
    game.first = seats_set(data["first"], "first", last)
    game.first_usual = seats_set(data["first_usual"], "first_usual", last)
    check_whole(game)
    game.advance()
    return game


def load_settings(data: Mapping[str, object], players: int) -> Settings:
    """Give what was settled before the game."""
    options = checked_options(OPTIONS, data["options"])
    check_together(options, players)
    edition = str(options["edition"])
    characters = [character_number(name) for name in sequence(data["characters"], "characters")]
    ranks = [rank_of(character, edition) for character in characters]
    if ranks != sorted(set(ranks)):
        raise ValueError("the characters of a game have different ranks and stand in their order")
    check_list([CHARACTERS[character] for character in characters], edition, players, character_count(options, players))
    uniques = [number_of(name) for name in sequence(data["uniques"], "uniques")]
    check_box(uniques, edition)
    first = bounded(data["first_holder"], "first_holder", 0, players - 1)
    return settings_of(options, players, characters, uniques, first)


# --- Players and cards ------------------------------------------------------------------------------------------------


def load_player(saved: object) -> Player:
    """Give a saved player."""
    data = mapping(saved, "a saved player")
    city = [number_of(name) for name in sequence(data["city"], "a city")]
    adornments = [
        bounded(gold, "gold on a district", 0, MOST_GOLD) for gold in sequence(data["adornments"], "adornments")
    ]
    if len(city) != len(adornments):
        raise ValueError("every district of a city has an amount of gold on it")
    return Player(
        bounded(data["gold"], "gold", 0, MOST_GOLD),
        load_hand(data["hand"]),
        pile_of(city),
        pile_of(adornments),
        load_pile(data["museum"]),
        bounded(data["wagons"], "wagons", 0, 9),
        bounded(data["wagon_gold"], "wagon_gold", 0, MOST_GOLD),
        bounded(data["wagons_since"], "wagons_since", 0, MOST_ROUNDS),
    )


def number_of(name: object) -> int:
    """Give the number of a kind by its id."""
    if isinstance(name, str) and name in NUMBERS:
        return NUMBERS[name]
    raise ValueError(f"there is no card {shown(name)}")


def character_number(name: object) -> int:
    """Give the number of a character by its id."""
    if isinstance(name, str) and name in CHARACTER_NUMBERS:
        return CHARACTER_NUMBERS[name]
    raise ValueError(f"there is no character {shown(name)}")


def load_card(saved: object) -> int:
    """Give a saved card: its id, who knows it, who saw it in the deck."""
    parts = sequence(saved, "a card")
    if len(parts) != 3:
        raise ValueError(f"a saved card has an id and two sets of seats, not {shown(saved)}")
    known = bounded(parts[1], "who knows a card", 0, EVERYBODY)
    seen = bounded(parts[2], "who has seen a card", 0, EVERYBODY)
    return (number_of(parts[0]) << KIND_SHIFT) | (seen << SEARCHED_SHIFT) | known


def load_pile(saved: object) -> Pile:
    return pile_of([load_card(card) for card in sequence(saved, "a pile")])


def load_hand(saved: object) -> Hand:
    return hand_of([load_card(card) for card in sequence(saved, "a hand")])


# --- Characters, plots and the turn -----------------------------------------------------------------------------------


def rank_named(name: object, settings: Settings) -> int:
    """Give the rank of a character of the game by its id."""
    rank = int(settings.ranks[character_number(name)])
    if rank == NOBODY:
        raise ValueError(f"{name} is not a character of this game")
    return rank


def load_cast(saved: object, settings: Settings) -> Cast:
    """Give the characters of the round."""
    data = mapping(saved, "the cast")
    entries = mapping(data["characters"], "the characters of the cast")
    if sorted(entries) != sorted(CHARACTERS[character] for character in settings.characters):
        raise ValueError("the cast has the characters of the game")
    found = empty_cast()
    for name, entry in entries.items():
        rank = rank_named(name, settings)
        facts = mapping(entry, f"the place of {name}")
        found.places[rank] = load_place(facts["place"], settings)
        found.known[rank] = bounded(facts["known"], f"who knows {name}", 0, EVERYBODY)
        found.left[rank] = bounded(facts["left"], f"when {name} left", 0, NOT_YET)
        if flag(facts["revealed"], "revealed"):
            if found.places[rank] < 0:
                raise ValueError(f"{name} cannot be turned up in front of nobody")
            found.reveal(rank)
    looks = sequence(data["looks"], "looks")
    if len(looks) != settings.players:
        raise ValueError("every player has looks into the stack")
    for seat, moments in enumerate(looks):
        found.looks[seat] = bounded(moments, "looks", 0, (1 << NOT_YET) - 1)
    found.moment = bounded(data["moment"], "moment", 0, NOT_YET - 1)
    # Earlier versions did not write it down; nobody's cards are mingled most of the time.
    found.mingled = seats_set(data.get("mingled", []), "mingled", int(settings.players) - 1)
    in_game = [int(found.places[rank]) for rank in range(MOST_RANKS) if settings.at_rank[rank] != NOBODY]
    if NOT_IN_GAME in in_game and set(in_game) != {NOT_IN_GAME}:
        raise ValueError("either all characters have been dealt or none")
    return found


def load_place(place: object, settings: Settings) -> int:
    """Give where a character is."""
    if place is None:
        return NOT_IN_GAME
    for number, word in PLACE_WORDS.items():
        if place == word:
            return number
    return bounded(place, "the place of a character", 0, int(settings.players) - 1)


def load_intrigue(saved: object, settings: Settings) -> Intrigue:
    """Give the plots of the round."""
    data = mapping(saved, "the plots of the round")
    found = Intrigue()
    last = int(settings.players) - 1
    for fact in FACTS:
        value = data[fact]
        number: int
        if fact in RANK_FACTS:
            number = NOBODY if value is None else rank_named(value, settings)
        elif fact in RANKS_FACTS:
            number = 0
            for name in sequence(value, fact):
                number |= 1 << rank_named(name, settings)
        elif fact in SEAT_FACTS:
            number = seat_or_nobody(value, fact, last)
        elif fact in SEATS_FACTS:
            number = seats_set(value, fact, last)
        else:
            number = int(flag(value, fact))
        setattr(found, fact, number)
    return found


def load_turn(saved: object, settings: Settings) -> Turn:
    """Give the turn that is being played."""
    data = mapping(saved, "the turn")
    if data["part"] not in PARTS:
        raise ValueError(f"there is no part {shown(data['part'])} of a turn")
    character: int = NOBODY
    if data["character"] is not None:
        character = character_number(data["character"])
        rank_named(data["character"], settings)
    seat = bounded(data["seat"], "the seat of the turn", 0, int(settings.players) - 1)
    turn = Turn(seat, character, PARTS.index(data["part"]))
    turn.income_taken = flag(data["income_taken"], "income_taken")
    for use in sequence(data["used"], "used"):
        if use not in USES:
            raise ValueError(f"there is no use {shown(use)} in a turn")
        turn.use(bit(USES.index(use)))
    turn.builds = bounded(data["builds"], "builds", 0, 99)
    turn.more_builds = bounded(data["more_builds"], "more_builds", 0, 99)
    turn.built = flag(data["built"], "built")
    turn.spent = bounded(data["spent"], "spent", 0, MOST_GOLD)
    turn.warranted = flag(data["warranted"], "warranted")
    turn.action_card_played = flag(data["action_card_played"], "action_card_played")
    turn.rasputin_open = flag(data["rasputin_open"], "rasputin_open")
    used = [bounded(number, "wagons_used", 0, 9) for number in sequence(data["wagons_used"], "wagons_used")]
    if used:
        if len(used) != settings.players:
            raise ValueError("wagons_used has a number for each player")
        turn.wagons_used = vec[i64](used)
    return turn


# --- Small things -----------------------------------------------------------------------------------------------------


def seat_or_nobody(value: object, what: str, last: int) -> int:
    """Give a seat, or NOBODY for None."""
    return NOBODY if value is None else bounded(value, what, 0, last)


def seats_set(value: object, what: str, last: int) -> int:
    """Give a list of seats as a set of bits."""
    seats = 0
    for seat in sequence(value, what):
        seats |= 1 << bounded(seat, what, 0, last)
    return seats
