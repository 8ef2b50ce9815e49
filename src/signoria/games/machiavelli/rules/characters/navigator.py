"""Navigator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import FOUR_CARDS, FOUR_GOLD, NAVIGATE
from signoria.games.machiavelli.rules.frames import Choice
from signoria.games.machiavelli.state.card_rules import CharacterRule
from signoria.games.machiavelli.state.current_turn import BONUS_USED, RESUMED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class Navigator(CharacterRule):
    """Four gold or four cards besides the income, and no building at all."""

    def start(self, game: Machiavelli) -> None:
        if game.wording.navigator_at_once and game.turn.part == RESUMED:
            self.sail(game)

    def after_income(self, game: Machiavelli) -> None:
        if game.wording.navigator_at_once:
            self.sail(game)

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        if not game.turn.has_used(BONUS_USED) and not game.wording.navigator_at_once:
            offer.add(NAVIGATE)

    def use(self, game: Machiavelli, action: i64) -> None:
        self.sail(game)

    def sail(self, game: Machiavelli) -> None:
        """Let the player choose what to bring home."""
        game.turn.use(BONUS_USED)
        game.then(ChooseCargo(game.turn.seat))

    def limit(self) -> i64:
        return 0

    def may_build(self) -> bool:
        return False


class ChooseCargo(Choice):
    """Four gold or four cards, no mixture."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "navigator")

    def options(self, game: Machiavelli) -> vec[i64]:
        return vec[i64]([FOUR_GOLD, FOUR_CARDS]) if game.can_draw() else vec[i64]([FOUR_GOLD])

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if option == FOUR_GOLD:
            game.gain(self.seat, 4)
            game.tell_bonus(4, 0)
        else:
            drawn = game.draw(self.seat, 4, "navigator")
            game.tell_bonus(0, drawn)
