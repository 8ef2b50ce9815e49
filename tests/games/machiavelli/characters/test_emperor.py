"""Emperor. A bewitched Emperor is in test_witch.py."""

from __future__ import annotations

import pytest

from tests.kit.court import Court
from tests.kit.marks import clause

BOTH = ["deluxe", "dark-lands"]


def emperor(crown: int, edition: str = "deluxe", *others: dict[str, object], **wanted: object) -> Court:
    """Let seat 0 of four be the Emperor, or of as many as are described."""
    rest = others or ({}, {}, {})
    players = [{"characters": "emperor", "city": "castle, manor", "gold": 0, "hand": "temple"}, *rest]
    return Court(**{"players": players, "turn": {"as": "emperor"}, "crown": crown, "edition": edition, **wanted})


def test_a_gold_for_each_noble_district() -> None:
    """MD-C11.1, DL-K04.1: two."""
    assert emperor(1).play("district-income").gold(0) == 2
    assert emperor(1, "dark-lands").play("player 2", "district-income").gold(0) == 2


def test_the_crown_must_be_given_away() -> None:
    """MD-C11.2: once, at a moment of his choice, to neither himself nor its holder; the turn cannot end before it."""
    court = emperor(1).play("take-gold")
    court.expect_refused("end-turn")
    court.play("give-crown")
    court.expect_question(0, "give-crown", "player 2, player 3")
    court.play("player 2")
    assert court.crown == 2
    court.play("none")
    assert "give-crown" not in court.options
    assert "end-turn" in court.options


def test_he_holds_it_himself() -> None:
    """MD-C11.3: then to any other player."""
    court = emperor(0).play("give-crown")
    court.expect_question(0, "give-crown", "player 1, player 2, player 3")


@pytest.mark.parametrize("edition", BOTH)
def test_three_players(edition: str) -> None:
    """MD-X29, DL-X11, DL-K04.3: crown at the second, only the third; at the Emperor, both others."""
    others: list[dict[str, object]] = [{}, {}]
    for crown, expected in ((1, "player 2"), (2, "player 1"), (0, "player 1, player 2")):
        court = emperor(crown, edition, *others)
        if edition == "deluxe":
            court.play("give-crown")
        court.expect_question(0, "give-crown", expected)


def test_a_gold_or_a_card_for_it() -> None:
    """MD-C11.4: at once, from the new holder; or nothing."""
    for answer, gold, hand in (
        ("take-a-gold", 1, "temple"),
        ("take-a-card", 0, "temple, tavern"),
        ("none", 0, "temple"),
    ):
        court = emperor(1, "deluxe", {}, {"hand": "tavern", "gold": 3}, {}).play("give-crown", "player 2")
        court.expect_question(0, "emperor-take", "take-a-gold, take-a-card, none")
        court.play(answer)
        assert (court.gold(0), court.hand(0)) == (gold, hand)
        assert (court.gold(2), court.hand_size(2)) == (3 - gold, 1 if "tavern" not in hand else 0)
        court.expect_question(0, "turn-action")


def test_a_poor_holder() -> None:
    """MD-C11.5, MD-C11.4: only what there is; from a player with neither nothing is taken or asked."""
    court = emperor(1, "deluxe", {}, {"gold": 0}, {"gold": 1}).play("give-crown", "player 2")
    court.expect_question(0, "turn-action")
    court = emperor(1, "deluxe", {}, {"gold": 0}, {"gold": 1}).play("give-crown", "player 3")
    court.expect_question(0, "emperor-take", "take-a-gold, none")
    court = emperor(1, "deluxe", {}, {"gold": 0, "hand": "tavern"}, {}).play("give-crown", "player 2")
    court.expect_question(0, "emperor-take", "take-a-card, none")


def test_one_move_of_the_crown() -> None:
    """MD-C11.6: from the old holder to the new one: the Throne Room pays once."""
    court = emperor(1, "deluxe", {}, {}, {"city": "throne-room", "gold": 0}).play("give-crown", "player 2")
    assert court.events("crown-moved") == [{"from": 1, "to": 2, "cause": "emperor"}]
    assert court.gold(3) == 1


def test_the_card_is_seen_by_two() -> None:
    """MD-C11.4: a random one of them; others only see that a card moved."""
    court = emperor(1, "deluxe", {}, {"hand": "tavern"}, {}).play("give-crown", "player 2", "take-a-card")
    assert court.events("card-taken", 2)[0]["cards"] == ["tavern"]
    assert court.events("card-taken", 3) == [{"seat": 0, "owner": 2, "number": 1}]


