"""What is settled before a game and holds for all of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.florence.data import board
from signoria.games.florence.data.components import (
    BASE_PRICE,
    BASE_PRICE_OF_TWO,
    FEWEST_PLAYERS,
    MINIMUM_WORK,
    START_MONEY,
    START_MONEY_OF_TWO,
)
from signoria.games.florence.data.layouts import ABOVE, BESIDE, LAYOUTS, Border, Layout, apart

NOBODY: Final = -1


class Settings:
    """What was settled before the game: the same for all copies of a position."""

    def __init__(self, options: dict[str, object], players: int, starter: i64) -> None:
        self.options = options
        self.players: i64 = players
        self.starter = starter
        self.muse_and_princess = options["expansion-muse-princess"] == "on"
        self.cooperative = options["expansion-cooperative"] == "on"
        self.no_selling = options["no-pp-for-money"] == "on"
        self.open_money = options["money-visibility"] == "open"
        # Games that were begun before the rules followed the letter here go on as they were begun.
        self.to_the_letter = options["rulings"] == "letter"
        self.two = players == FEWEST_PLAYERS
        self.opener_names_type = options["two-player-landscape-choice"] == "opener"
        self.landscape_blocks_border = options["cb-border-landscape"] == "blocks"
        self.base_price: i64 = BASE_PRICE_OF_TWO if self.two else BASE_PRICE
        self.start_money: i64 = START_MONEY_OF_TWO if self.two else START_MONEY
        self.minimum: vec[i64] = vec[i64](MINIMUM_WORK)
        layout = LAYOUTS[str(options["cb-layout"])][players] if self.cooperative else apart(players)
        self.layout = layout
        self.palaces: vec[i64] = vec[i64]([board.named_cells(palace) for palace in layout.palaces])
        self.left: vec[i64] = vec[i64](boards_at(layout, BESIDE, first=True))
        self.right: vec[i64] = vec[i64](boards_at(layout, BESIDE, first=False))
        self.below: vec[i64] = vec[i64](boards_at(layout, ABOVE, first=True))
        self.above: vec[i64] = vec[i64](boards_at(layout, ABOVE, first=False))

    def border(self, seat: i64, other: i64) -> Border:
        """Give the border between two seats that are neighbours in turn order."""
        for border in self.layout.borders:
            if (border.first == seat and border.second == other) or (border.first == other and border.second == seat):
                return border
        raise ValueError(f"seats {seat} and {other} have no border")


def boards_at(layout: Layout, way: int, *, first: bool) -> list[int]:
    """Give for each seat the board that comes first at its border of a way, or the one that comes second."""
    found = [NOBODY] * len(layout.palaces)
    for border in layout.borders:
        if border.way == way:
            if first:
                found[border.second] = border.first
            else:
                found[border.first] = border.second
    return found
