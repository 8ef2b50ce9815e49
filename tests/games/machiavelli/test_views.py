"""What each seat sees, and what it does not."""

from __future__ import annotations

import json
from typing import cast

import pytest

from signoria.games.machiavelli.data.components import CHARACTER_NUMBERS, NOBODY, NUMBERS
from tests.kit.court import Court
from tests.kit.marks import clause


def player(court: Court, viewer: int | None, seat: int) -> dict[str, object]:
    """Give what a viewer sees of a player."""
    return cast("list[dict[str, object]]", court.view(viewer)["players"])[seat]


def character(court: Court, viewer: int | None, name: str) -> dict[str, object]:
    """Give what a viewer sees of a character."""
    entries = cast("list[dict[str, object]]", court.view(viewer)["characters"])
    return next(entry for entry in entries if entry["character"] == name)


def question(court: Court, viewer: int | None) -> dict[str, object]:
    """Give the question as a viewer sees it."""
    return cast("dict[str, object]", court.view(viewer)["question"])


# --- Players and cards ------------------------------------------------------------------------------------------------


def test_hands_are_hidden_but_counted() -> None:
    """MD-H03, MD-H04, MB-H01.1: the owner sees the faces, all others the number."""
    court = Court(players=[{"hand": "2 tavern, palace"}, {}, {}, {}], turn={"seat": 1, "as": "king"})
    assert player(court, 0, 0)["hand"] == ["palace", "tavern", "tavern"]
    for viewer in (1, None):
        seen = player(court, viewer, 0)
        assert (seen["hand_size"], seen["known_hand"]) == (3, [])
        assert "hand" not in seen
        assert "palace" not in json.dumps(seen)


def test_gold_cities_and_wagons_are_public() -> None:
    """MD-H05, MD-H06, MB-H01.2, MB-H01.3: everybody sees gold, districts, what lies on them, and wagons."""
    described = {"gold": 5, "city": "market+1, circus-tent", "wagons": 1, "wagon-gold": 2}
    court = Court(players=[described, {}, {}, {}], turn={"seat": 1, "as": "king"})
    seen = player(court, None, 0)
    assert (seen["gold"], seen["wagons"], seen["wagon_gold"], seen["count"]) == (5, 1, 2, 2)
    assert seen["city"] == [
        {"district": "market", "cost": 3, "adorned": 1},
        {"district": "circus-tent", "cost": 0, "adorned": 0},
    ]


def test_only_the_size_of_the_deck_is_public() -> None:
    """MD-H01, MD-H02, MB-H01.4, MB-H01.5: nobody sees deck or discard pile, everybody can count them."""
    court = Court(players=[{}, {}, {}, {}], edition="classic", discard="palace, castle", turn={"as": "king"})
    for viewer in (0, None):
        view = court.view(viewer)
        assert (view["deck_size"], view["discard_size"]) == (63, 2)
        assert (view["known_in_deck"], view["known_in_discard"]) == ([], [])


def test_drawn_cards_are_seen_by_who_drew_them() -> None:
    """MD-H21, MB-H01.6: the cards of an income are shown to who decides; the others see their number."""
    court = Court(players=[{}, {}, {}, {}], deck="palace, manor", turn={"seat": 0, "as": "king"})
    court.play("take-cards")
    assert player(court, 0, 0)["looking_at"] == ["palace", "manor"]
    assert question(court, 0)["options"] == ["keep manor", "keep palace"]
    assert player(court, 1, 0)["looking_at_size"] == 2
    assert "options" not in question(court, 1)
    court.play("keep manor")
    # The one put away lies under the deck, where only its discarder knows it.
    size = cast("int", court.view(0)["deck_size"])
    assert court.view(0)["known_in_deck"] == [{"place": size - 1, "card": "palace"}]
    assert court.view(1)["known_in_deck"] == []


