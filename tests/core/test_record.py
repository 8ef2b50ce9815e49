"""Records: what is written down can be played again, and what is wrong is refused with the place."""

from __future__ import annotations

import json
from typing import Any

import pytest

import signoria
from signoria.bots import new_bot
from signoria.core.chance import commitment
from signoria.core.record import MOST_CHARACTERS, RecordError, Recording, read_record, replay, verify
from signoria.games import REGISTRY

SECRET = bytes(range(32))
DOMINION = signoria.game("dominion")


def play_out(recording: Recording, most: int = 100_000) -> Recording:
    """Let bots play on."""
    bots = [new_bot("dominion", "big-money", seat) for seat in range(len(recording.seats))]
    while (seat := recording.position.asked) is not None and len(recording.moves) < most:
        recording.choose(bots[seat].choose(recording.position.sight(seat)))
    return recording


def finished(seed: int | bytes = 7) -> dict[str, Any]:
    """Give the record of a whole game, as a reader gets it."""
    record: dict[str, Any] = json.loads(play_out(Recording(DOMINION, ["Joost", "Marieke"], seed)).dumps())
    return record


def refusal(record: object) -> str:
    """Give the sentence with which a record is refused."""
    with pytest.raises(RecordError) as refused:
        verify(record, REGISTRY)
    return str(refused.value)


# --- Writing ----------------------------------------------------------------------------------------------------------


def test_a_new_record_has_the_whole_start_and_no_result() -> None:
    recording = Recording(DOMINION, ["Joost", "Marieke"], 7, {"kingdom-mode": "interaction"})
    record = recording.record()
    assert list(record) == ["format", "game", "options", "seats", "seed", "moves", "result"]
    assert record["format"] == 1
    assert record["game"] == "dominion"
    assert record["options"]["kingdom-mode"] == "interaction"
    assert record["options"]["pile-counts"] == "strict"
    assert record["seats"] == ["Joost", "Marieke"]
    assert record["seed"] == 7
    assert record["moves"] == []
    assert record["result"] is None


def test_moves_are_written_down_in_notation_however_they_are_made() -> None:
    recording = Recording(DOMINION, ["Joost", "Marieke"], 7)
    recording.play(" play-all-treasures ")
    recording.choose(recording.position.parse("end-buys"))
    assert recording.record()["moves"] == ["play-all-treasures", "end-buys"]


