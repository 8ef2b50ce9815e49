"""What somebody gave us is shown in error messages, and shortened, whatever it is."""

from __future__ import annotations

import pytest

from signoria.core.shown import MOST, shown


@pytest.mark.parametrize("value", [None, 7, "moat", [1, 2], {"a": 1}, 1.5, b"x", True])
def test_short_values_are_shown_as_python_writes_them(value: object) -> None:
    assert shown(value) == repr(value)


@pytest.mark.parametrize("value", ["x" * 1000, list(range(1000)), 10**1000], ids=["text", "list", "number"])
def test_long_values_are_cut_short(value: object) -> None:
    assert shown(value) == repr(value)[:MOST] + "..."


def test_a_number_that_python_refuses_to_write_is_named_only() -> None:
    assert shown(10**5000) == "a int too long to show"


def test_data_that_is_nested_too_deep_is_named_only() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert shown(deep) == "a list too long to show"
