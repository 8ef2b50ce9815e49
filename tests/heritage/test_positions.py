"""Positions that an earlier version has saved are read, look the same to everybody, and go on in the same way."""

from __future__ import annotations

import json

import pytest

import signoria
from tests.heritage.facts import lost, played_out, said_of
from tests.heritage.inheritance import GAMES, VERSIONS, positions


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("version", VERSIONS)
def test_saved_positions_are_what_they_were(version: str, game: str) -> None:
    """What is asked, offered, shown and counted is all there; a view may tell more than it did, but nothing else."""
    found = positions(version, game)
    assert len(found) >= 20
    for number, kept in enumerate(found):
        position = signoria.game(game).load(kept["saved"])
        # As it would come over the wire: lists, and no tuples.
        said = json.loads(json.dumps(said_of(position)))
        assert list(lost(kept["said"], said, f"{game} {number} {kept['said']['question']}")) == []
        assert said["legal"] == kept["said"]["legal"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("version", VERSIONS)
def test_saved_positions_go_on_as_they_would_have(version: str, game: str) -> None:
    for kept in positions(version, game):
        position = signoria.game(game).load(kept["saved"])
        assert played_out(position, kept["seed"]) == kept["played"], kept["said"]["question"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("version", VERSIONS)
def test_saved_positions_can_be_saved_anew(version: str, game: str) -> None:
    """The form may have changed since; what is read and written again is the same position."""
    for kept in positions(version, game):
        again = signoria.game(game).load(json.loads(json.dumps(signoria.game(game).load(kept["saved"]).save())))
        assert list(lost(kept["said"], json.loads(json.dumps(said_of(again))), game)) == []
