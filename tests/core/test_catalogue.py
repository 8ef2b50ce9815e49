"""The action catalogue: numbers and notations lead to each other, and to nothing else."""

from __future__ import annotations

import pytest

from signoria.core.catalogue import Catalogue

CATALOGUE = Catalogue([("buy", ["silver", "gold"]), ("done", ()), ("show", ["ring"]), ("put-back", ())])
NOTATIONS = ["buy silver", "buy gold", "done", "show ring", "put-back"]


def test_actions_are_numbered_in_the_order_they_are_listed() -> None:
    assert CATALOGUE.notations == NOTATIONS
    assert CATALOGUE.size == len(NOTATIONS)
    assert CATALOGUE.bases == {"buy": 0, "done": 2, "show": 3, "put-back": 4}


def test_notations_and_numbers_are_inverse_to_each_other() -> None:
    assert [CATALOGUE.notation(number) for number in range(CATALOGUE.size)] == NOTATIONS
    assert [CATALOGUE.number(text) for text in NOTATIONS] == list(range(CATALOGUE.size))


@pytest.mark.parametrize("text", [" buy silver", "buy  silver", "buy\tsilver\n", "  buy   silver  "])
def test_blanks_around_and_between_words_do_not_matter(text: str) -> None:
    assert CATALOGUE.number(text) == 0


@pytest.mark.parametrize("text", ["", " ", "buy", "silver", "buysilver", "buy Silver", "done done", "buy silver gold"])
def test_a_text_that_is_no_notation_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(ValueError, match="not the notation of any action"):
        CATALOGUE.number(text)


@pytest.mark.parametrize("junk", [None, 0, 1.5, True, b"done", ["done"], {"done": 1}])
def test_an_action_is_written_as_text(junk: object) -> None:
    with pytest.raises(ValueError, match="written as text"):
        CATALOGUE.number(junk)


@pytest.mark.parametrize("junk", [-1, 5, 10**30, -(10**30), None, "0", 0.0, True, False, [0]])
def test_a_number_that_is_no_action_is_refused_and_the_bounds_are_told(junk: object) -> None:
    with pytest.raises(ValueError, match="numbered from 0 to 4"):
        CATALOGUE.notation(junk)


def test_a_long_text_is_not_repeated_in_full() -> None:
    with pytest.raises(ValueError, match="not the notation") as refused:
        CATALOGUE.number("x" * 10_000)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize(
    "verbs", [[("done", ()), ("done", ())], [("buy", ["gold", "gold"])], [("a b", ()), ("a", ["b"])]]
)
def test_two_actions_cannot_have_the_same_notation(verbs: list[tuple[str, list[str]]]) -> None:
    with pytest.raises(ValueError, match="same notation"):
        Catalogue(verbs)
