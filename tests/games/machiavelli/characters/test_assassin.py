"""Assassin."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.characters.glance import others_named, plots
from tests.kit.court import Court
from tests.kit.marks import clause

HOLDERS = [{"characters": "assassin"}, {"characters": "merchant"}, {"characters": "thief"}, {"characters": "king"}]


def murder(victim: str, *, edition: str = "deluxe", **wanted: object) -> Court:
    """Let the Assassin of seat 0 name a character and end the turn."""
    court = Court(**{"players": HOLDERS, "turn": {"as": "assassin"}, "edition": edition, **wanted})
    return court.play("assassinate", f"name {victim}", "take-gold", "end-turn")


@pytest.mark.parametrize("edition", ["deluxe", "classic"])
def test_any_other_character_may_be_named(edition: str) -> None:
    """MD-C01.1, MB-K01, MB-K01.1, MB-K01.2: whether somebody has it, or it lies face up or face down in the middle."""
    court = Court(turn={"as": "assassin"}, edition=edition, players=HOLDERS).play("assassinate")
    everybody = "assassin, thief, magician, king, bishop, merchant, architect, warlord"
    court.expect_question(0, "name-character", others_named("name", "assassin", everybody))
    court.expect_refused("name assassin")
    court.play("name warlord", "take-gold")
    assert "assassinate" not in court.options


@pytest.mark.parametrize("edition", ["deluxe", "classic"])
def test_nobody_needs_to_be_murdered(edition: str) -> None:
    """MD-C01.1, MB-K01.9: it may come before or after income and building, and may be left."""
    court = Court(
        players=[{"characters": "assassin", "hand": "tavern"}, {}, {}, {}], turn={"as": "assassin"}, edition=edition
    )
    court.expect_question(0, "turn-action", "take-gold, take-cards, assassinate")
    court.play("take-gold", "build tavern")
    court.expect_question(0, "turn-action", "assassinate, end-turn")
    court.play("end-turn").end_round()
    assert court.events("murder-named") == []


def test_the_name_is_public() -> None:
    """MD-C01.2, MB-K01.3: everyone reads and sees it; whether anybody has that character nobody learns."""
    court = murder("warlord")
    held = murder("merchant")
    for game, victim in ((court, "warlord"), (held, "merchant")):
        for seat in (None, 2, 3):
            assert game.events("murder-named", seat) == [{"seat": 0, "character": victim}]
            assert plots(game, seat)["murdered"] == victim
    characters = held.view(2)["characters"]
    assert isinstance(characters, list)
    merchant = characters[5]
    assert (merchant["place"], merchant["revealed"]) == (None, False)
    assert set(merchant["possible"]) == {1, 3}


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-C01.3")),
        pytest.param("classic", marks=clause("MB-K01.4", "MB-K01.5", "MB-K01.6", "MB-X4")),
    ],
)
def test_a_murdered_character_has_no_turn(edition: str) -> None:
    """No reveal, income, bonus or trade gold; nothing else is lost."""
    players = [
        {"characters": "assassin"},
        {"characters": "merchant", "city": "market, docks", "hand": "tavern", "gold": 4},
        {"characters": "warlord"},
        {"characters": "king"},
    ]
    court = murder("merchant", edition=edition, players=players)
    court.until_turn("warlord")
    assert (court.gold(1), court.hand(1), court.city(1)) == (4, "tavern", "market, docks")
    assert not court.is_revealed("merchant")
    assert {"rank": 6} in court.events("no-answer")
    court.play("destroy")
    assert "district 1 market" in court.options


def test_a_murdered_bishop_protects_nobody() -> None:
    """MD-C01.3, MB-K01.5: what works without being used is lost too."""
    players = [{"characters": "assassin"}, {"characters": "bishop", "city": "tavern"}, {"characters": "warlord"}, {}]
    court = murder("bishop", players=players)
    court.until_turn("warlord")
    court.play("destroy", "district 1 tavern")
    assert court.city(1) == ""


@pytest.mark.parametrize("edition", ["deluxe", "classic"])
def test_a_murdered_player_stays_a_target(edition: str) -> None:
    """MB-K01.6, MD-C01.3: the Magician may still take the hand of the murdered player."""
    players = [
        {"characters": "assassin"},
        {"characters": "magician", "hand": "tavern"},
        {"characters": "merchant", "hand": "palace, castle"},
        {"characters": "king"},
    ]
    court = murder("merchant", edition=edition, players=players).play("swap-hands", "player 2")
    assert (court.hand(1), court.hand(2)) == ("castle, palace", "tavern")


@pytest.mark.parametrize("edition", ["deluxe", "classic"])
def test_with_two_characters_one_turn_is_lost(edition: str) -> None:
    """MD-C01.4, MB-K01.7: with three players the other character acts as ever."""
    players = [{"characters": "assassin, king"}, {"characters": "thief, merchant", "gold": 3}, {}]
    court = murder("thief", edition=edition, players=players)
    assert not court.is_revealed("thief")
    court.until_turn("merchant")
    court.play("take-gold", "merchant-gold")
    assert court.gold(1) == 6


@pytest.mark.parametrize("edition", ["deluxe", "classic"])
def test_the_own_second_character_may_be_murdered(edition: str) -> None:
    """MD-C01.5, MB-K01.2: it loses its turn like any other."""
    players = [{"characters": "assassin, king"}, {"characters": "thief, merchant"}]
    court = murder("king", edition=edition, players=players)
    court.until_turn("merchant")
    assert not court.is_revealed("king")
    assert {"rank": 4} in court.events("no-answer")


@pytest.mark.parametrize("edition", ["deluxe", "classic"])
def test_a_character_in_the_middle_is_murdered_in_vain(edition: str) -> None:
    """MB-K01.8, MB-K01.2, MD-C01.1: everyone who has a character has a turn."""
    players = [{"characters": "assassin"}, {"characters": "thief"}, {"characters": "king"}, {"characters": "warlord"}]
    court = murder("merchant", edition=edition, players=players)
    assert court.holder("merchant") is None
    court.end_round()
    assert [event["character"] for event in court.events("revealed")] == ["thief", "king", "warlord"]


@pytest.mark.parametrize("edition", ["deluxe", "classic"])
def test_murdered_and_absent_are_called_alike(edition: str) -> None:
    """MD-Y01, MB-I40, MD-C01.2: the log of a round does not tell which it was."""
    held = [{"characters": "assassin"}, {"characters": "thief"}, {"characters": "merchant"}, {"characters": "warlord"}]
    absent = [{"characters": "assassin"}, {"characters": "thief"}, {"characters": "bishop"}, {"characters": "warlord"}]
    logs = []
    for players in (held, absent):
        court = murder("merchant", edition=edition, players=players, characters="merchant, bishop")
        court.until_turn("warlord")
        told = [event.seen_by(None) for event in court.position.events()]
        first = next(n for n, event in enumerate(told) if event["event"] == "called" and event["rank"] == 6)
        last = next(n for n, event in enumerate(told) if event["event"] == "called" and event["rank"] == 7)
        logs.append([{name: fact for name, fact in event.items() if name != "at"} for event in told[first:last]])
    assert logs[0] == logs[1]
    assert [event["event"] for event in logs[0]] == ["called", "no-answer"]


def test_rasputin_undoes_a_murder_for_good() -> None:
    """MD-C01.6: the Merchant has a whole turn, and nobody counts as murdered any more."""
    players = [
        {"characters": "assassin"},
        {"characters": "merchant", "hand": "rasputin, temple"},
        {"characters": "warlord"},
        {},
    ]
    court = murder("merchant", players=players)
    court.until("rasputin")
    assert court.position.asked == 1
    court.play("play-rasputin")
    court.expect_question(1, "turn-action", "take-gold, take-cards, merchant-gold")
    court.play("take-gold", "merchant-gold", "build temple", "end-turn")
    assert (court.gold(1), court.city(1)) == (4, "temple")
    assert court.is_revealed("merchant")
    assert not court.position.intrigue.is_murdered(5)


def test_a_saved_king_takes_the_crown_in_his_turn() -> None:
    """MD-C01.6, MD-W02.6: what murdered rulers get at the end of a round he does not."""
    players = [{"characters": "assassin"}, {"characters": "king", "hand": "rasputin"}, {}, {"characters": "warlord"}]
    court = murder("king", players=players, crown=2)
    court.until("rasputin")
    court.play("play-rasputin", "take-gold", "take-crown", "end-turn").end_round()
    assert [event["cause"] for event in court.events("crown-moved")] == ["king"]


def test_the_order_of_the_turn() -> None:
    """MD-C01.7: called, turned up, wagons cleared; then income, murder and one district, in any order."""
    court = Court(
        players=[
            {"characters": "assassin", "hand": "rasputin, tavern, market", "wagons": 1, "wagon-gold": 2, "gold": 0},
            {},
            {},
            {},
        ],
        call="assassin",
    )
    court.expect_question(0, "turn-action", "take-gold, take-cards, assassinate")
    assert court.kinds_of_events()[:3] == ["called", "revealed", "wagon-cleared"]
    assert court.gold(0) == 2
    court.play("take-gold", "build tavern", "assassinate", "name king")
    court.expect_question(0, "turn-action", "end-turn")
    court.play("end-turn")
    assert court.kinds_of_events()[3:7] == ["income-gold", "built", "murder-named", "turn-ended"]
