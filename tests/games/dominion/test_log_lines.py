"""The log tells why: what stops an attack, why a card does nothing, and what ends the game, in both languages."""

from __future__ import annotations

from typing import Final

import pytest

from signoria.games.dominion.words.messages import SPEECH
from tests.kit.scene import Scene
from tests.kit.sentences import LogLines

LOG: Final = LogLines(SPEECH, ["Anna", "Bram", "Chris"])
ANNA, BRAM, CHRIS = range(3)


def test_a_moat_says_what_it_stops() -> None:
    scene = Scene(players=[{"hand": "witch"}, {"hand": "moat"}, {}]).play("play witch", "reveal moat")
    LOG.expect(
        scene,
        "moat-revealed",
        CHRIS,
        "Bram reveals a Moat and is unaffected by the Witch.",
        "Bram toont een Slotgracht en heeft geen last van de Heks.",
    )
    LOG.expect(
        scene,
        "moat-revealed",
        BRAM,
        "You reveal a Moat and are unaffected by the Witch.",
        "Je toont een Slotgracht en hebt geen last van de Heks.",
    )


@pytest.mark.parametrize(
    ("hand", "supply", "english", "dutch"),
    [
        ("mine", {}, "nothing to trash.", "niets te vernietigen."),
        ("mine, copper", {"copper": 0, "silver": 0}, "nothing to gain.", "niets te pakken."),
    ],
)
def test_a_card_without_effect_says_why(hand: str, supply: dict[str, int], english: str, dutch: str) -> None:
    scene = Scene(players=[{"hand": hand}, {}, {}], supply=supply).play("play mine")
    if scene.position.question == "mine-trash":
        scene.play("trash copper")
    LOG.expect(scene, "no-effect", BRAM, f"Mine: Anna has {english}", f"Mijn: Anna heeft {dutch}")
    LOG.expect(scene, "no-effect", ANNA, f"Mine: you have {english}", f"Mijn: je hebt {dutch}")


def test_a_hand_without_victory_cards_is_shown_for_that() -> None:
    scene = Scene(players=[{"hand": "bureaucrat"}, {"hand": "2 copper"}]).play("play bureaucrat")
    LOG.expect(
        scene,
        "hand-revealed",
        ANNA,
        "Bram has no Victory card and reveals their hand: 2 Coppers.",
        "Bram heeft geen overwinningskaart en toont de hele hand: 2 Koper.",
    )


@pytest.mark.parametrize(
    ("supply", "english", "dutch"),
    [
        (
            {"province": 0},
            "The last Province is gone: the game is over.",
            "De laatste Provincie is weg: het spel is afgelopen.",
        ),
        (
            {"curse": 0, "moat": 0, "estate": 0},
            "Empty piles: Estate, Curse and Moat. The game is over.",
            "Lege stapels: Landgoed, Vloek en Slotgracht. Het spel is afgelopen.",
        ),
    ],
)
def test_the_end_says_what_ended_it(supply: dict[str, int], english: str, dutch: str) -> None:
    scene = Scene(players=[{}, {}, {}], supply=supply, kingdom="first-game").end_turn()
    assert scene.position.over
    LOG.expect(scene, "game-end", CHRIS, english, dutch)


def test_fewer_turns_decide_and_that_is_said() -> None:
    players = [{"hand": "province", "turns": 9}, {"hand": "province", "turns": 8}, {"turns": 8}]
    scene = Scene(players=players, supply={"province": 0}).end_turn()
    LOG.expect(
        scene,
        "scores",
        ANNA,
        "Bram wins with 6 points. The tie goes to the player with fewer turns.",
        "Bram wint met 6 punten. Bij gelijke stand wint wie de minste beurten had.",
    )
