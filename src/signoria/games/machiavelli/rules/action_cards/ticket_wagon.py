"""Ticket Wagon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import WAGON
from signoria.games.machiavelli.rules.frames import Step
from signoria.games.machiavelli.rules.income import KeepCard, discard_looked_at, take_kept
from signoria.games.machiavelli.state.card_rules import ActionCardRule

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class TicketWagon(ActionCardRule):
    """Lies in front of its owner; every other player may use it once in a turn: a gold for one of three cards."""

    def play(self, game: Machiavelli) -> None:
        player = game.players[game.turn.seat]
        game.played.clear()
        player.wagons += 1
        player.wagons_since = game.round


def offer_wagons(game: Machiavelli, offer: Offer) -> None:
    """Offer the wagons of the other players, each once."""
    turn = game.turn
    if game.players[turn.seat].gold == 0 or not game.can_draw():
        return
    owner: i64 = 0
    while owner < len(game.players):
        if owner != turn.seat and game.players[owner].wagons > wagons_used(game, owner):
            offer.add(WAGON + owner)
        owner += 1


def wagons_used(game: Machiavelli, owner: i64) -> i64:
    """How many wagons of a player were used in this turn."""
    used = game.turn.wagons_used
    if len(used) == 0:
        return 0
    return used[owner]


def use_wagon(game: Machiavelli, owner: i64) -> None:
    """Put a gold on a wagon, draw three cards and keep one."""
    turn = game.turn
    if len(turn.wagons_used) == 0:
        turn.wagons_used = vec[i64]([0] * len(game.players))
    turn.wagons_used[owner] += 1
    game.pay(turn.seat, 1)
    game.players[owner].wagon_gold += 1
    game.draw_to_look(turn.seat, 3)
    if game.journal is not None:
        game.tell("wagon-used", {"seat": turn.seat, "owner": owner, "drawn": game.looking_at.size})
    game.then(KeepCard(turn.seat, "keep-card", 1), DiscardRest())


class DiscardRest(Step):
    """Discard the cards that were not kept."""

    def do(self, game: Machiavelli) -> None:
        take_kept(game, game.turn.seat)
        discard_looked_at(game)
