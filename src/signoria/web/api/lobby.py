"""Which tables somebody is offered: listed ones and invitations.

Nobody fills the lobby alone, and whoever sits down meets somebody.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, Final

from signoria.tables.table.arms import arms_of
from signoria.tables.table.commands.expire import GATHERING
from signoria.tables.table.companions import LASTING, MOST_WAITING, holding
from signoria.web.api.results import summary
from signoria.web.api.shapes import Invited

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from signoria.tables.table.rows import Listed
    from signoria.web.services import Services

# Tables that are shown.
MOST_SHOWN: Final = 100
# Tables of one host.
MOST_OF_A_HOST: Final = 3
# A host who was here so many seconds ago will be back.
LATELY: Final = 600.0


def offered(found: Iterable[Listed], now: float, seen: Callable[[str], bool]) -> list[Listed]:
    """Give what the lobby shows, in the order it was found. `seen` says whether a guest is here, or was lately."""
    hosts: Counter[str] = Counter()
    shown = []
    for listed in found:
        host = listed.summary.host
        if listed.summary.status == "gathering":
            met = listed.changed + LATELY > now or seen(host)
            if not met or listed.changed + GATHERING < now:
                continue
        hosts[host] += 1
        if hosts[host] <= MOST_OF_A_HOST:
            shown.append(listed)
    return shown[:MOST_SHOWN]


async def invited(services: Services, guest: str | None) -> list[Invited]:
    """Show a guest where they are invited, as long as there is a seat."""
    if guest is None:
        return []
    found = await services.store.invitations_to(guest, time.time() - LASTING)
    if not found:
        return []
    wanted = holding(guest, found, await services.store.partings(guest))
    return [
        Invited(summary(listed, guest), by, arms_of(invitation.by), invitation.at)
        for invitation, listed in wanted[:MOST_WAITING]
        for by in [next(seat.name for seat in listed.summary.seats if seat.guest == invitation.by)]
    ]
