"""Theater."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.actions import CHOOSE, PASS, PLAYER, of_set
from signoria.games.machiavelli.data.components import CHARACTERS, NOBODY, THEATER
from signoria.games.machiavelli.rules.frames import Choice, Step, of_ranks
from signoria.games.machiavelli.rules.selection_phase import drawn

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class OpenTheater(Step):
    """When all have chosen, the owner of the Theater may exchange a character with another player."""

    def do(self, game: Machiavelli) -> None:
        owner = game.owner_of(THEATER)
        if owner != NOBODY:
            game.then(MayExchangeCharacter(owner))


class MayExchangeCharacter(Choice):
    """Choose the other player, without seeing anything."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "theater")

    def options(self, game: Machiavelli) -> vec[i64]:
        return of_set(PLAYER, game.others(self.seat), PASS)

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if option == PASS:
            if game.journal is not None:
                game.tell("theater-declined", {"seat": self.seat})
            return
        other = option - PLAYER
        if len(game.players) <= 3:
            game.then(ChooseRole(self.seat, other))
        else:
            own = drawn(game, game.cast.ranks_at(self.seat))
            exchange_roles(game, self.seat, own, other, drawn(game, game.cast.ranks_at(other)))


class ChooseRole(Choice):
    """Two or three players: choose which of the own characters to give; a random one comes back for it."""

    def __init__(self, seat: i64, other: i64) -> None:
        super().__init__(seat, "theater-card")
        self.other = other

    def options(self, game: Machiavelli) -> vec[i64]:
        return of_ranks(game, CHOOSE, ~game.cast.ranks_at(self.seat))

    def chosen(self, game: Machiavelli, option: i64) -> None:
        taken = drawn(game, game.cast.ranks_at(self.other))
        exchange_roles(game, self.seat, game.rank_of(option - CHOOSE), self.other, taken)
        # Nobody else can tell which of two cards moved.
        game.cast.mingled = bit(self.seat) | bit(self.other)

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"owner": self.other}


def exchange_roles(game: Machiavelli, seat: i64, own: i64, other: i64, taken: i64) -> None:
    """Let two characters change places; both players know both cards, and nobody else does."""
    cast = game.cast
    insiders = bit(seat) | bit(other)
    cast.places[own] = other
    cast.places[taken] = seat
    cast.known[own] = insiders
    cast.known[taken] = insiders
    if game.journal is not None:
        secret: dict[str, object] = {
            "given": CHARACTERS[game.character_at(own)],
            "taken": CHARACTERS[game.character_at(taken)],
        }
        game.journal.add("theater-used", {"seat": seat, "owner": other}, (seat, other), secret)
