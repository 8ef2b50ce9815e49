"""Which characters and which lilac districts a game with De Donkere Landen is played with."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from signoria.games.machiavelli.data.components import CHARACTER_NUMBERS
from signoria.games.machiavelli.data.editions import (
    CLASSIC_CHARACTERS,
    CLASSIC_UNIQUES,
    DARK_LANDS,
    DARK_LANDS_CHARACTERS,
    DARK_LANDS_UNIQUES,
    rank_of,
)
from tests.games.machiavelli.beginning import census, characters, choose_all, told, uniques
from tests.games.machiavelli.beginning import new_game as new_game_of_any_edition
from tests.games.machiavelli.beginning import refusal as refusal_of_any_edition
from tests.kit.marks import clause

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli

ALL_NEW = ["witch", "tax-collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat", "artist"]
MIXED = ["witch", "thief", "wizard", "king", "abbot", "merchant", "navigator", "warlord", "artist"]


def new_game(seats: int = 5, seed: object = 1, **options: object) -> Machiavelli:
    return new_game_of_any_edition(seats, seed, edition=DARK_LANDS, **options)


def refusal(seats: int, **options: object) -> str:
    return refusal_of_any_edition(seats, edition=DARK_LANDS, **options)


def chosen(seats: int, named: list[str], **options: object) -> list[str]:
    """Give the characters of a game for which they were named."""
    return characters(new_game(seats, character_set="custom", characters=named, **options))


def chosen_refusal(seats: int, named: list[str], **options: object) -> str:
    return refusal(seats, character_set="custom", characters=named, **options)


def ranks(names: list[str]) -> list[int]:
    return [rank_of(CHARACTER_NUMBERS[name], DARK_LANDS) for name in names]


def lilac(game: Machiavelli) -> list[str]:
    """Give the lilac cards of the original game that are in the deck."""
    return [name for name in uniques(game) if name in CLASSIC_UNIQUES]


def added(game: Machiavelli) -> list[str]:
    """Give the districts of the expansion that are in the deck."""
    return [name for name in uniques(game) if name in DARK_LANDS_UNIQUES]


# --- How many characters ---


@pytest.mark.parametrize("seats", [2, 3])
def test_two_and_three_players_use_eight_characters(seats: int) -> None:
    """DL-O01.3, DL-O01.11, DL-I58: nine are refused, and the message says what to do."""
    for count in ("auto", "8"):
        assert len(characters(new_game(seats, character_count=count))) == 8
    message = refusal(seats, character_count="9")
    assert message == f"{seats} players play with 8 characters: set character-count to 8 or auto"


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_four_to_seven_players_choose(seats: int) -> None:
    """DL-O01.3, DL-O01.4: nine, unless the table wants eight."""
    for count, number in (("auto", 9), ("9", 9), ("8", 8)):
        assert len(characters(new_game(seats, character_count=count))) == number


def test_eight_players_need_nine_characters() -> None:
    """DL-O01.2, DL-O01.3, DL-O01.11: eight are refused."""
    assert len(characters(new_game(8))) == 9
    assert refusal(8, character_count="8") == "8 players play with 9 characters: set character-count to 9 or auto"


# --- Sets of characters ---


def test_the_table_names_the_characters() -> None:
    """DL-O01, DL-O01.5, DL-O01.6: nine ranks, each once; the order of the list does not matter."""
    assert chosen(5, MIXED[::-1]) == MIXED


def test_eight_characters_of_any_ranks() -> None:
    """DL-O01.7: as long as rank 4 is among them."""
    assert chosen(4, MIXED[1:], character_count="8") == MIXED[1:]
    assert chosen(3, MIXED[:2] + MIXED[3:]) == MIXED[:2] + MIXED[3:]
    message = chosen_refusal(4, MIXED[:3] + MIXED[4:], character_count="8")
    assert message == "characters: nobody has rank 4; name king or emperor"


def test_characters_of_one_rank_are_refused() -> None:
    """DL-O01.6, DL-O01.11, DL-C01.2, DL-I58: such as two of rank 9."""
    message = chosen_refusal(5, [*MIXED[1:], "queen"])
    assert message == "characters: artist and queen both have rank 9; name one of them"


@pytest.mark.parametrize("rank", range(1, 10))
def test_the_two_characters_of_a_rank_never_play_together(rank: int) -> None:
    """DL-C01.2: for every rank."""
    pair = [name for name in DARK_LANDS_CHARACTERS if ranks([name]) == [rank]]
    others = [name for name in MIXED if ranks([name]) != [rank]]
    assert f"both have rank {rank}" in chosen_refusal(5, [*pair, *others[1:]])


@pytest.mark.parametrize("seats", [3, 4])
def test_the_queen_needs_five_players(seats: int) -> None:
    """DL-O01.8, DL-O01.11, DL-I58, DL-C02.10: the message says who may play."""
    named = [*MIXED[1:8], "queen"] if seats == 3 else [*MIXED[:8], "queen"]
    assert chosen_refusal(seats, named) == "characters: queen is for 5 or more players; take artist for rank 9"
    assert chosen(5, [*MIXED[:8], "queen"])[8] == "queen"


def test_the_emperor_needs_three_players() -> None:
    """DL-O01.9, DL-O01.11, DL-I58, DL-C02.4: the message says who may play."""
    named = ["emperor" if name == "king" else name for name in MIXED[:8]]
    assert chosen_refusal(2, named) == "characters: emperor is for 3 or more players; take king for rank 4"
    assert chosen(3, named)[3] == "emperor"


@pytest.mark.parametrize(
    ("seats", "named", "options", "reason"),
    [
        (3, MIXED, {}, "8 are played with, not 9; leave one out"),
        (5, MIXED, {"character_count": "8"}, "leave one out, or set character-count to 9"),
        (5, MIXED[:8], {}, "nobody has rank 9; name queen or artist, or set character-count to 8"),
        (8, MIXED[:8], {}, "nobody has rank 9; name queen or artist"),
        (4, MIXED[:7], {"character_count": "8"}, "8 of different ranks are played with, not 7; name more"),
        (5, ["spy", *MIXED[2:], "assassin"], {}, "spy is not in edition dark-lands"),
    ],
)
def test_an_impossible_list_is_refused(seats: int, named: list[str], options: dict[str, object], reason: str) -> None:
    """DL-O01.11, DL-O01.6, DL-O01.7, DL-I58: with the reason; nothing is repaired."""
    assert chosen_refusal(seats, named, **options).endswith(reason)


def test_a_list_goes_with_its_choice() -> None:
    """DL-O01.5, DL-O01.11: neither is enough alone."""
    message = refusal(5, character_set="custom")
    assert message == "character-set custom needs the option characters: 9 characters of different ranks"
    assert "the option characters goes with character-set custom only" in refusal(5, characters=MIXED)


@pytest.mark.parametrize(
    ("seats", "options", "names"),
    [
        pytest.param(4, {"character_set": "base-artist"}, [*CLASSIC_CHARACTERS, "artist"], marks=clause("DL-O02.1")),
        pytest.param(5, {"character_set": "base-queen"}, [*CLASSIC_CHARACTERS, "queen"], marks=clause("DL-O02.2")),
        pytest.param(4, {"character_set": "all-new"}, ALL_NEW, marks=clause("DL-O02.3")),
        pytest.param(3, {"character_set": "all-new"}, ALL_NEW[:8], marks=clause("DL-O02.3")),
        pytest.param(4, {"character_set": "all-new", "character_count": "8"}, ALL_NEW[:8], marks=clause("DL-O02.3")),
    ],
)
def test_the_presets(seats: int, options: dict[str, object], names: list[str]) -> None:
    """DL-O02, DL-O02.4: base characters with the Artist or the Queen, or all new ones; they can be named as well."""
    assert characters(new_game(seats, **options)) == names
    assert chosen(seats, names, character_count=str(len(names))) == names


def test_with_two_players_the_king_stands_for_the_emperor() -> None:
    """DL-O02.3: in the set of all new characters."""
    assert characters(new_game(2, character_set="all-new")) == [*ALL_NEW[:3], "king", *ALL_NEW[4:8]]


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (3, {"character_set": "base-artist"}, "8 are played with: choose another character-set"),
        (6, {"character_set": "base-artist", "character_count": "8"}, "set character-count to 9 or auto"),
        (2, {"character_set": "base-queen"}, "8 are played with: choose another character-set"),
        (4, {"character_set": "base-queen"}, "queen is for 5 or more players: choose another character-set"),
    ],
)
def test_a_preset_that_does_not_fit_is_refused(seats: int, options: dict[str, object], reason: str) -> None:
    """DL-O02.1, DL-O02.2, DL-O01.11: with the reason."""
    assert reason in refusal(seats, **options)


def test_random_characters_are_legal_and_equally_likely() -> None:
    """DL-O01.10, DL-O01.7, DL-O01.8, DL-O01.9: one of each rank, and never somebody for whom there are too few."""
    for seats in (2, 3, 4, 5, 8):
        found: Counter[str] = Counter()
        for seed in range(100):
            named = characters(new_game(seats, seed))
            assert ranks(named) == list(range(1, len(named) + 1))
            found.update(named)
        forbidden = {"queen"} if seats < 5 else set()
        forbidden |= {"emperor"} if seats == 2 else set()
        forbidden |= {"artist"} if seats < 4 else set()
        assert set(found) == set(DARK_LANDS_CHARACTERS) - forbidden
        assert 25 < found["witch"] < 75


# --- Lilac districts ---


def test_three_districts_come_in_by_chance() -> None:
    """DL-O03, DL-O03.2, DL-X16, DL-S01.1: the default; 54 + 11 + 3 cards, and any three of the fifteen."""
    found: Counter[str] = Counter()
    for seed in range(60):
        game = new_game(5, seed)
        assert (census(game).total(), len(lilac(game)), len(set(added(game)))) == (68, 11, 3)
        found.update(added(game))
    assert set(found) == set(DARK_LANDS_UNIQUES)


@pytest.mark.parametrize(
    "number",
    [
        1,
        2,
        3,
        4,
        pytest.param(6, marks=clause("DL-X17")),
        11,
        pytest.param(12, marks=clause("DL-O03.5")),
        pytest.param(15, marks=clause("DL-O03.5", "DL-X15")),
    ],
)
def test_from_four_districts_on_lilac_cards_are_replaced(number: int) -> None:
    """DL-O03.1, DL-O03.3: as many as come in, and never more than there are."""
    game = new_game(5, dl_district_count=number)
    removed = 0 if number <= 3 else min(number, 11)
    assert (len(set(added(game))), len(lilac(game))) == (number, 11 - removed)
    assert census(game).total() == 54 + 11 - removed + number
    assert census(game).total() == {6: 65, 15: 69}.get(number, census(game).total())


@pytest.mark.parametrize(("replace", "left"), [("auto", 11), ("yes", 9), ("no", 11)])
def test_the_table_says_whether_lilac_cards_are_replaced(replace: str, left: int) -> None:
    """DL-O03.3: here with two districts."""
    assert len(lilac(new_game(5, dl_district_count=2, dl_replace_lilac=replace))) == left


def test_all_fifteen_without_replacing() -> None:
    """DL-O03.1, DL-O03.3, DL-S01.1: 54 + 11 + 15 cards."""
    game = new_game(5, dl_districts="all", dl_replace_lilac="no")
    assert added(game) == sorted(DARK_LANDS_UNIQUES)
    assert census(game).total() == 80


def test_all_fifteen_replace_all_lilac_cards() -> None:
    """DL-O03.5, DL-X15: 54 + 0 + 15 cards."""
    game = new_game(5, dl_districts="all")
    assert (lilac(game), census(game).total()) == ([], 69)


def test_no_district_at_all() -> None:
    """DL-O03.7, DL-O03.1: only new characters."""
    game = new_game(5, dl_districts="none")
    assert (added(game), len(lilac(game)), census(game).total()) == ([], 11, 65)


def test_the_table_names_the_districts() -> None:
    """DL-O03.1: and nothing but these comes in."""
    game = new_game(5, dl_districts="custom", dl_district_list=["park", "ballroom"])
    assert added(game) == ["ballroom", "park"]


def test_the_table_names_the_lilac_cards_that_go() -> None:
    """DL-O03.4: the two Keeps are two cards."""
    options: dict[str, object] = {"dl_district_count": 2, "dl_replace_lilac": "yes", "dl_lilac_removed": "custom"}
    one = new_game(5, **options, dl_lilac_list=["keep", "library"])
    both = new_game(5, **options, dl_lilac_list=["keep-2", "keep"])
    assert Counter([*CLASSIC_UNIQUES, "keep"]) - Counter(lilac(one)) == Counter(["keep", "library"])
    assert Counter([*CLASSIC_UNIQUES, "keep"]) - Counter(lilac(both)) == Counter(["keep", "keep"])


def test_lilac_cards_go_by_chance() -> None:
    """DL-O03.4: every one of the eleven can go, one Keep as well as both."""
    gone: Counter[str] = Counter()
    keeps: set[int] = set()
    for seed in range(80):
        game = new_game(5, seed, dl_district_count=4)
        gone += Counter([*CLASSIC_UNIQUES, "keep"]) - Counter(lilac(game))
        keeps.add(lilac(game).count("keep"))
    assert set(gone) == set(CLASSIC_UNIQUES)
    assert keeps == {0, 1, 2}


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"dl_districts": "custom"}, "dl-districts custom needs the option dl-district-list"),
        ({"dl_district_list": ["park"]}, "the option dl-district-list goes with dl-districts custom only"),
        ({"dl_districts": "all", "dl_district_count": 4}, "dl-district-count goes with dl-districts random only"),
        ({"dl_district_count": 16}, "dl-district-count is a whole number from 1 to 15"),
        ({"dl_lilac_removed": "custom", "dl_lilac_list": ["keep"]}, "set dl-replace-lilac to yes"),
        ({"dl_lilac_removed": "custom", "dl_district_count": 5}, "needs the option dl-lilac-list: 5 lilac cards"),
        ({"dl_lilac_list": ["keep"]}, "the option dl-lilac-list goes with dl-lilac-removed custom only"),
        (
            {"dl_lilac_removed": "custom", "dl_district_count": 4, "dl_lilac_list": ["keep", "library"]},
            "dl-lilac-list names 2 cards, and 4 are taken out: name exactly 4",
        ),
    ],
)
def test_an_impossible_deck_is_refused(options: dict[str, object], reason: str) -> None:
    """DL-O01.11, DL-O03.1, DL-O03.4: with the reason."""
    assert reason in refusal(5, **options)


@pytest.mark.parametrize("reader", [None, 2])
def test_the_random_composition_is_public_and_stays(reader: int | None) -> None:
    """DL-O03.6, DL-O01.5, DL-S01.2: told before the first deal; characters that are not named are out of the game."""
    game = new_game(5)
    (started,) = told(game, "game-started", reader)
    assert started["characters"] == characters(game)
    assert sorted(started["uniques"]) == uniques(game)  # type: ignore[call-overload]
    offered = {option.split()[1] for asked in choose_all(game) for option in asked.options}
    assert offered <= set(characters(game))
