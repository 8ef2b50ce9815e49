"""Agents that have learnt to play, from files: bots like any other, at every table of this machine.

They lie in the folder that SIGNORIA_AGENTS names, as `<game>-<bot>.agent`: `dominion-learnt.agent` is the bot `learnt`
of Dominion. A file is read when its bot is first wanted.
"""

from __future__ import annotations

import os
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from signoria.bots.network import Agent, Network, read
from signoria.core.shown import shown
from signoria.games import REGISTRY

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from signoria.bots.bot import Bot

FOLDER: Final = "SIGNORIA_AGENTS"
SUFFIX: Final = ".agent"


def agents_of(game: str) -> Mapping[str, Callable[[int], Bot]]:
    """Give the agents of a game: by name, what makes one."""
    folder = os.environ.get(FOLDER)
    files = sorted(Path(folder).glob(f"{game}-*{SUFFIX}")) if folder else []
    return {file.name.removeprefix(f"{game}-").removesuffix(SUFFIX): partial(agent, game, file) for file in files}


def agent(game: str, file: Path, _seed: int = 0) -> Agent:
    """Give an agent. Raises ValueError when the file is none, or one of another game."""
    network = network_of(file)
    encoder = REGISTRY.game(game).rulebook.encoder
    actions = REGISTRY.game(game).catalogue.size
    if network.game != game or encoder is None or network.last.outputs != actions:
        raise ValueError(f"{shown(file.name)} has learnt {network.game}, which is not this {game}")
    try:
        return Agent(network, encoder)
    except ValueError as wrong:
        raise ValueError(f"{shown(file.name)}: {wrong}") from None


@lru_cache
def network_of(file: Path) -> Network:
    """Read the network of a file."""
    try:
        return read(file.read_bytes())
    except (OSError, ValueError) as wrong:
        raise ValueError(f"{shown(file.name)} cannot be read: {wrong}") from None
