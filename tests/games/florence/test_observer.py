"""Held against an observer: what a seat is said to know of piles and hands. The piles have few cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

import pytest

import signoria
from signoria.games.florence.data.components import CARD_NAMES
from signoria.games.florence.data.components import CARDS as CARDS_IN_ALL
from signoria.games.florence.state.knowledge import hand_of_seat
from signoria.games.florence.state.table import Florence
from tests.kit.observer import only
from tests.kit.observer.florence import PalazzoObserver

if TYPE_CHECKING:
    from collections.abc import Mapping

GAME = signoria.game("florence")
Case = tuple[list["Mapping[str, object]"], dict[str, str], list[str]]
SIX: Final = "bonus-jesters, bonus-lakes, bonus-parks, bonus-forests, bonus-freedoms, bonus-builders"
THREE: Final = "bonus-jesters, bonus-lakes, bonus-parks"


def observed(seat: int | None, players: list[Mapping[str, object]], piles: dict[str, str]) -> PalazzoObserver:
    """Observe a palazzo in the phase of the actions, with these piles and no others."""
    named = {"person": "", "prestige": "", "bonus": "", **piles}
    wanted = {"players": players, "piles": named, "phase": "actions", "round": 2}
    return PalazzoObserver(cast("Florence", GAME.scenario(wanted)), seat)


CARDS: Final[dict[str, Case]] = {
    "a bonus card of all": ([{}, {}, {}], {"bonus": THREE}, ["bonus", "pick bonus-lakes", "end-turn"]),
    "a bonus card of the uppermost": ([{}, {}, {}], {"bonus": SIX}, ["bonus", "pick bonus-lakes", "end-turn"]),
    "two bonus cards by one": (
        [{}, {}, {}],
        {"bonus": THREE},
        ["bonus", "pick bonus-lakes", "bonus", "pick bonus-parks"],
    ),
    "bonus cards by two": (
        [{}, {}, {}],
        {"bonus": THREE},
        ["bonus", "pick bonus-lakes", "end-turn", "bonus", "pick bonus-parks", "end-turn"],
    ),
    "bonus cards by two, one of whom has others": (
        [{}, {"bonus": "bonus-forests"}, {}],
        {"bonus": THREE},
        ["bonus", "pick bonus-lakes", "end-turn", "bonus", "pick bonus-parks", "end-turn"],
    ),
    "a person taken": (
        [{"hand": "poet"}, {"hand": "painter"}, {}],
        {"person": "botanist, physician"},
        ["take-person", "pick physician", "end-turn"],
    ),
    "a person recruited": (
        [{"hand": "poet, recruit"}, {"open": "painter", "hand": "physician"}, {}],
        {"person": "botanist"},
        ["recruit", "recruit painter", "end-turn"],
    ),
    "a work completed": (
        [{"hand": "poet, physician", "jesters": 6}, {"hand": "painter"}, {}],
        {"person": "botanist"},
        ["work", "work poet", "buy 0"],
    ),
    "a work that not everybody could complete": (
        [{"hand": "poet", "jesters": 3, "freedoms": "travel"}, {"hand": "painter"}, {}],
        {"person": "botanist, physician"},
        ["work", "work poet", "buy 0"],
    ),
    "a work with a bonus card": (
        [{"hand": "poet", "bonus": "bonus-jesters", "jesters": 6}, {"hand": "painter"}, {}],
        {"person": "botanist", "bonus": "bonus-lakes"},
        ["work", "work poet", "use bonus-jesters", "done", "buy 0"],
    ),
}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("case", CARDS)
def test_cards(case: str, seat: int) -> None:
    players, piles, moves = CARDS[case]
    observed(seat, players, piles).play(*moves)


@pytest.mark.parametrize("seat", [0, 1])
def test_start_persons(seat: int) -> None:
    """Everybody returns a person unseen, and the pile is shuffled; five persons will do here."""
    saved = cast("dict[str, Any]", GAME.new(2, 3, {}).save())
    saved["piles"] = {"person": saved["piles"]["person"][:1], "prestige": [], "bonus": []}
    observer = PalazzoObserver(cast("Florence", GAME.load(saved)), seat)
    while observer.real.question == "choose-start-persons":
        observer.play(observer.real.notation(observer.real.legal()[1]))
    assert len(observer.worlds) > 1


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_prestige_card_won(seat: int | None) -> None:
    """Bids are public; of the cards that were looked at only the winner knows which was kept and which went back."""
    piles = {"person": "", "prestige": "most-works, most-lakes, most-parks", "bonus": ""}
    observer = PalazzoObserver(cast("Florence", GAME.scenario({"players": [{}, {}], "piles": piles})), seat)
    observer.play("open prestige", "bid 400", "pass", "pick most-works")
    assert len(observer.worlds) == {0: 6, 1: 2, None: 6}[seat]


# --- The observer itself ----------------------------------------------------------------------------------------------


def complaints_if(observer: PalazzoObserver, seat: int, places: dict[str, int]) -> list[str]:
    """Give what an observer says of a position in which a seat reckons with cards in other places."""
    saved = cast("dict[str, Any]", observer.real.save())
    for card, where in places.items():
        saved["knowledge"][seat * CARDS_IN_ALL + CARD_NAMES.index(card)] = where
    observer.real = cast("Florence", GAME.load(saved))
    return observer.complaints()


def test_a_card_that_is_forgotten_is_noticed() -> None:
    """Whoever returned two cards knows that nobody has them."""
    _, piles, moves = CARDS["a bonus card of all"]
    anywhere = {card: int(0b11 | hand_of_seat(1) | hand_of_seat(2)) for card in ("bonus-jesters", "bonus-parks")}
    observer = observed(0, [{}, {"bonus": "bonus-forests"}, {}], piles).play(*moves)
    anywhere["bonus-forests"] = anywhere["bonus-parks"]
    assert only("forgotten", complaints_if(observer, 0, anywhere))


def test_a_card_that_nobody_showed_is_noticed() -> None:
    """Whoever looks on does not know which of the cards was kept."""
    players, piles, moves = CARDS["a bonus card of all"]
    observer = observed(1, players, piles).play(*moves)
    assert only("known too well", complaints_if(observer, 1, {"bonus-lakes": int(hand_of_seat(0))}))
