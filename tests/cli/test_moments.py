"""Big moments at the terminal: whom they strike reads them, and nobody else who sits at the same screen."""

from __future__ import annotations

import re

import pytest

import signoria
from signoria.cli.faces import face_of
from signoria.cli.hotseat import Hotseat, Person
from signoria.cli.screen import Screen
from signoria.core.record import Recording
from signoria.core.terminal import ANNOUNCED
from tests.cli.kit import Rehearsal, flat, run
from tests.kit.court import Court

NAMES = ["Noor", "Bram", "Cosimo", "Tijn"]
MURDER = {
    "en": "*** You are murdered. Noor named your Merchant: you lose that turn. (Only you see this.) ***",
    "nl": "*** Je bent vermoord. Noor noemde jouw Koopvrouw: die beurt verlies je. (Alleen jij ziet dit.) ***",
}
MARK = {"en": "! You: Merchant murdered", "nl": "! Jij: Koopvrouw vermoord"}


def murder() -> Court:
    court = Court(players=[{"characters": "assassin"}, {"characters": "merchant"}, {}, {}], turn={"as": "assassin"})
    return court.play("assassinate", "name merchant")


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_murdered_reads_it(language: str) -> None:
    events = murder().position.events()
    face = face_of(signoria.game("machiavelli"), language)
    log = face.log(events, 1, NAMES)
    assert MURDER[language] in log
    assert any(line.startswith("! ") for line in log)
    assert face.marks(events, 1, NAMES) == [MARK[language]]


@pytest.mark.parametrize("reader", [0, 2, 3, None])
def test_nobody_else_reads_it(reader: int | None) -> None:
    events = murder().position.events()
    face = face_of(signoria.game("machiavelli"), "en")
    assert not any(ANNOUNCED in line for line in face.log(events, reader, NAMES))
    assert face.marks(events, reader, NAMES) == []


def test_of_a_game_without_moments_nothing_is_marked() -> None:
    position = signoria.game("dominion").new(seats=2, seed=1)
    assert face_of(signoria.game("dominion"), "en").marks(position.events(), 0, NAMES) == []


class Heard(Screen):
    """A screen that counts how often it rang."""

    def __init__(self) -> None:
        super().__init__()
        self.rang = 0

    def ring(self) -> None:
        self.rang += 1


def test_the_terminal_rings_for_whom_it_strikes() -> None:
    game = signoria.game("machiavelli")
    screen = Heard()
    hotseat = Hotseat(face_of(game, "en"), screen, Recording(game, NAMES, 1, {}), {})
    hotseat.recording.position = murder().position
    hotseat.show(Person(0))
    assert screen.rang == 0
    hotseat.show(Person(1))
    assert screen.rang == 1


def test_a_whole_game_tells_what_befalls_the_player() -> None:
    """Alone against three: the last round comes to everybody, and misfortune too."""
    seats = ["you", "house", "house", "house"]
    rehearsal = Rehearsal(seats, 3, person="builder", game="machiavelli")
    arguments = ["--seats", ",".join(seats), "--seed", "3", "--lang", "en"]
    result = run("terminal", "machiavelli", *arguments, typed=[*rehearsal.numbers, "n"])
    assert (result.exit_code, result.stderr) == (0, "")
    shown = flat(result.stdout)
    assert "*** The last round." in shown
    assert re.search(r"\*\*\* (You are (murdered|robbed)|Your .+? is destroyed)", shown)
