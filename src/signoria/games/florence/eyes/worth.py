"""What cards are worth to a player: works of persons, bonus cards and prestige cards, as the table lies now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.florence.data.components import (
    BONUS_NAMES,
    CARD_NUMBERS,
    FIRST_BONUS,
    FIRST_PRESTIGE,
    PERSON_NAMES,
    PRESTIGE_NAMES,
    PRICE_OF_A_POINT,
    PRINCESS,
    named,
)
from signoria.games.florence.rules import bonus, prestige
from signoria.games.florence.rules.muse_and_princess.muse import inspiration
from signoria.games.florence.rules.muse_and_princess.princess import princess_parts
from signoria.games.florence.rules.work_values import FOR_JESTER, parts
from signoria.games.florence.rules.works import FLORINS_PER_VALUE

if TYPE_CHECKING:
    from signoria.games.florence.eyes.shapes import (
        BonusWorth,
        Comparison,
        Counting,
        PersonWorth,
        PrestigeWorth,
        PrincessWorth,
        Worth,
    )
    from signoria.games.florence.state.player import Player
    from signoria.games.florence.state.table import Florence

# By the numbers of bonus.py.
COUNTED: Final = [
    "forests",
    "lakes",
    "parks",
    "jesters",
    "builders",
    "prestige",
    "freedoms",
    "large",
    "medium",
    "small",
    "hand",
    "table",
]


def hand_of(game: Florence, seat: i64) -> list[str]:
    """Give the cards in a player's hand that are worth something."""
    player = game.players[seat]
    return [
        *named(player.persons, PERSON_NAMES),
        *named(player.bonus, BONUS_NAMES),
        *named(player.prestige, PRESTIGE_NAMES),
    ]


def worth_of(game: Florence, seat: i64, cards: list[str]) -> Worth:
    """Give what cards are worth to a player, whether he holds them or might."""
    player = game.players[seat]
    counts = countable(player)
    found: Worth = {
        "jesters": FOR_JESTER * player.jesters,
        "cards": player.cards(),
        "muse": inspiration(game, seat),
        "persons": {},
        "bonus": {},
        "prestige": {},
        "princess": princess_worth(game, seat) if player.character == PRINCESS else None,
    }
    for name in cards:
        card = CARD_NUMBERS[name]
        if card < FIRST_PRESTIGE:
            found["persons"][name] = person_worth(game, seat, card, counts)
        elif card < FIRST_BONUS:
            found["prestige"][name] = prestige_worth(game, seat, card - FIRST_PRESTIGE)
        else:
            found["bonus"][name] = bonus_worth(card - FIRST_BONUS, counts)
    return found


def person_worth(game: Florence, seat: i64, person: i64, counts: vec[i64]) -> PersonWorth:
    """Give what a work of a person would be worth, with the bonus cards that are chosen for it."""
    chosen: i64 = 0
    if game.working == person and game.asked_seat() == seat:
        chosen = game.chosen_bonus
    work = parts(game, seat, person, chosen)
    # No card takes anything away, so that all of them together are best.
    more = bonus.worth_together(game.players[seat].bonus & ~chosen, counts)
    most = work["value"] + more
    found: dict[str, object] = {
        "building": work["building"],
        "landscape": work["landscape"],
        "freedom": work["freedom"],
        "bonus": work["bonus"],
        "value": work["value"],
        "most": most,
        "income": income(most),
    }
    return cast("PersonWorth", found)


def income(value: int) -> list[int]:
    """Give what a work of a value brings."""
    money = FLORINS_PER_VALUE * value
    return [money, money // PRICE_OF_A_POINT]


def countable(player: Player) -> vec[i64]:
    """Count what bonus cards may ask for. An empty hand has nobody to lay open, and counts for nothing."""
    counts = bonus.counts_of(player)
    counts[bonus.HAND] = max(0, counts[bonus.HAND])
    return counts


def bonus_worth(card: i64, counts: vec[i64]) -> BonusWorth:
    """Give what a bonus card would add to a work."""
    wanted = bonus.BONUS_CARDS[card]
    found: list[Counting] = []
    for count, what in enumerate(COUNTED):
        if count in wanted.per or count in wanted.once:
            found.append({"what": what, "number": counts[count], "worth": bonus.worth_of_count(card, count, counts)})
    return {"adds": bonus.worth(card, counts), "counts": found}


def prestige_worth(game: Florence, seat: i64, card: int) -> PrestigeWorth:
    """Give what a prestige card would give its owner if the game ended now."""
    player = game.players[seat]
    found: list[Comparison] = [
        {
            "what": what,
            "least": least,
            "own": prestige.count(player, what),
            "best": prestige.best_of_others(game, seat, card, what),
            "good": prestige.is_enough(game, seat, card, what),
        }
        for what, least in prestige.PRESTIGE_CARDS[card].wants.items()
    ]
    return {"points": prestige.prestige_points(game, seat, card), "counts": found}


def princess_worth(game: Florence, seat: i64) -> PrincessWorth:
    """Give how the work of the Princess would add up."""
    work = princess_parts(game, seat)
    found: dict[str, object] = {
        "landscape": work["landscape"],
        "builders": work["builders"],
        "building": work["building"],
        "cards": work["cards"],
        "value": work["value"],
        "income": income(work["value"]),
    }
    return cast("PrincessWorth", found)
