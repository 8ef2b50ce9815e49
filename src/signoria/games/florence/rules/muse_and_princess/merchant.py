"""The Merchant: the next object of the auction for nothing, or points for lagging behind."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.florence.data.components import CHARACTERS, FROM_MERCHANT, MERCHANT
from signoria.games.florence.state.table import Florence


def relative_position(game: Florence, seat: i64) -> i64:
    """Give a player's place on the score track: one more than the players who are ahead."""
    own = game.players[seat].points
    place: i64 = 1
    for player in game.players:
        if player.points > own:
            place += 1
    return place


def sell_position(game: Florence, seat: i64) -> None:
    """The holder gains points equal to his relative position; the Merchant goes back."""
    place = relative_position(game, seat)
    game.gain_points(seat, place, FROM_MERCHANT)
    game.give_back_character(seat, tell=False)
    journal = game.journal
    if journal is not None:
        facts: dict[str, object] = {"seat": seat, "character": CHARACTERS[MERCHANT], "effect": "position"}
        facts["position"] = place
        facts["points"] = game.players[seat].points
        journal.add("character-used", facts)


def tell_free(game: Florence, seat: i64) -> None:
    """Tell everyone that the Merchant pays for an object."""
    journal = game.journal
    if journal is not None:
        journal.add("character-used", {"seat": seat, "character": CHARACTERS[MERCHANT], "effect": "free"})
