"""What is allowed does not change unnoticed; where the number of ways can be reckoned by hand, it is that number."""

from __future__ import annotations

from math import comb, perm

import pytest

import signoria
from tests.perft.counting import FILE, Line, read, ways_through

LINES = [line for line in read(FILE.read_text()) if not line.comment]


@pytest.mark.parametrize("line", LINES, ids=[f"{number}-depth-{line.depth}" for number, line in enumerate(LINES, 1)])
def test_a_game_can_go_on_in_as_many_ways_as_ever(line: Line) -> None:
    assert line.counted() == line.ways


def test_the_file_is_written_as_its_generator_writes_it() -> None:
    assert "".join(f"{line}\n" for line in read(FILE.read_text())) == FILE.read_text()


def ways(card: str, hand: str, question: str, order: str = "auto") -> int:
    """In how many ways the first question of a card can be answered, by a player or by his one victim."""
    attack = card == "militia"
    players = [{"hand": card}, {"hand": hand}] if attack else [{"hand": f"{card}, {hand}", "deck": "9 copper"}, {}]
    position = signoria.game("dominion").scenario({"players": players, "options": {"discard-order": order}})
    position.play(f"play {card}")
    return ways_through(position, question)


def test_a_chapel_trashes_any_selection_of_up_to_four_cards() -> None:
    """DO-C05.1, DO-C05.4: with five different cards all selections but the one of all five, each in one way."""
    assert ways("chapel", "copper, silver, estate, duchy, curse", "chapel-trash") == 2**5 - 1
    assert ways("chapel", "copper, silver, estate", "chapel-trash") == 2**3
    assert ways("chapel", "6 copper", "chapel-trash") == 5
    assert ways("chapel", "3 copper, 2 estate", "chapel-trash") == 4 * 3 - 1


@pytest.mark.parametrize("cards", range(1, 6))
def test_a_cellar_discards_any_number_of_cards_in_any_order(cards: int) -> None:
    """DO-C03.2, DO-T05.2: where the order of selection decides what ends on top, every order is a way of its own."""
    hand = ", ".join(["copper", "silver", "estate", "duchy", "curse"][:cards])
    assert ways("cellar", hand, "cellar-discard") == sum(perm(cards, chosen) for chosen in range(cards + 1))


@pytest.mark.parametrize("cards", range(1, 6))
def test_a_cellar_asks_for_each_selection_once_where_the_top_card_is_asked_for(cards: int) -> None:
    """DO-C03.2, DO-T05.5: then the order of selection means nothing."""
    hand = ", ".join(["copper", "silver", "estate", "duchy", "curse"][:cards])
    assert ways("cellar", hand, "cellar-discard", "ask") == 2**cards


@pytest.mark.parametrize("cards", [3, 4, 5, 6])
def test_a_militia_leaves_every_choice_of_three_cards(cards: int) -> None:
    """DO-C13.2, DO-C13.3: in every order, or once for every selection where the top card is asked for."""
    hand = ", ".join(["copper", "silver", "gold", "estate", "duchy", "curse"][:cards])
    assert ways("militia", hand, "militia-discard") == perm(cards, cards - 3)
    assert ways("militia", hand, "militia-discard", "ask") == comb(cards, 3)


def test_a_militia_leaves_every_choice_among_cards_of_the_same_kind() -> None:
    """DO-A03.1, DO-C13.3: two of four Coppers and a Province can be discarded in two selections, three orders."""
    assert ways("militia", "4 copper, province", "militia-discard") == 3
    assert ways("militia", "4 copper, province", "militia-discard", "ask") == 2
