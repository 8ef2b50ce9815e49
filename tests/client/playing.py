"""Somebody who plays a game through the page: what that is like at every table."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from tests.client.kit import soon

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.client.kit import Visitor


class Somebody:
    """A guest who answers by lot, and remembers what was asked."""

    def __init__(self, guest: Visitor, seed: int = 0) -> None:
        self.guest = guest
        self.lot = random.Random(seed)
        self.asked: list[str] = []

    def offers(self) -> dict[str, Any] | None:
        """Give what can be done, if anything can, or if the game is over."""
        raise NotImplementedError

    def answer(self, offers: dict[str, Any]) -> None:
        """Choose something by lot, do it, and wait for what comes of it."""
        raise NotImplementedError

    def asking(self, kind: str) -> dict[str, Any] | None:
        """Give what can be done when a question is open."""
        found = self.offers()
        return found if found is not None and found["kind"] == kind else None

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play until the game is over, or something else holds."""
        while not until():
            offers = soon(self.offers)
            if offers["over"]:
                return
            self.asked.append(str(offers["kind"]))
            self.answer(offers)
