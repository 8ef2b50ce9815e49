"""The contract a game fulfils: from here come new positions, saved ones and scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from signoria.core.options import TableOption, checked_options, options_schema
from signoria.core.shown import shown

if TYPE_CHECKING:
    from signoria.core.catalogue import Catalogue
    from signoria.core.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its name, its seats, its options, its actions, and how a position of it comes about."""

    def __init__(
        self, name: str, fewest: int, most: int, options: list[TableOption], catalogue: Catalogue, package: str
    ) -> None:
        self.name = name
        self.fewest = fewest
        self.most = most
        self.table_options = options
        self.catalogue = catalogue
        self.package = package
        self.defaults = checked_options(options, None)

    @property
    def options_schema(self) -> dict[str, object]:
        """The JSON schema of `options`."""
        return options_schema(self.table_options)

    def new(self, seats: object, seed: object, options: object = None, *, listen: bool = True) -> Position:
        """Begin a game.

        An integer `seed` uses the fast generator, a secret of 32 bytes the fair one. With `listen=False` no events
        are kept, which is quicker. Raises ValueError for a wrong number of seats, a bad seed or bad options.
        """
        if not isinstance(seats, int) or isinstance(seats, bool) or not self.fewest <= seats <= self.most:
            raise ValueError(f"{self.name} is played by {self.fewest} to {self.most} players, not by {shown(seats)}")
        checked = checked_options(self.table_options, options)
        return self.begin(seats, seed, checked, listen)

    def begin(self, seats: int, seed: object, options: dict[str, object], listen: bool) -> Position:  # noqa: FBT001
        """Set the table up; seats and options have been checked one by one."""
        raise NotImplementedError

    def load(self, saved: object) -> Position:
        """Give the position that `Position.save` wrote down. Raises ValueError for anything else."""
        raise NotImplementedError

    def scenario(self, wanted: object) -> Position:
        """Build a position from a small readable description. Raises ValueError for an impossible one."""
        raise NotImplementedError
