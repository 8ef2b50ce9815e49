"""Machiavelli as environments of PettingZoo."""

from functools import partial

from signoria.research.pettingzoo.parallel import EverybodyEnv
from signoria.research.pettingzoo.turns import TurnEnv

env = raw_env = partial(TurnEnv, "machiavelli")
parallel_env = partial(EverybodyEnv, "machiavelli")
