"""Which characters and which unique districts a game of Deluxe is played with."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.games.machiavelli.data.components import (
    CHARACTER_CARDS,
    CHARACTER_NUMBERS,
    DELUXE_UNIQUES,
    FIRST_UNIQUE,
    NAMES,
)
from tests.games.machiavelli.beginning import (
    EIGHT,
    FOURTEEN,
    NINE,
    census,
    characters,
    choose_all,
    custom_game,
    custom_refusal,
    new_game,
    refusal,
    told,
    uniques,
)
from tests.kit.marks import cited

FIRST_EIGHT = "assassin thief magician king bishop merchant architect warlord"
SETS = {
    "ambitious-aristocrats": "magistrate thief wizard patrician bishop trader architect marshal queen",
    "cunning-agents": "witch blackmailer magician emperor abbot alchemist architect warlord tax-collector",
    "illustrious-emissaries": "witch spy seer emperor bishop merchant scholar diplomat artist",
    "devious-dignitaries": "magistrate blackmailer wizard king abbot alchemist navigator marshal queen",
    "tenacious-delegates": "assassin spy seer king cardinal trader scholar diplomat artist",
    "vicious-nobles": "assassin thief magician patrician cardinal merchant navigator warlord tax-collector",
}
UNIQUES = {
    "first-game": """dragon-gate factory haunted-quarter imperial-treasury keep laboratory library map-room quarry
        school-of-magic smithy statue thieves-den wishing-well""",
    "ambitious-aristocrats": """capitol factory framework great-wall haunted-quarter keep necropolis park poor-house
        quarry school-of-magic stables statue thieves-den""",
    "cunning-agents": """armory basilica dragon-gate gold-mine keep monument museum necropolis park poor-house quarry
        secret-vault smithy theater""",
    "illustrious-emissaries": """factory framework great-wall haunted-quarter ivory-tower keep library museum
        observatory park poor-house quarry school-of-magic smithy""",
    "devious-dignitaries": """dragon-gate factory framework haunted-quarter laboratory necropolis park poor-house
        secret-vault smithy stables theater thieves-den wishing-well""",
    "tenacious-delegates": """basilica capitol haunted-quarter imperial-treasury laboratory library map-room
        observatory school-of-magic secret-vault smithy stables statue wishing-well""",
    "vicious-nobles": """armory basilica dragon-gate gold-mine imperial-treasury ivory-tower laboratory map-room
        monument museum school-of-magic statue thieves-den wishing-well""",
}
ORIGINAL_UNIQUES = """dragon-gate graveyard great-wall haunted-quarter keep laboratory library observatory
    school-of-magic smithy university"""
EXTRA = {"graveyard", "bell-tower", "throne-room", "university", "lighthouse", "hospital"}


def ranks(names: list[str]) -> list[int]:
    return [CHARACTER_CARDS[CHARACTER_NUMBERS[name]].rank for name in names]


# --- How many characters ---


def test_two_players_use_eight_characters() -> None:
    """MD-P01.1, MD-P01.2, MD-O02: whatever the option says."""
    for ninth in ("off", "on"):
        assert ranks(characters(new_game(2, ninth_character=ninth))) == list(range(1, 9))


@pytest.mark.parametrize("seats", [3, 8])
def test_three_and_eight_players_use_nine_characters(seats: int) -> None:
    """MD-P01.1, MD-P01.3, MD-P01.4, MD-O02: whatever the option says."""
    for ninth in ("off", "on"):
        assert ranks(characters(new_game(seats, ninth_character=ninth))) == list(range(1, 10))


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
@pytest.mark.parametrize("preset", [*SETS, "first-game", "random"])
def test_four_to_seven_players_choose(seats: int, preset: str) -> None:
    """MD-P01.1, MD-P01.5, MD-O02: eight or nine characters, one of each rank."""
    assert ranks(characters(new_game(seats, preset=preset))) == list(range(1, 9))
    assert ranks(characters(new_game(seats, preset=preset, ninth_character="on"))) == list(range(1, 10))


# --- Recommended sets ---


def test_the_first_game() -> None:
    """MD-P02.1, MD-P02.2: is what is played when nothing is said."""
    game = new_game(4)
    assert characters(game) == FIRST_EIGHT.split()
    assert uniques(game) == UNIQUES["first-game"].split()


@pytest.mark.parametrize("added", ["artist", "tax-collector", "queen"])
def test_the_first_game_with_nine_characters(added: str) -> None:
    """MD-P02.3, MD-O05: the table says who has rank 9."""
    game = new_game(5, ninth_character="on", added_rank_9=added)
    assert characters(game) == [*FIRST_EIGHT.split(), added]
    assert characters(new_game(8, added_rank_9=added))[8] == added


@pytest.mark.parametrize("seats", [3, 4])
def test_the_queen_is_not_added_for_few_players(seats: int) -> None:
    """MD-O05, MD-P01.7: the message names the others."""
    message = refusal(seats, ninth_character="on", added_rank_9="queen")
    assert message == "queen is for 5 or more players: set added-rank-9 to artist or tax-collector"


def test_the_first_game_may_have_action_cards() -> None:
    """MD-P02.4, MD-P04.6: without them is a proposal only."""
    assert not new_game(4).settings.action_cards
    assert new_game(4, action_cards="on").settings.action_cards


@pytest.mark.parametrize(
    "preset",
    cited("""
        MD-P03.1 MD-P03.7 ambitious-aristocrats
        MD-P03.2 MD-P03.8 cunning-agents
        MD-P03.3 MD-P03.9 illustrious-emissaries
        MD-P03.4 MD-P03.10 devious-dignitaries
        MD-P03.5 MD-P03.11 tenacious-delegates
        MD-P03.6 MD-P03.12 vicious-nobles
    """),
)
def test_a_recommended_set(preset: str) -> None:
    """MD-P01.9, MD-P03.15: the ninth character only when nine are used; 14 uniques, none of the extra six."""
    names = SETS[preset].split()
    assert characters(new_game(5, preset=preset)) == names[:8]
    assert characters(new_game(5, preset=preset, ninth_character="on")) == names
    found = uniques(new_game(5, preset=preset))
    assert found == UNIQUES[preset].split()
    assert len(set(found)) == 14
    assert not EXTRA & set(found)


@pytest.mark.parametrize("preset", ["cunning-agents", "illustrious-emissaries"])
def test_two_players_replace_the_emperor(preset: str) -> None:
    """MD-P03.13, MD-P01.6, MD-O03: by the King or the Patrician."""
    assert characters(new_game(2, preset=preset))[3] == "king"
    assert characters(new_game(2, preset=preset, emperor_replacement="patrician"))[3] == "patrician"
    assert characters(new_game(3, preset=preset, emperor_replacement="patrician"))[3] == "emperor"


@pytest.mark.parametrize("preset", ["ambitious-aristocrats", "devious-dignitaries"])
def test_three_or_four_players_replace_the_queen(preset: str) -> None:
    """MD-P03.14, MD-P01.7, MD-O04: by the Artist or the Tax Collector."""
    for seats in (3, 4):
        assert characters(new_game(seats, preset=preset, ninth_character="on"))[8] == "artist"
        other = new_game(seats, preset=preset, ninth_character="on", queen_replacement="tax-collector")
        assert characters(other)[8] == "tax-collector"
    five = new_game(5, preset=preset, ninth_character="on", queen_replacement="tax-collector")
    assert characters(five)[8] == "queen"


@pytest.mark.parametrize("preset", [*SETS, "original", "random"])
def test_action_cards_go_with_every_preset(preset: str) -> None:
    """MD-P04.6, MD-O06: 15 cards more."""
    with_cards, without = (census(new_game(4, preset=preset, action_cards=cards)) for cards in ("on", "off"))
    assert with_cards.total() - without.total() == 15


# --- The original characters and uniques ---


def test_the_original_cards() -> None:
    """MD-P04.4, MD-P03.15: the eleven uniques without a symbol."""
    game = new_game(4, preset="original")
    assert characters(game) == FIRST_EIGHT.split()
    assert uniques(game) == ORIGINAL_UNIQUES.split()


@pytest.mark.parametrize(
    ("seats", "ninth", "way_out"),
    [
        (3, "off", "choose another preset"),
        (8, "off", "choose another preset"),
        (5, "on", "leave ninth-character off"),
    ],
)
def test_there_is_no_original_rank_9(seats: int, ninth: str, way_out: str) -> None:
    """MD-P04.5: so the preset is refused wherever nine characters are used."""
    message = refusal(seats, preset="original", ninth_character=ninth)
    assert "no character of rank 9" in message
    assert message.endswith(way_out)


# --- Free choice ---


def test_the_host_chooses_freely() -> None:
    """MD-P04.1, MD-P03.15, MD-P01.10: one character per rank and any 14 uniques; nothing else is in the game."""
    game = custom_game(4)
    assert (characters(game), uniques(game)) == (EIGHT, FOURTEEN)
    assert set(FOURTEEN) == {name for name in census(game) if NAMES.index(name) >= FIRST_UNIQUE}
    assert set(FOURTEEN) >= EXTRA


def test_the_order_of_the_list_does_not_matter() -> None:
    """MD-P04.1: characters lie by rank."""
    assert characters(custom_game(4, characters=EIGHT[::-1])) == EIGHT


def test_nine_characters_of_free_choice() -> None:
    """MD-P04.1, MD-P01.5: rank 9 is named exactly when it is used."""
    assert characters(custom_game(4, characters=NINE, ninth_character="on")) == NINE
    message = custom_refusal(4, characters=NINE)
    assert message == "characters: 8 are played with, not 9; leave one out, or set ninth-character to on"
    message = custom_refusal(4, ninth_character="on")
    assert message.startswith("characters: nobody has rank 9; name artist or tax-collector, or set ninth-character to")


@pytest.mark.parametrize(("seats", "named"), [(2, NINE), (3, EIGHT), (8, EIGHT)])
def test_the_number_of_characters_goes_by_the_players(seats: int, named: list[str]) -> None:
    """MD-P01.2, MD-P01.3, MD-P01.4, MD-P04.2: and the message offers no option where there is none."""
    message = custom_refusal(seats, characters=named)
    assert message.startswith("characters:")
    assert "ninth-character" not in message


def with_rank(name: str, named: list[str] = EIGHT) -> list[str]:
    """Put a character in the place of the one of its rank."""
    (rank,) = ranks([name])
    return [name if ranks([other]) == [rank] else other for other in named]


def test_a_rank_that_is_missing_is_refused() -> None:
    """MD-P04.2: the message says who has it."""
    message = custom_refusal(4, characters=EIGHT[:2] + EIGHT[3:])
    assert message == "characters: nobody has rank 3; name magician or wizard or seer"


def test_a_rank_that_is_there_twice_is_refused() -> None:
    """MD-P04.2: the message names both characters."""
    message = custom_refusal(4, characters=[*EIGHT[:7], "assassin"])
    assert message == "characters: witch and assassin both have rank 1; name one of them"


def test_the_emperor_is_refused_with_two_players() -> None:
    """MD-P04.2, MD-P01.6: with three he may play."""
    message = custom_refusal(2, characters=with_rank("emperor"))
    assert message == "characters: emperor is for 3 or more players; take king or patrician for rank 4"
    assert "emperor" in characters(custom_game(3, characters=with_rank("emperor", NINE)))


@pytest.mark.parametrize("seats", [3, 4])
def test_the_queen_is_refused_with_fewer_than_five_players(seats: int) -> None:
    """MD-P04.2, MD-P01.7: with five she may play."""
    chosen = with_rank("queen", NINE)
    message = custom_refusal(seats, characters=chosen, ninth_character="on")
    assert message == "characters: queen is for 5 or more players; take artist or tax-collector for rank 9"
    assert "queen" in characters(custom_game(5, characters=chosen, ninth_character="on"))


@pytest.mark.parametrize("chosen", [FOURTEEN[:13], [*FOURTEEN, "keep"]])
def test_other_numbers_of_uniques_are_refused(chosen: list[str]) -> None:
    """MD-P04.2, MD-P01.9: exactly 14."""
    assert custom_refusal(4, uniques=chosen) == f"option uniques takes 14 items, not {len(chosen)}"


@pytest.mark.parametrize(("wrong", "reason"), [("keep", "names something twice"), ("ballroom", "cannot contain")])
def test_uniques_are_different_ones_of_the_edition(wrong: str, reason: str) -> None:
    """MD-P01.9, MD-P04.2: each is there once, and the Ballroom is not in this box."""
    assert reason in custom_refusal(4, uniques=[*FOURTEEN[:12], "keep", wrong])


def test_free_choice_needs_both_lists() -> None:
    """MD-P04.1, MD-P04.2: and lists need free choice."""
    assert "preset custom needs the option characters" in refusal(4, preset="custom", uniques=FOURTEEN)
    assert "preset custom needs the option uniques" in refusal(4, preset="custom", characters=EIGHT)
    assert "the option characters goes with preset custom only" in refusal(4, characters=EIGHT)
    assert "the option uniques goes with preset custom only" in refusal(4, uniques=FOURTEEN, preset="random")


# --- By chance ---


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_random_choice_is_legal(seats: int) -> None:
    """MD-P04.3, MD-P01.6, MD-P01.7, MD-P01.9: one character per rank and 14 different uniques."""
    for seed in range(12):
        game = new_game(seats, seed, preset="random", ninth_character="on")
        named = characters(game)
        assert ranks(named) == list(range(1, 9 if seats == 2 else 10))
        assert seats > 2 or "emperor" not in named
        assert seats > 4 or "queen" not in named
        assert len(set(uniques(game))) == len(uniques(game)) == 14


def test_every_legal_choice_is_equally_likely() -> None:
    """MD-P04.3: over many games every character and every unique turns up about as often as its equals."""
    games = 360
    cast: Counter[str] = Counter()
    deck: Counter[str] = Counter()
    for seed in range(games):
        game = new_game(5, seed, preset="random", ninth_character="on")
        cast.update(characters(game))
        deck.update(uniques(game))
    assert set(cast) == set(CHARACTER_NUMBERS)
    assert set(deck) == set(DELUXE_UNIQUES)
    assert all(games / 3 * 0.7 < number < games / 3 * 1.3 for number in cast.values())
    assert all(games * 14 / 36 * 0.7 < number < games * 14 / 36 * 1.3 for number in deck.values())


@pytest.mark.parametrize("reader", [None, 0])
def test_the_composition_is_public_and_stays(reader: int | None) -> None:
    """MD-P01.10, MD-P01.11: told at the start, the same afterwards."""
    game = new_game(4, preset="random")
    (started,) = told(game, "game-started", reader)
    assert started["characters"] == characters(game)
    assert sorted(started["uniques"]) == uniques(game)  # type: ignore[call-overload]
    before = (characters(game), uniques(game))
    choose_all(game)
    assert (characters(game), uniques(game)) == before


@pytest.mark.parametrize("preset", [*SETS, "first-game", "original", "random"])
def test_all_basic_districts_are_used(preset: str) -> None:
    """MD-P01.8: 54 cards."""
    found = census(new_game(4, preset=preset))
    assert sum(found[name] for name in NAMES[:FIRST_UNIQUE]) == 54
