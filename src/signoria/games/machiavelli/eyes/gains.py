"""What answers bring at once: how much gold, how many cards, and from what; of a card to keep, what building it costs.

All of it follows from what the asked seat can see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import CATALOGUE
from signoria.games.machiavelli.data.components import (
    CHARACTER_NUMBERS,
    DISTRICTS,
    GOLD_MINE,
    LIBRARY,
    NAMES,
    NO_TYPE,
    NUMBERS,
    OBSERVATORY,
    SCHOOL_OF_MAGIC,
    TYPES,
)
from signoria.games.machiavelli.eyes.obstacles import why_not_built
from signoria.games.machiavelli.rules.characters.paid_by_districts import PaidByDistricts, matching
from signoria.games.machiavelli.rules.income import cards_of_income, gold_of_income, kept_of_income
from signoria.games.machiavelli.state.card_rules import Gains

if TYPE_CHECKING:
    from signoria.games.machiavelli.eyes.shapes import GainView
    from signoria.games.machiavelli.eyes.views import MachiavelliSight
    from signoria.games.machiavelli.state.card_rules import CharacterRule
    from signoria.games.machiavelli.state.table import Machiavelli


def gains_of_answers(sight: MachiavelliSight) -> dict[str, GainView]:
    """Give what the answers of the asked seat bring, by notation; nothing for those that only lead on."""
    found: dict[str, GainView] = {}
    for option in sight.options():
        move = CATALOGUE.notations[option]
        gain = of_card(sight, move[5:]) if move.startswith("keep ") else gain_of(sight.game, sight.seat, move)
        if gain is not None:
            found[move] = gain
    return found


def gain_of(game: Machiavelli, seat: i64, move: str) -> GainView | None:
    """Give what an answer brings; None for one that brings nothing by itself."""
    verb, _, what = move.partition(" ")
    if verb == "choose":
        return of_character(game, seat, game.rules.characters[CHARACTER_NUMBERS[what]])
    if verb == "district-income":
        return of_districts(game, seat, game.rule())
    if verb == "take-cards":
        return of_drawing(game, seat)
    gain: GainView | None = None
    if verb == "take-gold":
        gain = plain(Gains(gold=gold_of_income(game, seat)))
        gain["by"] = standing(game, seat, [GOLD_MINE])
    elif verb == "collect-tax":
        gain = plain(Gains(gold=game.tax))
    elif verb == "smithy":
        gain = plain(Gains(cards=game.wording.smithy_cards))
        gain["cost"] = int(game.wording.smithy_price)
    elif verb == "laboratory":
        gain = plain(Gains(gold=game.wording.laboratory_gold))
        gain["discards"] = 1
    return gain


def of_card(sight: MachiavelliSight, card: str) -> GainView | None:
    """Give what it costs to build a card at once that can be kept; None where it could not be built."""
    kind = NUMBERS[card]
    if not (DISTRICTS >> kind) & 1 or sight.game.turn.seat != sight.seat:
        return None
    if why_not_built(sight.game, sight.seat, kind)[0] != "why-no-use":
        return None
    gain = plain(Gains())
    gain["cost"] = int(sight.price(sight.seat, kind))
    return gain


def plain(gains: Gains) -> GainView:
    return {"gold": int(gains.gold), "cards": int(gains.cards), "either": int(gains.either)}


def standing(game: Machiavelli, seat: i64, kinds: list[int]) -> list[str]:
    """Give those of some districts that stand in a city."""
    return [NAMES[kind] for kind in kinds if game.players[seat].has(kind)]


def of_drawing(game: Machiavelli, seat: i64) -> GainView:
    """Give how many cards an income is, and how many of them are kept."""
    drawn = min(cards_of_income(game, seat), game.deck.size + game.discard.size)
    gain = plain(Gains(cards=drawn))
    gain["keep"] = int(min(kept_of_income(game, seat), drawn))
    gain["by"] = standing(game, seat, [OBSERVATORY, LIBRARY])
    return gain


def of_character(game: Machiavelli, seat: i64, rule: CharacterRule) -> GainView | None:
    """Give what a character would bring for nothing, as the city of its player stands."""
    if rule.income != NO_TYPE:
        return with_source(game, seat, rule.income, rule.prospects(game, seat))
    gains = rule.prospects(game, seat)
    return plain(gains) if gains.exist() else None


def of_districts(game: Machiavelli, seat: i64, rule: CharacterRule) -> GainView | None:
    """Give what the districts of the acting player pay."""
    if not isinstance(rule, PaidByDistricts):
        return None
    return with_source(game, seat, rule.income, rule.paid(game, seat, rule.income_due(game)))


def with_source(game: Machiavelli, seat: i64, income: i64, gains: Gains) -> GainView:
    """Say which districts pay: those of the type, and the School of Magic."""
    gain = plain(gains)
    school = standing(game, seat, [SCHOOL_OF_MAGIC])
    gain["type"] = TYPES[income]
    gain["number"] = int(matching(game, seat, income)) - len(school)
    gain["by"] = school
    return gain
