"""Points, the winner and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.standing import places
from signoria.games.dominion.data.components import CARDS, GARDENS, KINDS, NAMES

if TYPE_CHECKING:
    from signoria.core.zones import Zone
    from signoria.games.dominion.state.table import Dominion

CARDS_PER_GARDENS_POINT: Final = 10


def zones_of(game: Dominion, seat: i64) -> list[Zone]:
    """Give all zones in which cards of a player lie now, in the middle of a turn too."""
    player = game.players[seat]
    zones: list[Zone] = [player.hand, player.deck, player.discard]
    if seat == game.active:
        zones += [game.play_area, game.set_aside]
    if seat == game.asked_seat():
        zones += [game.looking_at, game.selected]
    if seat == game.revealed_of:
        zones.append(game.revealed)
    return zones


def owned(game: Dominion, seat: i64) -> list[int]:
    """Give all cards of a player, wherever they lie."""
    cards: list[int] = []
    for zone in zones_of(game, seat):
        cards += zone.listed()
    cards.sort()
    return cards


def holdings(game: Dominion, seat: i64) -> vec[i64]:
    """Give how many cards of each kind a player has, wherever they lie."""
    counts = vec[i64]([0] * KINDS)
    for zone in zones_of(game, seat):
        place: i64 = 0
        while place < zone.size:
            counts[zone.cards[place]] += 1
            place += 1
    return counts


def value(kind: int, cards: int) -> int:
    """Give the points of one card whose owner has so many cards in all."""
    return cards // CARDS_PER_GARDENS_POINT if kind == GARDENS else CARDS[kind].points


def points(game: Dominion, seat: i64) -> int:
    """Give the points of a player. They may be negative."""
    printed = game.settings.points
    total: i64 = 0
    size: i64 = 0
    gardens: i64 = 0
    for zone in zones_of(game, seat):
        size += zone.size
        gardens += zone.count(GARDENS)
        place: i64 = 0
        while place < zone.size:
            total += printed[zone.cards[place]]
            place += 1
    return total + gardens * (size // CARDS_PER_GARDENS_POINT)


def standings(game: Dominion) -> list[tuple[int, ...]]:
    """Give what ranks the players: more points first, then fewer turns. The smaller tuple is ahead."""
    return [(-points(game, seat), int(player.turns)) for seat, player in enumerate(game.players)]


def measures(game: Dominion) -> dict[str, list[int]]:
    """Give what the course of a game is drawn from: points, the coins that the treasures give, and the cards."""
    seats = range(len(game.players))
    decks = [owned(game, seat) for seat in seats]
    return {
        "points": [points(game, seat) for seat in seats],
        "money": [sum([CARDS[kind].coins for kind in deck]) for deck in decks],
        "cards": [len(deck) for deck in decks],
    }


def score_sheet(game: Dominion, seat: int) -> dict[str, object]:
    """Give how the points of a player came about, line by line."""
    cards = owned(game, seat)
    lines: list[dict[str, object]] = []
    for kind in sorted(set(cards)):
        each = value(kind, len(cards))
        if each != 0 or kind == GARDENS:
            number = cards.count(kind)
            lines.append({"kind": NAMES[kind], "number": number, "each": each, "points": number * each})
    return {
        "seat": seat,
        "points": points(game, seat),
        "turns": int(game.players[seat].turns),
        "rank": places(standings(game))[seat],
        "cards": {NAMES[kind]: cards.count(kind) for kind in sorted(set(cards))},
        "size": len(cards),
        "lines": lines,
    }
