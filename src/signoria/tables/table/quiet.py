"""The hours in which somebody wants to be left alone, by the clock where they are."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final
from zoneinfo import ZoneInfo

from msgspec import UNSET

from signoria.tables.table.personal import document_in

if TYPE_CHECKING:
    from collections.abc import Mapping

# Where somebody has not said otherwise.
FROM: Final = 22
TO: Final = 8


def quiet_until(settings: Mapping[str, Any], now: float) -> float | None:
    """Give when the quiet hours of a guest end, if it is in them now; it must be known where they are."""
    wishes = document_in(settings).everywhere
    begin = FROM if wishes.quiet_from is UNSET else wishes.quiet_from
    end = TO if wishes.quiet_to is UNSET else wishes.quiet_to
    if wishes.zone is UNSET or begin == end:
        return None
    try:
        here = datetime.fromtimestamp(now, ZoneInfo(wishes.zone))
    except (OSError, ValueError, LookupError):
        # A place of which this machine does not know the time.
        return None
    within = begin <= here.hour < end if begin < end else here.hour >= begin or here.hour < end
    if not within:
        return None
    over = here.replace(hour=end, minute=0, second=0, microsecond=0)
    return (over if over > here else over + timedelta(days=1)).timestamp()
