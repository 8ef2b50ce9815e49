"""Train an agent that plays: `python examples/train.py --game dominion --minutes 10 --folder runs/dominion`.

First it imitates a teacher, the house bot: in games that are played partly by the teacher and partly by itself it
learns what the teacher would choose. Then it plays against itself, and learns by proximal policy optimisation (PPO)
what wins.

The folder has what came of it: `<game>-learnt.agent`, which plays as a bot, `curve.json` and `curve.svg`, how strong it
was when, and `checkpoint.pt`, from which the same command goes on. Needs `pip install '.[train]'`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import nn

from signoria.arena.contest import hold, match_between
from signoria.arena.picture import text
from signoria.arena.progress import progress_bar
from signoria.bots import bots_of
from signoria.bots.agents import FOLDER, SUFFIX, network_of
from signoria.bots.network import written
from signoria.research import VectorEnv

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    Array = NDArray[Any]

AGENT = "learnt"
# How many play where nothing is said.
PLAYERS = {"dominion": 2, "machiavelli": 4, "florence": 3}
# Who is met at the end: the levels of the games, by their bots.
RIVALS = {"easy": "apprentice", "house": "house", "strong": "strong"}


@dataclass
class Plan:
    """What is trained, and how."""

    game: str
    players: int
    options: dict[str, Any]
    minutes: float
    # Of the minutes, the part in which the teacher is imitated.
    imitation: float
    teacher: str
    games: int
    # Decisions of each game between two lessons.
    decisions: int
    hidden: list[int]
    rate: float
    seed: int
    # Games of each measurement on the way, and of each match at the end.
    measured: int
    match: int
    epochs: int = 2
    minibatch: int = 4096
    # Decisions that are learnt from together while the teacher is imitated: many small steps, for what is right is
    # known then. Large ones are too few to get through thousands of actions.
    imitated: int = 512
    # Of PPO: how far a lesson may go, how much chance is kept, and how far back what came of a decision is told.
    clip: float = 0.2
    entropy: float = 0.004
    trace: float = 0.95


# --- The network ------------------------------------------------------------------------------------------------------


class Player(nn.Module):  # type: ignore[misc] # reading the types of PyTorch takes a minute
    """Looks at observations; says how good each legal action is, and what the seat may expect."""

    def __init__(self, inputs: int, hidden: Sequence[int], actions: int) -> None:
        super().__init__()
        sizes = [inputs, *hidden]
        self.layers = nn.ModuleList(nn.Linear(before, after) for before, after in pairwise(sizes))
        self.actions = nn.Linear(sizes[-1], actions)
        self.value = nn.Linear(sizes[-1], 1)
        nn.init.zeros_(self.value.weight)
        with torch.no_grad():
            self.actions.weight *= 0.1

    def forward(self, observations: torch.Tensor, legal: Legal) -> tuple[torch.Tensor, torch.Tensor]:
        """Give the logarithm of the chance of each legal action, one game after another, and the values."""
        found = torch.sign(observations) * torch.log1p(observations.abs())
        for layer in self.layers:
            found = torch.relu(layer(found))
        # Only what is legal is worked out: there are thousands of actions, and a few of them are.
        worth = (found[legal.rows] * self.actions.weight[legal.actions]).sum(1) + self.actions.bias[legal.actions]
        return legal.log_chances(worth), self.value(found).squeeze(1)


class Legal:
    """The legal actions of several positions, one list after another."""

    def __init__(self, actions: Array, counts: Array) -> None:
        self.actions = torch.from_numpy(actions.astype(np.int64))
        self.counts = counts
        self.positions = len(counts)
        self.rows = torch.from_numpy(np.repeat(np.arange(len(counts)), counts))
        self.starts = np.cumsum(counts) - counts

    def log_chances(self, worth: torch.Tensor) -> torch.Tensor:
        """Make chances of what each action is worth: in each position they add up to 1."""
        most = torch.full((self.positions,), -torch.inf).scatter_reduce(0, self.rows, worth.detach(), "amax")
        level = worth - most[self.rows]
        total = torch.zeros(self.positions).index_add(0, self.rows, level.exp())
        return level - total.log()[self.rows]

    def drawn(self, log_chances: torch.Tensor, dice: np.random.Generator) -> Array:
        """Draw an action of each position by its chance; give their places in the lists."""
        noise = torch.from_numpy(dice.gumbel(size=len(self.actions)).astype(np.float32))
        found = torch.full((self.positions,), -torch.inf)
        lots = log_chances + noise
        found = found.scatter_reduce(0, self.rows, lots, "amax")
        places: Array = np.flatnonzero((lots == found[self.rows]).numpy())
        # Should two lots be equal, the first counts.
        return places[np.searchsorted(places, self.starts)]


# --- What was played --------------------------------------------------------------------------------------------------


@dataclass
class Played:
    """What was seen, could be chosen and was chosen in some decisions of many games. Arrays have a row for each."""

    observations: Array
    actions: Array
    # The legal actions of all rows, where those of each begin, and how many there are.
    legal: Array
    starts: Array
    counts: Array
    # The place of what was chosen, or of what the teacher would have chosen, among the legal ones.
    chosen: Array
    log_chances: Array
    # How much better it went than was expected, and how it went; and of which rows that is known.
    advantages: Array
    outcomes: Array
    known: Array

    def batches(self, size: int, dice: np.random.Generator, among: Array) -> Iterator[tuple[Array, Legal]]:
        """Give rows in any order, so many at a time, with their legal actions."""
        order = dice.permutation(among)
        for first in range(0, len(order), size):
            rows = np.sort(order[first : first + size])
            counts = self.counts[rows]
            offsets = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
            yield rows, Legal(self.legal[np.repeat(self.starts[rows], counts) + offsets], counts)


@dataclass
class Collected:
    """Lists that grow step by step until they are `Played`."""

    observations: list[Array] = field(default_factory=list)
    legal: list[Array] = field(default_factory=list)
    counts: list[Array] = field(default_factory=list)
    chosen: list[Array] = field(default_factory=list)
    log_chances: list[Array] = field(default_factory=list)
    values: list[Array] = field(default_factory=list)
    seats: list[Array] = field(default_factory=list)
    rewards: list[Array] = field(default_factory=list)
    ended: list[Array] = field(default_factory=list)

    def played(self, last_seat: Array, last_value: Array, trace: float) -> Played:
        """Work out what came of each decision, from the last one to the first."""
        steps, games, players = len(self.seats), len(last_seat), self.rewards[0].shape[1]
        rows = np.arange(games)
        # What each seat may expect at its next decision, or got when the game was over; and whether that is known.
        ahead = np.zeros((games, players))
        gained = np.zeros((games, players))
        known = np.zeros((games, players), dtype=bool)
        ahead[rows, last_seat] = last_value
        known[rows, last_seat] = True
        advantages, told = np.zeros((steps, games), np.float32), np.zeros((steps, games), dtype=bool)
        for step in reversed(range(steps)):
            over = self.ended[step]
            ahead[over] = self.rewards[step][over]
            gained[over] = 0.0
            known[over] = True
            seats, values = self.seats[step], self.values[step]
            told[step] = known[rows, seats]
            gains = ahead[rows, seats] - values + trace * gained[rows, seats]
            advantages[step] = np.where(told[step], gains, 0.0)
            gained[rows, seats] = advantages[step]
            ahead[rows, seats] = values
            known[rows, seats] = True
        counts = np.concatenate(self.counts)
        legal = np.concatenate(self.legal)
        starts = np.cumsum(counts) - counts
        chosen = np.concatenate(self.chosen)
        values = np.concatenate(self.values)
        flat = advantages.reshape(-1)
        return Played(
            observations=np.concatenate(self.observations),
            actions=legal[starts + chosen],
            legal=legal,
            starts=starts,
            counts=counts,
            chosen=chosen,
            log_chances=np.concatenate(self.log_chances),
            advantages=flat,
            outcomes=(flat + values).astype(np.float32),
            known=told.reshape(-1),
        )


# --- Training ---------------------------------------------------------------------------------------------------------


class Training:
    """An agent, how it has been trained so far, and the games in which it is."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(plan.seed)
        self.plan = plan
        self.folder = folder
        self.env = VectorEnv(
            plan.game, games=plan.games, players=plan.players, options=plan.options, reward="rank", max_decisions=5000
        )
        size = self.env.observations.shape[1]
        self.player = Player(size, plan.hidden, self.env.game.catalogue.size)
        self.optimizer = torch.optim.Adam(self.player.parameters(), lr=plan.rate, eps=1e-5)
        self.dice = np.random.default_rng(plan.seed)
        self.seconds = 0.0
        self.steps = 0
        self.curve: list[dict[str, Any]] = []
        if (folder / "checkpoint.pt").exists():
            self.resume()
        self.env.reset(seed=plan.seed + self.steps)

    # Checkpoints.

    def save(self) -> None:
        """Keep everything that is needed to go on, and the agent as a bot."""
        state = {
            "player": self.player.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "seconds": self.seconds,
            "steps": self.steps,
            "curve": self.curve,
            "plan": asdict(self.plan),
        }
        torch.save(state, self.folder / "checkpoint.new")
        (self.folder / "checkpoint.new").replace(self.folder / "checkpoint.pt")
        export(self.player, self.plan, self.env.layout.version, self.folder)
        (self.folder / "curve.json").write_text(json.dumps(self.curve, indent=1) + "\n", encoding="utf-8")
        (self.folder / "curve.svg").write_text(drawn(self.plan, self.curve), encoding="utf-8")

    def resume(self) -> None:
        """Go on from what was kept."""
        state = torch.load(self.folder / "checkpoint.pt", weights_only=True)
        kept = state["plan"]
        for name in ("game", "players", "options", "hidden"):
            if kept[name] != asdict(self.plan)[name]:
                sys.exit(f"{self.folder} has an agent with {name} {kept[name]}: choose another folder")
        self.player.load_state_dict(state["player"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.seconds, self.steps, self.curve = state["seconds"], state["steps"], state["curve"]

    # Playing and learning.

    def run(self) -> None:
        """Train until the time is up, and measure on the way."""
        plan = self.plan
        end = 60 * plan.minutes
        measure_each = end / 20
        if not self.curve:
            self.measure("untrained")
        due = self.seconds + measure_each
        with progress_bar(int(end), done=int(self.seconds)) as tell:
            while self.seconds < end:
                start = perf_counter()
                phase = "imitation" if self.seconds < end * plan.imitation else "self-play"
                self.lesson(phase)
                before, self.seconds = int(self.seconds), self.seconds + perf_counter() - start
                tell(int(self.seconds) - before)
                if self.seconds >= due or self.seconds >= end:
                    self.measure(phase)
                    self.save()
                    due += measure_each

    def lesson(self, phase: str) -> None:
        """Play for a while, and learn from it."""
        imitated = phase == "imitation"
        played = self.play(imitated=imitated)
        self.steps += len(played.actions)
        remaining = max(0.05, 1.0 - self.seconds / (60 * self.plan.minutes))
        for group in self.optimizer.param_groups:
            group["lr"] = self.plan.rate * (1.0 if imitated else 0.5 * remaining)
        for _ in range(1 if imitated else self.plan.epochs):
            # What came of the last decisions of some seats is not known yet; what a teacher would do is.
            rows = np.arange(len(played.known)) if imitated else np.flatnonzero(played.known)
            size = self.plan.imitated if imitated else self.plan.minibatch
            for batch, legal in played.batches(size, self.dice, rows):
                loss = self.loss(played, batch, legal, imitated=imitated)
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
                self.optimizer.step()

    def play(self, *, imitated: bool) -> Played:
        """Play every game for some decisions. While it is imitated, the teacher plays half of the games."""
        with torch.no_grad():
            return self.collected(imitated=imitated)

    def collected(self, *, imitated: bool) -> Played:
        """As `play`; nothing is learnt meanwhile."""
        env, plan, found = self.env, self.plan, Collected()
        own = np.arange(plan.games) % 2 == 0
        for _ in range(plan.decisions):
            legal, log_chances, values = self.look()
            drawn = legal.drawn(log_chances, self.dice)
            actions = legal.actions.numpy()[drawn]
            places = drawn - legal.starts
            if imitated:
                advice = env.choices(plan.teacher).copy()
                actions = np.where(own, actions, advice)
                same = legal.actions.numpy() == np.repeat(advice, legal.counts)
                places = np.flatnonzero(same) - legal.starts
            found.observations.append(env.observations.copy())
            found.legal.append(legal.actions.numpy().astype(np.int32))
            found.counts.append(legal.counts)
            found.chosen.append(places)
            found.log_chances.append(log_chances.numpy()[legal.starts + places])
            found.values.append(values.numpy())
            found.seats.append(env.infos["seat"].copy())
            _, rewards, ended, cut, _ = env.step(actions)
            found.rewards.append(rewards.copy())
            found.ended.append(ended | cut)
        _, _, values = self.look()
        return found.played(env.infos["seat"].copy(), values.numpy(), 1.0 if imitated else plan.trace)

    def look(self) -> tuple[Legal, torch.Tensor, torch.Tensor]:
        """Look at all games as they are now."""
        infos = self.env.infos
        counts = infos["legal_counts"].copy()
        legal = Legal(infos["legal"][: counts.sum()], counts)
        log_chances, values = self.player(torch.from_numpy(self.env.observations.astype(np.float32)), legal)
        return legal, log_chances, values

    def loss(self, played: Played, rows: Array, legal: Legal, *, imitated: bool) -> torch.Tensor:
        """Give how wrong the agent is about some decisions."""
        plan = self.plan
        observations = torch.from_numpy(played.observations[rows].astype(np.float32))
        log_chances, values = self.player(observations, legal)
        chosen = log_chances[torch.from_numpy(legal.starts + played.chosen[rows])]
        known = torch.from_numpy(played.known[rows])
        errors = (values - torch.from_numpy(played.outcomes[rows])) ** 2
        wrong: torch.Tensor = (errors * known).sum() / known.sum().clamp(min=1)
        if imitated:
            return 0.5 * wrong - chosen.mean()
        gains = torch.from_numpy(played.advantages[rows])
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        ratio = (chosen - torch.from_numpy(played.log_chances[rows])).exp()
        kept = torch.minimum(ratio * gains, ratio.clamp(1 - plan.clip, 1 + plan.clip) * gains).mean()
        chance = -(log_chances.exp() * log_chances).sum() / len(rows)
        return 0.5 * wrong - kept - plan.entropy * chance

    # Measuring.

    def measure(self, phase: str) -> None:
        """See in the arena how strong the agent is now, and write it down."""
        export(self.player, self.plan, self.env.layout.version, self.folder)
        share = against(self.plan, self.folder, self.plan.teacher, self.plan.measured)
        self.curve.append({"seconds": round(self.seconds, 1), "decisions": self.steps, "phase": phase, "share": share})


def export(player: Player, plan: Plan, version: int, folder: Path) -> Path:
    """Write the network into the file of an agent."""
    numbers = b""
    for layer in player.layers:
        assert isinstance(layer, nn.Linear)
        numbers += layer.weight.detach().numpy().T.astype("<f4").tobytes()
        numbers += layer.bias.detach().numpy().astype("<f4").tobytes()
    numbers += player.actions.weight.detach().numpy().astype("<f4").tobytes()
    numbers += player.actions.bias.detach().numpy().astype("<f4").tobytes()
    first = player.layers[0]
    assert isinstance(first, nn.Linear)
    about = f"trained for {plan.players} players with options {json.dumps(plan.options)}"
    sizes = (plan.hidden, first.in_features, player.actions.out_features)
    file = folder / f"{plan.game}-{AGENT}{SUFFIX}"
    file.write_bytes(written(plan.game, version, about, *sizes, numbers))
    return file


def against(plan: Plan, folder: Path, rival: str, games: int) -> dict[str, float]:
    """Let the agent meet a bot at every other seat; give its share of wins with the 95 % interval."""
    os.environ[FOLDER] = str(folder)
    bots_of.cache_clear()
    network_of.cache_clear()
    lineup = [AGENT] + [rival] * (plan.players - 1)
    found = hold(match_between(plan.game, lineups=[lineup], options=[plan.options], seed=plan.seed + 1), games)
    share = next(bot.share for bot in found.bots if bot.bot == AGENT)
    assert share is not None
    return {"mean": round(share.mean, 4), "low": round(share.low, 4), "high": round(share.high, 4)}


# --- The picture ------------------------------------------------------------------------------------------------------

WIDTH, HEIGHT, LEFT, TOP = 640, 320, 60, 70
STYLE = """text { font: 13px system-ui, sans-serif; fill: #222; } .title { font-size: 16px; font-weight: 600; }
.small { font-size: 11px; fill: #444; } .line { stroke: #ccc; } .paper { fill: #fff; }
.curve { fill: none; stroke: #2d69af; stroke-width: 2; } .between { fill: #2d69af; opacity: 0.18; }
.fair { stroke: #be4632; stroke-dasharray: 5 4; }"""


def drawn(plan: Plan, curve: list[dict[str, Any]]) -> str:
    """Draw how often the agent won against its teacher, as it was trained."""
    longest = max(60 * plan.minutes, *(point["seconds"] for point in curve))
    right, bottom = WIDTH - 30, HEIGHT - 50

    def across(seconds: float) -> float:
        return LEFT + (right - LEFT) * seconds / float(longest)

    def up(share: float) -> float:
        return bottom - (bottom - TOP) * share

    def path(name: str) -> str:
        return " ".join(f"{across(point['seconds']):.1f},{up(point['share'][name]):.1f}" for point in curve)

    others = f"against {plan.teacher}" if plan.players == 2 else f"one among {plan.players - 1} of {plan.teacher}"
    fair = up(1 / plan.players)
    turn = across(60 * plan.minutes * plan.imitation)
    back = " ".join(reversed(path("high").split()))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">',
        f"<style>{STYLE}</style>",
        '<rect class="paper" width="100%" height="100%"/>',
        text(LEFT, 26, f"{plan.game.capitalize()}: how often the agent wins, {others}", "title"),
        text(LEFT, 44, f"{plan.measured} games for each point, with 95 % intervals", "small"),
        *(
            f'<line class="line" x1="{LEFT}" x2="{right}" y1="{up(tenth / 10)}" y2="{up(tenth / 10)}"/>'
            for tenth in range(0, 11, 2)
        ),
        *(text(LEFT - 8, up(tenth / 10) + 4, f"{10 * tenth} %", "small", "end") for tenth in range(0, 11, 2)),
        *(
            text(across(longest * part / 4), bottom + 18, f"{longest * part / 240:.1f} min", "small", "middle")
            for part in range(5)
        ),
        f'<line class="line" x1="{turn:.1f}" x2="{turn:.1f}" y1="{TOP}" y2="{bottom}"/>',
        text(LEFT + 4, TOP - 4, "imitation", "small"),
        text(turn + 4, TOP - 4, "self-play", "small"),
        f'<line class="fair" x1="{LEFT}" x2="{right}" y1="{fair:.1f}" y2="{fair:.1f}"/>',
        text(right, bottom - 6, "dashed: as often as each of the others", "small", "end"),
        f'<polygon class="between" points="{path("low")} {back}"/>',
        f'<polyline class="curve" points="{path("mean")}"/>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


# --- The command ------------------------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> None:
    """Train, and measure what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(PLAYERS), required=True)
    parser.add_argument("--players", type=int, help="how many play; 2 in Dominion, 4 in Machiavelli, 3 in Florence")
    parser.add_argument("--options", type=json.loads, default={}, help="table options, as JSON")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to train in all, without measurements")
    parser.add_argument("--imitation", type=float, default=0.4, help="the part of it in which the teacher is imitated")
    parser.add_argument("--teacher", default="house", help="the bot that is imitated, and met on the way")
    parser.add_argument("--folder", type=Path, help="where everything is kept; runs/<game>")
    parser.add_argument("--games", type=int, default=256, help="games at once")
    parser.add_argument("--decisions", type=int, default=64, help="decisions of each game between two lessons")
    parser.add_argument("--hidden", type=int, nargs="+", default=[128, 128], help="neurons of each hidden layer")
    parser.add_argument("--rate", type=float, default=1e-3, help="how fast it learns")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measured", type=int, default=120, help="games of each measurement on the way")
    parser.add_argument("--match", type=int, default=400, help="games of each match at the end; 0 for none")
    given = vars(parser.parse_args(arguments))
    folder = given.pop("folder") or Path("runs", given["game"])
    plan = Plan(**{**given, "players": given["players"] or PLAYERS[given["game"]]})
    folder.mkdir(parents=True, exist_ok=True)
    training = Training(plan, folder)
    training.run()
    results = {level: against(plan, folder, bot, plan.match) for level, bot in RIVALS.items() if plan.match}
    (folder / "results.json").write_text(
        json.dumps({"plan": asdict(plan), "against": results}, indent=1) + "\n", "utf-8"
    )
    for level, share in results.items():
        print(f"{level}: {100 * share['mean']:.1f} % [{100 * share['low']:.1f}..{100 * share['high']:.1f}]")
    print(f"{folder / (plan.game + '-' + AGENT + SUFFIX)}: SIGNORIA_AGENTS={folder} lets it play as {AGENT!r}")


if __name__ == "__main__":
    main()
