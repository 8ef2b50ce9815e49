"""Records become arrays that tell what was seen, what could be chosen, what was chosen, and how it ended."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import signoria
from signoria.arena.contest import hold, match_between
from signoria.core.record import read_record
from signoria.research import Observer
from signoria.research.dataset import CARD, COLUMNS, FACTS, write_dataset
from signoria.research.rewards import rewards
from tests.cli.kit import expect_refusal, run
from tests.research.option_sets import OPTION_SETS

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Give a folder with the records of a small match."""
    folder = tmp_path / "records"
    hold(match_between("dominion", ["big-money", "random"], seed=3), 4, records=folder)
    return folder


def parts(folder: Path) -> dict[str, Any]:
    """Give all rows of a dataset."""
    files = [np.load(file) for file in sorted(folder.glob("part-*.npz"))]
    return {name: np.concatenate([file[name] for file in files]) for name in COLUMNS}


@pytest.mark.parametrize(("game", "players", "options"), OPTION_SETS)
def test_rows_are_the_decisions_of_the_games(
    game: str, players: int, options: dict[str, object], tmp_path: Path
) -> None:
    """Played by hand, a game gives the same rows."""
    match = match_between(game, lineups=[["random"] * players], options=[options], seed=5)
    hold(match, 1, records=tmp_path / "records")
    files = sorted((tmp_path / "records").iterdir())[:1]
    records = [read_record(file.read_bytes()) for file in files]
    facts = write_dataset(zip(map(str, files), records), tmp_path / "set", reward="lead", rows=100)
    found = parts(tmp_path / "set")
    row = 0
    for number, record in enumerate(records):
        position = signoria.game(game).new(players, record["seed"], record["options"])
        observer = Observer(position.game, players)
        first = row
        for ply, move in enumerate(record["moves"]):
            seat = position.asked
            assert seat is not None
            assert np.array_equal(found["observation"][row], observer.look(position, seat))
            assert np.flatnonzero(found["mask"][row]).tolist() == sorted(position.legal())
            assert found["action"][row] == position.parse(move)
            assert (found["seat"][row], found["game"][row], found["ply"][row]) == (seat, number, ply)
            position.play(move)
            row += 1
        worth = rewards(position, "lead")
        assert found["outcome"][first:row].tolist() == [worth[seat] for seat in found["seat"][first:row]]
        assert found["points"][first:row].tolist() == [position.scores()[seat] for seat in found["seat"][first:row]]
    assert row == len(found["action"]) == facts["decisions"]
    assert facts["parts"] == -(-row // 100)


def test_records_of_the_arena_become_a_dataset(kept: Path, tmp_path: Path) -> None:
    result = run("dataset", str(kept), "-o", str(tmp_path / "set"), "--only", "big-money")
    assert result.exit_code == 0, result.stderr
    facts = json.loads((tmp_path / "set" / FACTS).read_text("utf-8"))
    assert (facts["game"], facts["players"], facts["games"], facts["only"]) == ("dominion", 2, 4, "big-money")
    assert list(facts["decisions_by_player"]) == ["big-money"]
    found = parts(tmp_path / "set")
    assert len(found["action"]) == facts["decisions"] == facts["decisions_by_player"]["big-money"]
    assert set(found["outcome"].tolist()) == {1.0}
    assert f"{facts['decisions']} decisions of 4 games" in result.stdout
    told = (tmp_path / "set" / CARD).read_text("utf-8")
    assert told.startswith(f"# {facts['decisions']} decisions of Dominion\n")
    assert all(f"`{name}`" in told for name in COLUMNS)
    assert "part-00000.npz" in told


def test_unfinished_games_are_left_out(kept: Path, tmp_path: Path) -> None:
    records = [(file.name, json.loads(file.read_bytes())) for file in sorted(kept.iterdir())]
    records[1][1].update(moves=records[1][1]["moves"][:9], result=None)
    facts = write_dataset(records, tmp_path / "set")
    assert (facts["games"], facts["unfinished_games_left_out"]) == (3, 1)


def test_a_wrong_record_leaves_nothing_behind(kept: Path, tmp_path: Path) -> None:
    file = sorted(kept.iterdir())[2]
    wrong = json.loads(file.read_bytes())
    wrong["moves"][4] = "buy province"
    file.write_text(json.dumps(wrong), "utf-8")
    before = sorted(tmp_path.iterdir())
    expect_refusal(run("dataset", str(kept), "-o", str(tmp_path / "set")), file.name, "move 5 is wrong")
    assert sorted(tmp_path.iterdir()) == before


def test_what_cannot_be_a_dataset_is_refused(kept: Path, tmp_path: Path) -> None:
    to = ("-o", str(tmp_path / "set"))
    (tmp_path / "empty").mkdir()
    expect_refusal(run("dataset", str(tmp_path / "empty"), *to), "there is no record in")
    expect_refusal(run("dataset", str(tmp_path / "nowhere.json"), *to), "cannot be read")
    expect_refusal(run("dataset", str(kept), "-o", str(kept)), "is there already")
    expect_refusal(run("dataset", str(kept), *to, "--reward", "fame"), "there is no reward 'fame'")
    expect_refusal(run("dataset", str(kept), *to, "--only", "nobody"), "no decision of 'nobody'")
    hold(match_between("dominion", lineups=[["random"] * 3], seed=3), 1, records=tmp_path / "three")
    expect_refusal(run("dataset", str(kept), str(tmp_path / "three"), *to), "one number of players")
    assert not (tmp_path / "set").exists()
