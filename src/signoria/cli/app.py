"""The command line: what it is called with, and how it refuses."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import signoria
from signoria.cli.admin import admin
from signoria.cli.analyse import analyse
from signoria.cli.arena import arena
from signoria.cli.dataset import dataset
from signoria.cli.games import games
from signoria.cli.learn import learn
from signoria.cli.puzzles import puzzles
from signoria.cli.record import record
from signoria.cli.replay import replay
from signoria.cli.serve import serve
from signoria.cli.simulate import simulate
from signoria.cli.terminal import terminal


class PlainCommands(TyperGroup):
    """Commands that refuse in one sentence on stderr and with exit code 2, whatever was wrong with the call."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,  # noqa: FBT001, FBT002 - as the base has it
        windows_expand_args: bool = True,  # noqa: FBT001, FBT002
        **extra: Any,  # noqa: ANN401
    ) -> Any:  # noqa: ANN401
        """Run a command. Outside of `standalone_mode` everything is raised, as in the base."""
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)  # noqa: FBT003
        # Names and texts must not fail on a terminal that cannot show all of their letters.
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)  # noqa: FBT003
        except typer.TyperException as wrong:
            print(f"signoria: {' '.join(wrong.format_message().split())}", file=sys.stderr)
            code = 2
        except typer.Abort:
            code = 130
        sys.exit(code or 0)


app = typer.Typer(cls=PlainCommands, add_completion=False, pretty_exceptions_enable=False)
for command in (games, terminal, learn, simulate, arena, record, replay, analyse, dataset, serve):
    app.command()(command)
app.add_typer(puzzles, name="puzzles")
app.add_typer(admin, name="admin")


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,  # noqa: FBT002
) -> None:
    """Board games of intrigue and patronage: play them, let bots play them, replay what was played."""
    if version:
        print(f"signoria {signoria.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


def main() -> None:
    """Run the command line."""
    app(prog_name="signoria")
