"""Writes what the browser client has from the server's sources: `python -m tools.typescript [--check]`.

- `wire.ts`: what tables and clients say to each other, from tables/wire/messages.py and tables/table/commands
- `api.ts`: what is asked and answered over HTTP, from web/api/shapes.py, analysis/shapes.py,
  tables/table/personal.py, tables/lessons/lesson.py and tables/table/commands
- `views/<game>.ts`: what a reader may know, from the game's eyes/shapes.py, and the kinds of its questions
- `cards/<game>.ts`: what is printed on cards and which sets there are, from the game's words/printed.py
- `labels.ts`: what the words of options are, from the speech of the games
- `options.ts`: what can be agreed on before a game, from the options of the games
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import pkgutil
import sys
import textwrap
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final, get_args, get_type_hints

import msgspec

import signoria
from signoria.analysis import ruler
from signoria.analysis import shapes as analysis_shapes
from signoria.core import shapes as core_shapes
from signoria.core import speech
from signoria.core.options import OneOf
from signoria.tables.history import film, replay
from signoria.tables.lessons import lesson
from signoria.tables.table import commands, personal
from signoria.tables.table.commands import ORDERS
from signoria.tables.table.commands.command import ByItself, Command, Order
from signoria.tables.wire import messages
from signoria.web.api import shapes
from tools.typescript.types import interface, shapes_in, union, used_by, written

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

GENERATED: Final = Path(__file__).parents[2] / "client" / "src" / "generated"
# What the client writes itself.
SAID: Final = {"Arguments", "Message", "Name"}
WIDEST: Final = 120


def modules() -> dict[str, str]:
    """Give everything that is generated, by its path."""
    made = {"wire.ts": wire(), "api.ts": api(), "views/view.ts": views(core_shapes, "core/shapes.py")}
    made["labels.ts"] = labels()
    made["options.ts"] = options()
    for game in signoria.games():
        found = part(game, "eyes.shapes")
        if found is not None:
            made[f"views/{game}.ts"] = views(found, f"games/{game}/eyes/shapes.py", kinds_of(game))
        printed = part(game, "words.printed")
        if printed is not None:
            made[f"cards/{game}.ts"] = cards(printed, f"games/{game}/words/printed.py")
    return made


def part(game: str, name: str) -> ModuleType | None:
    """Give a module of a game, if it has one of that name."""
    full = f"{signoria.game(game).package}.{name}"
    return importlib.import_module(full) if importlib.util.find_spec(full) is not None else None


def head(about: str, source: str) -> str:
    """Give the first lines of a module."""
    return f"// {about} Generated from {source}:\n// do not edit, run python -m tools.typescript\n"


def imports(
    shapes_here: list[type], elsewhere: dict[str, ModuleType | set[str]], bases: Collection[type] = ()
) -> list[str]:
    """Give the imports of shapes that are spoken of and defined elsewhere."""
    wanted = used_by(shapes_here, bases) - names_in(shapes_here)
    lines: list[str] = []
    for path, there in elsewhere.items():
        names = sorted(wanted & (there if isinstance(there, set) else names_in(shapes_in(there))))
        if names:
            lines.append(f'import type {{ {", ".join(names)} }} from "{path}";')
    return ["\n".join(lines) + "\n"] if lines else []


def names_in(every: list[type]) -> set[str]:
    """Give the names of shapes."""
    return {shape.__name__ for shape in every}


def wire() -> str:
    """Give what tables and clients say to each other."""
    sent, told = get_args(messages.Sent), get_args(messages.Told)
    every = [*ORDERS, *(shape for shape in shapes_in(messages) if shape is not messages.Tagged)]
    parts = [head("What tables and clients say to each other.", "tables/wire/messages.py and tables/table/commands")]
    parts += imports(every, {"./views/view": core_shapes, "../lib/text/message": SAID})
    parts += [interface(shape, written_by_client=shape in sent) for shape in every]
    parts.append(union("Sent", "Everything a client sends.", [shape.__name__ for shape in sent]))
    parts.append(union("Told", "Everything a table sends.", [shape.__name__ for shape in told]))
    return "\n".join(parts)


def api() -> str:
    """Give what is asked and answered over HTTP."""
    asked = requests()
    measured = [ruler.Part, ruler.Round, ruler.Mark, ruler.Ruler]
    every = [*asked, replay.Course, film.Still, *measured, *shapes_in(analysis_shapes), *shapes_in(personal)]
    every += shapes_in(lesson)
    every += [shape for shape in shapes_in(shapes) if shape is not shapes.Asked]
    bases = [*every, *shapes_in(messages)]
    parts = [head("What is asked and answered over HTTP.", "web/api/shapes.py and tables/table/commands")]
    elsewhere: dict[str, ModuleType | set[str]] = {"./labels": speech, "./wire": messages, "./views/view": core_shapes}
    parts += imports(every, {**elsewhere, "../lib/text/message": SAID}, bases)
    for shape in every:
        parts.append(interface(shape, bases, written_by_client=shape in asked or issubclass(shape, shapes.Asked)))
    return "\n".join(parts)


def requests() -> list[type]:
    """Give the commands that come over HTTP, and what they are made of."""
    found: list[type] = []
    for info in pkgutil.iter_modules(commands.__path__):
        every = shapes_in(importlib.import_module(f"{commands.__name__}.{info.name}"))
        found += [shape for shape in every if not issubclass(shape, Order | ByItself) and shape is not Command]
    return found


def views(module: ModuleType, source: str, kinds: Sequence[str] = ()) -> str:
    """Give what a reader may know; what the open question is called is one of the kinds of the game, if it has any."""
    every = shapes_in(module)
    parts = [head("What a reader may know.", source), *imports(every, {"../../lib/text/message": SAID})]
    if kinds:
        parts.append(union("QuestionKind", "Everything that can be asked.", [json.dumps(kind) for kind in kinds]))
    for shape in every:
        # A typed dictionary does not remember what it was made from.
        asked = set(get_type_hints(core_shapes.AskedView)) <= set(get_type_hints(shape))
        parts.append(interface(shape, called={"kind": "QuestionKind"} if kinds and asked else None))
    return "\n".join(parts)


def kinds_of(game: str) -> list[str]:
    """Name the questions of a game, as its observations do."""
    observation = part(game, "eyes.observation")
    return [] if observation is None else list(observation.QUESTIONS)


def cards(module: ModuleType, source: str) -> str:
    """Give what is printed on cards: every table of the module, with the shape of its rows."""
    parts = [head("What is printed, and which sets there are.", source)]
    parts += [interface(shape) for shape in shapes_in(module)]
    for name, value in module.TABLES.items():
        kind = written(msgspec.inspect.type_info(module.TYPES[name]))
        parts.append(rows(value, before=f"export const {name}: {kind} = ") + ";\n")
    return "\n".join(parts)


def rows(value: object, indent: str = "", before: str = "") -> str:
    """Give a table as TypeScript writes it, behind what stands before it: on one line if it fits, else part by part."""
    line = json.dumps(value, ensure_ascii=False)
    inner = indent + "  "
    # Behind it comes a comma.
    if len(indent) + len(before) + len(line) < WIDEST or not isinstance(value, list | dict):
        return before + line
    if isinstance(value, dict):
        parts = [rows(row, inner, f"{json.dumps(key)}: ") + "," for key, row in value.items()]
    elif all(isinstance(row, str) for row in value):
        words = ", ".join(json.dumps(row) for row in value)
        parts = textwrap.wrap(words, WIDEST - len(inner), break_on_hyphens=False)
    else:
        parts = [rows(row, inner) + "," for row in value]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return "\n".join([before + opening, *(inner + part for part in parts), indent + closing])


def labels() -> str:
    """Give what the words of options are: with that the client labels them itself, and no table needs to send any."""
    parts = [head("How options are labelled.", "core/speech.py and the words of the games")]
    parts += [interface(shape) for shape in shapes_in(speech)]
    games = {game: dict(signoria.game(game).speech.labels) for game in signoria.games()}
    parts.append(rows(games, before="export const LABELS: Record<string, Record<string, Label>> = ") + ";\n")
    ends = {game: sorted(signoria.game(game).speech.marks_end) for game in signoria.games()}
    parts.append("/** The events that take the marks of big moments away. */")
    parts.append(rows(ends, before="export const MARKS_END: Record<string, string[]> = ") + ";\n")
    return "\n".join(parts)


def options() -> str:
    """Give the words that each option of a table can have, the usual one first."""
    games = {
        game: {
            option.name: [option.default, *(word for word in option.words if word != option.default)]
            for option in signoria.game(game).table_options
            if isinstance(option, OneOf) and option.offered
        }
        for game in signoria.games()
    }
    parts = [head("What can be agreed on before a game: the words of each option, the usual one first.", "the games")]
    parts.append(rows(games, before="export const OPTIONS: Record<string, Record<string, string[]>> = ") + ";\n")
    return "\n".join(parts)


def main() -> int:
    """Write the modules, or check that they are up to date."""
    parser = argparse.ArgumentParser(prog="python -m tools.typescript", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the files are up to date")
    parser.add_argument("folder", nargs="?", type=Path, default=GENERATED)
    wanted = parser.parse_args()
    stale = 0
    for name, text in modules().items():
        path: Path = wanted.folder / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        if wanted.check:
            print(f"{path} is out of date: run python -m tools.typescript", file=sys.stderr)
            stale += 1
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
