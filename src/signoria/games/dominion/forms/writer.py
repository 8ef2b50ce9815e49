"""Writing a position down: everything on the table by name, the agenda frame by frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.plain import copied
from signoria.games.dominion.data.components import KINDS, NAMES, PHASES, names

if TYPE_CHECKING:
    from signoria.core.zones import Hand
    from signoria.games.dominion.state.player import Player
    from signoria.games.dominion.state.table import Dominion

# Goes up when the saved form changes; loading refuses what it cannot read.
SCHEMA: Final = 1


def save(game: Dominion) -> dict[str, object]:
    """Give the whole position as JSON-able data. It holds hidden cards: it is for storage, never for players."""
    saved: dict[str, object] = {
        "options": copied(game.settings.options),
        "starter": game.settings.starter,
        "players": [save_player(player) for player in game.players],
        "supply": {NAMES[kind]: game.supply[kind] for kind in range(KINDS) if (game.piles >> kind) & 1},
        "trash": counted(game.trash),
        "play_area": names(game.play_area.listed()),
        "revealed": names(game.revealed.listed()),
        "revealed_of": game.revealed_of,
        "set_aside": names(game.set_aside.listed()),
        "looking_at": names(game.looking_at.listed()),
        "selected": names(game.selected.listed()),
        "phase": PHASES[game.phase],
        "active": game.active,
        "actions": game.actions,
        "buys": game.buys,
        "coins": game.coins,
    }
    if game.looking_at.size > 0 and game.looked_at_is_known:
        saved["looked_at_is_known"] = True
    return saved


def save_player(player: Player) -> dict[str, object]:
    return {
        "hand": names(player.hand.listed()),
        "deck": names(player.deck.listed()),
        "discard": names(player.discard.listed()),
        "turns": player.turns,
        "known_hand": counted(player.known_hand),
        "known_top": player.known_top,
        "unseen": counted(player.unseen),
    }


def counted(hand: Hand) -> dict[str, object]:
    """Give cards without order as numbers by id, which is shorter than naming each."""
    cards = hand.listed()
    return {NAMES[kind]: cards.count(kind) for kind in sorted(set(cards))}
