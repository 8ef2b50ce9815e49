"""The numbers of Machiavelli: who was what, what befell them, and the gold they had to spend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from signoria.analysis.shapes import Fate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.analysis.ruler import Round
    from signoria.analysis.shapes import Numbers
    from signoria.core.events import Event
    from signoria.core.replay import Replay

BEGINNING: Final = "round-started"
CHOSEN: Final = "character-chosen"
# Events that name a character, and what befalls whoever has it.
NAMING: Final = {"murder-named": "murdered", "bewitch-named": "bewitched"}
ROBBED: Final = "robbed"
# Events about somebody's district that is theirs no more.
LOSING: Final = ("destroyed", "seized", "exchanged")


def add(replay: Replay, rounds: Sequence[Round], numbers: Numbers) -> Numbers:
    """Give the numbers with the fates of all, and the most gold that each had in each round."""
    played = [one for one in rounds if one.number > 0]
    return msgspec.structs.replace(numbers, fates=fates_of(replay, played), gold=gold_of(replay, played))


def fates_of(replay: Replay, rounds: Sequence[Round]) -> list[Fate]:
    """Give what everybody was in each round, and what befell them."""
    characters: dict[tuple[int, int], list[str]] = {}
    fates: dict[tuple[int, int], list[str]] = {}
    number = 0
    for event in replay.events():
        number = int(str(event.facts["round"])) if event.kind == BEGINNING else number
        if event.kind == CHOSEN and "character" in event.secrets:
            characters.setdefault((number, seat_of(event)), []).append(str(event.secrets["character"]))
        for seat, fate in befallen(event, number, characters):
            fates.setdefault((number, seat), []).append(fate)
    return [
        Fate(one.number, seat, characters.get((one.number, seat), []), fates.get((one.number, seat), []))
        for seat in range(replay.end.seats())
        for one in rounds
    ]


def befallen(event: Event, number: int, characters: dict[tuple[int, int], list[str]]) -> list[tuple[int, str]]:
    """Give whom an event hits, and how."""
    if event.kind in NAMING:
        named = event.facts.get("character")
        return [(seat, NAMING[event.kind]) for (at, seat), own in characters.items() if at == number and named in own]
    if event.kind == ROBBED:
        return [(seat_of(event), "robbed")]
    if event.kind in LOSING and isinstance(owner := event.facts.get("owner"), int):
        return [(owner, "lost")]
    return []


def seat_of(event: Event) -> int:
    """Give whom an event is about."""
    seat = event.facts["seat"]
    assert isinstance(seat, int)
    return seat


def gold_of(replay: Replay, rounds: Sequence[Round]) -> list[list[int]]:
    """Give the most gold that each seat had at any moment of each round."""
    most = [[0] * len(rounds) for _ in range(replay.end.seats())]
    ends = [*(one.first for one in rounds[1:]), replay.last + 1]
    place = 0
    for ply, position in enumerate(replay.positions(), start=replay.first):
        while ply >= ends[place]:
            place += 1
        for seat, gold in enumerate(position.measures()["money"]):
            most[seat][place] = max(most[seat][place], gold)
    return most