def test_discards_are_known_to_who_discarded_them() -> None:
    """MD-H22, MB-H02.4, MB-H02.3: a card discarded from a hand is hidden from all others, and stays so."""
    court = Court(
        players=[{"hand": "palace, tavern", "city": "laboratory"}, {}, {}, {}],
        edition="classic",
        turn={"seat": 0, "as": "king", "income-taken": True},
    )
    court.play("laboratory", "discard palace")
    assert court.view(0)["known_in_discard"] == [{"place": 0, "card": "palace"}]
    assert court.view(1)["known_in_discard"] == []


def test_destroyed_districts_are_known_to_all() -> None:
    """MD-H23, MB-H02.5: where a destroyed district went is public, for spectators too."""
    court = Court(
        players=[{"gold": 5}, {"city": "market"}, {}, {}],
        edition="classic",
        turn={"seat": 0, "as": "warlord", "income-taken": True},
    )
    court.play("destroy", "district 1 market")
    for viewer in (0, 3, None):
        assert court.view(viewer)["known_in_discard"] == [{"place": 0, "card": "market"}]


def test_cards_under_the_museum() -> None:
    """MD-H07, MD-H08, DL-H01.3: the owner of the Museum may look at them, the others count them."""
    court = Court(players=[{"city": "museum", "museum": "tavern, palace"}, {}, {}, {}], turn={"seat": 1, "as": "king"})
    assert player(court, 0, 0)["known_museum"] == ["palace", "tavern"]
    assert (player(court, 1, 0)["museum_size"], player(court, 1, 0)["known_museum"]) == (2, [])


def test_swapped_hands_are_remembered() -> None:
    """MB-H02.3, MD-H24: both partners know what they gave; everybody else knows the numbers."""
    court = Court(
        players=[{"hand": "palace"}, {"hand": "tavern, market"}, {}, {}],
        turn={"seat": 0, "as": "magician", "income-taken": True},
    )
    court.play("swap-hands", "player 1")
    assert player(court, 0, 1)["known_hand"] == ["palace"]
    assert player(court, 1, 0)["known_hand"] == ["tavern", "market"]
    assert player(court, 2, 0)["known_hand"] == player(court, None, 1)["known_hand"] == []


def test_a_hand_that_was_looked_at_is_remembered() -> None:
    """MD-H20, DL-H01.1, DL-H02.1: the Wizard knows the rest of the hand from which he took a card."""
    court = Court(
        players=[{}, {"hand": "palace, tavern, market"}, {}, {}],
        turn={"seat": 0, "as": "wizard", "income-taken": True},
    )
    court.play("peek", "player 1")
    assert "options" in question(court, 0)
    assert "options" not in question(court, 1)
    court.play("take palace", "to-hand")
    assert player(court, 0, 1)["known_hand"] == ["tavern", "market"]
    assert player(court, 1, 0)["known_hand"] == ["palace"]
    assert player(court, 2, 0)["known_hand"] == player(court, 2, 1)["known_hand"] == []


def test_a_selection_in_progress_is_not_seen() -> None:
    """MD-Q48, MB-H02.1: cards picked so far still count as hand cards for everybody else."""
    court = Court(
        players=[{"hand": "palace, tavern, market"}, {}, {}, {}],
        turn={"seat": 0, "as": "magician", "income-taken": True},
    )
    before = player(court, 1, 0)
    court.play("replace-cards", "discard palace")
    assert player(court, 1, 0) == before
    assert player(court, 0, 0)["selected"] == ["palace"]


def test_the_searched_deck() -> None:
    """DL-H01.2, DL-H02.1, MD-H21: who looked through the deck knows what is in it until it is mixed with others."""
    court = Court(
        players=[{"hand": "lighthouse", "gold": 3}, {}, {}, {}],
        turn={"seat": 0, "as": "king", "income-taken": True},
        deck="palace",
    )
    court.play("build lighthouse")
    assert question(court, 1)["options"] == ["search", "decline"]
    court.play("search")
    assert "options" not in question(court, 1)
    assert len(cast("list[object]", court.view(0)["known_in_deck"])) == court.view(0)["deck_size"]
    court.play("take palace")
    assert court.view(0)["known_in_deck"] == []
    assert len(cast("list[object]", court.view(0)["searched"])) == court.view(0)["deck_size"]
    assert court.view(1)["searched"] == court.view(None)["searched"] == []


