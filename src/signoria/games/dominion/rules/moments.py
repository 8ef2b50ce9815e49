"""The moments at which cards speak up, and the order in which they do.

Dominion's first edition has one such moment: when an Attack card is played, opponents may reveal a Moat before any of
its text is followed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.core.standing_answer import StandingAnswer
from signoria.games.dominion.data.actions import PASS, REVEAL_MOAT
from signoria.games.dominion.data.components import MOAT, NAMES, is_attack
from signoria.games.dominion.rules.frames import Play, QuietChoice, Step
from signoria.games.dominion.state.table import Dominion

# Which play of the card this is.
ONLY_PLAY: Final = 0
FIRST_PLAY: Final = 1
SECOND_PLAY: Final = 2
PLAYS: Final = ["normal", "first", "second"]

ALWAYS_REVEAL_MOAT: Final = StandingAnswer("always-reveal-moat", REVEAL_MOAT)


class CardPlayed(Step):
    """An Action card lies in the play area and is played: reactions first if it is an Attack, then its text."""

    def __init__(self, seat: i64, kind: i64, which: i64) -> None:
        self.seat = seat
        self.kind = kind
        self.which = which

    def do(self, game: Dominion) -> None:
        journal = game.journal
        if journal is not None:
            facts: dict[str, object] = {"seat": self.seat, "kind": NAMES[self.kind], "play": PLAYS[self.which]}
            facts["actions"] = game.actions
            journal.add("action-played", facts)
        if is_attack(self.kind):
            game.then(AskReactions(self.seat, self.kind, 0, 1))
        else:
            game.then(Play(self.seat, self.kind, 0))


class AskReactions(Step):
    """Ask the opponents from a distance on, one after another, then follow the text of the Attack."""

    def __init__(self, attacker: i64, attack: i64, unaffected: i64, distance: i64) -> None:
        self.attacker = attacker
        self.attack = attack
        self.unaffected = unaffected
        self.distance = distance

    def do(self, game: Dominion) -> None:
        distance = self.distance
        while distance < len(game.players):
            seat = game.opponent(self.attacker, distance)
            # Asked is everyone who could hold a Moat as far as the others know: silence would tell who holds none.
            if game.players[seat].hand.size > 0 and game.owns(seat, MOAT):
                game.then(MayRevealMoat(seat, self.attacker, self.attack, self.unaffected, distance))
                return
            distance += 1
        game.then(Play(self.attacker, self.attack, self.unaffected))


class MayRevealMoat(QuietChoice):
    """An opponent may reveal a Moat in hand, and is then unaffected by this play of the Attack."""

    def __init__(self, seat: i64, attacker: i64, attack: i64, unaffected: i64, distance: i64) -> None:
        super().__init__(seat, "moat-reveal")
        self.attacker = attacker
        self.attack = attack
        self.unaffected = unaffected
        self.distance = distance

    def guarded(self) -> bool:
        return True

    def preference(self) -> StandingAnswer | None:
        return ALWAYS_REVEAL_MOAT

    def options(self, game: Dominion) -> vec[i64]:
        if game.players[self.seat].hand.has(MOAT):
            return vec[i64]([REVEAL_MOAT, PASS])
        return vec[i64]([PASS])

    def chosen(self, game: Dominion, option: i64) -> None:
        unaffected = self.unaffected
        if option == REVEAL_MOAT:
            unaffected |= bit(self.seat)
            game.show_from_hand(self.seat, MOAT)
            journal = game.journal
            if journal is not None:
                journal.add("moat-revealed", {"seat": self.seat, "attack": NAMES[self.attack]})
        game.then(AskReactions(self.attacker, self.attack, unaffected, self.distance + 1))

    def about(self, game: Dominion) -> dict[str, object]:
        return {"attacker": self.attacker, "attack": NAMES[self.attack]}
