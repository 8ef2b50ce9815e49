"""A game measured out for whoever looks back at it: its rounds, the turns in each, and what is worth looking at again.

All of it follows from what everybody saw, so that it tells no eyes more than they knew at the end.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from signoria.core.shapes import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from signoria.core.replay import Replay
    from signoria.core.speech import Speech


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a round, such as a turn: the moves after the first so many, up to the next part."""

    first: int
    seat: int | None = None  # whose turn it is; None where all have a part in it
    said: Message | None = None  # what it is called, where that is not the name of a player


class Round(msgspec.Struct, frozen=True, omit_defaults=True):
    """A round: the moves after the first so many, up to the next round. Number 0 is what comes before the first."""

    first: int
    number: int
    parts: list[Part]


class Mark(msgspec.Struct, frozen=True):
    """Something worth looking at again: after how many moves it had happened, what it is called, and its event."""

    ply: int
    kind: str
    at: int


class Ruler(msgspec.Struct, frozen=True):
    """A game measured out."""

    rounds: list[Round]
    marks: list[Mark]


class _Start(NamedTuple):
    """Something begins with a moment: a round of some number, or a part of one."""

    ply: int
    part: Part
    round: int | None = None


def ruler(replay: Replay) -> Ruler:
    """Measure a game out."""
    speech = replay.end.game.speech
    seen: list[dict[str, Any]] = [event.seen_by(None) for event in replay.events()]
    starts = list(_declared(replay, speech, seen)) if speech.parts.turns else list(_counted(replay))
    marks = [Mark(_ply(replay, place), kind, place) for place, event in enumerate(seen) if (kind := speech.mark(event))]
    return Ruler(_rounds(starts, replay), marks)


def _ply(replay: Replay, place: int) -> int:
    """Give after how many moves an event had happened."""
    return replay.first + bisect_right(replay.marks, place)


def _declared(replay: Replay, speech: Speech, seen: list[dict[str, Any]]) -> Iterator[_Start]:
    """Find what begins by the events that the game names."""
    parts, turns, number = speech.parts, 0, 0
    for place, event in enumerate(seen):
        kind = event["event"]
        if kind not in parts.rounds and kind not in parts.turns:
            continue
        begins = kind in parts.rounds
        if kind in parts.turns and not parts.rounds:
            begins, turns = turns % replay.end.seats() == 0, turns + 1
        if begins:
            told = event.get("round")
            number = told if isinstance(told, int) else number + 1
        ply = _ply(replay, place)
        said = speech.part(event)
        seat = event.get("seat") if kind in parts.turns else None
        yield _Start(ply, Part(ply, seat, said), number if begins else None)


def _counted(replay: Replay) -> Iterator[_Start]:
    """Find what begins by counting turns, as the table does."""
    seats, before = replay.end.seats(), -1
    for ply, position in enumerate(replay.positions(), start=replay.first):
        turns = max(1, position.turns_taken())
        if turns != before and not position.over:
            begins = before < 0 or (turns - 1) // seats != (before - 1) // seats
            before = turns
            yield _Start(ply, Part(ply, position.asked), (turns - 1) // seats + 1 if begins else None)


def _rounds(starts: list[_Start], replay: Replay) -> list[Round]:
    """Lay rounds and their parts one after another; what had no move is no part."""
    rounds: list[Round] = []
    for start in starts:
        if start.round is not None:
            if rounds and rounds[-1].first == start.ply:
                rounds.pop()
            rounds.append(Round(start.ply, start.round, []))
        elif not rounds:
            rounds.append(Round(replay.first, 0, []))
        parts = rounds[-1].parts
        if parts and parts[-1].first == start.ply:
            parts.pop()
        parts.append(start.part)
    if not rounds or rounds[0].first > replay.first:
        rounds.insert(0, Round(replay.first, 0, [Part(replay.first)]))
    while len(rounds) > 1 and rounds[-1].first >= replay.last:
        rounds.pop()
    return [
        msgspec.structs.replace(one, parts=[part for part in one.parts if part.first < replay.last] or one.parts[:1])
        for one in rounds
    ]
