"""The log: what is told to everybody of each event, and what only some learn."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.machiavelli.many_games import many_games
from tests.kit.court import Court

# What everyone is told.
PUBLIC: Final = {
    "game-started": "players options characters uniques crown",
    "round-started": "round crown",
    "characters-face-up": "characters face_down",
    "character-chosen": "seat left",
    "character-put-down": "seat",
    "theater-used": "seat owner",
    "theater-declined": "seat",
    "called": "rank character caller",
    "no-answer": "rank",
    "revealed": "seat character rank",
    "murder-named": "seat character",
    "bewitch-named": "seat character",
    "theft-named": "seat character",
    "robbed": "seat thief gold",
    "bewitched-turn": "seat witch",
    "witch-resumed": "seat character",
    "witch-not-resumed": "seat",
    "warrants-placed": "seat characters",
    "warrant-turned": "seat owner character district gold",
    "warrant-not-turned": "seat character",
    "threats-placed": "seat characters",
    "threat-removed": "character",
    "bribed": "seat owner gold",
    "refused": "seat owner",
    "threat-turned": "seat owner character rose gold",
    "income-gold": "seat gold",
    "income-cards": "seat drawn kept",
    "district-income": "seat type gold cards",
    "bonus": "seat character gold cards",
    "unclaimed-left": "seat gold draws either",
    "cards-drawn": "seat number cause",
    "spied": "seat owner type matches gold",
    "hands-swapped": "seat owner given taken",
    "hand-redrawn": "seat number",
    "hand-viewed": "seat owner number",
    "card-taken": "seat owner number",
    "gold-taken": "seat owner gold",
    "seer-took": "seat owner",
    "seer-gave": "seat owner",
    "crown-moved": "from to cause",
    "tithe": "seat owner",
    "loan": "seat owner gold number",
    "studied": "seat drawn",
    "paid-with-cards": "seat number",
    "built": "seat district cost price cards builder size",
    "taxed": "seat gold owner",
    "tax-collected": "seat gold",
    "refund": "seat gold",
    "destroyed": "seat owner district price cause",
    "graveyard-used": "seat district",
    "exchanged": "seat owner gold given taken",
    "seized": "seat owner district gold",
    "beautified": "seat district",
    "district-used": "seat district gold cards",
    "bell-tower-decided": "seat number",
    "deck-searched": "seat taken",
    "deck-shuffled": "cause",
    "action-card-played": "seat card",
    "wagon-used": "seat owner drawn",
    "wagon-cleared": "seat gold bank",
    "hospital-used": "seat character",
    "queen-paid": "seat gold",
    "throne-room-paid": "seat",
    "greeting": "seat answer",
    "turn-lost": "seat owner cause",
    "city-completed": "seat number",
    "end-triggered": "seats number",
    "end-cancelled": "number",
    "turn-ended": "seat",
    "round-ended": "round",
    "scored": "sheets",
    "game-ended": "winners places tie_break",
}
# What everyone is told besides of a crown that moves because a ruler had no turn: who ruled, and how the turn was lost.
INHERITED: Final = "character lost"
# What only the players named in these facts are told besides.
SECRET: Final = {
    "character-chosen": ("character", "seat"),
    "character-put-down": ("character", "seat"),
    "theater-used": ("given taken", "seat owner"),
    "income-cards": ("cards", "seat"),
    "cards-drawn": ("cards", "seat"),
    "hand-viewed": ("cards", "seat"),
    "card-taken": ("cards", "seat owner"),
    "seer-took": ("cards", "seat owner"),
    "seer-gave": ("cards", "seat owner"),
    "loan": ("cards", "seat owner"),
    "deck-searched": ("cards", "seat"),
}
# Whoever has a named character is told, who is no fact.
STRUCK: Final = ("murder-named", "bewitch-named", "threats-placed")
FEW: Final = 60


def test_every_event_tells_its_facts_to_everyone() -> None:
    """Everything that it should, and nothing besides, in whole games of all editions."""
    seen = set()
    for event in many_games().events:
        besides = INHERITED if event.facts.get("cause") == "succession" else ""
        assert sorted(event.facts) == sorted(f"{PUBLIC[event.kind]} {besides}".split()), event.kind
        seen.add(event.kind)
    assert len(seen) >= FEW


def test_secrets_reach_those_they_are_about() -> None:
    """MD-H28, MD-H24, MD-H21, MB-H02.1: and nobody else."""
    told = set()
    for event in many_games().events:
        if event.kind == "characters-face-up":
            # The King of the original game may look at the card that lies face down.
            assert sorted(event.secrets) in ([], ["face_down_card"])
            continue
        if event.kind in STRUCK:
            assert sorted(event.secrets) == (["rescue"] if event.kind == "murder-named" else [])
            assert event.facts["seat"] not in event.insiders
            continue
        secrets, insiders = SECRET.get(event.kind, ("", ""))
        if event.secrets:
            assert sorted(event.secrets) == sorted(secrets.split())
            assert sorted(event.insiders) == sorted({int(str(event.facts[name])) for name in insiders.split()})
            told.add(event.kind)
        else:
            assert event.insiders == ()
    # A Theater is seldom built and used in games by lot; `districts/test_theater.py` has its line.
    assert set(SECRET) - told <= {"theater-used"}


@pytest.mark.parametrize("edition", ["deluxe", "classic"])
def test_the_owner_reads_which_income_cards_were_kept(edition: str) -> None:
    """MD-L17, MD-H21: everybody else reads how many were drawn and kept."""
    court = Court(players=[{}, {}, {}, {}], deck="tavern, market", edition=edition, turn={"as": "bishop"})
    court.play("take-cards", "keep market")
    public = {"seat": 0, "drawn": 2, "kept": 1}
    assert court.events("income-cards", 0) == [{**public, "cards": ["market"], "secret": True}]
    assert court.events("income-cards", 1) == [public]
    assert court.events("income-cards") == [public]


def test_both_cards_kept_with_a_library_are_told() -> None:
    """MD-L17: in the original game they are picked one after the other."""
    court = Court(
        players=[{"city": "library"}, {}, {}, {}], deck="tavern, market", edition="classic", turn={"as": "bishop"}
    )
    court.play("take-cards", "keep market", "keep tavern")
    assert court.events("income-cards", 0)[0]["cards"] == ["tavern", "market"]
    assert court.events("income-cards", 1) == [{"seat": 0, "drawn": 2, "kept": 2}]


def test_who_searched_the_deck_reads_which_card_was_taken() -> None:
    """MD-L37: the others read that a card was taken."""
    court = Court(players=[{"hand": "lighthouse", "gold": 5}, {}, {}, {}], turn={"as": "king", "income-taken": True})
    court.play("build lighthouse", "search", "take palace")
    assert court.events("deck-searched", 0) == [{"seat": 0, "taken": True, "cards": ["palace"], "secret": True}]
    assert court.events("deck-searched", 2) == [{"seat": 0, "taken": True}]
    assert court.events("deck-shuffled") == [{"cause": "lighthouse"}]


def test_a_complete_city_is_told_before_the_end() -> None:
    """MD-L43: every city that is completed, the first one with the end of the game."""
    six = "tavern, market, docks, temple, church, prison"
    court = Court(
        players=[
            {"city": six, "hand": "manor", "gold": 5, "characters": "king"},
            {"city": six, "hand": "castle", "gold": 5, "characters": "warlord"},
            {},
            {},
        ],
        turn={"as": "king", "income-taken": True},
    )
    court.play("build manor", "end-turn")
    court.until_turn("warlord", 1)
    court.play("take-gold", "build castle")
    assert court.events("city-completed") == [{"seat": 0, "number": 7}, {"seat": 1, "number": 7}]
    assert court.events("end-triggered") == [{"seats": [0], "number": 7}]


def test_an_end_that_is_called_off_is_told() -> None:
    """MD-L36, MD-L43, MD-X27, MD-U32.9: the Bell Tower is destroyed."""
    court = Court(
        players=[
            {"hand": "bell-tower", "gold": 9, "characters": "king"},
            {"city": "tavern, market, docks, temple, church, prison"},
            {"characters": "warlord", "gold": 9},
            {},
            {},
        ],
        turn={"as": "king", "income-taken": True},
    )
    court.play("build bell-tower", "earlier", "end-turn")
    assert court.events("bell-tower-decided") == [{"seat": 0, "number": 6}]
    court.until_turn("warlord", 2)
    court.play("take-gold", "destroy", "district 0 bell-tower")
    assert court.events("end-cancelled") == [{"number": 7}]
    court.end_round()
    assert not court.position.over


def test_ways_of_payment_are_told() -> None:
    """MD-L27, MD-L26, MD-L30: the price, and before it what was given instead of gold."""
    court = Court(
        players=[{"hand": "docks", "city": "framework", "gold": 0}, {}, {}, {}],
        turn={"as": "king", "income-taken": True},
    )
    court.play("build-by-framework docks")
    assert court.events("destroyed")[0]["cause"] == "framework"
    free: dict[str, object] = {"cost": 3, "price": 0, "cards": 0}
    assert court.events("built") == [{"seat": 0, "builder": 0, "district": "docks", **free, "size": 1}]
    den = Court(
        players=[{"hand": "thieves-den, 2 tavern", "gold": 4}, {}, {}, {}], turn={"as": "king", "income-taken": True}
    )
    den.play("build thieves-den", "discard tavern", "discard tavern", "done")
    assert den.events("paid-with-cards") == [{"seat": 0, "number": 2}]
    assert {fact: den.events("built")[0][fact] for fact in ("cost", "price", "cards")} == {
        "cost": 6,
        "price": 4,
        "cards": 2,
    }
    factory = Court(
        players=[{"hand": "library", "city": "factory", "gold": 5}, {}, {}, {}],
        turn={"as": "king", "income-taken": True},
    )
    factory.play("build library")
    assert (factory.events("built")[0]["cost"], factory.events("built")[0]["price"]) == (6, 5)


def test_the_hospital_is_told_with_its_income() -> None:
    """MD-L40: player, character, and what was taken."""
    court = Court(
        players=[{"characters": "merchant", "city": "hospital"}, {}, {}, {}], murdered="merchant", call="merchant"
    )
    court.play("collect", "take-gold")
    assert court.events("hospital-used") == [{"seat": 0, "character": "merchant"}]
    assert court.events("income-gold")[0] == {"seat": 0, "gold": 2}


def test_gold_on_wagons_is_told_at_the_end() -> None:
    """MD-L39, MD-K04.11: before the points."""
    court = Court(
        players=[{}, {"wagons": 1, "wagon-gold": 3}, {}, {}],
        first=[0],
        ending=True,
        turn={"as": "warlord", "income-taken": True},
    ).end_round()
    assert court.events("wagon-cleared") == [{"seat": 1, "gold": 3, "bank": False}]
    kinds = court.kinds_of_events()
    assert kinds.index("wagon-cleared") < kinds.index("scored")


def test_the_choice_of_the_theater_is_public() -> None:
    """MD-H29, MD-D05.6: with whom a character was exchanged, but not which."""
    court = Court(players=[{"city": "theater"}, {}, {}, {}])
    while court.position.question == "choose-character":
        court.play(court.options[0])
    court.play("player 2")
    assert court.events("theater-used") == [{"seat": 0, "owner": 2}]
    assert court.events("theater-used", 1) == [{"seat": 0, "owner": 2}]
    assert {"given", "taken"} <= set(court.events("theater-used", 2)[0])


def test_what_everybody_knows_in_the_older_boxes() -> None:
    """MB-H01.15, DL-H01.4: crown, options, the cards of the game, and who is bewitched."""
    court = Court(
        players=[{"characters": "witch"}, {"characters": "merchant"}, {}, {}],
        edition="dark-lands",
        crown=2,
        turn={"seat": 0, "as": "witch"},
    )
    court.play("take-gold", "name merchant")
    assert court.events("bewitch-named") == [{"seat": 0, "character": "merchant"}]
    for reader in (1, 3, None):
        view = court.view(reader)
        assert view["crown"] == 2
        assert view["uniques"]
        assert view["options"]
        assert "merchant" in str(view["plots"])


def test_staying_hidden_in_the_hospital_tells_nothing() -> None:
    """DL-H01.6, DL-I39, DL-I63: that the owner is asked is public, what he may answer and answers is not."""
    seen = []
    for held in ("merchant", "architect"):
        court = Court(
            players=[{"characters": held, "city": "hospital"}, {"characters": "thief"}, {}, {}],
            edition="dark-lands",
            characters="merchant",
            face_up="bishop, warlord, artist",
            murdered="merchant",
            call="merchant",
        )
        court.expect_question(0, "hospital", "collect, stay-hidden" if held == "merchant" else "stay-hidden")
        assert court.view(1)["asked"] == 0
        assert "collect" not in str(court.view(1)["question"])
        court.play("stay-hidden")
        seen.append(court.kinds_of_events()[:2])
    assert seen[0] == seen[1] == ["called", "no-answer"]
