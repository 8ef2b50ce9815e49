"""When a city is complete, and what that means."""

from __future__ import annotations

import pytest

from tests.kit.court import Court
from tests.kit.marks import clause

SIX = "tavern, market, docks, temple, church, prison"
SEVEN = f"{SIX}, watchtower"


def last_build(players: int, edition: str, city: str) -> Court:
    """Let a player build a district more."""
    described: list[dict[str, object]] = [{"city": city, "hand": "manor", "gold": 9}]
    described += [{} for _ in range(players - 1)]
    court = Court(players=described, edition=edition, turn={"as": "bishop", "income-taken": True})
    return court.play("build manor")


@pytest.mark.parametrize(
    ("players", "edition", "number"),
    [
        pytest.param(2, "deluxe", 8, marks=clause("MD-E01.1")),
        pytest.param(3, "deluxe", 8, marks=clause("MD-E01.1")),
        pytest.param(4, "deluxe", 7, marks=clause("MD-E01.1")),
        pytest.param(6, "deluxe", 7, marks=clause("MD-E01.1")),
        pytest.param(4, "classic", 8, marks=clause("MB-E01.1")),
        pytest.param(5, "dark-lands", 8, marks=clause("MB-E01.1")),
    ],
)
def test_how_many_districts_make_a_city_complete(players: int, edition: str, number: int) -> None:
    """MD-E01.3, MD-E01.5: one fewer does not."""
    short = last_build(players, edition, SIX if number == 8 else "tavern, market, docks, temple, church")
    assert not short.position.ending
    court = last_build(players, edition, SEVEN if number == 8 else SIX)
    assert court.position.ending
    assert court.events("end-triggered") == [{"seats": [0], "number": number}]
    assert court.events("city-completed") == [{"seat": 0, "number": number}]
    assert not court.position.over


def test_the_round_is_played_to_its_end() -> None:
    """MB-E01.2, MB-E01.5, MB-I27: all other ranks are called and build; who is later gets two."""
    court = Court(
        players=[
            {"city": SEVEN, "hand": "manor", "gold": 9, "characters": "bishop"},
            {"city": SEVEN, "hand": "castle", "gold": 9, "characters": "warlord"},
            {},
            {},
        ],
        edition="classic",
        turn={"as": "bishop", "income-taken": True},
    )
    court.play("build manor", "end-turn")
    court.until_turn("warlord", 1)
    court.play("take-gold", "build castle").end_round()
    assert court.position.over
    assert court.position.score_sheet(0)["first-complete"] == 4
    assert court.position.score_sheet(1)["complete"] == 2


@pytest.mark.parametrize("way", ["tent", "seize", "exchange", "confiscate", "bell"])
def test_every_way_to_complete_a_city(way: str) -> None:
    """MD-E01.4, MD-E01.2, MD-Y25: only the number matters."""
    if way == "tent":
        court = Court(players=[{"city": SIX, "hand": "circus-tent"}, {}, {}, {}], turn={"as": "king"})
        court.play("play circus-tent")
        seat = 0
    elif way == "seize":
        court = Court(players=[{"city": SIX, "gold": 9}, {"city": "manor"}, {}, {}], turn={"as": "marshal"})
        court.play("seize", "district 1 manor")
        seat = 0
    elif way == "exchange":
        court = Court(players=[{"city": SIX, "gold": 9}, {"city": "monument"}, {}, {}], turn={"as": "diplomat"})
        court.play("exchange", "district 1 monument", "district 0 tavern")
        seat = 0
    elif way == "confiscate":
        court = Court(
            players=[{"hand": "manor", "gold": 9}, {"city": SIX}, {}, {}],
            warrants={"on": "king, bishop, merchant", "by": 1},
            turn={"as": "king", "income-taken": True},
        )
        court.play("build manor", "turn-over")
        seat = 1
    else:
        court = Court(
            players=[{"hand": "bell-tower", "gold": 9}, {"city": SIX}, {}, {}],
            turn={"as": "king", "income-taken": True},
        )
        court.play("build bell-tower", "earlier")
        seat = 1
    assert [event["seats"] for event in court.events("end-triggered")] == [[seat]]
    assert [event["seat"] for event in court.events("city-completed")] == [seat]


def test_a_complete_city_is_protected() -> None:
    """MD-E01.7: from Warlord, Diplomat, Marshal and Armory."""
    for character, ability in (("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")):
        court = Court(
            players=[{"city": "keep", "gold": 9}, {"city": SEVEN}, {}, {}], turn={"as": character, "income-taken": True}
        )
        assert ability not in court.options
    armory = Court(players=[{"city": "armory, keep"}, {"city": SEVEN}, {}, {}], turn={"as": "king"}).play("armory")
    armory.expect_question(0, "armory", "district 0 keep")


