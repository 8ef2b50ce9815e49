"""What a search knows about Machiavelli: it looks to the end of the round, where a value learnt from games judges."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.machiavelli.attacks import gain_of
from signoria.bots.machiavelli.draft_worlds import likely_world
from signoria.bots.machiavelli.features import VERSION, write_features
from signoria.bots.machiavelli.house import HouseBot
from signoria.bots.search.knowledge import MOST_CANDIDATES, spread_out
from signoria.bots.search.learned import Learned
from signoria.bots.search.value import Features
from signoria.core.position import Position, Sight
from signoria.games.machiavelli.data.actions import DISTRICT, SPOTS, district_seat
from signoria.games.machiavelli.data.components import CHARACTERS, MOST_PLAYERS, MOST_RANKS, NOBODY
from signoria.games.machiavelli.eyes.views import MachiavelliSight
from signoria.games.machiavelli.state.table import Machiavelli

PACKAGE: Final = "signoria.bots.machiavelli"
# Whom a plot hits depends on who holds what, which only many worlds can tell.
PLOTS: Final = frozenset({"name-character", "place-warrants", "place-threats"})
# Good manners need no thinking.
MANNERS: Final = "answer-call"
# Where it matters who holds which character.
CHOOSING: Final = "choose-character"
NAMING: Final = "name-character"
ATTACKS: Final = frozenset({"destroy", "seize", "exchange", "armory"})


class MachiavelliKnowledge(Learned):
    """Knowledge of all editions, with any number of players."""

    def __init__(self) -> None:
        super().__init__(PACKAGE)

    def policy(self, seed: int) -> Bot:
        return HouseBot(seed)

    def worth_searching(self, sight: Sight) -> bool:
        return len(sight.options()) > 1 and sight.question() != MANNERS

    def candidates(self, sight: Sight, own: i64) -> vec[i64]:
        options = sight.options()
        if len(options) > MOST_CANDIDATES and sight.question() in ATTACKS:
            return best_targets(cast("MachiavelliSight", sight), options, own)
        return spread_out(options, own)

    def effort(self, sight: Sight) -> i64:
        return 3 if sight.question() in PLOTS else 1

    def imagine(self, sight: Sight, seed: int) -> Position:
        return likely_world(cast("MachiavelliSight", sight), seed)

    def things(self, sight: Sight) -> list[str]:
        if sight.question() not in (CHOOSING, NAMING):
            return []
        eyes = cast("MachiavelliSight", sight)
        found: list[str] = []
        rank: i64 = 0
        while rank < MOST_RANKS:
            character = eyes.character_at(rank)
            found.append("" if character == NOBODY else CHARACTERS[character])
            rank += 1
        return found

    def holds(self, position: Position, seat: i64, thing: i64) -> bool:
        return cast("Machiavelli", position).cast.places[thing] == seat

    def horizon(self, position: Position) -> i64:
        return cast("Machiavelli", position).round

    def version(self) -> int:
        return VERSION

    def family(self, position: Position) -> str:
        settings = cast("Machiavelli", position).settings
        return f"{settings.edition}{'-actions' if settings.action_cards else ''}-{settings.players}"

    def features(self, position: Position, seat: i64, features: Features) -> None:
        write_features(cast("Machiavelli", position), seat, features)


def best_targets(eyes: MachiavelliSight, options: vec[i64], own: i64) -> vec[i64]:
    """Give the policy's own answer, and of the districts that could be attacked those that are worth most."""
    question = eyes.question()
    found: list[tuple[int, int]] = []
    for option in options:
        # Whatever is no district is to let it be.
        gain: i64 = 0
        if is_district(option):
            gain = gain_of(eyes, question, district_seat(option), eyes.place_said(option))
        if option != own:
            found.append((-gain, option))
    found.sort()
    chosen = append(vec[i64](), own)
    for _, option in found[: MOST_CANDIDATES - 1]:
        chosen = append(chosen, option)
    return chosen


def is_district(option: i64) -> bool:
    """Whether an option says a district of a city."""
    return DISTRICT <= option < DISTRICT + MOST_PLAYERS * SPOTS
