"""What was found out about mutants that no test can notice: a table in a page of the documentation."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

    from tools.mutation.mutants import Mutant

# | `path` | `before` | `after` | why it changes nothing |
ROW: Final = re.compile(r"^\| `([^`]+)` \| `(.+?)` \| `(.+?)` \| (.+?) \|$", re.MULTILINE)


class Verdicts:
    """Why some mutants are no faults: by the file, what stood there, and what was put in its place."""

    def __init__(self, reasons: dict[tuple[str, str, str], str]) -> None:
        self.reasons = reasons

    @classmethod
    def read(cls, page: Path) -> Verdicts:
        """Read the table of a page."""
        text = page.read_text(encoding="utf-8") if page.exists() else ""
        return cls({(path, before, after): why for path, before, after, why in ROW.findall(text)})

    def of(self, mutant: Mutant) -> str | None:
        """Give why a mutant is no fault, or None."""
        path = mutant.path.removeprefix("src/signoria/games/")
        return self.reasons.get((path, mutant.before.replace("|", "¦"), mutant.after.replace("|", "¦")))
