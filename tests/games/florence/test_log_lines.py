"""The log tells why: which bonus cards a work used, who builds with whom, and who pays what to whom."""

from __future__ import annotations

from typing import Final

import pytest

from signoria.games.florence.words.messages import SPEECH
from tests.kit.palazzo import MUSE, TOGETHER, Palazzo
from tests.kit.sentences import LogLines

LOG: Final = LogLines(SPEECH, ["Anna", "Bram", "Chris"])
ANNA, BRAM, CHRIS = range(3)


# --- Works ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("used", "english", "dutch"),
    [
        ([], "the Poet, worth 7 (jesters 6 and cards 1)", "de Dichter, werkgetal 7 (jongleurs 6 en kaarten 1)"),
        (
            ["bonus-jesters"],
            "the Poet and “Jesters”, worth 13 (jesters 6, cards 1 and bonus cards 6)",
            "de Dichter en “Jongleurs”, werkgetal 13 (jongleurs 6, kaarten 1 en bonuskaarten 6)",
        ),
        (
            ["bonus-jesters", "bonus-table-cards"],
            "the Poet, “Jesters” and “Cards on the table”, worth 14 (jesters 6, cards 1 and bonus cards 7)",
            "de Dichter, “Jongleurs” en “Personen op tafel”, werkgetal 14 (jongleurs 6, kaarten 1 en bonuskaarten 7)",
        ),
    ],
)
def test_a_work_names_its_bonus_cards(used: list[str], english: str, dutch: str) -> None:
    """PF-K01.2: they are laid open when they are used."""
    scene = Palazzo(
        {"hand": "poet", "jesters": 3, "bonus": "bonus-jesters, bonus-table-cards"}, {}, {}, phase="actions", round=1
    )
    scene.play("work", "work poet", *(f"use {card}" for card in used), "done")
    worth = 7 + 6 * (len(used) > 0) + (len(used) > 1)
    LOG.expect(
        scene,
        "work-completed",
        BRAM,
        f"Anna completes a work with {english}, and earns {money(worth, ',')}.",
        f"Anna volbrengt een werk met {dutch}, en verdient {money(worth, '.')}.",
    )
    LOG.expect(
        scene,
        "work-completed",
        ANNA,
        f"You complete a work with {english}, and earn {money(worth, ',')}.",
        f"Je volbrengt een werk met {dutch}, en verdient {money(worth, '.')}.",
    )


def money(worth: int, mark: str) -> str:
    """Say what a work earns: a hundred florins for each that it is worth."""
    return f"{worth * 100:,}".replace(",", mark)


# --- Building together ------------------------------------------------------------------------------------------------


def offered(price: int) -> tuple[Palazzo, str]:
    """Give a scene in which Anna proposes a tower to Bram, and the cells of it."""
    scene = Palazzo({"builders": 1}, {"builders": 3}, {}, phase="actions", options=TOGETHER).play("propose 2")
    cells = scene.said_of("place tower")[0]
    scene.play(f"place tower {cells}", f"price {price}")
    return scene, " ".join(scene.events("joint-offer")[-1]["cells"])


def test_an_offer_says_who_pays_whom() -> None:
    """CB-J03.2: the partner pays the active player."""
    scene, cells = offered(500)
    english, dutch = f"a tower together with {{}} on {cells}:", f"{{}} voor samen een toren te bouwen op {cells}:"
    LOG.expect(
        scene,
        "joint-offer",
        CHRIS,
        f"Anna offers to build {english.format('Bram')} Bram pays Anna 500 (offer 1).",
        f"Anna stelt {dutch.format('Bram')} Bram betaalt Anna 500 (bod 1).",
    )
    LOG.expect(
        scene,
        "joint-offer",
        BRAM,
        f"Anna offers to build {english.format('you')} you pay Anna 500 (offer 1).",
        f"Anna stelt {dutch.format('jou')} jij betaalt Anna 500 (bod 1).",
    )


