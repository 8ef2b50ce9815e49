"""What a match showed: who won how often, how strong the bots are, who is ahead of whom, and what thinking cost."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from typing import TYPE_CHECKING

import msgspec

from signoria.arena.figures import ByDeal, Estimate, difference, mean
from signoria.arena.ratings import fitted

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from signoria.arena.lineups import Seats
    from signoria.arena.match import Match, Played


class BotFindings(msgspec.Struct, frozen=True):
    """What a match showed about a bot. It may sit on several seats of a game: each counts."""

    bot: str
    # Its part of the victories, for each seat it had; shared ones in equal parts. With equal bots it would be `fair`.
    share: Estimate | None
    fair: float
    score: float | None
    rank: float | None
    # On openskill's scale, by distance from the house bot, which stands at 25, or else from the first bot.
    rating: Estimate | None
    decisions: int
    # Processor time: the mean of all decisions, and the longest one.
    milliseconds: float | None
    longest_milliseconds: float


class Duel(msgspec.Struct, frozen=True):
    """How often a bot came out before another where both played: equal places count half."""

    bot: str
    other: str
    share: Estimate


class Part(msgspec.Struct, frozen=True):
    """The games of one mix, or with one set of options: how often each of the bots won."""

    of: object
    games: int
    shares: dict[str, Estimate]


class Difference(msgspec.Struct, frozen=True):
    """How much more often the first bot of one mix won than the first bot of another, on the same deals."""

    of: Seats
    over: Seats
    share: Estimate


class Findings(msgspec.Struct, frozen=True):
    """What a match showed."""

    game: str
    seats: int
    seed: int
    options: list[dict[str, object]]
    games: int
    deals: int
    # Stopped after too many decisions: they count for nothing else.
    unfinished: int
    bots: list[BotFindings]
    duels: list[Duel]
    mixes: list[Part]
    by_options: list[Part]
    differences: list[Difference]


def findings(match: Match, games: Iterable[Played]) -> Findings:
    """Find out what games of a match showed; their order does not matter."""
    played = sorted(games, key=lambda one: (one.deal, one.mix, one.seats))
    over = [one for one in played if one.ranks]
    ratings = fitted(match.bots, over)
    return Findings(
        match.game,
        match.seats,
        match.seed,
        match.options,
        len(played),
        len({one.deal for one in played}),
        len(played) - len(over),
        [about_bot(bot, match, played, ratings.get(bot)) for bot in match.bots],
        duels(match.bots, over),
        parts(dict(enumerate(match.mixes)), [(one.mix, one) for one in over]),
        parts(
            dict(enumerate(match.options)),
            [(one.deal % len(match.options), one) for one in over],
        ),
        differences(match, over),
    )


def about_bot(bot: str, match: Match, played: Sequence[Played], rating: Estimate | None) -> BotFindings:
    """Find out how a bot fared."""
    seats = [(one, seat) for one in played for seat, name in enumerate(one.seats) if name == bot]
    over = [(one, seat) for one, seat in seats if one.ranks]
    decisions = sum(one.decisions[seat] for one, seat in seats)
    seconds = sum(one.seconds[seat] for one, seat in seats)
    return BotFindings(
        bot,
        shares(one for one, _ in over).get(bot),
        1 / match.seats,
        mean(one.scores[seat] for one, seat in over),
        mean(one.ranks[seat] for one, seat in over),
        rating,
        decisions,
        1000 * seconds / decisions if decisions else None,
        1000 * max((one.longest[seat] for one, seat in seats), default=0.0),
    )


def victories(games: Iterable[Played]) -> dict[str, ByDeal]:
    """Count the parts of the victories by bot; a game counts once, however often it is named."""
    found: defaultdict[str, ByDeal] = defaultdict(ByDeal)
    for played in {one.fixture: one for one in games}.values():
        for seat, bot in enumerate(played.seats):
            found[bot].count(played.deal, played.share(seat))
    return dict(found)


def shares(games: Iterable[Played]) -> dict[str, Estimate]:
    """Give the parts of the victories by bot."""
    return {bot: share for bot, counted in sorted(victories(games).items()) if (share := counted.share()) is not None}


def duels(bots: Sequence[str], games: Sequence[Played]) -> list[Duel]:
    """Compare the places of every two bots that met."""
    met: defaultdict[tuple[str, str], ByDeal] = defaultdict(ByDeal)
    for played in games:
        for one, other in combinations(zip(played.seats, played.ranks), 2):
            for (bot, place), (rival, behind) in ((one, other), (other, one)):
                if bot != rival:
                    met[bot, rival].count(played.deal, ((place < behind) + (place <= behind)) / 2)
    pairs = [(bot, other) for bot in bots for other in bots]
    return [Duel(*pair, share) for pair in pairs if pair in met and (share := met[pair].share()) is not None]


def parts(kinds: Mapping[int, object], games: Sequence[tuple[int, Played]]) -> list[Part]:
    """Take games of several kinds apart; of one kind there is nothing to take apart."""
    if len(kinds) == 1:
        return []
    sorted_out: defaultdict[int, list[Played]] = defaultdict(list)
    for kind, played in games:
        sorted_out[kind].append(played)
    return [Part(kinds[kind], len(some), shares(some)) for kind, some in sorted(sorted_out.items())]


def differences(match: Match, games: Sequence[Played]) -> list[Difference]:
    """Compare the first bots of mixes that somebody has named; those of drawn ones have no first bot."""
    if match.drawn:
        return []
    counted = {
        number: victories(one for one in games if one.mix == number).get(mix[0], ByDeal())
        for number, mix in enumerate(match.mixes)
    }
    return [
        Difference(match.mixes[one], match.mixes[other], share)
        for one, other in combinations(counted, 2)
        if (share := difference(counted[one], counted[other])) is not None
    ]
