"""Records of games as arrays, for programs that learn from what others have played.

A dataset is a folder of files `part-00000.npz`, with a row for each decision, and a card that says what is in them.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

import signoria
from signoria.core.record import RecordError, checked_record, replayed
from signoria.games import REGISTRY
from signoria.research.observer import NUMBER, Observer
from signoria.research.rewards import WIN, checked_reward, rewards

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from numpy.typing import NDArray

    from signoria.core.position import Position
    from signoria.core.record import Record

CARD: Final = "README.md"
FACTS: Final = "dataset.json"
# What a row tells: the name of the array, the numbers in it, and what they are.
COLUMNS: Final[dict[str, tuple[type[np.generic], str]]] = {
    "observation": (NUMBER, "what the seat saw that was asked, and nothing else"),
    "mask": (np.bool_, "which actions of the catalogue it could choose"),
    "action": (np.int32, "the one that it chose"),
    "outcome": (np.float32, "what the game brought that seat in the end"),
    "points": (np.int32, "its points in the end"),
    "seat": (np.int8, "the seat"),
    "game": (np.int32, "the game, by its place among the records that were read, from 0"),
    "ply": (np.int32, "how many decisions were made in the game before"),
}


class Terms:
    """What all games of a dataset have in common, taken from the first record."""

    def __init__(self, record: Record, reward: str) -> None:
        self.game = REGISTRY.game(record["game"])
        self.players = len(record["seats"])
        self.reward = checked_reward(reward)
        self.observer = Observer(self.game, self.players)

    def check(self, record: Record) -> None:
        """Refuse a record whose rows would be of another size."""
        if (record["game"], len(record["seats"])) != (self.game.name, self.players):
            raise RecordError(
                f"this is {record['game']} of {len(record['seats'])} players, and the first record {self.game.name} of "
                f"{self.players}: a dataset is about one game with one number of players"
            )


class Part:
    """The rows of one file."""

    def __init__(self, terms: Terms, rows: int) -> None:
        wide = {"observation": (terms.observer.size,), "mask": (terms.game.catalogue.size,)}
        self.count = 0
        self.rows = rows
        self.arrays: dict[str, NDArray[Any]] = {
            name: np.zeros((rows, *wide.get(name, ())), number) for name, (number, _) in COLUMNS.items()
        }

    def add(self, values: dict[str, Any]) -> None:
        for name, value in values.items():
            self.arrays[name][self.count] = value
        self.count += 1

    def write(self, file: Path) -> None:
        filled: dict[str, Any] = {name: array[: self.count] for name, array in self.arrays.items()}
        np.savez_compressed(file, **filled)


class Writer:
    """Writes a dataset, game by game."""

    def __init__(self, folder: Path, rows: int, reward: str, only: str | None) -> None:
        self.folder = folder
        self.rows = rows
        self.reward = reward
        # The player whose decisions are kept; those of all without one.
        self.only = only
        self.terms: Terms | None = None
        self.part: Part | None = None
        self.parts = 0
        self.decisions = 0
        self.unfinished = 0
        # How many decisions are whose, and how many games have which options.
        self.players: Counter[str] = Counter()
        self.options: Counter[str] = Counter()

    @property
    def games(self) -> int:
        """How many games have been read to their end."""
        return self.options.total()

    def add(self, content: object) -> None:
        """Write the decisions of a game; those of an unfinished one have no outcome. Raises `RecordError`."""
        record = checked_record(content)
        if self.terms is None:
            self.terms = Terms(record, self.reward)
        terms = self.terms
        terms.check(record)
        if record["result"] is None:
            self.unfinished += 1
            return
        position, moves = replayed(record, REGISTRY)
        decisions = self.decisions_of(record, terms, position, moves)
        outcomes = rewards(position, terms.reward)
        points = position.scores()
        for decision in decisions:
            seat = decision["seat"]
            self.write(terms, decision | {"outcome": outcomes[seat], "points": points[seat]})
            self.players[record["seats"][seat]] += 1
        self.options[json.dumps(record["options"])] += 1

    def decisions_of(
        self, record: Record, terms: Terms, position: Position, moves: Iterator[object]
    ) -> list[dict[str, Any]]:
        """Play a game again to its end, and give what was seen and chosen."""
        found: list[dict[str, Any]] = []
        for ply, move in enumerate(record["moves"]):
            seat = position.asked
            if seat is not None and self.only in {None, record["seats"][seat]}:
                found.append(
                    {
                        "observation": terms.observer.observe(position, seat),
                        "mask": terms.observer.mask(position),
                        "action": terms.game.catalogue.number(move),
                        "seat": seat,
                        "game": self.games,
                        "ply": ply,
                    }
                )
            next(moves)
        # Whether it ends as it says is looked at after the last move.
        next(moves, None)
        return found

    def write(self, terms: Terms, decision: dict[str, Any]) -> None:
        if self.part is None:
            self.part = Part(terms, self.rows)
        self.part.add(decision)
        self.decisions += 1
        if self.part.count == self.rows:
            self.finish_part()

    def finish_part(self) -> None:
        """Write the rows that were gathered into the next file."""
        if self.part is not None:
            self.part.write(self.folder / f"part-{self.parts:05}.npz")
            self.parts += 1
            self.part = None

    def finish(self) -> dict[str, Any]:
        """Write what is left, and the card. Raises `RecordError` when there is nothing."""
        self.finish_part()
        if self.terms is None or self.decisions == 0:
            whose = "" if self.only is None else f" of {self.only!r}"
            raise RecordError(f"there is no decision{whose} in a finished game among the records")
        facts = self.facts(self.terms)
        (self.folder / FACTS).write_text(json.dumps(facts, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        (self.folder / CARD).write_text(card(facts), encoding="utf-8")
        return facts

    def facts(self, terms: Terms) -> dict[str, Any]:
        """Give what the card tells, for programs."""
        return {
            "made_by": f"signoria {signoria.__version__}",
            "game": terms.game.name,
            "players": terms.players,
            "reward": terms.reward,
            "layout": terms.observer.layout.version,
            "observation_size": terms.observer.size,
            "actions": terms.game.catalogue.size,
            "decisions": self.decisions,
            "games": self.games,
            "unfinished_games_left_out": self.unfinished,
            "only": self.only,
            "parts": self.parts,
            "decisions_by_player": dict(self.players.most_common()),
            "games_by_options": [
                {"games": games, "options": json.loads(options)} for options, games in self.options.most_common()
            ],
        }


def write_dataset(
    records: Iterable[tuple[str, object]],
    folder: Path,
    *,
    rows: int = 50_000,
    reward: str = WIN,
    only: str | None = None,
    tell: Callable[[int], None] = lambda _records: None,
) -> dict[str, Any]:
    """Write the decisions of records, given with their names, into a new folder; give what its card tells.

    Raises ValueError, with the name of the record that is wrong, and leaves nothing behind. `only` names the player
    whose decisions are kept.
    """
    if folder.exists():
        raise ValueError(f"{str(folder)!r} is there already")
    if rows < 1:
        raise ValueError(f"a file has at least one row, not {rows}")
    folder.parent.mkdir(parents=True, exist_ok=True)
    making = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    try:
        writer = Writer(making, rows, checked_reward(reward), only)
        for name, record in records:
            try:
                writer.add(record)
            except ValueError as wrong:
                raise RecordError(f"{name}: {wrong}") from None
            tell(1)
        facts = writer.finish()
        making.chmod(0o755)
        making.rename(folder)
    except BaseException:
        shutil.rmtree(making, ignore_errors=True)
        raise
    return facts


def card(facts: dict[str, Any]) -> str:
    """Say what a dataset is, for people."""
    by_player = "\n".join(f"| {player} | {number} |" for player, number in facts["decisions_by_player"].items())
    settled = "\n".join(
        f"- {one['games']} games: `{json.dumps(one['options'], ensure_ascii=False)}`"
        for one in facts["games_by_options"]
    )
    columns = "\n".join(
        f"| `{name}` | {np.dtype(number).name} | {about} |" for name, (number, about) in COLUMNS.items()
    )
    whose = "all players" if facts["only"] is None else f"`{facts['only']}` alone"
    return f"""# {facts["decisions"]} decisions of {facts["game"].capitalize()}

{facts["games"]} whole games of {facts["players"]} players, played again move by move from their records by
{facts["made_by"]}; the decisions of {whose}. Games that were not played to their end are left out, which were
{facts["unfinished_games_left_out"]}.

## What is in it

{facts["parts"]} files, `part-00000.npz` and so on, for `numpy.load`. A row is a decision; those of a game follow one
another.

| array | numbers | what it tells |
|---|---|---|
{columns}

An observation has {facts["observation_size"]} numbers, in version {facts["layout"]} of the layout of the game
(`docs/reference/observations.md`, or `signoria.game("{facts["game"]}").rulebook.encoder.layout`); there are
{facts["actions"]} actions (`signoria.game("{facts["game"]}").catalogue`). `outcome` is the reward `{facts["reward"]}`.

## Who played

| player | decisions |
|---|---|
{by_player}

## What was settled

{settled}

## What to bear in mind

- An observation tells what the seat could know by the rules. What others held is in no row; the outcome is.
- Rows of one game are not independent, and games may share their deal: keep whole games, and whole deals, apart when
  you split the data.
- It shows how these players play, with their habits and blind spots, and not how the game is best played.
- Names of players are those of the records. Take those of people out before you give a dataset away.
"""
