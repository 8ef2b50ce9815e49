"""Choosing the ten kingdom kinds."""

from __future__ import annotations

from itertools import combinations

import pytest

from signoria.games.dominion.data.components import FIRST_KINGDOM, NAMES
from tests.games.dominion.playing import chi_square, new_game, notations, play, readers, told, view, wander
from tests.kit.marks import cited
from tests.kit.scene import Scene

KINGDOM_KINDS = NAMES[FIRST_KINGDOM:]
BASIC = NAMES[:FIRST_KINGDOM]
# The five sets of the rulebook.
RECOMMENDED = {
    "first-game": "cellar market militia mine moat remodel smithy village woodcutter workshop",
    "big-money": "adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne-room",
    "interaction": "bureaucrat chancellor council-room festival library militia moat spy thief village",
    "size-distortion": "cellar chapel feast gardens laboratory thief village witch woodcutter workshop",
    "village-square": "bureaucrat cellar festival library market remodel smithy throne-room village woodcutter",
}


def kingdom(seats: int = 2, seed: object = 1, **options: object) -> list[str]:
    piles: dict[str, int] = view(new_game(seats, seed, **options))["supply"]
    return [kind for kind in piles if kind not in BASIC]


@pytest.mark.parametrize(
    "mode",
    cited("""
        DO-K02.1 first-game
        DO-K02.2 big-money
        DO-K02.3 interaction
        DO-K02.4 size-distortion
        DO-K02.5 village-square
    """),
)
def test_a_recommended_kingdom_has_these_kinds(mode: str) -> None:
    assert kingdom(kingdom_mode=mode) == RECOMMENDED[mode].split()


