"""The log tells why: whatever might surprise somebody is said with its reason, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from signoria.games.machiavelli.words.messages import SPEECH
from tests.games.machiavelli.courts import acting, called, earning
from tests.kit.court import Court
from tests.kit.sentences import LogLines

if TYPE_CHECKING:
    from collections.abc import Mapping

LOG: Final = LogLines(SPEECH, ["Anna", "Bram", "Chris", "Dora"])
# One who only watches.
OTHER: Final = 3


# --- The crown --------------------------------------------------------------------------------------------------------


def without_ruler(ruler: str, edition: str) -> Court:
    """Give a court in which the ruler, whom Bram has, was murdered; Dora has the crown."""
    players = [{"characters": "assassin"}, {"characters": ruler}, {"characters": "bishop"}, {"characters": "warlord"}]
    return Court(players=players, characters=ruler, murdered=ruler, call=ruler, crown=3, edition=edition)


@pytest.mark.parametrize(
    ("ruler", "edition", "english", "dutch"),
    [
        ("king", "deluxe", "King", "Koning"),
        ("king", "dark-lands", "King", "Koning"),
        ("patrician", "deluxe", "Patrician", "Patriciër"),
    ],
)
def test_the_heir_of_a_murdered_ruler(ruler: str, edition: str, english: str, dutch: str) -> None:
    court = without_ruler(ruler, edition).end_round()
    heir = (f"heir to the murdered {english}.", f"erfgenaam van de vermoorde {dutch}.")
    LOG.expect(court, "crown-moved", 1, f"You get the crown as {heir[0]}", f"Je krijgt de kroon als {heir[1]}")
    LOG.expect(court, "crown-moved", OTHER, f"Bram gets the crown as {heir[0]}", f"Bram krijgt de kroon als {heir[1]}")


@pytest.mark.parametrize(("edition", "name"), [("deluxe", "Keizer"), ("dark-lands", "Intrigant")])
def test_the_heir_that_a_murdered_emperor_names(edition: str, name: str) -> None:
    court = without_ruler("emperor", edition).until("give-crown").play("player 2")
    english = "gets the crown from the murdered Emperor."
    LOG.expect(court, "crown-moved", OTHER, f"Chris {english}", f"Chris krijgt de kroon van de vermoorde {name}.")
    LOG.expect(
        court,
        "crown-moved",
        2,
        f"You {english.replace('gets', 'get')}",
        f"Je krijgt de kroon van de vermoorde {name}.",
    )


def silent(ruler: str) -> Court:
    """Give a court in which Anna, the ruler, does not thank Bram, who has the crown and the Ballroom."""
    court = called(ruler, {}, {"city": "ballroom"}, {"characters": "warlord"}, edition="dark-lands", crown=1)
    return court.play("say-nothing")


def test_a_turn_lost_for_not_greeting() -> None:
    court = silent("king")
    told = ("did not thank", "loses their turn.")
    LOG.expect(
        court,
        "turn-lost",
        OTHER,
        f"Ballroom: Anna {told[0]} Bram and {told[1]}",
        "Balzaal: Anna heeft Bram niet bedankt en verliest de beurt.",
    )
    LOG.expect(
        court,
        "turn-lost",
        1,
        f"Ballroom: Anna {told[0]} you and {told[1]}",
        "Balzaal: Anna heeft jou niet bedankt en verliest de beurt.",
    )
    LOG.expect(
        court,
        "turn-lost",
        0,
        "Ballroom: you did not thank Bram and lose your turn.",
        "Balzaal: je hebt Bram niet bedankt en verliest je beurt.",
    )


def test_a_silent_king_has_it_later() -> None:
    court = silent("king")
    while court.position.round == 1:
        court.decline()
    LOG.expect(
        court,
        "crown-moved",
        OTHER,
        "Anna gets the crown only now: the King had lost their turn in the Ballroom.",
        "Anna krijgt nu pas de kroon: de Koning verloor in de Balzaal de beurt.",
    )


def test_a_silent_emperor_gives_it_later() -> None:
    court = silent("emperor").until("give-crown").play("player 2")
    LOG.expect(
        court,
        "crown-moved",
        OTHER,
        "Chris gets the crown only now from the Emperor, who had lost their turn in the Ballroom.",
        "Chris krijgt nu pas de kroon van de Intrigant, die in de Balzaal de beurt verloor.",
    )


@pytest.mark.parametrize(
    ("character", "moves", "english", "dutch"),
    [
        ("king", "take-crown", "Anna gets the crown as the King.", "Anna krijgt de kroon als Koning."),
        (
            "emperor",
            "give-crown;player 3;none",
            "Dora gets the crown from the Emperor.",
            "Dora krijgt de kroon van de Keizer.",
        ),
    ],
)
def test_the_crown_in_a_turn(character: str, moves: str, english: str, dutch: str) -> None:
    court = earning(character, crown=2).play(*moves.split(";"))
    LOG.expect(court, "crown-moved", 1, english, dutch)


def test_the_crown_of_an_acrobat() -> None:
    players: list[Mapping[str, object]] = [{"characters": "assassin"}, {"characters": "king"}, {"hand": "acrobat"}, {}]
    court = Court(players=players, murdered="king", call="king", crown=3).play("play-acrobat")
    LOG.expect(
        court, "crown-moved", 3, "Chris gets the crown with an Acrobat.", "Chris krijgt de kroon met een Acrobate."
    )


def test_what_an_emperor_takes_is_for_the_crown() -> None:
    court = earning("emperor", {}, {"gold": 3}, crown=2).play("give-crown", "player 1", "take-a-gold")
    LOG.expect(
        court, "gold-taken", 1, "Anna takes 1 gold from you for the crown.", "Anna neemt 1 goud van jou voor de kroon."
    )


def test_an_older_story_says_what_it_knows() -> None:
    """Of a game that was told before rulers were named."""
    told = {"event": "crown-moved", "from": 2, "to": 1, "cause": "succession"}
    assert LOG.of(told, OTHER) == {
        "en": "Bram gets the crown after all: rank 4 had lost its turn.",
        "nl": "Bram krijgt alsnog de kroon: nummer 4 had de beurt verloren.",
    }


# --- Districts --------------------------------------------------------------------------------------------------------


def test_an_armory_that_blows_up() -> None:
    court = acting("king", {"gold": 0, "city": "armory, tavern"}, {"city": "palace"}, crown=0)
    court.play("armory", "district 1 palace")
    english, dutch = "Anna blows up the Armory and destroys", "Anna blaast de Wapenkamer op en vernietigt daarmee"
    LOG.expect(court, "destroyed", 1, f"{english} your Palace with it.", f"{dutch} jouw Paleis.")
    LOG.expect(court, "destroyed", OTHER, f"{english} Bram's Palace with it.", f"{dutch} het Paleis van Bram.")


def test_a_district_that_a_graveyard_recovers() -> None:
    court = earning("warlord", {"gold": 9}, {"city": "tavern, graveyard", "gold": 1})
    court.play("destroy", "district 1 tavern")
    court.expect_question(1, "graveyard")
    court.play(court.options[0])
    LOG.expect(
        court,
        "graveyard-used",
        OTHER,
        "Bram pays 1 gold and recovers the Tavern thanks to the Graveyard.",
        "Bram betaalt 1 goud en redt de Taverne dankzij het Kerkhof.",
    )


def test_a_murdered_player_in_hospital() -> None:
    players = [{"characters": "merchant", "city": "hospital"}, {}, {}, {}]
    court = Court(players=players, murdered="merchant", call="merchant").play("collect", "take-gold")
    LOG.expect(
        court,
        "hospital-used",
        OTHER,
        "Anna is the murdered Merchant, but still takes income thanks to the Hospital.",
        "Anna is de vermoorde Koopvrouw, maar neemt dankzij het Ziekenhuis toch inkomen.",
    )


def test_a_swap_in_the_theater() -> None:
    court = Court(players=[{"city": "theater"}, {}, {}, {}])
    while court.position.question == "choose-character":
        court.play(court.options[0])
    court.play("player 2")
    LOG.expect(
        court,
        "theater-used",
        OTHER,
        "Anna swaps a character with Chris in the Theater.",
        "Anna ruilt in het Theater een karakter met Chris.",
    )


# --- Who pays whom ----------------------------------------------------------------------------------------------------


def threatened() -> Court:
    """Give a court in which Bram, the Merchant with 5 gold, is threatened by Anna."""
    return Court(
        players=[{"characters": "blackmailer", "gold": 0}, {"characters": "merchant", "gold": 5}, {}, {}],
        threats={"on": "merchant, warlord", "rose": "merchant", "by": 0},
        call="merchant",
    ).play("take-gold")


def test_whoever_is_threatened_pays_or_refuses_somebody() -> None:
    LOG.expect(
        threatened().play("bribe"), "bribed", OTHER, "Bram bribes Anna with 3 gold.", "Bram koopt Anna om met 3 goud."
    )
    court = threatened().play("refuse")
    LOG.expect(court, "refused", OTHER, "Bram refuses to pay Anna.", "Bram weigert Anna te betalen.")
    LOG.expect(court, "refused", 0, "Bram refuses to pay you.", "Bram weigert jou te betalen.")
    court.play("turn-over")
    LOG.expect(
        court,
        "threat-turned",
        1,
        "Anna turns the threat over: the rose! You lose 7 gold.",
        "Anna draait het dreigement om: de roos! Je bent 7 goud kwijt.",
    )


def test_gold_that_is_stolen() -> None:
    players: list[Mapping[str, object]] = [
        {"characters": "merchant", "gold": 4},
        {"characters": "thief", "gold": 0},
        {},
        {},
    ]
    court = Court(players=players, robbed={"on": "merchant", "by": 1}, call="merchant")
    LOG.expect(court, "robbed", OTHER, "Bram steals 4 gold from Anna.", "Bram steelt 4 goud van Anna.")


def test_a_bewitched_turn_names_the_witch() -> None:
    players: list[Mapping[str, object]] = [{"characters": "merchant"}, {"characters": "witch"}, {}, {}]
    court = Court(players=players, bewitched={"on": "merchant", "by": 1}, call="merchant").play("take-gold")
    dutch = "Anna is behekst door {}: na het inkomen is de beurt voorbij."
    LOG.expect(
        court,
        "bewitched-turn",
        OTHER,
        "Anna is bewitched by Bram: after the income the turn is over.",
        dutch.format("Bram"),
    )
    LOG.expect(
        court,
        "bewitched-turn",
        1,
        "Anna is bewitched by you: after the income the turn is over.",
        dutch.format("jou"),
    )


def test_where_the_gold_on_a_wagon_goes() -> None:
    """MD-K04.8, MD-L39: to its owner, or to the bank where a table plays it so."""
    players: list[Mapping[str, object]] = [{}, {"wagons": 1, "wagon-gold": 3, "characters": "king"}, {}, {}]
    told = {
        "owner": ("Bram discards the Ticket Wagon and takes 3 gold.", "Bram legt de Kassawagen af en neemt 3 goud."),
        "bank": (
            "Bram discards the Ticket Wagon; 3 gold goes to the bank.",
            "Bram legt de Kassawagen af; 3 goud gaat naar de bank.",
        ),
    }
    for whose, (english, dutch) in told.items():
        court = Court(players=players, call="king", options={"ticket-wagon-gold": whose})
        LOG.expect(court, "wagon-cleared", OTHER, english, dutch)
