"""Which of the listed tables a lobby offers: so that nobody fills it alone, and whoever sits down meets somebody."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from signoria.tables.table.commands.expire import GATHERING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from signoria.tables.table.rows import Listed

# Tables that are looked through, and those that are shown.
MOST_FOUND: Final = 400
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