def test_an_answer_is_told() -> None:
    scene, _ = offered(0)
    LOG.expect(scene.twin().play("accept"), "joint-answer", CHRIS, "Bram agrees.", "Bram gaat akkoord.")
    LOG.expect(scene.play("decline"), "joint-answer", BRAM, "You decline.", "Je wijst het af.")


def test_what_was_built_together_says_who_paid_what_to_whom() -> None:
    """CB-J03.1, CB-J03.2: Bram pays Anna, who pays the bank, and both get the points."""
    scene, cells = offered(500)
    scene.play("accept")
    english, dutch = f"build a tower together on {cells}:", f"bouwen samen een toren op {cells}:"
    LOG.expect(
        scene,
        "joint-built",
        CHRIS,
        f"Anna and Bram {english} Bram pays Anna 500, Anna pays the bank 300 (+3 points each).",
        f"Anna en Bram {dutch} Bram betaalt Anna 500, Anna betaalt de bank 300 (ieder +3 punten).",
    )
    LOG.expect(
        scene,
        "joint-built",
        ANNA,
        f"You and Bram {english} Bram pays you 500, you pay the bank 300 (+3 points each).",
        f"Jij en Bram {dutch} Bram betaalt jou 500, jij betaalt de bank 300 (ieder +3 punten).",
    )
    LOG.expect(
        scene,
        "joint-built",
        BRAM,
        f"Anna and you {english} you pay Anna 500, Anna pays the bank 300 (+3 points each).",
        f"Anna en jij {dutch} jij betaalt Anna 500, Anna betaalt de bank 300 (ieder +3 punten).",
    )


def test_nothing_is_a_price_too() -> None:
    scene, cells = offered(0)
    LOG.expect(
        scene.play("accept"),
        "joint-built",
        CHRIS,
        f"Anna and Bram build a tower together on {cells}: "
        "Bram pays Anna nothing, Anna pays the bank 300 (+3 points each).",
        f"Anna en Bram bouwen samen een toren op {cells}: "
        "Bram betaalt Anna niets, Anna betaalt de bank 300 (ieder +3 punten).",
    )


# --- Who gets what from whom ------------------------------------------------------------------------------------------


def test_a_person_is_recruited_from_somebody() -> None:
    scene = Palazzo({"hand": "recruit"}, {"open": "poet"}, {}, phase="actions").play("recruit", "recruit poet")
    LOG.expect(
        scene, "person-recruited", CHRIS, "Anna recruits the Poet from Bram.", "Anna koopt de Dichter weg bij Bram."
    )
    LOG.expect(
        scene, "person-recruited", BRAM, "Anna recruits the Poet from you.", "Anna koopt de Dichter weg bij jou."
    )


def test_what_the_merchant_pays_for() -> None:
    """Nothing is paid for an object, and why."""
    scene = Palazzo({"money": 200, "character": "merchant"}, {}, {}, options=MUSE).play("open jester", "pass", "pass")
    scene.play("free")
    LOG.expect(
        scene,
        "object-bought",
        BRAM,
        "Anna buys a jester for nothing: the Merchant pays.",
        "Anna koopt een jongleur voor niets: de Koopman betaalt.",
    )


def test_a_character_of_whom_somebody_is_outbid() -> None:
    scene = Palazzo({}, {}, {}, phase="characters", options=MUSE).play("stake muse 3", "stake muse 5")
    LOG.expect(
        scene,
        "a2-ousted",
        CHRIS,
        "Anna is outbid on the Muse and takes their stone back.",
        "Anna wordt overboden op de Muze en neemt de steen terug.",
    )


def test_what_lies_on_the_banker() -> None:
    """MP-K06: the characters are opened with what the Banker pays."""
    scene = Palazzo({}, {}, {}, phase="characters", options=MUSE, pot=600)
    told = {"event": "a2-start", "pot": scene.view(None)["pot"]}
    assert LOG.of(told, ANNA) == {
        "en": "The characters are up for bidding; the Banker comes with 600.",
        "nl": "Nu wordt er op karakters geboden; bij de Bankier krijg je er 600 bij.",
    }
