"""The components: kinds of cards, their types, costs, values and numbers."""

from __future__ import annotations

from collections import Counter

import pytest

import signoria
from signoria.games.dominion.data.components import CARDS, FIRST_KINGDOM, NAMES, TYPE_NAMES
from tests.games.dominion.playing import MODES, cards_of, census, new_game, notations, view, wander, wandered
from tests.kit.scene import Scene

# Types, cost, coins, points and number of cards in the box, as printed.
PRINTED = {
    "copper": ({"treasure"}, 0, 1, 0, 60),
    "silver": ({"treasure"}, 3, 2, 0, 40),
    "gold": ({"treasure"}, 6, 3, 0, 30),
    "estate": ({"victory"}, 2, 0, 1, 24),
    "duchy": ({"victory"}, 5, 0, 3, 12),
    "province": ({"victory"}, 8, 0, 6, 12),
    "curse": ({"curse"}, 0, 0, -1, 30),
    "adventurer": ({"action"}, 6, 0, 0, 10),
    "bureaucrat": ({"action", "attack"}, 4, 0, 0, 10),
    "cellar": ({"action"}, 2, 0, 0, 10),
    "chancellor": ({"action"}, 3, 0, 0, 10),
    "chapel": ({"action"}, 2, 0, 0, 10),
    "council-room": ({"action"}, 5, 0, 0, 10),
    "feast": ({"action"}, 4, 0, 0, 10),
    "festival": ({"action"}, 5, 0, 0, 10),
    "gardens": ({"victory"}, 4, 0, 0, 12),
    "laboratory": ({"action"}, 5, 0, 0, 10),
    "library": ({"action"}, 5, 0, 0, 10),
    "market": ({"action"}, 5, 0, 0, 10),
    "militia": ({"action", "attack"}, 4, 0, 0, 10),
    "mine": ({"action"}, 5, 0, 0, 10),
    "moat": ({"action", "reaction"}, 2, 0, 0, 10),
    "moneylender": ({"action"}, 4, 0, 0, 10),
    "remodel": ({"action"}, 4, 0, 0, 10),
    "smithy": ({"action"}, 4, 0, 0, 10),
    "spy": ({"action", "attack"}, 4, 0, 0, 10),
    "thief": ({"action", "attack"}, 4, 0, 0, 10),
    "throne-room": ({"action"}, 4, 0, 0, 10),
    "village": ({"action"}, 3, 0, 0, 10),
    "witch": ({"action", "attack"}, 5, 0, 0, 10),
    "woodcutter": ({"action"}, 3, 0, 0, 10),
    "workshop": ({"action"}, 3, 0, 0, 10),
}


def types_of(name: str) -> set[str]:
    types = CARDS[NAMES.index(name)].types
    return {word for bit, word in TYPE_NAMES.items() if types & bit}


def kinds_with(word: str) -> set[str]:
    return {name for name in NAMES if word in types_of(name)}


@pytest.mark.parametrize("name", PRINTED)
def test_every_kind_is_as_printed(name: str) -> None:
    """DO-A, DO-A01.3, DO-A02.1: types, cost, coins, points and number in the box of each kind."""
    card = CARDS[NAMES.index(name)]
    assert (types_of(name), card.cost, card.coins, card.points, card.box) == PRINTED[name]


def test_there_are_32_kinds_25_of_them_for_the_kingdom() -> None:
    """DO-A02.1: the table of components has no other kinds."""
    assert list(PRINTED) == NAMES
    assert len(NAMES[FIRST_KINGDOM:]) == 25


def test_the_box_holds_500_cards() -> None:
    """DO-A01.2: 130 treasure, 48 basic victory, 252 kingdom and 30 curse cards; with 33 and 7 that never play, 500."""
    box = {name: CARDS[NAMES.index(name)].box for name in NAMES}
    treasure = box["copper"] + box["silver"] + box["gold"]
    victory = box["estate"] + box["duchy"] + box["province"]
    kingdom = sum(box[name] for name in NAMES[FIRST_KINGDOM:])
    assert (treasure, victory, kingdom, box["curse"]) == (130, 48, 252, 30)
    locations, blanks = len(NAMES) + 1, 7
    assert sum(box.values()) + locations + blanks == 500


def test_24_kingdom_kinds_have_10_cards_and_gardens_has_12() -> None:
    """DO-A01.4, DO-A01.5: gardens is the one kingdom kind that does not have ten."""
    sizes = {name: CARDS[NAMES.index(name)].box for name in NAMES[FIRST_KINGDOM:]}
    assert {name: size for name, size in sizes.items() if size != 10} == {"gardens": 12}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play(seats: int) -> None:
    """DO-A01.1: these numbers of players start a game."""
    assert new_game(seats).seats() == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6, 2.0, "2", True, None])
