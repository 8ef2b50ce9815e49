"""Where something came from that was no choice of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from signoria.analysis.shapes import Cause


class Origin(NamedTuple):
    """A kind of chance, and whether it counts as luck or as what the others did. `analysis-source-<kind>` names it."""

    kind: str
    cause: Cause


DEAL: Final = Origin("deal", "luck")
TURNS: Final = Origin("turns", "luck")
OTHERS: Final = Origin("others", "others")
