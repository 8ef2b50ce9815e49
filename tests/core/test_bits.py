"""Small sets as bits: the same in 64-bit integers and in unbounded ones."""

from __future__ import annotations

import pytest

from signoria.core.bits import bit, bits_from

PLACES = range(63)


@pytest.mark.parametrize("place", PLACES)
def test_a_set_of_one_member_is_a_power_of_two(place: int) -> None:
    assert bit(place) == 2**place


@pytest.mark.parametrize("least", PLACES)
def test_a_set_from_a_place_on_has_that_place_and_all_above_it(least: int) -> None:
    members = bits_from(least)
    assert [place for place in PLACES if members & bit(place)] == [place for place in PLACES if place >= least]