def test_no_other_number_can_play(seats: object) -> None:
    """DO-A01.1: any other number is refused with the numbers that would do."""
    with pytest.raises(ValueError, match="2 to 4 players"):
        signoria.game("dominion").new(seats, 1)


@pytest.mark.parametrize("mode", MODES)
def test_location_and_blank_cards_take_no_part(mode: str) -> None:
    """DO-A01.6, DO-A01.7: only the kinds of the component table are ever owned, drawn, counted or scored."""
    game = wandered(new_game(3, kingdom_mode=mode))
    assert set(census(game)) <= set(PRINTED)
    for seat in range(3):
        assert game.score_sheet(seat)["cards"] == cards_of(game, seat)


def test_a_kind_has_one_or_two_types() -> None:
    """DO-A02.2: nothing has none or three."""
    assert {len(types_of(name)) for name in NAMES} == {1, 2}


def test_a_card_counts_as_each_of_its_types() -> None:
    """DO-A02.2: a militia is played as an Action and reacted to as an Attack."""
    scene = Scene(players=[{"hand": "militia"}, {"hand": "moat, 4 copper"}])
    scene.expect_question(0, "play-action", "play militia, end-actions")
    scene.play("play militia")
    scene.expect_question(1, "moat-reveal", "reveal moat, pass")


def test_attacks_and_reactions_are_action_cards() -> None:
    """DO-A02.3: all three sorts can be played in the Action phase."""
    scene = Scene(players=[{"hand": "village, militia, moat, copper, estate, curse, gardens"}, {}])
    scene.expect_question(0, "play-action", "play village, play militia, play moat, end-actions")


def test_the_attacks() -> None:
    """DO-A02.4: five kinds and no others."""
    assert kinds_with("attack") == {"bureaucrat", "militia", "spy", "thief", "witch"}


def test_the_reaction() -> None:
    """DO-A02.5: moat alone."""
    assert kinds_with("reaction") == {"moat"}


def test_the_treasures() -> None:
    """DO-A02.6: three kinds; only these can be played in the Buy phase."""
    assert kinds_with("treasure") == {"copper", "silver", "gold"}
    scene = Scene(phase="buy", players=[{"hand": "copper, silver, gold, estate, curse, market, gardens"}, {}])
    treasures = "play copper, play silver, play gold, play-all-treasures, start-buying"
    scene.expect_question(0, "play-treasure", treasures)


def test_the_victory_cards() -> None:
    """DO-A02.7: four kinds; a bureaucrat takes only these."""
    assert kinds_with("victory") == {"estate", "duchy", "province", "gardens"}
    scene = Scene(
        players=[{"hand": "bureaucrat"}, {"hand": "copper, estate, duchy, province, curse, gardens, village"}]
    )
    scene.play("play bureaucrat")
    options = "return estate, return duchy, return province, return gardens"
    scene.expect_question(1, "bureaucrat-victory", options)


def test_a_curse_is_no_victory_card() -> None:
    """DO-A02.8: its one type is Curse, so a bureaucrat cannot take it."""
    assert types_of("curse") == {"curse"}
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "2 curse, copper"}]).play("play bureaucrat")
    assert scene.events("hand-revealed") == [{"seat": 1, "kinds": ["copper", "curse", "curse"]}]


def test_gardens_is_a_kingdom_and_victory_card_but_no_action() -> None:
    """DO-A02.9: it can be in the kingdom, scores, and is not played."""
    assert NAMES.index("gardens") >= FIRST_KINGDOM
    assert types_of("gardens") == {"victory"}
    Scene(players=[{"hand": "5 gardens"}, {}]).expect_question(0, "buy-card")


def test_options_name_kinds_not_copies() -> None:
    """DO-A03.1: several copies of a kind are one option."""
    scene = Scene(players=[{"hand": "3 village, 2 moat"}, {"hand": "3 copper, 2 estate"}])
    scene.expect_question(0, "play-action", "play village, play moat, end-actions")


def test_options_never_name_anything_twice() -> None:
    """DO-A03.1: through whole games every option is there once."""
    for mode in MODES:
        for game in wander(new_game(2, kingdom_mode=mode)):
            options = notations(game)
            assert len(set(options)) == len(options)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", [*MODES, "random"])
def test_cards_are_neither_made_nor_lost(mode: str, seats: int) -> None:
    """DO-A03.2: at every decision there are as many cards of each kind as at the beginning."""
    game = new_game(seats, seats, kingdom_mode=mode)
    beginning = census(game)
    for decision in wander(game):
        assert census(decision) == beginning


def test_cards_of_all_players_and_the_piles_make_up_the_setup() -> None:
    """DO-A03.2: what the players own, the supply and the trash add up at the end too."""
    game = new_game(4, kingdom_mode="size-distortion")
    beginning = census(game)
    wandered(game)
    total = Counter(view(game)["supply"]) + Counter(view(game)["trash"])
    for seat in range(4):
        total += cards_of(game, seat)
    assert total == beginning
