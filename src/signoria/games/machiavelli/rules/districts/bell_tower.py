"""Bell Tower."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import EARLIER, USUAL
from signoria.games.machiavelli.rules.frames import Choice

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class DecideOnBell(Choice):
    """Whoever builds the Bell Tower decides whether one district less ends the game, for everyone."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "bell-tower")

    def options(self, game: Machiavelli) -> vec[i64]:
        return vec[i64]([EARLIER, USUAL])

    def chosen(self, game: Machiavelli, option: i64) -> None:
        number = game.settings.city_size - (option == EARLIER)
        if game.journal is not None:
            game.tell("bell-tower-decided", {"seat": self.seat, "number": number})
        if option == EARLIER:
            game.ring_bell()

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"number": game.settings.city_size}
