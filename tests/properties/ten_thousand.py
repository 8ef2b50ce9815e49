"""Ten thousand games by drivers: all options, two to four players, to the end; one digest for all of them.

    python -m tests.properties.ten_thousand [--games N] [--first N] [--write FILE]

The digest covers every move and every final position. It depends on the engine alone, so a compiled and an interpreted
engine, or two machines, must print the same one. Each game is also checked: no card appears or disappears from one turn
to the next, and the game ends.
"""

from __future__ import annotations

import argparse
import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

import signoria
from signoria.core.chance import FastChance, spread
from signoria.core.zones import pile_of
from signoria.games.dominion.components import FIRST_KINGDOM, KINDS, KINGDOM_SIZE, KINGDOMS, NAMES
from tests.kit.cards import all_cards, box, kingdom_of
from tests.kit.driver import Driver

if TYPE_CHECKING:
    from signoria.games.dominion.table import Dominion

MODES: Final = [*KINGDOMS, "random", "draft", "custom"]
CHOICES: Final = {
    "remodel-gain": ["discard", "hand"],
    "feast-gain": ["must", "may"],
    "compulsion": ["first-edition", "lenient"],
    "pile-counts": ["strict", "open"],
    "discard-order": ["auto", "ask"],
}
CAP: Final = 20_000


def table(number: int) -> tuple[int, int | bytes, dict[str, object]]:
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
    seed: int | bytes = number if chance.below(2) == 0 else sha256(str(number).encode()).digest()
    return seats, seed, options


def play(number: int) -> tuple[str, int]:
    """Play a game; give the digest of its moves and its final position, and the number of decisions."""
    seats, seed, options = table(number)
    position = cast("Dominion", signoria.game("dominion").new(seats, seed, options))
    driver = Driver(number, lively=number % 2 == 1)
    moves: list[str] = []
    turn: object = None
    while not position.over:
        if len(moves) == CAP:
            raise AssertionError(f"game {number} does not end")
        if position.question != "draft-pick" and turn != (turn := whose_turn(position)):
            check_cards(number, position.save(), seats)
        action = driver.choose(position)
        moves.append(position.notation(action))
        position.choose(action)
    check_cards(number, position.save(), seats)
    told = [event.seen_by(number % seats) for event in position.events()]
    outcome = [moves, position.save(), position.scores(), position.winners(), told]
    return sha256(json.dumps(outcome, sort_keys=True).encode()).hexdigest(), len(moves)


def whose_turn(position: Dominion) -> tuple[int, int]:
    """Give what changes from one turn to the next."""
    return position.active, position.players[position.active].turns


def check_cards(number: int, saved: dict[str, object], seats: int) -> None:
    """Check that all cards of the box are there, and no other."""
    if all_cards(saved) != box(kingdom_of(saved), seats):
        raise AssertionError(f"game {number} has lost or found cards: {saved}")


def main() -> None:
    """Play the games and print the digest."""
    parser = argparse.ArgumentParser(description="Play many games of Dominion and print one digest of all of them.")
    parser.add_argument("--games", type=int, default=10_000, help="how many games (10000)")
    parser.add_argument("--first", type=int, default=0, help="number of the first game (0)")
    parser.add_argument("--write", type=Path, help="file for one line per game: number, decisions, digest")
    wanted = parser.parse_args()
    together = sha256()
    decisions = 0
    lines = []
    for number in range(wanted.first, wanted.first + wanted.games):
        digest, length = play(number)
        together.update(digest.encode())
        decisions += length
        lines.append(f"{number} {length} {digest}\n")
    if wanted.write is not None:
        wanted.write.write_text("".join(lines))
    sys.stdout.write(f"{wanted.games} games, {decisions} decisions, digest {together.hexdigest()}\n")


if __name__ == "__main__":
    main()
