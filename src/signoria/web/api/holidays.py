"""Days off of the guest who asks: taking them, and coming back."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from signoria.tables.table.holidays import MOST_DAYS, days_left, ended, holidays_in, place, taken
from signoria.tables.table.personal import Wishes, amended, document_in, night_of
from signoria.web.api.asking import Asker
from signoria.web.api.routes import get, post
from signoria.web.api.shapes import EndHoliday, HolidayShown, HolidaysShown, TakeHoliday

if TYPE_CHECKING:
    from collections.abc import Mapping

    from signoria.web.services import Services


@get("/api/me/holidays", tags=["me"], summary="My days off")
async def holidays(request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Response[HolidaysShown]:
    """Give the days off of the guest who asks that are not over, and how many more there may be."""
    asker = Asker(request, services)
    return asker.answer(shown((await asker.guest()).settings, services.rooms.node.time.now()))


@post("/api/me/holidays", tags=["me"], summary="Take days off", status_code=HTTP_200_OK)
async def take_holiday(
    request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[TakeHoliday]
) -> Response[HolidaysShown]:
    """Take days off, at all tables that are played by days; they begin now, or on a day that is still to come."""
    asker = Asker(request, services)
    now = services.rooms.node.time.now()

    def change(before: Mapping[str, Any]) -> dict[str, Any]:
        return amended(taken(before, data.first, data.last, data.zone, now), Wishes(zone=data.zone))

    settings = await services.store.set_guest(await asker.acting(), change)
    await services.rooms.preferred(asker.id)
    return asker.answer(shown(settings, now))


@post("/api/me/holidays/end", tags=["me"], summary="Come back from days off", status_code=HTTP_200_OK)
async def end_holiday(
    request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[EndHoliday]
) -> Response[HolidaysShown]:
    """Come back from days off, or do without those that are still to come."""
    asker = Asker(request, services)
    now = services.rooms.node.time.now()
    settings = await services.store.set_guest(await asker.acting(), lambda before: ended(before, data.begin, now))
    await services.rooms.preferred(asker.id)
    return asker.answer(shown(settings, now))


def shown(settings: Mapping[str, Any], now: float) -> HolidaysShown:
    """Show a guest the own days off."""
    known = holidays_in(settings)
    night = night_of(document_in(settings).everywhere)
    today = datetime.fromtimestamp(now, place("UTC" if night is None else night.zone)).date()
    coming = [HolidayShown(one.begin, one.first, one.last, one.begin <= now) for one in known if one.end > now]
    return HolidaysShown(coming, MOST_DAYS, days_left(known, today))
