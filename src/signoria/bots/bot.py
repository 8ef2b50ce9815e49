"""What a computer player is: it is given the sight of its seat and chooses one of the options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from signoria.core.position import Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A computer player for one seat of one game. Derive from this, in plain Python too.

    It is asked again and again during a game, so it may keep what it has worked out. It must decide by the sight that
    it is given all the same: moves are taken back, and a bot may be made anew in the middle of a game.
    """

    def choose(self, sight: Sight) -> i64:
        """Choose one of `sight.options()`; asked only when this seat must choose."""
        raise NotImplementedError

    def quick(self, sight: Sight) -> i64:
        """As `choose`, at once: asked instead when thinking took too long. A bot that searches has a quick answer."""
        return self.choose(sight)
