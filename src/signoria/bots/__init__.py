"""Computer players. They see what their seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from signoria.bots.dominion.big_money import BigMoney
from signoria.bots.dominion.big_money_smithy import BigMoneySmithy
from signoria.bots.dominion.house import HouseBot
from signoria.bots.florence.house import FlorenceHouse
from signoria.bots.florence.steward import Steward
from signoria.bots.machiavelli.builder import Builder
from signoria.bots.machiavelli.house import HouseBot as MachiavelliHouseBot
from signoria.bots.random import RandomBot
from signoria.core.shown import shown

if TYPE_CHECKING:
    from signoria.bots.bot import Bot

BOTS: dict[str, dict[str, Callable[[int], Bot]]] = {
    "dominion": {
        "random": RandomBot,
        "big-money": lambda _seed: BigMoney(),
        "big-money-smithy": lambda _seed: BigMoneySmithy(),
        "house": lambda _seed: HouseBot(),
    },
    "florence": {
        "random": RandomBot,
        "steward": Steward,
        "house": lambda _seed: FlorenceHouse(),
    },
    "machiavelli": {
        "random": RandomBot,
        "builder": Builder,
        "house": MachiavelliHouseBot,
    },
}


def bot_names(game: str) -> list[str]:
    """Name the bots that play a game."""
    return list(BOTS[game])


def new_bot(game: str, name: str, seed: int) -> Bot:
    """Give a bot by name. Raises ValueError when there is none."""
    if game not in BOTS or name not in BOTS[game]:
        known = ", ".join(BOTS.get(game, {}))
        raise ValueError(f"there is no bot {shown(name)} for {game}; there are: {known}")
    return BOTS[game][name](seed)
