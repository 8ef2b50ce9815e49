"""Many games between the same bots, counted.

Every game has a seed of its own, made of the seed of the simulation and the number of the game. So it does not matter
who plays which games: any split over processes gives the same counts, and any single game can be played again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.bots import new_bot
from signoria.bots.match import play_out
from signoria.games import REGISTRY

if TYPE_CHECKING:
    from signoria.bots.bot import Bot


class Outcomes:
    """What came of a number of games. Lists have one entry for each seat, or for each place in turn order."""

    def __init__(
        self,
        games: int,
        unfinished: int,
        shared: int,
        decisions: int,
        turns: int,
        wins: list[int],
        wins_by_turn_order: list[int],
        points: list[int],
    ) -> None:
        self.games = games
        self.unfinished = unfinished
        self.shared = shared
        self.decisions = decisions
        self.turns = turns
        # Sole victories; shared ones are counted apart.
        self.wins = wins
        self.wins_by_turn_order = wins_by_turn_order
        self.points = points

    def __reduce__(self) -> tuple[object, ...]:
        # Compiled classes cannot be pickled without this, and outcomes travel between processes.
        fields = (self.games, self.unfinished, self.shared, self.decisions, self.turns)
        return (Outcomes, (*fields, self.wins, self.wins_by_turn_order, self.points))

    def add(self, other: Outcomes) -> None:
        """Count other games too."""
        self.games += other.games
        self.unfinished += other.unfinished
        self.shared += other.shared
        self.decisions += other.decisions
        self.turns += other.turns
        for place in range(len(self.wins)):
            self.wins[place] += other.wins[place]
            self.wins_by_turn_order[place] += other.wins_by_turn_order[place]
            self.points[place] += other.points[place]


def no_outcomes(seats: int) -> Outcomes:
    """Give the outcomes of no games."""
    return Outcomes(0, 0, 0, 0, 0, [0] * seats, [0] * seats, [0] * seats)


def game_seed(seed: int, number: int) -> int:
    """Give the seed of one game of a simulation. The next few integers are left to its bots."""
    return ((seed << 40) + number) << 4


def bot_seed(seed: int, seat: int) -> int:
    """Give the seed of a bot, unlike that of its game: its choices must not follow the shuffles."""
    return seed + 1 + seat


def play_games(
    name: str, bots: list[str], options: dict[str, object], seed: int, first: int, last: int, most: int
) -> Outcomes:
    """Play the games numbered from `first` to before `last`; each stops after `most` decisions (-1: never)."""
    game = REGISTRY.game(name)
    seats = len(bots)
    outcomes = no_outcomes(seats)
    for number in range(first, last):
        own_seed = game_seed(seed, number)
        position = game.new(seats, own_seed, options, listen=False)
        players: list[Bot] = [new_bot(name, bots[seat], bot_seed(own_seed, seat)) for seat in range(seats)]
        outcomes.games += 1
        outcomes.decisions += play_out(position, players, most)
        outcomes.turns += position.turns_taken()
        if position.asked_seat() >= 0:
            outcomes.unfinished += 1
            continue
        scores = position.scores()
        for seat in range(seats):
            outcomes.points[seat] += scores[seat]
        winners = position.winners()
        if len(winners) == 1:
            winner = winners[0]
            outcomes.wins[winner] += 1
            outcomes.wins_by_turn_order[(winner - position.starter()) % seats] += 1
        else:
            outcomes.shared += 1
    return outcomes
