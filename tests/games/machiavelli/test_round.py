"""Rounds: how they begin, go on and end."""

from __future__ import annotations

import pytest

from tests.kit.court import Court

# The last character is called in the last round.
LAST_CALL: dict[str, object] = {"crown": 2, "first": [3], "ending": True, "call": "warlord"}


def court_of(*held: str, **wanted: object) -> Court:
    """Let the players have some characters, and calling begin."""
    described = {"call": "assassin", **wanted}
    return Court(players=[{"characters": name} for name in held], **described)


@pytest.mark.parametrize("edition", ["deluxe", "classic"])
def test_a_round_is_choosing_calling_and_an_end(edition: str) -> None:
    """MD-R01.1, MB-R01.1, MB-R01.3, MD-R03.6: then the next one begins."""
    court = Court(players=[{}, {}, {}, {}], edition=edition)
    court.expect_question(0, "choose-character")
    court.end_round()
    kinds = court.kinds_of_events()
    for before, after in (
        ("round-started", "characters-face-up"),
        ("characters-face-up", "character-chosen"),
        ("character-chosen", "called"),
        ("called", "turn-ended"),
        ("turn-ended", "round-ended"),
    ):
        assert kinds.index(before) < kinds.index(after)
    assert [event["round"] for event in court.events("round-started")] == [1, 2]
    assert court.position.question == "choose-character"


def test_a_murdered_king_is_shown_and_inherits_at_the_end() -> None:
    """MD-R03.1, MD-R03.3, MD-W02.1, MD-W02.2: the old holder calls to the end."""
    court = court_of("thief", "king", "merchant", "warlord", murdered="king").end_round()
    assert {event["caller"] for event in court.events("called")} == {0}
    kinds = court.kinds_of_events()
    assert {"seat": 1, "character": "king", "rank": 4} in court.events("revealed")
    shown = max(place for place, kind in enumerate(kinds) if kind == "revealed")
    assert shown < kinds.index("crown-moved") < kinds.index("round-ended")
    court.expect_question(1, "choose-character")


def test_the_queen_is_paid_before_the_crown_moves() -> None:
    """MD-R03.1, MD-R03.2, MD-R03.3, MD-C25.3: shown, three gold, crown."""
    court = court_of("thief", "king", "queen", "warlord", "bishop", murdered="king").end_round()
    kinds = court.kinds_of_events()
    assert court.events("queen-paid") == [{"seat": 2, "gold": 3}]
    assert kinds.index("queen-paid") < kinds.index("crown-moved")


def test_markers_are_taken_back_and_tax_stays() -> None:
    """MD-R03.4, MD-R03.5: warrants, threats, murder, theft and protection are over; tax gold is not."""
    court = Court(
        players=[{}, {}, {}, {}],
        characters="tax-collector",
        tax=3,
        protected=2,
        murdered="thief",
        warrants={"on": "bishop, merchant, architect", "by": 1},
        turn={"seat": 0, "as": "warlord", "income-taken": True},
    )
    court.end_round()
    intrigue = court.position.intrigue
    assert (intrigue.warrants, intrigue.murdered, intrigue.protected, court.position.tax) == (0, -1, -1, 3)
    assert court.events("warrant-turned") == []


def test_what_was_named_is_forgotten() -> None:
    """MB-R01.4, MD-R03.5: in the next round nobody is murdered or robbed."""
    court = court_of(
        "thief",
        "bishop",
        "merchant",
        "warlord",
        edition="classic",
        murdered="architect",
        robbed={"on": "king", "by": 0},
    ).end_round()
    assert (court.position.intrigue.murdered, court.position.intrigue.robbed) == (-1, -1)


