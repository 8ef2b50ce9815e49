"""Looking at a scene through the eyes of a seat, and reading its log."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from tests.kit.scene import Scene


def player_seen(scene: Scene, reader: int | None, seat: int) -> dict[str, object]:
    """What a seat, or a spectator, sees of a player."""
    players = cast("list[dict[str, object]]", scene.position.view(reader)["players"])
    return players[seat]


def question_seen(scene: Scene, reader: int | None) -> dict[str, object]:
    """What a seat, or a spectator, sees of the open question."""
    return cast("dict[str, object]", scene.position.view(reader)["question"])


def log(scene: Scene) -> list[str]:
    """The kinds of all events so far, in order."""
    return [event.kind for event in scene.position.events()]


def plays(scene: Scene) -> list[tuple[object, object]]:
    """Every play of an Action so far: which card, and which play of it."""
    return [(event["kind"], event["play"]) for event in scene.events("action-played")]


def learned(scene: Scene, reader: int | None) -> list[dict[str, object]]:
    """Everything that a seat, or a spectator, has been told so far."""
    return [event.seen_by(reader) for event in scene.position.events()]


def watched(scene: Scene, reader: int | None, *moves: str) -> list[dict[str, object]]:
    """Play moves and give what a reader saw at the table meanwhile; a sight that does not change counts once."""
    sights = [scene.position.view(reader)]
    for move in moves:
        scene.play(move)
        sight = scene.position.view(reader)
        if sight != sights[-1]:
            sights.append(sight)
    return sights
