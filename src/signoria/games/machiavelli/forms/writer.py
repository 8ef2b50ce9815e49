"""Writing a position down: everything on the table by name, the agenda frame by frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.bits import listed
from signoria.core.plain import copied
from signoria.games.machiavelli.data.components import CHARACTERS, MOST_RANKS, NAMES, NOBODY, names
from signoria.games.machiavelli.state.cards import kind_of, known_to, searched_by
from signoria.games.machiavelli.state.cast import PLACE_WORDS
from signoria.games.machiavelli.state.current_turn import PARTS, USES
from signoria.games.machiavelli.state.intrigue import FACTS
from signoria.games.machiavelli.state.player import seat_or_none

if TYPE_CHECKING:
    from signoria.core.zones import Zone
    from signoria.games.machiavelli.state.current_turn import Turn
    from signoria.games.machiavelli.state.player import Player
    from signoria.games.machiavelli.state.table import Machiavelli

# Goes up when the saved form changes; loading refuses what it cannot read.
SCHEMA: Final = 1

# What the facts of a round are: all others are set (1) or not (0).
RANK_FACTS: Final = ["called", "murdered", "bewitched", "robbed", "sealed", "rose"]
RANKS_FACTS: Final = ["warrants", "threats", "threatened"]
SEAT_FACTS: Final = ["witch", "robber", "magistrate", "blackmailer", "protected", "taxman"]
SEATS_FACTS: Final = ["builders", "taxed"]


def save(game: Machiavelli) -> dict[str, object]:
    """Give the whole position as JSON-able data. It holds hidden cards: it is for storage, never for players."""
    settings = game.settings
    saved: dict[str, object] = {
        "options": copied(settings.options),
        "characters": [CHARACTERS[character] for character in settings.characters],
        "uniques": names(settings.uniques),
        "first_holder": int(settings.first_holder),
        "players": [save_player(player) for player in game.players],
        "deck": save_cards(game.deck),
        "discard": save_cards(game.discard),
        "site": save_cards(game.site),
        "site_owner": seat_or_none(game.site_owner),
        "played": save_cards(game.played),
        "looking_at": save_cards(game.looking_at),
        "selected": save_cards(game.selected),
        "marks": [CHARACTERS[game.character_at(rank)] for rank in game.marks.listed()],
        "cast": save_cast(game),
        "intrigue": {fact: save_fact(game, fact) for fact in FACTS},
        "turn": save_turn(game.turn),
        "crown": int(game.crown),
        "round": int(game.round),
        "turns": int(game.turns),
        "tax": int(game.tax),
        "lowered": game.lowered,
        "ending": game.ending,
        "first": listed(game.first),
        "first_usual": listed(game.first_usual),
    }
    if game.intrigue.paused is not None:
        saved["paused"] = save_turn(game.intrigue.paused)
    return saved


def save_cards(zone: Zone) -> list[object]:
    """Give cards from bottom to top: the id, who knows the card, and who saw it in the deck."""
    return [[NAMES[kind_of(card)], int(known_to(card)), int(searched_by(card))] for card in zone.listed()]


def save_player(player: Player) -> dict[str, object]:
    return {
        "gold": int(player.gold),
        "hand": save_cards(player.hand),
        "city": names(player.city.listed()),
        "adornments": player.adornments.listed(),
        "museum": save_cards(player.museum),
        "wagons": int(player.wagons),
        "wagon_gold": int(player.wagon_gold),
        "wagons_since": int(player.wagons_since),
    }


def save_cast(game: Machiavelli) -> dict[str, object]:
    """Give the characters of the round: where they are, who knows it, and when they left the stack."""
    cast = game.cast
    characters: dict[str, object] = {}
    for rank in range(MOST_RANKS):
        if game.character_at(rank) != NOBODY:
            place = int(cast.places[rank])
            characters[CHARACTERS[game.character_at(rank)]] = {
                "place": PLACE_WORDS.get(place, place if place >= 0 else None),
                "known": int(cast.known[rank]),
                "left": int(cast.left[rank]),
                "revealed": cast.is_revealed(rank),
            }
    looks = [int(cast.looks[seat]) for seat in range(len(game.players))]
    saved: dict[str, object] = {"characters": characters, "looks": looks, "moment": int(cast.moment)}
    if cast.mingled:
        saved["mingled"] = listed(cast.mingled)
    return saved


def save_fact(game: Machiavelli, fact: str) -> object:
    """Give a fact of the round: characters by id, sets as lists."""
    value: int = getattr(game.intrigue, fact)
    if fact in RANK_FACTS:
        return None if value == NOBODY else CHARACTERS[game.character_at(value)]
    if fact in RANKS_FACTS:
        return [CHARACTERS[game.character_at(rank)] for rank in range(MOST_RANKS) if (value >> rank) & 1]
    if fact in SEAT_FACTS:
        return seat_or_none(value)
    if fact in SEATS_FACTS:
        return listed(value)
    return value == 1


def save_turn(turn: Turn) -> dict[str, object]:
    return {
        "seat": int(turn.seat),
        "character": None if turn.character == NOBODY else CHARACTERS[turn.character],
        "part": PARTS[turn.part],
        "income_taken": turn.income_taken,
        "used": [USES[use] for use in range(len(USES)) if (turn.used >> use) & 1],
        "builds": int(turn.builds),
        "more_builds": int(turn.more_builds),
        "built": turn.built,
        "spent": int(turn.spent),
        "warranted": turn.warranted,
        "action_card_played": turn.action_card_played,
        "rasputin_open": turn.rasputin_open,
        "wagons_used": [int(number) for number in turn.wagons_used],
    }
