"""Points, the winner and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.games.dominion.components import CARDS, GARDENS, NAMES

if TYPE_CHECKING:
    from signoria.games.dominion.table import Dominion

CARDS_PER_GARDENS_POINT = 10


def owned(game: Dominion, seat: int) -> list[int]:
    """Give all cards of a player, wherever they lie; in the middle of a turn too."""
    player = game.players[seat]
    cards = player.hand.listed() + player.deck.listed() + player.discard.listed()
    if seat == game.active:
        cards += game.play_area.listed() + game.set_aside.listed()
    if seat == game.asked_seat():
        cards += game.looking_at.listed() + game.selected.listed()
    if seat == game.revealed_of:
        cards += game.revealed.listed()
    return sorted(cards)


def value(kind: int, cards: int) -> int:
    """Give the points of one card whose owner has so many cards in all."""
    return cards // CARDS_PER_GARDENS_POINT if kind == GARDENS else CARDS[kind].points


def points(game: Dominion, seat: int) -> int:
    """Give the points of a player. They may be negative."""
    cards = owned(game, seat)
    return sum(value(kind, len(cards)) for kind in cards)


def standing(game: Dominion, seat: int) -> tuple[int, int]:
    """Give what ranks a player: more points first, then fewer turns. The smaller tuple is ahead."""
    return (-points(game, seat), game.players[seat].turns)


def winners(game: Dominion) -> list[int]:
    """Give the seats that are ahead of all others; equal ones share the victory."""
    standings = [standing(game, seat) for seat in range(len(game.players))]
    best = min(standings)
    return [seat for seat, place in enumerate(standings) if place == best]


def score_sheet(game: Dominion, seat: int) -> dict[str, object]:
    """Give how the points of a player came about, line by line."""
    cards = owned(game, seat)
    mine = standing(game, seat)
    ahead = sum(standing(game, other) < mine for other in range(len(game.players)))
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
        "rank": ahead + 1,
        "cards": {NAMES[kind]: cards.count(kind) for kind in sorted(set(cards))},
        "size": len(cards),
        "lines": lines,
    }
