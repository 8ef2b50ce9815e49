"""The contract a game fulfils: from here come new positions, saved ones and scenarios."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from signoria.core.about import About
from signoria.core.agenda import Frame
from signoria.core.catalogue import Catalogue
from signoria.core.chance import Chance, chance_from_seed
from signoria.core.options import TableOption, checked_options, kept_options, options_schema
from signoria.core.plain import copied, mapping
from signoria.core.position import Encoder, Position, Sight
from signoria.core.shown import shown

P = TypeVar("P", bound=Position)


class Rulebook(Generic[P]):
    """What a game answers for its positions: the functions behind the methods of `Position`, and those that make one.

    A table is what lies where; what a seat may know of it, how it is written down and what it is worth is known to
    modules above it. Here they meet.
    """

    def __init__(
        self,
        *,
        begin: Callable[[int, dict[str, object], Chance, bool], P],
        sight: Callable[[P, int], Sight],
        redraw: Callable[[P, int], None],
        points: Callable[[P, int], int],
        standings: Callable[[P], list[tuple[int, ...]]],
        score_sheet: Callable[[P, int], dict[str, object]],
        schema: int,
        save_frame: Callable[[Frame], list[object]],
        save: Callable[[P], dict[str, object]],
        restore: Callable[[Mapping[str, object]], P],
        scenario: Callable[[object], P] | None = None,
        measures: Callable[[P], dict[str, list[int]]] | None = None,
        consider: Callable[[Sight, list[str]], dict[str, object]] | None = None,
        encoder: Encoder | None = None,
    ) -> None:
        # Seats and options have been checked one by one.
        self.begin = begin
        # Seats are checked; -1 is a spectator.
        self.sight = sight
        # Draws anew what a seat cannot know, in a copy of a position that somebody imagines.
        self.redraw = redraw
        self.points = points
        # What ranks the seats: the smaller tuple is ahead, equal ones share a place.
        self.standings = standings
        self.score_sheet = score_sheet
        # The number of the saved form: it goes up when the form changes, and loading refuses what it cannot read.
        self.schema = schema
        self.save_frame = save_frame
        # What lies on the table: the core writes the agenda, chance and the head.
        self.save = save
        self.restore = restore
        self.scenario = scenario
        self.measures = measures
        # What would come of moves, for a seat and from what it sees; the real position is not changed.
        self.consider = consider
        # Writes what a seat sees in numbers, for programs that learn.
        self.encoder = encoder


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its name, its seats, its options, its actions, how it speaks, and how a position of it comes about."""

    def __init__(
        self,
        name: str,
        fewest: int,
        most: int,
        options: list[TableOption],
        catalogue: Catalogue,
        package: str,
        rulebook: Rulebook[P],
        about: About | None = None,
    ) -> None:
        self.name = name
        self.fewest = fewest
        self.most = most
        self.table_options = options
        self.catalogue = catalogue
        self.package = package
        # A game is asked about its own positions only.
        self.rulebook: Rulebook[Position] = cast("Rulebook[Position]", rulebook)
        self.about = About() if about is None else about
        self.speech = self.about.speech
        self.defaults = checked_options(options, None)

    @property
    def options_schema(self) -> dict[str, object]:
        """The JSON schema of `options`."""
        return options_schema(self.table_options)

    def preset(self, name: object) -> dict[str, object]:
        """Give the options of a preset, such as `booklet`. Raises ValueError for one that there is not."""
        presets = self.about.presets
        if not isinstance(name, str) or name not in presets:
            known = ", ".join(presets) or "none"
            raise ValueError(f"there is no preset {shown(name)} for {self.name}; there are: {known}")
        return {option: copied(value) for option, value in presets[name].items()}

    def new(self, seats: object, seed: object, options: object = None, *, listen: bool = True) -> Position:
        """Begin a game.

        An integer `seed` uses the fast generator, a secret of 32 bytes the fair one. With `listen=False` no events
        are kept, which is quicker. Raises ValueError for a wrong number of seats, a bad seed or bad options.
        """
        if not isinstance(seats, int) or isinstance(seats, bool) or not self.fewest <= seats <= self.most:
            raise ValueError(f"{self.name} is played by {self.fewest} to {self.most} players, not by {shown(seats)}")
        checked = checked_options(self.table_options, options)
        return self.own(self.begin(seats, seed, checked, listen))

    def begin(self, seats: int, seed: object, options: dict[str, object], listen: bool) -> Position:  # noqa: FBT001
        """Set the table up; seats and options have been checked one by one."""
        return self.rulebook.begin(seats, options, chance_from_seed(seed), listen)

    def kept(self, options: Mapping[str, object]) -> dict[str, object]:
        """Give all options of a game that was written down, by this version or by an earlier one with fewer options."""
        return kept_options(self.table_options, options)

    def load(self, saved: object) -> Position:
        """Give the position that `Position.save` wrote down. Raises ValueError for anything else."""
        data = mapping(saved, "a saved position")
        schema = self.rulebook.schema
        if data.get("game") != self.name:
            raise ValueError(f"this is not a saved position of {self.name}")
        if data.get("schema") != schema:
            raise ValueError(
                f"this position was saved in form {shown(data.get('schema'))}; this version reads form {schema}"
            )
        options = data.get("options")
        if isinstance(options, Mapping):
            data = {**data, "options": self.kept(options)}
        try:
            return self.own(self.rulebook.restore(data))
        except KeyError as missing:
            raise ValueError(f"the saved position lacks {missing}") from None
        except (TypeError, IndexError, OverflowError, AttributeError, AssertionError) as wrong:
            raise ValueError(f"the saved position does not fit: {wrong}") from None

    def scenario(self, wanted: object) -> Position:
        """Build a position from a small readable description. Raises ValueError for an impossible one."""
        scenario = self.rulebook.scenario
        if scenario is None:
            raise ValueError(f"{self.name} has no scenarios")
        return self.own(scenario(wanted))

    def own(self, position: Position) -> Position:
        """Let a position know whose it is."""
        position.game = self
        return position
