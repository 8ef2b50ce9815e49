"""The table options: values, defaults, what they settle, and what is refused with a reason."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from signoria.games.machiavelli.data.components import NUMBERS
from signoria.games.machiavelli.data.options import OPTIONS, OPTIONS_OF_EDITION
from signoria.games.machiavelli.state.settings import Settings
from tests.games.machiavelli.beginning import FOURTEEN, characters, choose_all, new_game, refusal, told
from tests.kit.marks import cited, clause

GAME = signoria.game("machiavelli")

# The first value is the default.
DELUXE_VALUES = {
    "preset": [
        "first-game",
        "ambitious-aristocrats",
        "cunning-agents",
        "illustrious-emissaries",
        "devious-dignitaries",
        "tenacious-delegates",
        "vicious-nobles",
        "original",
        "custom",
        "random",
    ],
    "ninth-character": ["off", "on"],
    "emperor-replacement": ["king", "patrician"],
    "queen-replacement": ["artist", "tax-collector"],
    "added-rank-9": ["artist", "tax-collector", "queen"],
    "action-cards": ["off", "on"],
    "action-cards-in-opening-hand": ["no", "yes"],
    "acrobat-heir": ["acrobat-keeps", "heir-inherits"],
    "ticket-wagon-gold": ["owner", "bank"],
    "tent-is-building": ["navigator", "no", "yes"],
    "tent-removable": ["no", "yes"],
    "great-wall-scope": ["others-only", "whole-city"],
    "beautify-limit": ["once", "unlimited"],
    "abbot-school": ["either", "both"],
    "free-build-limit": ["counts", "free"],
    "witch-action-cards": ["before-naming", "when-resumed"],
    "armory-own-city": ["not-complete", "also-complete"],
    "unclaimed": ["asked", "taken"],
    "second-threat": ["stays", "goes"],
    "tithe": ["must", "may"],
}
CLASSIC_VALUES = {
    "first-king": ["random", "chosen"],
    "duplicate-districts": ["allowed", "forbidden"],
    "face-down-card": ["king-looks", "nobody-looks"],
    "dutch-names": ["first-print", "later-print"],
}
DARK_LANDS_VALUES = {
    "character-count": ["auto", "8", "9"],
    "character-set": ["random", "custom", "base-artist", "base-queen", "all-new"],
    "dl-districts": ["random", "custom", "all", "none"],
    "dl-replace-lilac": ["auto", "yes", "no"],
    "dl-lilac-removed": ["random", "custom"],
    "poor-house-cost": ["0", "5"],
    "completed-city-immunity": ["warlord-only", "full"],
    "short-turns": ["end-effects", "income-only"],
    "diplomat-forbidden-kind": ["keep", "watchtower"],
    "queen-killed": ["paid", "unpaid"],
}


def schema_of(option: str) -> dict[str, Any]:
    schema: Any = GAME.options_schema["properties"]
    found: dict[str, Any] = schema[option]
    return found


def settings(edition: str, **options: object) -> Settings:
    return new_game(5, edition=edition, **options).settings


# --- Values and defaults ---


@pytest.mark.parametrize(
    "option",
    cited("""
        MD-O01 preset
        MD-O02 ninth-character
        MD-O03 emperor-replacement
        MD-O04 queen-replacement
        MD-O05 added-rank-9
        MD-O06 action-cards
        MD-O07 action-cards-in-opening-hand
        MD-O08 acrobat-heir
        MD-O09 ticket-wagon-gold
        MD-O10 tent-is-building
        MD-O11 tent-removable
        MD-O12 great-wall-scope
        MD-O13 beautify-limit
        MD-O14 abbot-school
        MD-O15 free-build-limit
        MD-O19 witch-action-cards
        MD-O20 armory-own-city
        MD-O16 unclaimed
        MD-O17 second-threat
        MD-O18 tithe
    """),
)
def test_an_option_of_deluxe_has_these_values(option: str) -> None:
    """The first one is the default."""
    values = DELUXE_VALUES[option]
    assert (sorted(schema_of(option)["enum"]), schema_of(option)["default"]) == (sorted(values), values[0])


@pytest.mark.parametrize(
    "option",
    cited("""
        MB-O01.2 first-king
        MB-O01.3 duplicate-districts
        MB-O01.4 face-down-card
        MB-O01.5 dutch-names
    """),
)
def test_an_option_of_the_original_game_has_these_values(option: str) -> None:
    """The first one is the default."""
    values = CLASSIC_VALUES[option]
    assert (schema_of(option)["enum"], schema_of(option)["default"]) == (values, values[0])


@pytest.mark.parametrize(
    "option",
    cited("""
        DL-O01.3 character-count
        DL-O01.5 character-set
        DL-O03.1 dl-districts
        DL-O03.3 dl-replace-lilac
        DL-O03.4 dl-lilac-removed
        DL-O04.1 poor-house-cost
        DL-O04.2 completed-city-immunity
        DL-O04.3 diplomat-forbidden-kind
        DL-O04.4 queen-killed
        DL-O04.6 short-turns
    """),
)
def test_an_option_of_the_dark_lands_has_these_values(option: str) -> None:
    """The first one is the default."""
    values = DARK_LANDS_VALUES[option]
    assert (schema_of(option)["enum"], schema_of(option)["default"]) == (values, values[0])


def test_there_are_no_other_options() -> None:
    """MD-O01, DL-O01.1: the edition says which options there are; lists and numbers go with their choice."""
    lists = {"characters", "uniques", "first-king-seat", "dl-district-count", "dl-district-list", "dl-lilac-list"}
    named = {"edition", *lists, *DELUXE_VALUES, *CLASSIC_VALUES, *DARK_LANDS_VALUES}
    assert {option.name for option in OPTIONS} == named
    assert {option.name for options in OPTIONS_OF_EDITION.values() for option in options} == named - {"edition"}
    assert schema_of("edition") == {"enum": ["deluxe", "classic", "dark-lands"], "default": "deluxe"}


# --- What they settle ---


@pytest.mark.parametrize(
    ("option", "value", "attribute"),
    cited("""
        MD-O06 action_cards on action_cards
        MD-O08 acrobat_heir heir-inherits heir_inherits
        MD-O09 ticket_wagon_gold bank wagon_gold_to_bank
        MD-O10 tent_is_building yes tent_is_building
        MD-O11 tent_removable yes tent_removable
        MD-O12 great_wall_scope whole-city wall_protects_itself
        MD-O13 beautify_limit once beautify_once
        MD-O14 abbot_school both abbot_school_both
        MD-O15 free_build_limit counts free_builds_count
        MD-O10 tent_is_building no navigator_lays_tents
        MD-O20 armory_own_city also-complete armory_in_complete_city
        MD-O16 unclaimed asked asks_unclaimed
        MD-O17 second_threat stays second_threat_stays
        MD-O18 tithe must tithe_must
    """),
)
def test_an_option_of_deluxe_reaches_the_rules(option: str, value: str, attribute: str) -> None:
    """Each value settles its rule."""
    for wanted in DELUXE_VALUES[option.replace("_", "-")]:
        assert getattr(settings("deluxe", **{option: wanted}), attribute) == (wanted == value)


@pytest.mark.parametrize(
    ("option", "value", "attribute"),
    cited("""
        MB-O01.3 duplicate_districts allowed repeats_allowed
        MB-O01.4 face_down_card king-looks king_looks
        DL-O04.2 completed_city_immunity full full_immunity
        DL-O04.3 diplomat_forbidden_kind watchtower diplomat_spares_watchtower
        DL-O04.4 queen_killed paid queen_paid_when_killed
        DL-O04.6 short_turns end-effects short_turns_end
    """),
)
def test_an_option_of_the_dark_lands_reaches_the_rules(option: str, value: str, attribute: str) -> None:
    """Each value settles its rule."""
    name = option.replace("_", "-")
    for wanted in (CLASSIC_VALUES | DARK_LANDS_VALUES)[name]:
        assert getattr(settings("dark-lands", **{option: wanted}), attribute) == (wanted == value)


def test_the_poor_house_costs_nothing_or_five() -> None:
    """DL-O04.1: points follow the cost."""
    poor_house = NUMBERS["poor-house"]
    assert settings("dark-lands").costs[poor_house] == 0
    assert settings("dark-lands", poor_house_cost="5").costs[poor_house] == 5
    assert settings("deluxe").costs[poor_house] == 4


def test_dutch_names_change_nothing_but_names() -> None:
    """MB-O01.5: the same seed gives the same game."""
    first, later = (new_game(4, 7, edition="classic", dutch_names=names) for names in CLASSIC_VALUES["dutch-names"])
    assert first.settings.costs == later.settings.costs
    assert [player.hand.listed() for player in first.players] == [player.hand.listed() for player in later.players]
    assert choose_all(first) == choose_all(later)


@pytest.mark.parametrize("reader", [None, 0, 3])
@pytest.mark.parametrize("edition", ["deluxe", "classic", "dark-lands"])
def test_everybody_learns_the_options(edition: str, reader: int | None) -> None:
    """MB-O01.6, MD-P01.11, DL-O01.5, DL-O03.6: spectators too, before the first card is dealt."""
    game = new_game(4, edition=edition)
    (started,) = told(game, "game-started", reader)
    assert started["options"] == game.settings.options
    assert started["characters"] == characters(game)
    assert started["crown"] == game.settings.first_holder
    assert game.events()[0].kind == "game-started"


def test_the_recommended_original_game_has_all_defaults() -> None:
    """MB-O01.7: choosing the edition is enough."""
    options = new_game(4, edition="classic").settings.options
    assert options == GAME.defaults | {"edition": "classic"}


# --- The first King ---


def test_the_table_may_name_the_first_king() -> None:
    """MB-O01.2, MB-S01.5: the named seat has the figure and chooses first."""
    for seat in range(4):
        game = new_game(4, edition="classic", first_king="chosen", first_king_seat=seat)
        assert (game.crown, game.asked) == (seat, seat)


def test_the_first_king_is_drawn_by_lot() -> None:
    """MB-O01.2, MB-Z01.2: every seat can have the figure."""
    assert {new_game(3, seed, edition="classic").crown for seed in range(40)} == {0, 1, 2}


def test_the_first_king_must_have_a_seat_at_the_table() -> None:
    """MB-O01.2: a choice without a seat, a seat without a choice, and a seat that is not there are refused."""
    assert "first-king-seat" in refusal(4, edition="classic", first_king="chosen")
    assert "first-king chosen" in refusal(4, edition="classic", first_king_seat=0)
    message = refusal(4, edition="classic", first_king="chosen", first_king_seat=4)
    assert message == "first-king-seat 4 does not exist with 4 players"


# --- Numbers of players ---


@pytest.mark.parametrize("seats", [0, 1, 9, 2.0, True, None])
def test_two_to_eight_players_take_part(seats: object) -> None:
    """MD-A01, MB-O01.1, DL-O01.2: any other number is refused."""
    with pytest.raises(ValueError, match="played by 2 to 8 players"):
        GAME.new(seats, 1)


@pytest.mark.parametrize(("edition", "most"), [("deluxe", 8), ("classic", 7), ("dark-lands", 8)])
def test_every_edition_is_played_by_its_numbers_of_players(edition: str, most: int) -> None:
    """MD-A01, MB-O01.1, DL-O01.2: from 2 on."""
    for seats in range(2, most + 1):
        assert new_game(seats, edition=edition).seats() == seats


def test_eight_players_need_another_edition_than_the_original() -> None:
    """MB-O01.1: the message says so."""
    message = refusal(8, edition="classic")
    assert message == "edition classic is played by 2 to 7 players, not by 8: choose another one"


# --- Options of other editions ---


@pytest.mark.parametrize(
    ("edition", "options", "owner"),
    [
        ("classic", {"preset": "random"}, "deluxe"),
        ("classic", {"action_cards": "on"}, "deluxe"),
        ("classic", {"characters": ["king"]}, "deluxe or dark-lands"),
        ("classic", {"dl_districts": "none"}, "dark-lands"),
        ("classic", {"queen_killed": "unpaid"}, "dark-lands"),
        ("dark-lands", {"great_wall_scope": "whole-city"}, "deluxe"),
        ("dark-lands", {"uniques": FOURTEEN}, "deluxe"),
        ("deluxe", {"duplicate_districts": "forbidden"}, "classic or dark-lands"),
        ("deluxe", {"first_king": "chosen"}, "classic or dark-lands"),
        ("deluxe", {"first_king_seat": 1}, "classic or dark-lands"),
        ("deluxe", {"character_count": "9"}, "dark-lands"),
        ("deluxe", {"dl_district_count": 4}, "dark-lands"),
    ],
)
def test_an_option_of_another_edition_is_refused(edition: str, options: dict[str, object], owner: str) -> None:
    """DL-O01.1: unless it says what holds anyway."""
    (name,) = options
    message = refusal(4, edition=edition, **options)
    assert message.startswith(f"the option {name.replace('_', '-')} goes with edition {owner} only")
    assert f"this is edition {edition}: leave" in message


# --- The booklets ---


@pytest.mark.parametrize(
    ("edition", "otherwise"),
    [
        pytest.param("deluxe", {"beautify-limit": "unlimited", "abbot-school": "both"}, marks=clause("MD-O21")),
        pytest.param("classic", {}, marks=clause("MB-O01.8")),
        pytest.param("dark-lands", {"diplomat-forbidden-kind": "watchtower"}, marks=clause("DL-O04.7")),
    ],
)
def test_each_edition_has_its_booklet(edition: str, otherwise: dict[str, str]) -> None:
    """R12: what it says is usual, apart from these; what it says of other editions is in nobody's way."""
    booklet = GAME.preset("booklet")
    known = {option.name for option in OPTIONS_OF_EDITION[edition]}
    found = {name: value for name, value in booklet.items() if name in known and value != GAME.defaults[name]}
    assert found == otherwise
    for seats in range(2, 8):
        assert GAME.new(seats, 1, booklet | {"edition": edition}).seats() == seats


