"""The example that trains an agent: what it learns can be checked, and what it exports plays what it has learnt."""

from __future__ import annotations

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import numpy as np
import pytest
import torch

from signoria.bots import bots_of, new_bot
from signoria.bots.agents import FOLDER, agent
from signoria.bots.network import Agent
from signoria.research import Observer
from tests.kit.driver import driver_of

if TYPE_CHECKING:
    from collections.abc import Iterator

PROGRAM = Path(__file__).parents[2] / "examples" / "train.py"
GAMES = {"dominion": 2, "machiavelli": 4, "florence": 3}


def loaded() -> Any:  # noqa: ANN401 - a module that no package has
    spec = spec_from_file_location("signoria_example_train", PROGRAM)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


train = loaded()


@pytest.fixture(autouse=True)
def no_agents_stay(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Forget where agents lie, and how many threads somebody wanted."""
    monkeypatch.setenv(FOLDER, "")
    threads = torch.get_num_threads()
    yield
    torch.set_num_threads(threads)
    bots_of.cache_clear()


def training(folder: Path, game: str = "dominion", **other: object) -> Any:  # noqa: ANN401
    terms = {"options": {}, "minutes": 1.0, "imitation": 0.5, "teacher": "house", "games": 16, "decisions": 20}
    sizes = {"hidden": [32, 16], "rate": 3e-3, "seed": 1, "measured": 2, "match": 0}
    return train.Training(train.Plan(game, GAMES[game], **{**terms, **sizes, **other}), folder)


def agreement(trained: Any, teacher: str) -> float:  # noqa: ANN401
    """Give how often the agent would choose what the teacher does, in games of the teacher."""
    env = trained.env
    env.reset(seed=99)
    same, asked = 0, 0
    for _ in range(30):
        with torch.no_grad():
            legal, log_chances, _ = trained.look()
        parts = np.split(log_chances.numpy(), legal.starts[1:])
        best = [legal.actions.numpy()[start + part.argmax()] for start, part in zip(legal.starts, parts, strict=True)]
        advice = env.choices(teacher).copy()
        choice = legal.counts > 1
        same += int((np.array(best) == advice)[choice].sum())
        asked += int(choice.sum())
        env.step(advice)
    assert asked > 100
    return same / asked


def test_an_agent_learns_what_its_teacher_does(tmp_path: Path) -> None:
    trained = training(tmp_path, teacher="big-money")
    before = agreement(trained, "big-money")
    for _ in range(25):
        trained.lesson("imitation")
    assert before < 0.5
    assert agreement(trained, "big-money") > 0.85


def test_imitation_takes_many_small_steps(tmp_path: Path) -> None:
    """Few large ones do not get through the thousands of actions of Florence."""
    trained = training(tmp_path, games=64, decisions=32)
    trained.lesson("imitation")
    (steps,) = {int(state["step"]) for state in trained.optimizer.state.values()}
    assert steps == 4
    trained.lesson("self-play")
    (steps,) = {int(state["step"]) for state in trained.optimizer.state.values()}
    assert steps == 4 + 2


def test_what_came_of_a_decision_is_told_back_to_it() -> None:
    """Two seats in one game: it ends after the third decision, and the next one has only two."""
    found = train.Collected()
    for seat, value, ended in [(0, 0.5, False), (1, 0.25, False), (0, 0.75, True), (1, 0.125, False), (0, 0.5, False)]:
        found.observations.append(np.zeros((1, 3), np.int16))
        found.legal.append(np.array([4, 7], np.int32))
        found.counts.append(np.array([2]))
        found.chosen.append(np.array([1]))
        found.log_chances.append(np.array([-0.5], np.float32))
        found.values.append(np.array([value], np.float32))
        found.seats.append(np.array([seat]))
        found.rewards.append(np.array([[1.0, -1.0]]) if ended else np.zeros((1, 2)))
        found.ended.append(np.array([ended]))
    played = found.played(np.array([1]), np.array([0.25]), 0.5)
    # Seat 0: 1 - 0.75 at its last decision, and half of that for the one before. Seat 1 lost. In the next game seat 1
    # is asked again, and seat 0 does not know yet.
    assert played.advantages.tolist() == [0.75 - 0.5 + 0.5 * 0.25, -1.25, 0.25, 0.125, 0.0]
    assert played.known.tolist() == [True, True, True, True, False]
    assert played.outcomes.tolist() == [0.875, -1.0, 1.0, 0.25, 0.5]
    assert played.actions.tolist() == [7] * 5


def test_self_play_makes_what_won_more_likely(tmp_path: Path) -> None:
    """If buying nothing were worth a point each time, the agent would soon do that."""
    trained = training(tmp_path, decisions=40)
    number = trained.env.game.catalogue.number("end-buys")
    play = trained.play

    def paid(*, imitated: bool) -> Any:  # noqa: ANN401
        played = play(imitated=imitated)
        played.advantages = np.where(played.actions == number, 1.0, 0.0).astype(np.float32)
        played.known[:] = True
        return played

    def share() -> float:
        played = play(imitated=False)
        could = [number in played.legal[start : start + count] for start, count in zip(played.starts, played.counts)]
        assert sum(could) > 50
        return float((played.actions == number)[could].mean())

    before = share()
    trained.play = paid
    for _ in range(12):
        trained.lesson("self-play")
    assert share() > before + 0.3


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_exported_judges_as_what_was_trained(game: str, tmp_path: Path) -> None:
    trained = training(tmp_path, game, decisions=4)
    trained.lesson("imitation")
    file = train.export(trained.player, trained.plan, trained.env.layout.version, tmp_path)
    bot = agent(game, file)
    assert isinstance(bot, Agent)
    for seed in range(6):
        position = trained.env.game.new(GAMES[game], seed, listen=False)
        driver_of(game, seed, lively=False).play(position, 10 * seed)
        assert not position.over
        seat = position.asked_seat()
        seen = Observer(position.game, position.seats()).look(position, seat).astype(np.float32)[None]
        actions = np.array(position.legal())
        with torch.no_grad():
            wanted, _ = trained.player(torch.from_numpy(seen), train.Legal(actions, np.array([len(actions)])))
        worths = torch.tensor(bot.worths(position.sight(seat)))
        assert torch.log_softmax(worths, 0).tolist() == pytest.approx(wanted.tolist(), abs=1e-3)


def test_training_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    first = training(tmp_path)
    first.lesson("imitation")
    first.measure("imitation")
    first.save()
    second = training(tmp_path)
    assert (second.steps, second.curve) == (first.steps, first.curve)
    assert first.steps == 16 * 20
    for mine, theirs in zip(first.player.parameters(), second.player.parameters(), strict=True):
        assert torch.equal(mine, theirs)
    second.lesson("imitation")
    assert second.steps == 2 * first.steps
    with pytest.raises(SystemExit, match="has an agent with hidden"):
        training(tmp_path, hidden=[8])


def test_the_command_leaves_an_agent_a_curve_and_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    small = "--minutes 0.02 --games 8 --decisions 8 --hidden 8 --measured 2 --match 2"
    train.main(f"--game dominion --folder {tmp_path} {small}".split())
    told = capsys.readouterr().out
    assert [line.split(":")[0] for line in told.splitlines()[:3]] == ["easy", "house", "strong"]
    curve = json.loads((tmp_path / "curve.json").read_text("utf-8"))
    assert curve[0]["phase"] == "untrained"
    assert len(curve) > 1
    assert list(json.loads((tmp_path / "results.json").read_text("utf-8"))["against"]) == ["easy", "house", "strong"]
    picture = ET.fromstring((tmp_path / "curve.svg").read_text("utf-8"))  # noqa: S314 - our own
    points = picture.find(".//{http://www.w3.org/2000/svg}polyline")
    assert points is not None
    assert len(points.attrib["points"].split()) == len(curve)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    bots_of.cache_clear()
    assert isinstance(new_bot("dominion", "learnt", 0), Agent)
