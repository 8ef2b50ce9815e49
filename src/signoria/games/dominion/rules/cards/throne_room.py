"""Throne Room."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.dominion.data.actions import NONE, NOTHING, PLAY, of_kinds
from signoria.games.dominion.data.components import ACTIONS, THRONE_ROOM
from signoria.games.dominion.rules.frames import Play, QuietChoice
from signoria.games.dominion.rules.moments import FIRST_PLAY, SECOND_PLAY, CardPlayed
from signoria.games.dominion.state.table import Dominion


def throne_room(game: Dominion, play: Play) -> None:
    """Choose an Action card in your hand and play it twice."""
    if game.settings.lenient or game.players[play.seat].hand.kinds() & ACTIONS:
        game.then(PlayTwice(play.seat))
    else:
        game.tell_no_effect(play.seat, THRONE_ROOM, "nothing-to-play")


class PlayTwice(QuietChoice):
    """Choose the card: it goes into play once and is played, completely resolved, two times.

    Where the table plays leniently, everyone is asked and the log has one word for having no Action card and playing
    none: otherwise the others would learn what is in the hand.
    """

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "throne-room-card")

    def options(self, game: Dominion) -> vec[i64]:
        kinds = game.players[self.seat].hand.kinds() & ACTIONS
        return of_kinds(PLAY, kinds, NONE if game.settings.lenient else NOTHING)

    def chosen(self, game: Dominion, option: i64) -> None:
        if option == NONE:
            game.tell_no_effect(self.seat, THRONE_ROOM, "nothing-to-play")
            return
        kind = option - PLAY
        game.put_into_play(self.seat, kind)
        game.then(CardPlayed(self.seat, kind, FIRST_PLAY), CardPlayed(self.seat, kind, SECOND_PLAY))