# --- Characters -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-H09", "MD-H10", "MD-H13", "MD-H14")),
        pytest.param("classic", marks=clause("MB-H01.7", "MB-H01.10", "MB-H01.12")),
    ],
)
def test_characters_before_and_after_they_are_shown(edition: str) -> None:
    """Own ones, face-up ones and those turned up."""
    court = Court(
        players=[{"characters": "thief"}, {"characters": "bishop"}, {"characters": "king"}, {"characters": "warlord"}],
        call="thief",
        face_up="architect, merchant",
        edition=edition,
    )
    assert character(court, None, "thief")["place"] == 0
    assert character(court, 1, "bishop")["place"] == 1
    assert character(court, 0, "bishop")["place"] is None
    assert character(court, None, "architect")["place"] == "face-up"
    # The Assassin was called and nobody answered: nobody has him. Any of the others may have the Bishop.
    assert character(court, 0, "assassin")["possible"] == []
    assert character(court, 0, "bishop")["possible"] == [1, 2, 3]
    assert character(court, 3, "bishop")["possible"] == [1, 2]


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-H11", "MD-H12")),
        pytest.param("classic", marks=clause("MB-H01.8", "MB-H01.9", "MB-H01.11", "MB-H02.2")),
    ],
)
def test_the_stack_is_seen_by_who_holds_it(edition: str) -> None:
    """The others see how many cards there are."""
    court = Court(players=[{}, {}, {}, {}], crown=0, edition=edition)
    court.expect_question(0, "choose-character")
    offered = [option.removeprefix("choose ") for option in cast("list[str]", question(court, 0)["options"])]
    assert [character(court, 0, name)["place"] for name in offered] == ["stack"] * 5
    assert "options" not in question(court, 1)
    assert court.view(1)["middle"] == {"stack": 5, "face-up": 2, "face-down": 1}
    assert character(court, 1, offered[0])["place"] is None
    court.play(f"choose {offered[0]}")
    # Whoever looked through the stack knows that the others can only have what was left in it.
    assert character(court, 0, offered[1])["possible"] == []
    court.play(court.options[0])
    # Where the holder of the crown may not look at the card that lies face down, he still knows which one it must be.
    place = "face-down" if edition == "classic" else None
    hidden = [
        entry["character"]
        for entry in cast("list[dict[str, object]]", court.view(0)["characters"])
        if entry["place"] == place and entry["possible"] == []
    ]
    assert len(hidden) == 1
    assert hidden[0] not in offered
    assert character(court, 1, str(hidden[0]))["place"] is None
    assert [character(court, 0, name)["possible"] for name in offered[1:]] == [[1]] * 4


def test_a_murdered_character_stays_hidden() -> None:
    """MD-H15, MD-H16, MB-H01.13, MB-H01.14: everybody knows who was named, only the victim who it is."""
    court = Court(
        players=[
            {"characters": "merchant"},
            {"characters": "assassin"},
            {"characters": "king"},
            {"characters": "warlord"},
            {"characters": "architect"},
        ],
        murdered="merchant",
        call="merchant",
    )
    assert cast("dict[str, object]", court.view(None)["plots"])["murdered"] == "merchant"
    assert character(court, 0, "merchant")["place"] == 0
    assert character(court, 1, "merchant")["place"] is None
    assert character(court, 1, "merchant")["possible"] == [0, 3]


