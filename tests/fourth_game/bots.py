"""Two who play Trionfi: one keeps what is worth something, the other takes what can be had."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from signoria.bots.bot import Bot
from signoria.core.position import Sight
from tests.fourth_game.game import CARDS, RANKS


class Miser(Bot):
    """Always plays the lowest card."""

    def choose(self, sight: Sight) -> int:
        return min(sight.options(), key=lambda card: card % RANKS)


class Duke(Bot):
    """Leads high, takes a trick with the lowest card that does it, and otherwise throws the lowest away."""

    def choose(self, sight: Sight) -> int:
        view: dict[str, Any] = sight.view()
        trick = [CARDS.index(card) for card in view["trick"]]
        options = sorted(sight.options(), key=lambda card: card % RANKS)
        if not trick:
            return options[-1]
        best = max(card for card in trick if card // RANKS == trick[0] // RANKS)
        taking = [card for card in options if card > best and card // RANKS == best // RANKS]
        return (taking or options)[0]


BOTS: Final[Mapping[str, Callable[[int], Bot]]] = {"miser": lambda _seed: Miser(), "duke": lambda _seed: Duke()}
