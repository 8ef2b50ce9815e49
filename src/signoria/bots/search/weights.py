"""Reading what `signoria.arena.learn` has learnt: JSON beside the bots of a game, `weights/<family>.json`."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Any

from signoria.bots.search.value import Net, Weights


@lru_cache
def read_weights(package: str, family: str, version: int) -> Weights:
    """Give the weights of a family of games. Raises LookupError where there are none, ValueError for old ones."""
    file = files(package).joinpath("weights", f"{family}.json")
    if not file.is_file():
        raise LookupError(f"nothing has been learnt about {family} in {package}")
    return weights_of(json.loads(file.read_text(encoding="utf-8")), version)


def weights_of(data: dict[str, Any], version: int) -> Weights:
    """Give weights from what was written down. Raises ValueError when they were learnt from other features."""
    if data.get("features") != version:
        raise ValueError(f"these weights are for version {data.get('features')} of the features, not for {version}")
    return Weights([Net(layers) for layers in data["share"]], [Net(layers) for layers in data["points"]])
