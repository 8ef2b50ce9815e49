"""Reading what `signoria.arena.learn` has learnt: JSON beside the bots of a game, `weights/<family>.json`.

What was learnt from games of searchers, who judged by those, lies in `weights/second/`.
"""

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


@lru_cache
def later_weights(package: str, version: int) -> dict[str, Weights]:
    """Give the weights of a second generation, by family: those that were learnt from games of searchers, if any."""
    folder = files(package).joinpath("weights", "second")
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    read = [json.loads(file.read_text(encoding="utf-8")) for file in found if file.name.endswith(".json")]
    return {data["family"]: weights_of(data, version) for data in read}


def weights_of(data: dict[str, Any], version: int) -> Weights:
    """Give weights from what was written down. Raises ValueError when they were learnt from other features."""
    if data.get("features") != version:
        raise ValueError(f"these weights are for version {data.get('features')} of the features, not for {version}")
    return Weights([Net(layers) for layers in data["share"]], [Net(layers) for layers in data["points"]])
