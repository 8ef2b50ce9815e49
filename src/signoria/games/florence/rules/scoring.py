"""The ranking, the winners and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.core.bits import bit_count
from signoria.core.standing import places, winning
from signoria.games.florence.data.components import BONUS_NAMES, PERSON_NAMES, PRESTIGE_NAMES, SOURCES, named
from signoria.games.florence.rules.prestige import prestige_points

if TYPE_CHECKING:
    from signoria.games.florence.state.table import Florence


def points(game: Florence, seat: i64) -> int:
    """Give the points of a player: they are counted as they come."""
    return game.players[seat].points


def standings(game: Florence) -> list[tuple[int, ...]]:
    """Give what ranks the players: more points first, then more money. The smaller tuple is ahead."""
    return [(-int(player.points), -int(player.money)) for player in game.players]


def measures(game: Florence) -> dict[str, list[int]]:
    """Give what the course of a game is drawn from: points, money, works, and the cells that are not empty any more."""
    palaces = game.settings.palaces
    return {
        "points": [int(player.points) for player in game.players],
        "money": [int(player.money) for player in game.players],
        "works": [int(player.on_table()) for player in game.players],
        "cells": [int(bit_count(game.players[seat].covered & ~palaces[seat])) for seat in range(len(palaces))],
    }


def score_sheet(game: Florence, seat: int) -> dict[str, object]:
    """Give how the points of a player came about, line by line."""
    player = game.players[seat]
    lines: list[dict[str, object]] = []
    for source, name in enumerate(SOURCES):
        if player.tally[source] != 0:
            lines.append({"source": name, "points": player.tally[source]})
    cards: list[dict[str, object]] = []
    for number, name in enumerate(PRESTIGE_NAMES):
        if (player.prestige >> number) & 1:
            cards.append({"kind": name, "points": prestige_points(game, seat, number)})
    return {
        "seat": seat,
        "points": player.points,
        "money": player.money,
        "rank": places(standings(game))[seat],
        "lines": lines,
        "prestige": cards,
    }


def hands(game: Florence, seat: int) -> dict[str, object]:
    """Give everything that was hidden in a player's hand."""
    player = game.players[seat]
    return {
        "persons": named(player.persons, PERSON_NAMES),
        "recruits": player.recruits,
        "prestige": named(player.prestige, PRESTIGE_NAMES),
        "bonus": named(player.bonus, BONUS_NAMES),
        "money": player.money,
    }


def tell_end(game: Florence) -> None:
    """Tell everyone how the game ended, and what everybody held."""
    journal = game.journal
    if journal is not None:
        seats = range(len(game.players))
        facts: dict[str, object] = {"points": [player.points for player in game.players]}
        facts["money"] = [player.money for player in game.players]
        facts["ranking"] = places(standings(game))
        facts["hands"] = [hands(game, seat) for seat in seats]
        journal.add("game-end", facts)
        journal.add(
            "scores", {"sheets": [score_sheet(game, seat) for seat in seats], "winners": winning(standings(game))}
        )
