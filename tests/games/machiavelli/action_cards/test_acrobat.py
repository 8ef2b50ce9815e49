"""The Acrobat takes the crown when rank 4 does not answer."""

from __future__ import annotations

import pytest

from signoria.games.machiavelli.data.components import ACROBAT, RASPUTIN
from tests.kit.court import Court

# Seat 1 has the Acrobat, seat 0 the crown, seat 2 the King, unless a test says otherwise.


def called(*, king: bool = True, holder: int = 1, **wanted: object) -> Court:
    """Give a court in which the murdered, or absent, King is called."""
    players: list[dict[str, object]] = [{}, {}, {}, {}]
    players[holder]["hand"] = "acrobat"
    names = ["merchant", "bishop", "king" if king else "thief", "warlord"]
    for player, name in zip(players, names, strict=True):
        player["characters"] = name
    if king:
        wanted.setdefault("murdered", "king")
    return Court(players=players, characters="king", call="king", **wanted)


def test_the_acrobat_may_take_the_crown_of_a_murdered_king() -> None:
    """MD-K01.1, MD-K01.3, MD-R02.7: the crown moves at once, and its new holder calls from then on."""
    court = called()
    court.expect_question(1, "acrobat", "play-acrobat, pass")
    assert court.view(2)["plots"]["acrobat"] is False
    court.play("play-acrobat")
    assert court.crown == 1
    assert court.view(2)["plots"]["acrobat"] is True
    assert court.events("crown-moved") == [{"from": 0, "to": 1, "cause": "acrobat"}]
    assert court.events("called")[-1]["caller"] == 1


def test_the_acrobat_may_take_the_crown_when_nobody_has_rank_four() -> None:
    """MD-K01.1: an absent King does not answer either."""
    court = called(king=False)
    court.expect_question(1, "acrobat")
    court.play("play-acrobat")
    assert court.crown == 1


def test_the_acrobat_chooses_first_in_the_next_round() -> None:
    """MD-K01.3, MD-K01.5, MD-Y04: the murdered King is shown, but does not inherit."""
    court = called().play("play-acrobat").end_round()
    assert court.crown == 1
    court.expect_question(1, "choose-character")
    assert {"seat": 2, "character": "king", "rank": 4} in court.events("revealed")


def test_the_heir_may_inherit_all_the_same() -> None:
    """MD-K01.6, MD-O08, MD-Y04: with `heir-inherits` the King gets the crown at the end of the round."""
    court = called(options={"acrobat-heir": "heir-inherits"}).play("play-acrobat").end_round()
    assert court.crown == 2


def test_the_acrobat_keeps_the_crown_until_another_king() -> None:
    """MD-K01.4: a King of a later round takes it."""
    court = called(king=False).play("play-acrobat").end_round()
    while not court.is_revealed("king") and court.position.round == 2:
        options = court.options
        court.play("choose king") if "choose king" in options else court.decline()
    court.end_round()
    king = court.events("revealed")
    kings = [event["seat"] for event in king if event["character"] == "king"]
    assert court.crown == kings[-1]


def test_who_has_the_crown_or_is_murdered_may_play_it_too() -> None:
    """MD-K01.7: nobody is excluded."""
    for holder in (0, 2):
        court = called(holder=holder)
        court.expect_question(holder, "acrobat", "play-acrobat, pass")
        court.play("play-acrobat")
        assert court.crown == holder


def test_no_acrobat_when_rank_four_answers() -> None:
    """MD-K01.8: the King has his turn."""
    court = called(murdered="thief")
    court.expect_question(2, "turn-action")


def test_no_acrobat_when_rank_four_is_bewitched() -> None:
    """MD-K01.8, MD-Y70: a bewitched King has answered."""
    court = called(murdered="thief", bewitched={"on": "king", "by": 3})
    court.expect_question(2, "rasputin" if court.hand_size(2) else "income")
    court.end_round()
    assert court.events("action-card-played") == []


def test_no_acrobat_when_rasputin_saves_rank_four() -> None:
    """MD-K01.8: who plays Rasputin answers."""
    court = Court(
        players=[
            {"characters": "merchant"},
            {"hand": "acrobat", "characters": "bishop"},
            {"hand": "rasputin", "characters": "king"},
            {"characters": "warlord"},
        ],
        murdered="king",
        call="king",
    )
    court.play("play-rasputin")
    court.expect_question(2, "turn-action")
    court.end_round()
    assert [event["card"] for event in court.events("action-card-played")] == ["rasputin"]


def test_the_acrobat_is_discarded() -> None:
    """MD-K01.9: under the deck."""
    court = called().play("play-acrobat")
    assert court.hand(1) == ""
    assert court.bottom(1) == "acrobat"


def test_an_acrobat_that_is_kept_leaves_no_trace() -> None:
    """MD-K01.2, MD-H26: nobody else sees the question, and declining tells nothing."""
    court = called()
    for reader in (0, 2, None):
        assert court.view(reader)["asked"] is None
        assert court.view(reader)["question"] is None
    court.play("pass")
    assert court.events("action-card-played") == []
    assert court.crown == 0
    assert court.hand(1) == "acrobat"


def test_it_is_silent_only_where_somebody_may_hold_the_card() -> None:
    """MD-H31: of whom everybody knows that they do not hold it, nobody need be asked."""
    hands = {"merchant": "market", "bishop": "acrobat", "thief": "", "warlord": ""}
    players = [{"characters": name, "hand": hand} for name, hand in hands.items()]
    court = Court(players=players, characters="king", call="king")
    assert court.position.may_be_held(ACROBAT, 1)
    court.play("play-acrobat")
    # It lies under the deck now, where all have seen it go.
    assert not court.position.may_be_held(ACROBAT, 1)
    assert court.position.may_be_held(RASPUTIN, 2)


@pytest.mark.parametrize(("hand", "silent"), [("market", 1), ("", 0)])
def test_no_hand_can_hold_it_where_nobody_has_cards(hand: str, silent: int) -> None:
    """MD-H31: hands are hidden, and how many cards are in them is not."""
    names = ["merchant", "bishop", "thief", "warlord"]
    players = [{"characters": name, "hand": hand} for name in names]
    turn = {"seat": 2, "as": "thief", "income-taken": True}
    court = Court(players=players, turn=turn, face_up="architect, magician", options={"action-cards": "on"})
    court.play("end-turn")
    assert len(court.position.silences) == silent
