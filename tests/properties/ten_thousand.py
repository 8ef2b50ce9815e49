"""Ten thousand games by drivers: all options, all numbers of players, to the end; one digest for all of them.

    python -m tests.properties.ten_thousand [--game NAME] [--games N] [--first N] [--write FILE]

The digest covers every move and every final position. It depends on the engine alone, so a compiled and an interpreted
engine, or two machines, must print the same one. Each game is also checked: no card appears or disappears from one turn
to the next, and the game ends.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

import signoria
from signoria.core.chance import FastChance, spread
from signoria.core.zones import pile_of
from signoria.games.dominion.data.components import FIRST_KINGDOM, KINDS, KINGDOM_SIZE, KINGDOMS, NAMES
from tests.kit.driver import driver_of
from tests.properties import florence, machiavelli
from tests.properties.games import GAMES

if TYPE_CHECKING:
    from signoria.core.position import Position
    from signoria.games.dominion.state.table import Dominion
    from signoria.games.florence.state.table import Florence
    from signoria.games.machiavelli.state.table import Machiavelli

Picking = Callable[[list[Any]], Any]
Settled = tuple[int, int | bytes, dict[str, object]]

MODES: Final = [*KINGDOMS, "random", "draft", "custom"]
CHOICES: Final = {
    "remodel-gain": ["discard", "hand"],
    "feast-gain": ["must", "may"],
    "compulsion": ["first-edition", "lenient"],
    "pile-counts": ["strict", "open"],
    "discard-order": ["auto", "ask"],
}
CAP: Final = 20_000


def dominion_table(number: int) -> Settled:
    """Give seats, seed and options of a game; over many games everything there is comes up."""
    seats = 2 + number % 3
    mode = MODES[number // 3 % len(MODES)]
    chance = FastChance(spread(number))
    options: dict[str, object] = {"kingdom-mode": mode}
    if mode == "custom":
        kinds = pile_of(list(range(FIRST_KINGDOM, KINDS)))
        chance.shuffle(kinds)
        options["kingdom"] = [NAMES[kinds.pop()] for _ in range(KINGDOM_SIZE)]
    for name, words in CHOICES.items():
        options[name] = words[chance.below(len(words))]
    start = chance.below(3)
    if start == 0:
        options |= {"start-player": "chosen", "start-seat": int(chance.below(seats))}
    elif start == 1:
        options["previous-winners"] = list(range(1 + chance.below(seats)))
    return seats, seed_of(number, chance), options


def machiavelli_table(number: int) -> Settled:
    """Give seats, seed and options of a game of any edition."""
    return settled(number, 2 + number % 7, machiavelli.options_of)


def florence_table(number: int) -> Settled:
    """Give seats, seed and options of a game with or without the expansions."""
    return settled(number, 2 + number % 4, florence.options_of)


def settled(number: int, seats: int, options_of: Callable[[int, Picking], dict[str, object]]) -> Settled:
    """Give seats, seed and options, each of them picked by lot."""
    chance = FastChance(spread(number))
    options = options_of(seats, lambda values: values[chance.below(len(values))])
    return seats, seed_of(number, chance), options


def seed_of(number: int, chance: FastChance) -> int | bytes:
    """Give a seed for the fast or for the fair generator."""
    return number if chance.below(2) == 0 else sha256(str(number).encode()).digest()


def turn_of_dominion(position: Position) -> object:
    """Give what changes from one turn to the next; None where the cards are not all there yet."""
    table = cast("Dominion", position)
    if position.question == "draft-pick":
        return None
    return table.active, table.players[table.active].turns


def turn_of_florence(position: Position) -> object:
    """Give what changes from one turn to the next; the auction of a round is one too."""
    table = cast("Florence", position)
    return int(table.round), int(table.phase), int(table.turns)


def turn_of_machiavelli(position: Position) -> object:
    """Give what changes from one turn to the next."""
    table = cast("Machiavelli", position)
    return int(table.round), int(table.turns)


# How each game is settled, and how its turns are told apart.
WAYS: Final[dict[str, tuple[Callable[[int], Settled], Callable[[Position], object]]]] = {
    "dominion": (dominion_table, turn_of_dominion),
    "florence": (florence_table, turn_of_florence),
    "machiavelli": (machiavelli_table, turn_of_machiavelli),
}


def plain_way(game: str) -> tuple[Callable[[int], Settled], Callable[[Position], object]]:
    """Settle a game of which nothing more is known: its usual options, with all numbers of players in turn."""
    fewest, most = signoria.game(game).fewest, signoria.game(game).most
    return lambda number: (fewest + number % (most - fewest + 1), number, {}), lambda position: position.turns_taken()


def play(game: str, number: int) -> tuple[str, int]:
    """Play a game; give the digest of its moves and its final position, and the number of decisions."""
    table, turn_of = WAYS[game] if game in WAYS else plain_way(game)
    seats, seed, options = table(number)
    position = signoria.game(game).new(seats, seed, options)
    driver = driver_of(game, number, lively=number % 2 == 1)
    moves: list[str] = []
    turn: object = None
    while not position.over:
        if len(moves) == CAP:
            raise AssertionError(f"game {number} does not end")
        now = turn_of(position)
        if now not in (None, turn):
            turn = now
            check(game, number, position)
        action = driver.choose(position)
        moves.append(position.notation(action))
        position.choose(action)
    check(game, number, position)
    told = [event.seen_by(number % seats) for event in position.events()]
    outcome = [moves, position.save(), position.scores(), position.winners(), told]
    return sha256(json.dumps(outcome, sort_keys=True).encode()).hexdigest(), len(moves)


def check(game: str, number: int, position: Position) -> None:
    """Check that all cards are there, and no other."""
    try:
        GAMES[game].assert_whole(position)
    except AssertionError as wrong:
        raise AssertionError(f"game {number} has lost or found cards: {position.save()}") from wrong


def main() -> None:
    """Play the games and print the digest."""
    parser = argparse.ArgumentParser(description="Play many games and print one digest of all of them.")
    parser.add_argument("--game", choices=list(WAYS), default="dominion", help="which game (dominion)")
    parser.add_argument("--games", type=int, default=10_000, help="how many games (10000)")
    parser.add_argument("--first", type=int, default=0, help="number of the first game (0)")
    parser.add_argument("--write", type=Path, help="file for one line per game: number, decisions, digest")
    wanted = parser.parse_args()
    together = sha256()
    decisions = 0
    lines = []
    for number in range(wanted.first, wanted.first + wanted.games):
        digest, length = play(wanted.game, number)
        together.update(digest.encode())
        decisions += length
        lines.append(f"{number} {length} {digest}\n")
    if wanted.write is not None:
        wanted.write.write_text("".join(lines))
    sys.stdout.write(f"{wanted.games} games, {decisions} decisions, digest {together.hexdigest()}\n")


if __name__ == "__main__":
    main()