def test_a_move_that_is_not_possible_is_not_written_down() -> None:
    recording = Recording(DOMINION, ["Joost", "Marieke"], 7)
    with pytest.raises(signoria.IllegalAction):
        recording.play("buy province")
    assert recording.moves == []


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (["Joost"], {}, "2 to 4 players"),
        (["Joost", ""], {}, "printable"),
        (["Joost", "Marieke"], {"kingdom-mode": "chess"}, "kingdom-mode"),
    ],
)
def test_a_start_that_the_game_refuses_is_refused(seats: list[str], options: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Recording(DOMINION, seats, 7, options)


def test_the_result_of_a_whole_game_is_that_of_the_position() -> None:
    recording = play_out(Recording(DOMINION, ["Joost", "Marieke"], 7))
    position = recording.position
    assert recording.record()["result"] == {"scores": position.scores(), "winners": position.winners()}


def test_going_back_gives_the_position_before_the_moves_that_were_taken_back() -> None:
    recording = play_out(Recording(DOMINION, ["Joost", "Marieke"], 7), most=20)
    before = recording.position.save()
    moves = list(recording.moves)
    play_out(recording, most=30)
    recording.back_to(20)
    assert recording.moves == moves
    assert recording.position.save() == before
    recording.back_to(0)
    assert recording.position.save() == Recording(DOMINION, ["Joost", "Marieke"], 7).position.save()


@pytest.mark.parametrize("ply", [-1, 21])
def test_going_back_to_a_move_that_was_not_made_is_refused(ply: int) -> None:
    recording = play_out(Recording(DOMINION, ["Joost", "Marieke"], 7), most=20)
    with pytest.raises(ValueError, match="20 moves"):
        recording.back_to(ply)
    assert len(recording.moves) == 20


# --- Replaying --------------------------------------------------------------------------------------------------------


def test_a_record_is_played_again_to_the_same_end() -> None:
    recording = play_out(Recording(DOMINION, ["Joost", "Marieke"], 7))
    again = verify(read_record(recording.dumps()), REGISTRY)
    assert again.over
    assert again.save() == recording.position.save()


def test_a_replay_gives_every_move_with_its_number_and_the_position_after_it() -> None:
    record = finished()
    start = DOMINION.new(2, 7)
    count = 0
    for number, move, position in replay(record, REGISTRY):
        count += 1
        start.play(move)
        assert (number, move) == (count, record["moves"][count - 1])
        assert position.legal() == start.legal()
    assert count == len(record["moves"])


def test_an_unfinished_record_is_as_good_as_a_finished_one() -> None:
    recording = play_out(Recording(DOMINION, ["Joost", "Marieke"], 7), most=20)
    assert verify(recording.record(), REGISTRY).save() == recording.position.save()


def test_a_record_without_moves_is_a_game_at_its_start() -> None:
    assert verify(Recording(DOMINION, ["Joost", "Marieke"], 7).record(), REGISTRY).question == "play-treasure"


def test_names_in_any_script_survive() -> None:
    recording = Recording(DOMINION, ["Зоя", "José \N{BLACK HEART SUIT}"], 7)
    assert read_record(recording.dumps().encode())["seats"] == ["Зоя", "José \N{BLACK HEART SUIT}"]


# --- Fair chance ------------------------------------------------------------------------------------------------------


def test_while_a_fair_game_runs_its_record_has_the_commitment_alone() -> None:
    recording = play_out(Recording(DOMINION, ["Joost", "Marieke"], SECRET), most=20)
    assert recording.record()["seed"] == {"commitment": commitment(SECRET)}
    assert SECRET.hex() not in recording.dumps()
    assert refusal(recording.record()).startswith("field 'seed' is wrong: the secret of this game is not published")


def test_after_a_fair_game_its_record_has_the_secret() -> None:
    record = finished(SECRET)
    assert record["seed"] == {"secret": SECRET.hex()}
    assert verify(record, REGISTRY).over


def test_a_commitment_beside_the_secret_must_match_it() -> None:
    record = finished(SECRET)
    record["seed"]["commitment"] = commitment(SECRET)
    assert verify(record, REGISTRY).over
    record["seed"]["commitment"] = commitment(bytes(32))
    assert refusal(record) == "field 'seed' is wrong: the commitment does not match the secret"


# --- Wrong records ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [0, 1, 30])
def test_the_first_wrong_move_is_named_by_its_number(place: int) -> None:
    record = finished()
    record["moves"][place] = "keep"
    record["moves"][-1] = "keep"
    assert refusal(record).startswith(f"move {place + 1} is wrong: 'keep' is not possible at ")


def test_a_move_in_no_notation_is_named() -> None:
    record = finished()
    record["moves"][4] = "buy the bank"
    assert refusal(record) == "move 5 is wrong: 'buy the bank' is not the notation of any action of this game"


def test_a_move_that_is_no_text_is_named() -> None:
    record = finished()
    record["moves"][4] = 33
    assert refusal(record) == "move 5 is wrong: a move is written as text, not as 33"


def test_a_move_after_the_end_is_named() -> None:
    record = finished()
    record["moves"].append("end-buys")
    number = len(record["moves"])
    assert refusal(record) == f"move {number} is wrong: the game is over: nothing can be chosen any more"


def test_a_move_that_is_left_out_is_noticed() -> None:
    record = finished()
    del record["moves"][10]
    assert refusal(record).startswith(("move ", "field 'result' is wrong"))


def test_another_seed_is_noticed() -> None:
    record = finished()
    record["seed"] += 1
    assert refusal(record).startswith(("move ", "field 'result' is wrong"))


def test_moves_that_stop_before_the_end_do_not_go_with_a_result() -> None:
    record = finished()
    del record["moves"][-1]
    number = len(record["moves"])
    assert refusal(record) == f"field 'result' is wrong: the game is not over after the {number} moves of this record"


def test_a_result_that_is_missing_is_noticed() -> None:
    record = finished()
    record["result"] = None
    number = len(record["moves"])
    assert refusal(record) == f"field 'result' is wrong: it is missing, although the game is over after move {number}"


@pytest.mark.parametrize("field", ["scores", "winners"])
def test_a_result_that_does_not_match_is_refused(field: str) -> None:
    record = finished()
    right = record["result"][field]
    record["result"][field] = [*right, 0]
    assert refusal(record) == f"field 'result' is wrong: the {field} are {right}, not {[*right, 0]}"


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("format", 2, "only format 1 is known, not 2"),
        ("format", True, "only format 1 is known, not True"),
        ("format", None, "only format 1 is known, not None"),
        ("game", "chess", "there is no game 'chess'; there are: dominion"),
        ("game", ["dominion"], "it is the name of a game, not ['dominion']"),
        ("options", [], "they are a JSON object, not []"),
        ("options", {"colour": "red"}, "there is no option 'colour'"),
        ("options", {"kingdom-mode": "custom"}, "kingdom-mode custom needs the option kingdom"),
        ("seats", "Joost", "they are a list of names, not 'Joost'"),
        ("seats", ["Joost"], "dominion is played by 2 to 4 players, not by 1"),
        ("seats", ["Joost"] * 5, "dominion is played by 2 to 4 players, not by 5"),
        ("seats", ["Joost", 3], "a name is 1 to 40 printable characters, not 3"),
        ("seats", ["Joost", "\x1b[2J"], "a name is 1 to 40 printable characters"),
        ("seats", ["Joost", "x" * 41], "a name is 1 to 40 printable characters"),
        ("seed", "7", "it is a whole number, a secret or a commitment, not '7'"),
        ("seed", 7.0, "it is a whole number, a secret or a commitment, not 7.0"),
        ("seed", True, "it is a whole number, a secret or a commitment, not True"),
        ("seed", {}, "it is a whole number, a secret or a commitment, not {}"),
        ("seed", {"password": "x"}, "it is a whole number, a secret or a commitment"),
        ("seed", {"secret": "00"}, "a secret is written as 64 hexadecimal digits in lower case, not '00'"),
        ("seed", {"secret": "0" * 64, "shares": "x"}, "the shares are a list with a place for each of the 2 seats"),
        (
            "seed",
            {"secret": "0" * 64, "shares": [None] * 3},
            "the shares are a list with a place for each of the 2 seats",
        ),
        ("seed", {"secret": "0" * 64, "shares": ["00"]}, "a share is written as 64 hexadecimal digits in lower case"),
        ("seed", {"secret": "0" * 64, "shares": [7]}, "a share is written as 64 hexadecimal digits in lower case"),
        ("seed", {"secret": 5}, "a secret is written as 64 hexadecimal digits in lower case, not 5"),
        ("moves", {}, "they are a list, not {}"),
        ("result", [], "it is null, or an object with scores and winners, not []"),
        ("result", {"scores": [1, 2]}, "it is null, or an object with scores and winners"),
        ("result", {"scores": 5, "winners": [0]}, "the scores are a list of whole numbers, not 5"),
        ("result", {"scores": [1, 2], "winners": [True]}, "the winners are a list of whole numbers, not [True]"),
    ],
)
def test_a_wrong_field_is_named(field: str, value: object, reason: str) -> None:
    record = finished()
    record[field] = value
    assert refusal(record).startswith(f"field {field!r} is wrong: {reason}")


@pytest.mark.parametrize("field", ["format", "game", "options", "seats", "seed", "moves", "result"])
def test_a_missing_field_is_named(field: str) -> None:
    record = finished()
    del record[field]
    assert refusal(record).startswith(f"field {field!r} is wrong: ")


def test_a_field_too_many_is_named() -> None:
    assert refusal({**finished(), "remark": "nice"}) == "field 'remark' is wrong: a record has no such field"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "it is not JSON"),
        ("{", "it is not JSON"),
        (b"\xff\xfe\xfd", "it is not text in UTF-8"),
        ("[" * 200_000, "it is nested too deeply"),
        ("[]", "it is not a JSON object but []"),
        ("9" * 10_000, "it is not JSON"),
        (" " * (MOST_CHARACTERS + 1), "longer than 8000000 characters"),
    ],
)
def test_what_is_no_record_at_all_is_refused(text: str | bytes, reason: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(text)
    assert reason in str(refused.value)
