"""A terminal to read from and write to: plain lines, wrapped to its width."""

from __future__ import annotations

import sys
from contextlib import suppress
from shutil import get_terminal_size
from textwrap import wrap
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

# Erase what is visible and what can be scrolled back to, and go to the top.
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
BELL: Final = "\a"
CURTAIN: Final = "-" * 40
LONGEST_QUOTE: Final = 200


class InputEnded(Exception):  # noqa: N818 - not an error: the user has closed the input
    """There is nobody to ask any more."""


class Screen:
    """Standard input and output."""

    def __init__(self) -> None:
        self.is_watched = sys.stdin.isatty() and sys.stdout.isatty()
        if self.is_watched:
            # Importing it is what gives `input` its line editing.
            with suppress(ImportError):
                import readline  # noqa: F401, PLC0415

    @property
    def width(self) -> int:
        """How many characters fit on a line."""
        return max(20, get_terminal_size((80, 24)).columns)

    def show(self, lines: Iterable[str]) -> None:
        """Write lines, broken between words where they are too long."""
        width = self.width
        for line in lines:
            if len(line) <= width:
                print(line)
                continue
            indent = " " * (len(line) - len(line.lstrip()) + 2)
            for part in wrap(line, width, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False):
                print(part)

    def ask(self, prompt: str) -> str:
        """Read a line. Raises `InputEnded` when there is none, or at Ctrl-C."""
        try:
            answer = input(f"{prompt} ")
        except (EOFError, KeyboardInterrupt):
            print()
            raise InputEnded from None
        if not self.is_watched:
            # What is piped in is not seen as it is typed.
            print(answer)
        return answer.strip()

    def ring(self) -> None:
        """Let somebody hear that something happened."""
        if self.is_watched:
            print(BELL, end="")

    def clear(self) -> None:
        """Let nobody read what was shown before."""
        print(CLEAR if self.is_watched else CURTAIN, end="" if self.is_watched else "\n")


def shortened(text: str) -> str:
    """Give back what somebody typed, cut off where nobody would read on."""
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}..."
