"""Games come to an end, for the reasons the rules give, and only then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

import signoria
from tests.kit.driver import Driver, driver_of
from tests.kit.effort import examples
from tests.properties.games import CAP, GAMES, at_every_table

if TYPE_CHECKING:
    from tests.properties.tables import Table

POINTS = {"estate": 1, "duchy": 3, "province": 6, "curse": -1}


def test_every_game_is_among_them() -> None:
    assert sorted(GAMES) == sorted(signoria.games())


@at_every_table(40, st.integers(0, 2**32), st.booleans())
def test_every_game_ends(table: Table, driver: int, lively: bool) -> None:
    """R11, PF-R01.1: the cap is the driver's, not the game's; then everybody has points and somebody has won."""
    position = table.begin()
    driver_of(table.name, driver, lively=lively).play(position, CAP)
    assert position.over
    assert position.agenda.size == 0
    assert position.legal() == []
    best = max(position.scores())
    assert position.winners()
    assert all(position.scores()[seat] == best for seat in position.winners())
    assert [seat for seat, place in enumerate(position.ranks()) if place == 1] == position.winners()
    assert [position.score_sheet(seat)["points"] for seat in range(table.seats)] == position.scores()
    GAMES[table.name].assert_whole(position)


@examples(25)
@given(GAMES["machiavelli"].tables, st.integers(0, 2**32), st.booleans())
def test_a_game_of_machiavelli_ends_with_a_complete_city(table: Table, driver: int, lively: bool) -> None:
    """MD-E01.5, MB-E01.2: no sooner than at the end of the round in which somebody was first."""
    position = table.begin()
    driver_of(table.name, driver, lively=lively).play(position, CAP)
    assert position.ending
    assert position.first != 0
    last = position.events()[-1]
    assert last.kind == "game-ended"
    assert last.facts["winners"] == position.winners()
    assert last.facts["places"] == [position.score_sheet(seat)["rank"] for seat in range(position.seats())]


@examples(40)
@given(GAMES["dominion"].tables, st.integers(0, 2**32), st.booleans())
def test_games_of_any_players_end_within_a_drivers_cap(table: Table, driver: int, lively: bool) -> None:
    """DO-E01.1, DO-E01.2: with the Provinces, or any three piles, gone at the end of a turn; R11: the cap is ours."""
    position = table.begin()
    player = Driver(driver, lively=lively)
    empty_at_turn_start: list[list[str]] = []
    for _ in range(CAP):
        if position.over:
            break
        if (
            position.actions == 1
            and position.play_area.size == 0
            and position.question in ("play-action", "draft-pick")
        ):
            empty_at_turn_start.append(empty_piles(position.save()))
        position.choose(player.choose(position))
    assert position.over
    assert position.agenda.size == 0
    assert ended(empty_piles(position.save()))
    assert not any(ended(empty) for empty in empty_at_turn_start)


@examples(25)
@given(GAMES["dominion"].tables, st.integers(0, 2**32), st.booleans())
def test_scores_and_winners_are_those_of_the_cards_on_the_sheets(table: Table, driver: int, lively: bool) -> None:
    """DO-V01.2, DO-V02.1, DO-V02.2, DO-V02.3: points of all cards, most points wins, then fewest turns."""
    position = table.begin()
    Driver(driver, lively=lively).play(position, CAP)
    standings = []
    for seat, points in enumerate(position.scores()):
        player = position.save()["players"]
        assert isinstance(player, list)
        cards = player[seat]["hand"] + player[seat]["deck"] + player[seat]["discard"]
        counted = sum(len(cards) // 10 if card == "gardens" else POINTS.get(card, 0) for card in cards)
        assert points == counted
        sheet = position.score_sheet(seat)
        assert sheet["points"] == points
        assert sheet["size"] == len(cards)
        standings.append((-points, player[seat]["turns"]))
    best = min(standings)
    assert position.winners() == [seat for seat, standing in enumerate(standings) if standing == best]


def empty_piles(saved: dict[str, object]) -> list[str]:
    """Give the kinds whose pile is empty."""
    supply = saved["supply"]
    assert isinstance(supply, dict)
    return [kind for kind, left in supply.items() if left == 0]


def ended(empty: list[str]) -> bool:
    """Whether a game with these empty piles is over at the end of a turn."""
    return "province" in empty or len(empty) >= 3
