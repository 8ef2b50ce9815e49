"""What positions cost: copying, saving and imagining one, the same way for every game."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from signoria.core.position import Position

# Between two looks at the clock.
AT_ONCE = 50


def cost_of(position: Position, seconds: float) -> dict[str, float]:
    """Measure copies, saves and determinised copies of a position for so many seconds each."""
    figures = {}
    for name in ("copy", "save", "determinise"):
        done = 0
        started = perf_counter()
        while (passed := perf_counter() - started) < seconds:
            for _ in range(AT_ONCE):
                if name == "copy":
                    position.copy()
                elif name == "save":
                    position.save()
                else:
                    position.determinise(1, done)
                done += 1
        figures[f"{name}_microseconds"] = passed / done * 1e6
    return figures
