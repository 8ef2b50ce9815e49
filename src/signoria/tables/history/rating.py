"""How strong players are, game by game: each game that is over moves the ratings of its people, bots stand still.

A rating is a belief in the sense of openskill: a strength, and how unsure it is. Bots are anchors: what they are worth
was measured once and is never changed by a game, so that a rating means the same next year and on another server.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import msgspec
from openskill.models import PlackettLuce

from signoria.tables.table.levels import about

if TYPE_CHECKING:
    from collections.abc import Mapping

    from signoria.tables.table.rows import Ending, Summary
    from signoria.tables.table.seats import Seat

MODEL: Final = PlackettLuce()
# A game says what its bots are worth, measured in games between them: of two players, who wins 92 of 100 is 15 ahead.
# The house bot is as strong as somebody whom nobody knows yet.
ANCHOR_SIGMA: Final = 1.0
# People read whole numbers, with the house bot at 1000.
SHOWN_AT_HOUSE: Final = 1000
SHOWN_STEP: Final = 40
# As long as a rating is less sure than this, it is shown as provisional: about ten games.
PROVISIONAL: Final = 4.0


# A newcomer has no number to lose before so many games, and a rounded one up to so many.
NEWCOMER: Final = 5
ROUNDED: Final = 15
ROUNDED_TO: Final = 20


class Skill(msgspec.Struct, frozen=True):
    """What is believed of a player's strength after so many games."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        """The number that people read."""
        return SHOWN_AT_HOUSE + round((self.mu - MODEL.mu) * SHOWN_STEP)

    @property
    def told(self) -> int | None:
        """The number that others are told: none of a newcomer, a round one as long as there are few games."""
        if self.games < NEWCOMER:
            return None
        return self.shown if self.exact else round(self.shown / ROUNDED_TO) * ROUNDED_TO

    @property
    def exact(self) -> bool:
        """Whether there are enough games for an exact number."""
        return self.games > ROUNDED

    @property
    def provisional(self) -> bool:
        """Whether it may still change a lot."""
        return self.sigma > PROVISIONAL


class Rated(msgspec.Struct, frozen=True):
    """What a game changed in the rating of the guest on a seat."""

    seat: int
    guest: str
    before: Skill
    after: Skill


def anchor(game: str, bot: str | None) -> Skill | None:
    """Give what a bot is worth; None for one that has not been measured."""
    mu = about(game).anchors.get(bot or "")
    return None if mu is None else Skill(mu, ANCHOR_SIGMA)


def rated_guests(game: str, summary: Summary) -> list[str]:
    """Give the guests whose ratings a game that is over changes: those alone on their device, against somebody.

    A game that was only practice changes none.
    """
    if summary.result is None or summary.practice is not None:
        return []
    seats = _participants(game, summary.seats)
    guests = [seat.guest for seat in seats.values() if seat.guest is not None]
    return guests if len(seats) > 1 else []


def rated(game: str, summary: Summary, before: Mapping[str, Skill]) -> list[Rated]:
    """Rate a game that is over, from what was believed before it; who is not named there is new."""
    result = summary.result
    if result is None or not rated_guests(game, summary):
        return []
    seats = _participants(game, summary.seats)
    places = ranks(result)
    # Whoever has resigned came last, whatever the bot made of it.
    resigned = {number for number, seat in seats.items() if seat.keeper == "resigned"}
    places = [len(places) + 1 if number in resigned else place for number, place in enumerate(places)]
    skills = [_skill(game, seat, before) for seat in seats.values()]
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    after = MODEL.rate(teams, ranks=[float(places[number]) for number in seats])
    changes = []
    for (number, seat), skill, team in zip(seats.items(), skills, after):
        new = Skill(team[0].mu, team[0].sigma, skill.games + 1)
        if seat.kept and new.mu > skill.mu:
            # A bot has earned it.
            new = Skill(skill.mu, skill.sigma, skill.games + 1)
        # Bots stand still.
        if seat.guest is not None:
            changes.append(Rated(number, seat.guest, skill, new))
    return changes


def solved(before: Skill, level: float, *, right: bool) -> Skill:
    """Rate somebody who has tried a puzzle, as a game of two against it; the puzzle stands still."""
    teams = [[MODEL.rating(mu=before.mu, sigma=before.sigma)], [MODEL.rating(mu=level, sigma=ANCHOR_SIGMA)]]
    ((after,), _) = MODEL.rate(teams, ranks=[1.0, 2.0] if right else [2.0, 1.0])
    return Skill(after.mu, after.sigma, before.games + 1)


def ranks(result: Ending) -> list[int]:
    """Give the place of each seat. Results from before places were kept have points and winners."""
    if result.ranks:
        return result.ranks
    standings = [(seat not in result.winners, -points) for seat, points in enumerate(result.scores)]
    return [1 + sum(other < mine for other in standings) for mine in standings]


def _participants(game: str, seats: list[Seat]) -> dict[int, Seat]:
    """Give the seats that count. Whoever of several people at one device it was, nobody knows: those do not."""
    held = Counter(seat.guest for seat in seats if seat.guest is not None)
    return {
        number: seat
        for number, seat in enumerate(seats)
        # A person whose seat a bot keeps at the end counts as that person: else leaving would save a rating.
        if (held[seat.guest] == 1 if seat.guest is not None else anchor(game, seat.bot) is not None)
    }


def _skill(game: str, seat: Seat, before: Mapping[str, Skill]) -> Skill:
    if seat.guest is not None:
        return before.get(seat.guest, Skill())
    fixed = anchor(game, seat.bot)
    assert fixed is not None
    return fixed
