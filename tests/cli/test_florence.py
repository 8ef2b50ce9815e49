"""Florence at the command line: simulated, recorded, replayed, and played in a terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.cli.faces import face_of
from signoria.core.record import read_record, verify
from signoria.games import REGISTRY
from tests.cli.kit import Rehearsal, flat, run
from tests.kit.driver import driver_of

NAMES = ["Anna", "Bram", "Chris"]


def test_bots_play_each_other() -> None:
    result = run("simulate", "florence", "--seats", "random,random,random", "--games", "3", "--seed", "1", "--json")
    assert json.loads(result.stdout)["games"] == 3


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_table_can_be_shown(language: str) -> None:
    face = face_of(signoria.game("florence"), language)
    position = signoria.game("florence").new(3, 4, {"expansion-muse-princess": "on"})
    driver_of("florence", 4, lively=True).play(position, 120)
    seat = position.asked
    assert seat is not None
    view: dict[str, Any] = position.view(seat)
    shown = "\n".join(face.table(view, NAMES, 100))
    assert all(name in shown for name in NAMES)
    assert "2 ###" in shown
    assert face.question(view, NAMES)
    for option in position.legal():
        assert face.option(view, position.notation(option))
        face.option_note(view, position.notation(option))
    assert len(face.log(position.events(), seat, NAMES)) > 20
    assert face.card("poet") is not None
    assert face.card("nobody") is None
    assert face.card(face.example_card()) is not None


FULL = {"expansion-muse-princess": "on", "expansion-cooperative": "on"}
SETTLED = ["--options", json.dumps(FULL)]


@pytest.mark.parametrize(
    ("lang", "title", "won", "words"),
    [
        ("nl", "De Vorsten van Florence", "punten", ["Ronde 7: ", "Open een veiling", "Eindstand", "Prestige"]),
        ("en", "The Princes of Florence", "points", ["Round 7: ", "Open an auction", "Final scores", "prestige"]),
    ],
)
@pytest.mark.parametrize("seats", [["you", "random", "random"], ["you:Marieke", "you:Joost", "random"]])
def test_a_whole_game_at_the_keyboard(
    lang: str, title: str, won: str, words: list[str], seats: list[str], tmp_path: Path
) -> None:
    """Everything of the box; alone and with two at one screen; the record of it is the game that was rehearsed."""
    file = tmp_path / "game.json"
    rehearsal = Rehearsal(seats, 6, dict(FULL), person="random", game="florence")
    arguments = ["--seats", ",".join(seats), "--seed", "6", "--lang", lang, *SETTLED, "--record", str(file)]
    result = run("terminal", "florence", *arguments, typed=[*rehearsal.numbers, "n"])
    assert (result.exit_code, result.stderr) == (0, "")
    shown = flat(result.stdout)
    assert title in shown
    for word in [*words, won]:
        assert word in shown, word
    record = read_record(file.read_bytes())
    assert record["moves"] == rehearsal.recording.moves
    assert verify(record, REGISTRY).over


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_record_is_written_and_replayed(language: str, tmp_path: Path) -> None:
    """From beginning to end, in both languages."""
    file = str(tmp_path / "game.json")
    written = run("record", "florence", "--seats", "random,steward,random", "--seed", "3", *SETTLED, "-o", file)
    assert (written.exit_code, written.output) == (0, "")
    record = read_record(Path(file).read_bytes())
    assert verify(record, REGISTRY).scores() == record["result"]["scores"]  # type: ignore[index]
    told = run("replay", file, "--lang", language)
    assert told.exit_code == 0
    best = max(record["result"]["scores"])  # type: ignore[index]
    assert str(best) in flat(told.stdout)[-2000:]
    assert ("Ronde 7" if language == "nl" else "Round 7") in told.stdout


def test_a_placement_is_read_column_by_column() -> None:
    """PF-T03.2: as the cells it covers; across a border as records write it."""
    dutch, english = (face_of(signoria.game("florence"), language) for language in ("nl", "en"))
    view: dict[str, object] = {"seat": 0, "options": {}}
    assert dutch.option(view, "place forest a3 r0") == "Bos op a345 b3 c3"
    assert english.option(view, "place tower d3 r0") == "Tower at d3 e3 f3"
    assert english.option(view, "place tower 1:g3 r0") == "Tower at 1:g3 r0"
