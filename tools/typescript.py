"""The wire types in TypeScript, for the browser client: `python -m tools.typescript [--check]`."""

from __future__ import annotations

import argparse
import inspect
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import NODEFAULT
from msgspec import inspect as types

from signoria.tables.table.commands import ORDERS
from signoria.tables.wire import messages

HEAD = """\
// What tables and clients say to each other. Generated from tables/wire/messages.py and tables/table/commands: do not
// edit, run python -m tools.typescript
"""
PLAIN: dict[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}


def typescript() -> str:
    """Give the whole module."""
    sent = get_args(messages.Sent)
    told = get_args(messages.Told)
    structs = [
        *ORDERS,
        *(
            member
            for member in vars(messages).values()
            if inspect.isclass(member) and issubclass(member, msgspec.Struct) and member is not messages.Message
            if member.__module__ == messages.__name__
        ),
    ]
    parts = [HEAD]
    parts += [interface(struct, written_by_client=struct in sent) for struct in structs]
    parts.append(union("Sent", "Everything a client sends.", sent))
    parts.append(union("Told", "Everything a table sends.", told))
    return "\n".join(parts)


def interface(struct: type[msgspec.Struct], *, written_by_client: bool) -> str:
    """Give one message or part of one. What a client writes may leave out what has a default."""
    info = types.type_info(struct)
    if not isinstance(info, types.StructType):
        raise TypeError(f"{struct.__name__} is not a struct")
    lines = [comment(struct), f"export interface {struct.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        mark = "?" if written_by_client and has_default else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def written(kind: types.Type) -> str:
    """Give a type as TypeScript writes it."""
    plain = PLAIN.get(type(kind))
    if plain is not None:
        return plain
    if isinstance(kind, types.StructType):
        return kind.cls.__name__
    if isinstance(kind, types.ListType):
        item = written(kind.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(kind, types.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    if isinstance(kind, types.UnionType):
        return " | ".join(written(member) for member in kind.types)
    raise TypeError(f"no TypeScript for {kind!r}")


def union(name: str, about: str, members: tuple[Any, ...]) -> str:
    """Give a union of messages, told apart by their field `type`."""
    return f"/** {about} */\nexport type {name} = {' | '.join(member.__name__ for member in members)};\n"


def comment(struct: type[msgspec.Struct]) -> str:
    """Give the docstring as a comment."""
    lines = (inspect.getdoc(struct) or "").splitlines()
    if len(lines) <= 1:
        return f"/** {''.join(lines)} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def main() -> int:
    """Write the module, or check that it is up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the file is up to date")
    default = Path(__file__).parents[1] / "client" / "src" / "generated" / "wire.ts"
    parser.add_argument("path", nargs="?", type=Path, default=default)
    wanted = parser.parse_args()
    text = typescript()
    if not wanted.check:
        wanted.path.write_text(text, encoding="utf-8")
        return 0
    if wanted.path.exists() and wanted.path.read_text(encoding="utf-8") == text:
        return 0
    sys.stderr.write(f"{wanted.path} is out of date: run python -m tools.typescript\n")
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
