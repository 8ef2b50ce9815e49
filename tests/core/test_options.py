"""Table options: every value is checked in one place, and described as a JSON schema."""

from __future__ import annotations

import json

import pytest

from signoria.core.options import Number, OneOf, SeveralOf, TableOption, checked_options, kept_options, options_schema

START = OneOf("start", ["left", "right"], "left")
LIMIT = Number("limit", 1, 5)
WITHOUT = SeveralOf("without", ["bead", "coin", "ring"], 1, 2)
WINNERS = SeveralOf("winners", [0, 1, 2, 3], 1, 4)
OPTIONS: list[TableOption] = [START, LIMIT, WITHOUT, WINNERS]
DEFAULTS: dict[str, object] = {"start": "left", "limit": None, "without": [], "winners": []}

JUNK: list[object] = [True, False, 1.0, 2.5, "", "up", "LEFT", b"left", 0, -1, 6, 10**30, {}, {"left": 1}, ...]


# --- One of a few words -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["left", "right"])
def test_each_word_is_a_value(word: str) -> None:
    assert START.checked(word) == word


@pytest.mark.parametrize("junk", [*JUNK, None, ["left"]])
def test_anything_but_the_words_is_refused(junk: object) -> None:
    with pytest.raises(ValueError, match="option start is one of left, right, not"):
        START.checked(junk)


# --- A number ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [None, 1, 3, 5])
def test_a_number_lies_within_its_bounds_or_is_not_given(number: int | None) -> None:
    assert LIMIT.checked(number) == number


@pytest.mark.parametrize("junk", [*JUNK, "3", [3]])
def test_anything_but_a_whole_number_within_the_bounds_is_refused(junk: object) -> None:
    with pytest.raises(ValueError, match="option limit is a whole number from 1 to 5"):
        LIMIT.checked(junk)


# --- Several items ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("items", [[], ["bead"], ["ring", "bead"], ("coin", "ring")])
def test_several_items_keep_the_order_in_which_they_are_given(items: list[str]) -> None:
    assert WITHOUT.checked(items) == list(items)


def test_the_list_that_was_given_may_change_afterwards() -> None:
    given = ["bead"]
    checked = WITHOUT.checked(given)
    given.append("coin")
    assert checked == ["bead"]


@pytest.mark.parametrize("junk", [*JUNK, None, "bead", {"bead"}])
def test_several_items_are_a_list(junk: object) -> None:
    with pytest.raises(ValueError, match="option without is a list"):
        WITHOUT.checked(junk)


@pytest.mark.parametrize("junk", [*JUNK, None, [], ["bead"]])
def test_a_list_has_no_items_but_the_possible_ones(junk: object) -> None:
    with pytest.raises(ValueError, match="option without cannot contain"):
        WITHOUT.checked([junk])


@pytest.mark.parametrize("junk", [1.0, 0.0, True, False, "1", None, 4, -1])
def test_a_list_of_numbers_has_whole_numbers_only(junk: object) -> None:
    with pytest.raises(ValueError, match="option winners cannot contain"):
        WINNERS.checked([junk])


def test_nothing_is_named_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        WITHOUT.checked(["bead", "bead"])


def test_no_more_items_than_allowed() -> None:
    with pytest.raises(ValueError, match="takes 1 to 2 items, not 3"):
        WITHOUT.checked(["bead", "coin", "ring"])


def test_an_exact_number_is_told_as_one() -> None:
    with pytest.raises(ValueError, match="takes 2 items, not 1"):
        SeveralOf("pair", ["a", "b", "c"], 2, 2).checked(["a"])


# --- All of them ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("given", [None, {}])
def test_what_is_not_given_has_its_default(given: object) -> None:
    assert checked_options(OPTIONS, given) == DEFAULTS


def test_what_is_given_is_kept_and_the_order_is_always_the_same() -> None:
    checked = checked_options(OPTIONS, {"winners": [3], "start": "right"})
    assert checked == {**DEFAULTS, "start": "right", "winners": [3]}
    assert list(checked) == ["start", "limit", "without", "winners"]


def test_a_default_that_is_a_list_belongs_to_nobody_else() -> None:
    first = checked_options(OPTIONS, {})
    listed = first["without"]
    assert isinstance(listed, list)
    listed.append("bead")
    assert checked_options(OPTIONS, {}) == DEFAULTS


@pytest.mark.parametrize("name", ["", "Start", "limit ", 3, None, ("start",)])
def test_an_unknown_option_is_refused_and_the_known_ones_are_told(name: object) -> None:
    with pytest.raises(ValueError, match="there are: limit, start, winners, without"):
        checked_options(OPTIONS, {name: 1})


@pytest.mark.parametrize("given", [[], "start", 3, True, [("start", "left")]])
def test_options_are_a_mapping(given: object) -> None:
    with pytest.raises(ValueError, match="mapping"):
        checked_options(OPTIONS, given)


def test_the_schema_describes_every_option() -> None:
    schema = options_schema(OPTIONS)
    assert json.loads(json.dumps(schema)) == schema
    assert schema["type"] == "object"
    assert schema["additionalProperties"] is False
    assert schema["properties"] == {
        "start": {"enum": ["left", "right"], "default": "left"},
        "limit": {"type": ["integer", "null"], "minimum": 1, "maximum": 5, "default": None},
        "without": {
            "type": "array",
            "items": {"enum": ["bead", "coin", "ring"]},
            "uniqueItems": True,
            "maxItems": 2,
            "default": [],
        },
        "winners": {
            "type": "array",
            "items": {"enum": [0, 1, 2, 3]},
            "uniqueItems": True,
            "maxItems": 4,
            "default": [],
        },
    }


def test_the_contract_of_an_option_must_be_fulfilled() -> None:
    bare = TableOption("bare", 1)
    assert (bare.name, bare.default) == ("bare", 1)
    with pytest.raises(NotImplementedError):
        bare.schema()
    with pytest.raises(NotImplementedError):
        bare.checked(1)


# --- Games that were written down by an earlier version ---------------------------------------------------------------


MENDED = OneOf("mended", ["letter", "habit"], "letter", before="habit")


def test_a_new_game_has_the_default_of_today() -> None:
    assert checked_options([START, MENDED], {}) == {"start": START.default, "mended": "letter"}


def test_a_game_that_is_older_than_an_option_goes_on_as_it_was_played() -> None:
    kept: dict[str, object] = {"start": "right"}
    assert kept_options([START, MENDED, WITHOUT], kept) == {"start": "right", "mended": "habit", "without": []}
    assert kept == {"start": "right"}


@pytest.mark.parametrize("value", ["letter", "habit"])
def test_what_was_written_down_stays_what_it_was(value: str) -> None:
    assert kept_options([MENDED], {"mended": value}) == {"mended": value}


def test_what_is_not_known_is_left_to_be_refused() -> None:
    with pytest.raises(ValueError, match="there is no option 'colour'"):
        checked_options([MENDED], kept_options([MENDED], {"colour": "red"}))


def test_what_the_rules_settle_is_offered_to_nobody() -> None:
    settled = OneOf("settled", ["letter", "habit"], "letter", before="habit", offered=False)
    assert options_schema([START, settled])["properties"] == {"start": START.schema()}
    assert checked_options([settled], {"settled": "habit"}) == {"settled": "habit"}
