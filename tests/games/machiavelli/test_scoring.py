"""Points, winners and the score sheet, in all editions."""

from __future__ import annotations

from typing import cast

import pytest

from tests.kit.court import Court
from tests.kit.marks import clause

# Seven and eight districts that make a city complete and are worth 10 and 11 points, without all five types.
SEVEN = "tavern, watchtower, temple, market, trading-post, church, tavern"
CLASSIC_EIGHT = "temple, church, manor, castle, tavern, market, watchtower, dragon-gate"


def scored(players: list[dict[str, object]], **wanted: object) -> Court:
    """Give a game that ends after the last turn of a round; seat 0 acts as rank 8 and does nothing."""
    described = [*players, *({} for _ in range(4 - len(players)))]
    court = Court(
        players=described,
        turn={"seat": 0, "as": "warlord", "income-taken": True},
        **{"ending": True, "crown": 3, **wanted},
    )
    court.end_round()
    assert court.position.over
    return court


def sheet(court: Court, seat: int) -> dict[str, object]:
    """Give the score sheet of a seat."""
    return court.position.score_sheet(seat)


def total(part: dict[str, object]) -> int:
    """Add the parts of a score sheet up."""
    names = ("districts", "silver", "five-types", "first-complete", "complete", "secret-vault", "action-cards")
    uniques = cast("dict[str, int]", part["uniques"])
    return sum(cast("int", part[name]) for name in names) + sum(uniques.values())


# --- Deluxe: the worked examples --------------------------------------------------------------------------------------


THOMAS = "castle, tavern, church, manor, smithy, harbor, haunted-quarter"
SANDRA = "manor, market, docks, monastery, trading-post, library, dragon-gate"


def test_thomas_and_sandra() -> None:
    """MD-X02, MD-X03, MD-E03.1: 28 and 29 points, so Sandra wins."""
    court = scored([{"city": THOMAS}, {"city": SANDRA}], first=[0])
    assert sheet(court, 0)["haunted-quarter"] == "military"
    assert court.position.scores()[:2] == [28, 29]
    assert court.position.winners() == [1]
    assert (sheet(court, 1)["rank"], sheet(court, 0)["rank"]) == (1, 2)


@pytest.mark.parametrize(
    ("line", "thomas", "sandra"),
    [
        pytest.param("districts", 21, 25, marks=clause("MD-E02.2")),
        pytest.param("silver", 0, 2, marks=clause("MD-E02.3")),
        pytest.param("five-types", 3, 0, marks=clause("MD-E02.4")),
        pytest.param("first-complete", 4, 0, marks=clause("MD-E02.5")),
        pytest.param("complete", 0, 2, marks=clause("MD-E02.6")),
    ],
)
def test_the_lines_of_thomas_and_sandra(line: str, thomas: int, sandra: int) -> None:
    court = scored([{"city": THOMAS}, {"city": SANDRA}], first=[0])
    assert (sheet(court, 0)[line], sheet(court, 1)[line]) == (thomas, sandra)


def test_haunted_quarter_takes_the_best_type() -> None:
    """MD-X23, MD-E02.11, MD-U21.1, MD-U21.3: unique is worth most here."""
    city = "haunted-quarter, wishing-well, capitol, temple, church, tavern, manor"
    court = scored([{"city": city}], first=[0])
    part = sheet(court, 0)
    assert part["haunted-quarter"] == "unique"
    assert part["uniques"] == {"capitol": 3, "wishing-well": 3}
    assert part["five-types"] == 0
    assert court.position.scores()[0] == 29


def test_ivory_tower_wants_to_be_alone() -> None:
    """MD-X12, MD-U12.1, MD-U12.2, MD-U12.3: a Haunted Quarter steps aside for it, another unique does not."""
    alone = sheet(scored([{"city": "ivory-tower, haunted-quarter, circus-tent"}]), 0)
    assert alone["uniques"] == {"ivory-tower": 5}
    assert alone["haunted-quarter"] == "religious"
    crowded = sheet(scored([{"city": "ivory-tower, haunted-quarter, smithy"}]), 0)
    assert crowded["uniques"] == {"ivory-tower": 0}


