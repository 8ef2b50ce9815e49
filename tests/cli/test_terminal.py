"""`signoria terminal`: whole games at the keyboard, alone and together, in Dutch and in English."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import signoria
from signoria.core.record import read_record, verify
from signoria.games import REGISTRY
from tests.cli.kit import Rehearsal, flat, run

if TYPE_CHECKING:
    from typer.testing import Result

ALONE = ["you", "big-money"]
TOGETHER = ["you:Marieke", "you:Joost", "random"]
ATTACKS: dict[str, object] = {"kingdom-mode": "interaction"}


def play(
    *typed: str, seats: list[str] | None = None, seed: int = 4, lang: str = "nl", more: tuple[str, ...] = ()
) -> Result:
    """Play at the terminal."""
    arguments = ("--seats", ",".join(seats or ALONE), "--seed", str(seed), "--lang", lang)
    result = run("terminal", "dominion", *arguments, *more, typed=list(typed))
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    return result


def lines(result: Result) -> list[str]:
    return result.stdout.split("\n")


# --- Whole games ------------------------------------------------------------------------------------------------------


def test_a_whole_game_in_dutch(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    rehearsal = Rehearsal(ALONE, 4)
    result = play(*rehearsal.numbers, "n", more=("--record", str(file)))
    told = lines(result)
    assert told[0] == "Dominion: jij tegen Big Money. Typ ? voor uitleg."
    assert "Beurt 1, Big Money" in told
    assert "Beurt 1, jij" in told
    assert "  Big Money koopt een Zilver voor 3. Er zijn er nog 39." in told
    assert "  Je speelt 3 Koper: nu 3 munten." in told
    assert "Speel je geld of begin met kopen." in told
    assert "Koop een kaart of beëindig je beurt." in told
    assert "  De laatste Provincie is weg: het spel is afgelopen." in told
    assert "Eindstand" in result.stdout
    assert f"Het verslag staat in {file}." in flat(result.stdout)
    assert told[-2] == "Tot ziens!"
    record = read_record(file.read_bytes())
    assert record["moves"] == rehearsal.recording.moves
    assert record["seats"] == ["Speler", "big-money"]
    assert verify(record, REGISTRY).over


def test_a_whole_game_in_english() -> None:
    rehearsal = Rehearsal(ALONE, 4)
    result = play(*rehearsal.notations, "n", lang="en")
    told = lines(result)
    assert told[0] == "Dominion: you against Big Money. Type ? for help."
    assert "Turn 1, you" in told
    assert "  You play 3 Coppers: now 3 coins." in told
    assert "Buy a card or end your turn." in told
    assert "  The last Province is gone: the game is over." in told
    assert "Final scores" in result.stdout
    assert told[-2] == "Goodbye!"


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_whole_games_with_every_kind_of_card(lang: str) -> None:
    for seed, mode in enumerate(("first-game", "big-money", "interaction", "size-distortion", "village-square")):
        options: dict[str, object] = {"kingdom-mode": mode, "pile-counts": "open", "discard-order": "ask"}
        seats = ["you", "random", "random"]
        rehearsal = Rehearsal(seats, seed, options)
        more = ("--options", json.dumps(options))
        result = play(*rehearsal.numbers, "n", seats=seats, seed=seed, lang=lang, more=more)
        assert lines(result)[-2] in ("Tot ziens!", "Goodbye!")


def test_a_draft_is_a_question_like_any_other() -> None:
    rehearsal = Rehearsal(ALONE, 4, {"kingdom-mode": "draft"})
    result = play(*rehearsal.numbers, "n", more=("--options", '{"kingdom-mode": "draft"}'))
    assert "Kies een kaart voor het koninkrijk." in lines(result)
    assert "Big Money kiest " in result.stdout
    assert "Eindstand" in result.stdout


def test_in_the_next_game_the_player_left_of_the_winner_starts(tmp_path: Path) -> None:
    first = Rehearsal(ALONE, 4)
    winners = first.recording.position.winners()
    second = Rehearsal(ALONE, 5, {"previous-winners": winners})
    file = tmp_path / "game.json"
    play(*first.numbers, "j", *second.numbers, "n", more=("--record", str(file)))
    record = read_record((tmp_path / "game-2.json").read_bytes())
    assert record["options"]["previous-winners"] == winners
    assert record["moves"] == second.recording.moves
    assert read_record(file.read_bytes())["moves"] == first.recording.moves


def test_the_record_of_a_game_can_be_saved_at_its_end(tmp_path: Path) -> None:
    rehearsal = Rehearsal(ALONE, 4)
    file = tmp_path / "game.json"
    play(*rehearsal.numbers, "b", str(file), "n")
    assert read_record(file.read_bytes())["moves"] == rehearsal.recording.moves


# --- The screen -------------------------------------------------------------------------------------------------------


def test_a_question_comes_with_the_table_and_numbered_options() -> None:
    told = lines(play("speel al je geld"))
    for line in (
        "Voorraad (prijs, aantal over):",
        "  Koper      0   46   Landgoed   2    8   Vloek      0   10",
        "Big Money: 5 kaarten in de hand; trekstapel: leeg; aflegstapel: Landgoed",
        "Je trekstapel: 5 kaarten; aflegstapel: leeg.",
        "Je hebt 1 actie, 1 aanschaf en 0 munten.",
        "Je hand: 3 Koper en 2 Landgoederen.",
        "  1  Speel Koper",
        "  2  Speel al je geld",
        "  3  Begin met kopen",
        "Gespeeld: 3 Koper.",
        "Je hand: 2 Landgoederen.",
        "  2  Koop Zilver      kost 3, nog 39    7  Koop Dorp        kost 3, nog 10",
    ):
        assert line in told


@pytest.mark.parametrize("width", [20, 40, 60, 100])
def test_lines_fit_the_terminal(width: int) -> None:
    arguments = ("terminal", "dominion", "--seats", "you,random,random,random", "--seed", "4", "--lang", "nl")
    result = run(*arguments, typed=["2"], env={"COLUMNS": str(width)})
    shown = [line for line in lines(result) if "keuze:" not in line]
    assert max(len(line) for line in shown) <= max(width, 40)


@pytest.mark.parametrize("answer", ["2", "play-all-treasures", " Speel al je geld ", "SPEEL AL JE GELD"])
def test_an_option_is_chosen_by_number_notation_or_name(answer: str) -> None:
    assert "  Je speelt 3 Koper: nu 3 munten." in lines(play(answer))


@pytest.mark.parametrize("answer", ["0", "4", "99999", "9" * 5000, "-1", "1.5", "²", "koop"])
def test_what_is_not_possible_is_refused_and_asked_again(answer: str) -> None:
    result = play(answer, "2")
    assert "is hier niet mogelijk. Typ een nummer van 1 tot en met 3, of ? voor uitleg." in flat(result.stdout)
    assert "  Je speelt 3 Koper: nu 3 munten." in lines(result)


def test_help_lists_what_can_be_typed() -> None:
    told = flat(play("?").stdout)
    for key in ("t <kaart>:", "h:", "u:", "q:", "?:"):
        assert key in told


@pytest.mark.parametrize("name", ["slotgracht", "Slotgracht", "moat", "slot"])
def test_a_card_is_explained_with_its_rulings(name: str) -> None:
    told = flat(play(f"t {name}").stdout)
    assert "Slotgracht (Actie - Reactie, kost 2)" in told
    assert "Reactie: speelt een ander een aanvalskaart" in told
    assert "Een getoonde Slotgracht blijft in je hand" in told


def test_a_card_that_does_not_exist_is_not_explained() -> None:
    told = play("t kasteel", "t", "t k").stdout
    assert "Er is geen kaart die kasteel heet." in told
    assert "Typ t en de naam van een kaart, bijvoorbeeld: t Slotgracht" in told
    # Several cards begin with it.
    assert "Er is geen kaart die k heet." in told


def test_the_table_is_shown_again() -> None:
    assert lines(play("h")).count("Voorraad (prijs, aantal over):") == 2


def test_forced_answers_are_given_automatically() -> None:
    """R1: only where there is something to choose is anything asked."""
    rehearsal = Rehearsal(["you", "random"], 8, ATTACKS, person="random")
    more = ("--options", json.dumps(ATTACKS))
    told = play(*rehearsal.numbers, "n", seats=["you", "random"], seed=8, more=more).stdout
    assert rehearsal.forced > 0
    questions = [part.rsplit("\n\n", 1)[-1] for part in told.split("Je keuze:")[:-1]]
    assert len(questions) == len(rehearsal.numbers)
    assert all("  2  " in question for question in questions)


# --- Taking back ------------------------------------------------------------------------------------------------------


def test_a_choice_is_taken_back_and_the_log_says_so() -> None:
    result = play("2", "buy silver", "u", "buy estate", "2", "u")
    told = result.stdout
    assert told.count("Je neemt je laatste keuze terug.") == 2
    assert told.index("Je koopt een Zilver voor 3") < told.index("Je neemt je laatste keuze terug.")
    assert told.index("Je neemt je laatste keuze terug.") < told.index("Je koopt een Landgoed voor 2")


def test_everything_can_be_taken_back_to_the_first_choice() -> None:
    told = play("2", "buy silver", "2", "buy silver", "u", "u", "u", "u", "u").stdout
    assert told.count("Je neemt je laatste keuze terug.") == 4
    assert told.count("Er is nog geen keuze om terug te nemen.") == 1


def test_what_is_taken_back_is_not_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("2", "buy silver", "u", "buy estate", "q", more=("--record", str(file)))
    record = read_record(file.read_bytes())
    assert "buy estate" in record["moves"]
    assert verify(record, REGISTRY).asked == 0


# --- Leaving ----------------------------------------------------------------------------------------------------------


def test_who_stops_may_save_the_record(tmp_path: Path) -> None:
    taken = tmp_path / "taken.json"
    taken.write_text("mine")
    file = tmp_path / "game.json"
    result = play("2", "q", str(taken), str(tmp_path / "nowhere" / "game.json"), str(file))
    assert "bestaat al; kies een andere naam." in flat(result.stdout)
    assert "kan niet worden geschreven: No such file or directory." in flat(result.stdout)
    assert taken.read_text() == "mine"
    record = read_record(file.read_bytes())
    assert record["result"] is None
    assert not verify(record, REGISTRY).over


def test_who_stops_need_not_save_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert lines(play("q", ""))[-2] == "Tot ziens!"
    assert list(tmp_path.iterdir()) == []


def test_when_the_input_ends_the_game_ends_and_its_record_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = play("2", more=("--record", str(file)))
    assert lines(result)[-2] == "Tot ziens!"
    assert read_record(file.read_bytes())["moves"][-1] == "play-all-treasures"


# --- Several people ---------------------------------------------------------------------------------------------------


def test_several_people_play_at_one_screen(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    rehearsal = Rehearsal(TOGETHER, 6, ATTACKS)
    more = ("--options", json.dumps(ATTACKS), "--record", str(file))
    result = play(*rehearsal.notations, "n", seats=TOGETHER, seed=6, more=more)
    assert lines(result)[0] == "Dominion met Marieke, Joost en Toevalsbot. Typ ? voor uitleg."
    assert read_record(file.read_bytes())["seats"] == ["Marieke", "Joost", "random"]
    assert read_record(file.read_bytes())["moves"] == rehearsal.recording.moves
    assert "Eindstand" in result.stdout


def test_nobody_sees_the_hand_of_another_person() -> None:
    rehearsal = Rehearsal(TOGETHER, 6, ATTACKS)
    more = ("--options", json.dumps(ATTACKS))
    told = play(*rehearsal.notations, "n", seats=TOGETHER, seed=6, more=more).stdout
    curtain = "-" * 40 + "\n"
    first, *scenes = told.split(curtain)
    assert first.count("\n") == 1
    readers = []
    for before, after in zip(scenes[:-1:2], scenes[1::2], strict=True):
        handed = re.match(r"Geef het scherm aan (\w+)\.", before)
        assert handed is not None
        assert before.count("\n") == 1
        reader = handed[1]
        readers.append(reader)
        other = "Joost" if reader == "Marieke" else "Marieke"
        # Drawn cards of the others are counted, never named.
        assert all(re.search(r"kaart(en)?\.$", drawn) for drawn in re.findall(f"{other} trekt .*", after))
        assert f"{reader} trekt " not in after
    assert all(one != following for one, following in pairwise(readers))


def test_a_person_with_nothing_to_choose_is_asked_all_the_same() -> None:
    """R8: otherwise the others would know that no Moat is in the hand."""
    for seed in range(30):
        rehearsal = Rehearsal(TOGETHER, seed, ATTACKS)
        if ("", "") in pairwise(rehearsal.notations):
            more = ("--options", json.dumps(ATTACKS))
            told = play(*rehearsal.notations, "n", seats=TOGETHER, seed=seed, more=more).stdout
            assert "Je enige mogelijkheid: " in told
            return
    pytest.fail("no game had such a question")


def test_the_others_must_agree_to_a_choice_taken_back() -> None:
    told = play("", "2", "u", "n", "u", "j", "2", seats=TOGETHER).stdout
    assert told.count("Vinden de anderen dat goed? (j/n)") == 2
    assert told.count("Dan blijft je keuze staan.") == 1
    assert told.count("Je neemt je laatste keuze terug.") == 1


def test_the_others_read_that_a_choice_was_taken_back() -> None:
    told = play("", "2", "u", "j", "2", "end-buys", "", seats=["you:Marieke", "you:Joost"]).stdout
    first = "Marieke" if "Geef het scherm aan Marieke" in told.split("\n")[2] else "Joost"
    assert f"{first} neemt de laatste keuze terug." in told


def test_people_without_a_name_are_numbered() -> None:
    assert lines(play(seats=["you", "you"]))[0] == "Dominion met Speler 1 en Speler 2. Typ ? voor uitleg."


# --- A real terminal --------------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_whole_game_at_a_real_terminal() -> None:
    import pty

    typed = [*Rehearsal(ALONE, 4).numbers, "n"]
    ours, theirs = pty.openpty()
    source = Path(signoria.__file__).parents[1]
    arguments = ["terminal", "dominion", "--seats", ",".join(ALONE), "--seed", "4", "--lang", "nl"]
    program = subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "signoria.cli", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={"PYTHONPATH": str(source), "TERM": "dumb", "COLUMNS": "80", "PYTHONUTF8": "1"},
    )
    os.close(theirs)
    told = b""
    answered = 0
    try:
        while part := os.read(ours, 65536):
            told += part
            # The prompts: a choice, and whether to play again.
            if told.count(b"keuze: ") + told.count(b"verslag) ") > answered:
                os.write(ours, f"{typed[answered]}\n".encode())
                answered += 1
    except OSError:
        # The other side is closed.
        pass
    finally:
        os.close(ours)
    assert program.wait(timeout=60) == 0
    assert answered == len(typed)
    shown = told.decode()
    assert "Eindstand" in shown
    assert "Tot ziens!" in shown


# --- Hints ------------------------------------------------------------------------------------------------------------


def test_a_hint_says_what_to_do_and_why_and_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.cli.hotseat.HINT_WORLDS", 1)
    monkeypatch.setattr("signoria.cli.hotseat.HINT_SECONDS", 0.0)
    file = tmp_path / "game.json"
    result = play("i", "1", "q", lang="en", more=("--record", str(file)))
    assert "What the strong bot would do (1 game tried, an even share is 50%):" in result.stdout
    assert "% to win, give or take" in result.stdout
    assert "    Money you do not play is lost at the end of the turn." in lines(result)
    record = read_record(file.read_bytes())
    assert record["hinted"] == [len(record["moves"])]


def test_people_at_one_screen_get_no_hint() -> None:
    result = play("", "i", "q", "", seats=TOGETHER, lang="en")
    assert "With several people at the screen there are no hints." in result.stdout
