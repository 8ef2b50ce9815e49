"""Answers that are settled before the question is asked."""

from __future__ import annotations

from mypy_extensions import i64


class StandingAnswer:
    """An answer that somebody may want to give each time: a table gives it for whoever has set this preference.

    One that is `usual` holds for everybody who has not said otherwise. A `plain` one is given at once: the answer hides
    nothing, and everybody may notice who gave it.
    """

    def __init__(self, name: str, answer: i64, *, usual: bool = False, plain: bool = False) -> None:
        self.name = name
        self.answer = answer
        self.usual = usual
        self.plain = plain
