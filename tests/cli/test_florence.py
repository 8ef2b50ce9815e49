"""Florence at the command line: simulated, recorded, replayed, and played in a terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.cli.faces import face_of
from signoria.cli.hotseat import Hotseat, Person
from signoria.core.record import Recording, read_record, verify
from signoria.games import REGISTRY
from signoria.games.florence.data.components import TILES
from signoria.games.florence.words.terminal import MARKS
from tests.cli.kit import Kept, Rehearsal, flat, run
from tests.kit.driver import driver_of
from tests.kit.palazzo import Palazzo

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
    you = {"en": "You: ", "nl": "Jij: "}[language]
    assert all(f"{name}: " in shown for other, name in enumerate(NAMES) if other != seat)
    assert you in shown
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
    result = run("terminal", "florence", *arguments, typed=[*rehearsal.notations, "n"])
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


# --- What helps to choose ---------------------------------------------------------------------------------------------


def sat_down(
    palazzo: Palazzo, *typed: str, language: str = "en", bots: dict[int, str] | None = None
) -> tuple[Hotseat, list[str]]:
    """Let whoever is asked read the table and type something, until an answer or the end."""
    game = signoria.game("florence")
    screen = Kept([*typed, "q"])
    table = Hotseat(face_of(game, language), screen, Recording(game, NAMES, 1, {}), bots or {})
    table.recording.position = palazzo.position
    table.present = palazzo.position.asked
    assert table.present is not None
    person = Person(table.present)
    table.show(person)
    table.listen(person)
    return table, screen.lines


def at_work(**more: object) -> Palazzo:
    """A turn of somebody with a person, a bonus card and a prestige card in hand."""
    own = {
        "hand": "poet, painter",
        "bonus": "bonus-lakes",
        "prestige": "most-lakes",
        "tiles": "lake",
        "jesters": 2,
        "money": 1500,
    }
    return Palazzo(players=[{**own, **more}, {"open": "lawyer", "money": 900}, {}], round=3, phase="actions")


def test_a_table_tells_all_that_lies_open_and_what_cards_are_worth() -> None:
    told = sat_down(at_work())[1]
    for line in (
        "Round 3 of 7. Works must be worth 12; objects start at 200. You go first.",
        "Bram: 0 points, 0 jesters, 0 builders",
        "  Face up: the Lawyer.",
    ):
        assert line in told, told
    assert any(line.startswith("  Poet: Wants a theater, a lake and freedom of travel. (work worth ") for line in told)
    assert any(line.startswith("  Lakes: +2 for each lake. (+2 now)") for line in told)
    assert any(line.startswith("  Most lakes: ") and line.endswith("(6 points now)") for line in told)
    assert any("# palace, l lake" in line for line in told)
    assert any("Bring a person to your court" in line and line.endswith("costs 300") for line in told)


def test_a_turn_says_why_an_action_is_not_there() -> None:
    told = sat_down(at_work(hand="poet", jesters=0), "w", "recruit")[1]
    assert any("Complete a work: No person in your hand reaches 12" in line for line in told), told
    assert "You have no recruiting card." in told


@pytest.mark.parametrize(
    "typed",
    ["tower d3 e3 f3", "f3,e3 d3 tower", "tower def3", "place tower d3 r0", "Tower at d3 e3 f3", "tower@f3,d3,e3"],
)
def test_cells_may_be_typed_in_any_order(typed: str) -> None:
    palazzo = at_work()
    palazzo.play("build")
    table, _ = sat_down(palazzo, typed.replace("def3", "d3 e3 f3"))
    assert table.recording.moves == ["place tower d3 r0"]


def test_many_places_are_chosen_step_by_step() -> None:
    """First the tile, then the column, then the place; and back."""
    palazzo = at_work()
    palazzo.play("build")
    table, told = sat_down(palazzo, "chapel", "0", "chapel", "1", "1")
    first = [line for line in told if line.lstrip()[:1].isdigit() and line.endswith(" options")]
    assert any("University" in line for line in first)
    assert any("Chapel, leftmost in column a" in line for line in first)
    assert "  0  Back" in told
    assert table.recording.moves[0].startswith("place chapel a")


def test_a_bid_is_an_amount_and_says_what_is_left() -> None:
    palazzo = Palazzo(players=[{"money": 1500}, {"money": 900}, {}], round=2, phase="auction")
    palazzo.play("open jester")
    table, told = sat_down(palazzo, "300")
    assert any("Bid 300" in line and line.endswith("leaves you 600") for line in told), told
    assert table.recording.moves == ["bid 300"]


def test_stakes_are_chosen_by_character_and_typed_as_they_are_read() -> None:
    players = [{"money": 1500}, {}, {}]
    palazzo = Palazzo(players=players, round=2, phase="characters", options={"expansion-muse-princess": "on"})
    table, told = sat_down(palazzo, "muse 1200")
    assert any(line.split()[1:] == ["Muse", "13", "options"] for line in told), told
    assert table.recording.moves == ["stake muse 12"]


def test_bonus_cards_are_used_in_any_order() -> None:
    palazzo = at_work(bonus="bonus-jesters, bonus-buildings, bonus-lakes")
    palazzo.play("work", "work poet")
    table, told = sat_down(palazzo, "Use Lakes")
    assert any("Use Lakes" in line and line.endswith("+2 now") for line in told), told
    assert table.recording.moves == ["use bonus-lakes"]
    table, told = sat_down(palazzo, "use bonus-jesters")
    assert table.recording.moves == ["use bonus-jesters"]


def test_a_building_for_two_is_told_with_both_gardens() -> None:
    options = {"expansion-cooperative": "on"}
    palazzo = Palazzo(players=[{"money": 1500}, {}, {}], round=2, phase="actions", options=options)
    palazzo.play("propose 2")
    table, told = sat_down(palazzo, "chapel", "1", "1")
    assert any("Chapel at you: " in line and "; Bram: " in line for line in told), told
    assert table.recording.moves[0].startswith("place chapel 1:")


@pytest.mark.parametrize(
    ("language", "such", "card"),
    [
        ("en", 'such as "build"', "Type t and the name of a card, for example: t Poet"),
        ("nl", 'zoals "build"', "Typ t en de naam van een kaart, bijvoorbeeld: t Dichter"),
    ],
)
def test_help_gives_examples_of_the_game_at_hand(language: str, such: str, card: str) -> None:
    """A move that is possible now, and a card that there is."""
    palazzo = at_work()
    told = sat_down(palazzo, "help", "t", language=language)[1]
    assert palazzo.options[0] == "build"
    assert such in flat("\n".join(told))
    assert not any("buy silver" in line or "take-gold" in line for line in told)
    assert card in told


@pytest.mark.parametrize(
    ("language", "best", "chance"), [("en", "Complete a work", "% to win"), ("nl", "Volbreng een werk", "% winst")]
)
def test_hints_know_this_game(monkeypatch: pytest.MonkeyPatch, language: str, best: str, chance: str) -> None:
    """In the last round a work that is worth enough is among the best, with chance and reason."""
    monkeypatch.setattr("signoria.cli.hotseat.HINT_WORLDS", 1)
    monkeypatch.setattr("signoria.cli.hotseat.HINT_SECONDS", 0.0)
    players = [{"hand": "poet", "tiles": "lake, theatre", "freedoms": "travel", "jesters": 4, "money": 300}, {}, {}]
    palazzo = Palazzo(players=players, round=7, phase="actions")
    told = sat_down(palazzo, "hint", language=language, bots={1: "house", 2: "house"})[1]
    place = next(place for place, line in enumerate(told) if "strong bot" in line or "sterke bot" in line)
    advised, reason = told[place + 1 : place + 3]
    assert best in advised, told[place:]
    assert chance in advised
    assert reason.endswith(".")
    assert "hint-" not in reason


def test_no_two_tiles_are_drawn_alike() -> None:
    assert set(MARKS) == set(TILES)
    assert len(set(MARKS.values())) == len(TILES)