def test_what_the_booklets_leave_to_the_table() -> None:
    """MD-O21, DL-O04.7, R12: cards, characters, seats and names; and where they are silent or contradict themselves."""
    left_alone = """
        edition characters preset uniques ninth-character emperor-replacement queen-replacement added-rank-9
        action-cards acrobat-heir ticket-wagon-gold great-wall-scope first-king first-king-seat dutch-names
        character-set dl-districts dl-district-count dl-district-list dl-replace-lilac dl-lilac-removed dl-lilac-list
    """
    assert {option.name for option in OPTIONS} == {*left_alone.split(), *GAME.preset("booklet")}


# --- Tables of earlier versions ---


@pytest.mark.parametrize(("value", "early"), [("before-naming", True), ("when-resumed", False)])
def test_the_witch_plays_early_where_there_are_action_cards(value: str, early: bool) -> None:
    """MD-O19: only with action cards is there anything to play."""
    assert settings("deluxe", witch_action_cards=value, action_cards="on").witch_plays_early == early
    assert not settings("deluxe", witch_action_cards=value).witch_plays_early


def test_what_an_earlier_version_wrote_of_other_editions_may_be_said() -> None:
    """DL-O01.1: tables and records of that time say all options, and had another default here and there."""
    before = {option.name: option.before for option in OPTIONS}
    assert before != GAME.defaults
    for edition in ("deluxe", "classic", "dark-lands"):
        assert GAME.new(4, 1, before | {"edition": edition}).seats() == 4


def test_defaults_of_other_editions_may_be_said() -> None:
    """DL-O01.1: whoever sends all options with their defaults is not refused."""
    for edition in ("deluxe", "classic", "dark-lands"):
        assert GAME.new(4, 1, GAME.defaults | {"edition": edition}).seats() == 4


def test_unknown_options_and_values_are_refused() -> None:
    """MD-P04.2: before the game starts."""
    assert "there is no option 'colour'" in refusal(4, colour="red")
    assert "option preset is one of first-game" in refusal(4, preset="last-game")
    assert "option edition is one of deluxe, classic, dark-lands" in refusal(4, edition="2016")
