"""The big moments of Machiavelli."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from signoria.core.moment import HONOUR, LOSS, SPELL, THEFT, Moment

if TYPE_CHECKING:
    from collections.abc import Mapping

MARKS_END: Final = ("round-started",)

# Naming a character strikes whoever has it, who alone knows that.
NAMED: Final = {
    "murder-named": Moment("murdered", LOSS, private=True),
    "bewitch-named": Moment("bewitched", SPELL, private=True),
    "threats-placed": Moment("threatened", THEFT, private=True),
}
FOR_ALL: Final = {
    "end-triggered": Moment("last-round", HONOUR),
    "end-cancelled": Moment("end-cancelled", HONOUR, lifts="last-round"),
}


class Blow(NamedTuple):
    """A moment that strikes a player in the sight of all: its kind and tone, and the fact that says whom."""

    kind: str
    tone: str
    struck: str = "owner"
    known: bool = False


BLOWS: Final = {
    "destroyed": Blow("destroyed", LOSS),
    "seized": Blow("seized", LOSS),
    "exchanged": Blow("exchanged", LOSS),
    "warrant-turned": Blow("confiscated", LOSS),
    "robbed": Blow("robbed", THEFT, "seat"),
    "threat-turned": Blow("extorted", THEFT),
    "bewitched-turn": Blow("bewitched", SPELL, "seat", known=True),
    "crown-moved": Blow("crown", HONOUR, "to"),
}


def moment_of(event: Mapping[str, Any]) -> Moment | None:
    """Give what makes an event a big moment for its reader, if it is one."""
    kind: str = event["event"]
    if kind in NAMED:
        return NAMED[kind] if event.get("secret") else None
    if kind not in BLOWS:
        return FOR_ALL.get(kind)
    blow = BLOWS[kind]
    # Who destroys in the own city knows why; and who has nothing loses nothing.
    own = blow.struck == "owner" and event["owner"] == event["seat"]
    spared = blow.tone == THEFT and event["gold"] == 0
    return None if own or spared else Moment(blow.kind, blow.tone, event[blow.struck], known=blow.known)
