"""Imagined positions: the same to the seat that imagines, drawn anew in all else."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

import signoria
from signoria.core.chance import FastChance, spread
from signoria.games.machiavelli.data.components import CHARACTER_NUMBERS, NAMES
from signoria.games.machiavelli.state.cards import kinds_listed
from tests.kit.court import Court
from tests.kit.soundness import assert_sound

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli

GAME = signoria.game("machiavelli")
SEEDS = range(25)


def worlds(court: Court, seat: int | None) -> list[Machiavelli]:
    """Give what a seat may imagine."""
    return [court.position.determinise(seat, seed) for seed in SEEDS]


def hand(game: Machiavelli, seat: int) -> list[str]:
    """Give the hand of a player."""
    return [NAMES[kind] for kind in kinds_listed(game.players[seat].hand)]


def holder(game: Machiavelli, character: str) -> int:
    """Give who has a character."""
    return game.cast.holder(game.rank_of(CHARACTER_NUMBERS[character]))


# --- Cards ------------------------------------------------------------------------------------------------------------


def test_unknown_cards_are_exchanged() -> None:
    """MD-H01, MD-H03, MB-H02.1: other hands and the deck are drawn anew, the own hand is not."""
    court = Court(players=[{"hand": "palace"}, {"hand": "tavern, smithy"}, {}, {}], turn={"as": "king"})
    imagined = worlds(court, 0)
    assert all(hand(game, 0) == ["palace"] for game in imagined)
    assert len({tuple(hand(game, 1)) for game in imagined}) > 10
    assert len({tuple(kinds_listed(game.deck)) for game in imagined}) == len(SEEDS)
    assert all(hand(game, 1) == ["tavern", "smithy"] for game in worlds(court, 1))


def test_what_a_seat_remembers_stays() -> None:
    """MB-H02.3, DL-H02.1: a hand that was given away, a card put under the deck, a card publicly taken."""
    court = Court(
        players=[{"hand": "palace"}, {"hand": "tavern, market"}, {}, {}],
        turn={"seat": 0, "as": "magician", "income-taken": True},
    )
    court.play("swap-hands", "player 1")
    assert all(hand(game, 1) == ["palace"] for game in worlds(court, 0))
    assert all(hand(game, 0) == ["tavern", "market"] for game in worlds(court, 1))
    assert any(hand(game, 1) != ["palace"] for game in worlds(court, 2))


def test_a_rescued_card_is_known_to_all() -> None:
    """MB-L03.5: what the Graveyard saved is publicly in that hand."""
    court = Court(
        players=[{"gold": 4}, {"city": "graveyard, market", "gold": 1, "hand": "docks"}, {}, {}],
        edition="classic",
        turn={"seat": 0, "as": "warlord", "income-taken": True},
    )
    court.play("destroy", "district 1 market", "pay-and-take")
    for seat in (0, 2, None):
        assert all("market" in hand(game, 1) for game in worlds(court, seat))
        assert any("docks" not in hand(game, 1) for game in worlds(court, seat))


def test_a_searched_deck_stays_apart() -> None:
    """DL-H02.1, MD-H21: who looked through the deck imagines other orders of it, never other cards in it."""
    court = Court(
        players=[{"hand": "lighthouse", "gold": 3}, {"hand": "4 manor"}, {}, {}],
        turn={"seat": 0, "as": "king", "income-taken": True},
    )
    court.play("build lighthouse", "search", "take palace")
    inside = sorted(kinds_listed(court.position.deck))
    imagined = worlds(court, 0)
    assert all(sorted(kinds_listed(game.deck)) == inside for game in imagined)
    assert len({tuple(kinds_listed(game.deck)) for game in imagined}) == len(SEEDS)
    assert any(sorted(kinds_listed(game.deck)) != inside for game in worlds(court, 1))
    # Nor does what is imagined depend on the order in which the cards really lie.
    assert all(imagined[0].determinise(0, seed).save() == game.save() for seed, game in enumerate(imagined))


def test_who_must_hold_a_card_holds_it() -> None:
    """MD-H26, MD-K01.2: in every imagined position the player who is asked about the Acrobat has it."""
    court = Court(
        players=[{"characters": "merchant"}, {"hand": "acrobat, docks"}, {}, {}],
        characters="king",
        face_up="bishop, architect",
        murdered="king",
        call="king",
    )
    court.expect_question(1, "acrobat")
    for seat in (0, None):
        assert all("acrobat" in hand(game, 1) for game in worlds(court, seat))
        assert len({tuple(hand(game, 1)) for game in worlds(court, seat)}) > 5


@pytest.mark.parametrize("number", [1, 2])
def test_a_selection_of_somebody_else_is_imagined_anew(number: int) -> None:
    """MD-H03, MD-Q48: what another player has picked so far may be any cards."""
    court = Court(
        players=[{"hand": "palace, tavern, market, docks"}, {}, {}, {}],
        turn={"seat": 0, "as": "magician", "income-taken": True},
    )
    court.play("replace-cards", *["discard palace", "discard docks"][:number])
    imagined = worlds(court, 1)
    assert all((game.selected.size, game.players[0].hand.size) == (number, 4 - number) for game in imagined)
    assert len({tuple(kinds_listed(game.selected)) for game in imagined}) > 10


# --- Characters -------------------------------------------------------------------------------------------------------


def test_unknown_characters_are_exchanged() -> None:
    """MD-H13, MB-H01.10: others may have any character that is not known to be elsewhere."""
    described = [{"characters": name} for name in ("thief", "bishop", "king", "warlord")]
    court = Court(players=described, call="thief", face_up="architect, merchant")
    imagined = worlds(court, 0)
    assert all(holder(game, "thief") == 0 for game in imagined)
    assert {holder(game, "bishop") for game in imagined} == {-1, 1, 2, 3}
    # Called without an answer, so nobody has him.
    assert all(holder(game, "assassin") == -1 for game in imagined)
    assert all(holder(game, "architect") == -1 for game in imagined)


def test_a_murdered_character_may_be_anybodys() -> None:
    """MD-H15, MD-H27, MB-H01.14: no answer says nothing about who has a murdered character, or whether anybody has."""
    described = [{"characters": name} for name in ("merchant", "assassin", "king", "thief", "architect")]
    court = Court(players=described, murdered="merchant", call="merchant", face_up="bishop")
    assert {holder(game, "merchant") for game in worlds(court, 1)} == {-1, 0}
    assert {holder(game, "merchant") for game in worlds(court, 0)} == {0}


def test_what_must_lie_in_the_middle_does() -> None:
    """MD-H28: two characters that did not answer fill the two places face down, so somebody has the murdered one."""
    described = [{"characters": name} for name in ("merchant", "assassin", "king", "warlord", "architect")]
    court = Court(players=described, murdered="merchant", call="merchant", face_up="bishop")
    assert {holder(game, "merchant") for game in worlds(court, 1)} == {0, 3}


def test_cards_seen_in_the_stack_stay_there_or_later() -> None:
    """MB-H02.3, MD-H12: what the first player passed on cannot lie face down from the beginning."""
    court = Court(players=[{}, {}, {}, {}], crown=0)
    offered = list(court.options)
    court.play(offered[0])
    court.play(court.options[0])
    passed = {option.removeprefix("choose ") for option in offered[1:]}
    for game in worlds(court, 0):
        assert [name for name in CHARACTER_NUMBERS if game.settings.plays(CHARACTER_NUMBERS[name])]
        held = {name for name in passed if holder(game, name) == 1}
        assert len(held) == 1
    assert len({name for game in worlds(court, 0) for name in passed if holder(game, name) == 1}) == 4


def test_the_last_of_seven_may_have_taken_either_card() -> None:
    """MD-X15, MB-H01.8: nobody else can tell whether the last player took the first face-down card."""
    court = Court(players=[{} for _ in range(7)], crown=0)
    for _ in range(6):
        court.play(court.options[0])
    offered = [option.removeprefix("choose ") for option in court.options]
    assert len(offered) == 2
    for choice in (0, 1):
        ended = court.position.copy()
        ended.play(f"choose {offered[choice]}")
        for seat in (0, 3, None):
            imagined = [ended.determinise(seat, seed) for seed in SEEDS]
            assert all(game.view(seat) == ended.view(seat) for game in imagined)
        assert {holder(ended.determinise(0, seed), offered[0]) for seed in SEEDS} == {-1, 6}


# --- Markers ----------------------------------------------------------------------------------------------------------


def test_seal_and_rose_may_be_on_any_marker() -> None:
    """MD-H18: whoever did not place them imagines them anywhere."""
    court = Court(
        players=[{"characters": "magistrate"}, {"characters": "blackmailer"}, {}, {}],
        warrants={"on": "king, bishop, merchant", "seal": "bishop", "by": 0},
        threats={"on": "architect, warlord", "rose": "warlord", "by": 1},
        call="king",
    )
    assert {game.intrigue.sealed for game in worlds(court, 0)} == {4}
    assert {game.intrigue.rose for game in worlds(court, 0)} == {6, 7}
    assert {game.intrigue.sealed for game in worlds(court, 1)} == {3, 4, 5}
    assert {game.intrigue.rose for game in worlds(court, 1)} == {7}


# --- All of it --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"edition": "classic"}),
        (3, {"preset": "random", "action-cards": "on"}),
        (5, {"preset": "random", "action-cards": "on", "ninth-character": "on"}),
        (7, {"edition": "dark-lands", "dl-districts": "all"}),
        (8, {"preset": "random", "action-cards": "on"}),
    ],
)
def test_imagined_positions_depend_only_on_what_is_known(players: int, options: dict[str, object]) -> None:
    """MD-H28, MB-H02.1: the same imagined position comes out of every position that looks the same to a seat."""
    game = cast("Machiavelli", GAME.new(players, 7, options, listen=False))
    chance = FastChance(spread(11))
    looked = 0
    for number in range(160):
        if game.over:
            break
        if number % 16 == 0:
            looked += 1
            assert_sound(game, seed=number)
            for seat in [*range(players), None]:
                other = game.determinise(seat, 1)
                assert other.determinise(seat, 2).save() == game.determinise(seat, 2).save()
        options_now = game.legal()
        game.choose(options_now[chance.below(len(options_now))])
    assert looked >= 5


@pytest.mark.parametrize("seed", range(4))
def test_imagined_positions_can_be_played_to_the_end(seed: int) -> None:
    """MD-H28: a search may play on from what it imagines."""
    options = {"preset": "random", "action-cards": "on"}
    game = cast("Machiavelli", GAME.new(4, seed, options, listen=False))
    chance = FastChance(spread(seed))
    for _ in range(200):
        game.choose(game.legal()[chance.below(len(game.legal()))])
        if game.over:
            break
    for seat in range(4):
        imagined = game.determinise(seat, seed)
        for _ in range(300):
            if imagined.over:
                break
            imagined.choose(imagined.legal()[chance.below(len(imagined.legal()))])
        cards = sum(player.hand.size + player.city.size + player.museum.size for player in imagined.players)
        assert cards > 0
        assert imagined.over or imagined.legal()