def test_cards_left_in_hand() -> None:
    """MD-X24, MD-E02.8, MD-E02.9, MD-E02.10: nine points besides the Map Room's cost."""
    court = scored([{"city": "map-room", "hand": "director, rasputin, secret-vault, tavern", "gold": 7}])
    part = sheet(court, 0)
    assert (part["uniques"], part["action-cards"], part["secret-vault"]) == ({"map-room": 4}, 2, 3)
    assert court.position.scores()[0] == 5 + 9


@pytest.mark.parametrize(("hand", "points"), [("2 tavern", 0), ("director, tavern", 1), ("2 director, rasputin", 3)])
def test_every_action_card_left_in_hand_is_a_point(hand: str, points: int) -> None:
    """MD-K00.5: the other cards are none."""
    court = scored([{"hand": hand}])
    assert (sheet(court, 0)["action-cards"], court.position.scores()[0]) == (points, points)


def test_basilica_counts_odd_costs() -> None:
    """MD-X25, MD-U02.1, MD-U02.2: gold on a district makes an even cost odd; tents do not count."""
    part = sheet(scored([{"city": "basilica, market+1, manor, castle, tavern, circus-tent"}]), 0)
    assert part["uniques"] == {"basilica": 3}
    assert part["districts"] == 4 + 3 + 3 + 4 + 1


def test_tie_goes_to_the_highest_rank_shown() -> None:
    """MD-X26, MD-E03.2, MD-E03.4: a murdered character that was never shown counts as nothing."""
    court = Court(
        players=[
            {"city": "castle", "characters": "merchant"},
            {"city": "harbor", "characters": "warlord"},
            {"characters": "thief"},
            {"characters": "king"},
            {"characters": "assassin"},
        ],
        murdered="warlord",
        call="warlord",
        ending=True,
    )
    assert court.position.over
    assert court.position.scores()[:2] == [4, 4]
    assert (sheet(court, 0)["highest-rank"], sheet(court, 1)["highest-rank"]) == (6, 0)
    assert court.position.winners() == [0]


def test_lower_places_follow_the_same_order() -> None:
    """MD-E03.7, MD-E03.3: places by total, then by the highest of the ranks a player has shown."""
    court = Court(
        players=[
            {"city": "tavern", "characters": "thief, warlord"},
            {"city": "watchtower", "characters": "merchant, architect"},
            {"city": "palace", "characters": "assassin, king"},
        ],
        turn={"seat": 0, "as": "warlord", "income-taken": True},
        characters="artist",
        ending=True,
    )
    court.end_round()
    assert court.position.scores() == [1, 1, 5]
    assert [sheet(court, seat)["rank"] for seat in range(3)] == [2, 3, 1]
    assert [sheet(court, seat)["highest-rank"] for seat in range(3)] == [8, 7, 4]


# --- Deluxe: part by part ---------------------------------------------------------------------------------------------


def test_every_part_is_shown_and_they_add_up() -> None:
    """MD-E02.13, MD-E02.7: the sheet has all parts, the extra points of uniques by name."""
    city = "statue, museum, imperial-treasury, university, temple, manor, market+1"
    court = scored([{"city": city, "museum": "tavern, palace", "gold": 6, "hand": "director"}], first=[0], crown=0)
    part = sheet(court, 0)
    assert part["uniques"] == {"museum": 2, "imperial-treasury": 6, "statue": 5}
    assert (part["silver"], part["first-complete"], part["action-cards"]) == (2, 4, 1)
    assert total(part) == part["points"] == court.position.scores()[0]


def test_first_keeps_the_title_though_the_city_shrank() -> None:
    """MD-E01.9: four points for the first completed city, even if it is not complete any more."""
    court = scored([{"city": "tavern"}, {"city": SEVEN}], first=[0])
    assert (sheet(court, 0)["first-complete"], sheet(court, 0)["complete"]) == (4, 0)
    assert (sheet(court, 1)["first-complete"], sheet(court, 1)["complete"]) == (0, 2)


