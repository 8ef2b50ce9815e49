"""`signoria games`."""

from __future__ import annotations

from typing import Any

import signoria
from signoria.bots import bot_names


def games() -> None:
    """List the games with their seats, bots, presets and table options."""
    from rich.console import Console  # noqa: PLC0415 - rich is slow to import, and few commands need it
    from rich.table import Table  # noqa: PLC0415

    console = Console(markup=False, highlight=False)
    for name in signoria.games():
        game = signoria.game(name)
        table = Table(title=f"{name}: {game.fewest} to {game.most} seats", title_justify="left")
        table.add_column("bots and options", no_wrap=True)
        table.add_column("values", overflow="fold")
        table.add_column("default", no_wrap=True)
        presets = ", ".join(game.about.presets)
        table.add_row("bots", ", ".join(bot_names(name)), "", end_section=not presets)
        if presets:
            table.add_row("presets", presets, "", end_section=True)
        properties: Any = game.options_schema["properties"]
        for option, schema in properties.items():
            table.add_row(option, values(schema), default(schema))
        console.print(table)


def values(schema: dict[str, Any]) -> str:
    """Say which values an option can have."""
    if "enum" in schema:
        return ", ".join(schema["enum"])
    if "items" in schema:
        return f"list of: {', '.join(str(item) for item in schema['items']['enum'])}"
    return f"{schema['minimum']} to {schema['maximum']}"


def default(schema: dict[str, Any]) -> str:
    """Say which value an option has when nothing is said."""
    return str(schema["default"]) if schema["default"] else "none"
