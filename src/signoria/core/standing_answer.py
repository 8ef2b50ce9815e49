"""Answers that are settled before the question is asked."""

from __future__ import annotations

from mypy_extensions import i64


class StandingAnswer:
    """An answer that somebody may want to give each time: a table gives it for whoever has set this preference."""

    def __init__(self, name: str, answer: i64) -> None:
        self.name = name
        self.answer = answer
