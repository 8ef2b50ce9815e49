"""Small sets as bits: the same in 64-bit integers and in unbounded ones."""

from __future__ import annotations

import pytest

from signoria.core.bits import bit, bit_count, bits_from

PLACES = range(63)


@pytest.mark.parametrize("place", PLACES)
def test_a_set_of_one_member_is_a_power_of_two(place: int) -> None:
    assert bit(place) == 2**place


@pytest.mark.parametrize("least", PLACES)
def test_a_set_from_a_place_on_has_that_place_and_all_above_it(least: int) -> None:
    members = bits_from(least)
    assert [place for place in PLACES if members & bit(place)] == [place for place in PLACES if place >= least]


@pytest.mark.parametrize("place", PLACES)
def test_members_are_counted(place: int) -> None:
    """Sets of one member, of all up to a place, and of every third one."""
    assert bit_count(bit(place)) == 1
    assert bit_count(bit(place) - 1) == place
    thirds = sum(2**other for other in range(0, place + 1, 3))
    assert bit_count(thirds) == place // 3 + 1


def test_no_set_has_no_members() -> None:
    assert bit_count(0) == 0
    assert bit_count(bits_from(0)) == 64
