"""Whether data has the shape that a typed dictionary promises: every field of it, and no other."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect as types


def assert_shaped(data: object, shape: Any) -> None:  # noqa: ANN401 - any type that data can have
    """Check the types of data, and that nothing is there that the type does not name."""
    msgspec.convert(data, shape, strict=True)
    unknown = _unknown(data, types.type_info(shape), "view")
    assert not unknown, unknown


def _unknown(data: object, kind: types.Type, path: str) -> list[str]:
    match kind:
        case types.UnionType(types=members):
            fitting = [member for member in members if isinstance(member, _kinds_of(data))]
            return _unknown(data, fitting[0], path) if fitting else []
        case types.TypedDictType(fields=fields) if isinstance(data, dict):
            known = {field.encode_name: field.type for field in fields}
            found = [f"{path}.{name}" for name in data if name not in known]
            return found + [
                one
                for name, value in data.items()
                if name in known
                for one in _unknown(value, known[name], f"{path}.{name}")
            ]
        case types.DictType(value_type=value) if isinstance(data, dict):
            return [one for name, item in data.items() for one in _unknown(item, value, f"{path}.{name}")]
        case types.ListType(item_type=item) if isinstance(data, list):
            return [one for place, value in enumerate(data) for one in _unknown(value, item, f"{path}[{place}]")]
        case _:
            return []


def _kinds_of(data: object) -> tuple[type[types.Type], ...]:
    if isinstance(data, dict):
        return types.TypedDictType, types.DictType
    return (types.ListType,) if isinstance(data, list) else ()
