"""`signoria record` and `signoria replay`: there and back, in both languages, and never with a wrong record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from signoria.bots import new_bot
from signoria.bots.match import play_out
from signoria.bots.simulation import game_seed
from signoria.core.chance import commitment, mixed
from signoria.core.record import Recording, read_record, verify
from signoria.games import REGISTRY
from tests.cli.kit import expect_refusal, flat, run


@pytest.fixture
def file(tmp_path: Path) -> str:
    """Give a record of two bots."""
    name = str(tmp_path / "game.json")
    result = run("record", "dominion", "--seats", "big-money,random", "--seed", "3", "-o", name)
    assert (result.exit_code, result.output) == (0, "")
    return name


def changed(file: str, **fields: object) -> str:
    """Change fields of a record."""
    record = json.loads(Path(file).read_text("utf-8"))
    Path(file).write_text(json.dumps(record | fields), encoding="utf-8")
    return file


def test_a_record_is_written_that_can_be_verified(file: str) -> None:
    record = read_record(Path(file).read_bytes())
    assert record["seats"] == ["big-money", "random"]
    assert record["seed"] == 3
    assert verify(record, REGISTRY).over


def test_the_same_call_writes_the_same_record(file: str) -> None:
    result = run("record", "dominion", "--seats", "big-money,random", "--seed", "3", "-o", "-")
    assert result.stdout == Path(file).read_text("utf-8")


def test_a_game_of_a_simulation_can_be_recorded_from_its_seed() -> None:
    seats = ("--seats", "random,random", "--seed", str(game_seed(5, 0)))
    record = json.loads(run("record", "dominion", *seats, "-o", "-").stdout)
    told = json.loads(
        run("simulate", "dominion", "--seats", "random,random", "--seed", "5", "--games", "1", "--json").stdout
    )
    assert record["result"]["scores"] == told["mean_scores"]


def test_replaying_a_fair_game_shows_what_was_sealed_before_it(file: str) -> None:
    assert "sealed" not in run("replay", file, "--lang", "en").stdout
    secret, share = "5e" * 32, "5a" * 32
    seed = mixed(bytes.fromhex(secret), [None, bytes.fromhex(share)])
    recording = Recording(REGISTRY.game("dominion"), ["Ada", "Blaise"], seed)
    play_out(recording.position, [new_bot("dominion", "big-money", seat) for seat in range(2)], witness=recording)
    record = {**recording.record(), "seed": {"secret": secret, "shares": [None, share]}}
    Path(file).write_text(json.dumps(record), encoding="utf-8")
    told = run("replay", file, "--lang", "en").stdout
    assert "followed from what was sealed before the game" in told
    assert f"  {commitment(bytes.fromhex(secret))}  the server's secret\n" in told
    assert f"  {commitment(bytes.fromhex(share))}  Blaise\n" in told
    # Somebody else's share, or none, does not lead to this game.
    for others in ([share, None], [None, None]):
        changed(file, seed={"secret": secret, "shares": others})
        assert run("replay", file).exit_code == 2


def test_a_game_that_is_stopped_is_recorded_unfinished() -> None:
    result = run("record", "dominion", "--seats", "random,random", "--seed", "3", "--most-decisions", "5", "-o", "-")
    record = read_record(result.stdout)
    assert len(record["moves"]) == 5
    assert record["result"] is None
    assert "not over after 5 decisions" in result.stderr


def test_a_replay_in_dutch(file: str) -> None:
    told = run("replay", file, "--lang", "nl")
    assert told.exit_code == 0
    for line in (
        "Beurt 1, Toevalsbot",
        "  Big Money speelt 3 Koper: nu 3 munten.",
        "  Big Money koopt een Zilver voor 3. Er zijn er nog 38.",
        "  Big Money schoont op en trekt 5 kaarten.",
        "  De laatste Provincie is weg: het spel is afgelopen.",
    ):
        assert line in told.stdout.split("\n")
    assert "Big Money wint met " in told.stdout
    assert "Eindstand" in told.stdout
    assert "8 Provincies: 48" in told.stdout


def test_a_replay_in_english(file: str) -> None:
    told = run("replay", file, "--lang", "en").stdout
    assert "  Big Money buys a Silver for 3. There are 38 left." in told.split("\n")
    assert "Final scores" in told


def test_a_spectator_sees_no_hand_and_a_seat_only_its_own(file: str) -> None:
    spectator = run("replay", file, "--lang", "nl").stdout
    assert "Je trekt" not in spectator
    assert "  Big Money trekt 5 kaarten." in spectator
    first = run("replay", file, "--lang", "nl", "--seat", "0").stdout
    assert "  Toevalsbot trekt 5 kaarten." in first
    assert "  Big Money trekt 5 kaarten." not in first
    assert "  Je trekt 3 Koper en 2 Landgoederen." in first
    assert "Beurt 1, jij" in first


@pytest.mark.parametrize(
    ("variables", "heading"),
    [
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "nl_NL.UTF-8"}, "Eindstand"),
        ({"LC_ALL": "nl_BE", "LC_MESSAGES": "", "LANG": "en_GB.UTF-8"}, "Eindstand"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE.UTF-8"}, "Final scores"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}, "Final scores"),
        ({"LC_ALL": "C", "LC_MESSAGES": "", "LANG": "nl_NL.UTF-8"}, "Final scores"),
    ],
)
def test_the_language_is_that_of_the_system(file: str, variables: dict[str, str], heading: str) -> None:
    assert heading in run("replay", file, env=variables).stdout


def test_a_record_can_be_piped_in(file: str) -> None:
    told = run("replay", "-", "--lang", "nl", typed=Path(file).read_text("utf-8").split("\n"))
    assert "Eindstand" in told.stdout


def test_an_unfinished_record_is_told_as_far_as_it_goes(file: str) -> None:
    moves = json.loads(Path(file).read_text("utf-8"))["moves"][:2]
    told = run("replay", changed(file, moves=moves, result=None), "--lang", "nl")
    assert told.exit_code == 0
    assert "Het spel is niet uitgespeeld: het verslag eindigt na 2 zetten." in told.stdout
    assert "Eindstand" not in told.stdout


def test_equal_bots_are_told_apart() -> None:
    record = run("record", "dominion", "--seats", "big-money,big-money", "--seed", "3", "-o", "-").stdout
    told = run("replay", "-", "--lang", "en", typed=record.split("\n")).stdout
    assert "Big Money 1 draws 5 cards." in told
    assert "Big Money 2 draws 5 cards." in told


def test_a_tampered_move_is_refused_with_its_number(file: str) -> None:
    moves = json.loads(Path(file).read_text("utf-8"))["moves"]
    moves[6] = "buy province"
    expect_refusal(run("replay", changed(file, moves=moves)), file, "move 7 is wrong: 'buy province' is not possible")


@pytest.mark.parametrize(
    ("fields", "part"),
    [
        ({"result": {"scores": [99, 0], "winners": [0]}}, "field 'result' is wrong: the scores are"),
        ({"game": "chess"}, "field 'game' is wrong"),
        ({"seats": ["big-money"]}, "field 'seats' is wrong"),
        ({"format": 9}, "field 'format' is wrong"),
        ({"seed": {"commitment": "0" * 64}}, "field 'seed' is wrong: the secret of this game is not published yet"),
    ],
)
def test_a_tampered_field_is_refused_by_name(file: str, fields: dict[str, object], part: str) -> None:
    expect_refusal(run("replay", changed(file, **fields)), part)


@pytest.mark.parametrize("content", [b"", b"hello", b"\x00\xff", b"[]", b"{}"])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    other = tmp_path / "other.json"
    other.write_bytes(content)
    expect_refusal(run("replay", str(other)))


def test_a_seat_that_is_not_there_is_refused(file: str) -> None:
    expect_refusal(
        run("replay", file, "--seat", "2"), "there is no seat 2 in this record: seats are numbered from 0 to 1"
    )
    expect_refusal(run("replay", file, "--seat=-1"), "there is no seat -1")


def test_a_score_sheet_speaks_to_its_reader(file: str) -> None:
    told = flat(run("replay", file, "--lang", "nl", "--seat", "0").stdout)
    assert "Je kaarten: 7 Koper" in told
    assert "Kaarten van Toevalsbot: " in told
