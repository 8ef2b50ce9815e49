"""What a computer player is: it is given the sight of its seat and chooses one of the options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from signoria.core.position import Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A computer player for one seat of one game. Derive from this, in plain Python too."""

    def choose(self, sight: Sight) -> i64:
        """Choose one of `sight.options()`; asked only when this seat must choose."""
        raise NotImplementedError
