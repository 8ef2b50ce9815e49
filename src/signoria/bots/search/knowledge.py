"""What a game tells the search: what is worth trying, what the others may hold, how far to look, what that is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from signoria.bots.bot import Bot
from signoria.core.position import Position, Sight

if TYPE_CHECKING:
    from signoria.bots.search.value import Features, Weights

# More options than these are not tried one by one.
MOST_CANDIDATES: Final = 24
# A point of lead is worth so much of a victory: it decides between options that win, or lose, all the same.
LEAD: Final = 0.001


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What is known about a game. Each searcher has its own, which may remember what it has worked out.

    A search imagines worlds, tries each candidate in the same ones, lets a policy play on for all seats until the
    horizon, and asks what its seat may expect there. It looks into imagined worlds only: what is asked about a sight
    must be answered by what that seat may know.
    """

    # --- Playing ---------------------------------------------------------------------------------------------------

    def policy(self, seed: int) -> Bot:
        """Give a quick bot that plays on for all seats of an imagined world; another seed may give another temper."""
        raise NotImplementedError

    def worth_searching(self, sight: Sight) -> bool:
        """Whether to think about a question. Otherwise the answer of the policy is taken at once."""
        return len(sight.options()) > 1

    def candidates(self, sight: Sight, own: i64) -> vec[i64]:
        """Give the options worth trying, the policy's own answer first."""
        return spread_out(sight.options(), own)

    def effort(self, sight: Sight) -> i64:
        """How many times the usual number of worlds a question deserves."""
        return 1

    def doubt(self) -> float:
        """How many standard errors better than the policy's own answer another one must be to be preferred to it."""
        return 0.0

    def hurry(self) -> None:
        """Leave out from now on what would take seconds before the first world is tried: somebody waits."""

    def look(self, sight: Sight) -> None:
        """Get ready to expect something through the eyes of a seat, whether or not it is asked."""

    # --- Imagining -------------------------------------------------------------------------------------------------

    def imagine(self, sight: Sight, seed: int) -> Position:
        """Give a world in which the seat may be."""
        return sight.determinise(seed)

    def horizon(self, position: Position) -> i64:
        """Give a number that only grows, such as that of the round: what is imagined ends when it has grown."""
        raise NotImplementedError

    # --- Judging ---------------------------------------------------------------------------------------------------

    def value(self, position: Position, seat: i64) -> float:
        """What a seat wants, in a world at the horizon or at the end of the game: the larger, the better."""
        raise NotImplementedError

    def share(self, position: Position, seat: i64) -> float:
        """The share of a victory that a seat may expect there, from 0 to 1. For whoever wants to be told."""
        return self.value(position, seat)

    def points(self, position: Position, seat: i64) -> float:
        """The points with which a seat may expect to end. For whoever wants to be told."""
        raise NotImplementedError

    # --- Telling ---------------------------------------------------------------------------------------------------

    def things(self, sight: Sight) -> list[str]:
        """Name what the others may hold unseen, as far as a seat that is asked would like to know who has it.

        What has no name is not spoken of.
        """
        return []

    def holds(self, position: Position, seat: i64, thing: i64) -> bool:
        """Whether a player holds one of these things, by its number, in an imagined world."""
        return False

    # --- Learning --------------------------------------------------------------------------------------------------

    def version(self) -> int:
        """The version of the features: weights that were learnt from others are refused."""
        return 0

    def learn(self, weights: dict[str, Weights]) -> None:
        """Judge by these weights from now on, those of one family or of several."""

    def family(self, position: Position) -> str:
        """Name the games that have weights of their own, such as those of an edition with so many players."""
        return str(position.seats())

    def phase(self, position: Position) -> i64:
        """Give the number of the phase, from 0: each is judged by a model of its own."""
        return 0

    def features(self, position: Position, seat: i64, features: Features) -> None:
        """Write down what a world at the horizon looks like to a seat; nothing in it is hidden."""
        raise NotImplementedError


# --- Candidates -------------------------------------------------------------------------------------------------------


def spread_out(options: vec[i64], own: i64) -> vec[i64]:
    """Give an option, and as many of the others as may be tried, from all over the list."""
    number: i64 = len(options)
    most = min(number, MOST_CANDIDATES)
    chosen = append(vec[i64](), own)
    place: i64 = 0
    while place < most and len(chosen) < most:
        option = options[place * number // most]
        if option != own:
            chosen = append(chosen, option)
        place += 1
    return chosen


def with_option(options: vec[i64], wanted: i64) -> vec[i64]:
    """Give options with one among them that must be."""
    return options if wanted in options else append(options, wanted)


# --- Games that are over ----------------------------------------------------------------------------------------------


def won(position: Position, seat: i64) -> float:
    """The share of the victory that a seat has in a game that is over."""
    winners = position.winners()
    return 1.0 / len(winners) if seat in winners else 0.0


def lead(position: Position, seat: i64) -> float:
    """How many points a seat is ahead of the best of the others in a game that is over."""
    scores = position.scores()
    others = [points for other, points in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others))


def outcome(position: Position, seat: i64) -> float:
    """What a game that is over is worth to a seat: its share of the victory, and a little for its lead."""
    return won(position, seat) + LEAD * lead(position, seat)
