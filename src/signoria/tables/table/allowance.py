"""What a table allows who is asked: how many decisions may be missed, what is given who comes back, who stands in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

# When a bot plays for somebody who does not answer, as a table settles it: it makes the decision whose time ran out
# and plays on only after several in a row, or when the others call it (`once`); it plays on from the first one, or when
# somebody is gone for a while (`soon`); or the table waits, however long it takes (`never`).
StandIn = Literal["once", "soon", "never"]

# So many decisions in a row that ran out of time, without a sign of the person, and the person counts as away.
MOST_MISSED: Final[Mapping[StandIn, int]] = {"once": 3, "soon": 1}
# Who comes back just after the time ran out has so many seconds for that decision.
GRACE: Final = 15
# A clock of so many seconds is one of days: nobody is expected to sit at the table meanwhile.
DAY: Final = 24 * 3600


def by_days(clock: int | None) -> bool:
    """Whether a table is played by days rather than in one sitting."""
    return clock is not None and clock >= DAY