def test_seal_and_rose_are_seen_by_who_placed_them() -> None:
    """MD-H17, MD-H18: where the markers lie is public, their faces are not."""
    court = Court(
        players=[{"characters": "magistrate"}, {"characters": "blackmailer"}, {}, {}],
        warrants={"on": "king, bishop, merchant", "seal": "bishop", "by": 0},
        threats={"on": "architect, warlord", "rose": "warlord", "by": 1},
        call="king",
    )
    plots = {viewer: cast("dict[str, object]", court.view(viewer)["plots"]) for viewer in (0, 1, 2, None)}
    assert all(plot["warrants"] == ["king", "bishop", "merchant"] for plot in plots.values())
    assert all(plot["threats"] == ["architect", "warlord"] for plot in plots.values())
    assert [plots[viewer]["sealed"] for viewer in (0, 1, 2, None)] == ["bishop", None, None, None]
    assert [plots[viewer]["rose"] for viewer in (0, 1, 2, None)] == [None, "warlord", None, None]


def test_tax_on_the_token_is_public() -> None:
    """MD-H19, DL-H01.5: gold on the token of the Tax Collector, and the number of a complete city."""
    court = Court(players=[{}, {}, {}, {}], tax=3, turn={"as": "tax-collector"})
    assert (court.view(None)["tax"], court.view(None)["number"]) == (3, 7)


# --- Questions --------------------------------------------------------------------------------------------------------


def test_secret_questions_leave_no_trace() -> None:
    """MD-H26, MD-H27, MD-H31, MD-K01.2: nobody else learns that the holder of the Acrobat is asked."""
    court = Court(
        players=[{"characters": "merchant"}, {"hand": "acrobat"}, {}, {}],
        characters="king",
        face_up="bishop, architect",
        murdered="king",
        call="king",
    )
    court.expect_question(1, "acrobat")
    assert (court.view(1)["asked"], question(court, 1)["kind"]) == (1, "acrobat")
    for viewer in (0, 2, None):
        assert court.view(viewer)["asked"] is None
        assert court.view(viewer)["question"] is None
    assert court.sight(0).question() == ""
    assert court.sight(1).question() == "acrobat"


def test_options_that_follow_from_public_facts_are_shown() -> None:
    """MD-Q48, MD-H28: naming is done in the open; what may be done with a hand is not."""
    court = Court(players=[{"hand": "tavern"}, {}, {}, {}], turn={"as": "assassin", "income-taken": True})
    assert "options" not in question(court, 1)
    court.play("assassinate")
    assert question(court, None)["options"] == question(court, 0)["options"]


def test_markers_are_placed_unseen() -> None:
    """MD-Q16, MD-H18: nobody else sees what a Magistrate has marked before all markers lie."""
    court = Court(players=[{}, {}, {}, {}], turn={"as": "magistrate", "income-taken": True})
    court.play("warrants", "seal king")
    assert cast("dict[str, object]", court.view(0)["plots"])["marks"] == ["king"]
    assert cast("dict[str, object]", court.view(1)["plots"])["marks"] == []
    assert "options" not in question(court, 1)


# --- Quick ways to look -----------------------------------------------------------------------------------------------


def test_quick_looks_agree_with_the_view() -> None:
    """MD-H28: bots see through the same eyes as everybody else."""
    court = Court(
        players=[{"hand": "2 tavern, smithy", "city": "factory", "gold": 4}, {"hand": "palace"}, {}, {}],
        robbed={"on": "merchant", "by": 2},
        turn={"seat": 0, "as": "king", "income-taken": True},
        crown=3,
    )
    sight = court.sight(0)
    tavern, smithy = NUMBERS["tavern"], NUMBERS["smithy"]
    assert (sight.gold(0), sight.hand_size(1), sight.crown(), sight.round()) == (4, 1, 3, 1)
    assert (sight.hand_count(tavern), sight.has(smithy), sight.has(NUMBERS["palace"])) == (2, True, False)
    assert (sight.price(0, smithy), sight.cost(smithy), sight.builds_left()) == (4, 5, 1)
    assert sight.robbed() == sight.rank_of(CHARACTER_NUMBERS["merchant"])
    assert sight.holder(sight.rank_of(CHARACTER_NUMBERS["king"])) == 0
    assert sight.holder(sight.rank_of(CHARACTER_NUMBERS["warlord"])) == NOBODY
    assert sight.known_hand(1) == []
    assert sight.public_points(0) == 5
