"""Piles keep their order, hands do not; both agree with plain lists in everything."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.zones import ROOM, Hand, Pile, hand_of, pile_of, with_room
from tests.kit.effort import examples

CARDS = st.integers(0, 62)
LISTS = st.lists(CARDS, max_size=40)
MOVES = st.lists(st.tuples(st.sampled_from(["add", "take", "remove", "clear", "copy"]), CARDS), max_size=80)


# --- Piles ------------------------------------------------------------------------------------------------------------


def test_the_last_card_of_a_pile_is_on_top() -> None:
    pile = pile_of([3, 1, 2])
    assert (pile.size, pile.top(), pile.at(0), pile.listed()) == (3, 2, 3, [3, 1, 2])
    assert [pile.pop(), pile.pop(), pile.pop()] == [2, 1, 3]
    assert (pile.size, pile.listed()) == (0, [])


def test_an_empty_pile_has_no_top_card() -> None:
    assert pile_of([]).top() == -1
    emptied = pile_of([4])
    emptied.pop()
    assert emptied.top() == -1


def test_removing_takes_the_uppermost_card_of_a_kind() -> None:
    pile = pile_of([5, 6, 5, 7])
    assert pile.remove(5)
    assert pile.listed() == [5, 6, 7]


def test_removing_a_card_that_is_not_there_changes_nothing() -> None:
    pile = pile_of([5, 6])
    assert not pile.remove(7)
    assert pile.listed() == [5, 6]
    assert not pile_of([]).remove(0)


def test_a_card_that_has_left_is_not_found_in_the_room_it_leaves() -> None:
    pile = pile_of([5, 6])
    pile.pop()
    assert not pile.has(6)
    assert pile.count(6) == 0
    assert pile.kinds() == 1 << 5
    pile.clear()
    assert not pile.has(5)
    assert pile.kinds() == 0


@examples(200)
@given(LISTS, MOVES)
def test_a_pile_behaves_like_a_list(cards: list[int], moves: list[tuple[str, int]]) -> None:
    pile, model = pile_of(cards), list(cards)
    for move, card in moves:
        if move == "add":
            pile.push(card)
            model.append(card)
        elif move == "take" and model:
            assert pile.pop() == model.pop()
        elif move == "remove":
            assert pile.remove(card) == (card in model)
            if card in model:
                del model[len(model) - 1 - model[::-1].index(card)]
        elif move == "clear" and card == 0:
            pile.clear()
            model.clear()
        elif move == "copy":
            pile = pile.copy()
        assert pile.listed() == model
        assert_counted(pile, model)


# --- Hands ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations([1, 4, 4, 9])))
def test_equal_hands_are_equal_data_in_whatever_order_the_cards_came(order: tuple[int, ...]) -> None:
    assert hand_of(list(order)).listed() == [1, 4, 4, 9]


@examples(200)
@given(LISTS, MOVES)
def test_a_hand_behaves_like_a_sorted_list(cards: list[int], moves: list[tuple[str, int]]) -> None:
    hand, model = hand_of(cards), sorted(cards)
    for move, card in moves:
        if move == "add":
            hand.add(card)
            model = sorted([*model, card])
        elif move == "remove":
            assert hand.remove(card) == (card in model)
            if card in model:
                model.remove(card)
        elif move == "clear" and card == 0:
            hand.clear()
            model = []
        elif move == "copy":
            hand = hand.copy()
        assert hand.listed() == model
        assert_counted(hand, model)


# --- Both -------------------------------------------------------------------------------------------------------------


def assert_counted(zone: Pile | Hand, model: list[int]) -> None:
    """Check everything that is counted."""
    assert zone.size == len(model)
    for card in {*model, 0, 62}:
        assert zone.count(card) == model.count(card)
        assert zone.has(card) == (card in model)
    assert zone.kinds() == sum(1 << card for card in set(model))
    assert [zone.at(place) for place in range(zone.size)] == model


@examples(50)
@given(LISTS)
def test_a_copy_has_cards_of_its_own(cards: list[int]) -> None:
    pile, hand = pile_of(cards), hand_of(cards)
    other_pile, other_hand = pile.copy(), hand.copy()
    other_pile.push(1)
    other_hand.add(1)
    assert (pile.listed(), hand.listed()) == (cards, sorted(cards))
    pile.push(2)
    hand.add(2)
    assert (other_pile.listed(), other_hand.listed()) == ([*cards, 1], sorted([*cards, 1]))


def test_room_grows_and_keeps_what_was_there() -> None:
    larger = with_room(vec[i64]([7, 8]))
    assert list(larger[:2]) == [7, 8]
    assert len(larger) >= 2 + ROOM


def test_listing_gives_a_list_of_its_own() -> None:
    pile = pile_of([1, 2])
    pile.listed().append(3)
    assert pile.listed() == [1, 2]
