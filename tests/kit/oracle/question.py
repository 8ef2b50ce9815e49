"""What every oracle asks: it is sent an answer for each question."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple


class Question(NamedTuple):
    """Who is asked what, and everything that may be answered."""

    seat: int
    kind: str
    options: list[str]


Asking = Generator[Question, str, None]
