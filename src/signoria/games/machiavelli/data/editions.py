"""The editions, and every point in which they differ.

The original game and De Donkere Landen share their wording; Deluxe words many cards anew. Whoever wants to know what a
card does in which edition finds the difference here under a name, and the rule that asks for it where the card is.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.machiavelli.data.components import CARDS, CHARACTER_CARDS, KEEP, NUMBERS

CLASSIC: Final = "classic"
DARK_LANDS: Final = "dark-lands"
DELUXE: Final = "deluxe"
EDITIONS: Final = [DELUXE, CLASSIC, DARK_LANDS]

ALL_CARDS: Final = 99


class Wording:
    """How an edition words what the editions word differently. The comments say: classic / Deluxe."""

    def __init__(self, *, deluxe: bool) -> None:
        self.deluxe = deluxe
        classic = not deluxe

        # --- Cards and the deck ---
        # Discards lie on a pile that becomes the next deck / go under the deck.
        self.discard_pile = classic
        # Income cards that are not kept by the owner of an Observatory go under the deck in random order / are
        # discarded like all others.
        self.observatory_hides_rest = classic
        # Library: keep two of the drawn cards, or only one / keep all of them.
        self.library_keeps: i64 = 2 if classic else ALL_CARDS
        # Laboratory: gold for a card.
        self.laboratory_gold: i64 = 1 if classic else 2
        # Smithy: price, and cards for it.
        self.smithy_price: i64 = 3 if classic else 2
        self.smithy_cards: i64 = 2 if classic else 3
        # Lighthouse: after looking one may take nothing / takes a card.
        self.lighthouse_may_leave = classic
        # Park: the owner is asked / draws without being asked.
        self.park_asks = classic

        # --- Building ---
        # Quarry: a discount for each equal district / the right to build equal districts.
        self.quarry_discount = classic
        # Wizard: bound by the rule on equal names / free of it in his turn.
        self.wizard_repeats = deluxe
        # Factory and Quarry never make a price lower than 1 (or than a cost of 0) / there is no such bound.
        self.discounts_leave_one = classic
        # Tax: 1 gold a turn straight to the Tax Collector who was turned up / 1 gold a district onto his token.
        self.tax_on_token = deluxe

        # --- The crown ---
        # King: gets the crown when he is turned up / takes it at a moment of his choice in his turn.
        self.crown_in_turn = deluxe
        # A murdered rank 4 inherits at the start of the next round / at the end of the round, the last one too.
        self.succession_at_end = deluxe
        # Emperor: gives the crown when he is called and takes nothing / in his turn, and takes a gold or a card.
        self.emperor_takes = deluxe

        # --- Other characters ---
        # Magician: may swap any two hands / not two empty ones.
        self.swaps_empty_hands = classic
        # Abbot: gold only, no tithe from tied players / gold and cards, chooses among the richest.
        self.abbot_cards = deluxe
        # Navigator: chooses directly after the income / at any moment of the turn.
        self.navigator_at_once = classic
        # Queen: next to the crown when she is called / next to the player of rank 4.
        self.queen_by_crown = classic

        # --- Rank 8 and destruction ---
        # Warlord: other cities only / his own city too.
        self.warlord_own_city = deluxe
        # Great Wall: raises the Warlord's price / the price of every rank 8.
        self.wall_against_all = deluxe
        # Diplomat: bound by names only where equal districts are forbidden / always.
        self.diplomat_minds_names = deluxe
        # Diplomat among the characters: the Graveyard has no effect in the whole game / works as ever.
        self.diplomat_voids_graveyard = classic
        # Armory: other cities only / any city.
        self.armory_own_city = deluxe

        # --- Scoring ---
        # Wishing Well: other unique districts / itself too.
        self.well_counts_itself = deluxe
        # Ties: points of districts, then gold / the highest rank turned up in the last round.
        self.ties_by_rank = deluxe


CLASSIC_WORDING: Final = Wording(deluxe=False)
DELUXE_WORDING: Final = Wording(deluxe=True)

# Where the classic boxes print another number than Deluxe.
CLASSIC_COSTS: Final = {"observatory": 5, "imperial-treasury": 4, "poor-house": 0}
CLASSIC_POOR_HOUSE_MENDED: Final = 5
CLASSIC_KEEPS: Final = 2
CLASSIC_TAX_COLLECTOR_RANK: Final = 2

CLASSIC_UNIQUES: Final = [
    "haunted-quarter",
    "keep",
    "graveyard",
    "laboratory",
    "smithy",
    "observatory",
    "library",
    "school-of-magic",
    "dragon-gate",
    "university",
]
DARK_LANDS_UNIQUES: Final = [
    "great-wall",
    "quarry",
    "wishing-well",
    "imperial-treasury",
    "map-room",
    "hospital",
    "poor-house",
    "lighthouse",
    "park",
    "armory",
    "ballroom",
    "factory",
    "museum",
    "bell-tower",
    "throne-room",
]
CLASSIC_CHARACTERS: Final = [card.name for card in CHARACTER_CARDS if card.box == "base"]
DARK_LANDS_CHARACTERS: Final = [
    *(card.name for card in CHARACTER_CARDS if card.box != "dark-figures"),
    "tax-collector",
]


def wording_of(edition: str) -> Wording:
    return DELUXE_WORDING if edition == DELUXE else CLASSIC_WORDING


def rank_of(character: int, edition: str) -> int:
    """Give the rank of a character; the Tax Collector of De Donkere Landen is no rank 9."""
    card = CHARACTER_CARDS[character]
    if edition != DELUXE and card.name == "tax-collector":
        return CLASSIC_TAX_COLLECTOR_RANK
    return card.rank


def costs_of(edition: str, *, mended_poor_house: bool = False) -> vec[i64]:
    """Give the cost of every kind of card."""
    costs = [card.cost for card in CARDS]
    if edition != DELUXE:
        for name, cost in CLASSIC_COSTS.items():
            costs[NUMBERS[name]] = cost
        if mended_poor_house:
            costs[NUMBERS["poor-house"]] = CLASSIC_POOR_HOUSE_MENDED
    return vec[i64](costs)


def copies_of(kind: int, edition: str) -> int:
    """How many cards of a kind are in the box."""
    return CLASSIC_KEEPS if edition != DELUXE and kind == KEEP else CARDS[kind].copies


def usual_city_size(edition: str, players: int) -> int:
    """How many districts make a city complete, as long as no Bell Tower says otherwise."""
    if edition == DELUXE and players >= 4:
        return 7
    return 8
