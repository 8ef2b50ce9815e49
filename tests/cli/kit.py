"""Running the command line in tests, and playing whole games at it."""

from __future__ import annotations

from collections.abc import Iterable

from typer.testing import CliRunner, Result

import signoria
from signoria.bots import new_bot
from signoria.bots.simulation import bot_seed
from signoria.cli.app import app
from signoria.cli.screen import Screen
from signoria.core.record import Recording


def run(*arguments: str, typed: list[str] | None = None, env: dict[str, str] | None = None) -> Result:
    """Run `signoria` with arguments and lines that are typed."""
    lines = "".join(f"{line}\n" for line in typed or [])
    return CliRunner().invoke(app, arguments, input=lines, env={"COLUMNS": "80", **(env or {})})


def expect_refusal(result: Result, *parts: str) -> None:
    """Check that a command refused in one sentence that has these parts, on stderr, with exit code 2."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("signoria: ")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr
    for part in parts:
        assert part in result.stderr


def expect_shown(result: Result, *parts: str) -> None:
    """Check that a command went well, with these parts on stdout, wherever lines are broken, and nothing on stderr."""
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    for part in parts:
        assert part in flat(result.stdout)


def flat(text: str) -> str:
    """Undo the breaking of lines, for looking for sentences."""
    return " ".join(text.split())


class Kept(Screen):
    """A screen that keeps what was shown, before somebody who types what was prepared."""

    def __init__(self, typed: list[str]) -> None:
        super().__init__()
        self.typed = typed
        self.lines: list[str] = []

    def show(self, lines: Iterable[str]) -> None:
        self.lines += lines

    def ask(self, prompt: str) -> str:
        return self.typed.pop(0)


class Rehearsal:
    """A game played beforehand, people choosing as a bot would: gives the lines to type for the same game."""

    def __init__(
        self,
        seats: list[str],
        seed: int,
        options: dict[str, object] | None = None,
        *,
        person: str = "big-money",
        game: str = "dominion",
    ) -> None:
        people = [seat for seat, word in enumerate(seats) if word.startswith("you")]
        bots = [person if seat in people else word for seat, word in enumerate(seats)]
        players = [new_bot(game, name, bot_seed(seed, seat)) for seat, name in enumerate(bots)]
        self.recording = Recording(signoria.game(game), bots, seed, options)
        self.notations: list[str] = []
        self.numbers: list[str] = []
        self.forced = 0
        position = self.recording.position
        present = people[0] if len(people) == 1 else None
        while (seat := position.asked) is not None:
            action = players[seat].choose(position.sight(seat))
            if seat in people:
                if seat != present:
                    # Enter, when the screen is handed over.
                    self.say("", "")
                    present = seat
                legal = position.legal()
                if len(legal) > 1:
                    self.say(position.notation(action), str(legal.index(action) + 1))
                else:
                    self.forced += 1
                    if len(people) > 1:
                        # Enter, when the only option has been read.
                        self.say("", "")
            self.recording.choose(action)

    def say(self, notation: str, number: str) -> None:
        """Note what is typed."""
        self.notations.append(notation)
        self.numbers.append(number)
