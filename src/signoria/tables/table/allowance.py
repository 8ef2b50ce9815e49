"""What a clock allows: how many decisions may be missed, what who comes back is given, which clocks are of days."""

from __future__ import annotations

from typing import Final

# So many decisions in a row that ran out of time, without a sign of the person, and the person counts as away.
MOST_MISSED: Final = 3
# Who comes back just after the time ran out has so many seconds for that decision.
GRACE: Final = 15
# A clock of so many seconds is one of days: nobody is expected to sit at the table meanwhile.
DAY: Final = 24 * 3600


def by_days(clock: int | None) -> bool:
    """Whether a table is played by days rather than in one sitting."""
    return clock is not None and clock >= DAY