def test_not_with_two_players() -> None:
    """MD-C11.8: refused."""
    with pytest.raises(ValueError, match="3 or more players"):
        Court(players=[{"characters": "emperor, thief"}, {}], turn={"as": "emperor"})


def murdered(edition: str, crown: int, **wanted: object) -> Court:
    """Call the Emperor of seat 1, who was murdered by seat 0."""
    players = [
        {"characters": "assassin"},
        {"characters": "emperor", "gold": 0},
        {"characters": "bishop"},
        {"characters": "warlord"},
    ]
    options = {"character-count": "8"} if edition == "dark-lands" else {}
    wanted = {"options": options, **wanted}
    return Court(players=players, murdered="emperor", call="emperor", crown=crown, edition=edition, **wanted)


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-C11.7", "MD-Y03")),
        pytest.param("dark-lands", marks=clause("DL-K04.6")),
    ],
)
@pytest.mark.parametrize(
    ("crown", "heirs"),
    [
        pytest.param(2, "player 0, player 3", marks=clause("MD-W02.3")),
        pytest.param(1, "player 0, player 2, player 3", marks=clause("MD-W02.4")),
    ],
)
def test_murdered(edition: str, crown: int, heirs: str) -> None:
    """Shown after the last turn, he gives the crown for nothing."""
    court = murdered(edition, crown)
    court.until_turn("warlord")
    assert not court.is_revealed("emperor")
    court.until("give-crown")
    court.expect_question(1, "give-crown", heirs)
    assert court.is_revealed("emperor")
    assert court.events("revealed")[-1] == {"seat": 1, "character": "emperor", "rank": 4}
    court.play("player 3")
    assert (court.crown, court.gold(1)) == (3, 0)
    assert court.events("crown-moved") == [
        {"from": crown, "to": 3, "cause": "succession", "character": "emperor", "lost": "murder"}
    ]
    court.expect_question(3, "choose-character")


def test_the_moment_of_a_murdered_emperor() -> None:
    """DL-K04.6, MD-C11.9: in De Donkere Landen at the start of the next round, in Deluxe at the end of this one."""
    classic = murdered("dark-lands", 2).until("give-crown").kinds_of_events()
    assert classic[-2:] == ["round-ended", "revealed"]
    deluxe = murdered("deluxe", 2).until("give-crown").kinds_of_events()
    assert "round-ended" not in deluxe


def test_the_order_of_the_turn() -> None:
    """MD-C11.9: call, reveal, wagons; income, noble gold, the crown and one district in any order."""
    players = [{"characters": "emperor", "city": "castle", "hand": "temple", "wagons": 1}, {}, {}, {}]
    court = Court(players=players, call="emperor", crown=1)
    court.expect_question(0, "turn-action", "take-gold, take-cards, district-income, give-crown")
    assert court.kinds_of_events() == ["called", "revealed", "wagon-cleared"]
    court.play("take-gold", "build temple")
    court.expect_question(0, "turn-action", "district-income, give-crown")


def test_the_dark_lands() -> None:
    """DL-K04, DL-K04.2, DL-K04.4, DL-K04.5: before all else and for nothing; the new holder calls and chooses first."""
    players = [
        {"characters": "emperor"},
        {"characters": "thief"},
        {"characters": "bishop", "gold": 5, "hand": "tavern"},
        {"characters": "warlord"},
    ]
    court = Court(players=players, turn={"as": "emperor"}, crown=1, edition="dark-lands")
    court.expect_question(0, "give-crown", "player 2, player 3")
    court.play("player 2")
    assert (court.gold(2), court.hand(2)) == (5, "tavern")
    court.expect_question(0, "turn-action", "take-gold, take-cards")
    court.end_round()
    assert {event["caller"] for event in court.events("called")} == {2}
    court.expect_question(2, "choose-character")


def test_nothing_moves_without_him() -> None:
    """DL-K04.7: in the middle the holder stays, and after the last round a murdered Emperor gives nothing."""
    players = [{"characters": "thief"}, {"characters": "bishop"}, {"characters": "merchant"}, {"characters": "warlord"}]
    court = Court(
        players=players, turn={"as": "thief"}, crown=2, edition="dark-lands", characters="emperor"
    ).end_round()
    assert court.holder("emperor") is None
    assert court.events("crown-moved") == []
    court.expect_question(2, "choose-character")
    last = murdered("dark-lands", 2, ending=True).end_round()
    assert last.position.over
    assert last.crown == 2
