"""All cards that act, by number, and all frames: what a table needs to follow the rules."""

from __future__ import annotations

from typing import Final

from signoria.core.codec import FrameCodec
from signoria.games.machiavelli.data.actions import USE_ARMORY, USE_LABORATORY, USE_MUSEUM, USE_SMITHY
from signoria.games.machiavelli.data.components import (
    ARMORY,
    CHARACTER_CARDS,
    CIRCUS_TENT,
    DIRECTOR,
    FORTUNE_TELLER,
    HUMAN_CANNONBALL,
    LABORATORY,
    MUSEUM,
    SMITHY,
    TICKET_WAGON,
)
from signoria.games.machiavelli.rules import (
    action_cards,
    action_phase,
    building,
    characters,
    construction,
    districts,
    hand_inspection,
    income,
    moments,
    selection_phase,
    short_turn,
    turn,
)
from signoria.games.machiavelli.rules import round as rounds
from signoria.games.machiavelli.rules.action_cards import (
    circus_tent,
    director,
    fortune_teller,
    human_cannonball,
    ticket_wagon,
)
from signoria.games.machiavelli.rules.characters import (
    abbot,
    alchemist,
    architect,
    artist,
    assassin,
    bishop,
    blackmailer,
    cardinal,
    diplomat,
    emperor,
    king,
    magician,
    magistrate,
    marshal,
    merchant,
    navigator,
    patrician,
    queen,
    scholar,
    seer,
    spy,
    tax_collector,
    thief,
    trader,
    warlord,
    witch,
    wizard,
)
from signoria.games.machiavelli.rules.districts import (
    armory,
    laboratory,
    museum,
    smithy,
)
from signoria.games.machiavelli.state.card_rules import ActingCards, ActionCardRule, CharacterRule, DistrictRule

# In the order of the cards in components.py.
CLASSES: Final[list[type[CharacterRule]]] = [
    assassin.Assassin,
    witch.Witch,
    magistrate.Magistrate,
    thief.Thief,
    spy.Spy,
    blackmailer.Blackmailer,
    magician.Magician,
    wizard.Wizard,
    seer.Seer,
    king.King,
    emperor.Emperor,
    patrician.Patrician,
    bishop.Bishop,
    abbot.Abbot,
    cardinal.Cardinal,
    merchant.Merchant,
    alchemist.Alchemist,
    trader.Trader,
    architect.Architect,
    navigator.Navigator,
    scholar.Scholar,
    warlord.Warlord,
    diplomat.Diplomat,
    marshal.Marshal,
    queen.Queen,
    artist.Artist,
    tax_collector.TaxCollector,
]

CHARACTER_RULES: Final[list[CharacterRule]] = [
    CLASSES[number](number, card.income) for number, card in enumerate(CHARACTER_CARDS)
]

DISTRICT_RULES: Final[list[DistrictRule]] = [
    laboratory.Laboratory(LABORATORY, USE_LABORATORY),
    smithy.Smithy(SMITHY, USE_SMITHY),
    museum.Museum(MUSEUM, USE_MUSEUM),
    armory.Armory(ARMORY, USE_ARMORY),
]

# Acrobat and Rasputin are played when somebody is called: action_phase.py asks for them.
ACTION_CARD_RULES: Final[list[ActionCardRule]] = [
    circus_tent.CircusTent(CIRCUS_TENT),
    director.Director(DIRECTOR),
    ticket_wagon.TicketWagon(TICKET_WAGON),
    human_cannonball.HumanCannonball(HUMAN_CANNONBALL),
    fortune_teller.FortuneTeller(FORTUNE_TELLER),
]

CODEC: Final = FrameCodec(
    [
        building,
        action_phase,
        construction,
        selection_phase,
        income,
        moments,
        hand_inspection,
        rounds,
        short_turn,
        turn,
        action_cards,
        characters,
        districts,
    ]
)

RULES: Final = ActingCards(CHARACTER_RULES, DISTRICT_RULES, ACTION_CARD_RULES)
