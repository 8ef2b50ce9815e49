"""The crown: who has it, how it moves, and what that means."""

from __future__ import annotations

import pytest

from tests.kit.court import Court

BOTH = ["deluxe", "classic"]


def reign(ruler: str, crown: int = 3, **wanted: object) -> Court:
    """Call rank 4, which is with seat 1."""
    players = [
        {"characters": "thief"},
        {"characters": ruler, "gold": 0},
        {"characters": "bishop"},
        {"characters": "warlord"},
    ]
    return Court(**{"players": players, "call": ruler, "crown": crown, **wanted})


def murdered(ruler: str, crown: int = 3, **wanted: object) -> Court:
    """The same with a murdered ruler; the Assassin is seat 0."""
    players = [
        {"characters": "assassin"},
        {"characters": ruler, "gold": 0},
        {"characters": "bishop"},
        {"characters": "warlord"},
    ]
    return Court(**{"players": players, "murdered": ruler, "call": ruler, "crown": crown, **wanted})


def test_the_holder_leads() -> None:
    """MD-W01.1: chooses first, the others follow clockwise, and calls."""
    court = Court(players=[{}, {}, {}, {}], crown=2)
    court.expect_question(2, "choose-character")
    order = []
    while court.position.question == "choose-character":
        order.append(court.position.asked)
        court.play(court.options[0])
    assert order == [2, 3, 0, 1]
    assert court.events("called")[0]["caller"] == 2


@pytest.mark.parametrize("ruler", ["king", "patrician"])
def test_king_and_patrician_must_take_it(ruler: str) -> None:
    """MD-W01.2, MD-W01.5: the new holder calls on and chooses first in the next round."""
    court = reign(ruler).play("take-gold", "end-turn")
    assert court.crown == 1
    court.end_round()
    assert [event["caller"] for event in court.events("called")] == [3, 1, 1, 1, 1]
    court.expect_question(1, "choose-character")


def test_the_emperor_must_give_it() -> None:
    """MD-W01.3, MD-W01.5: to another player, who calls on and chooses first."""
    court = reign("emperor").play("take-gold")
    court.expect_refused("end-turn")
    court.play("give-crown", "player 2", "none", "end-turn").end_round()
    assert [event["caller"] for event in court.events("called")] == [3, 2, 2, 2, 2]
    court.expect_question(2, "choose-character")


def test_without_rank_four_it_stays() -> None:
    """MD-W01.4: rank 4 lies in the middle."""
    players = [{"characters": "thief"}, {"characters": "bishop"}, {"characters": "merchant"}, {"characters": "warlord"}]
    court = Court(players=players, call="king", crown=2).end_round()
    assert court.events("crown-moved") == []
    court.expect_question(2, "choose-character")


def test_an_acrobat_takes_it() -> None:
    """MD-W01.4: whoever plays it when rank 4 does not answer."""
    players = [
        {"characters": "thief"},
        {"characters": "bishop"},
        {"characters": "merchant", "hand": "acrobat"},
        {"characters": "warlord"},
    ]
    court = Court(players=players, call="king", crown=0)
    court.expect_question(2, "acrobat", "play-acrobat, pass")
    court.play("play-acrobat")
    assert court.crown == 2


def test_a_bewitched_ruler() -> None:
    """MD-W01.6: a King takes it himself, for an Emperor the Witch gives it."""
    witch = [{"characters": "witch"}, {"characters": "king"}, {}, {}]
    court = Court(players=witch, bewitched={"on": "king", "by": 0}, call="king", crown=3).play("take-gold")
    assert court.crown == 1
    assert "take-crown" not in court.options
    witch = [{"characters": "witch"}, {"characters": "emperor"}, {}, {}]
    court = Court(players=witch, bewitched={"on": "emperor", "by": 0}, call="emperor", crown=3).play("take-gold")
    court.expect_question(0, "turn-action", "give-crown")


@pytest.mark.parametrize("ruler", ["king", "patrician"])
def test_a_murdered_ruler_inherits_at_the_end(ruler: str) -> None:
    """MD-W02.1, MD-W02.2, MD-Y02: until then the holder keeps it and calls; then he is shown and has it."""
    court = murdered(ruler)
    court.until_turn("warlord")
    assert court.crown == 3
    assert not court.is_revealed(ruler)
    court.end_round()
    assert {event["caller"] for event in court.events("called")} == {3}
    assert court.events("revealed")[-1] == {"seat": 1, "character": ruler, "rank": 4}
    assert court.crown == 1
    court.expect_question(1, "choose-character")


