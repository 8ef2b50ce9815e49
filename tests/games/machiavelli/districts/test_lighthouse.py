"""Lighthouse."""

from __future__ import annotations

from tests.games.machiavelli.courts import earning
from tests.kit.court import Court


def lit(deck: str, **wanted: object) -> Court:
    """Give a court in which seat 0 has just built the Lighthouse."""
    court = earning("king", {"gold": 3, "hand": "lighthouse"}, deck=deck, **{"rest": 3, **wanted})
    court.play("build lighthouse")
    return court


def test_its_builder_may_search_the_deck() -> None:
    """MD-U35.1, MD-U35.2: take a card, and the deck is shuffled; only he sees it."""
    court = lit("docks, palace, tavern")
    court.expect_question(0, "lighthouse", "search, decline")
    court.play("search")
    court.expect_question(0, "lighthouse-take", "take docks, take palace, take tavern")
    assert court.view(1)["question"] == {"kind": "lighthouse-take", "seat": 0}
    court.play("take palace")
    assert court.hand(0) == "palace"
    assert sorted(court.deck().split(", ")) == ["docks", "tavern"]
    assert court.events("deck-searched", 1) == [{"seat": 0, "taken": True}]
    assert court.events("deck-shuffled") == [{"cause": "lighthouse"}]
    assert court.view(1)["searched"] == []


def test_declined_beforehand() -> None:
    """MD-U35.2: then nothing is seen or shuffled."""
    court = lit("docks, palace, tavern")
    court.play("decline")
    assert (court.hand(0), court.deck()) == ("", "docks, palace, tavern")
    assert court.events("deck-shuffled") == []


def test_an_empty_deck() -> None:
    """MD-U35.3: nothing happens."""
    court = lit("")
    assert court.position.question == "turn-action"


def test_action_cards_too() -> None:
    """MD-U35.4: any card."""
    court = lit("director, secret-vault")
    court.play("search")
    court.expect_question(0, "lighthouse-take", "take director, take secret-vault")


def test_nothing_when_it_is_exchanged() -> None:
    """MD-U35.5: it is not built."""
    court = earning("diplomat", {"gold": 9, "city": "manor"}, {"city": "lighthouse"})
    court.play("exchange", "district 1 lighthouse", "district 0 manor")
    court.expect_question(0, "turn-action", "end-turn")


# --- De Donkere Landen ------------------------------------------------------------------------------------------------


def test_classic_a_card_or_none() -> None:
    """DL-L08, DL-L08.1, DL-L08.2, DL-L08.5: the pile is shuffled, card taken or not."""
    court = lit("docks, palace, tavern", edition="dark-lands")
    court.expect_question(0, "lighthouse", "search, decline")
    court.play("search")
    court.expect_question(0, "lighthouse-take", "take docks, take palace, take tavern, none")
    court.play("none")
    assert (court.hand(0), court.position.deck.size) == ("", 3)
    assert court.events("deck-shuffled") == [{"cause": "lighthouse"}]
    taken = lit("docks, palace, tavern", edition="dark-lands")
    taken.play("search", "take docks")
    assert taken.hand(0) == "docks"
    assert taken.events("deck-shuffled") == [{"cause": "lighthouse"}]


def test_classic_declined_beforehand() -> None:
    """DL-L08.5: without looking."""
    court = lit("docks, palace, tavern", edition="dark-lands")
    court.play("decline")
    assert court.deck() == "docks, palace, tavern"


def test_classic_not_the_discard_pile() -> None:
    """DL-L08.3, DL-I59: an empty draw pile is not filled for it."""
    court = lit("", edition="dark-lands", rest="discard")
    assert court.position.question == "turn-action"
    beside = lit("docks", edition="dark-lands", discard="palace")
    beside.play("search")
    beside.expect_question(0, "lighthouse-take", "take docks, none")


def test_classic_the_card_is_not_shown() -> None:
    """DL-L08.4: the others learn that he searched and whether he took."""
    court = lit("docks, palace, tavern", edition="dark-lands")
    court.play("search", "take palace")
    assert court.events("deck-searched", 1) == [{"seat": 0, "taken": True}]
    assert "palace" in str(court.view(0)["players"])
    assert court.sight(1).hand_size(0) == 1
    assert "'hand': ['palace']" not in str(court.view(1)["players"])


def test_classic_on_building_only() -> None:
    """DL-L08.6: each time it is built, and never otherwise."""
    court = Court(
        players=[
            {"gold": 9, "characters": "warlord"},
            {"gold": 9, "city": "lighthouse, graveyard", "characters": "artist"},
            {},
            {},
        ],
        edition="dark-lands",
        turn={"seat": 0, "as": "warlord", "income-taken": True},
    )
    court.play("destroy", "district 1 lighthouse", "pay-and-take", "end-turn", "take-gold", "build lighthouse")
    court.expect_question(1, "lighthouse", "search, decline")
    exchanged = earning("diplomat", {"gold": 9, "city": "manor"}, {"city": "lighthouse"}, edition="dark-lands")
    exchanged.play("exchange", "district 1 lighthouse", "district 0 manor")
    exchanged.expect_question(0, "turn-action", "end-turn")


def test_classic_he_remembers_the_kinds() -> None:
    """DL-L08.7: what is still in the pile, though not where."""
    court = lit("docks, palace, tavern", edition="dark-lands")
    court.play("search", "take palace")
    assert sorted(str(kind) for kind in court.view(0)["searched"]) == ["docks", "tavern"]
    assert court.view(1)["searched"] == []
