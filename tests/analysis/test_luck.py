"""Luck, told apart by where it came from: all of it adds up, and what is counted is what happened."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from signoria.analysis import Analyst, analyse, analysis_of
from signoria.analysis.luck.dominion import Purse
from signoria.analysis.luck.machiavelli import is_catch, is_hit, origin
from signoria.analysis.luck.sources import sums_of
from signoria.analysis.shapes import Chances
from signoria.analysis.stretches import Stretch
from signoria.core.events import Event
from signoria.core.replay import replay_of
from signoria.games import REGISTRY
from signoria.games.dominion.data.components import NAMES
from tests.analysis.games import BOTS, HASTY, played

if TYPE_CHECKING:
    from signoria.analysis import Analysis

GAMES = tuple(BOTS)
KINDS = {
    "dominion": {"deal", "draws", "shuffles", "others"},
    "florence": {"deal", "offers", "turns", "auctions", "others"},
    "machiavelli": {"deal", "calls", "cards", "turns", "draft", "hits", "others"},
}


@lru_cache
def analysed(game: str) -> Analysis:
    """Analyse a game with as few worlds as possible, once for all tests."""
    return analyse(played(game), thoroughness=HASTY)


def said(game: str, seat: int) -> dict[str, dict[str, Any]]:
    """Give what is told of each kind of chance of a player."""
    return {one.kind: one.said[1] for one in analysed(game).players[seat].sources}


def happened(game: str) -> list[Event]:
    return replay_of(played(game), REGISTRY).events()


@pytest.mark.parametrize("game", GAMES)
def test_sources_add_up_to_luck_and_to_the_others(game: str) -> None:
    for player in analysed(game).players:
        assert {one.kind for one in player.sources} <= KINDS[game]
        for cause, told in (("luck", player.account.luck), ("others", player.account.others)):
            changes = [one.change for one in player.sources if one.cause == cause]
            assert changes
            assert sum(changes) == pytest.approx(told, abs=1e-3)
            assert [abs(one) for one in changes] == sorted(map(abs, changes), reverse=True)
        assert all(0.0 < one.error <= 1.0 for one in player.sources)
        assert all(one.said[0] == f"analysis-source-{one.kind}" for one in player.sources)


def test_every_kind_occurs() -> None:
    for game in GAMES:
        assert {one.kind for player in analysed(game).players for one in player.sources} == KINDS[game]


def test_nothing_is_told_apart_before_all_has_been_looked_at() -> None:
    analyst = Analyst(replay_of(played("machiavelli"), REGISTRY), thoroughness=HASTY)
    some = analysis_of(analyst, ["Ada", "Blaise", "Charles"], {}, [analyst.look(number) for number in range(20)])
    assert all(player.sources == [] for player in some.players)


def test_errors_of_moments_between_two_stretches_of_a_kind_cancel() -> None:
    """What was too much at the end of one stretch is too little in the next, and so is no part of their sum."""
    moments = [Chances(ply, 1, [chance, 1 - chance], [0.3, 0.3]) for ply, chance in enumerate((0.5, 0.9, 0.6))]
    stretches = [Stretch(one, other, 1, [], []) for one, other in pairwise(moments)]
    sums = {origin.kind: one for origin, one in sums_of("unknown", 0, 0.5, stretches).items()}
    assert sums["others"].change == pytest.approx(0.1)
    assert sums["others"].error == pytest.approx((2 * 0.3**2) ** 0.5)
    assert (sums["deal"].change, sums["deal"].error) == (0.0, 0.3)


# --- Dominion ---------------------------------------------------------------------------------------------------------


def test_dominion_counts_what_was_drawn() -> None:
    events = happened("dominion")
    for seat in (0, 1):
        drawn = [one.secrets["kinds"] for one in events if one.kind == "cards-drawn" and one.facts["seat"] == seat]
        # The first hand was dealt.
        cards = Counter(kind for kinds in drawn[1:] for kind in kinds)  # type: ignore[attr-defined]
        coins = cards["copper"] + 2 * cards["silver"] + 3 * cards["gold"]
        told = said("dominion", seat)
        assert (told["draws"]["cards"], told["draws"]["coins"]) == (cards.total(), coins)
        assert told["draws"]["fair"] == pytest.approx(coins, rel=0.2)
        shuffles = sum(one.kind == "deck-shuffled" and one.facts["seat"] == seat for one in events)
        assert told["shuffles"]["times"] == shuffles


def test_what_was_to_be_expected_follows_from_the_draw_pile() -> None:
    copper, gold, estate = (NAMES.index(name) for name in ("copper", "gold", "estate"))
    purse = Purse()
    # Two of four cards with four coins in all: two were to be expected.
    purse.add(["gold", "copper"], [gold, copper, estate, estate], [estate, estate])
    assert (purse.cards, purse.coins, purse.fair) == (2, 4, 2.0)
    # The only card left, and one of three that were shuffled, on which there are five coins.
    purse.add(["estate", "gold"], [estate], [copper, copper])
    assert (purse.cards, purse.coins) == (4, 7)
    assert purse.fair == pytest.approx(2.0 + 5 / 3)


# --- Machiavelli ------------------------------------------------------------------------------------------------------


def event(kind: str, insiders: tuple[int, ...] = (), **facts: object) -> Event:
    return Event(0, kind, facts, insiders, {})


def test_machiavelli_counts_calls_cards_and_hits() -> None:
    events = happened("machiavelli")
    named = Counter(one.facts["seat"] for one in events if one.kind in ("murder-named", "bewitch-named", "theft-named"))
    robberies = Counter(one.facts["thief"] for one in events if one.kind == "robbed")
    for seat in range(3):
        told = said("machiavelli", seat)
        if "calls" in told:
            assert told["calls"]["made"] == named[seat]
            assert robberies[seat] <= told["calls"]["hit"] <= named[seat]
        else:
            assert named[seat] == 0
        assert 0 < told["draft"]["chosen"] < told["draft"]["offered"]


def test_a_call_counts_where_it_hits() -> None:
    """A theft is called in the own turn, and hits in that of the other."""
    call = event("theft-named", seat=0, character="merchant")
    theft = event("robbed", seat=1, thief=0, gold=3)
    assert (origin(0, 0, [call]), origin(0, 1, [theft])) == (("calls", "luck"),) * 2
    assert origin(1, 0, [call]).kind == "others"
    assert origin(1, 0, [theft]).kind == "hits"
    assert origin(1, 1, [event("income-cards", seat=1, drawn=2, kept=1)]).kind == "cards"
    assert origin(1, 1, [event("income-gold", seat=1, gold=2)]).kind == "turns"
    assert origin(1, None, []).kind == "draft"


def test_a_call_that_misses_hits_nobody() -> None:
    hit = event("murder-named", (2,), seat=0, character="bishop")
    missed = event("murder-named", (), seat=0, character="bishop")
    assert (is_catch(hit, 0), is_catch(missed, 0), is_catch(hit, 2)) == (True, False, False)
    assert [is_hit(hit, seat) for seat in range(3)] == [False, False, True]
    assert not any(is_hit(missed, seat) for seat in range(3))
    own = event("destroyed", seat=1, owner=1, district="temple")
    assert not is_hit(own, 1)


# --- Florence ---------------------------------------------------------------------------------------------------------


def test_florence_counts_cards_to_choose_from() -> None:
    looked: dict[object, list[int]] = {0: [], 1: []}
    for one in happened("florence"):
        if one.kind in ("person-taken", "bonus-taken", "prestige-picked"):
            number = one.facts["number"]
            assert isinstance(number, int)
            looked[one.facts["seat"]].append(number)
    assert any(looked.values())
    for seat in (0, 1):
        told = said("florence", seat)
        if "offers" in told:
            assert told["offers"] == {"times": len(looked[seat]), "cards": sum(looked[seat])}
