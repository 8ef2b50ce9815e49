"""Whole games of Dominion for the tests of general rules: begun in one line, wandered through, counted out."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, cast

import signoria
from signoria.bots import new_bot

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from signoria.games.dominion.state.table import Dominion

MODES = ["first-game", "big-money", "interaction", "size-distortion", "village-square"]

SHARED_ZONES = ("trash", "play_area", "revealed", "set_aside", "looking_at", "selected")


def new_game(seats: int = 2, seed: object = 1, **options: object) -> Dominion:
    """Begin a game; options are written as keywords, with underscores."""
    described = {name.replace("_", "-"): value for name, value in options.items()}
    return cast("Dominion", signoria.game("dominion").new(seats, seed, described))


def wander(position: Dominion, seed: int = 1) -> Iterator[Dominion]:
    """Let bots choose at random; give the position at every decision, and a last time when the game is over."""
    bots = [new_bot("dominion", "random", seed * 10 + seat) for seat in range(position.seats())]
    while not position.over:
        yield position
        seat = position.asked_seat()
        position.answer(bots[seat].choose(position.sight(seat)))
    yield position


def wandered(position: Dominion, seed: int = 1) -> Dominion:
    """Give the position at the end of a game of random choices."""
    for _ in wander(position, seed):
        pass
    return position


def notations(position: Dominion) -> list[str]:
    """Give what may be chosen now."""
    return [position.notation(option) for option in position.legal()]


def play(position: Dominion, *moves: str) -> Dominion:
    """Make moves by notation."""
    for move in moves:
        position.play(move)
    return position


def census(position: Dominion) -> Counter[str]:
    """Count every card there is, wherever it lies."""
    saved: dict[str, Any] = position.save()
    found: Counter[str] = Counter(saved["supply"])
    for zone in SHARED_ZONES:
        found.update(saved[zone])
    for player in saved["players"]:
        for zone in ("hand", "deck", "discard"):
            found.update(player[zone])
    return +found


def cards_of(position: Dominion, seat: int) -> Counter[str]:
    """Count the cards of a player, those in the common zones included."""
    saved: dict[str, Any] = position.save()
    player = saved["players"][seat]
    found: Counter[str] = Counter([*player["hand"], *player["deck"], *player["discard"]])
    if seat == saved["active"]:
        found.update([*saved["play_area"], *saved["set_aside"]])
    if seat == position.asked:
        found.update([*saved["looking_at"], *saved["selected"]])
    if seat == saved["revealed_of"]:
        found.update(saved["revealed"])
    return found


def told(position: Dominion, *kinds: str, reader: int | None = None) -> list[dict[str, Any]]:
    """Give all events of some kinds as a reader learned of them, in order."""
    return [cast("dict[str, Any]", event.seen_by(reader)) for event in position.events() if event.kind in kinds]


def view(position: Dominion, reader: int | None = None) -> dict[str, Any]:
    """Give the view of a seat, or of a spectator."""
    return position.view(reader)


def player_view(position: Dominion, reader: int | None, seat: int) -> dict[str, Any]:
    """Give what a reader may know of a player."""
    players: list[dict[str, Any]] = view(position, reader)["players"]
    return players[seat]


def readers(position: Dominion) -> list[int | None]:
    """Give all seats and a spectator."""
    return [*range(position.seats()), None]


def chi_square(found: Iterable[int], expected: float) -> float:
    """Give how far counts are from being all as expected."""
    return sum((number - expected) ** 2 / expected for number in found)
