"""How hard tests that generate their own examples look for trouble.

Ordinary runs try few examples, and always the same ones, so that a failure is the fault of the change at hand. With
SIGNORIA_EFFORT=deep they try many times as many, new ones each time; with SIGNORIA_EFFORT=light they try the first few,
for a run after which an ordinary one follows.
"""

from __future__ import annotations

import os
from typing import Final

from hypothesis import HealthCheck, Phase, settings

DEEP: Final = os.environ.get("SIGNORIA_EFFORT") == "deep"
DEEPER: Final = 30
LIGHT: Final = os.environ.get("SIGNORIA_EFFORT") == "light"
LIGHTER: Final = 5
FEWEST: Final = 5
MORE: Final = 2


def few(number: int) -> int:
    """Give how many to try of so many that are made up: the first few in a light run."""
    return max(FEWEST, number // LIGHTER) if LIGHT else number


def examples(number: int) -> settings:
    """Give the settings for a test that ordinarily tries so many examples."""
    if DEEP:
        return settings(max_examples=number * DEEPER, deadline=None, suppress_health_check=list(HealthCheck))
    return settings(
        max_examples=few(number),
        deadline=None,
        derandomize=True,
        database=None,
        # Explaining which lines matter takes longer than all the rest.
        phases=[Phase.explicit, Phase.generate, Phase.shrink],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def games(number: int) -> int:
    """Give how many games to play in a match that says enough with so many: more in any but a light run."""
    if LIGHT:
        return number
    return number * (DEEPER if DEEP else MORE)
