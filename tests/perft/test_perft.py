"""What is allowed does not change unnoticed; where the number of ways can be reckoned by hand, it is that number."""

from __future__ import annotations

from math import comb, perm

import pytest

import signoria
from signoria.core.position import Position
from tests.perft.counting import FILES, Line, read, ways_through

LINES = [line for game in FILES for line in read(game) if not line.comment]
NAMES = [f"{line.game}-{number}-depth-{line.depth}" for number, line in enumerate(LINES, 1)]


@pytest.mark.parametrize("line", LINES, ids=NAMES)
def test_a_game_can_go_on_in_as_many_ways_as_ever(line: Line) -> None:
    assert line.counted() == line.ways


@pytest.mark.parametrize("game", FILES)
def test_the_file_is_written_as_its_generator_writes_it(game: str) -> None:
    assert "".join(f"{line}\n" for line in read(game)) == FILES[game].read_text()


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


# --- Machiavelli ------------------------------------------------------------------------------------------------------


def turn_of(character: str, **player: object) -> Position:
    """Give the turn of a character after the income."""
    players: list[object] = [player, {"hand": "docks"}, {}, {}]
    described = {"players": players, "turn": {"seat": 0, "as": character, "income-taken": True}}
    return signoria.game("machiavelli").scenario(described)


def answered(position: Position, first: str, question: str) -> int:
    """In how many ways a question can be answered that an action leads to."""
    position.play(first)
    assert position.question == question
    return ways_through(position, question)


def test_a_magician_discards_any_cards_in_any_order() -> None:
    """MD-C07.4, MD-N12: at least one; of three different cards 3 + 6 + 6 ways."""
    assert answered(turn_of("magician", hand="tavern, market, palace"), "replace-cards", "magic") == 3 + 6 + 6


def test_a_magistrate_places_three_warrants_among_seven_characters() -> None:
    """MD-C03.1, MD-C03.2: one with the seal, and any two others."""
    assert answered(turn_of("magistrate"), "warrants", "place-warrants") in (7 * comb(6, 2), 7 * perm(6, 2))


def test_a_spy_names_one_of_three_players_with_cards_and_five_types() -> None:
    """MD-C05.1, MD-C05.5: here only one of the others has a card."""
    assert answered(turn_of("spy"), "spy", "spy") == 5


def test_an_architect_builds_three_of_four_in_any_order() -> None:
    """MD-B01.3, MD-B01.2: or fewer; every build is a decision of its own."""
    position = turn_of("architect", hand="tavern, market, temple, church", gold=20)
    assert built(position, 4) == sum(perm(4, number) for number in range(4))


def built(position: Position, left: int) -> int:
    """In how many ways districts can be built, ending the turn counted once for each."""
    ways = 1
    for option in position.legal():
        if left and position.notation(option).startswith("build "):
            twin = position.copy()
            twin.choose(option)
            ways += built(twin, left - 1)
    return ways