@pytest.mark.parametrize(("crown", "heirs"), [(3, "player 0, player 2"), (1, "player 0, player 2, player 3")])
def test_a_murdered_emperor_gives_it_at_the_end(crown: int, heirs: str) -> None:
    """MD-W02.3, MD-W02.4, MD-Y03: to neither himself nor its holder; if he is the holder to any other; for nothing."""
    court = murdered("emperor", crown).until("give-crown")
    assert court.is_revealed("emperor")
    court.expect_question(1, "give-crown", heirs)
    court.play("player 2")
    assert (court.crown, court.gold(1)) == (2, 0)
    court.expect_question(2, "choose-character")


@pytest.mark.parametrize(("option", "holder"), [("acrobat-keeps", 2), ("heir-inherits", 1)])
def test_after_an_acrobat(option: str, holder: int) -> None:
    """MD-W02.5, MD-Y04: its player keeps the crown and the King is shown; `heir-inherits` gives it to the King."""
    players = [
        {"characters": "assassin"},
        {"characters": "king"},
        {"characters": "bishop", "hand": "acrobat"},
        {"characters": "warlord"},
    ]
    court = murdered("king", players=players, options={"acrobat-heir": option})
    court.expect_question(2, "acrobat")
    court.play("play-acrobat")
    court.until_turn("warlord")
    assert court.crown == 2
    court.end_round()
    assert court.events("revealed")[-1]["character"] == "king"
    assert court.crown == holder


def test_after_a_rasputin() -> None:
    """MD-W02.6: a saved Emperor has given it in his turn, and gives nothing at the end of the round."""
    players = [
        {"characters": "assassin"},
        {"characters": "emperor", "hand": "rasputin"},
        {"characters": "bishop"},
        {"characters": "warlord"},
    ]
    court = murdered("emperor", players=players).play("play-rasputin", "take-gold", "give-crown", "player 2", "none")
    court.play("end-turn").end_round()
    assert court.crown == 2
    assert [event["cause"] for event in court.events("crown-moved")] == ["emperor"]


def test_after_the_hospital() -> None:
    """MD-W02.7: he is shown, has an income, and the crown still comes at the end of the round."""
    players = [
        {"characters": "assassin"},
        {"characters": "king", "city": "hospital"},
        {"characters": "bishop"},
        {"characters": "warlord"},
    ]
    court = murdered("king", players=players)
    court.expect_question(1, "hospital", "collect, stay-hidden")
    court.play("collect", "take-gold")
    assert court.is_revealed("king")
    court.until_turn("warlord")
    assert court.crown == 3
    court.end_round()
    assert court.crown == 1


def test_nobody_learns_whether_a_murdered_ruler_is_held() -> None:
    """MD-W02.8: until the end of the round views and events are those of an absent one."""
    held = murdered("king")
    absent = Court(
        players=[
            {"characters": "assassin"},
            {"characters": "merchant"},
            {"characters": "bishop"},
            {"characters": "warlord"},
        ],
        murdered="king",
        call="king",
        crown=3,
    )
    for court in (held, absent):
        court.until_turn("bishop")
    for seat in (None, 2):
        logs = [[event.seen_by(seat) for event in court.position.events()] for court in (held, absent)]
        assert logs[0] == logs[1]
        assert held.view(seat)["plots"] == absent.view(seat)["plots"]
    characters = held.view(None)["characters"]
    assert isinstance(characters, list)
    assert (characters[3]["place"], characters[3]["revealed"]) == (None, False)


@pytest.mark.parametrize("crown", [1, 3])
def test_the_throne_room_sees_real_changes(crown: int) -> None:
    """MD-W03.1: a King who has the crown pays nobody."""
    players = [{"city": "throne-room", "gold": 0}, {"characters": "king"}, {}, {}]
    court = Court(players=players, turn={"seat": 1, "as": "king"}, crown=crown).play("take-gold", "end-turn")
    assert court.gold(0) == (0 if crown == 1 else 1)


def test_an_heir_who_has_the_crown_is_no_change() -> None:
    """MD-W03.1: a murdered or bewitched King who holds it already pays nobody."""
    players = [
        {"characters": "assassin", "city": "throne-room", "gold": 0},
        {"characters": "king"},
        {"characters": "bishop"},
        {"characters": "warlord"},
    ]
    court = murdered("king", 1, players=players).end_round()
    assert (court.crown, court.gold(0), court.events("throne-room-paid")) == (1, 0, [])
    players[0] = {"characters": "witch", "city": "throne-room", "gold": 0}
    court = reign("king", 1, players=players, bewitched={"on": "king", "by": 0}).play("take-gold")
    assert (court.crown, court.gold(0), court.events("crown-moved")) == (1, 0, [])


def test_the_statue_after_the_last_round() -> None:
    """MD-W03.2: the holder after the succession counts."""
    players = [
        {"characters": "assassin"},
        {"characters": "king", "city": "statue"},
        {"characters": "bishop"},
        {"characters": "warlord"},
    ]
    court = murdered("king", players=players, ending=True).end_round()
    assert court.position.over
    assert court.position.score_sheet(1)["uniques"] == {"statue": 5}
