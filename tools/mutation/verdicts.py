"""What was found out about mutants that no test can notice: a table in a page of the documentation."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from tools.mutation.mutants import mutants_in

if TYPE_CHECKING:
    from pathlib import Path

    from tools.mutation.mutants import Mutant

# | `path` | `function` | `line as it stands` | `line as it becomes` | why it changes nothing |
ROW: Final = re.compile(r"^\| `([^`]+)` \| `([^`]+)` \| `(.+?)` \| `(.+?)` \| (.+?) \|$", re.MULTILINE)
GAMES: Final = "src/signoria/games/"


class Change(NamedTuple):
    """A mutant as a row names it: without the number of its line, which moves when others are written above it."""

    path: str
    function: str
    before: str
    after: str


class Verdicts:
    """Why some mutants are no faults."""

    def __init__(self, reasons: dict[Change, str]) -> None:
        self.reasons = reasons

    @classmethod
    def read(cls, page: Path) -> Verdicts:
        """Read the table of a page."""
        text = page.read_text(encoding="utf-8") if page.exists() else ""
        return cls({Change(*row[:4]): row[4] for row in ROW.findall(text)})

    def of(self, mutant: Mutant) -> str | None:
        """Give why a mutant is no fault, or None."""
        return self.reasons.get(named(mutant))

    def outlived(self, root: Path) -> list[Change]:
        """Give the rows whose line is no longer in the sources."""
        paths = {f"{GAMES}{change.path}" for change in self.reasons}
        there = {named(mutant) for path in paths if (root / path).exists() for mutant in mutants_in(root, path)}
        return [change for change in self.reasons if change not in there]


def named(mutant: Mutant) -> Change:
    """Give a mutant as a row names it: a bar would end the cell, so a broken one stands for it."""
    before, after = mutant.before.replace("|", "¦"), mutant.after.replace("|", "¦")
    return Change(mutant.path.removeprefix(GAMES), mutant.function, before, after)