@pytest.mark.parametrize("mode", [*RECOMMENDED, "random"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_kingdom_has_ten_different_kinds(mode: str, seats: int) -> None:
    """DO-K, DO-K01.1: out of the 25."""
    kinds = kingdom(seats, kingdom_mode=mode)
    assert len(kinds) == len(set(kinds)) == 10
    assert set(kinds) <= set(KINGDOM_KINDS)


@pytest.mark.parametrize("first", range(25))
def test_any_ten_kinds_are_legal(first: int) -> None:
    """DO-K01.2: every kind can stand beside every other, here in sets that go round the list."""
    wanted = [KINGDOM_KINDS[(first + step * 2) % 25] for step in range(10)]
    assert kingdom(kingdom_mode="custom", kingdom=wanted) == sorted(wanted, key=NAMES.index)


def test_all_see_the_mode_before_anything_is_decided() -> None:
    """DO-K01.3: the mode is part of every view from the first question on."""
    for mode in [*RECOMMENDED, "random", "draft"]:
        game = new_game(3, kingdom_mode=mode)
        assert [view(game, reader)["options"]["kingdom-mode"] for reader in readers(game)] == [mode] * 4


# --- Random ---


def test_random_kingdoms_make_every_kind_and_pair_equally_likely() -> None:
    """DO-K03.1: kinds and pairs of kinds turn up as often as in a fair draw without replacement."""
    games = 2000
    found = dict.fromkeys(KINGDOM_KINDS, 0)
    pairs = dict.fromkeys(combinations(KINGDOM_KINDS, 2), 0)
    for seed in range(games):
        kinds = kingdom(seed=seed, kingdom_mode="random")
        for kind in kinds:
            found[kind] += 1
        for pair in combinations(kinds, 2):
            pairs[pair] += 1
    # 10 of 25 without replacement: each count varies less than it would by itself, by these factors.
    chance = 10 / 25
    of_kinds = chi_square(found.values(), games * chance) / (1 - chance) * 24 / 25
    assert of_kinds < 51.2  # 24 degrees of freedom, 0.1 %
    expected = games * chance * 9 / 24
    assert all(abs(number - expected) < 5 * expected**0.5 for number in pairs.values())


def test_random_kingdoms_do_not_follow_the_start_player() -> None:
    """DO-K03.1: the lots are drawn whoever starts; nearly all kingdoms of many games differ."""
    kingdoms = {tuple(kingdom(seed=seed, kingdom_mode="random")) for seed in range(300)}
    assert len(kingdoms) > 295


def test_a_random_kingdom_is_public_and_stays() -> None:
    """DO-K03.2: all see it at the first question, no choice redraws it, and it is the same at the end."""
    game = new_game(3, 5, kingdom_mode="random")
    piles = list(view(game)["supply"])
    assert [list(view(game, reader)["supply"]) for reader in readers(game)] == [piles] * 4
    assert told(game, "game-start")[0]["kingdom"] == piles[7:]
    for decision in wander(game):
        assert list(view(decision)["supply"]) == piles
        assert not any("redraw" in option for option in notations(decision))


# --- Draft ---


def drafted(seats: int, starter: int) -> list[int]:
    """Draft a kingdom and give the seats in the order in which they were asked."""
    game = new_game(seats, kingdom_mode="draft", start_player="chosen", start_seat=starter)
    asked: list[int] = []
    while game.question == "draft-pick":
        asked.append(game.asked_seat())
        game.play(notations(game)[-1])
    return asked


@pytest.mark.parametrize(("seats", "picks"), [(2, [5, 5]), (3, [4, 3, 3]), (4, [3, 3, 2, 2])])
@pytest.mark.parametrize("starter", [0, 1])
def test_drafting_goes_round_from_the_start_player(seats: int, picks: list[int], starter: int) -> None:
    """DO-K04.1, DO-K04.2, DO-K04.3: clockwise, one kind each, until ten are chosen."""
    asked = drafted(seats, starter)
    assert asked == [(starter + pick) % seats for pick in range(10)]
    assert [asked.count((starter + place) % seats) for place in range(seats)] == picks


def test_a_draft_of_three() -> None:
    """DO-I55, DO-K04.3: 4, 3 and 3 picks from the start player on give ten different kinds."""
    game = new_game(3, 4, kingdom_mode="draft")
    starter = game.settings.starter
    picked = []
    while game.question == "draft-pick":
        picked.append((game.asked, notations(game)[0]))
        game.play(notations(game)[0])
    seats = [seat for seat, _ in picked]
    assert [seats.count((starter + place) % 3) for place in range(3)] == [4, 3, 3]
    assert seats[0] == starter
    assert len({pick for _, pick in picked}) == 10


def test_the_start_player_is_settled_before_the_draft() -> None:
    """DO-K04.2: he picks first and takes the first turn; all see who it is."""
    for seed in range(10):
        game = new_game(4, seed, kingdom_mode="draft")
        starter = view(game)["starter"]
        assert game.asked == starter
        while game.question == "draft-pick":
            game.play(notations(game)[0])
        assert (game.asked, view(game)["active"]) == (starter, starter)


def test_a_pick_is_one_of_the_kinds_left() -> None:
    """DO-K04.1, DO-K04.4: first all 25 can be picked, then what is left; nothing else can be answered."""
    game = new_game(2, kingdom_mode="draft")
    free = [f"draft {kind}" for kind in KINGDOM_KINDS]
    for _ in range(10):
        assert notations(game) == free
        game.play(free.pop(7))
    assert game.question != "draft-pick"


def test_a_pick_is_public_at_once_and_final() -> None:
    """DO-K04.4: everyone sees the new pile and reads of it; it cannot be picked again or given back."""
    game = play(new_game(3, kingdom_mode="draft", start_player="chosen", start_seat=2), "draft witch")
    for reader in readers(game):
        assert view(game, reader)["supply"]["witch"] == 10
        assert [(event["seat"], event["kind"]) for event in told(game, "draft-picked", reader=reader)] == [(2, "witch")]
    assert "draft witch" not in notations(game)
    for pick in ["moat", "spy", "thief", "library", "chapel", "feast", "market", "mine", "smithy"]:
        game.play(f"draft {pick}")
    assert "witch" in view(game)["supply"]


def test_a_picked_kind_is_there_for_everyone() -> None:
    """DO-K04.5: who did not pick it can buy it."""
    picks = ["cellar", "moat", "chapel", "village", "workshop", "woodcutter", "chancellor", "smithy", "spy", "thief"]
    game = new_game(2, kingdom_mode="draft", start_player="chosen", start_seat=0)
    play(game, *(f"draft {pick}" for pick in picks))
    play(game, "play-all-treasures")
    assert {"buy cellar", "buy moat"} <= set(notations(game))
    play(game, "buy moat", "play-all-treasures")
    assert {"buy cellar", "buy moat"} <= set(notations(game))


# --- Custom ---


def test_a_custom_kingdom_is_the_list_of_the_host() -> None:
    """DO-K05.1: exactly the ten kinds named, in whatever order."""
    wanted = RECOMMENDED["size-distortion"].split()
    assert kingdom(kingdom_mode="custom", kingdom=wanted[::-1]) == wanted


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ([], "custom needs the option kingdom"),
        (KINGDOM_KINDS[:9], "takes 10 items, not 9"),
        (KINGDOM_KINDS[:11], "takes 10 items, not 11"),
        ([*KINGDOM_KINDS[:9], "adventurer"], "names something twice"),
        ([*KINGDOM_KINDS[:9], "copper"], "cannot contain 'copper'"),
        ([*KINGDOM_KINDS[:9], "dragon"], "cannot contain 'dragon'"),
        ([*KINGDOM_KINDS[:9], 9], "cannot contain 9"),
        ("village", "is a list"),
        (None, "is a list"),
    ],
)
def test_any_other_list_is_refused(wanted: object, message: str) -> None:
    """DO-K05.1, DO-K01.1: fewer, more, doubles and what is no kingdom card."""
    with pytest.raises(ValueError, match=message):
        new_game(kingdom_mode="custom", kingdom=wanted)


def test_a_list_without_its_mode_is_refused() -> None:
    """DO-K05.1: a kingdom is named for the mode custom only."""
    with pytest.raises(ValueError, match="goes with kingdom-mode custom only"):
        new_game(kingdom=KINGDOM_KINDS[:10])


def test_a_custom_kingdom_can_be_played() -> None:
    """DO-K01.2, DO-K05.1: its cards are for sale and have their effect."""
    scene = Scene(kingdom=KINGDOM_KINDS[-10:], players=[{"hand": "village"}, {}], coins=5)
    scene.play("play village", "buy witch")
    assert scene.supply("witch") == 9