def test_several_are_first_together() -> None:
    """MD-U32.6, MD-U32.4: with a Bell Tower several cities can be first, and six districts are complete."""
    court = scored(
        [{"city": "tavern, market, temple, church, prison, bell-tower"}, {"city": SEVEN}, {"city": SEVEN[:-8]}],
        bell=True,
        first=[0, 1],
    )
    assert [sheet(court, seat)["first-complete"] for seat in range(4)] == [4, 4, 0, 0]
    assert [sheet(court, seat)["complete"] for seat in range(4)] == [0, 0, 2, 0]


def test_monument_and_tents_complete_a_city() -> None:
    """MD-E01.2, MD-U15.3, MD-K02.2, MD-K02.3: the Monument counts twice, a tent once and for no points."""
    court = scored([{}, {"city": "monument, circus-tent, tavern, market, temple, church"}], first=[0])
    part = sheet(court, 1)
    assert (part["size"], part["complete"], part["districts"]) == (7, 2, 4 + 1 + 2 + 1 + 2)


def test_capitol_counts_once() -> None:
    """MD-U04.1, MD-U04.2: three points, however many types there are three of."""
    part = sheet(scored([{"city": "capitol, tavern, market, docks, temple, church, monastery"}], first=[0]), 0)
    assert part["uniques"] == {"capitol": 3}
    part = sheet(scored([{"city": "capitol, tavern, market, temple, church"}]), 0)
    assert part["uniques"] == {"capitol": 0}


def test_wishing_well_counts_itself() -> None:
    """MD-U30.1: every unique district of the city, the well included; tents are none."""
    part = sheet(scored([{"city": "wishing-well, smithy, library, circus-tent"}]), 0)
    assert part["uniques"] == {"wishing-well": 3}


def test_statue_without_the_crown() -> None:
    """MD-U24.1: no points for who does not hold the crown."""
    assert sheet(scored([{"city": "statue"}], crown=2), 0)["uniques"] == {"statue": 0}


def test_hands_are_shown_at_the_end() -> None:
    """MD-E02.12: everybody sees all hands when the points are counted."""
    court = scored([{"hand": "tavern, secret-vault"}])
    players = cast("list[dict[str, object]]", court.view(None)["players"])
    assert players[0]["hand"] == ["tavern", "secret-vault"]


def test_points_are_counted_at_the_end_only() -> None:
    """MD-E02.1: before the end there are no scores, for hands are hidden."""
    court = Court(players=[{}, {}, {}, {}], turn={"seat": 0, "as": "king"})
    with pytest.raises(ValueError, match="when the game is over"):
        court.position.scores()
    with pytest.raises(ValueError, match="when the game is over"):
        court.position.score_sheet(0)


# --- Classic and De Donkere Landen ------------------------------------------------------------------------------------


def classic(*cities: str, edition: str = "classic", **wanted: object) -> Court:
    """Give a scored game of four by the classic rules."""
    return scored([{"city": city, "gold": 2} for city in cities], edition=edition, **wanted)


def test_classic_first_completer() -> None:
    """MB-X6, MB-E02.7: districts 22, types 3, first 4; nothing else is on the sheet."""
    part = sheet(classic(CLASSIC_EIGHT, first=[0]), 0)
    assert part["points"] == total(part) == 29
    assert {line for line, points in part.items() if points} >= {"districts", "silver", "five-types", "first-complete"}
    assert (part["secret-vault"], part["action-cards"], part["uniques"]) == (0, 0, {})


@pytest.mark.parametrize(
    ("line", "first", "second"),
    [
        pytest.param("districts", 20, 20, marks=clause("MB-E02.1")),
        pytest.param("silver", 2, 2, marks=clause("MB-E02.1")),
        pytest.param("five-types", 3, 3, marks=clause("MB-E02.2")),
        pytest.param("first-complete", 4, 0, marks=clause("MB-E02.3", "MB-E02.5")),
        pytest.param("complete", 0, 2, marks=clause("MB-E02.5")),
    ],
)
def test_the_lines_of_the_classic_sheet(line: str, first: int, second: int) -> None:
    """Of the same city, completed first or later."""
    assert sheet(classic(CLASSIC_EIGHT, first=[0]), 0)[line] == first
    assert sheet(classic(CLASSIC_EIGHT, first=[1]), 0)[line] == second


