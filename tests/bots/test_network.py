"""An agent that has learnt chooses by its network, from what its seat may know, and is a bot like any other."""

from __future__ import annotations

import json
from math import copysign, log1p
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume

import signoria
from signoria.arena.contest import hold, match_between
from signoria.bots import bot_names, bots_of, new_bot
from signoria.bots.agents import FOLDER, network_of
from signoria.bots.match import play_out
from signoria.bots.network import FIRST_LINE, read
from tests.kit.agents import HIDDEN, agent_by_lot, file_by_lot, layout_of, numbers_by_lot
from tests.kit.memory import blocks_in_use
from tests.properties.games import SEEDS, Course, everywhere
from tests.research.test_observations import observed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GAMES = {"dominion": 2, "machiavelli": 4, "florence": 3}
each_game = pytest.mark.parametrize("game", list(GAMES))


def judged(numbers: list[list[float]], observation: list[int], options: list[int]) -> list[float]:
    """Give what a network makes of an observation, worked out the plain way."""
    found = [copysign(log1p(abs(number)), number) for number in observation]
    for layer, size in enumerate(HIDDEN):
        weights, biases = numbers[2 * layer], numbers[2 * layer + 1]
        totals = [
            bias + sum(number * weights[place * size + neuron] for place, number in enumerate(found))
            for neuron, bias in enumerate(biases)
        ]
        found = [max(0.0, total) for total in totals]
    weights, biases = numbers[-2], numbers[-1]
    width = len(found)
    return [
        biases[option] + sum(number * weights[option * width + place] for place, number in enumerate(found))
        for option in options
    ]


@each_game
def test_an_agent_chooses_what_its_network_thinks_best(game: str) -> None:
    players = GAMES[game]
    numbers = numbers_by_lot(game, players)
    agent = agent_by_lot(game, players)
    position = signoria.game(game).new(players, 3, listen=False)
    for _ in range(40):
        seat = position.asked_seat()
        expected = judged(numbers, observed(position, seat), position.legal())
        worths = agent.worths(position.sight(seat))
        assert worths == pytest.approx(expected, rel=1e-4, abs=1e-4)
        chosen = agent.choose(position.sight(seat))
        assert chosen == position.legal()[worths.index(max(worths))]
        position.choose(chosen)


@everywhere(40, SEEDS, most=6, games=tuple(GAMES))
def test_an_agent_chooses_the_same_whatever_is_hidden(course: Course, seed: int) -> None:
    position = course.after(listen=False)
    assume(not position.over)
    seat = position.asked
    game = course.table.name
    worlds = [position, position.determinise(seat, seed)]
    worths = [agent_by_lot(game, 3).worths(world.sight(seat)) for world in worlds]
    assert worths[0] == worths[1]


@each_game
@pytest.mark.parametrize("trained_for", [2, 4])
def test_an_agent_plays_whole_games_at_tables_of_any_size(game: str, trained_for: int) -> None:
    """Where more play than it was trained for, it does not see the last of them."""
    found = signoria.game(game)
    for players in (found.fewest, found.most):
        position = found.new(players, 1, listen=False)
        agents = [agent_by_lot(game, trained_for, seat) for seat in range(players)]
        # A policy by lot may go round in circles, so chance plays on.
        play_out(position, list(agents), 300)
        play_out(position, [new_bot(game, "random", seat) for seat in range(players)], 100_000)
        assert position.over


def test_an_agent_leaves_no_memory_behind() -> None:
    agent = agent_by_lot("dominion", 2)
    position = signoria.game("dominion").new(2, 3, listen=False)
    sight = position.sight(position.asked_seat())
    for _ in range(20):
        agent.choose(sight)
    before = blocks_in_use()
    for _ in range(200):
        agent.choose(sight)
    assert blocks_in_use() - before < 50


# --- Files ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give a folder whose agents are bots."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    bots_of.cache_clear()
    network_of.cache_clear()
    yield tmp_path
    bots_of.cache_clear()
    network_of.cache_clear()


def test_agents_of_a_folder_are_bots_by_name(folder: Path) -> None:
    before = bot_names("florence")
    (folder / "dominion-learnt.agent").write_bytes(file_by_lot("dominion", 2))
    (folder / "dominion-house.agent").write_bytes(b"no agent takes the name of another bot")
    bots_of.cache_clear()
    assert bot_names("dominion")[-1] == "learnt"
    assert bot_names("dominion").count("house") == 1
    assert bot_names("florence") == before
    found = hold(match_between("dominion", ["learnt", "random"], seed=1, most_decisions=300), 4)
    assert found.games == 4


def test_without_a_folder_there_are_no_agents(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    (folder / "dominion-learnt.agent").write_bytes(file_by_lot("dominion", 2))
    monkeypatch.delenv(FOLDER)
    assert "learnt" not in bot_names("dominion")


@pytest.mark.parametrize(
    ("name", "data", "complaint"),
    [
        ("dominion-a", b"something else", "cannot be read: this is no agent"),
        ("dominion-a", FIRST_LINE + b"{", "this is no agent"),
        ("dominion-a", FIRST_LINE + b"{}\n", "this is no agent"),
        ("dominion-a", file_by_lot("dominion", 2)[:-4], "numbers, not"),
        ("dominion-a", file_by_lot("dominion", 2) + b"more", "numbers, not"),
        ("florence-a", file_by_lot("dominion", 2), "has learnt dominion, which is not this florence"),
    ],
)
def test_a_file_that_is_no_agent_of_the_game_is_refused(folder: Path, name: str, data: bytes, complaint: str) -> None:
    (folder / f"{name}.agent").write_bytes(data)
    game, bot = name.split("-")
    with pytest.raises(ValueError, match=complaint):
        new_bot(game, bot, 0)


@pytest.mark.parametrize(
    ("fact", "value"),
    [("hidden", []), ("hidden", [5000]), ("hidden", [1] * 9), ("inputs", 0), ("actions", True), ("inputs", "many")],
)
def test_sizes_that_no_agent_has_are_refused(fact: str, value: object) -> None:
    line, facts, numbers = file_by_lot("dominion", 2).split(b"\n", 2)
    wrong = {**json.loads(facts), fact: value}
    with pytest.raises(ValueError, match=r"an agent has|is no size"):
        read(b"\n".join([line, json.dumps(wrong).encode(), numbers]))


def test_an_agent_of_other_observations_is_refused(folder: Path) -> None:
    line, facts, numbers = file_by_lot("dominion", 2).split(b"\n", 2)
    version = layout_of("dominion")[0]
    older = {**json.loads(facts), "observations": version - 1}
    (folder / "dominion-old.agent").write_bytes(b"\n".join([line, json.dumps(older).encode(), numbers]))
    with pytest.raises(ValueError, match=rf"dominion-old\.agent.*trained on version {version - 1} of the observations"):
        new_bot("dominion", "old", 0)
