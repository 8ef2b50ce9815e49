"""What grows with every move: copies go their own ways, whatever they share."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule

from signoria.tables.table.trail import Trail


class Copies(RuleBasedStateMachine):
    """Several trails, each beside a plain list that does the same."""

    def __init__(self) -> None:
        super().__init__()
        self.pairs: list[tuple[Trail[int], list[int]]] = [(Trail([1, 2]), [1, 2])]

    @rule(which=st.integers(0, 99))
    def copy(self, which: int) -> None:
        trail, plain = self.pairs[which % len(self.pairs)]
        self.pairs.append((trail.copy(), plain[:]))

    @rule(which=st.integers(0, 99), items=st.lists(st.integers(), max_size=3))
    def extend(self, which: int, items: list[int]) -> None:
        trail, plain = self.pairs[which % len(self.pairs)]
        trail.extend(items)
        plain.extend(items)

    @rule(which=st.integers(0, 99), item=st.integers())
    def append(self, which: int, item: int) -> None:
        trail, plain = self.pairs[which % len(self.pairs)]
        trail.append(item)
        plain.append(item)

    @rule(which=st.integers(0, 99), length=st.integers(0, 9))
    def cut(self, which: int, length: int) -> None:
        trail, plain = self.pairs[which % len(self.pairs)]
        trail.cut(length)
        del plain[length:]

    def teardown(self) -> None:
        for trail, plain in self.pairs:
            assert list(trail) == plain
            assert len(trail) == len(plain)
            assert list(reversed(trail)) == plain[::-1]


TestCopies = Copies.TestCase


@given(st.lists(st.integers(), max_size=6), st.integers(-8, 8), st.integers(-8, 8))
def test_parts_are_those_of_a_list(items: list[int], start: int, stop: int) -> None:
    trail = Trail(items)
    longer = trail.copy()
    longer.append(7)
    assert trail[start:stop] == items[start:stop]
    assert trail[start:] == items[start:]
    assert trail[:stop] == items[:stop]


def test_what_a_copy_added_is_not_there() -> None:
    trail = Trail([1])
    trail.copy().append(2)
    for place in (1, -2):
        with pytest.raises(IndexError):
            trail[place]
    assert trail[-1] == trail[0] == 1