def test_classic_also_complete() -> None:
    """MB-X7, MB-E02.4, MB-L01.2, MB-L01.3: complete but not first, with the Haunted City as military."""
    court = classic("tavern", "manor, castle, docks, harbor, monastery, cathedral, haunted-quarter, keep", first=[0])
    part = sheet(court, 1)
    assert (part["districts"], part["five-types"], part["complete"], part["points"]) == (27, 3, 2, 32)
    assert part["haunted-quarter"] == "military"


def test_classic_seven_districts_are_not_complete() -> None:
    """MB-E01.1, MB-G01.5: eight districts for every number of players."""
    assert sheet(classic(SEVEN), 0)["complete"] == 0


def test_classic_tie_goes_to_the_better_districts() -> None:
    """MB-X8, MB-E03.2, DL-E02.3: with equal points only the districts count, not gold or extra points."""
    court = scored(
        [{"city": "imperial-treasury", "gold": 3}, {"city": "university", "gold": 0}],
        edition="dark-lands",
    )
    court.position.players[0].gold = 4
    assert court.position.scores()[:2] == [8, 8]
    assert court.position.winners() == [1]


def test_classic_tie_then_goes_to_gold_and_is_shared_at_last() -> None:
    """MB-E03.3, MB-E03.4: equal districts, then more gold, then a shared victory."""
    court = scored([{"city": "castle", "gold": 1}, {"city": "harbor", "gold": 2}], edition="classic")
    assert court.position.winners() == [1]
    court.position.players[0].gold = 2
    assert court.position.winners() == [0, 1]
    assert [sheet(court, seat)["rank"] for seat in range(3)] == [1, 1, 3]


def test_classic_gold_and_cards_are_worth_nothing() -> None:
    """MB-E02.6, MB-E03.5: no points for gold and hand cards, which are shown all the same."""
    court = scored([{"hand": "palace, cathedral", "gold": 9}], edition="classic")
    assert court.position.scores()[0] == 0
    assert cast("list[dict[str, object]]", court.view(2)["players"])[0]["hand"] == ["cathedral", "palace"]


def test_dark_lands_extra_points() -> None:
    """DL-X10, DL-E02.1, DL-L03.1, DL-L13.2: Wishing Well 4, Museum 3, Treasury 6."""
    city = "wishing-well, 2 keep, museum, imperial-treasury"
    court = scored(
        [{"city": city, "museum": "tavern, market, docks", "gold": 6, "hand": "4 manor"}], edition="dark-lands"
    )
    part = sheet(court, 0)
    assert part["uniques"] == {"museum": 3, "imperial-treasury": 6, "wishing-well": 4}
    assert part["points"] == 5 + 3 + 3 + 4 + 4 + 13


def test_dark_lands_beautified_districts_are_worth_more() -> None:
    """DL-E02.2, DL-X13: gold on a district counts with it, also on a Poor House that costs nothing."""
    assert sheet(classic("poor-house+1, market+1", edition="dark-lands"), 0)["districts"] == 1 + 3


def test_dark_lands_map_room_counts_the_hand() -> None:
    """DL-L05.1: a point for each hand card, none for those under the Museum."""
    court = scored([{"city": "map-room, museum", "hand": "2 tavern", "museum": "docks"}], edition="dark-lands")
    assert sheet(court, 0)["uniques"] == {"map-room": 2, "museum": 1}


def test_dark_lands_bell_tower_makes_seven_complete() -> None:
    """DL-E01.1, DL-L14.3: with seven districts a city is complete, and may be first."""
    court = classic(SEVEN, f"bell-tower, {SEVEN[8:]}", edition="dark-lands", bell=True, first=[1])
    assert (sheet(court, 0)["complete"], sheet(court, 1)["first-complete"]) == (2, 4)
