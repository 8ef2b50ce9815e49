"""Thief."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit, bits_from
from signoria.games.dominion.data.actions import DONE, GAIN, TRASH, of_kinds
from signoria.games.dominion.data.components import COPPER, TREASURES
from signoria.games.dominion.rules.frames import REVEALED, Choice, ChooseTop, DiscardTogether, Play, QuietChoice, Step
from signoria.games.dominion.state.table import Dominion

REVEALS: Final = 2


def thief(game: Dominion, play: Play) -> None:
    """Every other player reveals two cards and loses one Treasure among them; you may gain what was trashed."""
    game.then(StealFromNext(play.seat, play.unaffected, 1, ()))


class StealFromNext(Step):
    """Steal from the next victim from a distance on; after the last one, choose from the loot.

    `loot` has the kinds that this play has trashed: they are in the trash, in the sight of all.
    """

    def __init__(self, seat: i64, unaffected: i64, distance: i64, loot: tuple[int, ...]) -> None:
        self.seat = seat
        self.unaffected = unaffected
        self.distance = distance
        self.loot = loot

    def do(self, game: Dominion) -> None:
        distance = self.distance
        if distance >= len(game.players):
            game.then(GainLoot(self.seat, tuple(sorted(self.loot)), COPPER))
            return
        victim = game.opponent(self.seat, distance)
        if (self.unaffected >> victim) & 1:
            game.then(StealFromNext(self.seat, self.unaffected, distance + 1, self.loot))
            return
        for _ in range(REVEALS):
            game.reveal_top(victim)
        game.tell_revealed()
        if game.revealed.kinds() & TREASURES:
            game.then(StealTreasure(self.seat, self.unaffected, distance, self.loot, victim))
        else:
            game.then(
                ChooseTop(victim, REVEALED),
                DiscardTogether(victim, REVEALED),
                StealFromNext(self.seat, self.unaffected, distance + 1, self.loot),
            )


class StealTreasure(Choice):
    """Choose which of the revealed Treasures is trashed; the victim discards the rest."""

    def __init__(self, seat: i64, unaffected: i64, distance: i64, loot: tuple[int, ...], victim: i64) -> None:
        super().__init__(seat, "thief-trash")
        self.unaffected = unaffected
        self.distance = distance
        self.loot = loot
        self.victim = victim

    def options(self, game: Dominion) -> vec[i64]:
        return of_kinds(TRASH, game.revealed.kinds() & TREASURES)

    def chosen(self, game: Dominion, option: i64) -> None:
        kind: int = option - TRASH
        game.trash_revealed(self.victim, kind)
        game.then(
            ChooseTop(self.victim, REVEALED),
            DiscardTogether(self.victim, REVEALED),
            StealFromNext(self.seat, self.unaffected, self.distance + 1, (*self.loot, kind)),
        )

    def about(self, game: Dominion) -> dict[str, object]:
        return {"owner": self.victim}


class GainLoot(QuietChoice):
    """Gain any of the Treasures that this play has trashed, one by one in the order of the kinds."""

    def __init__(self, seat: i64, loot: tuple[int, ...], least: i64) -> None:
        super().__init__(seat, "thief-gain")
        self.loot = loot
        self.least = least

    def options(self, game: Dominion) -> vec[i64]:
        kinds: i64 = 0
        for kind in self.loot:
            kinds |= bit(kind)
        kinds &= bits_from(self.least)
        return of_kinds(GAIN, kinds, DONE) if kinds != 0 else vec[i64]()

    def chosen(self, game: Dominion, option: i64) -> None:
        if option == DONE:
            return
        kind: int = option - GAIN
        game.gain_from_trash(self.seat, kind)
        rest = list(self.loot)
        rest.remove(kind)
        game.then(GainLoot(self.seat, tuple(rest), kind))