def test_a_city_that_shrinks_is_open_but_the_end_stays() -> None:
    """MD-E01.8, MD-E01.9, MD-Y43: protection ends, the title and the end stay."""
    court = Court(
        players=[
            {"city": f"{SIX}, armory", "characters": "king"},
            {"city": "manor", "characters": "warlord", "gold": 9},
            {},
            {},
        ],
        turn={"seat": 0, "as": "king", "income-taken": True},
        options={"armory-own-city": "also-complete"},
    )
    court.play("armory", "district 1 manor", "end-turn")
    court.until_turn("warlord", 1)
    court.play("take-gold", "destroy")
    assert "district 0 docks" in court.options
    court.play("district 0 docks").end_round()
    assert court.position.over
    assert court.position.score_sheet(0)["first-complete"] == 4


def test_an_armory_as_the_last_district() -> None:
    """MB-E01.3, MB-E01.4, DL-I31: the city has seven again, the end stays, and so do four points."""
    court = Court(
        players=[{"city": SEVEN, "hand": "armory", "gold": 9}, {"city": "manor"}, {}, {}],
        edition="dark-lands",
        turn={"as": "warlord", "income-taken": True},
    )
    court.play("build armory", "armory", "district 1 manor")
    assert court.position.players[0].city.size == 7
    court.end_round()
    assert court.position.over
    assert court.position.score_sheet(0)["first-complete"] == 4


# --- Ties -------------------------------------------------------------------------------------------------------------


def tie(*, murdered: str | None = None, **wanted: object) -> Court:
    """Let two players end with equal points: seat 0 as the Warlord, seat 1 as another rank."""
    plot = {} if murdered is None else {"murdered": murdered}
    court = Court(
        players=[
            {"city": "docks", "characters": "merchant"},
            {"city": "manor", "characters": "warlord"},
            {"city": SEVEN, "characters": "thief"},
            {},
            {},
        ],
        first=[4],
        ending=True,
        call="merchant",
        **plot,
        **wanted,
    )
    return court.end_round()


def places(court: Court) -> list[object]:
    """Give the places of all players."""
    return [court.position.score_sheet(seat)["rank"] for seat in range(court.position.seats())]


def test_equal_points_are_ordered_by_rank() -> None:
    """MD-E03.7, MD-E03.6: Warlord before Merchant, and no two players share a place."""
    court = tie()
    assert court.position.scores()[0] == court.position.scores()[1]
    ordered = places(court)
    assert ordered[1] < ordered[0]  # type: ignore[operator]
    assert len(set(map(str, ordered))) == 5


def test_who_was_murdered_counts_as_nothing() -> None:
    """MD-X26, MD-E03.4, MD-E03.6: rank 6 beats a rank 8 that was never shown."""
    ordered = places(tie(murdered="warlord"))
    assert ordered[0] < ordered[1]  # type: ignore[operator]


def test_the_witch_counts_as_rank_one() -> None:
    """MD-E03.5, MD-Y79: although she played as rank 8; the bewitched player counts with his own rank."""
    court = Court(
        players=[
            {"city": "docks", "characters": "witch"},
            {"city": "manor", "characters": "warlord"},
            {"city": "barracks", "characters": "thief"},
            {},
        ],
        first=[3],
        ending=True,
        bewitched={"on": "warlord", "by": 0},
        call="warlord",
    ).end_round()
    ranks = [court.position.score_sheet(seat)["highest-rank"] for seat in range(3)]
    assert ranks == [1, 8, 2]
    assert court.position.scores()[0] == court.position.scores()[1] == court.position.scores()[2]
    ordered = places(court)
    assert ordered[1] < ordered[2] < ordered[0]  # type: ignore[operator]


def test_the_tie_break_is_told() -> None:
    """MD-L46, MD-E03.2: who is where, and whether ranks had to decide."""
    court = Court(
        players=[{"city": "docks", "characters": "warlord"}, {"city": "manor", "characters": "thief"}, {}, {}],
        ending=True,
        first=[],
        call="warlord",
    ).end_round()
    (ended,) = court.events("game-ended")
    assert (ended["winners"], ended["tie_break"]) == ([0], "rank")
    assert ended["places"] == places(court)


def test_the_older_boxes_have_other_tie_breaks() -> None:
    """MB-E03.1, MB-E03.2, MB-E03.3, MB-E03.4: points of districts, then gold, then a shared victory."""

    def ended(one: dict[str, object], other: dict[str, object]) -> tuple[object, object]:
        court = Court(
            players=[{"characters": "warlord", **one}, {"characters": "thief", **other}, {}, {}],
            edition="classic",
            ending=True,
            first=[],
            turn={"as": "warlord", "income-taken": True},
        ).end_round()
        (event,) = court.events("game-ended")
        return event["winners"], event["tie_break"]

    assert ended({"city": "castle"}, {"city": "manor"}) == ([0], "none")
    assert ended({"city": "docks", "gold": 3}, {"city": "manor", "gold": 2}) == ([0], "gold")
    assert ended({"city": "docks"}, {"city": "manor"}) == ([0, 1], "shared")
    five = "tavern, market, temple, watchtower, manor, haunted-quarter"
    assert ended({"city": five}, {"city": "palace, town-hall, docks"}) == ([1], "districts")