def test_the_last_round_has_its_end_too() -> None:
    """MD-R03.8, MD-W03.2, MD-Y59, MD-U24.1: the crown moves, the Throne Room is paid, then points are counted."""
    court = Court(
        players=[
            {"characters": "patrician", "city": "statue"},
            {"characters": "warlord", "city": "throne-room", "gold": 0},
            {"characters": "thief"},
            {},
        ],
        murdered="patrician",
        **LAST_CALL,
    )
    court.end_round()
    assert court.position.over
    assert court.position.score_sheet(0)["uniques"] == {"statue": 5}
    assert court.gold(1) == 2 + 1


def test_the_original_game_has_no_succession_after_the_last_round() -> None:
    """MB-I03, DL-E02.4: the murdered King of the last round inherits nothing."""
    court = Court(
        players=[{"characters": "king"}, {"characters": "warlord"}, {}, {}],
        edition="classic",
        murdered="king",
        **LAST_CALL,
    )
    court.end_round()
    assert court.position.over
    assert court.crown == 2


def test_the_last_turn_is_finished_before_scoring() -> None:
    """DL-E02.4: the Poor House still gives a gold, which counts for the Imperial Treasury."""
    court = Court(
        players=[{"city": "poor-house, imperial-treasury", "gold": 0}, {}, {}, {}],
        edition="dark-lands",
        first=[3],
        ending=True,
        turn={"as": "warlord", "income-taken": True},
    )
    court.end_round()
    assert court.position.score_sheet(0)["uniques"] == {"imperial-treasury": 1}


# --- The cards of the older boxes -------------------------------------------------------------------------------------


def drawing(**wanted: object) -> Court:
    """Let an Architect of the original game draw."""
    return Court(players=[{}, {}, {}, {}], edition="classic", turn={"as": "architect", "income-taken": True}, **wanted)


def test_cards_come_from_the_top() -> None:
    """MB-P01.1: the first two of the deck."""
    court = drawing(deck="tavern, market, docks").play("architect-draw")
    assert (court.hand(0), court.deck(1)) == ("tavern, market", "docks")


def test_discarded_and_destroyed_cards_lie_on_the_pile() -> None:
    """MB-P01.2, MB-P01.3: face down, its size is public, its cards are not."""
    court = Court(
        players=[{"hand": "palace", "city": "laboratory", "gold": 3}, {"city": "market"}, {}, {}],
        edition="classic",
        turn={"as": "warlord", "income-taken": True},
    )
    court.play("laboratory", "discard palace", "destroy", "district 1 market")
    assert court.discard() == "palace, market"
    assert court.view(2)["discard_size"] == 2
    assert "palace" not in str({key: value for key, value in court.view(2).items() if key != "options"})


def test_the_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    """MB-P01.4, MB-P01.6, MB-Z01.5: not before, and it is shuffled."""
    court = drawing(deck="tavern, market", rest="discard")
    pile = court.position.discard.size
    court.play("architect-draw")
    assert (court.position.deck.size, court.position.discard.size) == (0, pile)
    court.end_turn()
    again = drawing(deck="tavern", rest="discard")
    pile = again.position.discard.size
    again.play("architect-draw")
    assert (again.position.deck.size, again.position.discard.size) == (pile - 1, 0)
    assert again.events("deck-shuffled") == [{"cause": "empty"}]


def test_if_both_run_out_one_draws_what_is_left() -> None:
    """MB-P01.5: one card, and none later."""
    court = drawing(deck="tavern", rest=3).play("architect-draw")
    assert court.hand(0) == "tavern"
    assert court.position.deck.size == 0


def test_nobody_pays_more_than_he_has() -> None:
    """MB-P01.7, MB-P01.8: a palace is not offered for four gold; everybody sees gold and numbers of cards."""
    court = Court(
        players=[{"hand": "palace, castle", "gold": 4}, {}, {}, {}],
        edition="classic",
        turn={"as": "bishop", "income-taken": True},
    )
    assert [option for option in court.options if option.startswith("build")] == ["build castle"]
    seen = court.view(2)["players"]
    assert isinstance(seen, list)
    assert (seen[0]["gold"], seen[0]["hand_size"]) == (4, 2)
