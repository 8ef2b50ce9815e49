"""When somebody wants to be left alone: at night, and on holidays."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

from signoria.tables.table.holidays import holidays_in
from signoria.tables.table.personal import document_in, night_of

if TYPE_CHECKING:
    from collections.abc import Mapping


def quiet_until(settings: Mapping[str, Any], now: float) -> float | None:
    """Give when the night or the holiday of a guest ends, if it is one now; it must be known where they are."""
    holiday = next((one.end for one in holidays_in(settings) if one.begin <= now < one.end), None)
    if holiday is not None:
        return holiday
    night = night_of(document_in(settings).everywhere)
    if night is None:
        return None
    here, begin, end = datetime.fromtimestamp(now, ZoneInfo(night.zone)), night.begin, night.end
    within = begin <= here.hour < end if begin < end else here.hour >= begin or here.hour < end
    if not within:
        return None
    over = here.replace(hour=end, minute=0, second=0, microsecond=0)
    return (over if over > here else over + timedelta(days=1)).timestamp()
