"""Recruiting cards: taking an open person of another player and leaving the card there."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.florence.data.actions import KEEP, RECRUIT_PERSON, of_bits
from signoria.games.florence.rules.frames import QuietChoice
from signoria.games.florence.state.table import Florence


def can_recruit(game: Florence, seat: i64) -> bool:
    """Whether a player has a recruiting card in hand and another player an open person."""
    return game.players[seat].recruits > 0 and game.open_elsewhere(seat) != 0


class RecruitNow(QuietChoice):
    """Who has just bought a recruiting card may use it at once, or keep it for a later turn."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "recruit-now")

    def options(self, game: Florence) -> vec[i64]:
        persons = game.open_elsewhere(self.seat)
        if persons == 0:
            return vec[i64]()
        return append(of_bits(RECRUIT_PERSON, persons), KEEP)

    def chosen(self, game: Florence, option: i64) -> None:
        if option != KEEP:
            game.recruit(self.seat, option - RECRUIT_PERSON)
            return
        journal = game.journal
        if journal is not None:
            journal.add("recruit-kept", {"seat": self.seat})


class Recruit(QuietChoice):
    """In a turn of one's own: choose whom to take."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "recruit")

    def options(self, game: Florence) -> vec[i64]:
        return of_bits(RECRUIT_PERSON, game.open_elsewhere(self.seat))

    def chosen(self, game: Florence, option: i64) -> None:
        game.recruit(self.seat, option - RECRUIT_PERSON)
