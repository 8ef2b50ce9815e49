"""The contract of a game, shown with the toy game: it begins, is refused, and describes its options."""

from __future__ import annotations

from typing import cast

import pytest

from tests.kit.toy import GAME, TREASURES, Magpies


def test_a_game_knows_its_name_its_seats_and_its_actions() -> None:
    assert (GAME.name, GAME.fewest, GAME.most, GAME.package) == ("magpies", 2, 2, "tests.kit")
    assert GAME.catalogue.notations == ["show bead", "show coin", "show ring", "show gem", "take"]


def test_a_new_game_is_set_up_to_its_first_question() -> None:
    game = cast("Magpies", GAME.new(seats=2, seed=7))
    assert (game.seats(), game.asked) == (2, 0)
    assert [hand.size for hand in game.hands] == [1, 1]
    assert game.pile.size == 10


@pytest.mark.parametrize("seats", [0, 1, 3, -2, 10**30, 2.0, True, None, "2", [2]])
def test_a_wrong_number_of_seats_is_refused_and_the_right_ones_are_told(seats: object) -> None:
    with pytest.raises(ValueError, match="magpies is played by 2 to 2 players, not by"):
        GAME.new(cast("int", seats), 7)


@pytest.mark.parametrize("seed", [None, 1.5, "7", True, b"short", []])
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(ValueError, match="seed"):
        GAME.new(2, seed)


@pytest.mark.parametrize(
    "options", [{"start": "up"}, {"nothing": 1}, [], "start", {"hand-limit": 9}, {"without": "gem"}]
)
def test_bad_options_are_refused(options: object) -> None:
    with pytest.raises(ValueError, match="option"):
        GAME.new(2, 7, options)


def test_options_reach_the_game() -> None:
    game = cast("Magpies", GAME.new(2, 7, {"start": "right", "without": ["gem"]}))
    assert game.asked == 1
    assert game.pile.size == 7
    assert game.options == {"start": "right", "hand-limit": None, "without": ["gem"]}


def test_games_without_options_do_not_share_them() -> None:
    first = cast("Magpies", GAME.new(2, 7))
    cast("list[str]", first.options["without"]).append("gem")
    first.options["start"] = "right"
    second = cast("Magpies", GAME.new(2, 7))
    assert second.options == {"start": "left", "hand-limit": None, "without": []}
    assert second.pile.size == 10


def test_the_schema_of_the_options_is_that_of_the_table_options() -> None:
    properties = cast("dict[str, object]", GAME.options_schema["properties"])
    assert list(properties) == ["start", "hand-limit", "without"]
    assert properties["without"] == {
        "type": "array",
        "items": {"enum": TREASURES},
        "uniqueItems": True,
        "maxItems": 2,
        "default": [],
    }


def test_the_same_seed_gives_the_same_game_and_another_one_another() -> None:
    assert GAME.new(2, 7).save() == GAME.new(2, 7).save()
    assert GAME.new(2, 7).save() != GAME.new(2, 8).save()
    assert GAME.new(2, bytes(32)).save() == GAME.new(2, bytes(32)).save()


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"game": "jackdaws"}, "this is not a saved position of magpies"),
        ({"schema": 2}, "this position was saved in form 2; this version reads form 1"),
        ({"schema": None}, "this position was saved in form None; this version reads form 1"),
        ({"pile": 7}, "the saved position does not fit: "),
    ],
)
def test_a_position_of_another_game_or_form_is_refused(changed: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        GAME.load(GAME.new(2, 7).save() | changed)


def test_a_saved_position_is_whole() -> None:
    saved = GAME.new(2, 7).save()
    del saved["rows"]
    with pytest.raises(ValueError, match="the saved position lacks 'rows'"):
        GAME.load(saved)
    with pytest.raises(ValueError, match="a saved position is a mapping"):
        GAME.load(None)


def test_a_game_need_not_have_scenarios() -> None:
    with pytest.raises(ValueError, match="magpies has no scenarios"):
        GAME.scenario({})


def test_a_game_without_presets_says_so() -> None:
    with pytest.raises(ValueError, match="there is no preset 'booklet' for magpies; there are: none"):
        GAME.preset("booklet")
