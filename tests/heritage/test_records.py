"""Records that an earlier version has written are replayed to the same end."""

from __future__ import annotations

import json

import pytest

from signoria.core.record import read_record, verify
from signoria.games import REGISTRY
from tests.heritage.facts import end_of, lost
from tests.heritage.inheritance import GAMES, VERSIONS, records


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("version", VERSIONS)
def test_records_are_replayed_to_the_same_end(version: str, game: str) -> None:
    found = [kept for kept in records(version) if kept["record"]["game"] == game]
    assert len(found) >= 7
    for kept in found:
        position = verify(read_record(json.dumps(kept["record"])), REGISTRY)
        end = {"end": end_of(position), "measures": position.measures()}
        assert list(lost({"end": kept["end"], "measures": kept["measures"]}, json.loads(json.dumps(end)))) == []
