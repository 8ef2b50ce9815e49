"""Types of Python as TypeScript writes them: structs, typed dictionaries, and what they are made of."""

from __future__ import annotations

import inspect
import re
from typing import TYPE_CHECKING, Final, get_type_hints, is_typeddict

import msgspec
from msgspec import inspect as types

from signoria.core.shapes import Message

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

PLAIN: dict[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BytesType: "string",
    types.DateType: "string",
}
MESSAGE = types.type_info(Message)
# A line of what is generated has at most so many characters.
WIDEST: Final = 120
IDENTIFIER = re.compile(r"[A-Za-z_]\w*")


def shapes_in(module: object) -> list[type]:
    """Give the structs and typed dictionaries that a module defines, in its order."""
    return [
        member
        for member in vars(module).values()
        if inspect.isclass(member) and (is_typeddict(member) or issubclass(member, msgspec.Struct))
        if member.__module__ == getattr(module, "__name__", None)
    ]


def interface(
    shape: type,
    bases: Collection[type] = (),
    *,
    written_by_client: bool = False,
    called: Mapping[str, str] | None = None,
) -> str:
    """Give one shape; one that is made from some base says only what it adds.

    What a client writes may leave out what has a default. A dictionary becomes a type rather than an interface: only
    that can be passed where any facts will do. `called` has the types of fields that are narrower in TypeScript.
    """
    info = types.type_info(shape)
    if not isinstance(info, types.StructType | types.TypedDictType):
        raise TypeError(f"{shape.__name__} is not a shape")
    plain = isinstance(info, types.TypedDictType)
    base = base_of(shape, bases)
    extends = f" extends {base.__name__}" if base is not None else ""
    opening = f"export type {shape.__name__} = {{" if plain else f"export interface {shape.__name__}{extends} {{"
    lines = [*comment(inspect.cleandoc(vars(shape).get("__doc__") or ""), ""), opening]
    if isinstance(info, types.StructType) and info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    notes = notes_in(shape)
    narrower = called or {}
    for field in in_order(shape, added(info, base)):
        left_out = isinstance(info, types.StructType) and info.cls.__struct_config__.omit_defaults
        optional = not field.required and (written_by_client or plain or left_out)
        lines += comment(notes.get(field.name, ""), "  ")
        lines.append(
            f"  {key(field.encode_name)}{'?' if optional else ''}: {narrower.get(field.name) or written(field.type)};"
        )
    return "\n".join([*lines, "};" if plain else "}", ""])


def base_of(shape: type, bases: Collection[type]) -> type | None:
    """Give the one of some shapes that a shape is made from."""
    return next((base for base in shape.__bases__ if base in bases), None)


def added(info: types.StructType | types.TypedDictType, base: type | None) -> list[types.Field]:
    """Give the fields that a base does not have."""
    inherited = set() if base is None else set(get_type_hints(base))
    return [field for field in info.fields if field.name not in inherited]


def in_order(shape: type, fields: list[types.Field]) -> list[types.Field]:
    """Give fields in the order in which they stand in the source."""
    order = list(get_type_hints(shape))
    return sorted(fields, key=lambda field: order.index(field.name))


def written(kind: types.Type) -> str:  # noqa: PLR0911 - a case for each kind of type
    """Give a type as TypeScript writes it; what the client has a type of its own for is called by its name."""
    own = own_name(kind)
    if own is not None:
        return own
    plain = PLAIN.get(type(kind))
    if plain is not None:
        return plain
    match kind:
        case types.StructType(cls=cls) | types.TypedDictType(cls=cls):
            return cls.__name__
        case types.ListType(item_type=item):
            return listed(written(item))
        case types.TupleType(item_types=items):
            return f"[{', '.join(written(item) for item in items)}]"
        case types.DictType(key_type=name, value_type=value):
            return f"Record<{written(name)}, {written(value)}>"
        case types.UnionType(types=members):
            return " | ".join(written(member) for member in members)
        case types.LiteralType(values=values):
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value).lower() for value in values)
        case types.CustomType() if kind.cls is object:
            return "unknown"
        case _:
            raise TypeError(f"no TypeScript for {kind!r}")


def own_name(kind: types.Type) -> str | None:
    """Give the name of a type that the client writes itself: a message, and whatever has a title."""
    if isinstance(kind, types.Metadata):
        return str((kind.extra_json_schema or {})["title"])
    return "Message" if kind == MESSAGE else None


def named_in(kind: types.Type) -> set[str]:
    """Name the shapes that a type speaks of."""
    own = own_name(kind)
    if own is not None:
        return {own}
    match kind:
        case types.StructType(cls=cls) | types.TypedDictType(cls=cls):
            return {cls.__name__}
        case types.ListType(item_type=item):
            return named_in(item)
        case types.TupleType(item_types=items) | types.UnionType(types=items):
            return set().union(*(named_in(item) for item in items))
        case types.DictType(key_type=name, value_type=value):
            return named_in(name) | named_in(value)
        case _:
            return set()


def used_by(shapes: list[type], bases: Collection[type] = ()) -> set[str]:
    """Name the shapes that some shapes speak of, or are made from."""
    found: set[str] = set()
    for shape in shapes:
        info, base = types.type_info(shape), base_of(shape, bases)
        if isinstance(info, types.StructType | types.TypedDictType):
            found |= set().union(*(named_in(field.type) for field in added(info, base)))
        if base is not None:
            found.add(base.__name__)
    return found


def listed(item: str) -> str:
    """Give a list of something."""
    return f"({item})[]" if " " in item else f"{item}[]"


def key(name: str) -> str:
    """Give the name of a field, in quotes where it needs them."""
    return name if IDENTIFIER.fullmatch(name) else f'"{name}"'


def union(name: str, about: str, names: Sequence[str]) -> str:
    """Give a union of types: of messages, told apart by their field `type`, or of words."""
    line = f"export type {name} = {' | '.join(names)};"
    if len(line) > WIDEST:
        line = "\n  | ".join([f"export type {name} =", *names]) + ";"
    return f"/** {about} */\n{line}\n"


def comment(text: str, indent: str) -> list[str]:
    """Give a comment, if there is one."""
    lines = text.splitlines()
    if not lines:
        return []
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def notes_in(shape: type) -> dict[str, str]:
    """Give the comments that stand behind fields in the source, or above them."""
    try:
        source = inspect.getsource(shape)
    except (OSError, TypeError):
        return {}
    notes: dict[str, str] = {}
    above = ""
    for line in source.splitlines():
        field = re.match(r"    (\w+): [^#]*(?:# (.*))?$", line)
        alone = re.match(r"    # (.*)$", line)
        if field is not None and (field[2] or above):
            notes[field[1]] = sentence(field[2] or above)
        above = alone[1] if alone is not None else ""
    return notes


def sentence(text: str) -> str:
    """Give a note with a capital and a full stop."""
    return text[0].upper() + text[1:].rstrip(".") + "."
